import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import type { Emulator, EmulatorOptions } from '../../emulator/index.ts';
import { attachTo, leftovers, sha256Of, withFolder, type TestBundle } from './bundles.ts';
import { packForSuite } from './packed-bundle.ts';
import { runAction, withEmulator, type ActionRun } from './run-action.ts';

/** Bytes that the archive has at least. */
export const SIZE = 3_000_000;

/** One job and one runner. */
export interface Room {
  readonly directory: string;
  readonly emulator: Emulator;
  /** Runs the action for the one job. */
  readonly run: (inputs?: Record<string, string>) => Promise<ActionRun>;
  readonly jobId: string;
}

/** What a suite about the tool cache works with. */
export interface KeepSuite {
  readonly inRoom: (options: EmulatorOptions, test: (room: Room) => Promise<void>) => Promise<void>;
  /** A run that succeeded, and left exactly the bundle in the tool cache. */
  readonly expectKept: (result: { run: ActionRun; directory: string }, cacheHit: boolean) => Promise<void>;
}

/** Makes the archive before the suite's tests, and removes it after them. */
export function keepSuite(): KeepSuite {
  const bundle = packForSuite(SIZE);
  return {
    inRoom: (options, test) => inRoom(bundle(), options, test),
    expectKept: (result, cacheHit) => expectKept(bundle(), result, cacheHit),
  };
}

async function inRoom(
  bundle: TestBundle,
  options: EmulatorOptions,
  test: (room: Room) => Promise<void>,
): Promise<void> {
  await withFolder((directory) =>
    withEmulator({ archiveFile: bundle.file, ...options }, async (emulator) => {
      const jobId = emulator.startJob({ domain: 'docs.example.com' });
      const run = (inputs: Record<string, string> = { extract: 'true' }): Promise<ActionRun> =>
        runAction(emulator, { directory, ...attachTo(jobId, inputs) });
      await test({ directory, emulator, run, jobId });
    }),
  );
}

async function expectKept(
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
