import type { AgentJob, AgentStep, Emulator } from '../../emulator/index.ts';
import { eventEnvironment, HEAD, TRIGGERING_PULL, type EventName } from './github/events.ts';
import { TOKEN, type FakeGitHub, type Pull } from './github/server.ts';
import { startAction, type ActionRun, type RunOptions, type StartedAction } from './run-action.ts';

export const REPOSITORY = 'https://github.example.com/example/docs';
export const PR_LINK = `${REPOSITORY}/pull/7`;

/** An agent job that the emulator runs through these steps. */
export function agentJob(id: string, ...script: AgentStep[]): AgentJob {
  return { projectId: 'proj', id, repository: REPOSITORY, ref: 'main', model: 'some-model', script };
}

export interface AgentRunOptions extends RunOptions {
  /** Registers the job `one` with this script. */
  readonly script?: readonly AgentStep[];
  /** Passes the token of this fake GitHub and the variables of the event. */
  readonly github?: FakeGitHub;
  readonly event?: EventName;
}

/** The options of a run in agent mode. Registers its job. */
export function agentOptions(emulator: Emulator, options: AgentRunOptions = {}): RunOptions {
  const { script, github, event = 'pull_request', inputs, environment, ...rest } = options;
  if (script) emulator.addAgentJob(agentJob('one', ...script));
  return {
    ...rest,
    ...(github && { otherRequests: github.requests }),
    secrets: [TOKEN, ...(rest.secrets ?? [])],
    inputs: {
      domain: undefined,
      mode: 'agent',
      'project-id': 'proj',
      'agent-job-id': 'one',
      ...(github && { 'github-token': TOKEN }),
      ...inputs,
    },
    environment: { ...(github && eventEnvironment(event, github.apiUrl)), ...environment },
  };
}

export function startAgent(emulator: Emulator, options: AgentRunOptions = {}): StartedAction {
  return startAction(emulator, agentOptions(emulator, options));
}

export function runAgentMode(emulator: Emulator, options: AgentRunOptions = {}): Promise<ActionRun> {
  return startAgent(emulator, options).finished;
}

/** The head of the agent's pull request in the fake GitHub. */
export const PR_SHA = 'e'.repeat(40);
export const OPEN_PULL: Pull = { state: 'open', headSha: PR_SHA };

/** Adds both pull requests: the agent's is open, and the triggering one still has the head of the event. */
export function addOpenPulls(github: FakeGitHub): FakeGitHub {
  github.pulls.set(`example/docs#${TRIGGERING_PULL}`, { state: 'open', headSha: HEAD });
  github.pulls.set(AGENT_PULL, OPEN_PULL);
  return github;
}

/** The agent's pull request in the fake GitHub. */
export const AGENT_PULL = 'example/docs#7';

/** A completed job with a pull request. */
export const DONE: readonly AgentStep[] = [{ status: 'completed', prLink: PR_LINK }];

/** The inputs for everything that the action writes to GitHub. */
export const GATE = { 'commit-status': 'docs/agent', comment: 'true' } as const;

/** The endpoints of all requests to the fake GitHub. */
export function githubTrace(github: FakeGitHub): string[] {
  return github.requests.map(({ endpoint }) => endpoint);
}
