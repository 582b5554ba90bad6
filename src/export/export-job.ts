import { randomUUID } from 'node:crypto';
import { ActionError, type ErrorCode } from '../errors.ts';
import { isGone } from '../http/http-error.ts';
import { JobLog, jobStateLines } from '../jobs/job-log.ts';
import { poll, type Attempt } from '../jobs/poll.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { RunContext } from '../runner/flow.ts';
import { getExport, startExport } from '../service/client.ts';
import type { SendRequest } from '../service/http.ts';
import type { ExportSnapshot } from '../service/schema.ts';
import type { ExportInputs } from './export-inputs.ts';
import type { ExportValues } from './export-outputs.ts';
import type { ExportNotes, Timeline } from './timeline.ts';

export interface ExportContext extends RunContext<ExportValues> {
  readonly inputs: ExportInputs;
  readonly send: SendRequest;
  readonly notes: ExportNotes;
  readonly deadline: Deadline;
}

export interface JobRecord {
  readonly jobId: string;
  /** When this run started the job, on the monotonic clock; undefined for a job of an earlier run. */
  readonly startedMs: number | undefined;
  readonly log: JobLog;
  latest?: ExportSnapshot;
}

export async function openJob(context: ExportContext): Promise<JobRecord> {
  const { clock, inputs, logger, send } = context;
  const { source, version } = inputs;
  const log = new JobLog(context);
  if (source.kind === 'attach') {
    logger.info(`Resuming export job ${source.jobId}.`);
    return { jobId: source.jobId, startedMs: undefined, log };
  }
  const { domain, paths } = source;
  const request = { domain, ...(version !== undefined && { version }), ...(paths !== undefined && { paths }) };
  const jobId = await startExport(send, request, randomUUID());
  logger.info(`Started export job ${jobId} for ${domain}.`);
  return { jobId, startedMs: clock.monotonic(), log };
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
  if (phase === 'running' || since !== undefined) timeline.begin('export', since);
  if (phase !== 'running') timeline.end('export');
}

function record(job: JobRecord, snapshot: ExportSnapshot, { notes, outputs }: ExportContext): void {
  recordPhase(job, snapshot, notes.timeline);
  const isCompleted = snapshot.phase === 'completed';
  const percent = isCompleted ? 100 : (snapshot.percent ?? job.latest?.percent);
  // An earlier count is not the count of the completed job.
  const pageCount = isCompleted ? snapshot.pageCount : (snapshot.pageCount ?? job.latest?.pageCount);
  job.latest = { ...snapshot, percent, pageCount };
  for (const text of snapshot.parseWarnings) job.log.once('response', text);
  if (outputs.known().domain === undefined) outputs.set('domain', snapshot.domain);
  if (pageCount === undefined) outputs.forget('pageCount');
  outputs.setAll({ status: snapshot.status, progress: percent, pageCount });
}

function exportFailed(jobId: string, { error }: ExportSnapshot, domain: string | undefined): ActionError {
  const fix =
    error === undefined ? 'The service reported no reason. Check the job in the dashboard' : 'Fix the reported problem';
  return new ActionError('export-failed', `Export job ${jobId} failed.`, {
    details: [
      ...(domain === undefined ? [] : [`Domain: ${domain}.`]),
      ...(error === undefined ? [] : [`Message from the service: ${error}`]),
    ],
    hint: `${fix}, then start a new export with \`domain\`.`,
  });
}

async function pollExport(job: JobRecord, context: ExportContext): Promise<Attempt<ExportSnapshot>> {
  const { jobId, log } = job;
  const exists = job.startedMs !== undefined || job.latest !== undefined;
  const { value, retryAfterMs } = await getExport(context.send, { jobId, exists });
  record(job, value, context);
  log.longPause(retryAfterMs);
  if (value.phase === 'failed') throw exportFailed(jobId, value, context.outputs.known().domain);
  if (value.phase === 'completed') return { done: true, value };
  return { done: false, percent: value.percent, retryAfterMs };
}

/** Waits for the job. Resolves to the last response about the completed job, without what earlier ones reported. */
export async function waitUntilCompleted(job: JobRecord, context: ExportContext): Promise<ExportSnapshot> {
  const completed = await poll(
    context,
    () => pollExport(job, context),
    ({ remainingMs }) => {
      if (job.latest) job.log.progress({ ...job.latest, remainingMs });
    },
  );
  if (job.latest) job.log.progress(job.latest);
  return completed;
}

const FINAL_FOR_THE_JOB: readonly ErrorCode[] = [
  'export-failed',
  'not-found',
  'archive-refused',
  'digest-mismatch',
  'too-few-pages',
];

/** Adds the state of the job to a failure, and how to resume it unless that would only fail again. */
export function withJobState(error: unknown, { jobId, latest, startedMs }: JobRecord): unknown {
  if (!(error instanceof ActionError) || FINAL_FOR_THE_JOB.includes(error.code)) return error;
  // A bundle that its host does not have is lost.
  if (error.code === 'download-failed' && isGone(error.cause)) return error;
  const resumeHint =
    startedMs === undefined
      ? 'To resume it, re-run the step with the same inputs.'
      : `To resume it, run the step with \`job-id: ${jobId}\` instead of \`domain\`.`;
  return error.withDetails(...jobStateLines(`Export job ${jobId}`, latest, resumeHint));
}
