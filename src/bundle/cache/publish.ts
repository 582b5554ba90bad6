import { copyFile, lstat, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskCode } from '../disk-error.ts';
import { ensureRealFolder } from './stage.ts';

/** What a system reports when the target of a folder's rename exists: a folder that is not empty, or no folder. */
const IN_THE_WAY = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM', 'EACCES', 'EBUSY'] as const;
/** On Windows a rename fails while a virus scanner has a file of the folder open. */
const RENAME_TRIES = 5;
const RENAME_PAUSE_MS = 200;

/** Whether anything has this name, be it a dangling link. */
async function isTaken(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/** Renames, and repeats what fails for a moment only. Throws the file system's own errors. */
async function renameWithRetries(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      if (tries >= RENAME_TRIES || !isDiskCode(error, ...IN_THE_WAY) || (await isTaken(to))) throw error;
      await pause(RENAME_PAUSE_MS);
    }
  }
}

/** Moves a file, also to another file system. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await renameWithRetries(from, to);
  } catch (error) {
    if (!isDiskCode(error, 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}

/** The file by which the tool cache knows that a folder is complete. */
function markOf(folder: string): string {
  return `${folder}.complete`;
}

/** Whether the tool cache counts a folder as complete. A mark that is a link or a FIFO counts as none. */
export async function isMarked(folder: string): Promise<boolean> {
  return (await lstat(markOf(folder)).catch(() => undefined))?.isFile() === true;
}

/** Marks a folder as complete. Returns false when something else has the mark's name, which is left alone. */
async function mark(folder: string): Promise<boolean> {
  try {
    // `wx` creates a file and follows no link.
    await writeFile(markOf(folder), '', { mode: 0o644, flag: 'wx' });
    return true;
  } catch (error) {
    if (!isDiskCode(error, 'EEXIST')) throw error;
    return isMarked(folder);
  }
}

/** Moves the staged folder to a free path. Returns false when the path is not free, or not any more. */
async function claim(staged: string, folder: string): Promise<boolean> {
  if (await isTaken(folder)) return false;
  try {
    await renameWithRetries(staged, folder);
    return true;
  } catch (error) {
    if (!isDiskCode(error, ...IN_THE_WAY) || !(await isTaken(folder))) throw error;
    return false;
  }
}

/**
 * Publishes a staged folder by a rename, then a mark: readers see all of it or nothing. A folder that exists is never changed,
 * since another run may have reported it: if it is intact, it is used in place of the staged one, else the next name is.
 *
 * @param names where the folder may go, the preferred one first; the parent of their parents must be there
 * @param isIntact whether an existing folder holds what `staged` holds
 * @returns where the folder is now; undefined when every name is taken by something else
 * @throws the file system's own errors
 */
export async function publish(
  staged: string,
  names: Iterable<string>,
  isIntact: (folder: string) => Promise<boolean>,
): Promise<string | undefined> {
  for (const folder of names) {
    if (!(await ensureRealFolder(dirname(folder)))) continue;
    if ((await isTaken(markOf(folder))) && !(await isMarked(folder))) continue;
    const isOurs = await claim(staged, folder);
    if (!isOurs && !(await isIntact(folder))) continue;
    if (await mark(folder)) return folder;
  }
  return undefined;
}
