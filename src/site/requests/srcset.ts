import { matchCondition, matchesMedia, parseLength, splitOutside, WINDOW } from './media-queries.ts';

interface Candidate {
  readonly url: string;
  /** In device pixels per CSS pixel; undefined where the width decides. */
  readonly density: number | undefined;
  readonly width: number | undefined;
}

/** The candidates of a `srcset` that are URLs, and which of them a desktop browser with one device pixel per CSS pixel takes. */
export interface SourceSet {
  readonly chosen: string | undefined;
  readonly others: readonly string[];
}

function readDescriptors(text: string): Omit<Candidate, 'url'> | undefined {
  let [density, width]: (number | undefined)[] = [undefined, undefined];
  for (const descriptor of text
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '')) {
    const [, digits, unit] = /^(\d+|-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([wxh])$/i.exec(descriptor) ?? [];
    if (digits === undefined) return undefined;
    if (unit === 'w') width = Number(digits);
    else if (unit === 'x') density = Number(digits);
  }
  return { density: density ?? (width === undefined ? 1 : undefined), width };
}

/** Reads a `srcset` as the HTML standard does ("parse a srcset attribute"). */
function parseSourceSet(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  const next = /[\s,]*([^\s]+)/y;
  for (let match = next.exec(text); match !== null; match = next.exec(text)) {
    const [, token = ''] = match;
    const url = token.replace(/,+$/, '');
    let descriptors = '';
    if (url === token) {
      // A comma inside of parentheses ends no candidate.
      const [, found = ''] = /((?:\([^)]*\)|[^,(])*)/y.exec(text.slice(next.lastIndex)) ?? [];
      descriptors = found;
      next.lastIndex += found.length;
    }
    const read = readDescriptors(descriptors);
    if (read !== undefined && url !== '') candidates.push({ url, ...read });
  }
  return candidates;
}

/** Sums in sums, deeper than anyone writes them. */
const MAX_DEPTH = 8;

/** A CSS length in pixels, with `calc()` of sums and products. */
function lengthOf(text: string, depth = 0): number | undefined {
  const value = text.trim();
  if (depth > MAX_DEPTH) return undefined;
  const [, inner] = /^(?:calc)?\(([\s\S]*)\)$/i.exec(value) ?? [];
  if (inner === undefined) return parseLength(value);
  const terms = splitOutside(inner, /\s[+-]\s/);
  const operators = [...inner.matchAll(/\s([+-])\s/g)].map(([, sign]) => sign);
  const values = terms.map((term) =>
    splitOutside(term, /\s*[*]\s*/)
      .map((factor) => lengthOf(factor, depth + 1))
      .reduce((product, factor) => (product === undefined || factor === undefined ? undefined : product * factor), 1),
  );
  return values.reduce(
    (sum, term, at) =>
      sum === undefined || term === undefined ? undefined : operators[at - 1] === '-' ? sum - term : sum + term,
    0,
  );
}

/** The width in pixels that `sizes` gives an image; the window's where nothing does. */
function slotWidth(sizes: string): number {
  for (const part of splitOutside(sizes, /,/)) {
    const size = part.trim();
    const whole = lengthOf(size);
    if (whole !== undefined) return whole;
    const [, condition = '', length = ''] = /^([\s\S]*\))\s*((?:calc\([\s\S]*\)|[^\s()]+))$/i.exec(size) ?? [];
    const width = lengthOf(length);
    if (width !== undefined && matchCondition(condition, (inner) => matchesMedia(`(${inner})`))) return width;
  }
  return WINDOW.width;
}

/** Chooses as Chromium does: the smallest density that is at least 1, else the largest. */
export function readSourceSet(srcset: string, sizes = '100vw', src?: string): SourceSet {
  const parsed = parseSourceSet(srcset);
  const hasDefault = parsed.some(({ density, width }) => density === 1 && width === undefined);
  const widths = parsed.some(({ width }) => width !== undefined);
  const all =
    src === undefined || src.trim() === '' || hasDefault || widths
      ? parsed
      : [...parsed, { url: src, density: 1, width: undefined }];
  const slot = widths ? slotWidth(sizes) : 1;
  const dense = all.map(({ url, density, width }) => ({
    url,
    density: width === undefined ? (density ?? 1) : width / slot,
  }));
  const sorted = [...dense].sort((a, b) => a.density - b.density);
  const chosen = (sorted.find(({ density }) => density >= 1) ?? sorted[sorted.length - 1])?.url;
  return { chosen, others: [...new Set(all.map(({ url }) => url))].filter((url) => url !== chosen) };
}
