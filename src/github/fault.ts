import { asFields, type Fields } from '../http/body.ts';
import { parseRetryAfter } from '../http/http-error.ts';

export interface GitHubFault {
  readonly kind: 'token' | 'denied' | 'missing' | 'refused' | 'limited' | 'unavailable';
  readonly status: number | undefined;
  /** GitHub's own message, or the network's error. */
  readonly message: string;
  readonly retryAfterMs: number | undefined;
}

/** The pause until a limit ends: `Retry-After`, or the reset of the primary limit (epoch seconds) when it is used up. */
function pauseMs({ 'retry-after': retryAfter, 'x-ratelimit-reset': reset }: Fields, nowMs: number): number | undefined {
  const requestedMs = typeof retryAfter === 'string' ? parseRetryAfter(retryAfter, null, nowMs) : undefined;
  const resetMs = typeof reset === 'string' ? Number(reset) * 1000 : Number.NaN;
  return requestedMs ?? (resetMs > nowMs ? resetMs - nowMs : undefined);
}

function faultKind(status: number | undefined, message: string, headers: Fields): GitHubFault['kind'] {
  const limited = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message);
  if (status === 429 || (status === 403 && limited)) return 'limited';
  if (status === 401) return 'token';
  if (status === 403) return 'denied';
  if (status === 404 || status === 410) return 'missing';
  return status !== undefined && status >= 400 && status < 500 ? 'refused' : 'unavailable';
}

/** Reads an error of Octokit: its status is that of the response, or 500 for an error of the network. */
export function readFault(error: unknown, nowMs: number): GitHubFault {
  const { response, status: value } = asFields(error);
  const headers = asFields(asFields(response)['headers']);
  const status = typeof value === 'number' && response !== undefined ? value : undefined;
  const message = error instanceof Error ? error.message : '';
  return { kind: faultKind(status, message, headers), status, message, retryAfterMs: pauseMs(headers, nowMs) };
}

export interface RequestPurpose {
  readonly permission: string;
  readonly missing: string;
}

/** A fault as the rest of a sentence after "because". */
export function explainFault(fault: GitHubFault, { permission, missing }: RequestPurpose, isFork: boolean): string {
  const status = fault.status === undefined ? '' : ` (${fault.status})`;
  const denied = isFork
    ? 'the run is for a pull request from a fork, where the token is read-only'
    : `\`github-token\` lacks the permission \`${permission}\``;
  const texts: Readonly<Record<GitHubFault['kind'], string>> = {
    token: `GitHub rejected \`github-token\`${status}`,
    denied: `${denied}${status}`,
    missing: `the ${missing} was not found on GitHub${status}: it does not exist, or \`github-token\` cannot access it`,
    limited: `GitHub's rate limit was reached${status}`,
    refused: `GitHub rejected the request${status}: ${fault.message}`,
    unavailable: `GitHub is unavailable${status}: ${fault.message}`,
  };
  return texts[fault.kind];
}
