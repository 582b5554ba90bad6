import { TokenType } from '@csstools/css-tokenizer';
import type { Cascade } from './cascade.ts';
import { textOfTokens } from './css-values.ts';
import { familiesOf, shorthandFamilies, shorthandWeight, weightDistance, weightOf, type Face } from './font-faces.ts';
import { attributeOf, hasText, textOf, type Element } from './dom.ts';

const GENERIC = new Set(
  'serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math emoji fangsong -webkit-body'.split(
    ' ',
  ),
);
/** Families that most systems have or stand in for: what is behind them is asked for only elsewhere. */
const INSTALLED = new Set(
  'arial|helvetica|helvetica neue|times|times new roman|courier|courier new|georgia|verdana|tahoma|trebuchet ms|segoe ui|-apple-system|blinkmacsystemfont|menlo|monaco|consolas|sfmono-regular|liberation mono|liberation sans|dejavu sans|dejavu sans mono'.split(
    '|',
  ),
);
/** How text is set. */
interface FontUse {
  readonly families: readonly string[];
  readonly weight: number;
  readonly italic: boolean;
}

function covers({ ranges }: Face, codePoints: ReadonlySet<number>): boolean {
  if (ranges === undefined) return true;
  for (const point of codePoints) if (ranges.some(([first, last]) => point >= first && point <= last)) return true;
  return false;
}

/** The faces of a family that text is set in: those with the nearest style and weight. */
function nearestFaces(faces: readonly Face[], { weight, italic }: FontUse): Face[] {
  const distance = (face: Face): number => (face.italic === italic ? 0 : 10_000) + weightDistance(face.weight, weight);
  const least = faces.map(distance).reduce((nearest, one) => Math.min(nearest, one), Infinity);
  return faces.filter((face) => distance(face) === least);
}

const BOLD = new Set('b strong h1 h2 h3 h4 h5 h6 th'.split(' '));
const ITALIC = new Set('i em cite dfn var address'.split(' '));
const MONOSPACE = new Set('code pre kbd samp tt'.split(' '));
const CONTROLS = new Set('input textarea select button'.split(' '));
/** Elements whose font counts even without text: their boxes take part in a line. */
const INLINE = new Set(
  'a abbr b cite code em i label mark small span strong sub sup u input textarea select button'.split(' '),
);

/** `bolder` and `lighter` (CSS Fonts, "Relative weights"). */
function relativeWeight(text: string, outer: number): number | undefined {
  if (text === 'bolder') return outer < 400 ? 400 : outer < 600 ? 700 : 900;
  if (text === 'lighter') return outer < 600 ? 100 : outer < 800 ? 400 : 700;
  return undefined;
}

/** Finds which font faces a page's text is set in. */
export class FontFinder {
  readonly #cascade: Cascade;
  readonly #faces = new Map<string, Face[]>();
  readonly #families = new Map<Element, readonly string[]>();
  readonly #required = new Set<Face>();
  readonly #hasRanges: boolean;

  constructor(cascade: Cascade, faces: readonly Face[]) {
    this.#cascade = cascade;
    for (const face of faces) {
      if (!face.applies) continue;
      const list = this.#faces.get(face.family);
      if (list === undefined) this.#faces.set(face.family, [face]);
      else list.push(face);
    }
    this.#hasRanges = faces.some(({ ranges }) => ranges !== undefined);
  }

  /** The faces that the page's text needs on opening. */
  find(): ReadonlySet<Face> {
    if (this.#faces.size === 0 || !this.#isMentioned()) return this.#required;
    for (const element of this.#cascade.page.elements) {
      if (!hasText(element) && !INLINE.has(element.name)) {
        this.#usePseudo(element);
        continue;
      }
      if (!this.#cascade.isRendered(element)) continue;
      this.#use(element, undefined, this.#textOf(element));
      this.#usePseudo(element);
    }
    return this.#required;
  }

  #isMentioned(): boolean {
    const { page, index } = this.#cascade;
    return (
      index.sets('font-family') ||
      page.elements.some((element) =>
        ['style', 'face', 'font-family'].some((name) => element.attributes.includes(name)),
      )
    );
  }

  #textOf(element: Element): string {
    if (!this.#hasRanges) return ' ';
    const own = hasText(element) ? textOf(this.#cascade.page, element) : '';
    return `${own}${attributeOf(this.#cascade.page, element, 'value') ?? ''} `;
  }

  #usePseudo(element: Element): void {
    for (const pseudo of ['before', 'after']) {
      const content = this.#cascade.winner(element, pseudo, 'content')?.declaration.value[0];
      if (content?.[0] !== TokenType.String || content[4].value === '' || !this.#cascade.isRendered(element)) continue;
      this.#use(element, pseudo, content[4].value);
    }
  }

  #use(element: Element, pseudo: string | undefined, text: string): void {
    const families = this.#familiesAt(element, pseudo);
    if (!families.some((family) => this.#faces.has(family))) return;
    const use = { families, weight: this.#weightAt(element, pseudo), italic: this.#italicAt(element, pseudo) };
    const points = new Set<number>();
    for (const character of text) points.add(character.codePointAt(0) ?? 0);
    for (const family of families) {
      const faces = this.#faces.get(family);
      if (faces === undefined) {
        if (GENERIC.has(family) || INSTALLED.has(family)) return;
        continue;
      }
      const nearest = nearestFaces(faces, use);
      // Of faces with the same characters the last one counts.
      const used = nearest.filter(
        (face, at) =>
          covers(face, points) && !nearest.slice(at + 1).some((later) => String(later.ranges) === String(face.ranges)),
      );
      for (const face of used) this.#required.add(face);
      if (nearest.some(({ ranges }) => ranges === undefined) || used.length > 0) return;
    }
  }

  #familiesAt(element: Element, pseudo?: string): readonly string[] {
    if (pseudo !== undefined) return this.#declared(element, pseudo) ?? this.#familiesAt(element);
    const known = this.#families.get(element);
    if (known !== undefined) return known;
    const families = this.#declared(element, undefined) ?? this.#inherited(element);
    this.#families.set(element, families);
    return families;
  }

  #inherited(element: Element): readonly string[] {
    const attribute = attributeOf(this.#cascade.page, element, element.namespace === 'svg' ? 'font-family' : 'face');
    if (attribute !== undefined && (element.namespace === 'svg' || element.name === 'font'))
      return attribute.split(',').map((name) =>
        name
          .trim()
          .replace(/^["']|["']$/g, '')
          .toLowerCase(),
      );
    if (MONOSPACE.has(element.name)) return ['monospace'];
    if (CONTROLS.has(element.name)) return ['system-ui'];
    return element.parent?.parent === undefined ? ['serif'] : this.#familiesAt(element.parent);
  }

  #declared(element: Element, pseudo: string | undefined): readonly string[] | undefined {
    const won = this.#cascade.winner(element, pseudo, 'font-family');
    const value = won === undefined ? undefined : this.#cascade.substitute(element, won.declaration.value);
    if (won === undefined || value === undefined) return undefined;
    const names = won.declaration.property === 'font' ? shorthandFamilies(value) : familiesOf(value);
    const [first] = names;
    if (first === undefined || /^(?:inherit|unset|revert|revert-layer|initial)$/.test(first)) {
      return first === 'initial'
        ? ['serif']
        : element.parent === undefined || pseudo !== undefined
          ? undefined
          : this.#familiesAt(element.parent);
    }
    return names;
  }

  /** The weight that an element or a pseudo-element inherits. */
  #outerWeight(element: Element, pseudo: string | undefined): number {
    if (pseudo !== undefined) return this.#weightAt(element);
    return element.parent?.parent === undefined ? 400 : this.#weightAt(element.parent);
  }

  #weightAt(element: Element, pseudo?: string): number {
    const value = this.#cascade.winner(element, pseudo, 'font-weight')?.declaration;
    const outer = this.#outerWeight(element, pseudo);
    if (value === undefined) return pseudo === undefined && BOLD.has(element.name) ? Math.max(700, outer) : outer;
    const text = textOfTokens(this.#cascade.substitute(element, value.value) ?? []).toLowerCase();
    if (value.property === 'font') return shorthandWeight(text);
    return relativeWeight(text, outer) ?? weightOf(text) ?? outer;
  }

  #italicAt(element: Element, pseudo?: string): boolean {
    const value = this.#cascade.winner(element, pseudo, 'font-style')?.declaration;
    if (value === undefined) {
      if (pseudo !== undefined) return this.#italicAt(element);
      return ITALIC.has(element.name) || (element.parent?.parent !== undefined && this.#italicAt(element.parent));
    }
    const text = textOfTokens(this.#cascade.substitute(element, value.value) ?? []).toLowerCase();
    if (text === 'inherit') return element.parent !== undefined && this.#italicAt(element.parent);
    return /\b(?:italic|oblique)\b/.test(text);
  }
}
