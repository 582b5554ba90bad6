import { readFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { rangesAsked } from '../support/bundles.ts';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { linkTo } from '../support/link-to.ts';
import { always, answer, FETCH, fields, once, storeBehindFaults } from './builders.ts';
import { RANGES } from './download-parts.ts';
import type { Chapter, Expected, FaultCase, Result } from './table.ts';

const AT = 100_000;
const ON = `bytes=${AT}-`;
const NO_BUNDLE = ['bundlePath', 'sitePath', 'sha256', 'contentDigest'];

function siteIsThere({ run }: Result): void {
  const page = join(run.outputs['sitePath'] ?? '', 'guides', 'start.html');
  expect(readFileSync(page, 'utf8')).toBe('<title>Start</title>');
}

const WHOLE: Expected = {
  outputs: { status: 'completed', cacheHit: 'false' },
  also: { 'every byte is right': siteIsThere },
};

function refused(fails: NonNullable<Expected['fails']>, ...says: readonly string[]): Expected {
  return { fails, says, without: NO_BUNDLE };
}

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
    name: 'a length that is too small',
    faults: [always('download', { type: 'alter', headers: { 'content-length': '200000' } })],
    run: FETCH,
    expect: refused('archive-damaged'),
  },
  {
    name: 'a length that is no number, once',
    faults: [once('download', { type: 'alter', headers: { 'content-length': '-1' } })],
    run: FETCH,
    expect: WHOLE,
  },
  {
    name: 'another size than the service told',
    faults: [once('bundle', fields({ sizeBytes: 17 }))],
    run: FETCH,
    expect: refused('archive-damaged', '17 bytes'),
  },
  {
    name: 'no length, and whole',
    prepare: storeBehindFaults({ do: 'no-length' }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-'] },
  },
  {
    name: 'no length, and cut once',
    prepare: storeBehindFaults({ do: 'no-length', cutAt: AT }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'] },
  },
  {
    name: 'no length, and cut once, while the service told the size',
    service: { optionalFields: true },
    prepare: storeBehindFaults({ do: 'no-length', cutAt: AT }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', ON] },
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
    prepare: storeBehindFaults({ do: 'cut', at: 60 }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'] },
  },
];

const CONNECTIONS: readonly FaultCase[] = [
  {
    name: 'the store resets before the request is passed on',
    prepare: storeBehindFaults({ do: 'reset', when: 'before' }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-'] },
  },
  {
    name: 'the store resets after it was asked',
    prepare: storeBehindFaults({ do: 'reset', when: 'after' }),
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'] },
  },
  ...[1, 500, 100_000, 300_000].map((at): FaultCase => ({
    name: `the connection ends after byte ${at} of the answer`,
    prepare: storeBehindFaults({ do: 'cut', at }),
    run: FETCH,
    expect: WHOLE,
  })),
  {
    name: 'stalls at half',
    prepare: storeBehindFaults({ do: 'stall', at: 200_000 }),
    run: FETCH,
    expect: {
      ...WHOLE,
      says: ['no byte for 30 s'],
      also: {
        'goes on from where it stopped': ({ emulator }) => {
          const [first, second] = rangesAsked(emulator);
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
      linkTo(
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
    expect: { ...WHOLE, says: ['refused (ECONNREFUSED)'], ranges: ['-'] },
  },
  ...[400, 404, 410].map((status): FaultCase => ({
    name: `store: ${status}`,
    faults: [
      always(
        'download',
        answer(status, '<Error><Code>Sorry</Code><Message>Gone.</Message><Key>do-not-show</Key></Error>'),
      ),
    ],
    run: { ...FETCH, secrets: ['do-not-show'] },
    expect: { ...refused('download-failed', 'The host reported: Sorry'), ranges: ['-'] },
  })),
  {
    name: 'store: 500 twice',
    faults: [{ on: 'download', times: 2, do: answer(500) }],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-', '-'] },
  },
  {
    name: 'store: 403 with a body that repeats the link',
    service: { linkLifetimeMs: 0 },
    faults: [
      {
        on: 'download',
        times: 3,
        do: answer(
          403,
          '<Error><Message>https://store.example.com/b?X-Signature=0123456789abcdef0123456789abcdef</Message></Error>',
        ),
      },
    ],
    run: { ...FETCH, secrets: ['0123456789abcdef0123456789abcdef'] },
    expect: refused('download-failed'),
  },
];

const BODIES: readonly FaultCase[] = [
  {
    name: 'gzip Content-Encoding on top',
    faults: [always('download', { type: 'gzip' })],
    run: FETCH,
    expect: refused('archive-refused'),
  },
  {
    name: 'a Content-Encoding that is not true',
    faults: [once('download', { type: 'alter', headers: { 'content-encoding': 'gzip' } })],
    run: FETCH,
    expect: WHOLE,
  },
  {
    name: 'zero bytes',
    faults: [always('download', answer(200, Buffer.alloc(0)))],
    run: FETCH,
    expect: refused('archive-damaged', 'no byte'),
  },
  {
    name: 'an XML body with status 200',
    faults: [always('download', answer(200, '<?xml version="1.0"?><Error><Code>x</Code></Error>'))],
    run: FETCH,
    expect: refused('archive-damaged', 'HTML or XML'),
  },
  {
    name: 'a web page with status 200',
    faults: [always('download', answer(200, '\n<!doctype html><title>Log in</title>'))],
    run: FETCH,
    expect: refused('archive-damaged', 'HTML or XML'),
  },
  {
    name: 'bytes that are no archive',
    faults: [always('download', answer(200, Buffer.alloc(5_000, 'x')))],
    run: FETCH,
    expect: refused('archive-refused'),
  },
  { name: '204', faults: [always('download', answer(204))], run: FETCH, expect: refused('download-failed') },
  {
    name: '206 though no range was asked for',
    faults: [always('download', { type: 'alter', status: 206, headers: { 'content-range': 'bytes 0-9/400000' } })],
    run: FETCH,
    expect: refused('download-failed'),
  },
  {
    name: 'a wrong digest',
    run: { inputs: { ...FETCH.inputs, 'expected-sha256': 'ab'.repeat(32) } },
    expect: refused('digest-mismatch', 'ab'.repeat(32)),
  },
  {
    name: 'a wrong digest, without unpacking',
    run: { inputs: { download: 'true', 'expected-sha256': 'ab'.repeat(32) } },
    expect: refused('digest-mismatch'),
  },
];

export const DOWNLOAD: Chapter = { title: 'Download', cases: [...RANGES, ...LENGTHS, ...CONNECTIONS, ...BODIES] };
