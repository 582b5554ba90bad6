import { createHash } from 'node:crypto';
import { learnFrame } from './frame.ts';
import { bytesKey, missingKey, type ImageSource } from './keys.ts';
import { BLOCK_DIGEST_BYTES, type PageRecord } from './page-record.ts';
import { learnSiteName } from './titles.ts';

/** The version of the algorithm in docs/content-digest.md. A digest with another prefix cannot be compared with this one. */
const PREFIX = 'c1:';

/** A digest of this version. */
export function isContentDigest(text: string): boolean {
  return /^c1:[0-9a-f]{64}$/.test(text);
}

/** The key by which an image counts. `sha256Of` gives the digest of a file's bytes; undefined when it is not there. */
export function imageKey(source: ImageSource, sha256Of: (path: string) => string | undefined): string {
  if (source.kind === 'key') return source.key;
  const sha256 = sha256Of(source.path);
  return sha256 === undefined ? missingKey(source.path) : bytesKey(sha256);
}

/** Digest of the blocks of a page without landmark that are not the site's frame. */
function textDigest({ blocks, blockDigests }: PageRecord, frame: ReadonlySet<number>): string {
  const hash = createHash('sha256');
  blocks.forEach((block, index) => {
    if (frame.has(block)) return;
    hash.update(blockDigests?.subarray(index * BLOCK_DIGEST_BYTES, (index + 1) * BLOCK_DIGEST_BYTES) ?? '');
  });
  return hash.digest('hex');
}

export interface DigestParts {
  readonly records: readonly PageRecord[];
  /** Text around the content of the pages that `framePages` names. */
  readonly outside: Iterable<string>;
  readonly sha256Of: (path: string) => string | undefined;
}

/** The digest over a site's content. The order of the pages does not matter. */
export function digestSite({ records, outside, sha256Of }: DigestParts): string {
  const frame = learnFrame(records, outside);
  const withoutName = learnSiteName(records.map(({ title }) => title));
  const pages = records.map((record) => {
    const lines = [
      `page ${record.path}`,
      `title ${withoutName(record.title)}`,
      `content ${record.contentDigest}`,
      ...(record.hasLandmark ? [] : [`blocks ${textDigest(record, frame)}`]),
      ...record.images.map((source) => `image ${imageKey(source, sha256Of)}`),
    ];
    return createHash('sha256')
      .update(`${lines.join('\n')}\n`)
      .digest('hex');
  });
  return (
    PREFIX +
    createHash('sha256')
      .update(`${pages.sort().join('\n')}\n`)
      .digest('hex')
  );
}
