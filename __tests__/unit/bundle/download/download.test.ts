import type { RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RANGES } from '../../../../src/bundle/download/fetch-parts.ts';
import { createHttpClient } from '../../../../src/http/fetch.ts';
import { data, digest, fetchFrom, PART, serveRange, withServer } from '../../../support/range-server.ts';

const whole = { sizeBytes: data.length, sha256: digest, consumed: data.length };

describe('a large archive', () => {
  it('is downloaded in parts on several connections, each byte once', async () => {
    const asked: string[] = [];
    const sockets = new Set<unknown>();
    let open = 0;
    let most = 0;
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers.range ?? 'whole');
      sockets.add(request.socket);
      if (request.headers.range !== undefined) expect(request.headers['if-range']).toBe('"a"');
      most = Math.max(most, (open += 1));
      response.once('close', () => (open -= 1));
      setTimeout(
        () => {
          serveRange(request, response);
        },
        5 + (asked.length % 3) * 10,
      );
    };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url)).toEqual(whole);
    });
    expect(asked[0]).toBe('whole');
    const parts = asked
      .slice(1)
      .map((range) => (/^bytes=(\d+)-(\d+)$/.exec(range) ?? []).slice(1).map(Number))
      .sort(([a = 0], [b = 0]) => a - b);
    expect(parts.length).toBeGreaterThan(8);
    expect(parts.at(-1)?.[1]).toBe(data.length - 1);
    for (const [index, [start = 0]] of parts.slice(1).entries()) expect(start).toBe((parts[index]?.[1] ?? 0) + 1);
    expect(most).toBeGreaterThan(2);
    expect(most).toBeLessThanOrEqual(8);
    // A connection serves one part after the other.
    expect(sockets.size).toBeLessThan(asked.length - 5);
  });

  it('is downloaded on one connection where that is fast enough', async () => {
    let requests = 0;
    const answer: RequestListener = (request, response) => {
      requests += 1;
      serveRange(request, response);
    };
    const ranges = { fromBytes: 100_000, partBytes: PART, connections: 8, paceMs: 20, fastBytesPerSecond: 1 };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url, { ranges })).toEqual(whole);
    });
    expect(requests).toBe(1);
  });

  it('is downloaded as one stream when the host ignores ranges', async () => {
    const asked: string[] = [];
    const notes: string[] = [];
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers.range ?? 'whole');
      delete request.headers.range;
      serveRange(request, response);
    };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url, { onNote: (note) => notes.push(note) })).toEqual(whole);
    });
    expect(asked.filter((range) => range === 'whole')).toHaveLength(2);
    expect(asked.at(-1)).toBe('whole');
    expect(notes).toHaveLength(1);
  });

  it('is downloaded to its end when a range response reports the length, and sends less than requested', async () => {
    const answer: RequestListener = (request, response) => {
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
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url, { ranges: { ...DEFAULT_RANGES } })).toEqual(whole);
    });
  });

  it('takes no more of a range than was announced', async () => {
    const answer: RequestListener = (request, response) => {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (first === undefined) {
        serveRange(request, response);
        return;
      }
      const range = `bytes ${first}-${last}/${data.length}`;
      // Chunked, so that the surplus is no mistake of the transfer.
      response.writeHead(206, { etag: '"a"', 'content-range': range });
      response.write(data.subarray(Number(first), Number(last) + 1));
      response.end('surplus');
    };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url)).toEqual(whole);
    });
  });

  it('goes on in every part that breaks, and past a host that takes few connections', async () => {
    let requests = 0;
    const answer: RequestListener = (request, response) => {
      requests += 1;
      if (requests % 3 === 0) response.writeHead(503).end();
      else if (requests % 4 === 0) request.socket.destroy();
      else serveRange(request, response);
    };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url)).toEqual(whole);
    });
  });

  it('starts again when it changes under way', async () => {
    let requests = 0;
    const answer: RequestListener = (request, response) => {
      requests += 1;
      serveRange(request, response, requests > 5 && requests < 12 ? '"b"' : '"a"');
    };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url)).toEqual(whole);
    });
  });

  it('goes on after a break with a strong ETag of bytes above 0x7f, sent back as they came', async () => {
    const etag = '"\u00e9\u0080"';
    const asked: (string | undefined)[] = [];
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers['if-range']?.toString());
      if (asked.length === 1) {
        const headers = { etag, 'accept-ranges': 'bytes', 'content-length': data.length };
        response.writeHead(200, headers).write(data.subarray(0, 50_000), () => request.socket.destroy());
      } else serveRange(request, response, etag);
    };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url, { ranges: DEFAULT_RANGES })).toEqual(whole);
    });
    expect(asked).toEqual([undefined, etag]);
  });

  it('has its link renewed once for all connections', async () => {
    let minted = 0;
    let dead = false;
    const answer: RequestListener = (request, response) => {
      const fresh = request.url?.endsWith('fresh') === true;
      if (request.headers.range !== undefined) dead = true;
      if (dead && !fresh) response.writeHead(403).end('<Code>AccessDenied</Code>');
      else serveRange(request, response);
    };
    await withServer(answer, async (url) => {
      const createLink = async (): Promise<URL> => {
        minted += 1;
        await pause(20);
        return new URL('?fresh', url);
      };
      expect(await fetchFrom(url, { createLink })).toEqual(whole);
    });
    expect(minted).toBe(1);
  });
});

describe('a stalled connection', () => {
  it.each([0, 50_000])('is given up after the idle time, and gone on with from byte %i', async (stopAt) => {
    const asked: string[] = [];
    const answer: RequestListener = (request, response) => {
      asked.push(request.headers.range ?? 'whole');
      if (asked.length > 1) {
        serveRange(request, response);
        return;
      }
      if (stopAt === 0) return;
      response.writeHead(200, { etag: '"a"', 'content-length': data.length }).write(data.subarray(0, stopAt));
    };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url, { idleMs: 100 })).toEqual(whole);
    });
    expect(asked.slice(0, 2)).toEqual(['whole', stopAt === 0 ? 'whole' : `bytes=${String(stopAt)}-`]);
  });

  it('is not one that is slow', async () => {
    let requests = 0;
    const answer: RequestListener = (_, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': data.length });
      const drip = async (): Promise<void> => {
        for (let at = 0; at < data.length; at += 20_000) {
          response.write(data.subarray(at, at + 20_000));
          await pause(40);
        }
        response.end();
      };
      void drip();
    };
    await withServer(answer, async (url) => {
      expect(await fetchFrom(url, { idleMs: 250 })).toEqual(whole);
    });
    expect(requests).toBe(1);
  });
});

describe('an abort', () => {
  it('ends the transfer with its reason, wherever it is', async () => {
    for (const afterMs of [0, 5, 20, 60]) {
      const controller = new AbortController();
      const reason = new Error('cancelled');
      setTimeout(() => {
        controller.abort(reason);
      }, afterMs);
      const stuck: RequestListener = (_, response) => {
        response.writeHead(200, { 'content-length': data.length }).write(data.subarray(0, 1000));
      };
      await withServer(stuck, async (url) => {
        await expect(fetchFrom(url, { signal: controller.signal })).rejects.toBe(reason);
      });
    }
  });

  it('has no effect after the last byte, while the connection is kept open', async () => {
    await withServer(serveRange, async (url) => {
      const { fetch, close } = createHttpClient({});
      const controller = new AbortController();
      for (let request = 0; request < 3; request++) {
        const { body } = await fetch(url, { method: 'GET', headers: {}, signal: controller.signal });
        for await (const piece of body) expect((piece as Buffer).length).toBeGreaterThan(0);
      }
      controller.abort(new Error('late'));
      await pause(50);
      await close();
    });
  });

  it('is a failure of the consumer, too', async () => {
    const failure = new Error('refused');
    await withServer(serveRange, async (url) => {
      await expect(fetchFrom(url, { consume: () => Promise.reject(failure) })).rejects.toBe(failure);
    });
  });
});
