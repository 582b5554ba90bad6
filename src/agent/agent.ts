import { ActionError, failureText } from '../errors.ts';
import type { GitHub } from '../github/connect.ts';
import type { Verdict } from '../github/report.ts';
import { createHttpClient } from '../http/fetch.ts';
import { JobLog } from '../jobs/job-log.ts';
import { startDeadline } from '../runner/deadline.ts';
import type { Flow, RunContext } from '../runner/flow.ts';
import { shownDeeply } from '../runner/shown-text.ts';
import { createSender } from '../service/http.ts';
import type { AgentInputs } from './agent-inputs.ts';
import { followAgentJob, newAgentJob, type AgentJob, type EndedJob, type FollowContext } from './agent-job.ts';
import type { AgentValues } from './agent-outputs.ts';
import { agentSummary, type AgentFacts } from './agent-summary.ts';
import { conclude, jobsText, jobValues, objectionError, reportOn } from './conclusion.ts';

/** Long enough for a secondary rate limit of GitHub, which lasts a minute. */
const REPORT_TIMEOUT_MS = 100_000;
/** The runner kills a cancelled step ten seconds after the first signal. */
const CANCELLED_REPORT_TIMEOUT_MS = 5_000;

/** Connects to GitHub if there is a token; Octokit is loaded only then. */
async function connect(inputs: AgentInputs, context: RunContext<AgentValues>): Promise<GitHub | undefined> {
  const { github, projectId } = inputs;
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

function reportTimeout(cancelled: AbortSignal): AbortSignal {
  const timeout = new AbortController();
  const abortIn = (ms: number): unknown => setTimeout(timeout.abort.bind(timeout), ms).unref();
  const onCancel = (): unknown => abortIn(CANCELLED_REPORT_TIMEOUT_MS);
  abortIn(REPORT_TIMEOUT_MS);
  if (cancelled.aborted) onCancel();
  cancelled.addEventListener('abort', onCancel);
  return timeout.signal;
}

async function runAgent(facts: AgentFacts, context: FollowContext & RunContext<AgentValues>): Promise<void> {
  const { cancelled, deadline, github, inputs, logger, outputs } = context;
  const { jobIds, projectId } = inputs;
  const jobs = jobIds.map((jobId) => {
    const label = jobIds.length === 1 ? '' : `${jobId}: `;
    return newAgentJob(projectId, jobId, new JobLog(context, label));
  });
  logger.info(`Waiting for agent job${jobs.length === 1 ? '' : 's'} ${jobIds.join(', ')} (project ${projectId}).`);
  const begun = github?.begin(reportOn(jobs, 'pending', 'Waiting for the agent'), deadline.signal);

  const finish = async (deciding: AgentJob, verdict: Verdict, message: string): Promise<void> => {
    outputs.setAll({ ...jobValues(deciding), jobs: jobsText(jobs) });
    const decidingFirst = [deciding, ...jobs.filter((job) => job !== deciding)];
    facts.jobs = decidingFirst.map((job) => ({ jobId: job.jobId, ...jobValues(job) }));
    facts.message = message;
    outputs.publish();
    // Otherwise the first report could arrive last.
    await begun;
    await github?.finish(reportOn(jobs, verdict, message), reportTimeout(cancelled));
  };
  let failed: AgentJob | undefined;
  const follow = async (job: AgentJob): Promise<EndedJob> => {
    try {
      return await followAgentJob(job, context);
    } catch (error) {
      failed ??= job;
      deadline.abort(error);
      throw error;
    }
  };
  const ended = await Promise.all(jobs.map(follow)).catch(async (error: unknown) => {
    const title = error instanceof ActionError ? failureText(error).title : 'an unexpected error';
    if (failed) await finish(failed, 'fail', `Could not determine the result of the agent job: ${title}`);
    throw error;
  });

  const conclusion = conclude(ended, inputs);
  const { decision, deciding } = conclusion;
  await finish(deciding, decision.verdict, decision.message);
  if (decision.verdict === 'pass') {
    logger.info(`${decision.message}${deciding.link === undefined ? '' : `: ${deciding.link.url}`}.`);
    return;
  }
  const error = objectionError(conclusion, decision.objection, jobs);
  if (decision.verdict === 'fail') throw error;
  const { title, lines } = failureText(error);
  facts.advice = lines.join(' ');
  logger.warning(facts.advice, title);
}

export function createAgentFlow(inputs: AgentInputs, context: RunContext<AgentValues>): Flow {
  const { apiKey, baseUrl, jobIds, projectId, timeoutMs } = inputs;
  const facts: AgentFacts = { projectId, jobs: jobIds.map((jobId) => ({ jobId })) };
  return {
    run: async () => {
      const deadline = startDeadline(context.clock, timeoutMs, context.cancelled);
      try {
        const { fetch } = createHttpClient(context.environment);
        const send = createSender({ ...context, apiKey, baseUrl, deadline, fetch });
        await runAgent(facts, { ...context, inputs, send, deadline, github: await connect(inputs, context) });
      } finally {
        deadline.dispose();
      }
    },
    summarize: (failed) => agentSummary(shownDeeply(facts, context.redactor), failed),
  };
}
