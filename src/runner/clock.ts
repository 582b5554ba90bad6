import { performance } from 'node:perf_hooks';
import { setTimeout as timer } from 'node:timers/promises';

export interface Clock {
  /** Wall-clock time in milliseconds since the Unix epoch, for dates only. */
  now(): number;
  /** Milliseconds since an arbitrary start, for durations and deadlines. */
  monotonic(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** A Node.js timer with a longer delay fires at once (documentation of timers). */
const MAX_TIMER_MS = 2_147_483_647;

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: async (ms, signal) => {
    // An aborted timer rejects with an error of its own.
    await timer(Math.min(Math.max(ms, 0), MAX_TIMER_MS), undefined, { signal }).catch(() => undefined);
    signal.throwIfAborted();
  },
};
