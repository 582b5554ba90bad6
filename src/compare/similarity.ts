import { fingerprint, wordsOf } from '../site/text.ts';

/** A page's text for finding it again under another name. */
export interface Fingerprinted {
  readonly path: string;
  /** Fingerprint of the whole text. */
  readonly whole: number;
  readonly words: number;
  /** Fingerprints of each two words that follow each other, in their order. */
  readonly pairs: Float64Array;
  /** The smallest of them: pages that share much share most of these. */
  readonly sketch: readonly number[];
}

const SKETCH_SIZE = 64;

/** Words of a page that are looked at: enough to know it by. */
const MAX_WORDS = 50_000;

export function fingerprintText(path: string, title: string, blocks: readonly string[]): Fingerprinted {
  const words = [title, ...blocks].flatMap(wordsOf).slice(0, MAX_WORDS);
  const single = words.map(fingerprint);
  const pairs = new Float64Array(Math.max(0, words.length - 1));
  // Two fingerprints are mixed in numbers that stay exact.
  for (let at = 0; at < pairs.length; at += 1) {
    const mixed = Math.imul((single[at] ?? 0) | 0, 0x9e3779b1) ^ Math.imul((single[at + 1] ?? 0) | 0, 0x85ebca6b);
    pairs[at] = (mixed >>> 0) * 2097152 + ((single[at + 1] ?? 0) % 2097152);
  }
  const sketch = [...new Set(pairs)].sort((a, b) => a - b).slice(0, SKETCH_SIZE);
  return { path, whole: fingerprint(blocks.join('\n')), words: words.length, pairs, sketch };
}

/** How many words of `a` stand in a pair that `b` has, too. */
function covered(a: Fingerprinted, b: ReadonlyMap<number, number>): number {
  const left = new Map(b);
  let words = 0;
  let lastCounted = false;
  for (const pair of a.pairs) {
    const available = left.get(pair) ?? 0;
    if (available > 0) {
      left.set(pair, available - 1);
      words += lastCounted ? 1 : 2;
    }
    lastCounted = available > 0;
  }
  return words;
}

function countPairs({ pairs }: Fingerprinted): Map<number, number> {
  const counts = new Map<number, number>();
  for (const pair of pairs) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  return counts;
}

/**
 * The share of the words of both pages that stand beside a word that they stand beside in the other, too; from 0 to 1. A
 * word that both have by chance does not count.
 */
export function similarity(a: Fingerprinted, b: Fingerprinted): number {
  if (a.words === 0 || b.words === 0) return 0;
  if (a.words === 1 && b.words === 1) return a.whole === b.whole ? 1 : 0;
  return (covered(a, countPairs(b)) + covered(b, countPairs(a))) / (a.words + b.words);
}
