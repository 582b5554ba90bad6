import { unlessAborted } from '../../runner/abort.ts';
import type { Logger } from '../../runner/logger.ts';
import type { SiteResolver } from '../../site/resolve.ts';
import type { BrowserFindings, ObservedRequest } from '../audit-report.ts';
import type { SiteFindings } from '../collect.ts';
import { choosePages, choosePagesToHang, startPage } from './choose-pages.ts';
import { launchBrowser, type RunningBrowser } from './launch.ts';
import { findUnexplained, Observations } from './observations.ts';
import { PageOpener } from './open-page.ts';
import { startSiteProxy, type CutOff, type SiteProxy } from './site-proxy.ts';

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
  /** Pages that show nothing while other hosts do not respond. */
  readonly blank: readonly string[];
  /** Number of pages that were not opened, for lack of time or because they crash. */
  readonly left: number;
  /** A page as readers see it without the network, as PNG. */
  readonly picture: Buffer | undefined;
}

/** Pages that are open at once: for most of the time a page waits. */
const SLOTS = { refuse: 4, hang: 6 } as const;
const LIMITS = {
  refuse: { loadMs: 8_000, quietMs: 350, totalMs: 12_000 },
  // Without responses the load event may never come: a page makes its requests in the first seconds.
  hang: { loadMs: 1_500, quietMs: 350, totalMs: 4_000 },
} as const;
/** No site may delay a workflow longer than this. */
const TOTAL_MS = 240_000;
/** Pages between two lines about the progress. */
const PROGRESS_PAGES = 20;

/** Where a page is opened, and what its proxy was asked for. */
interface Slot {
  readonly opener: PageOpener;
  readonly proxy: SiteProxy;
  readonly urls: string[];
}

/** Opens pages in a browser that reaches nothing but the site. */
class ProofRun {
  readonly #options: ProofOptions;
  readonly #observations: Observations;
  readonly #endMs = performance.now() + TOTAL_MS;
  readonly blank: string[] = [];
  readonly opened = new Set<string>();
  picture: Buffer | undefined;
  #browser: Promise<RunningBrowser> | undefined;
  /** Where the browser's own requests end: no page makes them. */
  #ownProxy: SiteProxy | undefined;

  constructor(options: ProofOptions) {
    this.#options = options;
    this.#observations = new Observations(options.resolver);
  }

  get observed(): ObservedRequest[] {
    return this.#observations.list();
  }

  async #launch(): Promise<RunningBrowser> {
    const { findings, resolver, logger } = this.#options;
    this.#ownProxy ??= await startSiteProxy({ root: findings.root, resolver, onRequest: () => undefined });
    const browser = await launchBrowser({ ...this.#options, proxy: this.#ownProxy.address });
    if (!browser.isSandboxed) {
      const advice = 'If you do not trust the site, run the step as another user.';
      const message = `The step runs as root, so the browser runs the site's scripts without its sandbox. ${advice}`;
      logger.warning(message, 'Browser without sandbox');
    }
    return browser;
  }

  /** The running browser; a new one where a page made it end. */
  async #running(): Promise<RunningBrowser> {
    this.#browser ??= this.#launch();
    const before = this.#browser;
    const browser = await before;
    if (!browser.connection.isClosed) return browser;
    if (this.#browser === before) this.#browser = browser.close().then(() => this.#launch());
    return await this.#browser;
  }

  async #open(page: string, mode: CutOff, { opener, urls }: Slot): Promise<void> {
    const { connection } = await this.#running();
    urls.length = 0;
    const isShown = page === startPage(this.#options.findings.pages);
    const takePicture = mode === 'hang' && this.picture === undefined && isShown;
    try {
      const opened = await opener.open(connection, { path: page, limits: LIMITS[mode], takePicture });
      this.#observations.add(page, opened.requests, urls);
      if (mode === 'hang' && !opened.loaded && !opened.painted) this.blank.push(page);
      this.picture ??= opened.picture;
      this.opened.add(page);
    } catch (error) {
      this.#options.logger.debug(`A page was not opened: ${error instanceof Error ? error.message : 'unknown reason'}`);
    }
  }

  /** Opens pages of a queue until it is empty, or the time is up. */
  async #work(queue: string[], mode: CutOff, onPage: () => void): Promise<void> {
    const { findings, resolver, signal } = this.#options;
    const urls: string[] = [];
    const proxy = await startSiteProxy({ root: findings.root, resolver, onRequest: (url) => urls.push(url) });
    proxy.cutOff = mode;
    const opener = new PageOpener(proxy);
    try {
      while (performance.now() < this.#endMs) {
        const page = queue.shift();
        if (page === undefined) return;
        await unlessAborted(this.#open(page, mode, { opener, proxy, urls }), signal);
        onPage();
      }
    } finally {
      await opener.close();
      await proxy.close();
    }
  }

  /** Opens all pages, several at a time, as long as there is time. */
  async run(pages: readonly string[], mode: CutOff): Promise<void> {
    const queue = [...pages];
    let done = 0;
    const onPage = (): void => {
      done += 1;
      const what = mode === 'refuse' ? 'refused' : 'unanswered';
      if (done % PROGRESS_PAGES === 0)
        this.#options.logger.info(`Opened ${done} of ${pages.length} pages, with requests to other hosts ${what}.`);
    };
    const slots = Math.min(SLOTS[mode], pages.length);
    await Promise.all(Array.from({ length: slots }, () => this.#work(queue, mode, onPage)));
  }

  async close(): Promise<void> {
    const browser = await this.#browser?.catch(() => undefined);
    await browser?.close();
    await this.#ownProxy?.close();
  }
}

/**
 * Opens pages of a site in the browser, once with other hosts refusing connections and once with hosts that do not respond,
 * and compares what it requests with the scan. Rejects when the browser does not start.
 */
export async function proveInBrowser(options: ProofOptions): Promise<Proof> {
  const run = new ProofRun(options);
  const pages = choosePages(options.findings);
  try {
    await run.run(pages, 'refuse');
    const left = pages.length - run.opened.size;
    await run.run(choosePagesToHang(pages, run.observed, options.findings), 'hang');
    const requests = run.observed;
    const unexplained = findUnexplained(requests, options.findings);
    return { pages: run.opened.size, requests, unexplained, blank: run.blank.sort(), left, picture: run.picture };
  } finally {
    await run.close();
  }
}
