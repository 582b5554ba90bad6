import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Emulator, Fault, FaultAction } from '../../emulator/index.ts';
import {
  callApi,
  post,
  DOC_PAGES,
  emulatorStarter,
  exportBundle,
  JOBS,
  rawGet,
  type RawReply,
  startJob,
  pollToEnd,
} from './client.ts';

const emulator = emulatorStarter();
const BODY = { domain: 'docs.example.com' };

/** An emulator with a completed job, a link to its bundle, and the bundle's bytes. */
async function withBundle(): Promise<{ service: Emulator; link: string; bundle: Buffer }> {
  const service = await emulator();
  const { link } = await exportBundle(service);
  return { service, link, bundle: Buffer.from(await (await fetch(link)).arrayBuffer()) };
}

/** Downloads the bundle with a fault. */
async function downloadUnder(action: FaultAction | FaultAction[]): Promise<RawReply & { bundle: Buffer }> {
  const { service, link, bundle } = await withBundle();
  service.inject({ on: 'download', do: action });
  return { ...(await rawGet(link)), bundle };
}

async function errorCodeOf(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => 'ok',
    (error: unknown) => ((error as Error).cause as { code?: string }).code,
  );
}

describe('the fault queue', () => {
  it('applies faults in order, each `times` times, after skipping `after` requests', async () => {
    const service = await emulator();
    const jobId = await startJob(service);
    await pollToEnd(service, jobId);
    const respond = (status: number, rest: Partial<Fault> = {}): Fault => ({
      on: 'status',
      do: { type: 'respond', status },
      ...rest,
    });
    service.inject(respond(503, { times: 2 }));
    service.inject(respond(429, { after: 2 }));
    const statuses = [];
    for (let poll = 0; poll < 6; poll += 1) statuses.push((await callApi(service, `${JOBS}/${jobId}`)).status);
    expect(statuses).toEqual([503, 503, 200, 200, 429, 200]);
  });

  it('does not affect other endpoints', async () => {
    const service = await emulator();
    service.inject({ on: 'bundle', do: { type: 'respond', status: 500 } });
    const { status } = await post(service, JOBS, { body: BODY });
    expect(status).toBe(202);
  });

  it.each([{ times: 0 }, { times: 1.5 }, { after: -1 }])('rejects %j', async (counts) => {
    const service = await emulator();
    expect(() => {
      service.inject({ on: 'start', do: { type: 'gzip' }, ...counts });
    }).toThrow(RangeError);
  });
});

describe('a fault on the API', () => {
  it('responds instead of processing the request', async () => {
    const service = await emulator();
    const actions: FaultAction[] = [
      { type: 'respond', status: 502, body: '<html>Bad gateway</html>', headers: { 'Content-Type': 'text/html' } },
      { type: 'respond', status: 200, body: { jobId: null } },
      { type: 'respond', status: 429, headers: { 'retry-after': '7' } },
      { type: 'respond', status: 307, headers: { location: 'https://elsewhere.example.com/' } },
      { type: 'respond', status: 200, body: Buffer.from('raw') },
    ];
    for (const action of actions) service.inject({ on: 'start', do: action });
    const replies = [];
    while (replies.length < actions.length) replies.push(await post(service, JOBS, { body: BODY }));
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

  it('resets before the request is processed', async () => {
    const service = await emulator();
    service.inject({ on: 'start', do: { type: 'reset', when: 'before' } });
    const request = (): Promise<unknown> => post(service, JOBS, { body: BODY, headers: { 'idempotency-key': 'k' } });
    expect(await errorCodeOf(request())).toBe('ECONNRESET');
    expect(service.requests[0]).toMatchObject({ endpoint: 'start', status: null });
    expect(await errorCodeOf(request())).toBe('ok');
  });

  it('resets after the request was processed', async () => {
    const service = await emulator();
    const { jobId } = await exportBundle(service);
    service.inject({ on: 'bundle', do: { type: 'reset', when: 'after' } });
    const before = service.links.length;
    expect(await errorCodeOf(post(service, `${JOBS}/${jobId}/bundle`))).toBe('ECONNRESET');
    expect(service.links.length).toBe(before + 1);
  });

  it('creates no link when it resets before the request is processed', async () => {
    const service = await emulator();
    const { jobId } = await exportBundle(service);
    service.inject({ on: 'bundle', do: { type: 'reset', when: 'before' } });
    const before = service.links.length;
    expect(await errorCodeOf(post(service, `${JOBS}/${jobId}/bundle`))).toBe('ECONNRESET');
    expect(service.links.length).toBe(before);
  });

  it('patches the JSON and changes the headers of a response', async () => {
    const service = await emulator();
    const jobId = await startJob(service);
    await pollToEnd(service, jobId);
    service.inject({
      on: 'status',
      do: [
        { type: 'patch', json: (value) => ({ ...(value as object), status: 'defrosting', progress: '40 %' }) },
        { type: 'alter', status: 203, headers: { 'X-Request-Id': 'r1', 'Content-Type': null } },
      ],
    });
    const reply = await callApi(service, `${JOBS}/${jobId}`);
    expect(reply.value).toEqual({ status: 'defrosting', progress: '40 %', pageCount: DOC_PAGES });
    expect([reply.status, reply.headers.get('x-request-id'), reply.headers.get('content-type')]).toEqual([
      203,
      'r1',
      null,
    ]);
  });

  it('delays a request', async () => {
    const service = await emulator();
    service.inject({ on: 'start', do: { type: 'delay', ms: 1000 } });
    const slow = startJob(service);
    while (service.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const jobId = await startJob(service);
    expect(service.requests.map(({ status }) => status)).toEqual([null, 202]);
    expect(await slow).not.toBe(jobId);
  });

  it('sends a huge response', async () => {
    const service = await emulator();
    service.inject({ on: 'start', do: { type: 'huge', megabytes: 3 } });
    const response = await fetch(service.baseUrl + JOBS, { method: 'POST' });
    expect(response.headers.get('content-length')).toBeNull();
    const text = await response.text();
    expect(text.length).toBe(3_000_000);
    expect(JSON.parse(text)).toEqual({ padding: expect.stringMatching(/^x+$/) });
  });

  it('applies to agent jobs', async () => {
    const service = await emulator();
    service.inject({ on: 'agent', do: { type: 'respond', status: 429, body: { error: 'quota' } } });
    expect((await callApi(service, '/v2/agent/p/job/j')).status).toBe(429);
    expect((await callApi(service, '/v2/agent/p/job/j')).status).toBe(404);
  });
});

describe('a fault on the download', () => {
  it('truncates a body with Content-Length', async () => {
    const { head, body, end, bundle } = await downloadUnder({ type: 'deliver', truncateAt: 1000 });
    expect(head).toContain(`content-length: ${bundle.length}`);
    expect(body.equals(bundle.subarray(0, 1000))).toBe(true);
    expect(end).toBe('closed');
  });

  it('truncates a chunked body', async () => {
    const { head, body, end } = await downloadUnder({ type: 'deliver', framing: 'chunked', truncateAt: 1000 });
    expect(head).toContain('transfer-encoding: chunked');
    expect(head).not.toContain('content-length');
    expect(body.toString('latin1')).toMatch(/^3e8\r\n/);
    expect(body.toString('latin1')).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(end).toBe('closed');
  });

  it('truncates a body that ends with the connection', async () => {
    const { head, body, end, bundle } = await downloadUnder({ type: 'deliver', framing: 'close', truncateAt: 1000 });
    expect(head).not.toMatch(/content-length|transfer-encoding/);
    expect(body.equals(bundle.subarray(0, 1000))).toBe(true);
    expect(end).toBe('closed');
  });

  it.each(['length', 'chunked', 'close'] as const)('sends the full archive with framing %s', async (framing) => {
    const { service, link, bundle } = await withBundle();
    service.inject({ on: 'download', do: { type: 'deliver', framing } });
    const body = Buffer.from(await (await fetch(link)).arrayBuffer());
    expect(body.equals(bundle)).toBe(true);
  });

  it('stalls and keeps the connection open', async () => {
    const { body, end, bundle } = await downloadUnder({ type: 'deliver', stallAt: 500 });
    expect(body.equals(bundle.subarray(0, 500))).toBe(true);
    expect(end).toBe('open');
  });

  it('limits the rate of the headers too', async () => {
    const { service, link, bundle } = await withBundle();
    service.inject({ on: 'download', do: { type: 'deliver', bytesPerSecond: 1, slowHeaders: true } });
    const early = await rawGet(link, {}, 20);
    expect(early).toMatchObject({ head: '', end: 'open' });
    service.inject({ on: 'download', do: { type: 'deliver', bytesPerSecond: 100_000, slowHeaders: true } });
    const { head, body } = await rawGet(link);
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(body.equals(bundle)).toBe(true);
  });

  it('ignores Range', async () => {
    const { service, link, bundle } = await withBundle();
    service.inject({ on: 'download', do: { type: 'ignoreRange' } });
    const get = (): Promise<Response> => fetch(link, { headers: { range: 'bytes=10-' } });
    const ignored = await get();
    expect([ignored.status, (await ignored.arrayBuffer()).byteLength]).toEqual([200, bundle.length]);
    expect((await get()).status).toBe(206);
    expect(service.requests.at(-2)?.headers.range).toBe('bytes=10-');
  });

  it('sends wrong ETag, Content-Range and Content-Length headers', async () => {
    const { service, link, bundle } = await withBundle();
    const setHeaders = (headers: Record<string, string>): void => {
      service.inject({ on: 'download', do: { type: 'alter', headers } });
    };
    setHeaders({ etag: '"changed"' });
    expect((await fetch(link)).headers.get('etag')).toBe('"changed"');
    setHeaders({ 'content-range': 'bytes 0-1/2' });
    const part = await fetch(link, { headers: { range: 'bytes=5-9' } });
    expect([part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual(['bytes 0-1/2', 5]);
    setHeaders({ 'Content-Length': String(bundle.length + 10) });
    const long = await rawGet(link);
    expect(long.head).toMatch(new RegExp(`content-length: ${bundle.length + 10}$`, 'm'));
    expect([long.body.length, long.end]).toEqual([bundle.length, 'closed']);
    setHeaders({ 'content-length': '10' });
    expect((await fetch(link).then((response) => response.arrayBuffer())).byteLength).toBe(10);
  });

  it('compresses the body', async () => {
    const { service, link, bundle } = await withBundle();
    service.inject({ on: 'download', do: [{ type: 'gzip' }, { type: 'deliver', framing: 'close' }] });
    const { head, body } = await rawGet(link);
    expect(head).toContain('content-encoding: gzip');
    expect(gunzipSync(body).equals(bundle)).toBe(true);
    service.inject({ on: 'download', do: { type: 'gzip' } });
    expect(Buffer.from(await (await fetch(link)).arrayBuffer()).equals(bundle)).toBe(true);
  });

  it('redirects', async () => {
    const { service, link } = await withBundle();
    const location = `${service.storeUrl}/elsewhere`;
    service.inject({ on: 'download', do: { type: 'respond', status: 302, headers: { location } } });
    const response = await fetch(link, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });
});
