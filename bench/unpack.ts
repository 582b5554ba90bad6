// How fast an archive is unpacked, and in how much memory: `npm run bench:unpack [-- --rounds 9 --dir <folder> --long]`.
//
// Every contender unpacks the same archive in each round, one after the other and in changing order, each in a process
// of its own; the time is that of the call, because the action's process is there anyway. Medians, and medians of the
// ratios to system tar within a round.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFillSync } from 'node:crypto';
import { create } from 'tar';

interface Result {
  readonly elapsedMs: number;
  readonly peakMiB: number;
}

const PEER = 'system tar';
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Where to work. With a folder in memory, the times do not depend on the disk. */
    dir: { type: 'string', default: tmpdir() },
    /** Adds 100,000 files, and archives of 500 MB and 2 GB, which take minutes and 6 GB of disk space. */
    long: { type: 'boolean', default: false },
  },
});
const rounds = Number(flags.rounds);
const work = mkdtempSync(join(flags.dir, 'bench-unpack-'));

/** Runs a contender once. Throws if it fails. */
function unpackOnce(contender: string, archive: string): Result {
  const target = join(work, 'target');
  rmSync(target, { recursive: true, force: true });
  const child = spawnSync(process.execPath, [join(import.meta.dirname, 'unpack-one.ts'), contender, archive, target], {
    encoding: 'utf8',
  });
  if (child.status !== 0) throw new Error(`${contender}: ${child.stderr}`);
  const result: unknown = JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '');
  if (!isResult(result)) throw new Error(`${contender} printed no result`);
  return result;
}

function isResult(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && 'elapsedMs' in value && 'peakMiB' in value;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs all contenders in every round, after one round that is not counted, and prints a table. */
function compare(title: string, archive: string, contenders: readonly string[]): void {
  const results = new Map<string, Result[]>(contenders.map((name) => [name, []]));
  for (const name of contenders) unpackOnce(name, archive);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const name = contenders[(round + turn) % contenders.length] ?? '';
      results.get(name)?.push(unpackOnce(name, archive));
    }
  }
  const peer = results.get(PEER) ?? [];
  console.log(`\n${title}: ${(statSync(archive).size / 1e6).toFixed(1)} MB packed, ${rounds} rounds\n`);
  console.log(`| contender | median ms | of ${PEER} | peak MiB |\n|---|--:|--:|--:|`);
  for (const [name, own] of results) {
    const ratio = median(own.map(({ elapsedMs }, round) => elapsedMs / (peer[round]?.elapsedMs ?? Number.NaN)));
    const ms = median(own.map(({ elapsedMs }) => elapsedMs)).toFixed(0);
    // The peak does not include child processes.
    const peak = name === 'ours' || name === 'npm tar' ? median(own.map(({ peakMiB }) => peakMiB)).toFixed(0) : '–';
    console.log(`| ${name} | ${ms} | ${Number.isNaN(ratio) ? 'peer missing' : ratio.toFixed(2)} | ${peak} |`);
  }
}

/** Pages of words with repeated navigation, which compress about five to one, as real ones do. */
function page(bytes: number): string {
  let text = '<!doctype html><title>Page</title>';
  while (text.length < bytes) {
    const words = Array.from({ length: 120 }, () => VOCABULARY[Math.floor(Math.random() ** 2 * VOCABULARY.length)]);
    const paragraph = words.join(' ');
    text += `<p class="text">${paragraph}</p>${'<nav><a href="/">Home</a></nav>'.repeat(20)}<p>${paragraph}</p>`;
  }
  return text.slice(0, bytes);
}

const VOCABULARY = Array.from({ length: 3000 }, () =>
  Math.random()
    .toString(36)
    .slice(2, 6 + Math.random() * 6),
);

/** Writes `count` files and packs them; `content` makes each. */
function makeArchive(name: string, count: number, content: () => string | Buffer, level = 6): string {
  const dir = join(work, name);
  for (let index = 0; index < count; index += 1) {
    const folder = join(dir, `section-${index % 97}`, `part-${index % 7}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `page-${index}.html`), content());
  }
  const file = join(work, `${name}.tar.gz`);
  create({ cwd: work, file, gzip: { level }, sync: true }, [name]);
  rmSync(dir, { recursive: true });
  return file;
}

const hasTar = spawnSync('tar', ['--version']).status === 0;
if (!hasTar) console.log(`${PEER} is not installed: its rows, those of extractTar, and the ratios are left out.`);
const peers = hasTar ? [PEER, 'extractTar'] : [];

try {
  const site = makeArchive('site', 4000, () => page(37_500 * (0.2 + 1.6 * Math.random())));
  compare('4,000 files, 150 MB', site, [...peers, 'npm tar', 'ours']);
  for (const count of flags.long ? [1000, 10_000, 100_000] : [1000, 10_000]) {
    const small = makeArchive(`small-${count}`, count, () => page(1500));
    compare(`${count.toLocaleString('en')} small files`, small, [...(hasTar ? [PEER] : []), 'ours']);
  }
  for (const megabytes of flags.long ? [500, 2000] : []) {
    const large = makeArchive(`large-${megabytes}`, megabytes, () => randomFillSync(Buffer.alloc(1e6)), 1);
    compare(`${megabytes} MB that do not compress`, large, ['ours']);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
