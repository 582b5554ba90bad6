import { isUtf8 } from 'node:buffer';
import { refused } from './refusal.ts';

/** What an archive says about one entry, whatever its format. Nothing of it is trusted yet. */
export interface ArchiveEntry {
  readonly kind: 'file' | 'folder' | 'hardlink' | 'symlink';
  /** As the archive spells it. */
  readonly path: string;
  /** Bytes of content that follow; 0 for all but files. */
  readonly size: number;
  /** POSIX permission bits, or more than those. */
  readonly mode: number;
  /** What a link points at; empty for the rest. */
  readonly target: string;
}

/** Takes entries in the archive's order: each `entry` of a file is followed by its content and `endFile`. */
export interface EntrySink {
  entry(entry: ArchiveEntry): void;
  content(chunk: Uint8Array): void;
  endFile(): void;
}

/**
 * The text of a name or a link target. UTF-8 only, because a name in another encoding would be another name on the site.
 * Throws `archive-refused`.
 *
 * @param entry the name that a message shows
 */
export function decodeText(bytes: Buffer, entry: string): string {
  if (!isUtf8(bytes)) throw refused(entry, 'has a name that is not UTF-8');
  return bytes.toString('utf8');
}
