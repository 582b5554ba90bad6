import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import { packBundle, withFolder } from '../support/bundles.ts';
import { runAction, trace, withEmulator, type ActionRun } from '../support/run-action.ts';

/** Every status answer without its page count. */
const UNCOUNTED: Fault = {
  on: 'status',
  times: 99,
  do: { type: 'patch', json: (value) => ({ ...(value as object), pageCount: undefined }) },
};

function expectNothingHandedOver(run: ActionRun, directory: string): void {
  expect(run.exitCode).toBe(1);
  for (const name of ['deploymentVersion', 'valuesFile', 'changed', 'manifestPath', 'packagePath'])
    expect(run.outputs).not.toHaveProperty(name);
  expect(readdirSync(join(directory, 'workspace'))).toEqual([]);
}

describe('an export with too few pages', () => {
  it.each([
    { rules: { 'min-pages': '4' }, says: '`min-pages` is 4.' },
    {
      rules: { 'previous-page-count': '5' },
      says: '40 % less than the previous 5; `max-page-drop-percent` allows 30 %.',
    },
    { rules: { 'previous-page-count': '4', 'max-page-drop-percent': '24.9' }, says: 'allows 24.9 %.' },
  ])('$rules: fails before there is a link', async ({ rules, says }) => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        const inputs = { ...rules, extract: 'true', 'values-file': 'values.yaml' };
        const run = await runAction(emulator, { directory, inputs });
        expect(run.failure.title).toBe('Too few pages');
        expect(run.failure.message).toContain('[too-few-pages] The export has 3 pages as reported by the service');
        expect(run.failure.message).toContain(says);
        expect(run.outputs).toMatchObject({ status: 'completed', pageCount: '3' });
        expect(run.outputs).not.toHaveProperty('bundleUrl');
        expect(trace(emulator.requests).some((line) => line.includes('bundle'))).toBe(false);
        expectNothingHandedOver(run, directory);
      });
    });
  });

  it.each([
    { 'min-pages': '3' },
    { 'previous-page-count': '4' },
    { 'previous-page-count': '100', 'max-page-drop-percent': '97' },
    { 'previous-page-count': '', 'max-page-drop-percent': '0' },
    { 'previous-page-count': '2', 'max-page-drop-percent': '0' },
  ])('%j is none', async (rules) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs: rules });
      expect(run.exitCode).toBe(0);
    });
  });

  it('is found in the bundle, too, and named as a difference', async () => {
    await withFolder(async (directory) => {
      const { file } = await packBundle(directory, 1000);
      await withEmulator({ archiveFile: file, pages: 5 }, async (emulator) => {
        const inputs = { extract: 'true', 'min-pages': '4', 'values-file': 'values.yaml' };
        const run = await runAction(emulator, { directory, inputs });
        expect(run.failure.message).toContain('[too-few-pages] The export has 3 pages in its bundle');
        expect(run.annotations.filter(({ level }) => level === 'warning')).toEqual([
          {
            level: 'warning',
            title: 'Pages missing from the bundle',
            message: 'The service reported 5 pages; the bundle has 3 HTML files.',
          },
        ]);
        expect(existsSync(run.outputs['sitePath'] ?? '')).toBe(true);
        expectNothingHandedOver(run, directory);
      });
    });
  });
});

describe('a number of pages that the service does not report', () => {
  it('fails min-pages, and the message explains what to do', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject(UNCOUNTED);
      const run = await runAction(emulator, { inputs: { 'min-pages': '1', download: 'true' } });
      expect(run.failure.message).toContain('[page-count-unknown]');
      expect(run.failure.message).toContain('`extract: true`');
      expect(emulator.links).toEqual([]);
    });
  });

  it('is not replaced by a number reported while the job ran', async () => {
    await withEmulator({}, async (emulator) => {
      const json = (): unknown => ({ status: 'running', progress: 50, pageCount: 40 });
      emulator.inject({ on: 'status', do: { type: 'patch', json } });
      emulator.inject(UNCOUNTED);
      const run = await runAction(emulator, { inputs: { 'min-pages': '1' } });
      expect(run.failure.message).toContain('[page-count-unknown]');
    });
  });

  it('is not set as an output from a number reported while the job ran', async () => {
    await withEmulator({}, async (emulator) => {
      const json = (): unknown => ({ status: 'running', progress: 50, pageCount: 40 });
      emulator.inject({ on: 'status', do: { type: 'patch', json } });
      emulator.inject(UNCOUNTED);
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.outputs).not.toHaveProperty('pageCount');
      expect(run.log.find((line) => line.startsWith('completed'))).toBe('completed · 100 %');
      expect(run.summary).not.toMatch(/\| Pages/);
    });
  });

  it('is counted in the bundle when that is unpacked, from the tool cache as well', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        emulator.inject(UNCOUNTED);
        const jobId = emulator.startJob({ domain: 'docs.example.com' });
        const inputs = { domain: undefined, 'job-id': jobId, extract: 'true', 'min-pages': '5' };
        for (const cacheHit of ['false', 'true']) {
          const run = await runAction(emulator, { directory, inputs });
          expect(run.exitCode).toBe(0);
          expect(run.outputs).toMatchObject({ pageCount: '5', cacheHit });
        }
        const more = await runAction(emulator, { directory, inputs: { ...inputs, 'min-pages': '6' } });
        expect(more.failure.message).toContain('The export has 5 pages in its bundle; `min-pages` is 6.');
      });
    });
  });

  it('is no matter without a rule', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject(UNCOUNTED);
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.notices[0]?.message).not.toContain('page');
    });
  });
});
