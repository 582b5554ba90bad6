import { lstat, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskCode } from '../disk-error.ts';
import { ensureRealFolder } from './cache-dirs.ts';

/** Errors of renaming to an existing path, and on Windows while a virus scanner reads a file. */
const TAKEN_CODES = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM', 'EACCES', 'EBUSY'] as const;
const RENAME_TRIES = 5;
const RENAME_PAUSE_MS = 200;

/** Whether anything has this path, including a dangling link. */
async function isTaken(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/** Renames a file or folder unless the new path is taken. Returns whether it did. */
export async function renameIfFree(from: string, to: string): Promise<boolean> {
  for (let tries = 1; !(await isTaken(to)); tries++) {
    try {
      await rename(from, to);
      return true;
    } catch (error) {
      if (!isDiskCode(error, ...TAKEN_CODES)) throw error;
      if (tries >= RENAME_TRIES && !(await isTaken(to))) throw error;
      await pause(RENAME_PAUSE_MS);
    }
  }
  return false;
}

/** The tool cache creates this file when a folder is complete. */
function markOf(folder: string): string {
  return `${folder}.complete`;
}

/** Whether a folder is marked as complete. A link or a FIFO does not count. */
export async function isMarked(folder: string): Promise<boolean> {
  return (await lstat(markOf(folder)).catch(() => undefined))?.isFile() === true;
}

/** Returns false if something else has the mark's path, which is not changed. */
async function mark(folder: string): Promise<boolean> {
  // `wx` creates a file and follows no link.
  await writeFile(markOf(folder), '', { mode: 0o644, flag: 'wx' }).catch((error: unknown) => {
    if (!isDiskCode(error, 'EEXIST')) throw error;
  });
  return isMarked(folder);
}

/**
 * Publishes a staged folder with a rename and a mark, so that readers see all of it or nothing. An existing folder is never
 * changed, because another run may have reported it: it is used if it is intact, otherwise the next path is tried. Returns
 * undefined if all are taken.
 */
export async function publish(
  staged: string,
  paths: Iterable<string>,
  isIntact: (folder: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const folder of paths) {
    if (!(await ensureRealFolder(dirname(folder)))) continue;
    if ((await isTaken(markOf(folder))) && !(await isMarked(folder))) continue;
    if (!(await renameIfFree(staged, folder)) && !(await isIntact(folder))) continue;
    if (await mark(folder)) return folder;
  }
  return undefined;
}
