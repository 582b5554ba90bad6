import { createHash } from 'node:crypto';
import { ActionError } from '../../errors.ts';
import { isPlainJobId } from '../../identifiers.ts';

/** Where the bundles of a service are cached, and which of them is a job's. */
export interface StoreKey {
  /** The tool's name in the tool cache. */
  readonly tool: string;
  /** The name of the file that records the digest of the job's bundle. */
  readonly jobFile: string;
}

/** Characters of names that are kept for people to recognise; the digest beside them is what tells keys apart. */
const SHOWN_CHARS = 40;
/** Hexadecimal digits of the digest: 64 bits, far more than the jobs that one machine will ever see. */
const DIGEST_CHARS = 16;

function shown(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SHOWN_CHARS);
}

/**
 * The key of a job's bundle. Two jobs never share a key, not even on a disk that ignores case: the digest is of origin and id
 * as they are.
 *
 * @throws `answer-unusable` for a job id that is no plain identifier
 */
export function storeKey(origin: string, jobId: string): StoreKey {
  if (!isPlainJobId(jobId)) {
    throw new ActionError('answer-unusable', 'The job id cannot name a file of the tool cache.', {
      hint: 'Run the step without `download` and `extract`: these accept job ids of letters, digits, `_`, `-` and `.` only.',
    });
  }
  const digest = createHash('sha256').update(`${origin}\n${jobId}`).digest('hex').slice(0, DIGEST_CHARS);
  return { tool: `static-export-${shown(new URL(origin).host)}`, jobFile: `${shown(jobId)}-${digest}.json` };
}

/**
 * The tool cache's version of a bundle: a semantic version that reads back as itself, because the tool cache cleans every
 * version before it looks it up. The word before the digest keeps a leading zero from making the version invalid (Semantic
 * Versioning 2.0.0, item 9).
 *
 * @param sha256 of the archive: bundles with different bytes never share a folder
 * @param copy 1, or the number of a further copy where the ones before it are damaged
 */
export function bundleVersion(sha256: string, copy: number): string {
  return `0.0.0-sha256-${sha256}${copy === 1 ? '' : `-${copy}`}`;
}
