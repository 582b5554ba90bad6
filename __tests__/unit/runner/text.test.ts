import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatBytes, formatCount, formatDuration, formatTimeLeft } from '../../../src/runner/quantities.ts';
import { plainText } from '../../../src/runner/plain-text.ts';

describe('plainText', () => {
  it.each([
    ['two\r\nlines', 'two lines'],
    ['\u001B[31mred\u001B[0m', 'red'],
    ['\u001B]0;title\u0007text', 'text'],
    ['::error::x', ': :error::x'],
    ['a ##[error]b', 'a ## [error]b'],
    ['a\u202Eb\u2028c\u0000d', 'ab c d'],
    ['  many   blanks ', 'many blanks'],
  ])('%j becomes %j', (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it('returns one line without a workflow command for any text', () => {
    const hostile = fc
      .array(fc.oneof(fc.string(), fc.constantFrom('::', '##[', '\n', '\r', '\u001B[', 'error::', ' ')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, (text) => {
        const line = plainText(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(line.startsWith('::')).toBe(false);
        expect(line).not.toContain('##[');
        expect(line.length).toBeLessThanOrEqual(1000);
        expect(plainText(line)).toBe(line);
      }),
    );
  });

  it('truncates long text', () => {
    expect(plainText('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '0 ms'],
    [999.4, '999 ms'],
    [1000, '1 s'],
    [59_499, '59 s'],
    [59_500, '1 min'],
    [185_000, '3 min 5 s'],
    [3_600_000, '1 h'],
    [7_800_000, '2 h 10 min'],
  ])('formats %p ms as %p', (ms, expected) => {
    expect(formatDuration(ms)).toBe(expected);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [18_200_000, '18.2 MB'],
  ])('formats %p bytes as %p', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected);
  });
});

describe('formatTimeLeft', () => {
  it.each([
    [0, 'less than 1 s left'],
    [544, 'less than 1 s left'],
    [999.9, 'less than 1 s left'],
    [1000, 'about 1 s left'],
    [62_000, 'about 1 min 2 s left'],
  ])('formats %p ms as %p', (ms, expected) => {
    expect(formatTimeLeft(ms)).toBe(expected);
  });
});

describe('formatCount', () => {
  it('uses the singular for one', () => {
    expect([0, 1, 2].map((count) => formatCount(count, 'HTML file'))).toEqual([
      '0 HTML files',
      '1 HTML file',
      '2 HTML files',
    ]);
  });
});
