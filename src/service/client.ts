import { ActionError } from '../errors.ts';
import { HttpError } from '../net/http-error.ts';
import { explained, explainFailure, type Subject } from './failure.ts';
import type { SendRequest, ServiceAnswer, ServiceRequest } from './http.ts';
import { checkLink } from './link.ts';
import type { ProgressScale } from './readings.ts';
import { readBundle, readExport, readStartedJob, type BundleFacts, type ExportSnapshot } from './schema.ts';

/** The body of "Start a static export job"; `version` and `paths` are not in the contract and sent only when set. */
export interface ExportRequest {
  readonly domain: string;
  readonly version?: string;
  readonly paths?: readonly string[];
}

/** An answer to a question about a job, or a refusal that may mean to wait, with the failure to report when it does not. */
export type JobAnswer<T, Refusal> =
  | { readonly kind: 'answer'; readonly value: T; readonly retryAfterMs: number | undefined }
  | { readonly kind: Refusal; readonly error: ActionError; readonly retryAfterMs: number | undefined };

/** A link to a bundle, checked, with what is known of both. */
export interface BundleLink extends BundleFacts {
  readonly url: URL;
  /** The link as the service sent it, for whoever the link is handed to. */
  readonly text: string;
  /**
   * Milliseconds that the link was good for when it was minted, by the service's own clock where it tells: the runner's may
   * be wrong. Undefined where the expiry is not known; never negative.
   */
  readonly lifeMs: number | undefined;
}

/** The administrative API's static export, one function per endpoint. Every function throws `ActionError`. */
export interface ExportService {
  /** Contract, endpoint 2. `idempotencyKey` lets a service recognise a repeat. Resolves to the job's id. */
  startExport(request: ExportRequest, idempotencyKey: string): Promise<string>;
  /** Contract, endpoint 3. A 404 is an answer: a job that was just started may not be visible yet. */
  readExport(jobId: string, scale: ProgressScale): Promise<JobAnswer<ExportSnapshot, 'not-found'>>;
  /** Contract, endpoint 4. A 409 is an answer: the job has not finished. May be called again for a fresh link. */
  createBundleLink(jobId: string): Promise<JobAnswer<BundleLink, 'not-finished'>>;
}

function jobPath(jobId: string): string {
  return `/v1/static-export/jobs/${encodeURIComponent(jobId)}`;
}

/** What the service allows a static export by. */
const EXPORT_RULES = {
  forbiddenHint:
    'Static export needs an Enterprise plan, and the key must belong to the organization that owns the domain. ' +
    "Check the plan in the dashboard, or ask the service's support to enable static export.",
  inputs: '`domain`, `job-id`, `version` and `paths`',
} as const;

function subject(action: string, jobId?: string): Subject {
  if (jobId === undefined) {
    const missingHint = 'Check `base-url`: it is the origin of the administrative API, not of the documentation site.';
    return { ...EXPORT_RULES, action, missing: 'static export endpoint', missingHint };
  }
  const missingHint = 'Check the id, and that the key belongs to the organization that started the job.';
  return { ...EXPORT_RULES, action, missing: `export job ${jobId}`, missingHint };
}

/** Asks about a job; `expected` names the one status that need not be a failure here, and what it is called. */
async function ask<T, Refusal>(
  send: SendRequest,
  request: ServiceRequest,
  about: Subject,
  expected: { readonly status: 404 | 409; readonly kind: Refusal; readonly read: (answer: ServiceAnswer) => T },
): Promise<JobAnswer<T, Refusal>> {
  try {
    const answer = await send(request);
    return { kind: 'answer', value: expected.read(answer), retryAfterMs: answer.retryAfterMs };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== expected.status) throw explained(error, about);
    return { kind: expected.kind, error: explainFailure(error, about), retryAfterMs: error.retryAfterMs };
  }
}

async function start(send: SendRequest, body: ExportRequest, idempotencyKey: string): Promise<string> {
  const request = { method: 'POST', path: '/v1/static-export/jobs', purpose: 'Start', body, idempotencyKey } as const;
  const { body: fields } = await send(request).catch((error: unknown) => {
    throw explained(error, subject('start the export'));
  });
  const jobId = readStartedJob(fields);
  if (jobId !== undefined) return jobId;
  throw new ActionError('answer-unusable', 'The service accepted the export, but its answer has no usable `jobId`.', {
    hint: 'The job may be running: look for it in the dashboard. Check that `base-url` is the administrative API.',
  });
}

function readLink({ body, answeredMs }: ServiceAnswer, baseUrl: URL): BundleLink {
  const link = checkLink(body['bundleUrl'], baseUrl);
  if (link.ok) {
    const facts = readBundle(body);
    const lifeMs = facts.expiresAt === undefined ? undefined : Math.max(0, Date.parse(facts.expiresAt) - answeredMs);
    return { url: link.url, text: link.text, ...facts, lifeMs };
  }
  throw new ActionError('link-unusable', `The service's bundle link cannot be used: ${link.reason}.`, {
    hint: 'Check who answers at `base-url`. Nothing was fetched from the link, and it is no output.',
  });
}

/** Builds the client over a sender of requests; `baseUrl` decides which links are acceptable. */
export function createExportService(send: SendRequest, baseUrl: URL): ExportService {
  return {
    startExport: (body, idempotencyKey) => start(send, body, idempotencyKey),

    readExport: (jobId, scale) => {
      const request = { method: 'GET', path: jobPath(jobId), purpose: 'Status' } as const;
      const read = ({ body }: ServiceAnswer): ExportSnapshot => readExport(body, scale);
      return ask(send, request, subject('tell the status of the export', jobId), {
        status: 404,
        kind: 'not-found',
        read,
      });
    },

    createBundleLink: (jobId) => {
      const request = { method: 'POST', path: `${jobPath(jobId)}/bundle`, purpose: 'Bundle link' } as const;
      const read = (answer: ServiceAnswer): BundleLink => readLink(answer, baseUrl);
      return ask(send, request, subject('generate the bundle', jobId), { status: 409, kind: 'not-finished', read });
    },
  };
}
