import { describe, expect, it } from '@jest/globals';
import { poll, type Attempt } from '../../../src/jobs/poll.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const BASE = { maxPauseMs: 10_000, random: () => 0.5, signal: new AbortController().signal };

describe('poll', () => {
  it('polls immediately, then until the attempt is done', async () => {
    const clock = createFakeClock();
    const results: Attempt<string>[] = [{ done: false }, { done: false, percent: 50 }, { done: true, value: 'link' }];
    const value = await poll({ ...BASE, clock, attempt: () => Promise.resolve(results.shift() ?? { done: false }) });
    expect(value).toBe('link');
    expect(clock.sleeps).toHaveLength(2);
    for (const pauseMs of clock.sleeps) {
      expect(pauseMs).toBeGreaterThanOrEqual(1000);
      expect(pauseMs).toBeLessThanOrEqual(10_000);
    }
  });

  it('uses the pause that the service requests instead of the schedule, with a minimum', async () => {
    const clock = createFakeClock();
    const results: Attempt<number>[] = [
      { done: false, retryAfterMs: 123_456 },
      { done: false, retryAfterMs: 0 },
      { done: true, value: 1 },
    ];
    await poll({ ...BASE, clock, attempt: () => Promise.resolve(results.shift() ?? { done: false }) });
    expect(clock.sleeps).toEqual([123_456, 1000]);
  });

  it('reports the estimate before each pause', async () => {
    const clock = createFakeClock();
    const estimates: (number | undefined)[] = [];
    let percent = 0;
    await poll({
      ...BASE,
      clock,
      attempt: () => Promise.resolve((percent += 20) > 100 ? { done: true, value: 0 } : { done: false, percent }),
      onPending: ({ remainingMs }) => estimates.push(remainingMs),
    });
    expect(estimates).toHaveLength(5);
    expect(estimates[0]).toBeUndefined();
    expect(estimates.at(-2)).toBeGreaterThan(0);
  });

  it('ends with the reason of the signal before the next attempt', async () => {
    const clock = createFakeClock();
    const controller = new AbortController();
    let attempts = 0;
    const attempt = (): Promise<Attempt<never>> => {
      attempts++;
      controller.abort(new Error('cancelled'));
      return Promise.resolve({ done: false });
    };
    await expect(poll({ ...BASE, clock, signal: controller.signal, attempt })).rejects.toThrow('cancelled');
    expect(attempts).toBe(1);
  });

  it('rejects with the error of an attempt', async () => {
    const clock = createFakeClock();
    await expect(poll({ ...BASE, clock, attempt: () => Promise.reject(new Error('final')) })).rejects.toThrow('final');
    expect(clock.sleeps).toEqual([]);
  });
});
