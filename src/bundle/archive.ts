import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { contentDigest, findSiteRoot } from './unpack/content-digest.ts';
import { decompress, type Codec } from './unpack/decompress.ts';
import { detectFormat, FORMAT_PROBE_BYTES, type ArchiveFormat } from './unpack/format.ts';
import { openInput, readFileBytes, type Input } from './unpack/input.ts';
import { Budget, DEFAULT_LIMITS, type UnpackLimits } from './unpack/limits.ts';
import { refused } from './unpack/refusal.ts';
import { SiteWriter } from './unpack/site-writer.ts';
import { TarReader } from './unpack/tar-reader.ts';

/** How far the unpacking is. */
export interface UnpackProgress {
  /** Bytes of the archive that were read. */
  readonly archiveBytes: number;
  /** Bytes after decompression. */
  readonly bytes: number;
  /** Files that are complete. */
  readonly files: number;
}

export interface UnpackOptions {
  /** The archive on disk. It has to be complete once `source` has ended; at once when there is no `source`. */
  readonly path: string;
  /**
   * The same bytes as they arrive, to unpack while they are downloaded. A zip is read from the file once the source has
   * ended, because its list of entries comes last. On a failure the source is left early (`return` or `destroy`).
   */
  readonly source?: AsyncIterable<Uint8Array>;
  /** Where to: a folder that is empty, or not there yet. After a failure it holds a part of the site; delete it. */
  readonly targetDir: string;
  readonly limits?: UnpackLimits;
  readonly signal: AbortSignal;
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
}

const TAR_CODECS: Readonly<Record<Exclude<ArchiveFormat, 'zip'>, Codec>> = {
  tar: 'none',
  'tar.gz': 'gzip',
  'tar.zst': 'zstd',
};

/**
 * Unpacks an archive that may be hostile. Either all of it is good, or it throws and everything is closed and stopped;
 * nothing outside `targetDir` is touched in either case. The thread is given back after every piece, so that signals and
 * timers are served; memory does not depend on the archive's size, but for some 300 bytes for each entry.
 *
 * Throws `archive-refused` (a rule or limit is broken), `archive-damaged` (cut or changed), `runner-unsupported` (zstd on
 * an old Node.js), the signal's reason, and errors of the file system and of `source` as they are.
 */
export async function unpackArchive(options: UnpackOptions): Promise<UnpackedSite> {
  const { path, signal } = options;
  signal.throwIfAborted();
  const targetDir = prepareTarget(options.targetDir);
  const budget = new Budget(options.limits ?? DEFAULT_LIMITS);
  const writer = new SiteWriter(targetDir, budget);
  const source = options.source ?? readFileBytes(path);
  const input = await openInput(source, FORMAT_PROBE_BYTES, signal);
  try {
    const format = detectFormat(input.head);
    if (format === undefined) throw refused(undefined, 'is neither tar.gz, tar, tar.zst nor zip by its first bytes');
    const run = { ...options, input, budget, writer };
    await (format === 'zip' ? readZip(run) : readTar(TAR_CODECS[format], run));
    await writer.writeLinks(signal);
    return summarize(format, writer);
  } finally {
    writer.close();
    const closed = input.close();
    // Someone else's source may be waiting for something and answer late or never.
    if (options.source === undefined) await closed;
  }
}

/** One unpacking: what the caller gave, and what it is done with. */
interface Run extends UnpackOptions {
  readonly input: Input;
  readonly budget: Budget;
  readonly writer: SiteWriter;
}

/** An own error here, because files of someone else in the folder would look like a part of the site. */
function prepareTarget(dir: string): string {
  const targetDir = resolve(dir);
  mkdirSync(targetDir, { recursive: true });
  if (readdirSync(targetDir).length > 0) throw new Error('The folder to unpack into is not empty');
  return targetDir;
}

async function readTar(codec: Codec, run: Run): Promise<void> {
  const { budget, input, signal } = run;
  const reader = new TarReader(run.writer, budget);
  const onPiece = async (piece: Buffer, compressedBytes: number): Promise<void> => {
    budget.addBytes(piece.length, codec === 'none' ? undefined : compressedBytes);
    reader.push(piece);
    await breathe(run, compressedBytes);
  };
  await decompress({ codec, input, onPiece, signal });
  reader.finish();
}

async function readZip(run: Run): Promise<void> {
  // Only a source that is still growing has to be waited for; the file's own stream is let go.
  if (run.source) await drain(run.input);
  const { unpackZip } = await import('./unpack/zip-reader.ts');
  await unpackZip({
    path: run.path,
    sink: run.writer,
    budget: run.budget,
    signal: run.signal,
    onPiece: (archiveBytes) => breathe(run, archiveBytes),
  });
}

/** The bytes are on disk already; the input itself watches the signal. */
async function drain({ chunks }: Input): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  while ((await iterator.next()).done !== true);
}

/** Between two pieces: tells the progress, and lets signals, timers and the thread pool's answers in. */
async function breathe({ budget, onProgress, signal, writer }: Run, archiveBytes: number): Promise<void> {
  onProgress?.({ archiveBytes, bytes: budget.bytes, files: writer.files });
  await yieldToEvents();
  signal.throwIfAborted();
}

function summarize(format: ArchiveFormat, { tree, files, pages, fileBytes }: SiteWriter): UnpackedSite {
  if (files === 0) throw refused(undefined, 'holds no file');
  const site = findSiteRoot(tree.root);
  return { format, files, pages, bytes: fileBytes, contentDigest: contentDigest(site), rootDir: site.name };
}
