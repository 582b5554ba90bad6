import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { unlessAborted } from '../runner/abort.ts';
import type { Environment } from '../runner/environment.ts';
import { ignoreInterimResponses } from './interim-responses.ts';
import { proxyFor } from './proxy.ts';
import { toProxyError } from './transport-error.ts';

export interface HttpRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Sends one request. Never follows a redirect, which could carry the admin key to another host. */
export type Fetch = (url: URL, request: HttpRequest) => Promise<HttpResponse>;

/** The body has the bytes that were received, not decoded. It is to be read to its end or destroyed. */
export interface StreamedResponse extends HttpResponse {
  readonly body: Readable;
}

export interface HttpClient {
  /** Rejects with `ActionError` `proxy-invalid`, the signal's reason, or errors for `toTransportError`. */
  readonly fetch: (url: URL, request: HttpRequest) => Promise<StreamedResponse>;
  readonly close: () => Promise<void>;
}

const CONNECT = { timeout: 30_000 } as const;
/** The callers have their own time limits. HTTP/2 would send the parts of a download over one connection. */
const OPTIONS = { headersTimeout: 0, bodyTimeout: 0, allowH2: false } as const;
/** How much of a body is read ahead, so that the network does not wait for a write to disk. */
const READ_AHEAD_BYTES = 256 * 1024;

async function openDispatcher(proxy: URL | undefined): Promise<Dispatcher> {
  if (proxy === undefined) {
    const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
    return new Agent({ ...OPTIONS, connect: CONNECT });
  }
  // The whole of undici: only its main module gives dispatchers the method `connect`.
  const { ProxyAgent } = await import('undici');
  // A tunnel for http, too: the proxy then does not see the request's path and headers.
  return new ProxyAgent({ ...OPTIONS, uri: proxy.href, proxyTunnel: true, requestTls: CONNECT, proxyTls: CONNECT });
}

async function send(dispatcher: Dispatcher, url: URL, request: HttpRequest): Promise<StreamedResponse> {
  const { default: sendRequest } = await import('undici/lib/api/api-request.js');
  const target = { origin: url.origin, path: url.pathname + url.search, highWaterMark: READ_AHEAD_BYTES };
  // undici notices an aborted signal only after it has connected.
  const response = sendRequest.call(dispatcher, { ...request, ...target, body: request.body ?? null });
  const { statusCode, headers, body } = await unlessAborted(response, request.signal);
  // A body may break after its reader has left it: an error without a listener would end the process.
  body.on('error', () => undefined);
  const get = (name: string): string | null => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  return { status: statusCode, headers: { get }, body };
}

/** undici, directly or through the proxy for a URL. It loads with the first request, and does not copy what it reads. */
export function createHttpClient(environment: Environment): HttpClient {
  const dispatchers = new Map<string, Promise<Dispatcher>>();
  const stopIgnoring = ignoreInterimResponses();
  return {
    fetch: async (url, request) => {
      request.signal.throwIfAborted();
      const proxy = proxyFor(url, environment);
      const key = proxy?.href ?? '';
      const opened = dispatchers.get(key) ?? openDispatcher(proxy);
      dispatchers.set(key, opened);
      try {
        return await send(await opened, url, request);
      } catch (error) {
        request.signal.throwIfAborted();
        throw proxy === undefined ? error : toProxyError(error);
      }
    },
    close: async () => {
      stopIgnoring();
      await Promise.all([...dispatchers.values()].map(async (dispatcher) => (await dispatcher).destroy()));
    },
  };
}
