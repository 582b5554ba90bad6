import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskCode } from '../disk-error.ts';

/** A job ends after five days at most (GitHub's documentation of usage limits): an older stage belongs to no running job. */
const STALE_MS = 5 * 24 * 3_600_000;

/** A folder in which a bundle is prepared, on the file system where it will be kept, so that a rename publishes it. */
export interface Stage {
  readonly dir: string;
  /** Removes what is left of it; harmless when repeated. */
  clear(): Promise<void>;
}

/** Windows refuses to delete what a virus scanner has just opened; a moment later it is free again. */
const REMOVE = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 } as const;

/** Removes a folder with all that is in it, also when it is not there. A link is removed, not followed. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, REMOVE);
}

/** Whether a path is a folder, and no link to one. */
export async function isRealFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isDirectory() === true;
}

/**
 * Creates a folder unless it is there. Its parent must be there.
 *
 * @returns whether the path is a folder now, and no link to one
 * @throws the file system's own errors
 */
export async function ensureRealFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o755 });
  } catch (error) {
    if (!isDiskCode(error, 'EEXIST')) throw error;
  }
  return isRealFolder(path);
}

/**
 * Creates a folder of the action's own below the tool cache. A link or a file that has its name is deleted first, so that
 * nothing is written or deleted where a link points to.
 *
 * @throws the file system's own errors
 */
export async function claimFolder(path: string): Promise<void> {
  if (await ensureRealFolder(path)) return;
  await unlink(path);
  await mkdir(path, { mode: 0o755 });
}

/** Creates a stage below `root`, for this run alone. Throws the file system's own errors. */
export async function openStage(root: string): Promise<Stage> {
  const dir = join(root, randomUUID());
  // Whatever the umask: nobody else may write to what is going to be trusted.
  await mkdir(dir, { recursive: true, mode: 0o755 });
  return { dir, clear: () => removeFolder(dir) };
}

/**
 * Removes the stages of runs that were killed. Only their age shows that: process ids mean nothing where containers share a
 * tool cache. What cannot be removed is left for the next run.
 *
 * @param root a folder, and no link to one
 * @param nowMs wall-clock time in milliseconds
 */
export async function clearStaleStages(root: string, nowMs: number): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name);
    const found = await lstat(path).catch(() => undefined);
    if (found && nowMs - found.mtimeMs > STALE_MS) await removeFolder(path).catch(() => undefined);
  }
}
