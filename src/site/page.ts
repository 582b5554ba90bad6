import { ChromeRules } from './chrome.ts';
import { isOnlyArticle, isOnlyMain, LOCATED_ROOT, locateContent } from './locate.ts';
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

interface ContentStart {
  /** Offset of the element's start tag. */
  readonly start: number;
  /** Whether the element that ends at an offset is all of the content. */
  readonly isComplete: (html: string, end: number) => boolean;
  readonly known: SourcedPage | undefined;
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
    if (found !== undefined) {
      const { main, article, title } = found;
      const content =
        (article === -1 ? undefined : this.#readFrom(html, { start: article, isComplete: isOnlyArticle, known })) ??
        this.#readFrom(html, { start: main, isComplete: isOnlyMain, known });
      if (content !== undefined) return { ...content, page: { ...content.page, title: this.#titleOf(title) } };
    }
    return { page: this.readWhole(html), source: undefined };
  }

  /** Reads the element that begins at an offset; undefined when it is not all of the content. */
  #readFrom(html: string, { start, isComplete, known }: ContentStart): SourcedPage | undefined {
    if (known?.source !== undefined && html.startsWith(known.source, start)) {
      return isComplete(html, start + known.source.length) ? known : undefined;
    }
    const content = html.slice(start);
    const { page, end, isPartial } = this.#parse(content, LOCATED_ROOT);
    // An empty landmark is filled by a script, or the content stands elsewhere.
    if (isPartial || end === 0 || page.blocks.length === 0 || !isComplete(html, start + end)) return undefined;
    return { page, source: content.slice(0, end + 1) };
  }

  #titleOf(source: string): string {
    return source === '' ? '' : this.#parse(source).page.title;
  }

  #parse(html: string, roots?: number): { readonly page: Page; readonly end: number; readonly isPartial: boolean } {
    const handler = new PageHandler(this.#rules, this.#options, roots);
    const end = handler.read(html);
    return { page: assemblePage(handler.items, handler), end, isPartial: handler.hasPlaces };
  }
}
