import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { isRecord } from '../../http/body.ts';
import { damaged, decodeText, refused } from './archive-error.ts';
import { decompress } from './decompress.ts';
import { Input, readFileBytes } from './input.ts';
import type { ReadOptions } from './read-archive.ts';
import { ZipLayout } from './zip-layout.ts';
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
  /** Called after every entry and every chunk of a large one. */
  readonly onChunk: (packedBytes: number) => Promise<void>;
}

/** Content up to these sizes is inflated in one call: with streams only, 4,000 pages of 12 kB take 2.9 times as long. */
const ONE_CALL_PACKED_BYTES = 1024 ** 2;
const ONE_CALL_BYTES = 4 * 1024 ** 2;
/** An entry in the central directory, without its variable parts (APPNOTE 4.3.12). */
const LISTED_BYTES = 46;
/** The most that can follow it: Zip64 records, end record, and comment (APPNOTE 4.3.14 to 4.3.16). */
const MAX_TAIL_BYTES = 56 + 20 + 22 + 65_535;

/**
 * Reads a zip in the order of its central directory. Local headers must match it, size and CRC-32 of each entry are compared,
 * and every byte of the file must belong to one entry or to the central directory. Throws like `readArchive`.
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

interface FoundEntry {
  readonly entry: Entry;
  readonly name: string;
  readonly start: number;
}

class ZipReader {
  readonly #options: ZipOptions;
  readonly #zip: ZipFile;
  readonly #fd: number;
  readonly #archiveBytes: number;
  readonly #listStart: number;
  readonly #layout: ZipLayout;
  #packedBytes = 0;

  constructor(options: ZipOptions, zip: ZipFile, fd: number) {
    this.#options = options;
    this.#zip = zip;
    this.#fd = fd;
    this.#archiveBytes = fstatSync(fd).size;
    this.#listStart = listPosition(zip);
    this.#layout = new ZipLayout(this.#listStart);
  }

  async read(entry: Entry): Promise<void> {
    const { budget, onChunk, sink } = this.#options;
    const listed = toArchiveEntry(entry);
    const name = listed.path;
    budget.addEntry(name);
    const local = await zipStep(this.#zip.readLocalFileHeaderPromise(entry));
    verifyLocalHeader(local, entry, name);
    const found = { entry, name, start: local.fileDataStart };
    const headerAt = entry.relativeOffsetOfLocalHeader;
    const contentEnd = found.start + entry.compressedSize;
    const end = contentEnd + (mayHaveDescriptor(local, entry) ? this.#descriptorLength(found) : 0);
    this.#layout.add(headerAt, end, name);
    this.#packedBytes += end - headerAt - entry.compressedSize + listedBytes(entry);
    budget.packedBytes = this.#packedBytes + entry.compressedSize;
    sink.entry(listed.kind === 'symlink' ? { ...listed, size: 0, target: this.#readTarget(found) } : listed);
    if (listed.kind === 'file') await this.#readFile(found);
    this.#packedBytes += entry.compressedSize;
    await onChunk(this.#packedBytes);
  }

  finish(): void {
    const listEnd = listPosition(this.#zip);
    if (listEnd > this.#archiveBytes) throw damaged(undefined, 'has a central directory that extends beyond its end');
    const tailBytes = Math.min(this.#archiveBytes - listEnd, MAX_TAIL_BYTES + 1);
    verifyZipEnd(this.#readAt(listEnd, tailBytes), this.#zip, listEnd - this.#listStart);
    this.#layout.finish();
  }

  #descriptorLength({ entry, name, start }: FoundEntry): number {
    const at = start + entry.compressedSize;
    const length = Math.max(0, Math.min(DESCRIPTOR_BYTES, this.#archiveBytes - at));
    return descriptorLength(this.#readAt(at, length, name), entry);
  }

  async #readFile(found: FoundEntry): Promise<void> {
    const { sink } = this.#options;
    const { compressedSize, uncompressedSize } = found.entry;
    if (compressedSize <= ONE_CALL_PACKED_BYTES && uncompressedSize <= ONE_CALL_BYTES) {
      const content = this.#inflateAtOnce(found);
      if (content.length > 0) sink.content(content);
    } else {
      await this.#inflateInChunks(found);
    }
    sink.endFile();
  }

  /** The content of a symbolic link is its target. */
  #readTarget(found: FoundEntry): string {
    const { pathBytes } = this.#options.budget.limits;
    if (found.entry.uncompressedSize > pathBytes || found.entry.compressedSize > ONE_CALL_PACKED_BYTES)
      throw refused(found.name, 'is a link with an overlong target');
    return decodeText(this.#inflateAtOnce(found), found.name);
  }

  #inflateAtOnce(found: FoundEntry): Buffer {
    const { uncompressedSize, compressedSize, compressionMethod } = found.entry;
    this.#options.budget.addBytes(uncompressedSize);
    const packed = this.#readAt(found.start, compressedSize, found.name);
    const content = compressionMethod === METHOD_STORED ? packed : inflateExactly(packed, uncompressedSize, found.name);
    verifyContent(found, content.length, crc32(content));
    return content;
  }

  async #inflateInChunks(found: FoundEntry): Promise<void> {
    const { path, sink, budget, signal, onChunk } = this.#options;
    const { entry, name, start } = found;
    const input = new Input(readFileBytes(path, start, entry.compressedSize), signal);
    let bytes = 0;
    let crc = 0;
    const onInflated = async (chunk: Buffer, packed: number): Promise<void> => {
      bytes += chunk.length;
      budget.packedBytes = this.#packedBytes + packed;
      budget.addBytes(chunk.length);
      if (bytes > entry.uncompressedSize) throw damaged(name, 'is larger than its header states');
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
    verifyContent(found, bytes, crc);
  }

  #readAt(position: number, length: number, name?: string): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    for (let have = 0; have < length;) {
      const count = readSync(this.#fd, bytes, have, length - have, position + have);
      if (count === 0) throw damaged(name, 'extends beyond the end of the archive');
      have += count;
    }
    return bytes;
  }
}

/** Where the library continues in the central directory. */
function listPosition(zip: ZipFile): number {
  const position: unknown = zip.readEntryCursor;
  if (typeof position !== 'number') throw new TypeError('The zip library changed its cursor');
  return position;
}

function inflateExactly(packed: Buffer, size: number, name: string): Buffer {
  let result: unknown;
  try {
    // One byte more than expected, so that longer content is detected by its length.
    result = inflateRawSync(packed, { maxOutputLength: size + 1, info: true });
  } catch (error) {
    throw damaged(name, 'cannot be decompressed to the size in its header', error);
  }
  // The types of Node.js do not describe the result with `info: true`.
  if (!isRecord(result) || !(result['buffer'] instanceof Buffer) || !isRecord(result['engine']))
    throw new TypeError('Node.js changed the result of an inflation');
  if (result['engine']['bytesWritten'] !== packed.length)
    throw refused(name, 'has more bytes after the end of its deflate stream');
  return result['buffer'];
}

function listedBytes({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): number {
  return LISTED_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
}

function verifyContent({ entry, name }: FoundEntry, bytes: number, crc: number): void {
  if (bytes !== entry.uncompressedSize) throw damaged(name, 'has a different size than its header states');
  if (crc !== entry.crc32) throw damaged(name, 'has content that does not match its CRC-32');
}
