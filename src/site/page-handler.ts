import type { ChromeRules } from './chrome.ts';
import { ElementReader, wantedAttributes, type ElementHandler, type OpenElement } from './elements.ts';
import { rootsOf } from './landmarks.ts';
import { addressShown } from './media.ts';
import { OpenLink } from './open-link.ts';
import { ROOT, type Group, type Item, type PageFacts } from './page-items.ts';
import type { Selector } from './selectors.ts';
import { BOUNDARY_END, isPlace, StreamedParts, type Context } from './streamed-parts.ts';
import { ReadableText } from './text.ts';

/** How to read pages. */
export interface PageOptions {
  /** What to take for the content, in place of the landmarks. */
  readonly content?: Selector | undefined;
  /** What is not content, on top of what the rules say. */
  readonly ignore?: Selector | undefined;
}

/** The attributes that are read; with selectors all of them are. */
const ATTRIBUTES = wantedAttributes(
  `class id role hidden aria-hidden aria-haspopup aria-expanded aria-controls href src rel name srcset poster data itemprop
   data-src xlink:href`.split(/\s+/),
);

/** Finds the items of one page. */
export class PageHandler implements ElementHandler, PageFacts {
  readonly items: Item[] = [];
  readonly #rules: ChromeRules;
  readonly #options: PageOptions;
  readonly #reader: ElementReader;
  readonly #rootOnly: boolean;
  readonly #hasSelectors: boolean;
  readonly #contexts: Context[] = [];
  readonly #parts = new StreamedParts();
  #context: Context;
  readonly #text = new ReadableText();
  /** The text of the latest link, when nothing stood before it in the block. */
  #linkedText = '';
  #link: OpenLink | undefined;
  #title: ReadableText | undefined;
  #inTitle = false;
  base: string | undefined;
  articlesInMain = 0;
  titleBesideArticle = false;

  /** @param roots the roots of a page that is read from its content on, and only to the end of that */
  constructor(rules: ChromeRules, options: PageOptions, roots: number | undefined) {
    this.#rules = rules;
    this.#options = options;
    this.#rootOnly = roots !== undefined;
    this.#hasSelectors = options.content !== undefined || options.ignore !== undefined;
    this.#reader = new ElementReader(this, this.#hasSelectors ? undefined : ATTRIBUTES);
    const sink = this.items;
    this.#context = { roots: roots ?? 0, chrome: false, inArticle: false, inHeading: false, group: undefined, sink };
  }

  /** Whether parts of the content stand elsewhere in the page. */
  get hasPlaces(): boolean {
    return this.#parts.hasPlaces;
  }

  get segments(): ReadonlyMap<string, readonly Item[]> {
    return this.#parts.segments;
  }

  get title(): string {
    // A copy, since a part of a text keeps the whole text in memory, and records keep titles.
    return Buffer.from(this.#title?.value ?? '').toString();
  }

  /** @returns where the content ended; 0 when that is not known */
  read(html: string): number {
    this.#reader.read(html);
    this.#flush();
    return this.#reader.end;
  }

  open(element: OpenElement): void {
    const { tag, attributes } = element;
    this.#contexts.push(this.#context);
    if (tag.isBlock) this.#flush();
    else if (tag.isPlain && !this.#hasSelectors && this.#rules.isPlain(attributes)) return;
    else this.#openInLine(element);
    const next = this.#enter(element);
    if (next === this.#context && next.chrome) return;
    this.#context = next;
    if (!next.chrome) this.#addItems(element);
  }

  close(element: OpenElement): void {
    const { tag, name } = element;
    if (tag.isBlock) this.#flush();
    else if (name === 'title') this.#inTitle = false;
    const context = this.#contexts.pop();
    if (context === undefined) return;
    if (this.#link?.element === element) this.#closeLink(this.#link);
    if (context.sink !== this.#context.sink) this.#flush();
    this.#context = context;
    if (this.#rootOnly && this.#contexts.length === 0) this.#reader.stop();
  }

  text(source: string, from: number, to: number): void {
    if (this.#inTitle) this.#title?.add(source, from, to);
    else if (!this.#context.chrome) this.#text.add(source, from, to);
  }

  comment(text: string): void {
    if (text !== BOUNDARY_END) {
      this.#parts.openBoundary(text, this.#context.sink);
      return;
    }
    const boundary = this.#parts.closeBoundary();
    if (boundary?.slot === undefined) return;
    this.#flush();
    boundary.slot.fallbackEnd = boundary.sink.length;
  }

  #openInLine(element: OpenElement): void {
    const { name, attributes } = element;
    if (name === 'br') this.text(' ', 0, 1);
    else if (name === 'title') this.#openTitle();
    else if (name === 'base') this.base ??= attributes.get('href');
    else if (name === 'template') this.#openPlace(element);
  }

  #openTitle(): void {
    if (this.#title !== undefined || this.#reader.stack.some(({ name }) => name === 'svg')) return;
    this.#title = new ReadableText();
    this.#inTitle = true;
  }

  #openPlace({ attributes }: OpenElement): void {
    const id = attributes.get('id') ?? '';
    if (!isPlace(id)) return;
    this.#flush();
    this.#parts.openPlace(id, this.#context);
  }

  /** What holds inside an element. */
  #enter(element: OpenElement): Context {
    const { name, attributes } = element;
    const segment = attributes.get('id') ?? '';
    if (this.#parts.isNewSegment(segment)) {
      this.#flush();
      return this.#parts.openSegment(segment, this.#context);
    }
    const context = this.#context;
    const roots = rootsOf(element) | this.#customRoot();
    if (roots !== 0) return this.#enterRoot(element, roots);
    if (context.chrome) return context;
    if (this.#isIgnored() || this.#rules.isChrome(element, context.inArticle)) return { ...context, chrome: true };
    if (name === 'section') return context.inArticle ? context : { ...context, inArticle: true };
    if (element.tag.isHeading) return this.#enterHeading(name);
    const group = this.#groupOf(element);
    return group === context.group ? context : { ...context, group };
  }

  #isIgnored(): boolean {
    return this.#options.ignore?.matches(this.#reader.stack) === true;
  }

  #customRoot(): number {
    return this.#options.content?.matches(this.#reader.stack) === true ? ROOT.custom : 0;
  }

  /** What marks the content is content, wherever it stands; an article only as the first one of the main element. */
  #enterRoot(element: OpenElement, roots: number): Context {
    const context = this.#context;
    const isArticle = (roots & ROOT.article) !== 0;
    const first = isArticle && (context.roots & ROOT.article) === 0;
    const inMain = ((context.roots | roots) & (ROOT.main | ROOT.area)) !== 0;
    if (first && inMain) this.articlesInMain += 1;
    const marks = (roots & (ROOT.main | ROOT.area | ROOT.custom)) !== 0 || (first && inMain);
    const outer = marks ? { chrome: false, inArticle: false, group: undefined } : context;
    const plain = roots === ROOT.container && this.#rules.isChrome(element, context.inArticle);
    const chrome = this.#isIgnored() || plain || outer.chrome;
    const inArticle = isArticle || outer.inArticle;
    return { ...context, roots: context.roots | roots, chrome, inArticle, group: outer.group };
  }

  #enterHeading(name: string): Context {
    const context = this.#context;
    if (name === 'h1') {
      for (let group = context.group; group !== undefined; group = group.parent) group.isContent = true;
      const { main, area, article } = ROOT;
      if ((context.roots & (main | area)) !== 0 && (context.roots & article) === 0) this.titleBesideArticle = true;
    }
    return { ...context, inHeading: true };
  }

  #groupOf({ name, attributes }: OpenElement): Group | undefined {
    const { group, inArticle } = this.#context;
    if (name === 'header' && !inArticle) return { parent: group, isContent: false };
    const classes = attributes.size === 0 ? undefined : attributes.get('class');
    if (classes?.includes('sidebar') !== true) return group;
    const words = classes.split(/\s+/);
    if (words.includes('sidebar-title') && group !== undefined) group.isContent = true;
    return words.includes('sidebar') ? { parent: group, isContent: false } : group;
  }

  #addItems(element: OpenElement): void {
    const { name, tag, attributes } = element;
    if (attributes.size === 0) return;
    const shown = addressShown(element);
    if (shown !== undefined) this.#push('image', shown);
    const id = attributes.get('id');
    if (name === 'a') {
      const href = attributes.get('href');
      if (href !== undefined) this.#openLink(element, href);
      else if (id !== undefined) this.#push('anchor', id);
      const named = attributes.get('name');
      if (named !== undefined && named !== id) this.#push('anchor', named);
    } else if (id !== undefined && (name === 'section' || tag.isHeading)) this.#push('anchor', id);
  }

  #openLink(element: OpenElement, href: string): void {
    const { inHeading, sink } = this.#context;
    const item: Item = { kind: 'link', value: href, roots: this.#context.roots, group: this.#context.group };
    this.#link = new OpenLink({ element, item, sink, inHeading, mark: this.#text.mark() });
    sink.push(item);
  }

  #closeLink(link: OpenLink): void {
    this.#linkedText = link.holdsBlock() ? this.#text.value : '';
    const before = link.end(this.#text.sinceMark);
    if (before !== undefined) this.#text.reset(before);
    this.#link = undefined;
  }

  #push(kind: 'anchor' | 'image', value: string): void {
    const { roots, group, sink } = this.#context;
    sink.push({ kind, value, roots, group });
  }

  #flush(): void {
    const value = this.#text.take();
    const linkedText = this.#linkedText;
    this.#linkedText = '';
    if (value === '') return;
    const { roots, group, sink } = this.#context;
    const linked = this.#link?.holdsBlock() === true || linkedText === value;
    sink.push({ kind: 'text', value, roots, group, linked });
    this.#link?.wrote(value);
  }
}
