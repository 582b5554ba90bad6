import { randomUUID } from 'node:crypto';
import { ActionError, type ErrorCode } from '../errors.ts';
import { isGone } from '../http/http-error.ts';
import { logLongPause, logOnce, withJobContext, type JobContext, type ParseLog } from '../jobs/job-context.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import { createProgressReporter } from '../jobs/progress-line.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { RunContext } from '../runner/flow.ts';
import type { ExportService } from '../service/client.ts';
import type { ExportSnapshot } from '../service/schema.ts';
import type { ExportInputs, ExportSource } from './export-inputs.ts';
import type { ExportOutputs, ExportValues } from './export-outputs.ts';
import type { ExportNotes, Timeline } from './timeline.ts';

/** What the parts of an export share. */
export interface ExportContext extends Omit<RunContext<ExportValues>, 'secrets' | 'cancelled' | 'readInput'> {
  readonly inputs: ExportInputs;
  readonly service: ExportService;
  readonly notes: ExportNotes;
  readonly deadline: Deadline;
}

/** What is known of the job in the course of one run. */
export interface JobRecord extends ParseLog {
  readonly jobId: string;
  /** When this run started the job, on the monotonic clock; undefined for a job of an earlier run. */
  readonly startedMs: number | undefined;
  latest: ExportSnapshot | undefined;
  /** Why the service was not ready at the last request; added to the failure when the time limit is reached meanwhile. */
  refusal: ActionError | undefined;
}

function newRecord(jobId: string, startedMs: number | undefined): JobRecord {
  return { jobId, startedMs, latest: undefined, refusal: undefined, logged: new Set() };
}

/** Starts a job, or resumes one of an earlier run. */
export async function openJob(source: ExportSource, context: ExportContext): Promise<JobRecord> {
  const { clock, logger, service } = context;
  if (source.kind === 'attach') {
    logger.info(`Resuming export job ${source.jobId}.`);
    return newRecord(source.jobId, undefined);
  }
  const { domain, version, paths } = source;
  const request = { domain, ...(version !== undefined && { version }), ...(paths !== undefined && { paths }) };
  const jobId = await service.startExport(request, randomUUID());
  logger.info(`Started export job ${jobId} for ${domain}.`);
  return newRecord(jobId, clock.monotonic());
}

/** Records the job's phase. Time before the first poll counts for the phase which that poll saw. */
function recordPhase(job: JobRecord, { phase, status }: ExportSnapshot, timeline: Timeline): void {
  const since = job.latest === undefined ? job.startedMs : undefined;
  if (phase === 'running' && status === 'queued') {
    timeline.begin('queued', since);
    return;
  }
  timeline.end('queued');
  // A job that had ended before this run took no time of it.
  if (phase === 'running' || since !== undefined) timeline.begin('exporting', since);
  if (phase !== 'running') timeline.end('exporting');
}

function record(job: JobRecord, snapshot: ExportSnapshot, { logger, notes, outputs }: ExportContext): void {
  recordPhase(job, snapshot, notes.timeline);
  const isCompleted = snapshot.phase === 'completed';
  job.latest = {
    ...snapshot,
    percent: isCompleted ? 100 : (snapshot.percent ?? job.latest?.percent),
    // An earlier count is not the count of the completed job.
    pageCount: isCompleted ? snapshot.pageCount : (snapshot.pageCount ?? job.latest?.pageCount),
  };
  logOnce(job, logger, snapshot.parseWarnings);
  if (outputs.known().domain === undefined) outputs.set('domain', snapshot.domain);
  outputs.set('status', job.latest.status);
  outputs.set('progress', job.latest.percent);
  if (job.latest.pageCount === undefined) outputs.forget('pageCount');
  outputs.set('pageCount', job.latest.pageCount);
}

function exportFailed({ jobId }: JobRecord, { error }: ExportSnapshot, outputs: ExportOutputs): ActionError {
  const { domain } = outputs.known();
  const fix =
    error === undefined ? 'The service reported no reason. Check the job in the dashboard' : 'Fix the reported problem';
  return new ActionError('export-failed', `Export job ${jobId} failed.`, {
    details: [
      ...(domain === undefined ? [] : [`Domain: ${domain}.`]),
      ...(error === undefined ? [] : [`The service says: ${error}`]),
    ],
    hint: `${fix}, then start a new export with \`domain\`.`,
  });
}

async function pollExport(job: JobRecord, context: ExportContext): Promise<Attempt<ExportSnapshot>> {
  const exists = job.startedMs !== undefined || job.latest !== undefined;
  const { value, retryAfterMs } = await context.service.getExport({ jobId: job.jobId, exists });
  record(job, value, context);
  logLongPause(job, context.logger, retryAfterMs);
  if (value.phase === 'failed') throw exportFailed(job, value, context.outputs);
  if (value.phase === 'completed') return { done: true, value };
  return { done: false, percent: value.percent, retryAfterMs };
}

/** Waits for the job. Resolves to the last response about the completed job, without what earlier ones reported. */
export async function waitUntilCompleted(job: JobRecord, context: ExportContext): Promise<ExportSnapshot> {
  const progress = createProgressReporter(context.logger, context.clock);
  const completed = await poll({
    ...context,
    signal: context.deadline.signal,
    maxPauseMs: context.inputs.maxPauseMs,
    attempt: () => pollExport(job, context),
    onPending: ({ remainingMs }) => {
      if (job.latest) progress.report(job.latest, remainingMs);
    },
  });
  if (job.latest) progress.report(job.latest, undefined);
  return completed;
}

/** Adds to a failure of the wait what the service last responded. */
function withRefusal(error: unknown, { refusal }: JobRecord): unknown {
  if (!refusal || error === refusal || !(error instanceof ActionError)) return error;
  return error.withDetails(refusal.message, ...refusal.details);
}

function exportJobContext({ jobId, latest, startedMs }: JobRecord): JobContext {
  const resumeHint =
    startedMs === undefined
      ? 'To resume it, re-run the step with the same inputs.'
      : `To resume it, run the step with \`job-id: ${jobId}\` instead of \`domain\`.`;
  return { job: `Export job ${jobId}`, progress: latest, mayRun: latest?.phase !== 'completed', resumeHint };
}

/** Failures that the same job would only repeat. */
const FINAL_FOR_THE_JOB: readonly ErrorCode[] = [
  'export-failed',
  'not-found',
  'archive-refused',
  'digest-mismatch',
  'too-few-pages',
];

/** Whether the same job would only fail again. A bundle that its host does not have is lost. */
function isFinalForTheJob({ code, cause }: ActionError): boolean {
  return FINAL_FOR_THE_JOB.includes(code) || (code === 'download-failed' && isGone(cause));
}

/** Adds the state of the job to a failure, and how to resume it. */
export function withJobState(error: unknown, job: JobRecord): unknown {
  if (error instanceof ActionError && isFinalForTheJob(error)) return withRefusal(error, job);
  return withJobContext(withRefusal(error, job), exportJobContext(job));
}
