import { setTimeout as sleep } from 'node:timers/promises';

/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Waits, or returns at once for 0.
 *
 * @param ms - milliseconds; more than a timer can hold means "until the signal"
 * @throws AbortError when the signal fires first
 */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (ms > 0) await sleep(Math.min(ms, LONGEST_TIMER_MS), undefined, { signal });
}
