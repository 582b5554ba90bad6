import { expect } from '@jest/globals';
import type { AgentStep } from '../../emulator/index.ts';
import {
  AGENT_PULL,
  agentOptions,
  DONE,
  GATE,
  OPEN_PULL,
  addOpenPulls,
  type AgentRunOptions,
} from '../support/agent.ts';
import { CREATE_COMMENT, CREATE_STATUS, GET_PULL, LIST_COMMENTS, UPDATE_COMMENT } from '../support/github/endpoints.ts';
import { HEAD } from '../support/github/events.ts';
import { TOKEN, withGitHub, type GitHubFault, type FakeGitHub } from '../support/github/server.ts';
import { HOSTILE_LINKS } from './agent-links.ts';
import { finishWithin, requestArrived } from '../support/wait.ts';
import { always, respond, deadline, once } from './builders.ts';
import type { FaultSuite, Expected, FaultCase, CaseContext } from './fault-case.ts';

interface AgentCase extends Omit<FaultCase, 'act' | 'expect' | 'run'> {
  readonly agent?: Omit<AgentRunOptions, 'github'>;
  readonly github?: (github: FakeGitHub) => void;
  readonly expect: Expected;
  /** Checks of the fake GitHub after the run, by the description that the test's title shows. */
  readonly atGitHub?: Readonly<Record<string, (github: FakeGitHub) => void>>;
}

/** A case in agent mode. Starts a fake GitHub if `github` is set. */
function agentCase({ agent, github, atGitHub = {}, expect: expected, ...row }: AgentCase): FaultCase {
  const descriptions = Object.fromEntries(Object.keys(atGitHub).map((text) => [text, (): void => undefined]));
  const run = (context: CaseContext, fake?: FakeGitHub): ReturnType<CaseContext['start']>['finished'] =>
    context.start(agentOptions(context.emulator, { script: DONE, ...agent, ...(fake && { github: fake }) })).finished;
  return {
    ...row,
    act: (context) => {
      if (!github) return run(context);
      return withGitHub(async (fake) => {
        github(addOpenPulls(fake));
        const done = await run(context, fake);
        for (const check of Object.values(atGitHub)) check(fake);
        expect(JSON.stringify(context.emulator.requests)).not.toContain(TOKEN);
        return done;
      });
    },
    // The checks in `atGitHub` run in `act`, while the fake GitHub still exists. Here they only add to the title.
    expect: { ...expected, checks: { ...descriptions, ...expected.checks } },
  };
}

/** An invalid pull request link: no output contains it, and the job counts as one without a pull request. */
function hostileLink(prLink: unknown): FaultCase {
  const step: AgentStep = { status: 'completed' };
  return agentCase({
    name: `prLink ${JSON.stringify(prLink).slice(0, 80)}`,
    faults: [{ on: 'agent', times: 9, do: { type: 'patch', json: (value) => ({ ...(value as object), prLink }) } }],
    agent: { script: [step], inputs: { 'pull-request': 'required' } },
    expect: {
      errorCode: 'no-pull-request',
      without: ['prLink', 'prNumber'],
      warnings: typeof prLink === 'string' ? ['Pull request link not usable'] : [],
      checks: {
        'never shows the link': ({ run }) => {
          if (typeof prLink === 'string' && prLink.length > 3) expect(run.stdout + run.summary).not.toContain(prLink);
        },
      },
    },
  });
}

function fault(endpoint: string, response: GitHubFault['do'], times?: number): (github: FakeGitHub) => void {
  return (github) => {
    github.faults.push({ endpoint, do: response, ...(times !== undefined && { times }) });
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
      name: `GitHub responds with ${status} to the commit status of a failed job`,
      agent: { script: [{ status: 'failed' }], inputs: { 'commit-status': 'docs' } },
      github: fault(CREATE_STATUS, { status, body: { message: 'Not accepted.' } }),
      expect: { errorCode: 'agent-failed', warnings: ['GitHub not updated'] },
    }),
  ),
  agentCase({
    name: 'GitHub responds with 500 to the commit status, three times',
    agent: { inputs: { 'commit-status': 'docs' } },
    github: fault(CREATE_STATUS, { status: 500 }, 3),
    expect: { warnings: ['GitHub not updated'] },
    atGitHub: {
      'writes the final status': ({ statuses }) => {
        expect(statuses).toHaveLength(1);
        expect(statuses[0]).toContain('success');
      },
    },
  }),
  agentCase({
    name: 'GitHub closes the connection on every commit status',
    agent: { script: [{ status: 'failed' }], inputs: { 'commit-status': 'docs' } },
    github: fault(CREATE_STATUS, 'break'),
    expect: { errorCode: 'agent-failed', warnings: ['GitHub not updated'] },
  }),
  agentCase({
    name: 'GitHub responds with a secondary rate limit, twice',
    agent: { inputs: { 'commit-status': 'docs' } },
    github: fault(CREATE_STATUS, LIMITED, 2),
    // The first status is soon replaced, so the action does not wait for it.
    expect: { messages: ['GitHub: HTTP 429; retrying'], warnings: ['GitHub not updated'] },
    atGitHub: {
      'writes the final status': ({ statuses }) => {
        expect(statuses).toHaveLength(1);
      },
    },
  }),
  agentCase({
    name: 'GitHub redirects the commit status to another host',
    agent: { inputs: { 'commit-status': 'docs' } },
    github: fault(CREATE_STATUS, { status: 307, headers: { location: 'https://elsewhere.example.org/x' } }),
    expect: { warnings: ['GitHub not updated'] },
  }),
  agentCase({
    name: 'the comment is deleted during the run',
    agent: { inputs: { comment: 'true' } },
    github: fault(UPDATE_COMMENT, { status: 404, body: { message: 'Not Found' } }, 1),
    expect: {},
    atGitHub: {
      'writes a new comment': ({ requests }) => {
        expect(requests.filter(({ endpoint }) => endpoint === CREATE_COMMENT)).toHaveLength(2);
      },
    },
  }),
  agentCase({
    name: 'GitHub responds with 403 to the comment',
    agent: { inputs: { comment: 'true' } },
    github: fault(CREATE_COMMENT, { status: 403, body: { message: 'Resource not accessible by integration' } }),
    expect: { warnings: ['GitHub not updated'] },
  }),
  agentCase({
    name: 'GitHub responds with 500 to the list of comments',
    agent: { inputs: { comment: 'true' } },
    github: fault(LIST_COMMENTS, { status: 500 }),
    expect: { warnings: ['GitHub not updated'] },
  }),
  agentCase({
    name: 'the triggering pull request gets a new head commit',
    agent: { inputs: GATE },
    github: (github) => {
      github.pulls.set('example/docs#5', { state: 'open', headSha: 'f'.repeat(40) });
    },
    expect: {},
    atGitHub: {
      'writes the status to the original commit': ({ statuses }) => {
        for (const status of statuses) expect(status).toContain(HEAD);
      },
    },
  }),
  ...[403, 404, 500].map((status) =>
    // A 500 is retried until the deadline.
    agentCase({
      name: `GitHub responds with ${status} to the request for a pull request that must be merged`,
      agent: { inputs: { 'pull-request': 'merged', ...deadline(4) } },
      github: fault(GET_PULL, { status, body: { message: 'Not accepted.' } }),
      expect: { errorCode: status === 500 ? 'timed-out' : 'pull-request-unknown' },
    }),
  ),
  agentCase({
    name: 'the pull request is closed without being merged',
    agent: { inputs: { 'pull-request': 'merged' } },
    github: (github) => {
      github.pulls.set(AGENT_PULL, { ...OPEN_PULL, state: 'closed' });
    },
    expect: { errorCode: 'pull-request-not-merged' },
  }),
];

const RESPONSES: readonly FaultCase[] = [
  ...[401, 403, 404].map((status) =>
    agentCase({
      name: `agent job: ${status}`,
      faults: [always('agent', respond(status))],
      expect: { errorCode: status === 401 ? 'unauthorized' : status === 403 ? 'forbidden' : 'not-found' },
    }),
  ),
  agentCase({
    name: 'agent job: five responses with 500',
    faults: [{ on: 'agent', times: 5, do: respond(500) }],
    expect: { messages: ['retrying in'], outputs: { status: 'completed' } },
  }),
  agentCase({
    name: 'agent job: 429 with Retry-After of a day',
    faults: [always('agent', respond(429, '', { 'retry-after': '86400' }))],
    expect: { errorCode: 'rate-limited' },
  }),
  agentCase({
    name: 'agent job: the page of a captive portal, once',
    faults: [once('agent', respond(200, '<html>Log in</html>'))],
    expect: { outputs: { status: 'completed' } },
  }),
  agentCase({
    name: 'agent job: 100 MB of JSON, once',
    faults: [once('agent', { type: 'huge', megabytes: 100 })],
    expect: { outputs: { status: 'completed' } },
  }),
  agentCase({
    name: 'agent job: an unknown status in every response',
    agent: { script: [{ status: 'dreaming' }], inputs: deadline(2) },
    expect: { errorCode: 'timed-out', messages: ['last status: dreaming'], outputs: { result: 'timed-out' } },
  }),
  agentCase({
    name: 'agent job: responses without fields',
    agent: { inputs: deadline(2) },
    faults: [always('agent', respond(200, {}))],
    expect: { errorCode: 'timed-out' },
  }),
  agentCase({
    name: 'agent job: completed without the required pull request',
    agent: { script: [{ status: 'completed' }], inputs: { 'pull-request': 'required' } },
    expect: { errorCode: 'no-pull-request' },
  }),
  agentCase({
    name: 'agent job: archived',
    agent: { script: [{ status: 'archived' }] },
    expect: { errorCode: 'agent-archived' },
  }),
  ...(['SIGINT', 'SIGTERM'] as const).map((signal): FaultCase => ({
    name: `agent job: ${signal} between polls`,
    act: async (context) => {
      const action = context.start(
        agentOptions(context.emulator, { script: [{ status: 'active' }], inputs: { 'poll-interval-seconds': '30' } }),
      );
      await requestArrived(context.emulator, 'agent');
      action.child.kill(signal);
      return finishWithin(action, 5_000);
    },
    expect: { errorCode: 'cancelled', outputs: { status: 'cancelled', result: 'cancelled' } },
  })),
];

export const AGENT: FaultSuite = {
  title: 'Agent and GitHub',
  cases: [...RESPONSES, ...HOSTILE_LINKS.map(hostileLink), ...REFUSALS],
};
