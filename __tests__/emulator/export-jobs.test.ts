import { describe, expect, it } from '@jest/globals';
import { call, DOC_PAGES, emulators, exported, JOBS, mint, start, statesOf } from './client.ts';

const emulator = emulators();
const BODY = { domain: 'docs.example.com' };

describe('a static export job', () => {
  it('runs from queued to completed with live progress and nothing but the fields of the contract', async () => {
    const service = await emulator({ queuedMs: 200, pageMs: 60 });
    const started = await call(service, 'POST', JOBS, { body: BODY });
    expect(started.status).toBe(202);
    expect(started.value).toEqual({ jobId: expect.stringMatching(/^se_[0-9a-f]{16}$/) });

    const states = await statesOf(service, (started.value as { jobId: string }).jobId);
    expect(states[0]).toEqual({ status: 'queued' });
    expect(states.at(-1)).toEqual({ status: 'completed', pageCount: DOC_PAGES });
    const running = states.filter(({ status }) => status === 'running');
    for (const { progress, pageCount, ...rest } of running) {
      expect(rest).toEqual({ status: 'running' });
      expect(progress).toBe(Math.floor((Number(pageCount) / DOC_PAGES) * 100));
    }
    expect(new Set(running.map(({ pageCount }) => pageCount)).size).toBeGreaterThan(2);
  });

  it('gives the bundle of a completed job alone, and a fresh link each time', async () => {
    const service = await emulator({ queuedMs: 300 });
    const jobId = await start(service);
    expect((await call(service, 'POST', `${JOBS}/${jobId}/bundle`)).status).toBe(409);
    await statesOf(service, jobId);
    const first = await call(service, 'POST', `${JOBS}/${jobId}/bundle`);
    expect(first.status).toBe(200);
    const { bundleUrl, expiresAt, ...rest } = first.value as Record<string, string>;
    expect(rest).toEqual({});
    expect(Date.parse(expiresAt ?? '')).toBe(Number(new URL(bundleUrl ?? '').searchParams.get('X-Expires')) * 1000);
    const second = await mint(service, jobId);
    expect(second).not.toBe(bundleUrl);
    expect(service.links).toEqual([bundleUrl, second]);
  });

  it('knows a job that was completed before it started, with the bytes that another emulator packed', async () => {
    const before = await emulator();
    const { jobId, link } = await exported(before);
    const after = await emulator({ finishedJobs: [jobId], queuedMs: 60_000 });
    expect(await statesOf(after, jobId)).toEqual([{ status: 'completed', pageCount: DOC_PAGES }]);
    const [first, second] = await Promise.all(
      [link, await mint(after, jobId)].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
    );
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  });

  it('sends the optional fields when asked to', async () => {
    const service = await emulator({ optionalFields: true });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const started = await call(service, 'POST', JOBS, { body: BODY });
    const { jobId } = started.value as { jobId: string };
    const whole = { jobId, createdAt: time, updatedAt: time, error: null };
    expect(started.value).toEqual({ ...whole, status: 'queued', progress: 0, pageCount: 0 });
    const states = await statesOf(service, jobId);
    expect(states.at(-1)).toEqual({ ...whole, status: 'completed', progress: 100, pageCount: DOC_PAGES });
    const bundle = (await call(service, 'POST', `${JOBS}/${jobId}/bundle`)).value as Record<string, unknown>;
    expect(Object.keys(bundle).toSorted()).toEqual(['bundleUrl', 'expiresAt', 'jobId', 'sizeBytes']);
    const download = await fetch(String(bundle['bundleUrl']));
    expect((await download.arrayBuffer()).byteLength).toBe(bundle['sizeBytes']);
  });

  it('fails half-way for a domain that begins with fail.', async () => {
    const service = await emulator({ optionalFields: true });
    const jobId = await start(service, { domain: 'fail.example.com' });
    const end = (await statesOf(service, jobId)).at(-1);
    expect(end).toMatchObject({ status: 'failed', error: expect.stringContaining('fail.example.com') });
    expect(end?.['pageCount']).toBe(DOC_PAGES / 2);
    expect((await call(service, 'POST', `${JOBS}/${jobId}/bundle`)).status).toBe(409);
  });

  it('shows the failure by its status alone without the optional fields', async () => {
    const service = await emulator();
    const states = await statesOf(service, await start(service, { domain: 'fail.example.com' }));
    expect(states.at(-1)).toEqual({ status: 'failed', pageCount: DOC_PAGES / 2 });
  });

  it('fails when a requested page does not exist', async () => {
    const service = await emulator({ optionalFields: true });
    const jobId = await start(service, { ...BODY, paths: ['install', 'nowhere'] });
    expect((await statesOf(service, jobId)).at(-1)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('nowhere'),
    });
  });

  it('counts generated pages', async () => {
    const service = await emulator({ pages: 12 });
    expect((await statesOf(service, await start(service))).at(-1)).toMatchObject({ pageCount: DOC_PAGES + 12 });
  });

  it('gives the same job for the same idempotency key', async () => {
    const service = await emulator();
    const once = async (key: string): Promise<unknown> =>
      (await call(service, 'POST', JOBS, { body: BODY, headers: { 'idempotency-key': key } })).value;
    const first = await once('a');
    expect(await once('a')).toEqual(first);
    expect(await once('b')).not.toEqual(first);
    expect(await start(service)).not.toBe((first as { jobId: string }).jobId);
  });

  it('follows a scripted course and still has a real bundle', async () => {
    const service = await emulator({
      course: (_elapsedMs, poll) => (poll < 2 ? { status: 'warming', progress: poll } : { status: 'completed' }),
    });
    const jobId = await start(service);
    expect((await call(service, 'POST', `${JOBS}/${jobId}/bundle`)).status).toBe(409);
    expect(await statesOf(service, jobId)).toEqual([
      { status: 'warming', progress: 0 },
      { status: 'warming', progress: 1 },
      { status: 'completed' },
    ]);
    expect((await fetch(await mint(service, jobId))).status).toBe(200);
  });

  it('can be started without HTTP', async () => {
    const service = await emulator();
    const jobId = service.startJob(BODY);
    expect((await statesOf(service, jobId)).at(-1)).toMatchObject({ status: 'completed' });
  });
});

describe('a request that is refused', () => {
  it.each([
    ['no JSON', 'domain=x'],
    ['no object', '["docs.example.com"]'],
    ['no domain', '{}'],
    ['a domain of another type', '{"domain":7}'],
    ['a scheme', '{"domain":"https://docs.example.com"}'],
    ['a port', '{"domain":"docs.example.com:443"}'],
    ['a path', '{"domain":"docs.example.com/guides"}'],
    ['a version of another type', '{"domain":"docs.example.com","version":2}'],
    ['paths of another type', '{"domain":"docs.example.com","paths":"index"}'],
    ['an empty list of paths', '{"domain":"docs.example.com","paths":[]}'],
  ])('has %s', async (_name, body) => {
    const service = await emulator();
    const reply = await call(service, 'POST', JOBS, { body });
    expect(reply).toMatchObject({ status: 400, value: { error: expect.any(String) } });
  });

  it.each([
    ['no key', ''],
    ['another key', 'Bearer adm_other'],
    ['another scheme', 'Basic adm_other'],
  ])('has %s', async (_name, authorization) => {
    const service = await emulator();
    for (const [method, path] of [
      ['POST', JOBS],
      ['GET', `${JOBS}/se_0`],
      ['POST', `${JOBS}/se_0/bundle`],
      ['GET', '/v2/agent/p/job/j'],
    ] as const) {
      const reply = await call(service, method, path, { headers: { authorization } });
      expect(reply).toMatchObject({ status: 401, value: { error: expect.any(String) } });
    }
  });

  it('comes without an Enterprise plan', async () => {
    const service = await emulator({ plan: 'starter' });
    expect((await call(service, 'POST', JOBS, { body: BODY })).status).toBe(403);
    expect((await call(service, 'GET', '/v2/agent/p/job/j')).status).toBe(404);
  });

  it('names what does not exist', async () => {
    const service = await emulator();
    expect((await call(service, 'GET', `${JOBS}/se_0`)).value).toEqual({ error: 'No such export job.' });
    expect((await call(service, 'POST', `${JOBS}/se_0/bundle`)).status).toBe(404);
    expect((await call(service, 'GET', '/v1/else')).value).toEqual({ error: 'No such endpoint.' });
    const wrong = await call(service, 'GET', JOBS);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('is too large', async () => {
    const service = await emulator();
    const reply = await call(service, 'POST', JOBS, { body: { ...BODY, padding: 'x'.repeat(2_000_000) } });
    expect(reply.status).toBe(413);
  });
});

describe('a bundle that is given', () => {
  it('is served as it is', async () => {
    const file = import.meta.filename;
    const service = await emulator({ archiveFile: file });
    const { link } = await exported(service);
    expect(await (await fetch(link)).text()).toContain('a bundle that is given');
  });
});
