import { createHash } from 'node:crypto';
import type { PartialFile } from './partial-file.ts';
import { openRegularFile } from '../regular-file.ts';

/** Bytes that are read back at a time. */
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
 * The SHA-256 of a regular file on disk, in 64 lower-case hexadecimal digits. It reads no more bytes than the file had when
 * it was opened, so that a file that keeps growing does not keep it reading. The file is closed when it returns.
 *
 * @throws the signal's reason once that is aborted, and what `openRegularFile` throws
 */
export async function fileDigest(path: string, signal: AbortSignal): Promise<string> {
  const { handle, size } = await openRegularFile(path);
  try {
    const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, size));
    const sha256 = createHash('sha256');
    for (let done = 0; done < size;) {
      signal.throwIfAborted();
      const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, size - done), done);
      if (bytesRead === 0) break;
      sha256.update(buffer.subarray(0, bytesRead));
      done += bytesRead;
    }
    return sha256.digest('hex');
  } finally {
    await handle.close();
  }
}
