import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/**
 * Bytes as they come, of which the first can be looked at before they are read. A piece of `chunks` is lent: it is good until
 * the next one is asked for, because sources read into the same memory again and again.
 */
export interface Input {
  /** The first bytes: as many as asked for, or all when there are fewer. */
  readonly head: Buffer;
  /** Everything, the head included. Read it once. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes that were taken from `chunks` so far. */
  bytesRead(): number;
  /** Whether `chunks` came to its end. */
  ended(): boolean;
  /** Whether it was the source that failed. */
  failed(): boolean;
  /** Lets go of the source, whatever state it is in. It resolves once a source that ends by itself has ended. */
  close(): Promise<void>;
}

/**
 * Opens a source and reads its first bytes. Every wait for the source ends when the signal is aborted, even when the
 * source does not listen to it. Throws the signal's reason, and what the source throws.
 *
 * @param headBytes how much to read ahead
 */
export async function openInput(
  source: AsyncIterable<Uint8Array>,
  headBytes: number,
  signal: AbortSignal,
): Promise<Input> {
  const iterator = source[Symbol.asyncIterator]();
  const next = abortable(() => iterator.next(), signal);
  const close = async (): Promise<void> => {
    if (source instanceof Readable) source.destroy();
    else await iterator.return?.().catch(() => undefined);
  };
  try {
    const ahead = await readAhead(next, headBytes);
    return { head: Buffer.concat(ahead).subarray(0, headBytes), close, ...count(ahead, next) };
  } catch (error) {
    void close();
    throw error;
  }
}

/** Bytes of a file that are read at a time. */
const READ_BYTES = 128 * 1024;

/**
 * A file's bytes. Other than with a read stream, the file is closed when the iteration has ended, not some time later:
 * Windows deletes no open file. A piece is lent: it is good until the next is asked for.
 *
 * @param length how many to read at most
 */
export async function* readFileBytes(
  path: string,
  start = 0,
  length: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer, void, undefined> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, length));
    for (let done = 0; done < length;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, length - done), start + done);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      done += bytesRead;
    }
  } finally {
    await file.close();
  }
}

type Next = () => Promise<IteratorResult<Uint8Array>>;

async function readAhead(next: Next, bytes: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for (let have = 0; have < bytes;) {
    const result = await next();
    if (result.done) break;
    chunks.push(Buffer.from(result.value));
    have += result.value.length;
  }
  return chunks;
}

function count(ahead: readonly Uint8Array[], next: Next): Pick<Input, 'chunks' | 'bytesRead' | 'ended' | 'failed'> {
  let bytes = 0;
  let ended = false;
  let failed = false;
  const noteFailure = (error: unknown): never => {
    failed = true;
    throw error;
  };
  async function* read(): AsyncGenerator<Uint8Array, void, undefined> {
    for (const chunk of ahead) {
      bytes += chunk.length;
      yield chunk;
    }
    for (let result = await next().catch(noteFailure); !result.done; result = await next().catch(noteFailure)) {
      bytes += result.value.length;
      yield result.value;
    }
    ended = true;
  }
  return { chunks: read(), bytesRead: () => bytes, ended: () => ended, failed: () => failed };
}

/** A version of `next` that rejects with the signal's reason as soon as the signal is aborted. */
function abortable(next: Next, signal: AbortSignal): Next {
  return () =>
    new Promise((resolve, reject) => {
      const onAbort = (): void => {
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the reason is the caller's own
        reject(signal.reason);
      };
      if (signal.aborted) {
        onAbort();
        return;
      }
      signal.addEventListener('abort', onAbort, { once: true });
      next()
        .finally(() => {
          signal.removeEventListener('abort', onAbort);
        })
        .then(resolve, reject);
    });
}
