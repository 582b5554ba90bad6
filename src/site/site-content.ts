import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { digestSite, imageKey } from './content-digest.ts';
import { decodePage } from './encoding.ts';
import { isPage, openSiteFile, readSiteFile, type SiteFolder } from './folder.ts';
import { framePages, learnFrame } from './frame.ts';
import { createPageReader, type PageTask, type ReadingPlan } from './page-batch.ts';
import type { PageRecord } from './page-record.ts';
import { readPages, type ReadingOptions } from './page-workers.ts';
import { fingerprint } from './text.ts';
import { learnSiteName } from './titles.ts';

/** What a site says to its readers. */
export interface SiteContent {
  readonly folder: SiteFolder;
  readonly files: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, PageRecord>;
  /** Fingerprints of the blocks that are the frame of pages without landmark. */
  readonly frame: ReadonlySet<number>;
  readonly withoutSiteName: (title: string) => string;
  /** Fingerprints of the images of a page, in their order. */
  readonly imagesOf: (page: PageRecord) => number[];
  readonly contentDigest: string;
}

export interface SelectorUse {
  readonly content?: string | undefined;
  readonly ignore?: string | undefined;
}

/** Images whose bytes are digested at once. */
const CONCURRENT_FILES = 8;

async function digestFile(root: string, path: string): Promise<string> {
  const handle = await openSiteFile(root, path);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream('', { fd: handle, highWaterMark: 256 * 1024 }))
    hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Digests of the files that the pages show. */
async function digestImages(
  { root }: SiteFolder,
  files: ReadonlySet<string>,
  pages: Iterable<PageRecord>,
): Promise<Map<string, string>> {
  const wanted = new Set<string>();
  for (const { images } of pages) for (const source of images) if (source.kind === 'file') wanted.add(source.path);
  const queue = [...wanted].filter((path) => files.has(path)).sort();
  const digests = new Map<string, string>();
  const drain = async (): Promise<void> => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop())
      digests.set(path, await digestFile(root, path));
  };
  await Promise.all(Array.from({ length: CONCURRENT_FILES }, drain));
  return digests;
}

/** Text around the content of the pages that tell the frame. */
async function readOutside({ root }: SiteFolder, pages: Iterable<PageRecord>, plan: ReadingPlan): Promise<string[]> {
  const reader = createPageReader(plan);
  const outside: string[] = [];
  for (const path of framePages(pages))
    outside.push(...reader.readWhole(decodePage(await readSiteFile(root, path))).outside);
  return outside;
}

async function describe(
  folder: SiteFolder,
  pages: ReadonlyMap<string, PageRecord>,
  plan: ReadingPlan,
): Promise<SiteContent> {
  const files = new Set(folder.files.map(({ path }) => path));
  const records = [...pages.values()];
  const [sha256, outside] = await Promise.all([
    digestImages(folder, files, records),
    readOutside(folder, records, plan),
  ]);
  const sha256Of = (path: string): string | undefined => sha256.get(path);
  const known = new Map<string, number>();
  const keyOf = (key: string): number => {
    const found = known.get(key) ?? fingerprint(key);
    known.set(key, found);
    return found;
  };
  return {
    folder,
    files,
    pages,
    frame: learnFrame(records, outside),
    withoutSiteName: learnSiteName(records.map(({ title }) => title)),
    imagesOf: ({ images }) => images.map((source) => keyOf(imageKey(source, sha256Of))),
    contentDigest: digestSite({ records, outside, sha256Of }),
  };
}

function tasksOf(folders: readonly SiteFolder[]): PageTask[] {
  const sizes = new Map<string, (number | undefined)[]>();
  folders.forEach(({ files }, index) => {
    for (const { path, size } of files) {
      if (!isPage(path)) continue;
      const known = sizes.get(path) ?? folders.map(() => undefined);
      known[index] = size;
      sizes.set(path, known);
    }
  });
  return [...sizes].map(([path, known]) => ({ path, sizes: known }));
}

/** Number of HTML files in a folder. */
export function countPages({ files }: SiteFolder): number {
  return files.filter(({ path }) => isPage(path)).length;
}

/**
 * Reads sites, states of one site at best: a page whose content has the same source in several is parsed once.
 *
 * @throws Error when a file cannot be read
 */
export async function readSites(
  folders: readonly SiteFolder[],
  { content, ignore }: SelectorUse,
  options: ReadingOptions,
): Promise<SiteContent[]> {
  const plan: ReadingPlan = { roots: folders.map(({ root }) => root), content, ignore };
  const tasks = tasksOf(folders);
  const found = new Map<string, readonly (PageRecord | undefined)[]>();
  await readPages(plan, tasks, {
    ...options,
    onRecords: (batch) => {
      for (const records of batch) {
        const path = records.find((record) => record !== undefined)?.path;
        if (path !== undefined) found.set(path, records);
      }
    },
  });
  const sites: SiteContent[] = [];
  for (const [index, folder] of folders.entries()) {
    const pages = new Map<string, PageRecord>();
    for (const { path } of folder.files) {
      const record = found.get(path)?.[index];
      if (record !== undefined) pages.set(path, record);
    }
    sites.push(await describe(folder, pages, plan));
  }
  return sites;
}
