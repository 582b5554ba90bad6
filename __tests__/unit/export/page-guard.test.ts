import { describe, expect, it } from '@jest/globals';
import { assert, integer, property } from 'fast-check';
import { ActionError } from '../../../src/errors.ts';
import { logDifference, requirePages, type PageCounts, type PageRules } from '../../../src/export/page-guard.ts';
import { recordingLogger } from '../../support/test-service.ts';

const NO_RULES: PageRules = { minPages: undefined, previousPages: undefined, maxDropPercent: 30 };

/** The failure of a check that does not pass. */
function failureOf(counts: PageCounts, rules: PageRules): ActionError | undefined {
  try {
    requirePages(counts, rules);
    return undefined;
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
}

describe('the guard of the number of pages', () => {
  it('passes without a rule, also when the number is unknown', () => {
    expect(failureOf({ reported: undefined }, NO_RULES)).toBeUndefined();
    expect(failureOf({ reported: 0, unpacked: 0 }, NO_RULES)).toBeUndefined();
  });

  it.each([
    { reported: 9, unpacked: undefined, code: 'too-few-pages' },
    { reported: 10, unpacked: undefined, code: undefined },
    { reported: undefined, unpacked: 9, code: 'too-few-pages' },
    { reported: undefined, unpacked: 10, code: undefined },
    { reported: 10, unpacked: 9, code: 'too-few-pages' },
    { reported: 9, unpacked: 10, code: 'too-few-pages' },
    { reported: 10, unpacked: 10, code: undefined },
    { reported: undefined, unpacked: undefined, code: 'page-count-unknown' },
  ])('min-pages 10: reported $reported, unpacked $unpacked is $code', ({ reported, unpacked, code }) => {
    expect(failureOf({ reported, unpacked }, { ...NO_RULES, minPages: 10 })?.code).toBe(code);
  });

  it.each([
    { previousPages: 10, pages: 7, maxDropPercent: 30, refused: false },
    { previousPages: 10, pages: 6, maxDropPercent: 30, refused: true },
    { previousPages: 10, pages: 40, maxDropPercent: 0, refused: false },
    { previousPages: 10, pages: 9, maxDropPercent: 0, refused: true },
    { previousPages: 10, pages: 0, maxDropPercent: 100, refused: false },
    { previousPages: 0, pages: 0, maxDropPercent: 0, refused: false },
    { previousPages: 1000, pages: 999, maxDropPercent: 0.1, refused: false },
    { previousPages: 1000, pages: 998, maxDropPercent: 0.1, refused: true },
  ])('rejects $pages after $previousPages pages with a limit of $maxDropPercent %: $refused', (row) => {
    const { pages, refused, ...rules } = row;
    const objection = failureOf({ reported: pages }, { ...NO_RULES, ...rules });
    expect(objection?.code).toBe(refused ? 'too-few-pages' : undefined);
  });

  it('never accepts fewer pages than it rejects', () => {
    const count = integer({ min: 0, max: 1000 });
    assert(
      property(count, count, integer({ min: 0, max: 100 }), (previousPages, pages, maxDropPercent) => {
        const rules = { minPages: undefined, previousPages, maxDropPercent };
        const refused = (reported: number): boolean => failureOf({ reported }, rules) !== undefined;
        if (refused(pages) && pages > 0) expect(refused(pages - 1)).toBe(true);
        expect(refused(previousPages)).toBe(false);
      }),
    );
  });

  it('uses the singular for one page', () => {
    const objection = failureOf({ reported: 1 }, { ...NO_RULES, minPages: 2 });
    expect(objection?.message).toBe('The export has 1 page according to the service; `min-pages` is 2.');
  });

  it.each([
    { rules: { minPages: 8 }, ways: 'lower `min-pages`.' },
    {
      rules: { previousPages: 90 },
      ways: 'increase `max-page-drop-percent` for one run, or leave `previous-page-count` empty once.',
    },
    {
      rules: { minPages: 8, previousPages: 90 },
      ways: 'lower `min-pages`, and increase `max-page-drop-percent` for one run, or leave `previous-page-count` empty once.',
    },
  ])('$rules: the hint names the input', ({ rules, ways }) => {
    const objection = failureOf({ reported: 6 }, { ...NO_RULES, ...rules });
    expect(objection?.hint.endsWith(` If fewer pages are intended, ${ways}`)).toBe(true);
  });

  it.each([
    { rules: { minPages: 8 }, names: '`min-pages`' },
    { rules: { previousPages: 90 }, names: '`previous-page-count`' },
    { rules: { minPages: 8, previousPages: 90 }, names: '`min-pages` and `previous-page-count`' },
  ])('$rules: without a number the hint names the input', ({ rules, names }) => {
    const objection = failureOf({ reported: undefined }, { ...NO_RULES, ...rules });
    expect(objection?.message).toBe('The number of pages is unknown, so it could not be checked.');
    expect(objection?.hint).toContain(`To skip the check, leave ${names} empty.`);
  });

  it('reports both errors with their numbers', () => {
    const rules = { minPages: 8, previousPages: 9, maxDropPercent: 25 };
    const objection = failureOf({ reported: 6 }, rules);
    expect([objection?.message, ...(objection?.details ?? [])]).toEqual([
      'The export has 6 pages according to the service; `min-pages` is 8.',
      'The export has 6 pages according to the service, 33.3 % fewer than the previous 9; `max-page-drop-percent` allows 25 %.',
    ]);
  });
});

describe('a difference between the two counts', () => {
  it.each([
    { reported: 3, unpacked: 3, logged: [] },
    { reported: undefined, unpacked: 3, logged: [] },
    { reported: 3, unpacked: undefined, logged: [] },
    { reported: 3, unpacked: 2, logged: ['warning: The service reported 3 pages; the bundle has 2 HTML files.'] },
    { reported: 3, unpacked: 4, logged: ['info: The service reported 3 pages; the bundle has 4 HTML files.'] },
  ])('is logged when both are known: $reported, $unpacked', ({ reported, unpacked, logged }) => {
    const lines: string[] = [];
    const log = (kind: string) => (text: string) => void lines.push(`${kind}: ${text}`);
    logDifference({ reported, unpacked }, { ...recordingLogger([]), info: log('info'), warning: log('warning') });
    expect(lines).toEqual(logged);
  });
});
