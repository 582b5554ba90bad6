// Compares two large sites with the built action, next to `sha256sum` over the same HTML files and `diff -rq` in the same run.
// `--quick` leaves out the 50,000 pages. Fails when a bar of the action is missed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomNumbers } from '../scripts/corpora/seeded-edits.ts';

const entry = fileURLToPath(new URL('../dist/compare/index.js', import.meta.url));

const WORDS =
  'the site page reader content build link host folder archive request header value option example command output error default path name user key'.split(
    ' ',
  );

function sentence(random: () => number, words: number): string {
  return Array.from({ length: words }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
}

interface Shape {
  readonly pages: number;
  /** Links of the navigation around the content of each page; 100 bytes each. */
  readonly links: number;
  /** Paragraphs of the content; 400 bytes each. */
  readonly paragraphs: number;
  /** Bytes of a payload in a script, as frameworks write it behind the page. */
  readonly payload: number;
}

/** Writes one state of a site. Each build has its own id in each page, and edits every 50th page. */
function writeSite(folder: string, build: number, { pages, links, paragraphs, payload }: Shape): void {
  const link = (index: number): string =>
    `<li class="md-nav__item"><a href="/part-${index % 40}/page-${index}.html" class="md-nav__link"><span>Page ${index}</span></a></li>`;
  const nav = `<nav class="md-nav"><ul>${Array.from({ length: links }, (_, index) => link(index)).join('')}</ul></nav>`;
  const script = `<script>self.__next_f.push([1,${JSON.stringify(sentence(randomNumbers(9), payload / 6)).repeat(1)}])</script>`;
  for (let page = 0; page < pages; page += 1) {
    const random = randomNumbers(page);
    const edit = build > 1 && page % 50 === 0 ? ' edited' : '';
    const blocks = Array.from({ length: paragraphs }, (_, index) => {
      const text = sentence(random, 60);
      return index % 4 === 0
        ? `<h2 id="part-${index}">Part ${index}<a class="headerlink" href="#part-${index}">¶</a></h2><p>${text}</p>`
        : `<p>${text} <a href="/part-${index}/page-${index * 7}.html">more</a> <code>${index}</code></p>`;
    }).join('\n');
    const file = join(folder, `part-${page % 40}`, `page-${page}.html`);
    if (page < 40) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!doctype html><html><head><meta charset="utf-8"><title>Page ${page} | Bench</title><link rel="stylesheet" href="/assets/main.${build}f3a9c.css"></head><body><header class="md-header">Bench</header><main class="md-main"><div class="md-sidebar md-sidebar--primary">${nav}</div><div class="md-content"><article class="md-content__inner"><h1 id="top">Page ${page}${edit}</h1>${blocks}</article></div></main><footer>Build ${build}</footer>${script}</body></html>`,
    );
  }
}

interface Timing {
  readonly seconds: number;
  /** User and system time of all threads: on a busy machine it says more than the wall time. */
  readonly cpuSeconds: number;
  readonly mebibytes: number;
}

/** Runs a command; GNU time tells its wall time and its memory. */
function time(command: readonly string[], environment: NodeJS.ProcessEnv = process.env): Timing {
  const start = process.hrtime.bigint();
  const { stderr } = spawnSync('/usr/bin/time', ['-f', 'peak %M cpu %U %S', ...command], {
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const [, peak, user, system] = /peak (\d+) cpu ([\d.]+) ([\d.]+)/.exec(stderr) ?? [];
  return { seconds, cpuSeconds: Number(user) + Number(system), mebibytes: Number(peak) / 1024 };
}

function best(runs: number, run: () => Timing): Timing {
  return Array.from({ length: runs }, run).reduce((a, b) => (b.seconds < a.seconds ? b : a));
}

interface Row {
  readonly site: string;
  readonly compare: Timing;
  readonly sha256sum: Timing | undefined;
  readonly diff: Timing | undefined;
}

const room = mkdtempSync(join(tmpdir(), 'bench-compare-'));

function compare(name: string): Timing {
  const output = join(room, `${name}-out`);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'outputs'), '');
  const timing = time([process.execPath, entry], {
    PATH: process.env['PATH'],
    INPUT_BEFORE: join(room, name, 'before'),
    INPUT_AFTER: join(room, name, 'after'),
    GITHUB_OUTPUT: join(output, 'outputs'),
    RUNNER_TEMP: output,
  });
  if (!readFileSync(join(output, 'outputs'), 'utf8').includes('contentDigest'))
    throw new Error(`The comparison of ${name} failed.`);
  return timing;
}

function writeSites(name: string, shape: Shape): void {
  writeSite(join(room, name, 'before'), 1, shape);
  writeSite(join(room, name, 'after'), 2, shape);
}

function bench(site: string, shape: Shape, runs: number): Row {
  const name = String(shape.pages);
  writeSites(name, shape);
  const both = [join(room, name, 'before'), join(room, name, 'after')];
  const row = {
    site,
    sha256sum: best(runs, () =>
      time(['sh', '-c', `find ${both.join(' ')} -name '*.html' -print0 | xargs -0 sha256sum`]),
    ),
    diff: best(runs, () => time(['diff', '-rq', ...both])),
    compare: best(runs, () => compare(name)),
  };
  rmSync(join(room, name), { recursive: true });
  return row;
}

function benchLargePage(): Row {
  for (const [index, state] of ['before', 'after'].entries()) {
    const folder = join(room, 'large', state);
    mkdirSync(folder, { recursive: true });
    const random = randomNumbers(3);
    const paragraphs = Array.from({ length: 75_000 }, () => `<p>${sentence(random, 70)}</p>`).join('\n');
    writeFileSync(join(folder, 'index.html'), `<title>Large</title><main><h1>Large ${index}</h1>${paragraphs}</main>`);
  }
  return { site: 'one page of 30 MB', compare: best(2, () => compare('large')), sha256sum: undefined, diff: undefined };
}

function show({ site, compare: own, sha256sum, diff }: Row): string {
  const seconds = (timing: Timing | undefined): string =>
    timing === undefined ? '–' : `${timing.seconds.toFixed(2)} s (${timing.cpuSeconds.toFixed(2)})`;
  const ratio = sha256sum === undefined ? '–' : (own.seconds / sha256sum.seconds).toFixed(2);
  return `| ${site} | ${seconds(own)} | ${own.mebibytes.toFixed(0)} MiB | ${seconds(sha256sum)} | ${seconds(diff)} | ${ratio} |`;
}

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
try {
  const rows = [
    bench('2,450 pages, 76 MB each', { pages: 2_450, links: 60, paragraphs: 30, payload: 8_000 }, 3),
    bench('1,100 pages, 154 MB each', { pages: 1_100, links: 1_050, paragraphs: 30, payload: 1_000 }, 3),
    benchLargePage(),
  ];
  if (!options.quick) {
    rows.push(bench('12,500 small pages', { pages: 12_500, links: 5, paragraphs: 4, payload: 0 }, 1));
    rows.push(bench('50,000 small pages', { pages: 50_000, links: 5, paragraphs: 4, payload: 0 }, 1));
  }
  console.log(
    '| site | compare, wall (CPU) | peak | sha256sum | diff -rq | compare / sha256sum |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const row of rows) console.log(show(row));
  const failures = [
    ...rows
      .slice(0, 2)
      .filter(({ compare: own, sha256sum }) => own.seconds > 4 * (sha256sum?.seconds ?? 0))
      .map(({ site }) => `${site}: more than 4 times sha256sum`),
    ...rows.filter(({ compare: own }) => own.mebibytes > 400).map(({ site }) => `${site}: more than 400 MiB`),
    ...rows
      .slice(2, 3)
      .filter(({ compare: own }) => own.seconds > 3)
      .map(({ site }) => `${site}: more than 3 s`),
    ...(rows.length > 4 && (rows[4]?.compare.seconds ?? 0) > 4 * 1.2 * (rows[3]?.compare.seconds ?? 0)
      ? ['50,000 pages take more than 4.8 times as long as 12,500']
      : []),
  ];
  for (const failure of failures) console.error(`FAILED: ${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(room, { recursive: true, force: true });
}
