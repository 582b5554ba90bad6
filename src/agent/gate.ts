import { assertNever } from '../errors.ts';
import type { PullRequestState } from '../github/pull-request.ts';
import type { Verdict } from '../github/report.ts';

export const FAILABLE_RESULTS = ['failed', 'archived', 'timed-out'] as const;
export type FailableResult = (typeof FAILABLE_RESULTS)[number];
export type AgentResult = 'pull-request' | 'no-change' | 'cancelled' | FailableResult;

export const PULL_REQUEST_POLICIES = ['optional', 'required', 'merged'] as const;
export type PullRequestPolicy = (typeof PULL_REQUEST_POLICIES)[number];

export interface GateCase {
  readonly result: AgentResult;
  readonly failOn: readonly FailableResult[];
  readonly pullRequestPolicy: PullRequestPolicy;
  readonly prState: PullRequestState;
}

/** The messages about results that are not accepted, by error code: sentences without their full stop. */
const OBJECTIONS = {
  'agent-failed': 'The agent job failed',
  'agent-archived': 'The agent job was archived',
  'timed-out': 'The time limit was reached',
  cancelled: 'The step was cancelled',
  'no-pull-request': 'The agent finished without a pull request, but one is required',
  'pull-request-not-merged': "The agent's pull request is not merged",
  'pull-request-unknown': "Could not determine whether the agent's pull request was merged",
} as const;

export type Objection = keyof typeof OBJECTIONS;

export type Decision =
  | { readonly verdict: 'pass'; readonly message: string }
  | { readonly verdict: Exclude<Verdict, 'pass'>; readonly objection: Objection; readonly message: string };

function findObjection({ result, pullRequestPolicy, prState }: GateCase): Objection | undefined {
  switch (result) {
    case 'pull-request':
      if (pullRequestPolicy !== 'merged' || prState === 'merged') return undefined;
      return prState === 'unknown' ? 'pull-request-unknown' : 'pull-request-not-merged';
    case 'no-change':
      return pullRequestPolicy === 'optional' ? undefined : 'no-pull-request';
    case 'failed':
      return 'agent-failed';
    case 'archived':
      return 'agent-archived';
    case 'timed-out':
    case 'cancelled':
      return result;
    default:
      return assertNever(result);
  }
}

function passMessage({ result, pullRequestPolicy }: GateCase): string {
  if (result === 'no-change') return 'The agent finished without a pull request';
  if (pullRequestPolicy === 'merged') return "The agent's pull request was merged";
  return 'The agent finished and opened a pull request';
}

/** A cancelled step never passes. What `fail-on` does not list is advisory; with `never`, so is the pull request policy. */
export function decide(gate: GateCase): Decision {
  const { failOn, prState, result } = gate;
  const objection = findObjection(gate);
  if (objection === undefined) return { verdict: 'pass', message: passMessage(gate) };
  const isClosed = objection === 'pull-request-not-merged' && prState === 'closed';
  const message = isClosed ? "The agent's pull request was closed without being merged" : OBJECTIONS[objection];
  const isAgentDone = result === 'pull-request' || result === 'no-change';
  const fails = result === 'cancelled' || (isAgentDone ? failOn.length > 0 : failOn.includes(result));
  return { verdict: fails ? 'fail' : 'advisory', objection, message };
}

const SEVERITY = { pass: 0, advisory: 1, fail: 2 } as const;

/** The case that decides for all jobs, of which there is at least one: the first of the worst verdict. */
export function decidingCase<T extends { readonly decision: Decision }>(cases: readonly T[]): T {
  return cases.reduce((worst, next) =>
    SEVERITY[next.decision.verdict] > SEVERITY[worst.decision.verdict] ? next : worst,
  );
}
