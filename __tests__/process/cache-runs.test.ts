import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { resumeJob, leftovers, sha256Of, withFolder } from '../support/bundles.ts';
import { cacheSuite, SIZE } from '../support/cache-suite.ts';
import { runAction, startAction, withEmulator } from '../support/run-action.ts';

const { withJob, expectCached } = cacheSuite();

describe('a shared tool cache', () => {
  it('download the same bundle at the same time, and each succeeds', async () => {
    await withJob({ bytesPerSecond: 3_000_000 }, async ({ directory, emulator, jobId }) => {
      const toolCache = join(directory, 'tool-cache');
      const inputs = resumeJob(jobId, { extract: 'true' });
      const runs = await Promise.all(
        ['a', 'b', 'c'].map((name) =>
          runAction(emulator, {
            ...inputs,
            directory: join(directory, name),
            environment: { RUNNER_TOOL_CACHE: toolCache },
          }),
        ),
      );
      expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
      mkdirSync(join(directory, 'temp'));
      for (const run of runs) await expectCached({ run, directory }, run.outputs['cacheHit'] === 'true');
      expect(new Set(runs.map(({ outputs }) => outputs['sitePath'])).size).toBe(1);
    });
  });

  /** Where a run is when it is killed; looked at until it is so. */
  const moments: { name: string; reached: (directory: string, below: readonly string[]) => boolean }[] = [
    { name: 'during the download', reached: (directory) => sizeOfTemp(directory) > 500_000 },
    { name: 'at the end of the download', reached: (directory) => sizeOfTemp(directory) >= SIZE },
    {
      name: 'while the site is moved into place',
      reached: (_, below) => below.some((path) => /[\\/]site$/.test(path) && !path.includes('.staging')),
    },
  ];

  function sizeOfTemp(directory: string): number {
    const temp = join(directory, 'temp');
    if (!existsSync(temp)) return 0;
    return readdirSync(temp, { recursive: true, encoding: 'utf8' }).reduce(
      (sum, name) => sum + (statSync(join(temp, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
  }

  it.each(moments)('are killed $name, and leave nothing that a later run uses', async ({ reached }) => {
    await withJob({ bytesPerSecond: 6_000_000 }, async ({ directory, emulator, run, jobId }) => {
      const started = startAction(emulator, { directory, ...resumeJob(jobId, { extract: 'true' }) });
      const cache = join(directory, 'tool-cache');
      const below = (): string[] =>
        existsSync(cache) ? readdirSync(cache, { recursive: true, encoding: 'utf8' }) : [];
      while (started.child.exitCode === null && !reached(directory, below())) await pause(1);
      started.child.kill('SIGKILL');
      await started.finished;
      // The runner empties its temporary folder; the stage of a dead run stays for five days and counts for nothing.
      rmSync(join(directory, 'temp'), { recursive: true });
      const next = await run();
      for (const stage of below().filter((path) => /\.staging[\\/][^\\/]+$/.test(path))) {
        rmSync(join(cache, stage), { recursive: true });
      }
      await expectCached({ run: next, directory }, next.outputs['cacheHit'] === 'true');
      await expectCached({ run: await run(), directory }, true);
    });
  });
});

describe('the runner’s folders', () => {
  it.each(['RUNNER_TEMP', 'RUNNER_TOOL_CACHE'])('%s is required before any request is sent', async (name) => {
    await withEmulator({}, async (emulator) => {
      for (const value of [undefined, '', 'relative/folder', '/dev/null/folder']) {
        const run = await runAction(emulator, { inputs: { download: 'true' }, environment: { [name]: value } });
        expect(run.failure.message).toContain('[cache-unwritable]');
        expect(run.failure.message).toContain(name);
      }
      expect(emulator.requests).toEqual([]);
    });
  });

  const canMount = process.platform === 'linux' && process.getuid?.() === 0;
  const mountTest = canMount ? it : it.skip;

  /** A disk of 4 MiB; its maker unmounts it. */
  async function onSmallDisk(options: string, test: (disk: string) => Promise<void>): Promise<void> {
    await withFolder(async (disk) => {
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]);
      if (mounted.status !== 0) {
        process.stderr.write('Skipped: no small disk can be mounted here.\n');
        return;
      }
      try {
        await test(disk);
      } finally {
        spawnSync('umount', ['-l', disk]);
      }
    });
  }

  mountTest.each(['RUNNER_TEMP', 'RUNNER_TOOL_CACHE'])('%s is on a full disk (root only)', async (name) => {
    await onSmallDisk('size=1m', (disk) =>
      withJob({}, async ({ directory, emulator, jobId }) => {
        const run = await runAction(emulator, {
          directory,
          ...resumeJob(jobId, { extract: 'true' }),
          environment: { [name]: disk },
        });
        expect(run.failure.message).toContain('[disk-full]');
        expect(run.failure.message).toContain(name);
        expect(run.outputs['bundlePath']).toBeUndefined();
        expect(leftovers(directory)).toEqual([]);
        expect(readdirSync(disk, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual(
          [],
        );
      }),
    );
  });

  mountTest.each(['RUNNER_TEMP', 'RUNNER_TOOL_CACHE'])('%s is on a read-only disk (root only)', async (name) => {
    await onSmallDisk('size=1m,ro', (disk) =>
      withEmulator({}, async (emulator) => {
        const run = await runAction(emulator, { inputs: { download: 'true' }, environment: { [name]: disk } });
        expect(run.failure.message).toContain('[cache-unwritable]');
        expect(emulator.requests).toEqual([]);
      }),
    );
  });

  mountTest('RUNNER_TEMP and the tool cache may be on different disks (root only)', async () => {
    await onSmallDisk('size=16m', (disk) =>
      withJob({}, async ({ directory, emulator, jobId }) => {
        const inputs = resumeJob(jobId, { extract: 'true', package: 'true' });
        const run = await runAction(emulator, { directory, ...inputs, environment: { RUNNER_TEMP: disk } });
        await expectCached({ run, directory }, false);
        const { packagePath = '', sha256 } = run.outputs;
        expect(readdirSync(disk)).toEqual([basename(packagePath)]);
        expect(await sha256Of(join(packagePath, 'bundle.tar.gz'))).toBe(sha256);
      }),
    );
  });
});
