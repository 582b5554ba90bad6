import { ActionError } from '../errors.ts';
import { HttpError } from '../http/http-error.ts';
import { checkLink } from './link.ts';
import { readBundle, readExport, readIdentifier, type BundleFacts, type ExportSnapshot } from './schema.ts';
import type { SendRequest, ServiceResponse } from './http.ts';
import { POLL_LIMIT_HINT, type RequestSubject } from './service-error.ts';

/** The body of "Start a static export job". `version` and `paths` are not in the contract, and only sent if they are set. */
export interface ExportRequest {
  readonly domain: string;
  readonly version?: string;
  readonly paths?: readonly string[];
}

/** `not-finished` for a 409, whose `error` is to be reported if the job never finishes. */
export type LinkResponse =
  | { readonly kind: 'link'; readonly link: BundleLink }
  | { readonly kind: 'not-finished'; readonly error: ActionError; readonly retryAfterMs: number | undefined };

export interface BundleLink extends BundleFacts {
  readonly url: URL;
  readonly text: string;
  /** Milliseconds from the response to the link's expiry by the service's clock, never negative; undefined if not known. */
  readonly lifeMs: number | undefined;
}

const EXPORT_SUBJECT = {
  forbiddenHint:
    'Static exports require an Enterprise plan, and the key must belong to the organization that owns the domain. ' +
    "Check the plan in the dashboard, or ask the service's support to enable static exports.",
  inputs: '`domain`, `job-id`, `version` and `paths`',
} as const;

const START: RequestSubject = {
  ...EXPORT_SUBJECT,
  action: 'start the export',
  missing: 'static export endpoint',
  missingHint: 'Check `base-url`. It must be the origin of the API, not of the documentation site.',
  rateLimitHint:
    'Re-run the step after the rate limit has been reset. If many workflows start exports, run them at different times.',
};

function jobSubject(action: string, jobId: string): RequestSubject {
  const missingHint = 'Check the ID, and check that the key belongs to the organization that started the job.';
  return { ...EXPORT_SUBJECT, action, missing: `export job ${jobId}`, missingHint, rateLimitHint: POLL_LIMIT_HINT };
}

function linkOf({ body, receivedMs }: ServiceResponse, baseUrl: URL): BundleLink {
  const link = checkLink(body['bundleUrl'], baseUrl);
  if (!link.ok) {
    throw new ActionError('link-unusable', `The service's bundle link cannot be used: ${link.reason}.`, {
      hint: 'Check which server responds at `base-url`. Nothing was downloaded, and the link was not set as an output.',
    });
  }
  const facts = readBundle(body);
  const lifeMs = facts.expiresAt === undefined ? undefined : Math.max(0, Date.parse(facts.expiresAt) - receivedMs);
  return { url: link.url, text: link.text, ...facts, lifeMs };
}

const JOBS = '/v1/static-export/jobs';

/** Starts a static export job (contract, endpoint 2). Resolves to its ID. Throws `ActionError`, as do the functions below. */
export async function startExport(send: SendRequest, body: ExportRequest, idempotencyKey: string): Promise<string> {
  const start = { method: 'POST', path: JOBS, purpose: 'Start', subject: START } as const;
  const response = await send({ ...start, body, idempotencyKey });
  const jobId = readIdentifier(response.body['jobId']);
  if (jobId !== undefined) return jobId;
  throw new ActionError('answer-unusable', 'The service accepted the export, but its response has no valid `jobId`.', {
    hint: 'The job may be running: check the dashboard. Check that `base-url` is the origin of the API.',
  });
}

/** Contract, endpoint 3. `exists`: the job was seen or started before, so that a 404 is retried for a while. */
export async function getExport(
  send: SendRequest,
  { jobId, exists }: { readonly jobId: string; readonly exists: boolean },
): Promise<{ readonly value: ExportSnapshot; readonly retryAfterMs: number | undefined }> {
  const { body, retryAfterMs } = await send({
    ...{ method: 'GET', path: `${JOBS}/${encodeURIComponent(jobId)}`, purpose: 'Status' },
    job: { field: 'jobId', id: jobId, exists },
    subject: jobSubject('get the status of the export', jobId),
  });
  return { value: readExport(body), retryAfterMs };
}

/** Contract, endpoint 4, for a completed job. May be called again for a new link. `baseUrl` decides which are acceptable. */
export async function createBundleLink(send: SendRequest, jobId: string, baseUrl: URL): Promise<LinkResponse> {
  try {
    const response = await send({
      ...{ method: 'POST', path: `${JOBS}/${encodeURIComponent(jobId)}/bundle`, purpose: 'Bundle link' },
      job: { field: 'jobId', id: jobId, exists: true },
      subject: jobSubject('create a link to the bundle', jobId),
    });
    return { kind: 'link', link: linkOf(response, baseUrl) };
  } catch (error) {
    const cause = error instanceof ActionError ? error.cause : undefined;
    if (!(error instanceof ActionError && cause instanceof HttpError && cause.status === 409)) throw error;
    return { kind: 'not-finished', error, retryAfterMs: cause.retryAfterMs };
  }
}
