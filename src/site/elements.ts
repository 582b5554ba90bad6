import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { Tokenizer } from 'htmlparser2';
import { Attributes } from './attributes.ts';
import { CELLS, describeTag, type Tag } from './tags.ts';

/** An element that is open. */
export interface OpenElement {
  readonly tag: Tag;
  /** In lower case. */
  readonly name: string;
  readonly attributes: Attributes;
}

/** What a page consists of, in its order. Every opened element is closed, the latest first. */
export interface ElementHandler {
  open(element: OpenElement): void;
  close(element: OpenElement): void;
  /** The text `source[from..to)`. */
  text(source: string, from: number, to: number): void;
  comment(text: string): void;
}

const NO_ATTRIBUTES = new Attributes();

const nothing = (): void => undefined;

/** What a page of HTML has no elements of. */
const IGNORED = {
  onattribentity: nothing,
  ontextentity: nothing,
  oncdata: nothing,
  ondeclaration: nothing,
  onprocessinginstruction: nothing,
  onend: nothing,
};

/** A name in a page, and where in the stack its open elements are. */
interface KnownTag extends Tag {
  readonly positions: number[];
}

/** More names than a page has. Further ones count as one name, so that a hostile page takes no more memory. */
const MAX_TAGS = 1_000;

/** Names of attributes in lower case, by their lengths. */
export type WantedAttributes = ReadonlyMap<number, readonly string[]>;

/** @param names in lower case, the most frequent first */
export function wantedAttributes(names: readonly string[]): WantedAttributes {
  return Map.groupBy(names, ({ length }) => length);
}

/**
 * Makes elements of HTML: start tags that imply an end tag, void elements, end tags that close nothing. Memory and time
 * are linear in the page, whatever its nesting.
 */
export class ElementReader {
  readonly #handler: ElementHandler;
  readonly #wanted: WantedAttributes | undefined;
  readonly #stack: OpenElement[] = [];
  readonly #tags = new Map<string, KnownTag>();
  /** Positions of the open scopes in the stack. */
  readonly #scopes: number[] = [];
  #html = '';
  /** Where the next `&` is, as far as that is known. */
  #nextReference = -1;
  readonly #svg = this.#tagOf('svg');
  #tag = this.#tagOf('');
  #attributes: Attributes | undefined;
  /** Undefined for one that nobody reads. */
  #attribute: string | undefined;
  #value = '';
  #stopped = false;
  #end = 0;

  /** @param wanted the attributes that the handler reads; undefined for all */
  constructor(handler: ElementHandler, wanted?: WantedAttributes) {
    this.#handler = handler;
    this.#wanted = wanted;
  }

  /** The elements that are open, the outermost first. */
  get stack(): readonly OpenElement[] {
    return this.#stack;
  }

  /** Where the reading ended: after the tag that stopped it, or 0 when it went to the end. */
  get end(): number {
    return this.#end;
  }

  /** Ends the reading: nothing after the current tag reaches the handler. */
  stop(): void {
    this.#stopped = true;
  }

  /** Reads a page. Call it once. */
  read(html: string): void {
    this.#html = html;
    const tokenizer = new Tokenizer(
      { decodeEntities: false },
      {
        onopentagname: (start, end) => {
          this.#tag = this.#tagOf(this.#html.slice(start, end).toLowerCase());
          this.#attributes = undefined;
        },
        onattribname: (start, end) => {
          this.#attribute = this.#attributeName(start, end);
          this.#value = '';
        },
        onattribdata: (start, end) => {
          if (this.#attribute !== undefined) this.#value += this.#html.slice(start, end);
        },
        onattribend: () => {
          this.#endAttribute();
        },
        onopentagend: () => {
          this.#openEnd();
          if (this.#stopped) tokenizer.pause();
        },
        onselfclosingtag: () => {
          this.#openEnd(this.#inForeign());
        },
        onclosetag: (start, end) => {
          this.#closeName(start, end);
          if (!this.#stopped) return;
          this.#end = end;
          tokenizer.pause();
        },
        ontext: (start, end) => {
          if (!this.#stopped) this.#text(start, end);
        },
        oncomment: (start, end, offset) => {
          if (!this.#stopped) this.#handler.comment(this.#html.slice(start, end - offset));
        },
        ...IGNORED,
        isInForeignContext: () => this.#inForeign(),
      },
    );
    tokenizer.write(html);
    if (!this.#stopped) tokenizer.end();
    while (this.#stack.length > 0) this.#pop();
  }

  #inForeign(): boolean {
    if (this.#svg.positions.length === 0) return false;
    const scope = this.#stack[this.#scopes.at(-1) ?? -1];
    return scope?.name === 'svg' && this.#stack.at(-1)?.name !== 'foreignobject';
  }

  #tagOf(name: string): KnownTag {
    const known = this.#tags.get(name);
    if (known !== undefined) return known;
    if (this.#tags.size >= MAX_TAGS) return this.#tagOf('');
    const tag: KnownTag = { ...describeTag(name), positions: [] };
    this.#tags.set(name, tag);
    return tag;
  }

  /** The tokenizer leaves character references alone, since it is faster then and few texts have one. */
  #text(start: number, end: number): void {
    if (this.#nextReference < start) {
      const found = this.#html.indexOf('&', start);
      this.#nextReference = found === -1 ? Infinity : found;
    }
    if (this.#nextReference >= end) this.#handler.text(this.#html, start, end);
    else {
      const decoded = decodeHTML(this.#html.slice(start, end));
      this.#handler.text(decoded, 0, decoded.length);
    }
  }

  /** Most names are in lower case: then they need no string of their own. */
  #attributeName(start: number, end: number): string | undefined {
    if (this.#wanted === undefined) return this.#html.slice(start, end).toLowerCase();
    const names = this.#wanted.get(end - start);
    if (names === undefined) return undefined;
    for (const known of names) if (this.#html.startsWith(known, start)) return known;
    const name = this.#html.slice(start, end).toLowerCase();
    return names.includes(name) ? name : undefined;
  }

  #endAttribute(): void {
    if (this.#attribute === undefined) return;
    this.#attributes ??= new Attributes();
    this.#attributes.add(this.#attribute, this.#value.includes('&') ? decodeHTMLAttribute(this.#value) : this.#value);
  }

  #openEnd(selfClosing = false): void {
    if (this.#stopped) return;
    const tag = this.#tag;
    const { closes, isVoid } = tag;
    if (closes !== undefined) {
      for (let top = this.#stack.at(-1); top !== undefined && closes.has(top.name); top = this.#stack.at(-1))
        this.#pop();
    }
    this.#push(tag, this.#attributes ?? NO_ATTRIBUTES);
    if (selfClosing || isVoid) this.#pop();
  }

  /** Most end tags close the innermost element: then the name needs no string of its own. */
  #closeName(start: number, end: number): void {
    if (this.#stopped) return;
    const top = this.#stack.at(-1)?.name;
    if (top?.length === end - start && this.#html.startsWith(top, start)) this.#pop();
    else this.#closeTag(this.#tagOf(this.#html.slice(start, end).toLowerCase()));
  }

  #closeTag(tag: KnownTag): void {
    const { name, isScope, positions } = tag;
    const position = positions.at(-1) ?? -1;
    // The end tag of a cell closes a cell of its own row only; that of another scope closes all that is open inside.
    const outermost = isScope && !CELLS.has(name) ? 0 : (this.#scopes.at(-1) ?? 0);
    if (position >= outermost) while (this.#stack.length > position) this.#pop();
    // Browsers make a line break of `</br>`, and an empty paragraph of `</p>`: both separate words.
    else if (name === 'br' || name === 'p') {
      this.#push(tag, NO_ATTRIBUTES);
      this.#pop();
    }
  }

  #push(tag: KnownTag, attributes: Attributes): void {
    const element: OpenElement = { tag, name: tag.name, attributes };
    tag.positions.push(this.#stack.length);
    if (tag.isScope) this.#scopes.push(this.#stack.length);
    this.#stack.push(element);
    this.#handler.open(element);
  }

  #pop(): void {
    const element = this.#stack.pop();
    if (element === undefined) return;
    if (element.tag.isScope) this.#scopes.pop();
    this.#tags.get(element.name)?.positions.pop();
    this.#handler.close(element);
  }
}
