export const id = 172;
export const ids = [172];
export const modules = {

/***/ 3172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAgentFlow: () => (/* binding */ createAgentFlow)
});

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/http/fetch.js + 2 modules
var http_fetch = __webpack_require__(4808);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/job-log.js
var job_log = __webpack_require__(1311);
// EXTERNAL MODULE: ./.work/stage/lib/runner/deadline.js
var runner_deadline = __webpack_require__(737);
// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __webpack_require__(7486);
// EXTERNAL MODULE: ./.work/stage/lib/service/http.js + 1 modules
var http = __webpack_require__(5438);
// EXTERNAL MODULE: ./.work/stage/lib/github/trigger.js
var trigger = __webpack_require__(788);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/poll.js + 1 modules
var poll = __webpack_require__(6973);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var body = __webpack_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/service/schema.js
var schema = __webpack_require__(1231);
// EXTERNAL MODULE: ./.work/stage/lib/service/service-error.js
var service_error = __webpack_require__(8586);
;// CONCATENATED MODULE: ./.work/stage/lib/service/agent-client.js



function readRepository(value) {
    return (0,schema/* readLine */.Xw)(value)?.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
}
function readAgentJob(fields) {
    const job = (0,schema/* readPhase */.mc)(fields, { running: ['active'], ended: ['completed', 'failed', 'archived'] });
    const response = { fields, warnings: job.parseWarnings };
    const source = { fields: (0,body/* asFields */.qI)(fields['source']), warnings: job.parseWarnings };
    return {
        ...job,
        prLink: (0,schema/* readField */.dR)(response, 'prLink', schema/* readText */.fu),
        repository: (0,schema/* readField */.dR)(source, 'repository', readRepository),
        ref: (0,schema/* readField */.dR)(source, 'ref', schema/* readLine */.Xw),
        model: (0,schema/* readField */.dR)(response, 'model', schema/* readLine */.Xw),
        createdAt: (0,schema/* readField */.dR)(response, 'createdAt', schema/* readTimestamp */.L2),
        archivedAt: (0,schema/* readField */.dR)(response, 'archivedAt', schema/* readTimestamp */.L2),
    };
}
async function getAgentJob(send, { projectId, jobId, exists }) {
    const { body, retryAfterMs } = await send({
        method: 'GET',
        path: `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`,
        purpose: 'Status',
        job: { field: 'id', id: jobId, exists },
        subject: {
            action: 'get the status of the agent job',
            missing: `agent job ${jobId} in project ${projectId}`,
            missingHint: 'Check `project-id` and `agent-job-id`, and check that the key belongs to the organization of the project.',
            forbiddenHint: 'The key must belong to the organization that owns the project, and must be allowed to read agent jobs.',
            rateLimitHint: service_error/* POLL_LIMIT_HINT */.CO,
            inputs: '`project-id` and `agent-job-id`',
        },
    });
    return { value: readAgentJob(body), retryAfterMs };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/input-reader.js
var input_reader = __webpack_require__(3193);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/pull-request-link.js

const MAX_LINK_LENGTH = 2_048;
const NAME = String.raw `(?!\.{1,2}(?:/|$))[\w.-]+`;
const NUMBER = String.raw `([1-9]\d{0,8})`;
const LINK = new RegExp(String.raw `^https://[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(/[\w./-]+)$`, 'i');
const PATHS = [
    new RegExp(`^/(${NAME}/${NAME})/(?:pull|pulls|pull-requests)/${NUMBER}$`),
    new RegExp(`^/(projects/${NAME}/repos/${NAME})/pull-requests/${NUMBER}$`),
    new RegExp(`^/(${NAME}(?:/${NAME}){1,20})/-/merge_requests/${NUMBER}$`),
];
function barePath(path) {
    const bare = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/i, '');
    return bare.replace(/^scm\//i, '').replace(/^projects\/([^/]+)\/repos\//i, '$1/');
}
function parseRepository(repository = '') {
    if (/^[\w.-]+(\/[\w.-]+)+$/.test(repository))
        return { path: barePath(repository) };
    const text = repository.replace(/^([\w.-]+@[\w.-]+):(?=[\w./~-]+$)/, 'ssh://$1/');
    if (!URL.canParse(text))
        return {};
    const { host, hostname, pathname, protocol } = new URL(text);
    const anyPort = !/^https?:$/.test(protocol);
    return {
        host: (anyPort ? hostname.toLowerCase() : host) || undefined,
        anyPort,
        path: barePath(pathname) || undefined,
    };
}
function isSameRepository(left, right) {
    const [first, second] = [parseRepository(left), parseRepository(right)];
    if (first.path === undefined || second.path === undefined)
        return left === right;
    return first.host === second.host && first.path.toLowerCase() === second.path.toLowerCase();
}
function originProblem(link, { repository, workflow, mergeDecides }) {
    const source = parseRepository(repository);
    const linkHost = source.anyPort === true ? link.host.replace(/:\d+$/, '') : link.host;
    if (source.host !== undefined && source.host !== linkHost)
        return 'it is not on the host of the source repository';
    if (source.host === undefined && link.host !== workflow.host)
        return "the job names no host of its source repository, and the link is not on the workflow's GitHub server";
    const path = source.path ?? (mergeDecides ? (workflow.repository ?? '') : undefined);
    if (path === undefined || path.toLowerCase() === link.repository.toLowerCase())
        return undefined;
    return source.path === undefined
        ? "the job names no source repository, and the link does not belong to the workflow's repository"
        : 'it belongs to another repository';
}
function parsePullRequestLink(text, origin) {
    const [, path] = (text.length <= MAX_LINK_LENGTH ? LINK.exec(text) : null) ?? [];
    if (path === undefined || !URL.canParse(text))
        return (0,input_reader/* refuse */.TR)('it is not a plain https URL of a pull request');
    const [, name, number] = PATHS.map((form) => form.exec(path)).find((match) => match !== null) ?? [];
    if (name === undefined)
        return (0,input_reader/* refuse */.TR)('it is not the URL of a pull request');
    const { href, host } = new URL(text);
    const value = { url: href, host, repository: barePath(name), number: Number(number) };
    const reason = originProblem(value, origin);
    return reason === undefined ? (0,input_reader/* accept */.Ju)(value) : (0,input_reader/* refuse */.TR)(reason);
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent-job.js






const PULL_REQUEST_LAG_MS = 30_000;
const PULL_REQUEST_LAG_PAUSE_MS = 5_000;
const COUNTED_REQUEST_FACTOR = 6;
const LATE_SHARE = 0.1;
function newAgentJob(projectId, jobId, log) {
    const unknownBecause = 'GitHub is not queried without a valid `github-token`';
    return { projectId, jobId, log, prState: 'unknown', unknownBecause };
}
function jobLines({ projectId, jobId }, latest) {
    const hint = 'To wait for it again, re-run the step with the same inputs.';
    return (0,job_log/* jobStateLines */.O)(`Agent job ${jobId} (project ${projectId})`, latest, hint);
}
function checkSource({ jobId, latest }, { repository }) {
    const before = latest?.repository;
    if (before === undefined || repository === undefined || isSameRepository(before, repository))
        return;
    throw new errors/* ActionError */.lZ('answer-unusable', `The source repository of agent job ${jobId} changed during the wait.`, {
        details: [`It was ${before}, and is now ${repository}.`],
        hint: 'Check which server responds at `base-url`, and check the job in the dashboard.',
    });
}
function withEarlier(snapshot, earlier = snapshot) {
    return {
        ...snapshot,
        prLink: snapshot.phase === 'completed' ? snapshot.prLink : (snapshot.prLink ?? earlier.prLink),
        repository: snapshot.repository ?? earlier.repository,
        ref: snapshot.ref ?? earlier.ref,
        model: snapshot.model ?? earlier.model,
        createdAt: snapshot.createdAt ?? earlier.createdAt,
        archivedAt: snapshot.archivedAt ?? earlier.archivedAt,
    };
}
async function pollAgentJob(job, context) {
    const { environment, inputs, send } = context;
    const { projectId, jobId } = job;
    const exists = job.latest !== undefined;
    const { value, retryAfterMs } = await getAgentJob(send, { projectId, jobId, exists });
    checkSource(job, value);
    const latest = withEarlier(value, job.latest);
    const { parseWarnings, prLink, repository } = latest;
    const mergeDecides = inputs.pullRequestPolicy === 'merged';
    const origin = { repository, workflow: (0,trigger/* readWorkflow */.S6)(environment), mergeDecides };
    const link = prLink === undefined ? undefined : parsePullRequestLink(prLink, origin);
    job.latest = latest;
    job.link = link?.ok === true ? link.value : undefined;
    if (link?.ok === false)
        job.log.once('link', `The job's \`prLink\` is not used: ${link.reason}`, 'Pull request link not usable');
    for (const text of parseWarnings)
        job.log.once('response', text);
    return latest.phase === 'running' ? { done: false, retryAfterMs } : { done: true, value: latest };
}
function repeatPauseMs(job, response, { nowMs, countedPauseMs }) {
    if (response.kind === 'later')
        return response.retryAfterMs ?? countedPauseMs;
    if (response.kind === 'unknown' || job.prState === 'unknown')
        return undefined;
    job.prMissingSinceMs ??= nowMs;
    return nowMs - job.prMissingSinceMs < PULL_REQUEST_LAG_MS ? PULL_REQUEST_LAG_PAUSE_MS : undefined;
}
async function pollPullRequest(job, link, { clock, deadline, github, inputs, random }) {
    const waitsForMerge = inputs.pullRequestPolicy === 'merged';
    const response = await github?.getPullRequest(link, { signal: deadline.signal, retry: !waitsForMerge });
    if (response === undefined)
        return { done: true, value: undefined };
    const countedPauseMs = COUNTED_REQUEST_FACTOR * inputs.maxPauseMs * (1 + LATE_SHARE * random());
    if (response.kind === 'known') {
        [job.prState, job.prHeadSha, job.prMissingSinceMs] = [response.state, response.headSha, undefined];
        const mayChange = waitsForMerge && (response.state === 'open' || response.state === 'draft');
        if (!mayChange)
            return { done: true, value: undefined };
        return { done: false, retryAfterMs: response.hasEtag ? undefined : countedPauseMs };
    }
    const times = { nowMs: clock.monotonic(), countedPauseMs };
    const retryAfterMs = waitsForMerge ? repeatPauseMs(job, response, times) : undefined;
    const isFinal = retryAfterMs === undefined;
    job.unknownBecause = response.reason;
    if (isFinal)
        job.prState = 'unknown';
    const text = `Could not get the state of the agent's pull request: ${response.reason}`;
    job.log.once('state', isFinal ? text : `${text}; retrying`);
    return isFinal ? { done: true, value: undefined } : { done: false, retryAfterMs };
}
async function waitFor(job, context) {
    const { phase } = await (0,poll/* poll */.w)(context, () => pollAgentJob(job, context), ({ waitedMs }) => {
        job.log.progress({ status: job.latest?.status, waitedMs });
    });
    job.log.progress({ status: job.latest?.status });
    const { link } = job;
    if (phase !== 'completed')
        return phase === 'failed' ? 'failed' : 'archived';
    if (link === undefined)
        return 'no-change';
    await (0,poll/* poll */.w)(context, () => pollPullRequest(job, link, context), ({ waitedMs }) => {
        job.log.progress({ status: `pull request ${link.number} ${job.prState}`, waitedMs });
    });
    return 'pull-request';
}
async function followAgentJob(job, context) {
    try {
        return Object.assign(job, { result: await waitFor(job, context) });
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.lZ))
            throw error;
        const { code } = error;
        const { latest } = job;
        if (code === 'timed-out' || code === 'cancelled')
            return Object.assign(job, { result: code, stoppedBy: error });
        const isGone = code === 'not-found';
        if (isGone && latest === undefined)
            throw error;
        const state = latest && isGone ? { ...latest, phase: 'gone' } : latest;
        throw error.withDetails(...jobLines(job, state));
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __webpack_require__(8128);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent-summary.js

function cellsOf(job) {
    const { jobId, model, prLink, prState, result, sourceRef, sourceRepository, status } = job;
    const state = prState === undefined ? '' : ` (${(0,markdown/* code */.aY)(prState)})`;
    return [
        ['Job', (0,markdown/* code */.aY)(jobId)],
        ['Result', (0,markdown/* codeIfKnown */.w8)(result)],
        ['Status', (0,markdown/* codeIfKnown */.w8)(status)],
        ['Pull request', prLink === undefined ? undefined : `[${(0,markdown/* code */.aY)(prLink)}](${prLink})${state}`],
        ['Source', (0,markdown/* codeIfKnown */.w8)(sourceRepository)],
        ['Branch', (0,markdown/* codeIfKnown */.w8)(sourceRef)],
        ['Model', (0,markdown/* codeIfKnown */.w8)(model)],
    ];
}
function jobsTable(jobs) {
    const [first = [], ...others] = jobs.map(cellsOf);
    if (others.length === 0)
        return (0,markdown/* factTable */.Bu)(first);
    return (0,markdown/* table */.tp)([first.map(([name]) => name), ...[first, ...others].map((cells) => cells.map(([, cell]) => cell))]);
}
function agentSummary({ advice, jobs, message, projectId }, failed) {
    const prLink = jobs[0]?.prLink;
    return {
        notice: { title: 'Agent job', message: `${message ?? ''}${prLink === undefined ? '' : `: ${prLink}`}.` },
        heading: `Agent jobs of project ${(0,markdown/* code */.aY)(projectId)}`,
        sections: [
            message === undefined || failed ? '' : `**${(0,markdown/* prose */.CS)(message)}.**`,
            advice === undefined ? '' : (0,markdown/* prose */.CS)(advice),
            jobsTable(jobs),
        ],
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/agent/gate.js
var gate = __webpack_require__(5177);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/conclusion.js



const PASS_WITHOUT_MERGE = 'To pass without the merge, set `pull-request: required`.';
const HINTS = {
    'agent-failed': {
        next: 'Check the job in the dashboard, and start a new one.',
        letPass: 'To accept this result, remove `failed` from `fail-on`.',
    },
    'agent-archived': { next: 'Start a new job.', letPass: 'To accept this result, remove `archived` from `fail-on`.' },
    'no-pull-request': {
        next: 'The agent changed nothing, or could not open a pull request: check the job in the dashboard.',
        letPass: 'To accept this result, set `pull-request: optional`.',
    },
    'pull-request-not-merged': { next: 'Reopen the pull request, or start a new job.', letPass: PASS_WITHOUT_MERGE },
    'pull-request-unknown': {
        next: 'Set `github-token` to a token that can read the pull request.',
        letPass: PASS_WITHOUT_MERGE,
    },
};
function conclude(jobs, { failOn, pullRequestPolicy }) {
    return (0,gate/* decidingCase */.Cf)(jobs.map((job) => {
        const { prState, result } = job;
        return { deciding: job, decision: (0,gate/* decide */.LD)({ result, prState, failOn, pullRequestPolicy }) };
    }));
}
function jobValues({ latest, link, prState, prHeadSha, result }) {
    const { status, repository, ref, model, createdAt, archivedAt } = latest ?? {};
    return {
        status: result === 'timed-out' || result === 'cancelled' ? result : status,
        result,
        prLink: link?.url,
        prNumber: link?.number,
        prRepository: link?.repository,
        prState: prState === 'unknown' ? undefined : prState,
        prHeadSha,
        sourceRepository: repository,
        sourceRef: ref,
        model,
        createdAt,
        archivedAt,
    };
}
function jobsText(jobs) {
    const values = jobs.map((job) => ({ id: job.jobId, ...jobValues(job) }));
    return JSON.stringify(values, (_, value) => value ?? null);
}
function reportOn(jobs, verdict, message) {
    const reported = jobs.map(({ jobId, latest, link, prState, result }) => ({
        id: jobId,
        result: result ?? latest?.status ?? 'not known yet',
        pullRequest: link,
        prState,
    }));
    return { verdict, message, jobs: reported };
}
function pullRequestLines({ link, prState }) {
    if (link === undefined)
        return [];
    return [`Pull request: ${link.url}${prState === 'unknown' ? '' : ` (${prState})`}.`];
}
function objectionError(conclusion, objection, jobs) {
    const { decision, deciding } = conclusion;
    const isAdvice = decision.verdict === 'advisory';
    const advisory = isAdvice ? ['Because of `fail-on`, the step does not fail.'] : [];
    const { jobId, latest, projectId, stoppedBy, unknownBecause } = deciding;
    if (objection === 'timed-out' || objection === 'cancelled') {
        const lines = new Set(jobs.filter((job) => job.stoppedBy).flatMap((job) => jobLines(job, job.latest)));
        const error = stoppedBy ?? new errors/* ActionError */.lZ(objection, `${decision.message}.`, { hint: 'Re-run the step.' });
        return error.withDetails(...lines, ...pullRequestLines(deciding), ...advisory);
    }
    const details = [
        ...pullRequestLines(deciding),
        ...(objection === 'pull-request-unknown' ? [`Reason: ${unknownBecause}.`] : []),
        ...(latest?.archivedAt === undefined ? [] : [`It was archived at ${latest.archivedAt}.`]),
        ...jobs.filter((job) => job !== deciding).map((job) => `Agent job ${job.jobId}: ${job.result ?? 'no result'}.`),
        ...advisory,
    ];
    const { next, letPass } = HINTS[objection];
    const message = `${decision.message}: agent job ${jobId} (project ${projectId}).`;
    return new errors/* ActionError */.lZ(objection, message, { hint: isAdvice ? next : `${next} ${letPass}`, details });
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent.js









const REPORT_TIMEOUT_MS = 100_000;
const CANCELLED_REPORT_TIMEOUT_MS = 5_000;
async function connect(inputs, context) {
    const { github, projectId } = inputs;
    if (github === undefined)
        return undefined;
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(429), __webpack_require__.e(320)]).then(__webpack_require__.bind(__webpack_require__, 6320));
        const { fetch } = (0,http_fetch/* createHttpClient */.u)(context.environment);
        return connectGitHub({ ...context, ...github, projectId, fetch });
    }
    catch (error) {
        const why = error instanceof Error ? error.message : 'unknown error';
        const message = `GitHub API unavailable: ${why}. The exit code still reflects the result.`;
        context.logger.warning(message, 'GitHub not updated');
        return undefined;
    }
}
function reportTimeout(cancelled) {
    const timeout = new AbortController();
    const abortIn = (ms) => setTimeout(timeout.abort.bind(timeout), ms).unref();
    const onCancel = () => abortIn(CANCELLED_REPORT_TIMEOUT_MS);
    abortIn(REPORT_TIMEOUT_MS);
    if (cancelled.aborted)
        onCancel();
    cancelled.addEventListener('abort', onCancel);
    return timeout.signal;
}
async function runAgent(facts, context) {
    const { cancelled, deadline, github, inputs, logger, outputs } = context;
    const { jobIds, projectId } = inputs;
    const jobs = jobIds.map((jobId) => {
        const label = jobIds.length === 1 ? '' : `${jobId}: `;
        return newAgentJob(projectId, jobId, new job_log/* JobLog */.s(context, label));
    });
    logger.info(`Waiting for agent job${jobs.length === 1 ? '' : 's'} ${jobIds.join(', ')} (project ${projectId}).`);
    const begun = github?.begin(reportOn(jobs, 'pending', 'Waiting for the agent'), deadline.signal);
    const finish = async (deciding, verdict, message) => {
        outputs.setAll({ ...jobValues(deciding), jobs: jobsText(jobs) });
        const decidingFirst = [deciding, ...jobs.filter((job) => job !== deciding)];
        facts.jobs = decidingFirst.map((job) => ({ jobId: job.jobId, ...jobValues(job) }));
        facts.message = message;
        outputs.publish();
        await begun;
        await github?.finish(reportOn(jobs, verdict, message), reportTimeout(cancelled));
    };
    let failed;
    const follow = async (job) => {
        try {
            return await followAgentJob(job, context);
        }
        catch (error) {
            failed ??= job;
            deadline.abort(error);
            throw error;
        }
    };
    const ended = await Promise.all(jobs.map(follow)).catch(async (error) => {
        const title = error instanceof errors/* ActionError */.lZ ? (0,errors/* failureText */.kY)(error).title : 'an unexpected error';
        if (failed)
            await finish(failed, 'fail', `Could not determine the result of the agent job: ${title}`);
        throw error;
    });
    const conclusion = conclude(ended, inputs);
    const { decision, deciding } = conclusion;
    await finish(deciding, decision.verdict, decision.message);
    if (decision.verdict === 'pass') {
        logger.info(`${decision.message}${deciding.link === undefined ? '' : `: ${deciding.link.url}`}.`);
        return;
    }
    const error = objectionError(conclusion, decision.objection, jobs);
    if (decision.verdict === 'fail')
        throw error;
    const { title, lines } = (0,errors/* failureText */.kY)(error);
    facts.advice = lines.join(' ');
    logger.warning(facts.advice, title);
}
function createAgentFlow(inputs, context) {
    const { apiKey, baseUrl, jobIds, projectId, timeoutMs } = inputs;
    const facts = { projectId, jobs: jobIds.map((jobId) => ({ jobId })) };
    return {
        run: async () => {
            const deadline = (0,runner_deadline/* startDeadline */.d)(context.clock, timeoutMs, context.cancelled);
            try {
                const { fetch } = (0,http_fetch/* createHttpClient */.u)(context.environment);
                const send = (0,http/* createSender */.a)({ ...context, apiKey, baseUrl, deadline, fetch });
                await runAgent(facts, { ...context, inputs, send, deadline, github: await connect(inputs, context) });
            }
            finally {
                deadline.dispose();
            }
        },
        summarize: (failed) => agentSummary((0,shown_text/* shownDeeply */.FZ)(facts, context.redactor), failed),
    };
}


/***/ })

};
