import type { ElementAsk } from './element-reader.ts';
import { asksOf, mayAsk, scriptType } from './element-asks.ts';
import { isCssType } from './link-elements.ts';
import { matchesMedia } from './media-queries.ts';
import { PagePolicies } from './csp.ts';
import type { PageContent, PageLink, PageScript, PageSheet } from './page-content.ts';
import { LineCounter } from './text-position.ts';
import { attributeOf, hasAttribute, rawTextOf, textOf, textOffset, type Element, type Page } from './dom.ts';
import { parsePage } from './tree.ts';
import type { Ask } from './types.ts';

interface Place {
  readonly file: string;
  readonly base: string | undefined;
  readonly firstLine: number;
  readonly depth: number;
  readonly xml: boolean;
  readonly sandboxed: boolean;
}

/** Pages in pages in pages. */
const MAX_DEPTH = 8;

/** Goes over the elements of one page once. */
class PageReader {
  readonly asks: Ask[] = [];
  readonly sheets: PageSheet[] = [];
  readonly scripts: PageScript[] = [];
  readonly importMaps: string[] = [];
  readonly links: PageLink[] = [];
  readonly ids: string[] = [];
  readonly policies = new PagePolicies();
  readonly inner: PageContent[] = [];
  readonly lines: LineCounter;
  readonly page: Page;
  base: string | undefined;
  readonly styled: Element[] = [];
  readonly #place: Place;
  /** The title of the style sheets that apply, where some have titles. */
  #styleTitle: string | undefined;
  #hasBase = false;

  constructor(html: string, place: Place) {
    this.page = parsePage(html, place.xml);
    this.lines = new LineCounter(this.page.source, place.firstLine);
    this.base = place.base;
    this.#place = place;
  }

  read(): PageContent {
    for (const element of this.page.elements) this.#readElement(element);
    if (this.#place.xml) this.#readInstructions();
    const { page, asks, sheets, scripts, importMaps, links, ids, policies, base, inner, lines, styled } = this;
    return { page, asks, sheets, scripts, importMaps, links, ids, policies, base, inner, lines, styled };
  }

  #get(element: Element, name: string): string | undefined {
    return attributeOf(this.page, element, name);
  }

  #ask(element: Element, ask: ElementAsk): void {
    const { file } = this.#place;
    this.asks.push({
      ...ask,
      source: { file, line: this.lines.lineAt(element.offset) },
      from: { file, base: this.base },
    });
  }

  #readAttributes(element: Element): void {
    const { name, attributes } = element;
    for (let at = 0; at < attributes.length; at += 3) {
      const attribute = attributes[at];
      if (typeof attribute !== 'string' || attribute === 'class' || attribute === 'href') continue;
      const isAnchor = attribute === 'id' || (attribute === 'name' && name === 'a');
      if (isAnchor) this.ids.push(this.#get(element, attribute) ?? '');
      else if (attribute === 'style') this.styled.push(element);
      else if (attribute.startsWith('on')) this.#readHandler(element, attribute);
    }
  }

  #readElement(element: Element): void {
    this.#readAttributes(element);
    switch (element.name) {
      case 'a':
      case 'area':
        this.#readLink(element);
        break;
      case 'form':
        this.#readForm(element);
        break;
      case 'script':
        this.#readScript(element);
        break;
      case 'style':
        this.#readStyle(element);
        break;
      case 'base':
        this.#readBase(element);
        break;
      default:
        if (mayAsk(element)) this.#readAsks(element);
    }
  }

  #readForm(element: Element): void {
    const href = this.#get(element, 'action');
    if (href !== undefined) this.links.push({ href, base: this.base, form: true });
  }

  #readAsks(element: Element): void {
    const { name } = element;
    if (name === 'meta') this.#readPolicy(element);
    for (const ask of asksOf(this.page, element)) {
      const { href, kind, class: requestClass } = ask;
      this.#ask(element, ask);
      if (kind === 'stylesheet' && name === 'link' && requestClass === 'required') this.#addSheetFile(element, href);
      if (kind === 'script' && name === 'link')
        this.#addScript(element, { content: { href }, type: 'module', runs: false });
    }
    if (name === 'iframe' && hasAttribute(element, 'srcdoc')) this.#readInnerPage(element);
  }

  #readBase(element: Element): void {
    const href = this.#get(element, 'href');
    if (href === undefined || this.#hasBase) return;
    this.#hasBase = true;
    this.base = href;
  }

  #readLink(element: Element): void {
    const href =
      this.#get(element, 'href') ?? (element.namespace === 'svg' ? this.#get(element, 'xlink:href') : undefined);
    if (href !== undefined) this.links.push({ href, base: undefined, form: false });
  }

  #readPolicy(element: Element): void {
    const isPolicy = (this.#get(element, 'http-equiv') ?? '').trim().toLowerCase() === 'content-security-policy';
    // A policy in the body is ignored (CSP 3, section 3.3).
    if (isPolicy && element.parent?.name === 'head') this.policies.add(this.#get(element, 'content') ?? '');
  }

  #readScript(element: Element): void {
    const type = scriptType(this.page, element);
    if (type === undefined) {
      const isMap = (this.#get(element, 'type') ?? '').trim().toLowerCase() === 'importmap';
      if (isMap) this.importMaps.push(rawTextOf(this.page, element));
      return;
    }
    if (hasAttribute(element, 'nomodule') && type === 'classic') return;
    const inSvg = element.namespace === 'svg';
    const href = this.#get(element, inSvg ? (hasAttribute(element, 'href') ? 'href' : 'xlink:href') : 'src');
    if (href === undefined) this.#addInlineScript(element, type);
    else if (href.trim() !== '') {
      this.#ask(element, { href, kind: 'script', class: 'required' });
      if (!this.#place.sandboxed) this.#addScript(element, { content: { href }, type, runs: true });
    }
  }

  #addScript(element: Element, script: Pick<PageScript, 'content' | 'type' | 'runs'>): void {
    this.scripts.push({ ...script, base: this.base, line: this.lines.lineAt(element.offset) });
  }

  #addInlineScript(element: Element, type: PageScript['type']): void {
    const text = rawTextOf(this.page, element);
    if (text.trim() === '' || this.#place.sandboxed) return;
    if (!this.policies.allowsInline('script', text, this.#get(element, 'nonce'))) return;
    const content = { text, firstLine: this.lines.lineAt(textOffset(element)) };
    this.#addScript(element, { content, type, runs: true });
  }

  #readHandler(element: Element, attribute: string): void {
    const text = this.#get(element, attribute) ?? '';
    if (text === '' || this.#place.sandboxed) return;
    const content = { text, firstLine: this.lines.lineAt(element.offset) };
    this.#addScript(element, { content, type: 'handler', runs: true });
  }

  #readStyle(element: Element): void {
    if (!isCssType(this.#get(element, 'type'))) return;
    const text = element.namespace === 'svg' ? textOf(this.page, element) : rawTextOf(this.page, element);
    if (text === '' || !this.policies.allowsInline('style', text, this.#get(element, 'nonce'))) return;
    const firstLine = this.lines.lineAt(textOffset(element));
    this.sheets.push({
      content: { text, firstLine },
      applies: this.#applies(element),
      base: this.base,
      line: firstLine,
    });
  }

  /** Whether a sheet applies: by its media, and by its title, since of several titles one is chosen. */
  #applies(element: Element): boolean {
    const title = (this.#get(element, 'title') ?? '').trim();
    const alternate = /(?:^|\s)alternate(?:\s|$)/i.test(this.#get(element, 'rel') ?? '');
    if (title !== '' && !alternate) this.#styleTitle ??= title;
    if (title !== '' && title !== this.#styleTitle) return false;
    return matchesMedia(this.#get(element, 'media') ?? '');
  }

  #addSheetFile(element: Element, href: string): void {
    const rel = this.#get(element, 'rel') ?? '';
    if (!/(?:^|\s)stylesheet(?:\s|$)/i.test(rel)) return;
    this.sheets.push({
      content: { href },
      applies: this.#applies(element),
      base: this.base,
      line: this.lines.lineAt(element.offset),
    });
  }

  #readInnerPage(element: Element): void {
    if (this.#place.depth >= MAX_DEPTH) return;
    const sandbox = this.#get(element, 'sandbox');
    const sandboxed =
      this.#place.sandboxed || (sandbox !== undefined && !/(?:^|\s)allow-scripts(?:\s|$)/i.test(sandbox));
    const place = {
      ...this.#place,
      base: this.base,
      firstLine: this.lines.lineAt(element.offset),
      depth: this.#place.depth + 1,
      xml: false,
      sandboxed,
    };
    this.inner.push(new PageReader(this.#get(element, 'srcdoc') ?? '', place).read());
  }

  #readInstructions(): void {
    for (const { 1: text = '', index } of this.page.source.matchAll(/<\?xml-stylesheet\s([^<>]{0,2000})\?>/g)) {
      const [, href] = /\bhref\s*=\s*["']([^"']+)["']/.exec(text) ?? [];
      const line = this.lines.lineAt(index);
      if (href === undefined || /\balternate\s*=\s*["']yes["']/.test(text)) continue;
      const { file } = this.#place;
      this.asks.push({
        href,
        kind: 'stylesheet',
        class: 'required',
        source: { file, line },
        from: { file, base: this.base },
      });
      this.sheets.push({ content: { href }, applies: true, base: this.base, line });
    }
  }
}

/** Reads what stands in a page, or in an SVG file with `xml`. */
export function readPage(html: string, file: string, xml = false): PageContent {
  return new PageReader(html, { file, base: undefined, firstLine: 1, depth: 0, xml, sandboxed: false }).read();
}
