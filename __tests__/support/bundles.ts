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

/** Runs a test with a new folder, and removes the folder. */
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
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Packs a site with a picture of `bytes` bytes that does not compress. The archive is a little larger. */
export async function packBundle(folder: string, bytes: number): Promise<TestBundle> {
  const site = join(folder, 'packed');
  mkdirSync(join(site, 'guides'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>Home</title>');
  writeFileSync(join(site, 'guides', 'start.html'), '<title>Start</title>');
  // Three pages, which is the page count that the emulator reports in the tests.
  writeFileSync(join(site, 'guides', 'next.html'), '<title>Next</title>');
  writeFileSync(join(site, 'picture.bin'), randomBytes(bytes));
  const file = join(folder, 'packed.tar.gz');
  await create({ cwd: site, file, gzip: { level: 1 } }, ['index.html', 'guides', 'picture.bin']);
  return { file, sha256: await sha256Of(file) };
}

/** Options of a run that resumes a completed job. */
export function resumeJob(jobId: string, inputs: Record<string, string>): Pick<RunOptions, 'inputs'> {
  return { inputs: { domain: undefined, 'job-id': jobId, download: 'true', ...inputs } };
}

/** The requests to the store. */
export function downloads(emulator: Emulator): readonly RecordedRequest[] {
  return emulator.requests.filter(({ endpoint }) => endpoint === 'download');
}

/** The Range of each request to the store; a dash for a request without one. */
export function requestedRanges(emulator: Emulator): string[] {
  return downloads(emulator).map(({ headers }) => headers.range ?? '-');
}

/** The name of a package in RUNNER_TEMP. The runner removes it after the job. */
const PACKAGE = /^static-export-[^/\\]+$/;

/** Files that a run should have removed: unfinished downloads, staging folders, cached folders without their marker. */
export function leftovers(directory: string): string[] {
  const temp = readdirSync(join(directory, 'temp')).filter((name) => !PACKAGE.test(name));
  const cache = join(directory, 'tool-cache');
  const paths = readdirSync(cache, { recursive: true, encoding: 'utf8' });
  const staged = paths.filter((path) => /[\\/]\.staging[\\/]/.test(path));
  const cached = paths.filter((path) => /^[^\\/]+[\\/]0\.0\.0-[^\\/]+[\\/](archive|site)$/.test(path));
  return [...temp, ...staged, ...cached.filter((path) => !existsSync(join(cache, `${path}.complete`)))];
}
