/** An entry as the archive describes it, not checked yet. */
export interface ArchiveEntry {
  readonly kind: 'file' | 'folder' | 'hardlink' | 'symlink';
  readonly path: string;
  /** Bytes of content; 0 for all but files. */
  readonly size: number;
  readonly mode: number;
  /** The target of a link; empty for other kinds. */
  readonly target: string;
}

/** Receives entries in the archive's order. The `entry` of a file is followed by its content and `endFile`. */
export interface EntrySink {
  entry(entry: ArchiveEntry): void;
  content(chunk: Uint8Array): void;
  endFile(): void;
}
