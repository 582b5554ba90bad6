export const id = 320;
export const ids = [320];
export const modules = {

/***/ 6320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./.work/stage/node_modules/@actions/github/lib/github.js + 1 modules
var github = __webpack_require__(6359);
// EXTERNAL MODULE: ./.work/stage/lib/runner/abort.js
var abort = __webpack_require__(9159);
// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __webpack_require__(7486);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var http_body = __webpack_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/http/http-error.js
var http_error = __webpack_require__(2068);
;// CONCATENATED MODULE: ./.work/stage/lib/github/fault.js


function pauseMs({ 'retry-after': retryAfter, 'x-ratelimit-reset': reset }, nowMs) {
    const requestedMs = typeof retryAfter === 'string' ? (0,http_error/* parseRetryAfter */.mu)(retryAfter, null, nowMs) : undefined;
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
// EXTERNAL MODULE: ./.work/stage/lib/http/retry.js
var http_retry = __webpack_require__(6773);
// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __webpack_require__(7873);
;// CONCATENATED MODULE: ./.work/stage/lib/github/octokit.js






const MAX_RETRIES = 3;
const MAX_PAUSE_MS = 90_000;
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
    return new http_error/* HttpError */.j$(kind === 'limited' ? 429 : status, { retryAfterMs });
}
async function withRetries(send, { retry = true, signal = new AbortController().signal }, { clock, logger, random }) {
    const failures = new http_retry/* FailureCount */.O(clock);
    for (let retries = 0;; retries++) {
        try {
            return await send();
        }
        catch (error) {
            signal.throwIfAborted();
            const failure = toFailedRequest(error, clock.now());
            const decision = failures.add(failure, { remainingMs: MAX_PAUSE_MS }, random);
            if (!retry || !decision.retry || retries >= MAX_RETRIES)
                throw error;
            logger.info(`GitHub: ${(0,http_retry/* shortReason */.PR)(failure)}; retrying in ${(decision.pauseMs / 1000).toFixed(1)} s.`);
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

;// CONCATENATED MODULE: ./.work/stage/lib/github/pull-request.js

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
function closedState({ merged, merged_at: mergedAt }) {
    const hasTime = typeof mergedAt === 'string' && TIMESTAMP.test(mergedAt);
    if (merged === true)
        return hasTime || mergedAt === undefined ? 'merged' : 'unknown';
    if (hasTime)
        return merged === undefined || merged === null ? 'merged' : 'unknown';
    return mergedAt === undefined || mergedAt === null ? 'closed' : 'unknown';
}
function parsePullRequest(body) {
    const pull = (0,http_body/* asFields */.qI)(body);
    const { sha } = (0,http_body/* asFields */.qI)(pull['head']);
    const headSha = typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
    if (pull['state'] === 'closed')
        return { state: closedState(pull), headSha };
    if (pull['state'] !== 'open')
        return { state: 'unknown', headSha };
    return { state: pull['draft'] === true ? 'draft' : 'open', headSha };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __webpack_require__(8128);
// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __webpack_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/github/report.js


const MAX_DESCRIPTION_LENGTH = 140;
const STATES = { pending: 'pending', pass: 'success', advisory: 'success', fail: 'failure' };
const ICONS = { pending: '⏳', pass: '✅', advisory: '⚠️', fail: '❌' };
function headline({ message, verdict }) {
    return verdict === 'advisory' ? `${message} (advisory)` : message;
}
function commitStatus(report) {
    const { length } = report.jobs;
    const text = `${headline(report)}${length === 1 ? '' : ` · ${length} jobs`}`;
    return { state: STATES[report.verdict], description: (0,plain_text/* plainText */.wh)(text, MAX_DESCRIPTION_LENGTH) };
}
function commentMarker(key) {
    return `<!-- agent-job-gate:${key} -->`;
}
function row({ id, result, pullRequest, prState }) {
    const state = prState === 'unknown' ? '' : ` (${prState})`;
    const link = pullRequest && `${(0,markdown/* code */.aY)(pullRequest.repository)} [${pullRequest.number}](${pullRequest.url})${state}`;
    return [(0,markdown/* code */.aY)(id), (0,markdown/* code */.aY)(result), link];
}
function commentText(report, { runUrl, headSha }, key) {
    const run = runUrl === undefined ? [] : [`[workflow run](${runUrl})`];
    const commit = headSha === undefined ? [] : [`commit ${(0,markdown/* code */.aY)(headSha.slice(0, 12))}`];
    return [
        commentMarker(key),
        `${ICONS[report.verdict]} **${headline(report)}.**`,
        '',
        (0,markdown/* table */.tp)([['Agent job', 'Result', 'Pull request'], ...report.jobs.map(row)]),
        '',
        [...commit, ...run].join(' · '),
    ].join('\n');
}

// EXTERNAL MODULE: ./.work/stage/lib/github/trigger.js
var github_trigger = __webpack_require__(788);
;// CONCATENATED MODULE: ./.work/stage/lib/github/connect.js









const READ_PULL = { permission: 'pull-requests: read', missing: 'pull request' };
const STATUS = { subject: 'The commit status', permission: 'statuses: write', missing: 'commit' };
const COMMENT = { subject: 'The comment', permission: 'pull-requests: write', missing: 'pull request' };
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,250}"$/;
async function fetchPullRequest({ client, cache }, link, request) {
    const [owner = '', repo = ''] = link.repository.split('/');
    const cached = cache.get(link.url);
    const headers = cached === undefined ? {} : { 'if-none-match': cached.etag };
    try {
        const response = await client.rest.pulls.get({ owner, repo, pull_number: link.number, headers, request });
        const details = parsePullRequest(response.data);
        const { etag = '' } = response.headers;
        if (ETAG.test(etag))
            cache.set(link.url, { etag, details });
        else
            cache.delete(link.url);
        return details;
    }
    catch (error) {
        if (cached !== undefined && readFault(error, 0).status === 304)
            return cached.details;
        throw error;
    }
}
async function getPullRequest(connection, link, request) {
    const { options, trigger } = connection;
    if ((0,github_trigger/* readWorkflow */.S6)(options.environment).host !== link.host)
        return { kind: 'unknown', reason: 'it is not on the GitHub server of this workflow' };
    try {
        const details = await (0,abort/* unlessAborted */.W)(fetchPullRequest(connection, link, request), request.signal);
        if (details.state === 'unknown')
            return { kind: 'unknown', reason: "GitHub's response is inconsistent" };
        return { kind: 'known', hasEtag: connection.cache.has(link.url), ...details };
    }
    catch (error) {
        request.signal.throwIfAborted();
        const fault = readFault(error, options.clock.now());
        const reason = explainFault(fault, READ_PULL, trigger.fork);
        if (fault.kind === 'missing')
            return { kind: 'missing', reason };
        const mayChange = fault.kind === 'limited' || fault.kind === 'unavailable';
        return mayChange ? { kind: 'later', reason, retryAfterMs: fault.retryAfterMs } : { kind: 'unknown', reason };
    }
}
async function tryWrite({ options, trigger, warn }, { subject, signal, ...purpose }, write) {
    try {
        await (0,abort/* unlessAborted */.W)(write(), signal);
    }
    catch (error) {
        const fault = readFault(error, options.clock.now());
        if (trigger.fork && fault.kind === 'denied') {
            warn('The commit status and the comment were not written, because the run is for a pull request from a fork, where the token is read-only. The exit code still reflects the result.');
        }
        else if (signal.aborted)
            options.logger.info(`${subject} was not written, because no time was left.`);
        else {
            const reason = explainFault(fault, purpose, trigger.fork);
            warn(`${subject} was not written, because ${reason}. The exit code still reflects the result.`);
        }
    }
}
async function writeStatus(connection, report, request) {
    const { client, options, trigger, warn } = connection;
    const { repository, headSha: sha, runUrl } = trigger;
    if (options.commitStatus === undefined)
        return;
    if (repository === undefined || sha === undefined) {
        warn('The commit status was not written: the runner did not provide the repository and the commit.');
        return;
    }
    const status = { context: options.commitStatus, ...commitStatus(report), ...(runUrl && { target_url: runUrl }) };
    await tryWrite(connection, { ...STATUS, signal: request.signal }, () => client.rest.repos.createCommitStatus({ ...repository, sha, ...status, request }));
}
async function logIfHeadMoved({ client, options, trigger }, signal) {
    const { repository, pullNumber, headSha: reportedSha } = trigger;
    if (!repository || pullNumber === undefined || options.commitStatus === undefined || !reportedSha)
        return;
    try {
        const pull = client.rest.pulls.get({ ...repository, pull_number: pullNumber, request: { signal } });
        const { headSha } = parsePullRequest((await (0,abort/* unlessAborted */.W)(pull, signal)).data);
        if (headSha === undefined || headSha === reportedSha)
            return;
        const [from, to] = [reportedSha.slice(0, 12), headSha.slice(0, 12)];
        options.logger.info(`The head of the pull request changed from ${from} to ${to} during the wait. The commit status of ${from} is final; the newer commit needs its own run.`);
    }
    catch (error) {
        options.logger.debug(`GitHub: ${readFault(error, 0).message}`);
    }
}
function commentWriterOf({ client, options, trigger }, key) {
    const { repository, pullNumber } = trigger;
    if (!options.comment)
        return undefined;
    if (repository && pullNumber !== undefined)
        return createCommentWriter(client, { ...repository, issueNumber: pullNumber, marker: commentMarker(key) });
    options.logger.info('No comment was written, because no pull request triggered this run.');
    return undefined;
}
function createGitHub(connection) {
    const { options, trigger } = connection;
    const key = (0,github_trigger/* commentKey */.Td)(options.environment, options.projectId);
    const writeComment = commentWriterOf(connection, key);
    const write = async (fullReport, request) => {
        const report = (0,shown_text/* shownDeeply */.FZ)(fullReport, options.redactor);
        await Promise.all([
            writeStatus(connection, report, request),
            tryWrite(connection, { ...COMMENT, signal: request.signal }, async () => writeComment?.(commentText(report, trigger, key), request)),
        ]);
    };
    return {
        getPullRequest: (link, request) => getPullRequest(connection, link, request),
        begin: (report, signal) => write(report, { signal, retry: false }),
        finish: async (report, signal) => {
            await write(report, { signal });
            await logIfHeadMoved(connection, signal);
        },
    };
}
function connectGitHub(options) {
    const { environment, logger } = options;
    const api = (0,github_trigger/* readApiUrl */.AX)(environment);
    if (api === undefined)
        throw new Error('GITHUB_API_URL is not set to an https URL');
    const warned = new Set();
    const warn = (text) => {
        if (!warned.has(text))
            logger.warning(text, 'GitHub not updated');
        warned.add(text);
    };
    const trigger = (0,github_trigger/* readTrigger */.vE)(environment, github/* context */._.payload);
    return createGitHub({ client: createClient({ ...options, api }), options, trigger, warn, cache: new Map() });
}


/***/ })

};
