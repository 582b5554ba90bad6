import { describe, it } from '@jest/globals';

/**
 * For tests that send signals or run POSIX shell commands. On Windows, Node.js ends the other process without running its
 * handlers, and a test cannot send the Ctrl+C with which the runner cancels a step.
 */
const isPosix = process.platform !== 'win32';

export const describeOnPosix = isPosix ? describe : describe.skip;
export const itOnPosix = isPosix ? it : it.skip;
