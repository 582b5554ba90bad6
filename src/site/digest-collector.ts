import { digestSite } from './content-digest.ts';
import { decodePage } from './encoding.ts';
import { isPage } from './folder.ts';
import { framePages } from './frame.ts';
import { readRecord, type PageRecord } from './page-record.ts';
import { PageReader } from './page.ts';
import { AddressReader } from './resolve.ts';

/**
 * Makes the content digest of a site whose files come one after the other, as an archive is unpacked. Give it each file
 * once, in any order: pages with their bytes, other files with their digests.
 */
export class DigestCollector {
  readonly #reader = new PageReader();
  readonly #addresses = new AddressReader();
  readonly #records: PageRecord[] = [];
  readonly #sha256 = new Map<string, string>();

  /** Whether a file is a page: then {@link addPage} takes its bytes. */
  static isPage(path: string): boolean {
    return isPage(path);
  }

  /** @param path path in the site, with `/` between its parts */
  addPage(path: string, bytes: Uint8Array): void {
    this.#records.push(readRecord(path, bytes, this.#reader, this.#addresses));
  }

  /** @param sha256 SHA-256 of the file's bytes in hex */
  addFile(path: string, sha256: string): void {
    this.#sha256.set(path, sha256);
  }

  /**
   * @param readPage gives the bytes of a page again; at most 16 are asked for, and only of sites that have pages
   *   without landmarks
   * @returns `c1:` and 64 hex digits
   */
  async finish(readPage: (path: string) => Promise<Uint8Array>): Promise<string> {
    const outside: string[] = [];
    for (const path of framePages(this.#records)) {
      outside.push(...this.#reader.readWhole(decodePage(await readPage(path))).outside);
    }
    return digestSite({ records: this.#records, outside, sha256Of: (path) => this.#sha256.get(path) });
  }
}
