import { createHash } from 'node:crypto';
import { ActionError } from '../../errors.ts';
import { isPlainJobId } from '../../identifiers.ts';

export interface CacheKey {
  readonly tool: string;
  /** The name of the file with the digest of the job's bundle. */
  readonly jobFile: string;
}

/** A name for people to recognize. A digest makes it unique. */
function shown(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
}

/** Two jobs never share a key, even on a disk that ignores case. Throws `answer-unusable` for an unsafe job id. */
export function cacheKey(origin: string, jobId: string): CacheKey {
  if (!isPlainJobId(jobId)) {
    throw new ActionError('answer-unusable', 'The job id cannot be used as a file name in the tool cache.', {
      hint: 'Run the step without `download` and `extract`, which require job ids of letters, digits, `_`, `-` and `.`.',
    });
  }
  const digest = createHash('sha256').update(`${origin}\n${jobId}`).digest('hex').slice(0, 16);
  return { tool: `static-export-${shown(new URL(origin).host)}`, jobFile: `${shown(jobId)}-${digest}.json` };
}

/**
 * The version of a bundle in the tool cache, which normalizes it: the word before the digest keeps a leading zero valid (Semantic
 * Versioning 2.0.0, item 9). `copy` is greater than 1 if the copies before it are damaged.
 */
export function bundleVersion(sha256: string, copy: number): string {
  return `0.0.0-sha256-${sha256}${copy === 1 ? '' : `-${copy}`}`;
}
