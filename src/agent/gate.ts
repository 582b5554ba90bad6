import { assertNever } from '../errors.ts';

/** What an agent job came to. */
export type AgentResult = 'pull-request' | 'no-change' | 'failed' | 'archived' | 'timed-out' | 'cancelled';

/** The results that `fail-on` may list. */
export type FailableResult = 'failed' | 'archived' | 'timed-out';

/** What `pull-request` asks of a completed job. */
export type PullRequestNeed = 'optional' | 'required' | 'merged';

/** The state of the agent's pull request; `unknown` when it can't be read. */
export type PullRequestState = 'open' | 'draft' | 'merged' | 'closed' | 'unknown';

export interface GateCase {
  readonly result: AgentResult;
  /** The results that fail the step; none makes the gate advisory. */
  readonly failOn: readonly FailableResult[];
  readonly pullRequestPolicy: PullRequestNeed;
  readonly prState: PullRequestState;
}

/** Why a gate stays shut: codes of the failure's annotation. */
export type Objection =
  | 'agent-failed'
  | 'agent-archived'
  | 'timed-out'
  | 'cancelled'
  | 'no-pull-request'
  | 'pull-request-not-merged'
  | 'pull-request-unknown';

interface Finding {
  readonly objection?: Objection;
  /** The result as a sentence without its full stop. */
  readonly words: string;
}

/** `advisory`: there is an objection, but the inputs say that it does not fail the step. */
export type Decision =
  | { readonly verdict: 'pass'; readonly words: string }
  | { readonly verdict: 'fail' | 'advisory'; readonly objection: Objection; readonly words: string };

const OPENED = 'The agent finished and opened a pull request';

function findMerged(prState: PullRequestState): Finding {
  switch (prState) {
    case 'merged':
      return { words: "The agent's pull request was merged" };
    case 'closed':
      return {
        objection: 'pull-request-not-merged',
        words: "The agent's pull request was closed without being merged",
      };
    case 'open':
    case 'draft':
      return { objection: 'pull-request-not-merged', words: "The agent's pull request is not merged" };
    case 'unknown':
      return {
        objection: 'pull-request-unknown',
        words: "Whether the agent's pull request is merged cannot be told",
      };
    default:
      return assertNever(prState);
  }
}

function find({ result, pullRequestPolicy, prState }: GateCase): Finding {
  switch (result) {
    case 'pull-request':
      return pullRequestPolicy === 'merged' ? findMerged(prState) : { words: OPENED };
    case 'no-change':
      return pullRequestPolicy === 'optional'
        ? { words: 'The agent finished without a pull request' }
        : { objection: 'no-pull-request', words: 'The agent finished without a pull request, but one is required' };
    case 'failed':
      return { objection: 'agent-failed', words: 'The agent job failed' };
    case 'archived':
      return { objection: 'agent-archived', words: 'The agent job was archived' };
    case 'timed-out':
      return { objection: 'timed-out', words: 'The time limit was reached' };
    case 'cancelled':
      return { objection: 'cancelled', words: 'The step was cancelled' };
    default:
      return assertNever(result);
  }
}

function isAdvisory({ result, failOn }: GateCase): boolean {
  switch (result) {
    case 'cancelled':
      return false;
    case 'failed':
    case 'archived':
    case 'timed-out':
      return !failOn.includes(result);
    case 'pull-request':
    case 'no-change':
      return failOn.length === 0;
    default:
      return assertNever(result);
  }
}

/**
 * Whether the gate opens. A cancelled step never passes. Otherwise a result that `fail-on` does not list is advisory, and
 * what `pull-request` asks of a completed job holds unless `fail-on` is `never`.
 */
export function decide(gate: GateCase): Decision {
  const { objection, words } = find(gate);
  if (objection === undefined) return { verdict: 'pass', words };
  return { verdict: isAdvisory(gate) ? 'advisory' : 'fail', objection, words };
}

/** The case that decides over all of them: the first failure, else the first advice, else the first. */
export function decidingCase<T extends { readonly decision: Decision }>(cases: readonly [T, ...T[]]): T {
  const first = (verdict: Decision['verdict']): T | undefined =>
    cases.find(({ decision }) => decision.verdict === verdict);
  return first('fail') ?? first('advisory') ?? cases[0];
}
