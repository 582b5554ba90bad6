import { describe, expect, it } from '@jest/globals';
import { assert, property, string } from 'fast-check';
import { parse } from 'yaml';
import { valuesText } from '../../../src/export/values-file.ts';

function readBack(version: string, yamlVersion: '1.1' | '1.2'): unknown {
  return parse(valuesText('https://s.example.com/b?a=1&b=%2F', version), { version: yamlVersion });
}

function expectExact(version: string): void {
  for (const yamlVersion of ['1.1', '1.2'] as const) {
    expect(readBack(version, yamlVersion)).toEqual({
      staticExport: { enabled: true, bundleUrl: 'https://s.example.com/b?a=1&b=%2F', version },
    });
  }
}

describe('the values file', () => {
  it.each([
    'true',
    'no',
    '1.10',
    '0x1f',
    '1e3',
    '~',
    '',
    'null',
    '2026-01-01',
    '12:30:45',
    '- a',
    '# no comment',
    'a: b',
    '{{ .Values.x }}',
    '*alias',
    '!!python/object',
    '"quoted"',
    'back\\slash',
    ' blank around ',
    'a,b=c',
    '\u0000\u0007\u001b\u007f\u0085\u00a0\u2028\u2029\ufeff',
    'line\nbreak\r\n\ttab',
    'emoji \u{1F600} and \uFFFE',
    'x'.repeat(5000),
  ])('keeps %j as text', (version) => {
    expectExact(version);
  });

  it('keeps any text', () => {
    assert(property(string({ unit: 'binary', maxLength: 60 }), expectExact), { numRuns: 500 });
  });

  it('is five lines of ASCII for any text', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 60 }), (version) => {
        const text = valuesText('https://s.example.com/', version);
        expect(text).toMatch(/^[\n\x20-\x7e]*$/);
        expect(text.split('\n')).toHaveLength(6);
      }),
    );
  });

  it('replaces an unpaired surrogate, which no text file can contain', () => {
    expect(readBack('a\ud800b', '1.2')).toMatchObject({ staticExport: { version: 'a\ufffdb' } });
  });
});
