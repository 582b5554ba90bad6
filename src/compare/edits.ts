import { comparePaths } from '../site/folder.ts';
import { pageTarget } from '../site/keys.ts';
import { joinFrames, type Frame } from '../site/frame.ts';
import { linkValues, type PageRecord } from '../site/page-record.ts';
import type { SiteContent } from '../site/site-content.ts';
import { fingerprint } from '../site/text.ts';
import type { Move } from './moves.ts';
import type { PageText } from './page-text.ts';
import type { EditedPage, EditKind } from './compare-report.ts';
import { findSharedChanges, sameSequence, without, type PagePair } from './shared-changes.ts';
import { compareText } from './text-change.ts';

/** A page that both sites have. */
export interface CommonPage {
  readonly before: PageRecord;
  readonly after: PageRecord;
}

/** What differs on a common page. */
export interface FoundEdit {
  readonly path: string;
  readonly kinds: readonly EditKind[];
  readonly lostAnchors: boolean;
}

function isSubset(values: Float64Array, of: Float64Array): boolean {
  let at = 0;
  for (const value of values) {
    while (at < of.length && (of[at] ?? 0) < value) at += 1;
    if (of[at] !== value) return false;
  }
  return true;
}

function* each<T, U>(values: readonly T[], map: (value: T) => U): Generator<U> {
  for (const value of values) yield map(value);
}

/** Finds the edited ones among the common pages of two sites. */
export class EditFinder {
  readonly #before: SiteContent;
  readonly #after: SiteContent;
  readonly #moved: ReadonlyMap<number, number>;
  readonly #frame: Frame;
  readonly #shared: Readonly<Record<'blocks' | 'images' | 'links', ReadonlySet<number>>>;
  readonly #pages: readonly CommonPage[];

  constructor(before: SiteContent, after: SiteContent, moves: readonly Move[]) {
    this.#before = before;
    this.#after = after;
    this.#moved = new Map(moves.map(({ from, to }) => [fingerprint(pageTarget(from)), fingerprint(pageTarget(to))]));
    this.#frame = joinFrames(before.frame, after.frame);
    this.#pages = [...before.pages.values()].flatMap((old) => {
      const now = after.pages.get(old.path);
      return now === undefined ? [] : [{ before: old, after: now }];
    });
    const marked = this.#pages.filter((page) => page.before.hasLandmark && page.after.hasLandmark);
    this.#shared = {
      blocks: findSharedChanges(() =>
        each(marked, (page) => ({ before: page.before.blocks, after: page.after.blocks })),
      ),
      images: findSharedChanges(() => each(marked, (page) => this.#images(page))),
      links: findSharedChanges(() => each(marked, (page) => this.#links(page))),
    };
  }

  /** The edited pages, and how many of the others are equal byte for byte or only look different. */
  find(): { readonly edits: FoundEdit[]; readonly unchanged: number; readonly presentationOnly: number } {
    const edits: FoundEdit[] = [];
    let unchanged = 0;
    for (const page of this.#pages) {
      // The same record stands for the same bytes; only its images and the pages that it links to can differ.
      const kinds = this.#kindsOf(page);
      const lostAnchors = page.before !== page.after && !isSubset(page.before.anchors, page.after.anchors);
      if (kinds.length > 0 || lostAnchors) edits.push({ path: page.after.path, kinds, lostAnchors });
      else if (page.before === page.after) unchanged += 1;
    }
    edits.sort((a, b) => comparePaths(a.path, b.path));
    return { edits, unchanged, presentationOnly: this.#pages.length - edits.length - unchanged };
  }

  /** What the report says of an edited page. */
  describe({ path, kinds }: FoundEdit, before: PageText, after: PageText): EditedPage {
    const ignored = this.#ignored(path);
    const counts = (block: string): boolean => ignored.size === 0 || !ignored.has(fingerprint(block));
    const change = compareText(before.blocks.filter(counts), after.blocks.filter(counts));
    const anchors = new Set(after.anchors);
    return {
      page: path,
      kinds,
      ...change,
      ...(kinds.includes('title') && { title: { before: before.title, after: after.title } }),
      lostAnchors: before.anchors.filter((id) => !anchors.has(id)),
    };
  }

  #ignored(path: string): ReadonlySet<number> {
    const marked =
      this.#before.pages.get(path)?.hasLandmark === true && this.#after.pages.get(path)?.hasLandmark === true;
    return marked ? this.#shared.blocks : this.#frame.blocks;
  }

  #kindsOf(page: CommonPage): EditKind[] {
    const { before, after } = page;
    const kinds: EditKind[] = [];
    const ignored = this.#ignored(after.path);
    if (before !== after) {
      if (!sameSequence(without(before.blocks, ignored), without(after.blocks, ignored))) kinds.push('text');
      if (this.#before.withoutSiteName(before.title) !== this.#after.withoutSiteName(after.title)) kinds.push('title');
    }
    const images = this.#images(page);
    const { images: sharedImages, links: sharedLinks } = this.#shared;
    if (!sameSequence(without(images.before, sharedImages), without(images.after, sharedImages))) kinds.push('images');
    if (before !== after) {
      const links = this.#links(page);
      if (!sameSequence(without(links.before, sharedLinks), without(links.after, sharedLinks))) kinds.push('links');
    }
    return kinds;
  }

  #images({ before, after }: CommonPage): PagePair {
    return { before: this.#before.imagesOf(before, this.#frame), after: this.#after.imagesOf(after, this.#frame) };
  }

  #links({ before, after }: CommonPage): PagePair {
    return { before: this.#ownLinks(before), after: this.#ownLinks(after) };
  }

  /**
   * The links of a page, sorted. A link that follows a moved page is no edit, and neither is one that still leads to its old
   * path: both count as links to the new one.
   */
  #ownLinks(record: PageRecord): Float64Array {
    const links = linkValues(record, this.#moved);
    if (record.hasLandmark) return links.sort();
    const plain = linkValues(record);
    return links.filter((_, at) => !this.#frame.links.has(plain[at] ?? 0)).sort();
  }
}
