import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { ActionError, assertNever } from '../../errors.ts';
import { releaseBuffer } from '../release-buffer.ts';
import type { Input } from './input.ts';
import { damaged, refused } from './refusal.ts';

/**
 * Bytes that come out of the decompressor at a time. The thread pool makes the next piece while this one is written, so
 * it has to be worth the change of threads; larger ones are no faster.
 */
const PIECE_BYTES = 128 * 1024;
/** The largest zstd window, as a power of two: 32 MiB, what level 20 uses. The decompressor holds a whole window. */
const ZSTD_WINDOW_LOG_MAX = 25;

/** Each frame after the first needs a decoder of its own, some 50 µs: 500,000 are half a minute. */
const MAX_FRAMES = 500_000;

/** How bytes are packed; `none` passes them through. */
export type Codec = 'none' | 'gzip' | 'zstd' | 'deflate';

export interface DecompressOptions {
  readonly codec: Codec;
  readonly input: Input;
  /** Takes a piece of what was packed, which is lent, and how many packed bytes it and all before it were made from. */
  readonly onPiece: (piece: Buffer, packedBytes: number) => void | Promise<void>;
  readonly signal: AbortSignal;
  /** The entry that a failure names, where one stream is one entry. */
  readonly entry?: string;
}

/**
 * Decompresses to the end, piece by piece, and proves the end: the gzip trailer's CRC-32 and length of every member
 * (RFC 1952, 2.2), the zstd checksum where the frame has one (RFC 8878, 3.1.1), no byte missing and none left over.
 *
 * Throws `archive-damaged`, `archive-refused`, `runner-unsupported`, the signal's reason, and what `onPiece` throws.
 */
export async function decompress(options: DecompressOptions): Promise<void> {
  const { codec, input, onPiece } = options;
  if (codec !== 'none') {
    await decode(codec, options);
    return;
  }
  for await (const chunk of input.chunks) await onPiece(toBuffer(chunk), input.bytesRead());
}

async function decode(codec: Exclude<Codec, 'none'>, options: DecompressOptions): Promise<void> {
  const { entry, input, signal } = options;
  const pieces = new PackedPieces(input.chunks);
  for (let frames = 1; ; frames += 1) {
    const decoder = createDecoder(codec);
    const failure = await pump(decoder, pieces, options);
    signal.throwIfAborted();
    // A decoder stops quietly at its end: Node.js drops zeros after gzip, everything after deflate, and after a zstd frame
    // what came in the same piece. A zstd archive may go on with another frame (RFC 8878, 3.1).
    const hasRest = pieces.hasRest || !input.ended();
    if (codec === 'zstd' && failure === undefined && hasRest) {
      if (frames === MAX_FRAMES) throw refused(entry, `has more than ${MAX_FRAMES} zstd frames`);
      continue;
    }
    if (hasRest && isEndOfStream(failure) && !input.failed())
      throw refused(entry, `has more bytes after the end of its ${decoder.unit}`);
    if (failure !== undefined) throw readable(failure, entry);
    return;
  }
}

/** The packed pieces in their order. A decoder that ends inside one gives the rest of it back. */
class PackedPieces {
  /** Bytes that decoders have used up before the one that is at work. */
  usedBefore = 0;
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array | undefined;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#source = chunks[Symbol.asyncIterator]();
  }

  get hasRest(): boolean {
    return this.#rest !== undefined;
  }

  /** The next piece, which is lent; undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const rest = this.#rest;
    this.#rest = undefined;
    if (rest !== undefined) return rest;
    const next = await this.#source.next();
    return next.done === true ? undefined : next.value;
  }

  giveBack(rest: Uint8Array): void {
    this.#rest = rest;
  }
}

interface Decoder {
  readonly engine: Transform & { readonly bytesWritten: number };
  /** What one compressed stream is called. */
  readonly unit: string;
}

/** One piece is ready while another is made: with more of them, a stream would join what waits into a copy. */
const STREAM_OPTIONS = { chunkSize: PIECE_BYTES, readableHighWaterMark: PIECE_BYTES };

function createDecoder(codec: Exclude<Codec, 'none'>): Decoder {
  switch (codec) {
    case 'gzip':
      return { engine: zlib.createGunzip(STREAM_OPTIONS), unit: 'gzip stream' };
    case 'deflate':
      return { engine: zlib.createInflateRaw(STREAM_OPTIONS), unit: 'deflate stream' };
    case 'zstd':
      return createZstd();
    default:
      return assertNever(codec);
  }
}

/** Throws `runner-unsupported`: zstd came with Node.js 22.15 and 23.8. */
function createZstd(): Decoder {
  if (typeof zlib.createZstdDecompress !== 'function') {
    throw new ActionError(
      'runner-unsupported',
      'The archive is compressed with zstd, which this Node.js cannot read.',
      {
        hint: 'Run the action on a runner with Node.js 24 or later, or export the site as tar.gz.',
      },
    );
  }
  const params = { [zlib.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX };
  return { engine: zlib.createZstdDecompress({ ...STREAM_OPTIONS, params }), unit: 'zstd frames' };
}

/** Hands a lent piece to the decoder. Waits until it has taken all of it, or takes no more: then it calls back to nobody. */
function hand(engine: Transform, piece: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      engine.off('close', done);
      resolve();
    };
    engine.once('close', done);
    engine.write(piece, done);
  });
}

async function feed(engine: Decoder['engine'], pieces: PackedPieces): Promise<void> {
  for (let piece = await pieces.next(); piece !== undefined; piece = await pieces.next()) {
    const before = engine.bytesWritten;
    await hand(engine, piece);
    const used = engine.bytesWritten - before;
    if (used < piece.length) pieces.giveBack(piece.subarray(used));
    if (used < piece.length || engine.destroyed) return;
  }
  engine.end();
}

/** Runs the decoder and returns what it failed with first, if it failed: what follows from that comes after. */
async function pump({ engine }: Decoder, pieces: PackedPieces, options: DecompressOptions): Promise<unknown> {
  const { onPiece, signal } = options;
  const failures: unknown[] = [];
  const fail = (error: unknown): void => {
    failures.push(error);
    engine.destroy();
  };
  // Its failures are told by the iteration below.
  engine.on('error', () => undefined);
  // Not waited for: the source may have nothing to say for a long time, and what counts is that the decoder has ended.
  const feeding = feed(engine, pieces).catch(fail);
  try {
    for await (const piece of engine) {
      signal.throwIfAborted();
      const bytes = toBuffer(piece);
      await onPiece(bytes, pieces.usedBefore + engine.bytesWritten);
      releaseBuffer(bytes);
    }
  } catch (error) {
    fail(error);
  }
  engine.destroy();
  // It ended by itself: then it has taken its last piece, and the rest of that is known in a moment.
  if (failures.length === 0) await feeding;
  pieces.usedBefore += engine.bytesWritten;
  return failures[0];
}

function toBuffer(piece: unknown): Buffer {
  if (piece instanceof Buffer) return piece;
  if (piece instanceof Uint8Array) return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  throw new TypeError('The archive has to come as bytes');
}

function codeOf(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : '';
}

/** Whether the decoder ended, or was ended, before its input did. */
function isEndOfStream(failure: unknown): boolean {
  return failure === undefined || codeOf(failure) === 'ERR_STREAM_PREMATURE_CLOSE';
}

function readable(failure: unknown, entry: string | undefined): unknown {
  const code = codeOf(failure);
  if (code === 'Z_BUF_ERROR') return damaged(entry, 'breaks off before its end', failure);
  if (code.startsWith('Z_') || code.startsWith('ZSTD_')) {
    return damaged(entry, 'cannot be decompressed', failure);
  }
  return failure;
}
