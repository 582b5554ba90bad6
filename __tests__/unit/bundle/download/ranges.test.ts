import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Coverage, DEFAULT_RANGES, partsOf, worthParts } from '../../../../src/bundle/download/ranges.ts';

const MIB = 1024 ** 2;

describe('partsOf', () => {
  it('covers every byte once, in order, in parts of one size that the connections share evenly', () => {
    const sizes = fc.record({
      connections: fc.integer({ min: 1, max: 8 }),
      partBytes: fc.integer({ min: 20, max: 5_000 }),
    });
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), fc.nat({ max: 100_000 }), sizes, (offset, length, plan) => {
        const parts = [...partsOf(offset, offset + length, plan)];
        const ends = [offset, ...parts.map(({ end }) => end)];
        expect(parts.map((part) => part.offset)).toEqual(ends.slice(0, -1));
        expect(ends.at(-1)).toBe(offset + length);
        const bytes = parts.map((part) => part.end - part.offset);
        expect(bytes.every((size) => size > 0 && size <= plan.partBytes)).toBe(true);
        expect(new Set(bytes.slice(0, -1)).size).toBeLessThanOrEqual(1);
      }),
    );
    const large = [...partsOf(0, 500_000_000, DEFAULT_RANGES)];
    expect(large).toHaveLength(64);
  });
});

describe('worthParts', () => {
  const large = { total: 4 * MIB, etag: '"a"', offersRanges: true };

  it.each([
    [large, true],
    [{ ...large, total: 4 * MIB - 1 }, false],
    [{ ...large, total: undefined }, false],
    [{ ...large, etag: undefined }, false],
    [{ ...large, offersRanges: false }, false],
  ])('%j: %p', (facts, expected) => {
    expect(worthParts(facts, DEFAULT_RANGES)).toBe(expected);
  });
});

describe('Coverage', () => {
  it('knows the gapless beginning, in whatever order connections write', () => {
    // Each connection writes its part in pieces, in order; which connection is next is arbitrary.
    const parts = fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.array(fc.nat(), { minLength: 24, maxLength: 24 }), (sizes, choices) => {
        const coverage = new Coverage();
        let offset = 0;
        const connections = sizes.map((pieces) => {
          const todo = pieces.map((size) => ({ start: offset, end: (offset += size) }));
          return todo;
        });
        const there = new Set<number>();
        for (let left = connections.filter((todo) => todo.length > 0); left.length > 0;) {
          const todo = left[(choices.pop() ?? 0) % left.length];
          const piece = todo?.shift();
          if (piece) {
            coverage.add(piece.start, piece.end);
            for (let byte = piece.start; byte < piece.end; byte++) there.add(byte);
          }
          let gapless = 0;
          while (there.has(gapless)) gapless++;
          if (coverage.ready !== gapless) throw new Error(`ready is ${coverage.ready}, not ${gapless}`);
          left = connections.filter((rest) => rest.length > 0);
        }
        expect(coverage.ready).toBe(offset);
      }),
    );
  });
});
