import { percentDecode } from '../site/resolve.ts';

/** What the wildcards of a pattern stand for: named ones by name, others by number. */
export type Captures = ReadonlyMap<string, string>;

/** A part of a path between two `/`. */
type Segment =
  | { readonly kind: 'literal'; readonly parts: readonly string[] }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

/** The source of a redirect, ready to be matched. */
export interface RedirectPattern {
  readonly segments: readonly Segment[];
}

function trimPath(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');
}

/** A path as patterns see it: decoded, without a `/` at its ends. */
export function normalizePath(path: string): string {
  return percentDecode(trimPath(path));
}

/** Whether a source has wildcards; percent-encoded signs are none. */
export function isPattern(source: string): boolean {
  return /(?:^|\/):\w|\*/.test(trimPath(source));
}

function segmentOf(text: string, isLast: boolean): Segment {
  const named = /^:(\w+)(\*?)$/.exec(text);
  if (named?.[1] !== undefined) return { kind: named[2] === '*' ? 'rest' : 'one', name: named[1] };
  if (text === '*' && isLast) return { kind: 'rest', name: 'splat' };
  return { kind: 'literal', parts: text.split('*').map(percentDecode) };
}

/** Reads a pattern: `:name` is one part of the path, `:name*` and a last `/*` the rest of it, `*` any text inside a part. */
export function parsePattern(source: string): RedirectPattern {
  const texts = trimPath(source).split('/');
  return { segments: texts.map((text, index) => segmentOf(text, index === texts.length - 1)) };
}

/**
 * Matches one part with stars: what stands between two of them is looked for from the left, and what stands after the last
 * at the end. So each character is looked at by one search at a time, whatever the pattern.
 */
function matchLiteral(parts: readonly string[], text: string): string[] | undefined {
  const [first = '', ...others] = parts;
  if (others.length === 0) return text === first ? [] : undefined;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return undefined;
  const stars: string[] = [];
  let from = first.length;
  const end = text.length - last.length;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at === -1 || at + part.length > end) return undefined;
    stars.push(text.slice(from, at));
    from = at + part.length;
  }
  return [...stars, text.slice(from, end)];
}

class Match {
  readonly captures = new Map<string, string>();
  #stars = 0;

  one(segment: Segment, text: string | undefined): boolean {
    if (text === undefined) return false;
    if (segment.kind === 'one') {
      this.captures.set(segment.name, text);
      return text !== '';
    }
    if (segment.kind === 'rest') return false;
    const stars = matchLiteral(segment.parts, text);
    stars?.forEach((star) => this.captures.set(String(this.#stars++), star));
    return stars !== undefined;
  }

  rest(segment: Segment, texts: readonly string[]): void {
    if (segment.kind === 'rest') this.captures.set(segment.name, texts.join('/'));
  }
}

/**
 * Matches a normalized path. A pattern has at most one `rest`; what stands after it is matched from the end.
 *
 * @returns undefined when it does not match
 */
export function matchPattern({ segments }: RedirectPattern, path: string): Captures | undefined {
  const texts = path.split('/');
  const match = new Match();
  const rest = segments.findIndex(({ kind }) => kind === 'rest');
  const head = rest === -1 ? segments : segments.slice(0, rest);
  const tail = rest === -1 ? [] : segments.slice(rest + 1);
  const fixed = head.length + tail.length;
  if (rest === -1 ? texts.length !== fixed : texts.length < fixed) return undefined;
  if (!head.every((segment, at) => match.one(segment, texts[at]))) return undefined;
  const end = texts.length - tail.length;
  const restSegment = segments[rest];
  if (restSegment !== undefined) match.rest(restSegment, texts.slice(head.length, end));
  return tail.every((segment, at) => match.one(segment, texts[end + at])) ? match.captures : undefined;
}

/** Puts what the wildcards stand for into a destination. */
export function fillDestination(destination: string, captures: Captures): string {
  let stars = 0;
  const encode = (text: string): string => text.split('/').map(encodeURIComponent).join('/');
  return destination.replace(/:(\w+)\*?|\*/g, (found, name: string | undefined) => {
    const value = name === undefined ? (captures.get(String(stars++)) ?? captures.get('splat')) : captures.get(name);
    return value === undefined ? found : encode(value);
  });
}
