import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import { withFolder } from '../support/bundles.ts';
import { runAction, withEmulator, type ActionRun } from '../support/run-action.ts';

const DOMAIN = 'docs.example.com';

/** Adds the domain to every status response, as some services do. */
const WITH_DOMAIN: Fault = {
  on: 'status',
  times: 99,
  do: { type: 'patch', json: (value) => ({ ...(value as object), domain: DOMAIN }) },
};

/** Runs the step with the ID of an existing job, and expects it to fail. */
async function failWithJobId(inputs: Record<string, string>, ...faults: readonly Fault[]): Promise<ActionRun> {
  return withEmulator({}, async (emulator) => {
    const jobId = emulator.startJob({ domain: DOMAIN });
    for (const fault of faults) emulator.inject(fault);
    const run = await runAction(emulator, { inputs: { domain: undefined, 'job-id': jobId, ...inputs } });
    expect(run.exitCode).toBe(1);
    return run;
  });
}

const STORE_404: Fault = {
  on: 'download',
  times: 9,
  do: { type: 'respond', status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' },
};

describe('the hint to use `job-id`', () => {
  it.each([
    { code: 'digest-mismatch', inputs: { download: 'true', 'expected-sha256': 'ab'.repeat(32) }, faults: [] },
    { code: 'too-few-pages', inputs: { extract: 'true', 'min-pages': '999' }, faults: [] },
    { code: 'download-failed', inputs: { download: 'true' }, faults: [STORE_404] },
    {
      code: 'timed-out',
      inputs: { 'timeout-minutes': '0.03' },
      faults: [{ on: 'status', times: 99, do: { type: 'patch', json: () => ({ status: 'running' }) } }],
    },
  ] as const)('is not shown when the step already uses it: $code', async ({ code, inputs, faults }) => {
    const run = await failWithJobId(inputs, ...faults);
    expect(run.outputs['errorCode']).toBe(code);
    expect(run.failure.message).not.toContain('job-id');
    expect(run.summary).not.toContain('job-id');
  });

  it.each([
    { code: 'digest-mismatch', inputs: { download: 'true', 'expected-sha256': 'ab'.repeat(32) }, faults: [] },
    { code: 'too-few-pages', inputs: { extract: 'true', 'min-pages': '999' }, faults: [] },
    { code: 'download-failed', inputs: { download: 'true' }, faults: [STORE_404] },
  ] as const)('is not shown when the same job would fail again: $code', async ({ code, inputs, faults }) => {
    await withEmulator({}, async (emulator) => {
      for (const fault of faults) emulator.inject(fault);
      const run = await runAction(emulator, { inputs });
      expect(run.outputs['errorCode']).toBe(code);
      expect(run.failure.message).not.toContain('job-id');
    });
  });

  it('is replaced with a new export when the store no longer has the bundle', async () => {
    const run = await failWithJobId({ download: 'true' }, STORE_404);
    expect(run.failure.message).toContain('start a new export with `domain`');
  });
});

describe('the domain of an existing job', () => {
  it('is in the annotation of a failed job when the service reports it', async () => {
    const failed: Fault = {
      on: 'status',
      times: 9,
      do: { type: 'patch', json: () => ({ status: 'failed', domain: DOMAIN }) },
    };
    const run = await failWithJobId({}, failed);
    expect(run.failure.message).toMatch(
      /^\[export-failed\] Export job se_[0-9a-f]+ failed\.\nDomain: docs\.example\.com\.\n/,
    );
    expect(run.outputs).toMatchObject({ domain: DOMAIN, result: 'failed', errorCode: 'export-failed' });
  });

  it('is in the manifest when the service reports it', async () => {
    await withFolder(async (directory) => {
      await withEmulator({}, async (emulator) => {
        emulator.inject(WITH_DOMAIN);
        const jobId = emulator.startJob({ domain: DOMAIN });
        const inputs = { domain: undefined, 'job-id': jobId, download: 'true', package: 'true' };
        const run = await runAction(emulator, { directory, inputs });
        const manifest: unknown = JSON.parse(readFileSync(run.outputs['manifestPath'] ?? '', 'utf8'));
        expect(manifest).toMatchObject({ domain: DOMAIN });
      });
    });
  });

  it('is ignored when it is not a host name', async () => {
    await withEmulator({}, async (emulator) => {
      const json = (value: unknown): unknown => ({
        ...(value as object),
        domain: 'https://docs.example.com/\n::error::',
      });
      emulator.inject({ on: 'status', times: 99, do: { type: 'patch', json } });
      const jobId = emulator.startJob({ domain: DOMAIN });
      const run = await runAction(emulator, { inputs: { domain: undefined, 'job-id': jobId } });
      expect(run.exitCode).toBe(0);
      expect(run.outputs).not.toHaveProperty('domain');
      expect(run.outputs).not.toHaveProperty('errorCode');
    });
  });
});
