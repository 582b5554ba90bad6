import { ActionError, assertNever } from '../errors.ts';
import type { GitHub, PullRequestResult } from '../github/connect.ts';
import type { PullRequestLink, PullRequestState } from '../github/pull-request.ts';
import type { AgentResult } from './gate.ts';
import { isSameRepository, parsePullRequestLink } from './pull-request-link.ts';
import { readWorkflow } from '../github/trigger.ts';
import type { AgentInputs } from './agent-inputs.ts';
import type { Environment } from '../runner/environment.ts';
import { createProgressReporter } from '../jobs/progress-line.ts';
import type { Clock } from '../runner/clock.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { Logger } from '../runner/logger.ts';
import type { AgentService, AgentSnapshot } from '../service/agent-client.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import { logOnce, logStateOnce, withJobContext, type ParseLog, type JobContext } from '../jobs/job-context.ts';

/** How long GitHub may respond with 404 for a known pull request: a lagging replica catches up by then. */
const PULL_REQUEST_LAG_MS = 30_000;
const PULL_REQUEST_LAG_PAUSE_MS = 5_000;
/**
 * How many times longer the pauses are if every request counts against the rate limit. A workflow's token has 1,000 requests an
 * hour for each repository (GitHub's documentation of rate limits).
 */
const COUNTED_REQUEST_FACTOR = 6;
const LATE_SHARE = 0.1;

export interface FollowCollaborators {
  readonly environment: Environment;
  readonly service: AgentService;
  /** Undefined without a token. */
  readonly github: GitHub | undefined;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly deadline: Deadline;
  /** A source of numbers from 0 to 1. */
  readonly random: () => number;
}

/** The state of one agent job in this run. */
export interface AgentJob extends ParseLog {
  readonly jobId: string;
  /** Starts the job's lines in the log if there are several jobs. */
  readonly label: string;
  latest: AgentSnapshot | undefined;
  link: PullRequestLink | undefined;
  prState: PullRequestState;
  prHeadSha: string | undefined;
  /** When GitHub first responded with 404 for the known pull request, on the monotonic clock. */
  prMissingSinceMs: number | undefined;
  /** Why the pull request's state is unknown. */
  unknownBecause: string;
  /** Undefined until the wait for the job has ended. */
  result: AgentResult | undefined;
  /** What ended the wait before the job was finished. */
  stoppedBy: ActionError | undefined;
}

/** A job whose wait has ended. */
export type EndedJob = AgentJob & { readonly result: AgentResult };
export type EndedJobs = readonly [EndedJob, ...EndedJob[]];

export function newAgentJob(jobId: string, label: string): AgentJob {
  return {
    jobId,
    label,
    latest: undefined,
    link: undefined,
    prState: 'unknown',
    prHeadSha: undefined,
    prMissingSinceMs: undefined,
    unknownBecause: 'GitHub is not queried without a valid `github-token`',
    result: undefined,
    stoppedBy: undefined,
    logged: new Set(),
  };
}

/** The job's state for the details of a failure. */
export function jobContextOf(job: AgentJob, projectId: string): JobContext {
  return {
    job: `Agent job ${job.jobId} (project ${projectId})`,
    progress: job.latest,
    mayRun: job.latest === undefined || job.latest.phase === 'running',
    resumeHint: 'To wait for it again, re-run the step with the same inputs.',
  };
}

/** Keeps values from earlier responses, except the pull request of a completed job: only its own response counts. */
function withEarlier(snapshot: AgentSnapshot, earlier: AgentSnapshot = snapshot): AgentSnapshot {
  return {
    ...snapshot,
    prLink: snapshot.phase === 'completed' ? snapshot.prLink : (snapshot.prLink ?? earlier.prLink),
    repository: snapshot.repository ?? earlier.repository,
    ref: snapshot.ref ?? earlier.ref,
    model: snapshot.model ?? earlier.model,
    createdAt: snapshot.createdAt ?? earlier.createdAt,
    archivedAt: snapshot.archivedAt ?? earlier.archivedAt,
  };
}

/** @throws ActionError `answer-unusable` if the job's source repository has changed */
function checkSource({ jobId, latest }: AgentJob, { repository }: AgentSnapshot): void {
  const before = latest?.repository;
  if (before === undefined || repository === undefined || isSameRepository(before, repository)) return;
  throw new ActionError('answer-unusable', `The source repository of agent job ${jobId} changed during the wait.`, {
    details: [`It was ${before}, and is now ${repository}.`],
    hint: 'Check which server responds at `base-url`, and check the job in the dashboard.',
  });
}

/** Reads the job once. */
async function pollAgentJob(
  job: AgentJob,
  { projectId, pullRequestPolicy }: AgentInputs,
  { environment, service, logger }: FollowCollaborators,
): Promise<Attempt<AgentSnapshot>> {
  const exists = job.latest !== undefined;
  const { value, retryAfterMs } = await service.getAgentJob({ projectId, jobId: job.jobId, exists });
  checkSource(job, value);
  const latest = withEarlier(value, job.latest);
  const { prLink, repository } = latest;
  const origin = { repository, workflow: readWorkflow(environment), mergeDecides: pullRequestPolicy === 'merged' };
  const link = prLink === undefined ? undefined : parsePullRequestLink(prLink, origin);
  job.latest = latest;
  job.link = link?.ok === true ? link.value : undefined;
  if (link?.ok === false) {
    const warning = `${job.label}The job's \`prLink\` is not used: ${link.reason}.`;
    if (!job.logged.has(warning)) logger.warning(warning, 'Pull request link not usable');
    job.logged.add(warning);
  }
  const texts = value.parseWarnings.map((text) => `${job.label}${text}`);
  logOnce(job, logger, texts);
  return latest.phase === 'running' ? { done: false, retryAfterMs } : { done: true, value: latest };
}

/** Whether to read the pull request again. Without `pauseMs` the polling schedule applies. */
function nextPullRequestPoll(
  job: AgentJob,
  response: PullRequestResult,
  { clock, countedPauseMs }: { readonly clock: Clock; readonly countedPauseMs: number },
): { readonly again: boolean; readonly pauseMs?: number | undefined } {
  switch (response.kind) {
    case 'known': {
      const again = response.state === 'open' || response.state === 'draft';
      return { again, pauseMs: response.hasEtag ? undefined : countedPauseMs };
    }
    case 'later':
      return { again: true, pauseMs: response.retryAfterMs ?? countedPauseMs };
    case 'missing': {
      if (job.prState === 'unknown') return { again: false };
      job.prMissingSinceMs ??= clock.monotonic();
      const again = clock.monotonic() - job.prMissingSinceMs < PULL_REQUEST_LAG_MS;
      return { again, pauseMs: PULL_REQUEST_LAG_PAUSE_MS };
    }
    case 'unknown':
      return { again: false };
    default:
      return assertNever(response);
  }
}

/** Reads the state of the job's pull request; done if it is final, or if the merge does not matter. */
async function pollPullRequest(
  job: AgentJob,
  { link, inputs }: { readonly link: PullRequestLink; readonly inputs: AgentInputs },
  { github, clock, deadline, logger, random }: FollowCollaborators,
): Promise<Attempt<undefined>> {
  const waitsForMerge = inputs.pullRequestPolicy === 'merged';
  const response = await github?.getPullRequest(link, { signal: deadline.signal, retry: !waitsForMerge });
  if (response === undefined) return { done: true, value: undefined };
  const countedPauseMs = COUNTED_REQUEST_FACTOR * inputs.maxPauseMs * (1 + LATE_SHARE * random());
  const next = nextPullRequestPoll(job, response, { clock, countedPauseMs });
  const again = waitsForMerge && next.again;
  if (response.kind === 'known') {
    [job.prState, job.prHeadSha, job.prMissingSinceMs] = [response.state, response.headSha, undefined];
  } else {
    job.unknownBecause = response.reason;
    if (!again) job.prState = 'unknown';
    const text = `Could not get the state of the agent's pull request: ${response.reason}`;
    logStateOnce(job, logger, `${job.label}${text}${again ? '; trying again' : ''}`);
  }
  return again ? { done: false, retryAfterMs: next.pauseMs } : { done: true, value: undefined };
}

/** Waits for the job, and for its pull request if `pull-request` is `merged`. */
async function waitFor(job: AgentJob, inputs: AgentInputs, collaborators: FollowCollaborators): Promise<AgentResult> {
  const { clock, deadline, logger } = collaborators;
  const progress = createProgressReporter(logger, clock, job.label);
  const startedMs = clock.monotonic();
  const pollUntilDone = <T>(attempt: () => Promise<Attempt<T>>, status: () => string | undefined): Promise<T> => {
    const onPending = (): void => {
      progress.report({ status: status(), waitedMs: clock.monotonic() - startedMs });
    };
    return poll({ ...collaborators, signal: deadline.signal, maxPauseMs: inputs.maxPauseMs, attempt, onPending });
  };
  const ended = await pollUntilDone(
    () => pollAgentJob(job, inputs, collaborators),
    () => job.latest?.status,
  );
  progress.report({ status: ended.status });
  const { link } = job;
  if (ended.phase !== 'completed') return ended.phase === 'failed' ? 'failed' : 'archived';
  if (link === undefined) return 'no-change';
  await pollUntilDone(
    () => pollPullRequest(job, { link, inputs }, collaborators),
    () => `pull request ${link.number} ${job.prState}`,
  );
  return 'pull-request';
}

/**
 * Waits for one job's result; the deadline and a signal are results, too.
 *
 * @throws ActionError with the job's state if the service fails
 */
export async function followAgentJob(
  job: AgentJob,
  inputs: AgentInputs,
  collaborators: FollowCollaborators,
): Promise<EndedJob> {
  try {
    return Object.assign(job, { result: await waitFor(job, inputs, collaborators) });
  } catch (error) {
    if (error instanceof ActionError && (error.code === 'timed-out' || error.code === 'cancelled'))
      return Object.assign(job, { result: error.code, stoppedBy: error });
    const isGone = error instanceof ActionError && error.code === 'not-found';
    if (isGone && job.latest === undefined) throw error;
    const context = jobContextOf(job, inputs.projectId);
    throw withJobContext(error, isGone ? { ...context, mayRun: false } : context);
  }
}
