import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadRewrite } from '../../scripts/recipes/rewrite.ts';
import { readManifest } from '../../scripts/runner-step.ts';
import { readInputs } from '../../src/static-export.ts';
import { exampleOf, isOurs, readRecipes, RECIPES, references, type Job } from '../support/recipes.ts';

const manifest = readManifest();
const recipes = readRecipes();

const needsOf = ({ needs = [] }: Job): readonly string[] => (typeof needs === 'string' ? [needs] : needs);

/** The variables of a step with secret values. */
function secretVariables(env: Readonly<Record<string, unknown>>): string[] {
  const secret = /^secrets\.|^github\.token$|\.bundleUrl$/;
  return Object.entries(env).flatMap(([name, value]) =>
    references(value).some((it) => secret.test(it)) ? [name] : [],
  );
}

describe('the recipes', () => {
  it('are all described in their README', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(9);
    const readme = readFileSync(join(RECIPES, 'README.md'), 'utf8');
    const files = readdirSync(RECIPES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'README.md')
      .map((entry) => join(entry.parentPath, entry.name).slice(RECIPES.length + 1));
    expect(files.filter((file) => !readme.includes(`](${file})`))).toEqual([]);
  });

  describe.each(recipes)('$file', ({ text, workflow }) => {
    const jobs = Object.entries(workflow.jobs);
    const steps = jobs.flatMap(([, job]) => job.steps);

    it('uses this action, and grants only the permissions that each job lists', () => {
      expect(steps.filter(isOurs).length).toBeGreaterThan(0);
      expect(workflow.permissions).toEqual({});
    });

    it('has a time limit, and publishes one version at a time', () => {
      for (const [, job] of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
      if (!text.startsWith('name: Package')) expect(text).toMatch(/^ *concurrency:\n/m);
    });

    it('refers to actions by major version', () => {
      const actions = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
      expect(actions.filter((uses) => !/^[\w-]+\/[\w/-]+@v\d+$/.test(uses))).toEqual([]);
    });

    it('has only existing inputs of this action, and all required ones', () => {
      const required = Object.entries(manifest.inputs).flatMap(([name, input]) => (input.required ? [name] : []));
      for (const step of steps.filter(isOurs)) {
        const names = Object.keys(step.with ?? {});
        expect(names.filter((name) => !(name in manifest.inputs))).toEqual([]);
        expect(names).toEqual(expect.arrayContaining(required));
      }
    });

    it('refers only to existing outputs of this action and of earlier jobs', () => {
      const outputs = Object.keys(manifest.outputs);
      for (const [, job] of jobs) {
        const ours = new Set(job.steps.filter(isOurs).map(({ id }) => id));
        const others = new Set(job.steps.filter((step) => !isOurs(step)).map(({ id }) => id));
        for (const reference of [...references(job), ...references(`\${{ ${job.if ?? ''} }}`)]) {
          const [context, id = '', , name = ''] = reference.split('.');
          if (context === 'steps' && ours.has(id)) expect(outputs).toContain(name);
          else if (context === 'steps') expect(others).toContain(id);
          if (context !== 'needs') continue;
          expect(needsOf(job)).toContain(id);
          expect(Object.keys(workflow.jobs[id]?.outputs ?? {})).toContain(name);
        }
      }
    });

    it('has no key and no link in a command line', () => {
      for (const [, job] of jobs) {
        for (const { run = '', env = {} } of job.steps) {
          expect(references(run)).toEqual([]);
          const shown = secretVariables({ ...job.env, ...env }).filter((name) => RegExp(`\\$\\{?${name}\\b`).test(run));
          expect(shown).toEqual([]);
        }
      }
    });
  });
});

describe('the inputs in the recipes', () => {
  const ours = recipes.flatMap(({ file, workflow }) =>
    Object.entries(workflow.jobs).flatMap(([job, { steps }]) =>
      steps.filter(isOurs).map((step) => ({ file, job, inputs: step.with ?? {} })),
    ),
  );

  it.each(ours)('are accepted by the action: $file, job $job', ({ inputs }) => {
    const readInput = (name: string): string =>
      name in inputs ? exampleOf(inputs[name]).trim() : (manifest.inputs[name]?.default ?? '');
    expect(() => readInputs({ environment: {}, readInput })).not.toThrow();
  });
});

describe('the files of the recipes', () => {
  it('include all files that the Dockerfile copies', () => {
    const dockerfile = readFileSync(join(RECIPES, 'nginx', 'Dockerfile'), 'utf8');
    const copied = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, source]) => source ?? '');
    expect(copied).toEqual(['nginx.conf', 'policy.conf', 'site']);
    expect(existsSync(join(RECIPES, 'nginx', 'nginx.conf'))).toBe(true);
    const workflow = readRecipes().find(({ file }) => file === 'nginx-image.yml')?.text;
    for (const name of ['policy.conf', 'site']) expect(workflow).toContain(`deploy/nginx/${name}`);
  });

  it.each([
    ['/', '/index.html'],
    ['/guides/', '/guides/index.html'],
    ['/guides/start', '/guides/start.html'],
    ['/guides/start.html', '/guides/start.html'],
    ['/_site/site.css', '/_site/site.css'],
    ['/fonts/text.woff2', '/fonts/text.woff2'],
    ['/releases/v1.2', '/releases/v1.2.html'],
    ['/v1.2/start', '/v1.2/start.html'],
  ])('include a CDN function that maps %s to %s', (uri, object) => {
    expect(loadRewrite()(uri)).toBe(object);
  });

  it.each(['site.png', 'summary.png'])('include the picture %s, which is smaller than 200 kB', (name) => {
    expect(statSync(join(RECIPES, '..', 'images', name)).size).toBeLessThan(200_000);
  });
});
