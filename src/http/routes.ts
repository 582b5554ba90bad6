import { proxyFor, type Environment } from './proxy.ts';
import { toProxiedError } from './transport-error.ts';

/**
 * Chooses the way to a URL: the direct one, or the one through the proxy that the environment prescribes for it. There is one
 * way for each proxy, opened when it is needed first.
 *
 * @returns a function that rejects with `ActionError` `proxy-invalid` when the prescribed proxy is no URL
 */
export function createRoutes<Way>(
  environment: Environment,
  direct: Way,
  open: (proxy: URL) => Promise<Way>,
): (url: URL) => Promise<Way> {
  const opened = new Map<string, Promise<Way>>();
  return async (url) => {
    const proxy = proxyFor(url, environment);
    if (!proxy) return direct;
    const way = opened.get(proxy.href) ?? open(proxy);
    opened.set(proxy.href, way);
    return way;
  };
}

/** Waits for an answer that comes through a proxy. Throws the signal's reason, or TransportError for what went wrong. */
export async function mapProxyErrors<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    signal.throwIfAborted();
    throw toProxiedError(error);
  }
}
