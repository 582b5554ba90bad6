import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { COMPARE_INPUTS } from '../../src/compare/compare-inputs.ts';
import { COMPARE_OUTPUTS } from '../../src/compare/compare-outputs.ts';

interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const manifest = parse(readFileSync(new URL('../../compare/action.yml', import.meta.url), 'utf8')) as Manifest;

test('compare/action.yml declares the inputs of the code, with their defaults', () => {
  const declared = Object.entries(manifest.inputs).map(([name, { default: byDefault = '' }]) => [name, byDefault]);
  expect(Object.fromEntries(declared)).toEqual(COMPARE_INPUTS);
});

test('compare/action.yml declares the outputs of the code', () => {
  expect(Object.keys(manifest.outputs)).toEqual([...Object.keys(COMPARE_OUTPUTS), 'errorCode']);
});

test('compare/action.yml runs the built entry', () => {
  expect(manifest.runs).toEqual({ using: 'node24', main: '../dist/compare/index.js' });
});
