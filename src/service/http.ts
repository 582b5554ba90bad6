import { ActionError } from '../errors.ts';
import { isRecord, parseJson, readText } from '../net/body.ts';
import type { Fetch, HttpResponse } from '../net/fetch.ts';
import { HttpError } from '../net/http-error.ts';
import { parseHttpDate, parseRetryAfter } from '../net/retry-after.ts';
import { briefly, FailureCount, maybeProcessed, type FailedRequest } from '../net/retry.ts';
import { toTransportError, TransportError } from '../net/transport-error.ts';
import type { Clock } from '../runner/clock.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { Logger } from '../runner/logger.ts';
import type { Redactor } from '../runner/redactor.ts';
import { withoutSecrets } from './answer-secrets.ts';

/** An error's words fit into this; a longer body is a page. */
const MAX_WORDS_BYTES = 65_536;
/** How long one attempt may take, body included: the service only reads or queues, so more means that it hangs. */
const ATTEMPT_TIMEOUT_MS = 30_000;

/** Said where a start is given up while it is open whether the service has taken it. */
export const MAYBE_STARTED =
  'The service may have accepted the start all the same: look for the job in the dashboard before another one is started.';

export interface ServiceConnection {
  /** The service's origin. The admin key goes there and nowhere else. */
  readonly baseUrl: URL;
  readonly apiKey: string;
  /** Knows what no value of the service may contain: the admin key and the GitHub token. */
  readonly secrets: Pick<Redactor, 'contains'>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly deadline: Deadline;
  readonly random: () => number;
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  /** The path below the base URL's origin, already encoded. */
  readonly path: string;
  /** What the request is for, as the log says it. */
  readonly purpose: string;
  readonly body?: object;
  /** Makes a repeat of this request recognisable; a request with one is repeated with care. */
  readonly idempotencyKey?: string;
}

/** A success of the service: its JSON object, not yet read by a schema, and without texts that contain a secret. */
export interface ServiceAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  readonly retryAfterMs: number | undefined;
  /** When the service answered, in milliseconds since the Unix epoch: by its own clock where it tells. */
  readonly answeredMs: number;
}

/** The final failure of a start that one of its attempts may have brought about all the same. */
export class StartInDoubt extends Error {
  override readonly name = 'StartInDoubt';
  readonly failure: FailedRequest;

  constructor(failure: FailedRequest) {
    super(failure.message, { cause: failure });
    this.failure = failure;
  }
}

/** Sends a request, repeating it by the retry policy. */
export type SendRequest = (request: ServiceRequest) => Promise<ServiceAnswer>;

/** The server's own words of an error: the Error object's `error`, or the forms that gateways use. */
function serverMessage(text: string): string {
  const body = parseJson(text);
  if (!isRecord(body)) return '';
  const { error, message } = body;
  const candidates = [error, isRecord(error) ? error['message'] : undefined, message];
  return candidates.filter((value) => typeof value === 'string').find((value) => value.trim() !== '') ?? '';
}

/** Where a redirect leads, without the parts of the address that may be secret. */
function redirectTarget(location: string | null, from: URL): string {
  if (location === null || !URL.canParse(location, from.href)) return 'The redirect names no place.';
  return `It redirects to ${new URL(location, from).origin}.`;
}

/** The words of an error answer. What it is does not depend on them: a body that breaks off or never ends has none. */
async function readWords(response: HttpResponse): Promise<string> {
  try {
    return serverMessage(await readText(response, MAX_WORDS_BYTES));
  } catch {
    return '';
  }
}

/** What a body that should be a JSON object is instead, for the message. */
function describeBody(text: string): string {
  if (text.trim() === '') return 'the answer is empty';
  if (/^\s*</.test(text)) return 'the answer is an HTML or XML page';
  return parseJson(text) === undefined ? 'the answer is not JSON' : 'the answer is not a JSON object';
}

async function readAnswer(response: HttpResponse, from: URL, nowMs: number): Promise<ServiceAnswer> {
  const { status, headers } = response;
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), headers.get('date'), nowMs);
  if (status < 200 || status > 299) {
    const redirect = status >= 300 && status < 400 ? redirectTarget(headers.get('location'), from) : '';
    throw new HttpError(status, { serverMessage: await readWords(response), retryAfterMs, redirect });
  }
  const text = await readText(response);
  const body = parseJson(text);
  if (!isRecord(body)) throw new TransportError('malformed', describeBody(text), { maybeProcessed: true });
  return { body, retryAfterMs, answeredMs: parseHttpDate(headers.get('date')) ?? nowMs };
}

/** The answer without values that repeat a secret. A field is warned about once. */
function withCheckedBody(
  answer: ServiceAnswer,
  { logger, secrets }: ServiceConnection,
  warned: Set<string>,
): ServiceAnswer {
  const { fields, leftOut } = withoutSecrets(answer.body, secrets);
  for (const name of leftOut.filter((field) => !warned.has(field))) {
    warned.add(name);
    const message = `The service's \`${name}\` is ignored, because it contains the admin key or another secret, or is far too long.`;
    logger.warning(`${message} Check who answers at \`base-url\`.`, 'Value ignored');
  }
  return { ...answer, body: fields };
}

async function attempt(connection: ServiceConnection, request: ServiceRequest): Promise<ServiceAnswer> {
  const { apiKey, baseUrl, clock, deadline, logger } = connection;
  const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  const startedMs = clock.monotonic();
  try {
    const response = await connection.fetch(new URL(request.path, baseUrl), {
      method: request.method,
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/json',
        'User-Agent': 'static-export-action',
        ...(request.body && { 'Content-Type': 'application/json' }),
        ...(request.idempotencyKey !== undefined && { 'Idempotency-Key': request.idempotencyKey }),
      },
      ...(request.body && { body: JSON.stringify(request.body) }),
      signal: AbortSignal.any([deadline.signal, timeout]),
    });
    const tookMs = Math.round(clock.monotonic() - startedMs);
    logger.debug(`${request.method} ${request.path}: HTTP ${response.status} after ${tookMs} ms`);
    return await readAnswer(response, baseUrl, clock.now());
  } catch (error) {
    if (!timeout.aborted || deadline.signal.aborted) throw error;
    const message = `no complete answer within ${ATTEMPT_TIMEOUT_MS / 1000} s`;
    throw new TransportError('timeout', message, { maybeProcessed: true, cause: error });
  }
}

/** @throws what is no failure of a request, such as an `ActionError` about the proxy, as it is */
function toFailedRequest(error: unknown): FailedRequest {
  if (error instanceof HttpError) return error;
  if (error instanceof ActionError) throw error;
  return toTransportError(error);
}

function announceRepeat(
  connection: ServiceConnection,
  request: ServiceRequest,
  failure: FailedRequest,
  pauseMs: number,
): void {
  const line = `${request.purpose}: ${briefly(failure)}; trying again in ${(pauseMs / 1000).toFixed(1)} s.`;
  if (request.idempotencyKey !== undefined && maybeProcessed(failure)) {
    const risk = 'The request may have been accepted; it is repeated with the same Idempotency-Key.';
    connection.logger.warning(`${line} ${risk} A service that ignores this key runs the job twice.`, 'Start repeated');
  } else {
    connection.logger.info(line);
  }
}

/** Tells, when the time was over or the step cancelled, what stood in the way and what may have come of the request. */
function withOutlook(reason: unknown, latest: FailedRequest | undefined, maybeStarted: boolean): unknown {
  if (!(reason instanceof ActionError)) return reason;
  const last = latest ? [`The last attempt failed: ${briefly(latest)}.`] : [];
  return reason.withDetails(...last, ...(maybeStarted ? [MAYBE_STARTED] : []));
}

/**
 * Sends a request until it is answered or its failure is final. Any attempt may have started a job, not just the last: what
 * is thrown says so.
 */
async function sendRepeatedly(connection: ServiceConnection, request: ServiceRequest): Promise<ServiceAnswer> {
  const { clock, deadline, random } = connection;
  const isStart = request.idempotencyKey !== undefined;
  const repeatable = isStart ? 'with-care' : 'safely';
  const failures = new FailureCount(clock);
  let latest: FailedRequest | undefined;
  deadline.signal.throwIfAborted();
  for (;;) {
    try {
      return await attempt(connection, request);
    } catch (error) {
      if (deadline.signal.aborted) throw withOutlook(deadline.signal.reason, latest, isStart);
      const failure = toFailedRequest(error);
      latest = failure;
      const decision = failures.add(failure, { remainingMs: deadline.remainingMs(), repeatable }, random);
      const inDoubt = isStart && failures.ambiguous;
      if (!decision.retry) throw inDoubt ? new StartInDoubt(failure) : failure;
      announceRepeat(connection, request, failure, decision.pauseMs);
      await clock.sleep(decision.pauseMs, deadline.signal).catch((reason: unknown) => {
        throw withOutlook(reason, failure, inDoubt);
      });
    }
  }
}

/**
 * Builds the sender of requests to the administrative API: bearer key (contract, "Authentication"), JSON bodies, no
 * redirects, the retry policy, and the run's deadline over all of it.
 *
 * @returns a function that throws `HttpError` or `TransportError` for a failure that is final, `StartInDoubt` around it where
 *   a job may have been started, `ActionError` `proxy-invalid`, and the deadline signal's reason once that is aborted
 */
export function createSender(connection: ServiceConnection): SendRequest {
  const warned = new Set<string>();
  return async (request) => withCheckedBody(await sendRepeatedly(connection, request), connection, warned);
}
