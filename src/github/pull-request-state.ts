import { isRecord } from '../net/body.ts';
import type { PullRequestState } from './gate.ts';

/** One reading of a pull request. */
export interface PullRequestReading {
  readonly state: PullRequestState;
  readonly headSha: string | undefined;
}

function stateOf(pull: Readonly<Record<string, unknown>>): PullRequestState {
  // Some answers have `merged_at` alone.
  if (pull['merged'] === true || typeof pull['merged_at'] === 'string') return 'merged';
  if (pull['state'] === 'closed') return 'closed';
  if (pull['state'] !== 'open') return 'unknown';
  return pull['draft'] === true ? 'draft' : 'open';
}

/** Reads GitHub's answer to "Get a pull request" (REST documentation, "Pulls"). Any field may be missing or odd. */
export function readPullRequest(answer: unknown): PullRequestReading {
  if (!isRecord(answer)) return { state: 'unknown', headSha: undefined };
  const sha = isRecord(answer['head']) ? answer['head']['sha'] : undefined;
  const headSha = typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
  return { state: stateOf(answer), headSha };
}
