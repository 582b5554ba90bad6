import { ActionError } from '../../errors.ts';
import { plainText } from '../../runner/plain-text.ts';

/** Characters of an entry's name that a message shows: enough to find it, short enough for one line of a log. */
const SHOWN_NAME_CHARS = 200;
/** Characters of a problem that a message shows: its own words, and the start of what it quotes. */
const SHOWN_PROBLEM_CHARS = 300;

/**
 * The archive is whole but is not accepted: it breaks a safety rule or a limit.
 *
 * @param entry the entry's name as the archive spells it, or undefined when the problem is the archive's own
 * @param problem a predicate without its full stop, such as `is an absolute path`
 */
export function refused(entry: string | undefined, problem: string): ActionError {
  return new ActionError('archive-refused', `The archive is refused: ${sentence(entry, problem)}`, {
    hint: 'Nothing of it was kept. Look at how the site was packed, or at who could have changed the archive.',
  });
}

/** The archive is not whole: it was cut, or its bytes differ from what its own checksums say. Parameters as above. */
export function damaged(entry: string | undefined, problem: string, cause?: unknown): ActionError {
  return new ActionError('archive-damaged', `The archive is damaged: ${sentence(entry, problem)}`, {
    hint: 'Nothing of it was kept. Download it again; if it fails again, the export itself has to be repeated.',
    cause,
  });
}

/** The problem may quote the archive too: another name, or what a link points at. */
function sentence(entry: string | undefined, problem: string): string {
  const subject = entry === undefined ? 'it' : `the entry "${plainText(entry, SHOWN_NAME_CHARS)}"`;
  return `${subject} ${plainText(problem, SHOWN_PROBLEM_CHARS)}.`;
}
