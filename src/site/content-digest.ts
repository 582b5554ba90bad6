import { createHash } from 'node:crypto';
import { DIGEST_PREFIX } from './digest-version.ts';
import { imageId, type Frame } from './frame.ts';
import { bytesKey, missingKey, type ImageSource } from './keys.ts';
import { BLOCK_DIGEST_BYTES, linkValues, type PageRecord } from './page-record.ts';
import { learnSiteName } from './titles.ts';

/** The key by which an image counts. `sha256Of` gives the digest of a file's bytes; undefined when it is not there. */
export function imageKey(source: ImageSource, sha256Of: (path: string) => string | undefined): string {
  if (source.kind === 'key') return source.key;
  const sha256 = sha256Of(source.path);
  return sha256 === undefined ? missingKey(source.path) : bytesKey(sha256);
}

/** Digest of the blocks and links of a page without landmark that are not the site's frame. */
function ownDigest(record: PageRecord, frame: Frame): string {
  const hash = createHash('sha256');
  const { blocks, blockDigests } = record;
  const add = (index: number): void => {
    hash.update(blockDigests?.subarray(index * BLOCK_DIGEST_BYTES, (index + 1) * BLOCK_DIGEST_BYTES) ?? '');
  };
  blocks.forEach((block, index) => {
    if (!frame.blocks.has(block)) add(index);
  });
  linkValues(record).forEach((link, index) => {
    if (!frame.links.has(link)) add(blocks.length + index);
  });
  return hash.digest('hex');
}

/** The images of a page that are not the site's frame. */
export function ownImages({ hasLandmark, images }: PageRecord, frame: Frame): readonly ImageSource[] {
  return hasLandmark ? images : images.filter((source) => !frame.images.has(imageId(source)));
}

export interface DigestParts {
  readonly records: readonly PageRecord[];
  readonly frame: Frame;
  readonly sha256Of: (path: string) => string | undefined;
}

/** The digest over a site's content. The order of the pages does not matter. */
export function digestSite({ records, frame, sha256Of }: DigestParts): string {
  const withoutName = learnSiteName(records.map(({ title }) => title));
  const pages = records.map((record) => {
    const lines = [
      `page ${record.path}`,
      `title ${withoutName(record.title)}`,
      `content ${record.contentDigest}`,
      ...(record.hasLandmark ? [] : [`blocks ${ownDigest(record, frame)}`]),
      ...ownImages(record, frame).map((source) => `image ${imageKey(source, sha256Of)}`),
    ];
    return createHash('sha256')
      .update(`${lines.join('\n')}\n`)
      .digest('hex');
  });
  return (
    DIGEST_PREFIX +
    createHash('sha256')
      .update(`${pages.sort().join('\n')}\n`)
      .digest('hex')
  );
}
