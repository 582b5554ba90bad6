import type { Source } from '../site/requests/types.ts';
import type { AllowList } from './allow.ts';
import type { SiteFindings } from './collect.ts';
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

/** Takes pages from the entries of a URL's weaker classes, where they are listed under a stronger one. */
function withoutPages(requests: readonly ReportRequest[], pages: ReadonlySet<string>): ReportRequest[] {
  return requests
    .map((request) => ({ ...request, pages: request.pages.filter((page) => !pages.has(page)) }))
    .filter((request) => request.pages.length > 0)
    .map((request) => ({ ...request, pageCount: request.pages.length }));
}

/** The entries of one URL after the browser asked for it: that is required, whatever the scan took it for. */
function withObservation(same: readonly ReportRequest[], { url, kind, pages }: ObservedRequest): ReportRequest[] {
  const required = same.find((request) => request.class === 'required');
  const weaker = same.filter((request) => request !== required);
  const all = [...new Set([...(required?.pages ?? []), ...pages])].sort();
  const entry: ReportRequest = {
    url,
    class: 'required',
    kind: same[0]?.kind ?? kind,
    pageCount: all.length,
    pages: all,
    sources: required?.sources ?? same.flatMap((request) => request.sources),
  };
  return [entry, ...withoutPages(weaker, new Set(all))];
}

/** Adds what the browser asked for. A hint stays one: the page does not need what is fetched ahead. */
function withObserved(requests: readonly ReportRequest[], observed: readonly ObservedRequest[]): ReportRequest[] {
  const byUrl = new Map<string, readonly ReportRequest[]>(Map.groupBy(requests, ({ url }) => url));
  for (const one of observed) {
    const same = byUrl.get(one.url) ?? [];
    if (!same.some((request) => request.class === 'hint')) byUrl.set(one.url, withObservation(same, one));
  }
  return [...byUrl.values()].flat();
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
