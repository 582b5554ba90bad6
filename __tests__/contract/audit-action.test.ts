import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { AUDIT_INPUTS } from '../../src/audit/audit-inputs.ts';
import { AUDIT_OUTPUTS } from '../../src/audit/audit-outputs.ts';

interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const manifest = parse(readFileSync(new URL('../../audit/action.yml', import.meta.url), 'utf8')) as Manifest;

test('audit/action.yml declares the inputs of the code, with their defaults', () => {
  const declared = Object.entries(manifest.inputs).map(([name, { default: byDefault = '' }]) => [name, byDefault]);
  expect(Object.fromEntries(declared)).toEqual(AUDIT_INPUTS);
});

test('audit/action.yml declares the outputs of the code', () => {
  expect(Object.keys(manifest.outputs)).toEqual([...Object.keys(AUDIT_OUTPUTS), 'errorCode']);
});

test('audit/action.yml runs the built entry', () => {
  expect(manifest.runs).toEqual({ using: 'node24', main: '../dist/audit/index.js' });
});
