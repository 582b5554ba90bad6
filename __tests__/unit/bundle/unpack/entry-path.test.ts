import { posix, win32 } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldName, isPortableName, parseEntryPath, parseLinkTarget } from '../../../../src/bundle/unpack/entry-path.ts';
import { DEFAULT_LIMITS } from '../../../../src/bundle/unpack/limits.ts';

const ROOT = '/target';
const WINDOWS_ROOT = 'D:\\target';

/** Parts of hostile paths, and random text. */
const segment = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '',
    '/',
    '\\',
    'C:',
    '\\\\host',
    'CON',
    'nul.txt',
    'a',
    'a ',
    'b.',
    '\u0000',
    '\u2028',
    '~',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const anyPath = fc
  .array(segment, { maxLength: 8 })
  .chain((segments) => fc.constantFrom('/', '', '\\').map((separator) => segments.join(separator)));
const safeName = fc
  .stringMatching(/^[a-zA-Z0-9_-][a-zA-Z0-9_.-]{0,20}[a-zA-Z0-9_-]$/)
  .filter((name) => !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name));

describe('parseEntryPath', () => {
  it('never accepts a path out of the target, on any system', () => {
    fc.assert(
      fc.property(anyPath, (raw) => {
        const result = parseEntryPath(raw, DEFAULT_LIMITS);
        if ('problem' in result) return;
        expect(posix.resolve(ROOT, ...result.names)).toBe([ROOT, ...result.names].join('/'));
        // On Windows, only portable names are written.
        if (!result.names.every(isPortableName)) return;
        expect(win32.resolve(WINDOWS_ROOT, ...result.names)).toBe([WINDOWS_ROOT, ...result.names].join('\\'));
      }),
      { numRuns: 5000 },
    );
  });

  it('accepts paths of common archive tools', () => {
    fc.assert(
      fc.property(
        fc.array(safeName, { minLength: 1, maxLength: 10 }),
        fc.constantFrom('', './', './/'),
        (names, start) => {
          expect(parseEntryPath(`${start}${names.join('/')}`, DEFAULT_LIMITS)).toEqual({ names });
          expect(parseEntryPath(`${start}${names.join('//./')}/`, DEFAULT_LIMITS)).toEqual({ names });
        },
      ),
    );
  });

  it('accepts its own result unchanged', () => {
    fc.assert(
      fc.property(anyPath, (raw) => {
        const result = parseEntryPath(raw, DEFAULT_LIMITS);
        if ('problem' in result || result.names.length === 0) return;
        expect(parseEntryPath(result.names.join('/'), DEFAULT_LIMITS)).toEqual(result);
      }),
    );
  });

  it.each(['console.html', 'auxiliary', 'com10', 'null.html', '...a', '.well-known/x', 'a b.html', 'v1.0/x'])(
    'accepts %j',
    (raw) => {
      expect(parseEntryPath(raw, DEFAULT_LIMITS)).toHaveProperty('names');
    },
  );
});

describe('isPortableName', () => {
  it.each(['con', 'Com1.tar.gz', 'LPT9 .txt', 'COM\u00b9', 'aux', 'NUL', 'conin$'])(
    'is false for the device %j',
    (name) => {
      expect(isPortableName(name)).toBe(false);
    },
  );

  it.each(['Help:Contents.html', 'a?b', 'a*', 'a|b', '<a', 'a>', '"a"', 'page.', 'page '])(
    'is false for %j',
    (name) => {
      expect(isPortableName(name)).toBe(false);
      expect(parseEntryPath(`docs/${name}`, DEFAULT_LIMITS)).toEqual({ names: ['docs', name] });
    },
  );

  it.each(['index.html', 'console.html', 'com10', '.nojekyll', 'a b', '\u00fcber.html'])('is true for %j', (name) => {
    expect(isPortableName(name)).toBe(true);
  });
});

describe('foldName', () => {
  it('ignores case and normalization', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const folded = foldName(name);
        for (const form of ['NFC', 'NFD'] as const) expect(foldName(name.normalize(form))).toBe(folded);
        expect(foldName(folded)).toBe(folded);
      }),
      { numRuns: 3000 },
    );
  });

  it('ignores the case of ASCII letters', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(foldName(name.toLowerCase())).toBe(foldName(name.toUpperCase()));
      }),
    );
  });

  it('keeps different names apart', () => {
    expect(new Set(['a', 'b', '\u00e9', 'e', '1', '\u00fc', 'u'].map(foldName)).size).toBe(7);
  });
});

describe('parseLinkTarget', () => {
  it('never returns a path outside the target', () => {
    fc.assert(
      fc.property(fc.array(safeName, { minLength: 1, maxLength: 5 }), anyPath, (link, target) => {
        const result = parseLinkTarget(link, target, DEFAULT_LIMITS);
        if ('problem' in result) return;
        const expected = posix.resolve(ROOT, ...link.slice(0, -1), target);
        expect([ROOT, ...result.names].join('/')).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });
});
