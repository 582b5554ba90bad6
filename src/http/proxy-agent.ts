import type { Pool, ProxyAgent } from 'undici';

/** How long a connection may take to stand, TLS included; then the request has failed, and the retry policy decides. */
export const CONNECT = { timeout: 30_000 } as const;

/** undici takes a proxy that hangs up for a connection to open again, at once and without end: it goes by this code. */
function namingHangUps(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as unknown as (options: unknown) => Promise<unknown>;
  const once = (options: unknown): Promise<unknown> =>
    connect(options).catch((error: unknown) => {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'UND_ERR_SOCKET') throw error;
      throw Object.assign(new Error('the proxy has hung up', { cause: error.cause }), { code: 'ECONNRESET' });
    });
  return Object.assign(pool, { connect: once });
}

/** Builds the dispatcher that goes through a proxy. `undici` is passed, since it is loaded only where it is needed. */
export function createProxyAgent(
  undici: { readonly Pool: typeof Pool; readonly ProxyAgent: typeof ProxyAgent },
  proxy: URL,
  timeouts: { readonly headersTimeout?: number; readonly bodyTimeout?: number } = {},
): ProxyAgent {
  return new undici.ProxyAgent({
    ...timeouts,
    uri: proxy.href,
    // Also for http: the proxy then sees no path and no header of the request.
    proxyTunnel: true,
    requestTls: CONNECT,
    proxyTls: CONNECT,
    clientFactory: (origin, options) => namingHangUps(new undici.Pool(origin, options)),
  });
}
