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
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const hello: RequestListener = (_, response) => {
  response.end('hello');
};

describe('the HTTP client', () => {
  it('does not decode the Content-Encoding of a body', async () => {
    const packed = gzipSync('hello');
    const listener: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    };
    await withServer(listener, (url) =>
      withClient({}, async (get) => {
        const response = await get(url, {}, NEVER);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-encoding')).toBe('gzip');
        expect(response.headers.get('etag')).toBeNull();
        expect(await bytesOf(response)).toEqual(packed);
      }),
    );
  });

  it('does not follow redirects, and joins repeated headers', async () => {
    const listener: RequestListener = (_, response) => {
      response.writeHead(307, { location: '/elsewhere', 'x-twice': ['a', 'b'] }).end();
    };
    await withServer(listener, (url) =>
      withClient({}, async (get) => {
        const response = await get(url, {}, NEVER);
        expect([response.status, response.headers.get('location')]).toEqual([307, '/elsewhere']);
        expect(response.headers.get('x-twice')).toBe('a, b');
        await bytesOf(response);
      }),
    );
  });

  it('rejects with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('stop');
    const listener: RequestListener = () => {
      controller.abort(reason);
    };
    await withServer(listener, (url) =>
      withClient({}, async (get) => {
        await expect(get(url, {}, controller.signal)).rejects.toBe(reason);
      }),
    );
  });

  it('ends the body with the reason of the signal', async () => {
    const controller = new AbortController();
    const reason = new Error('stop');
    const listener: RequestListener = (_, response) => {
      response.write('some');
    };
    await withServer(listener, (url) =>
      withClient({}, async (get) => {
        const response = await get(url, {}, controller.signal);
        controller.abort(reason);
        await expect(bytesOf(response)).rejects.toBe(reason);
      }),
    );
  });

  it('ignores an error of a body that was destroyed', async () => {
    let closeConnection = (): unknown => undefined;
    const listener: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('some');
      closeConnection = () => response.destroy();
    };
    await withServer(listener, (url) =>
      withClient({}, async (get) => {
        const { body } = await get(url, {}, NEVER);
        body.destroy();
        closeConnection();
        await new Promise((resolve) => body.once('close', resolve));
        expect(body.destroyed).toBe(true);
      }),
    );
  });
});

/** Runs a test with a host that handles each connection with `onConnection`. */
async function withHost(onConnection: (socket: Socket) => void, test: (port: number) => Promise<void>): Promise<void> {
  const sockets = new Set<Socket>();
  const host = createServer((socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
    onConnection(socket);
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

  it.each(['host', 'proxy'])('is cancelled by the signal while the %s does not respond', async (silent) => {
    await withHost(
      () => undefined,
      async (port) => {
        const url = silent === 'host' ? new URL(`https://127.0.0.1:${port}/`) : secure;
        const environment = silent === 'host' ? {} : { https_proxy: `http://127.0.0.1:${port}` };
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

  it('fails without a retry when the proxy closes the connection', async () => {
    let connections = 0;
    const closeAfterRequest = (socket: Socket): void => {
      connections += 1;
      socket.once('data', () => socket.end());
    };
    await withHost(closeAfterRequest, async (port) => {
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
          for (let request = 0; request < 2; request++) {
            expect((await bytesOf(await get(url, {}, NEVER))).toString()).toBe('hello');
          }
        });
        const targets = proxy.tunnels.map(({ target }) => target);
        expect(new Set(targets)).toEqual(new Set([url.host]));
        await withClient({ ...environment, no_proxy: '127.0.0.1' }, async (get) => {
          await bytesOf(await get(url, {}, NEVER));
        });
        expect(proxy.tunnels).toHaveLength(targets.length);
      }),
    );
  });

  it.each([
    ['403 Forbidden', 'proxy-refused'],
    ['502 Bad Gateway', 'proxy'],
  ])('names the response of the proxy in the error: %s', async (status, fault) => {
    await withServer(hello, (url) =>
      withProxy(async (_, environment) => {
        await withClient(environment, async (get) => {
          await expect(get(url, {}, NEVER)).rejects.toMatchObject({
            fault,
            message: `the proxy responded with ${status.slice(0, 3)}`,
          });
        });
      }, status),
    );
  });

  it('is not sent when the proxy URL is invalid', async () => {
    let requests = 0;
    const listener: RequestListener = (_, response) => {
      requests += 1;
      response.end();
    };
    await withServer(listener, (url) =>
      withClient({ http_proxy: 'ftp://proxy' }, async (get) => {
        await expect(get(url, {}, NEVER)).rejects.toMatchObject({ code: 'proxy-invalid' });
      }),
    );
    expect(requests).toBe(0);
  });
});
