import { code, prose } from '../runner/markdown.ts';
import { formatCount } from '../runner/format.ts';
import type { CompareReport, EditedPage, MovedPage, RemovedPage } from './report.ts';
import type { Verdict } from './verdict.ts';

/** Pages of each kind that are listed; the report has all of them. */
const MAX_LISTED = 40;

/** Whether the redirects of the host are known; without them every page that is gone counts as lost. */
export interface SummaryOptions {
  readonly redirectsGiven: boolean;
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

function list<T>(title: string, pages: readonly T[], line: (page: T) => string): string[] {
  if (pages.length === 0) return [];
  const rest = pages.length - MAX_LISTED;
  return [
    `### ${title}`,
    '',
    ...pages.slice(0, MAX_LISTED).map((page) => `- ${line(page)}`),
    ...(rest > 0 ? [`- … and ${rest} more; the report lists all of them.`] : []),
    '',
  ];
}

function movedLine(page: MovedPage): string {
  const percent = Math.round(page.similarity * 100);
  return `${code(page.from)} → ${code(page.to)} (${percent} % alike; ${redirectText(page)})`;
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
  const unknown = redirectsGiven ? '' : ' Set the input `redirects` if the host has redirects already.';
  return [
    prose(
      `Links to these pages will fail. The folder in the output \`redirectsPath\` has proposed redirects for several hosts.${unknown}`,
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
  if (removed.length + moved.length + added.length + edited.length === 0) return `${sentence}\n`;
  return [
    `**${sentence}**`,
    '',
    ...adviceFor(report, options),
    ...list('Removed', lostFirst(removed), removedLine),
    ...list('Moved', lostFirst(moved), movedLine),
    ...list('Added', added, (page) => code(page)),
    ...list('Edited', edited, editedLine),
  ].join('\n');
}
