import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tarEntry, tarOf, paxEntry } from './archive-bytes.ts';

/** The contents of a site, by path. */
export type SampleSite = ReadonlyMap<string, Buffer>;

/** Reproducible random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Sizes at the limits of a block, a chunk, and what is inflated in one call. */
const EDGE_SIZES = [0, 1, 511, 512, 513, 1023, 65_536, 131_072, 131_073, 3 * 1024 ** 2];
/** Paths that need UTF-8, a prefix or a pax header, or that sort in an unusual order. */
const UNUSUAL_PATHS = [
  'index.html',
  'a-b.html',
  'a/b.html',
  'a.html',
  '.nojekyll',
  'über/straße 1.html',
  '日本語/ページ.html',
  '\u{1F600}.html',
  '\uFF5E.html',
  `long/${'n'.repeat(250)}.html`,
  `${'deep/'.repeat(40)}page.htm`,
  "it's & odd.svg",
];

/** A site of `count` files: pages that compress, assets that do not, and edge cases. */
export function sampleSite(count: number, seed = 1): SampleSite {
  const random = seededRandom(seed);
  const site = new Map<string, Buffer>();
  for (const [index, path] of UNUSUAL_PATHS.entries()) site.set(path, Buffer.from(`<p>${index}</p>`));
  for (const size of EDGE_SIZES) site.set(`assets/edge-${size}.bin`, noise(size, random));
  for (let index = site.size; index < count; index += 1) {
    const text = `<h1>Page ${index}</h1>${`<p>${random()}</p>`.repeat(Math.floor(random() * 60))}`;
    site.set(`section-${index % 37}/part-${index % 5}/page-${index}.html`, Buffer.from(text));
  }
  return site;
}

function noise(size: number, random: () => number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) bytes[at] = Math.floor(random() * 256);
  return bytes;
}

export function writeSite(dir: string, site: SampleSite): void {
  for (const [path, content] of site) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Packs the site as a tar with a top folder, with each path in a pax header. */
export function siteTar(site: SampleSite, top = 'site/'): Buffer {
  return tarOf(
    ...[...site].flatMap(([path, content]) => [
      paxEntry({ path: `${top}${path}` }),
      tarEntry({ name: 'short', content }),
    ]),
  );
}

/** A second implementation of the content digest. */
export function expectedDigest(site: SampleSite): string {
  const lines = [...site]
    .map(([path, content]) => ({
      path: Buffer.from(`./${path}`),
      sum: createHash('sha256').update(content).digest('hex'),
    }))
    .sort((a, b) => Buffer.compare(a.path, b.path))
    .map(({ path, sum }) => Buffer.concat([Buffer.from(`${sum}  `), path, Buffer.from('\n')]));
  return createHash('sha256').update(Buffer.concat(lines)).digest('hex');
}
