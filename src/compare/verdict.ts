import { isPage } from '../site/folder.ts';
import type { SiteResolver } from '../site/resolve.ts';
import type { RedirectRules } from './redirect-rules.ts';

export type Verdict = 'redirected' | 'redirect-broken' | 'lost';

export interface RedirectVerdict {
  readonly verdict: Verdict;
  /** The last hop; null without a redirect. */
  readonly redirect: string | null;
}

/** What is known of the pages that redirects may lead to. */
export interface RedirectTargets {
  readonly resolver: SiteResolver;
  /** Whether a page of the site has an element with this id. */
  readonly hasAnchor: (path: string, anchor: string) => Promise<boolean>;
}

/** More hops than browsers follow (Fetch standard: 20). */
const MAX_HOPS = 20;

/** The addresses at which a host serves a page, the shortest first. */
export function addressesOf(path: string): string[] {
  const clean = path.replace(/\.html?$/i, '');
  const folder = /^(?:(.*)\/)?index$/.exec(clean);
  if (folder === null) return [`/${clean}`, `/${path}`];
  const bare = folder[1] === undefined ? '/' : `/${folder[1]}`;
  return [...new Set([bare, bare === '/' ? '/' : `${bare}/`, `/${path}`])];
}

const BROKEN = 'redirect-broken';

async function judgeTarget(
  destination: string,
  { resolver, hasAnchor }: RedirectTargets,
): Promise<Verdict | 'not-a-page'> {
  const found = resolver.resolve({ page: 'index.html', href: destination });
  if (found.kind === 'external') return 'redirected';
  if (found.kind === 'missing') return 'not-a-page';
  if (found.kind !== 'file' || !isPage(found.path)) return BROKEN;
  const { path, fragment } = found;
  return fragment === undefined || fragment === '' || (await hasAnchor(path, fragment)) ? 'redirected' : BROKEN;
}

/** Follows the redirects of a page that is gone. */
export async function judgeRedirect(
  page: string,
  rules: RedirectRules | undefined,
  targets: RedirectTargets,
): Promise<RedirectVerdict> {
  let redirect: string | undefined;
  for (const address of addressesOf(page)) redirect ??= rules?.destinationOf(address);
  if (redirect === undefined || rules === undefined) return { verdict: 'lost', redirect: null };
  const seen = new Set<string>();
  for (let hop = 0; hop < MAX_HOPS && !seen.has(redirect); hop += 1) {
    seen.add(redirect);
    const verdict = await judgeTarget(redirect, targets);
    if (verdict !== 'not-a-page') return { verdict, redirect };
    const found = targets.resolver.resolve({ page: 'index.html', href: redirect });
    const next: string | undefined =
      found.kind === 'missing' ? rules.destinationOf(encodeURI(`/${found.path}`)) : undefined;
    if (next === undefined) return { verdict: BROKEN, redirect };
    redirect = next;
  }
  return { verdict: BROKEN, redirect };
}
