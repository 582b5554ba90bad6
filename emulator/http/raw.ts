import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { pause } from '../clock.ts';
import type { Delivery } from '../faults/types.ts';
import { encoded } from './answers.ts';
import { pace } from './pace.ts';
import type { Answer } from './types.ts';

type Source = AsyncIterable<Buffer> | Iterable<Buffer>;
type Framing = NonNullable<Delivery['framing']>;

/**
 * Writes an answer onto the socket byte by byte, past Node's own writer, which would correct what a fault wants wrong.
 * The connection is closed afterwards.
 *
 * @throws AbortError when the signal fires first
 */
export async function deliverRaw(
  socket: Socket,
  answer: Answer,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const body = encoded(answer.body);
  const size = body.type === 'bytes' ? body.data.length : body.size;
  const { framing = size === undefined ? 'chunked' : 'length', truncateAt, stallAt, slowHeaders = false } = delivery;
  const paced = (source: Source, slow: boolean): Source =>
    slow && delivery.bytesPerSecond !== undefined ? pace(source, delivery.bytesPerSecond, signal) : source;

  await write(socket, paced([Buffer.from(headText(answer, framing, size))], slowHeaders), 'close', signal);
  const source = body.type === 'bytes' ? [body.data] : body.open();
  const sent = await write(socket, paced(firstBytes(source, stallAt ?? truncateAt ?? Infinity), true), framing, signal);
  if (stallAt !== undefined) await pause(Infinity, signal);
  // A truncated body has no last chunk; one that was shorter than the cut is whole.
  const whole = truncateAt === undefined || sent < truncateAt;
  socket.end(framing === 'chunked' && whole ? '0\r\n\r\n' : '');
}

function headText(answer: Answer, framing: Framing, size: number | undefined): string {
  const { 'content-length': declared, ...others } = answer.headers;
  const headers: Record<string, string> = { ...others, connection: 'close' };
  if (framing === 'chunked') headers['transfer-encoding'] = 'chunked';
  if (framing === 'length') headers['content-length'] = declared ?? String(size ?? 0);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`, ...lines, '', ''].join('\r\n');
}

async function* firstBytes(source: Source, limit: number): AsyncGenerator<Buffer> {
  let left = limit;
  for await (const chunk of source) {
    if (left <= 0) return;
    const part = chunk.length > left ? chunk.subarray(0, left) : chunk;
    left -= part.length;
    if (part.length > 0) yield part;
  }
}

/** Writes a source and counts its bytes. */
async function write(socket: Socket, source: Source, framing: Framing, signal: AbortSignal): Promise<number> {
  let sent = 0;
  for await (const chunk of source) {
    signal.throwIfAborted();
    sent += chunk.length;
    const framed =
      framing === 'chunked'
        ? Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])
        : chunk;
    if (!socket.write(framed)) await once(socket, 'drain', { signal });
  }
  return sent;
}
