import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isIdentifier } from '../../../src/identifiers.ts';
import { readCount, readProgress, readTimestamp, type ProgressScale } from '../../../src/service/readings.ts';

describe('readProgress', () => {
  it.each<{ value: unknown; scale: ProgressScale; percent: number | undefined; next: ProgressScale }>([
    { value: 0, scale: 'unknown', percent: 0, next: 'unknown' },
    { value: 1, scale: 'unknown', percent: 1, next: 'unknown' },
    { value: 0.25, scale: 'unknown', percent: 25, next: 'fraction' },
    { value: 0.29, scale: 'unknown', percent: 29, next: 'fraction' },
    { value: 1, scale: 'fraction', percent: 100, next: 'fraction' },
    { value: 37, scale: 'fraction', percent: 37, next: 'percent' },
    { value: 0.5, scale: 'percent', percent: 0.5, next: 'percent' },
    { value: '0.25', scale: 'unknown', percent: 25, next: 'fraction' },
    { value: '25 %', scale: 'fraction', percent: 25, next: 'fraction' },
    { value: '12/48', scale: 'unknown', percent: 25, next: 'unknown' },
    { value: '12 of 48', scale: 'unknown', percent: 25, next: 'unknown' },
    { value: '5/0', scale: 'unknown', percent: undefined, next: 'unknown' },
    { value: { done: 1, total: 4 }, scale: 'unknown', percent: 25, next: 'unknown' },
    { value: { percentage: 25 }, scale: 'unknown', percent: 25, next: 'percent' },
    { value: { nothing: 1 }, scale: 'unknown', percent: undefined, next: 'unknown' },
    { value: 101, scale: 'percent', percent: undefined, next: 'percent' },
    { value: '1e2', scale: 'unknown', percent: undefined, next: 'unknown' },
    { value: [1], scale: 'unknown', percent: undefined, next: 'unknown' },
  ])('$value on scale $scale is $percent', ({ value, scale, percent, next }) => {
    expect(readProgress(value, scale)).toEqual(percent === undefined ? { scale: next } : { percent, scale: next });
  });

  it('gives a percentage or nothing for any JSON, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom<ProgressScale>('unknown', 'percent', 'fraction'), (value, scale) => {
        const { percent } = readProgress(value, scale);
        expect(percent === undefined || (percent >= 0 && percent <= 100)).toBe(true);
      }),
    );
  });

  it('reads a job that counts to 100 right from its second reading on, and one that counts to 1 at once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 100 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (n, fraction) => {
          expect(readProgress(n, readProgress(1, 'unknown').scale).percent).toBe(n);
          expect(readProgress(fraction, 'unknown').percent).toBeCloseTo(fraction * 100);
        },
      ),
    );
  });
});

describe('readCount', () => {
  it.each([
    [0, 0],
    ['17', 17],
    [1.5, undefined],
    [-1, undefined],
    ['many', undefined],
    [2 ** 60, undefined],
    [null, undefined],
    [true, undefined],
  ])('%p is %p', (value, expected) => {
    expect(readCount(value)).toBe(expected);
  });
});

describe('readTimestamp', () => {
  it.each([
    ['2026-11-21T04:05:06Z', '2026-11-21T04:05:06Z'],
    ['2026-11-21t04:05:06.999z', '2026-11-21T04:05:06Z'],
    ['2026-11-21 04:05:06+01:30', '2026-11-21T02:35:06Z'],
    [1795233906, '2026-11-21T04:05:06Z'],
    [1795233906.9, '2026-11-21T04:05:06Z'],
    [1795233906123, '2026-11-21T04:05:06Z'],
    ['1795233906', '2026-11-21T04:05:06Z'],
    ['2026-11-21T04:05:06', undefined],
    ['2026-02-30T04:05:06Z', undefined],
    ['2026-13-01T04:05:06Z', undefined],
    ['2026-11-21', undefined],
    ['soon', undefined],
    [0, undefined],
    [-5, undefined],
    [1e300, undefined],
    [null, undefined],
    [{}, undefined],
  ])('%p is %p', (value, expected) => {
    expect(readTimestamp(value)).toBe(expected);
  });

  it('reads seconds, milliseconds and text of a date as the same time', () => {
    const date = fc.date({ min: new Date('1974-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (moment) => {
        const expected = `${moment.toISOString().slice(0, 19)}Z`;
        expect(readTimestamp(moment.toISOString())).toBe(expected);
        expect(readTimestamp(moment.getTime())).toBe(expected);
        expect(readTimestamp(Math.floor(moment.getTime() / 1000))).toBe(expected);
      }),
    );
  });

  it('gives RFC 3339 or nothing for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue()), (value) => {
        const read = readTimestamp(value);
        expect(read === undefined || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(read)).toBe(true);
      }),
    );
  });
});

describe('isIdentifier', () => {
  it('accepts no text that changes the path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('.', '..', '/', '..%2f', '?x', '#y', '\\')), (text) => {
        fc.pre(isIdentifier(text));
        const url = new URL(`/v1/jobs/${encodeURIComponent(text)}/bundle`, 'https://api.example.com');
        expect(url.pathname).toBe(`/v1/jobs/${encodeURIComponent(text)}/bundle`);
      }),
    );
  });
});
