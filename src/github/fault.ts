import { isRecord } from '../http/body.ts';
import { parseRetryAfter } from '../http/retry-after.ts';
import type { Trigger } from './trigger.ts';

/** Why GitHub did not do what it was asked. */
export interface GitHubFault {
  readonly kind: 'token' | 'denied' | 'missing' | 'refused' | 'limited' | 'unavailable';
  /** The HTTP status; 500 where there was no answer, as Octokit has it. */
  readonly status: number;
  /** GitHub's own words, or those of the network. */
  readonly words: string;
  /** The pause that GitHub asks for in milliseconds. */
  readonly retryAfterMs: number | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The pause until a limit ends: as `Retry-After` says, else until the primary limit is reset (epoch seconds). */
function pauseMs(headers: Fields, nowMs: number): number | undefined {
  const asked = parseRetryAfter(textOf(headers['retry-after']), null, nowMs);
  const resetMs = Number(textOf(headers['x-ratelimit-reset']) ?? Number.NaN) * 1000;
  return asked ?? (resetMs > nowMs ? resetMs - nowMs : undefined);
}

function kindOf(status: number, words: string, headers: Fields): GitHubFault['kind'] {
  const limited = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(words);
  if (status === 429 || (status === 403 && limited)) return 'limited';
  if (status === 401) return 'token';
  if (status === 403) return 'denied';
  if (status === 404 || status === 410) return 'missing';
  return status >= 400 && status < 500 ? 'refused' : 'unavailable';
}

/** Reads what Octokit throws: an error with the answer's status, or one of the network's. */
export function readFault(error: unknown, nowMs: number): GitHubFault {
  const fields: Fields = isRecord(error) ? error : {};
  const response: Fields = isRecord(fields['response']) ? fields['response'] : {};
  const headers: Fields = isRecord(response['headers']) ? response['headers'] : {};
  const status = typeof fields['status'] === 'number' ? fields['status'] : 500;
  const words = error instanceof Error ? error.message : '';
  return { kind: kindOf(status, words, headers), status, words, retryAfterMs: pauseMs(headers, nowMs) };
}

/** What a request needs, for the message about its failure. */
export interface Purpose {
  /** The permission of the token, as `permissions` in a workflow names it. */
  readonly permission: string;
  /** What a 404 did not find. */
  readonly missing: string;
}

/** A fault as the rest of a sentence that ends in "because". */
export function explainFault(
  fault: GitHubFault,
  { permission, missing }: Purpose,
  { fork }: Pick<Trigger, 'fork'>,
): string {
  const { kind, status, words } = fault;
  switch (kind) {
    case 'token':
      return `GitHub does not accept \`github-token\` (${status})`;
    case 'denied':
      return fork
        ? `the run is for a pull request from a fork, whose token can only read (${status})`
        : `\`github-token\` lacks the permission \`${permission}\` (${status})`;
    case 'missing':
      return `GitHub shows \`github-token\` no ${missing} (${status}): it does not exist, or the token cannot see it`;
    case 'limited':
      return `GitHub's rate limit is reached (${status})`;
    case 'refused':
      return `GitHub refused it (${status}): ${words}`;
    case 'unavailable':
      return `GitHub did not answer as it should (${status}): ${words}`;
  }
}
