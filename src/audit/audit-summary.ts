import { formatCount } from '../runner/quantities.ts';
import { code, prose, table } from '../runner/markdown.ts';
import type { AuditCounts, AuditReport, ObservedRequest, ReportRequest, Verdict } from './audit-report.ts';
import type { Proof } from './browser/proof.ts';
import type { ContentPolicy } from './content-policy.ts';

interface SummaryInput {
  readonly counts: AuditCounts;
  readonly report: AuditReport;
  readonly policy: ContentPolicy;
  /** What the browser found, or why it was not used. */
  readonly browser: Proof | string;
  /** Number of pages that could not be read. */
  readonly skipped: number;
}

/** Rows of a table; the report has all of them. */
const MAX_ROWS = 20;
const MAX_POLICY_LENGTH = 4_000;

/** The verdict in one sentence. */
export function describeVerdict({
  verdict,
  counts,
  report,
}: Pick<SummaryInput, 'counts' | 'report'> & { readonly verdict: Verdict }): string {
  switch (verdict) {
    case 'self-contained':
      return `The site is self-contained: ${formatCount(report.pages, 'page')}, no request to another host, no missing file.`;
    case 'needs-network': {
      const required = report.requests.filter((one) => one.class === 'required');
      const affected = new Set(required.flatMap((one) => one.pages)).size;
      return `The site needs the network: it requests ${formatCount(counts.required, 'URL')} of other hosts, on ${affected} of ${formatCount(report.pages, 'page')}.`;
    }
    case 'incomplete':
      return `The site is incomplete: its pages need ${formatCount(counts.missing, 'file')} that the folder does not have.`;
  }
}

const ADVICE: readonly (readonly [kinds: readonly string[], advice: string])[] = [
  [['stylesheet', 'font'], 'Copy the style sheet and its fonts into the site.'],
  [['script', 'import'], 'Copy the script into the site, or remove it.'],
  [['image', 'icon', 'media', 'track', 'object', 'manifest'], 'Copy the files into the site.'],
  [['frame', 'document'], 'Replace the embedded page with a link.'],
  [['fetch', 'connect', 'other'], 'Remove the request, or serve its data with the site.'],
];

interface HostRow {
  readonly host: string;
  readonly kinds: readonly string[];
  readonly pages: number;
  readonly example: ReportRequest;
}

function groupByHost(requests: readonly ReportRequest[]): HostRow[] {
  const rows: HostRow[] = [];
  for (const [host, own] of Map.groupBy(requests, ({ url }) => new URL(url).host)) {
    const example = own.reduce((most, one) => (one.pageCount > most.pageCount ? one : most));
    const kinds = [...new Set(own.map(({ kind }) => kind))];
    rows.push({ host, kinds, pages: new Set(own.flatMap(({ pages }) => pages)).size, example });
  }
  return rows.sort((one, other) => other.pages - one.pages || (one.host < other.host ? -1 : 1));
}

function placeOf({ sources: [first], pages: [page] }: ReportRequest): string {
  return code(first === undefined ? (page ?? '') : `${first.file}:${first.line}`);
}

/** A table of the first rows, and how many more there are. */
function shortTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const more = rows.length - MAX_ROWS;
  const rest = more > 0 ? `\n\n${more} more in the report.` : '';
  return `${table([head, ...rows.slice(0, MAX_ROWS)])}${rest}`;
}

function hostTable(requests: readonly ReportRequest[]): string {
  const rows = groupByHost(requests).map(({ host, kinds, pages, example }) => {
    const advice = ADVICE.filter(([names]) => names.some((name) => kinds.includes(name))).map(([, text]) => text);
    return [code(host), kinds.map(prose).join(', '), String(pages), placeOf(example), advice.join(' ')];
  });
  return shortTable(['Host', 'Needed for', 'Pages', 'Example', 'What to do'], rows);
}

function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

function requestSections({ report, counts }: SummaryInput): string[] {
  const ofClass = (name: ReportRequest['class']): string =>
    hostTable(report.requests.filter((one) => one.class === name));
  const sections: string[] = [];
  if (counts.required > 0) sections.push(ofClass('required'));
  if (counts.conditional > 0) {
    const when = 'Other screen sizes and densities, states such as `:hover`, or fallbacks.';
    sections.push('### Requested in some conditions', prose(when), ofClass('conditional'));
  }
  if (counts.possible > 0)
    sections.push(folded(`Scripts contain ${formatCount(counts.possible, 'URL')} of other hosts`, ofClass('possible')));
  return sections;
}

function missingSections({ report: { missing, brokenLinks, brokenAnchors } }: SummaryInput): string[] {
  const sections: string[] = [];
  if (missing.length > 0) {
    const rows = missing.map(({ target, kind, pageCount, pages: [page = ''] }) => {
      return [code(target), prose(kind), String(pageCount), code(page)];
    });
    sections.push('### Missing files', shortTable(['File', 'Kind', 'Pages', 'Example'], rows));
  }
  for (const [title, links] of [
    ['Links to pages that do not exist', brokenLinks],
    ['Links to anchors that do not exist', brokenAnchors],
  ] as const) {
    const rows = links.slice().map(({ page, href }) => [code(page), code(href)]);
    if (rows.length > 0) sections.push(folded(`${title}: ${rows.length}`, shortTable(['Page', 'Link'], rows)));
  }
  return sections;
}

function unexplainedSection(unexplained: readonly ObservedRequest[]): string[] {
  if (unexplained.length === 0) return [];
  const rows = unexplained.map(({ url, kind, pages: [page = ''] }) => [code(url), prose(kind), code(page)]);
  return ['Requests that only the browser showed:', shortTable(['URL', 'Kind', 'Page'], rows)];
}

function browserSections(browser: Proof | string): string[] {
  if (typeof browser === 'string') return [`Browser: ${prose(browser)}.`];
  const { pages, requests, unexplained, blank, left, picture } = browser;
  const sentences = [
    `Browser: ${formatCount(pages, 'page')} opened without the network requested ${formatCount(requests.length, 'URL')} of other hosts. The scan did not find ${unexplained.length} of them.`,
    ...(left > 0
      ? [`${formatCount(left, 'page')} with findings not opened, because of the time limit or a crash.`]
      : []),
    ...(blank.length > 0
      ? [
          `${formatCount(blank.length, 'page')} remained blank while other hosts did not respond, such as ${code(blank[0] ?? '')}.`,
        ]
      : []),
    ...(picture === undefined ? [] : ['`page.png` beside the report shows a page without the network.']),
  ];
  return [sentences.join(' '), ...unexplainedSection(unexplained)];
}

function policySection({ header, hashesInlineScripts }: ContentPolicy): string {
  const why = 'The inline scripts of the site cannot be listed by hash, so the policy allows all inline scripts.';
  const note = hashesInlineScripts ? '' : ` ${why}`;
  const shown = header.length > MAX_POLICY_LENGTH ? `${header.slice(0, MAX_POLICY_LENGTH)} …` : header;
  const text = `With this header the browser blocks requests to other hosts.${note}`;
  return folded('Content-Security-Policy', `${text}\n\n\`\`\`text\nContent-Security-Policy: ${shown}\n\`\`\``);
}

/** The sections of the job summary, in Markdown. Everything from the site is escaped. */
export function summarySections(input: SummaryInput): string[] {
  const { browser, policy, skipped } = input;
  return [
    ...(skipped > 0 ? [`${formatCount(skipped, 'page')} could not be read.`] : []),
    ...requestSections(input),
    ...missingSections(input),
    ...browserSections(browser),
    policySection(policy),
  ];
}
