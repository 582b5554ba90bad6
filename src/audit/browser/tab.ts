import { fieldsOf, textField, type CdpConnection, type CdpEvent } from './cdp.ts';

/** What a tab shows between two pages. */
export const BLANK = 'about:blank';

export interface SeenRequest {
  readonly url: string;
  /** The browser's word for it, such as `Image`. */
  readonly type: string;
}

/** A tab: reports the requests of its page, of the page's frames and of its workers, and whether the page has loaded. */
export class Tab {
  readonly #connection: CdpConnection;
  readonly #session: string;
  readonly #sessions: Set<string>;
  readonly #stop: () => void;
  #loaded = Promise.withResolvers<undefined>();
  #requests: SeenRequest[] = [];
  #lastMs = performance.now();
  /** The page that is wanted, and whether the tab is there: events of the page before may still come. */
  #url = BLANK;
  #hasArrived = false;
  #hasLoaded = false;
  #hasFailed = false;

  /** @param session the DevTools session that is attached to the tab */
  constructor(connection: CdpConnection, session: string) {
    this.#connection = connection;
    this.#session = session;
    this.#sessions = new Set([session]);
    this.#stop = connection.listen((event) => {
      this.#onEvent(event);
    });
    this.#watch(session);
  }

  get requests(): readonly SeenRequest[] {
    return this.#requests;
  }

  get hasLoaded(): boolean {
    return this.#hasLoaded;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** When the page last made a request or got an answer, on the monotonic clock. */
  get lastMs(): number {
    return this.#lastMs;
  }

  /** Resolves on the load event, or when the tab fails. */
  get loaded(): Promise<undefined> {
    return this.#loaded.promise;
  }

  /** Sends a command. Rejects when the browser rejects it or ends. */
  command(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Readonly<Record<string, unknown>>> {
    return this.#connection.send(method, params, this.#session);
  }

  /** Starts to load a page, and forgets what the tab did before. */
  navigate(url: string): void {
    this.#url = url;
    this.#requests = [];
    this.#hasArrived = false;
    this.#hasLoaded = false;
    this.#loaded = Promise.withResolvers();
    this.#lastMs = performance.now();
    // The answer comes when the page begins to load, which a hostile one may prevent.
    this.command('Page.navigate', { url }).then(
      ({ errorText }) => {
        if (errorText !== undefined) this.#fail();
      },
      () => {
        this.#fail();
      },
    );
  }

  /** The tab cannot be used any more. */
  #fail(): void {
    this.#hasFailed = true;
    this.#loaded.resolve(undefined);
  }

  /** Stops listening. */
  detach(): void {
    this.#stop();
  }

  #send(method: string, params: Readonly<Record<string, unknown>>, session = this.#session): void {
    // A tab that is closed in the meantime does not answer.
    this.#connection.send(method, params, session).catch(() => undefined);
  }

  /** Makes a session report its requests and those of the sessions that it starts. */
  #watch(session: string): void {
    this.#sessions.add(session);
    this.#send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }, session);
    this.#send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, session);
    this.#send('Runtime.runIfWaitingForDebugger', {}, session);
  }

  #add(url: string, type: string): void {
    this.#requests.push({ url, type });
    this.#lastMs = performance.now();
  }

  #onEvent({ method, params, sessionId }: CdpEvent): void {
    if (sessionId === undefined || !this.#sessions.has(sessionId)) return;
    if (method.startsWith('Network.')) this.#onNetworkEvent(method, params);
    else if (method === 'Target.attachedToTarget') this.#watch(textField(params, 'sessionId'));
    else if (method === 'Target.detachedFromTarget') this.#sessions.delete(textField(params, 'sessionId'));
    else this.#onPageEvent(method, params);
  }

  #onNetworkEvent(method: string, params: CdpEvent['params']): void {
    switch (method) {
      case 'Network.requestWillBeSent':
        this.#add(textField(fieldsOf(params, 'request'), 'url'), textField(params, 'type'));
        break;
      case 'Network.webSocketCreated':
      case 'Network.webTransportCreated':
        this.#add(textField(params, 'url'), 'WebSocket');
        break;
      case 'Network.loadingFinished':
      case 'Network.loadingFailed':
        this.#lastMs = performance.now();
        break;
      default:
        break;
    }
  }

  #onPageEvent(method: string, params: CdpEvent['params']): void {
    switch (method) {
      case 'Page.frameNavigated': {
        const frame = fieldsOf(params, 'frame');
        const isBlank = textField(frame, 'url') === BLANK;
        if (frame['parentId'] === undefined && isBlank === (this.#url === BLANK)) this.#hasArrived = true;
        break;
      }
      case 'Page.loadEventFired':
        if (!this.#hasArrived) break;
        this.#hasLoaded = true;
        this.#loaded.resolve(undefined);
        break;
      case 'Page.javascriptDialogOpening':
        this.#send('Page.handleJavaScriptDialog', { accept: textField(params, 'type') === 'beforeunload' });
        break;
      case 'Inspector.targetCrashed':
        this.#fail();
        break;
      default:
        break;
    }
  }
}
