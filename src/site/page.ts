import { ChromeRules } from './chrome.ts';
import { locateContent, type ContentStart } from './locate.ts';
import { PageHandler, type PageOptions } from './page-handler.ts';
import { assemblePage, type Page } from './page-items.ts';

export type { Page } from './page-items.ts';
export type { PageOptions } from './page-handler.ts';

/** A page together with the source of its content, to be recognized in another state of the site. */
export interface SourcedPage {
  readonly page: Page;
  /** From the start tag of the content to its end tag; undefined when the whole page was parsed. */
  readonly source: string | undefined;
}

/** Reads pages; keeps what it learns of the classes of a site, so use one for all of its pages. */
export class PageReader {
  readonly #rules = new ChromeRules();
  readonly #options: PageOptions;

  constructor(options: PageOptions = {}) {
    this.#options = options;
  }

  /** Reads a page's content. Only the content is parsed where it is plain where that begins. */
  read(html: string): Page {
    return this.readSourced(html).page;
  }

  /** Reads a page with what stands around its content. */
  readWhole(html: string): Page {
    return this.#parse(html).page;
  }

  /** @param known the same page in another state of the site: equal source is not parsed again */
  readSourced(html: string, known?: SourcedPage): SourcedPage {
    const found = this.#options.content === undefined ? locateContent(html) : undefined;
    if (found === undefined) return { page: this.readWhole(html), source: undefined };
    const title = this.#titleOf(found);
    if (known?.source !== undefined && html.startsWith(known.source, found.start)) {
      return { page: { ...known.page, title }, source: known.source };
    }
    const content = html.slice(found.start);
    const { page, end } = this.#parse(content, found.roots);
    // An empty landmark is filled by a script, or the content stands elsewhere.
    if (page.blocks.length === 0) return { page: this.readWhole(html), source: undefined };
    return { page: { ...page, title }, source: end === 0 ? undefined : content.slice(0, end + 1) };
  }

  #titleOf({ title }: ContentStart): string {
    return title === undefined ? '' : this.#parse(title).page.title;
  }

  #parse(html: string, roots?: number): { readonly page: Page; readonly end: number } {
    const handler = new PageHandler(this.#rules, this.#options, roots);
    const end = handler.read(html);
    return { page: assemblePage(handler.items, handler), end };
  }
}
