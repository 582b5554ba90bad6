import { expect } from '@jest/globals';
import type { FaultAction } from '../../emulator/index.ts';
import { RANGE_AFTER_CUT } from '../support/download-suite.ts';
import {
  always,
  BUNDLE_OUTPUTS,
  COMPLETED_AT_ONCE,
  CUT,
  DOWNLOAD_AND_EXTRACT,
  DOWNLOADED,
  fields,
  once,
  respond,
} from './builders.ts';
import type { FaultSuite, Expected, FaultCase } from './fault-case.ts';

const EXPIRED: FaultAction = respond(
  403,
  '<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
);

function linkCount(count: number): NonNullable<Expected['checks']> {
  return {
    [`requests ${count} links, and the last one is the output`]: ({ emulator, run }) => {
      expect(emulator.links).toHaveLength(count);
      expect(run.outputs['bundleUrl']).toBe(emulator.links.at(-1));
    },
  };
}

const EXPIRY: readonly FaultCase[] = [
  {
    name: 'link: expired before the first byte',
    faults: [once('download', EXPIRED)],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', '-'], checks: linkCount(2) },
  },
  {
    name: 'link: its session has ended, which S3 reports as 400 with ExpiredToken',
    faults: [once('download', respond(400, '<Error><Code>ExpiredToken</Code></Error>'))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', '-'], checks: linkCount(2) },
  },
  {
    name: 'link: expires during the download, and again after the renewal',
    faults: [once('download', CUT), once('download', EXPIRED), once('download', EXPIRED)],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', RANGE_AFTER_CUT, RANGE_AFTER_CUT, RANGE_AFTER_CUT], checks: linkCount(3) },
  },
  {
    name: 'link: expires after each part, four times',
    faults: [1, 2, 3, 4].flatMap(() => [
      once('download', { type: 'deliver', truncateAt: 50_000 }),
      once('download', EXPIRED),
    ]),
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, checks: linkCount(5) },
  },
  {
    name: 'link: every new link has expired',
    service: { linkLifetimeMs: 0 },
    run: DOWNLOAD_AND_EXTRACT,
    expect: {
      errorCode: 'download-failed',
      messages: ['Message from the host: AccessDenied'],
      without: BUNDLE_OUTPUTS,
      ranges: ['-', '-', '-'],
      checks: linkCount(3),
    },
  },
  {
    name: 'link: expires before the time that the service reported',
    service: { optionalFields: true },
    faults: [once('download', respond(403, '<Error><Code>ExpiredToken</Code></Error>'))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, checks: linkCount(2) },
  },
  {
    name: 'link: an expiry that is not a time',
    faults: [once('bundle', fields({ expiresAt: 'soon' }))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, messages: ['The field `expiresAt` is invalid'], without: ['expiresAt'] },
  },
  {
    name: 'link: an expiry in the past, although the link works',
    faults: [once('bundle', fields({ expiresAt: '2001-01-01T00:00:00Z' }))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: DOWNLOADED,
  },
  {
    name: 'link: the renewal gets 401',
    faults: [once('download', CUT), once('download', EXPIRED), { on: 'bundle', after: 1, do: respond(401) }],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { errorCode: 'unauthorized', without: BUNDLE_OUTPUTS },
  },
  {
    name: 'link: the renewal gets 500 twice',
    faults: [once('download', EXPIRED), { on: 'bundle', after: 1, times: 2, do: respond(500) }],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, checks: linkCount(2) },
  },
  {
    name: 'link: the renewal gets 409',
    faults: [once('download', EXPIRED), { on: 'bundle', after: 1, times: 99, do: respond(409) }],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { errorCode: 'request-rejected', without: BUNDLE_OUTPUTS },
  },
  {
    name: 'link: the new link points to another archive',
    faults: [
      once('download', CUT),
      once('download', EXPIRED),
      once('download', { type: 'alter', headers: { etag: '"other"' } }),
    ],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { ...DOWNLOADED, ranges: ['-', RANGE_AFTER_CUT, RANGE_AFTER_CUT, '-'] },
  },
  {
    name: 'link: the new link is unsafe',
    faults: [
      once('download', EXPIRED),
      { on: 'bundle', after: 1, do: fields({ bundleUrl: 'https://169.254.169.254/x' }) },
    ],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { errorCode: 'link-unusable', without: BUNDLE_OUTPUTS },
  },
];

/** An unsafe link: the action neither follows it nor shows it. */
function unsafeLink(bundleUrl: unknown): FaultCase {
  return {
    name: `link: ${JSON.stringify(bundleUrl).slice(0, 90)}`,
    service: COMPLETED_AT_ONCE,
    faults: [always('bundle', fields({ bundleUrl }))],
    run: DOWNLOAD_AND_EXTRACT,
    expect: {
      errorCode: 'link-unusable',
      without: ['bundleUrl', ...BUNDLE_OUTPUTS],
      ranges: [],
      checks: {
        'never shows the link': ({ run }) => {
          if (typeof bundleUrl === 'string' && bundleUrl !== '')
            expect(run.stdout).not.toContain(bundleUrl.slice(0, 60));
        },
      },
    },
  };
}

const UNSAFE_LINKS = [
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

/** A redirect that the action does not follow. */
function redirected(name: string, location: string, message: string): FaultCase {
  return {
    name: `store: redirect to ${name}`,
    faults: [always('download', respond(302, '', { location }))],
    run: { ...DOWNLOAD_AND_EXTRACT, secrets: ['sesame-open-please'] },
    expect: { errorCode: 'download-failed', messages: [message], without: BUNDLE_OUTPUTS },
  };
}

const REDIRECTS: readonly FaultCase[] = [
  redirected('ftp', 'ftp://store.example.com/x', 'cannot be used'),
  redirected('plain http', 'http://bundles.example.com/b?sig=sesame-open-please', 'cannot be used'),
  redirected('a URL with credentials', 'https://me:sesame-open-please@bundles.example.com/', 'cannot be used'),
  redirected('a local file', 'file:///etc/passwd', 'cannot be used'),
  redirected('the same URL', '', 'The link redirects too many times.'),
  {
    name: 'store: endless redirects to itself',
    faults: [always('download', { type: 'alter', status: 302, headers: { location: '?again' } })],
    run: DOWNLOAD_AND_EXTRACT,
    expect: { errorCode: 'download-failed', without: BUNDLE_OUTPUTS },
  },
];

export const LINK: FaultSuite = { title: 'Link', cases: [...EXPIRY, ...UNSAFE_LINKS.map(unsafeLink), ...REDIRECTS] };
