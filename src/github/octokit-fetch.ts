import { readBody } from '../http/body.ts';
import type { Fetch, HttpRequest, HttpResponse } from '../http/fetch.ts';

/** How long one attempt may take, body included: GitHub itself gives up on a request after ten seconds. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** A page of a hundred comments with up to 65,536 characters each, and their metadata. */
const MAX_BODY_BYTES = 33_554_432;
/** A renamed repository takes one redirect; more than a few are a loop. */
const MAX_REDIRECTS = 3;
/** The response headers that Octokit and this action read. */
const HEADERS = [
  'content-type',
  'etag',
  'link',
  'retry-after',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-github-request-id',
] as const;

/** The part of Octokit's request that is used here. */
interface OctokitRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

function methodOf(method: string): HttpRequest['method'] {
  if (method === 'GET' || method === 'POST' || method === 'PATCH') return method;
  throw new Error(`This action sends no ${method} requests.`);
}

/** The target of a redirect that keeps the request's method; undefined for other responses. */
function redirectTarget({ status, headers }: HttpResponse, method: string, from: URL): URL | undefined {
  const location = headers.get('location');
  const keepsMethod = status === 307 || status === 308 || (method === 'GET' && (status === 301 || status === 302));
  return keepsMethod && location !== null && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}

async function toWebResponse(response: HttpResponse): Promise<Response> {
  const { status } = response;
  const text = await readBody(response, MAX_BODY_BYTES);
  if (status >= 300 && status < 400 && status !== 304) throw new Error(`an unexpected redirect (${status})`);
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(text === '' ? null : text, { status, headers });
}

/**
 * Octokit's fetch over the action's own, which knows proxies. The token is sent only to the API's origin: neither a redirect nor a
 * link to a next page takes it elsewhere. The redirect of a renamed repository is followed on that origin (GitHub's REST
 * documentation, "Following redirects").
 */
export function createOctokitFetch(fetch: Fetch, api: URL) {
  return async (address: string, options: OctokitRequest): Promise<Response> => {
    const method = methodOf(options.method);
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const headers = { ...options.headers, 'accept-encoding': 'identity' };
    const body = typeof options.body === 'string' ? { body: options.body } : {};
    let url = new URL(address);
    for (let redirects = 0; ; redirects++) {
      if (url.origin !== api.origin) throw new Error('GitHub redirects to another host, where the token is not sent');
      const response = await fetch(url, { method, headers, ...body, signal });
      const target = redirects < MAX_REDIRECTS ? redirectTarget(response, method, url) : undefined;
      if (target === undefined) return toWebResponse(response);
      await readBody(response, MAX_BODY_BYTES);
      url = target;
    }
  };
}
