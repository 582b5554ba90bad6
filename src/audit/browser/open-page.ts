import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf, textField, type CdpConnection, type CdpEvent } from './cdp.ts';
import { SITE_ORIGIN, type SiteProxy } from './site-proxy.ts';

export interface SeenRequest {
  readonly url: string;
  /** The browser's word for it, such as `Image`. */
  readonly type: string;
}

export interface OpenedPage {
  readonly requests: readonly SeenRequest[];
  /** Whether the page's load event came in time. */
  readonly loaded: boolean;
  /** Whether something of the page was painted. */
  readonly painted: boolean;
  /** A picture as PNG, where one was asked for. */
  readonly picture: Buffer | undefined;
}

export interface OpenOptions {
  readonly connection: CdpConnection;
  readonly proxy: SiteProxy;
  readonly path: string;
  readonly limits: { readonly loadMs: number; readonly quietMs: number; readonly totalMs: number };
  readonly takePicture: boolean;
}

/** The URL of a file of the site. */
export function pageUrl(path: string): string {
  return `${SITE_ORIGIN}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Goes down the page in steps of a window, so that what loads late loads. */
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
const SCROLL_MS = 2_000;
const CLOSE_MS = 2_000;

/** Watches one tab: its requests, those of its frames and workers, and whether it has loaded. */
class Tab {
  readonly requests: SeenRequest[] = [];
  readonly loaded = Promise.withResolvers<undefined>();
  lastMs = performance.now();
  hasLoaded = false;
  readonly #connection: CdpConnection;
  readonly #sessions = new Set<string>();
  readonly #main: string;

  constructor(connection: CdpConnection, main: string) {
    this.#connection = connection;
    this.#main = main;
    this.#sessions.add(main);
  }

  #send(method: string, params: Record<string, unknown>, session: string): void {
    // A tab that is closed in the meantime answers nothing.
    this.#connection.send(method, params, session).catch(() => undefined);
  }

  /** Has a session report its requests, and those of what it starts. */
  watch(session: string): void {
    this.#sessions.add(session);
    this.#send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }, session);
    this.#send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, session);
    this.#send('Runtime.runIfWaitingForDebugger', {}, session);
  }

  add(url: string, type: string): void {
    this.requests.push({ url, type });
    this.lastMs = performance.now();
  }

  onEvent({ method, params, sessionId }: CdpEvent): void {
    if (sessionId === undefined || !this.#sessions.has(sessionId)) return;
    switch (method) {
      case 'Network.requestWillBeSent':
        this.add(textField(fieldsOf(params, 'request'), 'url'), textField(params, 'type'));
        break;
      case 'Network.webSocketCreated':
      case 'Network.webTransportCreated':
        this.add(textField(params, 'url'), 'WebSocket');
        break;
      case 'Network.loadingFinished':
      case 'Network.loadingFailed':
        this.lastMs = performance.now();
        break;
      case 'Page.loadEventFired':
        this.hasLoaded = true;
        this.loaded.resolve(undefined);
        break;
      case 'Page.javascriptDialogOpening':
        this.#send('Page.handleJavaScriptDialog', { accept: textField(params, 'type') === 'beforeunload' }, this.#main);
        break;
      case 'Target.attachedToTarget':
        this.watch(textField(params, 'sessionId'));
        break;
      case 'Inspector.targetCrashed':
        this.loaded.resolve(undefined);
        break;
      default:
        break;
    }
  }
}

async function prepare(connection: CdpConnection, tab: Tab, session: string): Promise<void> {
  tab.watch(session);
  await Promise.all([
    connection.send('Page.enable', {}, session),
    connection.send(
      'Emulation.setDeviceMetricsOverride',
      { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false },
      session,
    ),
    connection.send('Network.setBypassServiceWorker', { bypass: true }, session),
  ]);
}

/** Waits until the page has asked for nothing for a while. */
async function settle(tab: Tab, quietMs: number, endMs: number): Promise<void> {
  while (performance.now() < endMs && performance.now() - tab.lastMs < quietMs) await sleep(30);
}

async function evaluate(connection: CdpConnection, expression: string, session: string): Promise<boolean> {
  const answer = connection
    .send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true, timeout: SCROLL_MS }, session)
    .catch(() => ({}));
  const result = await Promise.race([answer, sleep(SCROLL_MS, {})]);
  return fieldsOf(result, 'result')['value'] === true;
}

async function takePicture(connection: CdpConnection, session: string): Promise<Buffer | undefined> {
  const answer = connection.send('Page.captureScreenshot', { format: 'png' }, session).catch(() => ({}));
  const data = textField(await Promise.race([answer, sleep(SCROLL_MS, {})]), 'data');
  return data === '' ? undefined : Buffer.from(data, 'base64');
}

async function visit(
  tab: Tab,
  session: string,
  { connection, path, limits, takePicture: wanted }: OpenOptions,
): Promise<OpenedPage> {
  const endMs = performance.now() + limits.totalMs;
  await prepare(connection, tab, session);
  // Does not come back before the page has begun to load, which a hostile one may put off for ever.
  connection.send('Page.navigate', { url: pageUrl(path) }, session).catch(() => undefined);
  await Promise.race([tab.loaded.promise, sleep(limits.loadMs, undefined, { ref: false })]);
  const painted = await evaluate(connection, PAINTED, session);
  const picture = wanted ? await takePicture(connection, session) : undefined;
  await evaluate(connection, SCROLL, session);
  tab.lastMs = Math.max(tab.lastMs, performance.now() - limits.quietMs / 2);
  await settle(tab, limits.quietMs, endMs);
  return { requests: tab.requests, loaded: tab.hasLoaded, painted, picture };
}

/** Opens a page in a profile of its own and records what it asks for. Takes `totalMs` and a few seconds at most. */
export async function openPage(options: OpenOptions): Promise<OpenedPage> {
  const { connection, proxy, limits } = options;
  const { browserContextId } = await connection.send('Target.createBrowserContext', {
    disposeOnDetach: true,
    proxyServer: proxy.address,
    proxyBypassList: '<-loopback>',
  });
  let stop: (() => void) | undefined;
  try {
    await connection.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
    const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
    const session = typeof sessionId === 'string' ? sessionId : '';
    const tab = new Tab(connection, session);
    stop = connection.listen((event) => {
      tab.onEvent(event);
    });
    const empty: OpenedPage = { requests: tab.requests, loaded: false, painted: false, picture: undefined };
    return await Promise.race([
      visit(tab, session, options),
      sleep(limits.totalMs + limits.loadMs, empty, { ref: false }),
    ]);
  } finally {
    stop?.();
    proxy.drop();
    // Ends the page's processes, busy or not.
    await Promise.race([
      connection.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined),
      sleep(CLOSE_MS, undefined, { ref: false }),
    ]);
  }
}
