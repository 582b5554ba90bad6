import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import { describeOnPosix } from '../support/platform.ts';
import { startAction, withEmulator } from '../support/run-action.ts';
import { finishWithin, requestArrived } from '../support/wait.ts';

const STALLED: Fault['do'] = { type: 'deliver', stallAt: 1 };

describeOnPosix.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it.each([
    { phase: 'between polls', jobStatus: 'running', fault: undefined, endpoint: 'status', hasJob: true },
    {
      phase: 'while the start request hangs',
      jobStatus: 'running',
      fault: { on: 'start', do: STALLED },
      endpoint: 'start',
      hasJob: false,
    },
  ] as const)('ends the step $phase and sets the outputs', async ({ jobStatus, fault, endpoint, hasJob }) => {
    await withEmulator({ exportScript: () => ({ status: jobStatus }) }, async (emulator) => {
      if (fault) emulator.inject(fault);
      const action = startAction(emulator, { inputs: { 'poll-interval-seconds': '30' } });
      await requestArrived(emulator, endpoint);
      await new Promise((resolve) => setTimeout(resolve, 100));
      action.child.kill(signal);
      const run = await finishWithin(action, 5_000);
      expect(run.exitCode).toBe(1);
      expect(run.stderr).toBe('');
      expect(run.failure.title).toBe('Cancelled');
      expect(run.failure.message).toContain(`[cancelled] The step was cancelled (${signal}).`);
      const { jobId } = run.outputs;
      expect(jobId !== undefined).toBe(hasJob);
      expect(run.outputs).toMatchObject({ result: 'cancelled', errorCode: 'cancelled' });
      if (jobId !== undefined) expect(run.failure.message).toContain(`job-id: ${jobId}`);
    });
  });
});

describe('SIGKILL', () => {
  it('leaves the job ID in the outputs, so that another run can resume the job', async () => {
    await withEmulator({ queuedMs: 500 }, async (emulator) => {
      const action = startAction(emulator);
      await requestArrived(emulator, 'status');
      action.child.kill('SIGKILL');
      const killed = await action.finished;
      expect(killed.exitCode).toBeNull();
      const { jobId } = killed.outputs;
      expect(jobId).toMatch(/^se_/);
      const next = await startAction(emulator, { inputs: { domain: undefined, 'job-id': jobId } }).finished;
      expect(next.exitCode).toBe(0);
      expect(next.outputs['jobId']).toBe(jobId);
    });
  });
});
