export const id = 726;
export const ids = [726];
export const modules = {

/***/ 3726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAgent: () => (/* binding */ runAgent)
});

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/report/failure.js
var failure = __webpack_require__(7135);
;// CONCATENATED MODULE: ./.work/stage/lib/github/gate.js

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
function find({ result, need, prState }) {
    switch (result) {
        case 'pull-request':
            return need === 'merged' ? findMerged(prState) : { words: OPENED };
        case 'no-change':
            return need === 'optional'
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
function decidingIndex(decisions) {
    const first = (verdict) => decisions.findIndex((decision) => decision.verdict === verdict);
    return [first('fail'), first('advisory'), 0].find((index) => index >= 0) ?? 0;
}

;// CONCATENATED MODULE: ./.work/stage/lib/github/pull-request.js
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
        return { host: sshHost.toLowerCase(), path: barePath(sshPath) };
    if (/^[\w.-]+(\/[\w.-]+)+$/.test(repository))
        return { host: undefined, path: barePath(repository) };
    if (!URL.canParse(repository))
        return undefined;
    const url = new URL(repository);
    const path = barePath(url.pathname);
    const host = /^https?:$/.test(url.protocol) ? url.host : url.hostname;
    return host === '' || path === '' ? undefined : { host: host.toLowerCase(), path };
}
function objectionTo(link, place) {
    const linkHost = link.host.replace(/:\d+$/, '');
    if (place.host !== undefined && place.host !== link.host && place.host !== linkHost) {
        return 'it is not on the host of the source repository';
    }
    return place.path.toLowerCase() === link.repository.toLowerCase() ? undefined : 'it is of another repository';
}
function parsePullRequestLink(text, repository) {
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
    const place = repository === undefined ? undefined : placeOf(repository);
    const reason = place === undefined ? undefined : objectionTo(value, place);
    return reason === undefined ? { ok: true, value } : { ok: false, reason };
}

// EXTERNAL MODULE: ./.work/stage/lib/report/progress.js
var report_progress = __webpack_require__(5646);
// EXTERNAL MODULE: ./.work/stage/lib/wait/poll.js + 2 modules
var poll = __webpack_require__(9692);
// EXTERNAL MODULE: ./.work/stage/lib/modes/standing.js
var modes_standing = __webpack_require__(7597);
;// CONCATENATED MODULE: ./.work/stage/lib/modes/agent-job.js





const WORTH_TELLING_MS = 5_000;
function newAgentJob(jobId, label) {
    return {
        jobId,
        label,
        latest: undefined,
        link: undefined,
        prState: 'unknown',
        prHeadSha: undefined,
        unknownBecause: 'GitHub is not asked without a working `github-token`',
        result: undefined,
        stoppedBy: undefined,
        said: new Set(),
    };
}
function progressOf(job) {
    return job.latest && { status: job.latest.status, percent: undefined, pageCount: undefined };
}
function standingOf(job, projectId) {
    return {
        job: `The agent job ${job.jobId} of the project ${projectId}`,
        progress: progressOf(job),
        mayRun: job.latest === undefined || job.latest.phase === 'running',
        goOn: 'To wait for it again, run the step again with the same inputs.',
    };
}
function merged(snapshot, before = snapshot) {
    return {
        ...snapshot,
        prLink: snapshot.prLink ?? before.prLink,
        repository: snapshot.repository ?? before.repository,
        ref: snapshot.ref ?? before.ref,
        model: snapshot.model ?? before.model,
        createdAt: snapshot.createdAt ?? before.createdAt,
        archivedAt: snapshot.archivedAt ?? before.archivedAt,
    };
}
function readLink(job, { prLink, repository }, logger) {
    if (prLink === undefined)
        return undefined;
    const link = parsePullRequestLink(prLink, repository);
    if (link.ok)
        return link.value;
    const text = `${job.label}The job's \`prLink\` is not used: ${link.reason}.`;
    if (!job.said.has(text))
        logger.warning(text, 'Pull request link not usable');
    job.said.add(text);
    return undefined;
}
function say(job, logger, texts) {
    (0,modes_standing/* sayOnce */.N6)(job, logger, texts.map((text) => `${job.label}${text}`));
}
async function lookAt(job, projectId, { service, logger }) {
    const { value, retryAfterMs } = await service.readAgentJob(projectId, job.jobId);
    const latest = merged(value, job.latest);
    job.latest = latest;
    job.link = readLink(job, latest, logger);
    say(job, logger, value.oddities);
    return latest.phase === 'running' ? { done: false, retryAfterMs } : { done: true, value: latest };
}
async function lookAtPullRequest(job, link, wait, { github, deadline, logger }) {
    const answer = await github?.readPullRequest(link, deadline.signal);
    if (answer?.kind === 'known') {
        [job.prState, job.prHeadSha] = [answer.state, answer.headSha];
        const isOpen = answer.state === 'open' || answer.state === 'draft';
        return wait && isOpen ? { done: false } : { done: true, value: undefined };
    }
    if (answer !== undefined) {
        job.unknownBecause = answer.reason;
        const goesOn = wait && answer.kind === 'later' ? '; asking again' : '';
        say(job, logger, [`The state of the agent's pull request is unknown: ${answer.reason}${goesOn}`]);
        if (wait && answer.kind === 'later')
            return { done: false, retryAfterMs: answer.retryAfterMs };
    }
    return { done: true, value: undefined };
}
async function waitFor(job, { projectId, maxPauseMs, need }, collaborators) {
    const { clock, deadline, logger } = collaborators;
    const progress = (0,report_progress/* createProgressReporter */.l)(logger, clock, job.label);
    const startedMs = clock.monotonic();
    const pollUntilDone = (attempt, seen) => {
        const onPending = () => {
            const now = seen();
            const waitedMs = clock.monotonic() - startedMs;
            if (now)
                progress.report({ ...now, waitedMs: waitedMs < WORTH_TELLING_MS ? undefined : waitedMs }, undefined);
        };
        return (0,poll/* poll */.w)({ ...collaborators, signal: deadline.signal, maxPauseMs, attempt, onPending });
    };
    const ended = await pollUntilDone(() => lookAt(job, projectId, collaborators), () => progressOf(job));
    const last = progressOf(job);
    if (last)
        progress.report(last, undefined);
    const { link } = job;
    if (ended.phase !== 'completed')
        return ended.phase === 'failed' ? 'failed' : 'archived';
    if (link === undefined)
        return 'no-change';
    await pollUntilDone(() => lookAtPullRequest(job, link, need === 'merged', collaborators), () => ({ status: `pull request ${link.number} ${job.prState}`, percent: undefined, pageCount: undefined }));
    return 'pull-request';
}
async function followAgentJob(job, inputs, collaborators) {
    try {
        job.result = await waitFor(job, inputs, collaborators);
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.l) || (error.code !== 'timed-out' && error.code !== 'cancelled')) {
            const standing = standingOf(job, inputs.projectId);
            if (!(error instanceof errors/* ActionError */.l) || error.code !== 'not-found')
                throw (0,modes_standing/* withStanding */.es)(error, standing, []);
            throw job.latest === undefined ? error : (0,modes_standing/* withStanding */.es)(error, { ...standing, mayRun: false }, []);
        }
        [job.result, job.stoppedBy] = [error.code, error];
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/modes/agent-conclusion.js




const HINTS = {
    'agent-failed': 'Look at the job in the dashboard, and start a new one. To let such a result pass, take `failed` out of `fail-on`.',
    'agent-archived': 'Somebody archived the job: start a new one. To let such a result pass, take `archived` out of `fail-on`.',
    'no-pull-request': 'The agent found nothing to change, or could not open a pull request: look at the job in the dashboard. With `pull-request: optional` the step passes.',
    'pull-request-not-merged': 'Open the pull request again, or start a new job.',
    'pull-request-unknown': 'Give `github-token` a token that can read the pull request, or use `pull-request: required`.',
};
function conclude(jobs, { failOn, need }) {
    const decisions = jobs.map(({ result = 'cancelled', prState }) => decide({ result, failOn, need, prState }));
    const index = decidingIndex(decisions);
    const deciding = jobs[index] ?? jobs[0];
    return { deciding, decision: decisions[index] ?? decide({ result: 'cancelled', failOn, need, prState: 'unknown' }) };
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
    const others = othersOf(deciding, jobs);
    if (objection === 'timed-out' || objection === 'cancelled') {
        const standings = jobs.filter(({ stoppedBy }) => stoppedBy !== undefined).map((job) => standingOf(job, projectId));
        const lines = [...new Set(standings.flatMap(modes_standing/* standingLines */.Yt)), ...(deciding.link ? [pullRequestLine(deciding)] : [])];
        const why = deciding.stoppedBy ?? new errors/* ActionError */.l(objection, `${decision.words}.`, { hint: 'Run the step again.' });
        return why.withDetails(...lines);
    }
    const details = [
        ...(deciding.link ? [pullRequestLine(deciding)] : []),
        ...(objection === 'pull-request-unknown' ? [`The reason: ${deciding.unknownBecause}.`] : []),
        ...(deciding.latest?.archivedAt === undefined ? [] : [`It was archived at ${deciding.latest.archivedAt}.`]),
        ...others,
    ];
    const message = `${decision.words}: agent job ${deciding.jobId} of the project ${projectId}.`;
    return new errors/* ActionError */.l(objection, message, { hint: HINTS[objection], details });
}
function pullRequestLine({ link, prState }) {
    return `The pull request: ${link?.url ?? ''}${prState === 'unknown' ? '' : ` (${prState})`}.`;
}

;// CONCATENATED MODULE: ./.work/stage/lib/modes/agent.js




const LAST_WORDS_MS = 100_000;
const LAST_WORDS_CANCELLED_MS = 5_000;
function newJobs({ jobIds }) {
    const [first, ...others] = jobIds.map((jobId) => newAgentJob(jobId, jobIds.length === 1 ? '' : `${jobId}: `));
    if (first === undefined)
        throw new Error('There is no job to wait for.');
    return [first, ...others];
}
async function followAll(jobs, inputs, collaborators) {
    const follow = async (job) => {
        try {
            await followAgentJob(job, inputs, collaborators);
        }
        catch (error) {
            collaborators.deadline.abort(error);
            throw error;
        }
    };
    await Promise.all(jobs.map(follow));
}
async function withLastWords(clock, cancelled, speak) {
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
function settle(conclusion, jobs, inputs, { logger, notes }) {
    const { decision, deciding } = conclusion;
    if (decision.verdict === 'pass') {
        logger.info(`${decision.words}${deciding.link === undefined ? '' : `: ${deciding.link.url}`}.`);
        return;
    }
    const error = objectionError(conclusion, decision.objection, jobs, inputs);
    if (decision.verdict === 'fail')
        throw error;
    const { title, lines } = (0,failure/* failureText */.kY)(error);
    const advice = `${lines.join(' ')} It is advisory: \`fail-on\` lets the step pass.`;
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
        notes.agent = { projectId: inputs.projectId, jobs: jobsSummary(jobs), words };
        outputs.publish();
        await begun;
        await withLastWords(clock, cancelled, async (signal) => github?.finish(reportOn(jobs, { verdict, words }), signal));
    };
    try {
        await followAll(jobs, inputs, collaborators);
    }
    catch (error) {
        const title = error instanceof errors/* ActionError */.l ? (0,failure/* failureText */.kY)(error).title : 'an unexpected error';
        await finish(jobs[0], 'fail', `The agent job's result is not known: ${title}`);
        throw error;
    }
    const conclusion = conclude(jobs, inputs);
    await finish(conclusion.deciding, conclusion.decision.verdict, conclusion.decision.words);
    settle(conclusion, jobs, inputs, collaborators);
}


/***/ })

};
