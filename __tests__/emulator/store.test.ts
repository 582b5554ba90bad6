import { describe, expect, it } from '@jest/globals';
import { emulatorStarter, exportBundle, createLink } from './client.ts';

const emulator = emulatorStarter();
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('a presigned link', () => {
  it('serves the archive from a separate origin', async () => {
    const service = await emulator();
    const { link } = await exportBundle(service);
    expect(new URL(link).origin).toBe(service.storeUrl);
    expect(service.storeUrl).not.toBe(service.baseUrl);
    expect(new URL(link).searchParams.get('X-Signature')).toMatch(/^[0-9a-f]{64}$/);
    const response = await fetch(link);
    const body = await bytesOf(response);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(body.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  });

  it('serves single ranges', async () => {
    const service = await emulator();
    const { link } = await exportBundle(service);
    const whole = await bytesOf(await fetch(link));
    const size = whole.length;
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=100-', 100, size - 1],
      ['bytes=-7', size - 7, size - 1],
      [`bytes=5-${size * 2}`, 5, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
    ] as const) {
      const response = await fetch(link, { headers: { range } });
      expect([range, response.status]).toEqual([range, 206]);
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
      expect(response.headers.get('content-length')).toBe(String(end - start + 1));
      expect((await bytesOf(response)).equals(whole.subarray(start, end + 1))).toBe(true);
    }
  });

  it('rejects ranges outside the archive and ignores malformed ones', async () => {
    const service = await emulator();
    const { link } = await exportBundle(service);
    const size = (await bytesOf(await fetch(link))).length;
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const response = await fetch(link, { headers: { range } });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
      expect(await response.text()).toContain('<Code>InvalidRange</Code>');
    }
    for (const range of ['bytes=9-5', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1']) {
      const response = await fetch(link, { headers: { range } });
      expect([range, response.status]).toEqual([range, 200]);
      await response.arrayBuffer();
    }
  });

  it('supports If-Range', async () => {
    const service = await emulator();
    const { link } = await exportBundle(service);
    const head = await fetch(link);
    await head.arrayBuffer();
    const statusWith = async (ifRange: string): Promise<number> => {
      const response = await fetch(link, { headers: { range: 'bytes=0-0', 'if-range': ifRange } });
      await response.arrayBuffer();
      return response.status;
    };
    expect(await statusWith(head.headers.get('etag') ?? '')).toBe(206);
    expect(await statusWith(head.headers.get('last-modified') ?? '')).toBe(206);
    expect(await statusWith('"another"')).toBe(200);
  });

  it('rejects an Authorization header', async () => {
    const service = await emulator();
    const { link } = await exportBundle(service);
    const response = await fetch(link, { headers: { authorization: `Bearer ${service.apiKey}` } });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/xml']);
    expect(await response.text()).toContain('<Code>InvalidArgument</Code>');
  });

  it('is expired from the start with a lifetime of 0', async () => {
    const service = await emulator({ linkLifetimeMs: 0 });
    const { jobId, link } = await exportBundle(service);
    for (const expired of [link, await createLink(service, jobId)]) {
      const response = await fetch(expired);
      expect(response.status).toBe(403);
      expect(await response.text()).toMatch(/<Code>AccessDenied<\/Code><Message>Request has expired/);
    }
  });

  it('is valid until it expires', async () => {
    const service = await emulator({ linkLifetimeMs: 1500 });
    const { jobId, link } = await exportBundle(service);
    const expiry = Number(new URL(link).searchParams.get('X-Expires')) * 1000;
    expect((await fetch(link)).status).toBe(200);
    while (Date.now() <= expiry) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await fetch(link)).status).toBe(403);
    expect((await fetch(await createLink(service, jobId))).status).toBe(200);
  });

  it.each([
    [
      'a later expiry',
      (url: URL): void => {
        url.searchParams.set('X-Expires', '99999999999');
      },
    ],
    [
      'another path',
      (url: URL): void => {
        url.pathname = '/bundles/se_0000000000000000.tar.gz';
      },
    ],
    [
      'another signature',
      (url: URL): void => {
        url.searchParams.set('X-Signature', 'a'.repeat(64));
      },
    ],
    [
      'a short signature',
      (url: URL): void => {
        url.searchParams.set('X-Signature', 'abc');
      },
    ],
    [
      'no signature',
      (url: URL): void => {
        url.search = '';
      },
    ],
  ])('rejects %s', async (_name, change) => {
    const service = await emulator();
    const url = new URL((await exportBundle(service)).link);
    change(url);
    const response = await fetch(url);
    expect(response.status).toBe(403);
    expect(await response.text()).toMatch(/^<\?xml .*<Error><Code>\w+<\/Code>/s);
  });

  it('rejects methods other than GET', async () => {
    const service = await emulator();
    const { link } = await exportBundle(service);
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(403);
    expect((await fetch(link, { method: 'PUT', body: 'x' })).status).toBe(405);
    expect((await fetch(`${service.storeUrl}/`)).status).toBe(403);
  });

  it('serves the full archive with a rate limit', async () => {
    const service = await emulator();
    const limited = await emulator({ bytesPerSecond: 40_000 });
    const [whole, slow] = [await exportBundle(service), await exportBundle(limited)];
    const expected = await bytesOf(await fetch(whole.link));
    expect((await bytesOf(await fetch(slow.link))).equals(expected)).toBe(true);
  });
});
