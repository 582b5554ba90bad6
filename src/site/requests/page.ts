import { asksOf, isCssType, mayAsk, scriptType } from './elements.ts';
import { matchesMedia } from './media.ts';
import { PagePolicies } from './csp.ts';
import { LineCounter } from './text-position.ts';
import {
  attributeOf,
  hasAttribute,
  parsePage,
  rawTextOf,
  textOf,
  textOffset,
  type Element,
  type Page,
} from './tree.ts';
import type { Ask, RequestClass, RequestKind } from './types.ts';

/** A style sheet that a page has, in the order of the page. */
export interface PageSheet {
  /** The file's address, or the text of a `style` element. */
  readonly content: { readonly href: string } | { readonly text: string; readonly firstLine: number };
  readonly applies: boolean;
  readonly base: string | undefined;
  readonly line: number;
}

/** A script that a page runs. */
export interface PageScript {
  readonly content: { readonly href: string } | { readonly text: string; readonly firstLine: number };
  readonly type: 'classic' | 'module' | 'handler';
  readonly base: string | undefined;
  readonly line: number;
  /** False for what is only loaded ahead. */
  readonly runs: boolean;
}

/** A link of a page, not a request. */
export interface PageLink {
  readonly href: string;
  readonly base: string | undefined;
  readonly form: boolean;
}

/** What stands in a page, before any of it is resolved. */
export interface PageContent {
  readonly page: Page;
  readonly asks: readonly Ask[];
  readonly sheets: readonly PageSheet[];
  readonly scripts: readonly PageScript[];
  readonly importMaps: readonly string[];
  readonly links: readonly PageLink[];
  readonly ids: readonly string[];
  readonly policies: PagePolicies;
  readonly base: string | undefined;
  /** Pages in `srcdoc` attributes. */
  readonly inner: readonly PageContent[];
  readonly lines: LineCounter;
  /** Elements with a `style` attribute. */
  readonly styled: readonly Element[];
}

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
    return { ...this, policies: this.policies };
  }

  #get(element: Element, name: string): string | undefined {
    return attributeOf(this.page, element, name);
  }

  #ask(element: Element, href: string, kind: RequestKind, requestClass: RequestClass): void {
    const { file } = this.#place;
    this.asks.push({
      href,
      kind,
      class: requestClass,
      source: { file, line: this.lines.lineAt(element.offset) },
      from: { file, base: this.base },
    });
  }

  #readElement(element: Element): void {
    const { name, attributes } = element;
    for (let at = 0; at < attributes.length; at += 3) {
      const attribute = attributes[at];
      if (typeof attribute !== 'string' || attribute === 'class' || attribute === 'href') continue;
      if (attribute === 'id' || (attribute === 'name' && name === 'a'))
        this.ids.push(this.#get(element, attribute) ?? '');
      else if (attribute === 'style') this.styled.push(element);
      else if (attribute.startsWith('on')) this.#readHandler(element, attribute);
    }
    switch (name) {
      case 'a':
      case 'area':
        this.#readLink(element);
        break;
      case 'form':
        if (hasAttribute(element, 'action'))
          this.links.push({ href: this.#get(element, 'action') ?? '', base: this.base, form: true });
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

  #readAsks(element: Element): void {
    const { name } = element;
    if (name === 'meta') this.#readPolicy(element);
    for (const { href, kind, class: requestClass } of asksOf(this.page, element)) {
      this.#ask(element, href, kind, requestClass);
      if (kind === 'stylesheet' && name === 'link' && requestClass === 'required') this.#addSheetFile(element, href);
      if (kind === 'script' && name === 'link')
        this.scripts.push({
          content: { href },
          type: 'module',
          base: this.base,
          line: this.lines.lineAt(element.offset),
          runs: false,
        });
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
    const { namespace } = element;
    const attribute = namespace === 'svg' ? (hasAttribute(element, 'href') ? 'href' : 'xlink:href') : 'src';
    const href = this.#get(element, attribute);
    const line = this.lines.lineAt(element.offset);
    const text = href === undefined ? rawTextOf(this.page, element) : '';
    if (type === undefined) {
      if ((this.#get(element, 'type') ?? '').trim().toLowerCase() === 'importmap') this.importMaps.push(text);
      return;
    }
    if (hasAttribute(element, 'nomodule') && type === 'classic') return;
    if (href !== undefined && href.trim() !== '') {
      this.#ask(element, href, 'script', 'required');
      if (!this.#place.sandboxed) this.scripts.push({ content: { href }, type, base: this.base, line, runs: true });
    } else if (
      href === undefined &&
      text.trim() !== '' &&
      !this.#place.sandboxed &&
      this.policies.allowsInline('script', text, this.#get(element, 'nonce'))
    ) {
      this.scripts.push({
        content: { text, firstLine: this.lines.lineAt(textOffset(element)) },
        type,
        base: this.base,
        line,
        runs: true,
      });
    }
  }

  #readHandler(element: Element, attribute: string): void {
    const text = this.#get(element, attribute) ?? '';
    if (text === '' || this.#place.sandboxed) return;
    this.scripts.push({
      content: { text, firstLine: this.lines.lineAt(element.offset) },
      type: 'handler',
      base: this.base,
      line: this.lines.lineAt(element.offset),
      runs: true,
    });
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
