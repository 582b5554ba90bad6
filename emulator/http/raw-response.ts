import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { pause } from '../clock.ts';
import type { Delivery } from '../faults/types.ts';
import { serializeJson } from './responses.ts';
import { throttle } from './throttle.ts';
import type { HttpResponse } from './types.ts';

type Source = AsyncIterable<Buffer> | Iterable<Buffer>;
type Framing = NonNullable<Delivery['framing']>;

/**
 * Writes a response directly to the socket, because Node.js's HTTP writer would correct or reject what a fault makes
 * wrong. Closes the connection afterwards.
 *
 * @throws AbortError when the signal aborts first
 */
export async function sendRaw(
  socket: Socket,
  response: HttpResponse,
  { signal, ...delivery }: Delivery & { readonly signal: AbortSignal },
): Promise<void> {
  const body = serializeJson(response.body);
  const size = body.type === 'bytes' ? body.data.length : body.size;
  const { framing = size === undefined ? 'chunked' : 'length', truncateAt, stallAt, slowHeaders = false } = delivery;
  const limited = (source: Source, slow: boolean): Source =>
    slow && delivery.bytesPerSecond !== undefined ? throttle(source, delivery.bytesPerSecond, signal) : source;

  const head = Buffer.from(formatHead(response, framing, size));
  await write(socket, limited([head], slowHeaders), { chunked: false, signal });
  const source = body.type === 'bytes' ? [body.data] : body.open();
  const part = limited(firstBytes(source, stallAt ?? truncateAt ?? Infinity), true);
  const sent = await write(socket, part, { chunked: framing === 'chunked', signal });
  if (stallAt !== undefined) await pause(Infinity, signal);
  // A truncated body has no last chunk.
  const complete = truncateAt === undefined || sent < truncateAt;
  socket.end(framing === 'chunked' && complete ? '0\r\n\r\n' : '');
}

function formatHead(response: HttpResponse, framing: Framing, size: number | undefined): string {
  const { 'content-length': declared, ...others } = response.headers;
  const headers: Record<string, string> = { ...others, connection: 'close' };
  if (framing === 'chunked') headers['transfer-encoding'] = 'chunked';
  if (framing === 'length') headers['content-length'] = declared ?? String(size ?? 0);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ''}`, ...lines, '', ''].join('\r\n');
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

interface WriteOptions {
  readonly chunked: boolean;
  readonly signal: AbortSignal;
}

/** @returns the number of bytes written, without chunk headers */
async function write(socket: Socket, source: Source, { chunked, signal }: WriteOptions): Promise<number> {
  let sent = 0;
  for await (const chunk of source) {
    signal.throwIfAborted();
    sent += chunk.length;
    const data = chunked
      ? Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])
      : chunk;
    if (!socket.write(data)) await once(socket, 'drain', { signal });
  }
  return sent;
}
