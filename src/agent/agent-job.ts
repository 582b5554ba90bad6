import { ActionError } from '../errors.ts';
import type { GitHub, PullRequestResult } from '../github/connect.ts';
import type { PullRequestLink, PullRequestState } from '../github/pull-request.ts';
import { readWorkflow } from '../github/trigger.ts';
import { jobStateLines, type JobLog, type JobState } from '../jobs/job-log.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { RunContext } from '../runner/flow.ts';
import { getAgentJob, type AgentSnapshot } from '../service/agent-client.ts';
import type { SendRequest } from '../service/http.ts';
import type { AgentInputs } from './agent-inputs.ts';
import type { AgentValues } from './agent-outputs.ts';
import type { AgentResult } from './gate.ts';
import { isSameRepository, parsePullRequestLink } from './pull-request-link.ts';

/** How long GitHub may respond with 404 for a known pull request: a lagging replica catches up by then. */
const PULL_REQUEST_LAG_MS = 30_000;
const PULL_REQUEST_LAG_PAUSE_MS = 5_000;
/** If requests count against the rate limit: 1,000 an hour for each repository (GitHub's documentation of rate limits). */
const COUNTED_REQUEST_FACTOR = 6;
const LATE_SHARE = 0.1;

export interface FollowContext extends Pick<RunContext<AgentValues>, 'environment' | 'logger' | 'clock' | 'random'> {
  readonly inputs: AgentInputs;
  readonly send: SendRequest;
  readonly github: GitHub | undefined;
  readonly deadline: Deadline;
}

export interface AgentJob {
  readonly projectId: string;
  readonly jobId: string;
  readonly log: JobLog;
  latest?: AgentSnapshot;
  link?: PullRequestLink | undefined;
  prState: PullRequestState;
  prHeadSha?: string | undefined;
  prMissingSinceMs?: number | undefined;
  unknownBecause: string;
  result?: AgentResult;
  stoppedBy?: ActionError;
}

export type EndedJob = AgentJob & { readonly result: AgentResult };

export function newAgentJob(projectId: string, jobId: string, log: JobLog): AgentJob {
  const unknownBecause = 'GitHub is not queried without a valid `github-token`';
  return { projectId, jobId, log, prState: 'unknown', unknownBecause };
}

export function jobLines({ projectId, jobId }: AgentJob, latest: JobState | undefined): string[] {
  const hint = 'To wait for it again, re-run the step with the same inputs.';
  return jobStateLines(`Agent job ${jobId} (project ${projectId})`, latest, hint);
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

async function pollAgentJob(job: AgentJob, context: FollowContext): Promise<Attempt<AgentSnapshot>> {
  const { environment, inputs, send } = context;
  const { projectId, jobId } = job;
  const exists = job.latest !== undefined;
  const { value, retryAfterMs } = await getAgentJob(send, { projectId, jobId, exists });
  checkSource(job, value);
  const latest = withEarlier(value, job.latest);
  const { parseWarnings, prLink, repository } = latest;
  const mergeDecides = inputs.pullRequestPolicy === 'merged';
  const origin = { repository, workflow: readWorkflow(environment), mergeDecides };
  const link = prLink === undefined ? undefined : parsePullRequestLink(prLink, origin);
  job.latest = latest;
  job.link = link?.ok === true ? link.value : undefined;
  if (link?.ok === false)
    job.log.once('link', `The job's \`prLink\` is not used: ${link.reason}`, 'Pull request link not usable');
  for (const text of parseWarnings) job.log.once('response', text);
  return latest.phase === 'running' ? { done: false, retryAfterMs } : { done: true, value: latest };
}

/** The pause after which the state of the pull request is requested again, in milliseconds; undefined if it stays unknown. */
function repeatPauseMs(
  job: AgentJob,
  response: Exclude<PullRequestResult, { readonly kind: 'known' }>,
  { nowMs, countedPauseMs }: { readonly nowMs: number; readonly countedPauseMs: number },
): number | undefined {
  if (response.kind === 'later') return response.retryAfterMs ?? countedPauseMs;
  if (response.kind === 'unknown' || job.prState === 'unknown') return undefined;
  job.prMissingSinceMs ??= nowMs;
  return nowMs - job.prMissingSinceMs < PULL_REQUEST_LAG_MS ? PULL_REQUEST_LAG_PAUSE_MS : undefined;
}

async function pollPullRequest(
  job: AgentJob,
  link: PullRequestLink,
  { clock, deadline, github, inputs, random }: FollowContext,
): Promise<Attempt<undefined>> {
  const waitsForMerge = inputs.pullRequestPolicy === 'merged';
  const response = await github?.getPullRequest(link, { signal: deadline.signal, retry: !waitsForMerge });
  if (response === undefined) return { done: true, value: undefined };
  const countedPauseMs = COUNTED_REQUEST_FACTOR * inputs.maxPauseMs * (1 + LATE_SHARE * random());
  if (response.kind === 'known') {
    [job.prState, job.prHeadSha, job.prMissingSinceMs] = [response.state, response.headSha, undefined];
    const mayChange = waitsForMerge && (response.state === 'open' || response.state === 'draft');
    if (!mayChange) return { done: true, value: undefined };
    return { done: false, retryAfterMs: response.hasEtag ? undefined : countedPauseMs };
  }
  const times = { nowMs: clock.monotonic(), countedPauseMs };
  const retryAfterMs = waitsForMerge ? repeatPauseMs(job, response, times) : undefined;
  const isFinal = retryAfterMs === undefined;
  job.unknownBecause = response.reason;
  if (isFinal) job.prState = 'unknown';
  const text = `Could not get the state of the agent's pull request: ${response.reason}`;
  job.log.once('state', isFinal ? text : `${text}; retrying`);
  return isFinal ? { done: true, value: undefined } : { done: false, retryAfterMs };
}

async function waitFor(job: AgentJob, context: FollowContext): Promise<AgentResult> {
  const { phase } = await poll(
    context,
    () => pollAgentJob(job, context),
    ({ waitedMs }) => {
      job.log.progress({ status: job.latest?.status, waitedMs });
    },
  );
  job.log.progress({ status: job.latest?.status });
  const { link } = job;
  if (phase !== 'completed') return phase === 'failed' ? 'failed' : 'archived';
  if (link === undefined) return 'no-change';
  await poll(
    context,
    () => pollPullRequest(job, link, context),
    ({ waitedMs }) => {
      job.log.progress({ status: `pull request ${link.number} ${job.prState}`, waitedMs });
    },
  );
  return 'pull-request';
}

/** Waits for one job's result; the deadline and a signal are results, too. Throws if the service fails. */
export async function followAgentJob(job: AgentJob, context: FollowContext): Promise<EndedJob> {
  try {
    return Object.assign(job, { result: await waitFor(job, context) });
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    const { code } = error;
    const { latest } = job;
    if (code === 'timed-out' || code === 'cancelled') return Object.assign(job, { result: code, stoppedBy: error });
    const isGone = code === 'not-found';
    if (isGone && latest === undefined) throw error;
    const state = latest && isGone ? { ...latest, phase: 'gone' } : latest;
    throw error.withDetails(...jobLines(job, state));
  }
}
