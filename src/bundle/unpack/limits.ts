import { refused } from './refusal.ts';

/** What an archive may cost at most. Everything above is a bomb or a mistake, and the whole archive is refused. */
export interface UnpackLimits {
  /** Bytes after decompression, headers and padding included. */
  readonly totalBytes: number;
  /** Decompressed bytes for each compressed byte, measured over everything read so far. */
  readonly ratio: number;
  /** Bytes after decompression up to which the ratio is not looked at: small archives may compress freely. */
  readonly ratioFreeBytes: number;
  /** Files, links, folders (those that only appear in a path, too), and headers that describe the next entry. */
  readonly entries: number;
  /** Folders in a path, the file's own name included. */
  readonly depth: number;
  /** Bytes of one name of a path, in UTF-8. */
  readonly nameBytes: number;
  /** Bytes of a whole path inside the archive, in UTF-8. */
  readonly pathBytes: number;
  /** Bytes of all paths together: names are held in memory until the archive ends. */
  readonly allPathsBytes: number;
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
  // 268 bytes for each of the entries above; paths of real sites have 40 to 100.
  allPathsBytes: 128 * MIB,
  // Extended attributes and access lists fit; the path limit above is what counts for names.
  metadataBytes: MIB,
});

/** For an archive that is only read through: nothing of it is written or held, so only a header's size is limited. */
export const READ_LIMITS: UnpackLimits = Object.freeze({
  ...DEFAULT_LIMITS,
  totalBytes: Number.POSITIVE_INFINITY,
  ratio: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
  allPathsBytes: Number.POSITIVE_INFINITY,
});

/** What a folder takes on most disks. One without an entry of its own has cost the archive nothing. */
const FOLDER_BYTES = 4096;

/** Counts what an archive has cost so far, and refuses it at the first byte too many. */
export class Budget {
  readonly limits: UnpackLimits;
  /** The entry that the next cost is put down to in a refusal. */
  entryName: string | undefined;
  /** Bytes after decompression. */
  bytes = 0;
  /** Bytes of the archive that all of this was made from; the reader keeps it current. */
  packedBytes = 0;
  #entries = 0;
  #pathsBytes = 0;
  #folderBytes = 0;

  constructor(limits: UnpackLimits) {
    this.limits = limits;
  }

  /** Counts one more entry. Throws `archive-refused`. */
  addEntry(name: string): void {
    this.entryName = name;
    this.#countEntries(1);
    this.#pathsBytes += Buffer.byteLength(name);
    const { allPathsBytes } = this.limits;
    if (this.#pathsBytes > allPathsBytes) {
      throw refused(name, `takes the archive over the limit of ${allPathsBytes} bytes for all paths together`);
    }
  }

  /** Counts folders that have no entry of their own; called before they are made. Throws `archive-refused`. */
  addImpliedFolders(count: number): void {
    if (count <= 0) return;
    this.#countEntries(count);
    this.#folderBytes += count * FOLDER_BYTES;
    this.#checkBytes();
  }

  /** Counts bytes after decompression, or of a copy; called before they are written. Throws `archive-refused`. */
  addBytes(count: number): void {
    this.bytes += count;
    this.#checkBytes();
  }

  #countEntries(count: number): void {
    const { entries } = this.limits;
    this.#entries += count;
    if (this.#entries > entries) {
      throw refused(this.entryName, `takes the archive over the limit of ${entries} entries`);
    }
  }

  #checkBytes(): void {
    const { totalBytes, ratio, ratioFreeBytes } = this.limits;
    const bytes = this.bytes + this.#folderBytes;
    if (bytes > totalBytes) {
      throw refused(this.entryName, `takes the archive over the limit of ${totalBytes} bytes unpacked`);
    }
    if (bytes > ratioFreeBytes && bytes > this.packedBytes * ratio) {
      throw refused(this.entryName, `takes the archive over the limit of ${ratio} bytes unpacked for each byte packed`);
    }
  }
}
