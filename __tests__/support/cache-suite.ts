import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import type { Emulator, EmulatorOptions } from '../../emulator/index.ts';
import { resumeJob, leftovers, sha256Of, withFolder, type TestBundle } from './bundles.ts';
import { packForSuite } from './packed-bundle.ts';
import { runAction, withEmulator, type ActionRun } from './run-action.ts';

/** Bytes of the picture in the bundle. */
export const SIZE = 3_000_000;

/** A job, and the folder of the runs that resume it. */
export interface CachedJob {
  readonly directory: string;
  readonly emulator: Emulator;
  /** Runs the action with the ID of the job. */
  readonly run: (inputs?: Record<string, string>) => Promise<ActionRun>;
  readonly jobId: string;
}

export interface CacheSuite {
  /** The served bundle. It exists when the first test starts. */
  readonly bundle: () => TestBundle;
  readonly withJob: (options: EmulatorOptions, test: (job: CachedJob) => Promise<void>) => Promise<void>;
  /** Expects a successful run that left only the bundle in the tool cache. */
  readonly expectCached: (result: { run: ActionRun; directory: string }, cacheHit: boolean) => Promise<void>;
}

/** Creates the bundle before the tests of a suite, and removes it after them. */
export function cacheSuite(): CacheSuite {
  const bundle = packForSuite(SIZE);
  return {
    bundle,
    withJob: (options, test) => withJob(bundle(), options, test),
    expectCached: (result, cacheHit) => expectCached(bundle(), result, cacheHit),
  };
}

async function withJob(
  bundle: TestBundle,
  options: EmulatorOptions,
  test: (job: CachedJob) => Promise<void>,
): Promise<void> {
  await withFolder((directory) =>
    withEmulator({ archiveFile: bundle.file, ...options }, async (emulator) => {
      const jobId = emulator.startJob({ domain: 'docs.example.com' });
      const run = (inputs: Record<string, string> = { extract: 'true' }): Promise<ActionRun> =>
        runAction(emulator, { directory, ...resumeJob(jobId, inputs) });
      await test({ directory, emulator, run, jobId });
    }),
  );
}

async function expectCached(
  bundle: TestBundle,
  { run, directory }: { run: ActionRun; directory: string },
  cacheHit: boolean,
): Promise<void> {
  expect(run.annotations).toEqual([]);
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ sha256: bundle.sha256, cacheHit: String(cacheHit) });
  const { bundlePath = '', sitePath = '' } = run.outputs;
  expect(await sha256Of(bundlePath)).toBe(bundle.sha256);
  expect(readFileSync(join(sitePath, 'index.html'), 'utf8')).toBe('<title>Home</title>');
  expect(statSync(join(sitePath, 'picture.bin')).size).toBe(SIZE);
  expect(existsSync(`${dirname(bundlePath)}.complete`)).toBe(true);
  expect(leftovers(directory)).toEqual([]);
}
