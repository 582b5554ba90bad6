import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Emulator, Fault, FaultAction } from '../../emulator/index.ts';
import { downloads, leftovers, sha256Of, withFolder, type TestBundle } from './bundles.ts';
import { packForSuite } from './packed-bundle.ts';
import { runAction, withEmulator, type ActionRun } from './run-action.ts';

/** Bytes of the picture in the bundle. */
export const SIZE = 400_000;
/** Where `cut()` closes the connection. */
export const CUT_AT = 100_000;

/** Closes the connection after `at` bytes of the archive. */
export function cut(at = CUT_AT): Fault {
  return { on: 'download', do: { type: 'deliver', truncateAt: at } };
}

/** A cut, then these actions on the next request. */
export function cutThen(...actions: readonly FaultAction[]): Fault[] {
  return [cut(), { on: 'download', do: actions }];
}

/** The Range of the request after the cut. */
export const RANGE_AFTER_CUT = `bytes=${CUT_AT}-`;

/** The result of a download. */
export interface Result {
  readonly run: ActionRun;
  readonly emulator: Emulator;
  readonly directory: string;
}

export interface Setup {
  readonly faults?: readonly Fault[];
  readonly inputs?: Record<string, string>;
  readonly optionalFields?: boolean;
  readonly linkLifetimeMs?: number;
}

export interface DownloadSuite {
  /** The served bundle. It exists when the first test starts. */
  readonly bundle: () => TestBundle;
  /** Runs a download. Expects that it leaves no incomplete file, and that the store did not receive the key. */
  readonly runDownload: (setup: Setup, check: (result: Result) => Promise<void> | void) => Promise<void>;
  /** Expects a successful run with the correct bundle. */
  readonly expectDownloaded: (result: Result) => Promise<void>;
}

/** Creates the bundle before the tests of a suite, and removes it after them. */
export function downloadSuite(): DownloadSuite {
  const bundle = packForSuite(SIZE);
  return {
    bundle,
    runDownload: (setup, check) => runDownload(bundle(), setup, check),
    expectDownloaded: (result) => expectDownloaded(bundle(), result),
  };
}

async function runDownload(
  bundle: TestBundle,
  setup: Setup,
  check: (result: Result) => Promise<void> | void,
): Promise<void> {
  const { faults = [], inputs = {}, ...options } = setup;
  await withFolder((directory) =>
    withEmulator({ archiveFile: bundle.file, ...options }, async (emulator) => {
      faults.forEach(emulator.inject);
      const run = await runAction(emulator, { directory, inputs: { download: 'true', ...inputs } });
      expect(leftovers(directory)).toEqual([]);
      for (const { headers } of downloads(emulator)) {
        expect(headers.authorization).toBeUndefined();
        expect(headers['accept-encoding']).toBe('identity');
      }
      await check({ run, emulator, directory });
    }),
  );
}

async function expectDownloaded(bundle: TestBundle, { run }: Result): Promise<void> {
  expect(run.annotations).toEqual([]);
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ sha256: bundle.sha256, cacheHit: 'false' });
  expect(await sha256Of(run.outputs['bundlePath'] ?? '')).toBe(bundle.sha256);
}

/** Expects a failed run that caches nothing, and sets the link but no other output about the bundle. */
export function expectRefused({ run, directory }: Result, code: string): void {
  expect(run.exitCode).toBe(1);
  expect(run.failure.message).toContain(`[${code}]`);
  expect(Object.keys(run.outputs)).not.toContain('bundlePath');
  expect(Object.keys(run.outputs)).not.toContain('sha256');
  expect(run.outputs['bundleUrl']).toBeDefined();
  expect(existsSync(join(directory, 'tool-cache')) && leftovers(directory)).toEqual([]);
}
