import { TokenType, type CSSToken } from '@csstools/css-tokenizer';
import { parseImport, type ImportRule } from './css-import.ts';
import type { Declaration, FontFace, StyleRule, StyleSheet } from './css-types.ts';
import { nestedSelectors, subLayer } from './css-nesting.ts';
import { SheetTokens, withoutImportance } from './css-tokens.ts';
import { isSpace, trimmed } from './css-values.ts';
import { matchesMedia, matchesSupports } from './media-queries.ts';

/** Properties that matter: those with images, fonts, and what hides an element or makes a pseudo-element. */
const RELEVANT =
  /^(?:--.*|background(?:-image)?|list-style(?:-image)?|border(?:-image(?:-source)?)?|(?:-webkit-)?(?:mask(?:-image)?|mask-box-image(?:-source)?|border-image)|-webkit-box-reflect|cursor|content|clip-path|shape-outside|filter|backdrop-filter|font(?:-family|-weight|-style)?|display|(?:-webkit-)?animation(?:-name)?|src|unicode-range|offset(?:-path)?|fill|stroke|marker(?:-start|-mid|-end)?)$/i;

interface Context {
  readonly parent: string | undefined;
  readonly applies: boolean;
  readonly layer: string;
  readonly depth: number;
}

/** Rules in rules, deeper than anyone writes them: the rest is left out. */
const MAX_DEPTH = 32;

/** Rules that hold in conditions which are not known here. */
const UNCERTAIN = new Set(['container', 'scope', 'starting-style', 'document', '-moz-document']);

class SheetParser {
  readonly imports: ImportRule[] = [];
  readonly rules: StyleRule[] = [];
  readonly fontFaces: FontFace[] = [];
  readonly keyframes = new Map<string, Declaration[]>();
  readonly layers: string[] = [];
  readonly #sheet: SheetTokens;
  readonly #tokens: readonly CSSToken[];
  #importsAllowed = true;
  #anonymousLayers = 0;

  constructor(css: string) {
    this.#sheet = new SheetTokens(css);
    this.#tokens = this.#sheet.all;
  }

  get length(): number {
    return this.#tokens.length;
  }

  #anonymousLayer(): string {
    return `#${this.#anonymousLayers++}`;
  }

  parseRules(start: number, end: number, context: Context): void {
    let at = start;
    while (at < end) {
      const token = this.#tokens[at];
      if (token === undefined || token[0] === TokenType.EOF) return;
      if (
        isSpace(token) ||
        token[0] === TokenType.CDO ||
        token[0] === TokenType.CDC ||
        token[0] === TokenType.Semicolon ||
        token[0] === TokenType.CloseCurly
      )
        at++;
      else if (token[0] === TokenType.AtKeyword) at = this.#parseAtRule(at, end, context);
      else at = this.#parseQualified(at, end, context);
    }
  }

  #parseQualified(start: number, end: number, context: Context): number {
    const open = this.#sheet.find(start, end, [TokenType.OpenCurly]);
    if (open >= end) return end;
    this.#importsAllowed = false;
    const close = this.#sheet.closingOf(open);
    const selectors = this.#sheet.text(start, open);
    const own = context.parent === undefined ? selectors : nestedSelectors(context.parent, selectors);
    if (context.depth < MAX_DEPTH)
      this.#parseStyleBlock(open + 1, close, { ...context, parent: own, depth: context.depth + 1 });
    return close + 1;
  }

  /** A block of declarations, nested rules among them. */
  #parseStyleBlock(start: number, end: number, context: Context): void {
    const declarations: Declaration[] = [];
    let at = start;
    while (at < end) {
      const token = this.#tokens[at];
      if (token === undefined) break;
      if (isSpace(token) || token[0] === TokenType.Semicolon) at++;
      else if (token[0] === TokenType.AtKeyword) at = this.#parseAtRule(at, end, context);
      else {
        at = this.#isNestedRule(at, end)
          ? this.#parseQualified(at, end, context)
          : this.#parseDeclaration(at, this.#sheet.find(at, end, [TokenType.Semicolon]), declarations);
      }
    }
    const { parent, applies, layer } = context;
    if (declarations.length > 0 && parent !== undefined)
      this.rules.push({ selectors: parent, declarations, applies, layer });
  }

  /** Whether a block comes before the next semicolon; in a custom property one is part of the value. */
  #isNestedRule(at: number, end: number): boolean {
    const stop = this.#sheet.find(at, end, [TokenType.Semicolon, TokenType.OpenCurly]);
    const token = this.#tokens[at];
    const isCustom = token?.[0] === TokenType.Ident && token[1].startsWith('--');
    return stop < end && this.#tokens[stop]?.[0] === TokenType.OpenCurly && !isCustom;
  }

  #parseDeclaration(start: number, end: number, into: Declaration[]): number {
    const [name] = [this.#tokens[start]];
    let at = start + 1;
    while (isSpace(this.#tokens[at])) at++;
    if (name?.[0] !== TokenType.Ident || this.#tokens[at]?.[0] !== TokenType.Colon || at >= end) return end + 1;
    const written = name[4].value;
    if (!RELEVANT.test(written)) return end + 1;
    const property = written.startsWith('--') ? written : written.toLowerCase();
    const value = trimmed(this.#tokens.slice(at + 1, end).filter(([type]) => type !== TokenType.EOF));
    if (value.some(([type]) => type === TokenType.BadURL || type === TokenType.BadString)) return end + 1;
    into.push({ property, ...withoutImportance(value), offset: name[2] });
    return end + 1;
  }

  #parseAtRule(start: number, end: number, context: Context): number {
    const stop = this.#sheet.find(start + 1, end, [TokenType.Semicolon, TokenType.OpenCurly]);
    const block = stop < end && this.#tokens[stop]?.[0] === TokenType.OpenCurly;
    const name = (this.#tokens[start]?.[1] ?? '').slice(1).toLowerCase();
    if (!block) {
      this.#parseStatement(name, { start: start + 1, end: stop }, context);
      return stop + 1;
    }
    const close = this.#sheet.closingOf(stop);
    const rule = {
      prelude: this.#sheet.text(start + 1, stop),
      from: stop + 1,
      to: close,
      offset: this.#tokens[start]?.[2] ?? 0,
    };
    this.#importsAllowed = false;
    if (context.depth < MAX_DEPTH) this.#parseBlockRule(name, rule, context);
    return close + 1;
  }

  /** An at-rule without a block. */
  #parseStatement(name: string, { start, end }: { start: number; end: number }, { layer, depth }: Context): void {
    if (name === 'layer') {
      for (const one of this.#sheet.text(start, end).split(',')) this.layers.push(subLayer(layer, one.trim()));
    } else if (name === 'import' && this.#importsAllowed && depth === 0) {
      const rule = parseImport(this.#tokens.slice(start, end), () => this.#anonymousLayer());
      if (rule !== undefined) this.imports.push(rule);
    } else if (name !== 'charset' && name !== 'import') this.#importsAllowed = false;
  }

  #parseBlockRule(
    name: string,
    { prelude, from, to, offset }: { prelude: string; from: number; to: number; offset: number },
    context: Context,
  ): void {
    const inside = (change: Partial<Context>): void => {
      const inner = { ...context, ...change, depth: context.depth + 1 };
      if (context.parent === undefined) this.parseRules(from, to, inner);
      else this.#parseStyleBlock(from, to, inner);
    };
    switch (name) {
      case 'media':
        inside({ applies: context.applies && matchesMedia(prelude) });
        break;
      case 'supports':
        inside({ applies: context.applies && matchesSupports(prelude) });
        break;
      case 'layer': {
        const layer = subLayer(context.layer, prelude === '' ? this.#anonymousLayer() : prelude);
        this.layers.push(layer);
        inside({ layer });
        break;
      }
      case 'font-face':
        this.#parseFontFace({ from, to }, { applies: context.applies, offset });
        break;
      case 'keyframes':
      case '-webkit-keyframes':
        this.#parseKeyframes(prelude.replace(/^["']|["']$/g, ''), from, to);
        break;
      default:
        if (UNCERTAIN.has(name)) inside({ applies: false });
    }
  }

  #declarations(from: number, to: number): Declaration[] {
    const declarations: Declaration[] = [];
    let at = from;
    while (at < to) {
      if (isSpace(this.#tokens[at]) || this.#tokens[at]?.[0] === TokenType.Semicolon) at++;
      else at = this.#parseDeclaration(at, this.#sheet.find(at, to, [TokenType.Semicolon]), declarations);
    }
    return declarations;
  }

  #parseFontFace({ from, to }: { from: number; to: number }, rule: Pick<FontFace, 'applies' | 'offset'>): void {
    const declarations = new Map(
      this.#declarations(from, to).map((declaration) => [declaration.property, declaration]),
    );
    this.fontFaces.push({ declarations, ...rule });
  }

  #parseKeyframes(name: string, from: number, to: number): void {
    const all: Declaration[] = [];
    for (let open = this.#sheet.find(from, to, [TokenType.OpenCurly]); open < to;) {
      const close = this.#sheet.closingOf(open);
      for (const declaration of this.#declarations(open + 1, close)) all.push(declaration);
      open = this.#sheet.find(close + 1, to, [TokenType.OpenCurly]);
    }
    this.keyframes.set(name, all);
  }
}

/** Reads a style sheet. Never throws: what is no CSS is skipped as browsers skip it. */
export function parseStyleSheet(css: string): StyleSheet {
  const parser = new SheetParser(css.startsWith('\uFEFF') ? css.slice(1) : css);
  parser.parseRules(0, parser.length, { parent: undefined, applies: true, layer: '', depth: 0 });
  const { imports, rules, fontFaces, keyframes, layers } = parser;
  return { imports, rules, fontFaces, keyframes, layers };
}

/** Reads the declarations of a `style` attribute. */
export function parseStyleAttribute(text: string): readonly Declaration[] {
  return parseStyleSheet(`*{${text}}`).rules[0]?.declarations ?? [];
}
