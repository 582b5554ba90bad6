import type { RequestListener } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { RenewableLink } from '../../../../src/bundle/download/fetch-span.ts';
import { fetchFrom, withServer } from '../../../support/range-server.ts';

describe('RenewableLink', () => {
  it('is renewed again after a renewal that failed', async () => {
    const [first, second] = [new URL('https://store.example.com/1'), new URL('https://store.example.com/2')];
    let tries = 0;
    const link = new RenewableLink(first, () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('down')) : Promise.resolve(second);
    });
    await expect(Promise.all([link.renew(first), link.renew(first)])).rejects.toThrow('down');
    await link.renew(first);
    await link.renew(first);
    expect(link.current).toBe(second);
    expect(tries).toBe(2);
  });
});

describe('a body without an end', () => {
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

  it('is refused at the first byte above the limit if nobody reports a length', async () => {
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
