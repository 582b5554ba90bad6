import type { Clock } from '../../src/runner/clock.ts';

/** A clock whose sleeps advance the time at once. */
export interface FakeClock extends Clock {
  /** The length of every sleep so far, in milliseconds. */
  readonly sleeps: readonly number[];
}

/** Creates a clock that starts at `startMs` and advances only during sleeps. */
export function createFakeClock(startMs = 0): FakeClock {
  const sleeps: number[] = [];
  let nowMs = startMs;
  return {
    sleeps,
    now: () => nowMs,
    monotonic: () => nowMs,
    sleep: async (ms, signal) => {
      await Promise.resolve();
      signal.throwIfAborted();
      sleeps.push(ms);
      nowMs += ms;
    },
  };
}
