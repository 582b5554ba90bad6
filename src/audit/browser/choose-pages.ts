import type { ObservedRequest } from '../audit-report.ts';
import type { SiteFindings } from '../collect.ts';

/** The page that stands for the site in the picture. */
export function startPage(pages: readonly string[]): string | undefined {
  return pages.includes('index.html') ? 'index.html' : pages[0];
}

/**
 * The pages to open, in this order: the start page, one for each set of scripts and style sheets, one for each finding, and
 * all others with findings.
 */
export function choosePages({
  pages,
  groups,
  requests,
  missing,
}: Pick<SiteFindings, 'pages' | 'groups' | 'requests' | 'missing'>): string[] {
  const findings = [
    ...requests.filter(({ class: requestClass }) => requestClass === 'required' || requestClass === 'conditional'),
    ...missing,
  ];
  const firsts = [...groups.values(), ...findings.map((one) => one.pages)].map(([page]) => page);
  const chosen = [startPage(pages), ...firsts].filter((page) => page !== undefined);
  return [...new Set([...chosen, ...findings.flatMap((one) => one.pages)])];
}

/**
 * The pages to open once more while other hosts do not respond: the start page, and one for each set of scripts and style
 * sheets of which a page requests something from another host.
 */
export function choosePagesToHang(
  opened: readonly string[],
  observed: readonly ObservedRequest[],
  { groups }: Pick<SiteFindings, 'groups'>,
): string[] {
  const requesting = new Set(observed.flatMap(({ pages }) => pages));
  const firsts = [...groups.values()].map((group) => group.find((page) => requesting.has(page)));
  return [...new Set([...opened.slice(0, 1), ...firsts.filter((page) => page !== undefined)])];
}
