import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@jest/globals';
import { paxEntry, TAR_END, tarEntry, tarOf } from '../support/archive-bytes.ts';
import { HOSTILE_ARCHIVES } from '../support/hostile-archives.ts';
import { sampleSite, seededRandom, siteTar } from '../support/sample-site.ts';
import { DOWNLOAD_AND_EXTRACT } from './builders.ts';
import type { FaultSuite, Expected, FaultCase } from './fault-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'archives-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
let archiveCount = 0;

const NOT_CACHED: Expected = {
  without: ['bundlePath', 'sitePath', 'sha256', 'contentDigest'],
  checks: {
    'leaves no file in the tool cache': ({ directory }) => {
      const files = readdirSync(join(directory, 'tool-cache'), { recursive: true, withFileTypes: true });
      expect(files.filter((entry) => !entry.isDirectory())).toEqual([]);
    },
  },
};

/** Serves these bytes as the bundle. They are created when the case starts. */
function serving(name: string, bytes: () => Buffer, expected: Expected, run = DOWNLOAD_AND_EXTRACT): FaultCase {
  return {
    name,
    service: () => {
      archiveCount += 1;
      const archiveFile = join(folder, `archive-${archiveCount}`);
      writeFileSync(archiveFile, bytes());
      return Promise.resolve({ archiveFile });
    },
    run,
    expect: expected,
  };
}

/** The hostile archives, except those that need lower limits than the action has. */
const HOSTILE: readonly FaultCase[] = HOSTILE_ARCHIVES.filter(
  // The suite "Download" covers an empty file and a web page: both are detected before the archive is opened.
  ({ limits, title }) => !limits && title !== 'an empty file' && title !== 'a web page',
).map(({ title, bytes, code, message }) =>
  serving(title, () => bytes, { errorCode: code, messages: [message], ...NOT_CACHED }),
);

const SITE = sampleSite(60, 5);
const WHOLE = gzipSync(siteTar(SITE));
const REFUSED: Expected = { errorCode: 'archive-refused', ...NOT_CACHED };
const DAMAGED: Expected = { errorCode: 'archive-damaged', ...NOT_CACHED };

/** Damage at random positions of the compressed content, where the decoder or the checksum detects it. */
function damaged(seed: number, count: number): FaultCase[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const at = 20 + Math.floor(random() * (WHOLE.length - 40));
    const bit = Math.floor(random() * 8);
    return [
      serving(`a tar.gz cut at byte ${at} (seed ${seed})`, () => WHOLE.subarray(0, at), DAMAGED),
      serving(
        `a tar.gz with bit ${bit} of byte ${at} flipped (seed ${seed})`,
        () => {
          const changed = Buffer.from(WHOLE);
          changed[at] = (changed[at] ?? 0) ^ (1 << bit);
          return changed;
        },
        DAMAGED,
      ),
    ];
  }).flat();
}

const ENTRY_COUNT = 200_000;

const SIZES: readonly FaultCase[] = [
  serving('the same archive without damage', () => WHOLE, { outputs: { cacheHit: 'false' } }),
  serving('an empty archive file', () => gzipSync(Buffer.alloc(0)), REFUSED),
  serving(
    'a path 1,500 folders deep',
    () => gzipSync(tarOf(paxEntry({ path: `${'d/'.repeat(1_500)}page.html` }), { name: 'x' })),
    { ...REFUSED, messages: ['longer than 1024 bytes'] },
  ),
  serving(
    'an archive of 260 kB that unpacks to 256 MiB',
    () => gzipSync(tarOf({ name: 'bomb', content: Buffer.alloc(256 * 1024 ** 2) })),
    {
      ...REFUSED,
      messages: ['over the limit of 250'],
    },
  ),
  serving(
    `${ENTRY_COUNT} entries, as in a large site`,
    () =>
      gzipSync(
        Buffer.concat([
          ...Array.from({ length: ENTRY_COUNT }, (_, index) => tarEntry({ name: `d${index % 400}/p${index}.html` })),
          TAR_END,
        ]),
        { level: 1 },
      ),
    {
      outputs: { cacheHit: 'false' },
      checks: {
        'unpacks every entry': ({ run }) => {
          const site = run.outputs['sitePath'] ?? '';
          const pages = readdirSync(site).reduce((sum, name) => sum + readdirSync(join(site, name)).length, 0);
          expect(pages).toBe(ENTRY_COUNT);
        },
      },
    },
  ),
];

export const ARCHIVE: FaultSuite = { title: 'Archive', cases: [...HOSTILE, ...damaged(2_024, 6), ...SIZES] };
