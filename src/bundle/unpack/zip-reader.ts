import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { decompress } from './decompress.ts';
import { decodeText, type EntrySink } from './entry.ts';
import { openInput, readFileBytes } from './input.ts';
import type { Budget } from './limits.ts';
import { damaged, refused } from './refusal.ts';
import { verifyZipEnd } from './zip-end.ts';
import { METHOD_STORED, toArchiveEntry, zipStep } from './zip-entry.ts';
import { listCursor, ZipLayout } from './zip-layout.ts';
import { DESCRIPTOR_BYTES, descriptorLength, mayHaveDescriptor, verifyLocalHeader } from './zip-local.ts';

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

/** Bytes of an entry's place in the list, without its name and other variable parts (APPNOTE 4.3.12). */
const LISTED_BYTES = 46;
/** The most that can follow the list: the records of Zip64, the end record, and a comment (APPNOTE 4.3.14 to 4.3.16). */
const MAX_TAIL_BYTES = 56 + 20 + 22 + 65_535;

/**
 * Reads a zip by its central directory (APPNOTE 4.3.12), in that order. The local headers have to agree, each entry's
 * size and CRC-32 are compared, and every byte of the file belongs to one entry or to the list.
 *
 * Throws `archive-refused`, `archive-damaged`, and what the sink and `onPiece` throw.
 */
export async function readZipFile(options: ZipOptions): Promise<void> {
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
  readonly #layout: ZipLayout;
  readonly #listStart: number;
  /** Bytes of the archive that were read: entries with their headers, and their places in the list. */
  #packedBytes = 0;

  constructor(options: ZipOptions, zip: ZipFile, fd: number) {
    this.#options = options;
    this.#zip = zip;
    this.#fd = fd;
    this.#archiveBytes = fstatSync(fd).size;
    this.#listStart = listCursor(zip);
    this.#layout = new ZipLayout(this.#listStart);
  }

  async read(entry: Entry): Promise<void> {
    const { budget, onPiece, sink } = this.#options;
    const found = toArchiveEntry(entry);
    const name = found.path;
    budget.addEntry(name);
    const local = await zipStep(this.#zip.readLocalFileHeaderPromise(entry));
    verifyLocalHeader(local, entry, name);
    const start = local.fileDataStart;
    const end =
      start + entry.compressedSize + (mayHaveDescriptor(local, entry) ? this.#descriptorAfter(entry, start, name) : 0);
    this.#layout.add(entry.relativeOffsetOfLocalHeader, end, name);
    this.#packedBytes += end - entry.relativeOffsetOfLocalHeader - entry.compressedSize + listedBytes(entry);
    budget.packedBytes = this.#packedBytes + entry.compressedSize;
    if (found.kind === 'symlink') {
      sink.entry({ ...found, size: 0, target: this.#readTarget(entry, name, start) });
    } else {
      sink.entry(found);
      if (found.kind === 'file') await this.#readFile(entry, name, start);
    }
    this.#packedBytes += entry.compressedSize;
    await onPiece(this.#packedBytes);
  }

  /** Proves that nothing is left out: not by the list, not between the entries, not behind the list. */
  finish(): void {
    const listEnd = listCursor(this.#zip);
    if (listEnd > this.#archiveBytes) throw damaged(undefined, 'has its list of entries beyond its end');
    const tailBytes = Math.min(this.#archiveBytes - listEnd, MAX_TAIL_BYTES + 1);
    verifyZipEnd(this.#readAt(listEnd, tailBytes, undefined), this.#zip, listEnd - this.#listStart);
    this.#layout.finish();
  }

  #descriptorAfter(entry: Entry, start: number, name: string): number {
    const at = start + entry.compressedSize;
    const length = Math.max(0, Math.min(DESCRIPTOR_BYTES, this.#archiveBytes - at));
    return descriptorLength(this.#readAt(at, length, name), entry);
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
    this.#options.budget.addBytes(uncompressedSize);
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
      budget.packedBytes = this.#packedBytes + packed;
      budget.addBytes(piece.length);
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
  let inflated: Inflated | undefined;
  try {
    // One byte more than promised, so that a longer content shows by its length instead of by a limit's error.
    const result: unknown = inflateRawSync(packed, { maxOutputLength: size + 1, info: true });
    if (isInflated(result)) inflated = result;
  } catch (error) {
    throw damaged(name, 'cannot be decompressed to the size that it says', error);
  }
  if (inflated === undefined) throw new TypeError('Node.js changed what it tells about an inflation');
  if (inflated.engine.bytesWritten < packed.length) {
    throw refused(name, 'has more bytes after the end of its deflate stream');
  }
  return inflated.buffer;
}

/** What `info: true` makes of an inflation, which the types of Node.js do not tell. */
interface Inflated {
  readonly buffer: Buffer;
  /** Has counted the packed bytes that were used. */
  readonly engine: { readonly bytesWritten: number };
}

function isInflated(value: unknown): value is Inflated {
  return (
    typeof value === 'object' &&
    value !== null &&
    'buffer' in value &&
    value.buffer instanceof Buffer &&
    'engine' in value &&
    typeof value.engine === 'object' &&
    value.engine !== null &&
    'bytesWritten' in value.engine &&
    typeof value.engine.bytesWritten === 'number'
  );
}

function listedBytes({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): number {
  return LISTED_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
}

function verifyContent(entry: Entry, name: string, bytes: number, crc: number): void {
  if (bytes !== entry.uncompressedSize) throw damaged(name, 'has another size than it says');
  if (crc !== entry.crc32) throw damaged(name, 'has a content that does not match its CRC-32');
}
