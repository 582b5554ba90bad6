import { describe, expect, it } from '@jest/globals';
import type { AgentStep } from '../../emulator/index.ts';
import { agentJob, PR_LINK, REPOSITORY, runAgentMode } from '../support/agent.ts';
import { withEmulator } from '../support/run-action.ts';

const RFC_3339_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const JOB_FIELDS = {
  sourceRepository: REPOSITORY,
  sourceRef: 'main',
  model: 'some-model',
  createdAt: expect.stringMatching(RFC_3339_UTC),
};
const LINK_OUTPUTS = { prLink: PR_LINK, prNumber: '7', prRepository: 'example/docs' };

describe('an agent job without GitHub', () => {
  it('is polled until it completes, and its pull request is an output', async () => {
    await withEmulator({}, async (emulator) => {
      const script = [{ status: 'active' }, { afterPolls: 2, status: 'completed', prLink: PR_LINK }];
      const run = await runAgentMode(emulator, { script });
      expect(run.annotations).toEqual([]);
      expect(run.exitCode).toBe(0);
      expect(run.stderr).toBe('');
      const { jobs, ...outputs } = run.outputs;
      expect(outputs).toEqual({ status: 'completed', result: 'pull-request', ...LINK_OUTPUTS, ...JOB_FIELDS });
      expect(JSON.parse(jobs ?? '')).toEqual([
        {
          id: 'one',
          ...{ ...outputs, prNumber: 7 },
          ...{ prState: null, prHeadSha: null, archivedAt: null },
        },
      ]);
      expect(run.log[0]).toBe('Waiting for agent job one (project proj).');
      expect(run.log).toContain('active');
      expect(run.log).toContain('completed');
      expect(run.log.at(-1)).toBe(`The agent finished and opened a pull request: ${PR_LINK}.`);
      expect(emulator.requests.map(({ method, path, status }) => `${method} ${path} ${status ?? ''}`)).toEqual(
        Array.from({ length: 3 }, () => 'GET /v2/agent/proj/job/one 200'),
      );
    });
  });

  it.each<{ end: AgentStep; inputs?: Record<string, string>; outputs: object; code?: string; level?: string }>([
    { end: { status: 'completed' }, outputs: { status: 'completed', result: 'no-change' } },
    {
      end: { status: 'completed' },
      inputs: { 'pull-request': 'required' },
      outputs: { status: 'completed', result: 'no-change' },
      code: 'no-pull-request',
    },
    {
      end: { status: 'completed' },
      inputs: { 'pull-request': 'required', 'fail-on': 'never' },
      outputs: { result: 'no-change' },
      code: 'no-pull-request',
      level: 'warning',
    },
    { end: { status: 'failed' }, outputs: { status: 'failed', result: 'failed' }, code: 'agent-failed' },
    {
      end: { status: 'failed', prLink: PR_LINK },
      outputs: { result: 'failed', ...LINK_OUTPUTS },
      code: 'agent-failed',
    },
    {
      end: { status: 'archived' },
      outputs: { status: 'archived', result: 'archived', archivedAt: expect.stringMatching(RFC_3339_UTC) },
      code: 'agent-archived',
    },
    {
      end: { status: 'failed' },
      inputs: { 'fail-on': 'archived, timed-out' },
      outputs: { result: 'failed' },
      code: 'agent-failed',
      level: 'warning',
    },
    {
      end: { status: 'archived' },
      inputs: { 'fail-on': 'never' },
      outputs: { result: 'archived' },
      code: 'agent-archived',
      level: 'warning',
    },
    {
      end: { status: 'active' },
      inputs: { 'timeout-minutes': '0.08' },
      outputs: { status: 'timed-out', result: 'timed-out', ...JOB_FIELDS },
      code: 'timed-out',
    },
    {
      end: { status: 'active' },
      inputs: { 'timeout-minutes': '0.08', 'fail-on': 'failed' },
      outputs: { status: 'timed-out', result: 'timed-out' },
      code: 'timed-out',
      level: 'warning',
    },
  ])('sets result and exit code: %j', async ({ end, inputs, outputs, code, level = 'error' }) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAgentMode(emulator, { script: [end], ...(inputs && { inputs }) });
      expect(run.exitCode).toBe(code !== undefined && level === 'error' ? 1 : 0);
      expect(run.outputs).toMatchObject(outputs);
      expect(run.annotations.map((annotation) => annotation.level)).toEqual(code === undefined ? [] : [level]);
      if (code !== undefined) {
        expect(run.annotations[0]?.message).toMatch(new RegExp(`^\\[${code}\\] `));
        expect(run.annotations[0]?.message).toContain('one');
      }
    });
  });

  it('counts as running while its status is unknown, which is logged once', async () => {
    await withEmulator({}, async (emulator) => {
      const script = [{ status: 'succeeded' }, { afterPolls: 2, status: 'failed' }];
      const run = await runAgentMode(emulator, { script });
      expect(run.log.filter((line) => line.includes('"succeeded" is unknown'))).toHaveLength(1);
      expect(run.failure.title).toBe('Agent job failed');
    });
  });

  it.each(['status', 'source', 'model', 'prLink', 'createdAt', 'archivedAt', 'id'])(
    'accepts responses without %s',
    async (name) => {
      await withEmulator({}, async (emulator) => {
        // The field is missing, then null, then of another type, then valid.
        const script = [
          { status: 'active', omit: [name] },
          { afterPolls: 1, status: 'active', patch: { [name]: null } },
          { afterPolls: 2, status: 'active', patch: { [name]: [{}] } },
          { afterPolls: 3, status: 'completed', prLink: PR_LINK },
        ];
        const run = await runAgentMode(emulator, { script });
        expect(run.exitCode).toBe(0);
        expect(run.outputs).toMatchObject({
          status: 'completed',
          result: 'pull-request',
          ...LINK_OUTPUTS,
          ...JOB_FIELDS,
        });
        expect(run.stdout).not.toMatch(/undefined|\[object/);
      });
    },
  );

  it.each(['failed', 'archived'])('keeps what earlier responses reported when it is %s', async (status) => {
    await withEmulator({}, async (emulator) => {
      const omit = ['source', 'model', 'prLink', 'createdAt'];
      const script = [
        { status: 'active', prLink: PR_LINK },
        { status, afterPolls: 1, omit },
      ];
      const run = await runAgentMode(emulator, { script });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ status, result: status, ...LINK_OUTPUTS, ...JOB_FIELDS });
    });
  });

  it('has no pull request when only an earlier response reported one', async () => {
    await withEmulator({}, async (emulator) => {
      const script = [
        { status: 'active', prLink: PR_LINK },
        { status: 'completed', afterPolls: 1, omit: ['source', 'model', 'prLink', 'createdAt'] },
      ];
      const run = await runAgentMode(emulator, { script });
      expect(run.outputs).toMatchObject({ status: 'completed', result: 'no-change', ...JOB_FIELDS });
      expect(run.outputs).not.toHaveProperty('prLink');
    });
  });

  it('has a result when the response has only a status', async () => {
    await withEmulator({}, async (emulator) => {
      const omit = ['source', 'model', 'prLink', 'createdAt', 'archivedAt', 'id'];
      const run = await runAgentMode(emulator, { script: [{ status: 'completed', omit }] });
      const { jobs, ...outputs } = run.outputs;
      expect(outputs).toEqual({ status: 'completed', result: 'no-change' });
      expect(Object.keys((JSON.parse(jobs ?? '') as object[])[0] ?? {})).toHaveLength(13);
    });
  });

  it.each([
    'javascript:alert(1)',
    'https://github.example.com/example/docs/pull/7\n::error::injected',
    'https://evil.example/example/docs/pull/7',
  ])('ignores the unsafe link %j with a warning', async (prLink) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAgentMode(emulator, { script: [{ status: 'completed', prLink }] });
      expect(run.annotations).toEqual([
        { level: 'warning', title: 'Pull request link not usable', message: expect.stringContaining('is not used') },
      ]);
      expect(run.outputs).toMatchObject({ result: 'no-change' });
      expect(run.outputs).not.toHaveProperty('prLink');
      expect(run.stdout + JSON.stringify(run.outputs)).not.toMatch(
        /evil|injected|alert|script|token=|docs.other|example.other/,
      );
    });
  });
});

describe('several agent jobs', () => {
  it('are polled at the same time, and the outputs are about the first one that fails', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.addAgentJob(agentJob('good', { status: 'completed', prLink: PR_LINK }));
      emulator.addAgentJob(agentJob('late', { status: 'active' }, { afterPolls: 2, status: 'archived' }));
      emulator.addAgentJob(agentJob('bad', { status: 'failed' }));
      const ids = ' good\n\nlate\nbad\ngood\n';
      const run = await runAgentMode(emulator, { inputs: { 'agent-job-id': ids } });
      expect(run.exitCode).toBe(1);
      expect(run.outputs).toMatchObject({ status: 'archived', result: 'archived' });
      expect(
        (JSON.parse(run.outputs['jobs'] ?? '') as { id: string; result: string }[]).map((job) => [job.id, job.result]),
      ).toEqual([
        ['good', 'pull-request'],
        ['late', 'archived'],
        ['bad', 'failed'],
      ]);
      expect(run.failure.message).toContain('agent job late');
      expect(run.failure.message).toContain('Agent job bad: failed.');
      expect(run.log).toContain('late: archived');
      expect(emulator.requests.filter(({ path }) => path.endsWith('/good'))).toHaveLength(1);
    });
  });

  it('set the outputs of the job whose poll failed', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.addAgentJob(agentJob('good', { status: 'completed', prLink: PR_LINK }));
      emulator.addAgentJob(agentJob('bad', { status: 'active' }));
      emulator.inject({ on: 'agent', after: 2, times: 99, do: { type: 'respond', status: 404 } });
      const run = await runAgentMode(emulator, { inputs: { 'agent-job-id': 'good\nbad' } });
      expect(run.failure.message).toContain('no agent job bad in project proj (404)');
      expect(run.outputs).toMatchObject({ status: 'active' });
      expect(run.outputs).not.toHaveProperty('prLink');
      expect(JSON.parse(run.outputs['jobs'] ?? '')).toMatchObject([{ id: 'good', prLink: PR_LINK }, { id: 'bad' }]);
    });
  });

  it('stop waiting when one job is unknown, and set the known outputs', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.addAgentJob(agentJob('good', { status: 'active' }));
      const run = await runAgentMode(emulator, {
        inputs: { 'agent-job-id': 'good\ngone', 'poll-interval-seconds': '60' },
      });
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).toContain('[not-found] The service has no agent job gone in project proj (404).');
      expect(run.failure.message).not.toContain('last status');
      expect(JSON.parse(run.outputs['jobs'] ?? '')).toMatchObject([{ id: 'good', status: 'active' }, { id: 'gone' }]);
    });
  });
});
