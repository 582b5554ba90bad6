import { ActionError } from '../errors.ts';
import type { AgentInputs } from './agent-inputs.ts';
import type { AgentOutputs } from './agent-outputs.ts';
import type { AgentNotes } from './agent-summary.ts';
import { failureText } from '../runner/error-report.ts';
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

/** Long enough for the last words to GitHub to sit out a secondary rate limit, which lasts a minute. */
const LAST_WORDS_MS = 100_000;
/** A cancelled step is killed ten seconds after the first signal; a few writes, a second apart, take half of that. */
const LAST_WORDS_CANCELLED_MS = 5_000;

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

/** A failure that ended the wait for all jobs, and the job that it is about. */
class JobWaitError extends Error {
  override readonly name = 'BrokenWait';
  readonly job: AgentJob;

  constructor(job: AgentJob, cause: unknown) {
    super(`The wait for ${job.jobId} broke.`, { cause });
    this.job = job;
  }
}

/**
 * Follows all jobs side by side. A failure of the service ends the wait for the others, too.
 *
 * @throws BrokenWait about the job that failed first
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

/** Does the last thing of a run within its time, which a signal shortens. */
async function withReportTimeout(
  clock: Clock,
  cancelled: AbortSignal,
  speak: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const [over, spoken] = [new AbortController(), new AbortController()];
  const allow = (ms: number): void => {
    clock.sleep(ms, spoken.signal).then(
      () => {
        over.abort();
      },
      () => undefined,
    );
  };
  const hurry = (): void => {
    allow(LAST_WORDS_CANCELLED_MS);
  };
  allow(LAST_WORDS_MS);
  if (cancelled.aborted) hurry();
  cancelled.addEventListener('abort', hurry, { signal: spoken.signal });
  try {
    await speak(over.signal);
  } finally {
    spoken.abort();
  }
}

/** Says what the gate came to: a line, a warning, or the error that fails the step. */
function applyDecision(
  conclusion: Conclusion,
  jobs: Jobs,
  inputs: AgentInputs,
  { logger, notes }: AgentCollaborators,
): void {
  const { decision, deciding } = conclusion;
  if (decision.verdict === 'pass') {
    logger.info(`${decision.words}${deciding.link === undefined ? '' : `: ${deciding.link.url}`}.`);
    return;
  }
  const error = objectionError(conclusion, decision.objection, jobs, inputs);
  if (decision.verdict === 'fail') throw error;
  const { title, lines } = failureText(error);
  const advice = lines.join(' ');
  if (notes.agent) notes.agent = { ...notes.agent, advice };
  logger.warning(advice, title);
}

/**
 * The agent mode: wait for the jobs, report their pull requests, gate the merge. The exit code gates; the commit status
 * and the comment say the same where they are wanted.
 *
 * @throws ActionError for a gate that stays shut and for every failure; the outputs known by then have been set
 */
export async function runAgent(inputs: AgentInputs, collaborators: AgentCollaborators): Promise<void> {
  const { cancelled, clock, deadline, github, logger, notes, outputs } = collaborators;
  const jobs = newJobs(inputs);
  const names = jobs.map(({ jobId }) => jobId).join(', ');
  logger.info(`Waiting for the agent job${jobs.length === 1 ? '' : 's'} ${names} of the project ${inputs.projectId}.`);
  const begun = github?.begin(reportOn(jobs, { verdict: 'pending', words: 'Waiting for the agent' }), deadline.signal);
  const finish = async (about: AgentJob, verdict: 'pass' | 'advisory' | 'fail', words: string): Promise<void> => {
    setAgentOutputs(outputs, about, jobs);
    notes.agent = {
      projectId: inputs.projectId,
      jobs: jobsSummary([about, ...jobs.filter((job) => job !== about)]),
      words,
    };
    outputs.publish();
    // Never before the first report, which would then be the last to arrive.
    await begun;
    await withReportTimeout(clock, cancelled, async (signal) =>
      github?.finish(reportOn(jobs, { verdict, words }), signal),
    );
  };
  const ended = await followAll(jobs, inputs, collaborators).catch(async (error: unknown) => {
    if (!(error instanceof JobWaitError)) throw error;
    const { job, cause } = error;
    const title = cause instanceof ActionError ? failureText(cause).title : 'an unexpected error';
    await finish(job, 'fail', `The agent job's result is not known: ${title}`);
    throw cause;
  });
  const conclusion = conclude(ended, inputs);
  await finish(conclusion.deciding, conclusion.decision.verdict, conclusion.decision.words);
  applyDecision(conclusion, jobs, inputs, collaborators);
}
