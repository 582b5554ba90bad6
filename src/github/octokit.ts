import { Octokit } from '@octokit/rest';
import type { Fetch } from '../http/fetch.ts';
import { HttpError } from '../http/http-error.ts';
import { FailureCount, shortReason, type FailedRequest } from '../http/retry.ts';
import { toTransportError } from '../http/transport-error.ts';
import type { Clock } from '../runner/clock.ts';
import type { Logger } from '../runner/logger.ts';
import { readFault } from './fault.ts';
import { createOctokitFetch } from './octokit-fetch.ts';

/** An outage of GitHub may delay the step by some seconds only: the exit code reports the result, too. */
const MAX_RETRIES = 3;
/** A secondary rate limit lasts a minute (GitHub's REST documentation, "Rate limits"); a primary one up to an hour. */
const MAX_PAUSE_MS = 90_000;

export type Client = InstanceType<typeof Octokit>;

/** Goes into Octokit's `request` options. */
export interface SendOptions {
  readonly signal: AbortSignal;
  /** `false` for a request that the caller repeats itself, or that must not be repeated. */
  readonly retry?: boolean;
}

export interface ClientOptions {
  readonly token: string;
  /** GITHUB_API_URL. */
  readonly api: URL;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly logger: Logger;
  /** A source of numbers from 0 to 1. */
  readonly random: () => number;
}

/** An error of Octokit for the retry policy. GitHub also responds with 403 when a rate limit is reached. */
function toFailedRequest(error: unknown, nowMs: number): FailedRequest {
  const { kind, status, retryAfterMs } = readFault(error, nowMs);
  if (status === undefined) return toTransportError(error);
  return new HttpError(kind === 'limited' ? 429 : status, { retryAfterMs });
}

async function withRetries<T>(
  send: () => Promise<T>,
  options: Partial<SendOptions>,
  { clock, logger, random }: ClientOptions,
): Promise<T> {
  const { retry = true, signal = new AbortController().signal } = options;
  const failures = new FailureCount(clock);
  for (let retries = 0; ; retries++) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      const failure = toFailedRequest(error, clock.now());
      const decision = failures.add(failure, { remainingMs: MAX_PAUSE_MS }, random);
      if (!retry || !decision.retry || retries >= MAX_RETRIES) throw error;
      logger.info(`GitHub: ${shortReason(failure)}; trying again in ${(decision.pauseMs / 1000).toFixed(1)} s.`);
      await clock.sleep(decision.pauseMs, signal);
    }
  }
}

/** Creates the client: with the action's own fetch and retry policy, and without output on the console. */
export function createClient(options: ClientOptions): Client {
  const { token, api, fetch, logger } = options;
  const debug = (message: string): void => {
    logger.debug(`GitHub: ${message}`);
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
