import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportRequest } from '../jobs/export-job.ts';
import {
  ICON,
  ICON_FILE,
  STYLE_FILE,
  type SiteContext,
  renderPage,
  renderNotFoundPage,
  renderPageList,
  renderSitemap,
} from './render-page.ts';
import { type LinkTargets, pageIndex, resolveHref } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import type { Docs, Page } from './pages.ts';

/** Called and awaited after each page. */
export type OnPage = (done: number, total: number, path: string) => Promise<void>;

export interface BuildOptions {
  readonly docs: Docs;
  readonly request: ExportRequest;
  readonly outDir: string;
  readonly onPage: OnPage;
}

/**
 * Renders a site into a folder.
 *
 * @returns the names of all files written
 * @throws when the request names an unknown page, when a file cannot be read or written, and what `onPage` throws
 */
export async function buildSite({ docs, request, outDir, onPage }: BuildOptions): Promise<string[]> {
  const pages = selectPages(docs.pages, request.paths);
  const context: SiteContext = { domain: request.domain, version: request.version ?? 'latest', pages };
  const targets: LinkTargets = {
    domain: request.domain,
    exported: pageIndex(pages),
    all: pageIndex(docs.pages),
    assets: new Set(docs.assets),
  };
  const written = new Set<string>();
  const write = async (name: string, content: string): Promise<void> => {
    await writeNested(join(outDir, name), content);
    written.add(name);
  };
  for (const asset of docs.assets) {
    await mkdir(dirname(join(outDir, asset)), { recursive: true });
    await copyFile(join(docs.directory ?? '', asset), join(outDir, asset));
    written.add(asset);
  }
  for (const [index, page] of pages.entries()) {
    const content = renderMarkdown(await page.load(), (href) => resolveHref(targets, page, href));
    await write(`${page.path}.html`, renderPage(context, page, content));
    await onPage(index + 1, pages.length, page.path);
  }
  for (const [name, content] of await standardFiles(context)) {
    if (!written.has(name)) await write(name, content);
  }
  return [...written];
}

function selectPages(pages: readonly Page[], paths: readonly string[] | undefined): readonly Page[] {
  if (paths === undefined) return pages;
  const unknown = paths.find((path) => !pages.some((page) => page.path === path));
  if (unknown !== undefined) throw new Error(`Page not found: "${unknown}"`);
  return pages.filter(({ path }) => paths.includes(path));
}

/** Files that every site has, unless the documentation has a file of the same name. */
async function standardFiles(context: SiteContext): Promise<[string, string][]> {
  return [
    ['index.html', renderPage(context, { path: 'index', title: context.domain }, renderPageList(context))],
    ['404.html', renderNotFoundPage(context)],
    ['sitemap.xml', renderSitemap(context)],
    [STYLE_FILE, await readFile(new URL('./site.css', import.meta.url), 'utf8')],
    [ICON_FILE, ICON],
  ];
}

async function writeNested(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
