import { ActionError } from '../errors.ts';
import { formatCount } from '../runner/quantities.ts';
import type { FailOn } from './compare-inputs.ts';
import type { CompareReport } from './compare-report.ts';

/** Pages named in the message; the report has all of them. */
const MAX_NAMED = 10;

function listed(pages: readonly string[]): string[] {
  const rest = pages.length - MAX_NAMED;
  return [...pages.slice(0, MAX_NAMED), ...(rest > 0 ? [`… and ${rest} more`] : [])];
}

/**
 * Decides whether the step fails.
 *
 * @throws ActionError
 */
export function judgeReport({ removed, moved, edited }: CompareReport, failOn: readonly FailOn[]): void {
  const gone = [...removed, ...moved.map(({ from, verdict }) => ({ page: from, verdict }))];
  const lost = gone.filter(({ verdict }) => verdict === 'lost').map(({ page }) => page);
  if (failOn.includes('removed') && lost.length > 0) {
    throw new ActionError('pages-removed', `${formatCount(lost.length, 'page')} removed or moved without a redirect.`, {
      details: listed(lost),
      hint: 'Add a redirect for each page, or restore the pages. The folder in the output `redirectsPath` contains proposed redirects.',
    });
  }
  const broken = gone.filter(({ verdict }) => verdict === 'redirect-broken').map(({ page }) => page);
  if (failOn.includes('broken-redirects') && broken.length > 0) {
    throw new ActionError('redirects-broken', `The redirects of ${formatCount(broken.length, 'page')} are broken.`, {
      details: listed(broken),
      hint: 'Correct the targets. Each must be a page of the new site, with an anchor that exists, or a URL of another site.',
    });
  }
  const anchors = edited.flatMap(({ page, lostAnchors }) => lostAnchors.map((id) => `${page}#${id}`));
  if (failOn.includes('lost-anchors') && anchors.length > 0) {
    throw new ActionError('anchors-lost', `${formatCount(anchors.length, 'anchor')} removed.`, {
      details: listed(anchors),
      hint: 'Restore the IDs of these headings, or update the links to them.',
    });
  }
}
