import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { unlessAborted } from '../../runner/abort.ts';

const READ_BYTES = 256 * 1024;
// On Windows the last two are undefined, which `|` treats as 0.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** A source of bytes that can be put back. Every wait ends when the signal is aborted. */
export class Input {
  /** Bytes that were taken and not put back. */
  bytesRead = 0;
  hasFailed = false;
  readonly #iterator: AsyncIterator<Uint8Array>;
  readonly #signal: AbortSignal;
  #putBack: Buffer | undefined;
  #hasEnded = false;

  constructor(source: AsyncIterable<Uint8Array>, signal: AbortSignal) {
    this.#iterator = source[Symbol.asyncIterator]();
    this.#signal = signal;
  }

  get hasRest(): boolean {
    return this.#putBack !== undefined || !this.#hasEnded;
  }

  /** The next chunk, valid until the following call. Throws the signal's reason, and what the source throws. */
  async next(): Promise<Buffer | undefined> {
    const chunk = this.#putBack ?? (await this.#take());
    this.#putBack = undefined;
    this.#hasEnded ||= chunk === undefined;
    this.bytesRead += chunk?.length ?? 0;
    return chunk;
  }

  putBack(bytes: Buffer): void {
    if (bytes.length > 0) this.#putBack = bytes;
    this.bytesRead -= bytes.length;
  }

  /** At least `length` bytes, or all if there are fewer. They are put back. Throws like `next`. */
  async peek(length: number): Promise<Buffer> {
    let head: Buffer = Buffer.alloc(0);
    while (head.length < length) {
      const chunk = await this.next();
      if (chunk === undefined) break;
      head = Buffer.concat([head, chunk]);
    }
    this.putBack(head);
    return head;
  }

  async close(): Promise<void> {
    await this.#iterator.return?.().catch(() => undefined);
  }

  async #take(): Promise<Buffer | undefined> {
    try {
      const result = await unlessAborted(this.#iterator.next(), this.#signal);
      if (result.done === true) return undefined;
      return Buffer.from(result.value.buffer, result.value.byteOffset, result.value.byteLength);
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }
}

/**
 * The bytes of a regular file that others may have replaced: a symbolic link is not followed, and the writer of a FIFO is not
 * waited for (open(2)). Bytes appended meanwhile are ignored. A chunk is valid until the next one is requested. Unlike a read
 * stream, it closes the file when the iteration ends: Windows cannot delete an open file. Throws errors of the file system.
 */
export async function* readFileBytes(
  path: string,
  start = 0,
  length = Infinity,
): AsyncGenerator<Buffer, void, undefined> {
  const file = await open(path, FLAGS);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new Error('Not a regular file');
    const end = Math.min(start + length, stats.size);
    const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(READ_BYTES, end - start)));
    for (let at = start; at < end;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at), at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
