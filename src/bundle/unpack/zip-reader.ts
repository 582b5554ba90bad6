import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { decompress } from './decompress.ts';
import { decodeText, type EntrySink } from './entry.ts';
import { openInput, readFileBytes } from './input.ts';
import type { Budget } from './limits.ts';
import { damaged, refused } from './refusal.ts';
import { METHOD_STORED, toArchiveEntry, verifyLocalHeader, zipStep } from './zip-entry.ts';

export interface ZipOptions {
  /** The complete archive. */
  readonly path: string;
  readonly sink: EntrySink;
  readonly budget: Budget;
  readonly signal: AbortSignal;
  /** Called after every entry and every piece of a large one, with the packed bytes so far. */
  readonly onPiece: (packedBytes: number) => Promise<void>;
}

/**
 * Content up to these sizes is inflated in one call. A stream for each of thousands of small files would take longer
 * than the files themselves, and both sizes are small enough to hold.
 */
const ONE_CALL_PACKED_BYTES = 1024 ** 2;
const ONE_CALL_BYTES = 4 * 1024 ** 2;

/** What follows the last entry of a whole list: the end record, or the one of Zip64 (APPNOTE 4.3.14, 4.3.16). */
const END_SIGNATURES = new Set([0x06054b50, 0x06064b50]);

/**
 * Reads a zip by its central directory (APPNOTE 4.3.12), in that order. The local headers have to agree, each entry's
 * size and CRC-32 are proved, and entries cannot share their bytes.
 *
 * Throws `archive-refused`, `archive-damaged`, and what the sink and `onPiece` throw.
 */
export async function unpackZip(options: ZipOptions): Promise<void> {
  const fd = openSync(options.path, 'r');
  try {
    const zip = await zipStep(fromFdPromise(fd, { autoClose: false, decodeStrings: false }));
    const reader = new ZipReader(options, zip, fd);
    const entries = zip.eachEntry();
    for (let step = await zipStep(entries.next()); step.done !== true; step = await zipStep(entries.next())) {
      await reader.read(step.value);
    }
    reader.finish();
  } finally {
    // The library leaves the descriptor open, because it is ours.
    closeSync(fd);
  }
}

class ZipReader {
  readonly #options: ZipOptions;
  readonly #zip: ZipFile;
  readonly #fd: number;
  readonly #archiveBytes: number;
  #packedBytes = 0;

  constructor(options: ZipOptions, zip: ZipFile, fd: number) {
    this.#options = options;
    this.#zip = zip;
    this.#fd = fd;
    this.#archiveBytes = fstatSync(fd).size;
  }

  async read(entry: Entry): Promise<void> {
    const { budget, onPiece, sink } = this.#options;
    const found = toArchiveEntry(entry);
    const name = found.path;
    budget.addEntry(name);
    const start = await verifyLocalHeader(this.#zip, entry, name);
    if (this.#packedBytes + entry.compressedSize > this.#archiveBytes) {
      throw refused(name, 'shares its bytes with another entry');
    }
    if (found.kind === 'symlink') {
      sink.entry({ ...found, size: 0, target: this.#readTarget(entry, name, start) });
    } else {
      sink.entry(found);
      if (found.kind === 'file') await this.#readFile(entry, name, start);
    }
    this.#packedBytes += entry.compressedSize;
    await onPiece(this.#packedBytes);
  }

  /** Proves that the list of entries ended where it should: a wrong count would hide the last ones. */
  finish(): void {
    const cursor: unknown = this.#zip.readEntryCursor;
    if (typeof cursor !== 'number') throw new TypeError('The zip library changed its cursor');
    if (!END_SIGNATURES.has(this.#readAt(cursor, 4, undefined).readUInt32LE())) {
      throw damaged(undefined, 'has more entries than it counts');
    }
  }

  async #readFile(entry: Entry, name: string, start: number): Promise<void> {
    const { sink } = this.#options;
    if (entry.compressedSize <= ONE_CALL_PACKED_BYTES && entry.uncompressedSize <= ONE_CALL_BYTES) {
      const content = this.#inflateAtOnce(entry, name, start);
      if (content.length > 0) sink.content(content);
    } else {
      await this.#inflateInPieces(entry, name, start);
    }
    sink.endFile();
  }

  /** The content of a symbolic link is what it points at. */
  #readTarget(entry: Entry, name: string, start: number): string {
    const { pathBytes } = this.#options.budget.limits;
    if (entry.uncompressedSize > pathBytes || entry.compressedSize > ONE_CALL_PACKED_BYTES) {
      throw refused(name, 'is a link with an overlong target');
    }
    return decodeText(this.#inflateAtOnce(entry, name, start), name);
  }

  #inflateAtOnce(entry: Entry, name: string, start: number): Buffer {
    const { uncompressedSize, compressedSize, compressionMethod } = entry;
    this.#options.budget.addBytes(uncompressedSize, this.#packedBytes + compressedSize);
    const packed = this.#readAt(start, compressedSize, name);
    const content = compressionMethod === METHOD_STORED ? packed : inflateExactly(packed, uncompressedSize, name);
    verifyContent(entry, name, content.length, crc32(content));
    return content;
  }

  async #inflateInPieces(entry: Entry, name: string, start: number): Promise<void> {
    const { path, sink, budget, signal, onPiece } = this.#options;
    const input = await openInput(readFileBytes(path, start, entry.compressedSize), 0, signal);
    let bytes = 0;
    let crc = 0;
    const take = async (piece: Buffer, packed: number): Promise<void> => {
      bytes += piece.length;
      budget.addBytes(piece.length, this.#packedBytes + packed);
      if (bytes > entry.uncompressedSize) throw damaged(name, 'is longer than it says');
      crc = crc32(piece, crc);
      sink.content(piece);
      await onPiece(this.#packedBytes + packed);
    };
    try {
      const codec = entry.compressionMethod === METHOD_STORED ? 'none' : 'deflate';
      await decompress({ codec, input, onPiece: take, signal, entry: name });
    } finally {
      await input.close();
    }
    verifyContent(entry, name, bytes, crc);
  }

  #readAt(position: number, length: number, name: string | undefined): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    for (let have = 0; have < length;) {
      const count = readSync(this.#fd, bytes, have, length - have, position + have);
      if (count === 0) throw damaged(name, 'lies beyond the end of the archive');
      have += count;
    }
    return bytes;
  }
}

function inflateExactly(packed: Buffer, size: number, name: string): Buffer {
  try {
    // One byte more than promised, so that a longer content shows by its length instead of by a limit's error.
    return inflateRawSync(packed, { maxOutputLength: size + 1 });
  } catch (error) {
    throw damaged(name, 'cannot be decompressed to the size that it says', error);
  }
}

function verifyContent(entry: Entry, name: string, bytes: number, crc: number): void {
  if (bytes !== entry.uncompressedSize) throw damaged(name, 'has another size than it says');
  if (crc !== entry.crc32) throw damaged(name, 'has a content that does not match its CRC-32');
}
