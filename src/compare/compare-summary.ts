import { code, prose } from '../runner/markdown.ts';
import { formatCount } from '../runner/quantities.ts';
import type { CompareReport, EditedPage, MovedPage, RemovedPage } from './compare-report.ts';
import type { Verdict } from './verdict.ts';

/** Pages of each kind that are listed; the report has all of them. */
const MAX_LISTED = 40;

export interface SummaryOptions {
  /** Whether the host's redirects are known. Without them every removed page counts as lost. */
  readonly redirectsGiven: boolean;
  /** Makes the texts of a listed page safe to show. */
  readonly show: <T>(page: T) => T;
}

function isLost({ verdict }: { readonly verdict: Verdict }): boolean {
  return verdict !== 'redirected';
}

function lostClause(pages: readonly { readonly verdict: Verdict }[]): string {
  const lost = pages.filter(({ verdict }) => verdict === 'lost').length;
  const broken = pages.filter(({ verdict }) => verdict === 'redirect-broken').length;
  if (lost === 0 && broken === 0) return '';
  const clauses = [
    ...(lost > 0 ? [`${lost} ${lost === 1 ? 'has' : 'have'} no redirect`] : []),
    ...(broken > 0 ? [`${broken} ${broken === 1 ? 'has' : 'have'} a broken redirect`] : []),
  ];
  return `, of which ${clauses.join(' and ')}`;
}

/** The comparison in one sentence without a full stop. */
export function describeComparison({ edited, added, removed, moved }: CompareReport): string {
  const parts = [
    ...(edited.length > 0 ? [`${formatCount(edited.length, 'page')} edited`] : []),
    ...(added.length > 0 ? [`${edited.length > 0 ? added.length : formatCount(added.length, 'page')} added`] : []),
    ...(moved.length > 0 ? [`${moved.length} moved${lostClause(moved)}`] : []),
    ...(removed.length > 0 ? [`${removed.length} removed${lostClause(removed)}`] : []),
  ];
  if (parts.length === 0) return 'Nothing changed for readers';
  const [first = '', ...others] = parts;
  const noun =
    edited.length + added.length === 0 ? first.replace(/^(\d+)/, (count) => formatCount(Number(count), 'page')) : first;
  return [noun, ...others].join(', ');
}

function redirectText({ verdict, redirect }: { readonly verdict: Verdict; readonly redirect: string | null }): string {
  if (redirect === null) return 'no redirect';
  return `${verdict === 'redirected' ? 'redirects to' : 'broken redirect to'} ${code(redirect)}`;
}

interface List<T> {
  readonly title: string;
  readonly pages: readonly T[];
  readonly line: (page: T) => string;
}

function list<T>({ title, pages, line }: List<T>, { show }: SummaryOptions): string[] {
  if (pages.length === 0) return [];
  const rest = pages.length - MAX_LISTED;
  return [
    `### ${title}`,
    '',
    ...pages.slice(0, MAX_LISTED).map((page) => `- ${line(show(page))}`),
    ...(rest > 0 ? [`- and ${rest} more in the report`] : []),
    '',
  ];
}

function movedLine(page: MovedPage): string {
  const percent = Math.round(page.similarity * 100);
  return `${code(page.from)} → ${code(page.to)} (${percent} % similar; ${redirectText(page)})`;
}

function removedLine(page: RemovedPage): string {
  return `${code(page.page)}: ${redirectText(page)}`;
}

function editedLine({ page, kinds, wordsAdded, wordsRemoved, title, lostAnchors, excerpt }: EditedPage): string {
  const facts = [
    ...(kinds.includes('text') ? [`+${wordsAdded} −${wordsRemoved} words`] : []),
    ...(title === undefined ? [] : [`title ${code(title.before)} → ${code(title.after)}`]),
    ...kinds.filter((kind) => kind === 'images' || kind === 'links'),
    ...(lostAnchors.length > 0
      ? [
          `lost anchors: ${lostAnchors
            .slice(0, 5)
            .map((id) => code(id))
            .join(', ')}${lostAnchors.length > 5 ? ', …' : ''}`,
        ]
      : []),
  ];
  return `${code(page)}: ${facts.join('; ')}${excerpt === '' ? '' : `<br>${code(excerpt)}`}`;
}

function adviceFor({ removed, moved }: CompareReport, { redirectsGiven }: SummaryOptions): string[] {
  if (![...removed, ...moved].some(isLost)) return [];
  const unknown = redirectsGiven ? '' : ' If the host already has redirects, set the input `redirects`.';
  return [
    prose(
      `Links to these pages will fail. The folder in the output \`redirectsPath\` contains proposed redirects for several hosts.${unknown}`,
    ),
    '',
  ];
}

/** Sorts the pages that readers lose to the front. */
function lostFirst<T extends { readonly verdict: Verdict }>(pages: readonly T[]): T[] {
  return [...pages.filter(isLost), ...pages.filter((page) => !isLost(page))];
}

/** The comparison as Markdown, for the job summary and the comment. Everything from the pages is escaped. */
export function summaryMarkdown(report: CompareReport, options: SummaryOptions): string {
  const sentence = prose(`${describeComparison(report)}.`);
  const { removed, moved, added, edited } = report;
  if (removed.length + moved.length + added.length + edited.length === 0) return sentence;
  return [
    `**${sentence}**`,
    '',
    ...adviceFor(report, options),
    ...list({ title: 'Removed', pages: lostFirst(removed), line: removedLine }, options),
    ...list({ title: 'Moved', pages: lostFirst(moved), line: movedLine }, options),
    ...list({ title: 'Added', pages: added, line: (page) => code(page) }, options),
    ...list({ title: 'Edited', pages: edited, line: editedLine }, options),
  ].join('\n');
}
