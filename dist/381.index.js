export const id = 381;
export const ids = [381];
export const modules = {

/***/ 5762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAgent: () => (/* binding */ runAgent)
});

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/runner/failure.js
var failure = __webpack_require__(27);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/gate.js

const OPENED = 'The agent finished and opened a pull request';
function findMerged(prState) {
    switch (prState) {
        case 'merged':
            return { words: "The agent's pull request was merged" };
        case 'closed':
            return {
                objection: 'pull-request-not-merged',
                words: "The agent's pull request was closed without being merged",
            };
        case 'open':
        case 'draft':
            return { objection: 'pull-request-not-merged', words: "The agent's pull request is not merged" };
        case 'unknown':
            return {
                objection: 'pull-request-unknown',
                words: "Whether the agent's pull request is merged cannot be told",
            };
        default:
            return (0,errors/* assertNever */.x)(prState);
    }
}
function find({ result, pullRequestPolicy, prState }) {
    switch (result) {
        case 'pull-request':
            return pullRequestPolicy === 'merged' ? findMerged(prState) : { words: OPENED };
        case 'no-change':
            return pullRequestPolicy === 'optional'
                ? { words: 'The agent finished without a pull request' }
                : { objection: 'no-pull-request', words: 'The agent finished without a pull request, but one is required' };
        case 'failed':
            return { objection: 'agent-failed', words: 'The agent job failed' };
        case 'archived':
            return { objection: 'agent-archived', words: 'The agent job was archived' };
        case 'timed-out':
            return { objection: 'timed-out', words: 'The time limit was reached' };
        case 'cancelled':
            return { objection: 'cancelled', words: 'The step was cancelled' };
        default:
            return (0,errors/* assertNever */.x)(result);
    }
}
function isAdvisory({ result, failOn }) {
    switch (result) {
        case 'cancelled':
            return false;
        case 'failed':
        case 'archived':
        case 'timed-out':
            return !failOn.includes(result);
        case 'pull-request':
        case 'no-change':
            return failOn.length === 0;
        default:
            return (0,errors/* assertNever */.x)(result);
    }
}
function decide(gate) {
    const { objection, words } = find(gate);
    if (objection === undefined)
        return { verdict: 'pass', words };
    return { verdict: isAdvisory(gate) ? 'advisory' : 'fail', objection, words };
}
function decidingCase(cases) {
    const first = (verdict) => cases.find(({ decision }) => decision.verdict === verdict);
    return first('fail') ?? first('advisory') ?? cases[0];
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/pull-request-link.js
const MAX_LINK_LENGTH = 2_048;
const NAME = String.raw `(?!\.{1,2}(?:/|$))[\w.-]+`;
const NUMBER = String.raw `([1-9]\d{0,8})`;
const LINK = new RegExp(String.raw `^https://([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)(/[\w./-]+)$`, 'i');
const PATHS = [
    new RegExp(`^/(${NAME}/${NAME})/pull/${NUMBER}$`),
    new RegExp(`^/(${NAME}(?:/${NAME}){1,20})/-/merge_requests/${NUMBER}$`),
    new RegExp(`^/(${NAME}/${NAME})/pulls/${NUMBER}$`),
    new RegExp(`^/(${NAME}/${NAME})/pull-requests/${NUMBER}$`),
    new RegExp(`^/(projects/${NAME}/repos/${NAME})/pull-requests/${NUMBER}$`),
];
function barePath(path) {
    const bare = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/i, '');
    return bare.replace(/^scm\//i, '').replace(/^projects\/([^/]+)\/repos\//i, '$1/');
}
function placeOf(repository) {
    const [, sshHost, sshPath] = /^[\w.-]+@([\w.-]+):([\w./~-]+)$/.exec(repository) ?? [];
    if (sshHost !== undefined && sshPath !== undefined)
        return { host: sshHost.toLowerCase(), anyPort: true, path: barePath(sshPath) };
    if (/^[\w.-]+(\/[\w.-]+)+$/.test(repository))
        return { host: undefined, path: barePath(repository) };
    if (!URL.canParse(repository))
        return { host: undefined, path: undefined };
    const url = new URL(repository);
    const path = barePath(url.pathname) || undefined;
    if (!/^https?:$/.test(url.protocol))
        return { host: url.hostname.toLowerCase() || undefined, anyPort: true, path };
    return { host: url.host || undefined, path };
}
function isSameRepository(left, right) {
    const [first, second] = [placeOf(left), placeOf(right)];
    if (first.path === undefined || second.path === undefined)
        return left === right;
    return first.host === second.host && first.path.toLowerCase() === second.path.toLowerCase();
}
function objectionTo(link, { repository, workflow, mergeDecides }) {
    const source = repository === undefined ? { host: undefined, path: undefined } : placeOf(repository);
    const linkHost = source.anyPort === true ? link.host.replace(/:\d+$/, '') : link.host;
    if (source.host !== undefined && source.host !== linkHost)
        return 'it is not on the host of the source repository';
    if (source.host === undefined && link.host !== workflow.host)
        return "the job names no host of its source repository, and the link is not on the workflow's GitHub server";
    const path = source.path ?? (mergeDecides ? (workflow.repository ?? '') : undefined);
    if (path === undefined || path.toLowerCase() === link.repository.toLowerCase())
        return undefined;
    return source.path === undefined
        ? "the job names no source repository, and the link is not of the workflow's repository"
        : 'it is of another repository';
}
function parsePullRequestLink(text, origin) {
    const [, host, path] = (text.length <= MAX_LINK_LENGTH ? LINK.exec(text) : null) ?? [];
    if (host === undefined || path === undefined || !URL.canParse(text)) {
        return { ok: false, reason: 'it is no plain https URL of a pull request' };
    }
    const [, name, number] = PATHS.map((form) => form.exec(path)).find((match) => match !== null) ?? [];
    if (name === undefined)
        return { ok: false, reason: 'it is not the address of a pull request' };
    const value = {
        url: new URL(text).href,
        host: new URL(text).host,
        repository: barePath(name),
        number: Number(number),
    };
    const reason = objectionTo(value, origin);
    return reason === undefined ? { ok: true, value } : { ok: false, reason };
}

// EXTERNAL MODULE: ./.work/stage/lib/github/trigger.js
var trigger = __webpack_require__(788);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/progress-line.js
var progress_line = __webpack_require__(7607);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/poll.js + 2 modules
var poll = __webpack_require__(349);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/job-context.js
var job_context = __webpack_require__(3782);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent-job.js






const PULL_REQUEST_LAG_MS = 30_000;
const PULL_REQUEST_LAG_PAUSE_MS = 5_000;
const PULL_REQUEST_PAUSE_MS = 60_000;
const PULL_REQUEST_LATE_SHARE = 0.1;
function newAgentJob(jobId, label) {
    return {
        jobId,
        label,
        latest: undefined,
        link: undefined,
        prState: 'unknown',
        prHeadSha: undefined,
        prMissingSinceMs: undefined,
        unknownBecause: 'GitHub is not asked without a working `github-token`',
        result: undefined,
        stoppedBy: undefined,
        said: new Set(),
    };
}
function progressOf(job) {
    return job.latest && { status: job.latest.status, percent: undefined, pageCount: undefined };
}
function jobContextOf(job, projectId) {
    return {
        job: `The agent job ${job.jobId} of the project ${projectId}`,
        progress: progressOf(job),
        mayRun: job.latest === undefined || job.latest.phase === 'running',
        resumeHint: 'To wait for it again, run the step again with the same inputs.',
    };
}
function withEarlier(snapshot, before = snapshot) {
    return {
        ...snapshot,
        prLink: snapshot.phase === 'completed' ? snapshot.prLink : (snapshot.prLink ?? before.prLink),
        repository: snapshot.repository ?? before.repository,
        ref: snapshot.ref ?? before.ref,
        model: snapshot.model ?? before.model,
        createdAt: snapshot.createdAt ?? before.createdAt,
        archivedAt: snapshot.archivedAt ?? before.archivedAt,
    };
}
function checkSource({ jobId, latest }, { repository }) {
    const before = latest?.repository;
    if (before === undefined || repository === undefined || isSameRepository(before, repository))
        return;
    throw new errors/* ActionError */.l('answer-unusable', `The source repository of the agent job ${jobId} changed during the wait.`, {
        details: [`It was ${before}, and is now ${repository}.`],
        hint: 'Check who answers at `base-url`, and look at the job in the dashboard.',
    });
}
function findPullRequest(job, { prLink, repository }, mergeDecides, { environment, logger }) {
    if (prLink === undefined)
        return undefined;
    const link = parsePullRequestLink(prLink, { repository, workflow: (0,trigger/* readWorkflow */.S6)(environment), mergeDecides });
    if (link.ok)
        return link.value;
    const text = `${job.label}The job's \`prLink\` is not used: ${link.reason}.`;
    if (!job.said.has(text))
        logger.warning(text, 'Pull request link not usable');
    job.said.add(text);
    return undefined;
}
function say(job, logger, texts) {
    (0,job_context/* logOnce */.uM)(job, logger, texts.map((text) => `${job.label}${text}`));
}
async function pollAgentJob(job, { projectId, pullRequestPolicy }, collaborators) {
    const { service, logger } = collaborators;
    const exists = job.latest !== undefined;
    const { value, retryAfterMs } = await service.readAgentJob({ projectId, jobId: job.jobId, exists });
    checkSource(job, value);
    const latest = withEarlier(value, job.latest);
    job.latest = latest;
    job.link = findPullRequest(job, latest, pullRequestPolicy === 'merged', collaborators);
    say(job, logger, value.parseWarnings);
    return latest.phase === 'running' ? { done: false, retryAfterMs } : { done: true, value: latest };
}
function pullRequestPauseMs(job, answer, { clock, random }) {
    const pauseMs = PULL_REQUEST_PAUSE_MS * (1 + PULL_REQUEST_LATE_SHARE * random());
    switch (answer.kind) {
        case 'known':
            return answer.state === 'open' || answer.state === 'draft' ? pauseMs : undefined;
        case 'later':
            return answer.retryAfterMs ?? pauseMs;
        case 'missing': {
            if (job.prState === 'unknown')
                return undefined;
            job.prMissingSinceMs ??= clock.monotonic();
            const isLagging = clock.monotonic() - job.prMissingSinceMs < PULL_REQUEST_LAG_MS;
            return isLagging ? PULL_REQUEST_LAG_PAUSE_MS : undefined;
        }
        case 'unknown':
            return undefined;
        default:
            return (0,errors/* assertNever */.x)(answer);
    }
}
async function pollPullRequest(job, link, wait, collaborators) {
    const { github, deadline, logger } = collaborators;
    const answer = await github?.readPullRequest(link, deadline.signal);
    if (answer === undefined)
        return { done: true, value: undefined };
    const pauseMs = wait ? pullRequestPauseMs(job, answer, collaborators) : undefined;
    if (answer.kind === 'known') {
        [job.prState, job.prHeadSha, job.prMissingSinceMs] = [answer.state, answer.headSha, undefined];
    }
    else {
        job.unknownBecause = answer.reason;
        if (pauseMs === undefined)
            job.prState = 'unknown';
        const words = `The state of the agent's pull request is unknown: ${answer.reason}`;
        (0,job_context/* sayStateOnce */.g5)(job, logger, `${job.label}${pauseMs === undefined ? words : `${words}; asking again`}`);
    }
    return pauseMs === undefined ? { done: true, value: undefined } : { done: false, retryAfterMs: pauseMs };
}
async function waitFor(job, inputs, collaborators) {
    const { maxPauseMs, pullRequestPolicy } = inputs;
    const { clock, deadline, logger } = collaborators;
    const progress = (0,progress_line/* createProgressReporter */.l)(logger, clock, job.label);
    const startedMs = clock.monotonic();
    const pollUntilDone = (attempt, seen) => {
        const onPending = () => {
            const now = seen();
            if (now)
                progress.report({ ...now, waitedMs: clock.monotonic() - startedMs }, undefined);
        };
        return (0,poll/* poll */.w)({ ...collaborators, signal: deadline.signal, maxPauseMs, attempt, onPending });
    };
    const ended = await pollUntilDone(() => pollAgentJob(job, inputs, collaborators), () => progressOf(job));
    const last = progressOf(job);
    if (last)
        progress.report(last, undefined);
    const { link } = job;
    if (ended.phase !== 'completed')
        return ended.phase === 'failed' ? 'failed' : 'archived';
    if (link === undefined)
        return 'no-change';
    await pollUntilDone(() => pollPullRequest(job, link, pullRequestPolicy === 'merged', collaborators), () => ({ status: `pull request ${link.number} ${job.prState}`, percent: undefined, pageCount: undefined }));
    return 'pull-request';
}
async function followAgentJob(job, inputs, collaborators) {
    try {
        return Object.assign(job, { result: await waitFor(job, inputs, collaborators) });
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.l) || (error.code !== 'timed-out' && error.code !== 'cancelled')) {
            const standing = jobContextOf(job, inputs.projectId);
            if (!(error instanceof errors/* ActionError */.l) || error.code !== 'not-found')
                throw (0,job_context/* withJobContext */.BT)(error, standing);
            throw job.latest === undefined ? error : (0,job_context/* withJobContext */.BT)(error, { ...standing, mayRun: false });
        }
        return Object.assign(job, { result: error.code, stoppedBy: error });
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/conclusion.js




const HINTS = {
    'agent-failed': {
        next: 'Look at the job in the dashboard, and start a new one.',
        letPass: 'To let such a result pass, take `failed` out of `fail-on`.',
    },
    'agent-archived': {
        next: 'Somebody archived the job: start a new one.',
        letPass: 'To let such a result pass, take `archived` out of `fail-on`.',
    },
    'no-pull-request': {
        next: 'The agent found nothing to change, or could not open a pull request: look at the job in the dashboard.',
        letPass: 'With `pull-request: optional` the step passes.',
    },
    'pull-request-not-merged': {
        next: 'Open the pull request again, or start a new job.',
        letPass: 'With `pull-request: required` the step passes without the merge.',
    },
    'pull-request-unknown': {
        next: 'Give `github-token` a token that can read the pull request.',
        letPass: 'With `pull-request: required` the step passes without asking for the merge.',
    },
};
const ADVISORY = 'This is advisory: `fail-on` lets the step pass.';
function conclude([first, ...others], { failOn, pullRequestPolicy }) {
    const conclusionOf = (job) => {
        const { result, prState } = job;
        return { deciding: job, decision: decide({ result, failOn, pullRequestPolicy, prState }) };
    };
    return decidingCase([conclusionOf(first), ...others.map(conclusionOf)]);
}
function statusOf({ result, latest }) {
    return result === 'timed-out' || result === 'cancelled' ? result : latest?.status;
}
function valuesOf(job) {
    const { latest, link, prState, prHeadSha, result } = job;
    return {
        status: statusOf(job),
        result,
        prLink: link?.url,
        prNumber: link?.number,
        prRepository: link?.repository,
        prState: prState === 'unknown' ? undefined : prState,
        prHeadSha,
        sourceRepository: latest?.repository,
        sourceRef: latest?.ref,
        model: latest?.model,
        createdAt: latest?.createdAt,
        archivedAt: latest?.archivedAt,
    };
}
function setAgentOutputs(outputs, about, jobs) {
    const values = valuesOf(about);
    outputs.set('status', values.status);
    outputs.set('result', values.result);
    outputs.set('prLink', values.prLink);
    outputs.set('prNumber', values.prNumber);
    outputs.set('prRepository', values.prRepository);
    outputs.set('prState', values.prState);
    outputs.set('prHeadSha', values.prHeadSha);
    outputs.set('sourceRepository', values.sourceRepository);
    outputs.set('sourceRef', values.sourceRef);
    outputs.set('model', values.model);
    outputs.set('createdAt', values.createdAt);
    outputs.set('archivedAt', values.archivedAt);
    const all = jobs.map((job) => ({ id: job.jobId, ...valuesOf(job) }));
    outputs.set('jobs', JSON.stringify(all, (_, value) => value ?? null));
}
function jobsSummary(jobs) {
    return jobs.map((job) => {
        const { sourceRepository: repository, sourceRef: ref, ...values } = valuesOf(job);
        return { jobId: job.jobId, repository, ref, ...values };
    });
}
function reportOn(jobs, { verdict, words }) {
    const reported = jobs.map((job) => ({
        id: job.jobId,
        result: job.result ?? job.latest?.status ?? 'not known yet',
        pullRequest: job.link,
        prState: job.prState,
    }));
    return { verdict, words, jobs: reported };
}
function othersOf(deciding, jobs) {
    return jobs
        .filter((job) => job !== deciding)
        .map(({ jobId, result }) => `The agent job ${jobId}: ${result ?? 'no result'}.`);
}
function objectionError({ decision, deciding }, objection, jobs, { projectId }) {
    const isAdvice = decision.verdict === 'advisory';
    const advisory = isAdvice ? [ADVISORY] : [];
    if (objection === 'timed-out' || objection === 'cancelled') {
        const standings = jobs
            .filter(({ stoppedBy }) => stoppedBy !== undefined)
            .map((job) => jobContextOf(job, projectId));
        const lines = [
            ...new Set(standings.flatMap(job_context/* jobContextLines */.Cl)),
            ...(deciding.link ? [pullRequestLine(deciding)] : []),
        ];
        const why = deciding.stoppedBy ?? new errors/* ActionError */.l(objection, `${decision.words}.`, { hint: 'Run the step again.' });
        return why.withDetails(...lines, ...advisory);
    }
    const details = [
        ...(deciding.link ? [pullRequestLine(deciding)] : []),
        ...(objection === 'pull-request-unknown' ? [`The reason: ${deciding.unknownBecause}.`] : []),
        ...(deciding.latest?.archivedAt === undefined ? [] : [`It was archived at ${deciding.latest.archivedAt}.`]),
        ...othersOf(deciding, jobs),
        ...advisory,
    ];
    const message = `${decision.words}: agent job ${deciding.jobId} of the project ${projectId}.`;
    const { next, letPass } = HINTS[objection];
    return new errors/* ActionError */.l(objection, message, { hint: isAdvice ? next : `${next} ${letPass}`, details });
}
function pullRequestLine({ link, prState }) {
    return `The pull request: ${link?.url ?? ''}${prState === 'unknown' ? '' : ` (${prState})`}.`;
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent.js




const LAST_WORDS_MS = 100_000;
const LAST_WORDS_CANCELLED_MS = 5_000;
function newJobs({ jobIds: [first, ...others] }) {
    const newJob = (jobId) => newAgentJob(jobId, others.length === 0 ? '' : `${jobId}: `);
    return [newJob(first), ...others.map(newJob)];
}
class JobWaitError extends Error {
    name = 'BrokenWait';
    job;
    constructor(job, cause) {
        super(`The wait for ${job.jobId} broke.`, { cause });
        this.job = job;
    }
}
async function followAll([first, ...others], inputs, collaborators) {
    const follow = async (job) => {
        try {
            return await followAgentJob(job, inputs, collaborators);
        }
        catch (error) {
            collaborators.deadline.abort(error);
            throw new JobWaitError(job, error);
        }
    };
    return Promise.all([follow(first), ...others.map(follow)]);
}
async function withReportTimeout(clock, cancelled, speak) {
    const [over, spoken] = [new AbortController(), new AbortController()];
    const allow = (ms) => {
        clock.sleep(ms, spoken.signal).then(() => {
            over.abort();
        }, () => undefined);
    };
    const hurry = () => {
        allow(LAST_WORDS_CANCELLED_MS);
    };
    allow(LAST_WORDS_MS);
    if (cancelled.aborted)
        hurry();
    cancelled.addEventListener('abort', hurry, { signal: spoken.signal });
    try {
        await speak(over.signal);
    }
    finally {
        spoken.abort();
    }
}
function applyDecision(conclusion, jobs, inputs, { logger, notes }) {
    const { decision, deciding } = conclusion;
    if (decision.verdict === 'pass') {
        logger.info(`${decision.words}${deciding.link === undefined ? '' : `: ${deciding.link.url}`}.`);
        return;
    }
    const error = objectionError(conclusion, decision.objection, jobs, inputs);
    if (decision.verdict === 'fail')
        throw error;
    const { title, lines } = (0,failure/* failureText */.kY)(error);
    const advice = lines.join(' ');
    if (notes.agent)
        notes.agent = { ...notes.agent, advice };
    logger.warning(advice, title);
}
async function runAgent(inputs, collaborators) {
    const { cancelled, clock, deadline, github, logger, notes, outputs } = collaborators;
    const jobs = newJobs(inputs);
    const names = jobs.map(({ jobId }) => jobId).join(', ');
    logger.info(`Waiting for the agent job${jobs.length === 1 ? '' : 's'} ${names} of the project ${inputs.projectId}.`);
    const begun = github?.begin(reportOn(jobs, { verdict: 'pending', words: 'Waiting for the agent' }), deadline.signal);
    const finish = async (about, verdict, words) => {
        setAgentOutputs(outputs, about, jobs);
        notes.agent = {
            projectId: inputs.projectId,
            jobs: jobsSummary([about, ...jobs.filter((job) => job !== about)]),
            words,
        };
        outputs.publish();
        await begun;
        await withReportTimeout(clock, cancelled, async (signal) => github?.finish(reportOn(jobs, { verdict, words }), signal));
    };
    const ended = await followAll(jobs, inputs, collaborators).catch(async (error) => {
        if (!(error instanceof JobWaitError))
            throw error;
        const { job, cause } = error;
        const title = cause instanceof errors/* ActionError */.l ? (0,failure/* failureText */.kY)(cause).title : 'an unexpected error';
        await finish(job, 'fail', `The agent job's result is not known: ${title}`);
        throw cause;
    });
    const conclusion = conclude(ended, inputs);
    await finish(conclusion.deciding, conclusion.decision.verdict, conclusion.decision.words);
    applyDecision(conclusion, jobs, inputs, collaborators);
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
