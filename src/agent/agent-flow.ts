import type { GitHub } from '../github/connect.ts';
import { createHttpClient } from '../http/fetch.ts';
import { startDeadline } from '../runner/deadline.ts';
import type { Flow, RunContext } from '../runner/flow.ts';
import { shownDeeply } from '../runner/shown-text.ts';
import { createAgentService } from '../service/agent-client.ts';
import { createSender } from '../service/http.ts';
import { runAgent } from './agent.ts';
import type { AgentInputs } from './agent-inputs.ts';
import type { AgentValues } from './agent-outputs.ts';
import { agentSummary, type AgentNotes } from './agent-summary.ts';

/** Connects to GitHub if there is a token; Octokit is loaded only then. */
async function connect(
  { github, projectId }: AgentInputs,
  context: RunContext<AgentValues>,
): Promise<GitHub | undefined> {
  if (github === undefined) return undefined;
  try {
    const { connectGitHub } = await import('../github/connect.ts');
    const { fetch } = createHttpClient(context.environment);
    return connectGitHub({ ...context, ...github, projectId, fetch });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown error';
    const message = `GitHub API unavailable: ${why}. The exit code still reflects the result.`;
    context.logger.warning(message, 'GitHub not updated');
    return undefined;
  }
}

/** The agent mode. */
export function createAgentFlow(inputs: AgentInputs, context: RunContext<AgentValues>): Flow {
  const { apiKey, baseUrl, jobIds, projectId, timeoutMs } = inputs;
  const notes: AgentNotes = { agent: undefined };
  return {
    run: async () => {
      const deadline = startDeadline(context.clock, timeoutMs, context.cancelled);
      try {
        const { fetch } = createHttpClient(context.environment);
        const service = createAgentService(createSender({ ...context, apiKey, baseUrl, deadline, fetch }));
        await runAgent(inputs, { ...context, service, notes, deadline, github: await connect(inputs, context) });
      } finally {
        deadline.dispose();
      }
    },
    // `run` has set the job's result where it is known.
    failureResult: () => undefined,
    summarize: (failed) => {
      const facts = notes.agent ?? { projectId, jobs: jobIds.map((jobId) => ({ jobId })) };
      return agentSummary(shownDeeply(facts, context.redactor), failed);
    },
  };
}
