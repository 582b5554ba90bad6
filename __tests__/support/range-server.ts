import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { downloadArchive, type DownloadOptions, type Downloaded } from '../../src/bundle/download/download.ts';
import { createHttpClient } from '../../src/http/fetch.ts';
import { systemClock } from '../../src/runner/clock.ts';
import { withFolder } from './bundles.ts';

/** Bytes of a range request. */
export const PART = 10_000;
/** Bytes of a chunk on the first connection. */
const SLOW_CHUNK = 5_000;
/** The served archive. */
export const data = randomBytes(205_000);
export const digest = createHash('sha256').update(data).digest('hex');

/** Runs a test with a local HTTP server. */
export async function withServer(listener: RequestListener, test: (url: URL) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    await test(new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/bundle`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Sends the archive so slowly that the download switches to several connections. */
async function sendSlowly(response: ServerResponse): Promise<void> {
  for (let at = 0; at < data.length && !response.destroyed; at += SLOW_CHUNK) {
    response.write(data.subarray(at, at + SLOW_CHUNK));
    await pause(10);
  }
  response.end();
}

/** Responds as an object store does: slowly without a Range, fast with one. */
export function serveRange(request: IncomingMessage, response: ServerResponse, etag = '"a"'): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const headers = { etag, 'accept-ranges': 'bytes' };
  if (first === undefined) {
    response.writeHead(200, { ...headers, 'content-length': data.length });
    void sendSlowly(response);
    return;
  }
  const [start, end] = [Number(first), last === '' ? data.length - 1 : Number(last)];
  const range = `bytes ${String(start)}-${String(end)}/${String(data.length)}`;
  response.writeHead(206, { ...headers, 'content-range': range }).end(data.subarray(start, end + 1));
}

type Options = Partial<DownloadOptions<number>>;

/** Downloads the archive into a new folder. The consumer checks the digest and counts the bytes. */
export async function fetchFrom(url: URL, options: Options = {}): Promise<Downloaded<number>> {
  const { fetch, close } = createHttpClient({});
  try {
    return await withFolder((folder) =>
      downloadArchive<number>({
        host: {
          fetch,
          now: () => 0,
          hasLinkExpired: () => false,
          checkRedirect: () => ({ ok: false, reason: 'none' }),
        },
        link: url,
        createLink: () => Promise.resolve(url),
        path: join(folder, 'bundle'),
        maxBytes: 1e9,
        expected: { sizeBytes: undefined, sha256: undefined },
        consume: async (bytes) => {
          const hash = createHash('sha256');
          let count = 0;
          for await (const chunk of bytes) {
            hash.update(chunk);
            count += chunk.length;
          }
          expect(hash.digest('hex')).toBe(digest);
          return count;
        },
        clock: systemClock,
        random: () => 0,
        signal: new AbortController().signal,
        ranges: { fromBytes: 100_000, partBytes: PART, connections: 8, paceMs: 20, fastBytesPerSecond: 1e9 },
        ...options,
      }),
    );
  } finally {
    await close();
  }
}
