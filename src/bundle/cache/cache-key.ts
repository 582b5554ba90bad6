import { createHash } from 'node:crypto';
import { ActionError } from '../../errors.ts';
import { isPlainJobId } from '../../identifiers.ts';

export interface CacheKey {
  readonly tool: string;
  /** The name of the file with the digest of the job's bundle. */
  readonly jobFile: string;
}

/** Characters of a name for people to recognize it. The digest makes it unique. */
const SHOWN_CHARS = 40;
const DIGEST_CHARS = 16;

function shown(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SHOWN_CHARS);
}

/**
 * The key of a job's bundle. Two jobs never share a key, even on a disk that ignores case.
 *
 * @throws `answer-unusable` if the job id is not a plain identifier
 */
export function cacheKey(origin: string, jobId: string): CacheKey {
  if (!isPlainJobId(jobId)) {
    throw new ActionError('answer-unusable', 'The job id cannot be used as a file name in the tool cache.', {
      hint: 'Run the step without `download` and `extract`, which require job ids of letters, digits, `_`, `-` and `.`.',
    });
  }
  const digest = createHash('sha256').update(`${origin}\n${jobId}`).digest('hex').slice(0, DIGEST_CHARS);
  return { tool: `static-export-${shown(new URL(origin).host)}`, jobFile: `${shown(jobId)}-${digest}.json` };
}

/**
 * The version of a bundle in the tool cache: a semantic version, because the tool cache normalizes versions. The word before the
 * digest keeps a leading zero valid (Semantic Versioning 2.0.0, item 9).
 *
 * @param copy greater than 1 if the copies before it are damaged
 */
export function bundleVersion(sha256: string, copy: number): string {
  return `0.0.0-sha256-${sha256}${copy === 1 ? '' : `-${copy}`}`;
}
