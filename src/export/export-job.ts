import { randomUUID } from 'node:crypto';
import { ActionError, type ErrorCode } from '../errors.ts';
import type { ExportSource } from '../action/inputs.ts';
import { isGone } from '../http/http-error.ts';
import type { Environment } from '../http/proxy.ts';
import type { Outputs } from '../runner/outputs.ts';
import type { ExportNotes } from './export-notes.ts';
import { createProgressReporter } from '../jobs/progress-line.ts';
import type { Clock } from '../runner/clock.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { Logger } from '../runner/logger.ts';
import type { Redactor } from '../runner/redactor.ts';
import type { ExportService } from '../service/client.ts';
import type { ExportSnapshot } from '../service/schema.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import { logLongPause, logOnce, withJobContext, type ParseLog, type JobContext } from '../jobs/job-context.ts';

export interface ExportCollaborators {
  readonly environment: Environment;
  readonly service: ExportService;
  readonly outputs: Outputs;
  readonly notes: ExportNotes;
  /** Has the runner hide a text from now on; undefined when the link is not to be masked. */
  readonly mask: ((secret: string) => void) | undefined;
  readonly logger: Logger;
  readonly redactor: Redactor;
  readonly clock: Clock;
  readonly deadline: Deadline;
  readonly random: () => number;
}

/** What is known of the job in the course of one run. */
export interface JobRecord extends ParseLog {
  readonly jobId: string;
  /** When this run started the job, on the monotonic clock; undefined for a job that it attached to. */
  readonly startedMs: number | undefined;
  latest: ExportSnapshot | undefined;
  /** Why the service last asked to wait in place of an answer; for the message when the time is over meanwhile. */
  refusal: ActionError | undefined;
}

async function startJob(
  source: ExportSource & { kind: 'start' },
  collaborators: ExportCollaborators,
): Promise<JobRecord> {
  const { domain, version, paths } = source;
  const jobId = await collaborators.service.startExport(
    { domain, ...(version !== undefined && { version }), ...(paths !== undefined && { paths }) },
    randomUUID(),
  );
  collaborators.logger.info(`Started the export job ${jobId} for ${domain}.`);
  return {
    jobId,
    startedMs: collaborators.clock.monotonic(),
    latest: undefined,
    refusal: undefined,
    logged: new Set(),
  };
}

function attachTo(jobId: string, { logger }: ExportCollaborators): JobRecord {
  logger.info(`Resuming export job ${jobId}.`);
  return { jobId, startedMs: undefined, latest: undefined, refusal: undefined, logged: new Set() };
}

/** Starts the job, or attaches to one that an earlier run has started. */
export async function openJob(source: ExportSource, collaborators: ExportCollaborators): Promise<JobRecord> {
  return source.kind === 'start' ? await startJob(source, collaborators) : attachTo(source.jobId, collaborators);
}

/** Tells the timeline where the job is. Time before the first poll is attributed to the phase which that poll saw. */
function followPhase(job: JobRecord, { phase, status }: ExportSnapshot, { notes }: ExportCollaborators): void {
  const { timeline } = notes;
  const since = job.latest === undefined ? job.startedMs : undefined;
  if (phase === 'running' && status === 'queued') {
    timeline.begin('queued', since);
    return;
  }
  timeline.end('queued');
  // Of a job that was done when this run came, nothing is known but that.
  if (phase === 'running' || since !== undefined) timeline.begin('exporting', since);
  if (phase !== 'running') timeline.end('exporting');
}

function record(job: JobRecord, snapshot: ExportSnapshot, collaborators: ExportCollaborators): void {
  const { logger, outputs } = collaborators;
  followPhase(job, snapshot, collaborators);
  const isCompleted = snapshot.phase === 'completed';
  job.latest = {
    ...snapshot,
    percent: isCompleted ? 100 : (snapshot.percent ?? job.latest?.percent),
    // What was counted on the way is not what the completed job has.
    pageCount: isCompleted ? snapshot.pageCount : (snapshot.pageCount ?? job.latest?.pageCount),
  };
  logOnce(job, logger, snapshot.parseWarnings);
  if (outputs.known().domain === undefined) outputs.set('domain', snapshot.domain);
  outputs.set('status', job.latest.status);
  outputs.set('progress', job.latest.percent);
  if (job.latest.pageCount === undefined) outputs.forget('pageCount');
  else outputs.set('pageCount', job.latest.pageCount);
}

function exportFailed(
  job: JobRecord,
  snapshot: ExportSnapshot,
  { outputs }: Pick<ExportCollaborators, 'outputs'>,
): ActionError {
  const { domain } = outputs.known();
  const words = [
    ...(domain === undefined ? [] : [`Domain: ${domain}.`]),
    ...(snapshot.error === undefined ? [] : [`The service says: ${snapshot.error}`]),
  ];
  const fix =
    snapshot.error === undefined
      ? 'The service gave no reason: look at the job in the dashboard'
      : 'Fix what the service names';
  return new ActionError('export-failed', `The export job ${job.jobId} failed.`, {
    details: words,
    hint: `${fix}; then start a new export with \`domain\`.`,
  });
}

/** Reads the job's status once. */
async function pollExport(job: JobRecord, collaborators: ExportCollaborators): Promise<Attempt<ExportSnapshot>> {
  const exists = job.startedMs !== undefined || job.latest !== undefined;
  const answer = await collaborators.service.getExport({ jobId: job.jobId, exists });
  record(job, answer.value, collaborators);
  logLongPause(job, collaborators.logger, answer.retryAfterMs);
  if (answer.value.phase === 'failed') throw exportFailed(job, answer.value, collaborators);
  if (answer.value.phase === 'completed') return { done: true, value: answer.value };
  return { done: false, percent: answer.value.percent, retryAfterMs: answer.retryAfterMs };
}

/** Waits for the job. Resolves to the completed job as the service told it last, without what it told before. */
export async function waitUntilCompleted(
  job: JobRecord,
  maxPauseMs: number,
  collaborators: ExportCollaborators,
): Promise<ExportSnapshot> {
  const progress = createProgressReporter(collaborators.logger, collaborators.clock);
  const completed = await poll({
    ...collaborators,
    signal: collaborators.deadline.signal,
    maxPauseMs,
    attempt: () => pollExport(job, collaborators),
    onPending: ({ remainingMs }) => {
      if (job.latest) progress.report(job.latest, remainingMs);
    },
  });
  if (job.latest) progress.report(job.latest, undefined);
  return completed;
}

/** Adds to an end of the wait what the service last said in place of an answer. */
function withRefusal(error: unknown, { refusal }: JobRecord): unknown {
  if (!refusal || error === refusal || !(error instanceof ActionError)) return error;
  return error.withDetails(refusal.message, ...refusal.details);
}

function jobContextOf({ jobId, latest, startedMs }: JobRecord): JobContext {
  const isAttached = startedMs === undefined;
  const resumeHint = isAttached
    ? 'To resume it, run the step again with the same inputs.'
    : `To go on with it, run the action with \`job-id: ${jobId}\` in place of \`domain\`.`;
  return { job: `The export job ${jobId}`, progress: latest, mayRun: latest?.phase !== 'completed', resumeHint };
}

/** Failures that the same job can only come to again. */
const FINAL_FOR_THE_JOB: readonly ErrorCode[] = [
  'export-failed',
  'not-found',
  'archive-refused',
  'digest-mismatch',
  'too-few-pages',
];

/** Whether the same job can only come to this failure again; a bundle that its host does not have is gone. */
function isFinalForTheJob({ code, cause }: ActionError): boolean {
  return FINAL_FOR_THE_JOB.includes(code) || (code === 'download-failed' && isGone(cause));
}

/** Adds to a failure where the job stands, and how to go on with it. */
export function withJob(error: unknown, job: JobRecord): unknown {
  if (error instanceof ActionError && isFinalForTheJob(error)) return withRefusal(error, job);
  return withJobContext(withRefusal(error, job), jobContextOf(job));
}
