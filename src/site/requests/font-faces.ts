import { TokenType, type CSSToken } from '@csstools/css-tokenizer';
import type { FontFace } from './css-types.ts';
import { textOfTokens, urlOf } from './css-values.ts';
import type { PlacedSheet } from './style-index.ts';

/** A file of a font face that Chromium would try, in the order of its `src`. */
interface FontSource {
  readonly href: string;
  readonly offset: number;
}

export interface Face {
  readonly family: string;
  readonly weight: readonly [number, number];
  readonly italic: boolean;
  /** Code points that it has; undefined for all. */
  readonly ranges: readonly (readonly [number, number])[] | undefined;
  readonly sources: readonly FontSource[];
  readonly sheet: PlacedSheet;
  readonly applies: boolean;
}

const FORMATS = /^(?:woff2?|truetype|opentype|collection|woff2?-variations|truetype-variations|opentype-variations)$/i;

/** Splits tokens at the commas outside of parentheses. */
function splitAtCommas(tokens: readonly CSSToken[]): CSSToken[][] {
  const parts: CSSToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token[0] === TokenType.Function || token[0] === TokenType.OpenParen) depth++;
    if (token[0] === TokenType.CloseParen) depth--;
    if (token[0] === TokenType.Comma && depth === 0) parts.push([]);
    else parts[parts.length - 1]?.push(token);
  }
  return parts;
}

/** Family names of a value, in lower case. */
export function familiesOf(tokens: readonly CSSToken[]): string[] {
  return splitAtCommas(tokens)
    .map((part) => {
      const text = part.find(([type]) => type === TokenType.String);
      if (text?.[0] === TokenType.String) return text[4].value.toLowerCase();
      return part
        .flatMap((token) => (token[0] === TokenType.Ident ? [token[4].value] : []))
        .join(' ')
        .toLowerCase();
    })
    .filter((name) => name !== '');
}

function sourcesOf(tokens: readonly CSSToken[]): FontSource[] {
  return splitAtCommas(tokens).flatMap((part) => {
    const at = part.findIndex(
      (token) => urlOf(part, part.indexOf(token)) !== undefined && token[0] !== TokenType.String,
    );
    const found = at < 0 ? undefined : urlOf(part, at);
    if (found === undefined) return [];
    const [, format] = /format\(\s*["']?([\w-]+)/i.exec(textOfTokens(part)) ?? [];
    return format === undefined || FORMATS.test(format) ? [{ href: found.url, offset: found.offset }] : [];
  });
}

function rangesOf(text: string): [number, number][] {
  return [...text.matchAll(/u\+([0-9a-f?]{1,6})(?:-([0-9a-f]{1,6}))?/gi)].map(([, first = '', last]) => [
    parseInt(first.replaceAll('?', '0'), 16),
    parseInt(last ?? first.replaceAll('?', 'f'), 16),
  ]);
}

export function weightOf(text: string): number | undefined {
  const word = text.toLowerCase();
  if (word === 'normal') return 400;
  if (word === 'bold') return 700;
  const number = Number(word);
  return number >= 1 && number <= 1000 ? number : undefined;
}

/** Reads an `@font-face`; undefined without a family or a file that Chromium would try. */
export function readFace({ declarations, applies }: FontFace, sheet: PlacedSheet): Face | undefined {
  const text = (name: string): string => textOfTokens(declarations.get(name)?.value ?? []).trim();
  const [family] = familiesOf(declarations.get('font-family')?.value ?? []);
  const sources = sourcesOf(declarations.get('src')?.value ?? []);
  if (family === undefined || sources.length === 0) return undefined;
  const weights = text('font-weight')
    .split(/\s+/)
    .map(weightOf)
    .filter((weight) => weight !== undefined);
  const [low = 400, high = low] = weights;
  const range = text('unicode-range');
  return {
    family,
    weight: [Math.min(low, high), Math.max(low, high)],
    italic: /^(?:italic|oblique)/i.test(text('font-style')),
    ranges: range === '' ? undefined : rangesOf(range),
    sources,
    sheet,
    applies: applies && sheet.applies,
  };
}

/** How far a face's weight is from the one that is wanted (CSS Fonts, "font-weight" in "Matching font styles"). */
export function weightDistance([low, high]: readonly [number, number], wanted: number): number {
  if (wanted >= low && wanted <= high) return 0;
  const nearest = wanted < low ? low : high;
  if (wanted >= 400 && wanted <= 500) {
    if (nearest > wanted && nearest <= 500) return nearest - wanted;
    return nearest < wanted ? 1_000 + wanted - nearest : 2_000 + nearest - wanted;
  }
  const preferred = wanted < 400 ? nearest < wanted : nearest > wanted;
  return (preferred ? 0 : 1_000) + Math.abs(nearest - wanted);
}

/** The families of a `font`: what stands behind its size. */
export function shorthandFamilies(value: readonly CSSToken[]): string[] {
  const size = value.findIndex(
    (token, at) =>
      token[0] === TokenType.Dimension ||
      token[0] === TokenType.Percentage ||
      token[0] === TokenType.Function ||
      (token[0] === TokenType.Ident &&
        /^(?:xx?-small|small|smaller|medium|large|larger|x{1,3}-large)$/i.test(token[1])) ||
      (token[0] === TokenType.Number && token[4].value === 0 && at > 0),
  );
  if (size < 0) return familiesOf(value);
  const rest = value.slice(size + 1);
  const slash = rest.findIndex((token) => token[0] === TokenType.Delim && token[1] === '/');
  const height = slash < 0 ? -1 : rest.findIndex((token, at) => at > slash && token[0] !== TokenType.Whitespace);
  return familiesOf(rest.slice(height + 1));
}

/** The weight in a `font`: it stands before the size. */
export function shorthandWeight(text: string): number {
  const [before = ''] = text.split(/[\d.]+(?:px|em|rem|%|pt|vw)/);
  const [, weight = 'normal'] = /(?:^|\s)(bold|[1-9]00)(?:\s|$)/.exec(before) ?? [];
  return weightOf(weight) ?? 400;
}
