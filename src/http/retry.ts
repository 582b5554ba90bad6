import type { Clock } from '../runner/clock.ts';
import { HttpError } from './http-error.ts';
import type { TransportError, TransportFault } from './transport-error.ts';

/** The first pause before a repeat; doubled after each further failure. */
const BASE_PAUSE_MS = 1_000;
/** The longest pause of our own choosing: an outage that ends is then noticed within half a minute. */
const MAX_PAUSE_MS = 30_000;
/** How long one request may go on failing: a rolling restart or a failover is over by then. */
export const RETRY_BUDGET_MS = 300_000;
/** How long one request may be put off by `Retry-After` where no deadline is over it: a host that is busy longer is down. */
export const MAX_PUT_OFF_MS = 900_000;
/** How much later than asked a repeat may come, so that many waiting runs do not return at the same moment. */
const LATE_SHARE = 0.1;

/** Failures of one kind after which it is final; the others end by the budget. */
const MAX_OF_KIND: Readonly<Partial<Record<TransportFault, number>>> = {
  certificate: 1,
  'proxy-refused': 1,
  'port-refused': 1,
  'not-http': 1,
  'host-unknown': 5,
  malformed: 3,
  'too-large': 3,
};
/** A start that may have been processed is repeated at most twice: a service may ignore the idempotency key. */
const MAX_AMBIGUOUS_STARTS = 3;
/** The pauses before the second and the third such start: few attempts, spread so that they outlast a rolling restart. */
const START_PAUSES_MS = [5_000, 20_000] as const;
/** How much longer such a pause may be, so that runs that failed together do not return together. */
const START_LATE_SHARE = 0.2;
/** How long a job that is known may be answered with 404: a replica of the service that lags behind catches up by then. */
const LAG_MS = 30_000;
/** The longest pause between two such answers: a replica may catch up at any moment. */
const MAX_LAG_PAUSE_MS = 5_000;
/** The longest pause of our own after a 429: some quotas are hourly, and a rejected request may count against them. */
const MAX_QUOTA_PAUSE_MS = 300_000;

/** Answers that may be different the next time (RFC 9110, RFC 6585, RFC 8470); every 5xx is one too. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** How a request fails: by an answer, or without one. */
export type FailedRequest = HttpError | TransportError;

/** The failure in a few words, for a line of the log. */
export function shortReason(failure: FailedRequest): string {
  return failure instanceof HttpError ? `HTTP ${failure.status}` : `${failure.fault} (${failure.message})`;
}

/** Whether a repeat can do harm: a start may be processed twice. */
export type Repeatable = 'safely' | 'with-care';

/** Where a failing request stands, the latest failure included. */
export interface FailingRequest {
  /** How many attempts have failed. */
  readonly attempts: number;
  /** How many of them failed as the latest one did. */
  readonly sameFaultCount: number;
  /** How many of them the server may have acted on. */
  readonly ambiguous: number;
  /** How long it has been failing in milliseconds, without the pauses that the server asked for. */
  readonly failingMs: number;
  /** For how long the server has put it off so far, in milliseconds. */
  readonly retryAfterTotalMs: number;
  /** Milliseconds left until the run's deadline; infinity where there is none. */
  readonly remainingMs: number;
  readonly repeatable: Repeatable;
  /** For how long the answer has been 404, in milliseconds, for a resource that exists; undefined where it need not. */
  readonly missingMs?: number | undefined;
}

/** What follows a failure; `asked` tells that the server put the request off. */
export type RetryDecision =
  { readonly retry: true; readonly pauseMs: number; readonly asked: boolean } | { readonly retry: false };

function isMissing(failure: FailedRequest): boolean {
  return failure instanceof HttpError && failure.status === 404;
}

/** Whether the service may have acted on a request that failed like this. */
export function maybeProcessed(failure: FailedRequest): boolean {
  if (!(failure instanceof HttpError)) return failure.maybeProcessed;
  // A refusal or a redirect is an answer about this request; 408 says only that somebody has waited too long.
  if (failure.status < 500) return failure.status === 408;
  return failure.retryAfterMs === undefined || failure.status !== 503;
}

function isFinal(
  failure: FailedRequest,
  { sameFaultCount, ambiguous, missingMs, repeatable }: FailingRequest,
): boolean {
  if (repeatable === 'with-care' && ambiguous >= MAX_AMBIGUOUS_STARTS) return true;
  if (isMissing(failure)) return missingMs === undefined || missingMs >= LAG_MS;
  if (failure instanceof HttpError) return failure.status < 500 && !TRANSIENT_STATUSES.has(failure.status);
  // A start that was answered with a success, however it reads, is not repeated.
  if (repeatable === 'with-care' && (failure.fault === 'malformed' || failure.fault === 'too-large')) return true;
  return sameFaultCount >= (MAX_OF_KIND[failure.fault] ?? Infinity);
}

/** Whether the request waits for a quota to be renewed. A start is not worth an hour, and a download has no deadline. */
function waitsForQuota(failure: FailedRequest, { remainingMs, repeatable }: FailingRequest): boolean {
  return failure instanceof HttpError && failure.status === 429 && repeatable === 'safely' && remainingMs !== Infinity;
}

/** The pause where the server asks for none, in milliseconds. */
function ownPauseMs(failure: FailedRequest, state: FailingRequest, random: () => number): number {
  const doubledMs = BASE_PAUSE_MS * 2 ** (state.attempts - 1);
  if (waitsForQuota(failure, state)) return Math.min(MAX_QUOTA_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
  if (isMissing(failure)) return Math.min(MAX_LAG_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
  if (state.repeatable === 'with-care' && maybeProcessed(failure)) {
    const pauseMs = START_PAUSES_MS[state.ambiguous - 1] ?? START_PAUSES_MS[1];
    return pauseMs * (1 + START_LATE_SHARE * random());
  }
  return Math.min(MAX_PAUSE_MS, doubledMs) * random();
}

/**
 * The one retry policy: whether a failed request is repeated, and when. Our own pause doubles with full jitter; a longer one
 * that the server asks for by `Retry-After` wins, and one that ends after the deadline makes the failure final; so do, where
 * there is no deadline, pauses that add up to a quarter of an hour. A 429 without `Retry-After` is repeated until the deadline,
 * and a 404 about something that exists for half a minute.
 *
 * @param random a source of numbers from 0 to 1
 */
export function decideRetry(failure: FailedRequest, state: FailingRequest, random: () => number): RetryDecision {
  if (isFinal(failure, state)) return { retry: false };
  const ownMs = ownPauseMs(failure, state, random);
  const askedMs = failure instanceof HttpError ? failure.retryAfterMs : undefined;
  if (askedMs !== undefined && askedMs > ownMs) {
    const leftMs = state.remainingMs === Infinity ? MAX_PUT_OFF_MS - state.retryAfterTotalMs : state.remainingMs;
    if (askedMs > leftMs) return { retry: false };
    return { retry: true, asked: true, pauseMs: askedMs * (1 + LATE_SHARE * random()) };
  }
  if (waitsForQuota(failure, state)) return { retry: true, asked: true, pauseMs: ownMs };
  return state.failingMs < RETRY_BUDGET_MS ? { retry: true, asked: false, pauseMs: ownMs } : { retry: false };
}

/** Keeps the count of one request's failures, from its first one or its last success on. */
export class FailureCount {
  readonly #clock: Clock;
  readonly #kinds = new Map<string, number>();
  readonly #sinceMs: number;
  #attempts = 0;
  #ambiguous = 0;
  #missingSinceMs: number | undefined;
  #retryAfterTotalMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#sinceMs = clock.monotonic();
  }

  /** Whether one of the failures leaves open whether the server has acted. */
  get ambiguous(): boolean {
    return this.#ambiguous > 0;
  }

  /**
   * Counts a failure and decides what follows by the retry policy.
   *
   * @param request `exists` says that the request is about something that was seen, or made, before
   */
  add(
    failure: FailedRequest,
    request: Pick<FailingRequest, 'remainingMs' | 'repeatable'> & { readonly exists?: boolean | undefined },
    random: () => number,
  ): RetryDecision {
    const { exists = false, remainingMs, repeatable } = request;
    const nowMs = this.#clock.monotonic();
    this.#missingSinceMs = exists && isMissing(failure) ? (this.#missingSinceMs ?? nowMs) : undefined;
    const missingMs = this.#missingSinceMs === undefined ? undefined : nowMs - this.#missingSinceMs;
    const kind = failure instanceof HttpError ? 'http' : failure.fault;
    const sameFaultCount = (this.#kinds.get(kind) ?? 0) + 1;
    this.#kinds.set(kind, sameFaultCount);
    this.#attempts += 1;
    if (maybeProcessed(failure)) this.#ambiguous += 1;
    const counts = { attempts: this.#attempts, sameFaultCount, ambiguous: this.#ambiguous };
    const failingMs = nowMs - this.#sinceMs - this.#retryAfterTotalMs;
    const state = {
      ...counts,
      failingMs,
      retryAfterTotalMs: this.#retryAfterTotalMs,
      remainingMs,
      repeatable,
      missingMs,
    };
    const decision = decideRetry(failure, state, random);
    if (decision.retry && decision.asked) this.#retryAfterTotalMs += decision.pauseMs;
    return decision;
  }
}
