import { describe, expect, it } from '@jest/globals';
import {
  callApi,
  post,
  DOC_PAGES,
  emulatorStarter,
  exportBundle,
  JOBS,
  createLink,
  startJob,
  pollToEnd,
} from './client.ts';

const emulator = emulatorStarter();
const BODY = { domain: 'docs.example.com' };

describe('a static export job', () => {
  it('goes from queued to completed with live progress and only the fields of the contract', async () => {
    const service = await emulator({ queuedMs: 1_000, pageMs: 60 });
    const started = await post(service, JOBS, { body: BODY });
    expect(started.status).toBe(202);
    expect(started.value).toEqual({ jobId: expect.stringMatching(/^se_[0-9a-f]{16}$/) });

    const states = await pollToEnd(service, (started.value as { jobId: string }).jobId);
    expect(states[0]).toEqual({ status: 'queued' });
    expect(states.at(-1)).toEqual({ status: 'completed', pageCount: DOC_PAGES });
    const running = states.filter(({ status }) => status === 'running');
    for (const { progress, pageCount, ...rest } of running) {
      expect(rest).toEqual({ status: 'running' });
      expect(progress).toBe(Math.floor((Number(pageCount) / DOC_PAGES) * 100));
    }
    expect(new Set(running.map(({ pageCount }) => pageCount)).size).toBeGreaterThan(2);
  });

  it('has a bundle only when it is completed, with a new link for each request', async () => {
    const service = await emulator({ queuedMs: 1_000 });
    const jobId = await startJob(service);
    expect((await post(service, `${JOBS}/${jobId}/bundle`)).status).toBe(409);
    await pollToEnd(service, jobId);
    const first = await post(service, `${JOBS}/${jobId}/bundle`);
    expect(first.status).toBe(200);
    const { bundleUrl, expiresAt, ...rest } = first.value as Record<string, string>;
    expect(rest).toEqual({});
    expect(Date.parse(expiresAt ?? '')).toBe(Number(new URL(bundleUrl ?? '').searchParams.get('X-Expires')) * 1000);
    const second = await createLink(service, jobId);
    expect(second).not.toBe(bundleUrl);
    expect(service.links).toEqual([bundleUrl, second]);
  });

  it('can be completed at start, with the same bundle as in another emulator', async () => {
    const before = await emulator();
    const { jobId, link } = await exportBundle(before);
    const after = await emulator({ finishedJobs: [jobId], queuedMs: 60_000 });
    expect(await pollToEnd(after, jobId)).toEqual([{ status: 'completed', pageCount: DOC_PAGES }]);
    const [first, second] = await Promise.all(
      [link, await createLink(after, jobId)].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
    );
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  });

  it('has the optional fields when they are turned on', async () => {
    const service = await emulator({ optionalFields: true });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const started = await post(service, JOBS, { body: BODY });
    const { jobId } = started.value as { jobId: string };
    const common = { jobId, createdAt: time, updatedAt: time, error: null };
    expect(started.value).toEqual({ ...common, status: 'queued', progress: 0, pageCount: 0 });
    const states = await pollToEnd(service, jobId);
    expect(states.at(-1)).toEqual({ ...common, status: 'completed', progress: 100, pageCount: DOC_PAGES });
    const bundle = (await post(service, `${JOBS}/${jobId}/bundle`)).value as Record<string, unknown>;
    expect(Object.keys(bundle).toSorted()).toEqual(['bundleUrl', 'expiresAt', 'jobId', 'sizeBytes']);
    const download = await fetch(String(bundle['bundleUrl']));
    expect((await download.arrayBuffer()).byteLength).toBe(bundle['sizeBytes']);
  });

  it('fails halfway if the domain starts with `fail.`', async () => {
    const service = await emulator({ optionalFields: true });
    const jobId = await startJob(service, { domain: 'fail.example.com' });
    const end = (await pollToEnd(service, jobId)).at(-1);
    expect(end).toMatchObject({ status: 'failed', error: expect.stringContaining('fail.example.com') });
    expect(end?.['pageCount']).toBe(DOC_PAGES / 2);
    expect((await post(service, `${JOBS}/${jobId}/bundle`)).status).toBe(409);
  });

  it('reports a failure only in the status without the optional fields', async () => {
    const service = await emulator();
    const states = await pollToEnd(service, await startJob(service, { domain: 'fail.example.com' }));
    expect(states.at(-1)).toEqual({ status: 'failed', pageCount: DOC_PAGES / 2 });
  });

  it('fails when a requested page does not exist', async () => {
    const service = await emulator({ optionalFields: true });
    const jobId = await startJob(service, { ...BODY, paths: ['install', 'nowhere'] });
    expect((await pollToEnd(service, jobId)).at(-1)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('nowhere'),
    });
  });

  it('includes generated pages in pageCount', async () => {
    const service = await emulator({ pages: 12 });
    expect((await pollToEnd(service, await startJob(service))).at(-1)).toMatchObject({ pageCount: DOC_PAGES + 12 });
  });

  it('is started once for the same idempotency key', async () => {
    const service = await emulator();
    const startWithKey = async (key: string): Promise<unknown> =>
      (await post(service, JOBS, { body: BODY, headers: { 'idempotency-key': key } })).value;
    const first = await startWithKey('a');
    expect(await startWithKey('a')).toEqual(first);
    expect(await startWithKey('b')).not.toEqual(first);
    expect(await startJob(service)).not.toBe((first as { jobId: string }).jobId);
  });

  it('follows an export script and still has a bundle', async () => {
    const service = await emulator({
      exportScript: (_elapsedMs, poll) => (poll < 2 ? { status: 'warming', progress: poll } : { status: 'completed' }),
    });
    const jobId = await startJob(service);
    expect((await post(service, `${JOBS}/${jobId}/bundle`)).status).toBe(409);
    expect(await pollToEnd(service, jobId)).toEqual([
      { status: 'warming', progress: 0 },
      { status: 'warming', progress: 1 },
      { status: 'completed' },
    ]);
    expect((await fetch(await createLink(service, jobId))).status).toBe(200);
  });

  it('can be started without an HTTP request', async () => {
    const service = await emulator();
    const jobId = service.startJob(BODY);
    expect((await pollToEnd(service, jobId)).at(-1)).toMatchObject({ status: 'completed' });
  });
});

describe('an invalid request', () => {
  it.each([
    ['invalid JSON', 'domain=x'],
    ['an array', '["docs.example.com"]'],
    ['no domain', '{}'],
    ['a domain of another type', '{"domain":7}'],
    ['a scheme', '{"domain":"https://docs.example.com"}'],
    ['a port', '{"domain":"docs.example.com:443"}'],
    ['a path', '{"domain":"docs.example.com/guides"}'],
    ['a version of another type', '{"domain":"docs.example.com","version":2}'],
    ['paths of another type', '{"domain":"docs.example.com","paths":"index"}'],
    ['an empty list of paths', '{"domain":"docs.example.com","paths":[]}'],
  ])('is rejected with 400: %s', async (_name, body) => {
    const service = await emulator();
    const reply = await post(service, JOBS, { body });
    expect(reply).toMatchObject({ status: 400, value: { error: expect.any(String) } });
  });

  it.each([
    ['no key', ''],
    ['another key', 'Bearer adm_other'],
    ['another scheme', 'Basic adm_other'],
  ])('is rejected with 401: %s', async (_name, authorization) => {
    const service = await emulator();
    for (const [method, path] of [
      ['POST', JOBS],
      ['GET', `${JOBS}/se_0`],
      ['POST', `${JOBS}/se_0/bundle`],
      ['GET', '/v2/agent/p/job/j'],
    ] as const) {
      const reply = await callApi(service, path, { method, headers: { authorization } });
      expect(reply).toMatchObject({ status: 401, value: { error: expect.any(String) } });
    }
  });

  it('is rejected without an Enterprise plan', async () => {
    const service = await emulator({ plan: 'starter' });
    expect((await post(service, JOBS, { body: BODY })).status).toBe(403);
    expect((await callApi(service, '/v2/agent/p/job/j')).status).toBe(404);
  });

  it('is rejected with a message that names the missing resource', async () => {
    const service = await emulator();
    expect((await callApi(service, `${JOBS}/se_0`)).value).toEqual({ error: 'Export job not found.' });
    expect((await post(service, `${JOBS}/se_0/bundle`)).status).toBe(404);
    expect((await callApi(service, '/v1/else')).value).toEqual({ error: 'Endpoint not found.' });
    const wrong = await callApi(service, JOBS);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is rejected with 413 if it is too large', async () => {
    const service = await emulator();
    const reply = await post(service, JOBS, { body: { ...BODY, padding: 'x'.repeat(2_000_000) } });
    expect(reply.status).toBe(413);
  });
});

describe('a bundle file', () => {
  it('is served unchanged', async () => {
    const file = import.meta.filename;
    const service = await emulator({ archiveFile: file });
    const { link } = await exportBundle(service);
    expect(await (await fetch(link)).text()).toContain('a bundle file');
  });
});
