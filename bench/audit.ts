// The audit's scan (browser off) next to `sha256sum` of the same files, and to two link checkers that do less: hyperlink
// (Rust) and linkinator. Medians over interleaved rounds, each program in a process of its own. It reports and judges
// nothing: a busy machine is no mistake.
//
//   node bench/audit.ts [--folder <site>] [--rounds 5] [--hyperlink <program>]
//
// hyperlink's npm package downloads its program from GitHub; `cargo install hyperlink` builds it elsewhere.
// Without a folder it makes a site of 2,500 pages in 4,000 files, 134 MB. The peers are installed into .work/peers.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inputVariable } from '../scripts/runner-step.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const peers = join(root, '.work', 'peers');
const PEERS = ['@untitaker/hyperlink@0.3.2', 'linkinator@8.1.0'];
/** A peer that takes longer is stopped; the table then has this time. */
const LIMIT_MS = 120_000;
const EXPECTED_RATIO = 6;
const EXPECTED_MEMORY_MB = 400;

const WORDS =
  'network bundle export page guide code table image script style sheet host reader folder link anchor'.split(' ');

/** A page like those of documentation themes: navigation, headings, code, tables. */
function makePage(index: number): string {
  const word = (n: number): string => WORDS[(index * 7 + n * 13) % WORDS.length] ?? '';
  const nav = Array.from(
    { length: 120 },
    (_, n) =>
      `<li class="nav-item depth-${n % 3}"><a class="nav-link" href="../p${(index + n) % 25}/page-${(index * 3 + n) % 100}.html"><span>${word(n)} ${n}</span></a></li>`,
  ).join('\n');
  const text = (n: number): string =>
    Array.from({ length: 60 }, (_, at) => (at % 17 === 5 ? `<code>${word(n + at)}</code>` : word(n * at + at))).join(
      ' ',
    );
  const sections = Array.from(
    { length: 26 },
    (
      _,
      n,
    ) => `<section id="part-${n}"><h2>${word(n)} <a class="permalink" href="#part-${n}">#</a></h2>\n<p>${text(n)}</p>
<pre><code class="language-html">&lt;<span class="nt">script</span> <span class="na">src</span>=<span class="s">"https://cdn.example.net/x${n}.js"</span>&gt;</code></pre>
<img src="../img/i${(index + n) % 1480}.png" alt="${word(n)}" loading="lazy">${n % 20 === 0 ? `<img src="https://img.example.net/${index % 9}.png" alt="">` : ''}</section>`,
  );
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${index}</title>\n<link rel="stylesheet" href="../css/theme.css"><link rel="stylesheet" href="https://fonts.example.net/css?family=X">
<script defer src="../js/app.js"></script></head>\n<body><nav><ul>${nav}</ul></nav><main>${sections.join('\n')}</main></body></html>\n`;
}

function makeSite(folder: string): void {
  for (const name of ['css', 'js', 'img', ...Array.from({ length: 25 }, (_, n) => `p${n}`)])
    mkdirSync(join(folder, name), { recursive: true });
  const links = Array.from(
    { length: 2_500 },
    (_, index) => `<a href="p${index % 25}/page-${Math.floor(index / 25)}.html">${index}</a>`,
  );
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>index</title>${links.join('\n')}`);
  for (let index = 1; index < 2_500; index++)
    writeFileSync(join(folder, `p${index % 25}`, `page-${Math.floor(index / 25)}.html`), makePage(index));
  for (let index = 0; index < 1_480; index++)
    writeFileSync(join(folder, 'img', `i${index}.png`), Buffer.alloc(33_000, index));
  for (let index = 0; index < 10; index++) {
    const rules = Array.from(
      { length: 4_000 },
      (_, n) => `.c${index}-${n} > a:hover { color: #${n}; background: url(../img/i${n % 1480}.png) }`,
    ).join('\n');
    writeFileSync(join(folder, 'css', index === 0 ? 'theme.css' : `t${index}.css`), rules);
    writeFileSync(
      join(folder, 'js', index === 0 ? 'app.js' : `a${index}.js`),
      `const x = ["https://api.example.net/v1"];\n`.repeat(8_000),
    );
  }
}

interface Measured {
  readonly ms: number;
  readonly memoryMb: number;
}

/** Runs a program to its end; its memory is the most that the system saw it use. */
function measure(
  command: string,
  args: readonly string[],
  { environment = {}, isStrict = false }: { environment?: Record<string, string>; isStrict?: boolean } = {},
): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const child = spawn(command, args, { env: { PATH: process.env['PATH'] ?? '', ...environment }, stdio: 'ignore' });
    let memoryKb = 0;
    const timer = setInterval(() => {
      const status = existsSync(`/proc/${child.pid ?? 0}/status`)
        ? readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8')
        : '';
      memoryKb = Math.max(memoryKb, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0));
    }, 20);
    const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      clearTimeout(limit);
      if (code !== 0 && isStrict) reject(new Error(`${args.join(' ')} ended with exit code ${code ?? 'none'}.`));
      resolve({ ms: performance.now() - startedMs, memoryMb: memoryKb / 1024 });
    });
  });
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const { values: options } = parseArgs({
  options: { folder: { type: 'string' }, rounds: { type: 'string', default: '5' }, hyperlink: { type: 'string' } },
});
const work = mkdtempSync(join(tmpdir(), 'bench-audit-'));
const folder = options.folder ?? join(work, 'site');
if (options.folder === undefined) makeSite(folder);
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const list = join(work, 'files');
writeFileSync(list, files.join('\0'));
writeFileSync(join(work, 'output'), '');
mkdirSync(peers, { recursive: true });
// One at a time: hyperlink fetches its program from GitHub when it is installed, which is not possible everywhere.
for (const peer of PEERS) {
  const name = peer.slice(0, peer.lastIndexOf('@'));
  if (!existsSync(join(peers, name, 'node_modules')))
    spawnSync('npm', ['install', '--prefix', join(peers, name), peer], { stdio: 'ignore' });
}
const hyperlink = options.hyperlink ?? join(peers, '@untitaker/hyperlink', 'node_modules', '.bin', 'hyperlink');
const linkinator = join(peers, 'linkinator', 'node_modules', 'linkinator', 'build', 'src', 'cli.js');
const inputs = { path: folder, browser: 'false', 'fail-on': 'never', resolve: 'auto' };
const environment = {
  ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value])),
  GITHUB_OUTPUT: join(work, 'output'),
  RUNNER_TEMP: work,
};
const programs: Readonly<Record<string, () => Promise<Measured>>> = {
  sha256sum: () => measure('xargs', ['-0', '-a', list, 'sha256sum']),
  'the audit, browser off': () =>
    measure(process.execPath, [join(root, 'dist', 'audit', 'index.js')], { environment, isStrict: true }),
  'hyperlink 0.3.2': () => measure(hyperlink, [folder, '--check-anchors']),
  'linkinator 8.1.0': () =>
    measure(process.execPath, [linkinator, folder, '--recurse', '--skip', '^https?://(?!localhost|127)', '--silent']),
};
// Linkinator serves and crawls the site, which takes minutes.
const once = new Set(['linkinator 8.1.0']);
const missing = new Set([
  ...(existsSync(hyperlink) ? [] : ['hyperlink 0.3.2']),
  ...(existsSync(linkinator) ? [] : ['linkinator 8.1.0']),
]);
const samples = new Map<string, Measured[]>();
for (let round = 0; round < Number(options.rounds); round++) {
  for (const [name, run] of Object.entries(programs)) {
    if ((round > 0 && once.has(name)) || missing.has(name)) continue;
    samples.set(name, [...(samples.get(name) ?? []), await run()]);
  }
}
const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
rmSync(work, { recursive: true, force: true });
const base = median((samples.get('sha256sum') ?? []).map(({ ms }) => ms));
console.log(
  `${files.length} files, ${files.filter((file) => /\.html?$/.test(file)).length} pages, ${(bytes / 1e6).toFixed(0)} MB; median of ${options.rounds} interleaved rounds, Node ${process.version}\n`,
);
console.log('| what | median | of sha256sum | most memory |\n| --- | --- | --- | --- |');
for (const [name, all] of samples) {
  const ms = median(all.map((one) => one.ms));
  console.log(
    `| ${name}${once.has(name) ? ' (one round)' : ''} | ${(ms / 1000).toFixed(2)} s | ${(ms / base).toFixed(2)} | ${Math.max(...all.map(({ memoryMb }) => memoryMb)).toFixed(0)} MB |`,
  );
}
for (const name of missing) console.log(`| ${name} | could not be installed here | | |`);
console.log(`\nThe audit is expected at ${EXPECTED_RATIO} times sha256sum at most, in ${EXPECTED_MEMORY_MB} MiB.`);
