import { describe, it } from '@jest/globals';

/**
 * Windows has no signals between processes: Node.js ends the other process at once, whatever its handlers are. There the
 * runner's Ctrl+C is what cancels a step, which one process cannot send to another without a console of its own. Commands
 * for a shell of Linux and macOS are not for it, either.
 */
const isPosix = process.platform !== 'win32';

export const describeOnPosix = isPosix ? describe : describe.skip;
export const itOnPosix = isPosix ? it : it.skip;
