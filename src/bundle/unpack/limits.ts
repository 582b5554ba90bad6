import { refused } from './archive-error.ts';

/** An archive that exceeds one of these is refused. */
export interface UnpackLimits {
  /** Bytes after decompression, including headers and padding. */
  readonly totalBytes: number;
  /** Decompressed bytes per compressed byte, over everything read so far. */
  readonly ratio: number;
  /** Bytes after decompression up to which the ratio is not checked. */
  readonly ratioFreeBytes: number;
  /** Files, links, folders (also those without an entry), and headers that describe the next entry. */
  readonly entries: number;
  /** Names in a path. */
  readonly depth: number;
  /** Bytes of one name in UTF-8. */
  readonly nameBytes: number;
  /** Bytes of one path in UTF-8. */
  readonly pathBytes: number;
  /** Bytes of all paths together, which are held in memory. */
  readonly allPathsBytes: number;
  /** Bytes of one pax or GNU header, which is held in memory. */
  readonly metadataBytes: number;
}

const MIB = 1024 ** 2;

/** A site of 100,000 pages and 20 GiB stays well below. */
export const DEFAULT_LIMITS: UnpackLimits = Object.freeze({
  // More than twice the largest known site, and less than the disk of a larger hosted runner.
  totalBytes: 48 * 1024 * MIB,
  // Pages compress 5 to 30 times, rows of almost identical ones up to about 150, deflate bombs about 1,000 times.
  ratio: 250,
  ratioFreeBytes: 16 * MIB,
  // Five for each of 100,000 pages. A tree of that size takes about 150 MB of memory.
  entries: 500_000,
  // Twice what the path limits of Windows allow in practice.
  depth: 64,
  // NAME_MAX of Linux and macOS, and the most that NTFS stores in UTF-16 units.
  nameBytes: 255,
  // PATH_MAX of macOS, the smallest of the runners' systems.
  pathBytes: 1024,
  // 268 bytes for each entry. Paths of real sites have 40 to 100.
  allPathsBytes: 128 * MIB,
  metadataBytes: MIB,
});

/** For an archive that is only read: nothing is written or held in memory but headers. */
export const READ_LIMITS: UnpackLimits = Object.freeze({
  ...DEFAULT_LIMITS,
  totalBytes: Number.POSITIVE_INFINITY,
  ratio: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
  allPathsBytes: Number.POSITIVE_INFINITY,
});

/** What a folder without an entry takes on most disks. */
const FOLDER_BYTES = 4096;

/** Counts what an archive needs. Every `add…` method is called before the bytes are written, and throws `archive-refused`. */
export class Budget {
  readonly limits: UnpackLimits;
  /** The entry that messages name. */
  entryName: string | undefined;
  /** Bytes after decompression. */
  bytes = 0;
  /** Bytes of the archive read for them; updated by the reader. */
  packedBytes = 0;
  #entries = 0;
  #pathsBytes = 0;
  #folderBytes = 0;

  constructor(limits: UnpackLimits) {
    this.limits = limits;
  }

  addEntry(name: string): void {
    this.entryName = name;
    this.#addEntries(1);
    this.#addPath(name);
  }

  /** Counts folders without an entry of their own. */
  addImpliedFolders(paths: readonly string[]): void {
    this.#addEntries(paths.length);
    paths.forEach((path) => {
      this.#addPath(path);
    });
    this.#folderBytes += paths.length * FOLDER_BYTES;
    this.addBytes(0);
  }

  /** Counts bytes after decompression, or of a copy. */
  addBytes(count: number): void {
    this.bytes += count;
    const { totalBytes, ratio, ratioFreeBytes } = this.limits;
    const bytes = this.bytes + this.#folderBytes;
    if (bytes > totalBytes) throw this.#exceeded(`${totalBytes} bytes unpacked`);
    if (bytes > ratioFreeBytes && bytes > this.packedBytes * ratio)
      throw this.#exceeded(`${ratio} bytes unpacked for each byte packed`);
  }

  #addEntries(count: number): void {
    this.#entries += count;
    if (this.#entries > this.limits.entries) throw this.#exceeded(`${this.limits.entries} entries`);
  }

  #addPath(path: string): void {
    this.#pathsBytes += Buffer.byteLength(path);
    const { allPathsBytes } = this.limits;
    if (this.#pathsBytes > allPathsBytes) throw this.#exceeded(`${allPathsBytes} bytes for all paths together`);
  }

  #exceeded(limit: string): Error {
    return refused(this.entryName, `takes the archive over the limit of ${limit}`);
  }
}
