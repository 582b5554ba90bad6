import type { GrowingDigest } from './digest.ts';
import { releaseBuffer } from '../release-buffer.ts';
import type { PartialFile } from './partial-file.ts';

/** Bytes gathered for one write: a write of its own for each piece from the network would cost more than the network. */
const BATCH_BYTES = 512 * 1024;

/**
 * Writes one connection's bytes: hashes what comes in order, gathers, and writes while the next bytes come in. It holds at
 * most two batches.
 */
export class SpanWriter {
  readonly #file: PartialFile;
  readonly #digest: GrowingDigest;
  #batch: Uint8Array[] = [];
  #batchBytes = 0;
  #written: number;
  #writing: Promise<void> = Promise.resolve();

  constructor(file: PartialFile, digest: GrowingDigest, offset: number) {
    this.#file = file;
    this.#digest = digest;
    this.#written = offset;
  }

  /** Where the next byte belongs. */
  get position(): number {
    return this.#written + this.#batchBytes;
  }

  /**
   * Takes a piece, for good: its memory is given back once it is written. Returns a promise when the disk does not keep up,
   * to wait for before the next one; it rejects with what writing throws.
   */
  push(piece: Uint8Array): Promise<void> | undefined {
    this.#digest.offer(this.position, piece);
    this.#batch.push(piece);
    this.#batchBytes += piece.length;
    return this.#batchBytes >= BATCH_BYTES ? this.#startWriting() : undefined;
  }

  /** Waits until everything is on the disk; to be called on every way out. */
  async flush(): Promise<void> {
    if (this.#batchBytes > 0) void this.#startWriting();
    await this.#writing;
  }

  /** Queues what was gathered behind the write before. Returns the promise of that one. */
  #startWriting(): Promise<void> {
    const before = this.#writing;
    const [offset, batch] = [this.#written, this.#batch];
    this.#written += this.#batchBytes;
    this.#batch = [];
    this.#batchBytes = 0;
    this.#writing = before.then(() => this.#write(offset, batch));
    // The failure is told by the next push or by flush; until then it must not count as unhandled.
    this.#writing.catch(() => undefined);
    return before;
  }

  async #write(offset: number, batch: readonly Uint8Array[]): Promise<void> {
    await this.#file.write(offset, batch);
    batch.forEach(releaseBuffer);
  }
}
