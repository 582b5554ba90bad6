import { ActionError } from '../errors.ts';
import type { PageRules } from './delivery-inputs.ts';
import { formatCount } from '../runner/format.ts';

/** The export's pages; undefined is not known. */
export interface PageCounts {
  /** As the service counts the completed job's. */
  readonly told: number | undefined;
  /** The HTML files in the bundle; undefined while it is not unpacked. */
  readonly unpacked: number | undefined;
}

/** How to let an export with fewer pages pass, by the inputs that are set. */
function hintFor({ minPages, previousPages }: PageRules): string {
  const ways = [
    ...(minPages === undefined ? [] : ['lower `min-pages`']),
    ...(previousPages === undefined
      ? []
      : ['raise `max-page-drop-percent` for one run, or leave `previous-page-count` empty once']),
  ];
  const check = 'The deployed site should stay as it is. Check the export in the dashboard.';
  return `${check} If fewer pages are intended, ${ways.join(', and ')}.`;
}

function percent(value: number): string {
  return `${Number(value.toFixed(1))} %`;
}

function objections(pages: number, counted: string, rules: PageRules): string[] {
  const { minPages, previousPages, maxDropPercent } = rules;
  const found: string[] = [];
  if (minPages !== undefined && pages < minPages)
    found.push(`The export has ${formatCount(pages, 'page')} ${counted}; \`min-pages\` asks for ${minPages}.`);
  // Compared without a division, so that a drop of exactly the limit is none too many.
  if (previousPages !== undefined && (previousPages - pages) * 100 > maxDropPercent * previousPages) {
    const drop = percent((100 * (previousPages - pages)) / previousPages);
    const limit = `\`max-page-drop-percent\` allows ${percent(maxDropPercent)}`;
    const has = `The export has ${formatCount(pages, 'page')} ${counted}`;
    found.push(`${has}, ${drop} less than the ${previousPages} before; ${limit}.`);
  }
  return found;
}

/** The inputs that make the guard. */
function namesOf({ minPages, previousPages }: PageRules): string {
  const names = [
    ...(minPages === undefined ? [] : ['`min-pages`']),
    ...(previousPages === undefined ? [] : ['`previous-page-count`']),
  ];
  return names.join(' and ');
}

/** Whether anything is asked of the number of pages. */
export function isGuarded({ minPages, previousPages }: PageRules): boolean {
  return minPages !== undefined || previousPages !== undefined;
}

/**
 * Decides whether an export has pages enough to be handed over: every count that is known has to suffice, and a count
 * that nobody knows never does. It is asked again once the bundle is unpacked: the link and the bundle are outputs by then.
 *
 * @returns the failure; undefined when there is no objection
 */
export function judgePages({ told, unpacked }: PageCounts, rules: PageRules): ActionError | undefined {
  if (!isGuarded(rules)) return undefined;
  if (told === undefined && unpacked === undefined) {
    return new ActionError('page-count-unknown', 'The number of pages is not known, so the guard cannot decide.', {
      details: ['The service did not say how many pages the completed job has, and the bundle was not unpacked.'],
      hint: `With \`extract: true\` the pages are counted in the bundle itself. To go without the guard, leave ${namesOf(rules)} empty.`,
    });
  }
  const found = [
    ...(told === undefined ? [] : objections(told, 'as the service counts', rules)),
    ...(unpacked === undefined ? [] : objections(unpacked, 'in its bundle', rules)),
  ];
  if (found.length === 0) return undefined;
  const [first = '', ...others] = found;
  return new ActionError('too-few-pages', first, { details: others, hint: hintFor(rules) });
}

/**
 * A difference between the two counts, in words. Pages that are missing from the bundle are worth a warning; a few more
 * than the service counts are the error page and redirects that every site has.
 */
export function differenceOf({ told, unpacked }: PageCounts): { missing: boolean; words: string } | undefined {
  if (told === undefined || unpacked === undefined || told === unpacked) return undefined;
  const words = `The service counts ${formatCount(told, 'page')}, and the bundle has ${formatCount(unpacked, 'HTML file')}.`;
  return { missing: unpacked < told, words };
}
