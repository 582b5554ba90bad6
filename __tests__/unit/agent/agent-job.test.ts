import { describe, expect, it } from '@jest/globals';
import { ActionError } from '../../../src/errors.ts';
import { connectGitHub } from '../../../src/github/connect.ts';
import type { AgentInputs } from '../../../src/agent/agent-inputs.ts';
import { followAgentJob, newAgentJob, type AgentJob } from '../../../src/agent/agent-job.ts';
import { JobLog } from '../../../src/jobs/job-log.ts';
import { createHttpClient, type Fetch } from '../../../src/http/fetch.ts';
import { createSender } from '../../../src/service/http.ts';
import { AGENT_PULL, OPEN_PULL, PR_LINK, PR_SHA, REPOSITORY, githubTrace } from '../../support/agent.ts';
import { recordingLogger, noDeadline } from '../../support/test-service.ts';
import { createRedactor } from '../../../src/runner/redactor.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { GET_PULL } from '../../support/github/endpoints.ts';
import { TOKEN, withGitHub, type FakeGitHub, type Pull } from '../../support/github/server.ts';

const inputs: AgentInputs = {
  mode: 'agent',
  baseUrl: new URL('https://api.example.com'),
  apiKey: 'adm_0123456789',
  projectId: 'proj',
  jobIds: ['one'],
  failOn: ['failed', 'archived', 'timed-out'],
  pullRequestPolicy: 'merged',
  github: undefined,
  timeoutMs: 1,
  maxPauseMs: 10_000,
};
const COMPLETED = { id: 'one', status: 'completed', source: { repository: REPOSITORY }, prLink: PR_LINK };
const MERGED: Pull = { state: 'closed', merged: true, headSha: PR_SHA };
const MISSING = { status: 404, body: { message: 'Not Found' } };

/** Responds with these responses in order. Later requests get the last one. */
function serviceOf(...responses: readonly { readonly status?: number; readonly body: object }[]): Fetch {
  let sent = 0;
  return () => {
    const { status = 200, body } = responses[sent++] ?? responses.at(-1) ?? { body: {} };
    return Promise.resolve(Response.json(body, { status }));
  };
}

interface FollowResult {
  readonly job: AgentJob;
  readonly clock: FakeClock;
  readonly lines: readonly string[];
  /** The error of `followAgentJob`, if it failed. */
  readonly error: unknown;
}

/** Follows the job with a fake clock. */
async function follow(fetch: Fetch, fake?: FakeGitHub): Promise<FollowResult> {
  const [clock, lines] = [createFakeClock(), [] as string[]];
  const deadline = { ...noDeadline(), remainingMs: () => 7_200_000 };
  const common = { clock, deadline, logger: recordingLogger(lines), random: () => 0.5 };
  const environment = {
    GITHUB_API_URL: fake?.apiUrl,
    GITHUB_SERVER_URL: 'https://github.example.com',
    GITHUB_REPOSITORY: 'example/docs',
  };
  const options = { ...common, environment, token: TOKEN, commitStatus: undefined, comment: false, projectId: 'proj' };
  const job = newAgentJob('proj', 'one', new JobLog(common));
  const error: unknown = await followAgentJob(job, {
    ...common,
    inputs,
    environment,
    send: createSender({ ...common, ...inputs, secrets: createRedactor(), fetch }),
    github: fake && connectGitHub({ ...options, redactor: createRedactor(), fetch: createHttpClient({}).fetch }),
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { job, clock, lines, error };
}

describe('the wait for a merge', () => {
  it.each([
    { end: MERGED, prState: 'merged' },
    { end: { ...OPEN_PULL, state: 'closed' } as const, prState: 'closed' },
  ])('polls GitHub on the schedule of jobs with conditional requests: $prState', async ({ end, prState }) => {
    await withGitHub(async (github) => {
      github.pulls.set(AGENT_PULL, [{ ...OPEN_PULL, draft: true }, OPEN_PULL, OPEN_PULL, end]);
      const { job, clock } = await follow(serviceOf({ body: COMPLETED }), github);
      expect(job).toMatchObject({ result: 'pull-request', prState, prHeadSha: PR_SHA });
      expect(clock.sleeps).toEqual([1050, 1077.5, 2127.5]);
      const conditions = github.requests.map(({ condition }) => condition);
      expect(conditions).toEqual([undefined, ...Array<unknown>(3).fill(expect.stringMatching(/^W\/"/))]);
      // The third response was 304, so the entity tag stays the same.
      expect(conditions[3]).toBe(conditions[2]);
    });
  });

  it('continues after 404 when the pull request was found before', async () => {
    await withGitHub(async (github) => {
      github.pulls.set(AGENT_PULL, [OPEN_PULL, MERGED]);
      github.faults.push({ endpoint: GET_PULL, after: 1, times: 2, do: MISSING });
      const { job, clock } = await follow(serviceOf({ body: COMPLETED }), github);
      expect(job).toMatchObject({ result: 'pull-request', prState: 'merged' });
      expect(clock.sleeps).toEqual([1050, 5_000, 5_000]);
    });
  });

  it('ends with an unknown state after 30 s of 404', async () => {
    await withGitHub(async (github) => {
      github.pulls.set(AGENT_PULL, OPEN_PULL);
      github.faults.push({ endpoint: GET_PULL, after: 1, do: MISSING });
      const { job, clock } = await follow(serviceOf({ body: COMPLETED }), github);
      expect(job).toMatchObject({ result: 'pull-request', prState: 'unknown' });
      expect(job.unknownBecause).toContain('the pull request was not found on GitHub (404)');
      expect(clock.sleeps).toEqual([1050, ...Array<number>(6).fill(5_000)]);
    });
  });

  it('does not start when the pull request is not found', async () => {
    await withGitHub(async (github) => {
      const { job } = await follow(serviceOf({ body: COMPLETED }), github);
      expect(job).toMatchObject({ result: 'pull-request', prState: 'unknown' });
      expect(githubTrace(github)).toHaveLength(1);
    });
  });
});

describe('an agent job', () => {
  const ACTIVE = { body: { ...COMPLETED, status: 'active', prLink: null } };
  const GONE = { status: 404, body: { error: 'Gone.' } };

  it('is not found after 30 s of 404', async () => {
    const { error, clock } = await follow(serviceOf(ACTIVE, GONE));
    expect(error).toBeInstanceOf(ActionError);
    expect(error).toMatchObject({ code: 'not-found' });
    expect(clock.monotonic()).toBeGreaterThanOrEqual(30_000);
    expect(clock.monotonic()).toBeLessThan(45_000);
  });

  it('is polled through an hour of 429 without Retry-After', async () => {
    const limited = Array.from({ length: 20 }, () => ({ status: 429, body: { error: 'Quota.' } }));
    const { job, clock, lines } = await follow(serviceOf(ACTIVE, ...limited, { body: { ...COMPLETED, prLink: null } }));
    expect(job.result).toBe('no-change');
    expect(clock.monotonic()).toBeGreaterThan(2_400_000);
    expect(Math.max(...clock.sleeps)).toBeLessThanOrEqual(300_000);
    expect(lines.filter((line) => line.startsWith('Status: HTTP 429; retrying in '))).toHaveLength(20);
  });
});
