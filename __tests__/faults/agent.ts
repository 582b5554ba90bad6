import { expect } from '@jest/globals';
import type { AgentStep } from '../../emulator/index.ts';
import { AGENT_PULL, agentOptions, DONE, GATE, OPEN_PULL, prepared, type AgentRunOptions } from '../support/agent.ts';
import { HEAD } from '../support/github/events.ts';
import { TOKEN, withGitHub, type GitHubFault, type GitHubStandIn } from '../support/github/server.ts';
import { always, answer, arrived, deadline, once } from './builders.ts';
import type { Chapter, Expected, FaultCase, Scene } from './table.ts';

const STATUS = 'POST /repos/{owner}/{repo}/statuses/{sha}';
const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const EDIT = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const READ_PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

interface AgentCase extends Omit<FaultCase, 'act' | 'expect' | 'run'> {
  readonly agent?: Omit<AgentRunOptions, 'github'>;
  readonly github?: (github: GitHubStandIn) => void;
  readonly expect: Expected;
  /** What must be so at GitHub afterwards, by a sentence. */
  readonly atGitHub?: Readonly<Record<string, (github: GitHubStandIn) => void>>;
}

/** A case of the agent mode, with a GitHub beside the service where one is asked for. */
function agentCase({ agent, github, atGitHub = {}, expect: expected, ...row }: AgentCase): FaultCase {
  const told = Object.keys(atGitHub).map((sentence): [string, () => void] => [sentence, () => undefined]);
  const run = (scene: Scene, standIn?: GitHubStandIn): ReturnType<Scene['start']>['finished'] =>
    scene.start(agentOptions(scene.emulator, { script: DONE, ...agent, ...(standIn && { github: standIn }) })).finished;
  return {
    ...row,
    act: (scene) => {
      if (!github) return run(scene);
      return withGitHub(async (standIn) => {
        github(prepared(standIn));
        const done = await run(scene, standIn);
        for (const holds of Object.values(atGitHub)) holds(standIn);
        expect(JSON.stringify(scene.emulator.requests)).not.toContain(TOKEN);
        return done;
      });
    },
    // What is looked at while GitHub is still there is told all the same.
    expect: { ...expected, also: { ...Object.fromEntries(told), ...expected.also } },
  };
}

/** A link of a pull request that is none: it is put out by no name, and the job counts as one without a pull request. */
function hostileLink(prLink: unknown): FaultCase {
  const step: AgentStep = { status: 'completed' };
  return agentCase({
    name: `prLink ${JSON.stringify(prLink).slice(0, 80)}`,
    faults: [{ on: 'agent', times: 9, do: { type: 'patch', json: (value) => ({ ...(value as object), prLink }) } }],
    agent: { script: [step], inputs: { 'pull-request': 'required' } },
    expect: {
      fails: 'no-pull-request',
      without: ['prLink', 'prNumber'],
      warns: typeof prLink === 'string' ? ['Pull request link not usable'] : [],
      also: {
        'never shows it': ({ run }) => {
          if (typeof prLink === 'string' && prLink.length > 3) expect(run.stdout + run.summary).not.toContain(prLink);
        },
      },
    },
  });
}

const LINKS = [
  'javascript:alert(1)',
  'http://github.example.com/example/docs/pull/7',
  'https://evil.example.org/example/docs/pull/7',
  'https://github.example.com@evil.example.org/example/docs/pull/7',
  'https://user:password@github.example.com/example/docs/pull/7',
  'https://github.example.com/example/docs/pull/7\n::error::taken over',
  'https://github.example.com/example/docs/pull/7\u001B[2J',
  'https://github.example.com/example/docs/pull/../../../settings',
  'https://github.example.com/example/docs/pull/7)[x](https://evil.example.org',
  'https://github.example.com/example/docs/pull/7" onmouseover="alert(1)',
  'https://github.example.com/example/docs/pull/NaN',
  '/example/docs/pull/7',
  42,
  ['https://github.example.com/example/docs/pull/7'],
] as const;

function fault(endpoint: string, mapProxyErrors: GitHubFault['do'], times?: number): (github: GitHubStandIn) => void {
  return (github) => {
    github.faults.push({ endpoint, do: mapProxyErrors, ...(times !== undefined && { times }) });
  };
}

const LIMITED = {
  status: 403,
  headers: { 'retry-after': '1' },
  body: { message: 'You have exceeded a secondary rate limit.' },
};

const REFUSALS: readonly FaultCase[] = [
  ...[401, 403, 404, 422].map((status) =>
    agentCase({
      name: `GitHub answers ${status} to the commit status of a failed job`,
      agent: { script: [{ status: 'failed' }], inputs: { 'commit-status': 'docs' } },
      github: fault(STATUS, { status, body: { message: 'So it is.' } }),
      expect: { fails: 'agent-failed', warns: ['GitHub not updated'] },
    }),
  ),
  agentCase({
    name: 'GitHub answers 500 to the commit status, three times',
    agent: { inputs: { 'commit-status': 'docs' } },
    github: fault(STATUS, { status: 500 }, 3),
    expect: { warns: ['GitHub not updated'] },
    atGitHub: {
      'writes the last status all the same': ({ statuses }) => {
        expect(statuses).toHaveLength(1);
        expect(statuses[0]).toContain('success');
      },
    },
  }),
  agentCase({
    name: 'GitHub breaks the connection of every commit status',
    agent: { script: [{ status: 'failed' }], inputs: { 'commit-status': 'docs' } },
    github: fault(STATUS, 'break'),
    expect: { fails: 'agent-failed', warns: ['GitHub not updated'] },
  }),
  agentCase({
    name: 'GitHub answers with a secondary rate limit, twice',
    agent: { inputs: { 'commit-status': 'docs' } },
    github: fault(STATUS, LIMITED, 2),
    // The first status, which is soon replaced, is not waited for.
    expect: { says: ["GitHub's rate limit is reached"], warns: ['GitHub not updated'] },
    atGitHub: {
      'writes the last status all the same': ({ statuses }) => {
        expect(statuses).toHaveLength(1);
      },
    },
  }),
  agentCase({
    name: 'GitHub redirects the commit status to another host',
    agent: { inputs: { 'commit-status': 'docs' } },
    github: fault(STATUS, { status: 307, headers: { location: 'https://elsewhere.example.org/x' } }),
    expect: { warns: ['GitHub not updated'] },
  }),
  agentCase({
    name: 'a comment that somebody deletes meanwhile',
    agent: { inputs: { comment: 'true' } },
    github: fault(EDIT, { status: 404, body: { message: 'Not Found' } }, 1),
    expect: {},
    atGitHub: {
      'writes a new one': ({ requests }) => {
        expect(requests.filter(({ endpoint }) => endpoint === CREATE)).toHaveLength(2);
      },
    },
  }),
  agentCase({
    name: 'GitHub answers 403 to the comment',
    agent: { inputs: { comment: 'true' } },
    github: fault(CREATE, { status: 403, body: { message: 'Resource not accessible by integration' } }),
    expect: { warns: ['GitHub not updated'] },
  }),
  agentCase({
    name: 'GitHub answers 500 to the list of comments',
    agent: { inputs: { comment: 'true' } },
    github: fault(LIST, { status: 500 }),
    expect: { warns: ['GitHub not updated'] },
  }),
  agentCase({
    name: 'the head of the triggering pull request moves on',
    agent: { inputs: GATE },
    github: (github) => {
      github.pulls.set('example/docs#5', { state: 'open', headSha: 'f'.repeat(40) });
    },
    expect: {},
    atGitHub: {
      'writes its status to the commit it was started for': ({ statuses }) => {
        for (const status of statuses) expect(status).toContain(HEAD);
      },
    },
  }),
  ...[403, 404, 500].map((status) =>
    // A 500 may pass, so GitHub is asked again until the deadline.
    agentCase({
      name: `GitHub answers ${status} to the reading of the pull request that has to be merged`,
      agent: { inputs: { 'pull-request': 'merged', ...deadline(4) } },
      github: fault(READ_PULL, { status, body: { message: 'So it is.' } }),
      expect: { fails: status === 500 ? 'timed-out' : 'pull-request-unknown' },
    }),
  ),
  agentCase({
    name: 'the pull request is closed without being merged',
    agent: { inputs: { 'pull-request': 'merged' } },
    github: (github) => {
      github.pulls.set(AGENT_PULL, { ...OPEN_PULL, state: 'closed' });
    },
    expect: { fails: 'pull-request-not-merged' },
  }),
];

const ANSWERS: readonly FaultCase[] = [
  ...[401, 403, 404].map((status) =>
    agentCase({
      name: `agent job: ${status}`,
      faults: [always('agent', answer(status))],
      expect: { fails: status === 401 ? 'unauthorized' : status === 403 ? 'forbidden' : 'not-found' },
    }),
  ),
  agentCase({
    name: 'agent job: a burst of five 500',
    faults: [{ on: 'agent', times: 5, do: answer(500) }],
    expect: { says: ['trying again in'], outputs: { status: 'completed' } },
  }),
  agentCase({
    name: 'agent job: 429 with Retry-After of a day',
    faults: [always('agent', answer(429, '', { 'retry-after': '86400' }))],
    expect: { fails: 'rate-limited' },
  }),
  agentCase({
    name: 'agent job: a captive portal, once',
    faults: [once('agent', answer(200, '<html>Log in</html>'))],
    expect: { outputs: { status: 'completed' } },
  }),
  agentCase({
    name: 'agent job: 100 MB of JSON, once',
    faults: [once('agent', { type: 'huge', megabytes: 100 })],
    expect: { outputs: { status: 'completed' } },
  }),
  agentCase({
    name: 'agent job: a status that nobody has heard of, for good',
    agent: { script: [{ status: 'dreaming' }], inputs: deadline(2) },
    expect: { fails: 'timed-out', says: [] },
  }),
  agentCase({
    name: 'agent job: no field at all',
    agent: { inputs: deadline(2) },
    faults: [always('agent', answer(200, {}))],
    expect: { fails: 'timed-out' },
  }),
  agentCase({
    name: 'agent job: completed without a pull request that is required',
    agent: { script: [{ status: 'completed' }], inputs: { 'pull-request': 'required' } },
    expect: { fails: 'no-pull-request' },
  }),
  agentCase({
    name: 'agent job: archived',
    agent: { script: [{ status: 'archived' }] },
    expect: { fails: 'agent-archived' },
  }),
  ...(['SIGINT', 'SIGTERM'] as const).map((signal): FaultCase => ({
    name: `agent job: ${signal} between two polls`,
    act: async (scene) => {
      const action = scene.start(
        agentOptions(scene.emulator, { script: [{ status: 'active' }], inputs: { 'poll-interval-seconds': '30' } }),
      );
      await arrived(scene, 'agent');
      action.child.kill(signal);
      const killer = setTimeout(() => action.child.kill('SIGKILL'), 5_000);
      const run = await action.finished;
      clearTimeout(killer);
      return run;
    },
    expect: { fails: 'cancelled', outputs: { status: 'cancelled', result: 'cancelled' } },
  })),
];

export const AGENT: Chapter = {
  title: 'Agent and GitHub',
  cases: [...ANSWERS, ...LINKS.map(hostileLink), ...REFUSALS],
};
