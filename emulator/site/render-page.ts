import { posix } from 'node:path';
import { liveUrl, relative } from './links.ts';
import { escapeHtml } from './markdown.ts';
import type { Page } from './pages.ts';

export interface SiteContext {
  readonly domain: string;
  readonly version: string;
  /** The exported pages, in the order of the navigation. */
  readonly pages: readonly Page[];
}

export const STYLE_FILE = '_site/site.css';
/** Without an icon, browsers request /favicon.ico, which does not exist. */
export const ICON_FILE = '_site/icon.svg';

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#3b6fd4" d="M3 1h7l3 3v11H3z"/></svg>\n`;

type PageHead = Pick<Page, 'path' | 'title'>;

/** How one page links to the files of the site and what its head adds. */
interface PageFrame {
  readonly href: (file: string) => string;
  readonly headTag: string;
}

/** Renders a page with navigation around its content. */
export function renderPage(context: SiteContext, page: PageHead, content: string): string {
  const canonical = escapeHtml(liveUrl(context.domain, page.path));
  return document(context, page, {
    content,
    href: (file) => escapeHtml(relative(page, file)),
    headTag: `<link rel="canonical" href="${canonical}">`,
  });
}

/** Renders the 404 page. Its links are absolute, because hosts serve it at any depth. */
export function renderNotFoundPage(context: SiteContext): string {
  const page = { path: '404', title: 'Page not found' };
  return document(context, page, {
    content: '<h1>Page not found</h1>\n<p><a href="/index.html">Go to the first page</a></p>',
    href: (file) => escapeHtml(`/${relative(page, file)}`),
    headTag: '<meta name="robots" content="noindex">',
  });
}

/** The list of all pages: content of the index when the documentation has none. */
export function renderPageList(context: SiteContext): string {
  const items = context.pages.map(
    ({ path, title }) =>
      `<li><a href="${escapeHtml(relative({ path: 'index' }, `${path}.html`))}">${escapeHtml(title)}</a></li>`,
  );
  return `<h1>${escapeHtml(context.domain)}</h1>\n<ul>\n${items.join('\n')}\n</ul>`;
}

export function renderSitemap(context: SiteContext): string {
  const urls = context.pages.map(({ path }) => `  <url><loc>${escapeHtml(liveUrl(context.domain, path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function document(
  context: SiteContext,
  page: PageHead,
  { content, href, headTag }: PageFrame & { readonly content: string },
): string {
  const domain = escapeHtml(context.domain);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title === context.domain ? '' : `${escapeHtml(page.title)} · `}${domain}</title>
${headTag}
<link rel="icon" href="${href(ICON_FILE)}">
<link rel="stylesheet" href="${href(STYLE_FILE)}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a href="${href('index.html')}"><img src="${href(ICON_FILE)}" alt="">${domain}</a></header>
<nav aria-label="Pages">
${navigation(context, page, href)}
</nav>
<main id="content">
${content}
</main>
<footer>Version ${escapeHtml(context.version)}</footer>
</body>
</html>
`;
}

/** One list per folder. Generated pages, of which there may be thousands, get one entry in total. */
function navigation(context: SiteContext, page: Pick<Page, 'path'>, href: PageFrame['href']): string {
  const entry = (path: string, title: string): string => {
    const current = path === page.path ? ' aria-current="page"' : '';
    return `<li><a href="${href(`${path}.html`)}"${current}>${escapeHtml(title)}</a></li>`;
  };
  const authored = context.pages.filter(({ generated }) => !generated);
  const generated = context.pages.find((candidate) => candidate.generated);
  const folders = Map.groupBy(authored, ({ path }) => navigationFolder(path, authored));
  const lists = [...folders].map(([folder, pages]) => {
    const heading = folder === '.' ? '' : `<h2>${escapeHtml(folderTitle(folder))}</h2>\n`;
    return `${heading}<ul>\n${pages.map(({ path, title }) => entry(path, title)).join('\n')}\n</ul>`;
  });
  if (generated !== undefined) lists.push(`<ul>\n${entry(generated.path, 'Generated pages')}\n</ul>`);
  return lists.join('\n');
}

/** The folder that a page is listed under. An index without other pages in its folder is listed in the parent folder. */
function navigationFolder(path: string, pages: readonly Page[]): string {
  const folder = posix.dirname(path);
  const alone = posix.basename(path) === 'index' && !pages.some((other) => isBeside(other.path, folder, path));
  return alone && folder !== '.' ? posix.dirname(folder) : folder;
}

function isBeside(other: string, folder: string, path: string): boolean {
  return other !== path && other.startsWith(`${folder}/`);
}

/** The heading of a folder: `guides/air-gap` becomes `Guides / Air gap`. */
function folderTitle(folder: string): string {
  const names = folder.split('/').map((name) => name.replace(/[-_]+/g, ' ').trim());
  return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(' / ');
}
