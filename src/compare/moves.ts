import { comparePaths } from '../site/folder.ts';
import { similarity, type Fingerprinted } from './similarity.ts';

/** A page that is at another path now. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** From 0.5 to 1, with two decimals. */
  readonly similarity: number;
}

const MIN_SIMILARITY = 0.5;

/** Candidates that are compared in full for each page. */
const MAX_CANDIDATES = 12;

/** Two words that more pages than this have in common tell nothing about one of them. */
const MAX_PAGES_OF_PAIR = 200;

/** Pages with fewer words than this are alike by chance: only the one page that has the same words can be meant. */
const MIN_WORDS = 12;

function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name === 'index.html'
    ? path.slice(0, -'/index.html'.length).replace(/^.*\//, '')
    : name.replace(/\.html?$/, '');
}

/** Better pairs first; then those that keep their name; then by path, so that the order is always the same. */
function compareMoves(a: Move, b: Move): number {
  const kept = (move: Move): number => (nameOf(move.from) === nameOf(move.to) ? 0 : 1);
  return b.similarity - a.similarity || kept(a) - kept(b) || comparePaths(a.from, b.from) || comparePaths(a.to, b.to);
}

function byWhole(pages: readonly Fingerprinted[]): Map<number, Fingerprinted[]> {
  const groups = new Map<number, Fingerprinted[]>();
  for (const page of pages) groups.set(page.whole, [...(groups.get(page.whole) ?? []), page]);
  return groups;
}

/** Pairs of equal content; pages with hardly any only if no other has the same. */
function equalPairs(removed: readonly Fingerprinted[], added: readonly Fingerprinted[]): Move[] {
  const targets = byWhole(added);
  const moves: Move[] = [];
  for (const [whole, sources] of byWhole(removed)) {
    const equal = targets.get(whole) ?? [];
    const unique = sources.length === 1 && equal.length === 1;
    // Many copies of one page: their names tell which is which, and each is compared with few.
    for (const source of sources.slice(0, MAX_PAGES_OF_PAIR)) {
      if (source.words === 0 || (source.words < MIN_WORDS && !unique)) continue;
      for (const target of equal.slice(0, MAX_PAGES_OF_PAIR))
        moves.push({ from: source.path, to: target.path, similarity: 1 });
    }
  }
  return moves;
}

/** Takes the best pairs, each page once. */
function takeBest(moves: Move[], taken: Move[], from: Set<string>, to: Set<string>): void {
  for (const move of moves.sort(compareMoves)) {
    if (from.has(move.from) || to.has(move.to)) continue;
    from.add(move.from);
    to.add(move.to);
    taken.push(move);
  }
}

/** The pages that share most of a page's sketch. */
function candidatesFor(page: Fingerprinted, index: ReadonlyMap<number, readonly Fingerprinted[]>): Fingerprinted[] {
  const shared = new Map<Fingerprinted, number>();
  for (const pair of page.sketch) {
    const pages = index.get(pair) ?? [];
    if (pages.length > MAX_PAGES_OF_PAIR) continue;
    for (const other of pages) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  return [...shared]
    .sort(([a, m], [b, n]) => n - m || comparePaths(a.path, b.path))
    .slice(0, MAX_CANDIDATES)
    .map(([other]) => other);
}

function similarPairs(removed: readonly Fingerprinted[], added: readonly Fingerprinted[]): Move[] {
  const index = new Map<number, Fingerprinted[]>();
  for (const page of removed) {
    for (const pair of page.sketch) {
      const pages = index.get(pair);
      if (pages === undefined) index.set(pair, [page]);
      else if (pages.length <= MAX_PAGES_OF_PAIR) pages.push(page);
    }
  }
  const moves: Move[] = [];
  for (const page of added) {
    if (page.words < MIN_WORDS) continue;
    for (const other of candidatesFor(page, index)) {
      const alike = similarity(other, page);
      // Equal words at another place of the page are no equal content.
      if (alike >= MIN_SIMILARITY)
        moves.push({ from: other.path, to: page.path, similarity: Math.round(alike * 100) / 100 });
    }
  }
  return moves;
}

/** Pairs removed and added pages: equal content first, then similar text, the best first, no page twice. */
export function findMoves(removed: readonly Fingerprinted[], added: readonly Fingerprinted[]): Move[] {
  const moves: Move[] = [];
  const from = new Set<string>();
  const to = new Set<string>();
  takeBest(equalPairs(removed, added), moves, from, to);
  const restRemoved = removed.filter(({ path }) => !from.has(path));
  const restAdded = added.filter(({ path }) => !to.has(path));
  takeBest(similarPairs(restRemoved, restAdded), moves, from, to);
  return moves.sort((a, b) => comparePaths(a.from, b.from));
}
