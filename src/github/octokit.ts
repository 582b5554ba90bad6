import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import type { Fetch } from '../http/fetch.ts';
import type { Logger } from '../runner/logger.ts';
import { createOctokitFetch } from './octokit-fetch.ts';

/** A secondary rate limit lasts a minute (GitHub's REST documentation, "Rate limits"); a primary one up to an hour. */
const MAX_LIMIT_SECONDS = 90;

/** Statuses that the next attempt will not change. A rate limit, 429 or 403, is the throttling plugin's. */
const FINAL_STATUSES = [400, 401, 403, 404, 410, 422, 429, 451];

export type Client = InstanceType<typeof Octokit>;

/** How a request is sent, in Octokit's own terms; `limit: 'caller'` leaves the wait for a rate limit to the caller. */
export interface SendOptions {
  readonly signal: AbortSignal;
  readonly retries?: number;
  readonly limit?: 'caller';
}

export interface ClientOptions {
  readonly token: string;
  /** GITHUB_API_URL. */
  readonly api: URL;
  readonly fetch: Fetch;
  readonly logger: Logger;
}

/** Builds the client: with the retry and throttling plugins, through the action's own fetch, and silent on the console. */
export function createClient({ token, api, fetch, logger }: ClientOptions): Client {
  const debug = (message: string): void => {
    logger.debug(`GitHub: ${message}`);
  };
  /** Waits once for a limit that ends soon: a request that was turned away was not acted on. */
  const waitForLimit = (
    seconds: number,
    { request }: { readonly request: Readonly<Record<string, unknown>> },
    _: unknown,
    count: number,
  ): boolean => {
    const wait = request['limit'] !== 'caller' && count === 0 && seconds <= MAX_LIMIT_SECONDS;
    logger.info(`GitHub's rate limit is reached; ${wait ? `trying again in ${seconds} s` : 'not waiting for it'}.`);
    return wait;
  };
  return new (Octokit.plugin(retry, throttling))({
    auth: token,
    baseUrl: api.href.replace(/\/+$/, ''),
    userAgent: 'static-export-action',
    request: { fetch: createOctokitFetch(fetch, api) },
    log: { debug: () => undefined, info: debug, warn: debug, error: debug },
    retry: { doNotRetry: FINAL_STATUSES },
    throttle: { onRateLimit: waitForLimit, onSecondaryRateLimit: waitForLimit },
  });
}
