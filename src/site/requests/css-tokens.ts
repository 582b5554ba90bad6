import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer';
import { textOfTokens, trimmed } from './css-values.ts';

/** The tokens of a style sheet, with the pairs of its brackets. */
export class SheetTokens {
  readonly all: readonly CSSToken[];
  /** For each opening token the position of its closing one, or of the end. */
  readonly #closing: ReadonlyMap<number, number>;

  constructor(css: string) {
    this.all = tokenize({ css });
    this.#closing = this.#findClosing();
  }

  #findClosing(): Map<number, number> {
    const closing = new Map<number, number>();
    const open: { at: number; closes: TokenType }[] = [];
    for (const [at, [type]] of this.all.entries()) {
      if (type === TokenType.OpenCurly) open.push({ at, closes: TokenType.CloseCurly });
      else if (type === TokenType.OpenParen || type === TokenType.Function)
        open.push({ at, closes: TokenType.CloseParen });
      else if (type === TokenType.OpenSquare) open.push({ at, closes: TokenType.CloseSquare });
      else if (open[open.length - 1]?.closes === type) closing.set(open.pop()?.at ?? 0, at);
    }
    return closing;
  }

  /** The token that closes the bracket at a position. */
  closingOf(at: number): number {
    return this.#closing.get(at) ?? this.all.length - 1;
  }

  /** The first token of one of the types outside of blocks and parentheses; `end` without one. */
  find(from: number, end: number, types: readonly TokenType[]): number {
    let at = from;
    while (at < end) {
      const type = this.all[at]?.[0];
      if (type === undefined || types.includes(type)) return at;
      const opens =
        type === TokenType.OpenParen ||
        type === TokenType.Function ||
        type === TokenType.OpenSquare ||
        type === TokenType.OpenCurly;
      at = opens ? this.closingOf(at) + 1 : at + 1;
    }
    return end;
  }

  /** The text of the tokens from `start` up to `end`. */
  text(start: number, end: number): string {
    return textOfTokens(this.all.slice(start, end)).trim();
  }
}

/** A value without `!important`, and whether that was there. */
export function withoutImportance(value: CSSToken[]): {
  readonly value: readonly CSSToken[];
  readonly important: boolean;
} {
  const last = value[value.length - 1];
  if (last?.[0] !== TokenType.Ident || last[1].toLowerCase() !== 'important') return { value, important: false };
  const mark = value.findLastIndex((token) => token[0] === TokenType.Delim && token[1] === '!');
  return mark < 0 ? { value, important: false } : { value: trimmed(value.slice(0, mark)), important: true };
}
