import { createHash } from 'node:crypto';
import { decodePage } from './encoding.ts';
import { imageSource, linkKey, type ImageSource } from './keys.ts';
import type { Page, PageReader } from './page.ts';
import { AddressReader } from './resolve.ts';
import { fingerprint } from './text.ts';

/** What is kept of a page: fingerprints in place of texts, so that memory does not grow with the size of the pages. */
export interface PageRecord {
  readonly path: string;
  readonly title: string;
  readonly hasLandmark: boolean;
  readonly matchesContent: boolean;
  /** Fingerprints of the text blocks, in their order. */
  readonly blocks: Float64Array;
  /** Fingerprints of the anchors, sorted. */
  readonly anchors: Float64Array;
  /** Two fingerprints for each link: its target, and its fragment or 0. */
  readonly links: Float64Array;
  readonly images: readonly ImageSource[];
  /** SHA-256 over the lines of the content, see docs/content-digest.md. Of a page without landmark: without its text. */
  readonly contentDigest: string;
  /** Of a page without landmark: 16 bytes of the SHA-256 of each block. */
  readonly blockDigests: Buffer | undefined;
}

/** Bytes of a block's digest that are kept. */
export const BLOCK_DIGEST_BYTES = 16;

/** Ids that a framework counts up when it renders: they differ from build to build. */
const GENERATED_ID = /^(?:radix-|headlessui-|react-aria|:[rR]|_[rR]_|\u00ab[rR])/;

/** The anchors that a link may use: each once, in the order of their code units. */
export function stableAnchors(anchors: readonly string[]): string[] {
  return [...new Set(anchors)].filter((id) => id !== '' && !GENERATED_ID.test(id)).sort();
}

function digestOf(lines: readonly string[]): string {
  const hash = createHash('sha256');
  return hash.update(lines.map((line) => `${line}\n`).join('')).digest('hex');
}

function blockDigestsOf(blocks: readonly string[]): Buffer {
  const digests = Buffer.alloc(blocks.length * BLOCK_DIGEST_BYTES);
  blocks.forEach((block, index) => {
    const digest = createHash('sha256').update(block).digest();
    digest.copy(digests, index * BLOCK_DIGEST_BYTES, 0, BLOCK_DIGEST_BYTES);
  });
  return digests;
}

/** Makes the record of a page. */
export function recordPage(path: string, page: Page, addresses: AddressReader): PageRecord {
  const { title, base, hasLandmark, matchesContent, blocks } = page;
  const anchors = stableAnchors(page.anchors);
  const links = page.links.flatMap((href) => linkKey(addresses, { page: path, href, base }) ?? []);
  const images = page.images.flatMap((href) => imageSource(addresses, { page: path, href, base }) ?? []);
  const lines = [
    ...(hasLandmark ? blocks.map((block) => `text ${block}`) : []),
    ...anchors.map((id) => `anchor ${id}`),
    ...links.map(({ target, fragment }) => `link ${target}${fragment === '' ? '' : `#${fragment}`}`),
  ];
  return {
    path,
    title,
    hasLandmark,
    matchesContent,
    blocks: Float64Array.from(blocks, fingerprint),
    anchors: Float64Array.from(anchors, fingerprint).sort(),
    links: Float64Array.from(links.flatMap(({ target, fragment }) => [fingerprint(target), fingerprint(fragment)])),
    images,
    contentDigest: digestOf(lines),
    blockDigests: hasLandmark ? undefined : blockDigestsOf(blocks),
  };
}

/** Reads the bytes of a page. */
export function readRecord(path: string, bytes: Uint8Array, reader: PageReader, addresses: AddressReader): PageRecord {
  return recordPage(path, reader.read(decodePage(bytes)), addresses);
}
