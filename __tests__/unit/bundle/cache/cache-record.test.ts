import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { find } from '@actions/tool-cache';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import {
  bundleVersion,
  cacheKey,
  parseArchiveRecord,
  parseJobRecord,
  parseSiteRecord,
  recordText,
} from '../../../../src/bundle/cache/cache-record.ts';
import { isPlainJobId } from '../../../../src/identifiers.ts';

const ORIGIN = 'https://api.example.com';
const before = process.env['RUNNER_TOOL_CACHE'];
let cache = '';

beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'key-'));
  process.env['RUNNER_TOOL_CACHE'] = cache;
  // The toolkit writes a debug line for each lookup.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(cache, { recursive: true, force: true });
  if (before === undefined) delete process.env['RUNNER_TOOL_CACHE'];
  else process.env['RUNNER_TOOL_CACHE'] = before;
});

const ids = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/).filter((id) => isPlainJobId(id));

describe('cacheKey', () => {
  it('returns a safe file name for any job ID', () => {
    fc.assert(
      fc.property(fc.oneof(ids, fc.constantFrom('0', '007', 'se_01', '1.2.3', 'x'.repeat(128), 'A_b-C')), (id) => {
        const { tool, jobFile } = cacheKey(ORIGIN, id);
        expect(tool).toBe('static-export-api-example-com');
        expect(jobFile).toMatch(/^[a-z0-9-]{1,41}-[0-9a-f]{16}\.json$/);
      }),
    );
  });

  it('differs by job and service, also on disks that ignore case', () => {
    const keys = [
      cacheKey(ORIGIN, 'a_b'),
      cacheKey(ORIGIN, 'a-b'),
      cacheKey(ORIGIN, 'A_b'),
      cacheKey('https://api.example.com:8443', 'a_b'),
      cacheKey('http://api.example.com', 'a_b'),
    ];
    expect(new Set(keys.map(({ tool, jobFile }) => `${tool}/${jobFile}`.toLowerCase())).size).toBe(keys.length);
    expect(cacheKey(ORIGIN, 'a_b')).toEqual(keys[0]);
  });

  it('rejects everything except plain identifiers', () => {
    for (const id of [
      '',
      '.',
      '..',
      '../x',
      'a/b',
      'a\\b',
      'a..b',
      'a b',
      'a\0',
      'é',
      '-a',
      'a.',
      'C:',
      'x'.repeat(129),
    ]) {
      expect(() => cacheKey(ORIGIN, id)).toThrow(/job ID/);
    }
  });
});

describe('bundleVersion', () => {
  it('is found by the tool cache, and differs by digest and copy', () => {
    const digests = ['0'.repeat(64), '1'.repeat(64), `00${'e1'.repeat(31)}`, 'ab'.repeat(32)];
    const { tool } = cacheKey(ORIGIN, 'se_1');
    const versions = digests.flatMap((digest) => [1, 2, 9].map((copy) => bundleVersion(digest, copy)));
    for (const version of versions) {
      const folder = join(cache, tool, version, 'archive');
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}.complete`, '');
      expect(find(tool, version, 'archive')).toBe(folder);
    }
    expect(new Set(versions).size).toBe(digests.length * 3);
  });
});

describe('cache records', () => {
  const sha256 = 'ab'.repeat(32);
  const archive = { file: 'bundle.tar.gz', sizeBytes: 12, sha256 };
  const site = {
    ...{ archiveSha256: sha256, siteSha256: 'cd'.repeat(32), layoutDigest: sha256, pages: 3, rootDir: '' },
    contentDigest: `c1:${'ef'.repeat(32)}`,
  };

  it('are parsed as they were written', () => {
    expect(parseArchiveRecord(recordText(archive))).toEqual(archive);
    expect(parseSiteRecord(recordText(site))).toEqual(site);
    expect(parseJobRecord(recordText({ sha256 }))).toBe(sha256);
  });

  it('are rejected when they are truncated or point out of their folder', () => {
    for (const file of ['', '.', '..', '../x', 'a/b', 'a\\b', 'C:x']) {
      expect(parseArchiveRecord(recordText({ ...archive, file }))).toBeUndefined();
    }
    expect(parseSiteRecord(recordText({ ...site, rootDir: '..' }))).toBeUndefined();
    expect(parseSiteRecord(recordText({ ...site, siteSha256: 'x' }))).toBeUndefined();
    expect(parseSiteRecord(recordText({ ...site, contentDigest: `c0:${'ef'.repeat(32)}` }))).toBeUndefined();
    expect(parseSiteRecord(recordText({ ...site, layoutDigest: '../x' }))).toBeUndefined();
    expect(parseJobRecord(recordText({ sha256: '../x' }))).toBeUndefined();
    expect(parseSiteRecord(recordText(site).replace(/"pages": 3/, '"pages": "3"'))).toBeUndefined();
    const text = recordText(archive);
    for (let length = 0; length < text.length - 2; length++)
      expect(parseArchiveRecord(text.slice(0, length))).toBeUndefined();
  });
});

describe('isPlainJobId', () => {
  it.each(['../up', 'a/b', 'a..b', '.hidden', 'con:aux', 'x'.repeat(200)])('rejects %p', (id) => {
    expect(isPlainJobId(id)).toBe(false);
  });
});
