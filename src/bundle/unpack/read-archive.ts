import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { refused } from './archive-error.ts';
import { decompress, type Codec } from './decompress.ts';
import type { EntrySink } from './entry.ts';
import { FORMAT_PROBE_BYTES, requireFormat, type ArchiveFormat } from './archive-format.ts';
import { Input, readFileBytes } from './input.ts';
import { Budget, READ_LIMITS } from './limits.ts';
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
 * Reads an archive to its last byte and passes its entries on. Then every checksum of the format has been compared, and no byte
 * is missing, left over or hidden. It yields to the event loop after every chunk.
 *
 * @throws `archive-refused`, `archive-damaged`, the signal's reason, and errors of the file system, `source` and `sink`
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

type VerifyOptions = Required<Pick<ReadOptions, 'path' | 'source' | 'signal'>>;

/** Accepts paths and sizes that unpacking would refuse. Throws like `readArchive`, and `archive-refused` without any file. */
export async function verifyArchive(options: VerifyOptions): Promise<ArchiveFormat> {
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
