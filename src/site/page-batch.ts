import { decodePage } from './encoding.ts';
import { SiteFiles } from './folder.ts';
import { packRecords, recordPage, type PageRecord } from './page-record.ts';
import { PageReader, type SourcedPage } from './page.ts';
import { AddressReader } from './resolve.ts';
import { parseSelector } from './selectors.ts';

/** How the pages of one site, or of two states of it, are read. It can be sent to a worker. */
export interface ReadingPlan {
  /** Real paths of the folders. */
  readonly roots: readonly string[];
  /** CSS selectors; undefined for the rules of this program. */
  readonly content: string | undefined;
  readonly ignore: string | undefined;
}

/** A page, and in which of the folders it is. */
export interface PageTask {
  readonly path: string;
  /** For each folder its size in bytes; undefined where it is not. */
  readonly sizes: readonly (number | undefined)[];
}

/** A page of one site whose bytes are at hand. */
export interface PageBytes {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The records of a page, one for each folder that has it. Equal content has the same arrays. */
export type TaskRecords = readonly (PageRecord | undefined)[];

/** A reader of pages as a plan says; each thread has one of its own. */
export function createPageReader({ content, ignore }: ReadingPlan): PageReader {
  return new PageReader({
    content: content === undefined ? undefined : parseSelector(content),
    ignore: ignore === undefined ? undefined : parseSelector(ignore),
  });
}

/** Reads pages in batches. */
export class BatchReader {
  readonly #folders: readonly SiteFiles[];
  readonly #reader: PageReader;
  readonly #addresses = new AddressReader();

  constructor(plan: ReadingPlan) {
    this.#folders = plan.roots.map((root) => new SiteFiles(root));
    this.#reader = createPageReader(plan);
  }

  /** Reads pages whose bytes are at hand. */
  readBytes(pages: readonly PageBytes[]): TaskRecords[] {
    return packRecords(
      pages.map(({ path, bytes }) =>
        this.#readStates(path, [Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
      ),
    );
  }

  /** Reads pages from their folders. */
  read(tasks: readonly PageTask[]): TaskRecords[] {
    return packRecords(
      tasks.map(({ path, sizes }) =>
        this.#readStates(
          path,
          this.#folders.map((files, index) => (sizes[index] === undefined ? undefined : files.read(path))),
        ),
      ),
    );
  }

  #readStates(path: string, files: readonly (Buffer | undefined)[]): TaskRecords {
    let known: { readonly bytes: Buffer; readonly sourced: SourcedPage; readonly record: PageRecord } | undefined;
    return files.map((bytes) => {
      if (bytes === undefined) return undefined;
      if (known?.bytes.equals(bytes) === true) return known.record;
      const sourced = this.#reader.readSourced(decodePage(bytes), known?.sourced);
      const same = known !== undefined && sourced.source !== undefined && sourced.source === known.sourced.source;
      const record =
        same && known
          ? { ...known.record, title: sourced.page.title }
          : recordPage(path, sourced.page, this.#addresses);
      known = { bytes, sourced, record };
      return record;
    });
  }
}
