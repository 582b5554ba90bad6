import type { Clock } from '../runner/clock.ts';
import { createSchedule } from './schedule.ts';

/** The result of one poll: the awaited value, or what decides the pause before the next poll (see `Observation`). */
export type Attempt<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly percent?: number | undefined; readonly retryAfterMs?: number | undefined };

export interface PollOptions<T> {
  readonly attempt: () => Promise<Attempt<T>>;
  /** Called before each pause. `remainingMs` is the estimated time until the end of the job, if there is an estimate. */
  readonly onPending?: (time: { readonly waitedMs: number; readonly remainingMs: number | undefined }) => void;
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
  const { attempt, clock, maxPauseMs, onPending, random, signal } = options;
  const nextPoll = createSchedule(maxPauseMs, random);
  const startedMs = clock.monotonic();
  for (;;) {
    signal.throwIfAborted();
    const result = await attempt();
    if (result.done) return result.value;
    const waitedMs = clock.monotonic() - startedMs;
    const { pauseMs, remainingMs } = nextPoll({ ...result, elapsedMs: waitedMs });
    onPending?.({ waitedMs, remainingMs });
    await clock.sleep(pauseMs, signal);
  }
}
