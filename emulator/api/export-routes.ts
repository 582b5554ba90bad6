import { error, json } from '../http/answers.ts';
import type { Answer, RequestValues, Route } from '../http/types.ts';
import type { ExportJob, JobState } from '../jobs/export-job.ts';
import type { ExportJobs } from '../jobs/jobs.ts';
import type { SignedLink } from '../store/sign.ts';
import { readStartRequest } from './start-request.ts';

/** What the export endpoints work with. */
export interface ExportApiParts {
  readonly jobs: ExportJobs;
  /** Whether the fields beyond the contract are sent. */
  readonly optionalFields: boolean;
  readonly mint: (jobId: string) => SignedLink;
}

const JOBS = '/v1/static-export/jobs';

/** Endpoints 2, 3 and 4 of the contract. Their success statuses, which it does not show, are 202, 200 and 200. */
export function exportRoutes(parts: ExportApiParts): Route[] {
  return [
    { name: 'start', method: 'POST', pattern: JOBS, handle: (request) => start(parts, request) },
    { name: 'status', method: 'GET', pattern: `${JOBS}/{jobId}`, handle: (request) => status(parts, request) },
    { name: 'bundle', method: 'POST', pattern: `${JOBS}/{jobId}/bundle`, handle: (request) => bundle(parts, request) },
  ];
}

function start({ jobs, optionalFields }: ExportApiParts, { body, headers }: RequestValues): Answer {
  const read = readStartRequest(body);
  if (!read.ok) return error(400, read.message);
  const idempotencyKey = headers['idempotency-key'];
  const job = jobs.start(read.request, typeof idempotencyKey === 'string' ? idempotencyKey : undefined);
  return json(202, optionalFields ? wholeJob(job, job.state) : { jobId: job.id });
}

function status({ jobs, optionalFields }: ExportApiParts, { params }: RequestValues): Answer {
  const job = jobs.find(params['jobId'] ?? '');
  if (job === undefined) return unknownJob();
  const state = job.poll();
  return json(200, optionalFields ? wholeJob(job, state) : contractFields(state));
}

async function bundle({ jobs, optionalFields, mint }: ExportApiParts, { params }: RequestValues): Promise<Answer> {
  const job = jobs.find(params['jobId'] ?? '');
  if (job === undefined) return unknownJob();
  if (!job.isCompleted()) return error(409, 'The export job has not finished.');
  const { sizeBytes } = await jobs.publish(job);
  const { url, expiresAt } = mint(job.id);
  const fields = { bundleUrl: url, expiresAt: expiresAt.toISOString() };
  return json(200, optionalFields ? { jobId: job.id, ...fields, sizeBytes } : fields);
}

function unknownJob(): Answer {
  return error(404, 'No such export job.');
}

/** Contract, endpoint 3: `status`, and while the job runs `progress` and `pageCount`; the count stays at the end. */
function contractFields({ status: name, progress, pageCount }: JobState): object {
  if (name === 'completed' || name === 'failed') return { status: name, pageCount };
  return { status: name, progress, pageCount };
}

/** The whole job object, which the contract neither shows nor rules out. */
function wholeJob(job: ExportJob, state: JobState): object {
  return {
    jobId: job.id,
    status: state.status,
    progress: state.progress ?? 0,
    pageCount: state.pageCount ?? 0,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
    error: state.error ?? null,
  };
}
