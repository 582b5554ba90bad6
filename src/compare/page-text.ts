import { decodePage } from '../site/encoding.ts';
import { SiteFiles } from '../site/site-files.ts';
import { createPageReader, MAX_PAGE_BYTES } from '../site/page-batch.ts';
import { stableAnchors } from '../site/page-record.ts';
import type { PageReader } from '../site/page.ts';
import type { SelectorUse, SiteContent } from '../site/site-content.ts';

/** The words of a page, read again where they are needed: only a few pages differ, so that they are not kept. */
export interface PageText {
  readonly title: string;
  readonly blocks: readonly string[];
  readonly anchors: readonly string[];
}

/** Reads the words of pages of one site. */
export class TextSource {
  readonly #reader: PageReader;
  readonly #site: SiteContent;
  readonly #files: SiteFiles;
  readonly #tooLarge: ReadonlySet<string>;

  constructor(site: SiteContent, selectors: SelectorUse) {
    this.#site = site;
    this.#tooLarge = new Set(site.folder.files.filter(({ size }) => size > MAX_PAGE_BYTES).map(({ path }) => path));
    this.#files = new SiteFiles(site.folder.root);
    this.#reader = createPageReader({ content: selectors.content, ignore: selectors.ignore });
  }

  /** @throws SiteFolderError when the file can't be read any more */
  read(path: string): PageText {
    if (this.#tooLarge.has(path)) return { title: '', blocks: [], anchors: [] };
    const page = this.#reader.read(decodePage(this.#files.read(path)));
    const title = this.#site.withoutSiteName(page.title);
    return { title, blocks: page.blocks, anchors: stableAnchors(page.anchors) };
  }
}
