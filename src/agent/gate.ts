import { assertNever } from '../errors.ts';
import type { PullRequestState } from '../github/pull-request.ts';
import type { Verdict } from '../github/report.ts';

export type AgentResult = 'pull-request' | 'no-change' | 'failed' | 'archived' | 'timed-out' | 'cancelled';

/** The results that `fail-on` can list. */
export type FailableResult = 'failed' | 'archived' | 'timed-out';

/** The values of the input `pull-request`. */
export type PullRequestPolicy = 'optional' | 'required' | 'merged';

export interface GateCase {
  readonly result: AgentResult;
  /** The results that fail the step; none makes the gate advisory. */
  readonly failOn: readonly FailableResult[];
  readonly pullRequestPolicy: PullRequestPolicy;
  readonly prState: PullRequestState;
}

/** Why the result is not accepted: error codes. */
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
  readonly message: string;
}

/** `advisory`: there is an objection, but `fail-on` does not let it fail the step. */
export type Decision =
  | { readonly verdict: 'pass'; readonly message: string }
  | { readonly verdict: Exclude<Verdict, 'pass'>; readonly objection: Objection; readonly message: string };

const OPENED = 'The agent finished and opened a pull request';

function findMerged(prState: PullRequestState): Finding {
  switch (prState) {
    case 'merged':
      return { message: "The agent's pull request was merged" };
    case 'closed':
      return {
        objection: 'pull-request-not-merged',
        message: "The agent's pull request was closed without being merged",
      };
    case 'open':
    case 'draft':
      return { objection: 'pull-request-not-merged', message: "The agent's pull request is not merged" };
    case 'unknown':
      return {
        objection: 'pull-request-unknown',
        message: "Could not determine whether the agent's pull request was merged",
      };
    default:
      return assertNever(prState);
  }
}

function findObjection({ result, pullRequestPolicy, prState }: GateCase): Finding {
  switch (result) {
    case 'pull-request':
      return pullRequestPolicy === 'merged' ? findMerged(prState) : { message: OPENED };
    case 'no-change':
      return pullRequestPolicy === 'optional'
        ? { message: 'The agent finished without a pull request' }
        : { objection: 'no-pull-request', message: 'The agent finished without a pull request, but one is required' };
    case 'failed':
      return { objection: 'agent-failed', message: 'The agent job failed' };
    case 'archived':
      return { objection: 'agent-archived', message: 'The agent job was archived' };
    case 'timed-out':
      return { objection: 'timed-out', message: 'The time limit was reached' };
    case 'cancelled':
      return { objection: 'cancelled', message: 'The step was cancelled' };
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
 * Decides whether the step passes. A cancelled step never does. A result that `fail-on` does not list is advisory. The policy for
 * the pull request applies unless `fail-on` is `never`.
 */
export function decide(gate: GateCase): Decision {
  const { objection, message } = findObjection(gate);
  if (objection === undefined) return { verdict: 'pass', message };
  return { verdict: isAdvisory(gate) ? 'advisory' : 'fail', objection, message };
}

/** The case that decides for all jobs: the first failure, else the first advisory one, else the first. */
export function decidingCase<T extends { readonly decision: Decision }>(cases: readonly [T, ...T[]]): T {
  const first = (verdict: Decision['verdict']): T | undefined =>
    cases.find(({ decision }) => decision.verdict === verdict);
  return first('fail') ?? first('advisory') ?? cases[0];
}
