import { pause } from '../clock.ts';

/** Small enough for a steady rate, without too many timers. */
const SLICES_PER_SECOND = 20;

/**
 * Yields bytes at a limited rate.
 *
 * @param bytesPerSecond - average rate over the whole source
 * @throws AbortError when the signal aborts
 */
export async function* throttle(
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
  bytesPerSecond: number,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const sliceBytes = Math.max(1, Math.ceil(bytesPerSecond / SLICES_PER_SECOND));
  const startedAt = performance.now();
  let sent = 0;
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length; from += sliceBytes) {
      const slice = chunk.subarray(from, from + sliceBytes);
      sent += slice.length;
      const dueAt = startedAt + (sent / bytesPerSecond) * 1000;
      await pause(dueAt - performance.now(), signal);
      yield slice;
    }
  }
}
