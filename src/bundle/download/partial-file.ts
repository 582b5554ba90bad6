import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { unlessAborted } from '../../runner/abort.ts';
import { withDiskErrors } from '../disk-error.ts';
import { releaseBuffer } from '../release-buffer.ts';

const READ_BYTES = 512 * 1024;

/** A file that several connections write at the same time, while its contiguous start is read and hashed. */
export class PartialFile {
  /** Bytes from the start that have been written without a gap. */
  ready = 0;
  readonly #handle: FileHandle;
  readonly #hash = createHash('sha256');
  #hashedBytes = 0;
  /** Written ranges after a gap, start to end. */
  readonly #ahead = new Map<number, number>();
  #isComplete = false;
  #changed = Promise.withResolvers<undefined>();

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Creates or empties the file. Throws `disk-full` or `cache-unwritable`. */
  static async create(path: string): Promise<PartialFile> {
    return new PartialFile(await withDiskErrors(open(path, 'w+', 0o600), 'RUNNER_TOOL_CACHE'));
  }

  /** A stream that writes from `offset` on, calls `onWrite` before each write, and then releases the memory of the chunks. */
  createWriter(offset: number, onWrite: () => void): Writable {
    let position = offset;
    const write = async (chunks: readonly Uint8Array[]): Promise<void> => {
      onWrite();
      await this.write(position, chunks);
      for (const { length } of chunks) position += length;
      chunks.forEach(releaseBuffer);
    };
    return new Writable({
      writev: (entries, done) => {
        write(entries.map(({ chunk }) => chunk as Uint8Array)).then(() => {
          done();
        }, done);
      },
    });
  }

  /** Throws `disk-full` or `cache-unwritable`. */
  async write(offset: number, chunks: readonly Uint8Array[]): Promise<void> {
    const writing = this.#writeAll(offset, chunks);
    // Meanwhile, bytes that arrive in order are hashed, which saves reading them back.
    if (offset === this.#hashedBytes) for (const chunk of chunks) this.#addToHash(chunk);
    const end = await writing;
    this.#addRange(offset, end);
    this.#notify();
  }

  complete(): void {
    this.#isComplete = true;
    this.#notify();
  }

  /** The file from its start to its end, as it grows. A chunk is valid until the next one is requested. Throws the signal's reason. */
  async *read(signal: AbortSignal): AsyncGenerator<Buffer, void, undefined> {
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    for (let offset = 0; await this.#waitBeyond(offset, signal);) {
      const chunk = await this.#readAt(offset, buffer);
      offset += chunk.length;
      yield chunk;
    }
  }

  /** The SHA-256 of the complete file in hexadecimal digits. Throws the signal's reason. */
  async digest(signal: AbortSignal): Promise<string> {
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    while (await this.#waitBeyond(this.#hashedBytes, signal)) {
      // Often `write` has hashed these bytes already.
      if (this.#hashedBytes < this.ready) this.#addToHash(await this.#readAt(this.#hashedBytes, buffer));
    }
    return this.#hash.digest('hex');
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  #addToHash(chunk: Uint8Array): void {
    this.#hash.update(chunk);
    this.#hashedBytes += chunk.length;
  }

  async #writeAll(offset: number, chunks: readonly Uint8Array[]): Promise<number> {
    const end = chunks.reduce((sum, { length }) => sum + length, offset);
    let left = chunks;
    for (let position = offset; position < end;) {
      const { bytesWritten } = await withDiskErrors(this.#handle.writev(left, position), 'RUNNER_TOOL_CACHE');
      position += bytesWritten;
      // A disk that is almost full may take less without an error. The next write then fails.
      if (position < end) left = [Buffer.concat(left).subarray(bytesWritten)];
    }
    return end;
  }

  async #readAt(offset: number, buffer: Buffer): Promise<Buffer> {
    const length = Math.min(buffer.length, this.ready - offset);
    const { bytesRead } = await withDiskErrors(this.#handle.read(buffer, 0, length, offset), 'RUNNER_TOOL_CACHE');
    if (bytesRead === 0) throw new Error('The file has been truncated');
    return buffer.subarray(0, bytesRead);
  }

  #addRange(start: number, end: number): void {
    const previous = [...this.#ahead].find(([, previousEnd]) => previousEnd === start);
    this.#ahead.set(previous?.[0] ?? start, end);
    for (let next = this.#ahead.get(this.ready); next !== undefined; next = this.#ahead.get(this.ready)) {
      this.#ahead.delete(this.ready);
      this.ready = next;
    }
  }

  #notify(): void {
    this.#changed.resolve(undefined);
    this.#changed = Promise.withResolvers();
  }

  /** False if the file ends at `offset`. */
  async #waitBeyond(offset: number, signal: AbortSignal): Promise<boolean> {
    while (this.ready <= offset && !this.#isComplete) await unlessAborted(this.#changed.promise, signal);
    signal.throwIfAborted();
    return this.ready > offset;
  }
}
