import { statfs } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import { ActionError } from '../../errors.ts';
import type { Environment } from '../../runner/environment.ts';
import { withDiskErrors } from '../disk-error.ts';
import { openStage, type Stage } from './stage.ts';

export interface CacheDirs {
  /** RUNNER_TEMP, which the runner empties before and after each job. */
  readonly tempDir: string;
  /** RUNNER_TOOL_CACHE, which persists on self-hosted runners. */
  readonly cacheDir: string;
}

const MAX_UNREPORTED_BYTES = 20 * 1024 ** 3;
/** The share of the free disk space that such a bundle may use. */
const DISK_SHARE = 0.9;

function folderOf(environment: Environment, name: 'RUNNER_TEMP' | 'RUNNER_TOOL_CACHE'): string {
  const path = environment[name] ?? '';
  if (isAbsolute(path)) return path;
  throw new ActionError('cache-unwritable', `${name} is ${path === '' ? 'not set' : 'not an absolute path'}.`, {
    hint: `Run the action on a runner, or set ${name} to a folder that it can write to.`,
  });
}

/** Creates a folder in RUNNER_TEMP. Throws `cache-unwritable` or `disk-full`. */
export async function openTemporary({ tempDir }: CacheDirs): Promise<Stage> {
  return withDiskErrors(openStage(tempDir), 'RUNNER_TEMP');
}

/**
 * Checks that the runner can cache bundles, before a job is waited for.
 *
 * @throws `cache-unwritable`, `disk-full`
 */
export async function openCacheDirs(environment: Environment): Promise<CacheDirs> {
  const dirs = { tempDir: folderOf(environment, 'RUNNER_TEMP'), cacheDir: folderOf(environment, 'RUNNER_TOOL_CACHE') };
  await (await openTemporary(dirs)).clear();
  await (await withDiskErrors(openStage(dirs.cacheDir), 'RUNNER_TOOL_CACHE')).clear();
  return dirs;
}

/** How many bytes to download if neither the service nor the host reports a size. */
export async function unreportedSizeLimit({ tempDir }: CacheDirs): Promise<number> {
  const { bavail, bsize } = await withDiskErrors(statfs(tempDir), 'RUNNER_TEMP');
  return Math.min(MAX_UNREPORTED_BYTES, Math.floor(bavail * bsize * DISK_SHARE));
}
