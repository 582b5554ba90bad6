import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { codeBlocks, documentFiles, recipeFiles } from '../../scripts/documents.ts';
import { AUDIT_INPUTS } from '../../src/audit/audit-inputs.ts';
import { AUDIT_OUTPUTS } from '../../src/audit/audit-outputs.ts';
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

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** The steps below a value that use an action of this repository. */
function stepsIn(value: unknown, action: string): Step[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((child) => stepsIn(child, action));
  const isOurs = 'uses' in value && typeof value.uses === 'string' && value.uses.includes(`/${action}@`);
  return isOurs ? [value as Step, ...below] : below;
}

describe.each([
  { action: 'audit', inputs: AUDIT_INPUTS, outputs: AUDIT_OUTPUTS, required: ['path'] },
  { action: 'compare', inputs: COMPARE_INPUTS, outputs: COMPARE_OUTPUTS, required: ['before', 'after'] },
])('$action/action.yml', ({ action, inputs, outputs, required }) => {
  const manifest = parse(read(`${action}/action.yml`)) as Manifest;

  test('declares the inputs of the code, with their defaults', () => {
    const declared = Object.entries(manifest.inputs).map(([name, { default: byDefault = '' }]) => [name, byDefault]);
    expect(Object.fromEntries(declared)).toEqual(inputs);
  });

  test('declares the outputs of the code', () => {
    expect(Object.keys(manifest.outputs)).toEqual([...Object.keys(outputs), 'errorCode']);
  });

  test('is described with each input and output in its document', () => {
    const rows = [...read(`docs/${action}.md`).matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, cell]) => cell ?? '').join(' ');
    const missing = [...Object.keys(inputs), ...Object.keys(manifest.outputs)].filter(
      (name) => !rows.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  test('has the inputs and outputs that the examples in the documents use', () => {
    const sources = [
      ...documentFiles()
        .flatMap(codeBlocks)
        .flatMap(({ language, text }) => (language === 'yaml' ? [text] : [])),
      ...recipeFiles().map(read),
    ];
    const steps = sources.flatMap((text) => stepsIn(parse(text), action));
    expect(steps.length).toBeGreaterThanOrEqual(3);
    for (const step of steps) {
      const names = Object.keys(step.with ?? {});
      expect(names.filter((name) => !(name in inputs))).toEqual([]);
      expect(names).toEqual(expect.arrayContaining(required));
    }
    const used = sources.flatMap((text) =>
      [...text.matchAll(new RegExp(`steps\\.${action}\\.outputs\\.([\\w-]+)`, 'g'))].map(([, name]) => name),
    );
    expect(used.filter((name) => !(String(name) in manifest.outputs))).toEqual([]);
  });

  test('runs the built entry', () => {
    expect(manifest.runs).toEqual({ using: 'node24', main: `../dist/${action}/index.js` });
  });
});

test('dist has a folder for each further entry, and no other', () => {
  const dist = new URL('../../dist/', import.meta.url);
  const folders = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(['audit', 'compare', 'page-worker']);
});
