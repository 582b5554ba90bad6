import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { DOCUMENTED_COMMANDS, shownCommands } from '../../scripts/documented-commands.ts';
import {
  anchors,
  codeBlocks,
  documentFiles,
  exampleWorkflows,
  headings,
  linkTargets,
} from '../../scripts/documents.ts';
import { readManifest } from '../../scripts/runner-step.ts';
import { ERROR_TITLES } from '../../src/errors.ts';

const root = join(import.meta.dirname, '..', '..');
const manifest = readManifest();

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

interface Step {
  readonly id?: string;
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** All objects with `uses` in a value. */
function stepsIn(value: unknown): Step[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(stepsIn);
  return 'uses' in value && typeof value.uses === 'string' ? [value as Step, ...below] : below;
}

/** The YAML blocks that use this action, with the steps that use it. */
const examples = documentFiles()
  .flatMap(codeBlocks)
  .filter(({ language }) => language === 'yaml')
  .map((block) => ({
    ...block,
    steps: stepsIn(parse(block.text)).filter(({ uses }) => uses === './' || uses.includes('/static-export-action@')),
  }))
  .filter(({ steps }) => steps.length > 0);

describe('the README', () => {
  it('has these sections in this order', () => {
    expect(headings('README.md', 2)).toEqual([
      ...['Contents', 'Common uses', 'Job summary', 'Inputs', 'Outputs', 'Permissions', 'Compatibility', 'Try it'],
    ]);
    const contents = read('README.md').split('## Common uses')[0]?.split('## Contents')[1] ?? '';
    expect([...contents.matchAll(/^- \[(.+)\]/gm)].map(([, title]) => title)).toEqual(
      headings('README.md', 2).slice(1),
    );
  });

  it('has at most 1,800 words', () => {
    expect(read('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(1_800);
  });

  it('starts with a step of at most 8 lines', () => {
    const [first] = examples.filter(({ file }) => file === 'README.md');
    expect(first?.number).toBe(1);
    expect(first?.text.split('\n').length).toBeLessThanOrEqual(8);
  });
});

describe('docs/errors.md', () => {
  it('has a section for each error code, and no others', () => {
    const codes = Object.keys(ERROR_TITLES);
    expect(codes).toContain('invalid-input');
    expect(headings('docs/errors.md', 3).toSorted()).toEqual(codes.toSorted());
  });
});

describe('the examples in the documents', () => {
  it('are in these files', () => {
    expect(new Set(examples.map(({ file }) => file))).toEqual(
      new Set(['README.md', 'docs/gate-merges.md', 'docs/operations.md', 'emulator/README.md']),
    );
    expect(exampleWorkflows().length).toBeGreaterThan(1);
  });

  it.each(examples)('have only existing inputs, and all required ones: $file, block $number', ({ steps }) => {
    const required = Object.entries(manifest.inputs).flatMap(([name, input]) => (input.required ? [name] : []));
    for (const step of steps) {
      const names = Object.keys(step.with ?? {});
      expect(names.filter((name) => !(name in manifest.inputs))).toEqual([]);
      expect(names).toEqual(expect.arrayContaining(required));
    }
  });

  it.each([...new Set(examples.map(({ file }) => file))])('refer only to existing outputs: %s', (file) => {
    const ids = examples.filter((block) => block.file === file).flatMap(({ steps }) => steps.map(({ id }) => id));
    const named = [...read(file).matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)]
      .filter(([, id]) => ids.includes(id))
      .map(([, , name]) => name ?? '');
    expect(named.filter((name) => !(name in manifest.outputs))).toEqual([]);
  });
});

describe('the commands in the documents', () => {
  it('are all listed with what runs them', () => {
    expect(new Set(shownCommands())).toEqual(new Set(Object.keys(DOCUMENTED_COMMANDS)));
    const files = Object.values(DOCUMENTED_COMMANDS).flatMap((runner) =>
      typeof runner === 'object' && 'file' in runner ? [runner.file] : [],
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('are existing npm scripts when they appear in text', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documentFiles().flatMap((file) =>
      [...read(file).matchAll(/`npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''),
    );
    expect(named).toContain('readme');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the links in the documents', () => {
  it.each(documentFiles())('point to existing files and anchors: %s', (file) => {
    const broken = linkTargets(file).filter((target) => {
      if (/^(https?|mailto):/.test(target)) return !URL.canParse(target);
      const [path = '', anchor] = target.split('#');
      const linked = path === '' ? file : posix.join(posix.dirname(file), path);
      if (!existsSync(join(root, linked))) return true;
      return anchor !== undefined && !(linked.endsWith('.md') && anchors(linked).includes(anchor));
    });
    expect(broken).toEqual([]);
  });
});
