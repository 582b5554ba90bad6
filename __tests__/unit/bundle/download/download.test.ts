import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RANGES } from '../../../../src/bundle/download/fetch-parts.ts';
import { createHttpClient } from '../../../../src/http/fetch.ts';
import { data, digest, fetchFrom, PART, serveRange, withServer } from '../../../support/range-server.ts';

const whole = { sizeBytes: data.length, sha256: digest, consumed: data.length };

describe('a large archive', () => {
  it('is downloaded in parts over several connections, each byte once', async () => {
    const requestedRanges: string[] = [];
    const sockets = new Set<unknown>();
    let open = 0;
    let maxOpen = 0;
    const listener: RequestListener = (request, response) => {
      requestedRanges.push(request.headers.range ?? 'whole');
      sockets.add(request.socket);
      if (request.headers.range !== undefined) expect(request.headers['if-range']).toBe('"a"');
      maxOpen = Math.max(maxOpen, (open += 1));
      response.once('close', () => (open -= 1));
      setTimeout(
        () => {
          serveRange(request, response);
        },
        5 + (requestedRanges.length % 3) * 10,
      );
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url)).toEqual(whole);
    });
    expect(requestedRanges[0]).toBe('whole');
    const parts = requestedRanges
      .slice(1)
      .map((range) => (/^bytes=(\d+)-(\d+)$/.exec(range) ?? []).slice(1).map(Number))
      .sort(([a = 0], [b = 0]) => a - b);
    expect(parts.length).toBeGreaterThan(8);
    expect(parts.at(-1)?.[1]).toBe(data.length - 1);
    for (const [index, [start = 0]] of parts.slice(1).entries()) expect(start).toBe((parts[index]?.[1] ?? 0) + 1);
    expect(maxOpen).toBeGreaterThan(2);
    expect(maxOpen).toBeLessThanOrEqual(8);
    // Connections are used again.
    expect(sockets.size).toBeLessThan(requestedRanges.length - 5);
  });

  it('is downloaded over one connection when that is fast enough', async () => {
    let requests = 0;
    const listener: RequestListener = (request, response) => {
      requests += 1;
      serveRange(request, response);
    };
    const ranges = { fromBytes: 100_000, partBytes: PART, connections: 8, paceMs: 20, fastBytesPerSecond: 1 };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url, { ranges })).toEqual(whole);
    });
    expect(requests).toBe(1);
  });

  it('is downloaded as one stream when the host ignores ranges', async () => {
    const requestedRanges: string[] = [];
    const notes: string[] = [];
    const listener: RequestListener = (request, response) => {
      requestedRanges.push(request.headers.range ?? 'whole');
      delete request.headers.range;
      serveRange(request, response);
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url, { onNote: (note) => notes.push(note) })).toEqual(whole);
    });
    expect(requestedRanges.filter((range) => range === 'whole')).toHaveLength(2);
    expect(requestedRanges.at(-1)).toBe('whole');
    expect(notes).toHaveLength(1);
  });

  it('is downloaded completely when range responses are smaller than requested', async () => {
    const listener: RequestListener = (request, response) => {
      const [, first = '0'] = /^bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
      const [start, end] = [Number(first), Math.min(Number(first) + 50_000, data.length)];
      const headers = { etag: '"a"', 'accept-ranges': 'bytes' };
      if (request.headers.range === undefined) {
        response.writeHead(200, headers).write(data.subarray(0, 5_000), () => request.socket.destroy());
      } else {
        const range = `bytes ${start}-${end - 1}/${data.length}`;
        response.writeHead(206, { ...headers, 'content-range': range }).end(data.subarray(start, end));
      }
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url, { ranges: { ...DEFAULT_RANGES } })).toEqual(whole);
    });
  });

  it('ignores bytes after the announced range', async () => {
    const listener: RequestListener = (request, response) => {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (first === undefined) {
        serveRange(request, response);
        return;
      }
      const range = `bytes ${first}-${last}/${data.length}`;
      // Chunked, so that the additional bytes are valid HTTP.
      response.writeHead(206, { etag: '"a"', 'content-range': range });
      response.write(data.subarray(Number(first), Number(last) + 1));
      response.end('additional bytes');
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url)).toEqual(whole);
    });
  });

  it('resumes broken parts, and continues when the host refuses connections', async () => {
    let requests = 0;
    const listener: RequestListener = (request, response) => {
      requests += 1;
      if (requests % 3 === 0) response.writeHead(503).end();
      else if (requests % 4 === 0) request.socket.destroy();
      else serveRange(request, response);
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url)).toEqual(whole);
    });
  });

  it('restarts when the archive changes during the download', async () => {
    let requests = 0;
    const listener: RequestListener = (request, response) => {
      requests += 1;
      serveRange(request, response, requests > 5 && requests < 12 ? '"b"' : '"a"');
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url)).toEqual(whole);
    });
    expect(requests).toBeGreaterThan(12);
  });

  it('resumes with an ETag of bytes above 0x7f, which is sent back unchanged', async () => {
    const etag = '"\u00e9\u0080"';
    const requestedRanges: (string | undefined)[] = [];
    const listener: RequestListener = (request, response) => {
      requestedRanges.push(request.headers['if-range']?.toString());
      if (requestedRanges.length === 1) {
        const headers = { etag, 'accept-ranges': 'bytes', 'content-length': data.length };
        response.writeHead(200, headers).write(data.subarray(0, 50_000), () => request.socket.destroy());
      } else serveRange(request, response, etag);
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url, { ranges: DEFAULT_RANGES })).toEqual(whole);
    });
    expect(requestedRanges).toEqual([undefined, etag]);
  });

  it('renews the link once for all connections', async () => {
    let renewals = 0;
    let hasExpired = false;
    const listener: RequestListener = (request, response) => {
      const isNew = request.url?.endsWith('new') === true;
      if (request.headers.range !== undefined) hasExpired = true;
      if (hasExpired && !isNew) response.writeHead(403).end('<Code>AccessDenied</Code>');
      else serveRange(request, response);
    };
    await withServer(listener, async (url) => {
      const createLink = async (): Promise<URL> => {
        renewals += 1;
        await pause(20);
        return new URL('?new', url);
      };
      expect(await fetchFrom(url, { createLink })).toEqual(whole);
    });
    expect(renewals).toBe(1);
  });
});

describe('a stalled connection', () => {
  it.each([0, 50_000])('is closed after the idle time, and the download resumes at byte %i', async (stopAt) => {
    const requestedRanges: string[] = [];
    const listener: RequestListener = (request, response) => {
      requestedRanges.push(request.headers.range ?? 'whole');
      if (requestedRanges.length > 1) {
        serveRange(request, response);
        return;
      }
      if (stopAt === 0) return;
      response.writeHead(200, { etag: '"a"', 'content-length': data.length }).write(data.subarray(0, stopAt));
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url, { idleMs: 100 })).toEqual(whole);
    });
    expect(requestedRanges.slice(0, 2)).toEqual(['whole', stopAt === 0 ? 'whole' : `bytes=${String(stopAt)}-`]);
  });

  it('is not confused with a slow one', async () => {
    let requests = 0;
    const listener: RequestListener = (_, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': data.length });
      const sendSlowly = async (): Promise<void> => {
        for (let at = 0; at < data.length; at += 20_000) {
          response.write(data.subarray(at, at + 20_000));
          await pause(40);
        }
        response.end();
      };
      void sendSlowly();
    };
    await withServer(listener, async (url) => {
      expect(await fetchFrom(url, { idleMs: 250 })).toEqual(whole);
    });
    expect(requests).toBe(1);
  });
});

describe('an abort', () => {
  it('ends the transfer with its reason at any time', async () => {
    for (const afterMs of [0, 5, 20, 60]) {
      const controller = new AbortController();
      const reason = new Error('cancelled');
      setTimeout(() => {
        controller.abort(reason);
      }, afterMs);
      const stalled: RequestListener = (_, response) => {
        response.writeHead(200, { 'content-length': data.length }).write(data.subarray(0, 1000));
      };
      await withServer(stalled, async (url) => {
        await expect(fetchFrom(url, { signal: controller.signal })).rejects.toBe(reason);
      });
    }
  });

  it('has no effect after the last byte, while the connection stays open', async () => {
    await withServer(serveRange, async (url) => {
      const { fetch, close } = createHttpClient({});
      const controller = new AbortController();
      for (let request = 0; request < 3; request++) {
        const { body } = await fetch(url, { method: 'GET', headers: {}, signal: controller.signal });
        let bytes = 0;
        for await (const chunk of body) bytes += (chunk as Buffer).length;
        expect(bytes).toBe(data.length);
      }
      controller.abort(new Error('late'));
      await pause(50);
      await close();
    });
  });

  it('by the consumer ends the transfer with its error', async () => {
    const failure = new Error('refused');
    await withServer(serveRange, async (url) => {
      await expect(fetchFrom(url, { consume: () => Promise.reject(failure) })).rejects.toBe(failure);
    });
  });
});
