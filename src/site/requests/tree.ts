import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import { Tokenizer } from 'htmlparser2';
import {
  CLOSES,
  CLOSES_PARAGRAPH,
  FRAME,
  IN_HEAD,
  INTEGRATION,
  RAW_TEXT,
  SCOPES,
  TABLE_PARTS,
  VOID,
} from './html-rules.ts';
import { withoutNoscript } from './noscript.ts';

/** Which rules an element's content follows: HTML's, or those of SVG and MathML. */
type Namespace = 'html' | 'svg' | 'math';

/** An element of a page, as far as selectors and requests need it. Attribute values are decoded when they are read. */
export interface Element {
  /** In lower case; SVG's names too. */
  readonly name: string;
  readonly namespace: Namespace;
  readonly parent: Element | undefined;
  readonly children: Element[];
  /** Position of the start tag in the page's text. */
  readonly offset: number;
  /** Index among the parent's children. */
  readonly index: number;
  /** Name, start and end of each attribute's value in the page's text. */
  readonly attributes: (string | number)[];
  /** Starts and ends of the text directly in the element, white space alone left out. */
  readonly text: number[];
}

/** A page's elements, without what a browser with scripts takes for text: `noscript`, and `template` but for shadow roots. */
export interface Page {
  readonly source: string;
  readonly root: Element;
  /** Elements in the order of their start tags. */
  readonly elements: readonly Element[];
}

/** Chromium nests no deeper either: what is deeper becomes a sibling. */
const MAX_DEPTH = 512;
/** Entries of an element's attributes that are kept, three for each: finding one is a walk over them. */
const MAX_ATTRIBUTES = 512 * 3;

/** A second `html` or `body` adds its attributes to the first. */
function addAttributes({ attributes }: Element, other: Element): void {
  for (let at = 0; at < other.attributes.length; at += 3) {
    const known = attributes.includes(other.attributes[at] ?? '') || attributes.length >= MAX_ATTRIBUTES;
    if (!known) attributes.push(...other.attributes.slice(at, at + 3));
  }
}

/** Builds the elements of one page from the tokenizer's events. */
class TreeBuilder {
  readonly elements: Element[] = [];
  readonly root: Element;
  readonly #source: string;
  #stack: Element[];
  #pending: Element | undefined;
  #attribute = '';
  #valueStart = -1;
  #valueEnd = -1;
  /** The element whose content is nothing: `template` or `noscript`; its depth counts elements of its name. */
  #skipped: string | undefined;
  #skippedDepth = 0;
  /** The page's `html`, `head` and `body`. */
  readonly #frame = new Map<string, Element>();
  #hasBody = false;

  constructor(source: string) {
    this.#source = source;
    this.root = {
      name: '#document',
      namespace: 'html',
      parent: undefined,
      children: [],
      offset: 0,
      index: 0,
      attributes: [],
      text: [],
    };
    this.#stack = [this.root];
  }

  get #top(): Element {
    return this.#stack[this.#stack.length - 1] ?? this.root;
  }

  isInForeignContext = (): boolean => {
    const { namespace, name } = this.#top;
    return namespace !== 'html' && !INTEGRATION.has(name);
  };

  onopentagname(start: number, end: number): void {
    const raw = this.#source.slice(start, end);
    const name = raw.toLowerCase();
    if (this.#skipped !== undefined) {
      if (name === this.#skipped && name === 'template') this.#skippedDepth++;
      this.#pending = undefined;
      return;
    }
    this.#open(name, start - 1);
  }

  #closeImplied(name: string): void {
    const closes = CLOSES.get(name);
    if (closes !== undefined) while (this.#stack.length > 1 && closes.has(this.#top.name)) this.#stack.pop();
    if (this.#top.name === 'p' && CLOSES_PARAGRAPH.has(name)) this.#stack.pop();
    if (closes !== undefined) while (this.#stack.length > 1 && closes.has(this.#top.name)) this.#stack.pop();
    if (this.#top.name === 'head' && !IN_HEAD.has(name)) this.#stack.pop();
  }

  #open(tag: string, offset: number): void {
    const foreign = this.isInForeignContext();
    const namespace = tag === 'svg' ? 'svg' : tag === 'math' ? 'math' : foreign ? this.#top.namespace : 'html';
    const name = tag === 'image' && namespace === 'html' ? 'img' : tag;
    if (!foreign) {
      this.#closeImplied(name);
      this.#ensureBody(name, offset);
    }
    this.#pending = this.#create(name, namespace, offset);
  }

  #create(name: string, namespace: Namespace, offset: number): Element {
    const parent = this.#stack[Math.min(this.#stack.length, MAX_DEPTH) - 1] ?? this.root;
    const { length: index } = parent.children;
    return { name, namespace, parent, children: [], offset, index, attributes: [], text: [] };
  }

  #add(element: Element): void {
    element.parent?.children.push(element);
    this.elements.push(element);
    if (!this.#hasBody && FRAME.has(element.name)) {
      this.#frame.set(element.name, this.#frame.get(element.name) ?? element);
      this.#hasBody = this.#frame.has('body');
    }
  }

  /** Opens the `html`, `head` and `body` that a page leaves out. */
  #ensureBody(name: string, offset: number): void {
    if (this.#hasBody) return;
    const needed = name === 'html' ? [] : FRAME.has(name) ? ['html'] : ['html', IN_HEAD.has(name) ? 'head' : 'body'];
    for (const missing of needed) {
      if (this.#frame.has(missing)) continue;
      if (missing === 'body') this.#stack.length = Math.min(this.#stack.length, 2);
      const element = this.#create(missing, 'html', offset);
      this.#add(element);
      this.#stack.push(element);
    }
  }

  onattribname(start: number, end: number): void {
    if (this.#pending === undefined) return;
    this.#attribute = this.#source.slice(start, end).toLowerCase();
    this.#valueStart = -1;
  }

  onattribdata(start: number, end: number): void {
    if (this.#valueStart < 0) this.#valueStart = start;
    this.#valueEnd = end;
  }

  onattribentity(): void {
    // Entities are decoded when a value is read.
  }

  onattribend(): void {
    const attributes = this.#pending?.attributes;
    if (attributes === undefined || attributes.length >= MAX_ATTRIBUTES || attributes.includes(this.#attribute)) return;
    const [start, end] = this.#valueStart < 0 ? [0, 0] : [this.#valueStart, this.#valueEnd];
    attributes.push(this.#attribute, start, end);
    this.#valueStart = -1;
  }

  onopentagend(): void {
    this.#finish(false);
  }

  onselfclosingtag(): void {
    this.#finish(true);
  }

  #finish(selfClosing: boolean): void {
    const element = this.#pending;
    this.#pending = undefined;
    if (element === undefined) return;
    const { name, namespace } = element;
    if (namespace === 'html' && this.#isLeftOut(element)) return;
    this.#add(element);
    const ends = namespace === 'html' ? VOID.has(name) : selfClosing;
    if (!ends && this.#stack.length < MAX_DEPTH) this.#stack.push(element);
  }

  /** Whether an element of HTML is not in the tree: its content is text or unused, or it stands for one that is there. */
  #isLeftOut(element: Element): boolean {
    const { name } = element;
    if (name === 'noscript' || (name === 'template' && !this.#isShadowRoot(element))) {
      this.#skip(name);
      return true;
    }
    const first = FRAME.has(name) ? this.#frame.get(name) : undefined;
    if (first !== undefined) addAttributes(first, element);
    return first !== undefined;
  }

  #isShadowRoot({ attributes }: Element): boolean {
    return attributes.includes('shadowrootmode');
  }

  #skip(name: string): void {
    this.#skipped = name;
    this.#skippedDepth = 1;
  }

  onclosetag(start: number, end: number): void {
    const name = this.#source.slice(start, end).toLowerCase();
    if (this.#skipped !== undefined) {
      if (name === this.#skipped && --this.#skippedDepth === 0) this.#skipped = undefined;
      return;
    }
    // What follows the end of the body still belongs to it.
    if (name === 'body' || name === 'html') return;
    this.#close(name);
  }

  #close(name: string): void {
    for (let at = this.#stack.length - 1; at > 0; at--) {
      const open = this.#stack[at]?.name ?? '';
      if (open === name) this.#stack.length = at;
      if (open === name || (SCOPES.has(open) && !TABLE_PARTS.has(name))) return;
    }
  }

  ontext(start: number, end: number): void {
    if (this.#skipped !== undefined) return;
    for (let at = start; at < end; at++) {
      if (this.#source.charCodeAt(at) > 32) {
        if (this.#stack.length < 3 && this.#top.namespace === 'html') this.#ensureBody('', start);
        this.#top.text.push(start, end);
        return;
      }
    }
  }

  ontextentity(): void {
    // The tokenizer decodes nothing here.
  }

  oncdata(start: number, end: number, offset: number): void {
    if (this.isInForeignContext()) this.ontext(start, end - offset);
  }

  oncomment(): void {
    // Comments ask for nothing.
  }

  ondeclaration(): void {
    // Nor does the document type.
  }

  onprocessinginstruction(): void {
    // Nor do instructions of HTML.
  }

  onend(): void {
    // Elements that are still open are in the tree already.
  }
}

/** Reads a page, or an SVG file with `xml`. Never throws: any text is HTML. */
export function parsePage(html: string, xml = false): Page {
  const source = withoutNoscript(html);
  const builder = new TreeBuilder(source);
  const tokenizer = new Tokenizer({ decodeEntities: false, xmlMode: xml }, builder);
  tokenizer.write(source);
  tokenizer.end();
  return { source, root: builder.root, elements: builder.elements };
}

/** Where an attribute's name stands in an element's list; -1 without it. */
function positionOf({ attributes }: Element, name: string): number {
  for (let at = 0; at < attributes.length; at += 3) if (attributes[at] === name) return at;
  return -1;
}

export function hasAttribute(element: Element, name: string): boolean {
  return positionOf(element, name) >= 0;
}

/** An attribute's decoded value; undefined without it. */
export function attributeOf(page: Page, element: Element, name: string): string | undefined {
  const at = positionOf(element, name);
  if (at < 0) return undefined;
  const text = page.source.slice(Number(element.attributes[at + 1]), Number(element.attributes[at + 2]));
  return text.includes('&') ? decodeHTMLAttribute(text) : text;
}

/** The raw text directly in an element: a script's or a style's content. */
export function rawTextOf(page: Page, { text }: Element): string {
  return text.length === 0 ? '' : page.source.slice(text[0], text[text.length - 1]);
}

/** Where an element's own text begins in the page. */
export function textOffset({ text, offset }: Element): number {
  return text[0] ?? offset;
}

/** The decoded text directly in an element. */
export function textOf(page: Page, element: Element): string {
  let result = '';
  for (let at = 0; at < element.text.length; at += 2)
    result += page.source.slice(element.text[at], element.text[at + 1]);
  return RAW_TEXT.has(element.name) && element.namespace === 'html' ? result : decodeHTML(result);
}

/** Whether an element has text of its own that could be seen. */
export function hasText({ text }: Element): boolean {
  return text.length > 0;
}
