import { createHash } from 'node:crypto';
import { ActionError } from '../../errors.ts';
import { isPlainJobId } from '../../identifiers.ts';

/** Where a bundle is kept in the tool cache: `<tool>/<version>/<kind>`. */
export interface StoreKey {
  readonly tool: string;
  /** A semantic version that reads back as itself: the tool cache cleans every version before it looks. */
  readonly version: string;
}

/** Characters of names that are kept for people to recognise; the digest beside them is what tells keys apart. */
const SHOWN_CHARS = 40;
/** Hexadecimal digits of the digest: 64 bits, far more than the bundles that one machine will ever hold. */
const DIGEST_CHARS = 16;

function shown(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SHOWN_CHARS);
}

/**
 * The key of a job's bundle. Disks that ignore case, and the characters that versions do not have, make no two jobs one: the
 * digest is of origin and id as they are. The letter after the dash keeps a leading zero from making the version invalid
 * (Semantic Versioning 2.0.0, item 9).
 *
 * @throws `answer-unusable` for a job id that is no plain identifier
 */
export function storeKey(origin: string, jobId: string): StoreKey {
  if (!isPlainJobId(jobId)) {
    throw new ActionError('answer-unusable', 'The job id cannot name a folder of the tool cache.', {
      hint: 'Run the step without `download` and `extract`: a job id here has letters, digits, `_`, `-` and `.` alone.',
    });
  }
  const digest = createHash('sha256').update(`${origin}\n${jobId}`).digest('hex').slice(0, DIGEST_CHARS);
  return { tool: `static-export-${shown(new URL(origin).host)}`, version: `0.0.0-j-${shown(jobId)}-${digest}` };
}
