// Measures time and memory of downloading, verifying and unpacking a bundle:
// `npm run bench:download [-- --rounds 7 --dir <folder> --skip-large --only <pattern>]`.
//
// nginx serves the files on loopback, without a limit and with 20 MiB/s for each connection, as object stores do. In each
// round, all contenders download the same file, in changing order and in separate processes. The time is that of the call,
// without the start of the process. Prints medians, and medians of the ratios to the first contender within a round.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { freePort } from '../scripts/recipes/nginx.ts';
import { medianMs, medianRatio, runContender, runRounds, type Result } from './contenders.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Working folder. A folder in memory avoids the variation of a disk. */
    dir: { type: 'string', default: tmpdir() },
    /** Skips 2 GB, and 500 MB at a limited rate, which take minutes and 6 GB of disk. */
    'skip-large': { type: 'boolean', default: false },
    /** Runs only comparisons whose title matches this regular expression. */
    only: { type: 'string', default: '' },
  },
});
/** SHA-256 of each served file, by name. */
const digests = new Map<string, string>();
const rounds = Number(flags.rounds);
const work = mkdtempSync(join(flags.dir, 'bench-download-'));

/** Whether a program is installed. Logs that its rows are skipped if it is not. */
function has(program: string): boolean {
  const found = spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (!found) console.log(`${program} was not found, so its rows are skipped.`);
  return found;
}

function downloadOnce(contender: string, url: string): Result {
  return runContender('download-one.ts', [contender, url, digests.get(basename(url)) ?? '', work]);
}

/** Runs all contenders in each round, after a warm-up round, and prints a table. */
function compare(title: string, url: string, [times, ...contenders]: readonly [number, ...string[]]): void {
  if (!new RegExp(flags.only).test(title)) return;
  for (const name of contenders.filter((each) => times > 3 || each.startsWith('ours'))) downloadOnce(name, url);
  const results = runRounds(contenders, times, (name) => downloadOnce(name, url));
  const first = contenders[0] ?? '';
  console.log(`\n${title}, ${times} rounds\n`);
  console.log(`| contender | median ms | of ${first} | peak MiB |\n|---|--:|--:|--:|`);
  for (const [name, own] of results) printRow(name, own, results.get(first) ?? []);
}

function printRow(name: string, own: readonly Result[], first: readonly Result[]): void {
  // The peak of a child process is not measured.
  const inProcess = (name.startsWith('ours') && name !== 'ours, whole step') || name === 'downloadTool';
  const peak = inProcess ? Math.max(...own.map(({ peakMiB }) => peakMiB)).toFixed(0) : '–';
  console.log(`| ${name} | ${medianMs(own).toFixed(0)} | ${medianRatio(own, first).toFixed(2)} | ${peak} |`);
}

/** An archive of random bytes, because pictures do not compress. */
function packPictures(name: string, megabytes: number): string {
  const dir = join(work, 'packed', name);
  mkdirSync(dir, { recursive: true });
  for (let index = 0; index < megabytes; index += 1) {
    writeFileSync(join(dir, `picture-${index}.bin`), randomFillSync(Buffer.alloc(1e6)));
  }
  return pack(name);
}

/** An archive of 4,000 pages with 150 MB, which compress about six to one. */
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

/** Starts nginx on a free port of 127.0.0.1. */
async function serve(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const config = join(work, 'nginx.conf');
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  );
  writeFileSync(
    config,
    `daemon off; user root; worker_processes 1; pid ${work}/nginx.pid; error_log ${work}/error.log;
     events { worker_connections 64; }
     http { access_log off; sendfile on; ${tempPaths.join(' ')}
       server { listen 127.0.0.1:${port};
         location /fast/ { alias ${work}/files/; }
         location /slow/ { alias ${work}/files/; limit_rate 20m; } } }`,
  );
  const nginx = spawn('nginx', ['-e', join(work, 'error.log'), '-c', config], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
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

/** Runs all comparisons. Those of large files take minutes. */
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
  compare(
    `Download, verify, unpack 4,000 files from ${pages} at 20 MiB/s for each connection`,
    `${origin}/slow/pages.tar.gz`,
    [rounds, ...tar, 'ours, unpacked'],
  );
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
const compiled = spawnSync(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
if (compiled.status !== 0) throw new Error('tsc failed.');
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
