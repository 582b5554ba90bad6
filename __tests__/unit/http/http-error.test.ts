import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseHttpDate, parseRetryAfter } from '../../../src/http/http-error.ts';

const NOW = Date.UTC(2026, 10, 21, 4, 0, 0);

describe('parseHttpDate', () => {
  it.each(['Sat, 21 Nov 2026 04:00:00 GMT', 'Saturday, 21-Nov-26 04:00:00 GMT', 'Sat Nov 21 04:00:00 2026'])(
    'parses %s',
    (text) => {
      expect(parseHttpDate(text)).toBe(NOW);
    },
  );

  it.each([null, '', '1', '2026-11-21', 'Sat', 'Sat, 99 Nov 2026 99:00:00 GMT', 'yesterday'])('rejects %p', (text) => {
    expect(parseHttpDate(text)).toBeUndefined();
  });
});

describe('parseRetryAfter', () => {
  it.each([
    { value: '0', date: null, expected: 0 },
    { value: ' 120 ', date: null, expected: 120_000 },
    { value: '1.5', date: null, expected: 1500 },
    { value: 'Sat, 21 Nov 2026 04:00:30 GMT', date: null, expected: 30_000 },
    { value: 'Sat, 21 Nov 2026 03:00:00 GMT', date: null, expected: 0 },
    { value: 'Sat, 21 Nov 2026 09:00:30 GMT', date: 'Sat, 21 Nov 2026 09:00:00 GMT', expected: 30_000 },
    { value: '-5', date: null, expected: undefined },
    { value: 'soon', date: null, expected: undefined },
    { value: '', date: null, expected: undefined },
    { value: null, date: null, expected: undefined },
  ])('returns $expected for $value at $date', ({ value, date, expected }) => {
    expect(parseRetryAfter(value, date, NOW)).toBe(expected);
  });

  it('returns a finite pause of at least 0, or undefined, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), (value, date) => {
        const pauseMs = parseRetryAfter(value, date, NOW);
        expect(pauseMs === undefined || (Number.isFinite(pauseMs) && pauseMs >= 0)).toBe(true);
      }),
    );
  });

  it('parses every date that Date formats', () => {
    const date = fc.date({ min: new Date('2026-12-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (moment) => {
        const seconds = Math.floor(moment.getTime() / 1000) * 1000;
        expect(parseRetryAfter(moment.toUTCString(), null, NOW)).toBe(seconds - NOW);
      }),
    );
  });
});
