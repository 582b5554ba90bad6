import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkDist } from '../../scripts/check-dist.ts';
import { renderReadme } from '../../scripts/readme-tables.ts';
import { readManifest } from '../../scripts/runner-step.ts';
import { INPUT_DEFAULTS } from '../../src/inputs.ts';
import { OUTPUT_NAMES } from '../../src/outputs.ts';

const root = join(import.meta.dirname, '..', '..');
const manifest = readManifest();

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

describe('the public contract', () => {
  it('action.yml declares the inputs that are read, with their defaults', () => {
    const declared = Object.fromEntries(
      Object.entries(manifest.inputs).map(([name, { default: byDefault = '' }]) => [name, byDefault]),
    );
    expect(declared).toEqual(INPUT_DEFAULTS);
  });

  it('action.yml declares the outputs that are set', () => {
    expect(Object.keys(manifest.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  });

  it('every input and output is described in a sentence', () => {
    for (const { description } of [...Object.values(manifest.inputs), ...Object.values(manifest.outputs)]) {
      expect(description.trim()).toMatch(/^[A-Z`][^\n]{20,}\.$/);
    }
  });

  it('the README has the tables that action.yml makes', async () => {
    expect(await renderReadme()).toBe(read('README.md'));
  });

  it('the README explains every failure code', () => {
    const codes = [...read('src/errors.ts').matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code ?? '');
    expect(codes.length).toBeGreaterThan(10);
    const readme = read('README.md');
    expect(codes.filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
  });

  it('dist is the result of a fresh build, byte by byte', () => {
    expect(checkDist()).toEqual([]);
  });

  it('dist holds no source map and runs as an ES module on node24', () => {
    expect(read('action.yml')).toContain('using: node24');
    expect(JSON.parse(read('dist/package.json'))).toEqual({ type: 'module' });
    expect(readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.map'))).toEqual([]);
  });
});
