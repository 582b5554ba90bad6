import { describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../emulator/index.ts';
import { agentJob, DONE, PR_LINK, runAgentMode } from '../support/agent.ts';
import { CREATE_COMMENT, LIST_COMMENTS, UPDATE_COMMENT } from '../support/github/endpoints.ts';
import { TRIGGERING_PULL, type EventName } from '../support/github/events.ts';
import { withGitHub, type FakeGitHub } from '../support/github/server.ts';
import { withEmulator, type ActionRun } from '../support/run-action.ts';

/** The endpoints of the requests about comments. */
function commentTrace(github: FakeGitHub): string[] {
  return github.requests.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.includes('comments'));
}

function runWithComment(emulator: Emulator, github: FakeGitHub, event: EventName = 'pull_request'): Promise<ActionRun> {
  return runAgentMode(emulator, { github, event, script: DONE, inputs: { comment: 'true' } });
}

/** A comment by another user. */
function foreignComment(id: number, body: string): FakeGitHub['comments'][number] {
  return { id, issue: TRIGGERING_PULL, body, userType: 'User', association: 'NONE' };
}

describe('the pull request comment', () => {
  it('is created once, then edited in this run and the next', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const run = await runWithComment(emulator, github);
        expect(run.annotations).toEqual([]);
        expect(commentTrace(github)).toEqual([LIST_COMMENTS, CREATE_COMMENT, UPDATE_COMMENT]);
        expect(github.comments).toHaveLength(1);
        expect(github.comments[0]?.body).toContain(`[7](${PR_LINK})`);
        expect(github.comments[0]?.body).toContain('✅ **The agent finished and opened a pull request.**');
        await runWithComment(emulator, github);
        expect(commentTrace(github).slice(3)).toEqual([LIST_COMMENTS, UPDATE_COMMENT, UPDATE_COMMENT]);
        expect(github.comments).toHaveLength(1);
      });
    });
  });

  it('is found when the list of comments has several pages', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.comments.push(...Array.from({ length: 230 }, (_, index) => foreignComment(index + 1, 'Well done.')));
        await runWithComment(emulator, github);
        await runWithComment(emulator, github);
        expect(github.comments).toHaveLength(231);
        expect(commentTrace(github).filter((endpoint) => endpoint === LIST_COMMENTS)).toHaveLength(6);
      });
    });
  });

  it('is not taken over from another user who copies the marker', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        await runWithComment(emulator, github);
        const marker = github.comments[0]?.body.split('\n')[0] ?? '';
        expect(marker).toMatch(/^<!-- agent-job-gate:[0-9a-f]{16} -->$/);
        github.comments.splice(0, 1, foreignComment(1, `${marker}\ncopied`));
        await runWithComment(emulator, github);
        expect(github.comments.map(({ body }) => body.includes('copied'))).toEqual([true, false]);
      });
    });
  });

  it('is created again when it was deleted during the run', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.faults.push({ endpoint: UPDATE_COMMENT, times: 1, do: { status: 404, body: { message: 'Not Found' } } });
        const run = await runWithComment(emulator, github);
        expect(run.annotations).toEqual([]);
        expect(commentTrace(github)).toEqual([LIST_COMMENTS, CREATE_COMMENT, UPDATE_COMMENT, CREATE_COMMENT]);
        expect(github.comments.at(-1)?.body).toContain('The agent finished');
      });
    });
  });

  it('is searched for before a failed creation is retried', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        github.faults.push({ endpoint: CREATE_COMMENT, times: 1, do: 'break' });
        await runWithComment(emulator, github);
        expect(commentTrace(github)).toEqual([LIST_COMMENTS, CREATE_COMMENT, LIST_COMMENTS, CREATE_COMMENT]);
        expect(github.comments).toHaveLength(1);
      });
    });
  });

  it('causes a warning that names the missing permission after 403', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const body = { message: 'Resource not accessible by integration' };
        github.faults.push({ endpoint: CREATE_COMMENT, do: { status: 403, body } });
        const run = await runWithComment(emulator, github);
        expect(run.exitCode).toBe(0);
        expect(run.annotations).toHaveLength(1);
        expect(run.annotations[0]?.message).toContain('`pull-requests: write`');
      });
    });
  });

  it.each<EventName>(['push', 'merge_group', 'workflow_dispatch', 'schedule'])(
    'is not written for the event %s, and the log explains why',
    async (event) => {
      await withEmulator({}, async (emulator) => {
        await withGitHub(async (github) => {
          const run = await runWithComment(emulator, github, event);
          expect(run.annotations).toEqual([]);
          expect(run.log).toContain('No comment was written, because no pull request triggered this run.');
          expect(commentTrace(github)).toEqual([]);
        });
      });
    },
  );

  it('shows values from the service as code', async () => {
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
