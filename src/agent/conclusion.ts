import { ActionError } from '../errors.ts';
import { decide, decidingCase, type Decision, type Objection } from './gate.ts';
import type { GateReport } from '../github/report.ts';
import type { AgentInputs } from './agent-inputs.ts';
import type { AgentOutputs } from './agent-outputs.ts';
import type { AgentJobSummary } from './agent-summary.ts';
import { jobContextOf, type AgentJob, type EndedJob, type EndedJobs } from './agent-job.ts';
import { jobContextLines } from '../jobs/job-context.ts';

export interface Conclusion {
  readonly decision: Decision;
  /** The job that the outputs are about. */
  readonly deciding: AgentJob;
}

interface Hint {
  readonly next: string;
  /** How to let the step pass all the same. */
  readonly letPass: string;
}

const HINTS: Readonly<Record<Exclude<Objection, 'timed-out' | 'cancelled'>, Hint>> = {
  'agent-failed': {
    next: 'Check the job in the dashboard, and start a new one.',
    letPass: 'To accept this result, remove `failed` from `fail-on`.',
  },
  'agent-archived': {
    next: 'Start a new job.',
    letPass: 'To accept this result, remove `archived` from `fail-on`.',
  },
  'no-pull-request': {
    next: 'The agent changed nothing, or could not open a pull request: check the job in the dashboard.',
    letPass: 'To accept this result, set `pull-request: optional`.',
  },
  'pull-request-not-merged': {
    next: 'Reopen the pull request, or start a new job.',
    letPass: 'To pass without the merge, set `pull-request: required`.',
  },
  'pull-request-unknown': {
    next: 'Set `github-token` to a token that can read the pull request.',
    letPass: 'To pass without the merge, set `pull-request: required`.',
  },
};

const ADVISORY = 'This is advisory: `fail-on` lets the step pass.';

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

/** One job's outputs. */
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

/** Sets the outputs about one job, and `jobs` with those of all. */
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

export function jobsSummary(jobs: readonly AgentJob[]): AgentJobSummary[] {
  return jobs.map((job) => {
    const { sourceRepository: repository, sourceRef: ref, ...values } = valuesOf(job);
    return { jobId: job.jobId, repository, ref, ...values };
  });
}

export function reportOn(
  jobs: readonly AgentJob[],
  { verdict, message }: Pick<GateReport, 'verdict' | 'message'>,
): GateReport {
  const reported = jobs.map((job) => ({
    id: job.jobId,
    result: job.result ?? job.latest?.status ?? 'not known yet',
    pullRequest: job.link,
    prState: job.prState,
  }));
  return { verdict, message, jobs: reported };
}

function othersOf(deciding: AgentJob, jobs: readonly AgentJob[]): string[] {
  return jobs
    .filter((job) => job !== deciding)
    .map(({ jobId, result }) => `Agent job ${jobId}: ${result ?? 'no result'}.`);
}

/** An objection as the failure of the step, or as the warning in its place. */
export function objectionError(
  { decision, deciding }: Conclusion,
  objection: Objection,
  { jobs, projectId }: { readonly jobs: readonly AgentJob[]; readonly projectId: string },
): ActionError {
  const isAdvice = decision.verdict === 'advisory';
  const advisory = isAdvice ? [ADVISORY] : [];
  if (objection === 'timed-out' || objection === 'cancelled') {
    const contexts = jobs.filter(({ stoppedBy }) => stoppedBy !== undefined).map((job) => jobContextOf(job, projectId));
    const lines = [
      ...new Set(contexts.flatMap(jobContextLines)),
      ...(deciding.link ? [pullRequestLine(deciding)] : []),
    ];
    const error =
      deciding.stoppedBy ?? new ActionError(objection, `${decision.message}.`, { hint: 'Re-run the step.' });
    return error.withDetails(...lines, ...advisory);
  }
  const details = [
    ...(deciding.link ? [pullRequestLine(deciding)] : []),
    ...(objection === 'pull-request-unknown' ? [`Reason: ${deciding.unknownBecause}.`] : []),
    ...(deciding.latest?.archivedAt === undefined ? [] : [`It was archived at ${deciding.latest.archivedAt}.`]),
    ...othersOf(deciding, jobs),
    ...advisory,
  ];
  const message = `${decision.message}: agent job ${deciding.jobId} (project ${projectId}).`;
  const { next, letPass } = HINTS[objection];
  return new ActionError(objection, message, { hint: isAdvice ? next : `${next} ${letPass}`, details });
}

function pullRequestLine({ link, prState }: AgentJob): string {
  return `Pull request: ${link?.url ?? ''}${prState === 'unknown' ? '' : ` (${prState})`}.`;
}
