import { TokenType, type CSSToken } from '@csstools/css-tokenizer';
import { textOfTokens, trimmed, urlOf } from './css-values.ts';
import { matchesMedia, matchesSupports } from './media-queries.ts';

export interface ImportRule {
  readonly href: string;
  /** Whether Chromium asks for the sheet: it does whatever the media are. */
  readonly supported: boolean;
  /** Whether the sheet's rules apply. */
  readonly applies: boolean;
  readonly layer: string;
  readonly offset: number;
}

/** Cuts a function or keyword off the beginning of a text. */
function cut(text: string, pattern: RegExp): { readonly found: RegExpExecArray | undefined; readonly rest: string } {
  const found = pattern.exec(text) ?? undefined;
  return { found, rest: found === undefined ? text : text.slice(found[0].length).trim() };
}

function isSupported(condition: string): boolean {
  return matchesSupports(/^\s*(?:\(|not\b)/.test(condition) ? condition : `(${condition})`);
}

/** Reads what stands behind `@import`; undefined without a URL. @param anonymousLayer a name for a layer without one */
export function parseImport(all: readonly CSSToken[], anonymousLayer: () => string): ImportRule | undefined {
  const tokens = trimmed(all);
  const [first] = tokens;
  const url = urlOf(tokens, 0);
  if (first === undefined || url === undefined) return undefined;
  const text = textOfTokens(tokens.slice(first[0] === TokenType.Function ? url.next : 1)).trim();
  const layer = cut(text, /^layer(?:\(\s*([^)]*?)\s*\))?(?![\w-])/i);
  const supports = cut(layer.rest, /^supports\(((?:[^()]|\([^()]*\))*)\)/i);
  const supported = supports.found === undefined || isSupported(supports.found[1] ?? '');
  const name = layer.found?.[1] ?? '';
  return {
    href: url.url,
    supported,
    applies: supported && matchesMedia(supports.rest),
    layer: layer.found !== undefined && name === '' ? anonymousLayer() : name,
    offset: first[2],
  };
}
