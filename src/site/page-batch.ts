import { decodePage } from './encoding.ts';
import { readSiteFile } from './folder.ts';
import { recordPage, type PageRecord } from './page-record.ts';
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
  readonly #plan: ReadingPlan;
  readonly #reader: PageReader;
  readonly #addresses = new AddressReader();

  constructor(plan: ReadingPlan) {
    this.#plan = plan;
    this.#reader = createPageReader(plan);
  }

  async read(tasks: readonly PageTask[]): Promise<TaskRecords[]> {
    // The next page is fetched while one is parsed.
    const bytes = tasks.map(() => undefined as Promise<(Buffer | undefined)[]> | undefined);
    const fetch = (at: number): void => {
      const task = tasks[at];
      if (task === undefined) return;
      const files = Promise.all(
        this.#plan.roots.map((root, index) =>
          task.sizes[index] === undefined ? undefined : readSiteFile(root, task.path),
        ),
      );
      files.catch(() => undefined);
      bytes[at] = files;
    };
    fetch(0);
    const results: TaskRecords[] = [];
    for (const [at, { path }] of tasks.entries()) {
      fetch(at + 1);
      const files = (await bytes[at]) ?? [];
      bytes[at] = undefined;
      results.push(this.#readStates(path, files));
    }
    return results;
  }

  #readStates(path: string, files: readonly (Buffer | undefined)[]): TaskRecords {
    let known: { readonly bytes: Buffer; readonly sourced: SourcedPage; readonly record: PageRecord } | undefined;
    return files.map((bytes) => {
      if (bytes === undefined) return undefined;
      if (known !== undefined && known.bytes.equals(bytes)) return known.record;
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
