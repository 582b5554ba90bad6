import { randomUUID } from 'node:crypto';
import { lstat, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

export interface PrivateFile {
  readonly path: string;
  /** Replaces the file in one step, so that readers see either the old or the new one. Throws the file system's errors. */
  write(text: string): Promise<void>;
}

/** A path where no file can be written. The message is the rest of a sentence that begins with the path. */
export class UnusablePath extends Error {
  override readonly name = 'UnusablePath';
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

async function withFileBeside(path: string, text: string, use: (path: string) => Promise<void>): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path).slice(0, 100)}.${randomUUID()}`);
  try {
    // `wx` never follows an existing link.
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600 });
    await use(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Checks by an attempt that a file can be written. Throws `UnusablePath`, and the file system's own errors. */
export async function openPrivateFile(path: string, root: string): Promise<PrivateFile> {
  const wanted = resolve(root, path);
  const folder = await realpath(dirname(wanted));
  // A relative path stays in `root`, links included: a workspace may contain files of a pull request.
  if (!isAbsolute(path) && !isInside(folder, await realpath(root)))
    throw new UnusablePath('leads outside the workspace through a symbolic link');
  const target = join(folder, basename(wanted));
  const existing = await lstat(target).catch(() => undefined);
  if (existing?.isDirectory() === true) throw new UnusablePath('is a folder');
  await withFileBeside(target, '', () => Promise.resolve());
  return { path: target, write: (text) => withFileBeside(target, text, (temporary) => rename(temporary, target)) };
}
