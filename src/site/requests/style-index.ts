import type { Declaration, FontFace, StyleSheet } from './css-types.ts';
import { compileSelectors, type CompiledSelector } from './css-selectors.ts';
import type { LineCounter } from './text-position.ts';

/** A style sheet where it stands: in a file, or in a page. */
export interface PlacedSheet {
  readonly sheet: StyleSheet;
  /** The file that holds it, and from which its URLs are resolved. */
  readonly file: string;
  /** The page's base address, where the sheet stands in a page. */
  readonly base: string | undefined;
  readonly lines: LineCounter;
  /** Whether its rules apply on a desktop screen. */
  readonly applies: boolean;
  /** The cascade layer that it is imported into; empty without one. */
  readonly layer: string;
}

/** One declaration as a candidate of the cascade. */
export interface IndexedDeclaration {
  readonly declaration: Declaration;
  readonly selector: CompiledSelector;
  readonly sheet: PlacedSheet;
  /** Position of its layer; unlayered ones come last. */
  readonly layer: number;
  readonly order: number;
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  background: ['background-image'],
  'list-style': ['list-style-image'],
  border: ['border-image-source'],
  'border-image': ['border-image-source'],
  '-webkit-border-image': ['border-image-source'],
  mask: ['mask-image'],
  '-webkit-mask': ['mask-image'],
  '-webkit-mask-image': ['mask-image'],
  '-webkit-mask-box-image-source': ['-webkit-mask-box-image'],
  animation: ['animation-name'],
  '-webkit-animation': ['animation-name'],
  '-webkit-animation-name': ['animation-name'],
  font: ['font-family', 'font-weight', 'font-style'],
};

/** The properties that a declaration sets, shorthands resolved as far as requests need it. */
export function longhandsOf(property: string): readonly string[] {
  return ALIASES[property] ?? [property];
}

/** Values of other browsers: Chromium drops the declaration. */
function isForeign({ value }: Declaration): boolean {
  return value.some((token) => /^-(?:moz|ms|o)-/i.test(token[1]));
}

/** All style sheets of a page, made ready for finding what applies to an element. Pages with the same sheets share one. */
export class StyleIndex {
  readonly sheets: readonly PlacedSheet[];
  /** All candidates, in no special order: also those that do not apply. */
  readonly all: {
    readonly declaration: Declaration;
    readonly sheet: PlacedSheet;
    readonly indexed: readonly IndexedDeclaration[];
  }[] = [];
  readonly fontFaces: { readonly face: FontFace; readonly sheet: PlacedSheet }[] = [];
  readonly keyframes = new Map<
    string,
    { readonly declarations: readonly Declaration[]; readonly sheet: PlacedSheet }
  >();
  readonly #byProperty = new Map<string, Map<string, IndexedDeclaration[]>>();

  constructor(sheets: readonly PlacedSheet[]) {
    this.sheets = sheets;
    const layers = layerOrder(sheets);
    let order = 0;
    for (const sheet of sheets) {
      for (const rule of sheet.sheet.rules) {
        const applies = sheet.applies && rule.applies;
        const selectors = applies ? (compileSelectors(rule.selectors) ?? []) : [];
        const layer = layers.get(joinLayers(sheet.layer, rule.layer)) ?? Infinity;
        for (const declaration of rule.declarations) {
          if (isForeign(declaration)) continue;
          const position = order++;
          const indexed = selectors.map((selector) => ({ declaration, selector, sheet, layer, order: position }));
          this.all.push({ declaration, sheet, indexed });
          for (const entry of indexed) this.#add(entry);
        }
      }
      for (const face of sheet.sheet.fontFaces) this.fontFaces.push({ face, sheet });
      for (const [name, declarations] of sheet.sheet.keyframes) this.keyframes.set(name, { declarations, sheet });
    }
  }

  #add(entry: IndexedDeclaration): void {
    for (const property of longhandsOf(entry.declaration.property)) {
      const byKey = this.#byProperty.get(property) ?? new Map<string, IndexedDeclaration[]>();
      this.#byProperty.set(property, byKey);
      const list = byKey.get(entry.selector.key);
      if (list === undefined) byKey.set(entry.selector.key, [entry]);
      else list.push(entry);
    }
  }

  /** Whether any rule that applies sets a property. */
  sets(property: string): boolean {
    return this.#byProperty.has(property);
  }

  /** Candidates that set a property and may match an element with one of the keys. */
  *candidates(property: string, keys: readonly string[]): Generator<IndexedDeclaration> {
    const byKey = this.#byProperty.get(property);
    if (byKey === undefined) return;
    for (const key of keys) yield* byKey.get(key) ?? [];
  }
}

function joinLayers(outer: string, inner: string): string {
  return outer === '' || inner === '' ? outer + inner : `${outer}.${inner}`;
}

function layerOrder(sheets: readonly PlacedSheet[]): Map<string, number> {
  const order = new Map<string, number>();
  const add = (name: string): void => {
    if (name !== '' && !order.has(name)) order.set(name, order.size);
  };
  for (const { sheet, layer } of sheets) {
    for (const { layer: imported } of sheet.imports) add(joinLayers(layer, imported));
    for (const name of sheet.layers) add(joinLayers(layer, name));
    add(layer);
    for (const rule of sheet.rules) add(joinLayers(layer, rule.layer));
  }
  return order;
}
