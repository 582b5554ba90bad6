import { readText } from '../http/body.ts';
import type { Fetch, HttpRequest, HttpResponse } from '../http/fetch.ts';

/** How long one attempt may take, body included: GitHub itself gives up on a request after ten seconds. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** A page of a hundred comments with the 65,536 characters that each may have, and what GitHub tells beside them. */
const MAX_ANSWER_BYTES = 33_554_432;
/** A renamed repository takes one redirect; more than a few is a loop. */
const MAX_REDIRECTS = 3;
/** The answer's headers that Octokit and its plugins read. */
const HEADERS = [
  'content-type',
  'etag',
  'link',
  'retry-after',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-github-request-id',
] as const;

/** What Octokit passes to its fetch: the part of it that is used here. */
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

/** Where a redirect leads that keeps the request as it is; undefined for an answer that is none. */
function redirectTarget({ status, headers }: HttpResponse, method: string, from: URL): URL | undefined {
  const location = headers.get('location');
  const keepsMethod = status === 307 || status === 308 || (method === 'GET' && (status === 301 || status === 302));
  return keepsMethod && location !== null && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}

async function toResponse(answer: HttpResponse): Promise<Response> {
  if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
    throw new Error(`an unexpected redirect (${answer.status})`);
  const text = await readText(answer, MAX_ANSWER_BYTES);
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(text === '' ? null : text, { status: answer.status, headers });
}

/**
 * Octokit's fetch over the action's own, which knows the proxy. The token travels to the API's origin alone: neither a
 * redirect nor a link to a next page takes it elsewhere. A renamed repository's redirect is followed inside that origin
 * (GitHub's REST documentation, "Following redirects").
 */
export function createOctokitFetch(fetch: Fetch, api: URL) {
  return async (address: string, options: OctokitRequest): Promise<Response> => {
    const method = methodOf(options.method);
    // Octokit repeats what failed, unless it was aborted: then the error must have the name it knows.
    if (options.signal?.aborted === true) throw new DOMException('The wait has ended.', 'AbortError');
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const body = typeof options.body === 'string' ? { body: options.body } : {};
    let url = new URL(address);
    for (let redirects = 0; ; redirects++) {
      if (url.origin !== api.origin) throw new Error('GitHub points to another host, where the token is not sent');
      const answer = await fetch(url, { method, headers: options.headers, ...body, signal });
      const target = redirects < MAX_REDIRECTS ? redirectTarget(answer, method, url) : undefined;
      if (target === undefined) return toResponse(answer);
      url = target;
    }
  };
}
