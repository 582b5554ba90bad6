import { isAbsolute } from 'node:path';
import { ActionError } from '../../errors.ts';
import type { Environment } from '../../http/proxy.ts';
import { explainDisk } from '../disk-error.ts';
import { openStage, type Stage } from './stage.ts';

/** The runner's folders that bundles need. */
export interface CacheDirs {
  /** RUNNER_TEMP: the runner empties it before and after each job. */
  readonly tempDir: string;
  /** RUNNER_TOOL_CACHE: stays on self-hosted runners. */
  readonly cacheDir: string;
}

function folderOf(environment: Environment, name: 'RUNNER_TEMP' | 'RUNNER_TOOL_CACHE'): string {
  const path = environment[name] ?? '';
  if (isAbsolute(path)) return path;
  throw new ActionError('cache-unwritable', `${name} is ${path === '' ? 'not set' : 'not an absolute path'}.`, {
    hint: `Run the action on a runner, or set ${name} to a folder that it may write to.`,
  });
}

/** Waits for work on the disk, and throws its errors as `explainDisk` words them for the folder of this name. */
export async function withDiskErrors<T>(work: Promise<T>, name: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explainDisk(error, name);
  }
}

async function probe(path: string, name: string): Promise<void> {
  await withDiskErrors(
    openStage(path).then((stage) => stage.clear()),
    name,
  );
}

/** Opens a folder for what one run alone needs. Throws `cache-unwritable` or `disk-full`. */
export async function openTemporary({ tempDir }: CacheDirs): Promise<Stage> {
  return withDiskErrors(openStage(tempDir), 'RUNNER_TEMP');
}

/**
 * Checks whether this runner can cache bundles, so that a mistake shows before a job is waited for.
 *
 * @throws `cache-unwritable`, `disk-full`
 */
export async function openCacheDirs(environment: Environment): Promise<CacheDirs> {
  const dirs = { tempDir: folderOf(environment, 'RUNNER_TEMP'), cacheDir: folderOf(environment, 'RUNNER_TOOL_CACHE') };
  await probe(dirs.tempDir, 'RUNNER_TEMP');
  await probe(dirs.cacheDir, 'RUNNER_TOOL_CACHE');
  return dirs;
}
