import { isUtf8 } from 'node:buffer';
import { ActionError } from '../../errors.ts';
import { plainText } from '../../runner/plain-text.ts';

const SHOWN_NAME_CHARS = 200;
const SHOWN_PROBLEM_CHARS = 300;

/** For a complete archive that breaks a rule. `problem` is a predicate such as `is an absolute path`, of an entry or the archive. */
export function refused(entry: string | undefined, problem: string): ActionError {
  return new ActionError('archive-refused', `The archive was rejected: ${sentence(entry, problem)}`, {
    hint: 'Nothing was cached. Check how the site was packaged and who could have changed the archive.',
  });
}

/** For an archive that is incomplete or does not match its own checksums. */
export function damaged(entry: string | undefined, problem: string, cause?: unknown): ActionError {
  return new ActionError('archive-damaged', `The archive is damaged: ${sentence(entry, problem)}`, {
    hint: 'Nothing was cached. Re-run the step with `job-id`. If it fails again, start a new export.',
    cause,
  });
}

function sentence(entry: string | undefined, problem: string): string {
  const subject = entry === undefined ? 'it' : `the entry "${plainText(entry, SHOWN_NAME_CHARS)}"`;
  return `${subject} ${plainText(problem, SHOWN_PROBLEM_CHARS)}.`;
}

/** Only UTF-8 is accepted: any other encoding would be guessed. Throws `archive-refused`. */
export function decodeText(bytes: Buffer, entry: string): string {
  if (!isUtf8(bytes)) throw refused(entry, 'has a name that is not UTF-8');
  return bytes.toString('utf8');
}
