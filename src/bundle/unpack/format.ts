import type { Codec } from './decompress.ts';
import { refused } from './refusal.ts';

/** The archive formats that are unpacked. */
export type ArchiveFormat = 'tar.gz' | 'tar' | 'tar.zst' | 'zip';

/** Bytes from an archive's start that `detectFormat` needs: up to the end of a tar header's magic. */
export const FORMAT_PROBE_BYTES = 262;

const GZIP_MAGIC = [0x1f, 0x8b, 0x08];
const ZSTD_MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
/** A skippable frame: the first byte is 0x50 to 0x5f (RFC 8878, 3.1.2). Parallel compressors begin with one. */
const ZSTD_SKIPPABLE_MAGIC = [0x2a, 0x4d, 0x18];
/** A local file header, or the end record of a zip without entries. */
const ZIP_MAGICS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];
/** `ustar` at offset 257: POSIX and GNU tar alike. */
const USTAR_MAGIC = [0x75, 0x73, 0x74, 0x61, 0x72];
const USTAR_OFFSET = 257;

/**
 * Finds the format by the first bytes, never by a name: RFC 1952 (2.3.1, with deflate as the method), RFC 8878 (3.1.1),
 * APPNOTE 4.3.7 and 4.3.16, POSIX ustar. That a compressed stream holds a tar shows when it is read.
 *
 * @param head at least FORMAT_PROBE_BYTES bytes, or the whole file when it is shorter
 */
export function detectFormat(head: Uint8Array): ArchiveFormat | undefined {
  if (hasBytes(head, 0, GZIP_MAGIC)) return 'tar.gz';
  if (hasBytes(head, 0, ZSTD_MAGIC) || isSkippableFrame(head)) return 'tar.zst';
  if (ZIP_MAGICS.some((magic) => hasBytes(head, 0, magic))) return 'zip';
  return hasBytes(head, USTAR_OFFSET, USTAR_MAGIC) ? 'tar' : undefined;
}

function isSkippableFrame(head: Uint8Array): boolean {
  return ((head[0] ?? 0) & 0xf0) === 0x50 && hasBytes(head, 1, ZSTD_SKIPPABLE_MAGIC);
}

function hasBytes(data: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => data[offset + index] === byte);
}

/** The format of an archive by its first bytes. Throws `archive-refused` for what is none. */
export function knownFormat(head: Uint8Array): ArchiveFormat {
  const format = detectFormat(head);
  if (format !== undefined) return format;
  throw refused(undefined, 'is neither tar.gz, tar, tar.zst nor zip by its first bytes');
}

/** How the whole of an archive is packed; a zip packs each of its entries. */
export const CODECS: Readonly<Record<ArchiveFormat, Codec>> = {
  tar: 'none',
  'tar.gz': 'gzip',
  'tar.zst': 'zstd',
  zip: 'none',
};
