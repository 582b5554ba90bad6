import { stat } from 'node:fs/promises';
import * as core from '@actions/core';
import { asActionError, failureText, REPORT_HINT, type ActionError } from '../errors.ts';
import { documentLink, type Environment } from '../runner/environment.ts';
import type { Flow, RunContext } from '../runner/flow.ts';
import { code, prose } from '../runner/markdown.ts';
import { createOutputs, type Outputs } from '../runner/outputs.ts';
import { createRedactor, type Redactor } from '../runner/redactor.ts';
import { shownDeeply } from '../runner/shown-text.ts';

/** A step's summary that is longer is dropped (the runner's documentation, "Adding a job summary"). */
const MAX_SUMMARY_BYTES = 1024 * 1024;
const MAX_DETAILS = 50;
const MAX_CAUSES = 10;

export interface ActionDefinition<Values> {
  readonly title: string;
  readonly secretInputs: readonly string[];
  /** The output `result` if the inputs are invalid, for actions that have this output. */
  readonly invalidResult?: string;
  /** Reads the inputs and prepares the work. Sends nothing. Throws `invalid-input` that lists every mistake. */
  prepare(context: RunContext<Values>): Promise<Flow> | Flow;
}

export interface RunCollaborators extends Omit<RunContext<unknown>, 'outputs' | 'readInput' | 'mask' | 'secrets'> {
  readonly unexpected: Promise<never>;
}

interface Run<Values> extends RunCollaborators {
  readonly definition: ActionDefinition<Values>;
  outputs?: Outputs<Values>;
  flow?: Flow;
}

/** Masks secret inputs before anything can print them. Returns a redactor that knows them only. */
function hideSecrets(names: readonly string[], redactor: Redactor): Redactor {
  const secrets = createRedactor();
  for (const secret of names.map((name) => core.getInput(name)).filter((text) => text !== '')) {
    core.setSecret(secret);
    redactor.add(secret);
    secrets.add(secret);
  }
  return secrets;
}

async function work<Values>(run: Run<Values>): Promise<Flow> {
  const { definition, environment, redactor } = run;
  const secrets = hideSecrets(definition.secretInputs, redactor);
  const outputs = createOutputs<Values>(environment);
  run.outputs = outputs;
  const flow = await definition.prepare({ ...run, readInput: core.getInput, mask: core.setSecret, secrets, outputs });
  run.flow = flow;
  await flow.run();
  outputs.publish();
  return flow;
}

/** Does one part of a report. No part may fail the run or keep the others from being done. */
async function attempt(part: () => Promise<void> | void, onError?: (error: unknown) => void): Promise<void> {
  try {
    await part();
  } catch (error) {
    if (onError) await attempt(onError.bind(undefined, error));
  }
}

export async function addToSummary(parts: readonly string[], environment: Environment): Promise<void> {
  const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  const path = environment['GITHUB_STEP_SUMMARY'];
  if (!path) throw new Error('GITHUB_STEP_SUMMARY is not set.');
  const { size } = await stat(path);
  if (size + Buffer.byteLength(text) > MAX_SUMMARY_BYTES) throw new Error(`the file already has ${size} bytes.`);
  await core.summary.addRaw(text).write();
}

export function failureSection(error: Pick<ActionError, 'code' | 'message' | 'details' | 'hint'>): string {
  const details = error.details.slice(0, MAX_DETAILS).map(prose);
  const lines = [`**${prose(error.message)}** ${code(error.code)}`, ...details].map((line) => `> ${line}`);
  return `${lines.join('\n>\n')}\n\n**What to do next:** ${prose(error.hint)}`;
}

async function writeSummary<Values>(run: Run<Values>, error?: ActionError): Promise<void> {
  const { definition, environment, flow, logger, redactor } = run;
  await attempt(
    () => {
      const known = flow?.summarize(error !== undefined);
      const { heading = prose(definition.title), sections = [] } = known ?? {};
      if (error === undefined) return addToSummary([`## ${heading}`, ...sections], environment);
      const { message, details, hint } = error;
      const failure = failureSection(shownDeeply({ code: error.code, message, details, hint }, redactor));
      return addToSummary([`## ${heading}: ${prose(failureText(error).title)}`, failure, ...sections], environment);
    },
    (reason) => {
      logger.debug(`No summary: ${reason instanceof Error ? reason.message : 'it cannot be written.'}`);
    },
  );
}

async function reportFailure<Values>(cause: unknown, run: Run<Values>): Promise<void> {
  const { definition, environment, flow, logger, outputs } = run;
  const error = asActionError(cause);
  const { title, lines } = failureText(error);
  await attempt(
    () => {
      outputs?.recordFailure(error.code, flow ? flow.failureResult?.(error.code) : definition.invalidResult);
      // With this code the file of the outputs is what failed.
      if (error.code !== 'runner-unsupported') outputs?.publish();
    },
    (failure) => {
      logger.warning(asActionError(failure).message, 'Outputs not set');
    },
  );
  await attempt(
    () => {
      logger.error([...lines, `More information: ${documentLink(environment, `docs/errors.md#${error.code}`)}`], title);
    },
    () => {
      core.error(`[${error.code}] The error could not be displayed.\n${REPORT_HINT}`, { title: 'Unexpected error' });
    },
  );
  await attempt(() => {
    let reason = cause;
    for (let depth = 0; reason instanceof Error && depth < MAX_CAUSES; depth++) {
      logger.debug(reason.stack ?? reason.message);
      reason = reason.cause;
    }
  });
  await writeSummary(run, error);
}

/** The only place that fails the step. Publishes the outputs on every way out. Returns whether the step succeeded; never throws. */
export async function runAction<Values>(
  definition: ActionDefinition<Values>,
  collaborators: RunCollaborators,
): Promise<boolean> {
  const run: Run<Values> = { ...collaborators, definition };
  try {
    const flow = await Promise.race([work(run), run.unexpected]);
    await attempt(() => {
      const { message, title } = flow.summarize(false).notice;
      run.logger.notice(message, title);
    });
    await writeSummary(run);
    return true;
  } catch (error) {
    await reportFailure(error, run);
    return false;
  }
}
