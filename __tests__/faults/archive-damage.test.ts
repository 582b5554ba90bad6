import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../../src/bundle/unpack/limits.ts';
import { HOSTILE_ARCHIVES } from '../support/hostile-archives.ts';
import { sampleSite, seededRandom, siteTar } from '../support/sample-site.ts';
import { createUnpackFolder, unpackResult } from '../support/unpack-folder.ts';
import { ARROW } from './fault-case.ts';

const POSITIONS = 200;
const [CUT_SEED, FLIP_SEED] = [3_101, 3_203];
const SITE = new Map([...sampleSite(40, 3)].filter(([, content]) => content.length < 2_000));
const WHOLE = gzipSync(siteTar(SITE));

// These tests call the unpacker directly, because 200 processes would take too long.
describe('Archive, unpacked in one process', () => {
  it(`a tar.gz cut at ${POSITIONS} random positions (seed ${CUT_SEED})${ARROW}is refused every time`, async () => {
    const random = seededRandom(CUT_SEED);
    expect(await unpackResult(SITE, WHOLE)).toBe('good');
    for (let count = 0; count < POSITIONS; count += 1) {
      const at = Math.floor(random() * WHOLE.length);
      expect({ at, outcome: await unpackResult(SITE, WHOLE.subarray(0, at)) }).toEqual({ at, outcome: 'refused' });
    }
  });

  it(`a tar.gz with a bit flipped at ${POSITIONS} random positions (seed ${FLIP_SEED})${ARROW}is accepted only if every byte of every file is right`, async () => {
    const random = seededRandom(FLIP_SEED);
    const outcomes = { refused: 0, good: 0, wrong: 0 };
    for (let count = 0; count < POSITIONS; count += 1) {
      const changed = Buffer.from(WHOLE);
      const at = Math.floor(random() * WHOLE.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      outcomes[await unpackResult(SITE, changed)] += 1;
    }
    expect(outcomes.wrong).toBe(0);
    expect(outcomes.refused).toBeGreaterThan(POSITIONS / 2);
  });

  const limited = HOSTILE_ARCHIVES.filter(({ limits }) => limits !== undefined);
  for (const { title, bytes, code, message, limits } of limited) {
    it(`${title}, with lower limits${ARROW}fails with ${code}; message contains “${message}”`, async () => {
      const folder = createUnpackFolder();
      const outside = folder.filesOutside();
      await expect(folder.unpack(bytes, { limits: { ...DEFAULT_LIMITS, ...limits } })).rejects.toMatchObject({
        code,
        message: expect.stringContaining(message),
      });
      expect(folder.filesOutside()).toBe(outside);
      folder.remove();
    });
  }
});
