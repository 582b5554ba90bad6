import type { Clock } from '../runner/clock.ts';
import { HttpError } from './http-error.ts';
import type { TransportError, TransportFault } from './transport-error.ts';

/** The pause before the first retry; doubled after each further failure. */
const BASE_PAUSE_MS = 1_000;
/** Our own longest pause: the end of an outage is noticed within half a minute. */
const MAX_PAUSE_MS = 30_000;
/** How long one request may keep failing: a rolling restart or a failover is over by then. */
export const RETRY_BUDGET_MS = 300_000;
/** How long `Retry-After` may delay one request in total if there is no deadline. */
export const MAX_RETRY_AFTER_TOTAL_MS = 900_000;
/** How much later than requested a retry may come, so that many waiting runs do not return at the same moment. */
const LATE_SHARE = 0.1;

/** Failures of one kind after which it is final; the others end with the budget. */
const MAX_SAME_FAULT: Readonly<Partial<Record<TransportFault, number>>> = {
  certificate: 1,
  'proxy-refused': 1,
  'not-http': 1,
  'host-unknown': 5,
  malformed: 3,
  'too-large': 3,
};
/** A start that may have been processed is retried at most twice: a service may ignore the idempotency key. */
const MAX_AMBIGUOUS_STARTS = 3;
/** The pauses before the second and the third such start: together they are longer than a rolling restart. */
const START_PAUSES_MS = [5_000, 20_000] as const;
const START_LATE_SHARE = 0.2;
/** How long the response for a known job may be 404: a lagging replica of the service catches up by then. */
const LAG_MS = 30_000;
const MAX_LAG_PAUSE_MS = 5_000;
/** Our own longest pause after a 429: some quotas are hourly, and a rejected request may count against them. */
const MAX_QUOTA_PAUSE_MS = 300_000;

/** Temporary statuses (RFC 9110, RFC 6585, RFC 8470), besides every 5xx. */
const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

export type FailedRequest = HttpError | TransportError;

export function shortReason(failure: FailedRequest): string {
  return failure instanceof HttpError ? `HTTP ${failure.status}` : `${failure.fault} (${failure.message})`;
}

export interface FailingRequest {
  readonly attempts: number;
  readonly sameFaultCount: number;
  readonly ambiguous: number;
  /** How long the request has been failing in milliseconds, without the pauses that the server asked for. */
  readonly failingMs: number;
  readonly retryAfterTotalMs: number;
  /** Milliseconds until the run's deadline; Infinity if there is none. */
  readonly remainingMs: number;
  /** Whether a retry is harmless. A start is not idempotent: the service may process it twice. */
  readonly idempotent: boolean;
  /** How long the response has been 404, in milliseconds, for a resource that exists; undefined if it may not exist. */
  readonly missingMs?: number | undefined;
}

export type RetryDecision =
  { readonly retry: true; readonly pauseMs: number; readonly requested: boolean } | { readonly retry: false };

function hasStatus(failure: FailedRequest, status: number): boolean {
  return failure instanceof HttpError && failure.status === status;
}

/** Whether the service may have processed a request that failed like this. */
export function maybeProcessed(failure: FailedRequest): boolean {
  if (!(failure instanceof HttpError)) return failure.maybeProcessed;
  // A client error or a redirect is about this request; 408 only means that somebody waited too long.
  if (failure.status < 500) return failure.status === 408;
  return failure.retryAfterMs === undefined || failure.status !== 503;
}

function isFinal(failure: FailedRequest, state: FailingRequest): boolean {
  const { sameFaultCount, ambiguous, missingMs, idempotent } = state;
  if (!idempotent && ambiguous >= MAX_AMBIGUOUS_STARTS) return true;
  if (hasStatus(failure, 404)) return missingMs === undefined || missingMs >= LAG_MS;
  if (failure instanceof HttpError) return failure.status < 500 && !TRANSIENT_STATUSES.has(failure.status);
  // A start with a successful response, whatever its body, is not retried.
  if (!idempotent && (failure.fault === 'malformed' || failure.fault === 'too-large')) return true;
  return sameFaultCount >= (MAX_SAME_FAULT[failure.fault] ?? Infinity);
}

/** Whether the request waits for a quota to be renewed. A start is not worth an hour, and a download has no deadline. */
function waitsForQuota(failure: FailedRequest, { remainingMs, idempotent }: FailingRequest): boolean {
  return hasStatus(failure, 429) && idempotent && remainingMs !== Infinity;
}

function ownPauseMs(failure: FailedRequest, state: FailingRequest, random: () => number): number {
  const doubledMs = BASE_PAUSE_MS * 2 ** (state.attempts - 1);
  if (waitsForQuota(failure, state)) return Math.min(MAX_QUOTA_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
  if (hasStatus(failure, 404)) return Math.min(MAX_LAG_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
  if (!state.idempotent && maybeProcessed(failure)) {
    const pauseMs = START_PAUSES_MS[state.ambiguous - 1] ?? START_PAUSES_MS[1];
    return pauseMs * (1 + START_LATE_SHARE * random());
  }
  return Math.min(MAX_PAUSE_MS, doubledMs) * random();
}

/** The one retry policy. A longer pause that the server asks for wins; if it ends after the deadline, the failure is final. */
export function decideRetry(failure: FailedRequest, state: FailingRequest, random: () => number): RetryDecision {
  if (isFinal(failure, state)) return { retry: false };
  const ownMs = ownPauseMs(failure, state, random);
  const requestedMs = failure instanceof HttpError ? failure.retryAfterMs : undefined;
  if (requestedMs !== undefined && requestedMs > ownMs) {
    const leftMs =
      state.remainingMs === Infinity ? MAX_RETRY_AFTER_TOTAL_MS - state.retryAfterTotalMs : state.remainingMs;
    if (requestedMs > leftMs) return { retry: false };
    return { retry: true, requested: true, pauseMs: requestedMs * (1 + LATE_SHARE * random()) };
  }
  if (waitsForQuota(failure, state)) return { retry: true, requested: true, pauseMs: ownMs };
  return state.failingMs < RETRY_BUDGET_MS ? { retry: true, requested: false, pauseMs: ownMs } : { retry: false };
}

export interface RetriedRequest
  extends Pick<FailingRequest, 'remainingMs'>, Partial<Pick<FailingRequest, 'idempotent'>> {
  readonly exists?: boolean;
}

/** Counts the failures of one request since its first attempt or its last success. */
export class FailureCount {
  readonly #clock: Clock;
  readonly #startMs: number;
  readonly #counts = new Map<string, number>();
  #attempts = 0;
  #ambiguous = 0;
  #missingSinceMs: number | undefined;
  #retryAfterTotalMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#startMs = clock.monotonic();
  }

  get ambiguous(): boolean {
    return this.#ambiguous > 0;
  }

  add(failure: FailedRequest, request: RetriedRequest, random: () => number): RetryDecision {
    const { exists = false, idempotent = true, remainingMs } = request;
    const nowMs = this.#clock.monotonic();
    this.#missingSinceMs = exists && hasStatus(failure, 404) ? (this.#missingSinceMs ?? nowMs) : undefined;
    const fault = failure instanceof HttpError ? 'http' : failure.fault;
    const sameFaultCount = (this.#counts.get(fault) ?? 0) + 1;
    this.#counts.set(fault, sameFaultCount);
    this.#attempts += 1;
    if (maybeProcessed(failure)) this.#ambiguous += 1;
    const state = {
      ...{ remainingMs, idempotent, sameFaultCount, attempts: this.#attempts, ambiguous: this.#ambiguous },
      retryAfterTotalMs: this.#retryAfterTotalMs,
      failingMs: nowMs - this.#startMs - this.#retryAfterTotalMs,
      missingMs: this.#missingSinceMs === undefined ? undefined : nowMs - this.#missingSinceMs,
    };
    const decision = decideRetry(failure, state, random);
    if (decision.retry && decision.requested) this.#retryAfterTotalMs += decision.pauseMs;
    return decision;
  }
}
