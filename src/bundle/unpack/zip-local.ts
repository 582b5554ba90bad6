import type { Entry, LocalFileHeader } from 'yauzl';
import { plainText } from '../../runner/plain-text.ts';
import { damaged, refused } from './refusal.ts';

/** General purpose bits (APPNOTE 4.4.4): encrypted; sizes and CRC-32 follow the content in a data descriptor. */
const FLAG_ENCRYPTED = 0x1;
const FLAG_DESCRIPTOR = 0x8;
/** The extra field of Zip64, and what stands in a size's place when it is there (APPNOTE 4.5.3). */
const ZIP64_EXTRA = 0x0001;
const IN_ZIP64 = 0xffffffff;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
/** The longest data descriptor: signature, CRC-32, and two sizes of 8 bytes (APPNOTE 4.3.9). */
export const DESCRIPTOR_BYTES = 24;

/**
 * Proves that the entry's own header tells the same as the list, because a program that reads the zip from its start
 * believes the former (APPNOTE 4.3.7). Where the writer did not know a value yet, it is zero. Throws `archive-refused`.
 */
export function verifyLocalHeader(local: LocalFileHeader, entry: Entry, name: string): void {
  if (!local.fileName.equals(entry.fileNameRaw)) {
    throw refused(name, `is called "${plainText(local.fileName.toString('utf8'))}" in its own header`);
  }
  if (local.compressionMethod !== entry.compressionMethod) {
    throw refused(name, 'is compressed in another way by its own header');
  }
  if ((local.generalPurposeBitFlag & FLAG_ENCRYPTED) !== 0) throw refused(name, 'is encrypted by its own header');
  const isOpen = (local.generalPurposeBitFlag & FLAG_DESCRIPTOR) !== 0;
  const agree = (own: number, listed: number): boolean => own === listed || (isOpen && own === 0);
  const { packed, unpacked } = localSizes(local, name);
  if (!agree(packed, entry.compressedSize) || !agree(unpacked, entry.uncompressedSize)) {
    throw refused(name, 'has another size in its own header');
  }
  if (!agree(local.crc32, entry.crc32)) throw refused(name, 'has another CRC-32 in its own header');
}

/** Whether a data descriptor may follow the content. */
export function mayHaveDescriptor(local: LocalFileHeader, entry: Entry): boolean {
  return ((local.generalPurposeBitFlag | entry.generalPurposeBitFlag) & FLAG_DESCRIPTOR) !== 0;
}

/**
 * The length of the data descriptor at the start of `bytes`: with or without its signature, with sizes of 4 or 8 bytes. 0 when
 * none fits the entry; then what is there belongs to nothing, and shows as a gap.
 *
 * @param bytes what follows the content, at most DESCRIPTOR_BYTES
 */
export function descriptorLength(bytes: Buffer, { crc32, compressedSize, uncompressedSize }: Entry): number {
  const fits = (length: number): boolean => {
    if (bytes.length < length) return false;
    const isSigned = length === 24 || length === 16;
    const at = isSigned ? 4 : 0;
    const width = (length - at - 4) / 2;
    const size = (from: number): number =>
      width === 8 ? Number(bytes.readBigUInt64LE(from)) : bytes.readUInt32LE(from);
    return (
      (!isSigned || bytes.readUInt32LE() === DESCRIPTOR_SIGNATURE) &&
      bytes.readUInt32LE(at) === crc32 &&
      size(at + 4) === compressedSize &&
      size(at + 4 + width) === uncompressedSize
    );
  };
  // The longest first: with sizes of 0 a short one fits the start of a long one, and nothing else begins with zeros.
  return [24, 16, 20, 12].find(fits) ?? 0;
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

/** The values of the Zip64 extra field, in their order. */
function zip64Values(extra: Buffer, name: string): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2);
    const data = extra.subarray(at + 4, at + 4 + length);
    if (data.length < length) throw damaged(name, 'has a broken extra field in its own header');
    if (extra.readUInt16LE(at) === ZIP64_EXTRA) {
      return Array.from({ length: Math.floor(length / 8) }, (_, index) => Number(data.readBigUInt64LE(index * 8)));
    }
    at += 4 + length;
  }
  return [];
}
