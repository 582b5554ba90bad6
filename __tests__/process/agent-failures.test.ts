import { describe, expect, it } from '@jest/globals';
import { PR_LINK, runAgentMode, startAgent } from '../support/agent.ts';
import { trace, withEmulator } from '../support/run-action.ts';
import { describeOnPosix } from '../support/platform.ts';

describe('a poll of an agent job', () => {
  it('is retried after 404 when an earlier poll succeeded', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({
        on: 'agent',
        after: 1,
        times: 2,
        do: { type: 'respond', status: 404, body: { error: 'Gone.' } },
      });
      const script = [{ status: 'active' }, { status: 'completed', afterPolls: 1 }];
      const run = await runAgentMode(emulator, { script });
      expect(run.exitCode).toBe(0);
      expect(trace(emulator.requests)).toEqual([
        'GET agent -> 200',
        'GET agent -> 404',
        'GET agent -> 404',
        'GET agent -> 200',
      ]);
    });
  });

  it('fails at once when the first response is 404', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAgentMode(emulator, { inputs: { 'agent-job-id': 'none' } });
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).toContain('no agent job none in project proj (404)');
      expect(run.outputs).toMatchObject({ errorCode: 'not-found' });
      expect(run.outputs).not.toHaveProperty('result');
      expect(trace(emulator.requests)).toEqual(['GET agent -> 404']);
    });
  });

  it('rejects a response about another job', async () => {
    await withEmulator({}, async (emulator) => {
      const script = [{ status: 'completed', prLink: PR_LINK, patch: { id: 'two' } }];
      const run = await runAgentMode(emulator, { script });
      expect(run.failure.message).toContain('[answer-unusable]');
      expect(run.failure.message).toContain('The cause: the response describes another job');
      expect(run.outputs).not.toHaveProperty('prLink');
    });
  });

  it('rejects a source repository that changes during the wait', async () => {
    await withEmulator({}, async (emulator) => {
      const repository = 'https://github.example.com/example/other';
      const run = await runAgentMode(emulator, {
        script: [
          { status: 'active' },
          {
            status: 'completed',
            afterPolls: 1,
            prLink: `${repository}/pull/7`,
            patch: { source: { repository, ref: 'main' } },
          },
        ],
      });
      expect(run.failure.message).toContain('[answer-unusable] The source repository of agent job one changed');
      expect(run.outputs).not.toHaveProperty('prLink');
    });
  });

  it('does not treat a status with an invisible character as completed', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAgentMode(emulator, {
        script: [{ status: 'comp\u200Bleted', prLink: PR_LINK }],
        inputs: { 'timeout-minutes': '0.08' },
      });
      expect(run.failure.message).toContain('[timed-out]');
      expect(run.log).toContain('The response has no valid status; the job is treated as running.');
    });
  });

  it('is retried after 502', async () => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'agent', times: 2, do: { type: 'respond', status: 502 } });
      const run = await runAgentMode(emulator, { script: [{ status: 'completed' }] });
      expect(run.exitCode).toBe(0);
      expect(run.log.filter((line) => line.includes('HTTP 502; retrying'))).toHaveLength(2);
    });
  });

  it.each([
    { status: 401, code: 'unauthorized', hint: 'admin API key' },
    { status: 403, code: 'forbidden', hint: 'organization that owns the project' },
    { status: 400, code: 'request-rejected', hint: '`project-id` and `agent-job-id`' },
  ])('fails at once after $status', async ({ status, code, hint }) => {
    await withEmulator({}, async (emulator) => {
      emulator.inject({ on: 'agent', times: 99, do: { type: 'respond', status, body: { error: 'No.' } } });
      const run = await runAgentMode(emulator, { script: [{ status: 'active' }] });
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).toContain(`[${code}]`);
      expect(run.failure.message).toContain(hint);
      expect(run.failure.message).toContain('Message from the service: No.');
    });
  });
});

describeOnPosix('a cancelled agent run', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends after %s and sets the outputs', async (signal) => {
    await withEmulator({}, async (emulator) => {
      const inputs = { 'poll-interval-seconds': '60', 'fail-on': 'never' };
      const action = startAgent(emulator, {
        script: [{ status: 'active' }],
        inputs,
        onLine: (line) => {
          if (line.startsWith('active')) action.child.kill(signal);
        },
      });
      const run = await action.finished;
      expect(run.exitCode).toBe(1);
      expect(run.failure.message).toContain(`[cancelled] The step was cancelled (${signal}).`);
      expect(run.failure.message).toContain('Agent job one (project proj), last status: active. It may still');
      expect(run.outputs).toMatchObject({ status: 'cancelled', result: 'cancelled', model: 'some-model' });
    });
  });
});

describe('`fail-on`', () => {
  it('accepts one result per line, with trailing commas', async () => {
    await withEmulator({}, async (emulator) => {
      const inputs = { 'fail-on': 'archived,\n  timed-out,\n\n' };
      const run = await runAgentMode(emulator, { script: [{ status: 'failed' }], inputs });
      expect(run.exitCode).toBe(0);
      expect(run.annotations.map(({ level }) => level)).toEqual(['warning']);
    });
  });
});

describe('invalid agent inputs', () => {
  it.each([
    { inputs: { 'project-id': '' }, texts: ['`project-id` is required.'] },
    { inputs: { 'agent-job-id': '' }, texts: ['`agent-job-id` is required.'] },
    { inputs: { 'agent-job-id': 'a b\nc' }, texts: ['`agent-job-id` must contain one ID per line'] },
    { inputs: { 'project-id': '..' }, texts: ['`project-id` must be one word'] },
    { inputs: { 'fail-on': 'no-change' }, texts: ['`pull-request: required`'] },
    { inputs: { 'fail-on': ',' }, texts: ['`fail-on` must be `never` or a list'] },
    { inputs: { 'fail-on': 'never, failed' }, texts: ['`fail-on` must be `never` or a list'] },
    { inputs: { 'pull-request': 'yes' }, texts: ['`pull-request` must be `optional` or `required` or `merged`.'] },
    { inputs: { 'pull-request': 'merged' }, texts: ['`pull-request` with `merged` requires `github-token`'] },
    { inputs: { comment: 'yes' }, texts: ['`comment` must be `true` or `false`.'] },
    { inputs: { comment: 'true' }, texts: ['`comment` requires `github-token`'] },
    { inputs: { 'commit-status': 'docs' }, texts: ['`commit-status` requires `github-token`'] },
    { inputs: { 'commit-status': 'docs', comment: 'true' }, texts: ['`statuses: write`', '`pull-requests: write`'] },
    { inputs: { domain: 'docs.example.com', paths: 'index' }, texts: ['`domain` requires', '`paths` requires'] },
    { inputs: { mode: 'agnet' }, texts: ['`mode` must be `export` or `agent`.'] },
    {
      inputs: { mode: 'export' },
      texts: ['`project-id` requires `mode: agent`.', '`agent-job-id` requires', '`domain` or'],
    },
  ])('reports each error in $inputs', async ({ inputs, texts }) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAgentMode(emulator, { inputs });
      expect(run.exitCode).toBe(1);
      expect(emulator.requests).toEqual([]);
      const errors = run.failure.message.split('\n').slice(1, -2);
      expect(errors).toHaveLength(texts.length);
      texts.forEach((text, index) => {
        expect(errors[index]).toContain(text);
      });
    });
  });
});
