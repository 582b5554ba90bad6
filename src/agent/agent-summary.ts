import type { RunSummary } from '../runner/flow.ts';
import { code, codeIfKnown, factTable, prose, table } from '../runner/markdown.ts';

/** One agent job as the summary shows it; undefined is unknown. All texts may come from outside. */
export interface AgentJobSummary {
  readonly jobId: string;
  /** Such as `pull-request`. */
  readonly result?: string | undefined;
  readonly status?: string | undefined;
  /** Was checked to be a link to a pull request. */
  readonly prLink?: string | undefined;
  readonly prState?: string | undefined;
  readonly repository?: string | undefined;
  readonly ref?: string | undefined;
  readonly model?: string | undefined;
}

/** What is known of agent jobs at the end of a run. */
export interface AgentFacts {
  readonly projectId: string;
  /** The job that decides the result first. */
  readonly jobs: readonly AgentJobSummary[];
  /** The decision as a sentence without its full stop. */
  readonly words?: string | undefined;
  /** What would have failed the step without `fail-on`. */
  readonly advice?: string | undefined;
}

/** What the agent mode records for its summary. */
export interface AgentNotes {
  agent: AgentFacts | undefined;
}

/** Longer than any pull request's address. */
const MAX_LINK_LENGTH = 1000;

/** More jobs than this make the page too long to read. */
const MAX_JOBS = 50;

/**
 * A link to an https address; plain text for anything else. The characters that end a link or begin something else in
 * Markdown or HTML are percent-encoded, which names the same page.
 */
export function linkTo(address: string): string {
  if (address.length > MAX_LINK_LENGTH || !URL.canParse(address)) return code(address);
  const { protocol, href, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return code(address);
  const safe = href.replace(
    /[^\w:/.?=&#%+-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
  return `[${code(address)}](${safe})`;
}

function cellsOf(job: AgentJobSummary): (readonly [name: string, cell: string | undefined])[] {
  const { jobId, model, prLink, prState, ref, repository, result, status } = job;
  const state = prState === undefined ? '' : ` (${code(prState)})`;
  return [
    ['Job', code(jobId)],
    ['Result', codeIfKnown(result)],
    ['Status', codeIfKnown(status)],
    ['Pull request', prLink === undefined ? undefined : `${linkTo(prLink)}${state}`],
    ['Source', codeIfKnown(repository)],
    ['Branch', codeIfKnown(ref)],
    ['Model', codeIfKnown(model)],
  ];
}

/** One table: facts about a single job, or a row for each of several. */
function jobsTable(jobs: readonly AgentJobSummary[]): string {
  const [first = [], ...others] = jobs.slice(0, MAX_JOBS).map(cellsOf);
  if (others.length === 0) return factTable(first);
  return table([first.map(([name]) => name), ...[first, ...others].map((cells) => cells.map(([, cell]) => cell))]);
}

/** The summary of agent jobs: the decision, then one table. */
export function agentSummary({ advice, jobs, projectId, words }: AgentFacts, failed: boolean): RunSummary {
  const left = jobs.length - MAX_JOBS;
  const prLink = jobs[0]?.prLink;
  return {
    notice: { title: 'Agent job', message: `${words ?? ''}${prLink === undefined ? '' : `: ${prLink}`}.` },
    heading: `Agent jobs of project ${code(projectId)}`,
    sections: [
      words === undefined || failed ? '' : `**${prose(words)}.**`,
      advice === undefined ? '' : prose(advice),
      jobsTable(jobs),
      left > 0 ? `… and ${left} more.` : '',
    ],
  };
}
