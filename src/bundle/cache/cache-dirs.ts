import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rm, statfs, unlink } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { ActionError } from '../../errors.ts';
import type { Environment } from '../../runner/environment.ts';
import { isDiskCode, withDiskErrors } from '../disk-error.ts';

const MAX_UNREPORTED_BYTES = 20 * 1024 ** 3;
/** The share of the free disk space that such a bundle may use. */
const DISK_SHARE = 0.9;
/** No job runs longer than five days (GitHub's usage limits). */
const STALE_MS = 5 * 24 * 3_600_000;

async function openFolder(environment: Environment, name: 'RUNNER_TEMP' | 'RUNNER_TOOL_CACHE'): Promise<string> {
  const path = environment[name] ?? '';
  if (!isAbsolute(path)) {
    throw new ActionError('cache-unwritable', `${name} is ${path === '' ? 'not set' : 'not an absolute path'}.`, {
      hint: `Run the action on a runner, or set ${name} to a folder that it can write to.`,
    });
  }
  await withDiskErrors(openStage(path).then(removeFolder), name);
  return path;
}

/** Checks that the runner can cache and package bundles. Returns RUNNER_TOOL_CACHE. Throws `cache-unwritable` or `disk-full`. */
export async function openCacheDir(environment: Environment): Promise<string> {
  await openFolder(environment, 'RUNNER_TEMP');
  return openFolder(environment, 'RUNNER_TOOL_CACHE');
}

/** How many bytes to download if neither the service nor the host reports a size. */
export async function unreportedSizeLimit(cacheDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(cacheDir);
  return Math.min(MAX_UNREPORTED_BYTES, Math.floor(bavail * bsize * DISK_SHARE));
}

/** Does not follow links. */
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

/** A stage is a folder in which a bundle is prepared, on the file system of the cache, so that a rename publishes it. */
export async function openStage(root: string): Promise<string> {
  const dir = join(root, randomUUID());
  // Nobody else may write to it, whatever the umask is.
  await mkdir(dir, { recursive: true, mode: 0o755 });
  return dir;
}

/** Removes the stages of killed runs by their age, because containers that share a tool cache do not share process ids. */
export async function clearStaleStages(root: string, nowMs: number): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const path = join(root, name);
    const found = await lstat(path).catch(() => undefined);
    if (found && nowMs - found.mtimeMs > STALE_MS) await removeFolder(path).catch(() => undefined);
  }
}
