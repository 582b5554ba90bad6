import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { resumeJob, sha256Of } from '../support/bundles.ts';
import { cacheSuite } from '../support/cache-suite.ts';
import { overrideLinks } from '../support/override-links.ts';
import { withServer } from '../support/range-server.ts';
import { runAction } from '../support/run-action.ts';

const { bundle, withJob, expectCached } = cacheSuite();

describe('a shared tool cache', () => {
  it('serves runs that download the same bundle at the same time', async () => {
    await withJob({}, async ({ directory, emulator, jobId }) => {
      const waiting: ServerResponse[] = [];
      // No response ends before all three runs have started their download.
      const respond: RequestListener = (_request, response) => {
        waiting.push(response);
        if (waiting.length === 3) for (const each of waiting) each.end(readFileSync(bundle().file));
      };
      await withServer(respond, async (store) => {
        overrideLinks(emulator, () => store);
        const environment = { RUNNER_TOOL_CACHE: join(directory, 'tool-cache') };
        const inputs = resumeJob(jobId, { extract: 'true' });
        const runs = await Promise.all(
          ['a', 'b', 'c'].map((name) =>
            runAction(emulator, { ...inputs, directory: join(directory, name), environment }),
          ),
        );
        mkdirSync(join(directory, 'temp'));
        for (const run of runs) await expectCached({ run, directory }, false);
        expect(new Set(runs.map(({ outputs }) => outputs['sitePath'])).size).toBe(1);
      });
    });
  });
});

describe('RUNNER_TEMP', () => {
  const OTHER_DISK = '/dev/shm';
  const hasOtherDisk = existsSync(OTHER_DISK) && statSync(OTHER_DISK).dev !== statSync(tmpdir()).dev;

  (hasOtherDisk ? it : it.skip)('may be on another disk than the tool cache', async () => {
    const disk = mkdtempSync(join(OTHER_DISK, 'runner-temp-'));
    try {
      await withJob({}, async ({ directory, emulator, jobId }) => {
        const inputs = resumeJob(jobId, { extract: 'true', package: 'true' });
        const run = await runAction(emulator, { directory, ...inputs, environment: { RUNNER_TEMP: disk } });
        await expectCached({ run, directory }, false);
        const { packagePath = '', sha256 } = run.outputs;
        expect(readdirSync(disk)).toEqual([basename(packagePath)]);
        expect(await sha256Of(join(packagePath, 'bundle.tar.gz'))).toBe(sha256);
      });
    } finally {
      rmSync(disk, { recursive: true, force: true });
    }
  });
});
