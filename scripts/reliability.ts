// Writes docs/reliability.md: the number of tests by kind, and the seeds of random tests.
//
// npm run reliability                      lists the tests of both suites and writes the document
// npm run reliability -- --check [FILE]    only compares; FILE has the results of a fault run (--json --outputFile=FILE)
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';

const root = fileURLToPath(new URL('..', import.meta.url));
const document = join(root, 'docs', 'reliability.md');

/** The folders of `npm test`, and what their tests cover. */
const MAIN_KINDS: Readonly<Record<string, string>> = {
  unit: 'Single modules, with plain values in and out',
  process: 'The built action, started as a runner starts it, against the emulator',
  contract: '`action.yml`, code, documents, recipes and workflows match each other',
  emulator: 'The emulator follows the contract of the service',
};

/** The suites of `npm run test:faults`, and what goes wrong in them. */
const FAULT_KINDS: Readonly<Record<string, string>> = {
  Start: 'Start requests that are refused, redirected, lost, or answered incorrectly',
  Poll: 'Errors, `Retry-After`, unknown states and malformed responses during the wait',
  Link: 'Links that expire, are unsafe, or redirect to other hosts',
  Download: 'Transfers that break, stall, or do not match their headers',
  Archive: 'Hostile and damaged archives, up to the size limits',
  'Agent and GitHub': 'Agent jobs, pull request links and GitHub API errors',
  Injection: 'Hostile text in each field that the service or the store controls',
  'Proxies, certificates, clocks': 'Proxies, private and wrong certificates, wrong clocks',
  Runner: 'Missing folders, full disks, signals, and runs that share a tool cache',
  Fuzz: 'Random inputs for each parser',
  'Leak check': 'Secrets in each place and form that the leak check must find',
};

interface Test {
  readonly kind: string;
  readonly title: string;
}

interface JestResults {
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[]; readonly title: string }[];
  }[];
}

/**
 * The tests in a results file of Jest. The kind is the folder below `__tests__`, or the suite of a fault test.
 *
 * @throws Error when a test file could not be loaded, because its tests are missing then
 */
function testsIn(file: string): Test[] {
  const { numRuntimeErrorTestSuites, testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults;
  if (numRuntimeErrorTestSuites > 0) throw new Error(`${numRuntimeErrorTestSuites} test files could not be loaded.`);
  return testResults.flatMap(({ name, assertionResults }) => {
    const [folder = ''] = relative(join(root, '__tests__'), name).split(/[\\/]/);
    return assertionResults.map(({ ancestorTitles: [suite = ''], title }) => ({
      kind: folder === 'faults' ? suite : folder,
      title,
    }));
  });
}

/** Lists the tests of a suite without running them: the name pattern matches none. */
function listTests(...config: readonly string[]): Test[] {
  const folder = mkdtempSync(join(tmpdir(), 'reliability-'));
  const results = join(folder, 'results.json');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const options = ['--testNamePattern=(?!)', '--json', `--outputFile=${results}`, ...config];
  const { status, stderr } = spawnSync(process.execPath, [...flags, jest, ...options], { cwd: root, encoding: 'utf8' });
  try {
    if (status !== 0) throw new Error(`Jest ended with exit code ${status ?? 'none'}:\n${stderr}`);
    return testsIn(results);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** One row per kind with the number of its tests. Throws when a kind has no description. */
function kindTable(tests: readonly Test[], kinds: Readonly<Record<string, string>>): string {
  const unknown = tests.find(({ kind }) => !(kind in kinds));
  if (unknown) throw new Error(`Describe the kind "${unknown.kind}" in scripts/reliability.ts.`);
  const rows = Object.entries(kinds).map(([kind, covers]) => {
    const count = tests.filter((test) => test.kind === kind).length;
    return `| ${kind} | ${covers} | ${formatNumber(count)} |`;
  });
  return ['| Kind | Covers | Tests |', '| --- | --- | ---: |', ...rows].join('\n');
}

/** The random tests by kind and seed. The title of a test with many cases has their number, such as "200 random inputs". */
function seedTable(tests: readonly Test[]): string {
  const cases = new Map<string, number>();
  for (const { kind, title } of tests) {
    const seed = /\(seed (\d+)\)/.exec(title)?.[1];
    if (seed === undefined) continue;
    const count = Number(/\b(\d+) random\b/.exec(title)?.[1] ?? 1);
    const row = `| ${kind} | ${seed} |`;
    cases.set(row, (cases.get(row) ?? 0) + count);
  }
  const rows = [...cases].sort(([a], [b]) => (a < b ? -1 : 1)).map(([row, count]) => `${row} ${formatNumber(count)} |`);
  return ['| Kind | Seed | Random cases |', '| --- | --- | ---: |', ...rows].join('\n');
}

/** The runs and the seed with which .ci/run calls `npm run soak`. */
function soakRuns(): { readonly runs: string; readonly seed: string } {
  const [, runs, seed] = /soak -- --runs (\d+) --seed (\d+)/.exec(readFileSync(join(root, '.ci', 'run'), 'utf8')) ?? [];
  if (runs === undefined || seed === undefined) throw new Error('.ci/run does not call `npm run soak` with a seed.');
  return { runs, seed };
}

async function render(main: readonly Test[], faults: readonly Test[]): Promise<string> {
  const { runs, seed } = soakRuns();
  const text = `# Reliability

This page summarizes what the tests cover. \`npm run reliability\` generates this page from the test suites.

## Functions

\`npm test\` has ${formatNumber(main.length)} tests. Tests that need a server start a real one on the same machine.

${kindTable(main, MAIN_KINDS)}

## Faults

\`npm run test:faults\` has ${formatNumber(faults.length)} tests. Most of them start the built action in its own process, against a server that
fails in one way. Whatever the fault is, each of these tests also checks that:

- the process ends by itself, with exit code 0 or 1 and nothing on stderr
- a failed step has one error annotation with a code and what to do next
- the job ID is an output, if the job was started
- no key or signature appears in the log, summary, files, other outputs, or requests to other servers
- no control character or foreign workflow command reaches the log
- no incomplete file is left, and a failed step has no path as output

${kindTable(faults, FAULT_KINDS)}

## Random tests

Seeds are fixed, so that you can reproduce each failure.

${seedTable(faults)}

\`npm run soak\` runs the built action with random combinations of faults. Each run must end in time, with the correct bytes or a
known error code. The checks do ${runs} runs, with seed ${seed} and the seeds that follow it.
`;
  return format(text, { ...(await resolveConfig(document)), parser: 'markdown' });
}

const { values: options, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [faultResults] = positionals;
const faults = faultResults === undefined ? listTests('--config', 'jest.faults.config.json') : testsIn(faultResults);
const rendered = await render(listTests(), faults);
if (!options.check) {
  writeFileSync(document, rendered);
} else if (rendered !== readFileSync(document, 'utf8')) {
  console.error('docs/reliability.md does not match the test suites. Run `npm run reliability`.');
  process.exitCode = 1;
}
