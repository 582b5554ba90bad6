import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { refused } from './archive-error.ts';
import type { ArchiveFormat } from './archive-format.ts';
import { Budget, DEFAULT_LIMITS, type UnpackLimits } from './limits.ts';
import { readArchive, type ReadOptions } from './read-archive.ts';
import { siteSha256, findSiteRoot } from './site-tree.ts';
import { SiteWriter, type WrittenFile } from './site-writer.ts';

export interface UnpackProgress {
  readonly archiveBytes: number;
  readonly files: number;
}

export interface UnpackOptions extends Pick<ReadOptions, 'path' | 'source' | 'signal'> {
  /** An empty or missing folder. After a failure it contains a part of the site and has to be deleted. */
  readonly targetDir: string;
  readonly limits?: UnpackLimits;
  readonly onProgress?: (progress: UnpackProgress) => void;
  /** Called for each file once it is complete on the disk. */
  readonly onFile?: (file: WrittenFile) => void;
}

export interface UnpackedSite {
  readonly format: ArchiveFormat;
  readonly files: number;
  readonly pages: number;
  readonly siteSha256: string;
  /** The site's folder in `targetDir`: empty, or the name of the only top folder. */
  readonly rootDir: string;
  readonly unportable: readonly string[];
}

/** Unpacks an archive that may be hostile, without a change outside `targetDir`. Throws like `readArchive`. */
export async function unpackArchive(options: UnpackOptions): Promise<UnpackedSite> {
  const { onProgress, signal } = options;
  signal.throwIfAborted();
  const targetDir = resolve(options.targetDir);
  mkdirSync(targetDir, { recursive: true, mode: 0o755 });
  if (readdirSync(targetDir).length > 0) throw new Error('The folder to unpack into is not empty');
  const budget = new Budget(options.limits ?? DEFAULT_LIMITS);
  const writer = new SiteWriter(targetDir, budget, options.onFile);
  const onChunk = (archiveBytes: number): void => {
    onProgress?.({ archiveBytes, files: writer.files });
  };
  try {
    const format = await readArchive({ ...options, sink: writer, budget, onChunk });
    await writer.finish(signal);
    const { tree, files, pages } = writer;
    if (files === 0) throw refused(undefined, 'contains no files');
    const rootDir = findSiteRoot(tree.files);
    const { unportable } = tree;
    return { format, files, pages, siteSha256: siteSha256(tree.files, rootDir), rootDir, unportable };
  } finally {
    writer.close();
  }
}
