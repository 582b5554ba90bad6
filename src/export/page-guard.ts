import { ActionError } from '../errors.ts';
import { formatCount } from '../runner/quantities.ts';
import type { Logger } from '../runner/logger.ts';
import type { ExportInputs } from './export-inputs.ts';

export type PageRules = Pick<ExportInputs, 'minPages' | 'previousPages' | 'maxDropPercent'>;

export interface PageCounts {
  readonly reported: number | undefined;
  /** The HTML files in the bundle; undefined while it is not unpacked. */
  readonly unpacked?: number | undefined;
}

function percent(value: number): string {
  return `${Number(value.toFixed(1))} %`;
}

function objections(pages: number | undefined, where: string, rules: PageRules): string[] {
  if (pages === undefined) return [];
  const { minPages, previousPages, maxDropPercent } = rules;
  const has = `The export has ${formatCount(pages, 'page')} ${where}`;
  const found: string[] = [];
  if (minPages !== undefined && pages < minPages) found.push(`${has}; \`min-pages\` is ${minPages}.`);
  // Compared without a division, so that a drop of exactly the limit is allowed.
  if (previousPages !== undefined && (previousPages - pages) * 100 > maxDropPercent * previousPages) {
    const drop = percent((100 * (previousPages - pages)) / previousPages);
    const limit = `\`max-page-drop-percent\` allows ${percent(maxDropPercent)}`;
    found.push(`${has}, ${drop} fewer than the previous ${previousPages}; ${limit}.`);
  }
  return found;
}

/** Every known count must satisfy the rules, and one must be known. Throws `too-few-pages` or `page-count-unknown`. */
export function requirePages({ reported, unpacked }: PageCounts, rules: PageRules): void {
  const { minPages, previousPages } = rules;
  if (minPages === undefined && previousPages === undefined) return;
  if (reported === undefined && unpacked === undefined) {
    const names = Object.entries({ '`min-pages`': minPages, '`previous-page-count`': previousPages });
    const set = names.flatMap(([name, value]) => (value === undefined ? [] : [name])).join(' and ');
    throw new ActionError('page-count-unknown', 'The number of pages is unknown, so it could not be checked.', {
      details: ['The service reported no page count for the completed job, and the bundle was not unpacked.'],
      hint: `Set \`extract: true\` to count the pages in the bundle. To skip the check, leave ${set} empty.`,
    });
  }
  const [first, ...others] = [
    ...objections(reported, 'according to the service', rules),
    ...objections(unpacked, 'in the bundle', rules),
  ];
  if (first === undefined) return;
  const raise = 'increase `max-page-drop-percent` for one run, or leave `previous-page-count` empty once';
  const ways = [
    ...(minPages === undefined ? [] : ['lower `min-pages`']),
    ...(previousPages === undefined ? [] : [raise]),
  ];
  throw new ActionError('too-few-pages', first, {
    details: others,
    hint: `Do not deploy this export. Check it in the dashboard. If fewer pages are intended, ${ways.join(', and ')}.`,
  });
}

/** Pages missing from the bundle deserve a warning; a few more than reported are error pages and redirects. */
export function logDifference({ reported, unpacked }: PageCounts, logger: Logger): void {
  if (reported === undefined || unpacked === undefined || reported === unpacked) return;
  const message = `The service reported ${formatCount(reported, 'page')}; the bundle has ${formatCount(unpacked, 'HTML file')}.`;
  if (unpacked < reported) logger.warning(message, 'Pages missing from the bundle');
  else logger.info(message);
}
