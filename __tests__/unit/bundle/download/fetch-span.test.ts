import type { RequestListener } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { RenewableLink } from '../../../../src/bundle/download/fetch-span.ts';
import { fetchFrom, withServer } from '../../../support/range-server.ts';

describe('RenewableLink', () => {
  it('is renewed again after a failed renewal', async () => {
    const [first, second] = [new URL('https://store.example.com/1'), new URL('https://store.example.com/2')];
    let attempts = 0;
    const link = new RenewableLink(first, () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('down')) : Promise.resolve(second);
    });
    await expect(Promise.all([link.renew(first), link.renew(first)])).rejects.toThrow('down');
    await link.renew(first);
    await link.renew(first);
    expect(link.current).toBe(second);
    expect(attempts).toBe(2);
  });
});

describe('an endless body', () => {
  const endless: RequestListener = (_, response) => {
    const send = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(10_000, 1)));
      response.once('drain', send);
    };
    send();
  };
  const drain = async (bytes: AsyncIterable<Uint8Array>): Promise<number> => {
    for await (const chunk of bytes) expect(chunk.length).toBeGreaterThan(0);
    return 0;
  };

  it('is rejected at the first byte above the limit when no size was reported', async () => {
    let received = 0;
    const onProgress = ({ bytes }: { readonly bytes: number }): void => {
      received = bytes;
    };
    await withServer(endless, async (url) => {
      await expect(fetchFrom(url, { maxBytes: 123_456, consume: drain, onProgress })).rejects.toMatchObject({
        code: 'archive-refused',
        message: 'The bundle is larger than 123456 bytes, and its size was not reported.',
      });
    });
    expect(received).toBe(123_456);
  });
});
