/** One change: what stood before and what stands there now, and where in the words after. */
export interface Hunk {
  readonly at: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Differences beyond this are not aligned exactly: the time of the search grows with its square. */
const MAX_DIFFERENCES = 1_000;

/**
 * The furthest points of each number of differences (Myers, "An O(ND) Difference Algorithm"); undefined when there are too
 * many.
 */
function trace<T>(before: readonly T[], after: readonly T[]): Int32Array[] | undefined {
  const max = Math.min(before.length + after.length, MAX_DIFFERENCES);
  const width = 2 * max + 3;
  let best = new Int32Array(width);
  const rounds: Int32Array[] = [];
  for (let round = 0; round <= max; round += 1) {
    const next = best.slice();
    for (let diagonal = -round; diagonal <= round; diagonal += 2) {
      const left = best[diagonal + max] ?? 0;
      const right = best[diagonal + max + 2] ?? 0;
      let x = diagonal === -round || (diagonal !== round && left < right) ? right : left + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next[diagonal + max + 1] = x;
      if (x >= before.length && x - diagonal >= after.length) return [...rounds, best];
    }
    rounds.push(best);
    best = next;
  }
  return undefined;
}

/** Which items stay, as pairs of positions, the last one first. */
function matches<T>(before: readonly T[], after: readonly T[]): [number, number][] | undefined {
  const rounds = trace(before, after);
  if (rounds === undefined) return undefined;
  const max = Math.min(before.length + after.length, MAX_DIFFERENCES);
  const pairs: [number, number][] = [];
  let x = before.length;
  let y = after.length;
  for (let round = rounds.length - 1; round >= 0; round -= 1) {
    const best = rounds[round] ?? new Int32Array();
    const diagonal = x - y;
    const left = best[diagonal + max] ?? 0;
    const right = best[diagonal + max + 2] ?? 0;
    const down = diagonal === -round || (diagonal !== round && left < right);
    const fromX = round === 0 ? 0 : down ? right : left;
    const fromY = round === 0 ? 0 : fromX - (down ? diagonal + 1 : diagonal - 1);
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
      if (round > 0 && (x === fromX + (down ? 0 : 1) && y === fromY + (down ? 1 : 0))) break;
    }
    if (round > 0) [x, y] = [fromX, fromY];
  }
  return pairs;
}
