import { pause } from '../clock.ts';

/** Slices per second: small enough steps for a steady flow, few enough timers. */
const STEPS_PER_SECOND = 20;

/**
 * Passes bytes on at a given rate.
 *
 * @param bytesPerSecond - rate over the whole source
 * @throws AbortError when the signal fires
 */
export async function* pace(
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
  bytesPerSecond: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const step = Math.max(1, Math.ceil(bytesPerSecond / STEPS_PER_SECOND));
  const startedAt = performance.now();
  let sent = 0;
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length; from += step) {
      const slice = chunk.subarray(from, from + step);
      sent += slice.length;
      const dueAt = startedAt + (sent / bytesPerSecond) * 1000;
      await pause(dueAt - performance.now(), signal);
      yield slice;
    }
  }
}
