import { decodePage } from '../site/encoding.ts';
import { readSiteFile } from '../site/folder.ts';
import { createPageReader } from '../site/page-batch.ts';
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

  constructor(site: SiteContent, selectors: SelectorUse) {
    this.#site = site;
    this.#reader = createPageReader({ roots: [], content: selectors.content, ignore: selectors.ignore });
  }

  async read(path: string): Promise<PageText> {
    const page = this.#reader.read(decodePage(await readSiteFile(this.#site.folder.root, path)));
    const title = this.#site.withoutSiteName(page.title);
    return { title, blocks: page.blocks, anchors: stableAnchors(page.anchors) };
  }
}
