import { constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { zipOf } from '../../../support/archive-bytes.ts';
import { sampleSite, seededRandom, siteTar } from '../../../support/sample-site.ts';
import { unpackResult } from '../../../support/unpack-folder.ts';

/** A small site, because it is unpacked hundreds of times. */
const SITE = new Map(
  [...sampleSite(28)].filter(([path, content]) => content.length < 2000 && !path.startsWith('deep/')),
);
const TAR = siteTar(SITE);
const POSITIONS = 100;

const CHECKED = {
  'tar.gz': gzipSync(TAR),
  'tar.zst': zstdCompressSync(TAR, { params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
  zip: zipOf([...SITE].map(([path, content]) => ({ name: `site/${path}`, content }))),
};

describe.each(Object.entries(CHECKED))('a %s', (_, bytes) => {
  it('is accepted without damage', async () => {
    expect(await unpackResult(SITE, bytes)).toBe('good');
  });

  it(`is rejected when it is cut, at ${POSITIONS} random positions`, async () => {
    const random = seededRandom(7);
    for (let count = 0; count < POSITIONS; count += 1) {
      const length = Math.floor(random() * bytes.length);
      expect({ length, outcome: await unpackResult(SITE, bytes.subarray(0, length)) }).toEqual({
        length,
        outcome: 'refused',
      });
    }
  });

  it(`is accepted only with correct files when a bit is flipped, at ${POSITIONS} random positions`, async () => {
    const random = seededRandom(11);
    const outcomes = { refused: 0, good: 0, wrong: 0 };
    for (let count = 0; count < POSITIONS; count += 1) {
      const at = Math.floor(random() * bytes.length);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      outcomes[await unpackResult(SITE, changed)] += 1;
    }
    // Some bits have no effect, such as those of a time. Most must be detected.
    expect(outcomes.wrong).toBe(0);
    expect(outcomes.refused).toBeGreaterThan(POSITIONS / 2);
  });
});

// A tar has no checksum of its contents, so only cuts can be detected.
it('a tar is rejected when it is cut before its end marker', async () => {
  const random = seededRandom(13);
  for (let count = 0; count < POSITIONS; count += 1) {
    const length = Math.floor(random() * (TAR.length - 512));
    expect({ length, outcome: await unpackResult(SITE, TAR.subarray(0, length)) }).toEqual({
      length,
      outcome: 'refused',
    });
  }
});
