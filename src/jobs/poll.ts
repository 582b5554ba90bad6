import type { Clock } from '../runner/clock.ts';
import type { Deadline } from '../runner/deadline.ts';
import { createSchedule } from './schedule.ts';

/** The result of one poll: the awaited value, or what decides the pause before the next poll (see `Observation`). */
export type Attempt<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly percent?: number | undefined; readonly retryAfterMs?: number | undefined };

export interface PollContext {
  readonly clock: Clock;
  readonly deadline: Pick<Deadline, 'signal'>;
  readonly inputs: { readonly maxPauseMs: number };
  readonly random: () => number;
}

/** The only polling loop. Throws what `attempt` throws, and the reason of the deadline's signal once it is aborted. */
export async function poll<T>(
  { clock, deadline, inputs, random }: PollContext,
  attempt: () => Promise<Attempt<T>>,
  onPending?: (time: { readonly waitedMs: number; readonly remainingMs: number | undefined }) => void,
): Promise<T> {
  const nextPoll = createSchedule(inputs.maxPauseMs, random);
  const startedMs = clock.monotonic();
  for (;;) {
    deadline.signal.throwIfAborted();
    const result = await attempt();
    if (result.done) return result.value;
    const waitedMs = clock.monotonic() - startedMs;
    const { pauseMs, remainingMs } = nextPoll({ ...result, elapsedMs: waitedMs });
    onPending?.({ waitedMs, remainingMs });
    await clock.sleep(pauseMs, deadline.signal);
  }
}
