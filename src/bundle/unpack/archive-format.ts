import { refused } from './archive-error.ts';

export type ArchiveFormat = 'tar.gz' | 'tar' | 'tar.zst' | 'zip';
export const FORMAT_PROBE_BYTES = 262;

/** RFC 1952 (2.3.1, deflate), RFC 8878 (3.1.1), APPNOTE 4.3.7 (a local header) and 4.3.16 (the end record of an empty zip). */
const MAGICS: readonly (readonly [string, ArchiveFormat])[] = [
  ['\u001f\u008b\u0008', 'tar.gz'],
  ['(\u00b5/\u00fd', 'tar.zst'],
  ['PK\u0003\u0004', 'zip'],
  ['PK\u0005\u0006', 'zip'],
];

/** Detects the format by the first FORMAT_PROBE_BYTES, or the whole file if it is shorter. */
export function detectFormat(head: Uint8Array): ArchiveFormat | undefined {
  const text = Buffer.from(head.subarray(0, FORMAT_PROBE_BYTES)).toString('latin1');
  const [, format] = MAGICS.find(([magic]) => text.startsWith(magic)) ?? [];
  if (format !== undefined) return format;
  // A skippable frame, whose first byte is 0x50 to 0x5f (RFC 8878, 3.1.2). Parallel compressors start with one.
  if (/^[P-_]/.test(text) && text.startsWith('*M\u0018', 1)) return 'tar.zst';
  return text.startsWith('ustar', 257) ? 'tar' : undefined;
}

export function requireFormat(head: Uint8Array): ArchiveFormat {
  const format = detectFormat(head);
  if (format !== undefined) return format;
  throw refused(undefined, 'does not begin like a tar.gz, tar, tar.zst or zip archive');
}
