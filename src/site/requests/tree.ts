import { Tokenizer } from 'htmlparser2';
import { addAttributes, MAX_ATTRIBUTES, type Element, type Namespace, type Page } from './dom.ts';
import { CLOSES, CLOSES_PARAGRAPH, FRAME, IN_HEAD, INTEGRATION, SCOPES, TABLE_PARTS, VOID } from './html-rules.ts';
import { withoutNoscript } from './noscript.ts';

/** Chromium nests no deeper either: what is deeper becomes a sibling. */
const MAX_DEPTH = 512;
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
    if (this.#stack.length > 1 && this.#top.name === name) {
      this.#stack.pop();
      return;
    }
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
