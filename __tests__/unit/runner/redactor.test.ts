import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor, type Redactor } from '../../../src/runner/redactor.ts';
import { shownLines, shownText } from '../../../src/runner/shown-text.ts';

const KEY = 'adm_/+ "key\\=0123&<x>';

function redactorOf(...secrets: string[]): Redactor {
  const redactor = createRedactor();
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

function hex(character: string, digits: number): string {
  return character.charCodeAt(0).toString(16).padStart(digits, '0');
}

function mapCharacters(text: string, change: (character: string, index: number) => string): string {
  return Array.from(text, change).join('');
}

describe('createRedactor', () => {
  it.each([
    ['unchanged', KEY],
    ['in upper case', KEY.toUpperCase()],
    ['percent-encoded', encodeURIComponent(KEY)],
    ['percent-encoded twice', encodeURIComponent(encodeURIComponent(KEY))],
    ['with every other character percent-encoded', mapCharacters(KEY, (c, at) => (at % 2 === 0 ? `%${hex(c, 2)}` : c))],
    ['JSON-escaped', JSON.stringify(KEY).slice(1, -1)],
    ['JSON-escaped twice', JSON.stringify(JSON.stringify(KEY)).slice(3, -3)],
    ['as \\u escapes', mapCharacters(KEY, (c) => `\\u${hex(c, 4)}`)],
    ['as \\x escapes', mapCharacters(KEY, (c) => `\\x${hex(c, 2)}`)],
    ['as decimal entities', mapCharacters(KEY, (c) => `&#${c.charCodeAt(0)};`)],
    ['as hexadecimal entities', mapCharacters(KEY, (c) => `&#x${hex(c, 2)};`)],
    ['as named entities', KEY.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
    [
      'in full-width characters',
      mapCharacters(KEY, (c) => (c === ' ' ? c : String.fromCharCode(c.charCodeAt(0) + 0xfee0))),
    ],
    ['with U+034F inside', mapCharacters(KEY, (c) => `${c}\u034F`).slice(0, -1)],
    ['with variation selectors inside', mapCharacters(KEY, (c) => `${c}\uFE0F`).slice(0, -1)],
    ['with zero-width joiners inside', mapCharacters(KEY, (c) => `${c}\u200D`).slice(0, -1)],
    ['split over two lines', `${KEY.slice(0, 4)}\r\n   ${KEY.slice(4)}`],
    ['with escaped line breaks inside', `${KEY.slice(0, 4)}\\r\\n${KEY.slice(4)}`],
    ['with a terminal title inside', `${KEY.slice(0, 4)}\u001B]0;title\u0007${KEY.slice(4)}`],
    ['with an escape sequence inside', `${KEY.slice(0, 4)}\u001B[31m${KEY.slice(4)}`],
  ])('redacts a secret %s', (_, form) => {
    const redactor = redactorOf(KEY);
    expect(redactor.redact(`x ${form} y`)).toBe('x *** y');
    expect(redactor.contains(form)).toBe(true);
    expect(redactor.contains(form.slice(2))).toBe(false);
  });

  it('redacts a secret that looks encoded', () => {
    const redactor = redactorOf('%41%42&lt;\\n0123');
    expect(redactor.redact('x %41%42&lt;\\n0123 y AB<0123 z')).toBe('x *** y *** z');
  });

  it('redacts a secret in an escape sequence', () => {
    const redactor = redactorOf('secret-0123456789');
    expect(redactor.redact('\u001B]0;secret-0123456789\u0007')).toBe('\u001B]0;***\u0007');
  });

  it('redacts overlapping secrets completely', () => {
    const redactor = redactorOf('abcdefgh', 'abcdefgh-and-more', 'more-and-yet-more');
    expect(redactor.redact('x abcdefgh-and-more y abcdefgh z')).toBe('x *** y *** z');
    expect(redactor.redact('abcdefgh-and-more-and-yet-more')).toBe('***');
  });

  it('redacts a secret without ASCII characters, and none shorter than six characters', () => {
    const redactor = redactorOf('пароль-ключ', 'short');
    expect(redactor.redact('x пароль-ключ y short z')).toBe('x *** y short z');
  });

  it('redacts the query of every URL', () => {
    const text = 'to http://a.example/b?c=d, "HTTPS://e.example?f" and {"g":"https:\\/\\/h.example\\/?i=j"}';
    expect(redactorOf().redact(text)).toBe(
      'to http://a.example/b?*** "HTTPS://e.example?***" and {"g":"https:\\/\\/h.example\\/?***"}',
    );
  });

  it('redacts secrets of any length', () => {
    const secrets = [8_192, 100_000].map((length) => `${length}${'ab/'.repeat(length / 3)}end`);
    const redactor = redactorOf(...secrets);
    for (const secret of secrets)
      expect(redactor.redact(`x ${secret} ${encodeURIComponent(secret)}`)).toBe('x *** ***');
  });

  it.each([
    ['repeats its start', `${'a'.repeat(8_191)}b`, 'a'.repeat(60_000)],
    ['repeats its end', `b${'a'.repeat(8_191)}`, 'a'.repeat(60_000)],
    ['repeats its start, percent-encoded', `${'a'.repeat(8_191)}b`, '%61'.repeat(20_000)],
    ['repeats half of it', `${'ab'.repeat(4_000)}cd${'ab'.repeat(90)}`, `${'ab'.repeat(4_000)}c`.repeat(7)],
  ])('redacts a secret after text that %s', (_, secret, before) => {
    const shown = redactorOf(secret).redact(`${before}${secret}`);
    expect(shown.endsWith('***')).toBe(true);
    expect(shown).not.toContain(secret.slice(0, 32));
  });

  it('redacts a secret between any two texts without an error', () => {
    const redactor = redactorOf('adm_0123456789abcdef');
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u001B]', '\u001B[', '%', '\\', '&#', '?'));
    const around = fc.array(part).map((parts) => parts.join(''));
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(redactor.redact(`${before}adm_0123456789abcdef${after}`)).not.toContain('0123456789');
      }),
    );
  });
});

describe('shownText', () => {
  it('shows no part of a secret at the length limit', () => {
    const redactor = redactorOf('secret-0123456789');
    for (const form of ['secret-0123456789', encodeURIComponent(encodeURIComponent('%')) + 'secret-%30123456789']) {
      for (let shift = 0; shift < 40; shift++) {
        const shown = shownText('\u200B'.repeat(16_000 - shift) + form, redactor);
        expect(shown).not.toMatch(/se|01/);
      }
    }
  });

  it('redacts before it truncates', () => {
    const text = `${'x'.repeat(90)}secret-0123456789 and more`;
    expect(shownText(text, redactorOf('secret-0123456789'), 100)).toBe(`${'x'.repeat(90)}*** and m…`);
  });

  it('leaves a megabyte of nested URLs unchanged', () => {
    const text = 'http://'.repeat(150_000);
    expect(redactorOf('secret-0123456789').redact(text)).toBe(text);
  });
});

describe('shownLines', () => {
  it('keeps the lines of a stack separate, and redacts secrets that span two lines', () => {
    const frame = `    at ${'f'.repeat(2_000)} (file.js:1:2)`;
    const redactor = redactorOf('secret-0123456789');
    expect(shownLines(`Error: secret-01\n23456789\n${frame}\r\n\n::error::x`, redactor)).toEqual([
      'Error: ***',
      frame.trim(),
      ': :error::x',
    ]);
  });
});
