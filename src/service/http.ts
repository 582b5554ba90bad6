import { ActionError } from '../errors.ts';
import { isRecord, parseJson, readBody, type Fields } from '../http/body.ts';
import type { Fetch, HttpResponse } from '../http/fetch.ts';
import { HttpError, parseHttpDate, parseRetryAfter } from '../http/http-error.ts';
import { FailureCount, shortReason, type FailedRequest } from '../http/retry.ts';
import { toTransportError, TransportError } from '../http/transport-error.ts';
import { unlessAborted } from '../runner/abort.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { RunContext } from '../runner/flow.ts';
import { withoutSecrets } from './secret-fields.ts';
import { explainFailure, explainStop, type RequestSubject } from './service-error.ts';

const MAX_ERROR_BYTES = 65_536;
/** How long one attempt may take, body included: the service only reads or queues. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** How long to wait for the body of an error. The status has decided; the body only explains it. */
const ERROR_BODY_TIMEOUT_MS = 5_000;

export interface ServiceConnection extends Pick<RunContext<never>, 'clock' | 'logger' | 'random' | 'secrets'> {
  /** The service's origin. The admin key is sent only there. */
  readonly baseUrl: URL;
  readonly apiKey: string;
  readonly fetch: Fetch;
  readonly deadline: Deadline;
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly purpose: string;
  readonly subject: RequestSubject;
  readonly body?: object;
  /** `field` of the response has its ID, if any. If it exists, a 404 may come from a lagging replica. */
  readonly job?: { readonly id: string; readonly field: 'id' | 'jobId'; readonly exists: boolean };
  /** Lets the service recognize a retry. A request with a key is a start, and retried with care. */
  readonly idempotencyKey?: string;
}

/** A successful response: its JSON object, not yet read by a schema, without texts that contain a secret. */
export interface ServiceResponse {
  readonly body: Fields;
  readonly retryAfterMs: number | undefined;
  /** When the service responded, in milliseconds since the Unix epoch, by its own clock if the response has a `Date`. */
  readonly receivedMs: number;
}

/** Sends a request, with retries. Throws `ActionError`; its cause is the final `HttpError` or `TransportError`, if any. */
export type SendRequest = (request: ServiceRequest) => Promise<ServiceResponse>;

function serverMessage(text: string): string {
  const body = parseJson(text);
  if (!isRecord(body)) return '';
  const { error, message } = body;
  const candidates = [error, isRecord(error) ? error['message'] : undefined, message];
  return candidates.filter((value) => typeof value === 'string').find((value) => value.trim() !== '') ?? '';
}

async function readErrorMessage(response: HttpResponse): Promise<string> {
  try {
    const timeout = AbortSignal.timeout(ERROR_BODY_TIMEOUT_MS);
    return serverMessage(await unlessAborted(readBody(response, MAX_ERROR_BYTES), timeout));
  } catch {
    return '';
  }
}

/** The target of a redirect, without the parts of the address that may be secret. */
function describeRedirect({ status, headers }: HttpResponse, from: URL): string {
  if (status < 300 || status >= 400) return '';
  const location = headers.get('location');
  if (location === null || !URL.canParse(location, from.href)) return 'The redirect has no valid target.';
  return `It redirects to ${new URL(location, from).origin}.`;
}

function describeBody(text: string): string {
  if (text.trim() === '') return 'the response is empty';
  if (/^\s*</.test(text)) return 'the response is an HTML or XML page';
  return parseJson(text) === undefined ? 'the response is not JSON' : 'the response is not a JSON object';
}

/** Whether a response has the id of another job. A missing id means nothing. */
function isAboutAnother(body: Fields, { id, field }: Required<ServiceRequest>['job']): boolean {
  const value = body[field];
  return (typeof value === 'string' || typeof value === 'number') && String(value) !== id;
}

async function readResponse(
  response: HttpResponse,
  { baseUrl, clock }: ServiceConnection,
  job: ServiceRequest['job'],
): Promise<ServiceResponse> {
  const { status, headers } = response;
  const [nowMs, date] = [clock.now(), headers.get('date')];
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), date, nowMs);
  if (status < 200 || status > 299) {
    const redirect = describeRedirect(response, baseUrl);
    throw new HttpError(status, { serverMessage: await readErrorMessage(response), retryAfterMs, redirect });
  }
  const text = await readBody(response);
  const body = parseJson(text);
  if (!isRecord(body)) throw new TransportError('malformed', describeBody(text));
  if (job && isAboutAnother(body, job)) throw new TransportError('malformed', 'the response describes another job');
  return { body, retryAfterMs, receivedMs: parseHttpDate(date) ?? nowMs };
}

async function attempt(connection: ServiceConnection, request: ServiceRequest): Promise<ServiceResponse> {
  const { apiKey, baseUrl, clock, deadline, logger } = connection;
  const { method, path, body, idempotencyKey, job } = request;
  const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  const startedMs = clock.monotonic();
  try {
    const response = await connection.fetch(new URL(path, baseUrl), {
      method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/json',
        'Accept-Encoding': 'identity',
        'User-Agent': 'static-export-action',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.any([deadline.signal, timeout]),
    });
    const tookMs = Math.round(clock.monotonic() - startedMs);
    logger.debug(`${method} ${path}: HTTP ${response.status} after ${tookMs} ms`);
    return await readResponse(response, connection, job);
  } catch (error) {
    if (error instanceof HttpError || !timeout.aborted || deadline.signal.aborted) throw error;
    throw new TransportError('timeout', `no complete response within ${ATTEMPT_TIMEOUT_MS / 1000} s`, { cause: error });
  }
}

const START_RETRIED =
  'The start request may have reached the service, so it is retried at most twice, with the same Idempotency-Key. ' +
  'If the service ignores this key, more than one job may be running: check the dashboard.';

/** Waits before the next attempt, by the retry policy. Throws the error for the user if there is none. */
async function pauseBeforeRetry(
  failure: FailedRequest,
  failures: FailureCount,
  { connection, request }: { readonly connection: ServiceConnection; readonly request: ServiceRequest },
): Promise<void> {
  const { clock, deadline, logger, random } = connection;
  const { idempotencyKey, job, purpose, subject } = request;
  const idempotent = idempotencyKey === undefined;
  const isFirstDoubt = !idempotent && !failures.ambiguous;
  const retried = { remainingMs: deadline.remainingMs(), idempotent, exists: job?.exists === true };
  const decision = failures.add(failure, retried, random);
  const maybeStarted = !idempotent && failures.ambiguous;
  if (!decision.retry) throw explainFailure({ failure, maybeStarted }, subject);
  try {
    deadline.signal.throwIfAborted();
    logger.info(`${purpose}: ${shortReason(failure)}; retrying in ${(decision.pauseMs / 1000).toFixed(1)} s.`);
    if (maybeStarted && isFirstDoubt) logger.warning(START_RETRIED, 'Start request retried');
    await clock.sleep(decision.pauseMs, deadline.signal);
  } catch (reason) {
    throw explainStop(reason, { failure, maybeStarted }, subject);
  }
}

async function sendWithRetries(connection: ServiceConnection, request: ServiceRequest): Promise<ServiceResponse> {
  const { signal } = connection.deadline;
  const failures = new FailureCount(connection.clock);
  let failure: FailedRequest | undefined;
  signal.throwIfAborted();
  for (;;) {
    try {
      return await attempt(connection, request);
    } catch (error) {
      const maybeStarted = request.idempotencyKey !== undefined;
      // A status that arrived before the deadline counts, whatever happened to the body.
      if (signal.aborted && !(error instanceof HttpError))
        throw explainStop(signal.reason, { failure, maybeStarted }, request.subject);
      if (error instanceof ActionError) throw error;
      failure = error instanceof HttpError ? error : toTransportError(error);
    }
    await pauseBeforeRetry(failure, failures, { connection, request });
  }
}

/** Creates the sender of requests to the administrative API (contract, "Authentication"). It follows no redirects. */
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
      const reason = `Ignored ${names} from the service, because a value contains the admin key or another secret, or is too long.`;
      logger.warning(`${reason} Check which server responds at \`base-url\`.`, 'Value ignored');
    }
    return { ...response, body: fields };
  };
}
