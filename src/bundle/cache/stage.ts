import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskCode } from '../disk-error.ts';

/** No job runs longer than five days (GitHub's usage limits). */
const STALE_MS = 5 * 24 * 3_600_000;

/** A folder in which a bundle is prepared, on the file system of the cache, so that a rename publishes it. */
export interface Stage {
  readonly dir: string;
  clear(): Promise<void>;
}

/** Removes a folder and its contents, if it exists. Does not follow links. */
export async function removeFolder(path: string): Promise<void> {
  // On Windows a file cannot be deleted while a virus scanner reads it.
  await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

export async function isRealFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isDirectory() === true;
}

/** Creates a folder if it does not exist. Returns whether it is a folder and not a link. */
export async function ensureRealFolder(path: string): Promise<boolean> {
  await mkdir(path, { mode: 0o755 }).catch((error: unknown) => {
    if (!isDiskCode(error, 'EEXIST')) throw error;
  });
  return isRealFolder(path);
}

/** Creates a folder. A link or a file with its name is deleted first, so that nothing is changed in the target of a link. */
export async function claimFolder(path: string): Promise<void> {
  if (await ensureRealFolder(path)) return;
  await unlink(path);
  await mkdir(path, { mode: 0o755 });
}

export async function openStage(root: string): Promise<Stage> {
  const dir = join(root, randomUUID());
  // Nobody else may write to it, whatever the umask is.
  await mkdir(dir, { recursive: true, mode: 0o755 });
  return { dir, clear: () => removeFolder(dir) };
}

/** Removes the stages of killed runs by their age, because containers that share a tool cache do not share process ids. */
export async function clearStaleStages(root: string, nowMs: number): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name);
    const found = await lstat(path).catch(() => undefined);
    if (found && nowMs - found.mtimeMs > STALE_MS) await removeFolder(path).catch(() => undefined);
  }
}
