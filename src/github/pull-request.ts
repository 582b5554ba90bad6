import { asFields, type Fields } from '../http/body.ts';

/** A pull request as a link names it. Every part is plain ASCII that needs no escaping in a path or in a Markdown link. */
export interface PullRequestLink {
  readonly url: string;
  readonly host: string;
  /** `owner/repo`, with more segments if the host nests groups. */
  readonly repository: string;
  readonly number: number;
}

export type PullRequestState = 'open' | 'draft' | 'merged' | 'closed' | 'unknown';

export interface PullRequestDetails {
  readonly state: PullRequestState;
  readonly headSha: string | undefined;
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The state of a pull request that is not open; `unknown` if its fields contradict each other. */
function closedState({ merged, merged_at: mergedAt }: Fields): PullRequestState {
  // Some responses have only one of the two fields.
  const hasTime = typeof mergedAt === 'string' && TIMESTAMP.test(mergedAt);
  if (merged === true) return hasTime || mergedAt === undefined ? 'merged' : 'unknown';
  if (hasTime) return merged === undefined || merged === null ? 'merged' : 'unknown';
  return mergedAt === undefined || mergedAt === null ? 'closed' : 'unknown';
}

/** Reads GitHub's response to "Get a pull request" (REST documentation, "Pulls"). Any field may be missing or unusable. */
export function parsePullRequest(body: unknown): PullRequestDetails {
  const pull = asFields(body);
  const { sha } = asFields(pull['head']);
  const headSha = typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
  if (pull['state'] === 'closed') return { state: closedState(pull), headSha };
  if (pull['state'] !== 'open') return { state: 'unknown', headSha };
  return { state: pull['draft'] === true ? 'draft' : 'open', headSha };
}
