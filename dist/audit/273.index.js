export const id = 273;
export const ids = [273];
export const modules = {

/***/ 273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  proveInBrowser: () => (/* binding */ proveInBrowser)
});

;// CONCATENATED MODULE: ./.work/stage/lib/runner/abort.js
async function unlessAborted(promise, signal) {
    const aborted = Promise.withResolvers();
    const onAbort = () => {
        aborted.reject(signal.reason);
    };
    if (signal.aborted)
        onAbort();
    else
        signal.addEventListener('abort', onAbort, { once: true });
    try {
        return await Promise.race([aborted.promise, promise]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/choose-pages.js
function startPage(pages) {
    return pages.includes('index.html') ? 'index.html' : pages[0];
}
function choosePages({ pages, groups, requests, missing, }) {
    const findings = [
        ...requests.filter(({ class: requestClass }) => requestClass === 'required' || requestClass === 'conditional'),
        ...missing,
    ];
    const firsts = [...groups.values(), ...findings.map((one) => one.pages)].map(([page]) => page);
    const chosen = [startPage(pages), ...firsts].filter((page) => page !== undefined);
    return [...new Set([...chosen, ...findings.flatMap((one) => one.pages)])];
}
function choosePagesToHang(opened, observed, { groups }) {
    const requesting = new Set(observed.flatMap(({ pages }) => pages));
    const firsts = [...groups.values()].map((group) => group.find((page) => requesting.has(page)));
    return [...new Set([...opened.slice(0, 1), ...firsts.filter((page) => page !== undefined)])];
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(75);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(500);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js + 1 modules
var body = __webpack_require__(761);
;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/cdp.js

function textField(fields, name) {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
}
function fieldsOf(fields, name) {
    return (0,body/* asFields */.qI)(fields[name]);
}
class CdpError extends Error {
    name = 'CdpError';
}
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
class CdpConnection {
    #output;
    #pending = new Map();
    #listeners = new Set();
    #parts = [];
    #size = 0;
    #nextId = 1;
    #closed = false;
    constructor(output, input) {
        this.#output = output;
        output.on('error', () => {
            this.close();
        });
        input.on('data', (chunk) => {
            this.#read(chunk);
        });
        input.on('error', () => {
            this.close();
        });
        input.on('close', () => {
            this.close();
        });
    }
    #read(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
            this.#parts.push(chunk.subarray(start, end));
            this.#receive(Buffer.concat(this.#parts).toString('utf8'));
            [this.#parts, this.#size, start] = [[], 0, end + 1];
        }
        this.#parts.push(chunk.subarray(start));
        this.#size += chunk.length - start;
        if (this.#size > MAX_MESSAGE_BYTES)
            this.close();
    }
    #receive(text) {
        const message = (0,body/* parseJson */.qF)(text);
        if (!(0,body/* isRecord */.u4)(message))
            return;
        const { id, method, params, sessionId, result, error } = message;
        if (typeof id === 'number') {
            const waiting = this.#pending.get(id);
            this.#pending.delete(id);
            if ((0,body/* isRecord */.u4)(error))
                waiting?.reject(new CdpError(textField(error, 'message')));
            else
                waiting?.resolve((0,body/* asFields */.qI)(result));
        }
        else if (typeof method === 'string') {
            const event = {
                method,
                params: (0,body/* asFields */.qI)(params),
                sessionId: typeof sessionId === 'string' ? sessionId : undefined,
            };
            for (const listener of [...this.#listeners])
                listener(event);
        }
    }
    send(method, params = {}, sessionId) {
        if (this.#closed)
            return Promise.reject(new CdpError('The browser is gone.'));
        const id = this.#nextId++;
        const answer = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
        this.#output.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
        return answer;
    }
    listen(listener) {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }
    get isClosed() {
        return this.#closed;
    }
    close() {
        if (this.#closed)
            return;
        this.#closed = true;
        for (const { reject } of this.#pending.values())
            reject(new CdpError('The browser is gone.'));
        this.#pending.clear();
        this.#output.destroy();
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/launch.js






const PASSED_ON = [
    'PATH',
    'LANG',
    'LC_ALL',
    'TZ',
    'SystemRoot',
    'windir',
    'ProgramFiles',
    'ProgramFiles(x86)',
    'ProgramData',
    'LOCALAPPDATA',
    'TEMP',
    'TMP',
];
const START_TIMEOUT_MS = 30_000;
const END_TIMEOUT_MS = 3_000;
function isolation(proxy) {
    return [
        `--proxy-server=${proxy}`,
        '--proxy-bypass-list=<-loopback>',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--dns-prefetch-disable',
        '--disable-quic',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--webrtc-ip-handling-policy=disable_non_proxied_udp',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-client-side-phishing-detection',
        '--disable-sync',
        '--disable-extensions',
        '--disable-default-apps',
        '--disable-breakpad',
        '--disable-crash-reporter',
        '--no-pings',
        '--no-service-autorun',
        '--metrics-recording-only',
        '--disable-features=BackForwardCache,AutofillServerCommunication,CertificateTransparencyComponentUpdater,DialMediaRouteProvider,DnsOverHttps,InterestFeedContentSuggestions,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,Translate,WebTransport',
    ];
}
const APPEARANCE = [
    '--headless=new',
    '--remote-debugging-pipe',
    '--no-first-run',
    '--no-default-browser-check',
    '--window-size=1280,720',
    '--force-device-scale-factor=1',
    '--hide-scrollbars',
    '--mute-audio',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--deny-permission-prompts',
    '--block-new-web-contents',
    '--password-store=basic',
    '--use-mock-keychain',
    '--disable-blink-features=FileSystemAccess',
];
function hasEnded({ exitCode, signalCode }) {
    return exitCode !== null || signalCode !== null;
}
async function endProcess(child) {
    if (hasEnded(child))
        return;
    const ended = new Promise((resolve) => child.once('exit', () => {
        resolve();
    }));
    await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(END_TIMEOUT_MS, undefined, { ref: false })]);
    if (hasEnded(child))
        return;
    child.kill('SIGKILL');
    await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(END_TIMEOUT_MS, undefined, { ref: false })]);
}
function startProcess({ program, environment, proxy }, profile, isSandboxed) {
    const args = [
        ...APPEARANCE,
        ...isolation(proxy),
        `--user-data-dir=${profile}`,
        ...(isSandboxed ? [] : ['--no-sandbox']),
        'about:blank',
    ];
    const passed = Object.fromEntries(PASSED_ON.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])));
    return (0,external_node_child_process_.spawn)(program, args, {
        env: { ...passed, HOME: profile, XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile },
        stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
        cwd: profile,
    });
}
async function waitForBrowser(child, connection) {
    const failed = new Promise((_resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code, signal) => {
            reject(new Error(`The browser ended while it started (${signal ?? `exit code ${code ?? 'none'}`}).`));
        });
    });
    failed.catch(() => undefined);
    const late = new AbortController();
    const timeout = (0,external_node_timers_promises_.setTimeout)(START_TIMEOUT_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error('The browser did not start in 30 s.');
    });
    try {
        await Promise.race([connection.send('Browser.getVersion'), failed, timeout]);
    }
    finally {
        late.abort();
        timeout.catch(() => undefined);
    }
}
async function launchBrowser(options) {
    await (0,promises_.mkdir)(options.temp, { recursive: true });
    const profile = await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temp, 'browser-'));
    const isSandboxed = process.getuid?.() !== 0;
    const child = startProcess(options, profile, isSandboxed);
    child.on('error', () => undefined);
    const [output, input] = [child.stdio[3], child.stdio[4]];
    if (!(output instanceof external_node_stream_.Writable) || !(input instanceof external_node_stream_.Readable))
        throw new Error('The browser has no pipe.');
    const connection = new CdpConnection(output, input);
    const close = async () => {
        const asked = connection.send('Browser.close').catch(() => undefined);
        await Promise.race([asked, (0,external_node_timers_promises_.setTimeout)(END_TIMEOUT_MS, undefined, { ref: false })]);
        connection.close();
        await endProcess(child);
        await (0,promises_.rm)(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => undefined);
    };
    try {
        await waitForBrowser(child, connection);
        return { connection, isSandboxed, close };
    }
    catch (error) {
        child.kill('SIGKILL');
        await close();
        throw error;
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/audit/allow.js
var allow = __webpack_require__(243);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(67);
// EXTERNAL MODULE: ./.work/stage/lib/site/folder.js
var folder = __webpack_require__(298);
// EXTERNAL MODULE: ./.work/stage/lib/site/site-files.js
var site_files = __webpack_require__(999);
;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/site-proxy.js




const SITE_ORIGIN = 'http://127.0.0.1:8080';
const TYPES = {
    '.html': 'text/html; charset=utf-8',
    '.htm': 'text/html; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.json': 'application/json',
    '.map': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.gif': 'image/gif',
    '.webp': 'image/webp',
    '.avif': 'image/avif',
    '.ico': 'image/x-icon',
    '.woff': 'font/woff',
    '.woff2': 'font/woff2',
    '.ttf': 'font/ttf',
    '.otf': 'font/otf',
    '.wasm': 'application/wasm',
    '.mp4': 'video/mp4',
    '.webm': 'video/webm',
    '.mp3': 'audio/mpeg',
    '.vtt': 'text/vtt; charset=utf-8',
    '.pdf': 'application/pdf',
    '.xml': 'application/xml',
    '.txt': 'text/plain; charset=utf-8',
};
async function sendFile({ root, path, status }, response) {
    const handle = await (0,site_files/* openSiteFile */._)(root, path);
    const type = TYPES[(0,external_node_path_.extname)(path).toLowerCase()] ?? 'application/octet-stream';
    response.writeHead(status, { 'content-type': type, 'cache-control': (0,folder/* isPage */.yp)(path) ? 'no-store' : 'max-age=3600' });
    const content = handle.createReadStream().on('error', () => response.destroy());
    response.once('close', () => content.destroy());
    if (response.closed)
        content.destroy();
    else
        content.pipe(response);
}
async function answer({ root, resolver }, url, response) {
    const found = resolver.resolve({ page: 'index.html', href: url.pathname });
    const path = found.kind === 'file' ? found.path : undefined;
    if (path?.endsWith('/index.html') === true && !url.pathname.endsWith('/') && !url.pathname.endsWith('.html')) {
        response.writeHead(301, { location: `${url.pathname}/${url.search}` }).end();
    }
    else if (path !== undefined)
        await sendFile({ root, path, status: 200 }, response);
    else if (resolver.fileAt('404.html') === '404.html')
        await sendFile({ root, path: '404.html', status: 404 }, response);
    else
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
}
function tunnelUrl(target) {
    const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(target) ?? [];
    if (port === '80')
        return `ws://${host}/`;
    return port === '443' ? `https://${host}/` : `https://${host}:${port}/`;
}
async function startSiteProxy(options) {
    const sockets = new Set();
    const waiting = new Set();
    const state = { cutOff: 'refuse' };
    const cut = (socket, url) => {
        options.onRequest(url);
        if (state.cutOff === 'hang')
            waiting.add(socket.once('close', () => waiting.delete(socket)));
        else
            socket.destroy();
    };
    const onRequest = (request, response) => {
        const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : undefined;
        if (url?.origin !== SITE_ORIGIN) {
            cut(request.socket, request.url ?? '');
            return;
        }
        answer(options, url, response).catch(() => {
            if (response.headersSent)
                response.destroy();
            else
                response.writeHead(404).end();
        });
    };
    const server = (0,external_node_http_.createServer)(onRequest);
    server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket))));
    server.on('connect', (request, socket) => {
        cut(socket, tunnelUrl(request.url ?? ''));
    });
    server.on('upgrade', (request, socket) => {
        cut(socket, request.url ?? '');
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    await new Promise((resolve, reject) => {
        server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    return Object.assign(state, {
        address: `http://127.0.0.1:${port}`,
        drop: () => {
            for (const socket of waiting)
                socket.destroy();
        },
        close: () => new Promise((resolve) => {
            server.close(() => {
                resolve();
            });
            for (const socket of sockets)
                socket.destroy();
        }),
    });
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/observations.js


const KINDS = {
    Document: 'frame',
    Stylesheet: 'stylesheet',
    Image: 'image',
    Media: 'media',
    Font: 'font',
    Script: 'script',
    TextTrack: 'track',
    Manifest: 'manifest',
    Other: 'other',
    '': 'other',
};
class Observations {
    #found = new Map();
    #resolver;
    constructor(resolver) {
        this.#resolver = resolver;
    }
    add(page, requests, connections) {
        const urls = new Set(requests.map(({ url }) => url));
        const hosts = new Set([...urls].map((url) => (URL.canParse(url) ? new URL(url).host : '')));
        const unseen = connections.filter((url) => URL.canParse(url) && !urls.has(url) && !(/^(?:https|ws):/.test(url) && hosts.has(new URL(url).host)));
        for (const { url, type } of [...requests, ...unseen.map((one) => ({ url: one, type: '' }))]) {
            if (!this.#isForeign(url))
                continue;
            const address = new URL(url);
            address.hash = '';
            const entry = this.#found.get(address.href) ?? { kind: KINDS[type] ?? 'fetch', pages: new Set() };
            entry.pages.add(page);
            this.#found.set(address.href, entry);
        }
    }
    #isForeign(url) {
        if (!/^(?:https?|wss?):/i.test(url) || !URL.canParse(url) || new URL(url).origin === SITE_ORIGIN)
            return false;
        return this.#resolver.resolve({ page: 'index.html', href: url }).kind === 'external';
    }
    list() {
        return [...this.#found]
            .map(([url, { kind, pages }]) => ({ url, kind, pages: [...pages].sort() }))
            .sort((one, other) => (one.url < other.url ? -1 : 1));
    }
}
function findUnexplained(observed, { requests }) {
    const known = new Set(requests.map(({ target }) => (0,allow/* withoutScheme */.yO)(target)));
    const hosts = new Set(requests.map(({ target }) => new URL(target).host));
    const prefixes = requests
        .filter(({ class: requestClass }) => requestClass === 'possible')
        .map(({ target }) => (0,allow/* withoutScheme */.yO)(target).replace(/\/$/, ''));
    return observed.filter(({ url, kind }) => {
        const address = (0,allow/* withoutScheme */.yO)(url);
        if (known.has(address) || prefixes.some((prefix) => address.startsWith(prefix)))
            return false;
        return !(kind === 'other' && new URL(url).pathname === '/' && hosts.has(new URL(url).host));
    });
}

// EXTERNAL MODULE: ./.work/stage/lib/site/resolve.js
var resolve = __webpack_require__(252);
;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/tab.js

const BLANK = 'about:blank';
class Tab {
    #connection;
    #session;
    #sessions;
    #stop;
    #loaded = Promise.withResolvers();
    #requests = [];
    #lastMs = performance.now();
    #url = BLANK;
    #hasArrived = false;
    #hasLoaded = false;
    #hasFailed = false;
    constructor(connection, session) {
        this.#connection = connection;
        this.#session = session;
        this.#sessions = new Set([session]);
        this.#stop = connection.listen((event) => {
            this.#onEvent(event);
        });
        this.#watch(session);
    }
    get requests() {
        return this.#requests;
    }
    get hasLoaded() {
        return this.#hasLoaded;
    }
    get hasFailed() {
        return this.#hasFailed;
    }
    get lastMs() {
        return this.#lastMs;
    }
    get loaded() {
        return this.#loaded.promise;
    }
    command(method, params = {}) {
        return this.#connection.send(method, params, this.#session);
    }
    navigate(url) {
        this.#url = url;
        this.#requests = [];
        this.#hasArrived = false;
        this.#hasLoaded = false;
        this.#loaded = Promise.withResolvers();
        this.#lastMs = performance.now();
        this.command('Page.navigate', { url }).then(({ errorText }) => {
            if (errorText !== undefined)
                this.#fail();
        }, () => {
            this.#fail();
        });
    }
    #fail() {
        this.#hasFailed = true;
        this.#loaded.resolve(undefined);
    }
    detach() {
        this.#stop();
    }
    #send(method, params, session = this.#session) {
        this.#connection.send(method, params, session).catch(() => undefined);
    }
    #watch(session) {
        this.#sessions.add(session);
        this.#send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }, session);
        this.#send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, session);
        this.#send('Runtime.runIfWaitingForDebugger', {}, session);
    }
    #add(url, type) {
        this.#requests.push({ url, type });
        this.#lastMs = performance.now();
    }
    #onEvent({ method, params, sessionId }) {
        if (sessionId === undefined || !this.#sessions.has(sessionId))
            return;
        if (method.startsWith('Network.'))
            this.#onNetworkEvent(method, params);
        else if (method === 'Target.attachedToTarget')
            this.#watch(textField(params, 'sessionId'));
        else if (method === 'Target.detachedFromTarget')
            this.#sessions.delete(textField(params, 'sessionId'));
        else
            this.#onPageEvent(method, params);
    }
    #onNetworkEvent(method, params) {
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
    #onPageEvent(method, params) {
        switch (method) {
            case 'Page.frameNavigated': {
                const frame = fieldsOf(params, 'frame');
                const isBlank = textField(frame, 'url') === BLANK;
                if (frame['parentId'] === undefined && isBlank === (this.#url === BLANK))
                    this.#hasArrived = true;
                break;
            }
            case 'Page.loadEventFired':
                if (!this.#hasArrived)
                    break;
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

;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/open-page.js





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
const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers';
async function ask(tab, method, params) {
    const timeout = new AbortController();
    const answer = tab.command(method, params).catch(() => undefined);
    const late = (0,external_node_timers_promises_.setTimeout)(COMMAND_MS, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined);
    try {
        return await Promise.race([answer, late]);
    }
    finally {
        timeout.abort();
    }
}
async function evaluate(tab, expression) {
    const answer = await ask(tab, 'Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return answer === undefined ? undefined : fieldsOf(answer, 'result')['value'];
}
async function takePicture(tab) {
    const data = textField((await ask(tab, 'Page.captureScreenshot', { format: 'png' })) ?? {}, 'data');
    return data === '' ? undefined : Buffer.from(data, 'base64');
}
async function waitUntilQuiet(tab, quietMs, endMs) {
    const fromMs = performance.now() - quietMs / 2;
    while (performance.now() < endMs && performance.now() - Math.max(tab.lastMs, fromMs) < quietMs)
        await (0,external_node_timers_promises_.setTimeout)(30);
}
async function visit(tab, { path, limits, takePicture: wanted }) {
    const endMs = performance.now() + limits.totalMs;
    tab.navigate(`${SITE_ORIGIN}${new URL((0,resolve/* addressOf */.ci)(path)).pathname}`);
    await Promise.race([tab.loaded, (0,external_node_timers_promises_.setTimeout)(limits.loadMs, undefined, { ref: false })]);
    const painted = await evaluate(tab, PAINTED);
    const picture = wanted ? await takePicture(tab) : undefined;
    if (painted !== undefined)
        await evaluate(tab, SCROLL);
    await waitUntilQuiet(tab, limits.quietMs, endMs);
    if (tab.hasFailed && !tab.hasLoaded)
        throw new Error('The page crashed, or the browser refused to load it.');
    return { requests: tab.requests, loaded: tab.hasLoaded, painted: painted === true, picture };
}
class PageOpener {
    #proxy;
    #open;
    constructor(proxy) {
        this.#proxy = proxy;
    }
    async open(connection, options) {
        if (this.#open?.connection !== connection)
            await this.#start(connection);
        const tab = this.#open?.tab;
        if (tab === undefined)
            throw new Error('A tab could not be opened.');
        try {
            return await visit(tab, options);
        }
        finally {
            this.#proxy.drop();
            if (!(await this.#leave(tab)))
                await this.close();
        }
    }
    async #start(connection) {
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
    async #leave(tab) {
        if (tab.hasFailed)
            return false;
        const left = async () => {
            await tab.command('Runtime.evaluate', { expression: 'sessionStorage.clear()' });
            tab.navigate(BLANK);
            await tab.loaded;
            if (tab.hasFailed)
                return false;
            await tab.command('Storage.clearDataForOrigin', { origin: SITE_ORIGIN, storageTypes: STORAGE });
            return true;
        };
        return Promise.race([left().catch(() => false), (0,external_node_timers_promises_.setTimeout)(LEAVE_MS, false, { ref: false })]);
    }
    async close() {
        const open = this.#open;
        this.#open = undefined;
        if (open === undefined)
            return;
        open.tab.detach();
        const disposed = open.connection.send('Target.disposeBrowserContext', { browserContextId: open.contextId });
        await Promise.race([disposed.catch(() => undefined), (0,external_node_timers_promises_.setTimeout)(COMMAND_MS, undefined, { ref: false })]);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/proof.js






const SLOTS = { refuse: 4, hang: 6 };
const LIMITS = {
    refuse: { loadMs: 8_000, quietMs: 350, totalMs: 12_000 },
    hang: { loadMs: 1_500, quietMs: 350, totalMs: 4_000 },
};
const TOTAL_MS = 240_000;
const PROGRESS_PAGES = 20;
class ProofRun {
    #options;
    #observations;
    #endMs = performance.now() + TOTAL_MS;
    blank = [];
    opened = new Set();
    picture;
    #browser;
    #ownProxy;
    constructor(options) {
        this.#options = options;
        this.#observations = new Observations(options.resolver);
    }
    get observed() {
        return this.#observations.list();
    }
    async #launch() {
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
    async #running() {
        this.#browser ??= this.#launch();
        const before = this.#browser;
        const browser = await before;
        if (!browser.connection.isClosed)
            return browser;
        if (this.#browser === before)
            this.#browser = browser.close().then(() => this.#launch());
        return await this.#browser;
    }
    async #open(page, mode, { opener, urls }) {
        const { connection } = await this.#running();
        urls.length = 0;
        const isShown = page === startPage(this.#options.findings.pages);
        const takePicture = mode === 'hang' && this.picture === undefined && isShown;
        try {
            const opened = await opener.open(connection, { path: page, limits: LIMITS[mode], takePicture });
            this.#observations.add(page, opened.requests, urls);
            if (mode === 'hang' && !opened.loaded && !opened.painted)
                this.blank.push(page);
            this.picture ??= opened.picture;
            this.opened.add(page);
        }
        catch (error) {
            this.#options.logger.debug(`A page was not opened: ${error instanceof Error ? error.message : 'unknown reason'}`);
        }
    }
    async #work(queue, mode, onPage) {
        const { findings, resolver, signal } = this.#options;
        const urls = [];
        const proxy = await startSiteProxy({ root: findings.root, resolver, onRequest: (url) => urls.push(url) });
        proxy.cutOff = mode;
        const opener = new PageOpener(proxy);
        try {
            while (performance.now() < this.#endMs) {
                const page = queue.shift();
                if (page === undefined)
                    return;
                await unlessAborted(this.#open(page, mode, { opener, proxy, urls }), signal);
                onPage();
            }
        }
        finally {
            await opener.close();
            await proxy.close();
        }
    }
    async run(pages, mode) {
        const queue = [...pages];
        let done = 0;
        const onPage = () => {
            done += 1;
            const what = mode === 'refuse' ? 'refused' : 'unanswered';
            if (done % PROGRESS_PAGES === 0)
                this.#options.logger.info(`Opened ${done} of ${pages.length} pages, with requests to other hosts ${what}.`);
        };
        const slots = Math.min(SLOTS[mode], pages.length);
        await Promise.all(Array.from({ length: slots }, () => this.#work(queue, mode, onPage)));
    }
    async close() {
        const browser = await this.#browser?.catch(() => undefined);
        await browser?.close();
        await this.#ownProxy?.close();
    }
}
async function proveInBrowser(options) {
    const run = new ProofRun(options);
    const pages = choosePages(options.findings);
    try {
        await run.run(pages, 'refuse');
        const left = pages.length - run.opened.size;
        await run.run(choosePagesToHang(pages, run.observed, options.findings), 'hang');
        const requests = run.observed;
        const unexplained = findUnexplained(requests, options.findings);
        return { pages: run.opened.size, requests, unexplained, blank: run.blank.sort(), left, picture: run.picture };
    }
    finally {
        await run.close();
    }
}


/***/ })

};
