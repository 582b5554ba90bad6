import { posix } from 'node:path';
import type { Page } from './pages.ts';

export interface LinkTargets {
  /** Host name of the live deployment. */
  readonly domain: string;
  /** Exported pages, by source and by path. */
  readonly exported: ReadonlyMap<string, Page>;
  /** All pages of the deployment, by source and by path. */
  readonly all: ReadonlyMap<string, Page>;
  readonly assets: ReadonlySet<string>;
}

/** Indexes pages by every name that a link can use for them. */
export function pageIndex(pages: readonly Page[]): Map<string, Page> {
  const folders = pages
    .filter(({ path }) => posix.basename(path) === 'index')
    .map((page) => [posix.dirname(page.path), page]);
  const names = pages.flatMap((page) => [
    [page.source, page] as const,
    [page.path, page] as const,
    [`${page.path}.html`, page] as const,
  ]);
  return new Map([...(folders as [string, Page][]), ...names]);
}

/**
 * Resolves a link or image of a page; undefined when the target does not exist. Links between pages end in `.html`. Pages
 * that are not exported are linked on the live deployment.
 */
export function resolveHref(targets: LinkTargets, from: Page, href: string): string | undefined {
  if (/^(#|(https?:)?\/\/|mailto:|tel:)/i.test(href)) return href;
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  const rest = /[?#].*$/.exec(href)?.[0] ?? '';
  const target = targetOf(from, decode(href.slice(0, href.length - rest.length)));
  const page = targets.exported.get(target);
  if (page !== undefined) return relative(from, `${page.path}.html`) + rest;
  if (targets.assets.has(target)) return relative(from, target) + rest;
  const unexported = targets.all.get(target);
  return unexported === undefined ? undefined : liveUrl(targets.domain, unexported.path) + rest;
}

function targetOf(from: Page, path: string): string {
  const base = path.startsWith('/') ? '' : posix.dirname(from.source);
  return posix.join('.', base, path).replace(/(?<=.)\/$/, '');
}

/** The URL of a file relative to a page. */
export function relative(from: Pick<Page, 'path'>, file: string): string {
  return encodeURI(posix.relative(posix.dirname(from.path), file)).replace(/[?#]/g, encodeURIComponent);
}

/** Canonical URL of a page: without extension, and without `index`. */
export function liveUrl(domain: string, path: string): string {
  return `https://${domain}/${encodeURI(path.replace(/(^|\/)index$/, '$1'))}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
