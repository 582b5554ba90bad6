import { ActionError, assertNever } from '../errors.ts';
import type { GitHub, PullRequestAnswer } from '../github/connect.ts';
import type { AgentResult, PullRequestState } from './gate.ts';
import { isSameRepository, parsePullRequestLink, type PullRequestLink } from './pull-request-link.ts';
import { readWorkflow } from '../github/trigger.ts';
import type { AgentInputs } from './agent-inputs.ts';
import type { Environment } from '../http/proxy.ts';
import { createProgressReporter, type JobProgress } from '../jobs/progress-line.ts';
import type { Clock } from '../runner/clock.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { Logger } from '../runner/logger.ts';
import type { AgentService, AgentSnapshot } from '../service/agent.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import { logOnce, sayStateOnce, withJobContext, type ParseLog, type JobContext } from '../jobs/job-context.ts';

/** How long GitHub may answer 404 for a pull request that was read before: a replica that lags behind catches up by then. */
const PULL_REQUEST_LAG_MS = 30_000;
const PULL_REQUEST_LAG_PAUSE_MS = 5_000;
/** A workflow's token has 1,000 requests an hour for each repository (GitHub's documentation of rate limits). */
const PULL_REQUEST_PAUSE_MS = 60_000;
const PULL_REQUEST_LATE_SHARE = 0.1;

export interface FollowCollaborators {
  readonly environment: Environment;
  readonly service: AgentService;
  /** Undefined without a token. */
  readonly github: GitHub | undefined;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly deadline: Deadline;
  readonly random: () => number;
}

/** What is known of one agent job in the course of one run. */
export interface AgentJob extends ParseLog {
  readonly jobId: string;
  /** Opens the job's lines in the log where there are several jobs. */
  readonly label: string;
  latest: AgentSnapshot | undefined;
  link: PullRequestLink | undefined;
  prState: PullRequestState;
  prHeadSha: string | undefined;
  /** When GitHub first answered 404 for a pull request that it had shown, on the monotonic clock. */
  prMissingSinceMs: number | undefined;
  /** Why the pull request's state is unknown. */
  unknownBecause: string;
  /** What the job came to; undefined while it has not ended. */
  result: AgentResult | undefined;
  /** What ended the wait before the job did. */
  stoppedBy: ActionError | undefined;
}

/** A job that has come to something, if only to the end of the wait. */
export type EndedJob = AgentJob & { readonly result: AgentResult };
export type EndedJobs = readonly [EndedJob, ...EndedJob[]];

/** A job of which nothing is known yet. */
export function newAgentJob(jobId: string, label: string): AgentJob {
  return {
    jobId,
    label,
    latest: undefined,
    link: undefined,
    prState: 'unknown',
    prHeadSha: undefined,
    prMissingSinceMs: undefined,
    unknownBecause: 'GitHub is not asked without a working `github-token`',
    result: undefined,
    stoppedBy: undefined,
    said: new Set(),
  };
}

/** The job as the progress lines tell it. */
function progressOf(job: AgentJob): JobProgress | undefined {
  return job.latest && { status: job.latest.status, percent: undefined, pageCount: undefined };
}

/** Where the job stands, for the details of a failure. */
export function jobContextOf(job: AgentJob, projectId: string): JobContext {
  return {
    job: `The agent job ${job.jobId} of the project ${projectId}`,
    progress: progressOf(job),
    mayRun: job.latest === undefined || job.latest.phase === 'running',
    resumeHint: 'To wait for it again, run the step again with the same inputs.',
  };
}

/** What earlier responses told stays known, except the pull request: of that only what the completed job says counts. */
function withEarlier(snapshot: AgentSnapshot, before: AgentSnapshot = snapshot): AgentSnapshot {
  return {
    ...snapshot,
    prLink: snapshot.phase === 'completed' ? snapshot.prLink : (snapshot.prLink ?? before.prLink),
    repository: snapshot.repository ?? before.repository,
    ref: snapshot.ref ?? before.ref,
    model: snapshot.model ?? before.model,
    createdAt: snapshot.createdAt ?? before.createdAt,
    archivedAt: snapshot.archivedAt ?? before.archivedAt,
  };
}

/** Throws `answer-unusable` for a job whose source repository is another one than before. */
function checkSource({ jobId, latest }: AgentJob, { repository }: AgentSnapshot): void {
  const before = latest?.repository;
  if (before === undefined || repository === undefined || isSameRepository(before, repository)) return;
  throw new ActionError('answer-unusable', `The source repository of the agent job ${jobId} changed during the wait.`, {
    details: [`It was ${before}, and is now ${repository}.`],
    hint: 'Check who answers at `base-url`, and look at the job in the dashboard.',
  });
}

function findPullRequest(
  job: AgentJob,
  { prLink, repository }: AgentSnapshot,
  mergeDecides: boolean,
  { environment, logger }: FollowCollaborators,
): PullRequestLink | undefined {
  if (prLink === undefined) return undefined;
  const link = parsePullRequestLink(prLink, { repository, workflow: readWorkflow(environment), mergeDecides });
  if (link.ok) return link.value;
  const text = `${job.label}The job's \`prLink\` is not used: ${link.reason}.`;
  if (!job.said.has(text)) logger.warning(text, 'Pull request link not usable');
  job.said.add(text);
  return undefined;
}

function say(job: AgentJob, logger: Logger, texts: readonly string[]): void {
  logOnce(
    job,
    logger,
    texts.map((text) => `${job.label}${text}`),
  );
}

/** Reads the job once. */
async function pollAgentJob(
  job: AgentJob,
  { projectId, pullRequestPolicy }: AgentInputs,
  collaborators: FollowCollaborators,
): Promise<Attempt<AgentSnapshot>> {
  const { service, logger } = collaborators;
  const exists = job.latest !== undefined;
  const { value, retryAfterMs } = await service.readAgentJob({ projectId, jobId: job.jobId, exists });
  checkSource(job, value);
  const latest = withEarlier(value, job.latest);
  job.latest = latest;
  job.link = findPullRequest(job, latest, pullRequestPolicy === 'merged', collaborators);
  say(job, logger, value.parseWarnings);
  return latest.phase === 'running' ? { done: false, retryAfterMs } : { done: true, value: latest };
}

/** The pause before GitHub is asked again, in milliseconds; undefined where asking again would not help. */
function pullRequestPauseMs(
  job: AgentJob,
  answer: PullRequestAnswer,
  { clock, random }: FollowCollaborators,
): number | undefined {
  const pauseMs = PULL_REQUEST_PAUSE_MS * (1 + PULL_REQUEST_LATE_SHARE * random());
  switch (answer.kind) {
    case 'known':
      return answer.state === 'open' || answer.state === 'draft' ? pauseMs : undefined;
    case 'later':
      return answer.retryAfterMs ?? pauseMs;
    case 'missing': {
      if (job.prState === 'unknown') return undefined;
      job.prMissingSinceMs ??= clock.monotonic();
      const isLagging = clock.monotonic() - job.prMissingSinceMs < PULL_REQUEST_LAG_MS;
      return isLagging ? PULL_REQUEST_LAG_PAUSE_MS : undefined;
    }
    case 'unknown':
      return undefined;
    default:
      return assertNever(answer);
  }
}

/** Asks GitHub for the state of the job's pull request; done when waiting would not change it. */
async function pollPullRequest(
  job: AgentJob,
  link: PullRequestLink,
  wait: boolean,
  collaborators: FollowCollaborators,
): Promise<Attempt<undefined>> {
  const { github, deadline, logger } = collaborators;
  const answer = await github?.readPullRequest(link, deadline.signal);
  if (answer === undefined) return { done: true, value: undefined };
  const pauseMs = wait ? pullRequestPauseMs(job, answer, collaborators) : undefined;
  if (answer.kind === 'known') {
    [job.prState, job.prHeadSha, job.prMissingSinceMs] = [answer.state, answer.headSha, undefined];
  } else {
    job.unknownBecause = answer.reason;
    // What was read before does not count any more, unless GitHub is asked again.
    if (pauseMs === undefined) job.prState = 'unknown';
    const words = `The state of the agent's pull request is unknown: ${answer.reason}`;
    sayStateOnce(job, logger, `${job.label}${pauseMs === undefined ? words : `${words}; asking again`}`);
  }
  return pauseMs === undefined ? { done: true, value: undefined } : { done: false, retryAfterMs: pauseMs };
}

/** Waits until the job has ended, then as far as `pull-request` asks for it until its pull request has. */
async function waitFor(job: AgentJob, inputs: AgentInputs, collaborators: FollowCollaborators): Promise<AgentResult> {
  const { maxPauseMs, pullRequestPolicy } = inputs;
  const { clock, deadline, logger } = collaborators;
  const progress = createProgressReporter(logger, clock, job.label);
  const startedMs = clock.monotonic();
  const pollUntilDone = <T>(attempt: () => Promise<Attempt<T>>, seen: () => JobProgress | undefined): Promise<T> => {
    const onPending = (): void => {
      const now = seen();
      if (now) progress.report({ ...now, waitedMs: clock.monotonic() - startedMs }, undefined);
    };
    return poll({ ...collaborators, signal: deadline.signal, maxPauseMs, attempt, onPending });
  };
  const ended = await pollUntilDone(
    () => pollAgentJob(job, inputs, collaborators),
    () => progressOf(job),
  );
  const last = progressOf(job);
  if (last) progress.report(last, undefined);
  const { link } = job;
  if (ended.phase !== 'completed') return ended.phase === 'failed' ? 'failed' : 'archived';
  if (link === undefined) return 'no-change';
  await pollUntilDone(
    () => pollPullRequest(job, link, pullRequestPolicy === 'merged', collaborators),
    () => ({ status: `pull request ${link.number} ${job.prState}`, percent: undefined, pageCount: undefined }),
  );
  return 'pull-request';
}

/**
 * Follows one job to its result; the deadline and a signal are results, too.
 *
 * @throws ActionError when the service fails, with where the job stands
 */
export async function followAgentJob(
  job: AgentJob,
  inputs: AgentInputs,
  collaborators: FollowCollaborators,
): Promise<EndedJob> {
  try {
    return Object.assign(job, { result: await waitFor(job, inputs, collaborators) });
  } catch (error) {
    if (!(error instanceof ActionError) || (error.code !== 'timed-out' && error.code !== 'cancelled')) {
      // A job that was never seen stands nowhere; one that is gone runs no more.
      const standing = jobContextOf(job, inputs.projectId);
      if (!(error instanceof ActionError) || error.code !== 'not-found') throw withJobContext(error, standing);
      throw job.latest === undefined ? error : withJobContext(error, { ...standing, mayRun: false });
    }
    return Object.assign(job, { result: error.code, stoppedBy: error });
  }
}
