import { finished, type Readable } from 'node:stream';

/** What becomes of a stream after a piece: it goes on (at once, or when a promise says so), or it is left. */
export type ChunkResult = Promise<void> | 'leave' | undefined;

/**
 * Hands on a stream's pieces as they came, to its end or until `take` leaves it; then the stream is destroyed. An iteration
 * would do, but it joins the pieces that wait into a copy.
 *
 * @throws what breaks the stream, and what the promise of `take` rejects with
 */
export function consumeStream(stream: Readable, take: (piece: Buffer) => ChunkResult): Promise<void> {
  return new Promise((resolve, reject) => {
    let pending: Promise<void> = Promise.resolve();
    const forget = finished(stream, { writable: false }, (error) => {
      if (error) reject(error);
      else pending.then(resolve, reject);
    });
    const fail = (error: unknown): void => {
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
    };
    const onPiece = (piece: Buffer): void => {
      const after = take(piece);
      if (after === undefined) return;
      stream.pause();
      if (after !== 'leave') {
        pending = after;
        after.then(() => stream.resume(), fail);
        return;
      }
      forget();
      stream.off('data', onPiece).destroy();
      resolve();
    };
    stream.on('data', onPiece);
  });
}
