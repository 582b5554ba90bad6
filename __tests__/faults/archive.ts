import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@jest/globals';
import { paxEntry, TAR_END, tarEntry, tarOf } from '../support/archive-bytes.ts';
import { HOSTILE_ARCHIVES } from '../support/hostile-archives.ts';
import { sampleSite, seededRandom, siteTar } from '../support/sample-site.ts';
import { FETCH } from './builders.ts';
import type { Chapter, Expected, FaultCase } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'archives-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
let written = 0;

const NOTHING_KEPT: Expected = {
  without: ['bundlePath', 'sitePath', 'sha256', 'contentDigest'],
  checks: {
    'keeps nothing in the tool cache': ({ directory }) => {
      const files = readdirSync(join(directory, 'tool-cache'), { recursive: true, withFileTypes: true });
      expect(files.filter((entry) => !entry.isDirectory())).toEqual([]);
    },
  },
};

/** Serves these bytes as the bundle, made when the case begins. */
function serving(name: string, bytes: () => Buffer, expected: Expected, run = FETCH): FaultCase {
  return {
    name,
    service: () => {
      written += 1;
      const archiveFile = join(folder, `archive-${written}`);
      writeFileSync(archiveFile, bytes());
      return Promise.resolve({ archiveFile });
    },
    run,
    expect: expected,
  };
}

/** The hostile archives, but those that need tighter limits than the process has. */
const HOSTILE: readonly FaultCase[] = HOSTILE_ARCHIVES.filter(
  // An empty file and a page are noticed before the archive is looked at: the chapter "Download" has them.
  ({ limits, title }) => !limits && title !== 'nothing' && title !== 'a web page',
).map(({ title, bytes, code, says }) =>
  serving(title, () => bytes, { errorCode: code, messages: [says], ...NOTHING_KEPT }),
);

const SITE = sampleSite(60, 5);
const WHOLE = gzipSync(siteTar(SITE));
const REFUSED: Expected = { errorCode: 'archive-refused', ...NOTHING_KEPT };
const DAMAGED: Expected = { errorCode: 'archive-damaged', ...NOTHING_KEPT };

/**
 * Damage at random places, each told in the row's name so that it can be repeated. What is flipped lies in the compressed
 * content, where the checksum or the decoder notices it; a hostile name that comes of it may be noticed before.
 */
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

const MANY = 200_000;

const SIZES: readonly FaultCase[] = [
  serving('the same archive, undamaged', () => WHOLE, { outputs: { cacheHit: 'false' } }),
  serving('an empty archive file', () => gzipSync(Buffer.alloc(0)), REFUSED),
  serving(
    'a path 1,500 folders deep',
    () => gzipSync(tarOf(paxEntry({ path: `${'d/'.repeat(1_500)}page.html` }), { name: 'x' })),
    { ...REFUSED, messages: ['longer than 1024 bytes'] },
  ),
  serving(
    'a bomb of 256 MiB in 260 kB',
    () => gzipSync(tarOf({ name: 'bomb', content: Buffer.alloc(256 * 1024 ** 2) })),
    {
      ...REFUSED,
      messages: ['over the limit of 250'],
    },
  ),
  serving(
    `${MANY} entries, which is a large site and no attack`,
    () =>
      gzipSync(
        Buffer.concat([
          ...Array.from({ length: MANY }, (_, index) => tarEntry({ name: `d${index % 400}/p${index}.html` })),
          TAR_END,
        ]),
        { level: 1 },
      ),
    {
      outputs: { cacheHit: 'false' },
      checks: {
        'unpacks every one of them': ({ run }) => {
          const site = run.outputs['sitePath'] ?? '';
          const pages = readdirSync(site).reduce((sum, name) => sum + readdirSync(join(site, name)).length, 0);
          expect(pages).toBe(MANY);
        },
      },
    },
  ),
];

export const ARCHIVE: Chapter = { title: 'Archive', cases: [...HOSTILE, ...damaged(2_024, 6), ...SIZES] };
