import { code, prose } from '../runner/markdown.ts';
import { failureSection, page, table, type SummaryFailure } from '../export/summary.ts';

/** One agent job as the summary shows it; undefined is not known. All texts may be from outside. */
export interface AgentJobSummary {
  readonly jobId: string;
  /** What it came to, such as `pull-request`. */
  readonly result?: string | undefined;
  readonly status?: string | undefined;
  /** A link that was checked to be one of a pull request. */
  readonly prLink?: string | undefined;
  readonly prState?: string | undefined;
  readonly repository?: string | undefined;
  readonly ref?: string | undefined;
  readonly model?: string | undefined;
}

/** What waiting for agent jobs came to. */
export interface AgentSummary {
  readonly projectId?: string | undefined;
  /** The job that decides the result first. */
  readonly jobs: readonly AgentJobSummary[];
  /** The gate's verdict as a sentence. */
  readonly words?: string | undefined;
  /** What the gate objects to without failing the step. */
  readonly advice?: string | undefined;
  readonly failure?: SummaryFailure | undefined;
}

/** A pull request's address is far shorter. */
const MAX_LINK_LENGTH = 1000;

/** More jobs than this make the page too long for anybody to read. */
const MAX_JOBS = 50;

/**
 * A link that leads nowhere but to its https address; as text when it is anything else. The characters that end a link or
 * open something else in Markdown or HTML are percent-encoded, which names the same page.
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

function shown(text: string | undefined): string | undefined {
  return text === undefined ? undefined : code(text);
}

function pullRequestCell({ prLink, prState }: AgentJobSummary): string | undefined {
  const state = prState === undefined ? '' : ` (${code(prState)})`;
  return prLink === undefined ? undefined : `${linkTo(prLink)}${state}`;
}

function jobTable(job: AgentJobSummary): string {
  const { jobId, ref, model, repository, result, status } = job;
  return table([
    ['Job', code(jobId)],
    ['Result', shown(result)],
    ['Status', shown(status)],
    ['Pull request', pullRequestCell(job)],
    ['Source', shown(repository)],
    ['Branch', shown(ref)],
    ['Model', shown(model)],
  ]);
}

/** One table with a row for each job. */
function jobsTable(jobs: readonly AgentJobSummary[]): string {
  const cells = (job: AgentJobSummary): (string | undefined)[] => [
    code(job.jobId),
    shown(job.result),
    shown(job.status),
    pullRequestCell(job),
    shown(job.repository),
    shown(job.ref),
    shown(job.model),
  ];
  return [
    '| Job | Result | Status | Pull request | Source | Branch | Model |',
    '| :--- | :--- | :--- | :--- | :--- | :--- | :--- |',
    ...jobs.map(
      (job) =>
        `| ${cells(job)
          .map((cell) => cell ?? '–')
          .join(' | ')} |`,
    ),
  ].join('\n');
}

/** Writes the summary of agent jobs: the verdict, then one table. Of several jobs the first is the one that decides. */
export function agentSummary({ advice, failure, jobs, projectId, words }: AgentSummary): string {
  const heading = `## Agent jobs${projectId === undefined ? '' : ` of project ${code(projectId)}`}`;
  const left = jobs.length - MAX_JOBS;
  const [only] = jobs;
  return page(
    failure === undefined ? heading : `${heading}: ${prose(failure.title)}`,
    failure === undefined ? '' : failureSection(failure),
    words === undefined || failure !== undefined ? '' : `**${prose(words)}.**`,
    advice === undefined ? '' : prose(advice),
    only !== undefined && jobs.length === 1 ? jobTable(only) : jobsTable(jobs.slice(0, MAX_JOBS)),
    left > 0 ? `… and ${left} more.` : '',
  );
}
