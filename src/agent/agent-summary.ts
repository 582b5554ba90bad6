import type { RunSummary } from '../runner/flow.ts';
import { code, codeIfKnown, factTable, prose, table } from '../runner/markdown.ts';
import type { JobValues } from './conclusion.ts';

/** What is known of agent jobs at the end of a run. All texts may come from outside, but a link was checked. */
export interface AgentFacts {
  readonly projectId: string;
  jobs: readonly ({ readonly jobId: string } & JobValues)[];
  /** The decision as a sentence without its full stop. */
  message?: string;
  advice?: string;
}

function cellsOf(job: AgentFacts['jobs'][number]): (readonly [name: string, cell: string | undefined])[] {
  const { jobId, model, prLink, prState, result, sourceRef, sourceRepository, status } = job;
  const state = prState === undefined ? '' : ` (${code(prState)})`;
  return [
    ['Job', code(jobId)],
    ['Result', codeIfKnown(result)],
    ['Status', codeIfKnown(status)],
    ['Pull request', prLink === undefined ? undefined : `[${code(prLink)}](${prLink})${state}`],
    ['Source', codeIfKnown(sourceRepository)],
    ['Branch', codeIfKnown(sourceRef)],
    ['Model', codeIfKnown(model)],
  ];
}

function jobsTable(jobs: AgentFacts['jobs']): string {
  const [first = [], ...others] = jobs.map(cellsOf);
  if (others.length === 0) return factTable(first);
  return table([first.map(([name]) => name), ...[first, ...others].map((cells) => cells.map(([, cell]) => cell))]);
}

export function agentSummary({ advice, jobs, message, projectId }: AgentFacts, failed: boolean): RunSummary {
  const prLink = jobs[0]?.prLink;
  return {
    notice: { title: 'Agent job', message: `${message ?? ''}${prLink === undefined ? '' : `: ${prLink}`}.` },
    heading: `Agent jobs of project ${code(projectId)}`,
    sections: [
      message === undefined || failed ? '' : `**${prose(message)}.**`,
      advice === undefined ? '' : prose(advice),
      jobsTable(jobs),
    ],
  };
}
