import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A job ends after five days at most (GitHub's documentation of usage limits): whoever staged before that is dead. */
const STALE_MS = 5 * 24 * 3_600_000;

/** A folder in which a bundle is made ready, on the file system where it will be kept, so that a rename puts it there. */
export interface Stage {
  readonly dir: string;
  /** Removes what is left of it; harmless when repeated. */
  clear(): Promise<void>;
}

/** Windows refuses to delete what a virus scanner has just opened; a moment later it is free again. */
const REMOVE = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 } as const;

/** Removes a folder with all that is in it, also when it is not there. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, REMOVE);
}

/** Makes a stage below `root`, for this run alone. Throws the file system's own errors. */
export async function openStage(root: string): Promise<Stage> {
  const dir = join(root, randomUUID());
  // Whatever the umask: nobody else may write to what is going to be trusted.
  await mkdir(dir, { recursive: true, mode: 0o755 });
  return { dir, clear: () => removeFolder(dir) };
}

/**
 * Removes the stages of runs that were killed. Only the time tells that: process ids mean nothing where containers share a
 * tool cache. What can't be removed is left for the next run.
 *
 * @param nowMs wall-clock time in milliseconds
 */
export async function clearStaleStages(root: string, nowMs: number): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name);
    const found = await stat(path).catch(() => undefined);
    if (found && nowMs - found.mtimeMs > STALE_MS) await removeFolder(path).catch(() => undefined);
  }
}
