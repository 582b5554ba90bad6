import type { ZipFile } from 'yauzl';
import { damaged, refused } from './refusal.ts';

/** The end record and the two of Zip64, without their variable parts (APPNOTE 4.3.16, 4.3.14, 4.3.15). */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ZIP64_SIGNATURE = 0x06064b50;
const ZIP64_BYTES = 56;
const ZIP64_LOCATOR_BYTES = 20;
/** Stands for a value that the Zip64 record has. */
const IN_ZIP64 = 0xffffffff;

/**
 * Proves that the list of entries ends where it should, and that the end records follow it at once and agree on its size.
 * A wrong count would hide the last entries, another size would show another list to a program that reads from the end.
 *
 * @param tail the archive's bytes from the end of the list on
 * @param listBytes the size of the list that was read
 * @throws `archive-damaged`, `archive-refused`
 */
export function verifyZipEnd(tail: Buffer, { comment }: ZipFile, listBytes: number): void {
  const endBytes = END_BYTES + comment.length;
  const signature = tail.length < 4 ? 0 : tail.readUInt32LE();
  if (signature !== END_SIGNATURE && signature !== ZIP64_SIGNATURE) {
    throw damaged(undefined, 'has more entries than it counts');
  }
  const zip64Bytes = signature === ZIP64_SIGNATURE ? ZIP64_BYTES + ZIP64_LOCATOR_BYTES : 0;
  if (tail.length !== zip64Bytes + endBytes) throw refused(undefined, 'has hidden bytes behind its list of entries');
  const told = tail.readUInt32LE(zip64Bytes + 12);
  const size = told === IN_ZIP64 && zip64Bytes > 0 ? Number(tail.readBigUInt64LE(40)) : told;
  if (size !== listBytes) throw refused(undefined, 'tells two sizes of its list of entries');
}
