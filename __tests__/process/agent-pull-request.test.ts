import { describe, expect, it } from '@jest/globals';
import {
  AGENT_PULL,
  agentJob,
  DONE,
  OPEN_PULL,
  PR_LINK,
  PR_SHA,
  addOpenPulls,
  runAgentMode,
  githubTrace,
} from '../support/agent.ts';
import { GET_PULL } from '../support/github/endpoints.ts';
import { withGitHub, type Pull } from '../support/github/server.ts';
import { withEmulator } from '../support/run-action.ts';

const MERGED: Pull = { state: 'closed', merged: true, headSha: PR_SHA };
const CLOSED: Pull = { state: 'closed', headSha: PR_SHA };

describe("the agent's pull request", () => {
  it.each([
    { pull: OPEN_PULL, prState: 'open' },
    { pull: { ...OPEN_PULL, draft: true }, prState: 'draft' },
    { pull: MERGED, prState: 'merged' },
    { pull: CLOSED, prState: 'closed' },
  ])('has the state $prState', async ({ pull, prState }) => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.pulls.set(AGENT_PULL, pull);
        const run = await runAgentMode(emulator, { github, script: DONE });
        expect(run.annotations).toEqual([]);
        expect(run.outputs).toMatchObject({ prState, prHeadSha: PR_SHA });
        expect(githubTrace(github)).toEqual([GET_PULL]);
      });
    });
  });

  it('fails the step when it was closed and a merge is required', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.pulls.set(AGENT_PULL, CLOSED);
        const run = await runAgentMode(emulator, { github, script: DONE, inputs: { 'pull-request': 'merged' } });
        expect(run.failure.message).toContain('[pull-request-not-merged]');
      });
    });
  });

  it('is ignored unless the completed job reports it', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.pulls.set(AGENT_PULL, MERGED);
        const script = [
          { status: 'active', prLink: PR_LINK },
          { status: 'completed', prLink: null, afterPolls: 1 },
        ];
        for (const pullRequestPolicy of ['required', 'merged']) {
          const run = await runAgentMode(emulator, { github, script, inputs: { 'pull-request': pullRequestPolicy } });
          expect(run.failure.message).toContain('[no-pull-request]');
          expect(run.outputs).toMatchObject({ result: 'no-change', errorCode: 'no-pull-request' });
          expect(run.outputs).not.toHaveProperty('prLink');
        }
        expect(github.requests).toEqual([]);
      });
    });
  });

  it.each([
    { link: 'https://evil.example.org/example/docs/pull/7', source: null, passes: false },
    { link: 'https://evil.example.org/example/docs/pull/7', source: { repository: 'example/docs' }, passes: false },
    { link: 'https://github.example.com/example/other/pull/7', source: null, passes: false },
    { link: PR_LINK, source: null, passes: true },
    { link: PR_LINK, source: { repository: 'example/docs' }, passes: true },
  ])(
    'must be in the repository of the workflow when the job source is $source: $link',
    async ({ link, source, passes }) => {
      await withEmulator({}, async (emulator) => {
        await withGitHub(async (github) => {
          github.pulls.set(AGENT_PULL, MERGED);
          github.pulls.set('example/other#7', MERGED);
          const script = [{ status: 'completed', prLink: link, patch: { source } }];
          const run = await runAgentMode(emulator, { github, script, inputs: { 'pull-request': 'merged' } });
          expect(run.exitCode).toBe(passes ? 0 : 1);
          expect(run.outputs['prLink']).toBe(passes ? link : undefined);
          expect(run.annotations.map(({ title }) => title)).toEqual(
            passes ? [] : ['Pull request link not usable', 'No pull request'],
          );
        });
      });
    },
  );

  it('is named in the error when it is not merged before the deadline', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const inputs = { 'pull-request': 'merged', 'timeout-minutes': '0.1' };
        const run = await runAgentMode(emulator, { github: addOpenPulls(github), script: DONE, inputs });
        expect(run.exitCode).toBe(1);
        expect(run.outputs).toMatchObject({
          status: 'timed-out',
          result: 'timed-out',
          prLink: PR_LINK,
          prState: 'open',
        });
        expect(run.failure.message).toContain('[timed-out]');
        expect(run.failure.message).toContain(`Pull request: ${PR_LINK} (open).`);
      });
    });
  });

  it('is requested again after an error and a rate limit', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const body = { message: 'You have exceeded a secondary rate limit.' };
        github.faults.push({
          endpoint: GET_PULL,
          times: 1,
          do: { status: 403, headers: { 'retry-after': '1' }, body },
        });
        github.faults.push({ endpoint: GET_PULL, times: 1, do: { status: 502 } });
        github.pulls.set(AGENT_PULL, MERGED);
        const run = await runAgentMode(emulator, { github, script: DONE, inputs: { 'pull-request': 'merged' } });
        expect(run.exitCode).toBe(0);
        expect(run.outputs).toMatchObject({ prState: 'merged' });
        expect(run.log).toContainEqual(expect.stringContaining('rate limit was reached (403); retrying'));
      });
    });
  });

  it.each([
    {
      condition: 'not readable',
      link: PR_LINK,
      repository: undefined,
      reason: 'the pull request was not found on GitHub (404)',
    },
    {
      condition: 'on another host',
      link: 'https://gitlab.example.com/example/docs/-/merge_requests/7',
      repository: 'https://gitlab.example.com/example/docs',
      reason: 'not on the GitHub server of this workflow',
    },
  ])(
    'that is $condition has no state, and fails the step only when a merge is required',
    async ({ link, repository, reason }) => {
      await withEmulator({}, async (emulator) => {
        await withGitHub(async (github) => {
          const job = agentJob('one', { status: 'completed', prLink: link });
          emulator.addAgentJob({ ...job, repository: repository ?? job.repository });
          const optional = await runAgentMode(emulator, { github });
          expect(optional.exitCode).toBe(0);
          expect(optional.outputs).toMatchObject({ result: 'pull-request', prLink: link, prNumber: '7' });
          expect(optional.outputs).not.toHaveProperty('prState');
          expect(optional.log.filter((line) => line.includes(reason))).toHaveLength(1);
          const merged = await runAgentMode(emulator, { github, inputs: { 'pull-request': 'merged' } });
          expect(merged.exitCode).toBe(1);
          expect(merged.failure.message).toContain('[pull-request-unknown]');
          expect(merged.failure.message).toContain(reason);
          expect(githubTrace(github)).toHaveLength(repository === undefined ? 2 : 0);
        });
      });
    },
  );
});
