import { ActionError } from '../errors.ts';
import type { GitHub } from '../github/connect.ts';
import type { AgentResult, PullRequestState } from '../github/gate.ts';
import { parsePullRequestLink, type PullRequestLink } from '../github/pull-request.ts';
import type { AgentInputs } from '../inputs.ts';
import { createProgressReporter, type JobProgress } from '../report/progress.ts';
import type { Clock } from '../runner/clock.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { Logger } from '../runner/logger.ts';
import type { AgentService, AgentSnapshot } from '../service/agent.ts';
import { poll, type Attempt } from '../wait/poll.ts';
import { sayOnce, sayStateOnce, withStanding, type Saying, type Standing } from './standing.ts';

export interface FollowCollaborators {
  readonly service: AgentService;
  /** Undefined without a token. */
  readonly github: GitHub | undefined;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly deadline: Deadline;
  readonly random: () => number;
}

/** What is known of one agent job in the course of one run. */
export interface AgentJob extends Saying {
  readonly jobId: string;
  /** Opens the job's lines in the log where there are several jobs. */
  readonly label: string;
  latest: AgentSnapshot | undefined;
  link: PullRequestLink | undefined;
  prState: PullRequestState;
  prHeadSha: string | undefined;
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
export function standingOf(job: AgentJob, projectId: string): Standing {
  return {
    job: `The agent job ${job.jobId} of the project ${projectId}`,
    progress: progressOf(job),
    mayRun: job.latest === undefined || job.latest.phase === 'running',
    goOn: 'To wait for it again, run the step again with the same inputs.',
  };
}

/** What was told once stays known when a later answer leaves it out. */
function merged(snapshot: AgentSnapshot, before: AgentSnapshot = snapshot): AgentSnapshot {
  return {
    ...snapshot,
    prLink: snapshot.prLink ?? before.prLink,
    repository: snapshot.repository ?? before.repository,
    ref: snapshot.ref ?? before.ref,
    model: snapshot.model ?? before.model,
    createdAt: snapshot.createdAt ?? before.createdAt,
    archivedAt: snapshot.archivedAt ?? before.archivedAt,
  };
}

function readLink(job: AgentJob, { prLink, repository }: AgentSnapshot, logger: Logger): PullRequestLink | undefined {
  if (prLink === undefined) return undefined;
  const link = parsePullRequestLink(prLink, repository);
  if (link.ok) return link.value;
  const text = `${job.label}The job's \`prLink\` is not used: ${link.reason}.`;
  if (!job.said.has(text)) logger.warning(text, 'Pull request link not usable');
  job.said.add(text);
  return undefined;
}

function say(job: AgentJob, logger: Logger, texts: readonly string[]): void {
  sayOnce(
    job,
    logger,
    texts.map((text) => `${job.label}${text}`),
  );
}

/** One look at the job. */
async function lookAt(
  job: AgentJob,
  projectId: string,
  { service, logger }: FollowCollaborators,
): Promise<Attempt<AgentSnapshot>> {
  const { value, retryAfterMs } = await service.readAgentJob(projectId, job.jobId);
  const latest = merged(value, job.latest);
  job.latest = latest;
  job.link = readLink(job, latest, logger);
  say(job, logger, value.oddities);
  return latest.phase === 'running' ? { done: false, retryAfterMs } : { done: true, value: latest };
}

/** Asks GitHub for the state of the job's pull request; done when waiting would not change it. */
async function lookAtPullRequest(
  job: AgentJob,
  link: PullRequestLink,
  wait: boolean,
  { github, deadline, logger }: FollowCollaborators,
): Promise<Attempt<undefined>> {
  const answer = await github?.readPullRequest(link, deadline.signal);
  if (answer === undefined) return { done: true, value: undefined };
  if (answer.kind === 'known') {
    [job.prState, job.prHeadSha] = [answer.state, answer.headSha];
    const isOpen = answer.state === 'open' || answer.state === 'draft';
    return wait && isOpen ? { done: false } : { done: true, value: undefined };
  }
  const goesOn = wait && answer.kind === 'later';
  job.unknownBecause = answer.reason;
  // What was read before says nothing of now; an answer to ask for again keeps it until then.
  if (answer.kind === 'unknown') job.prState = 'unknown';
  const words = `The state of the agent's pull request is unknown: ${answer.reason}${goesOn ? '; asking again' : ''}`;
  sayStateOnce(job, logger, `${job.label}${words}`);
  return goesOn ? { done: false, retryAfterMs: answer.retryAfterMs } : { done: true, value: undefined };
}

/** Waits until the job has ended, then as far as `pull-request` asks for it until its pull request has. */
async function waitFor(
  job: AgentJob,
  { projectId, maxPauseMs, need }: AgentInputs,
  collaborators: FollowCollaborators,
): Promise<AgentResult> {
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
    () => lookAt(job, projectId, collaborators),
    () => progressOf(job),
  );
  const last = progressOf(job);
  if (last) progress.report(last, undefined);
  const { link } = job;
  if (ended.phase !== 'completed') return ended.phase === 'failed' ? 'failed' : 'archived';
  if (link === undefined) return 'no-change';
  await pollUntilDone(
    () => lookAtPullRequest(job, link, need === 'merged', collaborators),
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
      const standing = standingOf(job, inputs.projectId);
      if (!(error instanceof ActionError) || error.code !== 'not-found') throw withStanding(error, standing, []);
      throw job.latest === undefined ? error : withStanding(error, { ...standing, mayRun: false }, []);
    }
    return Object.assign(job, { result: error.code, stoppedBy: error });
  }
}
