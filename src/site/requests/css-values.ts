import { TokenType, type CSSToken } from '@csstools/css-tokenizer';

export const isSpace = (token: CSSToken | undefined): boolean =>
  token !== undefined && (token[0] === TokenType.Whitespace || token[0] === TokenType.Comment);

/** Tokens without white space and comments at the ends. */
export function trimmed(tokens: readonly CSSToken[]): CSSToken[] {
  let [start, end] = [0, tokens.length];
  while (start < end && isSpace(tokens[start])) start++;
  while (end > start && isSpace(tokens[end - 1])) end--;
  return tokens.slice(start, end);
}

/** Tokens as text, comments as blanks. */
export function textOfTokens(tokens: readonly CSSToken[]): string {
  return tokens.map((token) => (token[0] === TokenType.Comment ? ' ' : token[1])).join('');
}

/** The URL that stands at a token, as `url()` or as a string, and where the tokens go on. */
export function urlOf(
  tokens: readonly CSSToken[],
  at: number,
): { url: string; offset: number; next: number } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token[0] === TokenType.URL || token[0] === TokenType.String)
    return { url: token[4].value, offset: token[2], next: at + 1 };
  if (token[0] !== TokenType.Function || token[4].value.toLowerCase() !== 'url') return undefined;
  let inner = at + 1;
  while (isSpace(tokens[inner])) inner++;
  const text = tokens[inner];
  if (text?.[0] !== TokenType.String) return undefined;
  let next = inner + 1;
  while (next < tokens.length && tokens[next - 1]?.[0] !== TokenType.CloseParen) next++;
  return { url: text[4].value, offset: token[2], next };
}

/** A URL in a value. */
export interface ValueUrl {
  readonly url: string;
  readonly offset: number;
  /** Whether another candidate of an `image-set()` is taken on a desktop screen. */
  readonly alternative: boolean;
}

/** The position after the parenthesis that a function token opens. */
function endOfFunction(tokens: readonly CSSToken[], at: number): number {
  let depth = 0;
  for (let next = at; next < tokens.length; next++) {
    const type = tokens[next]?.[0];
    if (type === TokenType.Function || type === TokenType.OpenParen) depth++;
    else if (type === TokenType.CloseParen && --depth === 0) return next + 1;
  }
  return tokens.length;
}

const SUPPORTED_IMAGE =
  /^image\/(?:png|apng|gif|jpe?g|pjpeg|webp|avif|svg\+xml|bmp|x-icon|vnd\.microsoft\.icon|x-png)$/i;

/** Whether Chromium shows images of a MIME type. */
export function isSupportedImage(type: string): boolean {
  return SUPPORTED_IMAGE.test(type.trim().replace(/;[\s\S]*$/, ''));
}

interface ImageSetCandidate {
  readonly url: string;
  readonly offset: number;
  density: number;
  supported: boolean;
}

/** Reads what stands behind a candidate's URL: a density, a type. Returns the position of the comma after it. */
function readCandidate(candidate: ImageSetCandidate, tokens: readonly CSSToken[], from: number): number {
  let at = from;
  for (; at < tokens.length && tokens[at]?.[0] !== TokenType.Comma; at++) {
    const token = tokens[at];
    if (token?.[0] === TokenType.Dimension) {
      candidate.density = token[4].value / (token[4].unit.toLowerCase() === 'dpi' ? 96 : 1);
    } else if (token?.[0] === TokenType.Function && token[4].value.toLowerCase() === 'type') {
      const type = tokens.slice(at + 1).find(([kind]) => kind === TokenType.String);
      candidate.supported = type?.[0] === TokenType.String && isSupportedImage(type[4].value);
      at = endOfFunction(tokens, at) - 1;
    }
  }
  return at;
}

function imageSetUrls(tokens: readonly CSSToken[]): ValueUrl[] {
  const candidates: ImageSetCandidate[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = urlOf(tokens, at);
    if (found === undefined) continue;
    const candidate = { url: found.url, offset: found.offset, density: 1, supported: true };
    at = readCandidate(candidate, tokens, found.next);
    candidates.push(candidate);
  }
  const usable = candidates.filter(({ supported }) => supported).sort((a, b) => a.density - b.density);
  const chosen = usable.find(({ density }) => density >= 1) ?? usable[usable.length - 1];
  return candidates.map((candidate) => ({
    url: candidate.url,
    offset: candidate.offset,
    alternative: candidate !== chosen,
  }));
}

/** The URLs of a value, `var()` not followed. */
export function urlsIn(tokens: readonly CSSToken[]): ValueUrl[] {
  const urls: ValueUrl[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token[0] === TokenType.Function && /^(?:-webkit-)?image-set$/i.test(token[4].value)) {
      const end = endOfFunction(tokens, at);
      for (const url of imageSetUrls(tokens.slice(at + 1, end - 1))) urls.push(url);
      at = end - 1;
    } else if (token[0] !== TokenType.String) {
      const found = urlOf(tokens, at);
      if (found === undefined) continue;
      urls.push({ url: found.url, offset: found.offset, alternative: false });
      at = found.next - 1;
    }
  }
  return urls;
}

/** A `var()` in a value. */
export interface VariableUse {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly fallback: readonly CSSToken[] | undefined;
}

/** The outermost `var()` calls of a value. */
export function variablesIn(tokens: readonly CSSToken[]): VariableUse[] {
  const uses: VariableUse[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.[0] !== TokenType.Function || token[4].value.toLowerCase() !== 'var') continue;
    const end = endOfFunction(tokens, at);
    const inner = tokens.slice(at + 1, tokens[end - 1]?.[0] === TokenType.CloseParen ? end - 1 : end);
    const comma = inner.findIndex(([type]) => type === TokenType.Comma);
    const name = trimmed(comma < 0 ? inner : inner.slice(0, comma))[0];
    uses.push({
      name: name?.[0] === TokenType.Ident ? name[4].value : '',
      start: at,
      end,
      fallback: comma < 0 ? undefined : trimmed(inner.slice(comma + 1)),
    });
    at = end - 1;
  }
  return uses;
}
