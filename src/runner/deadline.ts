import { ActionError } from '../errors.ts';
import type { Clock } from './clock.ts';

export interface Deadline {
  /** Aborted when the deadline is reached, or with the parent's reason when the parent is aborted first. */
  readonly signal: AbortSignal;
  /** Milliseconds left on the monotonic clock; never negative. */
  remainingMs(): number;
  abort(reason: unknown): void;
  lift(): void;
  /** Stops the timer, which keeps the process alive. To be called on every way out. */
  dispose(): void;
}

/** Starts a deadline `totalMs` milliseconds from now; its abort reason is an `ActionError` with the code `timed-out`. */
export function startDeadline(clock: Clock, totalMs: number, parent: AbortSignal): Deadline {
  let end = clock.monotonic() + totalMs;
  const [expired, disposed] = [new AbortController(), new AbortController()];
  const message = `The time limit of ${totalMs / 60_000} min (\`timeout-minutes\`) was reached.`;
  const hint = 'If jobs of this size take longer, increase `timeout-minutes`.';
  const reason = new ActionError('timed-out', message, { hint });
  const dispose = disposed.abort.bind(disposed, undefined);
  clock.sleep(totalMs, disposed.signal).then(expired.abort.bind(expired, reason), () => undefined);
  return {
    signal: AbortSignal.any([parent, expired.signal]),
    remainingMs: () => Math.max(0, end - clock.monotonic()),
    abort: expired.abort.bind(expired),
    lift: () => {
      end = Infinity;
      dispose();
    },
    dispose,
  };
}
