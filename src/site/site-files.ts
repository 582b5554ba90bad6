import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readSync, realpathSync } from 'node:fs';
import { open, realpath, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errors.ts';
import { isInside, SiteFolderError } from './folder.ts';

function unreadable(path: string, error: unknown): SiteFolderError {
  const reason = codeOf(error) || (error instanceof Error ? error.message : 'unknown error');
  return new SiteFolderError('unreadable', `The file \`${path}\` cannot be read (${reason}).`, error);
}

/** Never waits for the other end of a FIFO, should one have taken the file's place. */
const READ_FLAGS = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);

async function openInside(root: string, path: string): Promise<FileHandle> {
  const target = await realpath(join(root, path));
  if (!isInside(root, target)) throw new Error('it is outside the folder');
  return open(target, READ_FLAGS);
}

/**
 * Opens a file that `listSite` found.
 *
 * @throws SiteFolderError when it can't be read, is no regular file any more, or lies outside the folder by now
 */
export async function openSiteFile(root: string, path: string): Promise<FileHandle> {
  const handle = await openInside(root, path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  try {
    if (!(await handle.stat()).isFile()) throw unreadable(path, new Error('it is not a regular file'));
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

const CHUNK_BYTES = 1024 * 1024;

/** Never follows a link in the last part of a path. */
const NO_FOLLOW = (constants.O_NOFOLLOW as number | undefined) ?? 0;

/**
 * Reads small files of one site one after the other. Synchronously: between threads of its own pool the runtime would spend
 * more time on a page than the disk does.
 */
export class SiteFiles {
  readonly #root: string;
  /** Real paths of the folders, each looked up once; undefined for one outside of the site. */
  readonly #folders = new Map<string, string | undefined>();

  /** @param root the real path of the folder */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Reads a whole file that `listSite` found.
   *
   * @throws SiteFolderError when it can't be read, is no regular file any more, or lies outside the folder by now
   */
  read(path: string): Buffer {
    return this.#withFile(path, (file) => readFileSync(file));
  }

  /** SHA-256 of a file in hex. Throws as {@link read} does. */
  sha256(path: string): string {
    return this.#withFile(path, (file) => {
      const hash = createHash('sha256');
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
        hash.update(chunk.subarray(0, read));
      return hash.digest('hex');
    });
  }

  #withFile<T>(path: string, use: (file: number) => T): T {
    try {
      const file = openSync(this.#realPath(path), READ_FLAGS | NO_FOLLOW);
      try {
        if (!fstatSync(file).isFile()) throw new Error('it is not a regular file');
        return use(file);
      } finally {
        closeSync(file);
      }
    } catch (error) {
      throw unreadable(path, error);
    }
  }

  #realPath(path: string): string {
    const slash = path.lastIndexOf('/');
    const folder = this.#realFolder(slash === -1 ? '' : path.slice(0, slash));
    if (folder === undefined) throw new Error('it is outside the folder');
    const file = join(folder, path.slice(slash + 1));
    const target = lstatSync(file).isSymbolicLink() ? realpathSync(file) : file;
    if (!isInside(this.#root, target)) throw new Error('it is outside the folder');
    return target;
  }

  #realFolder(folder: string): string | undefined {
    if (!this.#folders.has(folder)) {
      const real = realpathSync(join(this.#root, folder));
      this.#folders.set(folder, real === this.#root || isInside(this.#root, real) ? real : undefined);
    }
    return this.#folders.get(folder);
  }
}
