import { ActionError } from '../errors.ts';
import { HttpError } from '../http/http-error.ts';
import { checkLink } from './link.ts';
import { readBundle, readExport, readStartedJob, type BundleFacts, type ExportSnapshot } from './schema.ts';
import type { SendRequest, ServiceResponse } from './http.ts';
import { POLL_LIMIT_HINT, type RequestSubject } from './service-error.ts';

/** The body of "Start a static export job". `version` and `paths` are not in the contract, and only sent if they are set. */
export interface ExportRequest {
  readonly domain: string;
  readonly version?: string;
  readonly paths?: readonly string[];
}

export interface JobResponse<T> {
  readonly kind: 'response';
  readonly value: T;
  readonly retryAfterMs: number | undefined;
}

/** The job is not finished yet (409). `error` is to be reported if it never finishes. */
export interface NotFinished {
  readonly kind: 'not-finished';
  readonly error: ActionError;
  readonly retryAfterMs: number | undefined;
}

export interface BundleLink extends BundleFacts {
  readonly url: URL;
  /** The link exactly as the service sent it, for outputs. */
  readonly text: string;
  /** Milliseconds from the response to the link's expiry by the service's clock, never negative; undefined if not known. */
  readonly lifeMs: number | undefined;
}

/** The administrative API's static export, one function per endpoint. Every function throws `ActionError`. */
export interface ExportService {
  /** Contract, endpoint 2. Resolves to the job's id. */
  startExport(request: ExportRequest, idempotencyKey: string): Promise<string>;
  /** Contract, endpoint 3. `exists`: the job was seen or started before, so that a 404 is retried for a while. */
  getExport(job: { readonly jobId: string; readonly exists: boolean }): Promise<JobResponse<ExportSnapshot>>;
  /** Contract, endpoint 4, for a completed job. May be called again for a new link. */
  createBundleLink(jobId: string): Promise<JobResponse<BundleLink> | NotFinished>;
}

const EXPORT_SUBJECT = {
  forbiddenHint:
    'Static export needs an Enterprise plan, and the key must belong to the organization that owns the domain. ' +
    "Check the plan in the dashboard, or ask the service's support to enable static export.",
  inputs: '`domain`, `job-id`, `version` and `paths`',
} as const;

const START: RequestSubject = {
  ...EXPORT_SUBJECT,
  action: 'start the export',
  missing: 'static export endpoint',
  missingHint: 'Check `base-url`: it is the origin of the administrative API, not of the documentation site.',
  rateLimitHint:
    'Re-run the step after the limit of the service has been reset. If many workflows start exports, run them at different times.',
};

function jobSubject(action: string, jobId: string): RequestSubject {
  const missingHint = 'Check the id, and that the key belongs to the organization that started the job.';
  return { ...EXPORT_SUBJECT, action, missing: `export job ${jobId}`, missingHint, rateLimitHint: POLL_LIMIT_HINT };
}

function jobIdOf({ body }: ServiceResponse): string {
  const jobId = readStartedJob(body);
  if (jobId !== undefined) return jobId;
  throw new ActionError('answer-unusable', 'The service accepted the export, but its response has no valid `jobId`.', {
    hint: 'The job may be running: check the dashboard. Check that `base-url` is the administrative API.',
  });
}

function linkOf({ body, receivedMs }: ServiceResponse, baseUrl: URL): BundleLink {
  const link = checkLink(body['bundleUrl'], baseUrl);
  if (!link.ok) {
    throw new ActionError('link-unusable', `The service's bundle link cannot be used: ${link.reason}.`, {
      hint: 'Check which server responds at `base-url`. Nothing was downloaded, and the link is not an output.',
    });
  }
  const facts = readBundle(body);
  const lifeMs = facts.expiresAt === undefined ? undefined : Math.max(0, Date.parse(facts.expiresAt) - receivedMs);
  return { url: link.url, text: link.text, ...facts, lifeMs };
}

/** @param baseUrl decides which links are acceptable */
export function createExportService(send: SendRequest, baseUrl: URL): ExportService {
  const jobs = '/v1/static-export/jobs';
  return {
    startExport: async (body, idempotencyKey) => {
      const start = { method: 'POST', path: jobs, purpose: 'Start', subject: START } as const;
      return jobIdOf(await send({ ...start, body, idempotencyKey }));
    },

    getExport: async ({ jobId, exists }) => {
      const response = await send({
        ...{ method: 'GET', path: `${jobs}/${encodeURIComponent(jobId)}`, purpose: 'Status' },
        job: { field: 'jobId', id: jobId, exists },
        subject: jobSubject('get the status of the export', jobId),
      });
      return { kind: 'response', value: readExport(response.body), retryAfterMs: response.retryAfterMs };
    },

    createBundleLink: async (jobId) => {
      try {
        const response = await send({
          ...{ method: 'POST', path: `${jobs}/${encodeURIComponent(jobId)}/bundle`, purpose: 'Bundle link' },
          job: { field: 'jobId', id: jobId, exists: true },
          subject: jobSubject('generate the bundle', jobId),
        });
        return { kind: 'response', value: linkOf(response, baseUrl), retryAfterMs: response.retryAfterMs };
      } catch (error) {
        const cause = error instanceof ActionError ? error.cause : undefined;
        if (!(error instanceof ActionError && cause instanceof HttpError && cause.status === 409)) throw error;
        return { kind: 'not-finished', error, retryAfterMs: cause.retryAfterMs };
      }
    },
  };
}
