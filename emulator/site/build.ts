import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportRequest } from '../jobs/export-job.ts';
import { ICON, ICON_FILE, STYLE_FILE, type SiteFrame, layout, notFoundPage, pageList, sitemap } from './layout.ts';
import { type LinkTargets, pageIndex, resolveHref } from './links.ts';
import { renderMarkdown } from './markdown.ts';
import type { Docs, Page } from './pages.ts';

/** Called after every page, and awaited. */
export type OnPage = (done: number, total: number, path: string) => Promise<void>;

/**
 * Renders a site into a folder, page by page.
 *
 * @returns the names of all files written
 * @throws when the request names a page that does not exist, when a file cannot be read or written, or what `onPage` throws
 */
export async function buildSite(docs: Docs, request: ExportRequest, into: string, onPage: OnPage): Promise<string[]> {
  const pages = selectPages(docs.pages, request.paths);
  const frame: SiteFrame = { domain: request.domain, version: request.version ?? 'latest', pages };
  const targets: LinkTargets = {
    domain: request.domain,
    exported: pageIndex(pages),
    known: pageIndex(docs.pages),
    assets: new Set(docs.assets),
  };
  const written = new Set<string>();
  const write = async (name: string, content: string): Promise<void> => {
    await writeInto(join(into, name), content);
    written.add(name);
  };
  for (const asset of docs.assets) {
    await mkdir(dirname(join(into, asset)), { recursive: true });
    await copyFile(join(docs.directory ?? '', asset), join(into, asset));
    written.add(asset);
  }
  for (const [index, page] of pages.entries()) {
    const content = renderMarkdown(await page.load(), (href) => resolveHref(targets, page, href));
    await write(`${page.path}.html`, layout(frame, page, content));
    await onPage(index + 1, pages.length, page.path);
  }
  for (const [name, content] of await furniture(frame)) {
    if (!written.has(name)) await write(name, content);
  }
  return [...written];
}

function selectPages(pages: readonly Page[], paths: readonly string[] | undefined): readonly Page[] {
  if (paths === undefined) return pages;
  const unknown = paths.find((path) => !pages.some((page) => page.path === path));
  if (unknown !== undefined) throw new Error(`There is no page "${unknown}"`);
  return pages.filter(({ path }) => paths.includes(path));
}

/** The files that every site has; a page of the documentation with the same name comes first. */
async function furniture(frame: SiteFrame): Promise<[string, string][]> {
  return [
    ['index.html', layout(frame, { path: 'index', title: frame.domain }, pageList(frame))],
    ['404.html', notFoundPage(frame)],
    ['sitemap.xml', sitemap(frame)],
    [STYLE_FILE, await readFile(new URL('./site.css', import.meta.url), 'utf8')],
    [ICON_FILE, ICON],
  ];
}

async function writeInto(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
