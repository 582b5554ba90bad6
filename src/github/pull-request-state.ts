import { isRecord } from '../http/body.ts';
import type { PullRequestState } from '../agent/gate.ts';

/** One reading of a pull request. */
export interface PullRequestReading {
  readonly state: PullRequestState;
  readonly headSha: string | undefined;
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** What GitHub says of a closed pull request; `unknown` where its fields contradict each other. */
function closedState({ merged, merged_at: mergedAt }: Readonly<Record<string, unknown>>): PullRequestState {
  // Some responses have only one of the two fields.
  const hasTime = typeof mergedAt === 'string' && TIMESTAMP.test(mergedAt);
  if (merged === true) return hasTime || mergedAt === undefined ? 'merged' : 'unknown';
  if (hasTime) return merged === undefined || merged === null ? 'merged' : 'unknown';
  return mergedAt === undefined || mergedAt === null ? 'closed' : 'unknown';
}

function stateOf(pull: Readonly<Record<string, unknown>>): PullRequestState {
  if (pull['state'] === 'closed') return closedState(pull);
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
