import { isUtf8 } from 'node:buffer';
import { ActionError } from '../../errors.ts';
import { plainText } from '../../runner/plain-text.ts';

const SHOWN_NAME_CHARS = 200;
/** A problem may quote the archive, too. */
const SHOWN_PROBLEM_CHARS = 300;

/**
 * The archive is complete but breaks a safety rule or a limit.
 *
 * @param entry the entry's name as in the archive; undefined if the problem is about the whole archive
 * @param problem a predicate without a full stop, such as `is an absolute path`
 */
export function refused(entry: string | undefined, problem: string): ActionError {
  return new ActionError('archive-refused', `The archive is refused: ${sentence(entry, problem)}`, {
    hint: 'Nothing was cached. Check how the site was packed, and who could have changed the archive.',
  });
}

/** The archive is incomplete or does not match its own checksums. Parameters as for `refused`. */
export function damaged(entry: string | undefined, problem: string, cause?: unknown): ActionError {
  return new ActionError('archive-damaged', `The archive is damaged: ${sentence(entry, problem)}`, {
    hint: 'Nothing was cached. Run the step again with `job-id`; if it fails again, start a new export.',
    cause,
  });
}

function sentence(entry: string | undefined, problem: string): string {
  const subject = entry === undefined ? 'it' : `the entry "${plainText(entry, SHOWN_NAME_CHARS)}"`;
  return `${subject} ${plainText(problem, SHOWN_PROBLEM_CHARS)}.`;
}

/** Decodes a name or a link target. Only UTF-8 is accepted: any other encoding would be guessed. Throws `archive-refused`. */
export function decodeText(bytes: Buffer, entry: string): string {
  if (!isUtf8(bytes)) throw refused(entry, 'has a name that is not UTF-8');
  return bytes.toString('utf8');
}
