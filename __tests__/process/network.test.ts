import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { makeCertificate } from '../support/certificate.ts';
import { startProxy, type TestProxy } from '../support/proxy.ts';
import { runAction, startAction, trace, withEmulator } from '../support/run-action.ts';
import { finishWithin } from '../support/wait.ts';

async function withProxy(refuseWith: string | undefined, test: (proxy: TestProxy) => Promise<void>): Promise<void> {
  const proxy = await startProxy(refuseWith);
  try {
    await test(proxy);
  } finally {
    await proxy.close();
  }
}

function hostOf(url: string): string {
  return new URL(url).host;
}

describe('a proxy', () => {
  it.each(['http_proxy', 'HTTP_PROXY'])('in the variable %s is used with its credentials', async (variable) => {
    await withProxy(undefined, async (proxy) =>
      withEmulator({}, async (emulator) => {
        const url = proxy.url.replace('://', '://someone:pass%20word@');
        const run = await runAction(emulator, {
          environment: { [variable]: url },
          secrets: ['pass%20word', 'pass word'],
        });
        expect(run.exitCode).toBe(0);
        expect(proxy.tunnels.length).toBeGreaterThan(0);
        for (const { target, authorization } of proxy.tunnels) {
          expect(target).toBe(hostOf(emulator.baseUrl));
          expect(authorization).toBe(`Basic ${Buffer.from('someone:pass word').toString('base64')}`);
        }
      }),
    );
  });

  it('in https_proxy is used for https, together with a private CA', async () => {
    const tls = await makeCertificate();
    await withProxy(undefined, async (proxy) =>
      withEmulator({ tls }, async (emulator) => {
        const environment = {
          https_proxy: proxy.url,
          http_proxy: 'http://127.0.0.1:1',
          NODE_EXTRA_CA_CERTS: tls.caFile,
        };
        const run = await runAction(emulator, { environment });
        expect(run.annotations).toEqual([]);
        expect(run.exitCode).toBe(0);
        expect(proxy.tunnels.map(({ target }) => target)).toContain(hostOf(emulator.baseUrl));
      }),
    );
  });

  it.each(['127.0.0.1', 'example.com, 127.0.0.1', '*', 'PORT'])('is not used when no_proxy is %p', async (pattern) => {
    await withProxy(undefined, async (proxy) =>
      withEmulator({}, async (emulator) => {
        const noProxy = pattern === 'PORT' ? hostOf(emulator.baseUrl) : pattern;
        const run = await runAction(emulator, { environment: { http_proxy: proxy.url, no_proxy: noProxy } });
        expect(run.exitCode).toBe(0);
        expect(proxy.tunnels).toEqual([]);
      }),
    );
  });

  it.each(['://nowhere', 'socks5://127.0.0.1:1080', 'http://'])(
    'fails the step without a request when its URL is invalid: %p',
    async (value) => {
      await withEmulator({}, async (emulator) => {
        const run = await runAction(emulator, { environment: { http_proxy: value } });
        expect(run.exitCode).toBe(1);
        expect(run.failure.title).toBe('Invalid proxy setting');
        expect(run.failure.message).toContain('http_proxy');
        expect(emulator.requests).toEqual([]);
      });
    },
  );

  it.each(['407 Proxy Authentication Required', '403 Forbidden'])(
    'is named in the error when it responds with %s',
    async (status) => {
      await withProxy(status, async (proxy) =>
        withEmulator({}, async (emulator) => {
          const run = await runAction(emulator, { environment: { http_proxy: proxy.url } });
          expect(run.exitCode).toBe(1);
          expect(run.failure.message).toContain('the proxy refused the connection');
          expect(run.failure.message).toContain(status.slice(0, 3));
          expect(emulator.requests).toEqual([]);
          expect(proxy.tunnels).toHaveLength(1);
        }),
      );
    },
  );
});

describe('a failing proxy', () => {
  it('is retried after 503', async () => {
    await withProxy(undefined, async (proxy) =>
      withEmulator({}, async (emulator) => {
        proxy.refuseNext('503 Service Unavailable');
        const run = await runAction(emulator, { environment: { http_proxy: proxy.url } });
        expect(run.exitCode).toBe(0);
        expect(run.annotations).toEqual([]);
        expect(run.log).toContainEqual(expect.stringContaining('proxy (the proxy responded with 503); retrying in'));
      }),
    );
  });

  it('is named in the error when it is unreachable', async () => {
    await withEmulator({}, async (emulator) => {
      const environment = { http_proxy: 'http://127.0.0.1:1' };
      const run = await runAction(emulator, { environment, inputs: { 'timeout-minutes': '0.03' } });
      expect(run.failure.message).toContain('The last attempt failed: proxy (the proxy: ECONNREFUSED).');
    });
  });

  it('fails the step without a request when its password is not valid percent-encoding', async () => {
    await withProxy(undefined, async (proxy) =>
      withEmulator({}, async (emulator) => {
        const environment = { http_proxy: proxy.url.replace('://', '://me:100%@') };
        const run = await runAction(emulator, { environment });
        expect(run.failure.message).toContain('[proxy-invalid]');
        expect(proxy.tunnels).toEqual([]);
      }),
    );
  });
});

describe('a connection that is not established', () => {
  /** Runs a test with a server that accepts connections and never responds. */
  async function withSilentServer(test: (port: number) => Promise<void>): Promise<void> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await test((server.address() as AddressInfo).port);
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  }

  it.each(['tunnel', 'handshake'])('ends at the deadline when the %s hangs', async (phase) => {
    await withSilentServer(async (port) =>
      withEmulator({}, async (emulator) => {
        const hanging =
          phase === 'tunnel'
            ? { environment: { http_proxy: `http://127.0.0.1:${port}` } }
            : { inputs: { 'base-url': `https://127.0.0.1:${port}` } };
        const action = startAction(emulator, { ...hanging, inputs: { 'timeout-minutes': '0.02', ...hanging.inputs } });
        const run = await finishWithin(action, 20_000);
        expect(run.exitCode).toBe(1);
        expect(run.failure.message).toContain('[timed-out]');
      }),
    );
  });
});

describe('a certificate', () => {
  it('of a private CA is accepted with NODE_EXTRA_CA_CERTS', async () => {
    const tls = await makeCertificate();
    await withEmulator({ tls }, async (emulator) => {
      const run = await runAction(emulator, { environment: { NODE_EXTRA_CA_CERTS: tls.caFile } });
      expect(run.annotations).toEqual([]);
      expect(run.exitCode).toBe(0);
    });
  });

  it.each([
    { name: 'of an unknown CA', days: [-1, 30], trusted: false, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    { name: 'that has expired', days: [-30, -1], trusted: true, code: 'CERT_HAS_EXPIRED' },
  ] as const)('$name is rejected at once, with the reason', async ({ days, trusted, code }) => {
    const tls = await makeCertificate(...days);
    await withEmulator({ tls }, async (emulator) => {
      const run = await runAction(emulator, { environment: trusted ? { NODE_EXTRA_CA_CERTS: tls.caFile } : {} });
      expect(run.exitCode).toBe(1);
      expect(run.failure.title).toBe('Certificate not trusted');
      expect(run.failure.message).toContain(code);
      expect(run.failure.message).toContain('NODE_EXTRA_CA_CERTS');
      expect(trace(emulator.requests)).toEqual([]);
    });
  });
});
