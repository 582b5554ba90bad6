import type { PageContent, PageLink } from '../site/requests/page-content.ts';
import { isPage } from '../site/folder.ts';
import { detached } from '../site/requests/detach.ts';
import { memoized, type Memo } from '../site/requests/memo.ts';
import type { Resolved, SiteResolver } from '../site/resolve.ts';

export interface BrokenLink {
  readonly page: string;
  readonly href: string;
}

export interface LinkFindings {
  readonly brokenLinks: readonly BrokenLink[];
  readonly brokenAnchors: readonly BrokenLink[];
  /** Numbers of distinct URLs that links lead to, by host. */
  readonly outboundLinks: Readonly<Record<string, number>>;
  /** Numbers of distinct targets. */
  readonly counts: { readonly brokenLinks: number; readonly brokenAnchors: number };
}

interface AnchorLink extends BrokenLink {
  readonly target: string;
  readonly anchor: string;
}

/** Addresses that are kept resolved: the pages of a folder link to the same ones. */
const MAX_CACHED = 100_000;

/** Fragments that no element needs to have: the top of the page, text fragments, and routes of scripts. */
function isFreeAnchor(anchor: string): boolean {
  return anchor === '' || anchor.toLowerCase() === 'top' || /^[/!]/.test(anchor);
}

function withoutTextDirective(fragment: string): string {
  const at = fragment.indexOf(':~:');
  return at < 0 ? fragment : fragment.slice(0, at);
}

/** Collects the links of a site's pages; says which lead nowhere when all pages are known. */
export class LinkChecker {
  readonly #resolver: SiteResolver;
  readonly #ids = new Map<string, ReadonlySet<string>>();
  readonly #broken: BrokenLink[] = [];
  readonly #brokenTargets = new Set<string>();
  readonly #anchors: AnchorLink[] = [];
  readonly #outbound = new Map<string, Set<string>>();
  /** By folder and address. */
  readonly #cache: Memo<Map<string, Resolved>> = new Map();
  #cached = 0;

  constructor(resolver: SiteResolver) {
    this.#resolver = resolver;
  }

  /** Adds the links and anchors of a page. */
  add(page: string, { links, ids, base }: Pick<PageContent, 'links' | 'ids' | 'base'>): void {
    this.#ids.set(page, new Set(ids.map(detached)));
    const seen = new Set<string>();
    for (const link of links) {
      if (!link.form && seen.has(link.href)) continue;
      if (!link.form) seen.add(link.href);
      this.#addLink(page, link, link.form ? link.base : base);
    }
  }

  #resolve(page: string, href: string, base: string | undefined): Resolved {
    if (base !== undefined || /^\s*(?:[?#]|$)/.test(href)) return this.#resolver.resolve({ page, href, base });
    const folder = page.slice(0, page.lastIndexOf('/') + 1);
    const cache = memoized(this.#cache, folder, () => new Map<string, Resolved>());
    const known = cache.get(href);
    if (known !== undefined) return known;
    const resolved = this.#resolver.resolve({ page, href, base });
    cache.set(detached(href), resolved);
    this.#cached += 1;
    if (this.#cached > MAX_CACHED) {
      this.#cache.clear();
      this.#cached = 0;
    }
    return resolved;
  }

  #addLink(page: string, { href, form }: PageLink, base: string | undefined): void {
    const resolved = this.#resolve(page, href, base);
    if (resolved.kind === 'external') this.#addOutbound(resolved.url);
    else if (form) return;
    else if (resolved.kind === 'missing') {
      this.#broken.push({ page, href: detached(href) });
      this.#brokenTargets.add(resolved.path);
    } else if (resolved.kind === 'file' && resolved.fragment !== undefined) {
      const anchor = withoutTextDirective(resolved.fragment);
      // A link to the page that it stands on leads to that page, whatever the host would serve for its address.
      const target = /^\s*#/.test(href) && base === undefined ? page : resolved.path;
      if (!isFreeAnchor(anchor) && isPage(target)) this.#anchors.push({ page, href: detached(href), target, anchor });
    }
  }

  #addOutbound(address: string): void {
    const url = new URL(address);
    url.hash = '';
    const urls = this.#outbound.get(url.host) ?? new Set<string>();
    urls.add(url.href);
    this.#outbound.set(url.host, urls);
  }

  findings(): LinkFindings {
    const targets = new Set<string>();
    const brokenAnchors: BrokenLink[] = [];
    for (const { page, href, target, anchor } of this.#anchors) {
      const ids = this.#ids.get(target);
      // A page that was not read may have any anchor.
      if (ids === undefined || ids.has(anchor)) continue;
      brokenAnchors.push({ page, href });
      targets.add(`${target}#${anchor}`);
    }
    const hosts = [...this.#outbound].map(([host, urls]): [string, number] => [host, urls.size]);
    return {
      brokenLinks: this.#broken,
      brokenAnchors,
      outboundLinks: Object.fromEntries(
        hosts.sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1)),
      ),
      counts: { brokenLinks: this.#brokenTargets.size, brokenAnchors: targets.size },
    };
  }
}
