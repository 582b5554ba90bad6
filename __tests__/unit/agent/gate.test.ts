import { describe, expect, it } from '@jest/globals';
import {
  decide,
  decidingCase,
  type AgentResult,
  type Decision,
  type FailableResult,
  type PullRequestPolicy,
} from '../../../src/agent/gate.ts';
import type { PullRequestState } from '../../../src/github/pull-request.ts';

const RESULTS: readonly AgentResult[] = ['pull-request', 'no-change', 'failed', 'archived', 'timed-out', 'cancelled'];
const POLICIES: readonly PullRequestPolicy[] = ['optional', 'required', 'merged'];
const STATES: readonly PullRequestState[] = ['open', 'draft', 'merged', 'closed', 'unknown'];
const FAILABLE: readonly FailableResult[] = ['failed', 'archived', 'timed-out'];
/** All possible lists of `fail-on`. The empty list is `never`. */
const FAIL_ON = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => FAILABLE.filter((_, index) => (bits >> index) % 2 === 1));

/** The objection to a result by policy, for each state in the order of STATES. A dash is none. One word applies to all states. */
const OBJECTIONS: Readonly<Record<AgentResult, Readonly<Record<PullRequestPolicy, string>>>> = {
  'pull-request': {
    optional: '-',
    required: '-',
    merged: 'pull-request-not-merged pull-request-not-merged - pull-request-not-merged pull-request-unknown',
  },
  'no-change': { optional: '-', required: 'no-pull-request', merged: 'no-pull-request' },
  failed: { optional: 'agent-failed', required: 'agent-failed', merged: 'agent-failed' },
  archived: { optional: 'agent-archived', required: 'agent-archived', merged: 'agent-archived' },
  'timed-out': { optional: 'timed-out', required: 'timed-out', merged: 'timed-out' },
  cancelled: { optional: 'cancelled', required: 'cancelled', merged: 'cancelled' },
};

/** Whether an objection to a result fails the step. */
function failsStep(result: AgentResult, failOn: readonly FailableResult[]): boolean {
  const rules: Readonly<Record<AgentResult, boolean>> = {
    'pull-request': failOn.length > 0,
    'no-change': failOn.length > 0,
    failed: failOn.includes('failed'),
    archived: failOn.includes('archived'),
    'timed-out': failOn.includes('timed-out'),
    cancelled: true,
  };
  return rules[result];
}

const CASES = RESULTS.flatMap((result) =>
  POLICIES.flatMap((pullRequestPolicy) =>
    STATES.flatMap((prState, index) =>
      FAIL_ON.map((failOn) => {
        const message = OBJECTIONS[result][pullRequestPolicy].split(' ');
        const objection = message[index] ?? message[0] ?? '';
        const verdict = objection === '-' ? 'pass' : failsStep(result, failOn) ? 'fail' : 'advisory';
        return { result, pullRequestPolicy, prState, failOn, objection, verdict };
      }),
    ),
  ),
);

describe('the gate', () => {
  it('is tested with every combination', () => {
    expect(CASES).toHaveLength(6 * 3 * 5 * 8);
    expect(new Set(CASES.map(({ verdict }) => verdict))).toEqual(new Set(['pass', 'fail', 'advisory']));
  });

  it.each(CASES)(
    '$verdict: $result, pull-request: $pullRequestPolicy, state $prState, fail-on $failOn',
    ({ objection, verdict, ...gate }) => {
      const decision = decide(gate);
      expect(decision.verdict).toBe(verdict);
      expect('objection' in decision ? decision.objection : '-').toBe(objection);
      expect(decision.message).toMatch(/^[A-Z][^.]{10,100}$/);
    },
  );

  const pass: Decision = { verdict: 'pass', message: 'x' };
  const advisory: Decision = { verdict: 'advisory', objection: 'agent-failed', message: 'x' };
  const fail: Decision = { verdict: 'fail', objection: 'agent-failed', message: 'x' };
  it.each<{ decisions: [Decision, ...Decision[]]; index: number }>([
    { decisions: [pass, pass], index: 0 },
    { decisions: [pass, advisory, advisory], index: 1 },
    { decisions: [pass, advisory, fail, fail], index: 2 },
  ])('decides by the first job with the worst verdict: $index', ({ decisions: [first, ...others], index }) => {
    const rest = others.map((decision, at) => ({ decision, at: at + 1 }));
    expect(decidingCase([{ decision: first, at: 0 }, ...rest]).at).toBe(index);
  });
});
