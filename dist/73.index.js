export const id = 73;
export const ids = [73];
export const modules = {

/***/ 5073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./.work/stage/node_modules/@actions/github/lib/github.js + 1 modules
var github = __webpack_require__(6359);
// EXTERNAL MODULE: ./.work/stage/lib/http/hosts.js
var hosts = __webpack_require__(1960);
// EXTERNAL MODULE: ./.work/stage/lib/runner/abort.js
var abort = __webpack_require__(9159);
// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __webpack_require__(7486);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var http_body = __webpack_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/http/retry-after.js
var retry_after = __webpack_require__(3418);
;// CONCATENATED MODULE: ./.work/stage/lib/github/fault.js



function fieldsOf(value) {
    return (0,http_body/* isRecord */.u4)(value) ? value : {};
}
function headerOf(headers, name) {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
}
function pauseMs(headers, nowMs) {
    const requestedMs = (0,retry_after/* parseRetryAfter */.V)(headerOf(headers, 'retry-after'), null, nowMs);
    const resetMs = Number(headerOf(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000;
    return requestedMs ?? (resetMs > nowMs ? resetMs - nowMs : undefined);
}
function kindOf(status, message, headers) {
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
    const { response, status: value } = fieldsOf(error);
    const headers = fieldsOf(fieldsOf(response)['headers']);
    const status = typeof value === 'number' && response !== undefined ? value : undefined;
    const message = error instanceof Error ? error.message : '';
    return { kind: kindOf(status, message, headers), status, message, retryAfterMs: pauseMs(headers, nowMs) };
}
function explainFault(fault, { permission, missing }, isFork) {
    const { kind, message } = fault;
    const status = fault.status === undefined ? '' : ` (${fault.status})`;
    switch (kind) {
        case 'token':
            return `GitHub does not accept \`github-token\`${status}`;
        case 'denied':
            return isFork
                ? `the run is for a pull request from a fork, whose token can only read${status}`
                : `\`github-token\` lacks the permission \`${permission}\`${status}`;
        case 'missing':
            return `GitHub found no such ${missing}${status}: it does not exist, or \`github-token\` cannot access it`;
        case 'limited':
            return `GitHub's rate limit is reached${status}`;
        case 'refused':
            return `GitHub rejected the request${status}: ${message}`;
        case 'unavailable':
            return `GitHub is unavailable${status}: ${message}`;
        default:
            return (0,errors/* assertNever */.x)(kind);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/github/comment.js


const TRUSTED_AUTHORS = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
function isOwnComment(comment, marker) {
    if (!(0,http_body/* isRecord */.u4)(comment))
        return false;
    const { body, user, author_association: association } = comment;
    const isBot = (0,http_body/* isRecord */.u4)(user) && user['type'] === 'Bot';
    return typeof body === 'string' && body.startsWith(marker) && (isBot || TRUSTED_AUTHORS.has(association));
}
function idOf(comment) {
    return (0,http_body/* isRecord */.u4)(comment) && typeof comment['id'] === 'number' ? comment['id'] : undefined;
}
async function findComment(client, { owner, repo, issueNumber, marker }, request) {
    const pages = client.paginate.iterator(client.rest.issues.listComments, {
        ...{ owner, repo, issue_number: issueNumber, per_page: 100 },
        request,
    });
    for await (const { data } of pages) {
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
    const update = async (id, body, request) => {
        try {
            await client.rest.issues.updateComment({ owner, repo, comment_id: id, body, request });
            return true;
        }
        catch (error) {
            if (readFault(error, 0).kind === 'missing')
                return false;
            throw error;
        }
    };
    return {
        write: async (body, options) => {
            const id = knownId ?? (await findComment(client, target, options));
            if (id !== undefined && (await update(id, body, options))) {
                knownId = id;
                return;
            }
            knownId = undefined;
            const request = { ...options, retry: false };
            const created = await client.rest.issues.createComment({ owner, repo, issue_number: issueNumber, body, request });
            knownId = idOf(created.data);
        },
    };
}

// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 21 modules
var dist_src = __webpack_require__(5051);
// EXTERNAL MODULE: ./.work/stage/lib/http/http-error.js
var http_error = __webpack_require__(2068);
// EXTERNAL MODULE: ./.work/stage/lib/http/retry.js
var http_retry = __webpack_require__(6773);
// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __webpack_require__(7873);
;// CONCATENATED MODULE: ./.work/stage/lib/github/octokit-fetch.js

const ATTEMPT_TIMEOUT_MS = 30_000;
const MAX_BODY_BYTES = 33_554_432;
const MAX_REDIRECTS = 3;
const HEADERS = [
    'content-type',
    'etag',
    'link',
    'retry-after',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'x-github-request-id',
];
function methodOf(method) {
    if (method === 'GET' || method === 'POST' || method === 'PATCH')
        return method;
    throw new Error(`This action sends no ${method} requests.`);
}
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
    const headers = HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
    });
    return new Response(text === '' ? null : text, { status, headers });
}
function createOctokitFetch(fetch, api) {
    return async (address, options) => {
        const method = methodOf(options.method);
        const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
        const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
        const headers = { ...options.headers, 'accept-encoding': 'identity' };
        const body = typeof options.body === 'string' ? { body: options.body } : {};
        let url = new URL(address);
        for (let redirects = 0;; redirects++) {
            if (url.origin !== api.origin)
                throw new Error('GitHub redirects to another host, where the token is not sent');
            const response = await fetch(url, { method, headers, ...body, signal });
            const target = redirects < MAX_REDIRECTS ? redirectTarget(response, method, url) : undefined;
            if (target === undefined)
                return toWebResponse(response);
            await (0,http_body/* readBody */.x8)(response, MAX_BODY_BYTES);
            url = target;
        }
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/github/octokit.js






const MAX_RETRIES = 3;
const MAX_PAUSE_MS = 90_000;
function toFailedRequest(error, nowMs) {
    const { kind, status, retryAfterMs } = readFault(error, nowMs);
    if (status === undefined)
        return (0,transport_error/* toTransportError */.fh)(error);
    return new http_error/* HttpError */.j(kind === 'limited' ? 429 : status, { retryAfterMs });
}
async function withRetries(send, options, { clock, logger, random }) {
    const { retry = true, signal = new AbortController().signal } = options;
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
            logger.info(`GitHub: ${(0,http_retry/* shortReason */.PR)(failure)}; trying again in ${(decision.pauseMs / 1000).toFixed(1)} s.`);
            await clock.sleep(decision.pauseMs, signal);
        }
    }
}
function createClient(options) {
    const { token, api, fetch, logger } = options;
    const debug = (message) => {
        logger.debug(`GitHub: ${message}`);
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
function stateOf(pull) {
    if (pull['state'] === 'closed')
        return closedState(pull);
    if (pull['state'] !== 'open')
        return 'unknown';
    return pull['draft'] === true ? 'draft' : 'open';
}
function parsePullRequest(body) {
    if (!(0,http_body/* isRecord */.u4)(body))
        return { state: 'unknown', headSha: undefined };
    const sha = (0,http_body/* isRecord */.u4)(body['head']) ? body['head']['sha'] : undefined;
    const headSha = typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
    return { state: stateOf(body), headSha };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __webpack_require__(8128);
// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __webpack_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/github/report.js


const MAX_DESCRIPTION_LENGTH = 140;
const STATES = { pending: 'pending', pass: 'success', advisory: 'success', fail: 'failure' };
const ICONS = { pending: '⏳', pass: '✅', advisory: '⚠️', fail: '❌' };
function commitStatus({ verdict, message, jobs }) {
    const advice = verdict === 'advisory' ? ' (advisory)' : '';
    const count = jobs.length === 1 ? '' : ` · ${jobs.length} jobs`;
    return { state: STATES[verdict], description: (0,plain_text/* plainText */.wh)(`${message}${advice}${count}`, MAX_DESCRIPTION_LENGTH) };
}
function commentMarker(key) {
    return `<!-- agent-job-gate:${key} -->`;
}
function row({ id, result, pullRequest, prState }) {
    const state = prState === 'unknown' ? '' : ` (${prState})`;
    const link = pullRequest && `${(0,markdown/* code */.aY)(pullRequest.repository)} [${pullRequest.number}](${pullRequest.url})${state}`;
    return `| ${(0,markdown/* code */.aY)(id)} | ${(0,markdown/* code */.aY)(result)} | ${link ?? '–'} |`;
}
function commentText(report, { runUrl, headSha }, key) {
    const run = runUrl === undefined ? [] : [`[workflow run](${runUrl})`];
    const commit = headSha === undefined ? [] : [`commit ${(0,markdown/* code */.aY)(headSha.slice(0, 12))}`];
    return [
        commentMarker(key),
        `${ICONS[report.verdict]} **${report.message}${report.verdict === 'advisory' ? ' (advisory)' : ''}.**`,
        '',
        '| Agent job | Result | Pull request |',
        '| --- | --- | --- |',
        ...report.jobs.map(row),
        '',
        [...commit, ...run].join(' · '),
    ].join('\n');
}

// EXTERNAL MODULE: ./.work/stage/lib/github/trigger.js
var github_trigger = __webpack_require__(788);
;// CONCATENATED MODULE: ./.work/stage/lib/github/connect.js










const READ_PULL = { permission: 'pull-requests: read', missing: 'pull request' };
const WRITE_STATUS = { permission: 'statuses: write', missing: 'commit' };
const WRITE_COMMENT = { permission: 'pull-requests: write', missing: 'pull request' };
function readServer(text) {
    const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
    return url && (url.protocol === 'https:' || (0,hosts/* isLoopback */.U9)(url)) ? url : undefined;
}
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,250}"$/;
async function fetchPullRequest({ client, cache }, link, request) {
    const [owner = '', repo = ''] = link.repository.split('/');
    const cached = cache.get(link.url);
    const headers = cached === undefined ? {} : { 'if-none-match': cached.etag };
    try {
        const response = await client.rest.pulls.get({ owner, repo, pull_number: link.number, headers, request });
        const details = parsePullRequest(response.data);
        const { etag } = response.headers;
        if (etag !== undefined && ETAG.test(etag))
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
    const server = readServer(options.environment['GITHUB_SERVER_URL']);
    if (server?.host !== link.host)
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
async function tryWrite({ options, trigger, warn }, { what, purpose, signal, write }) {
    try {
        await (0,abort/* unlessAborted */.W)(write(), signal);
    }
    catch (error) {
        const fault = readFault(error, options.clock.now());
        if (trigger.fork && fault.kind === 'denied') {
            warn('The commit status and the comment are not written: the run is for a pull request from a fork, whose token can only read. The exit code still reflects the result.');
        }
        else if (signal.aborted)
            options.logger.info(`${what} was not written: no time was left.`);
        else {
            const reason = explainFault(fault, purpose, trigger.fork);
            warn(`${what} was not written, because ${reason}. The exit code still reflects the result.`);
        }
    }
}
async function writeStatus(connection, report, request) {
    const { client, options, trigger, warn } = connection;
    const { repository, headSha, runUrl } = trigger;
    if (options.commitStatus === undefined)
        return;
    if (repository === undefined || headSha === undefined) {
        warn('The commit status was not written: the runner did not provide the repository and the commit.');
        return;
    }
    const status = { context: options.commitStatus, ...commitStatus(report), ...(runUrl && { target_url: runUrl }) };
    await tryWrite(connection, {
        what: 'The commit status',
        purpose: WRITE_STATUS,
        signal: request.signal,
        write: () => client.rest.repos.createCommitStatus({ ...repository, sha: headSha, ...status, request }),
    });
}
async function logIfHeadMoved(connection, repository, signal) {
    const { client, options, trigger } = connection;
    if (trigger.pullNumber === undefined || options.commitStatus === undefined || trigger.headSha === undefined)
        return;
    try {
        const pull = client.rest.pulls.get({ ...repository, pull_number: trigger.pullNumber, request: { signal } });
        const { headSha } = parsePullRequest((await (0,abort/* unlessAborted */.W)(pull, signal)).data);
        if (headSha === undefined || headSha === trigger.headSha)
            return;
        const [from, to] = [trigger.headSha.slice(0, 12), headSha.slice(0, 12)];
        options.logger.info(`The head of the pull request changed from ${from} to ${to} during the wait. The commit status of ${from} is final; the newer commit needs a run of its own.`);
    }
    catch (error) {
        options.logger.debug(`GitHub: ${readFault(error, 0).message}`);
    }
}
function commentWriterOf({ client, options, trigger }) {
    const { repository, pullNumber } = trigger;
    if (!options.comment)
        return undefined;
    if (repository === undefined || pullNumber === undefined) {
        options.logger.info('No comment is written, because no pull request triggered this run.');
        return undefined;
    }
    const marker = commentMarker((0,github_trigger/* commentKey */.Td)(options.environment, options.projectId));
    return createCommentWriter(client, { ...repository, issueNumber: pullNumber, marker });
}
function connectGitHub(options) {
    const { environment, logger, projectId } = options;
    const api = readServer(environment['GITHUB_API_URL']);
    if (api === undefined)
        throw new Error('GITHUB_API_URL is not set to an https URL');
    const warned = new Set();
    const warn = (text) => {
        if (!warned.has(text))
            logger.warning(text, 'GitHub not updated');
        warned.add(text);
    };
    const trigger = (0,github_trigger/* readTrigger */.vE)(environment, github/* context */._.payload);
    const connection = { client: createClient({ ...options, api }), options, trigger, warn, cache: new Map() };
    const commentWriter = commentWriterOf(connection);
    const write = async (fullReport, request) => {
        const report = (0,shown_text/* shownDeeply */.FZ)(fullReport, options.redactor);
        const text = commentText(report, trigger, (0,github_trigger/* commentKey */.Td)(environment, projectId));
        await Promise.all([
            writeStatus(connection, report, request),
            tryWrite(connection, {
                what: 'The comment',
                purpose: WRITE_COMMENT,
                signal: request.signal,
                write: async () => commentWriter?.write(text, request),
            }),
        ]);
    };
    return {
        getPullRequest: (link, request) => getPullRequest(connection, link, request),
        begin: (report, signal) => write(report, { signal, retry: false }),
        finish: async (report, signal) => {
            await write(report, { signal });
            if (trigger.repository !== undefined)
                await logIfHeadMoved(connection, trigger.repository, signal);
        },
    };
}


/***/ })

};
