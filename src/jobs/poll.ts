import type { Clock } from '../runner/clock.ts';
import { estimateRemainingMs, initialSchedule, nextPause, pauseLimits } from './schedule.ts';

/** The result of one poll: the awaited value, or the job's progress. */
export type Attempt<T> =
  | { readonly done: true; readonly value: T }
  | {
      readonly done: false;
      /** From 0 to 100, if the service reports it. */
      readonly percent?: number | undefined;
      /** The requested pause. It overrides the schedule, except for the shortest pause. */
      readonly retryAfterMs?: number | undefined;
    };

export interface PollOptions<T> {
  readonly attempt: () => Promise<Attempt<T>>;
  /** Called before each pause. `remainingMs` is the estimated time until the end of the job, if there is an estimate. */
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
 * The only polling loop: polls until an attempt is done, without a pause before the first one.
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
    const { state, pauseMs } = nextPause(schedule, { observation, limits }, random);
    schedule = state;
    const remainingMs = estimateRemainingMs(schedule);
    onPending?.({ remainingMs: remainingMs === 0 ? undefined : remainingMs });
    await clock.sleep(Math.max(result.retryAfterMs ?? pauseMs, limits.minMs), signal);
  }
}
