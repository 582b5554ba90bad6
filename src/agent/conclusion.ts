import { ActionError } from '../errors.ts';
import { decide, decidingCase, type Decision, type Objection } from './gate.ts';
import type { GateReport } from '../github/report.ts';
import type { AgentInputs } from './agent-inputs.ts';
import type { AgentOutputs } from './agent-outputs.ts';
import type { AgentJobSummary } from './agent-summary.ts';
import { jobContextOf, type AgentJob, type EndedJob, type EndedJobs } from './agent-job.ts';
import { jobContextLines } from '../jobs/job-context.ts';

/** What all jobs of a run came to. */
export interface Conclusion {
  readonly decision: Decision;
  /** The first job that decides the gate; the outputs are about it. */
  readonly deciding: AgentJob;
}

interface Hint {
  /** What to do about the result. */
  readonly next: string;
  /** How to have the step pass all the same; no word for a step that does. */
  readonly letPass: string;
}

const HINTS: Readonly<Record<Exclude<Objection, 'timed-out' | 'cancelled'>, Hint>> = {
  'agent-failed': {
    next: 'Look at the job in the dashboard, and start a new one.',
    letPass: 'To let such a result pass, take `failed` out of `fail-on`.',
  },
  'agent-archived': {
    next: 'Somebody archived the job: start a new one.',
    letPass: 'To let such a result pass, take `archived` out of `fail-on`.',
  },
  'no-pull-request': {
    next: 'The agent found nothing to change, or could not open a pull request: look at the job in the dashboard.',
    letPass: 'With `pull-request: optional` the step passes.',
  },
  'pull-request-not-merged': {
    next: 'Open the pull request again, or start a new job.',
    letPass: 'With `pull-request: required` the step passes without the merge.',
  },
  'pull-request-unknown': {
    next: 'Give `github-token` a token that can read the pull request.',
    letPass: 'With `pull-request: required` the step passes without asking for the merge.',
  },
};

/** Opens what is advised about a result that does not fail the step. */
const ADVISORY = 'This is advisory: `fail-on` lets the step pass.';

/** Decides the gate over all jobs. */
export function conclude([first, ...others]: EndedJobs, { failOn, pullRequestPolicy }: AgentInputs): Conclusion {
  const conclusionOf = (job: EndedJob): Conclusion => {
    const { result, prState } = job;
    return { deciding: job, decision: decide({ result, failOn, pullRequestPolicy, prState }) };
  };
  return decidingCase([conclusionOf(first), ...others.map(conclusionOf)]);
}

function statusOf({ result, latest }: AgentJob): string | undefined {
  return result === 'timed-out' || result === 'cancelled' ? result : latest?.status;
}

/** One job's values by the names of the outputs. */
function valuesOf(job: AgentJob) {
  const { latest, link, prState, prHeadSha, result } = job;
  return {
    status: statusOf(job),
    result,
    prLink: link?.url,
    prNumber: link?.number,
    prRepository: link?.repository,
    prState: prState === 'unknown' ? undefined : prState,
    prHeadSha,
    sourceRepository: latest?.repository,
    sourceRef: latest?.ref,
    model: latest?.model,
    createdAt: latest?.createdAt,
    archivedAt: latest?.archivedAt,
  };
}

/** Sets every output that is known: those about one job, and `jobs` with all of them. */
export function setAgentOutputs(outputs: AgentOutputs, about: AgentJob, jobs: readonly AgentJob[]): void {
  const values = valuesOf(about);
  outputs.set('status', values.status);
  outputs.set('result', values.result);
  outputs.set('prLink', values.prLink);
  outputs.set('prNumber', values.prNumber);
  outputs.set('prRepository', values.prRepository);
  outputs.set('prState', values.prState);
  outputs.set('prHeadSha', values.prHeadSha);
  outputs.set('sourceRepository', values.sourceRepository);
  outputs.set('sourceRef', values.sourceRef);
  outputs.set('model', values.model);
  outputs.set('createdAt', values.createdAt);
  outputs.set('archivedAt', values.archivedAt);
  const all = jobs.map((job) => ({ id: job.jobId, ...valuesOf(job) }));
  outputs.set(
    'jobs',
    JSON.stringify(all, (_, value: unknown) => value ?? null),
  );
}

/** The jobs as the summary shows them. */
export function jobsSummary(jobs: readonly AgentJob[]): AgentJobSummary[] {
  return jobs.map((job) => {
    const { sourceRepository: repository, sourceRef: ref, ...values } = valuesOf(job);
    return { jobId: job.jobId, repository, ref, ...values };
  });
}

/** The report for GitHub. */
export function reportOn(
  jobs: readonly AgentJob[],
  { verdict, words }: Pick<GateReport, 'verdict' | 'words'>,
): GateReport {
  const reported = jobs.map((job) => ({
    id: job.jobId,
    result: job.result ?? job.latest?.status ?? 'not known yet',
    pullRequest: job.link,
    prState: job.prState,
  }));
  return { verdict, words, jobs: reported };
}

function othersOf(deciding: AgentJob, jobs: readonly AgentJob[]): string[] {
  return jobs
    .filter((job) => job !== deciding)
    .map(({ jobId, result }) => `The agent job ${jobId}: ${result ?? 'no result'}.`);
}

/** An objection as the failure to report, or as the advice that is given in its place. */
export function objectionError(
  { decision, deciding }: Conclusion,
  objection: Objection,
  jobs: readonly AgentJob[],
  { projectId }: AgentInputs,
): ActionError {
  const isAdvice = decision.verdict === 'advisory';
  const advisory = isAdvice ? [ADVISORY] : [];
  if (objection === 'timed-out' || objection === 'cancelled') {
    const standings = jobs
      .filter(({ stoppedBy }) => stoppedBy !== undefined)
      .map((job) => jobContextOf(job, projectId));
    const lines = [
      ...new Set(standings.flatMap(jobContextLines)),
      ...(deciding.link ? [pullRequestLine(deciding)] : []),
    ];
    const why = deciding.stoppedBy ?? new ActionError(objection, `${decision.words}.`, { hint: 'Run the step again.' });
    return why.withDetails(...lines, ...advisory);
  }
  const details = [
    ...(deciding.link ? [pullRequestLine(deciding)] : []),
    ...(objection === 'pull-request-unknown' ? [`The reason: ${deciding.unknownBecause}.`] : []),
    ...(deciding.latest?.archivedAt === undefined ? [] : [`It was archived at ${deciding.latest.archivedAt}.`]),
    ...othersOf(deciding, jobs),
    ...advisory,
  ];
  const message = `${decision.words}: agent job ${deciding.jobId} of the project ${projectId}.`;
  const { next, letPass } = HINTS[objection];
  return new ActionError(objection, message, { hint: isAdvice ? next : `${next} ${letPass}`, details });
}

function pullRequestLine({ link, prState }: AgentJob): string {
  return `The pull request: ${link?.url ?? ''}${prState === 'unknown' ? '' : ` (${prState})`}.`;
}
