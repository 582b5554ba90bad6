// Measures time and memory of unpacking: `npm run bench:unpack [-- --rounds 9 --dir <folder> --long]`.
//
// In each round, all contenders unpack the same archive, in changing order and in separate processes. The time is that of the
// call, without the start of the process. Prints medians, and medians of the ratios to system tar within a round.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFillSync } from 'node:crypto';
import { create } from 'tar';
import { median, medianMs, medianRatio, runContender, runRounds, type Result } from './contenders.ts';

const PEER = 'system tar';
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Working folder. A folder in memory avoids the variation of a disk. */
    dir: { type: 'string', default: tmpdir() },
    /** Adds 100,000 files, and archives of 500 MB and 2 GB. Takes minutes and 6 GB of disk. */
    long: { type: 'boolean', default: false },
  },
});
const rounds = Number(flags.rounds);
const work = mkdtempSync(join(flags.dir, 'bench-unpack-'));

function unpackOnce(contender: string, archive: string): Result {
  const target = join(work, 'target');
  rmSync(target, { recursive: true, force: true });
  return runContender('unpack-one.ts', [contender, archive, target]);
}

/** Runs all contenders in each round, after a warm-up round, and prints a table. */
function compare(title: string, archive: string, contenders: readonly string[]): void {
  for (const name of contenders) unpackOnce(name, archive);
  const results = runRounds(contenders, rounds, (name) => unpackOnce(name, archive));
  const peer = results.get(PEER) ?? [];
  console.log(`\n${title}: ${(statSync(archive).size / 1e6).toFixed(1)} MB packed, ${rounds} rounds\n`);
  console.log(`| contender | median ms | of ${PEER} | peak MiB |\n|---|--:|--:|--:|`);
  for (const [name, own] of results) {
    const ratio = medianRatio(own, peer);
    const ms = medianMs(own).toFixed(0);
    // The peak of a child process is not measured.
    const peak = name === 'ours' || name === 'npm tar' ? median(own.map(({ peakMiB }) => peakMiB)).toFixed(0) : '–';
    console.log(`| ${name} | ${ms} | ${Number.isNaN(ratio) ? 'no peer' : ratio.toFixed(2)} | ${peak} |`);
  }
}

/** A page of words with repeated navigation. It compresses about five to one, as real pages do. */
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

/** Packs `count` files with the results of `content`. */
function createArchive(name: string, count: number, content: () => string | Buffer, level = 6): string {
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
if (!hasTar) console.log(`${PEER} was not found, so there are no ratios and no results of extractTar.`);
const peers = hasTar ? [PEER, 'extractTar'] : [];

try {
  const site = createArchive('site', 4000, () => page(37_500 * (0.2 + 1.6 * Math.random())));
  compare('4,000 files, 150 MB', site, [...peers, 'npm tar', 'ours']);
  for (const count of flags.long ? [1000, 10_000, 100_000] : [1000, 10_000]) {
    const small = createArchive(`small-${count}`, count, () => page(1500));
    compare(`${count.toLocaleString('en')} small files`, small, [...(hasTar ? [PEER] : []), 'ours']);
  }
  for (const megabytes of flags.long ? [500, 2000] : []) {
    const large = createArchive(`large-${megabytes}`, megabytes, () => randomFillSync(Buffer.alloc(1e6)), 1);
    compare(`${megabytes} MB that do not compress`, large, ['ours']);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
