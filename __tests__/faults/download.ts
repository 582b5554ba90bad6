import { readFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { requestedRanges } from '../support/bundles.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { overrideLinks } from '../support/override-links.ts';
import { CUT_AT } from '../support/download-suite.ts';
import { always, DOWNLOAD_AND_EXTRACT, DOWNLOADED, once, respond, storeBehindProxy } from './builders.ts';
import { BODIES, DOWNLOAD_ONLY, refused } from './download-bodies.ts';
import { RANGES } from './download-parts.ts';
import type { FaultSuite, Expected, FaultCase, Result } from './fault-case.ts';

function checkSite({ run }: Result): void {
  const page = join(run.outputs['sitePath'] ?? '', 'guides', 'start.html');
  expect(readFileSync(page, 'utf8')).toBe('<title>Start</title>');
}

const UNPACKED: Expected = { ...DOWNLOADED, checks: { 'unpacks the site': checkSite } };

const LENGTHS: readonly FaultCase[] = [
  {
    name: 'a length that is too large, once',
    faults: [once('download', { type: 'alter', headers: { 'content-length': '800000' } })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: UNPACKED,
  },
  {
    name: 'a length that is too large, every time',
    faults: [always('download', { type: 'alter', headers: { 'content-length': '800000' } })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: refused('download-failed'),
  },
  {
    name: 'a length that is too small, without unpacking',
    faults: [always('download', { type: 'alter', headers: { 'content-length': '200000' } })],
    run: DOWNLOAD_ONLY,
    expect: refused('archive-damaged'),
  },
  {
    name: 'a length that is not a number',
    faults: [once('download', { type: 'alter', headers: { 'content-length': '-1' } })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: refused('download-failed', 'not valid HTTP'),
  },
  {
    name: 'no length, and a complete body',
    prepare: storeBehindProxy({ do: 'no-length' }),
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, ranges: ['-'] },
  },
  {
    name: 'no length, and cut once',
    prepare: storeBehindProxy({ do: 'no-length', cutAt: CUT_AT }),
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, ranges: ['-', '-'] },
  },
  {
    name: 'no length, and cut every time',
    faults: [always('download', { type: 'deliver', framing: 'close', truncateAt: CUT_AT })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: refused('archive-damaged'),
  },
  {
    name: 'a chunked body without its last chunk, once',
    faults: [once('download', { type: 'deliver', framing: 'chunked', truncateAt: CUT_AT })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: UNPACKED,
  },
  {
    name: 'the connection closes in the middle of the headers',
    prepare: storeBehindProxy({ do: 'cut', at: 60 }),
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, ranges: ['-', '-'] },
  },
];

const CONNECTIONS: readonly FaultCase[] = [
  {
    name: 'the connection is reset before the request reaches the store',
    prepare: storeBehindProxy({ do: 'reset', when: 'before' }),
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, ranges: ['-'] },
  },
  {
    name: 'the connection is reset after the request reaches the store',
    prepare: storeBehindProxy({ do: 'reset', when: 'after' }),
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, ranges: ['-', '-'] },
  },
  ...[1, 500, 100_000, 300_000].map((at): FaultCase => ({
    name: `the connection closes after byte ${at} of the response`,
    prepare: storeBehindProxy({ do: 'cut', at }),
    run: DOWNLOAD_AND_EXTRACT,
    expect: UNPACKED,
  })),
  {
    name: 'the transfer stalls halfway',
    prepare: storeBehindProxy({ do: 'stall', at: 200_000 }),
    run: DOWNLOAD_AND_EXTRACT,
    expect: {
      ...UNPACKED,
      messages: ['no data for 30 s'],
      checks: {
        'resumes where the transfer stalled': ({ emulator }) => {
          const [first, second] = requestedRanges(emulator);
          expect(first).toBe('-');
          expect(second).toMatch(/^bytes=1\d{5}-$/);
        },
      },
    },
  },
  {
    name: 'a slow transfer: 40 kB per second',
    service: { bytesPerSecond: 40_000 },
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, ranges: ['-'] },
  },
  {
    name: 'the store refuses connections at first',
    prepare: async ({ emulator, onEnd }) => {
      // Closing the proxy frees its port. A server listens there after the first connection is refused.
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
      let forwarder: Server | undefined;
      onEnd(() => forwarder?.close());
      return {
        onLine: (line) => {
          if (!line.includes('refused (ECONNREFUSED)') || forwarder) return;
          forwarder = createServer((client) =>
            client.pipe(connect(Number(new URL(emulator.storeUrl).port))).pipe(client),
          );
          forwarder.listen(Number(new URL(proxy.url).port), '127.0.0.1');
        },
      };
    },
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, messages: ['refused (ECONNREFUSED)'], ranges: ['-'] },
  },
  ...[400, 410].map((status): FaultCase => ({
    name: `store: ${status}`,
    faults: [
      always(
        'download',
        respond(status, '<Error><Code>Sorry</Code><Message>Gone.</Message><Key>do-not-show</Key></Error>'),
      ),
    ],
    run: { ...DOWNLOAD_AND_EXTRACT, secrets: ['do-not-show'] },
    expect: { ...refused('download-failed', 'Message from the host: Sorry'), ranges: ['-'] },
  })),
  {
    name: 'store: 500 twice',
    faults: [{ on: 'download', times: 2, do: respond(500) }],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, ranges: ['-', '-', '-'] },
  },
  {
    name: 'store: 429',
    faults: [once('download', respond(429))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...UNPACKED, ranges: ['-', '-'] },
  },
  {
    name: 'store: 403 with a body that contains the link',
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
    run: { ...DOWNLOAD_AND_EXTRACT, secrets: ['0123456789abcdef0123456789abcdef'] },
    expect: refused('download-failed'),
  },
];

export const DOWNLOAD: FaultSuite = { title: 'Download', cases: [...RANGES, ...LENGTHS, ...CONNECTIONS, ...BODIES] };
