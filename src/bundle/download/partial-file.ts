import { once, EventEmitter } from 'node:events';
import { open, type FileHandle } from 'node:fs/promises';
import { explainDisk } from '../disk-error.ts';
import { Coverage } from './ranges.ts';

/** How much a follower reads at a time. */
const READ_BYTES = 256 * 1024;

/** A file that grows, in several places at once if need be, while others read its gapless beginning. */
export class PartialFile {
  readonly #handle: FileHandle;
  readonly #coverage = new Coverage();
  /** Tells the followers `grown`. There are two: the digest, and whoever proves or unpacks the archive. */
  readonly #events = new EventEmitter();
  #total: number | undefined;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Makes the file, or empties the one that is there. Throws `disk-full` or `cache-unwritable`. */
  static async create(path: string): Promise<PartialFile> {
    return new PartialFile(await guarded(open(path, 'w+', 0o600)));
  }

  /** Bytes from the start that are all there. */
  get ready(): number {
    return this.#coverage.ready;
  }

  /** Writes pieces one after the other from an offset. Throws `disk-full` or `cache-unwritable`. */
  async write(offset: number, pieces: readonly Uint8Array[]): Promise<void> {
    let position = offset;
    // A write to a disk that is nearly full may be a short one without an error; the next one has the error.
    for (let left = [...pieces]; left.length > 0;) {
      const { bytesWritten } = await guarded(this.#handle.writev(left, position));
      position += bytesWritten;
      left = without(left, bytesWritten);
    }
    this.#coverage.add(offset, position);
    this.#events.emit('grown');
  }

  /** Says that nothing more comes: the followers end after the last byte. */
  finish(): void {
    this.#total = this.#coverage.ready;
    this.#events.emit('grown');
  }

  /**
   * Waits until the file is ready beyond `offset`.
   *
   * @returns false when the file has ended there
   * @throws the signal's reason once that is aborted
   */
  async waitBeyond(offset: number, signal: AbortSignal): Promise<boolean> {
    while (this.ready <= offset && this.#total === undefined) {
      try {
        await once(this.#events, 'grown', { signal });
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
    }
    signal.throwIfAborted();
    return this.ready > offset;
  }

  /** Reads into `buffer` from an offset, at most up to where the file is ready. */
  async read(buffer: Uint8Array, offset: number): Promise<number> {
    const length = Math.min(buffer.length, this.ready - offset);
    return (await guarded(this.#handle.read(buffer, 0, length, offset))).bytesRead;
  }

  /** The file's bytes from its start to its end, as they arrive. A piece is lent: it is good until the next is asked for. */
  async *follow(signal: AbortSignal): AsyncGenerator<Buffer, void, undefined> {
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    for (let offset = 0; await this.waitBeyond(offset, signal);) {
      const length = await this.read(buffer, offset);
      offset += length;
      yield buffer.subarray(0, length);
    }
  }

  /** Closes the file; nothing can be written or followed any more. */
  async close(): Promise<void> {
    await this.#handle.close();
  }
}

async function guarded<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    throw explainDisk(error, 'RUNNER_TEMP');
  }
}

/** The pieces without their first `count` bytes. */
function without(pieces: readonly Uint8Array[], count: number): Uint8Array[] {
  let rest = count;
  return pieces.flatMap((piece) => {
    const skipped = Math.min(rest, piece.length);
    rest -= skipped;
    return skipped === piece.length ? [] : [piece.subarray(skipped)];
  });
}
