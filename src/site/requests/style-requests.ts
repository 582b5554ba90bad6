import { TokenType } from '@csstools/css-tokenizer';
import { Cascade, type Winner } from './cascade.ts';
import type { Declaration } from './css-types.ts';
import { urlsIn, variablesIn, type ValueUrl } from './css-values.ts';
import { readFace, type Face } from './font-faces.ts';
import { FontFinder } from './font-finder.ts';
import { matches } from './css-selectors.ts';
import { IMAGES, type Asker } from './style-images.ts';
import { longhandsOf, type IndexedDeclaration, type PlacedSheet, type StyleIndex } from './style-index.ts';
import { hasText, type Element, type Page } from './dom.ts';
import type { Ask, Outcome, RequestClass } from './types.ts';

/** More elements than this are not looked at for one declaration with a variable. */
const MAX_ELEMENTS = 2_000;

interface DeclarationWithUrls {
  readonly declaration: Declaration;
  readonly sheet: PlacedSheet;
  readonly indexed: readonly IndexedDeclaration[];
}

/** What of a page's style sheets could make a request: the rest need not be looked at for each page. */
export interface StyleCandidates {
  readonly index: StyleIndex;
  readonly declarations: readonly DeclarationWithUrls[];
  readonly faces: readonly Face[];
  /** Names of animations whose keyframes hold URLs. */
  readonly animations: ReadonlySet<string>;
}

const isRequest = ({ type }: Outcome): boolean => type === 'external' || type === 'missing';

function askOf(
  { url, offset }: { url: string; offset: number },
  sheet: PlacedSheet,
  how: Pick<Ask, 'class' | 'kind'>,
): Ask {
  return {
    href: url,
    ...how,
    source: { file: sheet.file, line: sheet.lines.lineAt(offset) },
    from: { file: sheet.file, base: sheet.base },
  };
}

/** Whether a URL of a style sheet leads to another host or to a missing file. */
function leadsOut(url: string, sheet: PlacedSheet, ask: Asker): boolean {
  return isRequest(ask(askOf({ url, offset: 0 }, sheet, { class: 'conditional', kind: 'image' }), true));
}

/** A relative URL in a variable is resolved where the variable is used, so any may lead elsewhere. */
function mayLead({ property }: Declaration, { url }: ValueUrl): boolean {
  return property.startsWith('--') && !/^(?:[a-z][a-z0-9+.-]*:|#|\/)/i.test(url.trim());
}

/** Whether a sheet may ask another host, or for a file that is not there. */
export function hasRequests(placed: PlacedSheet, ask: Asker): boolean {
  const { rules, fontFaces, keyframes } = placed.sheet;
  const leads = (declaration: Declaration): boolean =>
    urlsIn(declaration.value).some((url) => mayLead(declaration, url) || leadsOut(url.url, placed, ask));
  return (
    rules.some(({ declarations }) => declarations.some(leads)) ||
    fontFaces.some(({ declarations }) => [...declarations.values()].some(leads)) ||
    [...keyframes.values()].some((declarations) => declarations.some(leads))
  );
}

/** Picks the declarations and fonts that lead to another host or to a missing file. */
export function findStyleCandidates(index: StyleIndex, ask: Asker): StyleCandidates {
  const leads = ({ url }: { url: string }, sheet: PlacedSheet): boolean => leadsOut(url, sheet, ask);
  const withUrls = ({ value }: Declaration, sheet: PlacedSheet): boolean =>
    urlsIn(value).some((url) => leads(url, sheet));
  const variables = new Set<string>();
  for (let size = -1; size !== variables.size;) {
    size = variables.size;
    for (const { declaration, sheet } of index.all) {
      const { property } = declaration;
      if (!property.startsWith('--') || variables.has(property)) continue;
      if (
        urlsIn(declaration.value).some((url) => leads(url, sheet) || mayLead(declaration, url)) ||
        variablesIn(declaration.value).some(({ name }) => variables.has(name))
      )
        variables.add(property);
    }
  }
  const animations = new Set<string>();
  for (const [name, { declarations, sheet }] of index.keyframes)
    if (declarations.some((declaration) => withUrls(declaration, sheet))) animations.add(name);
  const declarations = index.all.filter(({ declaration, sheet }) => {
    if (withUrls(declaration, sheet)) return true;
    const uses = variablesIn(declaration.value);
    return uses.some(
      ({ name, fallback }) =>
        variables.has(name) || (fallback !== undefined && urlsIn(fallback).some((url) => leads(url, sheet))),
    );
  });
  const faces = index.fontFaces.flatMap(({ face, sheet }) => readFace(face, sheet) ?? []);
  const asked = faces.some(({ sources, sheet }) => sources.some(({ href }) => leads({ url: href }, sheet)));
  return { index, declarations, faces: asked ? faces : [], animations };
}

/** Requests that a page's style sheets make. */
class StyleRequests {
  readonly #cascade: Cascade;
  readonly #candidates: StyleCandidates;
  readonly #ask: Asker;

  constructor(page: Page, candidates: StyleCandidates, ask: Asker) {
    this.#cascade = new Cascade(page, candidates.index);
    this.#candidates = candidates;
    this.#ask = ask;
  }

  run(): void {
    const { declarations, animations, index, faces } = this.#candidates;
    for (const candidate of declarations) {
      this.#askUsed(candidate);
      for (const url of urlsIn(candidate.declaration.value))
        this.#ask(askOf(url, candidate.sheet, { class: 'conditional', kind: 'image' }));
    }
    for (const name of animations) {
      const frames = index.keyframes.get(name);
      if (frames === undefined) continue;
      const requestClass = this.#isAnimated(name) ? 'required' : 'conditional';
      for (const { value } of frames.declarations)
        for (const url of urlsIn(value)) this.#askImage(url, frames.sheet, requestClass);
    }
    if (faces.length > 0) this.#askFonts(faces);
  }

  /** Asks for an image; for one of several that the browser chooses from, with a condition. */
  #askImage(url: ValueUrl, sheet: PlacedSheet, requestClass: RequestClass): void {
    this.#ask(askOf(url, sheet, { class: url.alternative ? 'conditional' : requestClass, kind: 'image' }));
  }

  #askFonts(faces: readonly Face[]): void {
    const required = new FontFinder(this.#cascade, faces).find();
    for (const face of faces) {
      let requestClass: RequestClass = required.has(face) ? 'required' : 'conditional';
      for (const { href, offset } of face.sources) {
        const { type } = this.#ask(askOf({ url: href, offset }, face.sheet, { class: requestClass, kind: 'font' }));
        // The next file is tried when this one fails: always where it is missing, perhaps where it is on another host.
        if (type !== 'missing') requestClass = 'conditional';
        if (type === 'local' || type === 'nothing') break;
      }
    }
  }

  #isAnimated(name: string): boolean {
    return this.#candidates.index.all.some(
      ({ declaration, indexed }) =>
        longhandsOf(declaration.property).includes('animation-name') &&
        declaration.value.some((token) => token[0] === TokenType.Ident && token[4].value === name) &&
        indexed.some((entry) => this.#findUse(entry, 'animation-name', () => true)),
    );
  }

  #askUsed({ declaration, sheet, indexed }: DeclarationWithUrls): void {
    const hasVariables = variablesIn(declaration.value).length > 0;
    for (const property of longhandsOf(declaration.property)) {
      if (!IMAGES.has(property)) continue;
      for (const entry of indexed) {
        this.#findUse(entry, property, (element) => {
          const value = this.#cascade.substitute(element, declaration.value) ?? [];
          for (const url of urlsIn(value))
            this.#askImage({ ...url, offset: hasVariables ? declaration.offset : url.offset }, sheet, 'required');
          return !hasVariables;
        });
      }
    }
  }

  /** Calls `use` with the elements for which a declaration wins, until it says that it has seen enough. */
  #findUse(entry: IndexedDeclaration, property: string, use: (element: Element) => boolean): boolean {
    const { selector, declaration } = entry;
    let left = MAX_ELEMENTS;
    for (const element of this.#cascade.elementsBy(selector.key)) {
      if (!matches(this.#cascade.page, element, selector)) continue;
      if (left-- <= 0) return false;
      const won: Winner | undefined = this.#cascade.winner(element, selector.pseudoElement, property);
      if (won?.declaration !== declaration || !this.#cascade.isRendered(element)) continue;
      if (this.#hasBox(element, selector.pseudoElement) && use(element)) return true;
    }
    return false;
  }

  /** Whether a pseudo-element is made: `::before` and `::after` only with content. */
  #hasBox(element: Element, pseudoElement: string | undefined): boolean {
    switch (pseudoElement) {
      case undefined:
        return true;
      case 'before':
      case 'after': {
        const content = this.#cascade.winner(element, pseudoElement, 'content')?.declaration.value[0];
        return content !== undefined && !(content[0] === TokenType.Ident && content[1].toLowerCase() === 'normal');
      }
      case 'first-letter':
      case 'first-line':
        return hasText(element);
      default:
        return false;
    }
  }
}

/** Asks for what a page's style sheets ask for. */
export function askStyles(page: Page, candidates: StyleCandidates, ask: Asker): void {
  if (candidates.declarations.length + candidates.faces.length + candidates.animations.size > 0)
    new StyleRequests(page, candidates, ask).run();
}
