/**
 * A change that this share of the pages has in common is one of the site, as a banner or a note of the theme inside the
 * content, and no edit of each of its pages.
 */
const SHARE = 0.9;

/** With fewer pages than this it is an edit of each. */
const MIN_PAGES = 4;

/** What a page has of one kind before and after: fingerprints of blocks, images or links. */
export interface PagePair {
  readonly before: ArrayLike<number>;
  readonly after: ArrayLike<number>;
}

function countOf(values: ArrayLike<number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

export function sameSequence(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

/**
 * Finds what came or went on nearly all pages.
 *
 * @param pairs all common pages whose content is marked
 */
export function findSharedChanges(pairs: readonly PagePair[]): Set<number> {
  const differing = pairs.filter(({ before, after }) => !sameSequence(before, after));
  const needed = pairs.length * SHARE;
  const shared = new Set<number>();
  if (pairs.length < MIN_PAGES || differing.length < needed) return shared;
  const added = new Map<number, number>();
  const removed = new Map<number, number>();
  const note = (changes: Map<number, number>, value: number): void => {
    changes.set(value, (changes.get(value) ?? 0) + 1);
  };
  for (const { before, after } of differing) {
    const [old, now] = [countOf(before), countOf(after)];
    for (const [value, count] of now) if (count > (old.get(value) ?? 0)) note(added, value);
    for (const [value, count] of old) if (count > (now.get(value) ?? 0)) note(removed, value);
  }
  for (const changes of [added, removed]) for (const [value, pages] of changes) if (pages >= needed) shared.add(value);
  return shared;
}

/** The values that count on a page. */
export function without(values: ArrayLike<number>, ignored: ReadonlySet<number>): ArrayLike<number> {
  return ignored.size === 0 ? values : Array.from(values).filter((value) => !ignored.has(value));
}
