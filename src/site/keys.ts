import { createHash } from 'node:crypto';
import { AddressReader, type Reference } from './resolve.ts';

/** What makes a file's name differ from build to build, right before its extension: `logo.4f2a91bc.png`, `logo-DxK3f_9a.png`. */
const NAME_HASH = /[.~-]([0-9a-f]{6,}|[\w-]{8,})(?=\.\w{1,8}$)/;

/** A folder that is named after what it holds. */
const HASH_FOLDER = /(^|\/)[0-9a-f]{32,64}(?=\/)/g;

function looksRandom(token: string): boolean {
  if (/^\d+$/.test(token)) return false;
  return (/\d/.test(token) && /[a-z]/i.test(token)) || /[a-z][A-Z].*[a-z][A-Z]|[A-Z]{2}.*[a-z]/.test(token);
}

/** A file's path without what a build puts into it, so that the same file of two builds has one. */
export function stableName(path: string): string {
  const named = path.replace(HASH_FOLDER, '$1');
  const built = named.includes('_next/static/media/');
  return named.replace(NAME_HASH, (found, token: string) => (built || looksRandom(token) ? '' : found));
}

/** Whether a path is that of a page, by its name alone: a link must mean the same whether its target is there or not. */
function isPagePath(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !/\.(?!html?$)[a-z]\w{0,7}$/i.test(name);
}

/** The name of a page by which hosts find it: without `.html`, `index` and the last `/`. */
export function pageKey(path: string): string {
  return path
    .replace(/\.html?$/i, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\/$/, '');
}

/** The target of a link as it counts: an internal one is a page or the stable name of a file. */
export interface LinkKey {
  /** `page:`, `file:` or a URL. */
  readonly target: string;
  /** Empty when there is none. */
  readonly fragment: string;
}

/** The target of links to a page. */
export function pageTarget(path: string): string {
  return `page:${pageKey(path)}`;
}

/** What a link leads to; undefined when it leads nowhere, as a script does. */
export function linkKey(addresses: AddressReader, reference: Reference): LinkKey | undefined {
  const address = addresses.read(reference);
  switch (address.kind) {
    case 'internal': {
      const { path, fragment = '' } = address;
      return { target: isPagePath(path) ? pageTarget(path) : `file:${stableName(path)}`, fragment };
    }
    case 'external':
      return { target: address.url, fragment: '' };
    case 'other':
      return address.scheme === 'javascript' ? undefined : { target: reference.href.trim(), fragment: '' };
    default:
      return undefined;
  }
}

/** What a page shows, before the bytes of its files are known. */
export type ImageSource =
  | { readonly kind: 'file'; readonly path: string }
  /** Known by itself: a URL elsewhere, bytes in the page, a page in a frame. */
  | { readonly kind: 'key'; readonly key: string };

/** The key of an image of known bytes. */
export function bytesKey(sha256: string): string {
  return `sha256:${sha256}`;
}

/** The key of an image whose file is not there. */
export function missingKey(path: string): string {
  return `missing:${stableName(path)}`;
}

function dataKey(address: string): string {
  const [, head = '', body = ''] = /^data:([^,]{0,200}),(.*)$/s.exec(address) ?? [];
  const bytes = /;base64$/i.test(head) ? Buffer.from(body, 'base64') : Buffer.from(body);
  return bytesKey(createHash('sha256').update(bytes).digest('hex'));
}

/** Where what a page shows comes from. */
export function imageSource(addresses: AddressReader, reference: Reference): ImageSource | undefined {
  const { href } = reference;
  if (/^\s*data:/i.test(href)) return { kind: 'key', key: dataKey(href.trim()) };
  const address = addresses.read(reference);
  if (address.kind === 'external') return { kind: 'key', key: address.url };
  if (address.kind !== 'internal') return undefined;
  const { path } = address;
  return isPagePath(path) ? { kind: 'key', key: pageTarget(path) } : { kind: 'file', path };
}
