import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { codeBlocks, documentFiles, recipeFiles } from '../../scripts/documents.ts';
import { COMPARE_INPUTS } from '../../src/compare/compare-inputs.ts';
import { COMPARE_OUTPUTS } from '../../src/compare/compare-outputs.ts';

interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly using: string; readonly main: string };
}

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The steps below a value that use this action. */
function stepsIn(value: unknown): Step[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(stepsIn);
  const isOurs = 'uses' in value && typeof value.uses === 'string' && value.uses.includes('/compare@');
  return isOurs ? [value as Step, ...below] : below;
}

const manifest = parse(readFileSync(new URL('../../compare/action.yml', import.meta.url), 'utf8')) as Manifest;

test('compare/action.yml declares the inputs of the code, with their defaults', () => {
  const declared = Object.entries(manifest.inputs).map(([name, { default: byDefault = '' }]) => [name, byDefault]);
  expect(Object.fromEntries(declared)).toEqual(COMPARE_INPUTS);
});

test('compare/action.yml declares the outputs of the code', () => {
  expect(Object.keys(manifest.outputs)).toEqual([...Object.keys(COMPARE_OUTPUTS), 'errorCode']);
});

test('docs/compare.md describes each input and output', () => {
  const text = readFileSync(new URL('../../docs/compare.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, cell]) => cell ?? '').join(' ');
  const missing = [...Object.keys(COMPARE_INPUTS), ...Object.keys(manifest.outputs)].filter(
    (name) => !rows.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});

test('the examples in the documents use inputs and outputs of compare/action.yml', () => {
  const sources = [
    ...documentFiles()
      .flatMap(codeBlocks)
      .flatMap(({ language, text }) => (language === 'yaml' ? [text] : [])),
    ...recipeFiles().map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')),
  ];
  const steps = sources.flatMap((text) => stepsIn(parse(text)));
  expect(steps.length).toBeGreaterThanOrEqual(3);
  for (const step of steps) {
    const names = Object.keys(step.with ?? {});
    expect(names.filter((name) => !(name in COMPARE_INPUTS))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['before', 'after']));
  }
  const outputs = sources.flatMap((text) =>
    [...text.matchAll(/steps\.compare\.outputs\.([\w-]+)/g)].map(([, name]) => name),
  );
  expect(outputs.filter((name) => !(String(name) in manifest.outputs))).toEqual([]);
});

test('compare/action.yml runs the built entry', () => {
  expect(manifest.runs).toEqual({ using: 'node24', main: '../dist/compare/index.js' });
});

test('dist has a folder for each further entry, and no other', () => {
  const dist = new URL('../../dist/', import.meta.url);
  const folders = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(['audit', 'compare', 'page-worker']);
});
