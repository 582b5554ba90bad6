import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import { packBundle, withFolder } from '../support/bundles.ts';
import { runAction, trace, withEmulator, type ActionRun } from '../support/run-action.ts';

/** Removes the page count from every status response. */
const NO_PAGE_COUNT: Fault = {
  on: 'status',
  times: 99,
  do: { type: 'patch', json: (value) => ({ ...(value as object), pageCount: undefined }) },
};

function expectNoDeployOutputs(run: ActionRun, directory: string): void {
  expect(run.exitCode).toBe(1);
  for (const name of ['deploymentVersion', 'valuesFile', 'changed', 'manifestPath', 'packagePath'])
    expect(run.outputs).not.toHaveProperty(name);
  expect(readdirSync(join(directory, 'workspace'))).toEqual([]);
}

describe('the page guard', () => {
  it.each([
    { rules: { 'min-pages': '4' }, message: '`min-pages` is 4.' },
    {
      rules: { 'previous-page-count': '5' },
      message: '40 % fewer than the previous 5; `max-page-drop-percent` allows 30 %.',
    },
    { rules: { 'previous-page-count': '4', 'max-page-drop-percent': '24.9' }, message: 'allows 24.9 %.' },
  ])('fails before a link is requested: $rules', async ({ rules, message }) => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        const inputs = { ...rules, extract: 'true', 'values-file': 'values.yaml' };
        const run = await runAction(emulator, { directory, inputs });
        expect(run.failure.title).toBe('Too few pages');
        expect(run.failure.message).toContain('[too-few-pages] The export has 3 pages according to the service');
        expect(run.failure.message).toContain(message);
        expect(run.outputs).toMatchObject({ status: 'completed', pageCount: '3' });
        expect(run.outputs).not.toHaveProperty('bundleUrl');
        expect(trace(emulator.requests).some((line) => line.includes('bundle'))).toBe(false);
        expectNoDeployOutputs(run, directory);
      });
    });
  });

  it.each([
    { 'min-pages': '3' },
    { 'previous-page-count': '4' },
    { 'previous-page-count': '100', 'max-page-drop-percent': '97' },
    { 'previous-page-count': '', 'max-page-drop-percent': '0' },
    { 'previous-page-count': '2', 'max-page-drop-percent': '0' },
  ])('accepts an export of 3 pages with %j', async (rules) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs: rules });
      expect(run.exitCode).toBe(0);
    });
  });

  it('counts the pages in the bundle, and warns about a difference', async () => {
    await withFolder(async (directory) => {
      const { file } = await packBundle(directory, 1000);
      await withEmulator({ archiveFile: file, pages: 5 }, async (emulator) => {
        const inputs = { extract: 'true', 'min-pages': '4', 'values-file': 'values.yaml' };
        const run = await runAction(emulator, { directory, inputs });
        expect(run.failure.message).toContain('[too-few-pages] The export has 3 pages in the bundle');
        expect(run.annotations.filter(({ level }) => level === 'warning')).toEqual([
          {
            level: 'warning',
            title: 'Pages missing from the bundle',
            message: 'The service reported 5 pages; the bundle has 3 HTML files.',
          },
        ]);
        expect(existsSync(run.outputs['sitePath'] ?? '')).toBe(true);
        expectNoDeployOutputs(run, directory);
      });
    });
  });
});

describe('an unknown page count', () => {
  it('fails the step with `min-pages`, and the message explains what to do', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject(NO_PAGE_COUNT);
      const run = await runAction(emulator, { inputs: { 'min-pages': '1', download: 'true' } });
      expect(run.failure.message).toContain('[page-count-unknown]');
      expect(run.failure.message).toContain('`extract: true`');
      expect(emulator.links).toEqual([]);
    });
  });

  it('is not replaced with a count from before the job completed', async () => {
    await withEmulator({}, async (emulator) => {
      const json = (): unknown => ({ status: 'running', progress: 50, pageCount: 40 });
      emulator.inject({ on: 'status', do: { type: 'patch', json } });
      emulator.inject(NO_PAGE_COUNT);
      const run = await runAction(emulator, { inputs: { 'min-pages': '1' } });
      expect(run.failure.message).toContain('[page-count-unknown]');
    });
  });

  it('is not an output, even if the service reported a count before the job completed', async () => {
    await withEmulator({}, async (emulator) => {
      const json = (): unknown => ({ status: 'running', progress: 50, pageCount: 40 });
      emulator.inject({ on: 'status', do: { type: 'patch', json } });
      emulator.inject(NO_PAGE_COUNT);
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.outputs).not.toHaveProperty('pageCount');
      expect(run.log.find((line) => line.startsWith('completed'))).toBe('completed · 100 %');
      expect(run.summary).not.toMatch(/\| Pages/);
    });
  });

  it('is counted in the unpacked bundle, and in the tool cache', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        emulator.inject(NO_PAGE_COUNT);
        const jobId = emulator.startJob({ domain: 'docs.example.com' });
        const inputs = { domain: undefined, 'job-id': jobId, extract: 'true', 'min-pages': '5' };
        for (const cacheHit of ['false', 'true']) {
          const run = await runAction(emulator, { directory, inputs });
          expect(run.exitCode).toBe(0);
          expect(run.outputs).toMatchObject({ pageCount: '5', cacheHit });
        }
        const more = await runAction(emulator, { directory, inputs: { ...inputs, 'min-pages': '6' } });
        expect(more.failure.message).toContain('The export has 5 pages in the bundle; `min-pages` is 6.');
      });
    });
  });

  it('does not matter without a limit', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject(NO_PAGE_COUNT);
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.notices[0]?.message).not.toContain('page');
    });
  });
});
