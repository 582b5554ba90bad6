export const id = 912;
export const ids = [912];
export const modules = {

/***/ 8912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./.work/stage/node_modules/@actions/github/lib/github.js + 1 modules
var github = __webpack_require__(6359);
// EXTERNAL MODULE: ./.work/stage/lib/http/hosts.js
var hosts = __webpack_require__(1960);
// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __webpack_require__(7486);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var http_body = __webpack_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/http/retry-after.js
var retry_after = __webpack_require__(3418);
;// CONCATENATED MODULE: ./.work/stage/lib/github/fault.js


function textOf(value) {
    return typeof value === 'string' ? value : null;
}
function pauseMs(headers, nowMs) {
    const asked = (0,retry_after/* parseRetryAfter */.V)(textOf(headers['retry-after']), null, nowMs);
    const resetMs = Number(textOf(headers['x-ratelimit-reset']) ?? Number.NaN) * 1000;
    return asked ?? (resetMs > nowMs ? resetMs - nowMs : undefined);
}
function kindOf(status, words, headers) {
    const limited = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(words);
    if (status === 429 || (status === 403 && limited))
        return 'limited';
    if (status === 401)
        return 'token';
    if (status === 403)
        return 'denied';
    if (status === 404 || status === 410)
        return 'missing';
    return status >= 400 && status < 500 ? 'refused' : 'unavailable';
}
function readFault(error, nowMs) {
    const fields = (0,http_body/* isRecord */.u4)(error) ? error : {};
    const response = (0,http_body/* isRecord */.u4)(fields['response']) ? fields['response'] : {};
    const headers = (0,http_body/* isRecord */.u4)(response['headers']) ? response['headers'] : {};
    const status = typeof fields['status'] === 'number' ? fields['status'] : 500;
    const words = error instanceof Error ? error.message : '';
    return { kind: kindOf(status, words, headers), status, words, retryAfterMs: pauseMs(headers, nowMs) };
}
function explainFault(fault, { permission, missing }, { fork }) {
    const { kind, status, words } = fault;
    switch (kind) {
        case 'token':
            return `GitHub does not accept \`github-token\` (${status})`;
        case 'denied':
            return fork
                ? `the run is for a pull request from a fork, whose token can only read (${status})`
                : `\`github-token\` lacks the permission \`${permission}\` (${status})`;
        case 'missing':
            return `GitHub shows \`github-token\` no ${missing} (${status}): it does not exist, or the token cannot see it`;
        case 'limited':
            return `GitHub's rate limit is reached (${status})`;
        case 'refused':
            return `GitHub refused it (${status}): ${words}`;
        case 'unavailable':
            return `GitHub did not answer as it should (${status}): ${words}`;
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
async function find(client, place, request) {
    const { owner, repo, issueNumber, marker } = place;
    const pages = client.paginate.iterator(client.rest.issues.listComments, {
        ...{ owner, repo, issue_number: issueNumber, per_page: 100 },
        request,
    });
    for await (const { data } of pages) {
        const comments = Array.isArray(data) ? data : [];
        const own = comments.find((comment) => isOwnComment(comment, marker));
        if ((0,http_body/* isRecord */.u4)(own) && typeof own['id'] === 'number')
            return own['id'];
    }
    return undefined;
}
function createCommentKeeper(client, place) {
    const { owner, repo, issueNumber } = place;
    let known;
    const edit = async (id, body, request) => {
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
            const id = known ?? (await find(client, place, options));
            if (id !== undefined && (await edit(id, body, options))) {
                known = id;
                return;
            }
            known = undefined;
            const request = { ...options, retries: 0 };
            const { data } = await client.rest.issues.createComment({
                owner,
                repo,
                issue_number: issueNumber,
                body,
                request,
            });
            const answer = data;
            known = (0,http_body/* isRecord */.u4)(answer) && typeof answer['id'] === 'number' ? answer['id'] : undefined;
        },
    };
}

// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 20 modules
var dist_src = __webpack_require__(2264);
;// CONCATENATED MODULE: ./.work/stage/lib/github/octokit-fetch.js

const ATTEMPT_TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 33_554_432;
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
async function toResponse(answer) {
    if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
        throw new Error(`an unexpected redirect (${answer.status})`);
    const text = await (0,http_body/* readText */.yR)(answer, MAX_ANSWER_BYTES);
    const headers = HEADERS.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
    });
    return new Response(text === '' ? null : text, { status: answer.status, headers });
}
function createOctokitFetch(fetch, api) {
    return async (address, options) => {
        const method = methodOf(options.method);
        if (options.signal?.aborted === true)
            throw new DOMException('The wait has ended.', 'AbortError');
        const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
        const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
        const body = typeof options.body === 'string' ? { body: options.body } : {};
        let url = new URL(address);
        for (let redirects = 0;; redirects++) {
            if (url.origin !== api.origin)
                throw new Error('GitHub points to another host, where the token is not sent');
            const answer = await fetch(url, { method, headers: options.headers, ...body, signal });
            const target = redirects < MAX_REDIRECTS ? redirectTarget(answer, method, url) : undefined;
            if (target === undefined)
                return toResponse(answer);
            url = target;
        }
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/github/octokit.js




const MAX_LIMIT_SECONDS = 90;
const FINAL_STATUSES = [400, 401, 403, 404, 410, 422, 429, 451];
function createClient({ token, api, fetch, logger }) {
    const debug = (message) => {
        logger.debug(`GitHub: ${message}`);
    };
    const waitForLimit = (seconds, { request }, _, count) => {
        const wait = request['limit'] !== 'caller' && count === 0 && seconds <= MAX_LIMIT_SECONDS;
        logger.info(`GitHub's rate limit is reached; ${wait ? `trying again in ${seconds} s` : 'not waiting for it'}.`);
        return wait;
    };
    return new (dist_src/* Octokit */.E.plugin(dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A))({
        auth: token,
        baseUrl: api.href.replace(/\/+$/, ''),
        userAgent: 'static-export-action',
        request: { fetch: createOctokitFetch(fetch, api) },
        log: { debug: () => undefined, info: debug, warn: debug, error: debug },
        retry: { doNotRetry: FINAL_STATUSES },
        throttle: { onRateLimit: waitForLimit, onSecondaryRateLimit: waitForLimit },
    });
}

;// CONCATENATED MODULE: ./.work/stage/lib/github/pull-request-state.js

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
function readPullRequest(answer) {
    if (!(0,http_body/* isRecord */.u4)(answer))
        return { state: 'unknown', headSha: undefined };
    const sha = (0,http_body/* isRecord */.u4)(answer['head']) ? answer['head']['sha'] : undefined;
    const headSha = typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
    return { state: stateOf(answer), headSha };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __webpack_require__(8128);
// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __webpack_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/github/report.js


const MAX_DESCRIPTION_LENGTH = 140;
const STATES = { pending: 'pending', pass: 'success', advisory: 'success', fail: 'failure' };
const ICONS = { pending: '⏳', pass: '✅', advisory: '⚠️', fail: '❌' };
function commitStatus({ verdict, words, jobs }) {
    const advice = verdict === 'advisory' ? ' (advisory)' : '';
    const count = jobs.length === 1 ? '' : ` · ${jobs.length} jobs`;
    return { state: STATES[verdict], description: (0,plain_text/* plainText */.wh)(`${words}${advice}${count}`, MAX_DESCRIPTION_LENGTH) };
}
function commentMarker(key) {
    return `<!-- agent-job-gate:${key} -->`;
}
function row({ id, result, pullRequest, prState }) {
    const state = prState === 'unknown' ? '' : ` (${prState})`;
    const link = pullRequest && `${(0,markdown/* code */.a)(pullRequest.repository)} [${pullRequest.number}](${pullRequest.url})${state}`;
    return `| ${(0,markdown/* code */.a)(id)} | ${(0,markdown/* code */.a)(result)} | ${link ?? '–'} |`;
}
function commentText(report, { runUrl, headSha }, key) {
    const run = runUrl === undefined ? [] : [`[workflow run](${runUrl})`];
    const commit = headSha === undefined ? [] : [`commit ${(0,markdown/* code */.a)(headSha.slice(0, 12))}`];
    return [
        commentMarker(key),
        `${ICONS[report.verdict]} **${report.words}${report.verdict === 'advisory' ? ' (advisory)' : ''}.**`,
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









const READ_PULL = { permission: 'pull-requests: read', missing: 'such pull request' };
const WRITE_STATUS = { permission: 'statuses: write', missing: 'such commit' };
const WRITE_COMMENT = { permission: 'pull-requests: write', missing: 'such pull request' };
const FORK = 'Nothing is written to GitHub: the run is for a pull request from a fork, whose token can only read.';
function readServer(text) {
    const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
    return url && (url.protocol === 'https:' || (0,hosts/* isLoopback */.U9)(url)) ? url : undefined;
}
const ETAG = /^(?:W\/)?"[\x21\x23-\x7e]{0,250}"$/;
async function fetchPullRequest({ client, readings }, link, signal) {
    const [owner = '', repo = ''] = link.repository.split('/');
    const known = readings.get(link.url);
    const request = { signal, limit: 'caller' };
    const headers = known === undefined ? {} : { 'if-none-match': known.etag };
    try {
        const asked = client.rest.pulls.get({ owner, repo, pull_number: link.number, headers, request });
        const response = await untilAborted(asked, signal);
        const reading = readPullRequest(response.data);
        const { etag } = response.headers;
        if (etag !== undefined && ETAG.test(etag))
            readings.set(link.url, { etag, reading });
        else
            readings.delete(link.url);
        return reading;
    }
    catch (error) {
        if (known !== undefined && error instanceof Error && 'status' in error && error.status === 304)
            return known.reading;
        throw error;
    }
}
async function untilAborted(promise, signal) {
    const settled = new AbortController();
    const aborted = new Promise((_, reject) => {
        const end = () => {
            reject(signal.reason instanceof Error ? signal.reason : new Error('The wait has ended.'));
        };
        if (signal.aborted)
            end();
        else
            signal.addEventListener('abort', end, { once: true, signal: settled.signal });
    });
    try {
        return await Promise.race([promise, aborted]);
    }
    finally {
        settled.abort();
    }
}
async function tryTo(what, purpose, connection, write, signal) {
    const { options, trigger, warn } = connection;
    try {
        await untilAborted(write(), signal);
    }
    catch (error) {
        const fault = readFault(error, options.clock.now());
        if (trigger.fork && fault.kind === 'denied')
            warn(`${FORK} The step's exit code still gates.`);
        else if (signal.aborted)
            options.logger.info(`${what} was not written: the time for it was over.`);
        else
            warn(`${what} was not written, because ${explainFault(fault, purpose, trigger)}. The step's exit code still gates.`);
    }
}
async function readPull(connection, link, signal) {
    const { options, trigger } = connection;
    const server = readServer(options.environment['GITHUB_SERVER_URL']);
    if (server?.host !== link.host)
        return { kind: 'unknown', reason: 'it is not on the GitHub server of this workflow' };
    try {
        const reading = await fetchPullRequest(connection, link, signal);
        if (reading.state !== 'unknown')
            return { kind: 'known', ...reading };
        return { kind: 'unknown', reason: "GitHub's answer does not tell it" };
    }
    catch (error) {
        signal.throwIfAborted();
        const fault = readFault(error, options.clock.now());
        const reason = explainFault(fault, READ_PULL, trigger);
        if (fault.kind === 'missing')
            return { kind: 'missing', reason };
        const mayChange = fault.kind === 'limited' || fault.kind === 'unavailable';
        return mayChange ? { kind: 'later', reason, retryAfterMs: fault.retryAfterMs } : { kind: 'unknown', reason };
    }
}
async function writeStatus(connection, report, request) {
    const { client, options, trigger, warn } = connection;
    const { repository, headSha, runUrl } = trigger;
    if (options.commitStatus === undefined)
        return;
    if (repository === undefined || headSha === undefined) {
        warn('The commit status was not written: the runner does not tell the repository and the commit.');
        return;
    }
    const status = { context: options.commitStatus, ...commitStatus(report), ...(runUrl && { target_url: runUrl }) };
    const write = () => client.rest.repos.createCommitStatus({ ...repository, sha: headSha, ...status, request });
    await tryTo('The commit status', WRITE_STATUS, connection, write, request.signal);
}
async function logIfHeadMoved(connection, repository, signal) {
    const { client, options, trigger } = connection;
    if (trigger.pullNumber === undefined || options.commitStatus === undefined || trigger.headSha === undefined)
        return;
    try {
        const asked = client.rest.pulls.get({ ...repository, pull_number: trigger.pullNumber, request: { signal } });
        const { headSha } = readPullRequest((await untilAborted(asked, signal)).data);
        if (headSha === undefined || headSha === trigger.headSha)
            return;
        const [from, to] = [trigger.headSha.slice(0, 12), headSha.slice(0, 12)];
        options.logger.info(`The pull request's head moved on from ${from} to ${to} during the wait. The commit status of ${from} is finished; the newer commit needs a run of its own.`);
    }
    catch (error) {
        options.logger.debug(`GitHub: ${readFault(error, 0).words}`);
    }
}
function keeperOf({ client, options, trigger }) {
    const { repository, pullNumber } = trigger;
    if (!options.comment)
        return undefined;
    if (repository === undefined || pullNumber === undefined) {
        options.logger.info('There is no pull request to comment on: none triggered this run.');
        return undefined;
    }
    const marker = commentMarker((0,github_trigger/* commentKey */.Td)(options.environment, options.projectId));
    return createCommentKeeper(client, { ...repository, issueNumber: pullNumber, marker });
}
function connectGitHub(options) {
    const { environment, logger, projectId } = options;
    const api = readServer(environment['GITHUB_API_URL']);
    if (api === undefined)
        throw new Error('GITHUB_API_URL is not set to an https URL');
    const said = new Set();
    const warn = (text) => {
        if (!said.has(text))
            logger.warning(text, 'GitHub not told');
        said.add(text);
    };
    const trigger = (0,github_trigger/* readTrigger */.vE)(environment, github/* context */._.payload);
    const connection = { client: createClient({ ...options, api }), options, trigger, warn, readings: new Map() };
    const keeper = keeperOf(connection);
    const write = async (full, request) => {
        const report = (0,shown_text/* shownDeeply */.FZ)(full, options.redactor);
        const text = commentText(report, trigger, (0,github_trigger/* commentKey */.Td)(environment, projectId));
        const comment = async () => keeper?.write(text, request);
        await Promise.all([
            writeStatus(connection, report, request),
            tryTo('The comment', WRITE_COMMENT, connection, comment, request.signal),
        ]);
    };
    return {
        readPullRequest: (link, signal) => readPull(connection, link, signal),
        begin: (report, signal) => write(report, { signal, retries: 0, limit: 'caller' }),
        finish: async (report, signal) => {
            await write(report, { signal });
            if (trigger.repository !== undefined)
                await logIfHeadMoved(connection, trigger.repository, signal);
        },
    };
}


/***/ }),

/***/ 788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   Td: () => (/* binding */ commentKey),
/* harmony export */   vE: () => (/* binding */ readTrigger)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9131);


function fields(value) {
    return (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value) ? value : {};
}
function readSha(value) {
    return typeof value === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}
function readNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function readRepository(environment) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(environment['GITHUB_REPOSITORY'] ?? '') ?? [];
    return owner === undefined || repo === undefined ? undefined : { owner, repo };
}
function readWorkflow(environment) {
    const { GITHUB_SERVER_URL: server = '' } = environment;
    const repository = readRepository(environment);
    return {
        host: URL.canParse(server) ? new URL(server).host : undefined,
        repository: repository && `${repository.owner}/${repository.repo}`,
    };
}
function readPullNumber(payload) {
    const issue = fields(payload['issue']);
    const ofIssue = (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(issue['pull_request']) ? issue['number'] : undefined;
    return readNumber(fields(payload['pull_request'])['number'] ?? ofIssue);
}
function isFork(payload) {
    const pull = fields(payload['pull_request']);
    const [head, base] = [fields(fields(pull['head'])['repo']), fields(fields(pull['base'])['repo'])];
    const foreign = (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(pull['head']) && pull['head']['repo'] === null;
    return foreign || (typeof head['full_name'] === 'string' && head['full_name'] !== base['full_name']);
}
function readRunUrl(environment) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run = '' } = environment;
    if (!URL.canParse(server) || repository === undefined || !/^\d+$/.test(run))
        return undefined;
    return `${new URL(server).origin}/${repository}/actions/runs/${run}`;
}
function readTrigger(environment, payload) {
    const event = fields(payload);
    const pullHead = fields(fields(event['pull_request'])['head']);
    const headSha = readSha(pullHead['sha']) ?? readSha(fields(event['merge_group'])['head_sha']);
    return {
        repository: readRepository(environment),
        headSha: headSha ?? readSha(environment['GITHUB_SHA']),
        pullNumber: readPullNumber(event),
        fork: isFork(event),
        runUrl: readRunUrl(environment),
    };
}
function commentKey(environment, projectId) {
    const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step } = environment;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([workflow, job, step, projectId]))
        .digest('hex')
        .slice(0, 16);
}


/***/ })

};
