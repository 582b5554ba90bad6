import type { Clock } from '../runner/clock.ts';
import { estimateRemainingMs, initialSchedule, nextPause, pauseLimits } from './schedule.ts';

/** What one poll found out: the awaited value, or how far the job is. */
export type Attempt<T> =
  | { readonly done: true; readonly value: T }
  | {
      readonly done: false;
      /** From 0 to 100, as far as the service tells. */
      readonly percent?: number | undefined;
      /** The pause that the service asks for; it wins over the schedule, but for the shortest pause there is. */
      readonly retryAfterMs?: number | undefined;
    };

export interface PollOptions<T> {
  readonly attempt: () => Promise<Attempt<T>>;
  /** Called before each pause. `remainingMs` is the estimated time until the job ends, where there is one. */
  readonly onPending?: (estimate: { readonly remainingMs: number | undefined }) => void;
  /** The longest pause of the schedule, in milliseconds. */
  readonly maxPauseMs: number;
  readonly clock: Clock;
  /** Ends the wait: by the deadline or by a signal. */
  readonly signal: AbortSignal;
  /** A source of numbers from 0 to 1, for the jitter. */
  readonly random: () => number;
}

/**
 * The only polling loop: polls until an attempt is done. The first attempt is made at once.
 *
 * @throws what `attempt` throws, and the signal's reason once it is aborted
 */
export async function poll<T>(options: PollOptions<T>): Promise<T> {
  const { attempt, clock, onPending, random, signal } = options;
  const limits = pauseLimits(options.maxPauseMs);
  const startedMs = clock.monotonic();
  let schedule = initialSchedule;
  for (;;) {
    signal.throwIfAborted();
    const result = await attempt();
    if (result.done) return result.value;
    const observation = { elapsedMs: clock.monotonic() - startedMs, percent: result.percent };
    const { state, pauseMs } = nextPause(schedule, observation, limits, random);
    schedule = state;
    onPending?.({ remainingMs: estimateRemainingMs(schedule) });
    await clock.sleep(Math.max(result.retryAfterMs ?? pauseMs, limits.minMs), signal);
  }
}
