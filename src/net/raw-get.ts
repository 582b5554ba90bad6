import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Environment } from './proxy.ts';
import { answered, createRoutes } from './routes.ts';

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
  /** Closes idle connections, which would keep the process alive for a moment. */
  readonly close: () => void;
}

/** How much of a body Node.js reads ahead: enough that a write to disk does not make the network wait. */
const READ_AHEAD_BYTES = 256 * 1024;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function answer(status: number, headers: Headers, body: Readable): RawAnswer {
  const get = (name: string): string | null => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : (value ?? null);
  };
  return { status, headers: { get }, body };
}

/** Node.js ends the process for an error of a connection that nobody listens to; the request has its own listener. */
function ignoreError(): void {
  // What it would say, the request or the body's stream says.
}

/** A connection can break in the moment between its last byte and its return to the agent, when nobody listens. */
function guardConnection(socket: Socket): void {
  if (!socket.listeners('error').includes(ignoreError)) socket.on('error', ignoreError);
}

/**
 * Ends a request when the signal is aborted. Node.js' own option `signal` would stay tied to the connection, which outlives
 * the request: aborted while it is idle, it would end the process with an error that nobody listens to.
 */
function endWith(request: http.ClientRequest, signal: AbortSignal): void {
  const onAbort = (): void => {
    request.destroy(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
  };
  signal.addEventListener('abort', onAbort, { once: true });
  request.once('close', () => {
    signal.removeEventListener('abort', onAbort);
  });
}

function createDirectGet(agents: { readonly plain: http.Agent; readonly tls: https.Agent }): RawGet {
  return (url, headers, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const isTls = url.protocol === 'https:';
      const options = { headers, agent: isTls ? agents.tls : agents.plain, highWaterMark: READ_AHEAD_BYTES };
      const request = isTls ? https.get(url, options) : http.get(url, options);
      endWith(request, signal);
      request.once('socket', guardConnection);
      request.once('response', (response) => {
        resolve(answer(response.statusCode ?? 0, response.headers, response));
      });
      // Stays: after the answer has begun, the body's stream tells the same error.
      request.on('error', reject);
    });
}

/** Reaches a URL through a proxy; undici is loaded only then, since Node.js' own client knows none. */
async function proxiedGet(proxy: URL): Promise<RawGet> {
  const { ProxyAgent, request } = await import('undici');
  const dispatcher = new ProxyAgent(proxy.href);
  return async (url, headers, signal) => {
    const response = await answered(request(url, { headers, signal, dispatcher }), signal);
    return answer(response.statusCode, response.headers, response.body);
  };
}

/**
 * Builds a sender of GET requests that takes bodies as they are on the wire, directly or through the proxy that the
 * environment prescribes for the URL.
 *
 * @returns a `get` that rejects with `ActionError` `proxy-invalid` before anything is sent when the proxy is no URL, and
 *   with the client's own errors
 */
export function createRawGetter(environment: Environment): RawGetter {
  const agents = { plain: new http.Agent({ keepAlive: true }), tls: new https.Agent({ keepAlive: true }) };
  const routeTo = createRoutes(environment, createDirectGet(agents), proxiedGet);
  const get: RawGet = async (url, headers, signal) => (await routeTo(url))(url, headers, signal);
  const close = (): void => {
    agents.plain.destroy();
    agents.tls.destroy();
  };
  return { get, close };
}
