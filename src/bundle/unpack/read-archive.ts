import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { decompress, type Codec } from './decompress.ts';
import type { EntrySink } from './entry.ts';
import { CODECS, FORMAT_PROBE_BYTES, knownFormat, type ArchiveFormat } from './format.ts';
import { openInput, readFileBytes, type Input } from './input.ts';
import type { Budget } from './limits.ts';
import { refused } from './refusal.ts';
import { TarReader } from './tar-reader.ts';

export interface ReadOptions {
  /** The archive on disk. It has to be complete once `source` has ended; at once when there is no `source`. */
  readonly path: string;
  /**
   * The same bytes as they arrive, to read while they are downloaded. A zip is read from the file once the source has
   * ended, because its list of entries comes last. On a failure the source is left early (`return` or `destroy`).
   */
  readonly source?: AsyncIterable<Uint8Array>;
  readonly sink: EntrySink;
  readonly budget: Budget;
  readonly signal: AbortSignal;
  /** Called after every piece, many times a second, with the bytes of the archive that were read. */
  readonly onPiece?: (archiveBytes: number) => void;
}

/**
 * Reads an archive from its first byte to its last and hands its entries on. When it returns, the archive is whole: every
 * checksum of its format was compared, and nothing is missing, left over or hidden. The thread is given back after every
 * piece, so that signals and timers are served.
 *
 * Throws `archive-refused`, `archive-damaged`, `runner-unsupported` (zstd on an old Node.js), the signal's reason, errors of
 * the file system and of `source` as they are, and what the sink throws.
 */
export async function readArchive(options: ReadOptions): Promise<ArchiveFormat> {
  const { path, signal, source } = options;
  const input = await openInput(source ?? readFileBytes(path), FORMAT_PROBE_BYTES, signal);
  try {
    const format = knownFormat(input.head);
    await (format === 'zip' ? readZip(options, input) : readTar(CODECS[format], options, input));
    return format;
  } finally {
    const closed = input.close();
    // Someone else's source may be waiting for something and answer late or never.
    if (source === undefined) await closed;
  }
}

async function readTar(codec: Codec, options: ReadOptions, input: Input): Promise<void> {
  const { budget, signal, sink } = options;
  const reader = new TarReader(sink, budget);
  const onPiece = async (piece: Buffer, packedBytes: number): Promise<void> => {
    budget.packedBytes = packedBytes;
    budget.addBytes(piece.length);
    for (let at = 0; at < piece.length;) {
      at = reader.push(piece, at);
      await yieldBetweenPieces(options, packedBytes);
    }
  };
  await decompress({ codec, input, onPiece, signal });
  // The checksums were right, so nothing is cut: whatever was packed is shorter than any tar.
  if (codec !== 'none' && reader.isEmpty) throw refused(undefined, 'is compressed, but holds no tar');
  reader.finish();
}

async function readZip(options: ReadOptions, input: Input): Promise<void> {
  // Only a source that is still growing has to be waited for; the file's own stream is let go.
  if (options.source) await drain(input);
  const { readZipFile } = await import('./zip-reader.ts');
  await readZipFile({ ...options, onPiece: (archiveBytes) => yieldBetweenPieces(options, archiveBytes) });
}

/** The bytes are on disk already; the input itself watches the signal. */
async function drain({ chunks }: Input): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  while ((await iterator.next()).done !== true);
}

/** Lets signals, timers and the thread pool's answers in. */
async function yieldBetweenPieces({ onPiece, signal }: ReadOptions, archiveBytes: number): Promise<void> {
  onPiece?.(archiveBytes);
  await yieldToEvents();
  signal.throwIfAborted();
}
