import { describe, expect, it } from '@jest/globals';
import { DONE, GATE, addOpenPulls, runAgentMode, githubTrace } from '../support/agent.ts';
import { CREATE_COMMENT, CREATE_STATUS } from '../support/github/endpoints.ts';
import { HEAD } from '../support/github/events.ts';
import { TOKEN, withGitHub } from '../support/github/server.ts';
import { startProxy } from '../support/proxy.ts';
import { withEmulator } from '../support/run-action.ts';

describe('requests to GitHub', () => {
  it.each([
    { status: 403, message: 'Resource not accessible by integration', text: '`statuses: write`' },
    { status: 404, message: 'Not Found', text: 'the commit was not found on GitHub (404)' },
    { status: 422, message: 'Validation Failed: too many statuses', text: 'too many statuses' },
    { status: 401, message: 'Bad credentials', text: 'rejected `github-token`' },
  ])('cause one warning after $status, and the exit code still reflects the job', async ({ status, message, text }) => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        addOpenPulls(github).faults.push({ endpoint: CREATE_STATUS, do: { status, body: { message } } });
        const run = await runAgentMode(emulator, {
          github,
          script: [{ status: 'failed' }],
          inputs: { 'commit-status': 'x' },
        });
        expect(run.exitCode).toBe(1);
        expect(run.failure.title).toBe('Agent job failed');
        const warnings = run.annotations.filter(({ level }) => level === 'warning');
        expect(warnings).toHaveLength(1);
        expect(warnings[0]?.message).toContain(text);
        expect(warnings[0]?.message).toContain('The exit code still reflects the result.');
        expect(githubTrace(github).filter((endpoint) => endpoint === CREATE_STATUS)).toHaveLength(2);
      });
    });
  });

  it('cause one warning that mentions forks when the token of a fork is read-only', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const denied = { status: 403, body: { message: 'Resource not accessible by integration' } };
        addOpenPulls(github).faults.push(
          { endpoint: CREATE_STATUS, do: denied },
          { endpoint: CREATE_COMMENT, do: denied },
        );
        const run = await runAgentMode(emulator, {
          github,
          event: 'pull_request from a fork',
          script: DONE,
          inputs: GATE,
        });
        expect(run.exitCode).toBe(0);
        expect(run.annotations).toEqual([
          {
            level: 'warning',
            title: 'GitHub not updated',
            message: expect.stringContaining('a pull request from a fork'),
          },
        ]);
      });
    });
  });

  it('are not sent when a fork has no secrets, and the error mentions forks', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const inputs = { ...GATE, 'api-key': undefined };
        const run = await runAgentMode(emulator, { github, event: 'pull_request from a fork', script: DONE, inputs });
        expect(run.annotations).toHaveLength(1);
        expect(run.failure.message).toContain('from forks');
        expect(github.requests).toEqual([]);
      });
    });
  });

  it('are retried after 500 for the final status', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        addOpenPulls(github).faults.push({ endpoint: CREATE_STATUS, times: 2, do: { status: 500 } });
        const run = await runAgentMode(emulator, { github, script: DONE, inputs: { 'commit-status': 'x' } });
        // The first status is soon replaced, so it is not retried and causes a warning.
        expect(run.annotations.map(({ level }) => level)).toEqual(['warning']);
        expect(github.statuses).toEqual([`${HEAD} x success: The agent finished and opened a pull request`]);
      });
    });
  });

  it('wait for a secondary rate limit before the final status', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const body = { message: 'You have exceeded a secondary rate limit. Please wait.' };
        addOpenPulls(github).faults.push({
          endpoint: CREATE_STATUS,
          times: 2,
          do: { status: 403, headers: { 'retry-after': '1' }, body },
        });
        const run = await runAgentMode(emulator, { github, script: DONE, inputs: { 'commit-status': 'x' } });
        expect(run.log).toContainEqual(expect.stringMatching(/^GitHub: HTTP 429; retrying in 1\.\d s\.$/));
        expect(github.statuses).toHaveLength(1);
        expect(run.exitCode).toBe(0);
      });
    });
  });

  it('do not follow a redirect to another host with the token', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const headers = { location: `${emulator.baseUrl}/repositories/1/statuses/x` };
        addOpenPulls(github).faults.push({ endpoint: CREATE_STATUS, do: { status: 307, headers } });
        const run = await runAgentMode(emulator, { github, script: DONE, inputs: { 'commit-status': 'x' } });
        expect(run.exitCode).toBe(0);
        expect(run.annotations[0]?.message).toContain('another host, and the token is not sent there');
        expect(JSON.stringify(emulator.requests)).not.toContain(TOKEN);
      });
    });
  });

  it('follow a redirect on the same host, as for a renamed repository', async () => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const location = `${github.apiUrl}/repos/example/renamed/statuses/${HEAD}`;
        addOpenPulls(github).faults.push({
          endpoint: CREATE_STATUS,
          times: 1,
          do: { status: 307, headers: { location } },
        });
        const run = await runAgentMode(emulator, { github, script: DONE, inputs: { 'commit-status': 'x' } });
        expect(run.annotations).toEqual([]);
        expect(github.statuses).toHaveLength(2);
        expect(github.requests.map(({ params }) => params['repo'])).toContain('renamed');
      });
    });
  });

  it.each([
    { GITHUB_API_URL: undefined },
    { GITHUB_API_URL: 'http://github.example.com/api/v3' },
    { GITHUB_API_URL: 'x' },
  ])('are not sent to an invalid API URL, with a warning: %j', async (environment) => {
    await withEmulator({}, async (emulator) => {
      await withGitHub(async (github) => {
        const run = await runAgentMode(emulator, { github, environment, script: DONE, inputs: GATE });
        expect(run.exitCode).toBe(0);
        expect(run.annotations.map(({ message }) => message)).toEqual([expect.stringContaining('GITHUB_API_URL')]);
        expect(github.requests).toEqual([]);
      });
    });
  });
});

describe('a proxy', () => {
  it('is used for GitHub too', async () => {
    const proxy = await startProxy();
    try {
      await withEmulator({}, async (emulator) => {
        await withGitHub(async (github) => {
          const environment = { http_proxy: proxy.url, no_proxy: new URL(emulator.baseUrl).host };
          const inputs = { 'commit-status': 'x' };
          const run = await runAgentMode(emulator, { github: addOpenPulls(github), environment, script: DONE, inputs });
          expect(run.annotations).toEqual([]);
          expect(github.statuses).toHaveLength(2);
          expect(new Set(proxy.tunnels.map(({ target }) => target))).toEqual(new Set([new URL(github.apiUrl).host]));
        });
      });
    } finally {
      await proxy.close();
    }
  });
});
