import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Emulator, Fault, FaultAction } from '../../emulator/index.ts';
import { call, DOC_PAGES, emulators, exported, JOBS, rawGet, type RawReply, start, statesOf } from './client.ts';

const emulator = emulators();
const BODY = { domain: 'docs.example.com' };

/** An emulator with a finished job, and what a plain download of it gives. */
async function withBundle(): Promise<{ service: Emulator; link: string; whole: Buffer }> {
  const service = await emulator();
  const { link } = await exported(service);
  return { service, link, whole: Buffer.from(await (await fetch(link)).arrayBuffer()) };
}

/** A raw download under one fault. */
async function downloadUnder(action: FaultAction | FaultAction[]): Promise<RawReply & { whole: Buffer }> {
  const { service, link, whole } = await withBundle();
  service.inject({ on: 'download', do: action });
  return { ...(await rawGet(link)), whole };
}

async function codeOf(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => 'answered',
    (error: unknown) => ((error as Error).cause as { code?: string }).code,
  );
}

describe('the queue of faults', () => {
  it('hits in the order of injection, each as often as told, after the requests it lets pass', async () => {
    const service = await emulator();
    const jobId = await start(service);
    await statesOf(service, jobId);
    const answer = (status: number, rest: Partial<Fault> = {}): Fault => ({
      on: 'status',
      do: { type: 'answer', status },
      ...rest,
    });
    service.inject(answer(503, { times: 2 }));
    service.inject(answer(429, { after: 2 }));
    const statuses = [];
    for (let poll = 0; poll < 6; poll += 1) statuses.push((await call(service, 'GET', `${JOBS}/${jobId}`)).status);
    expect(statuses).toEqual([503, 503, 200, 200, 429, 200]);
  });

  it('leaves other endpoints alone', async () => {
    const service = await emulator();
    service.inject({ on: 'bundle', do: { type: 'answer', status: 500 } });
    const { status } = await call(service, 'POST', JOBS, { body: BODY });
    expect(status).toBe(202);
  });

  it.each([{ times: 0 }, { times: 1.5 }, { after: -1 }])('refuses %j', async (counts) => {
    const service = await emulator();
    expect(() => {
      service.inject({ on: 'start', do: { type: 'gzip' }, ...counts });
    }).toThrow(RangeError);
  });
});

describe('a fault on the API', () => {
  it('answers instead of processing', async () => {
    const service = await emulator();
    const answers: FaultAction[] = [
      { type: 'answer', status: 502, body: '<html>Bad gateway</html>', headers: { 'Content-Type': 'text/html' } },
      { type: 'answer', status: 200, body: { jobId: null } },
      { type: 'answer', status: 429, headers: { 'retry-after': '7' } },
      { type: 'answer', status: 307, headers: { location: 'https://elsewhere.example.com/' } },
      { type: 'answer', status: 200, body: Buffer.from('raw') },
    ];
    for (const action of answers) service.inject({ on: 'start', do: action });
    const replies = [];
    while (replies.length < answers.length) replies.push(await call(service, 'POST', JOBS, { body: BODY }));
    expect(replies.map(({ status, value }) => [status, value])).toEqual([
      [502, '<html>Bad gateway</html>'],
      [200, { jobId: null }],
      [429, undefined],
      [307, undefined],
      [200, 'raw'],
    ]);
    expect(replies[0]?.headers.get('content-type')).toBe('text/html');
    expect(replies[2]?.headers.get('retry-after')).toBe('7');
    expect(replies[3]?.headers.get('location')).toBe('https://elsewhere.example.com/');
  });

  it('resets before processing, so that nothing happened', async () => {
    const service = await emulator();
    service.inject({ on: 'start', do: { type: 'reset', when: 'before' } });
    const request = (): Promise<unknown> =>
      call(service, 'POST', JOBS, { body: BODY, headers: { 'idempotency-key': 'k' } });
    expect(await codeOf(request())).toBe('ECONNRESET');
    expect(service.requests[0]).toMatchObject({ endpoint: 'start', status: null });
    expect(await codeOf(request())).toBe('answered');
  });

  it('resets after processing, so that the effect stays', async () => {
    const service = await emulator();
    const { jobId } = await exported(service);
    service.inject({ on: 'bundle', do: { type: 'reset', when: 'after' } });
    const before = service.links.length;
    expect(await codeOf(call(service, 'POST', `${JOBS}/${jobId}/bundle`))).toBe('ECONNRESET');
    expect(service.links.length).toBe(before + 1);
  });

  it('does nothing to the state when it resets before', async () => {
    const service = await emulator();
    const { jobId } = await exported(service);
    service.inject({ on: 'bundle', do: { type: 'reset', when: 'before' } });
    const before = service.links.length;
    expect(await codeOf(call(service, 'POST', `${JOBS}/${jobId}/bundle`))).toBe('ECONNRESET');
    expect(service.links.length).toBe(before);
  });

  it('patches the JSON and alters the headers of a real answer', async () => {
    const service = await emulator();
    const jobId = await start(service);
    await statesOf(service, jobId);
    service.inject({
      on: 'status',
      do: [
        { type: 'patch', json: (value) => ({ ...(value as object), status: 'defrosting', progress: '40 %' }) },
        { type: 'alter', status: 203, headers: { 'X-Request-Id': 'r1', 'Content-Type': null } },
      ],
    });
    const reply = await call(service, 'GET', `${JOBS}/${jobId}`);
    expect(reply.value).toEqual({ status: 'defrosting', progress: '40 %', pageCount: DOC_PAGES });
    expect([reply.status, reply.headers.get('x-request-id'), reply.headers.get('content-type')]).toEqual([
      203,
      'r1',
      null,
    ]);
  });

  it('delays, then goes on', async () => {
    const service = await emulator();
    service.inject({ on: 'start', do: { type: 'delay', ms: 1000 } });
    const slow = start(service);
    while (service.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const jobId = await start(service);
    expect(service.requests.map(({ status }) => status)).toEqual([null, 202]);
    expect(await slow).not.toBe(jobId);
  });

  it('makes a huge answer while it is sent', async () => {
    const service = await emulator();
    service.inject({ on: 'start', do: { type: 'huge', megabytes: 3 } });
    const response = await fetch(service.baseUrl + JOBS, { method: 'POST' });
    expect(response.headers.get('content-length')).toBeNull();
    const text = await response.text();
    expect(text.length).toBe(3_000_000);
    expect(JSON.parse(text)).toEqual({ padding: expect.stringMatching(/^x+$/) });
  });

  it('works on agent jobs', async () => {
    const service = await emulator();
    service.inject({ on: 'agent', do: { type: 'answer', status: 429, body: { error: 'quota' } } });
    expect((await call(service, 'GET', '/v2/agent/p/job/j')).status).toBe(429);
    expect((await call(service, 'GET', '/v2/agent/p/job/j')).status).toBe(404);
  });
});

describe('a fault on the download', () => {
  it('truncates under a declared length', async () => {
    const { head, body, end, whole } = await downloadUnder({ type: 'deliver', truncateAt: 1000 });
    expect(head).toContain(`content-length: ${whole.length}`);
    expect(body.equals(whole.subarray(0, 1000))).toBe(true);
    expect(end).toBe('closed');
  });

  it('truncates chunks: the last one never comes', async () => {
    const { head, body, end } = await downloadUnder({ type: 'deliver', framing: 'chunked', truncateAt: 1000 });
    expect(head).toContain('transfer-encoding: chunked');
    expect(head).not.toContain('content-length');
    expect(body.toString('latin1')).toMatch(/^3e8\r\n/);
    expect(body.toString('latin1')).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(end).toBe('closed');
  });

  it('truncates where only the close tells the end', async () => {
    const { head, body, end, whole } = await downloadUnder({ type: 'deliver', framing: 'close', truncateAt: 1000 });
    expect(head).not.toMatch(/content-length|transfer-encoding/);
    expect(body.equals(whole.subarray(0, 1000))).toBe(true);
    expect(end).toBe('closed');
  });

  it.each(['length', 'chunked', 'close'] as const)('sends the whole archive framed by %s', async (framing) => {
    const { service, link, whole } = await withBundle();
    service.inject({ on: 'download', do: { type: 'deliver', framing } });
    const body = Buffer.from(await (await fetch(link)).arrayBuffer());
    expect(body.equals(whole)).toBe(true);
  });

  it('stalls and keeps the connection open', async () => {
    const { body, end, whole } = await downloadUnder({ type: 'deliver', stallAt: 500 });
    expect(body.equals(whole.subarray(0, 500))).toBe(true);
    expect(end).toBe('open');
  });

  it('trickles the headers too', async () => {
    const { service, link, whole } = await withBundle();
    service.inject({ on: 'download', do: { type: 'deliver', bytesPerSecond: 1, slowHeaders: true } });
    const early = await rawGet(link, {}, 20);
    expect(early).toMatchObject({ head: '', end: 'open' });
    service.inject({ on: 'download', do: { type: 'deliver', bytesPerSecond: 100_000, slowHeaders: true } });
    const { head, body } = await rawGet(link);
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(body.equals(whole)).toBe(true);
  });

  it('ignores Range', async () => {
    const { service, link, whole } = await withBundle();
    service.inject({ on: 'download', do: { type: 'ignoreRange' } });
    const get = (): Promise<Response> => fetch(link, { headers: { range: 'bytes=10-' } });
    const ignored = await get();
    expect([ignored.status, (await ignored.arrayBuffer()).byteLength]).toEqual([200, whole.length]);
    expect((await get()).status).toBe(206);
    expect(service.requests.at(-2)?.headers.range).toBe('bytes=10-');
  });

  it('lies about ETag, Content-Range and Content-Length', async () => {
    const { service, link, whole } = await withBundle();
    const lie = (headers: Record<string, string>): void => {
      service.inject({ on: 'download', do: { type: 'alter', headers } });
    };
    lie({ etag: '"changed"' });
    expect((await fetch(link)).headers.get('etag')).toBe('"changed"');
    lie({ 'content-range': 'bytes 0-1/2' });
    const part = await fetch(link, { headers: { range: 'bytes=5-9' } });
    expect([part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual(['bytes 0-1/2', 5]);
    lie({ 'Content-Length': String(whole.length + 10) });
    const long = await rawGet(link);
    expect(long.head).toMatch(new RegExp(`content-length: ${whole.length + 10}$`, 'm'));
    expect([long.body.length, long.end]).toEqual([whole.length, 'closed']);
    lie({ 'content-length': '10' });
    expect((await fetch(link).then((response) => response.arrayBuffer())).byteLength).toBe(10);
  });

  it('compresses on top', async () => {
    const { service, link, whole } = await withBundle();
    service.inject({ on: 'download', do: [{ type: 'gzip' }, { type: 'deliver', framing: 'close' }] });
    const { head, body } = await rawGet(link);
    expect(head).toContain('content-encoding: gzip');
    expect(gunzipSync(body).equals(whole)).toBe(true);
    service.inject({ on: 'download', do: { type: 'gzip' } });
    expect(Buffer.from(await (await fetch(link)).arrayBuffer()).equals(whole)).toBe(true);
  });

  it('redirects', async () => {
    const { service, link } = await withBundle();
    const location = `${service.storeUrl}/elsewhere`;
    service.inject({ on: 'download', do: { type: 'answer', status: 302, headers: { location } } });
    const response = await fetch(link, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });
});
