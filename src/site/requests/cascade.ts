import { TokenType, type CSSToken } from '@csstools/css-tokenizer';
import { parseStyleAttribute } from './css.ts';
import type { Declaration } from './css-types.ts';
import { variablesIn } from './css-values.ts';
import { matches } from './css-selectors.ts';
import { longhandsOf, type IndexedDeclaration, type PlacedSheet, type StyleIndex } from './style-index.ts';
import { attributeOf, hasAttribute, type Element, type Page } from './dom.ts';

/** What the cascade takes for a property of an element. */
export interface Winner {
  readonly declaration: Declaration;
  /** Undefined for the element's own `style` attribute. */
  readonly sheet: PlacedSheet | undefined;
}

interface Ranked extends Winner {
  readonly rank: readonly number[];
}

function isStronger(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (Number.isNaN(difference) || difference === 0) continue;
    return difference > 0;
  }
  return true;
}

/** The order of the cascade: importance, the `style` attribute, layers, specificity, place (CSS Cascade, section 6). */
function rankOf({ declaration, selector, layer, order }: IndexedDeclaration): number[] {
  return declaration.important
    ? [1, 0, -layer, selector.specificity, order]
    : [0, 0, layer, selector.specificity, order];
}

/** Elements without a box, whatever they hold (HTML standard, "Hidden elements"). */
const UNSEEN = new Set(
  'head script style title meta link template noscript base param source track area datalist rp'.split(' '),
);
const MAX_VARIABLE_DEPTH = 8;
/** Tokens of a value after its variables were replaced: variables of variables can grow without end. */
const MAX_VALUE_TOKENS = 10_000;

/** Whether HTML itself gives an element no box. */
function isUnseen(page: Page, element: Element): boolean {
  const { name, namespace, parent, index } = element;
  if (namespace === 'html' && UNSEEN.has(name)) return true;
  if (name === 'input' && attributeOf(page, element, 'type')?.toLowerCase() === 'hidden') return true;
  return parent?.name === 'details' && !hasAttribute(parent, 'open') && !(name === 'summary' && index === 0);
}

/** Finds what applies to the elements of one page. */
export class Cascade {
  readonly page: Page;
  readonly index: StyleIndex;
  readonly #keys = new Map<Element, readonly string[]>();
  readonly #rendered = new Map<Element, boolean>();
  readonly #attributes = new Map<string, readonly Declaration[]>();
  readonly #variables = new Map<Element, Map<string, readonly CSSToken[] | undefined>>();
  #byKey: Map<string, Element[]> | undefined;

  constructor(page: Page, index: StyleIndex) {
    this.page = page;
    this.index = index;
  }

  /** Keys under which an element's rules are indexed. */
  #keysOf(element: Element): readonly string[] {
    const known = this.#keys.get(element);
    if (known !== undefined) return known;
    const classes =
      attributeOf(this.page, element, 'class')
        ?.split(/[ \t\n\f\r]+/)
        .filter((name) => name !== '') ?? [];
    const id = attributeOf(this.page, element, 'id');
    const keys = [
      '*',
      element.name,
      ...new Set(classes.map((name) => `.${name}`)),
      ...(id === undefined ? [] : [`#${id}`]),
    ];
    this.#keys.set(element, keys);
    return keys;
  }

  /** The page's elements that a selector with this key may match. */
  elementsBy(key: string): readonly Element[] {
    if (this.#byKey === undefined) {
      this.#byKey = new Map();
      for (const element of this.page.elements) {
        for (const own of this.#keysOf(element)) {
          const list = this.#byKey.get(own);
          if (list === undefined) this.#byKey.set(own, [element]);
          else list.push(element);
        }
      }
    }
    return this.#byKey.get(key) ?? [];
  }

  styleAttribute(element: Element): readonly Declaration[] {
    const text = attributeOf(this.page, element, 'style');
    if (text === undefined || text.trim() === '') return [];
    const known = this.#attributes.get(text) ?? parseStyleAttribute(text);
    this.#attributes.set(text, known);
    return known;
  }

  /** The declaration that sets a property of an element, or of one of its pseudo-elements. */
  winner(element: Element, pseudoElement: string | undefined, property: string): Winner | undefined {
    let best: Ranked | undefined;
    for (const entry of this.index.candidates(property, this.#keysOf(element))) {
      if (entry.selector.pseudoElement !== pseudoElement) continue;
      const rank = rankOf(entry);
      if (best !== undefined && !isStronger(rank, best.rank)) continue;
      if (matches(this.page, element, entry.selector))
        best = { declaration: entry.declaration, sheet: entry.sheet, rank };
    }
    if (pseudoElement !== undefined) return best;
    for (const declaration of this.styleAttribute(element)) {
      if (!longhandsOf(declaration.property).includes(property)) continue;
      const rank = [declaration.important ? 1 : 0, 1, 0, 0, 0];
      if (best === undefined || isStronger(rank, best.rank)) best = { declaration, sheet: undefined, rank };
    }
    return best;
  }

  #displays(element: Element): boolean {
    const { name } = element;
    if (isUnseen(this.page, element)) return false;
    const display = this.winner(element, undefined, 'display')?.declaration.value[0];
    if (display !== undefined) return !(display[0] === TokenType.Ident && display[1].toLowerCase() === 'none');
    return !hasAttribute(element, 'hidden') && !(name === 'dialog' && !hasAttribute(element, 'open'));
  }

  /** Whether an element has a box, as far as style sheets and attributes say. */
  isRendered(element: Element): boolean {
    const known = this.#rendered.get(element);
    if (known !== undefined) return known;
    const { parent } = element;
    const rendered = (parent?.parent === undefined || this.isRendered(parent)) && this.#displays(element);
    this.#rendered.set(element, rendered);
    return rendered;
  }

  /** A value with its `var()` replaced by what they stand for at an element; undefined where one stands for nothing. */
  substitute(element: Element, value: readonly CSSToken[], depth = 0): readonly CSSToken[] | undefined {
    const uses = variablesIn(value);
    if (uses.length === 0) return value;
    if (depth > MAX_VARIABLE_DEPTH) return undefined;
    const result: CSSToken[] = [];
    let from = 0;
    for (const { name, start, end, fallback } of uses) {
      const found = this.#variable(element, name, depth);
      const replaced = found ?? (fallback === undefined ? undefined : this.substitute(element, fallback, depth + 1));
      if (replaced === undefined || result.length + replaced.length > MAX_VALUE_TOKENS) return undefined;
      result.push(...value.slice(from, start), ...replaced);
      from = end;
    }
    return [...result, ...value.slice(from)];
  }

  #variable(element: Element, name: string, depth: number): readonly CSSToken[] | undefined {
    const known = this.#variables.get(element) ?? new Map<string, readonly CSSToken[] | undefined>();
    this.#variables.set(element, known);
    if (known.has(name)) return known.get(name);
    // A variable that stands for itself stands for nothing.
    known.set(name, undefined);
    const value = this.#lookUp(element, name, depth);
    known.set(name, value);
    return value;
  }

  #lookUp(element: Element, name: string, depth: number): readonly CSSToken[] | undefined {
    if (name === '') return undefined;
    for (let at: Element | undefined = element; at.parent !== undefined; at = at.parent) {
      const found = this.winner(at, undefined, name);
      if (found !== undefined) return this.substitute(at, found.declaration.value, depth + 1);
    }
    return undefined;
  }
}
