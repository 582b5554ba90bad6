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

/** The values that stand more often in one list than in the other. */
function surplus(values: ArrayLike<number>, others: ArrayLike<number>): Set<number> {
  const counts = new Map<number, number>();
  for (const value of Array.from(others)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const more = new Set<number>();
  for (const value of Array.from(values)) {
    const left = counts.get(value) ?? 0;
    if (left > 0) counts.set(value, left - 1);
    else more.add(value);
  }
  return more;
}

export function sameSequence(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

/**
 * Finds what was added to or removed from nearly all pages.
 *
 * @param pairs all common pages whose content is marked; called twice, so that they need not be in memory together
 */
export function findSharedChanges(pairs: () => Iterable<PagePair>): Set<number> {
  let [pages, differing] = [0, 0];
  for (const { before, after } of pairs()) {
    pages += 1;
    if (!sameSequence(before, after)) differing += 1;
  }
  const needed = pages * SHARE;
  if (pages < MIN_PAGES || differing < needed) return new Set();
  const [added, removed] = [new Map<number, number>(), new Map<number, number>()];
  const note = (changes: Map<number, number>, values: Iterable<number>): void => {
    for (const value of values) changes.set(value, (changes.get(value) ?? 0) + 1);
  };
  for (const { before, after } of pairs()) {
    note(added, surplus(after, before));
    note(removed, surplus(before, after));
  }
  return new Set([...added, ...removed].flatMap(([value, count]) => (count >= needed ? [value] : [])));
}

/** The values that count on a page. */
export function without(values: ArrayLike<number>, ignored: ReadonlySet<number>): ArrayLike<number> {
  return ignored.size === 0 ? values : Array.from(values).filter((value) => !ignored.has(value));
}
