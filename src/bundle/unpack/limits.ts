import { refused } from './refusal.ts';

/** What an archive may cost at most. Everything above is a bomb or a mistake, and the whole archive is refused. */
export interface UnpackLimits {
  /** Bytes after decompression, headers and padding included. */
  readonly totalBytes: number;
  /** Decompressed bytes for each compressed byte, measured over everything read so far. */
  readonly ratio: number;
  /** Bytes after decompression up to which the ratio is not looked at: small archives may compress freely. */
  readonly ratioFreeBytes: number;
  /** Files, folders and links, and the headers that only describe the next entry. */
  readonly entries: number;
  /** Folders in a path, the file's own name included. */
  readonly depth: number;
  /** Bytes of one name of a path, in UTF-8. */
  readonly nameBytes: number;
  /** Bytes of a whole path inside the archive, in UTF-8. */
  readonly pathBytes: number;
  /** Bytes of one pax or GNU header that describes the next entry; it is held in memory. */
  readonly metadataBytes: number;
}

const MIB = 1024 ** 2;

/** The defaults. A site of 100,000 pages and 20 GiB passes with room to spare. */
export const DEFAULT_LIMITS: UnpackLimits = Object.freeze({
  // More than twice the largest known site, and less than the disk of a larger hosted runner.
  totalBytes: 48 * 1024 * MIB,
  // Pages of markup compress 5 to 30 times, rows of near-identical ones up to about 150; deflate bombs about 1,000.
  ratio: 250,
  ratioFreeBytes: 16 * MIB,
  // Five entries (page, images, data) for each of 100,000 pages; a tree of that size takes about 150 MB of memory.
  entries: 500_000,
  // Twice what path limits of Windows leave room for in practice.
  depth: 64,
  // NAME_MAX of Linux and macOS, and the most that NTFS stores in UTF-16 units.
  nameBytes: 255,
  // PATH_MAX of macOS, the smallest of the runners' systems.
  pathBytes: 1024,
  // Extended attributes and access lists fit; the path limit above is what counts for names.
  metadataBytes: MIB,
});

/** Counts what an archive has cost so far, and refuses it at the first byte too many. */
export class Budget {
  readonly limits: UnpackLimits;
  /** The entry that the next cost is put down to in a refusal. */
  entryName: string | undefined;
  /** Bytes after decompression. */
  bytes = 0;
  entries = 0;

  constructor(limits: UnpackLimits) {
    this.limits = limits;
  }

  /** Counts one more entry. Throws `archive-refused`. */
  addEntry(name: string): void {
    this.entryName = name;
    this.entries += 1;
    if (this.entries > this.limits.entries) {
      throw refused(name, `is one more than the limit of ${this.limits.entries} entries`);
    }
  }

  /**
   * Counts decompressed bytes; called before they are written. Throws `archive-refused`.
   *
   * @param count bytes more than before
   * @param compressedBytes what all bytes so far were made from, or undefined where nothing is compressed
   */
  addBytes(count: number, compressedBytes?: number): void {
    this.bytes += count;
    const { totalBytes, ratio, ratioFreeBytes } = this.limits;
    if (this.bytes > totalBytes) {
      throw refused(this.entryName, `takes the archive over the limit of ${totalBytes} bytes unpacked`);
    }
    if (compressedBytes !== undefined && this.bytes > ratioFreeBytes && this.bytes > compressedBytes * ratio) {
      throw refused(this.entryName, `takes the archive over the limit of ${ratio} bytes unpacked for each byte packed`);
    }
  }
}
