import type { SiteResolver } from '../resolve.ts';
import { PagePolicies } from './csp.ts';
import type { Ask, Outcome, PageRequest, Target } from './types.ts';

function keyOf({ target, class: requestClass, source }: PageRequest): string {
  return `${target.type === 'external' ? target.url : target.path}\n${requestClass}\n${source.file}\n${source.line}`;
}

/** Collects the requests of one page, or of one file that several pages have. */
export class RequestDraft {
  readonly file: string;
  readonly requests: PageRequest[] = [];
  /** Requests of files that other pages have too: the same list for each of them. */
  readonly shared: (readonly PageRequest[])[] = [];
  /** Pages of the site that it shows in frames. */
  readonly frames = new Set<string>();
  readonly #resolver: SiteResolver;
  readonly #policies: PagePolicies;
  readonly #keys = new Set<string>();

  constructor(file: string, resolver: SiteResolver, policies = new PagePolicies()) {
    this.file = file;
    this.#resolver = resolver;
    this.#policies = policies;
  }

  /** Where a URL leads, and the request that it is. */
  #locate({ href: written, from }: Ask): { readonly outcome: Outcome; readonly target: Target | undefined } {
    const nothing = { outcome: { type: 'nothing' }, target: undefined } as const;
    const href = written.trim();
    if (href === '' || (href.startsWith('#') && from.base === undefined)) return nothing;
    const resolved = this.#resolver.resolve({ page: from.file, href, base: from.base });
    switch (resolved.kind) {
      case 'external':
        return { outcome: { type: 'external' }, target: { type: 'external', url: resolved.url.replace(/#.*$/s, '') } };
      case 'missing':
        return { outcome: { type: 'missing' }, target: { type: 'missing', path: resolved.path } };
      case 'file':
        return { outcome: { type: 'local', path: resolved.path }, target: undefined };
      default:
        return nothing;
    }
  }

  #isAllowed(kind: PageRequest['kind'], target: Target): boolean {
    if (this.#policies.isEmpty) return true;
    const own = target.type === 'missing';
    return this.#policies.allows(kind, new URL(own ? 'http://site.invalid/' : target.url), { own });
  }

  /** Records a URL where it is a request and the page's policies allow it. With `dry` it only says where it leads. */
  ask(ask: Ask, dry = false): Outcome {
    const { outcome, target } = this.#locate(ask);
    if (target === undefined || dry) return outcome;
    if (!this.#isAllowed(ask.kind, target)) return { type: 'nothing' };
    const upgraded =
      target.type === 'external' && this.#policies.upgrades
        ? { ...target, url: target.url.replace(/^http:/, 'https:') }
        : target;
    this.#record({ target: upgraded, class: ask.class, kind: ask.kind, source: ask.source });
    return outcome;
  }

  #record(request: PageRequest): void {
    const key = keyOf(request);
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    this.requests.push(request);
  }

  /** Adds the requests of a file that other pages have too. */
  addShared(requests: readonly PageRequest[]): void {
    if (requests.length === 0) return;
    if (this.#policies.isEmpty) this.shared.push(requests);
    else this.requests.push(...requests.filter(({ kind, target }) => this.#isAllowed(kind, target)));
  }
}
