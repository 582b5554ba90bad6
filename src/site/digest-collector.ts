import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { digestSite } from './content-digest.ts';
import { decodePage } from './encoding.ts';
import { isPage } from './folder.ts';
import { SiteFiles } from './site-files.ts';
import { framePages, learnFrame } from './frame.ts';
import type { PageTask, TaskRecords } from './page-batch.ts';
import { recordAround, type PageRecord } from './page-record.ts';
export { findPageWorker } from './page-workers.ts';
import { BATCH_BYTES, batchesOf, MIN_BYTES_FOR_WORKERS, PagePool } from './page-workers.ts';
import { PageReader } from './page.ts';
import { AddressReader } from './resolve.ts';

/** A file that is complete on the disk. */
export interface WrittenFile {
  /** Path in the folder, with `/` between its parts. */
  readonly path: string;
  readonly size: number;
  /** SHA-256 of its bytes in hex. */
  readonly sha256: string;
}

/**
 * Computes the content digest of a site while its files are written to a folder. Takes each file once, in any order. To be
 * ended with {@link finish} or {@link discard}.
 */
export class DigestCollector {
  readonly #folder: string;
  readonly #workerFile: string | undefined;
  readonly #records: PageRecord[] = [];
  readonly #sha256 = new Map<string, string>();
  readonly #topNames = new Set<string>();
  #batch: PageTask[] = [];
  #batchBytes = 0;
  #pool: PagePool | undefined;

  /**
   * @param folder the folder that the files are written to
   * @param workerFile a file that calls `serveBatches` in a worker; undefined to read on this thread
   */
  constructor(folder: string, workerFile: string | undefined) {
    this.#folder = folder;
    this.#workerFile = workerFile;
  }

  add({ path, size, sha256 }: WrittenFile): void {
    this.#topNames.add(path.split('/', 1)[0] ?? '');
    if (!isPage(path)) {
      this.#sha256.set(path, sha256);
      return;
    }
    this.#batch.push({ path, sizes: [size] });
    this.#batchBytes += size;
    // With one name at the top, that folder may be the site. The addresses in it are then different.
    if (this.#topNames.size < 2 || this.#workerFile === undefined) return;
    if (this.#batchBytes >= (this.#pool === undefined ? MIN_BYTES_FOR_WORKERS : BATCH_BYTES)) this.#startBatches('');
  }

  /**
   * @param rootDir the site's folder in the folder: empty, or a single name
   * @returns `c1:` and 64 hex digits
   * @throws SiteFolderError when a page can't be read
   */
  async finish(rootDir: string): Promise<string> {
    try {
      await this.#startBatches(rootDir).finish();
      const prefix = rootDir === '' ? '' : `${rootDir}/`;
      const frame = learnFrame(this.#records, this.#readAround(rootDir));
      const sha256Of = (path: string): string | undefined => this.#sha256.get(prefix + path);
      return digestSite({ records: this.#records, frame, sha256Of });
    } finally {
      await this.discard();
    }
  }

  /** Ends the workers without a digest. */
  async discard(): Promise<void> {
    await this.#pool?.close();
  }

  #startBatches(rootDir: string): PagePool {
    const prefix = rootDir === '' ? 0 : rootDir.length + 1;
    this.#pool ??= this.#openPool(rootDir);
    for (const tasks of batchesOf(this.#batch))
      this.#pool.add(tasks.map((task) => ({ ...task, path: task.path.slice(prefix) })));
    this.#batch = [];
    this.#batchBytes = 0;
    return this.#pool;
  }

  #openPool(rootDir: string): PagePool {
    const plan = { roots: [this.#rootOf(rootDir)], content: undefined, ignore: undefined, onlyDigest: true };
    const workerFile = this.#batchBytes < MIN_BYTES_FOR_WORKERS ? undefined : this.#workerFile;
    const onRecords = (found: readonly TaskRecords[]): void => {
      for (const [record] of found) if (record !== undefined) this.#records.push(record);
    };
    return new PagePool(plan, { workerFile, onRecords });
  }

  #rootOf(rootDir: string): string {
    return realpathSync(join(this.#folder, rootDir));
  }

  /** What is around the content of some pages, for sites that have pages without landmarks. */
  #readAround(rootDir: string): PageRecord[] {
    const [reader, addresses] = [new PageReader(), new AddressReader()];
    const files = new SiteFiles(this.#rootOf(rootDir));
    return framePages(this.#records).map((path) =>
      recordAround(path, reader.readWhole(decodePage(files.read(path))), addresses),
    );
  }
}
