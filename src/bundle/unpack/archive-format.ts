import { refused } from './archive-error.ts';

export type ArchiveFormat = 'tar.gz' | 'tar' | 'tar.zst' | 'zip';

/** Bytes from the start of an archive that `detectFormat` needs. */
export const FORMAT_PROBE_BYTES = 262;

const GZIP_MAGIC = [0x1f, 0x8b, 0x08];
const ZSTD_MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
/** Of a skippable frame, after a byte 0x50 to 0x5f (RFC 8878, 3.1.2). Parallel compressors start with one. */
const ZSTD_SKIPPABLE_MAGIC = [0x2a, 0x4d, 0x18];
/** A local file header, or the end record of an empty zip. */
const ZIP_MAGICS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];
const USTAR_MAGIC = [0x75, 0x73, 0x74, 0x61, 0x72];
const USTAR_OFFSET = 257;

/**
 * Detects the format by the first bytes, not by a name: RFC 1952 (2.3.1, deflate), RFC 8878 (3.1.1), APPNOTE 4.3.7 and 4.3.16,
 * POSIX ustar.
 *
 * @param head at least FORMAT_PROBE_BYTES, or the whole file if it is shorter
 */
export function detectFormat(head: Uint8Array): ArchiveFormat | undefined {
  const has = (offset: number, magic: readonly number[]): boolean =>
    magic.every((byte, index) => head[offset + index] === byte);
  if (has(0, GZIP_MAGIC)) return 'tar.gz';
  if (has(0, ZSTD_MAGIC) || (((head[0] ?? 0) & 0xf0) === 0x50 && has(1, ZSTD_SKIPPABLE_MAGIC))) return 'tar.zst';
  if (ZIP_MAGICS.some((magic) => has(0, magic))) return 'zip';
  return has(USTAR_OFFSET, USTAR_MAGIC) ? 'tar' : undefined;
}

export function requireFormat(head: Uint8Array): ArchiveFormat {
  const format = detectFormat(head);
  if (format !== undefined) return format;
  throw refused(undefined, 'is neither tar.gz, tar, tar.zst nor zip by its first bytes');
}
