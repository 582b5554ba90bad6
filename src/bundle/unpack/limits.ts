import { refused } from './archive-error.ts';

const MIB = 1024 ** 2;

/** An archive that exceeds one of these is refused. A site of 100,000 pages and 20 GiB stays well below. */
export const DEFAULT_LIMITS = Object.freeze({
  /** Bytes after decompression: more than twice the largest known site, and less than the disk of a larger hosted runner. */
  totalBytes: 48 * 1024 * MIB,
  /** Decompressed bytes per compressed byte so far. Pages have 5 to 30, almost identical rows 150, deflate bombs 1,000. */
  ratio: 250,
  /** Bytes after decompression up to which the ratio is not checked. */
  ratioFreeBytes: 16 * MIB,
  /** Files, links, folders, and headers that describe the next entry. They take about 150 MB of memory. */
  entries: 500_000,
  /** Names in a path: twice what the path limits of Windows allow in practice. */
  depth: 64,
  /** UTF-8: NAME_MAX of Linux and macOS, and the most that NTFS stores in UTF-16 units. */
  nameBytes: 255,
  /** UTF-8: PATH_MAX of macOS, the smallest of the runners' systems. */
  pathBytes: 1024,
  /** All paths together: 268 bytes for each entry. Paths of real sites have 40 to 100. */
  allPathsBytes: 128 * MIB,
  /** One pax or GNU header, which is held in memory. */
  metadataBytes: MIB,
});

export type UnpackLimits = Readonly<Record<keyof typeof DEFAULT_LIMITS, number>>;

/** For an archive that is only read: nothing is written or held in memory but headers. */
export const READ_LIMITS: UnpackLimits = Object.freeze({
  ...DEFAULT_LIMITS,
  totalBytes: Infinity,
  ratio: Infinity,
  entries: Infinity,
  allPathsBytes: Infinity,
});

/** A folder on most disks. */
const FOLDER_BYTES = 4096;

/** Counts what an archive needs. Every `add…` method is called before the bytes are written, and throws `archive-refused`. */
export class Budget {
  readonly limits: UnpackLimits;
  entryName: string | undefined;
  bytes = 0;
  /** Bytes of the archive that were read for `bytes`. */
  packedBytes = 0;
  #entries = 0;
  #pathsBytes = 0;
  #folderBytes = 0;

  constructor(limits: UnpackLimits) {
    this.limits = limits;
  }

  addEntry(name: string): void {
    this.entryName = name;
    this.#addPath(name);
  }

  addImpliedFolders(paths: readonly string[]): void {
    for (const path of paths) this.#addPath(path);
    this.#folderBytes += paths.length * FOLDER_BYTES;
    this.addBytes(0);
  }

  addBytes(count: number): void {
    this.bytes += count;
    const { totalBytes, ratio, ratioFreeBytes } = this.limits;
    const bytes = this.bytes + this.#folderBytes;
    if (bytes > totalBytes) throw this.#exceeded(`${totalBytes} bytes unpacked`);
    if (bytes > ratioFreeBytes && bytes > this.packedBytes * ratio)
      throw this.#exceeded(`${ratio} unpacked bytes for each compressed byte`);
  }

  #addPath(path: string): void {
    const { allPathsBytes, entries } = this.limits;
    this.#entries += 1;
    if (this.#entries > entries) throw this.#exceeded(`${entries} entries`);
    this.#pathsBytes += Buffer.byteLength(path);
    if (this.#pathsBytes > allPathsBytes) throw this.#exceeded(`${allPathsBytes} bytes for all paths together`);
  }

  #exceeded(limit: string): Error {
    return refused(this.entryName, `puts the archive over the limit of ${limit}`);
  }
}
