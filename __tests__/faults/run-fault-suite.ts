import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { leftovers, packBundle, requestedRanges, sha256Of, type TestBundle } from '../support/bundles.ts';
import { startAction, trace, withEmulator, type ActionRun, type RunOptions } from '../support/run-action.ts';
import {
  ARROW,
  describeExpected,
  type CaseContext,
  type Expected,
  type FaultCase,
  type FaultSuite,
  type Result,
} from './fault-case.ts';

/** Bytes of the picture in the bundle of most suites. */
export const BUNDLE_BYTES = 400_000;
/** A run that takes longer is killed. The longest expected wait is 30 s, for a connection that stalls. */
const MAX_RUN_MS = 120_000;
/** The workflow commands that the action writes. */
const COMMANDS = /^::(add-mask|debug|notice|warning|error)(?: [^:]*)?::/;
/** Control characters, except the line feed. */
// eslint-disable-next-line no-control-regex -- must match control characters
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/;

function mergeOptions(first: RunOptions = {}, second: RunOptions = {}): RunOptions {
  return {
    ...first,
    ...second,
    inputs: { ...first.inputs, ...second.inputs },
    environment: { ...first.environment, ...second.environment },
    secrets: [...(first.secrets ?? []), ...(second.secrets ?? [])],
  };
}

/** Holds for every case, whatever the fault is. */
function checkInvariants({ run, directory, emulator }: Result): void {
  expect(run.stderr).toBe('');
  for (const line of run.stdout.split('\n')) {
    if (line.startsWith('::')) expect(line).toMatch(COMMANDS);
    expect(line).not.toContain('##[');
  }
  expect(run.stdout).not.toMatch(CONTROLS);
  expect(run.summary).not.toMatch(/<script|<img|onerror=/i);
  for (const folder of ['temp', 'tool-cache']) expect(existsSync(join(directory, folder))).toBe(true);
  expect(leftovers(directory)).toEqual([]);
  if (emulator.requests.some(({ endpoint }) => endpoint === 'status')) expect(run.outputs).toHaveProperty('jobId');
  if (run.exitCode === 1) {
    for (const name of ['bundlePath', 'sitePath', 'sha256']) expect(run.outputs).not.toHaveProperty(name);
  }
}

function checkEnding(run: ActionRun, { errorCode, messages = [] }: Expected): void {
  if (errorCode === undefined) {
    expect(run.annotations.filter(({ level }) => level === 'error')).toEqual([]);
    expect(run.exitCode).toBe(0);
    for (const text of messages) expect(run.log.join('\n')).toContain(text);
    return;
  }
  expect(run.exitCode).toBe(1);
  const [first, ...others] = run.failure.message.split('\n');
  expect(first).toMatch(new RegExp(`^\\[${errorCode}\\] `));
  // At least one more line says what to do next.
  expect(others.length).toBeGreaterThan(0);
  for (const text of messages) expect(run.failure.message).toContain(text);
}

/** The file in `bundlePath` is the served bundle. */
async function checkBundle({ run, bundle }: Result): Promise<void> {
  const { bundlePath } = run.outputs;
  if (bundlePath === undefined) return;
  expect({ ofFile: await sha256Of(bundlePath), output: run.outputs['sha256'] }).toEqual({
    ofFile: bundle.sha256,
    output: bundle.sha256,
  });
}

async function check(result: Result, expected: Expected): Promise<void> {
  const { run, emulator } = result;
  const { warnings = [], outputs = {}, without = [], requests, ranges, checks = {} } = expected;
  checkEnding(run, expected);
  checkInvariants(result);
  await checkBundle(result);
  expect(run.annotations.filter(({ level }) => level === 'warning').map(({ title }) => title)).toEqual(warnings);
  expect(run.outputs).toMatchObject(outputs);
  for (const name of without) expect(run.outputs).not.toHaveProperty(name);
  if (requests) expect(trace(emulator.requests)).toEqual(requests);
  if (ranges) expect(requestedRanges(emulator)).toEqual(ranges);
  for (const runCheck of Object.values(checks)) await runCheck(result);
}

async function bundleOf(file: string): Promise<TestBundle> {
  return { file, sha256: await sha256Of(file) };
}

async function runCase(row: FaultCase, bundle: TestBundle): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'fault-'));
  const cleanUps: (() => unknown)[] = [];
  const killers: NodeJS.Timeout[] = [];
  try {
    const service = typeof row.service === 'function' ? await row.service() : row.service;
    await withEmulator({ archiveFile: bundle.file, ...service }, async (emulator) => {
      let options = row.run ?? {};
      const context: CaseContext = {
        ...{ emulator, directory },
        bundle: service?.archiveFile === undefined ? bundle : await bundleOf(service.archiveFile),
        onEnd: (step) => {
          cleanUps.unshift(step);
        },
        start: (more) => {
          const action = startAction(emulator, { directory, ...mergeOptions(options, more) });
          killers.push(setTimeout(() => action.child.kill('SIGKILL'), MAX_RUN_MS));
          return action;
        },
      };
      row.faults?.forEach(emulator.inject);
      if (row.prepare) options = mergeOptions(options, await row.prepare(context));
      const run = await (row.act ? row.act(context) : context.start().finished);
      await check({ ...context, run }, row.expect);
    });
  } finally {
    killers.forEach(clearTimeout);
    for (const step of cleanUps) await step();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Declares one test for each case. Some run at the same time. */
export function runFaultSuite({ title, bundleBytes = BUNDLE_BYTES, cases }: FaultSuite): void {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const packed = packBundle(folder, bundleBytes);
  describe(title, () => {
    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    for (const row of cases) {
      it.concurrent(`${row.name}${ARROW}${describeExpected(row.expect)}`, async () => {
        await runCase(row, await packed);
      });
    }
  });
}
