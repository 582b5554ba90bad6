import { posix } from 'node:path';
import type { Page } from './pages.ts';

/** What links are resolved against. */
export interface LinkTargets {
  /** Host name of the live deployment. */
  readonly domain: string;
  /** Pages that are exported, by source and by path. */
  readonly exported: ReadonlyMap<string, Page>;
  /** Every page of the deployment, by source and by path. */
  readonly known: ReadonlyMap<string, Page>;
  readonly assets: ReadonlySet<string>;
}

/** Indexes pages by every name that a link may use for them. */
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
 * The href of a link or image inside a page, or undefined when it leads nowhere. Links between pages carry `.html`; a
 * page that is not part of this export is linked on the live deployment.
 */
export function resolveHref(targets: LinkTargets, from: Page, href: string): string | undefined {
  if (/^(#|(https?:)?\/\/|mailto:|tel:)/i.test(href)) return href;
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  const rest = /[?#].*$/.exec(href)?.[0] ?? '';
  const target = targetOf(from, decode(href.slice(0, href.length - rest.length)));
  const page = targets.exported.get(target);
  if (page !== undefined) return relative(from, `${page.path}.html`) + rest;
  if (targets.assets.has(target)) return relative(from, target) + rest;
  const elsewhere = targets.known.get(target);
  return elsewhere === undefined ? undefined : liveUrl(targets.domain, elsewhere.path) + rest;
}

function targetOf(from: Page, path: string): string {
  const base = path.startsWith('/') ? '' : posix.dirname(from.source);
  return posix.join('.', base, path).replace(/(?<=.)\/$/, '');
}

/** A file of the site as seen from a page. */
export function relative(from: Pick<Page, 'path'>, file: string): string {
  return encodeURI(posix.relative(posix.dirname(from.path), file)).replace(/[?#]/g, encodeURIComponent);
}

/** Canonical URL of a page: without an extension, the index as its folder. */
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
