import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Environment } from '../../../src/runner/environment.ts';
import { createHttpClient, type HttpRequest, type StreamedResponse } from '../../../src/http/fetch.ts';
import { startProxy, type TestProxy } from '../../support/proxy.ts';
import { withServer } from '../../support/range-server.ts';

const NEVER = new AbortController().signal;

type Get = (url: URL, headers: HttpRequest['headers'], signal: AbortSignal) => Promise<StreamedResponse>;

async function withClient(environment: Environment, test: (get: Get) => Promise<void>): Promise<void> {
  const { fetch, close } = createHttpClient(environment);
  try {
    await test((url, headers, signal) => fetch(url, { method: 'GET', headers, signal }));
  } finally {
    await close();
  }
}

async function withProxy(test: (proxy: TestProxy, environment: Environment) => Promise<void>, refuseWith?: string) {
  const proxy = await startProxy(refuseWith);
  try {
    await test(proxy, { http_proxy: proxy.url });
  } finally {
    await proxy.close();
  }
}

async function bytesOf({ body }: StreamedResponse): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const hello: RequestListener = (_, response) => {
  response.end('hello');
};

describe('the HTTP client', () => {
  it('takes the body as it is on the wire, whatever its Content-Encoding', async () => {
    const packed = gzipSync('hello');
    const answer: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    };
    await withServer(answer, (url) =>
      withClient({}, async (get) => {
        const got = await get(url, {}, NEVER);
        expect(got.status).toBe(200);
        expect(got.headers.get('content-encoding')).toBe('gzip');
        expect(got.headers.get('etag')).toBeNull();
        expect(await bytesOf(got)).toEqual(packed);
      }),
    );
  });

  it('follows no redirect, and joins a header that comes twice', async () => {
    const answer: RequestListener = (_, response) => {
      response.writeHead(307, { location: '/elsewhere', 'x-twice': ['a', 'b'] }).end();
    };
    await withServer(answer, (url) =>
      withClient({}, async (get) => {
        const got = await get(url, {}, NEVER);
        expect([got.status, got.headers.get('location')]).toEqual([307, '/elsewhere']);
        expect(got.headers.get('x-twice')).toBe('a, b');
        await bytesOf(got);
      }),
    );
  });

  it('rejects with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('stop');
    const answer: RequestListener = () => {
      controller.abort(reason);
    };
    await withServer(answer, (url) =>
      withClient({}, async (get) => {
        await expect(get(url, {}, controller.signal)).rejects.toBe(reason);
      }),
    );
  });

  it('breaks the body with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('stop');
    const answer: RequestListener = (_, response) => {
      response.write('some');
    };
    await withServer(answer, (url) =>
      withClient({}, async (get) => {
        const got = await get(url, {}, controller.signal);
        controller.abort(reason);
        await expect(bytesOf(got)).rejects.toBe(reason);
      }),
    );
  });

  it('survives a body that breaks when its reader has left', async () => {
    let cut = (): unknown => undefined;
    const answer: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('some');
      cut = () => response.destroy();
    };
    await withServer(answer, (url) =>
      withClient({}, async (get) => {
        const { body } = await get(url, {}, NEVER);
        body.destroy();
        cut();
        await new Promise((resolve) => body.once('close', resolve));
      }),
    );
  });
});

/** A host that takes connections, and then does as it is told. */
async function withHost(then: (socket: Socket) => void, test: (port: number) => Promise<void>): Promise<void> {
  const sockets = new Set<Socket>();
  const host = createServer((socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
    then(socket);
  });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  try {
    await test((host.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    host.close();
  }
}

describe('a request whose connection is not established', () => {
  const secure = new URL('https://bundles.example.com/bundle');

  it.each(['host', 'proxy'])('is cancelled by the signal while the %s is silent', async (who) => {
    await withHost(
      () => undefined,
      async (port) => {
        const url = who === 'host' ? new URL(`https://127.0.0.1:${port}/`) : secure;
        const environment = who === 'host' ? {} : { https_proxy: `http://127.0.0.1:${port}` };
        const controller = new AbortController();
        const reason = new Error('stop');
        setTimeout(() => {
          controller.abort(reason);
        }, 50);
        await withClient(environment, async (get) => {
          await expect(get(url, {}, controller.signal)).rejects.toBe(reason);
        });
      },
    );
  });

  it('fails once when the proxy hangs up', async () => {
    let connections = 0;
    const hangUp = (socket: Socket): void => {
      connections += 1;
      socket.once('data', () => socket.end());
    };
    await withHost(hangUp, async (port) => {
      await withClient({ https_proxy: `http://127.0.0.1:${port}` }, async (get) => {
        await expect(get(secure, {}, NEVER)).rejects.toMatchObject({ name: 'TransportError' });
      });
    });
    expect(connections).toBe(1);
  });
});

describe('a request through a proxy', () => {
  it('uses a tunnel to the host, unless no_proxy lists it', async () => {
    await withServer(hello, (url) =>
      withProxy(async (proxy, environment) => {
        await withClient(environment, async (get) => {
          for (let time = 0; time < 2; time++) {
            expect((await bytesOf(await get(url, {}, NEVER))).toString()).toBe('hello');
          }
        });
        const asked = proxy.tunnels.map(({ target }) => target);
        expect(new Set(asked)).toEqual(new Set([url.host]));
        await withClient({ ...environment, no_proxy: '127.0.0.1' }, async (get) => {
          await bytesOf(await get(url, {}, NEVER));
        });
        expect(proxy.tunnels).toHaveLength(asked.length);
      }),
    );
  });

  it.each([
    ['403 Forbidden', 'proxy-refused'],
    ['502 Bad Gateway', 'proxy'],
  ])('names the response of the proxy: %s', async (statusLine, fault) => {
    await withServer(hello, (url) =>
      withProxy(async (_, environment) => {
        await withClient(environment, async (get) => {
          await expect(get(url, {}, NEVER)).rejects.toMatchObject({
            fault,
            message: `the proxy responded with ${statusLine.slice(0, 3)}`,
          });
        });
      }, statusLine),
    );
  });

  it('is not sent at all when the proxy is no URL', async () => {
    let requests = 0;
    const answer: RequestListener = (_, response) => {
      requests += 1;
      response.end();
    };
    await withServer(answer, (url) =>
      withClient({ http_proxy: 'ftp://proxy' }, async (get) => {
        await expect(get(url, {}, NEVER)).rejects.toMatchObject({ code: 'proxy-invalid' });
      }),
    );
    expect(requests).toBe(0);
  });
});
