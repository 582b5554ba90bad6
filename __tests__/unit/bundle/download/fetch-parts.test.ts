import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_RANGES, splitRange, isSplittable } from '../../../../src/bundle/download/fetch-parts.ts';

const MIB = 1024 ** 2;

describe('splitRange', () => {
  it('covers every byte once, in order, in parts of equal size', () => {
    const sizes = fc.record({
      connections: fc.integer({ min: 1, max: 8 }),
      partBytes: fc.integer({ min: 20, max: 5_000 }),
    });
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), fc.nat({ max: 100_000 }), sizes, (offset, length, plan) => {
        const parts = [...splitRange(offset, offset + length, { ...DEFAULT_RANGES, ...plan })];
        const ends = [offset, ...parts.map(({ end }) => end)];
        expect(parts.map((part) => part.position)).toEqual(ends.slice(0, -1));
        expect(ends.at(-1)).toBe(offset + length);
        const bytes = parts.map((part) => (part.end ?? Number.NaN) - part.position);
        expect(bytes.every((size) => size > 0 && size <= plan.partBytes)).toBe(true);
        expect(new Set(bytes.slice(0, -1)).size).toBeLessThanOrEqual(1);
      }),
    );
    const large = [...splitRange(0, 500_000_000, DEFAULT_RANGES)];
    expect(large).toHaveLength(64);
  });
});

describe('isSplittable', () => {
  const large = { total: 4 * MIB, etag: '"a"', offersRanges: true };

  it.each([
    [large, true],
    [{ ...large, total: 4 * MIB - 1 }, false],
    [{ ...large, total: undefined }, false],
    [{ ...large, etag: undefined }, false],
    [{ ...large, offersRanges: false }, false],
  ])('%j: %p', (facts, expected) => {
    expect(isSplittable(facts, DEFAULT_RANGES)).toBe(expected);
  });
});
