import { readFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { requestedRanges } from '../support/bundles.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { overrideLinks } from '../support/override-links.ts';
import { always, respond, FETCH, once, storeBehindProxy } from './builders.ts';
import { BODIES, DOWNLOAD_ONLY, refused } from './download-bodies.ts';
import { RANGES } from './download-parts.ts';
import type { Chapter, Expected, FaultCase, Result } from './table.ts';

const AT = 100_000;

function siteIsThere({ run }: Result): void {
  const page = join(run.outputs['sitePath'] ?? '', 'guides', 'start.html');
  expect(readFileSync(page, 'utf8')).toBe('<title>Start</title>');
}

const WHOLE: Expected = {
  outputs: { status: 'completed', cacheHit: 'false' },
  checks: { 'every byte is right': siteIsThere },
};

const LENGTHS: readonly FaultCase[] = [
  {
    name: 'a length that is too large, once',
    faults: [once('download', { type: 'alter', headers: { 'content-length': '800000' } })],
    run: FETCH,
    expect: WHOLE,
  },
  {
    name: 'a length that is too large, for good',
    faults: [always('download', { type: 'alter', headers: { 'content-length': '800000' } })],
    run: FETCH,
    expect: refused('download-failed'),
  },
  {
    name: 'a length that is too small, without unpacking',
    faults: [always('download', { type: 'alter', headers: { 'content-length': '200000' } })],
    run: DOWNLOAD_ONLY,
    expect: refused('archive-damaged'),
  },
  {
    name: 'a length that is no number',
    faults: [once('download', { type: 'alter', headers: { 'content-length': '-1' } })],
    run: FETCH,
    expect: refused('download-failed', 'not valid HTTP'),
  },
  {
    name: 'no length, and whole',
    prepare: storeBehindProxy({ do: 'no-length' }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-'] },
  },
  {
    name: 'no length, and cut once',
    prepare: storeBehindProxy({ do: 'no-length', cutAt: AT }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'] },
  },
  {
    name: 'no length, and always cut',
    faults: [always('download', { type: 'deliver', framing: 'close', truncateAt: AT })],
    run: FETCH,
    expect: refused('archive-damaged'),
  },
  {
    name: 'chunks that end before their end, once',
    faults: [once('download', { type: 'deliver', framing: 'chunked', truncateAt: AT })],
    run: FETCH,
    expect: WHOLE,
  },
  {
    name: 'no length and no end of the headers for a while',
    prepare: storeBehindProxy({ do: 'cut', at: 60 }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'] },
  },
];

const CONNECTIONS: readonly FaultCase[] = [
  {
    name: 'the store resets before the request is passed on',
    prepare: storeBehindProxy({ do: 'reset', when: 'before' }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-'] },
  },
  {
    name: 'the store resets after it was asked',
    prepare: storeBehindProxy({ do: 'reset', when: 'after' }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'] },
  },
  ...[1, 500, 100_000, 300_000].map((at): FaultCase => ({
    name: `the connection ends after byte ${at} of the answer`,
    prepare: storeBehindProxy({ do: 'cut', at }),
    run: FETCH,
    expect: WHOLE,
  })),
  {
    name: 'stalls at half',
    prepare: storeBehindProxy({ do: 'stall', at: 200_000 }),
    run: FETCH,
    expect: {
      ...WHOLE,
      messages: ['no byte for 30 s'],
      checks: {
        'goes on from where it stopped': ({ emulator }) => {
          const [first, second] = requestedRanges(emulator);
          expect(first).toBe('-');
          expect(second).toMatch(/^bytes=1\d{5}-$/);
        },
      },
    },
  },
  {
    name: 'slow but steady: 40 kB a second',
    service: { bytesPerSecond: 40_000 },
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-'] },
  },
  {
    name: 'the store is not there at first',
    prepare: async ({ emulator, onEnd }) => {
      // A port that was free a moment ago: the store listens there once the connection has been refused.
      const proxy = await startFaultProxy(emulator.storeUrl);
      await proxy.close();
      overrideLinks(
        emulator,
        () =>
          new URL(
            new URL(emulator.links.at(-1) ?? '').pathname + new URL(emulator.links.at(-1) ?? '').search,
            proxy.url,
          ),
      );
      let store: Server | undefined;
      onEnd(() => store?.close());
      return {
        onLine: (line) => {
          if (!line.includes('refused (ECONNREFUSED)') || store) return;
          store = createServer((client) => client.pipe(connect(Number(new URL(emulator.storeUrl).port))).pipe(client));
          store.listen(Number(new URL(proxy.url).port), '127.0.0.1');
        },
      };
    },
    run: FETCH,
    expect: { ...WHOLE, messages: ['refused (ECONNREFUSED)'], ranges: ['-'] },
  },
  ...[400, 410].map((status): FaultCase => ({
    name: `store: ${status}`,
    faults: [
      always(
        'download',
        respond(status, '<Error><Code>Sorry</Code><Message>Gone.</Message><Key>do-not-show</Key></Error>'),
      ),
    ],
    run: { ...FETCH, secrets: ['do-not-show'] },
    expect: { ...refused('download-failed', 'The host reported: Sorry'), ranges: ['-'] },
  })),
  {
    name: 'store: 500 twice',
    faults: [{ on: 'download', times: 2, do: respond(500) }],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-', '-'] },
  },
  {
    name: 'store: 429',
    faults: [once('download', respond(429))],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'] },
  },
  {
    name: 'store: 403 with a body that repeats the link',
    service: { linkLifetimeMs: 0 },
    faults: [
      {
        on: 'download',
        times: 3,
        do: respond(
          403,
          '<Error><Message>https://store.example.com/b?X-Signature=0123456789abcdef0123456789abcdef</Message></Error>',
        ),
      },
    ],
    run: { ...FETCH, secrets: ['0123456789abcdef0123456789abcdef'] },
    expect: refused('download-failed'),
  },
];

export const DOWNLOAD: Chapter = { title: 'Download', cases: [...RANGES, ...LENGTHS, ...CONNECTIONS, ...BODIES] };
