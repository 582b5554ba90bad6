import { describe, expect, it } from '@jest/globals';
import { DONE, GATE, addOpenPulls, runAgentMode, startAgent } from '../support/agent.ts';
import { CREATE_STATUS } from '../support/github/endpoints.ts';
import { GITHUB_SHA, HEAD, MERGE_GROUP_HEAD, TRIGGERING_PULL, type EventName } from '../support/github/events.ts';
import { withGitHub, type FakeGitHub } from '../support/github/server.ts';
import { withEmulator, type StartedAction } from '../support/run-action.ts';
import { itOnPosix } from '../support/platform.ts';
import { finishWithin, until } from '../support/wait.ts';

/** Sends SIGINT after the first status and the first comment have arrived. */
async function cancelOnceReported(github: FakeGitHub, action: StartedAction): Promise<void> {
  await until(() => github.statuses.length > 0 && github.comments.length > 0);
  action.child.kill('SIGINT');
}

describe('a run without github-token', () => {
  it('sends no request to GitHub', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const run = await runAgentMode(emulator, { github, script: DONE, inputs: { 'github-token': undefined } });
        expect(run.exitCode).toBe(0);
        expect(github.requests).toEqual([]);
        expect(run.outputs).not.toHaveProperty('prState');
      });
    });
  });
});

describe('the commit status', () => {
  it.each<[EventName, string]>([
    ['push', GITHUB_SHA],
    ['pull_request', HEAD],
    ['pull_request from a fork', HEAD],
    ['merge_group', MERGE_GROUP_HEAD],
    ['workflow_dispatch', GITHUB_SHA],
    ['schedule', GITHUB_SHA],
  ])('of the event %s is set on the commit that GitHub shows checks for', async (event, sha) => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        addOpenPulls(github);
        const run = await runAgentMode(emulator, {
          github,
          event,
          script: DONE,
          inputs: { 'commit-status': 'docs/agent' },
        });
        expect(run.annotations).toEqual([]);
        expect(run.exitCode).toBe(0);
        expect(github.statuses).toEqual([
          `${sha} docs/agent pending: Waiting for the agent`,
          `${sha} docs/agent success: The agent finished and opened a pull request`,
        ]);
        const targets = github.requests
          .filter(({ endpoint }) => endpoint === CREATE_STATUS)
          .map(({ body }) => body?.['target_url']);
        expect(new Set(targets)).toEqual(new Set(['https://github.example.com/example/docs/actions/runs/42']));
        expect(run.log.join('\n')).not.toContain('moved on');
      });
    });
  });

  it.each([
    { status: 'failed', inputs: {}, state: 'failure: The agent job failed', exitCode: 1 },
    { status: 'archived', inputs: {}, state: 'failure: The agent job was archived', exitCode: 1 },
    {
      status: 'failed',
      inputs: { 'fail-on': 'never' },
      state: 'success: The agent job failed (advisory)',
      exitCode: 0,
    },
    {
      status: 'active',
      inputs: { 'timeout-minutes': '0.08' },
      state: 'failure: The time limit was reached',
      exitCode: 1,
    },
  ])('matches the exit code: $state', async ({ status, inputs, state, exitCode }) => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const run = await runAgentMode(emulator, {
          ...{ github: addOpenPulls(github), script: [{ status }] },
          inputs: { 'commit-status': 'docs/agent', ...inputs },
        });
        expect(run.exitCode).toBe(exitCode);
        expect(github.statuses.at(-1)).toBe(`${HEAD} docs/agent ${state}`);
      });
    });
  });

  it('becomes a failure when the service fails', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const run = await runAgentMode(emulator, { github: addOpenPulls(github), inputs: GATE });
        expect(run.failure.message).toContain('[not-found]');
        expect(github.statuses.at(-1)).toBe(
          `${HEAD} docs/agent failure: Could not determine the result of the agent job: Not found`,
        );
        expect(github.comments).toHaveLength(1);
      });
    });
  });

  itOnPosix('becomes a failure when the step is cancelled', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const action = startAgent(emulator, {
          github: addOpenPulls(github),
          script: [{ status: 'active' }],
          inputs: { ...GATE, 'poll-interval-seconds': '60' },
        });
        await cancelOnceReported(github, action);
        const run = await action.finished;
        expect(run.exitCode).toBe(1);
        expect(github.statuses.at(-1)).toBe(`${HEAD} docs/agent failure: The step was cancelled`);
        expect(github.comments).toHaveLength(1);
        expect(github.comments[0]?.body).toContain('The step was cancelled');
      });
    });
  });

  itOnPosix('does not delay a cancelled step when GitHub hangs', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.faults.push({ endpoint: CREATE_STATUS, do: 'hang' });
        const action = startAgent(emulator, {
          ...{ github, script: [{ status: 'active' }], inputs: { 'commit-status': 'docs/agent' } },
          onLine: (line) => {
            if (line.startsWith('active')) action.child.kill('SIGINT');
          },
        });
        const run = await finishWithin(action, 9_000);
        expect(run.exitCode).toBe(1);
        expect(run.failure.title).toBe('Cancelled');
        expect(run.outputs).toMatchObject({ result: 'cancelled' });
      });
    });
  });

  it('is completed on the original commit when the head changes, and the log mentions it', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        addOpenPulls(github).pulls.set(`example/docs#${TRIGGERING_PULL}`, { state: 'open', headSha: 'f'.repeat(40) });
        const run = await runAgentMode(emulator, { github, script: DONE, inputs: { 'commit-status': 'docs/agent' } });
        expect(github.statuses.map((line) => line.split(' ')[0])).toEqual([HEAD, HEAD]);
        expect(run.log).toContainEqual(
          expect.stringMatching(/head of the pull request changed from aaaaaaaaaaaa to ffffffffffff during the wait/),
        );
      });
    });
  });
});

describe('a wait for a rate limit', () => {
  itOnPosix('ends when the step is cancelled', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const body = { message: 'You have exceeded a secondary rate limit.' };
        github.faults.push({ endpoint: CREATE_STATUS, do: { status: 403, headers: { 'retry-after': '60' }, body } });
        const action = startAgent(emulator, {
          ...{ github, script: DONE, inputs: { 'commit-status': 'docs/agent' } },
          onLine: (line) => {
            if (/retrying in 6\d\.\d s/.test(line)) action.child.kill('SIGINT');
          },
        });
        const run = await finishWithin(action, 15_000);
        // The job ended before the signal, so the step reports its result.
        expect(run.exitCode).toBe(0);
        expect(run.outputs).toMatchObject({ result: 'pull-request' });
        expect(run.log).toContain('The commit status was not written, because no time was left.');
      });
    });
  });
});
