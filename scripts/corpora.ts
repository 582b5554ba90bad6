// `npm run corpora -- --install`: builds a small documentation with real generators, twice, and seeds known edits into it.
// The comparison must find nothing between the two builds, and exactly the edits in the seeded ones.
// `--only <name>` takes one generator. Needs npm and Python.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareSites } from '../src/compare/compare-sites.ts';
import { isChanged, type CompareReport } from '../src/compare/compare-report.ts';
import { listSite } from '../src/site/folder.ts';
import { GENERATORS, install, type Generator } from './corpora/generators.ts';
import { seedEdits, type SeededTruth } from './corpora/seeded-edits.ts';
import { writeSources } from './corpora/sources.ts';

const work = fileURLToPath(new URL('../.work/corpora', import.meta.url));

/** What the issue of a release asks of renames; edits have to be exact. */
const MIN_RENAME_PRECISION = 0.99;
const MIN_RENAME_RECALL = 0.95;

const { values: options } = parseArgs({
  options: { install: { type: 'boolean', default: false }, only: { type: 'string' } },
});

async function compare(before: string, after: string): Promise<CompareReport> {
  const folders = { before: await listSite(before), after: await listSite(after) };
  const settings = { selectors: {}, redirects: undefined, workerFile: undefined, onProgress: () => undefined };
  return (await compareSites(folders, settings)).report;
}

function buildTwice(generator: Generator, folder: string): [string, string] {
  const sources = join(folder, 'sources');
  const pages = writeSources(sources);
  const outs: [string, string] = [join(folder, 'site-1'), join(folder, 'site-2')];
  for (const [index, out] of outs.entries()) {
    rmSync(out, { recursive: true, force: true });
    const extraEntry = index === 1;
    generator.build({ folder, sources, pages, out, footer: `Build ${index + 1}`, extraEntry });
  }
  return outs;
}

function checkRebuild(report: CompareReport): string[] {
  const wrong: string[] = [];
  if (isChanged(report)) wrong.push(`the rebuild is changed: ${JSON.stringify(report.edited.slice(0, 3))}`);
  if (report.before.contentDigest !== report.after.contentDigest) wrong.push('the rebuild has another digest');
  return wrong;
}

interface Scores {
  readonly edited: number;
  readonly moved: number;
  readonly precision: number;
  readonly recall: number;
  readonly wrong: readonly string[];
}

function score(report: CompareReport, truth: SeededTruth): Scores {
  const wrong: string[] = [];
  const expected = new Map(Object.entries(truth.edited));
  for (const { page, kinds, lostAnchors } of report.edited) {
    const kindsOfTruth = expected.get(page);
    if (kindsOfTruth?.join() !== kinds.join())
      wrong.push(`${page}: ${kinds.join()} in place of ${kindsOfTruth?.join() ?? 'nothing'}`);
    const anchor = truth.lostAnchors[page];
    if (anchor !== undefined && !lostAnchors.includes(anchor)) wrong.push(`${page}: lost anchor not found`);
  }
  const found = new Set(report.edited.map(({ page }) => page));
  for (const page of expected.keys()) if (!found.has(page)) wrong.push(`${page}: edit not found`);
  const moves = Object.entries(truth.moved);
  const right = report.moved.filter(({ from, to }) => truth.moved[from] === to).length;
  const precision = right / Math.max(1, report.moved.length);
  const recall = right / Math.max(1, moves.length);
  if (precision < MIN_RENAME_PRECISION || recall < MIN_RENAME_RECALL)
    wrong.push(`renames: precision ${precision}, recall ${recall}`);
  return { edited: expected.size, moved: moves.length, precision, recall, wrong };
}

async function check(generator: Generator): Promise<boolean> {
  const folder = join(work, generator.name.toLowerCase().replace(/\W+/g, '-'));
  if (options.install) install(generator, folder);
  if (!existsSync(folder)) throw new Error(`${generator.name} is not installed: pass --install.`);
  const [first, second] = buildTwice(generator, folder);
  const rebuild = await compare(first, second);
  const seeded = join(folder, 'site-seeded');
  const truth = seedEdits(first, seeded);
  const { edited, moved, precision, recall, wrong } = score(await compare(first, seeded), truth);
  const failures = [...checkRebuild(rebuild), ...wrong];
  console.log(
    `${generator.name}: ${rebuild.after.pages} pages; rebuild: ${rebuild.edited.length} edited; ${edited} seeded edits, ` +
      `${wrong.length} wrong; ${moved} renames, precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`,
  );
  for (const failure of failures.slice(0, 10)) console.error(`FAILED: ${generator.name}: ${failure}`);
  return failures.length === 0;
}

mkdirSync(work, { recursive: true });
let passed = true;
for (const generator of GENERATORS) {
  if (options.only === undefined || options.only === generator.name) passed = (await check(generator)) && passed;
}
process.exitCode = passed ? 0 : 1;
