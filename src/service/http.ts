import { ActionError } from '../errors.ts';
import { isRecord, parseJson, readText } from '../http/body.ts';
import type { Fetch, HttpResponse } from '../http/fetch.ts';
import { HttpError } from '../http/http-error.ts';
import { parseHttpDate, parseRetryAfter } from '../http/retry-after.ts';
import { shortReason, FailureCount, type FailedRequest, type Repeatable } from '../http/retry.ts';
import { toTransportError, TransportError } from '../http/transport-error.ts';
import type { Clock } from '../runner/clock.ts';
import type { Deadline } from '../runner/deadline.ts';
import type { Logger } from '../runner/logger.ts';
import type { Redactor } from '../runner/redactor.ts';
import { withoutSecrets } from './answer-secrets.ts';

/** An error's words fit into this; a longer body is a page. */
const MAX_WORDS_BYTES = 65_536;
/** How long one attempt may take, body included: the service only reads or queues, so more means that it hangs. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** How long the text of an error is waited for. The status line has decided by then; the text only explains it. */
const ERROR_TEXT_TIMEOUT_MS = 5_000;

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

/** The job that a request is about. */
export interface RequestedJob {
  readonly id: string;
  /** The field of the response that has the id, where it has one. */
  readonly field: 'id' | 'jobId';
  /** Whether the job was seen, or started, before: a 404 may then come from a replica that lags behind. */
  readonly exists: boolean;
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST';
  /** The path below the base URL's origin, already encoded. */
  readonly path: string;
  /** What the request is for, as the log says it. */
  readonly purpose: string;
  readonly body?: object;
  /** The job that the request is about. */
  readonly job?: RequestedJob;
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
export class AmbiguousStartError extends Error {
  override readonly name = 'StartInDoubt';
  readonly failure: FailedRequest;

  constructor(failure: FailedRequest) {
    super(failure.message, { cause: failure });
    this.failure = failure;
  }
}

/** The deadline or a signal ended a request that was under way, or waiting to be repeated. */
export class StoppedRequest extends Error {
  override readonly name = 'StoppedRequest';
  /** The abort's reason. */
  readonly reason: unknown;
  /** The latest failure before; undefined when there was none. */
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

/** The text of an error response; '' for a body that breaks off, is too long, or does not end in time. */
async function readErrorText(response: HttpResponse, stop: AbortController): Promise<string> {
  const timer = setTimeout(() => {
    stop.abort();
  }, ERROR_TEXT_TIMEOUT_MS);
  try {
    return serverMessage(await readText(response, MAX_WORDS_BYTES));
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}

/** What a body that should be a JSON object is instead, for the message. */
function describeBody(text: string): string {
  if (text.trim() === '') return 'the answer is empty';
  if (/^\s*</.test(text)) return 'the answer is an HTML or XML page';
  return parseJson(text) === undefined ? 'the answer is not JSON' : 'the answer is not a JSON object';
}

/** Whether a response says that it is about another job than the one that was asked for. A missing id says nothing. */
function isAboutAnother(body: ServiceAnswer['body'], { id, field }: RequestedJob): boolean {
  const value = body[field];
  return (typeof value === 'string' || typeof value === 'number') && String(value) !== id;
}

/** @param stop ends the request, for an error whose text does not arrive in time */
async function readAnswer(
  response: HttpResponse,
  { baseUrl, job, nowMs }: { readonly baseUrl: URL; readonly job: RequestedJob | undefined; readonly nowMs: number },
  stop: AbortController,
): Promise<ServiceAnswer> {
  const { status, headers } = response;
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), headers.get('date'), nowMs);
  if (status < 200 || status > 299) {
    const redirect = status >= 300 && status < 400 ? redirectTarget(headers.get('location'), baseUrl) : '';
    throw new HttpError(status, { serverMessage: await readErrorText(response, stop), retryAfterMs, redirect });
  }
  const text = await readText(response);
  const body = parseJson(text);
  if (!isRecord(body)) throw new TransportError('malformed', describeBody(text), { maybeProcessed: true });
  if (job && isAboutAnother(body, job))
    throw new TransportError('malformed', 'the response is about another job', { maybeProcessed: true });
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
  const stop = new AbortController();
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
      signal: AbortSignal.any([deadline.signal, timeout, stop.signal]),
    });
    const tookMs = Math.round(clock.monotonic() - startedMs);
    logger.debug(`${request.method} ${request.path}: HTTP ${response.status} after ${tookMs} ms`);
    return await readAnswer(response, { baseUrl, job: request.job, nowMs: clock.now() }, stop);
  } catch (error) {
    if (error instanceof HttpError || !timeout.aborted || deadline.signal.aborted) throw error;
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

/** Said once for a start, however often it is repeated. */
const START_RETRIED =
  'The start request may have reached the service, so it is retried at most twice, with the same Idempotency-Key. ' +
  'If the service ignores this key, more than one job may be running: check the dashboard.';

/**
 * Sends a request until it is answered or its failure is final. Any attempt may have started a job, not just the last: what
 * is thrown says so.
 */
async function sendRepeatedly(connection: ServiceConnection, request: ServiceRequest): Promise<ServiceAnswer> {
  const { clock, deadline, logger, random } = connection;
  const isStart = request.idempotencyKey !== undefined;
  const repeatable: Repeatable = isStart ? 'with-care' : 'safely';
  const failures = new FailureCount(clock);
  let latest: FailedRequest | undefined;
  let warned = false;
  const pauseAfter = async (failure: FailedRequest): Promise<void> => {
    const state = { remainingMs: deadline.remainingMs(), repeatable, exists: request.job?.exists };
    const decision = failures.add(failure, state, random);
    const inDoubt = isStart && failures.ambiguous;
    if (!decision.retry) throw inDoubt ? new AmbiguousStartError(failure) : failure;
    if (deadline.signal.aborted) throw new StoppedRequest(deadline.signal.reason, failure, inDoubt);
    logger.info(
      `${request.purpose}: ${shortReason(failure)}; trying again in ${(decision.pauseMs / 1000).toFixed(1)} s.`,
    );
    if (inDoubt && !warned) logger.warning(START_RETRIED, 'Start repeated');
    warned ||= inDoubt;
    await clock.sleep(decision.pauseMs, deadline.signal).catch((reason: unknown) => {
      throw new StoppedRequest(reason, failure, inDoubt);
    });
  };
  deadline.signal.throwIfAborted();
  for (;;) {
    try {
      return await attempt(connection, request);
    } catch (error) {
      // A status line that arrived before the deadline counts, whatever became of the body behind it.
      if (deadline.signal.aborted && !(error instanceof HttpError))
        throw new StoppedRequest(deadline.signal.reason, latest, isStart);
      latest = toFailedRequest(error);
      await pauseAfter(latest);
    }
  }
}

/**
 * Builds the sender of requests to the administrative API: bearer key (contract, "Authentication"), JSON bodies, no
 * redirects, the retry policy, and the run's deadline over all of it.
 *
 * @returns a function that throws `HttpError` or `TransportError` for a failure that is final, `StartInDoubt` around it where
 *   a job may have been started, `StoppedRequest` once the deadline's signal is aborted while a request is under way, that
 *   signal's reason when it is aborted before, and `ActionError` `proxy-invalid`
 */
export function createSender(connection: ServiceConnection): SendRequest {
  const warned = new Set<string>();
  return async (request) => withCheckedBody(await sendRepeatedly(connection, request), connection, warned);
}
