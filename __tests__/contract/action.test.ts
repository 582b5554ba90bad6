import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { firstSentence, renderDocuments } from '../../scripts/readme-tables.ts';
import { readManifest } from '../../scripts/runner-step.ts';
import { INPUT_DEFAULTS, OUTPUT_NAMES } from '../../src/static-export.ts';

const root = join(import.meta.dirname, '..', '..');
const manifest = readManifest();

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

describe('action.yml', () => {
  it('declares all inputs that the code reads, with their defaults', () => {
    const declared = Object.fromEntries(
      Object.entries(manifest.inputs).map(([name, { default: value = '' }]) => [name, value]),
    );
    expect(declared).toEqual(INPUT_DEFAULTS);
  });

  it('declares all outputs that the code sets', () => {
    expect(Object.keys(manifest.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  });

  it('describes every input and output in full sentences', () => {
    for (const { description } of [...Object.values(manifest.inputs), ...Object.values(manifest.outputs)]) {
      expect(description.trim()).toMatch(/^[A-Z`][^\n]{20,}\.$/);
    }
  });

  it('starts each description with a sentence that is short enough for a table', () => {
    const described = Object.entries({ ...manifest.inputs, ...manifest.outputs });
    const long = described.filter(([, { description }]) => firstSentence(description.trim()).length > 80);
    expect(long.map(([name]) => name)).toEqual([]);
  });

  it('matches the README and docs/inputs.md', async () => {
    for (const [file, rendered] of Object.entries(await renderDocuments())) expect(rendered).toBe(read(file));
  });

  it('runs dist as an ES module on node24, without source maps', () => {
    expect(read('action.yml')).toContain('using: node24');
    expect(JSON.parse(read('dist/package.json'))).toEqual({ type: 'module' });
    expect(readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.map'))).toEqual([]);
  });
});
