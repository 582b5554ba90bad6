import { appendFileSync, chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import type { ActionRun } from '../support/run-action.ts';
import { runAlternating } from '../support/shared-cache.ts';
import { FETCH } from './builders.ts';
import type { FaultCase } from './table.ts';

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
    'bytes appended to the archive',
    ({ bundlePath = '' }) => {
      appendFileSync(bundlePath, 'x');
    },
    'false',
  ),
  afterHarm(
    'no record',
    ({ bundlePath = '' }) => {
      rmSync(join(dirname(bundlePath), 'record.json'));
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
    'a page is missing',
    ({ sitePath = '' }) => {
      rmSync(join(sitePath, 'index.html'));
    },
    'true',
  ),
  afterHarm(
    'a page was added',
    ({ sitePath = '' }) => {
      writeFileSync(join(sitePath, 'new.html'), 'x');
    },
    'true',
  ),
  afterHarm(
    'an empty folder was added',
    ({ sitePath = '' }) => {
      mkdirSync(join(sitePath, 'guides', 'empty'));
    },
    'true',
  ),
  afterHarm(
    'a page is setuid',
    ({ sitePath = '' }) => {
      chmodSync(join(sitePath, 'index.html'), 0o4755);
    },
    'true',
  ),
  afterHarm(
    'the site is missing',
    ({ sitePath = '' }) => {
      rmSync(sitePath, { recursive: true });
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
