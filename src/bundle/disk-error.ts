import { ActionError } from '../errors.ts';

function codeOf(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}

/** Codes that say that there is no room: on the disk, in a quota, or in a file system's limit of a file's size. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** Codes that say that the place is no good: not there, not ours, read-only, broken. */
const UNWRITABLE: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EIO',
  'ENAMETOOLONG',
  'EBUSY',
  'EEXIST',
  'ELOOP',
  'ENOTEMPTY',
]);

/** Whether an error of the file system says one of these codes. */
export function isDiskCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(codeOf(error));
}

/**
 * An error of the file system as the one that a user reads; any other error as it is.
 *
 * @param place what the runner calls the place, such as `RUNNER_TEMP`
 */
export function explainDisk(error: unknown, place: string): unknown {
  const code = codeOf(error);
  if (error instanceof ActionError || code === '') return error;
  if (FULL.has(code)) {
    return new ActionError('disk-full', `There is no room left on the disk of ${place} (${code}).`, {
      hint: 'Free some space on the runner, or take one with a larger disk. What was half-made has been removed.',
      cause: error,
    });
  }
  if (!UNWRITABLE.has(code)) return error;
  return new ActionError('cache-unwritable', `The folder of ${place} cannot be written to (${code}).`, {
    hint: `Check that ${place} names a folder that the runner's user may write to, and that its disk is not mounted read-only.`,
    cause: error,
  });
}
