import { formatCount } from '../runner/format.ts';
import { code, prose } from '../runner/markdown.ts';
import type { Proof } from './browser/proof.ts';
import type { ContentPolicy } from './policy.ts';
import type { AuditCounts, AuditReport, ReportRequest, Verdict } from './report.ts';

export interface SummaryInput {
  readonly verdict: Verdict;
  readonly counts: AuditCounts;
  readonly report: AuditReport;
  readonly policy: ContentPolicy;
  /** What the browser found, or why it was not used. */
  readonly browser: Proof | string;
  /** Pages that were not scanned. */
  readonly skipped: number;
}

/** Rows of a table: a summary is for people, report.json has the rest. */
const MAX_ROWS = 20;
const MAX_POLICY_LENGTH = 4_000;

/** The verdict in one sentence. */
export function verdictSentence({
  verdict,
  counts,
  report,
}: Pick<SummaryInput, 'verdict' | 'counts' | 'report'>): string {
  const pages = formatCount(report.pages, 'page');
  switch (verdict) {
    case 'self-contained':
      return `The site is self-contained: no page of ${pages} asks another host for anything when it is opened, and no file is missing.`;
    case 'needs-network': {
      const affected = new Set(report.requests.filter((one) => one.class === 'required').flatMap((one) => one.pages));
      return `The site needs the network: ${affected.size} of ${pages} ask other hosts for ${formatCount(counts.required, 'URL')} when they are opened.`;
    }
    case 'incomplete':
      return `The site is incomplete: its pages need ${formatCount(counts.missing, 'file')} that the folder does not have. They ask no other host for anything.`;
  }
}

const ADVICE: readonly (readonly [readonly string[], string])[] = [
  [['stylesheet', 'font'], 'Copy the style sheet and its fonts into the site.'],
  [['script', 'import'], 'Copy the script into the site, or remove it.'],
  [['image', 'icon', 'media', 'track', 'object'], 'Copy the files into the site.'],
  [['frame', 'document'], 'Replace the embedded page by a link.'],
  [['fetch'], 'Remove the call, or serve its data with the site.'],
];

interface HostRow {
  readonly host: string;
  readonly kinds: readonly string[];
  readonly pages: number;
  readonly example: ReportRequest;
}

function hostsOf(requests: readonly ReportRequest[]): HostRow[] {
  const byHost = Map.groupBy(requests, ({ url }) => new URL(url).host);
  return [...byHost]
    .map(([host, all]): HostRow | undefined => {
      const [example] = [...all].sort((one, other) => other.pageCount - one.pageCount);
      if (example === undefined) return undefined;
      return {
        host,
        kinds: [...new Set(all.map(({ kind }) => kind))],
        pages: new Set(all.flatMap(({ pages }) => pages)).size,
        example,
      };
    })
    .filter((row) => row !== undefined)
    .sort((one, other) => other.pages - one.pages || (one.host < other.host ? -1 : 1));
}

function placeOf({ sources: [first], pages: [page] }: ReportRequest): string {
  return first === undefined ? code(page ?? '') : code(`${first.file}:${first.line}`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[], total = rows.length): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const more = total > MAX_ROWS ? ['', `${total - MAX_ROWS} more are in report.json.`] : [];
  return [line(head), line(head.map(() => '---')), ...rows.slice(0, MAX_ROWS).map(line), ...more, ''];
}

function hostTable(requests: readonly ReportRequest[]): string[] {
  const rows = hostsOf(requests);
  const advice = (kinds: readonly string[]): string =>
    ADVICE.filter(([names]) => names.some((name) => kinds.includes(name)))
      .map(([, text]) => text)
      .join(' ');
  return table(
    ['Host', 'Needed for', 'Pages', 'Example', 'What to do'],
    rows.map(({ host, kinds, pages, example }) => [
      code(host),
      kinds.map(prose).join(', '),
      String(pages),
      placeOf(example),
      advice(kinds),
    ]),
  );
}

function otherRequests({ report, counts }: SummaryInput): string[] {
  const lines: string[] = [];
  const of = (name: ReportRequest['class']): ReportRequest[] => report.requests.filter((one) => one.class === name);
  if (counts.conditional > 0)
    lines.push(
      `### Only under some conditions`,
      '',
      'Media queries, other screen densities, states such as `:hover`, or fallbacks.',
      '',
      ...hostTable(of('conditional')),
    );
  if (counts.possible > 0)
    lines.push(
      `<details><summary>${formatCount(counts.possible, 'URL')} in scripts that may be asked for</summary>`,
      '',
      ...hostTable(of('possible')),
      '</details>',
      '',
    );
  return lines;
}

function missingLines({ report }: SummaryInput): string[] {
  const { missing, brokenLinks, brokenAnchors } = report;
  const lines: string[] = [];
  if (missing.length > 0) {
    const rows = missing
      .slice(0, MAX_ROWS)
      .map(({ target, kind, pageCount, pages: [page] }) => [
        code(target),
        prose(kind),
        String(pageCount),
        code(page ?? ''),
      ]);
    lines.push('### Missing files', '', ...table(['File', 'Kind', 'Pages', 'Example'], rows, missing.length));
  }
  for (const [title, links] of [
    ['Links to pages that do not exist', brokenLinks],
    ['Links to anchors that do not exist', brokenAnchors],
  ] as const) {
    if (links.length === 0) continue;
    const rows = links.slice(0, MAX_ROWS).map(({ page, href }) => [code(page), code(href)]);
    lines.push(
      `<details><summary>${title}: ${links.length}</summary>`,
      '',
      ...table(['Page', 'Link'], rows, links.length),
      '</details>',
      '',
    );
  }
  return lines;
}

function browserLines(browser: Proof | string): string[] {
  if (typeof browser === 'string') return [`Browser: ${prose(browser)}`, ''];
  const { pages, requests, unexplained, blank, left, picture } = browser;
  const lines = [
    `Browser: opened ${formatCount(pages, 'page')} without the network; they asked other hosts for ${formatCount(requests.length, 'URL')}, of which the scan did not know ${unexplained.length}.`,
  ];
  if (left > 0)
    lines.push(`${formatCount(left, 'page')} with findings were not opened, to stay within the time limit.`);
  if (blank.length > 0)
    lines.push(
      `${formatCount(blank.length, 'page')} stayed blank while other hosts did not answer, such as ${code(blank[0] ?? '')}.`,
    );
  if (picture !== undefined)
    lines.push('`page.png` beside report.json shows a page as readers see it without the network.');
  const rows = unexplained
    .slice(0, MAX_ROWS)
    .map(({ url, kind, pages: [page] }) => [code(url), prose(kind), code(page ?? '')]);
  return [
    lines.join(' '),
    '',
    ...(rows.length > 0
      ? ['Requests that only the browser showed:', '', ...table(['URL', 'Kind', 'Page'], rows, unexplained.length)]
      : []),
  ];
}

function policyLines({ header, hashesInlineScripts }: ContentPolicy): string[] {
  const note = hashesInlineScripts
    ? ''
    : ' The site has too many different inline scripts, or handlers in attributes, to list them by hash, so the policy allows inline scripts.';
  const shown = header.length > MAX_POLICY_LENGTH ? `${header.slice(0, MAX_POLICY_LENGTH)} …` : header;
  return [
    '<details><summary>Content-Security-Policy</summary>',
    '',
    `With this header the browser itself keeps pages from asking other hosts.${note}`,
    '',
    '```text',
    `Content-Security-Policy: ${shown}`,
    '```',
    '',
    '</details>',
    '',
  ];
}

/** The step's summary. Everything from the site is escaped. */
export function renderSummary(input: SummaryInput): string {
  const { report, skipped } = input;
  const title = {
    'self-contained': '✅ Self-contained',
    'needs-network': '❌ Needs the network',
    incomplete: '⚠️ Incomplete',
  }[input.verdict];
  const required = report.requests.filter((one) => one.class === 'required');
  return [
    `## ${title}`,
    '',
    verdictSentence(input),
    ...(skipped > 0 ? [`${formatCount(skipped, 'page')} could not be read and were left out.`] : []),
    '',
    ...(required.length > 0 ? hostTable(required) : []),
    ...otherRequests(input),
    ...missingLines(input),
    ...browserLines(input.browser),
    ...policyLines(input.policy),
  ].join('\n');
}
