import { formatBytes, formatCount } from '../runner/format.ts';
import { code, prose } from '../runner/markdown.ts';

/** A failure as the summary shows it. */
export interface SummaryFailure {
  readonly title: string;
  readonly code: string;
  readonly message: string;
  readonly details: readonly string[];
  readonly hint: string;
}

/** What an export came to; undefined is not known. All texts may be from outside, and have no secret in them. */
export interface ExportSummary {
  readonly domain?: string | undefined;
  /** The service's origin. */
  readonly service?: string | undefined;
  readonly jobId?: string | undefined;
  /** Whether the input `job-id` named the job. */
  readonly attached?: boolean;
  readonly status?: string | undefined;
  readonly pageCount?: number | undefined;
  readonly unpackedPages?: number | undefined;
  readonly sizeBytes?: number | undefined;
  readonly sha256?: string | undefined;
  readonly contentDigest?: string | undefined;
  readonly cacheHit?: boolean | undefined;
  readonly changed?: boolean | undefined;
  readonly deploymentVersion?: string | undefined;
  readonly expiresAt?: string | undefined;
  readonly valuesFile?: string | undefined;
  readonly packagePath?: string | undefined;
  /** How long the phases took, as in `export 12 s`; '' where no phase is known. */
  readonly durations: string;
  /** Undefined when the export went well. */
  readonly failure?: SummaryFailure | undefined;
}

/** A row of a table whose cells are Markdown; one that is not known is left out. */
export type Row = readonly [name: string, cell: string | undefined];

/** A table of names and values; '' when no value is known. The first row is the head that Markdown wants a table to have. */
export function table(rows: readonly Row[]): string {
  const known = rows.filter(([, cell]) => cell !== undefined).map(([name, cell]) => `| ${name} | ${cell ?? ''} |`);
  const [head, ...others] = known;
  return head === undefined ? '' : [head, '| :--- | :--- |', ...others].join('\n');
}

/** Puts the parts that are not empty under each other, each a block of its own. */
export function page(...parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function shown(text: string | undefined): string | undefined {
  return text === undefined ? undefined : code(text);
}

/** More lines than this say no more: a run has some twenty inputs to be wrong. */
const MAX_DETAILS = 50;

/** What went wrong, and how to go on. */
export function failureSection({ code: id, message, details, hint }: SummaryFailure): string {
  const lines = [`**${prose(message)}** ${code(id)}`, ...details.slice(0, MAX_DETAILS).map(prose)];
  return `${lines.map((line) => `> ${line}`).join('\n>\n')}\n\n**What to do next:** ${prose(hint)}`;
}

function pagesCell({ pageCount, unpackedPages }: ExportSummary): string | undefined {
  const files = unpackedPages === undefined ? '' : `${formatCount(unpackedPages, 'HTML file')} in the bundle`;
  if (pageCount === undefined) return files || undefined;
  return files === '' || pageCount === unpackedPages ? String(pageCount) : `${pageCount} (${files})`;
}

function factsTable(facts: ExportSummary): string {
  const { cacheHit, contentDigest, deploymentVersion, expiresAt, jobId, service, sha256, sizeBytes, status } = facts;
  const size = sizeBytes === undefined ? undefined : formatBytes(sizeBytes);
  return table([
    ['Service', shown(service)],
    ['Job', shown(jobId)],
    ['Status', shown(status)],
    ['Pages', pagesCell(facts)],
    ['Size', size && cacheHit === true ? `${size}, from the tool cache` : size],
    ['SHA-256 of the archive', shown(sha256)],
    ['Content digest', shown(contentDigest)],
    ['Version to deploy', shown(deploymentVersion)],
    ['Duration', facts.durations === '' ? undefined : facts.durations],
    ['Link', expiresAt === undefined ? undefined : `the output ${code('bundleUrl')}, until ${code(expiresAt)}`],
  ]);
}

/** Longer than any path that a runner has; what is cut could not be copied. */
const MAX_PATH_LENGTH = 1000;

/** What a reader of a green run may do with it. */
function nextSteps({ attached, changed, jobId, packagePath, valuesFile }: ExportSummary): string {
  const steps = [
    changed === false
      ? `Nothing has changed: ${code('changed')} is ${code('false')}, and a deployment can be skipped.`
      : '',
    valuesFile === undefined
      ? ''
      : `Roll it out in this job: ${code(`helm upgrade --values ${valuesFile} …`, MAX_PATH_LENGTH)}`,
    packagePath === undefined
      ? ''
      : `To carry the bundle to another network, upload the output ${code('packagePath')} as an artifact in this job: it has the archive and its manifest, and ${code('sha256sum --check SHA256SUMS')} proves them there.`,
    jobId === undefined || attached === true
      ? ''
      : `Deploy it later, or in another job: ${code(`job-id: ${jobId}`)} in place of ${code('domain')} gives a fresh link without a new export.`,
  ].filter((step) => step !== '');
  if (steps.length === 0) return '';
  return `### What to do next\n\n${steps.map((step) => `- ${step}`).join('\n')}`;
}

/** Writes the summary of an export: its result and facts, and what to do next. */
export function exportSummary(facts: ExportSummary): string {
  const { domain, failure, jobId } = facts;
  const of = domain === undefined ? (jobId === undefined ? '' : ` by job ${code(jobId)}`) : ` of ${code(domain)}`;
  const heading = `## Static export${of}`;
  if (failure) return page(`${heading}: ${prose(failure.title)}`, failureSection(failure), factsTable(facts));
  return page(heading, factsTable(facts), nextSteps(facts));
}

/** Writes the summary of a run that failed before it was known what it is about. */
export function failureSummary(failure: SummaryFailure): string {
  return page(`## Static export action: ${prose(failure.title)}`, failureSection(failure));
}

/** The essentials of an export that went well, for its one notice. */
export function exportNotice({ domain, expiresAt, jobId, pageCount, sizeBytes }: ExportSummary): string {
  const parts = [
    domain ?? '',
    pageCount === undefined ? '' : formatCount(pageCount, 'page'),
    sizeBytes === undefined ? '' : formatBytes(sizeBytes),
    jobId === undefined ? '' : `job ${jobId}`,
    expiresAt === undefined ? '' : `link valid until ${expiresAt}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
