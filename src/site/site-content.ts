import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { digestSite, imageKey, ownImages } from './content-digest.ts';
import { decodePage } from './encoding.ts';
import { isPage, type SiteFolder } from './folder.ts';
import { openSiteFile, SiteFiles } from './site-files.ts';
import { framePages, learnFrame, type Frame } from './frame.ts';
import { createPageReader, MAX_PAGE_BYTES, type PageTask, type ReadingPlan, type TaskRecords } from './page-batch.ts';
import { recordAround, type PageRecord } from './page-record.ts';
import { readPages } from './page-workers.ts';
import { AddressReader } from './resolve.ts';
import { fingerprint } from './text.ts';
import { learnSiteName } from './titles.ts';

/** What a site says to its readers. */
export interface SiteContent {
  readonly folder: SiteFolder;
  readonly files: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, PageRecord>;
  readonly frame: Frame;
  readonly withoutSiteName: (title: string) => string;
  /** Fingerprints of the images of a page that are not the frame's, in their order. */
  readonly imagesOf: (page: PageRecord, frame: Frame) => number[];
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

/** What stands around the content of the pages that tell the frame. */
function readAround({ root }: SiteFolder, pages: Iterable<PageRecord>, plan: ReadingPlan): PageRecord[] {
  const [reader, files, addresses] = [createPageReader(plan), new SiteFiles(root), new AddressReader()];
  return framePages(pages).map((path) => recordAround(path, reader.readWhole(decodePage(files.read(path))), addresses));
}

async function describe(
  folder: SiteFolder,
  pages: ReadonlyMap<string, PageRecord>,
  plan: ReadingPlan,
): Promise<SiteContent> {
  const files = new Set(folder.files.map(({ path }) => path));
  const records = [...pages.values()];
  const sha256 = await digestImages(folder, files, records);
  const frame = learnFrame(records, readAround(folder, records, plan));
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
    frame,
    withoutSiteName: learnSiteName(records.map(({ title }) => title)),
    imagesOf: (page, joined) => ownImages(page, joined).map((source) => keyOf(imageKey(source, sha256Of))),
    contentDigest: digestSite({ records, frame, sha256Of }),
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

/** The states of a page that is larger than this are read one by one: each by a thread of its own if there are several. */
const LARGE_PAGE_BYTES = 4 * 2 ** 20;

function splitLarge(task: PageTask, folders: readonly SiteFolder[]): PageTask[] {
  const { path, sizes } = task;
  const isLarge = sizes.every((size) => size !== undefined && size > LARGE_PAGE_BYTES && size <= MAX_PAGE_BYTES);
  if (!isLarge) return [task];
  const sha256 = (): Set<string> => new Set(folders.map(({ root }) => new SiteFiles(root).sha256(path)));
  // Equal bytes are parsed once.
  if (new Set(sizes).size === 1 && sha256().size === 1) return [task];
  return sizes.map((_, state) => ({ path, sizes: sizes.map((size, index) => (index === state ? size : undefined)) }));
}

export interface ReadingOptions {
  /** The file that serves as worker; undefined to read on this thread only. */
  readonly workerFile: string | undefined;
  readonly onProgress: (pages: number) => void;
}

/**
 * Reads sites, states of one site at best: a page whose content has the same source in several is parsed once.
 *
 * @throws Error when a file cannot be read
 */
export async function readSites(
  folders: readonly SiteFolder[],
  { content, ignore }: SelectorUse,
  { workerFile, onProgress }: ReadingOptions,
): Promise<SiteContent[]> {
  const plan: ReadingPlan = { roots: folders.map(({ root }) => root), content, ignore, onlyDigest: false };
  const tasks = tasksOf(folders).flatMap((task) => splitLarge(task, folders));
  const found = new Map<string, readonly (PageRecord | undefined)[]>();
  const onRecords = (batch: readonly TaskRecords[]): void => {
    const known = found.size;
    for (const records of batch) {
      const path = records.find((record) => record !== undefined)?.path;
      if (path === undefined) continue;
      const others = found.get(path);
      found.set(path, others === undefined ? records : records.map((record, index) => record ?? others[index]));
    }
    onProgress(found.size - known);
  };
  await readPages(plan, tasks, { workerFile, onRecords });
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
