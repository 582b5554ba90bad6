import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { unlessAborted } from '../../runner/abort.ts';

/** Bytes of a file that are read at a time. */
const READ_BYTES = 128 * 1024;

/** A source of bytes whose first ones can be inspected. */
export class Input {
  /** The first bytes: as many as requested, or all if there are fewer. */
  head: Buffer = Buffer.alloc(0);
  /** All bytes, including the head, to be read once. A chunk is valid until the next one is requested. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes taken from `chunks` so far. */
  bytesRead = 0;
  hasEnded = false;
  /** Whether reading the source failed. */
  hasFailed = false;
  readonly #source: AsyncIterable<Uint8Array>;
  readonly #iterator: AsyncIterator<Uint8Array>;
  readonly #signal: AbortSignal;
  readonly #ahead: Buffer[] = [];

  private constructor(source: AsyncIterable<Uint8Array>, signal: AbortSignal) {
    this.#source = source;
    this.#iterator = source[Symbol.asyncIterator]();
    this.#signal = signal;
    this.chunks = this.#read();
  }

  /**
   * Opens a source and reads its first bytes. Every wait ends when the signal is aborted, even if the source ignores it.
   *
   * @throws the signal's reason, and what the source throws
   */
  static async open(source: AsyncIterable<Uint8Array>, headBytes: number, signal: AbortSignal): Promise<Input> {
    const input = new Input(source, signal);
    try {
      await input.#readAhead(headBytes);
      return input;
    } catch (error) {
      void input.close();
      throw error;
    }
  }

  /** Closes the source. Resolves once the source has ended. */
  async close(): Promise<void> {
    if (this.#source instanceof Readable) this.#source.destroy();
    else await this.#iterator.return?.().catch(() => undefined);
  }

  /** Reads to the end. */
  async drain(): Promise<void> {
    const iterator = this.chunks[Symbol.asyncIterator]();
    while ((await iterator.next()).done !== true);
  }

  async #readAhead(headBytes: number): Promise<void> {
    for (let length = 0; length < headBytes;) {
      const chunk = await this.#next();
      if (chunk === undefined) break;
      this.#ahead.push(Buffer.from(chunk));
      length += chunk.length;
    }
    this.head = Buffer.concat(this.#ahead).subarray(0, headBytes);
  }

  async #next(): Promise<Uint8Array | undefined> {
    try {
      const result = await unlessAborted(this.#iterator.next(), this.#signal);
      return result.done === true ? undefined : result.value;
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  async *#read(): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const chunk = this.#ahead.shift() ?? (await this.#next());
      if (chunk === undefined) break;
      this.bytesRead += chunk.length;
      yield chunk;
    }
    this.hasEnded = true;
  }
}

/**
 * The bytes of a file, which is closed when the iteration ends; a read stream closes it some time later, and Windows cannot
 * delete an open file. A chunk is valid until the next one is requested.
 *
 * @param length the most bytes to read
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
