import { copyFile, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskCode } from '../disk-error.ts';
import { removeFolder } from './stage.ts';

/** What a system says when the target of a folder's rename is there already: a folder that is not empty, or no folder. */
const IN_THE_WAY = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM', 'EACCES', 'EBUSY'] as const;
/** On Windows a rename fails while a virus scanner has a file of the folder open. */
const RENAME_TRIES = 5;
const RENAME_PAUSE_MS = 200;
/** How often somebody else may come first with something that is no good. */
const PUBLISH_TRIES = 3;

/** Whether anything has this name, be it a link that leads nowhere. */
async function isTaken(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

async function renameSteadily(from: string, to: string): Promise<void> {
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
    await renameSteadily(from, to);
  } catch (error) {
    if (!isDiskCode(error, 'EXDEV')) throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}

/** The file by which the tool cache knows that a folder is complete. */
function markOf(place: string): string {
  return `${place}.complete`;
}

/** Takes what is at a place away: first the mark, so that nobody takes the rest for good at any moment. */
async function takeAway(place: string, trash: string): Promise<void> {
  await rm(markOf(place), { force: true });
  await renameSteadily(place, trash).catch((error: unknown) => {
    if (!isDiskCode(error, 'ENOENT')) throw error;
  });
  await removeFolder(trash);
}

/**
 * Puts a folder that is ready at its place: a rename, then the mark. Whoever looks sees all of it or nothing; a process that
 * dies in between leaves a whole folder without a mark, which counts as nothing and is taken over by the next run.
 *
 * @param isSound whether what is at the place already is what `staged` holds: then another process was first
 * @throws the file system's own errors
 */
export async function publish(staged: string, place: string, isSound: () => Promise<boolean>): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o755 });
  for (let tries = 1; ; tries++) {
    try {
      await renameSteadily(staged, place);
      break;
    } catch (error) {
      if (tries >= PUBLISH_TRIES || !isDiskCode(error, ...IN_THE_WAY) || !(await isTaken(place))) throw error;
      if (await isSound()) break;
      await takeAway(place, `${staged}-replaced-${tries}`);
    }
  }
  await writeFile(markOf(place), '', { mode: 0o644 });
}
