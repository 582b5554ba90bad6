import { describe, expect, it } from '@jest/globals';
import type { Emulator, Fault } from '../../emulator/index.ts';
import { describeOnPosix } from '../support/platform.ts';
import { startAction, withEmulator, type StartedAction } from '../support/run-action.ts';

/** Waits until a request of the endpoint has arrived. */
async function arrived(emulator: Emulator, endpoint: string): Promise<void> {
  while (!emulator.requests.some((request) => request.endpoint === endpoint)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function signalled(action: StartedAction, signal: NodeJS.Signals): ReturnType<typeof startAction>['finished'] {
  // A step that hears no signal must not hang the tests: its failing exit code then comes from here.
  const killer = setTimeout(() => action.child.kill('SIGKILL'), 5_000);
  action.child.kill(signal);
  const run = await action.finished;
  clearTimeout(killer);
  return run;
}

const STALLED: Fault['do'] = { type: 'deliver', stallAt: 1 };

describeOnPosix.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it.each([
    { phase: 'between two polls', jobStatus: 'running', fault: undefined, endpoint: 'status', known: true },
    {
      phase: 'in a start that hangs',
      jobStatus: 'running',
      fault: { on: 'start', do: STALLED },
      endpoint: 'start',
      known: false,
    },
  ] as const)('$phase ends the step at once, with the outputs set', async ({ jobStatus, fault, endpoint, known }) => {
    await withEmulator({ exportScript: () => ({ status: jobStatus }) }, async (emulator) => {
      if (fault) emulator.inject(fault);
      const action = startAction(emulator, { inputs: { 'poll-interval-seconds': '30' } });
      await arrived(emulator, endpoint);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const run = await signalled(action, signal);
      expect(run.exitCode).toBe(1);
      expect(run.stderr).toBe('');
      expect(run.failure.title).toBe('Cancelled');
      expect(run.failure.message).toContain(`[cancelled] The step was cancelled (${signal}).`);
      const { jobId } = run.outputs;
      expect(jobId !== undefined).toBe(known);
      expect(run.outputs).toMatchObject({ result: 'cancelled', errorCode: 'cancelled' });
      if (jobId !== undefined) expect(run.failure.message).toContain(`job-id: ${jobId}`);
    });
  });
});

describe('SIGKILL', () => {
  it('leaves the job id in the outputs, so that a second run can resume the job', async () => {
    await withEmulator({ queuedMs: 500 }, async (emulator) => {
      const action = startAction(emulator);
      await arrived(emulator, 'status');
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
