import { appendFileSync, chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import type { ActionRun } from '../support/run-action.ts';
import { runAlternating } from '../support/shared-cache.ts';
import { DOWNLOAD_AND_EXTRACT } from './builders.ts';
import type { FaultCase } from './fault-case.ts';

const CACHED = { outputs: { cacheHit: 'true' } };

/** Changes the tool cache between two runs. A third run must find everything in the cache. */
function afterChange(name: string, change: (outputs: ActionRun['outputs']) => void, cacheHit: string): FaultCase {
  return {
    name: `tool cache: ${name}`,
    run: DOWNLOAD_AND_EXTRACT,
    act: async (context) => {
      const first = await context.start().finished;
      change(first.outputs);
      const again = { inputs: { domain: undefined, 'job-id': first.outputs['jobId'] } };
      const second = await context.start(again).finished;
      expect(second.outputs['cacheHit']).toBe(cacheHit);
      return context.start(again).finished;
    },
    expect: CACHED,
  };
}

const CASES: readonly FaultCase[] = [
  afterChange(
    'the completion marker is missing',
    ({ bundlePath = '' }) => {
      rmSync(`${dirname(bundlePath)}.complete`);
    },
    'false',
  ),
  afterChange(
    'the completion marker exists, but the folder is empty',
    ({ bundlePath = '' }) => {
      rmSync(bundlePath);
    },
    'false',
  ),
  afterChange(
    'bytes appended to the archive',
    ({ bundlePath = '' }) => {
      appendFileSync(bundlePath, 'x');
    },
    'false',
  ),
  afterChange(
    'the record is missing',
    ({ bundlePath = '' }) => {
      rmSync(join(dirname(bundlePath), 'record.json'));
    },
    'false',
  ),
  afterChange(
    'a file replaces the folder',
    ({ bundlePath = '' }) => {
      rmSync(dirname(bundlePath), { recursive: true });
      writeFileSync(dirname(bundlePath), 'x');
    },
    'false',
  ),
  afterChange(
    'a broken symbolic link replaces the folder',
    ({ bundlePath = '' }) => {
      rmSync(dirname(bundlePath), { recursive: true });
      symlinkSync('nowhere', dirname(bundlePath));
    },
    'false',
  ),
  afterChange(
    'a page is missing',
    ({ sitePath = '' }) => {
      rmSync(join(sitePath, 'index.html'));
    },
    'true',
  ),
  afterChange(
    'a page was added',
    ({ sitePath = '' }) => {
      writeFileSync(join(sitePath, 'new.html'), 'x');
    },
    'true',
  ),
  afterChange(
    'an empty folder was added',
    ({ sitePath = '' }) => {
      mkdirSync(join(sitePath, 'guides', 'empty'));
    },
    'true',
  ),
  afterChange(
    'a page is setuid',
    ({ sitePath = '' }) => {
      chmodSync(join(sitePath, 'index.html'), 0o4755);
    },
    'true',
  ),
  afterChange(
    'the site is missing',
    ({ sitePath = '' }) => {
      rmSync(sitePath, { recursive: true });
    },
    'true',
  ),
  afterChange(
    'the record is truncated',
    ({ bundlePath = '' }) => {
      writeFileSync(join(dirname(bundlePath), 'record.json'), '{"form":2,');
    },
    'false',
  ),
];

const SHARED: FaultCase = {
  name: '24 runs, 8 at a time, share a tool cache while the bundle of their job changes',
  run: DOWNLOAD_AND_EXTRACT,
  act: async (context) => {
    await runAlternating(24, 8);
    return context.start().finished;
  },
  expect: { outputs: { cacheHit: 'false' } },
};

export const CACHE: readonly FaultCase[] = [...CASES, SHARED];
