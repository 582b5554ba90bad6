import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import type { Emulator, RecordedRequest } from '../../emulator/index.ts';
import type { RunOptions } from './run-action.ts';

/** An archive that an emulator can serve as the bundle. */
export interface TestBundle {
  readonly file: string;
  readonly sha256: string;
}

/** Runs a test in a folder of its own. */
export async function withFolder<T>(test: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    return await test(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Packs a site of some pages and one picture, which does not compress, so that the archive is larger than `bytes`. */
export async function packBundle(folder: string, bytes: number): Promise<TestBundle> {
  const site = join(folder, 'packed');
  mkdirSync(join(site, 'guides'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>Home</title>');
  writeFileSync(join(site, 'guides', 'start.html'), '<title>Start</title>');
  // As many pages as the emulator of these tests counts.
  writeFileSync(join(site, 'guides', 'next.html'), '<title>Next</title>');
  writeFileSync(join(site, 'picture.bin'), randomBytes(bytes));
  const file = join(folder, 'packed.tar.gz');
  await create({ cwd: site, file, gzip: { level: 1 } }, ['index.html', 'guides', 'picture.bin']);
  return { file, sha256: await sha256Of(file) };
}

/** Options of a run that goes on with a finished job. */
export function resumeJob(jobId: string, inputs: Record<string, string>): Pick<RunOptions, 'inputs'> {
  return { inputs: { domain: undefined, 'job-id': jobId, download: 'true', ...inputs } };
}

/** What arrived at the store. */
export function downloads(emulator: Emulator): readonly RecordedRequest[] {
  return emulator.requests.filter(({ endpoint }) => endpoint === 'download');
}

/** The Range of each request to the store, in order; a dash where there was none. */
export function requestedRanges(emulator: Emulator): string[] {
  return downloads(emulator).map(({ headers }) => headers.range ?? '-');
}

/** What a package to carry is called in RUNNER_TEMP; the runner removes it with the job. */
const PACKAGE = /^static-export-[^/\\]+$/;

/** What lies about in a run's folders though the run has ended: unfinished downloads, stages, places without their mark. */
export function leftovers(directory: string): string[] {
  const temp = readdirSync(join(directory, 'temp')).filter((name) => !PACKAGE.test(name));
  const cache = join(directory, 'tool-cache');
  const below = readdirSync(cache, { recursive: true, encoding: 'utf8' });
  const staged = below.filter((path) => /[\\/]\.staging[\\/]/.test(path));
  const places = below.filter((path) => /^[^\\/]+[\\/]0\.0\.0-[^\\/]+[\\/](archive|site)$/.test(path));
  return [...temp, ...staged, ...places.filter((path) => !existsSync(join(cache, `${path}.complete`)))];
}
