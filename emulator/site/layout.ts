import { posix } from 'node:path';
import { liveUrl, relative } from './links.ts';
import { escapeHtml } from './markdown.ts';
import type { Page } from './pages.ts';

/** What every page of a site shares. */
export interface SiteFrame {
  readonly domain: string;
  readonly version: string;
  /** The exported pages, in the order of the navigation. */
  readonly pages: readonly Page[];
}

/** File of the one style sheet. */
export const STYLE_FILE = '_site/site.css';
/** File of the icon; without one a browser asks for a file that does not exist. */
export const ICON_FILE = '_site/icon.svg';

/** The icon: a plain sheet of paper. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#3b6fd4" d="M3 1h7l3 3v11H3z"/></svg>\n`;

/** A whole page around its content. */
export function layout(frame: SiteFrame, page: Pick<Page, 'path' | 'title'>, content: string): string {
  const to = (file: string): string => escapeHtml(relative(page, file));
  return document(
    frame,
    page,
    content,
    to,
    `<link rel="canonical" href="${escapeHtml(liveUrl(frame.domain, page.path))}">`,
  );
}

/**
 * The page for a path that does not exist. A host serves it at any depth, so its links start at the root, unlike those of
 * every other page.
 */
export function notFoundPage(frame: SiteFrame): string {
  const content = '<h1>Page not found</h1>\n<p><a href="/index.html">Go to the first page</a></p>';
  const to = (file: string): string => escapeHtml(`/${relative({ path: '404' }, file)}`);
  return document(
    frame,
    { path: '404', title: 'Page not found' },
    content,
    to,
    '<meta name="robots" content="noindex">',
  );
}

/** Content of the first page when the documentation has none: a list of all pages. */
export function pageList(frame: SiteFrame): string {
  const items = frame.pages.map(
    ({ path, title }) =>
      `<li><a href="${escapeHtml(relative({ path: 'index' }, `${path}.html`))}">${escapeHtml(title)}</a></li>`,
  );
  return `<h1>${escapeHtml(frame.domain)}</h1>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** The sitemap: canonical URLs, without an extension. */
export function sitemap(frame: SiteFrame): string {
  const urls = frame.pages.map(({ path }) => `  <url><loc>${escapeHtml(liveUrl(frame.domain, path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function document(
  frame: SiteFrame,
  page: Pick<Page, 'path' | 'title'>,
  content: string,
  to: (file: string) => string,
  head: string,
): string {
  const domain = escapeHtml(frame.domain);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title === frame.domain ? '' : `${escapeHtml(page.title)} · `}${domain}</title>
${head}
<link rel="icon" href="${to(ICON_FILE)}">
<link rel="stylesheet" href="${to(STYLE_FILE)}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a href="${to('index.html')}"><img src="${to(ICON_FILE)}" alt="">${domain}</a></header>
<nav aria-label="Pages">
${navigation(frame, page, to)}
</nav>
<main id="content">
${content}
</main>
<footer>Version ${escapeHtml(frame.version)}</footer>
</body>
</html>
`;
}

/** One list per folder. Generated pages get one entry: they link to each other, and there may be thousands. */
function navigation(frame: SiteFrame, page: Pick<Page, 'path'>, to: (file: string) => string): string {
  const written = frame.pages.filter(({ generated }) => !generated);
  const generated = frame.pages.find((candidate) => candidate.generated);
  const folders = Map.groupBy(written, ({ path }) => folderOf(path, written));
  const lists = [...folders].map(([folder, pages]) => {
    const heading = folder === '.' ? '' : `<h2>${escapeHtml(folderTitle(folder))}</h2>\n`;
    return `${heading}<ul>\n${pages.map(({ path, title }) => entry(path, title, page, to)).join('\n')}\n</ul>`;
  });
  if (generated !== undefined) lists.push(`<ul>\n${entry(generated.path, 'Generated pages', page, to)}\n</ul>`);
  return lists.join('\n');
}

/** The folder that a page is listed in: an index that is alone in its folder stands for it in the one above. */
function folderOf(path: string, pages: readonly Page[]): string {
  const folder = posix.dirname(path);
  const alone = posix.basename(path) === 'index' && !pages.some((other) => isBeside(other.path, folder, path));
  return alone && folder !== '.' ? posix.dirname(folder) : folder;
}

function isBeside(other: string, folder: string, path: string): boolean {
  return other !== path && other.startsWith(`${folder}/`);
}

/** The name of a folder as a heading: `guides/air-gap` is `Guides / Air gap`. */
function folderTitle(folder: string): string {
  const words = folder.split('/').map((name) => name.replace(/[-_]+/g, ' ').trim());
  return words.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(' / ');
}

function entry(path: string, title: string, page: Pick<Page, 'path'>, to: (file: string) => string): string {
  const current = path === page.path ? ' aria-current="page"' : '';
  return `<li><a href="${to(`${path}.html`)}"${current}>${escapeHtml(title)}</a></li>`;
}
