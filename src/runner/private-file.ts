import { randomUUID } from 'node:crypto';
import { lstat, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** A file that only the runner's user may read, written in one step. */
export interface PrivateFile {
  readonly path: string;
  /** Replaces what is there. Whoever looks sees the old file or the whole new one. Throws the file system's own errors. */
  write(text: string): Promise<void>;
}

/** A place where no file can be written, in words: the rest of a sentence that begins with the place's name. */
export class UnusablePlace extends Error {
  override readonly name = 'UnusablePlace';
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** Makes a file beside `path` that was not there before, with mode 0600 from the start. */
async function makeBeside(path: string, text: string): Promise<string> {
  const temporary = join(dirname(path), `.${basename(path).slice(0, 100)}.${randomUUID()}`);
  try {
    // `wx` never follows a link that somebody has put there.
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600 });
    return temporary;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Finds the place of a private file, and proves by a try that it can be written. The file's folder has to be there. A
 * relative path starts at `root` and stays in it, links included: what a workspace holds may come from a pull request. The
 * file itself may be a link, which is replaced and never followed.
 *
 * @throws `UnusablePlace`, and the file system's own errors
 */
export async function openPrivateFile(path: string, root: string): Promise<PrivateFile> {
  const wanted = resolve(root, path);
  const folder = await realpath(dirname(wanted));
  if (!isAbsolute(path) && !isInside(folder, await realpath(root))) {
    throw new UnusablePlace('leads out of the workspace through a link');
  }
  const place = join(folder, basename(wanted));
  const there = await lstat(place).catch(() => undefined);
  if (there?.isDirectory() === true) throw new UnusablePlace('is a folder');
  await rm(await makeBeside(place, ''));
  return {
    path: place,
    write: async (text) => {
      const temporary = await makeBeside(place, text);
      try {
        await rename(temporary, place);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}
