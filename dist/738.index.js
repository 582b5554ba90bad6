export const id = 738;
export const ids = [738];
export const modules = {

/***/ 6738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAgentFlow: () => (/* binding */ createAgentFlow)
});

// EXTERNAL MODULE: ./.work/stage/lib/http/fetch.js + 2 modules
var http_fetch = __webpack_require__(4808);
// EXTERNAL MODULE: ./.work/stage/lib/runner/deadline.js
var runner_deadline = __webpack_require__(737);
// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __webpack_require__(7486);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var body = __webpack_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/service/readings.js
var readings = __webpack_require__(3381);
// EXTERNAL MODULE: ./.work/stage/lib/service/schema.js
var schema = __webpack_require__(1231);
// EXTERNAL MODULE: ./.work/stage/lib/service/service-error.js
var service_error = __webpack_require__(8586);
;// CONCATENATED MODULE: ./.work/stage/lib/service/agent-client.js




const KNOWN_RUNNING = new Set(['active']);
function phaseOf(status) {
    return status === 'completed' || status === 'failed' || status === 'archived' ? status : 'running';
}
function readRepository(value) {
    return (0,readings/* readLine */.Xw)(value)?.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
}
function readAgentJob(fields) {
    const status = (0,readings/* readStatus */.rk)(fields['status']);
    const phase = phaseOf(status);
    const parseWarnings = phase === 'running' ? (0,schema/* describeRunning */.Rh)(status, KNOWN_RUNNING) : [];
    const response = { fields, warnings: parseWarnings };
    const source = { fields: (0,body/* isRecord */.u4)(fields['source']) ? fields['source'] : {}, warnings: parseWarnings };
    return {
        status,
        phase,
        prLink: (0,schema/* readField */.dR)(response, 'prLink', readings/* readText */.fu),
        repository: (0,schema/* readField */.dR)(source, 'repository', readRepository),
        ref: (0,schema/* readField */.dR)(source, 'ref', readings/* readLine */.Xw),
        model: (0,schema/* readField */.dR)(response, 'model', readings/* readLine */.Xw),
        createdAt: (0,schema/* readField */.dR)(response, 'createdAt', readings/* readTimestamp */.L2),
        archivedAt: (0,schema/* readField */.dR)(response, 'archivedAt', readings/* readTimestamp */.L2),
        parseWarnings,
    };
}
function createAgentService(send) {
    return {
        getAgentJob: async ({ projectId, jobId, exists }) => {
            const path = `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`;
            const job = { field: 'id', id: jobId, exists };
            const response = await send({ method: 'GET', path, purpose: 'Status', job }).catch((error) => {
                throw (0,service_error/* toServiceError */.N1)(error, {
                    action: 'get the status of the agent job',
                    missing: `agent job ${jobId} in project ${projectId}`,
                    missingHint: 'Check `project-id` and `agent-job-id`, and that the key belongs to the organization of the project.',
                    forbiddenHint: 'The key must belong to the organization that owns the project, and be allowed to read agent jobs.',
                    rateLimitHint: service_error/* POLL_LIMIT_HINT */.CO,
                    inputs: '`project-id` and `agent-job-id`',
                });
            });
            return { value: readAgentJob(response.body), retryAfterMs: response.retryAfterMs };
        },
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/service/http.js + 1 modules
var http = __webpack_require__(5438);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/runner/error-report.js
var error_report = __webpack_require__(4322);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/gate.js

const OPENED = 'The agent finished and opened a pull request';
function findMerged(prState) {
    switch (prState) {
        case 'merged':
            return { message: "The agent's pull request was merged" };
        case 'closed':
            return {
                objection: 'pull-request-not-merged',
                message: "The agent's pull request was closed without being merged",
            };
        case 'open':
        case 'draft':
            return { objection: 'pull-request-not-merged', message: "The agent's pull request is not merged" };
        case 'unknown':
            return {
                objection: 'pull-request-unknown',
                message: "Could not determine whether the agent's pull request was merged",
            };
        default:
            return (0,errors/* assertNever */.x)(prState);
    }
}
function findObjection({ result, pullRequestPolicy, prState }) {
    switch (result) {
        case 'pull-request':
            return pullRequestPolicy === 'merged' ? findMerged(prState) : { message: OPENED };
        case 'no-change':
            return pullRequestPolicy === 'optional'
                ? { message: 'The agent finished without a pull request' }
                : { objection: 'no-pull-request', message: 'The agent finished without a pull request, but one is required' };
        case 'failed':
            return { objection: 'agent-failed', message: 'The agent job failed' };
        case 'archived':
            return { objection: 'agent-archived', message: 'The agent job was archived' };
        case 'timed-out':
            return { objection: 'timed-out', message: 'The time limit was reached' };
        case 'cancelled':
            return { objection: 'cancelled', message: 'The step was cancelled' };
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
    const { objection, message } = findObjection(gate);
    if (objection === undefined)
        return { verdict: 'pass', message };
    return { verdict: isAdvisory(gate) ? 'advisory' : 'fail', objection, message };
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
function parseRepository(repository) {
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
    const [first, second] = [parseRepository(left), parseRepository(right)];
    if (first.path === undefined || second.path === undefined)
        return left === right;
    return first.host === second.host && first.path.toLowerCase() === second.path.toLowerCase();
}
function isOnSourceHost(link, { host, anyPort }) {
    return host === (anyPort === true ? link.host.replace(/:\d+$/, '') : link.host);
}
function originProblem(link, { repository, workflow, mergeDecides }) {
    const source = repository === undefined ? { host: undefined, path: undefined } : parseRepository(repository);
    if (source.host !== undefined && !isOnSourceHost(link, source))
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
    const [, host, path] = (text.length <= MAX_LINK_LENGTH ? LINK.exec(text) : null) ?? [];
    if (host === undefined || path === undefined || !URL.canParse(text)) {
        return { ok: false, reason: 'it is not a plain https URL of a pull request' };
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
    const reason = originProblem(value, origin);
    return reason === undefined ? { ok: true, value } : { ok: false, reason };
}

// EXTERNAL MODULE: ./.work/stage/lib/github/trigger.js
var trigger = __webpack_require__(788);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/progress-line.js
var progress_line = __webpack_require__(7607);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/poll.js + 1 modules
var poll = __webpack_require__(6973);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/job-context.js
var job_context = __webpack_require__(3782);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent-job.js






const PULL_REQUEST_LAG_MS = 30_000;
const PULL_REQUEST_LAG_PAUSE_MS = 5_000;
const COUNTED_REQUEST_FACTOR = 6;
const LATE_SHARE = 0.1;
function newAgentJob(jobId, label) {
    return {
        jobId,
        label,
        latest: undefined,
        link: undefined,
        prState: 'unknown',
        prHeadSha: undefined,
        prMissingSinceMs: undefined,
        unknownBecause: 'GitHub is not queried without a valid `github-token`',
        result: undefined,
        stoppedBy: undefined,
        logged: new Set(),
    };
}
function jobContextOf(job, projectId) {
    return {
        job: `Agent job ${job.jobId} (project ${projectId})`,
        progress: job.latest,
        mayRun: job.latest === undefined || job.latest.phase === 'running',
        resumeHint: 'To wait for it again, re-run the step with the same inputs.',
    };
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
function checkSource({ jobId, latest }, { repository }) {
    const before = latest?.repository;
    if (before === undefined || repository === undefined || isSameRepository(before, repository))
        return;
    throw new errors/* ActionError */.l('answer-unusable', `The source repository of agent job ${jobId} changed during the wait.`, {
        details: [`It was ${before}, and is now ${repository}.`],
        hint: 'Check which server responds at `base-url`, and check the job in the dashboard.',
    });
}
async function pollAgentJob(job, { projectId, pullRequestPolicy }, { environment, service, logger }) {
    const exists = job.latest !== undefined;
    const { value, retryAfterMs } = await service.getAgentJob({ projectId, jobId: job.jobId, exists });
    checkSource(job, value);
    const latest = withEarlier(value, job.latest);
    const { prLink, repository } = latest;
    const origin = { repository, workflow: (0,trigger/* readWorkflow */.S6)(environment), mergeDecides: pullRequestPolicy === 'merged' };
    const link = prLink === undefined ? undefined : parsePullRequestLink(prLink, origin);
    job.latest = latest;
    job.link = link?.ok === true ? link.value : undefined;
    if (link?.ok === false) {
        const warning = `${job.label}The job's \`prLink\` is not used: ${link.reason}.`;
        if (!job.logged.has(warning))
            logger.warning(warning, 'Pull request link not usable');
        job.logged.add(warning);
    }
    const texts = value.parseWarnings.map((text) => `${job.label}${text}`);
    (0,job_context/* logOnce */.uM)(job, logger, texts);
    return latest.phase === 'running' ? { done: false, retryAfterMs } : { done: true, value: latest };
}
function nextPullRequestPoll(job, response, { clock, countedPauseMs }) {
    switch (response.kind) {
        case 'known': {
            const again = response.state === 'open' || response.state === 'draft';
            return { again, pauseMs: response.hasEtag ? undefined : countedPauseMs };
        }
        case 'later':
            return { again: true, pauseMs: response.retryAfterMs ?? countedPauseMs };
        case 'missing': {
            if (job.prState === 'unknown')
                return { again: false };
            job.prMissingSinceMs ??= clock.monotonic();
            const again = clock.monotonic() - job.prMissingSinceMs < PULL_REQUEST_LAG_MS;
            return { again, pauseMs: PULL_REQUEST_LAG_PAUSE_MS };
        }
        case 'unknown':
            return { again: false };
        default:
            return (0,errors/* assertNever */.x)(response);
    }
}
async function pollPullRequest(job, { link, inputs }, { github, clock, deadline, logger, random }) {
    const waitsForMerge = inputs.pullRequestPolicy === 'merged';
    const response = await github?.getPullRequest(link, { signal: deadline.signal, retry: !waitsForMerge });
    if (response === undefined)
        return { done: true, value: undefined };
    const countedPauseMs = COUNTED_REQUEST_FACTOR * inputs.maxPauseMs * (1 + LATE_SHARE * random());
    const next = nextPullRequestPoll(job, response, { clock, countedPauseMs });
    const again = waitsForMerge && next.again;
    if (response.kind === 'known') {
        [job.prState, job.prHeadSha, job.prMissingSinceMs] = [response.state, response.headSha, undefined];
    }
    else {
        job.unknownBecause = response.reason;
        if (!again)
            job.prState = 'unknown';
        const text = `Could not get the state of the agent's pull request: ${response.reason}`;
        (0,job_context/* logStateOnce */.$O)(job, logger, `${job.label}${text}${again ? '; trying again' : ''}`);
    }
    return again ? { done: false, retryAfterMs: next.pauseMs } : { done: true, value: undefined };
}
async function waitFor(job, inputs, collaborators) {
    const { clock, deadline, logger } = collaborators;
    const progress = (0,progress_line/* createProgressReporter */.l)(logger, clock, job.label);
    const startedMs = clock.monotonic();
    const pollUntilDone = (attempt, status) => {
        const onPending = () => {
            progress.report({ status: status(), waitedMs: clock.monotonic() - startedMs });
        };
        return (0,poll/* poll */.w)({ ...collaborators, signal: deadline.signal, maxPauseMs: inputs.maxPauseMs, attempt, onPending });
    };
    const ended = await pollUntilDone(() => pollAgentJob(job, inputs, collaborators), () => job.latest?.status);
    progress.report({ status: ended.status });
    const { link } = job;
    if (ended.phase !== 'completed')
        return ended.phase === 'failed' ? 'failed' : 'archived';
    if (link === undefined)
        return 'no-change';
    await pollUntilDone(() => pollPullRequest(job, { link, inputs }, collaborators), () => `pull request ${link.number} ${job.prState}`);
    return 'pull-request';
}
async function followAgentJob(job, inputs, collaborators) {
    try {
        return Object.assign(job, { result: await waitFor(job, inputs, collaborators) });
    }
    catch (error) {
        if (error instanceof errors/* ActionError */.l && (error.code === 'timed-out' || error.code === 'cancelled'))
            return Object.assign(job, { result: error.code, stoppedBy: error });
        const isGone = error instanceof errors/* ActionError */.l && error.code === 'not-found';
        if (isGone && job.latest === undefined)
            throw error;
        const context = jobContextOf(job, inputs.projectId);
        throw (0,job_context/* withJobContext */.BT)(error, isGone ? { ...context, mayRun: false } : context);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/conclusion.js




const HINTS = {
    'agent-failed': {
        next: 'Check the job in the dashboard, and start a new one.',
        letPass: 'To accept this result, remove `failed` from `fail-on`.',
    },
    'agent-archived': {
        next: 'Start a new job.',
        letPass: 'To accept this result, remove `archived` from `fail-on`.',
    },
    'no-pull-request': {
        next: 'The agent changed nothing, or could not open a pull request: check the job in the dashboard.',
        letPass: 'To accept this result, set `pull-request: optional`.',
    },
    'pull-request-not-merged': {
        next: 'Reopen the pull request, or start a new job.',
        letPass: 'To pass without the merge, set `pull-request: required`.',
    },
    'pull-request-unknown': {
        next: 'Set `github-token` to a token that can read the pull request.',
        letPass: 'To pass without the merge, set `pull-request: required`.',
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
function reportOn(jobs, { verdict, message }) {
    const reported = jobs.map((job) => ({
        id: job.jobId,
        result: job.result ?? job.latest?.status ?? 'not known yet',
        pullRequest: job.link,
        prState: job.prState,
    }));
    return { verdict, message, jobs: reported };
}
function othersOf(deciding, jobs) {
    return jobs
        .filter((job) => job !== deciding)
        .map(({ jobId, result }) => `Agent job ${jobId}: ${result ?? 'no result'}.`);
}
function objectionError({ decision, deciding }, objection, { jobs, projectId }) {
    const isAdvice = decision.verdict === 'advisory';
    const advisory = isAdvice ? [ADVISORY] : [];
    if (objection === 'timed-out' || objection === 'cancelled') {
        const contexts = jobs.filter(({ stoppedBy }) => stoppedBy !== undefined).map((job) => jobContextOf(job, projectId));
        const lines = [
            ...new Set(contexts.flatMap(job_context/* jobContextLines */.Cl)),
            ...(deciding.link ? [pullRequestLine(deciding)] : []),
        ];
        const error = deciding.stoppedBy ?? new errors/* ActionError */.l(objection, `${decision.message}.`, { hint: 'Re-run the step.' });
        return error.withDetails(...lines, ...advisory);
    }
    const details = [
        ...(deciding.link ? [pullRequestLine(deciding)] : []),
        ...(objection === 'pull-request-unknown' ? [`Reason: ${deciding.unknownBecause}.`] : []),
        ...(deciding.latest?.archivedAt === undefined ? [] : [`It was archived at ${deciding.latest.archivedAt}.`]),
        ...othersOf(deciding, jobs),
        ...advisory,
    ];
    const message = `${decision.message}: agent job ${deciding.jobId} (project ${projectId}).`;
    const { next, letPass } = HINTS[objection];
    return new errors/* ActionError */.l(objection, message, { hint: isAdvice ? next : `${next} ${letPass}`, details });
}
function pullRequestLine({ link, prState }) {
    return `Pull request: ${link?.url ?? ''}${prState === 'unknown' ? '' : ` (${prState})`}.`;
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent.js




const REPORT_TIMEOUT_MS = 100_000;
const CANCELLED_REPORT_TIMEOUT_MS = 5_000;
function newJobs({ jobIds: [first, ...others] }) {
    const newJob = (jobId) => newAgentJob(jobId, others.length === 0 ? '' : `${jobId}: `);
    return [newJob(first), ...others.map(newJob)];
}
class JobWaitError extends Error {
    name = 'JobWaitError';
    job;
    constructor(job, cause) {
        super(`The wait for ${job.jobId} failed.`, { cause });
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
async function withReportTimeout(clock, cancelled, report) {
    const [timeout, done] = [new AbortController(), new AbortController()];
    const limit = (ms) => {
        clock.sleep(ms, done.signal).then(() => {
            timeout.abort();
        }, () => undefined);
    };
    const onCancel = () => {
        limit(CANCELLED_REPORT_TIMEOUT_MS);
    };
    limit(REPORT_TIMEOUT_MS);
    if (cancelled.aborted)
        onCancel();
    cancelled.addEventListener('abort', onCancel, { signal: done.signal });
    try {
        await report(timeout.signal);
    }
    finally {
        done.abort();
    }
}
function applyDecision(conclusion, jobs, { logger, notes, projectId }) {
    const { decision, deciding } = conclusion;
    if (decision.verdict === 'pass') {
        logger.info(`${decision.message}${deciding.link === undefined ? '' : `: ${deciding.link.url}`}.`);
        return;
    }
    const error = objectionError(conclusion, decision.objection, { jobs, projectId });
    if (decision.verdict === 'fail')
        throw error;
    const { title, lines } = (0,error_report/* failureText */.kY)(error);
    const advice = lines.join(' ');
    if (notes.agent)
        notes.agent = { ...notes.agent, advice };
    logger.warning(advice, title);
}
async function runAgent(inputs, collaborators) {
    const { cancelled, clock, deadline, github, logger, notes, outputs } = collaborators;
    const jobs = newJobs(inputs);
    const names = jobs.map(({ jobId }) => jobId).join(', ');
    logger.info(`Waiting for agent job${jobs.length === 1 ? '' : 's'} ${names} (project ${inputs.projectId}).`);
    const begun = github?.begin(reportOn(jobs, { verdict: 'pending', message: 'Waiting for the agent' }), deadline.signal);
    const finish = async (about, verdict, message) => {
        setAgentOutputs(outputs, about, jobs);
        notes.agent = {
            projectId: inputs.projectId,
            jobs: jobsSummary([about, ...jobs.filter((job) => job !== about)]),
            words: message,
        };
        outputs.publish();
        await begun;
        await withReportTimeout(clock, cancelled, async (signal) => github?.finish(reportOn(jobs, { verdict, message }), signal));
    };
    const ended = await followAll(jobs, inputs, collaborators).catch(async (error) => {
        if (!(error instanceof JobWaitError))
            throw error;
        const { job, cause } = error;
        const title = cause instanceof errors/* ActionError */.l ? (0,error_report/* failureText */.kY)(cause).title : 'an unexpected error';
        await finish(job, 'fail', `Could not determine the result of the agent job: ${title}`);
        throw cause;
    });
    const conclusion = conclude(ended, inputs);
    await finish(conclusion.deciding, conclusion.decision.verdict, conclusion.decision.message);
    applyDecision(conclusion, jobs, { logger, notes, projectId: inputs.projectId });
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __webpack_require__(8128);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent-summary.js

const agent_summary_MAX_LINK_LENGTH = 1000;
const MAX_JOBS = 50;
function linkTo(address) {
    if (address.length > agent_summary_MAX_LINK_LENGTH || !URL.canParse(address))
        return (0,markdown/* code */.aY)(address);
    const { protocol, href, username, password } = new URL(address);
    if (protocol !== 'https:' || username !== '' || password !== '')
        return (0,markdown/* code */.aY)(address);
    const safe = href.replace(/[^\w:/.?=&#%+-]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
    return `[${(0,markdown/* code */.aY)(address)}](${safe})`;
}
function cellsOf(job) {
    const { jobId, model, prLink, prState, ref, repository, result, status } = job;
    const state = prState === undefined ? '' : ` (${(0,markdown/* code */.aY)(prState)})`;
    return [
        ['Job', (0,markdown/* code */.aY)(jobId)],
        ['Result', (0,markdown/* codeIfKnown */.w8)(result)],
        ['Status', (0,markdown/* codeIfKnown */.w8)(status)],
        ['Pull request', prLink === undefined ? undefined : `${linkTo(prLink)}${state}`],
        ['Source', (0,markdown/* codeIfKnown */.w8)(repository)],
        ['Branch', (0,markdown/* codeIfKnown */.w8)(ref)],
        ['Model', (0,markdown/* codeIfKnown */.w8)(model)],
    ];
}
function jobsTable(jobs) {
    const [first = [], ...others] = jobs.slice(0, MAX_JOBS).map(cellsOf);
    if (others.length === 0)
        return (0,markdown/* factTable */.Bu)(first);
    return (0,markdown/* table */.tp)([first.map(([name]) => name), ...[first, ...others].map((cells) => cells.map(([, cell]) => cell))]);
}
function agentSummary({ advice, jobs, projectId, words }, failed) {
    const left = jobs.length - MAX_JOBS;
    const prLink = jobs[0]?.prLink;
    return {
        notice: { title: 'Agent job', message: `${words ?? ''}${prLink === undefined ? '' : `: ${prLink}`}.` },
        heading: `Agent jobs of project ${(0,markdown/* code */.aY)(projectId)}`,
        sections: [
            words === undefined || failed ? '' : `**${(0,markdown/* prose */.CS)(words)}.**`,
            advice === undefined ? '' : (0,markdown/* prose */.CS)(advice),
            jobsTable(jobs),
            left > 0 ? `… and ${left} more.` : '',
        ],
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent-flow.js







async function connect({ github, projectId }, context) {
    if (github === undefined)
        return undefined;
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(429), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 5073));
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
function createAgentFlow(inputs, context) {
    const { apiKey, baseUrl, jobIds, projectId, timeoutMs } = inputs;
    const notes = { agent: undefined };
    return {
        run: async () => {
            const deadline = (0,runner_deadline/* startDeadline */.d)(context.clock, timeoutMs, context.cancelled);
            try {
                const { fetch } = (0,http_fetch/* createHttpClient */.u)(context.environment);
                const service = createAgentService((0,http/* createSender */.aE)({ ...context, apiKey, baseUrl, deadline, fetch }));
                await runAgent(inputs, { ...context, service, notes, deadline, github: await connect(inputs, context) });
            }
            finally {
                deadline.dispose();
            }
        },
        failureResult: () => undefined,
        summarize: (failed) => {
            const facts = notes.agent ?? { projectId, jobs: jobIds.map((jobId) => ({ jobId })) };
            return agentSummary((0,shown_text/* shownDeeply */.FZ)(facts, context.redactor), failed);
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
