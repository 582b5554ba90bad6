import type { Logger } from '../../runner/logger.ts';
import type { SiteResolver } from '../../site/resolve.ts';
import type { BrowserFindings, ObservedRequest } from '../audit-report.ts';
import type { SiteFindings } from '../collect.ts';
import { launchBrowser, type RunningBrowser } from './launch.ts';
import { openPage, type OpenedPage, type SeenRequest } from './open-page.ts';
import { SITE_ORIGIN, startSiteProxy, type CutOff, type SiteProxy } from './site-proxy.ts';

export interface ProofOptions {
  readonly program: string;
  readonly temp: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly findings: SiteFindings;
  readonly resolver: SiteResolver;
  readonly logger: Pick<Logger, 'info' | 'warning' | 'debug'>;
  readonly signal: AbortSignal;
}

export interface Proof extends BrowserFindings {
  /** Pages that show nothing while requests to other hosts hang. */
  readonly blank: readonly string[];
  /** Pages that ought to be opened and were not, for lack of time. */
  readonly left: number;
  /** A page as readers see it without the network, as PNG. */
  readonly picture: Buffer | undefined;
}

/** Pages that are open at once: most of the time a page waits. */
const SLOTS = { refuse: 3, hang: 6 } as const;
const LIMITS = {
  refuse: { loadMs: 8_000, quietMs: 350, totalMs: 12_000 },
  // Without answers the load event may never come: what is asked for is asked for in the first seconds.
  hang: { loadMs: 1_500, quietMs: 350, totalMs: 4_000 },
} as const;
/** No site holds up a workflow longer than this. */
const TOTAL_MS = 240_000;

/** Which pages are opened: one for each set of scripts and style sheets, one for each finding, then all others with findings. */
export function choosePages({
  groups,
  requests,
  missing,
}: Pick<SiteFindings, 'groups' | 'requests' | 'missing'>): string[] {
  const findings = [
    ...requests.filter(({ class: requestClass }) => requestClass !== 'hint' && requestClass !== 'possible'),
    ...missing,
  ];
  const firsts = [...[...groups.values()].map(([page]) => page), ...findings.map(({ pages: [page] }) => page)];
  return [...new Set([...firsts.filter((page) => page !== undefined), ...findings.flatMap(({ pages }) => pages)])];
}

/** The pages that are opened once more while other hosts hang: one for each set of resources, own and of other hosts. */
function pagesToHang(
  pages: readonly string[],
  observed: readonly ObservedRequest[],
  { groups }: Pick<SiteFindings, 'groups'>,
): string[] {
  const keys = new Map<string, string>();
  for (const [key, members] of groups) for (const page of members) keys.set(page, key);
  const hosts = new Map<string, Set<string>>();
  for (const { url, kind, pages: asking } of observed) {
    for (const page of asking) hosts.set(page, (hosts.get(page) ?? new Set()).add(`${kind} ${new URL(url).host}`));
  }
  // Where nothing was asked for, nothing can hang.
  const asking = pages.slice(1).filter((page) => hosts.has(page));
  return [
    ...Map.groupBy(
      asking,
      (page) => `${keys.get(page) ?? ''}\n${[...(hosts.get(page) ?? [])].sort().join('\n')}`,
    ).values(),
  ].flatMap(([first]) => first ?? []);
}

/** Requests that a browser makes for itself, or that never leave it. */
function isForeign(url: string, resolver: SiteResolver): boolean {
  if (!/^(?:https?|wss?):/i.test(url) || !URL.canParse(url) || new URL(url).origin === SITE_ORIGIN) return false;
  return resolver.resolve({ page: 'index.html', href: url }).kind === 'external';
}

const KINDS: Readonly<Record<string, string>> = {
  Document: 'frame',
  Stylesheet: 'stylesheet',
  Image: 'image',
  Media: 'media',
  Font: 'font',
  Script: 'script',
  TextTrack: 'track',
  Manifest: 'manifest',
};

/** Collects what pages asked other hosts for. */
class Observations {
  readonly #found = new Map<string, { kind: string; readonly pages: Set<string> }>();
  readonly #resolver: SiteResolver;

  constructor(resolver: SiteResolver) {
    this.#resolver = resolver;
  }

  add(page: string, requests: readonly SeenRequest[], connections: readonly string[]): void {
    const hosts = new Set(requests.map(({ url }) => (URL.canParse(url) ? new URL(url).host : '')));
    // What only the proxy saw: icons, and requests of which the tab knows nothing.
    const unseen = connections.filter(
      (url) =>
        URL.canParse(url) &&
        !requests.some((one) => one.url === url) &&
        !(/^(?:https|ws):/.test(url) && hosts.has(new URL(url).host)),
    );
    for (const { url, type } of [...requests, ...unseen.map((one) => ({ url: one, type: '' }))]) {
      if (!isForeign(url, this.#resolver)) continue;
      const address = new URL(url);
      address.hash = '';
      const entry = this.#found.get(address.href) ?? {
        kind: type === '' ? 'other' : (KINDS[type] ?? (type === 'Other' ? 'other' : 'fetch')),
        pages: new Set<string>(),
      };
      entry.pages.add(page);
      this.#found.set(address.href, entry);
    }
  }

  list(): ObservedRequest[] {
    return [...this.#found]
      .map(([url, { kind, pages }]) => ({ url, kind, pages: [...pages].sort() }))
      .sort((one, other) => (one.url < other.url ? -1 : 1));
  }
}

const schemeless = (url: string): string => url.replace(/^(?:https?|wss?):/i, '');

/** What the scan did not know. A literal of a script stands for the URLs that begin with it; a connection for its host. */
export function findUnexplained(
  observed: readonly ObservedRequest[],
  { requests }: Pick<SiteFindings, 'requests'>,
): ObservedRequest[] {
  const known = new Set(requests.map(({ target }) => schemeless(target)));
  const prefixes = requests
    .filter(({ class: requestClass }) => requestClass === 'possible')
    .map(({ target }) => schemeless(target).replace(/\/$/, ''));
  const hosts = new Set(requests.map(({ target }) => new URL(target).host));
  return observed.filter(({ url, kind }) => {
    const address = schemeless(url);
    if (known.has(address) || prefixes.some((prefix) => address.startsWith(prefix))) return false;
    return !(kind === 'other' && new URL(url).pathname === '/' && hosts.has(new URL(url).host));
  });
}

/** Opens pages in a browser that reaches nothing but the site. */
class ProofRun {
  readonly #options: ProofOptions;
  readonly #observations: Observations;
  readonly #deadlineMs = performance.now() + TOTAL_MS;
  readonly blank: string[] = [];
  readonly opened = new Set<string>();
  picture: Buffer | undefined;
  #browser: Promise<RunningBrowser> | undefined;
  /** Where the browser's own requests end: they are none of a page's. */
  #ownProxy: SiteProxy | undefined;

  constructor(options: ProofOptions) {
    this.#options = options;
    this.#observations = new Observations(options.resolver);
  }

  get observed(): ObservedRequest[] {
    return this.#observations.list();
  }

  async #launch(): Promise<RunningBrowser> {
    const { findings, resolver } = this.#options;
    this.#ownProxy ??= await startSiteProxy({ root: findings.root, resolver, onRequest: () => undefined });
    const browser = await launchBrowser({ ...this.#options, proxy: this.#ownProxy.address });
    if (!browser.isSandboxed)
      this.#options.logger.warning(
        'The step runs as root, so the browser runs the scripts of the site without its sandbox. Run the step as another user if you do not trust the site.',
        'Browser without sandbox',
      );
    return browser;
  }

  /** The running browser; a new one where a page has brought it down. */
  async #running(): Promise<RunningBrowser> {
    this.#browser ??= this.#launch();
    const before = this.#browser;
    const browser = await before;
    if (!browser.connection.isClosed) return browser;
    if (this.#browser === before) this.#browser = browser.close().then(() => this.#launch());
    return await this.#browser;
  }

  async #open(page: string, mode: CutOff, slot: { proxy: SiteProxy; urls: string[] }): Promise<OpenedPage | undefined> {
    const { connection } = await this.#running();
    slot.urls.length = 0;
    const wantsPicture = mode === 'hang' && this.picture === undefined && page === this.#picturePage;
    try {
      const opened = await openPage({
        connection,
        proxy: slot.proxy,
        path: page,
        limits: LIMITS[mode],
        takePicture: wantsPicture,
      });
      this.#observations.add(page, opened.requests, slot.urls);
      if (mode === 'hang' && !opened.loaded && !opened.painted) this.blank.push(page);
      this.picture ??= opened.picture;
      this.opened.add(page);
      return opened;
    } catch (error) {
      this.#options.logger.debug(`A page could not be opened: ${error instanceof Error ? error.message : 'unknown'}`);
      return undefined;
    }
  }

  get #picturePage(): string | undefined {
    const { pages } = this.#options.findings;
    return pages.includes('index.html') ? 'index.html' : pages[0];
  }

  /** Opens all pages in one mode, several at a time. Returns how many were left for lack of time. */
  async run(pages: readonly string[], mode: CutOff): Promise<number> {
    const { findings, resolver, logger, signal } = this.#options;
    const queue = [...pages];
    let done = 0;
    const work = async (): Promise<void> => {
      const urls: string[] = [];
      const proxy = await startSiteProxy({ root: findings.root, resolver, onRequest: (url) => urls.push(url) });
      proxy.cutOff = mode;
      try {
        for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
          signal.throwIfAborted();
          if (performance.now() > this.#deadlineMs) {
            queue.unshift(page);
            return;
          }
          await this.#open(page, mode, { proxy, urls });
          if (++done % 20 === 0)
            logger.info(
              `Browser, requests ${mode === 'refuse' ? 'refused' : 'unanswered'}: ${done} of ${pages.length} pages`,
            );
        }
      } finally {
        await proxy.close();
      }
    };
    await Promise.all(Array.from({ length: Math.min(SLOTS[mode], pages.length) }, work));
    return queue.length;
  }

  async close(): Promise<void> {
    const browser = await this.#browser?.catch(() => undefined);
    await browser?.close();
    await this.#ownProxy?.close();
  }
}

/**
 * Opens pages of a site in the browser, once with other hosts refusing and once with them hanging, and compares what it asks
 * for with the scan. Rejects when the browser does not start.
 */
export async function proveInBrowser(options: ProofOptions): Promise<Proof> {
  const run = new ProofRun(options);
  const chosen = choosePages(options.findings);
  const index = options.findings.pages.includes('index.html') ? 'index.html' : options.findings.pages[0];
  const pages = [...new Set([...(index === undefined ? [] : [index]), ...chosen])];
  try {
    const left = await run.run(pages, 'refuse');
    await run.run(pages.slice(0, 1).concat(pagesToHang(pages, run.observed, options.findings)), 'hang');
    const requests = run.observed;
    const unexplained = findUnexplained(requests, options.findings);
    return { pages: run.opened.size, requests, unexplained, blank: run.blank.sort(), left, picture: run.picture };
  } finally {
    await run.close();
  }
}
