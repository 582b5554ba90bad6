import { createHash, hash, type Hash } from 'node:crypto';
import { imageSource, linkKey, type ImageSource } from './keys.ts';
import type { Page } from './page.ts';
import type { AddressReader } from './resolve.ts';
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
  /** SHA-256 over the lines of the content, see docs/content-digest.md. Of a page without landmark: of its anchors. */
  readonly contentDigest: string;
  /** Of a page without landmark: 16 bytes of the SHA-256 of each block, and then of the line of each link. */
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

/** Characters that are digested at once: one call for each line would take longer than the digest. */
const DIGEST_PIECE = 64 * 1024;

function digestOf(lines: readonly string[]): string {
  let long: Hash | undefined;
  let piece = '';
  for (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < DIGEST_PIECE) continue;
    long ??= createHash('sha256');
    long.update(piece);
    piece = '';
  }
  return long === undefined ? hash('sha256', piece) : long.update(piece).digest('hex');
}

function blockDigestsOf(blocks: readonly string[]): Buffer {
  const digests = Buffer.alloc(blocks.length * BLOCK_DIGEST_BYTES);
  blocks.forEach((block, index) => {
    hash('sha256', block, 'buffer').copy(digests, index * BLOCK_DIGEST_BYTES, 0, BLOCK_DIGEST_BYTES);
  });
  return digests;
}

/**
 * Puts the numbers of many records into one buffer: a buffer for each list of each page would take more memory than the
 * numbers. Equal records stay the same object.
 */
export function packRecords(states: readonly (readonly (PageRecord | undefined)[])[]): (PageRecord | undefined)[][] {
  const lists = new Set<Float64Array>();
  for (const record of states.flat()) {
    if (record !== undefined) for (const list of [record.blocks, record.anchors, record.links]) lists.add(list);
  }
  const all = new Float64Array([...lists].reduce((sum, { length }) => sum + length, 0));
  const packed = new Map<Float64Array, Float64Array>();
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    packed.set(list, all.subarray(at, at + list.length));
    at += list.length;
  }
  const listOf = (list: Float64Array): Float64Array => packed.get(list) ?? list;
  const records = new Map<PageRecord, PageRecord>();
  const pack = (record: PageRecord): PageRecord => {
    const { blocks, anchors, links } = record;
    const known = records.get(record) ?? {
      ...record,
      blocks: listOf(blocks),
      anchors: listOf(anchors),
      links: listOf(links),
    };
    records.set(record, known);
    return known;
  };
  return states.map((state) => state.map((record) => record && pack(record)));
}

/** Each link as one number, its target and its fragment mixed, in the order of the page. */
export function linkValues({ links }: Pick<PageRecord, 'links'>, targets?: ReadonlyMap<number, number>): Float64Array {
  const values = new Float64Array(links.length / 2);
  for (let at = 0; at < values.length; at += 1) {
    const target = links[2 * at] ?? 0;
    values[at] = (targets?.get(target) ?? target) + (links[2 * at + 1] ?? 0) * 3;
  }
  return values;
}

export interface RecordOptions {
  readonly path: string;
  readonly addresses: AddressReader;
  /** Leaves out the fingerprints that the digest of a site does not need: those of pages with a landmark. */
  readonly onlyDigest?: boolean | undefined;
}

/** Makes the record of a page. */
export function recordPage(page: Page, { path, addresses, onlyDigest = false }: RecordOptions): PageRecord {
  const { title, base, hasLandmark, matchesContent, blocks } = page;
  const isBare = onlyDigest && hasLandmark;
  const listOf = (texts: readonly string[]): Float64Array => Float64Array.from(isBare ? [] : texts, fingerprint);
  const anchors = stableAnchors(page.anchors);
  const links = page.links.flatMap((href) => linkKey(addresses, { page: path, href, base }) ?? []);
  const images = page.images.flatMap((href) => imageSource(addresses, { page: path, href, base }) ?? []);
  const linkLines = links.map(({ target, fragment }) => `link ${target}${fragment === '' ? '' : `#${fragment}`}`);
  const anchorLines = anchors.map((id) => `anchor ${id}`);
  const lines = hasLandmark ? [...blocks.map((block) => `text ${block}`), ...anchorLines, ...linkLines] : anchorLines;
  return {
    path,
    title,
    hasLandmark,
    matchesContent,
    blocks: listOf(blocks),
    anchors: listOf(anchors).sort(),
    links: listOf(links.flatMap(({ target, fragment }) => [target, fragment])),
    images,
    contentDigest: digestOf(lines),
    blockDigests: hasLandmark ? undefined : blockDigestsOf([...blocks, ...linkLines]),
  };
}

/** Makes the record of a page that counts by its bytes. */
export function recordBytes(path: string, sha256: string): PageRecord {
  const nothing = new Float64Array(0);
  const blocks = Float64Array.of(fingerprint(sha256));
  const facts = { hasLandmark: true, matchesContent: true, images: [], blockDigests: undefined };
  return {
    path,
    title: '',
    ...facts,
    blocks,
    anchors: nothing,
    links: nothing,
    contentDigest: digestOf([`bytes ${sha256}`]),
  };
}

/** Makes a record of what stands around the content of a page. */
export function recordAround(path: string, { around, ...page }: Page, addresses: AddressReader): PageRecord {
  return recordPage({ ...page, ...around, around }, { path, addresses });
}
