import type { ImageSource } from './keys.ts';
import { linkValues, type PageRecord } from './page-record.ts';

/** What belongs to the site's frame and not to the content of pages without landmark. */
export interface Frame {
  /** Fingerprints of text blocks. */
  readonly blocks: ReadonlySet<number>;
  /** Values of links, see `linkValues`. */
  readonly links: ReadonlySet<number>;
  /** Images, see `imageId`. */
  readonly images: ReadonlySet<string>;
}

/** What is on this share of the pages without landmark is the site's frame. */
const SHARE = 0.5;

/** With fewer pages than this it says nothing that two of them have something in common. */
const MIN_PAGES = 4;

/** Pages with a landmark whose surroundings tell the frame. */
const SAMPLE_PAGES = 16;

/** Names an image before the bytes of its file are known. */
export function imageId(source: ImageSource): string {
  return source.kind === 'file' ? `file:${source.path}` : source.key;
}

/** The pages, first by path, from which the frame of pages without landmarks is learned; none if every page has one. */
export function framePages(records: Iterable<PageRecord>): string[] {
  const withLandmark: string[] = [];
  let needed = false;
  for (const { path, hasLandmark } of records) {
    if (hasLandmark) withLandmark.push(path);
    else needed = true;
  }
  return needed ? withLandmark.sort().slice(0, SAMPLE_PAGES) : [];
}

/** Counts on how many pages each value is. */
class PageCounts<T> {
  readonly #counts = new Map<T, number>();

  add(values: Iterable<T>): void {
    for (const value of new Set(values)) this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  /** The values on at least so many pages. */
  common(pages: number): T[] {
    return [...this.#counts].flatMap(([value, count]) => (count >= pages ? [value] : []));
  }
}

/**
 * Learns the frame of a site: what most pages without landmark have in common, and what stands around the content of the
 * others.
 *
 * @param around records of what stands around the content of the sampled pages
 */
export function learnFrame(records: Iterable<PageRecord>, around: readonly PageRecord[]): Frame {
  const counts = {
    blocks: new PageCounts<number>(),
    links: new PageCounts<number>(),
    images: new PageCounts<string>(),
  };
  let pages = 0;
  for (const record of records) {
    if (record.hasLandmark) continue;
    pages += 1;
    counts.blocks.add(record.blocks);
    counts.links.add(linkValues(record));
    counts.images.add(record.images.map(imageId));
  }
  const needed = pages >= MIN_PAGES ? pages * SHARE : Infinity;
  return {
    blocks: new Set([...counts.blocks.common(needed), ...around.flatMap(({ blocks }) => [...blocks])]),
    links: new Set([...counts.links.common(needed), ...around.flatMap((record) => [...linkValues(record)])]),
    images: new Set([...counts.images.common(needed), ...around.flatMap(({ images }) => images.map(imageId))]),
  };
}

/** The frames of two states of a site as one, so that what only one of them counts as frame makes no edit. */
export function joinFrames(a: Frame, b: Frame): Frame {
  return {
    blocks: new Set([...a.blocks, ...b.blocks]),
    links: new Set([...a.links, ...b.links]),
    images: new Set([...a.images, ...b.images]),
  };
}
