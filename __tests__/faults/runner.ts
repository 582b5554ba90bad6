import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import type { ActionRun, RunOptions } from '../support/run-action.ts';
import { finishWithin, requestArrived, until } from '../support/wait.ts';
import { always, COMPLETED_AT_ONCE, DOWNLOAD_AND_EXTRACT, once, respond } from './builders.ts';
import { CACHE } from './runner-cache.ts';
import { RUNNER_VARIABLES } from './runner-variables.ts';
import type { FaultSuite, FaultCase, CaseContext } from './fault-case.ts';

/** A phase of a run, and the fault that holds the run there. */
interface Phase {
  readonly name: string;
  readonly service?: FaultCase['service'];
  readonly fault?: Fault;
  readonly reached: (context: CaseContext) => Promise<void>;
}

const STALLED: Fault['do'] = { type: 'deliver', stallAt: 1 };
/** Bytes of the picture in the bundle of this suite. */
const BUNDLE_BYTES = 2_000_000;
/** The store stalls after three quarters of the bundle. By then, some of it is on disk. */
const PARTLY_SENT: Fault = { on: 'download', do: { type: 'deliver', stallAt: 0.75 * BUNDLE_BYTES } };

function pathsBelow(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

/** Whether a folder has a file that is not empty. */
function hasContent(folder: string): boolean {
  const found = pathsBelow(folder).map((path) => statSync(join(folder, path), { throwIfNoEntry: false }));
  return found.some((stats) => stats?.isFile() === true && stats.size > 0);
}

const PHASES: readonly Phase[] = [
  {
    name: 'while a poll hangs',
    fault: { on: 'status', do: STALLED },
    reached: (context) => requestArrived(context.emulator, 'status'),
  },
  {
    name: 'during the pause before a retry',
    fault: always('status', respond(503, '', { 'retry-after': '60' })),
    reached: (context) => requestArrived(context.emulator, 'status'),
  },
  {
    name: 'while the bundle request hangs',
    service: COMPLETED_AT_ONCE,
    fault: { on: 'bundle', do: STALLED },
    reached: (context) => requestArrived(context.emulator, 'bundle'),
  },
  {
    name: 'while the store does not respond',
    service: COMPLETED_AT_ONCE,
    fault: { on: 'download', do: STALLED },
    reached: (context) => requestArrived(context.emulator, 'download'),
  },
  {
    name: 'during the pause before the download is retried',
    service: COMPLETED_AT_ONCE,
    fault: always('download', respond(503, '', { 'retry-after': '60' })),
    reached: (context) => requestArrived(context.emulator, 'download'),
  },
  {
    name: 'while the bundle is downloaded and unpacked',
    service: COMPLETED_AT_ONCE,
    fault: PARTLY_SENT,
    reached: ({ directory }) => until(() => hasContent(join(directory, 'tool-cache'))),
  },
];

/** A later run can resume the job. */
const JOB_IS_NAMED: NonNullable<FaultCase['expect']['checks']> = {
  'sets jobId and names the job in the message': ({ run }) => {
    expect(run.outputs).toHaveProperty('jobId');
    expect(run.failure.message).toContain(`job-id: ${run.outputs['jobId'] ?? ''}`);
  },
};

/** The runner sends the next signal 7.5 s after SIGINT. The step must end before that. */
const GRACE_MS = 5_000;

function signalled(signal: 'SIGINT' | 'SIGTERM', { name, service, fault, reached }: Phase): FaultCase {
  return {
    name: `${signal} ${name}`,
    ...(service && { service }),
    ...(fault && { faults: [fault] }),
    run: { inputs: { ...DOWNLOAD_AND_EXTRACT.inputs, 'poll-interval-seconds': '30' } },
    act: async (context) => {
      const action = context.start();
      await reached(context);
      action.child.kill(signal);
      return finishWithin(action, GRACE_MS);
    },
    expect: { errorCode: 'cancelled', messages: [`cancelled (${signal})`], checks: JOB_IS_NAMED },
  };
}

/** As the runner does before each job. */
function clearTemp(directory: string): void {
  rmSync(join(directory, 'temp'), { recursive: true, force: true });
}

/** The staging folder of a killed run stays for days. No run uses it. */
function clearStaging(directory: string): void {
  const cache = join(directory, 'tool-cache');
  for (const path of pathsBelow(cache))
    if (/\.staging[\\/][^\\/]+$/.test(path)) rmSync(join(cache, path), { recursive: true });
}

/** Nothing holds a run right after a rename. Some runs end before the kill, and are repeated this often. */
const MAX_KILLS = 25;

async function runUntilKilled(context: CaseContext, reached: Phase['reached']): Promise<ActionRun> {
  for (let kills = 1; ; kills++) {
    const action = context.start();
    await reached(context);
    action.child.kill('SIGKILL');
    const run = await action.finished;
    if (run.exitCode === null || kills === MAX_KILLS) return run;
    rmSync(join(context.directory, 'tool-cache'), { recursive: true });
  }
}

/** The second run must not use anything of the killed one. The third finds what the second cached. */
async function killThenRerun(context: CaseContext, reached: Phase['reached']): Promise<ActionRun> {
  const killed = await runUntilKilled(context, reached);
  expect(killed.exitCode).toBeNull();
  clearTemp(context.directory);
  const { jobId } = killed.outputs;
  const resume = (id: string | undefined): RunOptions =>
    id === undefined ? {} : { inputs: { domain: undefined, 'job-id': id } };
  const second = await context.start(resume(jobId)).finished;
  expect(second.exitCode).toBe(0);
  if (jobId !== undefined) expect(second.outputs['jobId']).toBe(jobId);
  clearStaging(context.directory);
  return context.start(resume(second.outputs['jobId'])).finished;
}

const KILLED: readonly Phase[] = [
  {
    name: 'while the start request hangs',
    fault: once('start', STALLED),
    reached: (context) => requestArrived(context.emulator, 'start'),
  },
  {
    name: 'while the bundle request hangs',
    service: COMPLETED_AT_ONCE,
    fault: { on: 'bundle', do: STALLED },
    reached: (context) => requestArrived(context.emulator, 'bundle'),
  },
  {
    name: 'before the first byte arrives',
    service: COMPLETED_AT_ONCE,
    fault: { on: 'download', do: STALLED },
    reached: ({ directory }) =>
      until(() => pathsBelow(join(directory, 'tool-cache')).some((path) => path.includes('.staging'))),
  },
  {
    name: 'during the download',
    service: COMPLETED_AT_ONCE,
    fault: PARTLY_SENT,
    reached: ({ directory }) => until(() => hasContent(join(directory, 'tool-cache'))),
  },
  {
    name: 'after the archive is in the cache',
    service: COMPLETED_AT_ONCE,
    reached: ({ directory }) =>
      until(
        () => pathsBelow(join(directory, 'tool-cache')).some((path) => /^(?!.*\.staging).*[\\/]archive$/.test(path)),
        0,
      ),
  },
  {
    name: 'after the site is in the cache',
    service: COMPLETED_AT_ONCE,
    reached: ({ directory }) =>
      until(
        () => pathsBelow(join(directory, 'tool-cache')).some((path) => /^(?!.*\.staging).*[\\/]site$/.test(path)),
        0,
      ),
  },
];

const DEBUG: readonly FaultCase[] = [
  {
    name: 'debug mode is on',
    run: { ...DOWNLOAD_AND_EXTRACT, environment: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' } },
    expect: {
      outputs: { cacheHit: 'false' },
      checks: {
        'writes debug lines': ({ run }) => {
          expect(run.debug.length).toBeGreaterThan(0);
        },
      },
    },
  },
  {
    name: 'debug mode is on, and the download fails',
    service: { linkLifetimeMs: 0 },
    run: { ...DOWNLOAD_AND_EXTRACT, environment: { RUNNER_DEBUG: '1' } },
    expect: { errorCode: 'download-failed' },
  },
];

export const RUNNER: FaultSuite = {
  title: 'Runner',
  bundleBytes: BUNDLE_BYTES,
  cases: [
    ...(['SIGINT', 'SIGTERM'] as const).flatMap((signal) => PHASES.map((phase) => signalled(signal, phase))),
    ...KILLED.map(({ name, service, fault, reached }): FaultCase => ({
      name: `SIGKILL ${name}, then two more runs`,
      ...(service && { service }),
      ...(fault && { faults: [fault] }),
      run: DOWNLOAD_AND_EXTRACT,
      act: (context) => killThenRerun(context, reached),
      expect: { outputs: { status: 'completed', cacheHit: 'true' } },
    })),
    ...RUNNER_VARIABLES,
    ...CACHE,
    ...DEBUG,
  ],
};
