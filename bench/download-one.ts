// Downloads one archive with one contender and prints time and memory. bench/download.ts starts it in a separate process.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type * as archive from '../src/bundle/unpack/unpack-archive.ts';
import type * as download from '../src/bundle/download/download.ts';
import type * as httpClient from '../src/http/fetch.ts';
import type * as clock from '../src/runner/clock.ts';

interface Job {
  readonly url: string;
  readonly file: string;
  readonly sha256: string;
  /** Folder for the unpacked site. */
  readonly target: string;
}

type Contender = (job: Job) => unknown;

function runCommand(name: string, ...args: readonly string[]): void {
  const { status } = spawnSync(name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${name} exited with code ${String(status)}`);
}

function curl({ url, file }: Job): void {
  runCommand('curl', '--silent', '--fail', '--output', file, url);
}

/** Imports a compiled module, because Node.js needs memory to strip types. */
async function importCompiled<Module>(file: string): Promise<Module> {
  return (await import(new URL(`../lib/${file}.js`, import.meta.url).href)) as Module;
}

/** The download of the action, including its checks. */
async function ours(mode: 'verify' | 'digest' | 'unpack'): Promise<Contender> {
  const { downloadArchive } = await importCompiled<typeof download>('bundle/download/download');
  const { detectSourceFormat, unpackArchive, verifyArchive } =
    await importCompiled<typeof archive>('bundle/unpack/unpack-archive');
  const { createHttpClient } = await importCompiled<typeof httpClient>('http/fetch');
  const { systemClock } = await importCompiled<typeof clock>('runner/clock');
  const { fetch, close } = createHttpClient({});
  return async ({ url, file, target, sha256 }) => {
    await downloadArchive<unknown>({
      host: {
        fetch,
        now: () => Date.now(),
        hasLinkExpired: () => false,
        checkRedirect: () => ({ ok: false, reason: 'unexpected' }),
      },
      link: new URL(url),
      createLink: () => Promise.reject(new Error('The server rejected the link.')),
      path: file,
      maxBytes: Infinity,
      expected: { sizeBytes: undefined, sha256: mode === 'digest' ? sha256 : undefined },
      consume: (source, signal) => {
        if (mode === 'unpack') return unpackArchive({ path: file, source, targetDir: target, signal });
        return mode === 'digest' ? detectSourceFormat(source, signal) : verifyArchive({ path: file, source, signal });
      },
      clock: systemClock,
      random: Math.random,
      signal: new AbortController().signal,
    });
    await close();
  };
}

/** Serves an API with a completed job, whose link is `url`. */
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

/** Runs the built action as a step that downloads, verifies and caches the bundle of an existing job. */
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
  if (status !== 0) throw new Error(`The action exited with code ${String(status)}`);
}

/** Each contender loads only its own modules, so that memory is comparable. */
const CONTENDERS: Readonly<Record<string, () => Promise<Contender>>> = {
  ours: () => ours('verify'),
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
      runCommand('tar', '-xzf', job.file, '-C', job.target);
    }),
  'aria2c -x8': () =>
    Promise.resolve(({ url, file }) => {
      const options = ['-x8', '-s8', '-k1M', '--file-allocation=none', '--allow-overwrite=true', '--quiet'];
      runCommand('aria2c', ...options, '-d', dirname(file), '-o', 'downloaded', url);
    }),
};

/** Peak memory of this process. `maxRSS` would include that of the parent process (getrusage(2)). */
function peakMiB(): number {
  return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
}

const [contender = '', url = '', sha256 = '', work = ''] = process.argv.slice(2);
const load = CONTENDERS[contender];
if (load === undefined) throw new Error(`Unknown contender: ${contender}`);
const run = await load();
const job = { url, sha256, file: join(work, 'downloaded'), target: join(work, 'target') };
rmSync(job.file, { force: true });
rmSync(job.target, { recursive: true, force: true });
process.env['RUNNER_TEMP'] = work;
const startMs = performance.now();
await run(job);
const elapsedMs = performance.now() - startMs;
// The result is the last line, because downloadTool writes to stdout too.
console.log(`\n${JSON.stringify({ elapsedMs, peakMiB: peakMiB() })}`);
