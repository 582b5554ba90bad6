import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { find } from '@actions/tool-cache';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { storeKey } from '../../../../src/bundle/keep/store-key.ts';
import { parseArchiveRecord, parseSiteRecord, recordText } from '../../../../src/bundle/keep/store-record.ts';
import { isPlainJobId } from '../../../../src/identifiers.ts';

const ORIGIN = 'https://api.example.com';
const before = process.env['RUNNER_TOOL_CACHE'];
let cache = '';

beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'key-'));
  process.env['RUNNER_TOOL_CACHE'] = cache;
  // The toolkit writes a debug line for each look.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(cache, { recursive: true, force: true });
  if (before === undefined) delete process.env['RUNNER_TOOL_CACHE'];
  else process.env['RUNNER_TOOL_CACHE'] = before;
});

const ids = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/).filter((id) => isPlainJobId(id));

describe('storeKey', () => {
  it('is found again by the tool cache, and lies inside it', () => {
    fc.assert(
      fc.property(fc.oneof(ids, fc.constantFrom('0', '007', 'se_01', '1.2.3', 'x'.repeat(128), 'A_b-C')), (id) => {
        const { tool, version } = storeKey(ORIGIN, id);
        const place = join(cache, tool, version, 'archive');
        expect(relative(cache, place).split(/[\\/]/)).toEqual([tool, version, 'archive']);
        mkdirSync(place, { recursive: true });
        writeFileSync(`${place}.complete`, '');
        expect(find(tool, version, 'archive')).toBe(place);
      }),
      { numRuns: 50 },
    );
  });

  it('tells jobs and services apart, also on disks that ignore case', () => {
    const keys = [
      storeKey(ORIGIN, 'a_b'),
      storeKey(ORIGIN, 'a-b'),
      storeKey(ORIGIN, 'A_b'),
      storeKey('https://api.example.com:8443', 'a_b'),
      storeKey('http://api.example.com', 'a_b'),
    ];
    expect(new Set(keys.map(({ tool, version }) => `${tool}/${version}`.toLowerCase())).size).toBe(keys.length);
    expect(storeKey(ORIGIN, 'a_b')).toEqual(keys[0]);
  });

  it('refuses everything that is no plain identifier', () => {
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
      expect(() => storeKey(ORIGIN, id)).toThrow(/job id/);
    }
  });
});

describe('the records', () => {
  const sha256 = 'ab'.repeat(32);
  const archive = { file: 'bundle.tar.gz', sizeBytes: 12, sha256 };
  const site = { archiveSha256: sha256, contentDigest: 'cd'.repeat(32), pages: 3, rootDir: '' };

  it('read back as they were written', () => {
    expect(parseArchiveRecord(recordText(archive))).toEqual(archive);
    expect(parseSiteRecord(recordText(site))).toEqual(site);
  });

  it('that lead out of their folder, or are half, are none', () => {
    for (const file of ['', '.', '..', '../x', 'a/b', 'a\\b', 'C:x']) {
      expect(parseArchiveRecord(recordText({ ...archive, file }))).toBeUndefined();
    }
    expect(parseSiteRecord(recordText({ ...site, rootDir: '..' }))).toBeUndefined();
    expect(parseSiteRecord(recordText({ ...site, contentDigest: 'x' }))).toBeUndefined();
    expect(parseSiteRecord(recordText(site).replace(/"pages": 3/, '"pages": "3"'))).toBeUndefined();
    const text = recordText(archive);
    for (let length = 0; length < text.length - 2; length++)
      expect(parseArchiveRecord(text.slice(0, length))).toBeUndefined();
  });
});
