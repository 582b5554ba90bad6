import { describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../emulator/index.ts';
import { agentJob, PR_LINK, runAgentMode } from '../support/agent.ts';
import { TRIGGERING_PULL, type EventName } from '../support/github/events.ts';
import { withGitHub, type FakeGitHub } from '../support/github/server.ts';
import { withEmulator, type ActionRun } from '../support/run-action.ts';

const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const EDIT = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const DONE = [{ status: 'completed', prLink: PR_LINK }];

/** The requests about comments, in their order. */
function trace(github: FakeGitHub): string[] {
  return github.requests.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.includes('comments'));
}

function commented(emulator: Emulator, github: FakeGitHub, event: EventName = 'pull_request'): Promise<ActionRun> {
  return runAgentMode(emulator, { github, event, script: DONE, inputs: { comment: 'true' } });
}

/** A comment of somebody else's. */
function foreign(id: number, body: string): FakeGitHub['comments'][number] {
  return { id, issue: TRIGGERING_PULL, body, userType: 'User', association: 'NONE' };
}

describe('the comment', () => {
  it('is written once and edited, in this run and in the next', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const run = await commented(emulator, github);
        expect(run.annotations).toEqual([]);
        expect(trace(github)).toEqual([LIST, CREATE, EDIT]);
        expect(github.comments).toHaveLength(1);
        expect(github.comments[0]?.body).toContain(`[7](${PR_LINK})`);
        expect(github.comments[0]?.body).toContain('✅ **The agent finished and opened a pull request.**');
        await commented(emulator, github);
        expect(trace(github).slice(3)).toEqual([LIST, EDIT, EDIT]);
        expect(github.comments).toHaveLength(1);
      });
    });
  });

  it('is found behind more comments than a page holds', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.comments.push(...Array.from({ length: 230 }, (_, index) => foreign(index + 1, 'Well done.')));
        await commented(emulator, github);
        await commented(emulator, github);
        expect(github.comments).toHaveLength(231);
        expect(trace(github).filter((endpoint) => endpoint === LIST)).toHaveLength(6);
      });
    });
  });

  it('that a passer-by planted is left alone', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        await commented(emulator, github);
        const marker = github.comments[0]?.body.split('\n')[0] ?? '';
        expect(marker).toMatch(/^<!-- agent-job-gate:[0-9a-f]{16} -->$/);
        github.comments.splice(0, 1, foreign(1, `${marker}\nplanted`));
        await commented(emulator, github);
        expect(github.comments.map(({ body }) => body.includes('planted'))).toEqual([true, false]);
      });
    });
  });

  it('that was deleted meanwhile is written anew', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.faults.push({ endpoint: EDIT, times: 1, do: { status: 404, body: { message: 'Not Found' } } });
        const run = await commented(emulator, github);
        expect(run.annotations).toEqual([]);
        expect(trace(github)).toEqual([LIST, CREATE, EDIT, CREATE]);
        expect(github.comments.at(-1)?.body).toContain('The agent finished');
      });
    });
  });

  it('is not written twice when GitHub fails after it took it', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.faults.push({ endpoint: CREATE, times: 1, do: 'break' });
        await commented(emulator, github);
        expect(trace(github)).toEqual([LIST, CREATE, LIST, CREATE]);
        expect(github.comments).toHaveLength(1);
      });
    });
  });

  it('that may not be written is a warning that names the permission', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const body = { message: 'Resource not accessible by integration' };
        github.faults.push({ endpoint: CREATE, do: { status: 403, body } });
        const run = await commented(emulator, github);
        expect(run.exitCode).toBe(0);
        expect(run.annotations).toHaveLength(1);
        expect(run.annotations[0]?.message).toContain('`pull-requests: write`');
      });
    });
  });

  it.each<EventName>(['push', 'merge_group', 'workflow_dispatch', 'schedule'])(
    'of a run for %s has no place, which the log says',
    async (event) => {
      await withEmulator({}, async (emulator) => {
        await withGitHub(async (github) => {
          const run = await commented(emulator, github, event);
          expect(run.annotations).toEqual([]);
          expect(run.log).toContain('No comment is written, because no pull request triggered this run.');
          expect(trace(github)).toEqual([]);
        });
      });
    },
  );

  it('shows values of the service as code', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const id = '@all/x_y_~z~';
        emulator.addAgentJob(
          agentJob(id, { status: '[x](https://evil.example)' }, { afterPolls: 1, status: 'failed' }),
        );
        await runAgentMode(emulator, { github, inputs: { comment: 'true', 'agent-job-id': id } });
        const sent = github.requests.map(({ body }) => JSON.stringify(body ?? {}));
        expect(sent.at(-1)).toContain('<code>&#64;all&#47;x&#95;y&#95;&#126;z&#126;</code>');
        expect(sent.join('\n')).not.toMatch(/@all|evil\.example/);
      });
    });
  });
});
