import { describe, expect, it } from '@jest/globals';
import { runAction, trace, withEmulator } from '../support/run-action.ts';

describe('an error response whose body does not arrive', () => {
  it.each([
    { status: 401, code: 'unauthorized', ending: { stallAt: 3 } },
    { status: 403, code: 'forbidden', ending: { stallAt: 0 } },
    { status: 401, code: 'unauthorized', ending: { framing: 'length', truncateAt: 3 } },
  ] as const)('fails the step at once: $status with $ending', async ({ status, code, ending }) => {
    await withEmulator({}, async (emulator) => {
      const body = { error: 'No.' };
      emulator.inject({
        on: 'status',
        times: 9,
        do: [
          { type: 'respond', status, body },
          { type: 'deliver', ...ending },
        ],
      });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain(`[${code}]`);
      expect(trace(emulator.requests)).toEqual(['POST start -> 202', `GET status -> ${status}`]);
    });
  });

  it('is reported when the deadline ends the body', async () => {
    await withEmulator({}, async (emulator) => {
      const body = { error: 'No.' };
      emulator.inject({
        on: 'status',
        do: [
          { type: 'respond', status: 401, body },
          { type: 'deliver', stallAt: 3 },
        ],
      });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.03' } });
      expect(run.failure.message).toContain('[unauthorized]');
    });
  });
});

describe('an eventually consistent service', () => {
  it('is polled again after 404 for a new job', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'status', times: 2, do: { type: 'respond', status: 404, body: { error: 'not yet' } } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log.filter((line) => line.startsWith('Status: HTTP 404; retrying in '))).toHaveLength(2);
    });
  });

  it('is polled again after 404 when an earlier poll succeeded', async () => {
    const exportScript = (_: number, poll: number): { status: string } => ({
      status: poll === 0 ? 'running' : 'completed',
    });
    await withEmulator({ exportScript }, async (emulator) => {
      emulator.inject({ on: 'status', after: 1, do: { type: 'respond', status: 404, body: { error: 'gone' } } });
      emulator.inject({ on: 'bundle', do: { type: 'respond', status: 404, body: { error: 'gone' } } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(trace(emulator.requests)).toEqual([
        'POST start -> 202',
        'GET status -> 200',
        'GET status -> 404',
        'GET status -> 200',
        'POST bundle -> 404',
        'POST bundle -> 200',
      ]);
    });
  });

  it('is not polled again after 404 for an unknown job', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs: { domain: undefined, 'job-id': 'se_unknown' } });
      expect(run.failure.message).toContain('[not-found] The service has no export job se_unknown (404).');
      expect(trace(emulator.requests)).toEqual(['GET status -> 404']);
    });
  });

  it('gets another bundle request after 409', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'bundle', times: 2, do: { type: 'respond', status: 409, body: { error: 'wait' } } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log.filter((line) => line.includes('(409)'))).toHaveLength(1);
      expect(run.log.filter((line) => line === 'completed, bundle not ready')).toHaveLength(1);
      expect(trace(emulator.requests).slice(-3)).toEqual([
        'POST bundle -> 409',
        'POST bundle -> 409',
        'POST bundle -> 200',
      ]);
    });
  });
});
