export const id = 808;
export const ids = [808];
export const modules = {

/***/ 4808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHttpClient: () => (/* binding */ createHttpClient)
});

// EXTERNAL MODULE: ./.work/stage/lib/runner/abort.js
var abort = __webpack_require__(9159);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(3053);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var body = __webpack_require__(9131);
;// CONCATENATED MODULE: ./.work/stage/lib/http/interim-responses.js



const CONNECTED = 'undici:client:connected';
const INTERIM_STATUS = String.raw `HTTP/1\.\d 1(?!01)\d\d`;
const INTERIM_START = new RegExp(`^${INTERIM_STATUS}`);
const INTERIM_RESPONSES = new RegExp(String.raw `^(?:${INTERIM_STATUS}[^]*?\r\n\r\n)*`);
const START_LENGTH = 'HTTP/1.1 100'.length;
const MAX_HEAD_BYTES = 16_384;
function isIncomplete(head) {
    if (head.length >= MAX_HEAD_BYTES)
        return false;
    return INTERIM_START.test(head) || (head.length < START_LENGTH && 'HTTP/1.'.startsWith(head.slice(0, 7)));
}
function filterSocket(message) {
    const { socket } = (0,body/* asFields */.qI)(message);
    if (!(socket instanceof external_node_net_.Socket))
        return;
    const read = socket.read.bind(socket);
    const write = socket.write.bind(socket);
    let head;
    Object.assign(socket, {
        write: (...data) => {
            head ??= Buffer.alloc(0);
            return write(...data);
        },
        read: (size) => {
            const bytes = read(size);
            if (head === undefined || bytes === null)
                return bytes;
            head = Buffer.concat([head, bytes]);
            const text = head.toString('latin1', 0, MAX_HEAD_BYTES);
            const interimLength = INTERIM_RESPONSES.exec(text)?.[0].length ?? 0;
            head = head.subarray(interimLength);
            if (isIncomplete(text.slice(interimLength)))
                return null;
            const rest = head;
            head = undefined;
            return rest;
        },
    });
}
function ignoreInterimResponses() {
    (0,external_node_diagnostics_channel_.subscribe)(CONNECTED, filterSocket);
    return () => {
        (0,external_node_diagnostics_channel_.unsubscribe)(CONNECTED, filterSocket);
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/http/hosts.js
var hosts = __webpack_require__(1960);
;// CONCATENATED MODULE: ./.work/stage/lib/http/proxy.js



function readVariable(environment, lowerCase) {
    return [lowerCase, lowerCase.toUpperCase()]
        .map((name) => ({ name, value: environment[name]?.trim() ?? '' }))
        .find(({ value }) => value !== '');
}
function inNetwork(entry, host) {
    const [, network = '', prefix = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/.exec(entry) ?? [];
    const version = (0,external_node_net_.isIP)(network);
    if (version === 0 || (0,external_node_net_.isIP)(host) !== version || Number(prefix) > (version === 4 ? 32 : 128))
        return false;
    const list = new external_node_net_.BlockList();
    list.addSubnet(network, Number(prefix), `ipv${version === 4 ? 4 : 6}`);
    return list.check(host, `ipv${version === 4 ? 4 : 6}`);
}
function matches(entry, host, port) {
    if (entry === '*' || inNetwork(entry, host))
        return true;
    const [, name = '', entryPort] = /^(\[[^\]]*\]|[^:]*|[^:]*:[^:]*:.*?)(?::(\d+))?$/.exec(entry) ?? [];
    if (entryPort !== undefined && entryPort !== port)
        return false;
    const bare = name.replace(/^\*?\./, '').replace(/^\[|\]$|\.$/g, '');
    return bare !== '' && (host === bare || host.endsWith(`.${bare}`));
}
function isExempt(url, noProxy) {
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    const entries = noProxy.toLowerCase().split(/[\s,]+/);
    return entries.some((entry) => entry !== '' && matches(entry, (0,hosts/* bareHost */.n0)(url), port));
}
function isProxyUrl({ protocol, hostname, username, password }) {
    return /^https?:$/.test(protocol) && hostname !== '' && !/%(?![0-9a-f]{2})/i.test(username + password);
}
function proxyFor(url, environment) {
    const setting = readVariable(environment, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy');
    if (!setting || isExempt(url, readVariable(environment, 'no_proxy')?.value ?? ''))
        return undefined;
    const text = setting.value.includes('://') ? setting.value : `http://${setting.value}`;
    const proxy = URL.canParse(text) ? new URL(text) : undefined;
    if (proxy && isProxyUrl(proxy))
        return proxy;
    throw new errors/* ActionError */.lZ('proxy-invalid', `The environment variable ${setting.name} is not a valid proxy URL.`, {
        hint: `Set it to the form http://host:port, or unset it. No request was sent, because a request without the proxy could bypass the rules of your network.`,
    });
}

// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __webpack_require__(7873);
;// CONCATENATED MODULE: ./.work/stage/lib/http/fetch.js




const CONNECT = { timeout: 30_000 };
const OPTIONS = { headersTimeout: 0, bodyTimeout: 0, allowH2: false };
const READ_AHEAD_BYTES = 256 * 1024;
async function openDispatcher(proxy) {
    if (proxy === undefined) {
        const { default: Agent } = await Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(405)]).then(__webpack_require__.t.bind(__webpack_require__, 7405, 19));
        return new Agent({ ...OPTIONS, connect: CONNECT });
    }
    const { ProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(405), __webpack_require__.e(43), __webpack_require__.e(752)]).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
    return new ProxyAgent({ ...OPTIONS, uri: proxy.href, proxyTunnel: true, requestTls: CONNECT, proxyTls: CONNECT });
}
async function send(dispatcher, url, request) {
    const { default: sendRequest } = await Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(43)]).then(__webpack_require__.t.bind(__webpack_require__, 4043, 19));
    const target = { origin: url.origin, path: url.pathname + url.search, highWaterMark: READ_AHEAD_BYTES };
    const response = sendRequest.call(dispatcher, { ...request, ...target, body: request.body ?? null });
    const { statusCode, headers, body } = await (0,abort/* unlessAborted */.W)(response, request.signal);
    body.on('error', () => undefined);
    const get = (name) => {
        const value = headers[name];
        return Array.isArray(value) ? value.join(', ') : (value ?? null);
    };
    return { status: statusCode, headers: { get }, body };
}
function createHttpClient(environment) {
    const dispatchers = new Map();
    const stopIgnoring = ignoreInterimResponses();
    return {
        fetch: async (url, request) => {
            request.signal.throwIfAborted();
            const proxy = proxyFor(url, environment);
            const key = proxy?.href ?? '';
            const opened = dispatchers.get(key) ?? openDispatcher(proxy);
            dispatchers.set(key, opened);
            try {
                return await send(await opened, url, request);
            }
            catch (error) {
                request.signal.throwIfAborted();
                throw proxy === undefined ? error : (0,transport_error/* toProxyError */.iv)(error);
            }
        },
        close: async () => {
            stopIgnoring();
            await Promise.all([...dispatchers.values()].map(async (dispatcher) => (await dispatcher).destroy()));
        },
    };
}


/***/ }),

/***/ 1960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cU: () => (/* binding */ isHttpsOrLoopback),
/* harmony export */   n0: () => (/* binding */ bareHost)
/* harmony export */ });
/* unused harmony exports isLoopback, mayBeLoopback, isLinkLocal */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);

function bareHost(url) {
    return url.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}
function unmappedHost(url) {
    const host = bareHost(url);
    const mapped = /^(?:::ffff:|64:ff9b::|::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
    if (!mapped)
        return host;
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
function isLoopback(url) {
    const host = unmappedHost(url);
    return host === 'localhost' || host === '::1' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 && host.startsWith('127.'));
}
function isHttpsOrLoopback(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}
function mayBeLoopback(url) {
    const host = unmappedHost(url);
    return isLoopback(url) || host.endsWith('.localhost') || host === '::' || (isIP(host) === 4 && host.startsWith('0.'));
}
function isLinkLocal(url) {
    const host = unmappedHost(url);
    return isIP(host) === 4 ? host.startsWith('169.254.') : isIP(host) === 6 && /^fe[89ab]/.test(host);
}


/***/ })

};
