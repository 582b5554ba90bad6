import type { SiteResolver } from '../../site/resolve.ts';
import { withoutScheme } from '../allow.ts';
import type { ObservedRequest } from '../audit-report.ts';
import type { SiteFindings } from '../collect.ts';
import { SITE_ORIGIN } from './site-proxy.ts';
import type { SeenRequest } from './tab.ts';

/** Our name for the browser's types of requests; the others are made by scripts. */
const KINDS: Readonly<Record<string, string>> = {
  Document: 'frame',
  Stylesheet: 'stylesheet',
  Image: 'image',
  Media: 'media',
  Font: 'font',
  Script: 'script',
  TextTrack: 'track',
  Manifest: 'manifest',
  Other: 'other',
  '': 'other',
};

/** Collects what pages requested from other hosts. */
export class Observations {
  readonly #found = new Map<string, { kind: string; readonly pages: Set<string> }>();
  readonly #resolver: SiteResolver;

  constructor(resolver: SiteResolver) {
    this.#resolver = resolver;
  }

  /** @param connections what the proxy saw; of an encrypted connection only the origin */
  add(page: string, requests: readonly SeenRequest[], connections: readonly string[]): void {
    const urls = new Set(requests.map(({ url }) => url));
    const hosts = new Set([...urls].map((url) => (URL.canParse(url) ? new URL(url).host : '')));
    // The tab does not report every request, such as those for icons.
    const unseen = connections.filter(
      (url) => URL.canParse(url) && !urls.has(url) && !(/^(?:https|ws):/.test(url) && hosts.has(new URL(url).host)),
    );
    for (const { url, type } of [...requests, ...unseen.map((one) => ({ url: one, type: '' }))]) {
      if (!this.#isForeign(url)) continue;
      const address = new URL(url);
      address.hash = '';
      const entry = this.#found.get(address.href) ?? { kind: KINDS[type] ?? 'fetch', pages: new Set<string>() };
      entry.pages.add(page);
      this.#found.set(address.href, entry);
    }
  }

  /** Whether a request leaves both the browser and the site. */
  #isForeign(url: string): boolean {
    if (!/^(?:https?|wss?):/i.test(url) || !URL.canParse(url) || new URL(url).origin === SITE_ORIGIN) return false;
    return this.#resolver.resolve({ page: 'index.html', href: url }).kind === 'external';
  }

  list(): ObservedRequest[] {
    return [...this.#found]
      .map(([url, { kind, pages }]) => ({ url, kind, pages: [...pages].sort() }))
      .sort((one, other) => (one.url < other.url ? -1 : 1));
  }
}

/** What the scan did not find. A literal of a script stands for the URLs that begin with it; a connection for its host. */
export function findUnexplained(
  observed: readonly ObservedRequest[],
  { requests }: Pick<SiteFindings, 'requests'>,
): ObservedRequest[] {
  const known = new Set(requests.map(({ target }) => withoutScheme(target)));
  const hosts = new Set(requests.map(({ target }) => new URL(target).host));
  const prefixes = requests
    .filter(({ class: requestClass }) => requestClass === 'possible')
    .map(({ target }) => withoutScheme(target).replace(/\/$/, ''));
  return observed.filter(({ url, kind }) => {
    const address = withoutScheme(url);
    if (known.has(address) || prefixes.some((prefix) => address.startsWith(prefix))) return false;
    return !(kind === 'other' && new URL(url).pathname === '/' && hosts.has(new URL(url).host));
  });
}
