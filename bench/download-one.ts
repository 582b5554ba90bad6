// Fetches one archive once, in a process of its own, and prints what it took. bench/download.ts starts it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type * as archive from '../src/bundle/unpack/unpack-archive.ts';
import type * as download from '../src/bundle/download/download.ts';
import type * as proof from '../src/bundle/unpack/read-archive.ts';
import type * as httpClient from '../src/http/fetch.ts';
import type * as clock from '../src/runner/clock.ts';

interface Job {
  readonly url: string;
  readonly file: string;
  readonly sha256: string;
  /** Where to unpack to. */
  readonly target: string;
}

type Fetch = (job: Job) => unknown;

function command(name: string, ...args: readonly string[]): void {
  const { status } = spawnSync(name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${name} ended with ${String(status)}`);
}

function curl({ url, file }: Job): void {
  command('curl', '--silent', '--fail', '--output', file, url);
}

/** What the bundle of the action is made from: compiled, since Node.js' own way with TypeScript takes memory. */
async function compiled<Module>(file: string): Promise<Module> {
  return (await import(new URL(`../lib/${file}.js`, import.meta.url).href)) as Module;
}

/** The action's download with everything that it checks. */
async function ours(how: 'prove' | 'digest' | 'unpack'): Promise<Fetch> {
  const { downloadArchive } = await compiled<typeof download>('bundle/download/download');
  const { detectSourceFormat, verifyArchive } = await compiled<typeof proof>('bundle/unpack/read-archive');
  const { unpackArchive } = await compiled<typeof archive>('bundle/unpack/unpack-archive');
  const { createHttpClient } = await compiled<typeof httpClient>('http/fetch');
  const { systemClock } = await compiled<typeof clock>('runner/clock');
  const { fetch, close } = createHttpClient({});
  return async ({ url, file, target, sha256 }) => {
    await downloadArchive<unknown>({
      host: {
        fetch,
        now: () => Date.now(),
        hasLinkExpired: () => false,
        checkRedirect: () => ({ ok: false, reason: 'none is expected' }),
      },
      link: new URL(url),
      createLink: () => Promise.reject(new Error('The link was refused.')),
      path: file,
      maxBytes: Infinity,
      expected: { sizeBytes: undefined, sha256: how === 'digest' ? sha256 : undefined },
      consume: (source, signal) => {
        if (how === 'unpack') return unpackArchive({ path: file, source, targetDir: target, signal });
        return how === 'digest' ? detectSourceFormat(source, signal) : verifyArchive({ path: file, source, signal });
      },
      clock: systemClock,
      random: Math.random,
      signal: new AbortController().signal,
    });
    await close();
  };
}

/** A service whose one job is completed, and whose link leads to `url`. */
async function serveApi(url: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const body = request.method === 'POST' ? { bundleUrl: url } : { jobId: 'bench', status: 'completed' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The built action as a step of its own: Node.js starts, the job is looked up, the bundle downloaded, verified and cached. */
async function wholeStep({ url, file }: Job): Promise<void> {
  const { origin, close } = await serveApi(url);
  const dir = `${file}-step`;
  rmSync(dir, { recursive: true, force: true });
  for (const name of ['temp', 'cache']) mkdirSync(join(dir, name), { recursive: true });
  for (const name of ['output', 'summary']) writeFileSync(join(dir, name), '');
  const inputs = { 'base-url': origin, 'api-key': 'mint_bench', 'job-id': 'bench', download: 'true' };
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'dist', 'index.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...{ RUNNER_TEMP: join(dir, 'temp'), RUNNER_TOOL_CACHE: join(dir, 'cache') },
      ...{ GITHUB_OUTPUT: join(dir, 'output'), GITHUB_STEP_SUMMARY: join(dir, 'summary') },
    },
  });
  const [status] = (await once(child, 'close')) as [number | null];
  close();
  if (status !== 0) throw new Error(`The action ended with ${String(status)}`);
}

/** Each loads only what it needs, so that no contender's memory counts for another. */
const CONTENDERS: Readonly<Record<string, () => Promise<Fetch>>> = {
  ours: () => ours('prove'),
  'ours, expected-sha256': () => ours('digest'),
  'ours, unpacked': () => ours('unpack'),
  'ours, whole step': () => Promise.resolve(wholeStep),
  downloadTool: async () => {
    const { downloadTool } = await import('@actions/tool-cache');
    return ({ url, file }) => downloadTool(url, file);
  },
  curl: () => Promise.resolve(curl),
  'curl, then tar': () =>
    Promise.resolve((job) => {
      curl(job);
      mkdirSync(job.target);
      command('tar', '-xzf', job.file, '-C', job.target);
    }),
  'aria2c -x8': () =>
    Promise.resolve(({ url, file }) => {
      const options = ['-x8', '-s8', '-k1M', '--file-allocation=none', '--allow-overwrite=true', '--quiet'];
      command('aria2c', ...options, '-d', dirname(file), '-o', 'fetched', url);
    }),
};

/** The process's own peak: `maxRSS` would begin with that of the process which started it (getrusage(2)). */
function peakMiB(): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
}

const [contender = '', url = '', sha256 = '', work = ''] = process.argv.slice(2);
const load = CONTENDERS[contender];
if (load === undefined) throw new Error(`No contender is called ${contender}`);
const run = await load();
const job = { url, sha256, file: join(work, 'fetched'), target: join(work, 'target') };
rmSync(job.file, { force: true });
rmSync(job.target, { recursive: true, force: true });
process.env['RUNNER_TEMP'] = work;
const startMs = performance.now();
await run(job);
const elapsedMs = performance.now() - startMs;
// downloadTool writes to stdout; the last line is ours.
console.log(`\n${JSON.stringify({ elapsedMs, peakMiB: peakMiB() })}`);
