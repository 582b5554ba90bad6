import { describe, expect, it } from '@jest/globals';
import type { AgentJob, AgentStep } from '../../emulator/index.ts';
import { callApi, emulatorStarter } from './client.ts';

const emulator = emulatorStarter();
const PATH = '/v2/agent/proj/job/one';
const job = (...script: AgentStep[]): AgentJob => ({
  projectId: 'proj',
  id: 'one',
  repository: 'https://github.com/example/docs',
  ref: 'main',
  model: 'some-model',
  script,
});

describe('an agent job', () => {
  it('has exactly the fields of the contract', async () => {
    const service = await emulator({ agentJobs: [job({ status: 'active' })] });
    expect(await callApi(service, PATH)).toMatchObject({ status: 200 });
    expect((await callApi(service, PATH)).value).toEqual({
      id: 'one',
      status: 'active',
      source: { repository: 'https://github.com/example/docs', ref: 'main' },
      model: 'some-model',
      prLink: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      archivedAt: null,
    });
  });

  it('follows its script by number of polls', async () => {
    const service = await emulator();
    const prLink = 'https://github.com/example/docs/pull/7';
    service.addAgentJob(job({ status: 'active' }, { afterPolls: 2, status: 'completed', prLink }));
    const replies = [];
    for (let poll = 0; poll < 3; poll += 1) replies.push((await callApi(service, PATH)).value);
    expect(replies).toMatchObject([
      { status: 'active', prLink: null },
      { status: 'active', prLink: null },
      { status: 'completed', prLink },
    ]);
  });

  it('follows its script by time', async () => {
    const service = await emulator();
    service.addAgentJob(job({ status: 'active' }, { afterMs: 400, status: 'failed' }));
    const seen = new Set<unknown>();
    while (!seen.has('failed')) seen.add(((await callApi(service, PATH)).value as { status: string }).status);
    expect([...seen]).toEqual(['active', 'failed']);
  });

  it('keeps the time at which it was archived', async () => {
    const service = await emulator({ agentJobs: [job({ status: 'archived' })] });
    const first = (await callApi(service, PATH)).value as Record<string, unknown>;
    expect(first['archivedAt']).toMatch(/Z$/);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await callApi(service, PATH)).value).toEqual(first);
  });

  it('can change and omit fields', async () => {
    const step = { status: 'active', patch: { status: 7, extra: true }, omit: ['prLink', 'source'] };
    const service = await emulator({ agentJobs: [job(step)] });
    const fields = (await callApi(service, PATH)).value as object;
    expect(fields).toMatchObject({ status: 7, extra: true });
    expect(Object.keys(fields)).not.toContain('prLink');
    expect(Object.keys(fields)).not.toContain('source');
  });

  it('is found only with its project and ID', async () => {
    const service = await emulator({ agentJobs: [job({ status: 'active' })] });
    for (const path of ['/v2/agent/other/job/one', '/v2/agent/proj/job/two']) {
      const reply = await callApi(service, path);
      expect(reply).toMatchObject({ status: 404, value: { error: 'Agent job not found.' } });
    }
  });
});
