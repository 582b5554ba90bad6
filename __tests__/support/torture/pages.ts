// Pages that ask for something in one way each, and pages that look as if they did. All other hosts are ext.test.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ELEMENT_PAGES } from './element-pages.ts';
import { SCRIPT_PAGES } from './script-pages.ts';
import { STYLE_PAGES } from './style-pages.ts';

/** A page's HTML, or the page and further files beside it. */
export type TorturePage = string | { readonly html: string; readonly files: Readonly<Record<string, string>> };

/** Every page of torture by its name. */
export const TORTURE_PAGES: Readonly<Record<string, TorturePage>> = {
  ...ELEMENT_PAGES,
  ...STYLE_PAGES,
  ...SCRIPT_PAGES,
};

/** A page's files by their paths; its HTML is `index.html`. */
export function filesOf(page: TorturePage): Readonly<Record<string, string>> {
  const { html, files } = typeof page === 'string' ? { html: page, files: {} } : page;
  return { ...files, 'index.html': `<!doctype html><meta charset=utf-8>${html}` };
}

/** Writes every page to a folder of its own in `directory`. */
export function writeTorturePages(directory: string): void {
  for (const [name, page] of Object.entries(TORTURE_PAGES)) {
    for (const [path, text] of Object.entries(filesOf(page))) {
      const file = join(directory, name, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
