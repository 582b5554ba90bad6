// Runs the built action with random faults. Each run must end with the correct bundle or with a known error code.
//
// `npm run soak -- --runs N --seed S` makes N runs with the seeds S, S + 1, and so on. `--runs 1` repeats a single run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmulator, type Emulator, type Fault, type FaultAction } from '../emulator/index.ts';
import { leftovers, packBundle, sha256Of, type TestBundle } from '../__tests__/support/bundles.ts';
import { startAction, type ActionRun } from '../__tests__/support/run-action.ts';
import { seededRandom } from '../__tests__/support/sample-site.ts';

const BUNDLE_BYTES = 300_000;
/** `timeout-minutes` of each run, in seconds. */
const TIMEOUT_SECONDS = 12;
/** Downloads can continue after the timeout. A run that takes longer than this is killed. */
const KILL_AFTER_MS = TIMEOUT_SECONDS * 1_000 + 120_000;
const CONCURRENCY = 3;

type Random = () => number;

function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

function respond(status: number, body = '', headers: Record<string, string> = {}): FaultAction {
  return { type: 'respond', status, body, headers };
}

const STATUSES = [400, 401, 403, 404, 408, 409, 425, 429, 500, 502, 503, 504] as const;
const BODIES = [
  '',
  '<html>Log in</html>',
  'null',
  '[]',
  '{',
  '{"status":"odd"}',
  '{"status":"failed","error":"no"}',
] as const;

function apiFault(random: Random): FaultAction {
  const kinds = [
    () => respond(pick(random, STATUSES)),
    () => respond(pick(random, [429, 503]), '', { 'retry-after': pick(random, ['0', '1', 'soon', '86400', '-1']) }),
    () => respond(200, pick(random, BODIES)),
    (): FaultAction => ({ type: 'reset', when: pick(random, ['before', 'after']) }),
    (): FaultAction => ({
      type: 'deliver',
      framing: pick(random, ['length', 'chunked', 'close']),
      truncateAt: below(random, 60),
    }),
    (): FaultAction => ({ type: 'deliver', stallAt: below(random, 60) }),
    (): FaultAction => ({ type: 'deliver', bytesPerSecond: 50 + below(random, 2_000), slowHeaders: random() < 0.5 }),
    (): FaultAction => ({ type: 'huge', megabytes: 3 }),
    (): FaultAction => ({ type: 'gzip' }),
    (): FaultAction => ({ type: 'delay', ms: below(random, 1_500) }),
  ] as const;
  return pick<() => FaultAction>(random, kinds)();
}

function storeFault(random: Random, bytes: Buffer): FaultAction {
  const changed = (): Buffer => {
    const copy = Buffer.from(bytes);
    const at = below(random, copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << below(random, 8));
    return copy;
  };
  const kinds = [
    () => respond(pick(random, STATUSES)),
    () => respond(200, pick(random, BODIES)),
    (): FaultAction => ({ type: 'respond', status: 200, body: changed() }),
    (): FaultAction => ({ type: 'respond', status: 200, body: bytes.subarray(0, below(random, bytes.length)) }),
    (): FaultAction => ({ type: 'reset', when: pick(random, ['before', 'after']) }),
    (): FaultAction => ({
      type: 'deliver',
      framing: pick(random, ['length', 'chunked', 'close']),
      truncateAt: below(random, bytes.length),
    }),
    (): FaultAction => ({ type: 'deliver', bytesPerSecond: 100_000 + below(random, 900_000) }),
    (): FaultAction => ({ type: 'alter', headers: { etag: pick(random, [null, '"other"', 'W/"weak"']) } }),
    (): FaultAction => ({ type: 'alter', headers: { 'content-range': pick(random, [null, 'bytes 0-9/99', 'x']) } }),
    (): FaultAction => ({ type: 'alter', headers: { 'content-length': String(below(random, 2 * bytes.length)) } }),
    (): FaultAction => ({ type: 'ignoreRange' }),
    (): FaultAction => ({ type: 'gzip' }),
  ] as const;
  return pick<() => FaultAction>(random, kinds)();
}

/** Two to six random faults. */
function randomFaults(seed: number, bytes: Buffer): Fault[] {
  const random = seededRandom(seed);
  return Array.from({ length: 2 + below(random, 5) }, (): Fault => {
    const on = pick(random, ['start', 'status', 'status', 'bundle', 'download', 'download', 'download'] as const);
    const action = on === 'download' ? storeFault(random, bytes) : apiFault(random);
    return { on, times: 1 + below(random, 2), after: on === 'status' ? below(random, 3) : 0, do: action };
  });
}

/** Describes what is wrong with the result of a run. */
async function findProblem(run: ActionRun, directory: string, bundle: TestBundle): Promise<string | undefined> {
  if (run.exitCode === null) return 'did not end and was killed';
  if (run.stderr !== '') return `wrote to stderr: ${run.stderr}`;
  if (leftovers(directory).length > 0) return `left files behind: ${leftovers(directory).join(', ')}`;
  const { bundlePath, sha256 } = run.outputs;
  if (run.exitCode === 0) {
    const isRight = sha256 === bundle.sha256 && (await sha256Of(bundlePath ?? '')) === bundle.sha256;
    return isRight ? undefined : 'succeeded with a wrong bundle';
  }
  if (bundlePath !== undefined) return 'failed but set the output bundlePath';
  return /^\[(?!internal\])[a-z-]+\] /.test(run.failure.message)
    ? undefined
    : `failed with an unknown error: ${run.failure.message}`;
}

async function runOnce(seed: number, bundle: TestBundle, bytes: Buffer): Promise<{ code: string; problem?: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'soak-'));
  const emulator: Emulator = await startEmulator({ pages: 3, queuedMs: 200, pageMs: 50, archiveFile: bundle.file });
  randomFaults(seed, bytes).forEach(emulator.inject);
  try {
    const inputs = { download: 'true', extract: 'true', 'timeout-minutes': String(TIMEOUT_SECONDS / 60) };
    const action = startAction(emulator, { directory, inputs });
    const killer = setTimeout(() => action.child.kill('SIGKILL'), KILL_AFTER_MS);
    const run = await action.finished;
    clearTimeout(killer);
    const problem = await findProblem(run, directory, bundle);
    const code =
      run.exitCode === 0 ? 'success' : (/\[([a-z-]+)\]/.exec(run.stdout.split('::error')[1] ?? '')?.[1] ?? 'none');
    return problem === undefined ? { code } : { code, problem };
  } catch (error) {
    return { code: 'none', problem: String(error) };
  } finally {
    await emulator.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function soak(runs: number, first: number): Promise<boolean> {
  console.log(`${runs} runs, seeds ${first} to ${first + runs - 1}`);
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const bundle = await packBundle(folder, BUNDLE_BYTES);
  const bytes = readFileSync(bundle.file);
  const codes = new Map<string, number>();
  let next = first;
  let problemCount = 0;
  const work = async (): Promise<void> => {
    while (next < first + runs) {
      const seed = next++;
      const { code, problem } = await runOnce(seed, bundle, bytes);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      if (problem === undefined) continue;
      problemCount += 1;
      console.error(`Seed ${seed}: ${problem}\nTo repeat: npm run soak -- --runs 1 --seed ${seed}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  rmSync(folder, { recursive: true });
  for (const [code, count] of [...codes].sort(([, a], [, b]) => b - a)) console.log(`${count} ${code}`);
  console.log(problemCount === 0 ? 'All runs ended as expected.' : `${problemCount} runs did not end as expected.`);
  return problemCount === 0;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
process.exitCode = (await soak(Number(values.runs), Number(values.seed))) ? 0 : 1;
