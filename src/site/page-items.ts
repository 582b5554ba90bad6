import { isChromeLine } from './chrome.ts';

/** What a page's content consists of, in its order. Addresses are as they stand in the page. */
export interface Page {
  /** Text of the title element. */
  readonly title: string;
  /** The `href` of the page's `base` element. */
  readonly base: string | undefined;
  /** Whether an element marks the content. Without one the site's frame has to be learned from other pages. */
  readonly hasLandmark: boolean;
  /** Whether the selectors given for the content found an element. */
  readonly matchesContent: boolean;
  readonly blocks: readonly string[];
  /** Ids of headings and sections, and names of `a` elements. */
  readonly anchors: readonly string[];
  readonly images: readonly string[];
  readonly links: readonly string[];
  /** Text outside the content that no element or class marks as navigation: the frame's, for pages without landmark. */
  readonly outside: readonly string[];
}

/** The elements that may hold the content, as bits. */
export const ROOT = { custom: 1, area: 2, main: 4, article: 8, container: 16 } as const;

/** An element that is content only if it holds something that says so: a `header` with the title, a note that is called a side bar. */
export interface Group {
  readonly parent: Group | undefined;
  isContent: boolean;
}

/** A place that React's script fills with what follows at the end of the page. */
export interface Slot {
  readonly segment: string;
  /** Items of the text that stands there meanwhile; undefined while they are not complete. */
  fallbackEnd: number | undefined;
}

export interface Item {
  readonly kind: 'text' | 'anchor' | 'image' | 'link' | 'slot';
  readonly value: string;
  /** The roots around it. */
  readonly roots: number;
  readonly group: Group | undefined;
  /** Text that stands in one link only. */
  readonly linked?: boolean;
  readonly slot?: Slot;
  dropped?: boolean;
}

/** What the page is made of beside its items. */
export interface PageFacts {
  readonly title: string;
  readonly base: string | undefined;
  /** Articles in the main element that stand in no other article. */
  readonly articlesInMain: number;
  /** Whether a heading of the first level stands in the main element outside of its articles. */
  readonly titleBesideArticle: boolean;
  readonly segments: ReadonlyMap<string, readonly Item[]>;
}

/** Puts the segments into their places. Each is used once, so that segments in each other end. */
function splice(items: readonly Item[], facts: PageFacts): Item[] {
  const pending = new Map(facts.segments);
  const spliced: Item[] = [];
  const work: { readonly items: readonly Item[]; at: number }[] = [{ items, at: 0 }];
  for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
    const item = top.items[top.at];
    top.at += 1;
    if (item === undefined) work.pop();
    else if (item.slot === undefined) spliced.push(item);
    else {
      const { segment, fallbackEnd } = item.slot;
      const filling = pending.get(segment);
      pending.delete(segment);
      if (filling === undefined) continue;
      top.at = Math.max(top.at, fallbackEnd ?? top.at);
      work.push({ items: filling, at: 0 });
    }
  }
  return spliced;
}

function isContent({ dropped, group }: Item): boolean {
  if (dropped === true) return false;
  for (let at = group; at !== undefined; at = at.parent) if (!at.isContent) return false;
  return true;
}

/** The best root that holds any text; 0 for the whole body. */
function chooseRoot(items: readonly Item[], { articlesInMain, titleBesideArticle }: PageFacts): number {
  const present = items.reduce((all, { kind, roots }) => (kind === 'text' ? all | roots : all), 0);
  const { custom, area, main, article, container } = ROOT;
  if (present & custom) return custom;
  if (present & area) return area;
  if (present & main) {
    // One article is the page itself; several are cards or posts of a list.
    const inArticle = articlesInMain === 1 && !titleBesideArticle;
    const both = items.some(({ kind, roots }) => kind === 'text' && (roots & main) !== 0 && (roots & article) !== 0);
    return inArticle && both ? main | article : main;
  }
  if (present & article) return article;
  return present & container ? container : 0;
}

/** Links to the neighbours at the end of a page that nothing but an arrow marks. */
const ARROW = /^[\u2190\u2039\u00ab\u27f5]|[\u2192\u203a\u00bb\u27f6]$/;

function dropPagerAtEnd(content: Item[]): void {
  for (let at = content.length - 1; at >= 0; at -= 1) {
    const item = content[at];
    if (item === undefined || item.kind === 'link') continue;
    if (item.kind !== 'text' || item.linked !== true || !ARROW.test(item.value)) return;
    item.dropped = true;
    const before = content[at - 1];
    if (before?.kind === 'link') before.dropped = true;
  }
}

/** Makes the page of all that was found in it. */
export function assemblePage(found: readonly Item[], facts: PageFacts): Page {
  const items = splice(found, facts).filter(isContent);
  const root = chooseRoot(items, facts);
  const inRoot = (item: Item): boolean => (item.roots & root) === root;
  const inside = root === 0 ? items : items.filter(inRoot);
  dropPagerAtEnd(inside);
  const content = inside.filter(({ dropped }) => dropped !== true);
  const valuesOf = (kind: Item['kind']): string[] =>
    content.filter((item) => item.kind === kind).map(({ value }) => value);
  const outside =
    root === 0 ? [] : items.filter((item) => item.kind === 'text' && !inRoot(item)).map(({ value }) => value);
  return {
    title: facts.title,
    base: facts.base,
    hasLandmark: root !== 0 && root !== ROOT.container,
    matchesContent: root === ROOT.custom,
    blocks: valuesOf('text').filter((text) => !isChromeLine(text)),
    anchors: valuesOf('anchor'),
    images: valuesOf('image'),
    links: valuesOf('link'),
    outside,
  };
}
