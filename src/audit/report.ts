import type { Source } from '../site/requests/types.ts';
import type { AllowList } from './allow.ts';
import type { SiteFindings } from './collect.ts';
import type { FailOn } from './inputs.ts';
import type { RequestEntry } from './request-table.ts';

/** A request that the browser made. */
export interface ObservedRequest {
  readonly url: string;
  readonly kind: string;
  readonly pages: readonly string[];
}

/** What the browser asked for while its pages were open. */
export interface BrowserFindings {
  /** Number of pages that were opened. */
  readonly pages: number;
  readonly requests: readonly ObservedRequest[];
  /** What the scan did not know of. */
  readonly unexplained: readonly ObservedRequest[];
}

export interface ReportRequest {
  readonly url: string;
  readonly class: RequestEntry['class'];
  readonly kind: string;
  readonly pageCount: number;
  readonly pages: readonly string[];
  readonly sources: readonly Source[];
}

/** The content of report.json; docs/audit-report.schema.json describes it. */
export interface AuditReport {
  readonly version: 1;
  readonly pages: number;
  readonly files: number;
  readonly requests: readonly ReportRequest[];
  readonly missing: readonly {
    readonly target: string;
    readonly kind: string;
    readonly pageCount: number;
    readonly pages: readonly string[];
  }[];
  readonly brokenLinks: readonly { readonly page: string; readonly href: string }[];
  readonly brokenAnchors: readonly { readonly page: string; readonly href: string }[];
  readonly outboundLinks: Readonly<Record<string, number>>;
  readonly browser?: BrowserFindings;
}

export type Verdict = 'self-contained' | 'needs-network' | 'incomplete';

/** Numbers of distinct targets. */
export interface AuditCounts {
  readonly required: number;
  readonly conditional: number;
  readonly possible: number;
  readonly missing: number;
  readonly brokenLinks: number;
  readonly brokenAnchors: number;
}

/** A request of the browser as the report has it: what was seen on opening a page is required, whatever the scan took it for. */
function withObserved(requests: readonly ReportRequest[], observed: readonly ObservedRequest[]): ReportRequest[] {
  const result = [...requests];
  for (const { url, kind, pages } of observed) {
    const same = result.filter((request) => request.url === url);
    const hint = same.some((request) => request.class === 'hint');
    const required = same.find((request) => request.class === 'required');
    const known = new Set(required?.pages);
    const added = pages.filter((page) => !known.has(page));
    if (hint || added.length === 0) continue;
    const all = [...known, ...added].sort();
    const sources = required?.sources ?? same.flatMap((request) => request.sources);
    const entry: ReportRequest = {
      url,
      class: 'required',
      kind: required?.kind ?? same[0]?.kind ?? kind,
      pageCount: all.length,
      pages: all,
      sources,
    };
    if (required !== undefined) result[result.indexOf(required)] = entry;
    else result.push(entry);
    for (const weaker of same.filter((request) => request !== required)) {
      const left = weaker.pages.filter((page) => !all.includes(page));
      const at = result.indexOf(weaker);
      if (left.length === 0) result.splice(at, 1);
      else result[at] = { ...weaker, pageCount: left.length, pages: left };
    }
  }
  return result;
}

const ORDER = ['required', 'conditional', 'hint', 'possible'];

/** Builds the report. Requests on the list of what is allowed are left out. */
export function buildReport(
  findings: SiteFindings,
  isAllowed: AllowList,
  browser: BrowserFindings | undefined,
): AuditReport {
  const found = findings.requests.map(({ target: url, class: requestClass, kind, pages, sources }) => ({
    url,
    class: requestClass,
    kind,
    pageCount: pages.length,
    pages,
    sources,
  }));
  const requests = withObserved(found, browser?.requests ?? [])
    .filter(({ url }) => !isAllowed(url))
    .sort(
      (one, other) =>
        ORDER.indexOf(one.class) - ORDER.indexOf(other.class) ||
        other.pageCount - one.pageCount ||
        (one.url < other.url ? -1 : 1),
    );
  return {
    version: 1,
    pages: findings.pages.length,
    files: findings.files.size,
    requests,
    missing: findings.missing.map(({ target, kind, pages }) => ({ target, kind, pageCount: pages.length, pages })),
    brokenLinks: findings.links.brokenLinks,
    brokenAnchors: findings.links.brokenAnchors,
    outboundLinks: findings.links.outboundLinks,
    ...(browser && { browser }),
  };
}

/** Counts distinct targets; one that is required somewhere counts as required alone. */
export function countTargets({ requests, missing }: AuditReport, links: SiteFindings['links']['counts']): AuditCounts {
  const seen = new Set<string>();
  const count = (name: string): number => {
    const urls = new Set(
      requests.filter((request) => request.class === name && !seen.has(request.url)).map(({ url }) => url),
    );
    for (const url of urls) seen.add(url);
    return urls.size;
  };
  const [required, conditional] = [count('required'), count('conditional')];
  return { required, conditional, possible: count('possible'), missing: missing.length, ...links };
}

/** The verdict: a site needs the network where opening a page asks another host; it is incomplete where files are missing. */
export function verdictOf({ required, missing }: AuditCounts): Verdict {
  if (required > 0) return 'needs-network';
  return missing > 0 ? 'incomplete' : 'self-contained';
}

/** What of the inputs' list fails the step. */
export function failuresOf(counts: AuditCounts, failOn: readonly FailOn[]): FailOn[] {
  const numbers: Readonly<Record<FailOn, number>> = {
    required: counts.required,
    conditional: counts.conditional,
    missing: counts.missing,
    'broken-links': counts.brokenLinks,
    'broken-anchors': counts.brokenAnchors,
  };
  return failOn.filter((name) => numbers[name] > 0);
}
