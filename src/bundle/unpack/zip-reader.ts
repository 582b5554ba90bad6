import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { damaged, decodeText, refused } from './archive-error.ts';
import { decompress } from './decompress.ts';
import { Input, readFileBytes } from './input.ts';
import type { ReadOptions } from './read-archive.ts';
import { listCursor, ZipLayout } from './zip-layout.ts';
import {
  DESCRIPTOR_BYTES,
  descriptorLength,
  mayHaveDescriptor,
  METHOD_STORED,
  toArchiveEntry,
  verifyLocalHeader,
  verifyZipEnd,
  zipStep,
} from './zip-records.ts';

export interface ZipOptions extends Pick<ReadOptions, 'path' | 'sink' | 'budget' | 'signal'> {
  /** Called with the packed bytes so far, after every entry and every chunk of a large one. */
  readonly onChunk: (packedBytes: number) => Promise<void>;
}

/** Content up to these sizes is inflated in one call. A stream for each of thousands of small files would take longer. */
const ONE_CALL_PACKED_BYTES = 1024 ** 2;
const ONE_CALL_BYTES = 4 * 1024 ** 2;

/** Bytes of an entry in the list, without its variable parts (APPNOTE 4.3.12). */
const LISTED_BYTES = 46;
/** The most that can follow the list: Zip64 records, end record, and comment (APPNOTE 4.3.14 to 4.3.16). */
const MAX_TAIL_BYTES = 56 + 20 + 22 + 65_535;

/**
 * Reads a zip in the order of its central directory (APPNOTE 4.3.12). Local headers must match it, size and CRC-32 of each entry
 * are compared, and every byte of the file must belong to one entry or to the list.
 *
 * @throws `archive-refused`, `archive-damaged`, and what the sink and `onChunk` throw
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
  /** Bytes of the archive that have been read, including headers and the list. */
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
    const { budget, onChunk, sink } = this.#options;
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
    await onChunk(this.#packedBytes);
  }

  /** Checks that no byte is left over between the entries or after the list. */
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
      await this.#inflateInChunks(entry, name, start);
    }
    sink.endFile();
  }

  /** The content of a symbolic link is its target. */
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
    verifyContent(entry, name, { bytes: content.length, crc: crc32(content) });
    return content;
  }

  async #inflateInChunks(entry: Entry, name: string, start: number): Promise<void> {
    const { path, sink, budget, signal, onChunk } = this.#options;
    const input = await Input.open(readFileBytes(path, start, entry.compressedSize), 0, signal);
    let bytes = 0;
    let crc = 0;
    const onInflated = async (chunk: Buffer, packed: number): Promise<void> => {
      bytes += chunk.length;
      budget.packedBytes = this.#packedBytes + packed;
      budget.addBytes(chunk.length);
      if (bytes > entry.uncompressedSize) throw damaged(name, 'is longer than it says');
      crc = crc32(chunk, crc);
      sink.content(chunk);
      await onChunk(this.#packedBytes + packed);
    };
    try {
      const codec = entry.compressionMethod === METHOD_STORED ? 'none' : 'deflate';
      await decompress({ codec, input, onChunk: onInflated, signal, entry: name });
    } finally {
      await input.close();
    }
    verifyContent(entry, name, { bytes, crc });
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
    // One byte more than expected, so that longer content is detected by its length.
    const result: unknown = inflateRawSync(packed, { maxOutputLength: size + 1, info: true });
    if (isInflated(result)) inflated = result;
  } catch (error) {
    throw damaged(name, 'cannot be decompressed to the size that it says', error);
  }
  if (inflated === undefined) throw new TypeError('Node.js changed the result of an inflation');
  if (inflated.engine.bytesWritten < packed.length) {
    throw refused(name, 'has more bytes after the end of its deflate stream');
  }
  return inflated.buffer;
}

/** The result with `info: true`, which the types of Node.js do not describe. */
interface Inflated {
  readonly buffer: Buffer;
  /** Counts the packed bytes that were used. */
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

function verifyContent(entry: Entry, name: string, { bytes, crc }: { bytes: number; crc: number }): void {
  if (bytes !== entry.uncompressedSize) throw damaged(name, 'has another size than it says');
  if (crc !== entry.crc32) throw damaged(name, 'has a content that does not match its CRC-32');
}
