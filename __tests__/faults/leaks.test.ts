import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findRunLeaks } from '../support/run-action.ts';
import { ARROW } from './fault-case.ts';

// Each process test searches its run for leaks. These tests prove that the search finds them.
const KEY = 'adm_0123456789abcdefABCDEF+/=';
const SIGNATURE = 'f00dfeedf00dfeedf00dfeedf00dfeed';

let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'leaks-'));
});
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});

const EMPTY_RUN = { stdout: '', stderr: '', summary: '', outputs: {} };

function leakPlaces(
  run: Partial<typeof EMPTY_RUN> & { outputs?: Record<string, string> },
  otherRequests: unknown[] = [],
): string[] {
  const leaks = findRunLeaks({
    run: { ...EMPTY_RUN, ...run },
    directory,
    otherRequests,
    apiKey: KEY,
    secrets: [KEY, SIGNATURE],
  });
  return [...new Set(leaks.map(({ place }) => place))];
}

const FORMS: readonly (readonly [name: string, form: (secret: string) => string])[] = [
  ['raw', (secret) => secret],
  ['URL-encoded', encodeURIComponent],
  ['URL-encoded byte by byte', (secret) => Buffer.from(secret).toString('hex').replaceAll(/../g, '%$&')],
  ['URL-encoded twice', (secret) => encodeURIComponent(encodeURIComponent(secret))],
  ['in base64', (secret) => Buffer.from(secret).toString('base64')],
  ['in base64 inside a longer text', (secret) => Buffer.from(`Bearer ${secret}!`).toString('base64')],
  ['in base64 for URLs', (secret) => Buffer.from(`k=${secret}`).toString('base64url')],
  ['reversed', (secret) => Array.from(secret).toReversed().join('')],
  ['reversed and URL-encoded', (secret) => encodeURIComponent(Array.from(secret).toReversed().join(''))],
];

describe('Leak check', () => {
  for (const [name, form] of FORMS) {
    for (const secret of [KEY, SIGNATURE]) {
      const kind = secret === KEY ? 'key' : 'signature';
      it(`a ${kind} ${name} in the log${ARROW}is found`, () => {
        expect(leakPlaces({ stdout: `one\nbefore ${form(secret)} after\nthree` })).toEqual(['stdout']);
      });
    }
  }

  it.each(['stderr', 'summary'] as const)(`a key in %s${ARROW}is found`, (place) => {
    expect(leakPlaces({ [place]: `x${KEY}x` })).toEqual([place]);
  });

  it(`a signature in an output other than bundleUrl${ARROW}is found`, () => {
    expect(leakPlaces({ outputs: { jobId: SIGNATURE } })).toEqual(['outputs']);
    expect(leakPlaces({ outputs: { bundleUrl: `https://store.example.com/b?sig=${SIGNATURE}` } })).toEqual([]);
  });

  it(`a key in bundleUrl${ARROW}is found`, () => {
    expect(leakPlaces({ outputs: { bundleUrl: `https://store.example.com/b?key=${KEY}` } })).toEqual(['bundleUrl']);
  });

  it(`a key in a request to another origin, in its path or a header${ARROW}is found`, () => {
    const place = ['a request to another origin'];
    expect(leakPlaces({}, [{ path: `/x?y=${encodeURIComponent(KEY)}` }])).toEqual(place);
    expect(leakPlaces({}, [{ path: '/', headers: { authorization: `Bearer ${KEY}` } }])).toEqual(place);
    expect(leakPlaces({}, [{ path: '/', body: KEY }])).toEqual(place);
  });

  it.each(['temp', 'tool-cache', 'workspace'])(`a signature in a file below %s${ARROW}is found`, (name) => {
    const file = join(directory, name, 'deep', 'file');
    mkdirSync(join(directory, name, 'deep'), { recursive: true });
    writeFileSync(file, `line\n${SIGNATURE}\n`);
    expect(leakPlaces({})).toEqual([file]);
    rmSync(file);
  });

  it(`the command that masks the key${ARROW}is not a leak, and the key in another line is found`, () => {
    expect(leakPlaces({ stdout: `::add-mask::${KEY}\n` })).toEqual([]);
    expect(leakPlaces({ stdout: `::add-mask::${KEY}\nKey: ${KEY}` })).toEqual(['stdout']);
  });
});
