import { ActionError } from '../errors.ts';
import type { GateReport } from '../github/report.ts';
import type { SomeValues } from '../runner/outputs.ts';
import type { AgentSnapshot } from '../service/agent-client.ts';
import type { AgentInputs } from './agent-inputs.ts';
import { jobLines, type AgentJob, type EndedJob } from './agent-job.ts';
import type { AgentValues } from './agent-outputs.ts';
import { decide, decidingCase, type Decision, type Objection } from './gate.ts';

export interface Conclusion {
  readonly decision: Decision;
  readonly deciding: AgentJob;
}

const PASS_WITHOUT_MERGE = 'To pass without the merge, set `pull-request: required`.';

const HINTS = {
  'agent-failed': {
    next: 'Check the job in the dashboard, and start a new one.',
    letPass: 'To accept this result, remove `failed` from `fail-on`.',
  },
  'agent-archived': { next: 'Start a new job.', letPass: 'To accept this result, remove `archived` from `fail-on`.' },
  'no-pull-request': {
    next: 'The agent changed nothing, or could not open a pull request: check the job in the dashboard.',
    letPass: 'To accept this result, set `pull-request: optional`.',
  },
  'pull-request-not-merged': { next: 'Reopen the pull request, or start a new job.', letPass: PASS_WITHOUT_MERGE },
  'pull-request-unknown': {
    next: 'Set `github-token` to a token that can read the pull request.',
    letPass: PASS_WITHOUT_MERGE,
  },
} as const;

export function conclude(jobs: readonly EndedJob[], { failOn, pullRequestPolicy }: AgentInputs): Conclusion {
  return decidingCase(
    jobs.map((job) => {
      const { prState, result } = job;
      return { deciding: job, decision: decide({ result, prState, failOn, pullRequestPolicy }) };
    }),
  );
}

export type JobValues = SomeValues<Omit<AgentValues, 'jobs' | 'errorCode'>>;

export function jobValues({ latest, link, prState, prHeadSha, result }: AgentJob): JobValues {
  const { status, repository, ref, model, createdAt, archivedAt }: Partial<AgentSnapshot> = latest ?? {};
  return {
    status: result === 'timed-out' || result === 'cancelled' ? result : status,
    result,
    prLink: link?.url,
    prNumber: link?.number,
    prRepository: link?.repository,
    prState: prState === 'unknown' ? undefined : prState,
    prHeadSha,
    sourceRepository: repository,
    sourceRef: ref,
    model,
    createdAt,
    archivedAt,
  };
}

export function jobsText(jobs: readonly AgentJob[]): string {
  const values = jobs.map((job) => ({ id: job.jobId, ...jobValues(job) }));
  return JSON.stringify(values, (_, value: unknown) => value ?? null);
}

export function reportOn(jobs: readonly AgentJob[], verdict: GateReport['verdict'], message: string): GateReport {
  const reported = jobs.map(({ jobId, latest, link, prState, result }) => ({
    id: jobId,
    result: result ?? latest?.status ?? 'not known yet',
    pullRequest: link,
    prState,
  }));
  return { verdict, message, jobs: reported };
}

function pullRequestLines({ link, prState }: AgentJob): string[] {
  if (link === undefined) return [];
  return [`Pull request: ${link.url}${prState === 'unknown' ? '' : ` (${prState})`}.`];
}

export function objectionError(conclusion: Conclusion, objection: Objection, jobs: readonly AgentJob[]): ActionError {
  const { decision, deciding } = conclusion;
  const isAdvice = decision.verdict === 'advisory';
  const advisory = isAdvice ? ['Because of `fail-on`, the step does not fail.'] : [];
  const { jobId, latest, projectId, stoppedBy, unknownBecause } = deciding;
  if (objection === 'timed-out' || objection === 'cancelled') {
    const lines = new Set(jobs.filter((job) => job.stoppedBy).flatMap((job) => jobLines(job, job.latest)));
    const error = stoppedBy ?? new ActionError(objection, `${decision.message}.`, { hint: 'Re-run the step.' });
    return error.withDetails(...lines, ...pullRequestLines(deciding), ...advisory);
  }
  const details = [
    ...pullRequestLines(deciding),
    ...(objection === 'pull-request-unknown' ? [`Reason: ${unknownBecause}.`] : []),
    ...(latest?.archivedAt === undefined ? [] : [`It was archived at ${latest.archivedAt}.`]),
    ...jobs.filter((job) => job !== deciding).map((job) => `Agent job ${job.jobId}: ${job.result ?? 'no result'}.`),
    ...advisory,
  ];
  const { next, letPass } = HINTS[objection];
  const message = `${decision.message}: agent job ${jobId} (project ${projectId}).`;
  return new ActionError(objection, message, { hint: isAdvice ? next : `${next} ${letPass}`, details });
}
