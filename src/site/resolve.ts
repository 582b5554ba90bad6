/**
 * How the host finds a file for an address: `exact` takes the name as it is, `html` may append `.html`, `index` may append
 * `/index.html`, `auto` tries all of them in this order. An address that ends in `/` is always the `index.html` of its folder.
 */
export type HostRules = 'exact' | 'html' | 'index' | 'auto';

/** An address as it stands in a page. */
export interface Reference {
  /** The page's path in the folder. */
  readonly page: string;
  readonly href: string;
  /** The `href` of the page's `base` element. */
  readonly base?: string | undefined;
}

/** The parts of an address inside the site. */
export interface InternalAddress {
  readonly kind: 'internal';
  /** Decoded path from the root of the folder, without a leading `/`. Ends in `/`, or is empty, for a folder. */
  readonly path: string;
  /** Without `?`; empty when there is none. */
  readonly query: string;
  /** Decoded, without `#`; undefined when there is none. */
  readonly fragment: string | undefined;
}

/** What an address means before any file is looked for. */
export type Address =
  | InternalAddress
  /** Another host; with an absolute URL, scheme-relative ones included. */
  | { readonly kind: 'external'; readonly url: string }
  /** `mailto:`, `data:`, `javascript:` and the like: nothing that a host serves. */
  | { readonly kind: 'other'; readonly scheme: string }
  /** No URL by the URL standard. */
  | { readonly kind: 'invalid' };

/** What an address means in a folder of files. */
export type Resolved =
  | (Omit<InternalAddress, 'kind'> & { readonly kind: 'file' })
  | (Omit<InternalAddress, 'kind'> & { readonly kind: 'missing' })
  | Exclude<Address, InternalAddress>;

/** A host that cannot exist (RFC 2606): addresses on it are addresses in the folder. */
const SITE_ORIGIN = 'http://site.invalid';

/** Percent-decodes a text. A stray percent sign stands for itself, and then nothing is decoded. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a file of the folder; `#`, `?` and `%` in its name are percent-encoded. */
export function addressOf(path: string): string {
  return `${SITE_ORIGIN}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function parse(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** A public address of the site: what lies below its path is the folder. */
interface PublicRoot {
  readonly host: string;
  /** Ends in `/`. */
  readonly path: string;
}

function publicRoots(publicUrls: readonly URL[]): PublicRoot[] {
  const roots = publicUrls.map(({ host, pathname }) => ({
    host,
    path: pathname.endsWith('/') ? pathname : `${pathname}/`,
  }));
  // The longest path first: it is the most specific one.
  return roots.sort((a, b) => b.path.length - a.path.length);
}

/** The part of a URL's path that lies in the folder; undefined for another site. */
function pathInSite(url: URL, roots: readonly PublicRoot[]): string | undefined {
  const own = url.origin === SITE_ORIGIN;
  for (const { host, path } of roots) {
    if (!own && url.host !== host) continue;
    if (url.pathname.startsWith(path)) return url.pathname.slice(path.length);
    if (`${url.pathname}/` === path) return '';
  }
  return own ? url.pathname.slice(1) : undefined;
}

/** Reads addresses of pages; knows no files. */
export class AddressReader {
  readonly #roots: readonly PublicRoot[];
  /** The page that was read last, and its address: links come page by page. */
  #page = '';
  #own = addressOf('');

  /** @param publicUrls where the site is published: addresses below them are inside the site */
  constructor(publicUrls: readonly URL[] = []) {
    this.#roots = publicRoots(publicUrls);
  }

  read({ page, href, base }: Reference): Address {
    if (page !== this.#page) [this.#page, this.#own] = [page, addressOf(page)];
    const own = this.#own;
    const from = base === undefined ? own : (parse(base.trim(), own)?.href ?? own);
    const url = parse(href.trim(), from);
    if (url === undefined) return { kind: 'invalid' };
    if (!/^(?:https?|ftp|wss?):$/.test(url.protocol)) return { kind: 'other', scheme: url.protocol.slice(0, -1) };
    const path = pathInSite(url, this.#roots);
    if (path === undefined) return { kind: 'external', url: url.href };
    const fragment = url.hash === '' && !href.includes('#') ? undefined : percentDecode(url.hash.slice(1));
    return { kind: 'internal', path: percentDecode(path), query: url.search.slice(1), fragment };
  }
}

/** The files that the host would try for a path, the first that exists wins. */
export function candidatesOf(path: string, rules: HostRules): string[] {
  if (path === '' || path.endsWith('/')) {
    const bare = path.slice(0, -1);
    const asPage = rules === 'auto' && bare !== '' ? [`${bare}.html`] : [];
    return [`${path}index.html`, ...asPage];
  }
  const html = rules === 'html' || rules === 'auto' ? [`${path}.html`] : [];
  const index = rules === 'index' || rules === 'auto' ? [`${path}/index.html`] : [];
  return [path, ...html, ...index];
}

/** Finds the files of one site by their addresses. */
export interface SiteResolver {
  /** What an address in a page leads to. */
  resolve(reference: Reference): Resolved;
  /** The file that the host would serve for a decoded path without a leading `/`. */
  fileAt(path: string): string | undefined;
}

export interface ResolverOptions {
  /** The paths of all files of the site. */
  readonly files: ReadonlySet<string>;
  readonly rules?: HostRules;
  readonly publicUrls?: readonly URL[];
}

/** Makes a resolver. It never touches the file system. */
export function createResolver({ files, rules = 'auto', publicUrls = [] }: ResolverOptions): SiteResolver {
  const addresses = new AddressReader(publicUrls);
  const fileAt = (path: string): string | undefined => candidatesOf(path, rules).find((name) => files.has(name));
  return {
    fileAt,
    resolve: (reference) => {
      const address = addresses.read(reference);
      if (address.kind !== 'internal') return address;
      const { path, query, fragment } = address;
      const file = fileAt(path);
      return file === undefined
        ? { kind: 'missing', path, query, fragment }
        : { kind: 'file', path: file, query, fragment };
    },
  };
}
