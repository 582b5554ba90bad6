import { decodePage } from './encoding.ts';
import { SiteFiles } from './site-files.ts';
import { packRecords, recordBytes, recordPage, type PageRecord } from './page-record.ts';
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
  /** Whether the records are for the digest only, and not for a comparison. */
  readonly onlyDigest: boolean;
}

/** A page, and in which of the folders it is. */
export interface PageTask {
  readonly path: string;
  /** For each folder its size in bytes; undefined where it is not. */
  readonly sizes: readonly (number | undefined)[];
}

/** Larger pages count by their bytes, so that memory has a bound. */
export const MAX_PAGE_BYTES = 40 * 2 ** 20;

/** The records of a page, one for each folder that has it. Equal content has the same arrays. */
export type TaskRecords = readonly (PageRecord | undefined)[];

/** A reader of pages as a plan says; each thread has one of its own. */
export function createPageReader({ content, ignore }: Pick<ReadingPlan, 'content' | 'ignore'>): PageReader {
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
  readonly #onlyDigest: boolean;

  constructor(plan: ReadingPlan) {
    this.#folders = plan.roots.map((root) => new SiteFiles(root));
    this.#reader = createPageReader(plan);
    this.#onlyDigest = plan.onlyDigest;
  }

  /** @throws SiteFolderError when a page can't be read */
  read(tasks: readonly PageTask[]): TaskRecords[] {
    return packRecords(tasks.map((task) => this.#readStates(task)));
  }

  #readStates({ path, sizes }: PageTask): TaskRecords {
    let known: KnownState | undefined;
    return this.#folders.map((files, index) => {
      const size = sizes[index];
      if (size === undefined) return undefined;
      known = size > MAX_PAGE_BYTES ? unreadState(path, files, known) : this.#readState(path, files.read(path), known);
      return known.record;
    });
  }

  #readState(path: string, bytes: Buffer, known: KnownState | undefined): KnownState {
    if (known?.bytes?.equals(bytes) === true) return known;
    const sourced = this.#reader.readSourced(decodePage(bytes), known?.sourced);
    const isSame = known !== undefined && sourced.source !== undefined && sourced.source === known.sourced?.source;
    const record = isSame
      ? { ...known.record, title: sourced.page.title }
      : recordPage(sourced.page, { path, addresses: this.#addresses, onlyDigest: this.#onlyDigest });
    return { bytes, sourced, record };
  }
}

/** A page in one of the folders. */
interface KnownState {
  readonly bytes?: Buffer;
  readonly sourced?: SourcedPage;
  readonly record: PageRecord;
}

/** A page that is too large to be read: it counts by its bytes. */
function unreadState(path: string, files: SiteFiles, known: KnownState | undefined): KnownState {
  const record = recordBytes(path, files.sha256(path));
  return known?.record.contentDigest === record.contentDigest ? known : { record };
}
