import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import type { ActionRun } from '../support/run-action.ts';
import { always, respond, requestArrived, FETCH, once, until } from './builders.ts';
import { CACHE } from './runner-cache.ts';
import { PLACES } from './runner-places.ts';
import type { Chapter, FaultCase, CaseContext } from './table.ts';

/** A moment in a run, and how the run is held there. */
interface Phase {
  readonly name: string;
  readonly service?: FaultCase['service'];
  readonly fault?: Fault;
  readonly reached: (scene: CaseContext) => Promise<void>;
  /** Whether the job's id is known by then. */
  readonly known: boolean;
}

const STALLED: Fault['do'] = { type: 'deliver', stallAt: 1 };
const DONE = { exportScript: () => ({ status: 'completed' }) };
/** Bytes of the picture in this chapter's bundle. */
const BUNDLE_BYTES = 2_000_000;
/** The store falls silent with three quarters of the bundle sent: by then some of it is on the disk. */
const PARTLY_SENT: Fault = { on: 'download', do: { type: 'deliver', stallAt: 0.75 * BUNDLE_BYTES } };
function below(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

/** Whether a file in a folder has a first byte. */
function someOnDisk(folder: string): boolean {
  const found = below(folder).map((path) => statSync(join(folder, path), { throwIfNoEntry: false }));
  return found.some((stats) => stats?.isFile() === true && stats.size > 0);
}

const PHASES: readonly Phase[] = [
  {
    name: 'in a poll that hangs',
    fault: { on: 'status', do: STALLED },
    reached: (scene) => requestArrived(scene, 'status'),
    known: true,
  },
  {
    name: 'in the pause before a repeat',
    fault: always('status', respond(503, '', { 'retry-after': '60' })),
    reached: (scene) => requestArrived(scene, 'status'),
    known: true,
  },
  {
    name: 'in a bundle call that hangs',
    service: DONE,
    fault: { on: 'bundle', do: STALLED },
    reached: (scene) => requestArrived(scene, 'bundle'),
    known: true,
  },
  {
    name: 'while the store says nothing',
    service: DONE,
    fault: { on: 'download', do: STALLED },
    reached: (scene) => requestArrived(scene, 'download'),
    known: true,
  },
  {
    name: 'in the pause before the store is asked again',
    service: DONE,
    fault: always('download', respond(503, '', { 'retry-after': '60' })),
    reached: (scene) => requestArrived(scene, 'download'),
    known: true,
  },
  {
    name: 'while it fetches and unpacks',
    service: DONE,
    fault: PARTLY_SENT,
    reached: ({ directory }) => until(() => someOnDisk(join(directory, 'temp'))),
    known: true,
  },
];

/** The job's id is an output, and the failure names it, so that a second run can go on. */
function jobIsKnown(known: boolean): NonNullable<FaultCase['expect']['checks']> {
  return {
    [known ? 'names the job and puts it out' : 'puts out no job']: ({ run }) => {
      const { jobId } = run.outputs;
      expect(jobId !== undefined).toBe(known);
      if (jobId !== undefined) expect(run.failure.message).toContain(`job-id: ${jobId}`);
    },
  };
}

/** How long a cancelled step has: then the runner sends the next signal, and kills it soon after. */
const GRACE_MS = 5_000;

function signalled(signal: 'SIGINT' | 'SIGTERM', { name, service, fault, reached, known }: Phase): FaultCase {
  return {
    name: `${signal} ${name}`,
    ...(service && { service }),
    ...(fault && { faults: [fault] }),
    run: { inputs: { ...FETCH.inputs, 'poll-interval-seconds': '30' } },
    act: async (scene) => {
      const action = scene.start();
      await reached(scene);
      action.child.kill(signal);
      const killer = setTimeout(() => action.child.kill('SIGKILL'), GRACE_MS);
      const run = await action.finished;
      clearTimeout(killer);
      return run;
    },
    expect: { errorCode: 'cancelled', messages: [`cancelled (${signal})`], checks: jobIsKnown(known) },
  };
}

/** The runner empties its folder for temporary files; the stage of a dead run stays for days and counts for nothing. */
function clearAfterDeath(directory: string): void {
  rmSync(join(directory, 'temp'), { recursive: true, force: true });
}

function clearStages(directory: string): void {
  const cache = join(directory, 'tool-cache');
  for (const path of below(cache))
    if (/\.staging[\\/][^\\/]+$/.test(path)) rmSync(join(cache, path), { recursive: true });
}

/** Nothing holds a run at the moment when a rename has just happened: such a one is killed again until the kill is in time. */
const KILLS = 25;

async function killedOnce(scene: CaseContext, reached: Phase['reached']): Promise<ActionRun> {
  for (let kills = 1; ; kills++) {
    const action = scene.start();
    await reached(scene);
    action.child.kill('SIGKILL');
    const run = await action.finished;
    if (run.exitCode === null || kills === KILLS) return run;
    rmSync(join(scene.directory, 'tool-cache'), { recursive: true });
  }
}

async function killedThenAgain(scene: CaseContext, reached: Phase['reached']): Promise<ActionRun> {
  const killed = await killedOnce(scene, reached);
  expect(killed.exitCode).toBeNull();
  clearAfterDeath(scene.directory);
  const { jobId } = killed.outputs;
  const run = await scene.start(jobId === undefined ? {} : { inputs: { domain: undefined, 'job-id': jobId } }).finished;
  if (jobId !== undefined) expect(run.outputs['jobId']).toBe(jobId);
  clearStages(scene.directory);
  return run;
}

const DEATHS: readonly (Omit<Phase, 'known' | 'fault'> & { readonly fault?: Fault })[] = [
  {
    name: 'in a start that hangs',
    fault: once('start', { type: 'deliver', stallAt: 1 }),
    reached: (scene) => requestArrived(scene, 'start'),
  },
  {
    name: 'in a bundle call that hangs',
    service: DONE,
    fault: { on: 'bundle', do: STALLED },
    reached: (scene) => requestArrived(scene, 'bundle'),
  },
  {
    name: 'before a byte is there',
    service: DONE,
    fault: { on: 'download', do: STALLED },
    reached: ({ directory }) =>
      until(() => below(join(directory, 'tool-cache')).some((path) => path.includes('.staging'))),
  },
  {
    name: 'when the archive is in its place',
    service: DONE,
    reached: ({ directory }) =>
      until(() => below(join(directory, 'tool-cache')).some((path) => /[\\/]archive$/.test(path)), 0),
  },
];

const DEBUG: readonly FaultCase[] = [
  {
    name: 'debug mode is on',
    run: { ...FETCH, environment: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' } },
    expect: {
      outputs: { cacheHit: 'false' },
      checks: {
        'writes debug lines, none with the key or the link in it': ({ run }) => {
          expect(run.debug.length).toBeGreaterThan(0);
        },
      },
    },
  },
  {
    name: 'debug mode is on, and the run fails in the store',
    service: { linkLifetimeMs: 0 },
    run: { ...FETCH, environment: { RUNNER_DEBUG: '1' } },
    expect: { errorCode: 'download-failed' },
  },
];

export const RUNNER: Chapter = {
  title: 'Runner',
  bundleBytes: BUNDLE_BYTES,
  cases: [
    ...(['SIGINT', 'SIGTERM'] as const).flatMap((signal) => PHASES.map((phase) => signalled(signal, phase))),
    ...DEATHS.map(({ name, service, fault, reached }): FaultCase => ({
      name: `SIGKILL ${name}, then a second run`,
      ...(service && { service }),
      ...(fault && { faults: [fault] }),
      run: FETCH,
      act: (scene) => killedThenAgain(scene, reached),
      expect: { outputs: { status: 'completed' } },
    })),
    ...PLACES,
    ...CACHE,
    ...DEBUG,
  ],
};
