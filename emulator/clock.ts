import { setTimeout as sleep } from 'node:timers/promises';

/** setTimeout fires at once for a longer delay. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Waits for `ms`; returns immediately for 0 or less.
 *
 * @param ms - milliseconds; a value above 2^31 - 1 waits until the signal aborts
 * @throws AbortError when the signal aborts first
 */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (ms > 0) await sleep(Math.min(ms, LONGEST_TIMER_MS), undefined, { signal });
}
