import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isIdentifier } from '../../../src/identifiers.ts';
import { readCount, readPercent, readTimestamp } from '../../../src/service/schema.ts';

describe('readPercent', () => {
  it.each([
    [0, 0],
    [0.5, 0.5],
    [37, 37],
    [100, 100],
    ['25', 25],
    ['12.5', 12.5],
    [101, undefined],
    [-1, undefined],
    ['1e2', undefined],
    ['25 %', undefined],
    ['12/48', undefined],
    [{ percentage: 25 }, undefined],
    [[1], undefined],
    [null, undefined],
  ])('reads %p as %p', (value, expected) => {
    expect(readPercent(value)).toBe(expected);
  });

  it('returns a percentage or undefined for any JSON, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const percent = readPercent(value);
        expect(percent === undefined || (percent >= 0 && percent <= 100)).toBe(true);
      }),
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
  ])('reads %p as %p', (value, expected) => {
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
  ])('reads %p as %p', (value, expected) => {
    expect(readTimestamp(value)).toBe(expected);
  });

  it('reads seconds, milliseconds and text as the same time', () => {
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

  it('returns RFC 3339 or undefined for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue()), (value) => {
        const read = readTimestamp(value);
        expect(read === undefined || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(read)).toBe(true);
      }),
    );
  });
});

describe('isIdentifier', () => {
  it('rejects text that changes the path of a URL', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('.', '..', '/', '..%2f', '?x', '#y', '\\')), (text) => {
        fc.pre(isIdentifier(text));
        const url = new URL(`/v1/jobs/${encodeURIComponent(text)}/bundle`, 'https://api.example.com');
        expect(url.pathname).toBe(`/v1/jobs/${encodeURIComponent(text)}/bundle`);
      }),
    );
  });
});
