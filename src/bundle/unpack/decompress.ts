import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { ActionError, assertNever } from '../../errors.ts';
import { codeOf } from '../disk-error.ts';
import { releaseBuffer } from '../release-buffer.ts';
import { damaged, refused } from './archive-error.ts';
import type { Input } from './input.ts';

/** Bytes that the decompressor returns at a time, while the previous ones are written. Larger chunks are no faster. */
const CHUNK_BYTES = 128 * 1024;
/** With more than one chunk ahead, a stream would join the waiting ones into a copy. */
const STREAM_OPTIONS = { chunkSize: CHUNK_BYTES, readableHighWaterMark: CHUNK_BYTES };
/** The largest zstd window as a power of two: 32 MiB, as of level 20. The decompressor holds a whole window. */
const ZSTD_WINDOW_LOG_MAX = 25;
/** Each frame after the first needs a new decoder, some 50 µs: 500,000 take half a minute. */
const MAX_FRAMES = 500_000;

export type Codec = 'none' | 'gzip' | 'zstd' | 'deflate';

export interface DecompressOptions {
  readonly codec: Codec;
  readonly input: Input;
  /** Receives decompressed bytes, valid until it returns, and how many compressed bytes have been used so far. */
  readonly onChunk: (chunk: Buffer, packedBytes: number) => void | Promise<void>;
  readonly signal: AbortSignal;
  /** The entry that messages name, if the input is one entry. */
  readonly entry?: string;
}

/**
 * Decompresses to the end and verifies it: CRC-32 and length of every gzip member (RFC 1952, 2.2), the checksum of a zstd frame
 * if it has one (RFC 8878, 3.1.1), no byte missing and none left over.
 *
 * @throws `archive-damaged`, `archive-refused`, `runner-unsupported`, the signal's reason, and what `onChunk` throws
 */
export async function decompress(options: DecompressOptions): Promise<void> {
  const { codec, input, onChunk } = options;
  if (codec !== 'none') {
    await decode(codec, options);
    return;
  }
  for await (const chunk of input.chunks) await onChunk(toBuffer(chunk), input.bytesRead);
}

async function decode(codec: Exclude<Codec, 'none'>, options: DecompressOptions): Promise<void> {
  const { entry, input, signal } = options;
  const packed = new PackedChunks(input.chunks);
  for (let frames = 1; ; frames += 1) {
    const decoder = createDecoder(codec);
    const failure = await pump(decoder.engine, packed, options);
    signal.throwIfAborted();
    // A decoder ends without an error: Node.js ignores zeros after gzip, everything after deflate, and after a zstd frame the
    // rest of the chunk. A zstd archive may continue with another frame (RFC 8878, 3.1).
    const hasRest = packed.hasRest || !input.hasEnded;
    if (codec === 'zstd' && failure === undefined && hasRest) {
      if (frames === MAX_FRAMES) throw refused(entry, `has more than ${MAX_FRAMES} zstd frames`);
      continue;
    }
    const isEndOfStream = failure === undefined || codeOf(failure) === 'ERR_STREAM_PREMATURE_CLOSE';
    if (hasRest && isEndOfStream && !input.hasFailed)
      throw refused(entry, `has more bytes after the end of its ${decoder.unit}`);
    if (failure !== undefined) throw explainDecoder(failure, entry);
    return;
  }
}

/** The compressed chunks in order. A decoder that ends inside one returns the rest. */
class PackedChunks {
  /** Bytes used by earlier decoders. */
  usedBefore = 0;
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array | undefined;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#source = chunks[Symbol.asyncIterator]();
  }

  get hasRest(): boolean {
    return this.#rest !== undefined;
  }

  /** The next chunk, valid until the following call; undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const rest = this.#rest;
    this.#rest = undefined;
    if (rest !== undefined) return rest;
    const next = await this.#source.next();
    return next.done === true ? undefined : next.value;
  }

  returnRest(rest: Uint8Array): void {
    this.#rest = rest;
  }
}

type Engine = Transform & { readonly bytesWritten: number };

/** Throws `runner-unsupported`: zstd came with Node.js 22.15 and 23.8. */
function createDecoder(codec: Exclude<Codec, 'none'>): { readonly engine: Engine; readonly unit: string } {
  switch (codec) {
    case 'gzip':
      return { engine: zlib.createGunzip(STREAM_OPTIONS), unit: 'gzip stream' };
    case 'deflate':
      return { engine: zlib.createInflateRaw(STREAM_OPTIONS), unit: 'deflate stream' };
    case 'zstd': {
      if (typeof zlib.createZstdDecompress !== 'function') {
        throw new ActionError('runner-unsupported', 'This version of Node.js cannot read the zstd archive.', {
          hint: 'Run the action on a runner with Node.js 24 or later, or export the site as tar.gz.',
        });
      }
      const params = { [zlib.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX };
      return { engine: zlib.createZstdDecompress({ ...STREAM_OPTIONS, params }), unit: 'zstd frames' };
    }
    default:
      return assertNever(codec);
  }
}

/** Waits until the decoder has taken the whole chunk, or is closed: then it does not call back. */
function writeTo(engine: Engine, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      engine.off('close', done);
      resolve();
    };
    engine.once('close', done);
    engine.write(chunk, done);
  });
}

async function feed(engine: Engine, packed: PackedChunks): Promise<void> {
  for (let chunk = await packed.next(); chunk !== undefined; chunk = await packed.next()) {
    const before = engine.bytesWritten;
    await writeTo(engine, chunk);
    const used = engine.bytesWritten - before;
    if (used < chunk.length) packed.returnRest(chunk.subarray(used));
    if (used < chunk.length || engine.destroyed) return;
  }
  engine.end();
}

/** Runs the decoder to its end. Returns the first failure, because later ones follow from it. */
async function pump(engine: Engine, packed: PackedChunks, { onChunk, signal }: DecompressOptions): Promise<unknown> {
  const failures: unknown[] = [];
  const fail = (error: unknown): void => {
    failures.push(error);
    engine.destroy();
  };
  // The iteration below reports the error.
  engine.on('error', () => undefined);
  // Not awaited if the decoder fails, because the source may then send nothing for a long time.
  const feeding = feed(engine, packed).catch(fail);
  try {
    for await (const chunk of engine) {
      signal.throwIfAborted();
      const bytes = toBuffer(chunk);
      await onChunk(bytes, packed.usedBefore + engine.bytesWritten);
      releaseBuffer(bytes);
    }
  } catch (error) {
    fail(error);
  }
  engine.destroy();
  if (failures.length === 0) await feeding;
  packed.usedBefore += engine.bytesWritten;
  return failures[0];
}

function toBuffer(chunk: unknown): Buffer {
  if (chunk instanceof Buffer) return chunk;
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  throw new TypeError('The archive must be a stream of bytes');
}

function explainDecoder(failure: unknown, entry: string | undefined): unknown {
  const code = codeOf(failure);
  if (code === 'Z_BUF_ERROR') return damaged(entry, 'breaks off before its end', failure);
  if (/^(Z|ZSTD)_/.test(code)) return damaged(entry, 'cannot be decompressed', failure);
  return failure;
}
