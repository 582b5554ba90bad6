import { ActionError, codeOf } from '../errors.ts';

const FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const UNWRITABLE_CODES: ReadonlySet<string> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO'],
  ...['ENAMETOOLONG', 'EBUSY', 'EEXIST', 'ELOOP', 'ENOTEMPTY'],
]);

export function isDiskCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.includes(codeOf(error));
}

/** Turns errors of the file system into ones for the user. `variable` names the folder, such as `RUNNER_TEMP`. */
export async function withDiskErrors<T>(work: Promise<T>, variable: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = codeOf(error);
    if (FULL_CODES.has(code)) {
      throw new ActionError('disk-full', `The disk with ${variable} is full (${code}).`, {
        hint: 'Free up disk space on the runner, or use a runner with a larger disk. Incomplete files have been removed.',
        cause: error,
      });
    }
    if (!UNWRITABLE_CODES.has(code)) throw error;
    throw new ActionError('cache-unwritable', `Could not write to the folder in ${variable} (${code}).`, {
      hint: `Check that ${variable} is a folder that the runner's user can write to, and that its disk is not mounted read-only.`,
      cause: error,
    });
  }
}
