import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentDigest, findSiteRoot } from './content-digest.ts';
import type { ArchiveFormat } from './format.ts';
import { Budget, DEFAULT_LIMITS, type UnpackLimits } from './limits.ts';
import type { NameList } from './name-list.ts';
import { readArchive, type ReadOptions } from './read-archive.ts';
import { refused } from './refusal.ts';
import { SiteWriter } from './site-writer.ts';

/** How far the unpacking is. */
export interface UnpackProgress {
  /** Bytes of the archive that were read. */
  readonly archiveBytes: number;
  /** Bytes after decompression. */
  readonly bytes: number;
  /** Files that are complete. */
  readonly files: number;
}

export interface UnpackOptions extends Pick<ReadOptions, 'path' | 'source' | 'signal'> {
  /** Where to: a folder that is empty, or not there yet. After a failure it holds a part of the site; delete it. */
  readonly targetDir: string;
  readonly limits?: UnpackLimits;
  /** Called after every piece, many times a second. */
  readonly onProgress?: (progress: UnpackProgress) => void;
}

/** A site that is completely on disk. */
export interface UnpackedSite {
  readonly format: ArchiveFormat;
  readonly files: number;
  /** HTML files. */
  readonly pages: number;
  /** Bytes of all files. */
  readonly bytes: number;
  /** See `contentDigest`: 64 hexadecimal digits. */
  readonly contentDigest: string;
  /** The site's folder in `targetDir`: empty, or the name of the single top folder. */
  readonly rootDir: string;
  /** Paths with a name that Windows or macOS cannot hold. */
  readonly unportable: NameList;
}

/**
 * Unpacks an archive that may be hostile. Either all of it is good, or it throws and everything is closed and stopped;
 * nothing outside `targetDir` is touched in either case. Memory does not depend on the archive's size, but for some 400
 * bytes for each entry.
 *
 * Throws like `readArchive`; `archive-refused` also when a path rule or a limit is broken, or when the disk cannot hold a
 * name.
 */
export async function unpackArchive(options: UnpackOptions): Promise<UnpackedSite> {
  const { onProgress, signal } = options;
  signal.throwIfAborted();
  const targetDir = prepareTarget(options.targetDir);
  const budget = new Budget(options.limits ?? DEFAULT_LIMITS);
  const writer = new SiteWriter(targetDir, budget);
  const onPiece = (archiveBytes: number): void => {
    onProgress?.({ archiveBytes, bytes: budget.bytes, files: writer.files });
  };
  try {
    const format = await readArchive({ ...options, sink: writer, budget, onPiece });
    await writer.finish(signal);
    return summarize(format, writer);
  } finally {
    writer.close();
  }
}

/** An own error here, because files of someone else in the folder would look like a part of the site. */
function prepareTarget(dir: string): string {
  const targetDir = resolve(dir);
  mkdirSync(targetDir, { recursive: true, mode: 0o755 });
  if (readdirSync(targetDir).length > 0) throw new Error('The folder to unpack into is not empty');
  return targetDir;
}

function summarize(format: ArchiveFormat, { tree, files, pages, fileBytes }: SiteWriter): UnpackedSite {
  if (files === 0) throw refused(undefined, 'holds no file');
  const site = findSiteRoot(tree.root);
  return {
    ...{ format, files, pages },
    bytes: fileBytes,
    contentDigest: contentDigest(site),
    rootDir: site.name,
    unportable: tree.unportable,
  };
}
