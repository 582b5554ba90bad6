import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** A regular file that is open for reading, with its size in bytes when it was opened. */
export interface RegularFile {
  readonly handle: FileHandle;
  readonly size: number;
}

// Windows has neither of the last two, and no FIFOs in folders: they are undefined there, which `|` takes for 0.
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Opens a file that others may have replaced: a symbolic link is not followed, and a FIFO without a writer does not block
 * (open(2)). The caller closes the handle.
 *
 * @throws an `Error` for anything but a regular file, and the file system's errors
 */
export async function openRegularFile(path: string): Promise<RegularFile> {
  const handle = await open(path, FLAGS);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Error('Not a regular file');
    return { handle, size: stats.size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The text of a small file; '' when it cannot be read, is not a regular file or is larger than `maxBytes`. */
export async function readSmallFile(path: string, maxBytes: number): Promise<string> {
  try {
    const { handle, size } = await openRegularFile(path);
    try {
      if (size > maxBytes) return '';
      const buffer = Buffer.alloc(size);
      const { bytesRead } = await handle.read(buffer, 0, size, 0);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}
