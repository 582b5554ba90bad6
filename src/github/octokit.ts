import { Octokit } from '@octokit/rest';
import { readBody } from '../http/body.ts';
import type { Fetch, HttpResponse } from '../http/fetch.ts';
import { HttpError } from '../http/http-error.ts';
import { FailureCount, shortReason, type FailedRequest } from '../http/retry.ts';
import { toTransportError } from '../http/transport-error.ts';
import type { RunContext } from '../runner/flow.ts';
import { readFault } from './fault.ts';

/** An outage of GitHub may delay the step by some seconds only: the exit code reports the result, too. */
const MAX_RETRIES = 3;
/** A secondary rate limit lasts a minute (GitHub's REST documentation, "Rate limits"); a primary one up to an hour. */
const MAX_PAUSE_MS = 90_000;
/** How long one attempt may take, body included: GitHub itself gives up on a request after ten seconds. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** A page of a hundred comments with up to 65,536 characters each, and their metadata. */
const MAX_BODY_BYTES = 33_554_432;
/** A renamed repository takes one redirect; more than a few are a loop. */
const MAX_REDIRECTS = 3;
const HEADERS = [
  ...['content-type', 'etag', 'link', 'retry-after'],
  ...['x-ratelimit-remaining', 'x-ratelimit-reset', 'x-github-request-id'],
];

export type Client = InstanceType<typeof Octokit>;

export interface SendOptions {
  readonly signal: AbortSignal;
  /** `false` for a request that the caller repeats itself, or that must not be repeated. */
  readonly retry?: boolean;
}

export interface ClientOptions extends Pick<RunContext<never>, 'clock' | 'logger' | 'random'> {
  readonly token: string;
  readonly api: URL;
  readonly fetch: Fetch;
}

interface OctokitRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

function redirectTarget({ status, headers }: HttpResponse, method: string, from: URL): URL | undefined {
  const location = headers.get('location');
  const keepsMethod = status === 307 || status === 308 || (method === 'GET' && (status === 301 || status === 302));
  return keepsMethod && location !== null && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}

async function toWebResponse(response: HttpResponse): Promise<Response> {
  const { status } = response;
  const text = await readBody(response, MAX_BODY_BYTES);
  if (status >= 300 && status < 400 && status !== 304) throw new Error(`an unexpected redirect (${status})`);
  const headers = new Headers();
  for (const name of HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(text === '' ? null : text, { status, headers });
}

/** Octokit's fetch, with proxies. The token stays at the API's origin, where the redirect of a renamed repository is followed. */
function createOctokitFetch(fetch: Fetch, api: URL) {
  return async (address: string, { method, headers, body, signal }: OctokitRequest): Promise<Response> => {
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const request = {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(typeof body === 'string' && { body }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    };
    let url = new URL(address);
    for (let redirects = 0; ; redirects++) {
      if (url.origin !== api.origin)
        throw new Error('GitHub redirected to another host, and the token is not sent there');
      const response = await fetch(url, request);
      const target = redirects < MAX_REDIRECTS ? redirectTarget(response, method, url) : undefined;
      if (target === undefined) return toWebResponse(response);
      await readBody(response, MAX_BODY_BYTES);
      url = target;
    }
  };
}

/** An error of Octokit for the retry policy. GitHub also responds with 403 when a rate limit is reached. */
function toFailedRequest(error: unknown, nowMs: number): FailedRequest {
  const { kind, status, retryAfterMs } = readFault(error, nowMs);
  if (status === undefined) return toTransportError(error);
  return new HttpError(kind === 'limited' ? 429 : status, { retryAfterMs });
}

async function withRetries<T>(
  send: () => Promise<T>,
  { retry = true, signal = new AbortController().signal }: Partial<SendOptions>,
  { clock, logger, random }: ClientOptions,
): Promise<T> {
  const failures = new FailureCount(clock);
  for (let retries = 0; ; retries++) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      const failure = toFailedRequest(error, clock.now());
      const decision = failures.add(failure, { remainingMs: MAX_PAUSE_MS }, random);
      if (!retry || !decision.retry || retries >= MAX_RETRIES) throw error;
      logger.info(`GitHub: ${shortReason(failure)}; retrying in ${(decision.pauseMs / 1000).toFixed(1)} s.`);
      await clock.sleep(decision.pauseMs, signal);
    }
  }
}

export function createClient(options: ClientOptions): Client {
  const { api, fetch, token } = options;
  const debug = (message: string): void => {
    options.logger.debug(`GitHub: ${message}`);
  };
  const client = new Octokit({
    auth: token,
    baseUrl: api.href.replace(/\/+$/, ''),
    userAgent: 'static-export-action',
    request: { fetch: createOctokitFetch(fetch, api) },
    log: { debug: () => undefined, info: debug, warn: debug, error: debug },
  });
  client.hook.wrap('request', (send, request) =>
    withRetries(async () => send(request), request.request as Partial<SendOptions>, options),
  );
  return client;
}
