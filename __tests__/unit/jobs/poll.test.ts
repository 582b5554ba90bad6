import { describe, expect, it } from '@jest/globals';
import { poll, type Attempt, type PollContext } from '../../../src/jobs/poll.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';

/** What a wait needs, on a clock whose pauses take no time. */
function context(signal = new AbortController().signal): PollContext & { readonly clock: FakeClock } {
  return { clock: createFakeClock(), deadline: { signal }, inputs: { maxPauseMs: 10_000 }, random: () => 0.5 };
}

describe('poll', () => {
  it('polls at once, and again until it is done', async () => {
    const wait = context();
    const answers: Attempt<string>[] = [{ done: false }, { done: false, percent: 50 }, { done: true, value: 'link' }];
    const value = await poll(wait, () => Promise.resolve(answers.shift() ?? { done: false }));
    expect(value).toBe('link');
    expect(wait.clock.sleeps).toHaveLength(2);
    for (const pauseMs of wait.clock.sleeps) {
      expect(pauseMs).toBeGreaterThanOrEqual(1000);
      expect(pauseMs).toBeLessThanOrEqual(10_000);
    }
  });

  it('uses the pause that the service requests instead of the schedule, with a minimum', async () => {
    const wait = context();
    const answers: Attempt<number>[] = [
      { done: false, retryAfterMs: 123_456 },
      { done: false, retryAfterMs: 0 },
      { done: true, value: 1 },
    ];
    await poll(wait, () => Promise.resolve(answers.shift() ?? { done: false }));
    expect(wait.clock.sleeps).toEqual([123_456, 1000]);
  });

  it('reports the estimate before each pause', async () => {
    const wait = context();
    const estimates: (number | undefined)[] = [];
    let percent = 0;
    await poll(
      wait,
      () => Promise.resolve((percent += 20) > 100 ? { done: true, value: 0 } : { done: false, percent }),
      ({ remainingMs }) => estimates.push(remainingMs),
    );
    expect(estimates).toHaveLength(5);
    expect(estimates[0]).toBeUndefined();
    expect(estimates.at(-2)).toBeGreaterThan(0);
  });

  it('ends with the reason of the signal, before a further attempt', async () => {
    const controller = new AbortController();
    let attempts = 0;
    const attempt = (): Promise<Attempt<never>> => {
      attempts++;
      controller.abort(new Error('cancelled'));
      return Promise.resolve({ done: false });
    };
    await expect(poll(context(controller.signal), attempt)).rejects.toThrow('cancelled');
    expect(attempts).toBe(1);
  });

  it('rejects with the error of an attempt', async () => {
    const wait = context();
    await expect(poll(wait, () => Promise.reject(new Error('final')))).rejects.toThrow('final');
    expect(wait.clock.sleeps).toEqual([]);
  });
});
