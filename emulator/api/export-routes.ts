import { error, json } from '../http/responses.ts';
import type { HttpResponse, RequestValues, Route } from '../http/types.ts';
import type { ExportJob, JobState } from '../jobs/export-job.ts';
import type { ExportJobs } from '../jobs/export-jobs.ts';
import type { SignedLink } from '../store/sign.ts';
import { parseStartRequest } from './start-request.ts';

export interface ExportApiDependencies {
  readonly jobs: ExportJobs;
  /** Whether to send fields that the contract does not define. */
  readonly optionalFields: boolean;
  readonly createLink: (jobId: string) => SignedLink;
}

const JOBS = '/v1/static-export/jobs';

/** Endpoints 2, 3 and 4 of the contract, which does not define their success statuses. A live service returns 202, 200, 200. */
export function exportRoutes(parts: ExportApiDependencies): Route[] {
  return [
    { name: 'start', method: 'POST', pattern: JOBS, handle: (request) => start(parts, request) },
    { name: 'status', method: 'GET', pattern: `${JOBS}/{jobId}`, handle: (request) => status(parts, request) },
    { name: 'bundle', method: 'POST', pattern: `${JOBS}/{jobId}/bundle`, handle: (request) => bundle(parts, request) },
  ];
}

function start({ jobs, optionalFields }: ExportApiDependencies, { body, headers }: RequestValues): HttpResponse {
  const parsed = parseStartRequest(body);
  if (!parsed.ok) return error(400, parsed.message);
  const idempotencyKey = headers['idempotency-key'];
  const job = jobs.start(parsed.request, typeof idempotencyKey === 'string' ? idempotencyKey : undefined);
  return json(202, optionalFields ? toJobObject(job, job.state) : { jobId: job.id });
}

function status({ jobs, optionalFields }: ExportApiDependencies, { params }: RequestValues): HttpResponse {
  const job = jobs.find(params['jobId'] ?? '');
  if (job === undefined) return jobNotFound();
  const state = job.poll();
  return json(200, optionalFields ? toJobObject(job, state) : toContractFields(state));
}

async function bundle(
  { jobs, optionalFields, createLink }: ExportApiDependencies,
  { params }: RequestValues,
): Promise<HttpResponse> {
  const job = jobs.find(params['jobId'] ?? '');
  if (job === undefined) return jobNotFound();
  if (!job.isCompleted()) return error(409, 'The export job has not finished.');
  const { sizeBytes } = await jobs.publish(job);
  const { url, expiresAt } = createLink(job.id);
  const fields = { bundleUrl: url, expiresAt: expiresAt.toISOString() };
  return json(200, optionalFields ? { jobId: job.id, ...fields, sizeBytes } : fields);
}

function jobNotFound(): HttpResponse {
  return error(404, 'Export job not found.');
}

/** Contract, endpoint 3: `status`, with `progress` and `pageCount` while the job runs. `pageCount` is kept when it ends. */
function toContractFields({ status: name, progress, pageCount }: JobState): object {
  if (name === 'completed' || name === 'failed') return { status: name, pageCount };
  return { status: name, progress, pageCount };
}

/** The job object with the optional fields, which the contract does not define. */
function toJobObject(job: ExportJob, state: JobState): object {
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
