import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { diff } from '../../../src/compare/diff.ts';
import { findMoves } from '../../../src/compare/moves.ts';
import { findSharedChanges } from '../../../src/compare/shared-changes.ts';
import { fingerprintText, type Fingerprinted } from '../../../src/compare/similarity.ts';
import { compareText } from '../../../src/compare/text-change.ts';
import { learnSiteName } from '../../../src/site/titles.ts';

describe('differences', () => {
  test('turn one sequence into the other', () => {
    const items = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 });
    fc.assert(
      fc.property(items, items, (before, after) => {
        const result: number[] = [];
        let at = 0;
        for (const { from, to, newFrom, newTo } of diff(before, after)) {
          result.push(...before.slice(at, from), ...after.slice(newFrom, newTo));
          at = to;
        }
        expect([...result, ...before.slice(at)]).toEqual(after);
      }),
    );
  });

  test('of sequences too long to compare exactly are found between what is unique', () => {
    const before = Array.from({ length: 5_000 }, (_, index) => index);
    const after = before.map((value) => (value % 1_000 === 500 ? -value : value));
    expect(diff(before, after)).toEqual(
      [500, 1_500, 2_500, 3_500, 4_500].map((at) => ({ from: at, to: at + 1, newFrom: at, newTo: at + 1 })),
    );
  });

  test('are counted in words, and the first is shown in its sentence', () => {
    expect(
      compareText(['Intro.', 'The port is 80 by default.'], ['Intro.', 'The port is 8080 by default.', 'New one.']),
    ).toEqual({
      wordsAdded: 3,
      wordsRemoved: 1,
      excerpt: 'The port is [-80-] {+8080+} by default. New one.',
    });
  });
});

describe('changes that nearly all pages share', () => {
  const pairs = (pages: number, changed: number): { before: number[]; after: number[] }[] =>
    Array.from({ length: pages }, (_, index) => ({
      before: [index],
      after: index < changed ? [9_999, index] : [index],
    }));

  test('are no edits', () => {
    expect(findSharedChanges(() => pairs(20, 18))).toEqual(new Set([9_999]));
  });

  test('are edits when a part of the pages has them, or the site is small', () => {
    expect(findSharedChanges(() => pairs(20, 12))).toEqual(new Set());
    expect(findSharedChanges(() => pairs(3, 3))).toEqual(new Set());
  });
});

describe('moves', () => {
  const page = (path: string, words: readonly string[]): Fingerprinted => fingerprintText(path, '', [words.join(' ')]);
  const words = (prefix: string, count = 100): string[] =>
    Array.from({ length: count }, (_, index) => `${prefix}${index}`);

  test('pair equal content first, then similar text', () => {
    const edited = words('b').map((word, index) => (index % 4 === 0 ? `x${index}` : word));
    expect(
      findMoves(
        [page('a.html', words('a')), page('b.html', words('b'))],
        [page('c.html', edited), page('d.html', words('a'))],
      ),
    ).toEqual([
      { from: 'a.html', to: 'd.html', similarity: 1 },
      { from: 'b.html', to: 'c.html', similarity: 0.75 },
    ]);
  });

  test('use no page twice, and take the better pair', () => {
    const some = words('a').map((word, index) => (index < 30 ? `x${index}` : word));
    const few = words('a').map((word, index) => (index < 10 ? `y${index}` : word));
    const moves = findMoves([page('a.html', words('a'))], [page('b.html', some), page('c.html', few)]);
    expect(moves).toMatchObject([{ from: 'a.html', to: 'c.html' }]);
  });

  test('need half of the text', () => {
    const half = words('a').map((word, index) => (index < 60 ? `x${index}` : word));
    expect(findMoves([page('a.html', words('a'))], [page('b.html', half)])).toEqual([]);
  });

  test('copies of one page keep their names', () => {
    const same = words('s');
    const moves = findMoves(
      [page('old/a.html', same), page('old/b.html', same)],
      [page('new/b.html', same), page('new/a.html', same)],
    );
    expect(moves.map(({ from, to }) => [from, to])).toEqual([
      ['old/a.html', 'new/a.html'],
      ['old/b.html', 'new/b.html'],
    ]);
  });

  test('pages without text are no moves of each other', () => {
    expect(findMoves([page('a.html', [])], [page('b.html', [])])).toEqual([]);
  });
});

describe("the site's name", () => {
  test.each([
    [
      ['A | Site', 'B | Site', 'Site'],
      ['A', 'B', ''],
    ],
    [
      ['Site - A', 'Site - B', 'C'],
      ['A', 'B', 'C'],
    ],
    [
      ['A | x', 'B | y', 'C | z'],
      ['A | x', 'B | y', 'C | z'],
    ],
    [['A | Site'], ['A | Site']],
    [
      ['A — 1.0 documentation', 'B — x — 1.0 documentation', 'C — 1.0 documentation'],
      ['A', 'B — x', 'C'],
    ],
  ])('%j', (titles, expected) => {
    expect(titles.map(learnSiteName(titles))).toEqual(expected);
  });
});
