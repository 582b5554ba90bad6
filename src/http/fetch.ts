import type { Environment } from './proxy.ts';
import { createProxyAgent } from './proxy-agent.ts';
import { mapProxyErrors, createRoutes } from './routes.ts';

/** What the action reads of a response: the part that the runtime's fetch and the proxying one have in common. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/** Sends one request. Never follows a redirect: a redirect would carry the admin key to a place that nobody named. */
export type Fetch = (url: URL, request: HttpRequest) => Promise<HttpResponse>;

/** Reaches a URL through a proxy; undici is loaded only then, since the runtime's own fetch knows no proxy. */
async function fetchThrough(proxy: URL): Promise<Fetch> {
  const undici = await import('undici');
  const dispatcher = createProxyAgent(undici, proxy);
  return (url, request) =>
    mapProxyErrors(undici.fetch(url, { ...request, redirect: 'manual', dispatcher }), request.signal);
}

/**
 * Builds the action's fetch: the runtime's own, or one through the proxy that the environment prescribes for the URL.
 *
 * @returns a function that rejects with `ActionError` `proxy-invalid` before anything is sent when the prescribed proxy
 *   is no URL, and otherwise as the runtime's fetch does
 */
export function createFetch(environment: Environment): Fetch {
  const direct: Fetch = (url, request) => fetch(url, { ...request, redirect: 'manual' });
  const routeTo = createRoutes(environment, direct, fetchThrough);
  return async (url, request) => (await routeTo(url))(url, request);
}
