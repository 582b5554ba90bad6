import { ActionError } from '../errors.ts';
import type { AgentInputs } from './agent-inputs.ts';
import type { AgentOutputs } from './agent-outputs.ts';
import type { AgentNotes } from './agent-summary.ts';
import { failureText } from '../runner/error-report.ts';
import type { Verdict } from '../github/report.ts';
import type { Clock } from '../runner/clock.ts';
import { conclude, jobsSummary, objectionError, reportOn, setAgentOutputs, type Conclusion } from './conclusion.ts';
import {
  followAgentJob,
  newAgentJob,
  type AgentJob,
  type EndedJob,
  type EndedJobs,
  type FollowCollaborators,
} from './agent-job.ts';

/** Long enough for a secondary rate limit of GitHub, which lasts a minute. */
const REPORT_TIMEOUT_MS = 100_000;
/** The runner kills a cancelled step ten seconds after the first signal. */
const CANCELLED_REPORT_TIMEOUT_MS = 5_000;

export interface AgentCollaborators extends FollowCollaborators {
  readonly outputs: AgentOutputs;
  readonly notes: AgentNotes;
  /** Aborted when the runner cancels the step. */
  readonly cancelled: AbortSignal;
}

type Jobs = readonly [AgentJob, ...AgentJob[]];

function newJobs({ jobIds: [first, ...others] }: AgentInputs): Jobs {
  const newJob = (jobId: string): AgentJob => newAgentJob(jobId, others.length === 0 ? '' : `${jobId}: `);
  return [newJob(first), ...others.map(newJob)];
}

/** A failure that ended the wait for all jobs. */
class JobWaitError extends Error {
  override readonly name = 'JobWaitError';
  readonly job: AgentJob;

  constructor(job: AgentJob, cause: unknown) {
    super(`The wait for ${job.jobId} failed.`, { cause });
    this.job = job;
  }
}

/**
 * Waits for all jobs at the same time. A failure of the service ends the wait for all of them.
 *
 * @throws JobWaitError about the job that failed first
 */
async function followAll(
  [first, ...others]: Jobs,
  inputs: AgentInputs,
  collaborators: AgentCollaborators,
): Promise<EndedJobs> {
  const follow = async (job: AgentJob): Promise<EndedJob> => {
    try {
      return await followAgentJob(job, inputs, collaborators);
    } catch (error) {
      collaborators.deadline.abort(error);
      throw new JobWaitError(job, error);
    }
  };
  return Promise.all([follow(first), ...others.map(follow)]);
}

/** Runs the final report with a time limit, which a signal shortens. */
async function withReportTimeout(
  clock: Clock,
  cancelled: AbortSignal,
  report: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const [timeout, done] = [new AbortController(), new AbortController()];
  const limit = (ms: number): void => {
    clock.sleep(ms, done.signal).then(
      () => {
        timeout.abort();
      },
      () => undefined,
    );
  };
  const onCancel = (): void => {
    limit(CANCELLED_REPORT_TIMEOUT_MS);
  };
  limit(REPORT_TIMEOUT_MS);
  if (cancelled.aborted) onCancel();
  cancelled.addEventListener('abort', onCancel, { signal: done.signal });
  try {
    await report(timeout.signal);
  } finally {
    done.abort();
  }
}

/** Logs the decision, or throws the error that fails the step. */
function applyDecision(
  conclusion: Conclusion,
  jobs: Jobs,
  { logger, notes, projectId }: Pick<AgentCollaborators, 'logger' | 'notes'> & { readonly projectId: string },
): void {
  const { decision, deciding } = conclusion;
  if (decision.verdict === 'pass') {
    logger.info(`${decision.message}${deciding.link === undefined ? '' : `: ${deciding.link.url}`}.`);
    return;
  }
  const error = objectionError(conclusion, decision.objection, { jobs, projectId });
  if (decision.verdict === 'fail') throw error;
  const { title, lines } = failureText(error);
  const advice = lines.join(' ');
  if (notes.agent) notes.agent = { ...notes.agent, advice };
  logger.warning(advice, title);
}

/**
 * The agent mode: waits for the jobs, reports their pull requests, and passes or fails on their result.
 *
 * @throws ActionError for a result that is not accepted and for every failure; the known outputs have been set by then
 */
export async function runAgent(inputs: AgentInputs, collaborators: AgentCollaborators): Promise<void> {
  const { cancelled, clock, deadline, github, logger, notes, outputs } = collaborators;
  const jobs = newJobs(inputs);
  const names = jobs.map(({ jobId }) => jobId).join(', ');
  logger.info(`Waiting for agent job${jobs.length === 1 ? '' : 's'} ${names} (project ${inputs.projectId}).`);
  const begun = github?.begin(
    reportOn(jobs, { verdict: 'pending', message: 'Waiting for the agent' }),
    deadline.signal,
  );
  const finish = async (about: AgentJob, verdict: Verdict, message: string): Promise<void> => {
    setAgentOutputs(outputs, about, jobs);
    notes.agent = {
      projectId: inputs.projectId,
      jobs: jobsSummary([about, ...jobs.filter((job) => job !== about)]),
      words: message,
    };
    outputs.publish();
    // Otherwise the first report could arrive last.
    await begun;
    await withReportTimeout(clock, cancelled, async (signal) =>
      github?.finish(reportOn(jobs, { verdict, message }), signal),
    );
  };
  const ended = await followAll(jobs, inputs, collaborators).catch(async (error: unknown) => {
    if (!(error instanceof JobWaitError)) throw error;
    const { job, cause } = error;
    const title = cause instanceof ActionError ? failureText(cause).title : 'an unexpected error';
    await finish(job, 'fail', `Could not determine the result of the agent job: ${title}`);
    throw cause;
  });
  const conclusion = conclude(ended, inputs);
  await finish(conclusion.deciding, conclusion.decision.verdict, conclusion.decision.message);
  applyDecision(conclusion, jobs, { logger, notes, projectId: inputs.projectId });
}
