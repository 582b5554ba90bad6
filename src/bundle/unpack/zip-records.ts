import { getFileNameLowLevel, type Entry, type LocalFileHeader, type ZipFile } from 'yauzl';
import { plainText } from '../../runner/plain-text.ts';
import { damaged, decodeText, refused } from './archive-error.ts';
import type { ArchiveEntry } from './entry.ts';

export const METHOD_STORED = 0;
const METHOD_DEFLATE = 8;
/** General purpose bit 11: the name is UTF-8 (APPNOTE 4.4.4). */
const FLAG_UTF8 = 0x800;
/** Systems in the upper byte of "version made by" whose external attributes contain a POSIX mode. */
const POSIX_SYSTEMS = new Set([3, 19]);
const FILE_TYPE_MASK = 0o170000;
/** The accepted types of a POSIX mode. Without one, only the name tells files and folders apart. */
const KINDS: Readonly<Record<number, ArchiveEntry['kind']>> = {
  0o100000: 'file',
  0o040000: 'folder',
  0o120000: 'symlink',
};
const PLAIN_MODE = 0o644;

/** Reads an entry of the central directory. Names are UTF-8 with or without the flag. Throws `archive-refused`. */
export function toArchiveEntry(entry: Entry): ArchiveEntry {
  const path = readName(entry);
  if (entry.isEncrypted()) throw refused(path, 'is encrypted');
  if (entry.compressionMethod !== METHOD_STORED && entry.compressionMethod !== METHOD_DEFLATE) {
    throw refused(path, `is compressed with the unsupported method ${entry.compressionMethod}`);
  }
  const mode = POSIX_SYSTEMS.has(entry.versionMadeBy >>> 8) ? entry.externalFileAttributes >>> 16 : PLAIN_MODE;
  const nameKind = path.endsWith('/') ? 'folder' : 'file';
  const type = mode & FILE_TYPE_MASK;
  const kind = type === 0 ? nameKind : KINDS[type];
  if (kind === undefined || (kind === 'folder') !== (nameKind === 'folder'))
    throw refused(path, 'is neither a file, a folder nor a link');
  if (kind === 'folder' && entry.uncompressedSize !== 0) throw refused(path, 'is a folder with content');
  return { kind, path, size: entry.uncompressedSize, mode: mode === 0 ? PLAIN_MODE : mode, target: '' };
}

function readName(entry: Entry): string {
  const raw = entry.fileNameRaw;
  const shown = raw.toString('latin1');
  const name = decodeText(raw, shown);
  const other = getFileNameLowLevel(entry.generalPurposeBitFlag | FLAG_UTF8, raw, entry.extraFields, true);
  if (other !== name) throw refused(name, `has a second name, "${plainText(other)}"`);
  return name;
}

export async function zipStep<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const reason = error instanceof Error ? plainText(error.message) : 'unknown reason';
    throw damaged(undefined, `cannot be read as a zip (${reason})`, error);
  }
}

/** General purpose bits (APPNOTE 4.4.4): encrypted; sizes and CRC-32 follow the content in a data descriptor. */
const FLAG_ENCRYPTED = 0x1;
const FLAG_DESCRIPTOR = 0x8;
const ZIP64_EXTRA = 0x0001;
const DESCRIPTOR_SIGNATURE = Buffer.from('PK\u0007\u0008');
/** The longest data descriptor: signature, CRC-32, and two sizes of 8 bytes (APPNOTE 4.3.9). */
export const DESCRIPTOR_BYTES = 24;

/**
 * Checks that the local header (APPNOTE 4.3.7) matches the central directory: a program that reads the zip from its start uses
 * the former. A value that the writer did not know yet is zero. Throws `archive-refused`.
 */
export function verifyLocalHeader(local: LocalFileHeader, entry: Entry, name: string): void {
  if (!local.fileName.equals(entry.fileNameRaw))
    throw refused(name, `is named "${plainText(local.fileName.toString('utf8'))}" in its local header`);
  if (local.compressionMethod !== entry.compressionMethod)
    throw refused(name, 'has a different compression method in its local header');
  if ((local.generalPurposeBitFlag & FLAG_ENCRYPTED) !== 0)
    throw refused(name, 'is encrypted according to its local header');
  const isOpen = (local.generalPurposeBitFlag & FLAG_DESCRIPTOR) !== 0;
  const agree = (own: number, listed: number): boolean => own === listed || (isOpen && own === 0);
  const { packed, unpacked } = localSizes(local, name);
  if (!agree(packed, entry.compressedSize) || !agree(unpacked, entry.uncompressedSize))
    throw refused(name, 'has a different size in its local header');
  if (!agree(local.crc32, entry.crc32)) throw refused(name, 'has a different CRC-32 in its local header');
}

export function mayHaveDescriptor(local: LocalFileHeader, entry: Entry): boolean {
  return ((local.generalPurposeBitFlag | entry.generalPurposeBitFlag) & FLAG_DESCRIPTOR) !== 0;
}

/** The length of the data descriptor at the start of `bytes`; 0 if none matches the entry: then ZipLayout finds a gap. */
export function descriptorLength(bytes: Buffer, { crc32, compressedSize, uncompressedSize }: Entry): number {
  const crc = Buffer.from(new Uint32Array([crc32]).buffer);
  const short = Buffer.from(new Uint32Array([compressedSize, uncompressedSize]).buffer);
  const long = Buffer.from(new BigUint64Array([BigInt(compressedSize), BigInt(uncompressedSize)]).buffer);
  // The longest first: with sizes of 0 a short one matches the start of a long one.
  const forms = [
    [DESCRIPTOR_SIGNATURE, crc, long],
    [crc, long],
    [DESCRIPTOR_SIGNATURE, crc, short],
    [crc, short],
  ];
  const found = forms.map((parts) => Buffer.concat(parts)).find((form) => form.equals(bytes.subarray(0, form.length)));
  return found?.length ?? 0;
}

function localSizes(local: LocalFileHeader, name: string): { packed: number; unpacked: number } {
  const { compressedSize: packed, uncompressedSize: unpacked } = local;
  if (packed !== IN_ZIP64 && unpacked !== IN_ZIP64) return { packed, unpacked };
  const long = zip64Values(local.extraField, name);
  return {
    unpacked: unpacked === IN_ZIP64 ? (long.shift() ?? unpacked) : unpacked,
    packed: packed === IN_ZIP64 ? (long.shift() ?? packed) : packed,
  };
}

function zip64Values(extra: Buffer, name: string): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2);
    const data = extra.subarray(at + 4, at + 4 + length);
    if (data.length < length) throw damaged(name, 'has an invalid extra field in its local header');
    if (extra.readUInt16LE(at) === ZIP64_EXTRA) {
      return Array.from({ length: Math.floor(length / 8) }, (_, index) => Number(data.readBigUInt64LE(index * 8)));
    }
    at += 4 + length;
  }
  return [];
}

/** The end record and the two of Zip64, without their variable parts (APPNOTE 4.3.16, 4.3.14, 4.3.15). */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ZIP64_SIGNATURE = 0x06064b50;
const ZIP64_BYTES = 56;
const ZIP64_LOCATOR_BYTES = 20;
/** In place of a value that is in the Zip64 extra field or record (APPNOTE 4.5.3). */
const IN_ZIP64 = 0xffffffff;

/**
 * Checks that the end records directly follow the central directory and state its size. A wrong count would hide the last
 * entries; with a wrong size, a program that reads from the end would find another directory.
 */
export function verifyZipEnd(tail: Buffer, { comment }: ZipFile, listBytes: number): void {
  const endBytes = END_BYTES + comment.length;
  const signature = tail.length < 4 ? 0 : tail.readUInt32LE();
  if (signature !== END_SIGNATURE && signature !== ZIP64_SIGNATURE)
    throw damaged(undefined, 'has more entries than its end record states');
  const zip64Bytes = signature === ZIP64_SIGNATURE ? ZIP64_BYTES + ZIP64_LOCATOR_BYTES : 0;
  if (tail.length !== zip64Bytes + endBytes) throw refused(undefined, 'has extra bytes after its central directory');
  const reported = tail.readUInt32LE(zip64Bytes + 12);
  const size = reported === IN_ZIP64 && zip64Bytes > 0 ? Number(tail.readBigUInt64LE(40)) : reported;
  if (size !== listBytes) throw refused(undefined, 'has an end record with a wrong central directory size');
}
