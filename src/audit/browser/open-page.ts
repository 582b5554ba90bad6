import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../../site/resolve.ts';
import { fieldsOf, textField, type CdpConnection } from './cdp.ts';
import { SITE_ORIGIN, type SiteProxy } from './site-proxy.ts';
import { BLANK, Tab, type SeenRequest } from './tab.ts';

export interface OpenedPage {
  readonly requests: readonly SeenRequest[];
  /** Whether the page's load event came in time. */
  readonly loaded: boolean;
  /** Whether something of the page was painted. */
  readonly painted: boolean;
  /** A picture as PNG, where one was asked for. */
  readonly picture: Buffer | undefined;
}

/** How long to wait for a page: for its load event, without a new request, and in all. */
export interface OpenLimits {
  readonly loadMs: number;
  readonly quietMs: number;
  readonly totalMs: number;
}

export interface OpenOptions {
  readonly path: string;
  readonly limits: OpenLimits;
  readonly takePicture: boolean;
}

/** Goes down the page in steps that are smaller than the window, so that images below are loaded. */
const SCROLL = `new Promise((done) => {
  const step = (at, left) => {
    const height = document.scrollingElement ? document.scrollingElement.scrollHeight : 0;
    if (at > height || left === 0) { scrollTo(0, 0); done(true); return; }
    scrollTo(0, at);
    setTimeout(step, 15, at + 600, left - 1);
  };
  step(0, 40);
})`;
const PAINTED = `performance.getEntriesByName('first-contentful-paint').length > 0`;
const COMMAND_MS = 2_000;
const LEAVE_MS = 2_000;
/** The next page starts without what this one stored. */
const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers';

/** The answer to a command; undefined when it fails, or when a busy page does not answer in time. */
async function ask(
  tab: Tab,
  method: string,
  params: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const timeout = new AbortController();
  const answer = tab.command(method, params).catch(() => undefined);
  const late = sleep(COMMAND_MS, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    timeout.abort();
  }
}

/** The value of an expression; undefined when the page does not answer. */
async function evaluate(tab: Tab, expression: string): Promise<unknown> {
  const answer = await ask(tab, 'Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  return answer === undefined ? undefined : fieldsOf(answer, 'result')['value'];
}

async function takePicture(tab: Tab): Promise<Buffer | undefined> {
  const data = textField((await ask(tab, 'Page.captureScreenshot', { format: 'png' })) ?? {}, 'data');
  return data === '' ? undefined : Buffer.from(data, 'base64');
}

/** Waits until the page has requested nothing for a while. */
async function waitUntilQuiet(tab: Tab, quietMs: number, endMs: number): Promise<void> {
  // Half of the time has to pass after the page was scrolled.
  const fromMs = performance.now() - quietMs / 2;
  while (performance.now() < endMs && performance.now() - Math.max(tab.lastMs, fromMs) < quietMs) await sleep(30);
}

async function visit(tab: Tab, { path, limits, takePicture: wanted }: OpenOptions): Promise<OpenedPage> {
  const endMs = performance.now() + limits.totalMs;
  tab.navigate(`${SITE_ORIGIN}${new URL(addressOf(path)).pathname}`);
  await Promise.race([tab.loaded, sleep(limits.loadMs, undefined, { ref: false })]);
  const painted = await evaluate(tab, PAINTED);
  const picture = wanted ? await takePicture(tab) : undefined;
  // A page that did not answer is busy and will not scroll.
  if (painted !== undefined) await evaluate(tab, SCROLL);
  await waitUntilQuiet(tab, limits.quietMs, endMs);
  if (tab.hasFailed && !tab.hasLoaded) throw new Error('The page crashed, or the browser refused to load it.');
  return { requests: tab.requests, loaded: tab.hasLoaded, painted: painted === true, picture };
}

/** Opens pages one after the other in one tab, with a profile of its own. */
export class PageOpener {
  readonly #proxy: SiteProxy;
  #open: { readonly connection: CdpConnection; readonly contextId: string; readonly tab: Tab } | undefined;

  /** @param proxy the only address that the tab may connect to */
  constructor(proxy: SiteProxy) {
    this.#proxy = proxy;
  }

  /** Opens a page and records what it requests. Takes `totalMs` and a few seconds at most. */
  async open(connection: CdpConnection, options: OpenOptions): Promise<OpenedPage> {
    if (this.#open?.connection !== connection) await this.#start(connection);
    const tab = this.#open?.tab;
    if (tab === undefined) throw new Error('A tab could not be opened.');
    try {
      return await visit(tab, options);
    } finally {
      this.#proxy.drop();
      if (!(await this.#leave(tab))) await this.close();
    }
  }

  async #start(connection: CdpConnection): Promise<void> {
    const { browserContextId } = await connection.send('Target.createBrowserContext', {
      disposeOnDetach: true,
      proxyServer: this.#proxy.address,
      proxyBypassList: '<-loopback>',
    });
    await connection.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
    const { targetId } = await connection.send('Target.createTarget', { url: BLANK, browserContextId });
    const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
    const tab = new Tab(connection, String(sessionId));
    const metrics = { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false };
    await tab.command('Page.enable');
    await tab.command('Emulation.setDeviceMetricsOverride', metrics);
    await tab.command('Network.setBypassServiceWorker', { bypass: true });
    this.#open = { connection, contextId: String(browserContextId), tab };
  }

  /** Leaves the page, so that it requests nothing more. Returns whether the tab can be used again. */
  async #leave(tab: Tab): Promise<boolean> {
    if (tab.hasFailed) return false;
    const left = async (): Promise<boolean> => {
      await tab.command('Runtime.evaluate', { expression: 'sessionStorage.clear()' });
      tab.navigate(BLANK);
      await tab.loaded;
      if (tab.hasFailed) return false;
      await tab.command('Storage.clearDataForOrigin', { origin: SITE_ORIGIN, storageTypes: STORAGE });
      return true;
    };
    return Promise.race([left().catch(() => false), sleep(LEAVE_MS, false, { ref: false })]);
  }

  /** Ends the tab and its processes, busy or not. */
  async close(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    open.tab.detach();
    const disposed = open.connection.send('Target.disposeBrowserContext', { browserContextId: open.contextId });
    await Promise.race([disposed.catch(() => undefined), sleep(COMMAND_MS, undefined, { ref: false })]);
  }
}
