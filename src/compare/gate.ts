import { formatCount } from '../runner/format.ts';
import { CompareError } from './failure.ts';
import type { FailOn } from './inputs.ts';
import type { CompareReport } from './report.ts';

const HINTS = {
  removed: 'Add a redirect for each of them (the folder in `redirectsPath` has proposals), or restore the pages.',
  'broken-redirects':
    'Correct the targets: each must be a page of the new site, with an anchor that exists, or an address elsewhere.',
  'lost-anchors': 'Restore the ids of these headings, or update the links to them.',
} as const;

/** Pages named in the message; the report has all of them. */
const MAX_NAMED = 10;

function fail(
  code: 'pages-removed' | 'redirects-broken' | 'anchors-lost',
  message: string,
  pages: readonly string[],
  hint: string,
): never {
  const named = pages.slice(0, MAX_NAMED);
  const rest = pages.length - named.length;
  throw new CompareError(code, message, { details: rest > 0 ? [...named, `… and ${rest} more`] : named, hint });
}

/**
 * Decides whether the step fails.
 *
 * @throws CompareError
 */
export function judgeReport({ removed, moved, edited }: CompareReport, failOn: readonly FailOn[]): void {
  const gone = [
    ...removed.map(({ page, verdict }) => ({ page, verdict })),
    ...moved.map(({ from, verdict }) => ({ page: from, verdict })),
  ];
  const lost = gone.filter(({ verdict }) => verdict === 'lost').map(({ page }) => page);
  if (failOn.includes('removed') && lost.length > 0) {
    fail(
      'pages-removed',
      `${formatCount(lost.length, 'page')} would be lost: removed or moved without a redirect.`,
      lost,
      HINTS.removed,
    );
  }
  const broken = gone.filter(({ verdict }) => verdict === 'redirect-broken').map(({ page }) => page);
  if (failOn.includes('broken-redirects') && broken.length > 0) {
    const hint = HINTS['broken-redirects'];
    fail('redirects-broken', `The redirects of ${formatCount(broken.length, 'page')} lead nowhere.`, broken, hint);
  }
  const anchors = edited.flatMap(({ page, lostAnchors }) => lostAnchors.map((id) => `${page}#${id}`));
  if (failOn.includes('lost-anchors') && anchors.length > 0) {
    fail('anchors-lost', `${formatCount(anchors.length, 'anchor')} would be lost.`, anchors, HINTS['lost-anchors']);
  }
}
