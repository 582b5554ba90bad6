import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { assertNever, codeOf } from '../../errors.ts';
import { releaseBuffer } from '../release-buffer.ts';
import { damaged, refused } from './archive-error.ts';
import type { Input } from './input.ts';

/** Larger chunks are no faster. */
const CHUNK_BYTES = 128 * 1024;
/** With more than one chunk ahead, a stream would join the waiting ones into a copy. */
const STREAM_OPTIONS = { chunkSize: CHUNK_BYTES, readableHighWaterMark: CHUNK_BYTES };
/** 32 MiB, which the decompressor holds in memory: the window of zstd's level 20. */
const ZSTD_WINDOW_LOG_MAX = 25;
/** Each frame after the first needs a new decoder, some 50 µs: 500,000 take half a minute. */
const MAX_FRAMES = 500_000;
export type Codec = 'none' | 'gzip' | 'zstd' | 'deflate';

export interface DecompressOptions {
  readonly codec: Codec;
  readonly input: Input;
  /** Receives decompressed bytes, valid until it returns, and how many bytes of the input have been read for them. */
  readonly onChunk: (chunk: Buffer, packedBytes: number) => void | Promise<void>;
  readonly signal: AbortSignal;
  readonly entry?: string;
}

/**
 * Decompresses to the end and verifies it: CRC-32 and length of every gzip member (RFC 1952, 2.2), the checksum of a zstd frame
 * if it has one (RFC 8878, 3.1.1), no byte missing and none left over. Throws like `readArchive`.
 */
export async function decompress(options: DecompressOptions): Promise<void> {
  const { codec, input, onChunk } = options;
  if (codec !== 'none') return decodeAll(codec, options);
  for (let chunk = await input.next(); chunk; chunk = await input.next()) await onChunk(chunk, input.bytesRead);
}

async function decodeAll(codec: Exclude<Codec, 'none'>, options: DecompressOptions): Promise<void> {
  const { entry, input, signal } = options;
  for (let frames = 1; ; frames += 1) {
    const failure = await decode(createDecoder(codec), options);
    signal.throwIfAborted();
    // A decoder ends without an error: Node.js ignores zeros after gzip, everything after deflate, and after a zstd frame the
    // rest of the chunk. A zstd archive may continue with another frame (RFC 8878, 3.1).
    if (codec === 'zstd' && failure === undefined && input.hasRest) {
      if (frames === MAX_FRAMES) throw refused(entry, `has more than ${MAX_FRAMES} zstd frames`);
      continue;
    }
    const isEndOfStream = failure === undefined || codeOf(failure) === 'ERR_STREAM_PREMATURE_CLOSE';
    if (input.hasRest && isEndOfStream && !input.hasFailed)
      throw refused(entry, `has more bytes after the end of its ${codec} stream`);
    if (failure !== undefined) throw explainDecoder(failure, entry);
    return;
  }
}

type Decoder = Transform & { readonly bytesWritten: number };

function createDecoder(codec: Exclude<Codec, 'none'>): Decoder {
  switch (codec) {
    case 'gzip':
      return zlib.createGunzip(STREAM_OPTIONS);
    case 'deflate':
      return zlib.createInflateRaw(STREAM_OPTIONS);
    case 'zstd':
      return zlib.createZstdDecompress({
        ...STREAM_OPTIONS,
        params: { [zlib.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX },
      });
    default:
      return assertNever(codec);
  }
}

/** Waits until the decoder has taken the whole chunk, or is closed, when it does not call back. */
function writeTo(decoder: Decoder, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      decoder.off('close', done);
      resolve();
    };
    decoder.once('close', done);
    decoder.write(chunk, done);
  });
}

/** If the decoder ends inside a chunk, the rest is put back. */
async function feed(decoder: Decoder, input: Input): Promise<void> {
  for (let chunk = await input.next(); chunk !== undefined; chunk = await input.next()) {
    const before = decoder.bytesWritten;
    await writeTo(decoder, chunk);
    const used = decoder.bytesWritten - before;
    if (used < chunk.length) input.putBack(chunk.subarray(used));
    if (used < chunk.length || decoder.destroyed) return;
  }
  decoder.end();
}

/** Returns the first failure, because later ones follow from it. */
async function decode(decoder: Decoder, { input, onChunk, signal }: DecompressOptions): Promise<unknown> {
  const failures: unknown[] = [];
  const fail = (error: unknown): void => {
    failures.push(error);
    decoder.destroy();
  };
  // The iteration below throws it.
  decoder.on('error', () => undefined);
  // Not awaited if the decoder fails, because the source may then send nothing for a long time.
  const feeding = feed(decoder, input).catch(fail);
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      await onChunk(chunk, input.bytesRead);
      releaseBuffer(chunk);
    }
  } catch (error) {
    fail(error);
  }
  decoder.destroy();
  if (failures.length === 0) await feeding;
  return failures[0];
}

function explainDecoder(failure: unknown, entry: string | undefined): unknown {
  const code = codeOf(failure);
  if (code === 'Z_BUF_ERROR') return damaged(entry, 'is truncated', failure);
  if (/^(Z|ZSTD)_/.test(code)) return damaged(entry, 'cannot be decompressed', failure);
  return failure;
}
