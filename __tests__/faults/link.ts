import { expect } from '@jest/globals';
import type { FaultAction } from '../../emulator/index.ts';
import { always, respond, FETCH, fields, once } from './builders.ts';
import type { Chapter, Expected, FaultCase } from './table.ts';

const DONE = { exportScript: () => ({ status: 'completed' }) };
const EXPIRED: FaultAction = respond(
  403,
  '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
);
const CUT: FaultAction = { type: 'deliver', truncateAt: 100_000 };
const ON = 'bytes=100000-';

const WHOLE: Expected = { outputs: { status: 'completed', cacheHit: 'false' } };
const NO_BUNDLE = ['bundlePath', 'sitePath', 'sha256', 'contentDigest'];

function links(count: number): NonNullable<Expected['checks']> {
  return {
    [`is given ${count} ${count === 1 ? 'link' : 'links'}, and puts out the last`]: ({ emulator, run }) => {
      expect(emulator.links).toHaveLength(count);
      expect(run.outputs['bundleUrl']).toBe(emulator.links.at(-1));
    },
  };
}

const EXPIRY: readonly FaultCase[] = [
  {
    name: 'link: expired before the first byte',
    faults: [once('download', EXPIRED)],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'], checks: links(2) },
  },
  {
    name: 'link: its session has ended, as S3 says it: 400 with ExpiredToken',
    faults: [once('download', respond(400, '<Error><Code>ExpiredToken</Code></Error>'))],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', '-'], checks: links(2) },
  },
  {
    name: 'link: expires in the middle, and again after it was renewed',
    faults: [once('download', CUT), once('download', EXPIRED), once('download', EXPIRED)],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', ON, ON, ON], checks: links(3) },
  },
  {
    name: 'link: expires after every stretch, four times',
    faults: [1, 2, 3, 4].flatMap(() => [
      once('download', { type: 'deliver', truncateAt: 50_000 }),
      once('download', EXPIRED),
    ]),
    run: FETCH,
    expect: { ...WHOLE, checks: links(5) },
  },
  {
    name: 'link: dead on arrival, every time',
    service: { linkLifetimeMs: 0 },
    run: FETCH,
    expect: {
      errorCode: 'download-failed',
      messages: ['The host reported: AccessDenied'],
      without: NO_BUNDLE,
      ranges: ['-', '-', '-'],
      checks: links(3),
    },
  },
  {
    name: 'link: died before its stated expiry',
    service: { optionalFields: true },
    faults: [once('download', respond(403, '<Error><Code>ExpiredToken</Code></Error>'))],
    run: FETCH,
    expect: { ...WHOLE, checks: links(2) },
  },
  {
    name: 'link: expiry that cannot be read',
    faults: [once('bundle', fields({ expiresAt: 'soon' }))],
    run: FETCH,
    expect: { ...WHOLE, messages: ['The field `expiresAt` cannot be read'], without: ['expiresAt'] },
  },
  {
    name: 'link: expiry in the past, though it works',
    faults: [once('bundle', fields({ expiresAt: '2001-01-01T00:00:00Z' }))],
    run: FETCH,
    expect: WHOLE,
  },
  {
    name: 'link: the renewal is refused with 401',
    faults: [once('download', CUT), once('download', EXPIRED), { on: 'bundle', after: 1, do: respond(401) }],
    run: FETCH,
    expect: { errorCode: 'unauthorized', without: NO_BUNDLE },
  },
  {
    name: 'link: the renewal fails with 500 twice',
    faults: [once('download', EXPIRED), { on: 'bundle', after: 1, times: 2, do: respond(500) }],
    run: FETCH,
    expect: { ...WHOLE, checks: links(2) },
  },
  {
    name: 'link: the renewal is answered with 409',
    faults: [once('download', EXPIRED), { on: 'bundle', after: 1, times: 99, do: respond(409) }],
    run: FETCH,
    expect: { errorCode: 'request-rejected', without: NO_BUNDLE },
  },
  {
    name: 'link: the fresh one leads to another archive',
    faults: [
      once('download', CUT),
      once('download', EXPIRED),
      once('download', { type: 'alter', headers: { etag: '"other"' } }),
    ],
    run: FETCH,
    expect: { ...WHOLE, ranges: ['-', ON, ON, '-'] },
  },
  {
    name: 'link: the fresh one is hostile',
    faults: [
      once('download', EXPIRED),
      { on: 'bundle', after: 1, do: fields({ bundleUrl: 'https://169.254.169.254/x' }) },
    ],
    run: FETCH,
    expect: { errorCode: 'link-unusable', without: NO_BUNDLE },
  },
];

/** A link that nobody may follow; neither is it shown or put out. */
function hostile(bundleUrl: unknown): FaultCase {
  return {
    name: `link: ${JSON.stringify(bundleUrl).slice(0, 90)}`,
    service: DONE,
    faults: [always('bundle', fields({ bundleUrl }))],
    run: FETCH,
    expect: {
      errorCode: 'link-unusable',
      without: ['bundleUrl', ...NO_BUNDLE],
      ranges: [],
      checks: {
        'never shows it': ({ run }) => {
          if (typeof bundleUrl === 'string' && bundleUrl !== '')
            expect(run.stdout).not.toContain(bundleUrl.slice(0, 60));
        },
      },
    },
  };
}

const HOSTILE = [
  'ftp://bundles.example.com/b.tar.gz',
  'file:///etc/passwd',
  'data:application/gzip;base64,H4sIAAAAAAAAAwMAAAAAAAAAAAA=',
  'javascript:alert(1)',
  'bundles/b.tar.gz',
  '//bundles.example.com/b.tar.gz',
  '',
  '   ',
  'https://',
  'https://bundles.example.com/b.tar.gz\n::error::taken over',
  'https://bundles.example.com/b.tar.gz\r\nX-Injected: 1',
  'https://bundles.example.com/b.tar.gz\u0000',
  'https://bundles.example.com/b.tar.gz\u001B[2J',
  'https://bündles.example.com/b.tar.gz',
  'https://user:password@bundles.example.com/b.tar.gz',
  'https://user@bundles.example.com/b.tar.gz',
  'https://169.254.169.254/latest/meta-data',
  'https://[fe80::1]/b.tar.gz',
  'https://[::ffff:169.254.169.254]/latest/meta-data',
  'https://0xa9.0xfe.0xa9.0xfe/latest/meta-data',
  'https://2852039166/latest/meta-data',
  `https://bundles.example.com/${'x'.repeat(9_000)}`,
  null,
  ['https://bundles.example.com/b.tar.gz'],
  { url: 'https://bundles.example.com/b.tar.gz' },
] as const;

/** Redirects of the store. The action follows one only to where a link could lead. */
function redirected(name: string, location: string, says: string): FaultCase {
  return {
    name: `store: a redirect to ${name}`,
    faults: [always('download', respond(302, '', { location }))],
    run: { ...FETCH, secrets: ['sesame-open-please'] },
    expect: { errorCode: 'download-failed', messages: [says], without: NO_BUNDLE },
  };
}

const REDIRECTS: readonly FaultCase[] = [
  redirected('ftp', 'ftp://store.example.com/x', 'not followed'),
  redirected('plain http', 'http://bundles.example.com/b?sig=sesame-open-please', 'not followed'),
  redirected('an address with credentials', 'https://me:sesame-open-please@bundles.example.com/', 'not followed'),
  redirected('a file', 'file:///etc/passwd', 'not followed'),
  redirected('the same place', '', 'It redirects too many times.'),
  {
    name: 'store: a redirect to itself, for ever',
    faults: [always('download', { type: 'alter', status: 302, headers: { location: '?again' } })],
    run: FETCH,
    expect: { errorCode: 'download-failed', without: NO_BUNDLE },
  },
];

export const LINK: Chapter = { title: 'Link', cases: [...EXPIRY, ...HOSTILE.map(hostile), ...REDIRECTS] };
