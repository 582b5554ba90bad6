import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

const READ_BYTES = 1024 * 1024;
// On Windows the last two are undefined, which `|` treats as 0.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens a file that others may have replaced, without following a symbolic link or waiting for the writer of a FIFO (open(2)),
 * and closes it after `use`, which also gets its size.
 *
 * @throws an `Error` for anything but a regular file, errors of the file system, and what `use` throws
 */
async function withRegularFile<T>(path: string, use: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  const handle = await open(path, FLAGS);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error('Not a regular file');
    return await use(handle, stats.size);
  } finally {
    await handle.close();
  }
}

/** The text of a small regular file; empty if it cannot be read or is larger than `maxBytes`. */
export async function readSmallFile(path: string, maxBytes: number): Promise<string> {
  return withRegularFile(path, async (file, size) => {
    if (size > maxBytes) return '';
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
    return buffer.toString('utf8', 0, bytesRead);
  }).catch(() => '');
}

/**
 * The SHA-256 of a regular file in hexadecimal digits. Bytes appended meanwhile are ignored, so that a growing file has an end.
 *
 * @throws the signal's reason, an `Error` for anything but a regular file, and errors of the file system
 */
export async function fileDigest(path: string, signal: AbortSignal): Promise<string> {
  return withRegularFile(path, async (file, size) => {
    const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, size));
    const sha256 = createHash('sha256');
    for (let done = 0; done < size;) {
      signal.throwIfAborted();
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, size - done), done);
      if (bytesRead === 0) break;
      sha256.update(buffer.subarray(0, bytesRead));
      done += bytesRead;
    }
    return sha256.digest('hex');
  });
}
