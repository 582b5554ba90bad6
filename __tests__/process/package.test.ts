import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { resumeJob, sha256Of, withFolder } from '../support/bundles.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

describe('the package', () => {
  const RUN = {
    GITHUB_SERVER_URL: 'https://github.example.com',
    GITHUB_REPOSITORY: 'example/docs',
    GITHUB_SHA: 'a'.repeat(40),
    GITHUB_RUN_ID: '77',
    GITHUB_RUN_ATTEMPT: '2',
  };

  it('contains the archive, a manifest without the link, and digests that sha256sum verifies', async () => {
    await withFolder(async (directory) => {
      await withEmulator({ optionalFields: true }, async (emulator) => {
        const run = await runAction(emulator, {
          directory,
          inputs: { extract: 'true', package: 'true' },
          environment: RUN,
        });
        const {
          bundlePath = '',
          contentDigest,
          jobId,
          manifestPath = '',
          packagePath = '',
          sha256,
          siteSha256,
        } = run.outputs;
        expect(dirname(manifestPath)).toBe(packagePath);
        expect(readdirSync(packagePath).sort()).toEqual(['SHA256SUMS', 'bundle.tar.gz', 'manifest.json']);
        expect(await sha256Of(join(packagePath, 'bundle.tar.gz'))).toBe(sha256);
        expect(statSync(join(packagePath, 'bundle.tar.gz')).ino).toBe(statSync(bundlePath).ino);
        const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
        expect(JSON.parse(readFileSync(manifestPath, 'utf8'))).toEqual({
          form: 1,
          service: emulator.baseUrl,
          domain: 'docs.example.com',
          jobId,
          version: run.outputs['deploymentVersion'],
          pageCount: 3,
          archive: { file: 'bundle.tar.gz', sizeBytes: Number(run.outputs['sizeBytes']), sha256 },
          contentDigest,
          siteSha256,
          times: { jobCreated: time, jobUpdated: time, written: time },
          run: {
            repository: 'example/docs',
            commit: 'a'.repeat(40),
            id: '77',
            attempt: '2',
            url: 'https://github.example.com/example/docs/actions/runs/77',
          },
        });
        const checked = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: packagePath });
        expect(checked.stdout.toString()).toBe('bundle.tar.gz: OK\nmanifest.json: OK\n');
        expect(checked.status).toBe(0);
      });
    });
  });

  it('has null for unknown values, and is a new one for each run', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        const jobId = emulator.startJob({ domain: 'docs.example.com' });
        const runOnce = (): ReturnType<typeof runAction> =>
          runAction(emulator, { directory, ...resumeJob(jobId, { package: 'true' }) });
        const [first, second] = [await runOnce(), await runOnce()];
        expect(second.outputs['cacheHit']).toBe('true');
        expect(second.outputs['packagePath']).not.toBe(first.outputs['packagePath']);
        expect(JSON.parse(readFileSync(second.outputs['manifestPath'] ?? '', 'utf8'))).toMatchObject({
          ...{ domain: null, contentDigest: null, siteSha256: null, version: jobId },
          times: { jobCreated: null, jobUpdated: null },
          run: { repository: null, commit: null, id: null, attempt: null, url: null },
        });
      });
    });
  });

  it('is not created unless `package` is true', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        const run = await runAction(emulator, { directory, inputs: { extract: 'true' } });
        expect(run.exitCode).toBe(0);
        expect(run.outputs).not.toHaveProperty('manifestPath');
        expect(run.outputs).not.toHaveProperty('packagePath');
        expect(readdirSync(join(directory, 'temp'))).toEqual([]);
      });
    });
  });
});
