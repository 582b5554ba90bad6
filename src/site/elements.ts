import { Tokenizer } from 'htmlparser2';

/** An element that is open. */
export interface OpenElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: Attributes;
}

/** Attributes by their names in lower case; of a repeated one the first counts. */
export type Attributes = ReadonlyMap<string, string>;

/** What a page consists of, in its order. Every opened element is closed, the latest first. */
export interface ElementHandler {
  open(element: OpenElement): void;
  close(element: OpenElement): void;
  text(text: string): void;
  comment(text: string): void;
}

const NO_ATTRIBUTES: Attributes = new Map();

const VOID = new Set(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr'.split(' '),
);

const P = new Set(['p']);
const HEADING_OR_P = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']);
const CELLS = new Set(['td', 'th']);

/** The elements that the start of another closes when they are the innermost (HTML standard, "Optional tags"). */
const CLOSED_BY = new Map<string, ReadonlySet<string>>([
  ['li', new Set(['li', 'p'])],
  ['dt', new Set(['dt', 'dd', 'p'])],
  ['dd', new Set(['dt', 'dd', 'p'])],
  ['tr', new Set(['tr', 'td', 'th', 'p'])],
  ['td', CELLS],
  ['th', CELLS],
  ['tbody', new Set(['thead', 'tbody', 'tr', 'td', 'th'])],
  ['tfoot', new Set(['thead', 'tbody', 'tr', 'td', 'th'])],
  ['option', new Set(['option'])],
  ['optgroup', new Set(['option', 'optgroup'])],
  ['body', new Set(['head', 'title'])],
  ['a', new Set(['a'])],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, ReadonlySet<string>] => [name, HEADING_OR_P]),
  ...'address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre section table ul'
    .split(' ')
    .map((name): [string, ReadonlySet<string>] => [name, P]),
]);

/** An end tag inside one of these closes nothing outside it. */
const SCOPES = new Set(['body', 'main', 'article', 'nav', 'table', 'td', 'th', 'template', 'svg']);

/** Scopes whose own end tag closes whatever is still open in them. */
const CLOSES_ALL = new Set([...SCOPES].filter((name) => !CELLS.has(name)));

/** How many elements of each name are open since the innermost scope: an end tag without a start tag costs nothing. */
type OpenCounts = Map<string, number>;

function addTo(counts: OpenCounts | undefined, name: string, change: number): void {
  counts?.set(name, (counts.get(name) ?? 0) + change);
}

/**
 * Makes elements of HTML: start tags that imply an end tag, void elements, end tags that close nothing. Memory and time
 * are linear in the page, whatever its nesting.
 */
export class ElementReader {
  readonly #handler: ElementHandler;
  readonly #wanted: ReadonlySet<string> | undefined;
  readonly #stack: OpenElement[] = [];
  readonly #scopes: OpenCounts[] = [new Map()];
  readonly #openScopes: OpenCounts = new Map();
  #html = '';
  #name = '';
  #attributes: Map<string, string> | undefined;
  #attribute = '';
  #value = '';
  #stopped = false;
  #end = 0;

  /** @param wanted the attributes that the handler reads; undefined for all */
  constructor(handler: ElementHandler, wanted?: ReadonlySet<string>) {
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
      {},
      {
        onopentagname: (start, end) => {
          this.#openName(start, end);
        },
        onattribname: (start, end) => {
          this.#attribute = this.#html.slice(start, end).toLowerCase();
          this.#value = '';
        },
        onattribdata: (start, end) => {
          this.#value += this.#html.slice(start, end);
        },
        onattribentity: (codePoint) => {
          this.#value += String.fromCodePoint(codePoint);
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
          this.#closeTag(this.#html.slice(start, end).toLowerCase());
          if (!this.#stopped) return;
          this.#end = end;
          tokenizer.pause();
        },
        ontext: (start, end) => {
          if (!this.#stopped) this.#handler.text(this.#html.slice(start, end));
        },
        ontextentity: (codePoint) => {
          if (!this.#stopped) this.#handler.text(String.fromCodePoint(codePoint));
        },
        oncomment: (start, end, offset) => {
          if (!this.#stopped) this.#handler.comment(this.#html.slice(start, end - offset));
        },
        oncdata: () => undefined,
        ondeclaration: () => undefined,
        onprocessinginstruction: () => undefined,
        onend: () => undefined,
        isInForeignContext: () => this.#inForeign(),
      },
    );
    tokenizer.write(html);
    if (!this.#stopped) tokenizer.end();
    while (this.#stack.length > 0) this.#pop();
  }

  #inForeign(): boolean {
    const top = this.#stack.at(-1)?.name;
    return top !== undefined && (this.#scopes.at(-1)?.get('svg') ?? 0) > 0 && top !== 'foreignobject';
  }

  #openName(start: number, end: number): void {
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#attributes = undefined;
  }

  #endAttribute(): void {
    if (this.#wanted !== undefined && !this.#wanted.has(this.#attribute)) return;
    this.#attributes ??= new Map();
    if (!this.#attributes.has(this.#attribute)) this.#attributes.set(this.#attribute, this.#value);
  }

  #openEnd(selfClosing = false): void {
    if (this.#stopped) return;
    const name = this.#name;
    const closes = CLOSED_BY.get(name);
    if (closes !== undefined) {
      for (let top = this.#stack.at(-1); top !== undefined && closes.has(top.name); top = this.#stack.at(-1))
        this.#pop();
    }
    const element: OpenElement = { name, attributes: this.#attributes ?? NO_ATTRIBUTES };
    this.#push(element);
    if (selfClosing || VOID.has(name)) this.#pop();
  }

  #closeTag(name: string): void {
    if (this.#stopped) return;
    const counts = CLOSES_ALL.has(name) ? this.#openScopes : this.#scopes.at(-1);
    if ((counts?.get(name) ?? 0) === 0) {
      // Browsers make a line break of `</br>`, and an empty paragraph of `</p>`: both part words.
      if (name === 'br' || name === 'p') {
        this.#push({ name, attributes: NO_ATTRIBUTES });
        this.#pop();
      }
      return;
    }
    while (this.#pop() !== name);
  }

  #push(element: OpenElement): void {
    const { name } = element;
    this.#stack.push(element);
    if (SCOPES.has(name)) {
      this.#scopes.push(new Map([[name, 1]]));
      addTo(this.#openScopes, name, 1);
    } else addTo(this.#scopes.at(-1), name, 1);
    this.#handler.open(element);
  }

  #pop(): string | undefined {
    const element = this.#stack.pop();
    if (element === undefined) return undefined;
    const { name } = element;
    if (SCOPES.has(name)) {
      this.#scopes.pop();
      addTo(this.#openScopes, name, -1);
    } else addTo(this.#scopes.at(-1), name, -1);
    this.#handler.close(element);
    return name;
  }
}
