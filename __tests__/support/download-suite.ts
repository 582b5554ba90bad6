import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Emulator, Fault, FaultAction } from '../../emulator/index.ts';
import { downloads, leftovers, sha256Of, withFolder, type TestBundle } from './bundles.ts';
import { packForSuite } from './packed-bundle.ts';
import { runAction, withEmulator, type ActionRun } from './run-action.ts';

/** Bytes that the archive has at least, and where it is cut. */
export const SIZE = 400_000;
export const CUT = 100_000;

/** Breaks the connection after so many bytes of the archive. */
export function cut(at = CUT): Fault {
  return { on: 'download', do: { type: 'deliver', truncateAt: at } };
}

/** A cut, then something odd about the request that wants to go on. */
export function cutThen(...odd: readonly FaultAction[]): Fault[] {
  return [cut(), { on: 'download', do: odd }];
}

/** The Range that goes on after the cut. */
export const RANGE_AFTER_CUT = `bytes=${CUT}-`;

/** What came of one download. */
export interface Result {
  readonly run: ActionRun;
  readonly emulator: Emulator;
  readonly directory: string;
}

/** How it goes. */
export interface Setup {
  readonly faults?: readonly Fault[];
  readonly inputs?: Record<string, string>;
  readonly optionalFields?: boolean;
  readonly linkLifetimeMs?: number;
}

/** What a suite of downloads works with. */
export interface DownloadSuite {
  /** The archive that is served; there when the first test begins. */
  readonly bundle: () => TestBundle;
  /** Runs one download, and looks afterwards that nothing half-made is left and no key went to the store. */
  readonly runDownload: (setup: Setup, check: (result: Result) => Promise<void> | void) => Promise<void>;
  /** A run that succeeded with the right bytes. */
  readonly expectDownloaded: (result: Result) => Promise<void>;
}

/** Makes the archive before the suite's tests, and removes it after them. */
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

/** A failed run keeps nothing and puts out nothing of a bundle, but for the link. */
export function expectRefused({ run, directory }: Result, code: string): void {
  expect(run.exitCode).toBe(1);
  expect(run.failure.message).toContain(`[${code}]`);
  expect(Object.keys(run.outputs)).not.toContain('bundlePath');
  expect(Object.keys(run.outputs)).not.toContain('sha256');
  expect(run.outputs['bundleUrl']).toBeDefined();
  expect(existsSync(join(directory, 'tool-cache')) && leftovers(directory)).toEqual([]);
}
