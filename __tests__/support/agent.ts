import type { AgentJob, AgentStep, Emulator } from '../../emulator/index.ts';
import { eventEnvironment, HEAD, TRIGGERING_PULL, type EventName } from './github/events.ts';
import { TOKEN, type FakeGitHub, type Pull } from './github/server.ts';
import { startAction, type ActionRun, type RunOptions, type StartedAction } from './run-action.ts';

export const REPOSITORY = 'https://github.example.com/example/docs';
export const PR_LINK = `${REPOSITORY}/pull/7`;

/** An agent job with a script. */
export function agentJob(id: string, ...script: AgentStep[]): AgentJob {
  return { projectId: 'proj', id, repository: REPOSITORY, ref: 'main', model: 'some-model', script };
}

export interface AgentRunOptions extends RunOptions {
  /** The job's script; the job is `one`. */
  readonly script?: readonly AgentStep[];
  /** With a GitHub to talk to: its token is passed, and the event's variables. */
  readonly github?: FakeGitHub;
  readonly event?: EventName;
}

/** The options of a run in the agent mode; its job is registered. */
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

/** Starts the action in the agent mode. */
export function startAgent(emulator: Emulator, options: AgentRunOptions = {}): StartedAction {
  return startAction(emulator, agentOptions(emulator, options));
}

/** Runs the action in the agent mode to its end. */
export function runAgentMode(emulator: Emulator, options: AgentRunOptions = {}): Promise<ActionRun> {
  return startAgent(emulator, options).finished;
}

/** The head of the agent's pull request in the fake GitHub. */
export const PR_SHA = 'e'.repeat(40);
export const OPEN_PULL: Pull = { state: 'open', headSha: PR_SHA };

/** A fake GitHub with both pull requests: the agent's is open, and the triggering one has not moved on. */
export function addOpenPulls(github: FakeGitHub): FakeGitHub {
  github.pulls.set(`example/docs#${TRIGGERING_PULL}`, { state: 'open', headSha: HEAD });
  github.pulls.set(AGENT_PULL, OPEN_PULL);
  return github;
}

/** The agent's pull request in the fake GitHub. */
export const AGENT_PULL = 'example/docs#7';

/** The script of a job that has ended with a pull request. */
export const DONE: readonly AgentStep[] = [{ status: 'completed', prLink: PR_LINK }];

/** All that the gate may write. */
export const GATE = { 'commit-status': 'docs/agent', comment: 'true' } as const;

/** The endpoints of the requests that arrived. */
export function trace(github: FakeGitHub): string[] {
  return github.requests.map(({ endpoint }) => endpoint);
}
