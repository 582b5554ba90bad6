import * as core from '@actions/core';
import { documentLink } from '../runner/environment.ts';
import { asActionError, failureText, REPORT_HINT } from '../runner/error-report.ts';
import type { Flow, RunContext } from '../runner/flow.ts';
import { prose } from '../runner/markdown.ts';
import { createOutputs, type OutputFile } from '../runner/outputs.ts';
import { createRedactor, type Redactor } from '../runner/redactor.ts';
import { shownDeeply } from '../runner/shown-text.ts';
import { addToSummary, failureSection } from './run-report.ts';

/** An action: what differs between the entries. `Values` are the values of its outputs. */
export interface ActionDefinition<Values> {
  /** Heading of the summary of a run whose inputs are invalid. */
  readonly title: string;
  /** The inputs that are masked before anything else is done. */
  readonly secretInputs: readonly string[];
  /**
   * Reads the inputs and prepares the work. Sends nothing.
   *
   * @throws ActionError `invalid-input` that lists every mistake
   */
  prepare(context: RunContext<Values>): Promise<Flow> | Flow;
}

/** What a run takes from the process. */
export interface RunCollaborators extends Omit<RunContext<unknown>, 'outputs' | 'readInput' | 'mask' | 'secrets'> {
  /** Rejects with an ActionError when an exception was not caught. */
  readonly unexpected: Promise<never>;
}

/** A run, and what is known of it at its end. */
interface Run<Values> extends RunCollaborators {
  readonly definition: ActionDefinition<Values>;
  outputs?: OutputFile<Values>;
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

async function writeSummary({ environment, logger }: RunCollaborators, parts: () => string[]): Promise<void> {
  await attempt(
    () => addToSummary(parts(), environment),
    (error) => {
      logger.debug(`No summary: ${error instanceof Error ? error.message : 'it cannot be written.'}`);
    },
  );
}

async function reportSuccess(flow: Flow, collaborators: RunCollaborators): Promise<void> {
  await attempt(() => {
    const { message, title } = flow.summarize(false).notice;
    collaborators.logger.notice(message, title);
  });
  await writeSummary(collaborators, () => {
    const { heading, sections } = flow.summarize(false);
    return [`## ${heading}`, ...sections];
  });
}

/** A chain of causes may be a circle. */
const MAX_CAUSES = 10;

function logCauses(error: unknown, { logger }: RunCollaborators): void {
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth++) {
    logger.debug(cause.stack ?? cause.message);
    cause = cause.cause;
  }
}

async function reportFailure<Values>(cause: unknown, run: Run<Values>): Promise<void> {
  const { definition, environment, flow, logger, outputs, redactor } = run;
  const error = asActionError(cause);
  const { title, lines } = failureText(error);
  await attempt(
    () => {
      outputs?.recordFailure(error.code, flow ? flow.failureResult(error.code) : 'error');
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
    logCauses(cause, run);
  });
  await writeSummary(run, () => {
    const { heading, sections } = flow?.summarize(true) ?? { heading: prose(definition.title), sections: [] };
    const { code, message, details, hint } = error;
    const failure = failureSection(shownDeeply({ code, message, details, hint }, redactor));
    return [`## ${heading}: ${prose(title)}`, failure, ...sections];
  });
}

/**
 * One run of an action, and the only place that fails the step. Publishes the outputs on every way out, and ends with one
 * notice or one error annotation and a summary. Never throws.
 *
 * @returns whether the step succeeded
 */
export async function runAction<Values>(
  definition: ActionDefinition<Values>,
  collaborators: RunCollaborators,
): Promise<boolean> {
  const run: Run<Values> = { ...collaborators, definition };
  try {
    await reportSuccess(await Promise.race([work(run), run.unexpected]), run);
    return true;
  } catch (error) {
    await reportFailure(error, run);
    return false;
  }
}
