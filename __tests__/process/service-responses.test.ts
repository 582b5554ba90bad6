import { describe, expect, it } from '@jest/globals';
import { runAction, trace, withEmulator } from '../support/run-action.ts';

describe('the action', () => {
  it('treats an unknown status as running, and logs it once', async () => {
    const states = ['preparing', 'preparing', 'COMPLETED', 'completed'];
    await withEmulator({}, async (emulator) => {
      for (const status of states) {
        emulator.inject({ on: 'status', do: { type: 'patch', json: () => ({ status }) } });
      }
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.log.filter((line) => line.includes('is unknown'))).toEqual([
        'The status "preparing" is unknown; the job is treated as running.',
        'The status "COMPLETED" is unknown; the job is treated as running.',
      ]);
      expect(trace(emulator.requests).filter((line) => line.includes('status'))).toHaveLength(4);
    });
  });

  it.each([
    { progress: 50, expected: '50' },
    { progress: '50', expected: '50' },
    { progress: '50%', expected: undefined },
    { progress: { percent: 50 }, expected: undefined },
    { progress: [50], expected: undefined },
    { progress: 1e308, expected: undefined },
    { progress: -1, expected: undefined },
    { progress: 'soon', expected: undefined },
    { progress: true, expected: undefined },
    { progress: null, expected: undefined },
  ])('reads progress $progress as $expected', async ({ progress, expected }) => {
    await withEmulator({}, async (emulator) => {
      const json = (): unknown => ({ status: 'running', progress, pageCount: 'many' });
      emulator.inject({ on: 'status', times: 2, do: { type: 'patch', json } });
      emulator.inject({ on: 'status', do: { type: 'patch', json: () => ({ status: 'failed' }) } });
      const run = await runAction(emulator);
      expect(run.outputs['progress']).toBe(expected);
      expect(run.outputs).not.toHaveProperty('pageCount');
      const logged = run.log.filter((line) => line === 'The field `progress` is invalid.');
      expect(logged).toHaveLength(expected === undefined && progress !== null ? 1 : 0);
      expect(run.log.filter((line) => line === 'The field `pageCount` is invalid.')).toHaveLength(1);
    });
  });

  it.each([
    { expiresAt: '2031-05-06T09:08:07.123+02:00', expected: '2031-05-06T07:08:07Z' },
    { expiresAt: 1935990487, expected: '2031-05-08T07:08:07Z' },
    { expiresAt: 1935990487999, expected: '2031-05-08T07:08:07Z' },
    { expiresAt: 'tomorrow', expected: undefined },
    { expiresAt: undefined, expected: undefined },
  ])('sets expiresAt $expiresAt to $expected', async ({ expiresAt, expected }) => {
    await withEmulator({}, async (emulator) => {
      const json = (value: unknown): unknown => ({ ...(value as object), expiresAt });
      emulator.inject({ on: 'bundle', do: { type: 'patch', json } });
      const run = await runAction(emulator);
      expect(run.exitCode).toBe(0);
      expect(run.outputs['expiresAt']).toBe(expected);
      expect(run.outputs['bundleUrl']).toBe(emulator.links.at(-1));
      expect(run.log.filter((line) => line.includes('expir'))).toHaveLength(expected === undefined ? 1 : 0);
    });
  });

  it.each([
    { jobId: 42, expected: '42' },
    { jobId: 'Job:7/ä?x', expected: undefined },
    { jobId: 'Job:7/a=b+c', expected: 'Job:7/a=b+c' },
    { jobId: '$(id)', expected: undefined },
    { jobId: '..', expected: undefined },
    { jobId: 'two words', expected: undefined },
    { jobId: '', expected: undefined },
    { jobId: null, expected: undefined },
    { jobId: undefined, expected: undefined },
  ])('reads the job ID $jobId as $expected', async ({ jobId, expected }) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'start', do: { type: 'patch', json: () => ({ jobId }) } });
      emulator.inject({ on: 'status', do: { type: 'respond', status: 401, body: { error: 'enough' } } });
      const run = await runAction(emulator);
      expect(run.outputs['jobId']).toBe(expected);
      const [, status] = emulator.requests;
      expect(status?.path).toBe(expected && `/v1/static-export/jobs/${encodeURIComponent(expected)}`);
      expect(run.failure.message).toContain(expected === undefined ? '[answer-unusable]' : '[unauthorized]');
    });
  });
});

describe('an export job', () => {
  it.each(['status', 'bundle'] as const)('is rejected when a %s response has another job ID', async (on) => {
    await withEmulator({}, async (emulator) => {
      const json = (value: unknown): unknown => ({ ...(value as object), jobId: 'se_other' });
      emulator.inject({ on, times: 9, do: { type: 'patch', json } });
      const run = await runAction(emulator);
      expect(run.failure.message).toContain('[answer-unusable]');
      expect(run.failure.message).toContain('The cause: the response describes another job');
      expect(run.outputs).not.toHaveProperty('bundleUrl');
    });
  });

  it('is not completed when its status contains an invisible character', async () => {
    await withEmulator({}, async (emulator) => {
      const json = (value: unknown): unknown => ({ ...(value as object), status: 'comp\u200Bleted' });
      emulator.inject({ on: 'status', times: 99, do: { type: 'patch', json } });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.08' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.outputs).not.toHaveProperty('status');
    });
  });
});

describe('a long pause', () => {
  it('is logged when the service requests it with 409', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({
        on: 'bundle',
        times: 9,
        do: { type: 'respond', status: 409, headers: { 'retry-after': '120' } },
      });
      const run = await runAction(emulator, { inputs: { 'timeout-minutes': '0.08' } });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.log).toContain('The service requested a pause of 2 min before the next request.');
    });
  });
});
