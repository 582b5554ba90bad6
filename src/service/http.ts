import { ActionError } from '../errors.ts';
import { isRecord, parseJson, readBody } from '../http/body.ts';
import type { Fetch, HttpResponse } from '../http/fetch.ts';
import { HttpError } from '../http/http-error.ts';
import { parseHttpDate, parseRetryAfter } from '../http/retry-after.ts';
import { FailureCount, shortReason, type FailedRequest } from '../http/retry.ts';
import { toTransportError, TransportError } from '../http/transport-error.ts';
import type { Clock } from '../runner/clock.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { Logger } from '../runner/logger.ts';
import type { Redactor } from '../runner/redactor.ts';
import { withoutSecrets } from './secret-fields.ts';

/** A longer body of an error is a page. */
const MAX_ERROR_BYTES = 65_536;
/** How long one attempt may take, body included: the service only reads or queues. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** How long to wait for the body of an error. The status has decided; the body only explains it. */
const ERROR_BODY_TIMEOUT_MS = 5_000;

/** For a start that is given up although the service may have accepted it. */
export const MAYBE_STARTED =
  'The service may have accepted the start all the same: check the dashboard for the job before you start another one.';

export interface ServiceConnection {
  /** The service's origin. The admin key is sent only there. */
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** Knows the admin key and the GitHub token, which no value of the service may contain. */
  readonly secrets: Pick<Redactor, 'contains'>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly deadline: Deadline;
  /** A source of numbers from 0 to 1. */
  readonly random: () => number;
}

export interface RequestedJob {
  readonly id: string;
  /** The field of the response that has the id, if any. */
  readonly field: 'id' | 'jobId';
  /** Whether the job was seen, or started, before: a 404 may then come from a lagging replica. */
  readonly exists: boolean;
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  /** The path below the base URL's origin, already encoded. */
  readonly path: string;
  /** What the request is for, in the log. */
  readonly purpose: string;
  readonly body?: object;
  readonly job?: RequestedJob;
  /** Lets the service recognize a retry. A request with a key is retried with care. */
  readonly idempotencyKey?: string;
}

/** A successful response: its JSON object, not yet read by a schema, without texts that contain a secret. */
export interface ServiceResponse {
  readonly body: Readonly<Record<string, unknown>>;
  readonly retryAfterMs: number | undefined;
  /** When the service responded, in milliseconds since the Unix epoch, by its own clock if the response has a `Date`. */
  readonly receivedMs: number;
}

/** The final failure of a start that one of its attempts may have caused all the same. */
export class AmbiguousStartError extends Error {
  override readonly name = 'AmbiguousStartError';
  readonly failure: FailedRequest;

  constructor(failure: FailedRequest) {
    super(failure.message, { cause: failure });
    this.failure = failure;
  }
}

/** The deadline or a signal stopped a request, or the pause before its retry. */
export class StoppedRequest extends Error {
  override readonly name = 'StoppedRequest';
  /** The abort's reason. */
  readonly reason: unknown;
  /** The latest failure before, if any. */
  readonly failure: FailedRequest | undefined;
  /** Whether the request is a start that the service may have accepted. */
  readonly maybeStarted: boolean;

  constructor(reason: unknown, failure: FailedRequest | undefined, maybeStarted: boolean) {
    super('The request was stopped.', { cause: reason });
    this.reason = reason;
    this.failure = failure;
    this.maybeStarted = maybeStarted;
  }
}

/** Sends a request, with retries. */
export type SendRequest = (request: ServiceRequest) => Promise<ServiceResponse>;

/** The error message of a response: the Error object's `error`, or the forms that gateways use. */
function serverMessage(text: string): string {
  const body = parseJson(text);
  if (!isRecord(body)) return '';
  const { error, message } = body;
  const candidates = [error, isRecord(error) ? error['message'] : undefined, message];
  return candidates.filter((value) => typeof value === 'string').find((value) => value.trim() !== '') ?? '';
}

/** The target of a redirect, without the parts of the address that may be secret. */
function describeRedirect(location: string | null, from: URL): string {
  if (location === null || !URL.canParse(location, from.href)) return 'The redirect has no valid target.';
  return `It redirects to ${new URL(location, from).origin}.`;
}

/** The message of an error response; '' for a body that is incomplete, too long or too slow. */
async function readErrorMessage(response: HttpResponse, stop: AbortController): Promise<string> {
  const timer = setTimeout(() => {
    stop.abort();
  }, ERROR_BODY_TIMEOUT_MS);
  try {
    return serverMessage(await readBody(response, MAX_ERROR_BYTES));
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}

/** Why a body is not a JSON object. */
function describeBody(text: string): string {
  if (text.trim() === '') return 'the response is empty';
  if (/^\s*</.test(text)) return 'the response is an HTML or XML page';
  return parseJson(text) === undefined ? 'the response is not JSON' : 'the response is not a JSON object';
}

/** Whether a response has the id of another job. A missing id means nothing. */
function isAboutAnother(body: ServiceResponse['body'], { id, field }: RequestedJob): boolean {
  const value = body[field];
  return (typeof value === 'string' || typeof value === 'number') && String(value) !== id;
}

/** @param stop ends the request, for an error whose body is too slow */
async function readResponse(
  response: HttpResponse,
  { baseUrl, job, nowMs }: { readonly baseUrl: URL; readonly job: RequestedJob | undefined; readonly nowMs: number },
  stop: AbortController,
): Promise<ServiceResponse> {
  const { status, headers } = response;
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), headers.get('date'), nowMs);
  if (status < 200 || status > 299) {
    const redirect = status >= 300 && status < 400 ? describeRedirect(headers.get('location'), baseUrl) : '';
    throw new HttpError(status, { serverMessage: await readErrorMessage(response, stop), retryAfterMs, redirect });
  }
  const text = await readBody(response);
  const body = parseJson(text);
  if (!isRecord(body)) throw new TransportError('malformed', describeBody(text), { maybeProcessed: true });
  if (job && isAboutAnother(body, job))
    throw new TransportError('malformed', 'the response is about another job', { maybeProcessed: true });
  return { body, retryAfterMs, receivedMs: parseHttpDate(headers.get('date')) ?? nowMs };
}

async function attempt(connection: ServiceConnection, request: ServiceRequest): Promise<ServiceResponse> {
  const { apiKey, baseUrl, clock, deadline, logger } = connection;
  const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  const stop = new AbortController();
  const startedMs = clock.monotonic();
  try {
    const response = await connection.fetch(new URL(request.path, baseUrl), {
      method: request.method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/json',
        'Accept-Encoding': 'identity',
        'User-Agent': 'static-export-action',
        ...(request.body && { 'Content-Type': 'application/json' }),
        ...(request.idempotencyKey !== undefined && { 'Idempotency-Key': request.idempotencyKey }),
      },
      ...(request.body && { body: JSON.stringify(request.body) }),
      signal: AbortSignal.any([deadline.signal, timeout, stop.signal]),
    });
    const tookMs = Math.round(clock.monotonic() - startedMs);
    logger.debug(`${request.method} ${request.path}: HTTP ${response.status} after ${tookMs} ms`);
    return await readResponse(response, { baseUrl, job: request.job, nowMs: clock.now() }, stop);
  } catch (error) {
    if (error instanceof HttpError || !timeout.aborted || deadline.signal.aborted) throw error;
    const message = `no complete response within ${ATTEMPT_TIMEOUT_MS / 1000} s`;
    throw new TransportError('timeout', message, { maybeProcessed: true, cause: error });
  }
}

const START_RETRIED =
  'The start request may have reached the service, so it is retried at most twice, with the same Idempotency-Key. ' +
  'If the service ignores this key, more than one job may be running: check the dashboard.';

/** Sends a request until it succeeds or its failure is final. Any attempt may have started a job, not only the last one. */
async function sendWithRetries(connection: ServiceConnection, request: ServiceRequest): Promise<ServiceResponse> {
  const { clock, deadline, logger, random } = connection;
  const isStart = request.idempotencyKey !== undefined;
  const failures = new FailureCount(clock);
  let latest: FailedRequest | undefined;
  let warned = false;
  const pauseAfter = async (failure: FailedRequest): Promise<void> => {
    const remainingMs = deadline.remainingMs();
    const decision = failures.add(
      failure,
      { remainingMs, idempotent: !isStart, exists: request.job?.exists === true },
      random,
    );
    const maybeStarted = isStart && failures.ambiguous;
    if (!decision.retry) throw maybeStarted ? new AmbiguousStartError(failure) : failure;
    if (deadline.signal.aborted) throw new StoppedRequest(deadline.signal.reason, failure, maybeStarted);
    const pause = `${(decision.pauseMs / 1000).toFixed(1)} s`;
    logger.info(`${request.purpose}: ${shortReason(failure)}; trying again in ${pause}.`);
    if (maybeStarted && !warned) logger.warning(START_RETRIED, 'Start repeated');
    warned ||= maybeStarted;
    await clock.sleep(decision.pauseMs, deadline.signal).catch((reason: unknown) => {
      throw new StoppedRequest(reason, failure, maybeStarted);
    });
  };
  deadline.signal.throwIfAborted();
  for (;;) {
    try {
      return await attempt(connection, request);
    } catch (error) {
      // A status that arrived before the deadline counts, whatever happened to the body.
      if (deadline.signal.aborted && !(error instanceof HttpError))
        throw new StoppedRequest(deadline.signal.reason, latest, isStart);
      if (error instanceof ActionError) throw error;
      latest = error instanceof HttpError ? error : toTransportError(error);
      await pauseAfter(latest);
    }
  }
}

/**
 * Creates the sender of requests to the administrative API: bearer key (contract, "Authentication"), JSON bodies, no redirects, the
 * retry policy and the run's deadline.
 *
 * @returns a function that throws the final `HttpError` or `TransportError`; `AmbiguousStartError` if a job may have been started
 *   all the same; `StoppedRequest` if the deadline's signal is aborted during the request, and its reason if it is aborted before;
 *   `ActionError` `proxy-invalid`
 */
export function createSender(connection: ServiceConnection): SendRequest {
  const { logger, secrets } = connection;
  const warned = new Set<string>();
  return async (request) => {
    const response = await sendWithRetries(connection, request);
    const { fields, rejected } = withoutSecrets(response.body, secrets);
    const unreported = rejected.filter((field) => !warned.has(field));
    if (unreported.length > 0) {
      for (const field of unreported) warned.add(field);
      const names = unreported.map((field) => `\`${field}\``).join(', ');
      const reason = `Ignored ${names} of the service: a value contains the admin key or another secret, or is too long.`;
      logger.warning(`${reason} Check which server responds at \`base-url\`.`, 'Value ignored');
    }
    return { ...response, body: fields };
  };
}
