/** A run of items that differ: `before[from..to)` was replaced by `after[newFrom..newTo)`. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

type Item = string | number;

/** Cells of the table that an exact comparison may fill: a few milliseconds. */
const MAX_CELLS = 1_000_000;

/** The longest common subsequence, as pairs of positions relative to the range. */
function exactPairs(before: readonly Item[], after: readonly Item[]): [number, number][] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let x = before.length - 1; x >= 0; x -= 1) {
    for (let y = after.length - 1; y >= 0; y -= 1) {
      const here = x * width + y;
      lengths[here] =
        before[x] === after[y]
          ? (lengths[here + width + 1] ?? 0) + 1
          : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0);
    }
  }
  const pairs: [number, number][] = [];
  for (let x = 0, y = 0; x < before.length && y < after.length;) {
    if (before[x] === after[y]) pairs.push([x++, y++]);
    else if ((lengths[(x + 1) * width + y] ?? 0) >= (lengths[x * width + y + 1] ?? 0)) x += 1;
    else y += 1;
  }
  return pairs;
}

/** Positions of the items that stand there once. */
function uniquePositions(items: readonly Item[]): Map<Item, number> {
  const positions = new Map<Item, number>();
  const repeated = new Set<Item>();
  items.forEach((item, at) => {
    if (positions.has(item)) repeated.add(item);
    positions.set(item, at);
  });
  for (const item of repeated) positions.delete(item);
  return positions;
}

/** The longest run of pairs that rises on both sides (patience sorting). */
function rising(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const previous = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(([, y], index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < y) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (tails[low - 1] ?? -1);
    tails[low] = index;
  });
  const chain: [number, number][] = [];
  for (let at = tails.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) chain.push(pair);
  }
  return chain.reverse();
}

/** Pairs of items that stand once on both sides. */
function anchorPairs(before: readonly Item[], after: readonly Item[]): [number, number][] {
  const positions = uniquePositions(after);
  const pairs: [number, number][] = [];
  for (const [item, x] of uniquePositions(before)) {
    const y = positions.get(item);
    if (y !== undefined) pairs.push([x, y]);
  }
  return rising(pairs.sort(([a], [b]) => a - b));
}

/** The differences inside of one range; ranges that are too large to be compared exactly are parted at their anchors. */
function compareRange(before: readonly Item[], after: readonly Item[], range: Change, found: Change[]): void {
  let { from, to, newFrom, newTo } = range;
  while (from < to && newFrom < newTo && before[from] === after[newFrom]) [from, newFrom] = [from + 1, newFrom + 1];
  while (from < to && newFrom < newTo && before[to - 1] === after[newTo - 1]) [to, newTo] = [to - 1, newTo - 1];
  if (from === to && newFrom === newTo) return;
  const [old, now] = [before.slice(from, to), after.slice(newFrom, newTo)];
  const exact = old.length * now.length <= MAX_CELLS;
  const pairs = exact ? exactPairs(old, now) : anchorPairs(old, now);
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...pairs, [old.length, now.length] as const]) {
    const part = { from: from + x, to: from + nextX, newFrom: newFrom + y, newTo: newFrom + nextY };
    if (part.from < part.to || part.newFrom < part.newTo) {
      if (exact || pairs.length === 0) found.push(part);
      else compareRange(before, after, part, found);
    }
    [x, y] = [nextX + 1, nextY + 1];
  }
}

/** The differences between two sequences, in their order. */
export function diff(before: readonly Item[], after: readonly Item[]): Change[] {
  const found: Change[] = [];
  compareRange(before, after, { from: 0, to: before.length, newFrom: 0, newTo: after.length }, found);
  return found;
}
