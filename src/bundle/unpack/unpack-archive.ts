import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { refused } from './archive-error.ts';
import { FORMAT_PROBE_BYTES, requireFormat, type ArchiveFormat } from './archive-format.ts';
import { decompress, type Codec } from './decompress.ts';
import type { EntrySink } from './entry.ts';
import { Input, readFileBytes } from './input.ts';
import { Budget, DEFAULT_LIMITS, READ_LIMITS, type UnpackLimits } from './limits.ts';
import { siteSha256, findSiteRoot } from './site-tree.ts';
import { SiteWriter, type WrittenFile } from './site-writer.ts';
import { TarReader } from './tar-reader.ts';

export interface ReadOptions {
  /** The archive on disk, complete once `source` has ended. */
  readonly path: string;
  /** The same bytes while they are downloaded. A zip is read from the file afterwards: its central directory comes last. */
  readonly source?: AsyncIterable<Uint8Array>;
  readonly sink: EntrySink;
  readonly budget: Budget;
  readonly signal: AbortSignal;
  /** Called many times a second. */
  readonly onChunk?: (archiveBytes: number) => void;
}

const CODECS: Readonly<Record<Exclude<ArchiveFormat, 'zip'>, Codec>> = {
  tar: 'none',
  'tar.gz': 'gzip',
  'tar.zst': 'zstd',
};

/**
 * Passes the entries of an archive on, compares every checksum of the format, and accepts no byte that is left over or hidden.
 * Throws `archive-refused`, `archive-damaged`, the signal's reason, and errors of the file system, `source` and `sink`.
 */
export async function readArchive(options: ReadOptions): Promise<ArchiveFormat> {
  const { path, signal, source } = options;
  const input = new Input(source ?? readFileBytes(path), signal);
  try {
    const format = requireFormat(await input.peek(FORMAT_PROBE_BYTES));
    await (format === 'zip' ? readZip(options, input) : readTar(CODECS[format], options, input));
    return format;
  } finally {
    const closed = input.close();
    // The caller's source may never end.
    if (source === undefined) await closed;
  }
}

async function readTar(codec: Codec, options: ReadOptions, input: Input): Promise<void> {
  const { budget, signal, sink } = options;
  const reader = new TarReader(sink, budget);
  const onChunk = async (chunk: Buffer, packedBytes: number): Promise<void> => {
    budget.packedBytes = packedBytes;
    budget.addBytes(chunk.length);
    for (let at = 0; at < chunk.length;) {
      at = reader.push(chunk, at);
      await yieldBetweenChunks(options, packedBytes);
    }
  };
  await decompress({ codec, input, onChunk, signal });
  if (codec !== 'none' && reader.isEmpty) throw refused(undefined, 'is compressed but contains no tar archive');
  reader.finish();
}

async function readZip(options: ReadOptions, input: Input): Promise<void> {
  if (options.source) while ((await input.next()) !== undefined);
  const { readZipFile } = await import('./zip-reader.ts');
  await readZipFile({ ...options, onChunk: (archiveBytes) => yieldBetweenChunks(options, archiveBytes) });
}

async function yieldBetweenChunks({ onChunk, signal }: ReadOptions, archiveBytes: number): Promise<void> {
  onChunk?.(archiveBytes);
  await yieldToEventLoop();
  signal.throwIfAborted();
}

type ArchiveSource = Pick<ReadOptions, 'path' | 'source' | 'signal'>;

/** Accepts paths and sizes that unpacking would refuse. Throws like `readArchive`, and `archive-refused` without any file. */
export async function verifyArchive(options: ArchiveSource): Promise<ArchiveFormat> {
  let files = 0;
  const sink: EntrySink = {
    entry: ({ kind }) => {
      if (kind !== 'folder') files += 1;
    },
    content: () => undefined,
    endFile: () => undefined,
  };
  const format = await readArchive({ ...options, sink, budget: new Budget(READ_LIMITS) });
  if (files === 0) throw refused(undefined, 'contains no files');
  return format;
}

/** Detects the format by the first bytes, and reads no more: enough if an expected digest proves the rest. */
export async function detectSourceFormat(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<ArchiveFormat> {
  const input = new Input(source, signal);
  try {
    return requireFormat(await input.peek(FORMAT_PROBE_BYTES));
  } finally {
    void input.close();
  }
}

export interface UnpackOptions extends ArchiveSource {
  /** An empty or missing folder. After a failure it contains a part of the site and has to be deleted. */
  readonly targetDir: string;
  readonly limits?: UnpackLimits;
  readonly onProgress?: (progress: { readonly archiveBytes: number; readonly files: number }) => void;
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
    const digest = siteSha256(tree.files, rootDir);
    return { format, files, pages, siteSha256: digest, rootDir, unportable: tree.unportable };
  } finally {
    writer.close();
  }
}
