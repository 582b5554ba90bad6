// How fast a bundle is fetched, verified and unpacked, and in how much memory:
// `npm run bench:download [-- --rounds 7 --dir <folder> --skip-large --only <pattern>]`.
//
// nginx serves the files on loopback, once as fast as it can and once with 20 MiB/s for each connection, as object stores
// do. Every contender fetches the same file in each round, one after the other and in changing order, each in a process of
// its own; the time is that of the call, because the action's process is there anyway. Medians, and medians of the ratios
// to the first contender within a round.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { create } from 'tar';

interface Result {
  readonly elapsedMs: number;
  readonly peakMiB: number;
}

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Where to work. With a folder in memory, the times do not depend on the disk. */
    dir: { type: 'string', default: tmpdir() },
    /** Skips 2 GB, and 500 MB at a limited rate, which take minutes and 6 GB of disk space. */
    'skip-large': { type: 'boolean', default: false },
    /** Only the comparisons whose title matches this regular expression. */
    only: { type: 'string', default: '' },
  },
});
/** SHA-256 of each file that is served, by its name. */
const digests = new Map<string, string>();
const rounds = Number(flags.rounds);
const work = mkdtempSync(join(flags.dir, 'bench-download-'));

/** Whether a program is installed. */
function has(program: string): boolean {
  const found = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!found) console.log(`${program} is not installed; its rows are left out.`);
  return found;
}

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && 'elapsedMs' in value && 'peakMiB' in value;
}

/** Runs a contender once. Throws if it fails. */
function fetchOnce(contender: string, url: string): Result {
  const script = join(import.meta.dirname, 'download-one.ts');
  const child = spawnSync(process.execPath, [script, contender, url, digests.get(basename(url)) ?? '', work], {
    encoding: 'utf8',
  });
  if (child.status !== 0) throw new Error(`${contender}: ${child.stderr}`);
  const result: unknown = JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '');
  if (!isResult(result)) throw new Error(`${contender} printed no result`);
  return result;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs all contenders in every round, after one round that is not counted, and prints a table. */
function compare(title: string, url: string, [times, ...contenders]: readonly [number, ...string[]]): void {
  if (!new RegExp(flags.only).test(title)) return;
  const results = new Map<string, Result[]>(contenders.map((name) => [name, []]));
  for (const name of contenders.filter((each) => times > 3 || each.startsWith('ours'))) fetchOnce(name, url);
  for (let round = 0; round < times; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const name = contenders[(round + turn) % contenders.length] ?? '';
      results.get(name)?.push(fetchOnce(name, url));
    }
  }
  const first = contenders[0] ?? '';
  console.log(`\n${title}, ${times} rounds\n`);
  console.log(`| contender | median ms | of ${first} | peak MiB |\n|---|--:|--:|--:|`);
  for (const [name, own] of results) printRow(name, own, results.get(first) ?? []);
}

function printRow(name: string, own: readonly Result[], first: readonly Result[]): void {
  const ratio = median(own.map(({ elapsedMs }, round) => elapsedMs / (first[round]?.elapsedMs ?? Number.NaN)));
  // The peak does not include child processes.
  const inProcess = (name.startsWith('ours') && name !== 'ours, whole step') || name === 'downloadTool';
  const peak = inProcess ? Math.max(...own.map(({ peakMiB }) => peakMiB)).toFixed(0) : '–';
  console.log(
    `| ${name} | ${median(own.map(({ elapsedMs }) => elapsedMs)).toFixed(0)} | ${ratio.toFixed(2)} | ${peak} |`,
  );
}

/** An archive of pictures: bytes that do not compress, as most of a large bundle is. */
function packPictures(name: string, megabytes: number): string {
  const dir = join(work, 'packed', name);
  mkdirSync(dir, { recursive: true });
  for (let index = 0; index < megabytes; index += 1) {
    writeFileSync(join(dir, `picture-${index}.bin`), randomFillSync(Buffer.alloc(1e6)));
  }
  return pack(name);
}

/** An archive of 4,000 pages and 150 MB, which compress about six to one. */
function packPages(name: string): string {
  const words = Array.from({ length: 3000 }, () =>
    Math.random()
      .toString(36)
      .slice(2, 6 + Math.random() * 6),
  );
  const dir = join(work, 'packed', name);
  for (let index = 0; index < 4000; index += 1) {
    const folder = join(dir, `section-${index % 97}`);
    mkdirSync(folder, { recursive: true });
    const text = Array.from({ length: 1900 }, () => words[Math.floor(Math.random() ** 2 * words.length)]).join(' ');
    writeFileSync(join(folder, `page-${index}.html`), `${text}${'<nav><a href="/">Home</a></nav>'.repeat(150)}${text}`);
  }
  return pack(name);
}

function pack(name: string): string {
  const file = join(work, 'files', `${name}.tar.gz`);
  mkdirSync(join(work, 'files'), { recursive: true });
  create({ cwd: join(work, 'packed'), file, gzip: { level: 1 }, sync: true }, [name]);
  rmSync(join(work, 'packed', name), { recursive: true });
  digests.set(basename(file), sha256Of(file));
  return `${(statSync(file).size / 1e6).toFixed(1)} MB`;
}

function sha256Of(file: string): string {
  const [hash, buffer, fd] = [createHash('sha256'), Buffer.alloc(1e6), openSync(file, 'r')];
  for (let length = readSync(fd, buffer); length > 0; length = readSync(fd, buffer)) {
    hash.update(buffer.subarray(0, length));
  }
  closeSync(fd);
  return hash.digest('hex');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Starts nginx on a free port of loopback. */
async function serve(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const config = join(work, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${work}/${each};`,
  );
  writeFileSync(
    config,
    `daemon off; user root; worker_processes 1; pid ${work}/nginx.pid; error_log ${work}/error.log;
     events { worker_connections 64; }
     http { access_log off; sendfile on; ${places.join(' ')}
       server { listen 127.0.0.1:${port};
         location /fast/ { alias ${work}/files/; }
         location /slow/ { alias ${work}/files/; limit_rate 20m; } } }`,
  );
  const nginx = spawn('nginx', ['-e', join(work, 'error.log'), '-c', config], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return { origin, stop: () => nginx.kill('SIGTERM') };
    await pause(100);
  }
  throw new Error('nginx does not respond.');
}

/** All comparisons; those of large files take minutes. */
function measure(origin: string): void {
  const curl = has('curl') ? ['curl'] : [];
  const tar = has('tar') && curl.length > 0 ? ['curl, then tar'] : [];
  const fast = ['downloadTool', ...curl, 'ours', 'ours, expected-sha256'];
  const small = packPictures('small', 18);
  compare(`Verified download of ${small}, unthrottled`, `${origin}/fast/small.tar.gz`, [rounds, ...fast]);
  const typical = packPictures('typical', 20);
  const title = `${typical}, a typical bundle, at 20 MiB/s for each connection`;
  const slow = [...curl, 'ours', 'ours, unpacked', 'ours, whole step'];
  compare(title, `${origin}/slow/typical.tar.gz`, [rounds, ...slow]);
  const pages = packPages('pages');
  compare(`Download, verify, unpack 4,000 files from ${pages}, unthrottled`, `${origin}/fast/pages.tar.gz`, [
    rounds,
    ...tar,
    'ours, unpacked',
  ]);
  compare(`The same at 20 MiB/s for each connection`, `${origin}/slow/pages.tar.gz`, [
    rounds,
    ...tar,
    'ours, unpacked',
  ]);
  const large = packPictures('large', 500);
  compare(`Verified download of ${large}, unthrottled`, `${origin}/fast/large.tar.gz`, [rounds, ...fast]);
  compare(`Download, verify, unpack ${large}, unthrottled`, `${origin}/fast/large.tar.gz`, [
    rounds,
    ...tar,
    'ours, unpacked',
  ]);
  if (flags['skip-large']) return;
  const aria = has('aria2c') ? ['aria2c -x8'] : [];
  compare(`${large} at 20 MiB/s for each connection`, `${origin}/slow/large.tar.gz`, [3, ...curl, ...aria, 'ours']);
  compare(`Download, verify, unpack ${large} at 20 MiB/s for each connection`, `${origin}/slow/large.tar.gz`, [
    3,
    ...tar,
    'ours, unpacked',
  ]);
  const huge = packPictures('huge', 2000);
  compare(`${huge}, unthrottled`, `${origin}/fast/huge.tar.gz`, [3, 'ours', 'ours, unpacked']);
}

const root = join(import.meta.dirname, '..');
const built = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
if (built.status !== 0) throw new Error('The sources do not compile.');
try {
  if (has('nginx')) {
    const { origin, stop } = await serve();
    try {
      measure(origin);
    } finally {
      stop();
    }
  }
} finally {
  await pause(200);
  rmSync(work, { recursive: true, force: true });
}
