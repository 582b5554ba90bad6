import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cacheSuite, type CachedJob } from '../support/cache-suite.ts';
import { runAlternating } from '../support/shared-cache.ts';

const { withJob, expectCached } = cacheSuite();

/** A folder outside the cache, with a folder that is old enough for the cleanup. */
function foreignFolder(directory: string): string {
  const folder = join(directory, 'foreign');
  mkdirSync(join(folder, 'old'), { recursive: true });
  writeFileSync(join(folder, 'old', 'file'), 'unchanged');
  utimesSync(join(folder, 'old'), 0, 0);
  return folder;
}

function expectUntouched(folder: string): void {
  expect(readdirSync(folder)).toEqual(['old']);
  expect(readFileSync(join(folder, 'old', 'file'), 'utf8')).toBe('unchanged');
}

/** Runs the action once, and returns its folder in the tool cache. */
async function fillCache({ run }: CachedJob): Promise<{ tool: string; bundlePath: string }> {
  const { bundlePath = '' } = (await run()).outputs;
  return { tool: join(dirname(bundlePath), '..', '..'), bundlePath };
}

function makeFifo(path: string): void {
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
}

describe('a run with a tampered tool cache', () => {
  it.each(['.staging', '.jobs'])('does not follow a symbolic link that replaces %s', async (name) => {
    await withJob({}, async (job) => {
      const { tool, bundlePath } = await fillCache(job);
      const foreign = foreignFolder(job.directory);
      rmSync(join(tool, name), { recursive: true });
      symlinkSync(foreign, join(tool, name));
      rmSync(dirname(dirname(bundlePath)), { recursive: true });
      await expectCached({ run: await job.run(), directory: job.directory }, false);
      expectUntouched(foreign);
      await expectCached({ run: await job.run(), directory: job.directory }, true);
    });
  });

  it('does not follow a symbolic link that replaces a completion marker', async () => {
    await withJob({}, async (job) => {
      const { bundlePath } = await fillCache(job);
      const file = join(foreignFolder(job.directory), 'old', 'file');
      rmSync(dirname(bundlePath), { recursive: true });
      rmSync(`${dirname(bundlePath)}.complete`);
      symlinkSync(file, `${dirname(bundlePath)}.complete`);
      await expectCached({ run: await job.run(), directory: job.directory }, false);
      expectUntouched(dirname(dirname(file)));
    });
  });

  it('does not follow a symbolic link that replaces the folder of a bundle', async () => {
    await withJob({}, async (job) => {
      const { bundlePath } = await fillCache(job);
      const foreign = foreignFolder(job.directory);
      const folder = dirname(dirname(bundlePath));
      rmSync(folder, { recursive: true });
      symlinkSync(foreign, folder);
      await expectCached({ run: await job.run(), directory: job.directory }, false);
      expectUntouched(foreign);
    });
  });

  it('fails when a symbolic link replaces the folder of all bundles', async () => {
    await withJob({}, async (job) => {
      const { tool } = await fillCache(job);
      const foreign = foreignFolder(job.directory);
      rmSync(tool, { recursive: true });
      symlinkSync(foreign, tool);
      const { failure } = await job.run();
      expect(failure.message).toContain('[cache-unwritable]');
      expect(failure.message).toContain(tool);
      expectUntouched(foreign);
    });
  });

  it.each<{ name: string; path: (bundlePath: string, tool: string) => string; cacheHit: boolean }>([
    { name: 'a record', path: (bundlePath) => join(dirname(bundlePath), 'record.json'), cacheHit: false },
    { name: 'the archive', path: (bundlePath) => bundlePath, cacheHit: false },
    { name: 'a completion marker', path: (bundlePath) => `${dirname(bundlePath)}.complete`, cacheHit: false },
    {
      name: 'the record of a job',
      path: (_, tool) => join(tool, '.jobs', readdirSync(join(tool, '.jobs'))[0] ?? ''),
      cacheHit: false,
    },
    {
      name: 'a page',
      path: (bundlePath) => join(dirname(bundlePath), '..', 'site', 'content', 'index.html'),
      cacheHit: true,
    },
  ])('does not hang when a FIFO replaces $name', async ({ path, cacheHit }) => {
    await withJob({}, async (job) => {
      const { tool, bundlePath } = await fillCache(job);
      const fifo = path(bundlePath, tool);
      rmSync(fifo);
      makeFifo(fifo);
      await expectCached({ run: await job.run(), directory: job.directory }, cacheHit);
    });
  });
});

describe('a shared tool cache', () => {
  it('keeps the files of each run while the bundle of their job changes', async () => {
    await runAlternating(6, 3);
  });
});
