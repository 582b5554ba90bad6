import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { DOCUMENTED_COMMANDS, shownCommands } from '../../scripts/documented-commands.ts';
import { codeBlocks, documentFiles, exampleWorkflows } from '../../scripts/documents.ts';
import { readManifest } from '../../scripts/runner-step.ts';

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

/** Every object below a value that has `uses`, wherever it stands. */
function stepsIn(value: unknown): Step[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(stepsIn);
  return 'uses' in value && typeof value.uses === 'string' ? [value as Step, ...below] : below;
}

/** The YAML blocks that use this action, with the steps that do. */
const examples = documentFiles()
  .flatMap(codeBlocks)
  .filter(({ language }) => language === 'yaml')
  .map((block) => ({
    ...block,
    steps: stepsIn(parse(block.text)).filter(({ uses }) => uses === './' || uses.includes('/static-export-action@')),
  }))
  .filter(({ steps }) => steps.length > 0);

describe('the examples in the documents', () => {
  it('are there', () => {
    expect(new Set(examples.map(({ file }) => file))).toEqual(
      new Set(['README.md', 'docs/gate-merges.md', 'emulator/README.md']),
    );
    expect(exampleWorkflows().length).toBeGreaterThan(1);
  });

  it.each(examples)('$file, block $number: inputs and outputs exist', ({ steps, text }) => {
    const inputs = steps.flatMap((step) => Object.keys(step.with ?? {}));
    expect(inputs.filter((name) => !(name in manifest.inputs))).toEqual([]);
    const required = Object.entries(manifest.inputs).filter(([, input]) => input.required === true);
    for (const step of steps)
      expect(Object.keys(step.with ?? {})).toEqual(expect.arrayContaining(required.map(([name]) => name)));
    const outputs = steps.flatMap(({ id }) =>
      id === undefined
        ? []
        : [...text.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g'))].map(([, name]) => name ?? ''),
    );
    expect(outputs.filter((name) => !(name in manifest.outputs))).toEqual([]);
  });
});

describe('the commands in the documents', () => {
  it('are those that are run, all of them', () => {
    expect(new Set(shownCommands())).toEqual(new Set(Object.keys(DOCUMENTED_COMMANDS)));
  });

  it.each(Object.entries(DOCUMENTED_COMMANDS))('%s', (command, runner) => {
    if ('notRun' in runner) expect(runner.notRun).toMatch(/\.$/);
    else expect(read(runner.runBy)).toContain(runner.as ?? command);
  });

  it('in running text name scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = documentFiles().flatMap((file) =>
      [...read(file).matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name ?? ''),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the links in the documents', () => {
  /** The anchors of a document's headings, as GitHub makes them. */
  function anchors(file: string): string[] {
    return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
  }

  it.each(documentFiles())('%s points to files and headings that exist', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, path = '', anchor]) => {
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchors(target).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
