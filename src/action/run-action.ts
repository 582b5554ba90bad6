import * as core from '@actions/core';
import type { ActionError } from '../errors.ts';
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

/** What is known of a run at its end. */
interface RunState<Values> {
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

/** Does one part of a report. No part may fail the run or keep the others from being done. */
async function attemptPart(part: () => Promise<void> | void, onError: (error: unknown) => void): Promise<void> {
  try {
    await part();
  } catch (error) {
    try {
      onError(error);
    } catch {
      // There is nothing left to report it with.
    }
  }
}

async function writeSummary(parts: () => readonly string[], { environment, logger }: RunCollaborators): Promise<void> {
  await attemptPart(
    () => addToSummary(parts(), environment),
    (error) => {
      logger.debug(`No summary: ${error instanceof Error ? error.message : 'it cannot be written.'}`);
    },
  );
}

async function reportSuccess(flow: Flow, collaborators: RunCollaborators): Promise<void> {
  await attemptPart(
    () => {
      const { message, title } = flow.summarize(false).notice;
      collaborators.logger.notice(message, title);
    },
    () => undefined,
  );
  await writeSummary(() => {
    const { heading, sections } = flow.summarize(false);
    return [`## ${heading}`, ...sections];
  }, collaborators);
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

/** Writes the one error annotation. */
async function annotate(error: ActionError, { environment, logger }: RunCollaborators): Promise<void> {
  await attemptPart(
    () => {
      const { title, lines } = failureText(error);
      const link = documentLink(environment, `docs/errors.md#${error.code}`);
      logger.error([...lines, `More information: ${link}`], title);
    },
    () => {
      core.error(`[${error.code}] The error could not be displayed.\n${REPORT_HINT}`, { title: 'Unexpected error' });
    },
  );
}

async function reportFailure<Values>(
  cause: unknown,
  { flow, outputs }: RunState<Values>,
  { definition, collaborators }: { definition: ActionDefinition<Values>; collaborators: RunCollaborators },
): Promise<void> {
  const { logger, redactor } = collaborators;
  const error = asActionError(cause);
  await attemptPart(
    () => {
      outputs?.recordFailure(error.code, flow ? flow.failureResult(error.code) : 'error');
      // With this code the file of the outputs is what failed.
      if (error.code !== 'runner-unsupported') outputs?.publish();
    },
    (failure) => {
      logger.warning(asActionError(failure).message, 'Outputs not set');
    },
  );
  await annotate(error, collaborators);
  await attemptPart(
    () => {
      logCauses(cause, collaborators);
    },
    () => undefined,
  );
  await writeSummary(() => {
    const { heading, sections } = flow?.summarize(true) ?? { heading: prose(definition.title), sections: [] };
    const { code, message, details, hint } = error;
    const failure = failureSection(shownDeeply({ code, message, details, hint }, redactor));
    return [`## ${heading}: ${prose(failureText(error).title)}`, failure, ...sections];
  }, collaborators);
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
  const { environment, redactor, unexpected } = collaborators;
  const state: RunState<Values> = {};
  const work = async (): Promise<Flow> => {
    const secrets = hideSecrets(definition.secretInputs, redactor);
    const outputs = createOutputs<Values>(environment);
    state.outputs = outputs;
    const tools = { readInput: core.getInput, mask: core.setSecret };
    const flow = await definition.prepare({ ...collaborators, ...tools, secrets, outputs });
    state.flow = flow;
    await flow.run();
    outputs.publish();
    return flow;
  };
  try {
    const flow = await Promise.race([work(), unexpected]);
    await reportSuccess(flow, collaborators);
    return true;
  } catch (error) {
    await reportFailure(error, state, { definition, collaborators });
    return false;
  }
}
