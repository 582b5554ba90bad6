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

/** Bytes of a part, and of a piece of the first connection. */
export const PART = 10_000;
const FIRST = 5_000;
/** What is served as the archive. */
export const data = randomBytes(205_000);
export const digest = createHash('sha256').update(data).digest('hex');

/** Serves on loopback while a test runs. */
export async function withServer(answer: RequestListener, test: (url: URL) => Promise<void>): Promise<void> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    await test(new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/bundle`));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** A connection that shows a slow pace, and has to be left for another way if the test is to end soon. */
async function sendSlowly(response: ServerResponse): Promise<void> {
  for (let at = 0; at < data.length && !response.destroyed; at += FIRST) {
    response.write(data.subarray(at, at + FIRST));
    await pause(10);
  }
  response.end();
}

/** Answers as an object store does. */
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

/** Fetches into a folder of its own; the consumer counts the bytes that it was given. */
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
          for await (const piece of bytes) {
            hash.update(piece);
            count += piece.length;
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
