import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cacheSuite, type CachedJob } from '../support/cache-suite.ts';
import { runAlternating } from '../support/shared-cache.ts';

const { withJob, expectCached } = cacheSuite();

/** A folder that the action has no business in, with a file that is old enough to be cleared away. */
function foreignFolder(directory: string): string {
  const folder = join(directory, 'foreign');
  mkdirSync(join(folder, 'old'), { recursive: true });
  writeFileSync(join(folder, 'old', 'file'), 'kept');
  utimesSync(join(folder, 'old'), 0, 0);
  return folder;
}

function expectUntouched(folder: string): void {
  expect(readdirSync(folder)).toEqual(['old']);
  expect(readFileSync(join(folder, 'old', 'file'), 'utf8')).toBe('kept');
}

/** The tool's folder in the tool cache, found by a first run. */
async function toolOf({ run }: CachedJob): Promise<{ tool: string; bundlePath: string }> {
  const { bundlePath = '' } = (await run()).outputs;
  return { tool: join(dirname(bundlePath), '..', '..'), bundlePath };
}

function makeFifo(path: string): void {
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
}

describe('a process that can write to the tool cache', () => {
  it.each(['.staging', '.jobs'])('gains nothing by a link in the place of %s', async (name) => {
    await withJob({}, async (job) => {
      const { tool, bundlePath } = await toolOf(job);
      const foreign = foreignFolder(job.directory);
      rmSync(join(tool, name), { recursive: true });
      symlinkSync(foreign, join(tool, name));
      rmSync(dirname(dirname(bundlePath)), { recursive: true });
      await expectCached({ run: await job.run(), directory: job.directory }, false);
      expectUntouched(foreign);
      await expectCached({ run: await job.run(), directory: job.directory }, true);
    });
  });

  it('gains nothing by a link in the place of a mark', async () => {
    await withJob({}, async (job) => {
      const { bundlePath } = await toolOf(job);
      const file = join(foreignFolder(job.directory), 'old', 'file');
      rmSync(dirname(bundlePath), { recursive: true });
      rmSync(`${dirname(bundlePath)}.complete`);
      symlinkSync(file, `${dirname(bundlePath)}.complete`);
      await expectCached({ run: await job.run(), directory: job.directory }, false);
      expectUntouched(dirname(dirname(file)));
    });
  });

  it('gains nothing by a link in the place of a bundle’s folder', async () => {
    await withJob({}, async (job) => {
      const { bundlePath } = await toolOf(job);
      const foreign = foreignFolder(job.directory);
      const folder = dirname(dirname(bundlePath));
      rmSync(folder, { recursive: true });
      symlinkSync(foreign, folder);
      await expectCached({ run: await job.run(), directory: job.directory }, false);
      expectUntouched(foreign);
    });
  });

  it('gets an error when a symbolic link replaces the folder of all bundles', async () => {
    await withJob({}, async (job) => {
      const { tool } = await toolOf(job);
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
    { name: 'a mark', path: (bundlePath) => `${dirname(bundlePath)}.complete`, cacheHit: false },
    {
      name: 'a job’s record',
      path: (_, tool) => join(tool, '.jobs', readdirSync(join(tool, '.jobs'))[0] ?? ''),
      cacheHit: false,
    },
    {
      name: 'a page',
      path: (bundlePath) => join(dirname(bundlePath), '..', 'site', 'content', 'index.html'),
      cacheHit: true,
    },
  ])('does not hang a run by a FIFO in the place of $name', async ({ path, cacheHit }) => {
    await withJob({}, async (job) => {
      const { tool, bundlePath } = await toolOf(job);
      const fifo = path(bundlePath, tool);
      rmSync(fifo);
      makeFifo(fifo);
      await expectCached({ run: await job.run(), directory: job.directory }, cacheHit);
    });
  });
});

describe('a tool cache that runs share', () => {
  it('keeps the files that each run reported, although the bundle of the job changes each time', async () => {
    await runAlternating(6, 3);
  });
});
