import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HttpError } from '../../../src/http/http-error.ts';
import {
  decideRetry,
  FailureCount,
  MAX_RETRY_AFTER_TOTAL_MS,
  maybeProcessed,
  RETRY_BUDGET_MS,
  type FailingRequest,
} from '../../../src/http/retry.ts';
import { TransportError, type TransportFault } from '../../../src/http/transport-error.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const FIRST: FailingRequest = {
  attempts: 1,
  sameFaultCount: 1,
  ambiguous: 1,
  failingMs: 0,
  retryAfterTotalMs: 0,
  remainingMs: 1_800_000,
  idempotent: true,
};
const CAREFUL: FailingRequest = { ...FIRST, idempotent: false };

function http(status: number, retryAfterMs?: number): HttpError {
  return new HttpError(status, { retryAfterMs });
}

function transport(fault: TransportFault, sent = true): TransportError {
  return new TransportError(fault, 'x', { maybeProcessed: sent });
}

describe('decideRetry', () => {
  it.each([408, 425, 429, 500, 501, 502, 503, 504, 599])('retries after %p', (status) => {
    expect(decideRetry(http(status), FIRST, () => 0.5).retry).toBe(true);
  });

  it.each([302, 400, 401, 403, 404, 405, 409, 410, 422, 451])('does not retry after %p', (status) => {
    expect(decideRetry(http(status), FIRST, () => 0.5)).toEqual({ retry: false });
  });

  it.each<[TransportFault, number]>([
    ['certificate', 1],
    ['proxy-refused', 1],
    ['malformed', 3],
    ['too-large', 3],
    ['host-unknown', 5],
  ])('does not retry %s after %p attempts', (fault, attempts) => {
    const at = (n: number): boolean =>
      decideRetry(transport(fault), { ...FIRST, attempts: 50, sameFaultCount: n }, () => 0.5).retry;
    expect(at(attempts)).toBe(false);
    if (attempts > 1) expect(at(attempts - 1)).toBe(true);
  });

  it.each<TransportFault>(['refused', 'unreachable', 'proxy', 'timeout', 'interrupted'])(
    'retries %s until the time budget is used up',
    (fault) => {
      const at = (failingMs: number): boolean =>
        decideRetry(transport(fault), { ...FIRST, attempts: 40, failingMs }, () => 0.5).retry;
      expect(at(RETRY_BUDGET_MS - 1)).toBe(true);
      expect(at(RETRY_BUDGET_MS)).toBe(false);
    },
  );

  it('doubles the longest pause up to 30 s, with full jitter', () => {
    const ceilings = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => {
      const decision = decideRetry(http(500), { ...FIRST, attempts }, () => 1);
      return decision.retry ? decision.pauseMs : undefined;
    });
    expect(ceilings).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    expect(decideRetry(http(500), FIRST, () => 0)).toEqual({ retry: true, requested: false, pauseMs: 0 });
  });

  it('waits for Retry-After and at most a tenth longer, and does not retry after the deadline', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1001, max: 2_000_000 }),
        fc.nat(2_000_000),
        random,
        (retryAfterMs, remainingMs, share) => {
          const decision = decideRetry(http(429, retryAfterMs), { ...FIRST, remainingMs }, () => share);
          expect(decision.retry).toBe(retryAfterMs <= remainingMs);
          if (!decision.retry) return;
          expect(decision.requested).toBe(true);
          expect(decision.pauseMs).toBeGreaterThanOrEqual(retryAfterMs);
          expect(decision.pauseMs).toBeLessThanOrEqual(retryAfterMs * 1.1);
        },
      ),
    );
  });

  it('waits for Retry-After even when the time budget is used up', () => {
    expect(decideRetry(http(503, 1000), { ...FIRST, failingMs: RETRY_BUDGET_MS }, () => 0).retry).toBe(true);
  });

  it('waits for Retry-After for at most 15 minutes in total without a deadline', () => {
    const at = (retryAfterMs: number, retryAfterTotalMs: number): boolean =>
      decideRetry(
        http(503, retryAfterMs),
        { ...FIRST, attempts: 9, retryAfterTotalMs, remainingMs: Infinity },
        () => 0.5,
      ).retry;
    expect(at(60_000, 0)).toBe(true);
    expect(at(60_000, MAX_RETRY_AFTER_TOTAL_MS - 60_000)).toBe(true);
    expect(at(60_000, MAX_RETRY_AFTER_TOTAL_MS - 59_999)).toBe(false);
    expect(at(MAX_RETRY_AFTER_TOTAL_MS + 1, 0)).toBe(false);
  });

  it('ends when the server repeats Retry-After without a deadline', () => {
    const clock = createFakeClock();
    const count = new FailureCount(clock);
    let waitedMs = 0;
    for (;;) {
      const decision = count.add(http(503, 60_000), { remainingMs: Infinity, idempotent: true }, () => 0);
      if (!decision.retry) break;
      waitedMs += decision.pauseMs;
    }
    expect(waitedMs).toBe(MAX_RETRY_AFTER_TOTAL_MS);
  });

  it('uses the default pause when Retry-After is shorter', () => {
    const state = { ...FIRST, attempts: 4 };
    expect(decideRetry(http(503, 0), state, () => 0.5)).toEqual({ retry: true, requested: false, pauseMs: 4000 });
    expect(decideRetry(http(503, 0), { ...state, failingMs: RETRY_BUDGET_MS }, () => 0.5)).toEqual({ retry: false });
  });

  it('retries 429 without Retry-After until the deadline, with pauses of up to 5 minutes', () => {
    const pauseAt = (attempts: number): number => {
      const decision = decideRetry(http(429), { ...FIRST, attempts, failingMs: RETRY_BUDGET_MS }, () => 0.5);
      return decision.retry ? decision.pauseMs : Number.NaN;
    };
    expect([1, 4, 8, 9, 10, 50].map(pauseAt)).toEqual([750, 6000, 96_000, 192_000, 225_000, 225_000]);
    const late = { ...FIRST, failingMs: RETRY_BUDGET_MS };
    expect(decideRetry(http(429), { ...late, remainingMs: Infinity }, () => 0.5).retry).toBe(false);
    expect(decideRetry(http(429), { ...late, idempotent: false }, () => 0.5).retry).toBe(false);
  });

  it('waits 5 s and 20 s after start requests that may have been accepted', () => {
    const pauseAt = (ambiguous: number, random: number): unknown =>
      decideRetry(http(502), { ...CAREFUL, attempts: ambiguous, ambiguous }, () => random);
    expect(pauseAt(1, 0)).toEqual({ retry: true, requested: false, pauseMs: 5000 });
    expect(pauseAt(2, 0)).toEqual({ retry: true, requested: false, pauseMs: 20_000 });
    expect(pauseAt(2, 1)).toEqual({ retry: true, requested: false, pauseMs: 24_000 });
    expect(decideRetry(http(500, 60_000), CAREFUL, () => 0)).toEqual({ retry: true, requested: true, pauseMs: 60_000 });
  });

  it('retries a start request at most twice if it may have been accepted, otherwise without this limit', () => {
    const after = (failure: HttpError | TransportError, ambiguous: number): boolean =>
      decideRetry(failure, { ...CAREFUL, attempts: 20, ambiguous }, () => 0).retry;
    expect(after(http(502), 2)).toBe(true);
    expect(after(http(502), 3)).toBe(false);
    expect(after(transport('interrupted'), 3)).toBe(false);
    expect(after(transport('refused', false), 0)).toBe(true);
    expect(after(http(429), 0)).toBe(true);
    expect(after(http(429), 3)).toBe(false);
    expect(after(http(503, 1000), 0)).toBe(true);
  });

  it('does not retry a start request after a success that cannot be parsed', () => {
    expect(decideRetry(transport('malformed'), CAREFUL, () => 0).retry).toBe(false);
    expect(decideRetry(transport('too-large'), CAREFUL, () => 0).retry).toBe(false);
  });
});

describe('FailureCount', () => {
  const LIMITS = { remainingMs: 1_800_000, idempotent: true } as const;
  const KNOWN = { ...LIMITS, exists: true } as const;

  it('retries 404 about an existing resource for 30 s after the first one in a row', async () => {
    const never = new AbortController().signal;
    const clock = createFakeClock();
    const count = new FailureCount(clock);
    expect(count.add(http(404), KNOWN, () => 0).retry).toBe(true);
    await clock.sleep(29_999, never);
    expect(count.add(http(404), KNOWN, () => 0).retry).toBe(true);
    expect(count.add(http(502), KNOWN, () => 0).retry).toBe(true);
    expect(count.add(http(404), KNOWN, () => 0).retry).toBe(true);
    await clock.sleep(30_000, never);
    expect(count.add(http(404), KNOWN, () => 0).retry).toBe(false);
  });

  it('does not retry 404 about other resources', () => {
    expect(new FailureCount(createFakeClock()).add(http(404), LIMITS, () => 0).retry).toBe(false);
  });

  it('counts each kind of failure separately', () => {
    const count = new FailureCount(createFakeClock());
    for (let n = 0; n < 6; n++) expect(count.add(http(503), LIMITS, () => 0).retry).toBe(true);
    expect(count.add(transport('malformed'), LIMITS, () => 0).retry).toBe(true);
    expect(count.add(transport('malformed'), LIMITS, () => 0).retry).toBe(true);
    expect(count.add(transport('malformed'), LIMITS, () => 0).retry).toBe(false);
  });

  it('does not count requested pauses, and remembers requests that may have been processed', async () => {
    const clock = createFakeClock();
    const count = new FailureCount(clock);
    expect(count.add(http(429, RETRY_BUDGET_MS), LIMITS, () => 0)).toMatchObject({ retry: true, requested: true });
    expect(count.ambiguous).toBe(false);
    await clock.sleep(RETRY_BUDGET_MS, new AbortController().signal);
    expect(count.add(http(500), LIMITS, () => 0).retry).toBe(true);
    expect(count.ambiguous).toBe(true);
    await clock.sleep(RETRY_BUDGET_MS, new AbortController().signal);
    expect(count.add(http(500), LIMITS, () => 0).retry).toBe(false);
  });
});

describe('maybeProcessed', () => {
  it.each([
    { failure: http(429), expected: false },
    { failure: http(425), expected: false },
    { failure: http(503, 0), expected: false },
    { failure: http(503), expected: true },
    { failure: http(500, 0), expected: true },
    { failure: http(408), expected: true },
    { failure: transport('refused', false), expected: false },
    { failure: transport('timeout'), expected: true },
  ])('returns $expected for $failure', ({ failure, expected }) => {
    expect(maybeProcessed(failure)).toBe(expected);
  });
});
