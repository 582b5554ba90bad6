import * as core from '@actions/core';
import { ActionError, assertNever } from '../errors.ts';
import type { GitHub } from '../github/connect.ts';
import { readInputs, readSecrets, type AgentInputs, type Inputs } from './inputs.ts';
import { noticeOf, recordFailure, summaryOf, type RunState } from './run-state.ts';
import { runExport } from '../export/export.ts';
import { createHttpClient, type Fetch } from '../http/fetch.ts';
import type { Environment } from '../http/proxy.ts';
import { createOutputs, type Outputs } from '../runner/outputs.ts';
import { failureText, summaryFailure, toActionError } from '../runner/failure.ts';
import type { SummaryFailure } from '../export/summary.ts';
import type { Clock } from '../runner/clock.ts';
import { startDeadline, type Deadline } from '../runner/deadline.ts';
import type { Logger } from '../runner/logger.ts';
import { createRedactor, type Redactor } from '../runner/redactor.ts';
import { addToStepSummary } from '../runner/step-summary.ts';
import { createExportService } from '../service/client.ts';
import { createSender, type SendRequest } from '../service/http.ts';

/** What a run takes from the process that it runs in. */
export interface RunCollaborators {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly redactor: Redactor;
  /** Aborted when the runner cancels the step. */
  readonly cancelled: AbortSignal;
  /** A source of numbers from 0 to 1. */
  readonly random: () => number;
}

/** Secrets are masked by the runner and taken out of every line of our own before anything can go wrong with them. */
function guardSecrets(redactor: Redactor): void {
  for (const secret of readSecrets()) {
    core.setSecret(secret);
    redactor.add(secret);
  }
}

/** Knows the key and the token alone: a link's own signature may be in a link. */
function keysOnly(): Redactor {
  const keys = createRedactor();
  for (const secret of readSecrets()) keys.add(secret);
  return keys;
}

/** The variable makes Node.js accept any certificate, so that the key would go to whoever answers. */
function requireVerifiedTls({ baseUrl }: Inputs, environment: Environment): void {
  if (baseUrl.protocol !== 'https:' || environment['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0') return;
  throw new ActionError(
    'invalid-input',
    'The environment variable NODE_TLS_REJECT_UNAUTHORIZED is 0, which turns off the verification of certificates. Nothing was sent.',
    {
      hint: 'Remove NODE_TLS_REJECT_UNAUTHORIZED from the environment of the step and of the runner. To trust a private CA, set NODE_EXTRA_CA_CERTS to its PEM file.',
    },
  );
}

/** Connects to GitHub where a token asks for it; Octokit is loaded only then. */
async function connect({ github, projectId }: AgentInputs, room: AgentDependencies): Promise<GitHub | undefined> {
  if (github === undefined) return undefined;
  try {
    const { connectGitHub } = await import('../github/connect.ts');
    return connectGitHub({ ...room, ...github, projectId });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    room.logger.warning(`GitHub cannot be asked: ${why}. The step's exit code still gates.`, 'GitHub not told');
    return undefined;
  }
}

/** Publishes the known outputs and the kind of failure; a second failure must not mask the first. */
function publishAfterFailure(cause: unknown, account: RunState, logger: Logger): void {
  const { code } = toActionError(cause);
  recordFailure(account, code);
  // The file of the outputs is what failed.
  if (code === 'runner-unsupported') return;
  try {
    account.outputs?.publish();
  } catch (error) {
    logger.warning(toActionError(error).message, 'Outputs not set');
  }
}

/** What the agent mode is given beside what every run has. */
interface AgentDependencies extends RunCollaborators {
  readonly send: SendRequest;
  readonly fetch: Fetch;
  readonly outputs: Outputs;
  readonly notes: RunState['notes'];
  readonly deadline: Deadline;
}

/** Runs the agent mode, which is loaded only then: most runs are exports. */
async function startAgentMode(inputs: AgentInputs, room: AgentDependencies): Promise<void> {
  const [{ runAgent }, { createAgentService }] = await Promise.all([
    import('../agent/agent.ts'),
    import('../service/agent-client.ts'),
  ]);
  const github = await connect(inputs, room);
  await runAgent(inputs, { ...room, service: createAgentService(room.send), github });
}

async function runMode(
  inputs: Inputs,
  outputs: Outputs,
  { notes }: RunState,
  collaborators: RunCollaborators,
): Promise<void> {
  const { cancelled, clock, environment } = collaborators;
  const deadline = startDeadline(clock, inputs.timeoutMs, cancelled);
  const { fetch } = createHttpClient(environment);
  try {
    const { apiKey, baseUrl } = inputs;
    const send = createSender({ ...collaborators, apiKey, baseUrl, secrets: keysOnly(), deadline, fetch });
    switch (inputs.mode) {
      case 'export': {
        const service = createExportService(send, inputs.baseUrl);
        const mask = inputs.maskLink ? core.setSecret : undefined;
        await runExport(inputs, { ...collaborators, service, outputs, notes, deadline, mask });
        break;
      }
      case 'agent':
        await startAgentMode(inputs, { ...collaborators, send, fetch, outputs, notes, deadline });
        break;
      default:
        assertNever(inputs);
    }
  } finally {
    deadline.dispose();
  }
  outputs.publish();
}

/** Does one part of the report. None may fail the run, or keep the others from being written. */
async function tryToReport(part: () => Promise<void> | void): Promise<void> {
  try {
    await part();
  } catch {
    // An error about the report would need the same means that have just failed.
  }
}

function writeSummary(
  account: RunState,
  failure: SummaryFailure | undefined,
  { environment, logger, redactor }: RunCollaborators,
): Promise<void> {
  return tryToReport(() =>
    addToStepSummary(summaryOf(account, failure, redactor), environment['GITHUB_STEP_SUMMARY'], logger),
  );
}

async function reportSuccess(account: RunState, collaborators: RunCollaborators): Promise<void> {
  await tryToReport(() => {
    const { message, title } = noticeOf(account);
    collaborators.logger.notice(message, title);
  });
  await writeSummary(account, undefined, collaborators);
}

/** A chain of causes may be a circle. */
const MAX_CAUSES = 10;

function logCauses(cause: unknown, logger: Logger): void {
  let at = cause;
  for (let depth = 0; at instanceof Error && depth < MAX_CAUSES; depth++) {
    logger.debug(at.stack ?? at.message);
    at = at.cause;
  }
}

async function reportFailure(cause: unknown, account: RunState, collaborators: RunCollaborators): Promise<void> {
  const { logger } = collaborators;
  const error = toActionError(cause);
  await tryToReport(() => {
    const { title, lines } = failureText(error);
    logger.error(lines, title);
    account.failureReported = true;
  });
  await tryToReport(() => {
    logCauses(cause, logger);
  });
  await writeSummary(account, summaryFailure(error), collaborators);
}

/**
 * One run of the action. The only place that fails the step.
 *
 * @param account filled in as the run goes on, so that the entry can publish what is known if the run breaks
 * @returns whether the step succeeded
 */
export async function run(account: RunState, collaborators: RunCollaborators): Promise<boolean> {
  try {
    guardSecrets(collaborators.redactor);
    account.outputs = createOutputs(collaborators.environment);
    account.inputs = readInputs();
    requireVerifiedTls(account.inputs, collaborators.environment);
    await runMode(account.inputs, account.outputs, account, collaborators);
    await reportSuccess(account, collaborators);
    return true;
  } catch (error) {
    publishAfterFailure(error, account, collaborators.logger);
    await reportFailure(error, account, collaborators);
    return false;
  }
}
