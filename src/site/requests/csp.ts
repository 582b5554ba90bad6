import { createHash } from 'node:crypto';
import type { RequestKind } from './types.ts';

/** Directives of one policy with their sources, all as they are written. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Where sources are looked up for each kind of request, the first directive that is there counts (CSP 3, section 6.8). */
const DIRECTIVES: Readonly<Record<RequestKind, readonly string[]>> = {
  stylesheet: ['style-src-elem', 'style-src', 'default-src'],
  script: ['script-src-elem', 'script-src', 'default-src'],
  import: ['script-src-elem', 'script-src', 'default-src'],
  image: ['img-src', 'default-src'],
  icon: ['img-src', 'default-src'],
  font: ['font-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  media: ['media-src', 'default-src'],
  track: ['media-src', 'default-src'],
  object: ['object-src', 'default-src'],
  manifest: ['manifest-src', 'default-src'],
  fetch: ['connect-src', 'default-src'],
  connect: [],
  document: [],
  other: ['default-src'],
};

function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name !== undefined && name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

function matchesScheme(wanted: string, actual: string): boolean {
  return wanted === actual || (wanted === 'http' && actual === 'https') || (wanted === 'ws' && actual === 'wss');
}

const SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i;

function matchesName(pattern: string, name: string): boolean {
  if (pattern.startsWith('*.')) return name.endsWith(pattern.slice(1));
  return pattern === '*' || name === pattern;
}

function matchesPath(pattern: string, path: string): boolean {
  if (pattern === '' || pattern === '/') return true;
  return pattern.endsWith('/') ? path.startsWith(pattern) : path === pattern;
}

function matchesHost(source: string, { protocol, hostname, port: ownPort, pathname }: URL): boolean {
  const [, scheme, host = '', port, path = ''] = SOURCE.exec(source) ?? [];
  if (scheme !== undefined && !matchesScheme(scheme.toLowerCase(), protocol.slice(0, -1))) return false;
  const usual = /^(?:https|wss):$/.test(protocol) ? '443' : '80';
  const samePort = port === '*' || (ownPort || usual) === (port ?? usual);
  return samePort && matchesName(host.toLowerCase(), hostname.toLowerCase()) && matchesPath(path, pathname);
}

function allowsUrl(sources: readonly string[], url: URL, own: boolean): boolean {
  return sources.some((source) => {
    const lower = source.toLowerCase();
    if (lower === "'self'") return own;
    if (lower === '*') return /^(?:https?|wss?):$/.test(url.protocol);
    if (lower.startsWith("'")) return false;
    if (/^[a-z][a-z0-9+.-]*:$/.test(lower)) return matchesScheme(lower.slice(0, -1), url.protocol.slice(0, -1));
    return !own && matchesHost(source, url);
  });
}

const isHashOrNonce = (source: string): boolean => /^'(?:nonce|sha(?:256|384|512))-/i.test(source);

function allowsInlineBy(sources: readonly string[], text: string, nonce: string | undefined): boolean {
  if (nonce !== undefined && nonce !== '' && sources.includes(`'nonce-${nonce}'`)) return true;
  for (const algorithm of ['sha256', 'sha384', 'sha512']) {
    if (!sources.some((source) => source.toLowerCase().startsWith(`'${algorithm}-`))) continue;
    const digest = createHash(algorithm).update(text.replace(/\r\n?/g, '\n')).digest('base64');
    if (
      sources.some(
        (source) => source.replaceAll('-', '+').replaceAll('_', '/').slice(8) === `${digest}'`.replaceAll('-', '+'),
      )
    )
      return true;
  }
  return sources.some((source) => source.toLowerCase() === "'unsafe-inline'") && !sources.some(isHashOrNonce);
}

/** What a page's own policies, in its `meta` elements, let it ask for. */
export class PagePolicies {
  readonly #policies: Policy[] = [];

  add(text: string): void {
    this.#policies.push(parsePolicy(text));
  }

  get isEmpty(): boolean {
    return this.#policies.length === 0;
  }

  /** Whether `http:` is asked for as `https:`. */
  get upgrades(): boolean {
    return this.#policies.some((policy) => policy.has('upgrade-insecure-requests'));
  }

  #sources(directives: readonly string[]): (readonly string[])[] {
    return this.#policies.flatMap((policy) => {
      const name = directives.find((directive) => policy.has(directive));
      return name === undefined ? [] : [policy.get(name) ?? []];
    });
  }

  /** @param own whether the URL is one of the site */
  allows(kind: RequestKind, url: URL, { own, nonce }: { own: boolean; nonce?: string | undefined }): boolean {
    return this.#sources(DIRECTIVES[kind]).every(
      (sources) =>
        allowsUrl(sources, url, own) || (nonce !== undefined && nonce !== '' && sources.includes(`'nonce-${nonce}'`)),
    );
  }

  allowsInline(what: 'script' | 'style' | 'style-attribute', text: string, nonce?: string): boolean {
    const [type, part] = what === 'style-attribute' ? ['style', 'attr'] : [what, 'elem'];
    return this.#sources([`${type}-src-${part}`, `${type}-src`, 'default-src']).every((sources) =>
      allowsInlineBy(sources, text, nonce),
    );
  }
}
