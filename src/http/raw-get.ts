import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { ignoreContinue } from './interim-responses.ts';
import type { Environment } from './proxy.ts';
import { CONNECT, createProxyAgent } from './proxy-agent.ts';
import { mapProxyErrors, createRoutes } from './routes.ts';

/** An answer whose body is what was on the wire: `fetch` undoes a Content-Encoding, and lengths and ranges no longer fit. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** To be read to its end or destroyed; a connection that breaks is an error of the stream. */
  readonly body: Readable;
}

/** Sends one GET request. Never follows a redirect. */
export type RawGet = (url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<RawAnswer>;

export interface RawGetter {
  readonly get: RawGet;
  /** Closes all connections, which would keep the process alive for a moment. */
  readonly close: () => Promise<void>;
}

/** How much of a body is read ahead: enough that a write to disk does not make the network wait. */
const READ_AHEAD_BYTES = 256 * 1024;
/** No limits of the client's own: who fetches watches for silence, and knows when it is the disk that is slow. */
const TIMEOUTS = { headersTimeout: 0, bodyTimeout: 0 } as const;

/** undici hears a signal only once a connection stands: until then its promise waits for the host or the proxy. */
function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the reason is the caller's own
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    const forget = (): void => {
      signal.removeEventListener('abort', leave);
    };
    answer.finally(forget).then(resolve, reject);
  });
}

function toAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): RawAnswer {
  const get = (name: string): string | null => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  // Node.js ends the process for an error that nobody listens to, and a body may break after its reader has left it.
  body.on('error', () => undefined);
  return { status: statusCode, headers: { get }, body };
}

/**
 * Builds a sender of GET requests that takes bodies as they are on the wire, directly or through the proxy that the
 * environment prescribes for the URL. The client is undici in both cases, and loaded here: it hands on the very buffers that
 * the socket was read into, where Node.js' own copies each of them.
 *
 * @returns a `get` that rejects with `ActionError` `proxy-invalid` before anything is sent when the proxy is no URL, and
 *   with the client's own errors
 */
export async function createRawGetter(environment: Environment): Promise<RawGetter> {
  const [{ default: Agent }, { default: request }] = await Promise.all([
    import('undici/lib/dispatcher/agent.js'),
    import('undici/lib/api/api-request.js'),
  ]);
  const opened: Dispatcher[] = [];
  const stopIgnoring = ignoreContinue();
  const through = (dispatcher: Dispatcher): RawGet => {
    opened.push(dispatcher);
    return async (url, headers, signal) => {
      signal.throwIfAborted();
      const target = { origin: url.origin, path: url.pathname + url.search, method: 'GET' } as const;
      const options = { ...target, headers, signal, highWaterMark: READ_AHEAD_BYTES };
      const answer = request.call(dispatcher, options);
      return toAnswer(await unlessAborted(answer, signal));
    };
  };
  const openProxy = async (proxy: URL): Promise<RawGet> => {
    const get = through(createProxyAgent(await import('undici'), proxy, TIMEOUTS));
    return (url, headers, signal) => mapProxyErrors(get(url, headers, signal), signal);
  };
  const routeTo = createRoutes(environment, through(new Agent({ ...TIMEOUTS, connect: CONNECT })), openProxy);
  return {
    get: async (url, headers, signal) => (await routeTo(url))(url, headers, signal),
    close: async () => {
      stopIgnoring();
      await Promise.all(opened.map((dispatcher) => dispatcher.destroy()));
    },
  };
}
