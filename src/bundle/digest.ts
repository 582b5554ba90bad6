import { createHash, hash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import type { PartialFile } from './fetch/partial-file.ts';
import { readFileBytes } from './unpack/input.ts';

/** How much is read back at a time where the network was faster than the order of the bytes; a smaller file is read at once. */
const READ_BYTES = 1024 * 1024;

/**
 * The SHA-256 of a growing file. Bytes that come in order are taken on their way to the disk; those that came early, by
 * another connection, are read back from it (in practice from the page cache) when their turn comes. So memory does not
 * depend on how far the connections are apart.
 */
export class GrowingDigest {
  readonly #hash = createHash('sha256');
  #done = 0;

  /** Offers bytes before they are written; they are taken when it is their turn. */
  offer(offset: number, piece: Uint8Array): void {
    if (offset !== this.#done) return;
    this.#hash.update(piece);
    this.#done += piece.length;
  }

  /**
   * Reads what was not taken on its way, to the end of the file.
   *
   * @returns 64 lower-case hexadecimal digits
   * @throws the signal's reason once that is aborted
   */
  async follow(file: PartialFile, signal: AbortSignal): Promise<string> {
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    while (await file.waitBeyond(this.#done, signal)) {
      const offset = this.#done;
      // Meanwhile more may have been taken on its way, which is not on disk yet.
      if (offset >= file.ready) continue;
      const length = await file.read(buffer, offset);
      this.offer(offset, buffer.subarray(0, length));
    }
    return this.#hash.digest('hex');
  }
}

/**
 * The SHA-256 of a file on disk, in 64 lower-case hexadecimal digits. The file is closed when it returns.
 *
 * @throws the signal's reason once that is aborted, and the file system's errors
 */
export async function fileDigest(path: string, signal: AbortSignal): Promise<string> {
  const { size } = await lstat(path);
  if (size <= READ_BYTES) return hash('sha256', await readFile(path, { signal }), 'hex');
  const sha256 = createHash('sha256');
  for await (const piece of readFileBytes(path)) {
    signal.throwIfAborted();
    sha256.update(piece);
  }
  return sha256.digest('hex');
}
