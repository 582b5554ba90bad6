export const id = 821;
export const ids = [821];
export const modules = {

/***/ 8821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writePullRequestComment: () => (/* binding */ writePullRequestComment)
});

// EXTERNAL MODULE: ./.work/stage/node_modules/@actions/github/lib/github.js + 1 modules
var github = __webpack_require__(6359);
// EXTERNAL MODULE: ./.work/stage/lib/runner/abort.js
var abort = __webpack_require__(9159);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var http_body = __webpack_require__(9131);
;// CONCATENATED MODULE: ./.work/stage/lib/http/http-error.js
class HttpError extends Error {
    name = 'HttpError';
    status;
    serverMessage;
    retryAfterMs;
    redirect;
    constructor(status, { serverMessage = '', retryAfterMs, redirect = '' } = {}) {
        super(`HTTP status ${status}`);
        this.status = status;
        this.serverMessage = serverMessage;
        this.retryAfterMs = retryAfterMs;
        this.redirect = redirect;
    }
}
function isGone(error) {
    return error instanceof HttpError && (error.status === 404 || error.status === 410);
}
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+(GMT)?$/;
function parseHttpDate(text) {
    if (text === null || !HTTP_DATE.test(text.trim()))
        return undefined;
    const time = Date.parse(text.includes('GMT') ? text : `${text} GMT`);
    return Number.isNaN(time) ? undefined : time;
}
function parseRetryAfter(value, date, nowMs) {
    const text = value?.trim() ?? '';
    if (/^\d+(\.\d+)?$/.test(text))
        return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
    const until = parseHttpDate(text);
    return until === undefined ? undefined : Math.max(0, until - (parseHttpDate(date) ?? nowMs));
}

;// CONCATENATED MODULE: ./.work/stage/lib/github/fault.js


function pauseMs({ 'retry-after': retryAfter, 'x-ratelimit-reset': reset }, nowMs) {
    const requestedMs = typeof retryAfter === 'string' ? parseRetryAfter(retryAfter, null, nowMs) : undefined;
    const resetMs = typeof reset === 'string' ? Number(reset) * 1000 : Number.NaN;
    return requestedMs ?? (resetMs > nowMs ? resetMs - nowMs : undefined);
}
function faultKind(status, message, headers) {
    const limited = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message);
    if (status === 429 || (status === 403 && limited))
        return 'limited';
    if (status === 401)
        return 'token';
    if (status === 403)
        return 'denied';
    if (status === 404 || status === 410)
        return 'missing';
    return status !== undefined && status >= 400 && status < 500 ? 'refused' : 'unavailable';
}
function readFault(error, nowMs) {
    const { response, status: value } = (0,http_body/* asFields */.qI)(error);
    const headers = (0,http_body/* asFields */.qI)((0,http_body/* asFields */.qI)(response)['headers']);
    const status = typeof value === 'number' && response !== undefined ? value : undefined;
    const message = error instanceof Error ? error.message : '';
    return { kind: faultKind(status, message, headers), status, message, retryAfterMs: pauseMs(headers, nowMs) };
}
function explainFault(fault, { permission, missing }, isFork) {
    const status = fault.status === undefined ? '' : ` (${fault.status})`;
    const denied = isFork
        ? 'the run is for a pull request from a fork, where the token is read-only'
        : `\`github-token\` lacks the permission \`${permission}\``;
    const texts = {
        token: `GitHub rejected \`github-token\`${status}`,
        denied: `${denied}${status}`,
        missing: `the ${missing} was not found on GitHub${status}: it does not exist, or \`github-token\` cannot access it`,
        limited: `GitHub's rate limit was reached${status}`,
        refused: `GitHub rejected the request${status}: ${fault.message}`,
        unavailable: `GitHub is unavailable${status}: ${fault.message}`,
    };
    return texts[fault.kind];
}

;// CONCATENATED MODULE: ./.work/stage/lib/github/comment.js


const TRUSTED_AUTHORS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
function isOwnComment(comment, marker) {
    const { body, user, author_association: association } = (0,http_body/* asFields */.qI)(comment);
    const isTrusted = (0,http_body/* asFields */.qI)(user)['type'] === 'Bot' || TRUSTED_AUTHORS.has(association);
    return typeof body === 'string' && body.startsWith(marker) && isTrusted;
}
function idOf(comment) {
    const { id } = (0,http_body/* asFields */.qI)(comment);
    return typeof id === 'number' ? id : undefined;
}
async function findComment(client, target, request) {
    const { owner, repo, issueNumber, marker } = target;
    const query = { owner, repo, issue_number: issueNumber, per_page: 100, request };
    for await (const { data } of client.paginate.iterator(client.rest.issues.listComments, query)) {
        const comments = Array.isArray(data) ? data : [];
        const id = idOf(comments.find((comment) => isOwnComment(comment, marker)));
        if (id !== undefined)
            return id;
    }
    return undefined;
}
function createCommentWriter(client, target) {
    const { owner, repo, issueNumber } = target;
    let knownId;
    return async (body, request) => {
        knownId ??= await findComment(client, target, request);
        try {
            if (knownId !== undefined) {
                await client.rest.issues.updateComment({ owner, repo, comment_id: knownId, body, request });
                return;
            }
        }
        catch (error) {
            if (readFault(error, 0).kind !== 'missing')
                throw error;
        }
        const once = { owner, repo, issue_number: issueNumber, body, request: { ...request, retry: false } };
        knownId = undefined;
        knownId = idOf((await client.rest.issues.createComment(once)).data);
    };
}

// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 21 modules
var dist_src = __webpack_require__(5051);
;// CONCATENATED MODULE: ./.work/stage/lib/http/retry.js

const BASE_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const RETRY_BUDGET_MS = 300_000;
const MAX_RETRY_AFTER_TOTAL_MS = 900_000;
const LATE_SHARE = 0.1;
const MAX_SAME_FAULT = {
    certificate: 1,
    'proxy-refused': 1,
    'not-http': 1,
    'host-unknown': 5,
    malformed: 3,
    'too-large': 3,
};
const MAX_AMBIGUOUS_STARTS = 3;
const START_PAUSES_MS = [5_000, 20_000];
const START_LATE_SHARE = 0.2;
const LAG_MS = 30_000;
const MAX_LAG_PAUSE_MS = 5_000;
const MAX_QUOTA_PAUSE_MS = 300_000;
const TRANSIENT_STATUSES = new Set([408, 425, 429]);
function shortReason(failure) {
    return failure instanceof HttpError ? `HTTP ${failure.status}` : `${failure.fault} (${failure.message})`;
}
function hasStatus(failure, status) {
    return failure instanceof HttpError && failure.status === status;
}
function maybeProcessed(failure) {
    if (!(failure instanceof HttpError))
        return failure.maybeProcessed;
    if (failure.status < 500)
        return failure.status === 408;
    return failure.retryAfterMs === undefined || failure.status !== 503;
}
function isFinal(failure, state) {
    const { sameFaultCount, ambiguous, missingMs, idempotent } = state;
    if (!idempotent && ambiguous >= MAX_AMBIGUOUS_STARTS)
        return true;
    if (hasStatus(failure, 404))
        return missingMs === undefined || missingMs >= LAG_MS;
    if (failure instanceof HttpError)
        return failure.status < 500 && !TRANSIENT_STATUSES.has(failure.status);
    if (!idempotent && (failure.fault === 'malformed' || failure.fault === 'too-large'))
        return true;
    return sameFaultCount >= (MAX_SAME_FAULT[failure.fault] ?? Infinity);
}
function waitsForQuota(failure, { remainingMs, idempotent }) {
    return hasStatus(failure, 429) && idempotent && remainingMs !== Infinity;
}
function ownPauseMs(failure, state, random) {
    const doubledMs = BASE_PAUSE_MS * 2 ** (state.attempts - 1);
    if (waitsForQuota(failure, state))
        return Math.min(MAX_QUOTA_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
    if (hasStatus(failure, 404))
        return Math.min(MAX_LAG_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
    if (!state.idempotent && maybeProcessed(failure)) {
        const pauseMs = START_PAUSES_MS[state.ambiguous - 1] ?? START_PAUSES_MS[1];
        return pauseMs * (1 + START_LATE_SHARE * random());
    }
    return Math.min(MAX_PAUSE_MS, doubledMs) * random();
}
function decideRetry(failure, state, random) {
    if (isFinal(failure, state))
        return { retry: false };
    const ownMs = ownPauseMs(failure, state, random);
    const requestedMs = failure instanceof HttpError ? failure.retryAfterMs : undefined;
    if (requestedMs !== undefined && requestedMs > ownMs) {
        const leftMs = state.remainingMs === Infinity ? MAX_RETRY_AFTER_TOTAL_MS - state.retryAfterTotalMs : state.remainingMs;
        if (requestedMs > leftMs)
            return { retry: false };
        return { retry: true, requested: true, pauseMs: requestedMs * (1 + LATE_SHARE * random()) };
    }
    if (waitsForQuota(failure, state))
        return { retry: true, requested: true, pauseMs: ownMs };
    return state.failingMs < RETRY_BUDGET_MS ? { retry: true, requested: false, pauseMs: ownMs } : { retry: false };
}
class FailureCount {
    #clock;
    #startMs;
    #counts = new Map();
    #attempts = 0;
    #ambiguous = 0;
    #missingSinceMs;
    #retryAfterTotalMs = 0;
    constructor(clock) {
        this.#clock = clock;
        this.#startMs = clock.monotonic();
    }
    get ambiguous() {
        return this.#ambiguous > 0;
    }
    add(failure, request, random) {
        const { exists = false, idempotent = true, remainingMs } = request;
        const nowMs = this.#clock.monotonic();
        this.#missingSinceMs = exists && hasStatus(failure, 404) ? (this.#missingSinceMs ?? nowMs) : undefined;
        const fault = failure instanceof HttpError ? 'http' : failure.fault;
        const sameFaultCount = (this.#counts.get(fault) ?? 0) + 1;
        this.#counts.set(fault, sameFaultCount);
        this.#attempts += 1;
        if (maybeProcessed(failure))
            this.#ambiguous += 1;
        const state = {
            ...{ remainingMs, idempotent, sameFaultCount, attempts: this.#attempts, ambiguous: this.#ambiguous },
            retryAfterTotalMs: this.#retryAfterTotalMs,
            failingMs: nowMs - this.#startMs - this.#retryAfterTotalMs,
            missingMs: this.#missingSinceMs === undefined ? undefined : nowMs - this.#missingSinceMs,
        };
        const decision = decideRetry(failure, state, random);
        if (decision.retry && decision.requested)
            this.#retryAfterTotalMs += decision.pauseMs;
        return decision;
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __webpack_require__(7873);
;// CONCATENATED MODULE: ./.work/stage/lib/github/octokit.js






const MAX_RETRIES = 3;
const octokit_MAX_PAUSE_MS = 90_000;
const ATTEMPT_TIMEOUT_MS = 30_000;
const MAX_BODY_BYTES = 33_554_432;
const MAX_REDIRECTS = 3;
const HEADERS = [
    ...['content-type', 'etag', 'link', 'retry-after'],
    ...['x-ratelimit-remaining', 'x-ratelimit-reset', 'x-github-request-id'],
];
function redirectTarget({ status, headers }, method, from) {
    const location = headers.get('location');
    const keepsMethod = status === 307 || status === 308 || (method === 'GET' && (status === 301 || status === 302));
    return keepsMethod && location !== null && URL.canParse(location, from.href) ? new URL(location, from) : undefined;
}
async function toWebResponse(response) {
    const { status } = response;
    const text = await (0,http_body/* readBody */.x8)(response, MAX_BODY_BYTES);
    if (status >= 300 && status < 400 && status !== 304)
        throw new Error(`an unexpected redirect (${status})`);
    const headers = new Headers();
    for (const name of HEADERS) {
        const value = response.headers.get(name);
        if (value !== null)
            headers.set(name, value);
    }
    return new Response(text === '' ? null : text, { status, headers });
}
function createOctokitFetch(fetch, api) {
    return async (address, { method, headers, body, signal }) => {
        const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
        const request = {
            method,
            headers: { ...headers, 'accept-encoding': 'identity' },
            ...(typeof body === 'string' && { body }),
            signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        };
        let url = new URL(address);
        for (let redirects = 0;; redirects++) {
            if (url.origin !== api.origin)
                throw new Error('GitHub redirected to another host, and the token is not sent there');
            const response = await fetch(url, request);
            const target = redirects < MAX_REDIRECTS ? redirectTarget(response, method, url) : undefined;
            if (target === undefined)
                return toWebResponse(response);
            await (0,http_body/* readBody */.x8)(response, MAX_BODY_BYTES);
            url = target;
        }
    };
}
function toFailedRequest(error, nowMs) {
    const { kind, status, retryAfterMs } = readFault(error, nowMs);
    if (status === undefined)
        return (0,transport_error/* toTransportError */.fh)(error);
    return new HttpError(kind === 'limited' ? 429 : status, { retryAfterMs });
}
async function withRetries(send, { retry = true, signal = new AbortController().signal }, { clock, logger, random }) {
    const failures = new FailureCount(clock);
    for (let retries = 0;; retries++) {
        try {
            return await send();
        }
        catch (error) {
            signal.throwIfAborted();
            const failure = toFailedRequest(error, clock.now());
            const decision = failures.add(failure, { remainingMs: octokit_MAX_PAUSE_MS }, random);
            if (!retry || !decision.retry || retries >= MAX_RETRIES)
                throw error;
            logger.info(`GitHub: ${shortReason(failure)}; retrying in ${(decision.pauseMs / 1000).toFixed(1)} s.`);
            await clock.sleep(decision.pauseMs, signal);
        }
    }
}
function createClient(options) {
    const { api, fetch, token } = options;
    const debug = (message) => {
        options.logger.debug(`GitHub: ${message}`);
    };
    const client = new dist_src/* Octokit */.E({
        auth: token,
        baseUrl: api.href.replace(/\/+$/, ''),
        userAgent: 'static-export-action',
        request: { fetch: createOctokitFetch(fetch, api) },
        log: { debug: () => undefined, info: debug, warn: debug, error: debug },
    });
    client.hook.wrap('request', (send, request) => withRetries(async () => send(request), request.request, options));
    return client;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.work/stage/lib/http/hosts.js
var hosts = __webpack_require__(1960);
;// CONCATENATED MODULE: ./.work/stage/lib/github/trigger.js



function readApiUrl({ GITHUB_API_URL: address = '' }) {
    const api = URL.canParse(address) ? new URL(address) : undefined;
    return api && (0,hosts/* isHttpsOrLoopback */.cU)(api) ? api : undefined;
}
function readSha(value) {
    return typeof value === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}
function repositoryOf(environment) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(environment['GITHUB_REPOSITORY'] ?? '') ?? [];
    return owner === undefined || repo === undefined ? undefined : { owner, repo };
}
function readWorkflow(environment) {
    const { GITHUB_SERVER_URL: server = '' } = environment;
    const repository = repositoryOf(environment);
    return {
        host: URL.canParse(server) ? new URL(server).host : undefined,
        repository: repository && `${repository.owner}/${repository.repo}`,
    };
}
function readPullNumber({ pull_request: pull, issue }) {
    const ofIssue = (0,http_body/* isRecord */.u4)((0,http_body/* asFields */.qI)(issue)['pull_request']) ? (0,http_body/* asFields */.qI)(issue)['number'] : undefined;
    const value = (0,http_body/* asFields */.qI)(pull)['number'] ?? ofIssue;
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function isFork({ head, base }) {
    if ((0,http_body/* asFields */.qI)(head)['repo'] === null)
        return true;
    const [from, to] = [(0,http_body/* asFields */.qI)((0,http_body/* asFields */.qI)(head)['repo']), (0,http_body/* asFields */.qI)((0,http_body/* asFields */.qI)(base)['repo'])];
    return typeof from['full_name'] === 'string' && from['full_name'] !== to['full_name'];
}
function readRunUrl(environment) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run = '' } = environment;
    if (!URL.canParse(server) || repository === undefined || !/^\d+$/.test(run))
        return undefined;
    return `${new URL(server).origin}/${repository}/actions/runs/${run}`;
}
function readTrigger(environment, payload) {
    const event = (0,http_body/* asFields */.qI)(payload);
    const pull = (0,http_body/* asFields */.qI)(event['pull_request']);
    const headSha = readSha((0,http_body/* asFields */.qI)(pull['head'])['sha']) ?? readSha((0,http_body/* asFields */.qI)(event['merge_group'])['head_sha']);
    return {
        repository: repositoryOf(environment),
        headSha: headSha ?? readSha(environment['GITHUB_SHA']),
        pullNumber: readPullNumber(event),
        fork: isFork(pull),
        runUrl: readRunUrl(environment),
    };
}
function commentKey(environment, projectId) {
    const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step } = environment;
    const key = JSON.stringify([workflow, job, step, projectId]);
    return (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./.work/stage/lib/github/pull-request-comment.js






const MAX_COMMENT_LENGTH = 60_000;
const WARNING_TITLE = 'GitHub not updated';
function shorten(markdown) {
    if (markdown.length <= MAX_COMMENT_LENGTH)
        return markdown;
    return `${markdown.slice(0, markdown.lastIndexOf('\n', MAX_COMMENT_LENGTH))}\n\nThe rest is in the report.`;
}
async function writePullRequestComment(markdown, options) {
    const { environment, name, signal, logger, clock } = options;
    const { repository, pullNumber, fork, runUrl } = readTrigger(environment, github/* context */._.payload);
    if (repository === undefined || pullNumber === undefined) {
        logger.info('No comment was written, because no pull request triggered this run.');
        return;
    }
    const marker = `<!-- ${name}:${commentKey(environment, name)} -->`;
    const run = runUrl === undefined ? '' : `\n\n[workflow run](${runUrl})`;
    const api = readApiUrl(environment);
    if (api === undefined) {
        logger.warning('The comment was not written, because GITHUB_API_URL is not set to an https URL.', WARNING_TITLE);
        return;
    }
    const write = createCommentWriter(createClient({ ...options, api }), {
        ...repository,
        issueNumber: pullNumber,
        marker,
    });
    try {
        await (0,abort/* unlessAborted */.W)(write(`${marker}\n${shorten(markdown)}${run}`, { signal }), signal);
    }
    catch (error) {
        signal.throwIfAborted();
        const purpose = { permission: 'pull-requests: write', missing: 'pull request' };
        const reason = explainFault(readFault(error, clock.now()), purpose, fork);
        logger.warning(`The comment was not written, because ${reason}.`, WARNING_TITLE);
    }
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
