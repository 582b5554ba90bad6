import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import type { ActionRun, RunOptions } from '../support/run-action.ts';
import { runAlternating } from '../support/shared-cache.ts';
import { FETCH } from './builders.ts';
import type { FaultCase } from './table.ts';

const DONE = { exportScript: () => ({ status: 'completed' }) };
const KEPT = { outputs: { cacheHit: 'true' } };

/** Two runs, with something done to the tool cache in between. */
function afterHarm(name: string, harm: (outputs: ActionRun['outputs']) => void, cacheHit: string): FaultCase {
  return {
    name: `tool cache: ${name}`,
    run: FETCH,
    act: async (scene) => {
      const first = await scene.start().finished;
      harm(first.outputs);
      const again = { inputs: { domain: undefined, 'job-id': first.outputs['jobId'] } };
      const second = await scene.start(again).finished;
      expect(second.outputs['cacheHit']).toBe(cacheHit);
      return scene.start(again).finished;
    },
    expect: KEPT,
  };
}

const CASES: readonly FaultCase[] = [
  afterHarm(
    'a half-made folder, whose mark is missing',
    ({ bundlePath = '' }) => {
      rmSync(`${dirname(bundlePath)}.complete`);
    },
    'false',
  ),
  afterHarm(
    'a folder with its mark and nothing in it',
    ({ bundlePath = '' }) => {
      rmSync(bundlePath);
    },
    'false',
  ),
  afterHarm(
    'an archive that somebody has changed',
    ({ bundlePath = '' }) => {
      writeFileSync(bundlePath, Buffer.alloc(statSync(bundlePath).size));
    },
    'false',
  ),
  afterHarm(
    'a file in the place of the folder',
    ({ bundlePath = '' }) => {
      rmSync(dirname(bundlePath), { recursive: true });
      writeFileSync(dirname(bundlePath), 'x');
    },
    'false',
  ),
  afterHarm(
    'a link that leads nowhere in the place of the folder',
    ({ bundlePath = '' }) => {
      rmSync(dirname(bundlePath), { recursive: true });
      symlinkSync('nowhere', dirname(bundlePath));
    },
    'false',
  ),
  afterHarm(
    'a page that somebody has changed',
    ({ sitePath = '' }) => {
      writeFileSync(join(sitePath, 'index.html'), 'x');
    },
    'true',
  ),
  afterHarm(
    'half of the record',
    ({ bundlePath = '' }) => {
      writeFileSync(join(dirname(bundlePath), 'record.json'), '{"form":2,');
    },
    'false',
  ),
  {
    name: 'two runs at once want the same bundle in one tool cache',
    service: { ...DONE, bytesPerSecond: 2_000_000 },
    run: FETCH,
    act: async (scene) => {
      const jobId = scene.emulator.startJob({ domain: 'docs.example.com' });
      const options = (name: string): RunOptions => ({
        directory: join(scene.directory, name),
        inputs: { domain: undefined, 'job-id': jobId },
        environment: { RUNNER_TOOL_CACHE: join(scene.directory, 'tool-cache') },
      });
      const runs = await Promise.all(['one', 'two'].map((name) => scene.start(options(name)).finished));
      expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
      expect(new Set(runs.map(({ outputs }) => outputs['sitePath'])).size).toBe(1);
      return scene.start({ inputs: { domain: undefined, 'job-id': jobId } }).finished;
    },
    expect: KEPT,
  },
];

const SHARED: FaultCase = {
  name: '24 runs, 8 at once, share a tool cache, and the bundle of their job is another one each time',
  run: FETCH,
  act: async (scene) => {
    await runAlternating(24, 8);
    return scene.start().finished;
  },
  expect: { outputs: { cacheHit: 'false' } },
};

export const CACHE: readonly FaultCase[] = [...CASES, SHARED];
