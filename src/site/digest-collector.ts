import { digestSite } from './content-digest.ts';
import { decodePage } from './encoding.ts';
import { isPage } from './folder.ts';
import { framePages, learnFrame } from './frame.ts';
import type { PageBytes } from './page-batch.ts';
import { recordAround, type PageRecord } from './page-record.ts';
import { BATCH_BYTES, MIN_BYTES_FOR_WORKERS, PagePool } from './page-workers.ts';
import { PageReader } from './page.ts';
import { AddressReader } from './resolve.ts';

const PLAN = { roots: [], content: undefined, ignore: undefined };

/** Bytes of pages that may wait to be read; beyond, whoever feeds them waits. */
const MAX_WAITING_BYTES = 16 * 2 ** 20;

/**
 * Makes the content digest of a site whose files come one after the other, as an archive is unpacked. Give it each file
 * once, in any order: pages with their bytes, other files with their digests. End with {@link finish} or {@link discard}.
 */
export class DigestCollector {
  readonly #workerFile: string | undefined;
  readonly #records: PageRecord[] = [];
  readonly #sha256 = new Map<string, string>();
  readonly #reading = new Set<Promise<void>>();
  #batch: PageBytes[] = [];
  #batchBytes = 0;
  #waitingBytes = 0;
  #pool: PagePool | undefined;
  #failure: unknown;

  /** @param workerFile a file that calls `serveBatches` in a worker; undefined to read on this thread */
  constructor(workerFile: string | undefined) {
    this.#workerFile = workerFile;
  }

  /** Whether a file is a page: then {@link addPage} takes its bytes. */
  static isPage(path: string): boolean {
    return isPage(path);
  }

  /**
   * Takes a page. Resolves at once, or when enough of the earlier ones were read.
   *
   * @param path path in the site, with `/` between its parts
   * @param bytes the whole page, in memory that nobody writes to any more
   */
  async addPage(path: string, bytes: Uint8Array): Promise<void> {
    this.#batch.push({ path, bytes });
    this.#batchBytes += bytes.byteLength;
    this.#waitingBytes += bytes.byteLength;
    // A small site is read at the end, on this thread.
    const bound = this.#pool === undefined && this.#workerFile !== undefined ? MIN_BYTES_FOR_WORKERS : BATCH_BYTES;
    if (this.#batchBytes < bound) return;
    this.#startBatch(this.#workerFile);
    while (this.#waitingBytes > MAX_WAITING_BYTES && this.#reading.size > 0) await Promise.race(this.#reading);
  }

  /** @param sha256 SHA-256 of the file's bytes in hex */
  addFile(path: string, sha256: string): void {
    this.#sha256.set(path, sha256);
  }

  /**
   * @param readPage gives the bytes of a page again; at most 16 are asked for, and only of sites that have pages
   *   without landmarks
   * @returns `c1:` and 64 hex digits
   * @throws Error when a page could not be read
   */
  async finish(readPage: (path: string) => Promise<Uint8Array>): Promise<string> {
    try {
      if (this.#batch.length > 0) this.#startBatch(undefined);
      await Promise.all(this.#reading);
      if (this.#failure !== undefined) throw new Error('The pages could not be read.', { cause: this.#failure });
      const [reader, addresses] = [new PageReader(), new AddressReader()];
      const around: PageRecord[] = [];
      for (const path of framePages(this.#records)) {
        around.push(recordAround(path, reader.readWhole(decodePage(await readPage(path))), addresses));
      }
      const frame = learnFrame(this.#records, around);
      return digestSite({ records: this.#records, frame, sha256Of: (path) => this.#sha256.get(path) });
    } finally {
      await this.discard();
    }
  }

  /** Ends the workers without a digest. */
  async discard(): Promise<void> {
    await this.#pool?.close();
  }

  #startBatch(workerFile: string | undefined): void {
    this.#pool ??= new PagePool(PLAN, workerFile);
    const [pages, bytes] = [this.#batch, this.#batchBytes];
    [this.#batch, this.#batchBytes] = [[], 0];
    const reading = this.#read(this.#pool, pages).finally(() => {
      this.#reading.delete(reading);
      this.#waitingBytes -= bytes;
    });
    this.#reading.add(reading);
  }

  async #read(pool: PagePool, pages: readonly PageBytes[]): Promise<void> {
    try {
      for (const [record] of await pool.read({ pages })) if (record !== undefined) this.#records.push(record);
    } catch (error) {
      this.#failure ??= error;
    }
  }
}
