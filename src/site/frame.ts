import type { PageRecord } from './page-record.ts';
import { fingerprint } from './text.ts';

/** A block on this share of the pages without landmark is the site's frame. */
const SHARE = 0.5;

/** With fewer pages than this a block that two of them share says nothing. */
const MIN_PAGES = 4;

/** Pages with a landmark whose surroundings tell the frame. */
export const SAMPLE_PAGES = 16;

/** The pages, first by path, that tell the frame of pages without landmark; none when nothing needs to be told. */
export function framePages(records: Iterable<PageRecord>): string[] {
  const withLandmark: string[] = [];
  let needed = false;
  for (const { path, hasLandmark } of records) {
    if (hasLandmark) withLandmark.push(path);
    else needed = true;
  }
  return needed ? withLandmark.sort().slice(0, SAMPLE_PAGES) : [];
}

/**
 * Learns the frame of a site, as fingerprints of its blocks: what most pages without landmark have in common, and what
 * stands around the content of the others.
 *
 * @param outside text around the content of the sampled pages
 */
export function learnFrame(records: Iterable<PageRecord>, outside: Iterable<string>): Set<number> {
  const frame = new Set<number>();
  for (const text of outside) frame.add(fingerprint(text));
  const counts = new Map<number, number>();
  let pages = 0;
  for (const { hasLandmark, blocks } of records) {
    if (hasLandmark) continue;
    pages += 1;
    for (const block of new Set(blocks)) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  if (pages >= MIN_PAGES) for (const [block, count] of counts) if (count >= pages * SHARE) frame.add(block);
  return frame;
}
