import { describe, expect, it } from '@jest/globals';
import type { AgentInputs } from '../../../src/agent/agent-inputs.ts';
import { ActionError } from '../../../src/errors.ts';
import { conclude, jobsText, jobValues, objectionError, reportOn } from '../../../src/agent/conclusion.ts';
import { newAgentJob, type AgentJob } from '../../../src/agent/agent-job.ts';
import { JobLog } from '../../../src/jobs/job-log.ts';
import { readAgentJob } from '../../../src/service/agent-client.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { recordingLogger } from '../../support/test-service.ts';

const inputs: AgentInputs = {
  mode: 'agent',
  baseUrl: new URL('https://api.example.com'),
  apiKey: 'key',
  projectId: 'proj',
  jobIds: ['a', 'b'],
  failOn: ['failed', 'archived', 'timed-out'],
  pullRequestPolicy: 'optional',
  github: undefined,
  timeoutMs: 1,
  maxPauseMs: 1,
};
const timedOut = new ActionError('timed-out', 'The time limit was reached.', { hint: 'Raise it.' });
const link = { url: 'https://github.com/o/r/pull/7', host: 'github.com', repository: 'o/r', number: 7 };

function job<T extends Partial<AgentJob>>(jobId: string, known: T): AgentJob & T {
  return {
    ...newAgentJob('proj', jobId, new JobLog({ logger: recordingLogger([]), clock: createFakeClock() })),
    ...known,
  };
}

describe('the result of several jobs', () => {
  const good = job('a', { result: 'pull-request', link });
  const late = job('b', { result: 'timed-out', stoppedBy: timedOut, latest: readAgentJob({ status: 'active' }) });
  const bad = job('c', { result: 'failed' });

  it('is about the first that fails, and names the others', () => {
    const jobs = [good, bad, late] as const;
    const conclusion = conclude(jobs, inputs);
    expect(conclusion.deciding).toBe(bad);
    expect(conclusion.decision.verdict).toBe('fail');
    const error = objectionError(conclusion, 'agent-failed', jobs);
    expect(error.code).toBe('agent-failed');
    expect(error.details).toEqual(['Agent job a: pull-request.', 'Agent job b: timed-out.']);
  });

  it('passes as the first when all do', () => {
    expect(conclude([good, job('b', { result: 'no-change' })], inputs)).toMatchObject({
      deciding: good,
      decision: { verdict: 'pass' },
    });
  });

  it('a timeout reports the state of each unfinished job', () => {
    const other = job('d', { result: 'timed-out', stoppedBy: timedOut });
    const jobs = [good, late, other] as const;
    const error = objectionError(conclude(jobs, inputs), 'timed-out', jobs);
    expect(error.message).toBe('The time limit was reached.');
    expect(error.details).toEqual([
      'Agent job b (project proj), last status: active. It may still be running.',
      'To wait for it again, re-run the step with the same inputs.',
      'Agent job d (project proj), last status: no response yet. It may still be running.',
    ]);
  });

  it('an unknown state comes with its reason', () => {
    const jobs = [job('a', { result: 'pull-request', link, unknownBecause: 'nobody knows' })] as const;
    const conclusion = conclude(jobs, { ...inputs, pullRequestPolicy: 'merged' });
    const error = objectionError(conclusion, 'pull-request-unknown', jobs);
    expect(error.details).toEqual([`Pull request: ${link.url}.`, 'Reason: nobody knows.']);
  });

  it.each([
    { known: { result: 'failed' }, objection: 'agent-failed' },
    { known: { result: 'archived' }, objection: 'agent-archived' },
    { known: { result: 'no-change' }, objection: 'no-pull-request' },
    { known: { result: 'pull-request', link, prState: 'closed' }, objection: 'pull-request-not-merged' },
    { known: { result: 'pull-request', link }, objection: 'pull-request-unknown' },
  ] as const)(
    '$objection: the advice explains what to do, without naming a way around the check',
    ({ known, objection }) => {
      const jobs = [job('a', known)] as const;
      const errorWith = (failOn: AgentInputs['failOn']): ActionError =>
        objectionError(conclude(jobs, { ...inputs, pullRequestPolicy: 'merged', failOn }), objection, jobs);
      const [failure, advice] = [errorWith(inputs.failOn), errorWith([])];
      expect(advice.details).toEqual([...failure.details, 'Because of `fail-on`, the step does not fail.']);
      expect(advice.hint).not.toMatch(/ pass|accept this|`fail-on`|`pull-request:/);
      expect(failure.hint).toMatch(new RegExp(`^${advice.hint} To (accept this result|pass without the merge), `));
    },
  );

  it('a time-out may be advice, too', () => {
    const jobs = [late] as const;
    const error = objectionError(conclude(jobs, { ...inputs, failOn: [] }), 'timed-out', jobs);
    expect(error.details.at(-1)).toBe('Because of `fail-on`, the step does not fail.');
  });
});

describe('the outputs', () => {
  it('tell a status of their own when the wait ended before the job', () => {
    const latest = readAgentJob({ status: 'active', model: 'm' });
    expect(jobValues(job('a', { result: 'cancelled', latest }))).toMatchObject({ status: 'cancelled', model: 'm' });
    expect(jobValues(job('a', { latest }))).toMatchObject({ status: 'active' });
  });

  it('omit unknown values, which are null in the list of jobs', () => {
    const known = job('a', { result: 'no-change' });
    expect(Object.values(jobValues(known)).filter((value) => value !== undefined)).toEqual(['no-change']);
    expect(JSON.parse(jobsText([known]))).toMatchObject([
      { id: 'a', result: 'no-change', prLink: null, prState: null },
    ]);
  });

  it('name no unknown state', () => {
    expect(jobValues(job('a', { link, prState: 'unknown' })).prState).toBeUndefined();
    expect(jobValues(job('a', { link, prState: 'draft' }))).toMatchObject({ prState: 'draft', prNumber: 7 });
  });
});

describe('the report', () => {
  it('shows a status while there is no result', () => {
    const latest = readAgentJob({ status: 'active' });
    const results = [job('a', {}), job('b', { latest }), job('c', { latest, result: 'failed' })];
    const { jobs } = reportOn(results, 'pending', 'x');
    expect(jobs.map(({ result }) => result)).toEqual(['not known yet', 'active', 'failed']);
  });
});
