import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 8614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  xn: () => (/* binding */ createRunState),
  QJ: () => (/* binding */ noticeOf),
  C5: () => (/* binding */ recordFailure),
  YG: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __nccwpck_require__(8128);
// EXTERNAL MODULE: ./.work/stage/lib/runner/format.js
var format = __nccwpck_require__(6486);
;// CONCATENATED MODULE: ./.work/stage/lib/export/summary.js


function table(rows) {
    const known = rows.filter(([, cell]) => cell !== undefined).map(([name, cell]) => `| ${name} | ${cell ?? ''} |`);
    const [head, ...others] = known;
    return head === undefined ? '' : [head, '| :--- | :--- |', ...others].join('\n');
}
function page(...parts) {
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function shown(text) {
    return text === undefined ? undefined : (0,markdown/* code */.a)(text);
}
const MAX_DETAILS = 50;
function failureSection({ code: id, message, details, hint }) {
    const lines = [`**${(0,markdown/* prose */.C)(message)}** ${(0,markdown/* code */.a)(id)}`, ...details.slice(0, MAX_DETAILS).map(markdown/* prose */.C)];
    return `${lines.map((line) => `> ${line}`).join('\n>\n')}\n\n**What to do next:** ${(0,markdown/* prose */.C)(hint)}`;
}
function pagesCell({ pageCount, unpackedPages }) {
    const files = unpackedPages === undefined ? '' : `${(0,format/* formatCount */.B4)(unpackedPages, 'HTML file')} in the bundle`;
    if (pageCount === undefined)
        return files || undefined;
    return files === '' || pageCount === unpackedPages ? String(pageCount) : `${pageCount} (${files})`;
}
function factsTable(facts) {
    const { cacheHit, contentDigest, deploymentVersion, expiresAt, jobId, service, sha256, sizeBytes, status } = facts;
    const size = sizeBytes === undefined ? undefined : (0,format/* formatBytes */.z3)(sizeBytes);
    return table([
        ['Service', shown(service)],
        ['Job', shown(jobId)],
        ['Status', shown(status)],
        ['Pages', pagesCell(facts)],
        ['Size', size && cacheHit === true ? `${size}, from the tool cache` : size],
        ['SHA-256 of the archive', shown(sha256)],
        ['Content digest', shown(contentDigest)],
        ['Version to deploy', shown(deploymentVersion)],
        ['Duration', facts.durations === '' ? undefined : facts.durations],
        ['Link', expiresAt === undefined ? undefined : `the output ${(0,markdown/* code */.a)('bundleUrl')}, until ${(0,markdown/* code */.a)(expiresAt)}`],
    ]);
}
const MAX_PATH_LENGTH = 1000;
function nextSteps({ attached, changed, jobId, packagePath, valuesFile }) {
    const steps = [
        changed === false
            ? `Nothing has changed: ${(0,markdown/* code */.a)('changed')} is ${(0,markdown/* code */.a)('false')}, and a deployment can be skipped.`
            : '',
        valuesFile === undefined
            ? ''
            : `Roll it out in this job: ${(0,markdown/* code */.a)(`helm upgrade --values ${valuesFile} …`, MAX_PATH_LENGTH)}`,
        packagePath === undefined
            ? ''
            : `To carry the bundle to another network, upload the output ${(0,markdown/* code */.a)('packagePath')} as an artifact in this job: it has the archive and its manifest, and ${(0,markdown/* code */.a)('sha256sum --check SHA256SUMS')} proves them there.`,
        jobId === undefined || attached === true
            ? ''
            : `Deploy it later, or in another job: ${(0,markdown/* code */.a)(`job-id: ${jobId}`)} in place of ${(0,markdown/* code */.a)('domain')} gives a fresh link without a new export.`,
    ].filter((step) => step !== '');
    if (steps.length === 0)
        return '';
    return `### What to do next\n\n${steps.map((step) => `- ${step}`).join('\n')}`;
}
function exportSummary(facts) {
    const { domain, failure, jobId } = facts;
    const of = domain === undefined ? (jobId === undefined ? '' : ` by job ${(0,markdown/* code */.a)(jobId)}`) : ` of ${(0,markdown/* code */.a)(domain)}`;
    const heading = `## Static export${of}`;
    if (failure)
        return page(`${heading}: ${(0,markdown/* prose */.C)(failure.title)}`, failureSection(failure), factsTable(facts));
    return page(heading, factsTable(facts), nextSteps(facts));
}
function failureSummary(failure) {
    return page(`## Static export action: ${(0,markdown/* prose */.C)(failure.title)}`, failureSection(failure));
}
function exportNotice({ domain, expiresAt, jobId, pageCount, sizeBytes }) {
    const parts = [
        domain ?? '',
        pageCount === undefined ? '' : (0,format/* formatCount */.B4)(pageCount, 'page'),
        sizeBytes === undefined ? '' : (0,format/* formatBytes */.z3)(sizeBytes),
        jobId === undefined ? '' : `job ${jobId}`,
        expiresAt === undefined ? '' : `link valid until ${expiresAt}`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}

;// CONCATENATED MODULE: ./.work/stage/lib/agent/summary.js


const MAX_LINK_LENGTH = 1000;
const MAX_JOBS = 50;
function linkTo(address) {
    if (address.length > MAX_LINK_LENGTH || !URL.canParse(address))
        return (0,markdown/* code */.a)(address);
    const { protocol, href, username, password } = new URL(address);
    if (protocol !== 'https:' || username !== '' || password !== '')
        return (0,markdown/* code */.a)(address);
    const safe = href.replace(/[^\w:/.?=&#%+-]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
    return `[${(0,markdown/* code */.a)(address)}](${safe})`;
}
function summary_shown(text) {
    return text === undefined ? undefined : (0,markdown/* code */.a)(text);
}
function pullRequestCell({ prLink, prState }) {
    const state = prState === undefined ? '' : ` (${(0,markdown/* code */.a)(prState)})`;
    return prLink === undefined ? undefined : `${linkTo(prLink)}${state}`;
}
function jobTable(job) {
    const { jobId, ref, model, repository, result, status } = job;
    return table([
        ['Job', (0,markdown/* code */.a)(jobId)],
        ['Result', summary_shown(result)],
        ['Status', summary_shown(status)],
        ['Pull request', pullRequestCell(job)],
        ['Source', summary_shown(repository)],
        ['Branch', summary_shown(ref)],
        ['Model', summary_shown(model)],
    ]);
}
function jobsTable(jobs) {
    const cells = (job) => [
        (0,markdown/* code */.a)(job.jobId),
        summary_shown(job.result),
        summary_shown(job.status),
        pullRequestCell(job),
        summary_shown(job.repository),
        summary_shown(job.ref),
        summary_shown(job.model),
    ];
    return [
        '| Job | Result | Status | Pull request | Source | Branch | Model |',
        '| :--- | :--- | :--- | :--- | :--- | :--- | :--- |',
        ...jobs.map((job) => `| ${cells(job)
            .map((cell) => cell ?? '–')
            .join(' | ')} |`),
    ].join('\n');
}
function agentSummary({ advice, failure, jobs, projectId, words }) {
    const heading = `## Agent jobs${projectId === undefined ? '' : ` of project ${(0,markdown/* code */.a)(projectId)}`}`;
    const left = jobs.length - MAX_JOBS;
    const [only] = jobs;
    return page(failure === undefined ? heading : `${heading}: ${(0,markdown/* prose */.C)(failure.title)}`, failure === undefined ? '' : failureSection(failure), words === undefined || failure !== undefined ? '' : `**${(0,markdown/* prose */.C)(words)}.**`, advice === undefined ? '' : (0,markdown/* prose */.C)(advice), only !== undefined && jobs.length === 1 ? jobTable(only) : jobsTable(jobs.slice(0, MAX_JOBS)), left > 0 ? `… and ${left} more.` : '');
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/timeline.js

const NAMES = {
    queued: 'queued',
    exporting: 'export',
    bundling: 'bundle',
    downloading: 'download',
    unpacking: 'unpack',
};
function createTimeline(clock) {
    const phases = new Map();
    return {
        begin: (phase, sinceMs) => {
            phases.set(phase, { startMs: phases.get(phase)?.startMs ?? sinceMs ?? clock.monotonic(), endMs: undefined });
        },
        end: (phase) => {
            const span = phases.get(phase);
            if (span)
                span.endMs ??= clock.monotonic();
        },
        durations: () => ['queued', 'exporting', 'bundling', 'downloading', 'unpacking']
            .flatMap((phase) => {
            const span = phases.get(phase);
            if (!span)
                return [];
            return [`${NAMES[phase]} ${(0,format/* formatDuration */.a3)((span.endMs ?? clock.monotonic()) - span.startMs)}`];
        })
            .join(', '),
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __nccwpck_require__(7486);
;// CONCATENATED MODULE: ./.work/stage/lib/action/run-state.js




function createRunState(clock) {
    return {
        failureReported: false,
        notes: { timeline: createTimeline(clock), unpackedPages: undefined, agent: undefined },
    };
}
function exportResult(code) {
    if (code === 'timed-out' || code === 'cancelled')
        return code;
    return code === 'export-failed' ? 'failed' : 'error';
}
function recordFailure({ outputs, inputs }, code) {
    outputs?.set('errorCode', code);
    if (inputs?.mode !== 'agent')
        outputs?.set('result', exportResult(code));
}
function knownOf({ outputs }) {
    return outputs?.known() ?? {};
}
function exportFacts(account, failure) {
    const { inputs, notes } = account;
    return {
        ...knownOf(account),
        attached: inputs?.mode === 'export' && inputs.source.kind === 'attach',
        service: inputs?.baseUrl.origin,
        unpackedPages: notes.unpackedPages,
        durations: notes.timeline.durations(),
        failure,
    };
}
function summaryOf(account, failure, redactor) {
    const { inputs, notes } = account;
    if (inputs === undefined && failure !== undefined)
        return failureSummary((0,shown_text/* shownDeeply */.FZ)(failure, redactor));
    if (inputs?.mode !== 'agent')
        return exportSummary((0,shown_text/* shownDeeply */.FZ)(exportFacts(account, failure), redactor));
    const agent = notes.agent ?? { projectId: inputs.projectId, jobs: inputs.jobIds.map((jobId) => ({ jobId })) };
    return agentSummary((0,shown_text/* shownDeeply */.FZ)({ ...agent, failure }, redactor));
}
function noticeOf(account) {
    const { inputs, notes } = account;
    if (inputs?.mode !== 'agent')
        return { title: 'Static export', message: exportNotice(exportFacts(account, undefined)) };
    const { prLink } = knownOf(account);
    return { title: 'Agent job', message: `${notes.agent?.words ?? ''}${prLink === undefined ? '' : `: ${prLink}`}.` };
}


/***/ }),

/***/ 6912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./.work/stage/node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(8546);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/identifiers.js
var identifiers = __nccwpck_require__(1414);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./.work/stage/lib/http/hosts.js
var hosts = __nccwpck_require__(1960);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/input-rules.js



function accept(value) {
    return { ok: true, value };
}
function refuse(mistake) {
    return { ok: false, mistake };
}
const MAX_TIMEOUT_MINUTES = 7_200;
function parseBaseUrl(text) {
    if (!URL.canParse(text) || /[\s\p{Cc}?#]/u.test(text))
        return refuse('must be a URL such as https://api.example.com.');
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        return refuse('must not carry credentials; the key goes into `api-key`.');
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (0,hosts/* isLoopback */.U9)(url))) {
        return refuse('must be an https URL; http is only for this machine (127.0.0.1, localhost).');
    }
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
        return refuse(`must be the origin alone, without a path: ${url.origin}.`);
    }
    return accept(url);
}
function parseApiKey(text) {
    if (/^Bearer\s/i.test(text))
        return refuse('must be the key alone: leave `Bearer ` out.');
    return /^[\x21-\x7e]{8,}$/.test(text)
        ? accept(text)
        : refuse('must be one line of at least 8 characters without spaces, as the dashboard shows it.');
}
function parseDomain(text) {
    if ((0,identifiers/* isHostName */.uy)(text))
        return accept(text.toLowerCase());
    if (text.includes('://'))
        return refuse('must be the bare host name, without a scheme: docs.example.com.');
    if (text.includes('/'))
        return refuse('must be the bare host name, without a path or slash: docs.example.com.');
    if (text.includes(':'))
        return refuse('must be the bare host name, without a port: docs.example.com.');
    return refuse('must be a host name such as docs.example.com; a name in another script in its xn-- form.');
}
function parseJobId(text) {
    return (0,identifiers/* isIdentifier */._5)(text) ? accept(text) : refuse('must be the `jobId` of an earlier run: one word without spaces.');
}
function parseProjectId(text) {
    return (0,identifiers/* isIdentifier */._5)(text) ? accept(text) : refuse('must be one word without spaces, as the dashboard shows it.');
}
const MAX_AGENT_JOBS = 50;
function linesOf(text) {
    return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
function parseAgentJobIds(text) {
    const [first, ...others] = new Set(linesOf(text));
    if (first === undefined || ![first, ...others].every(identifiers/* isIdentifier */._5))
        return refuse('must be one id a line, each one word without spaces.');
    return others.length < MAX_AGENT_JOBS
        ? accept([first, ...others])
        : refuse(`must list at most ${MAX_AGENT_JOBS} jobs.`);
}
function parseFailOn(text) {
    const words = text
        .split(/[,\n]/)
        .map((word) => word.trim())
        .filter((word) => word !== '');
    const results = ['failed', 'archived', 'timed-out'].filter((result) => words.includes(result));
    if (words.length === 1 && words[0] === 'never')
        return accept([]);
    if (words.length > 0 && words.every((word) => results.some((result) => result === word)))
        return accept(results);
    const others = 'To fail without a pull request use `pull-request: required`; a cancelled step always fails.';
    return refuse(`must be \`never\`, or a list of \`failed\`, \`archived\` and \`timed-out\`. ${others}`);
}
function parseToken(text) {
    return /^[\x21-\x7e]+$/.test(text) ? accept(text) : refuse('must be one line without spaces: ${{ github.token }}.');
}
function parseStatusName(text) {
    return /^[^\p{Cc}]{1,100}$/u.test(text) ? accept(text) : refuse('must be one line of at most 100 characters.');
}
function parseVersion(text) {
    return /^[^\p{Cc}]{1,200}$/u.test(text) ? accept(text) : refuse('must be one line of at most 200 characters.');
}
function isNoPageName(part) {
    return part === '' || part === '.' || part === '..';
}
function parsePaths(text) {
    const paths = linesOf(text);
    const wrong = paths.find((path) => !/^[^\s\p{Cc}?#,]+$/u.test(path) || path.split('/').some(isNoPageName));
    if (wrong === undefined)
        return accept([...new Set(paths)]);
    return refuse('must name one page a line, without a leading or trailing slash: guides/getting-started.');
}
function parseDecimal(text, what, min, max) {
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return accept(value);
    return refuse(`must be a ${what} from ${min} to ${max}, such as 30.`);
}
function parseTimeoutMs(text) {
    const minutes = parseDecimal(text, 'number of minutes', 0.001, MAX_TIMEOUT_MINUTES);
    return minutes.ok ? accept(minutes.value * 60_000) : minutes;
}
function parsePollIntervalMs(text) {
    const seconds = parseDecimal(text, 'number of seconds', 0.1, 3_600);
    return seconds.ok ? accept(seconds.value * 1_000) : seconds;
}
const MAX_LINK_MINUTES = 10_080;
function parseLinkLifeMs(text) {
    const minutes = parseDecimal(text, 'number of minutes', 0, MAX_LINK_MINUTES);
    return minutes.ok ? accept(minutes.value * 60_000) : minutes;
}
function parsePages(text, min) {
    const pages = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return pages >= min ? accept(pages) : refuse(`must be a whole number of at least ${min}, such as 120.`);
}
function parsePercent(text) {
    return parseDecimal(text, 'percentage', 0, 100);
}
function parseFilePath(text) {
    if (/[\p{Cc}]/u.test(text) || /[/\\]$/.test(text))
        return refuse('must be the path of a file.');
    if (/^~(?:[/\\]|$)/.test(text)) {
        return refuse('starts with `~`, which nothing expands here: write ${{ runner.temp }}/values.yaml, or the whole path.');
    }
    if (!(0,external_node_path_.isAbsolute)(text) && /^\.\.(?:[/\\]|$)/.test((0,external_node_path_.normalize)(text))) {
        return refuse('must stay in the workspace, or be an absolute path such as ${{ runner.temp }}/values.yaml.');
    }
    return (0,external_node_path_.normalize)(text) === '.' ? refuse('must be the path of a file.') : accept(text);
}
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? refuse(`must be ${choices.map((word) => `\`${word}\``).join(' or ')}.`)
        : accept(choice);
}
function parseBoolean(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return accept(true);
    return /^(false|False|FALSE)$/.test(text) ? accept(false) : refuse('must be `true` or `false`.');
}
function parseSha256(text, output) {
    return /^[0-9a-f]{64}$/i.test(text)
        ? accept(text.toLowerCase())
        : refuse(`must be a SHA-256: 64 hexadecimal digits, as the output \`${output}\` has them.`);
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/delivery-inputs.js


const DEFAULT_MIN_LINK_MS = 300_000;
function isOff(reader, name) {
    const flag = parseBoolean(reader.text(name));
    return flag.ok && !flag.value;
}
function refuseWithoutBundle(isSet, reader) {
    if (isSet['expected-sha256'])
        reader.mistake('expected-sha256', 'goes with `download` or `extract`.');
    if (isSet.package)
        reader.mistake('package', 'goes with `download` or `extract`.');
}
function readBundleWish(reader, attachTo) {
    const extract = reader.optional('extract', parseBoolean) ?? false;
    const download = reader.optional('download', parseBoolean) ?? false;
    const expectedSha256 = reader.optional('expected-sha256', (text) => parseSha256(text, 'sha256'));
    const wantsPackage = reader.optional('package', parseBoolean) ?? false;
    if (!download && !extract) {
        const useless = { 'expected-sha256': expectedSha256 !== undefined, package: wantsPackage };
        if (isOff(reader, 'download') && isOff(reader, 'extract'))
            refuseWithoutBundle(useless, reader);
        return undefined;
    }
    if (attachTo !== undefined && !(0,identifiers/* isPlainJobId */.Zz)(attachTo)) {
        const when = 'when `download` or `extract` is set';
        reader.mistake('job-id', `may contain only letters, digits, \`_\`, \`-\` and single dots ${when}.`);
    }
    return { extract, expectedSha256, package: wantsPackage };
}
function readHandOver(reader, version) {
    const previousContentDigest = reader.optional('previous-content-digest', (text) => parseSha256(text, 'contentDigest'));
    if (previousContentDigest !== undefined && isOff(reader, 'extract')) {
        const why = 'what the site holds is known once it is unpacked.';
        reader.mistake('previous-content-digest', `needs \`extract: true\`: ${why}`);
    }
    const valuesFile = reader.optional('values-file', parseFilePath);
    const minLinkMs = reader.optional('min-link-minutes', parseLinkLifeMs);
    const isLinkLifeChosen = minLinkMs !== DEFAULT_MIN_LINK_MS;
    return minLinkMs === undefined
        ? undefined
        : { version, valuesFile, minLinkMs, isLinkLifeChosen, previousContentDigest };
}
function readPageRules(reader) {
    const minPages = reader.optional('min-pages', (text) => parsePages(text, 1));
    const previousPages = reader.optional('previous-page-count', (text) => parsePages(text, 0));
    const maxDropPercent = reader.optional('max-page-drop-percent', parsePercent);
    return maxDropPercent === undefined ? undefined : { minPages, previousPages, maxDropPercent };
}

;// CONCATENATED MODULE: ./.work/stage/lib/runner/input-reader.js

class InputReader {
    #mistakes = [];
    #read;
    constructor(read) {
        this.#read = read;
    }
    text(name) {
        return this.#read(name);
    }
    mistake(name, what) {
        this.#mistakes.push(`\`${name}\` ${what}`);
    }
    optional(name, parse) {
        const text = this.text(name);
        if (text === '')
            return undefined;
        const checked = parse(text);
        if (checked.ok)
            return checked.value;
        this.mistake(name, checked.mistake);
        return undefined;
    }
    required(name, parse, missing = 'is required.') {
        if (this.text(name) === '')
            this.mistake(name, missing);
        return this.optional(name, parse);
    }
    get failed() {
        return this.#mistakes.length > 0;
    }
    error() {
        const count = this.#mistakes.length === 1 ? 'An input needs' : `${this.#mistakes.length} inputs need`;
        return new errors/* ActionError */.l('invalid-input', `${count} to be corrected. Nothing was sent.`, {
            details: this.#mistakes,
            hint: 'The README describes every input.',
        });
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/action/inputs.js




const INPUT_DEFAULTS = {
    mode: 'export',
    'base-url': '',
    'api-key': '',
    domain: '',
    'job-id': '',
    version: '',
    paths: '',
    download: 'false',
    extract: 'false',
    'expected-sha256': '',
    package: 'false',
    'values-file': '',
    'min-link-minutes': '5',
    'mask-bundle-url': 'false',
    'previous-content-digest': '',
    'min-pages': '',
    'previous-page-count': '',
    'max-page-drop-percent': '30',
    'project-id': '',
    'agent-job-id': '',
    'fail-on': 'failed, archived, timed-out',
    'pull-request': 'optional',
    'github-token': '',
    'commit-status': '',
    comment: 'false',
    'timeout-minutes': '30',
    'poll-interval-seconds': '10',
};
const INPUTS_OF_ONE_MODE = {
    export: [
        ...['domain', 'job-id', 'version', 'paths', 'download', 'extract', 'expected-sha256', 'package'],
        ...['values-file', 'min-link-minutes', 'mask-bundle-url', 'previous-content-digest'],
        ...['min-pages', 'previous-page-count', 'max-page-drop-percent'],
    ],
    agent: ['project-id', 'agent-job-id', 'fail-on', 'pull-request', 'commit-status', 'comment'],
};
const KEY_MISSING = 'is empty. Pass a secret that exists under that very name: `api-key: ${{ secrets.… }}`. A secret of an environment reaches only ' +
    'jobs that name the environment, and a reusable workflow needs `secrets: inherit`. Runs for pull requests from forks get no ' +
    'secrets, those of Dependabot only Dependabot secrets: skip this step there.';
function refuseStartInputs(reader) {
    if (reader.text('paths') !== '')
        reader.mistake('paths', 'goes with `domain`, not with `job-id`.');
    if (reader.text('version') !== '' && reader.text('values-file') === '')
        reader.mistake('version', 'goes with `domain` or `values-file`, not with `job-id` alone.');
}
function readSource(reader, version) {
    const [domain, jobId] = [reader.text('domain'), reader.text('job-id')];
    if (domain === '' && jobId === '') {
        const missing = 'or `job-id` is required: a domain starts an export, `job-id` resumes one.';
        const check = "Both are empty: if the value comes from another step's output, check that the step ran.";
        reader.mistake('domain', `${missing} ${check}`);
    }
    if (domain !== '' && jobId !== '')
        reader.mistake('domain', 'and `job-id` exclude each other: give exactly one.');
    const start = {
        domain: reader.optional('domain', parseDomain),
        version,
        paths: reader.optional('paths', parsePaths),
    };
    const attachTo = reader.optional('job-id', parseJobId);
    if (start.domain !== undefined)
        return { kind: 'start', ...start, domain: start.domain };
    if (attachTo !== undefined)
        refuseStartInputs(reader);
    return attachTo === undefined ? undefined : { kind: 'attach', jobId: attachTo };
}
function refuseInputsOf(other, reader) {
    for (const name of INPUTS_OF_ONE_MODE[other]) {
        if (reader.text(name) !== INPUT_DEFAULTS[name])
            reader.mistake(name, `goes with \`mode: ${other}\`.`);
    }
}
function readGitHub(reader) {
    const token = reader.optional('github-token', parseToken);
    const commitStatus = reader.optional('commit-status', parseStatusName);
    const comment = reader.optional('comment', parseBoolean) ?? false;
    if (reader.text('github-token') === '') {
        const needs = 'needs `github-token`: pass `github-token: ${{ github.token }}`, and give the job the permission';
        if (commitStatus !== undefined)
            reader.mistake('commit-status', `${needs} \`statuses: write\`.`);
        if (comment)
            reader.mistake('comment', `${needs} \`pull-requests: write\`.`);
        if (reader.text('pull-request') === 'merged')
            reader.mistake('pull-request', `with \`merged\` ${needs} \`pull-requests: read\`.`);
    }
    return token === undefined ? undefined : { token, commitStatus, comment };
}
function isComplete(inputs, optional) {
    return Object.entries(inputs).every(([name, value]) => value !== undefined || optional.some((key) => key === name));
}
function readService(reader) {
    return {
        baseUrl: reader.required('base-url', parseBaseUrl),
        apiKey: reader.required('api-key', parseApiKey, KEY_MISSING),
    };
}
function readTimes(reader) {
    return {
        timeoutMs: reader.optional('timeout-minutes', parseTimeoutMs),
        maxPauseMs: reader.optional('poll-interval-seconds', parsePollIntervalMs),
    };
}
function readExportInputs(reader) {
    const service = readService(reader);
    const version = reader.optional('version', parseVersion);
    const source = readSource(reader, version);
    const bundle = readBundleWish(reader, source?.kind === 'attach' ? source.jobId : undefined);
    return {
        ...{ mode: 'export', ...service, source, bundle },
        handOver: readHandOver(reader, version),
        pageRules: readPageRules(reader),
        maskLink: reader.optional('mask-bundle-url', parseBoolean),
        ...readTimes(reader),
    };
}
function readAgentInputs(reader) {
    const missingJob = 'is required. An output of a step that did not run is empty.';
    return {
        mode: 'agent',
        ...readService(reader),
        projectId: reader.required('project-id', parseProjectId),
        jobIds: reader.required('agent-job-id', parseAgentJobIds, missingJob),
        failOn: reader.optional('fail-on', parseFailOn),
        pullRequestPolicy: reader.optional('pull-request', (text) => parseChoice(text, ['optional', 'required', 'merged'])),
        github: readGitHub(reader),
        ...readTimes(reader),
    };
}
function readMode(reader) {
    const mode = reader.optional('mode', (text) => parseChoice(text, ['export', 'agent']));
    if (mode !== undefined) {
        refuseInputsOf(mode === 'agent' ? 'export' : 'agent', reader);
        return mode;
    }
    return reader.text('agent-job-id') === '' && reader.text('project-id') === '' ? 'export' : 'agent';
}
function readSecrets() {
    return [core/* getInput */.V4('api-key'), core/* getInput */.V4('github-token')].filter((secret) => secret !== '');
}
function readInputs() {
    const reader = new InputReader((name) => core/* getInput */.V4(name) || INPUT_DEFAULTS[name]);
    if (readMode(reader) === 'agent') {
        const inputs = readAgentInputs(reader);
        if (!reader.failed && isComplete(inputs, ['github']))
            return Object.freeze(inputs);
    }
    else {
        const inputs = readExportInputs(reader);
        if (!reader.failed && isComplete(inputs, ['bundle']))
            return Object.freeze(inputs);
    }
    throw reader.error();
}

// EXTERNAL MODULE: ./.work/stage/lib/action/run-state.js + 3 modules
var run_state = __nccwpck_require__(8614);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./.work/stage/lib/http/http-error.js
var http_error = __nccwpck_require__(2068);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/progress-line.js
var progress_line = __nccwpck_require__(7607);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/poll.js + 2 modules
var poll = __nccwpck_require__(349);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/job-context.js
var job_context = __nccwpck_require__(3782);
;// CONCATENATED MODULE: ./.work/stage/lib/export/export-job.js






async function startJob(source, collaborators) {
    const { domain, version, paths } = source;
    const jobId = await collaborators.service.startExport({ domain, ...(version !== undefined && { version }), ...(paths !== undefined && { paths }) }, (0,external_node_crypto_.randomUUID)());
    collaborators.logger.info(`Started the export job ${jobId} for ${domain}.`);
    return { jobId, startedMs: collaborators.clock.monotonic(), latest: undefined, refusal: undefined, said: new Set() };
}
function attachTo(jobId, { logger }) {
    logger.info(`Resuming export job ${jobId}.`);
    return { jobId, startedMs: undefined, latest: undefined, refusal: undefined, said: new Set() };
}
async function openJob(source, collaborators) {
    return source.kind === 'start' ? await startJob(source, collaborators) : attachTo(source.jobId, collaborators);
}
function followPhase(job, { phase, status }, { notes }) {
    const { timeline } = notes;
    const since = job.latest === undefined ? job.startedMs : undefined;
    if (phase === 'running' && status === 'queued') {
        timeline.begin('queued', since);
        return;
    }
    timeline.end('queued');
    if (phase === 'running' || since !== undefined)
        timeline.begin('exporting', since);
    if (phase !== 'running')
        timeline.end('exporting');
}
function record(job, snapshot, collaborators) {
    const { logger, outputs } = collaborators;
    followPhase(job, snapshot, collaborators);
    const isCompleted = snapshot.phase === 'completed';
    job.latest = {
        ...snapshot,
        percent: isCompleted ? 100 : (snapshot.percent ?? job.latest?.percent),
        pageCount: isCompleted ? snapshot.pageCount : (snapshot.pageCount ?? job.latest?.pageCount),
    };
    (0,job_context/* logOnce */.uM)(job, logger, snapshot.parseWarnings);
    if (outputs.known().domain === undefined)
        outputs.set('domain', snapshot.domain);
    outputs.set('status', job.latest.status);
    outputs.set('progress', job.latest.percent);
    if (job.latest.pageCount === undefined)
        outputs.forget('pageCount');
    else
        outputs.set('pageCount', job.latest.pageCount);
}
function exportFailed(job, snapshot, { outputs }) {
    const { domain } = outputs.known();
    const words = [
        ...(domain === undefined ? [] : [`Domain: ${domain}.`]),
        ...(snapshot.error === undefined ? [] : [`The service says: ${snapshot.error}`]),
    ];
    const fix = snapshot.error === undefined
        ? 'The service gave no reason: look at the job in the dashboard'
        : 'Fix what the service names';
    return new errors/* ActionError */.l('export-failed', `The export job ${job.jobId} failed.`, {
        details: words,
        hint: `${fix}; then start a new export with \`domain\`.`,
    });
}
async function pollExport(job, collaborators) {
    const exists = job.startedMs !== undefined || job.latest !== undefined;
    const scale = job.latest?.progressScale ?? 'unknown';
    const answer = await collaborators.service.readExport({ jobId: job.jobId, exists, scale });
    record(job, answer.value, collaborators);
    (0,job_context/* logLongPause */.fK)(job, collaborators.logger, answer.retryAfterMs);
    if (answer.value.phase === 'failed')
        throw exportFailed(job, answer.value, collaborators);
    if (answer.value.phase === 'completed')
        return { done: true, value: answer.value };
    return { done: false, percent: answer.value.percent, retryAfterMs: answer.retryAfterMs };
}
async function waitUntilCompleted(job, maxPauseMs, collaborators) {
    const progress = (0,progress_line/* createProgressReporter */.l)(collaborators.logger, collaborators.clock);
    const completed = await (0,poll/* poll */.w)({
        ...collaborators,
        signal: collaborators.deadline.signal,
        maxPauseMs,
        attempt: () => pollExport(job, collaborators),
        onPending: ({ remainingMs }) => {
            if (job.latest)
                progress.report(job.latest, remainingMs);
        },
    });
    if (job.latest)
        progress.report(job.latest, undefined);
    return completed;
}
function withRefusal(error, { refusal }) {
    if (!refusal || error === refusal || !(error instanceof errors/* ActionError */.l))
        return error;
    return error.withDetails(refusal.message, ...refusal.details);
}
function jobContextOf({ jobId, latest, startedMs }) {
    const isAttached = startedMs === undefined;
    const resumeHint = isAttached
        ? 'To resume it, run the step again with the same inputs.'
        : `To go on with it, run the action with \`job-id: ${jobId}\` in place of \`domain\`.`;
    return { job: `The export job ${jobId}`, progress: latest, mayRun: latest?.phase !== 'completed', resumeHint };
}
const FINAL_FOR_THE_JOB = [
    'export-failed',
    'not-found',
    'archive-refused',
    'digest-mismatch',
    'too-few-pages',
];
function isFinalForTheJob({ code, cause }) {
    return FINAL_FOR_THE_JOB.includes(code) || (code === 'download-failed' && (0,http_error/* isGone */.S)(cause));
}
function withJob(error, job) {
    if (error instanceof errors/* ActionError */.l && isFinalForTheJob(error))
        return withRefusal(error, job);
    return (0,job_context/* withJobContext */.BT)(withRefusal(error, job), jobContextOf(job));
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/helm-values.js
function yamlString(text) {
    const escaped = text.toWellFormed().replace(/[^\x20-\x7e]|["\\]/gu, (character) => {
        const point = character.codePointAt(0) ?? 0;
        if (character === '"' || character === '\\')
            return `\\${character}`;
        const hex = point.toString(16);
        if (point <= 0xff)
            return `\\x${hex.padStart(2, '0')}`;
        return point <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
    });
    return `"${escaped}"`;
}
function valuesText({ bundleUrl, version }) {
    return [
        '# For `helm upgrade -f`. Whoever has the link can download the bundle until it expires.',
        'staticExport:',
        '  enabled: true',
        `  bundleUrl: ${yamlString(bundleUrl)}`,
        `  version: ${yamlString(version)}`,
        '',
    ].join('\n');
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/manifest.js
const FORM = 1;
function manifestText(facts) {
    return `${JSON.stringify({ form: FORM, ...facts }, (_, value) => value ?? null, 2)}\n`;
}
function runFacts(environment) {
    const told = (name) => (environment[name] === '' ? undefined : environment[name]);
    const [server, repository, id] = [told('GITHUB_SERVER_URL'), told('GITHUB_REPOSITORY'), told('GITHUB_RUN_ID')];
    const known = server !== undefined && repository !== undefined && id !== undefined;
    return {
        repository,
        commit: told('GITHUB_SHA'),
        id,
        attempt: told('GITHUB_RUN_ATTEMPT'),
        url: known ? `${server}/${repository}/actions/runs/${id}` : undefined,
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/private-file.js



class UnusablePlace extends Error {
    name = 'UnusablePlace';
}
function isInside(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way === '' || (way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way));
}
async function makeBeside(path, text) {
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path).slice(0, 100)}.${(0,external_node_crypto_.randomUUID)()}`);
    try {
        await (0,promises_.writeFile)(temporary, text, { flag: 'wx', mode: 0o600 });
        return temporary;
    }
    catch (error) {
        await (0,promises_.rm)(temporary, { force: true });
        throw error;
    }
}
async function openPrivateFile(path, root) {
    const wanted = (0,external_node_path_.resolve)(root, path);
    const folder = await (0,promises_.realpath)((0,external_node_path_.dirname)(wanted));
    if (!(0,external_node_path_.isAbsolute)(path) && !isInside(folder, await (0,promises_.realpath)(root))) {
        throw new UnusablePlace('leads out of the workspace through a link');
    }
    const place = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(wanted));
    const there = await (0,promises_.lstat)(place).catch(() => undefined);
    if (there?.isDirectory() === true)
        throw new UnusablePlace('is a folder');
    await (0,promises_.rm)(await makeBeside(place, ''));
    return {
        path: place,
        write: async (text) => {
            const temporary = await makeBeside(place, text);
            try {
                await (0,promises_.rename)(temporary, place);
            }
            catch (error) {
                await (0,promises_.rm)(temporary, { force: true });
                throw error;
            }
        },
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/deployment-version.js

const DIGEST_CHARS = 12;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
function deploymentVersion({ wanted, contentDigest, jobId }) {
    if (wanted !== undefined)
        return wanted;
    if (contentDigest !== undefined)
        return `sha-${contentDigest.slice(0, DIGEST_CHARS)}`;
    if (LABEL.test(jobId))
        return jobId;
    return `job-${(0,external_node_crypto_.createHash)('sha256').update(jobId).digest('hex').slice(0, DIGEST_CHARS)}`;
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/hand-over.js






function unwritable(error, path) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (!(error instanceof UnusablePlace) && code === undefined)
        return error;
    if (code === 'ENOENT') {
        return new errors/* ActionError */.l('values-unwritable', `\`values-file\`: the folder ${(0,external_node_path_.dirname)(path)} is not there.`, {
            hint: 'Create the folder before this step, or give a path such as ${{ runner.temp }}/values.yaml.',
            cause: error,
        });
    }
    const why = error instanceof UnusablePlace ? error.message : `cannot be written (${code ?? ''})`;
    return new errors/* ActionError */.l('values-unwritable', `\`values-file\`: ${path} ${why}.`, {
        hint: 'Give the path of a file in a folder that is there, such as ${{ runner.temp }}/values.yaml.',
        cause: error,
    });
}
async function openValuesFile({ valuesFile }, environment) {
    if (valuesFile === undefined)
        return undefined;
    const root = environment['GITHUB_WORKSPACE'] ?? process.cwd();
    try {
        return await openPrivateFile(valuesFile, root);
    }
    catch (error) {
        throw unwritable(error, (0,external_node_path_.resolve)(root, valuesFile));
    }
}
function tellChange(contentDigest, wish, collaborators) {
    const { logger, outputs } = collaborators;
    const changed = wish.previousContentDigest === undefined || wish.previousContentDigest !== contentDigest;
    outputs.set('changed', changed);
    if (wish.previousContentDigest === undefined)
        return;
    logger.info(changed ? 'The site has changed.' : 'The site is the same as before: `changed` is `false`.');
}
async function packUp({ job, completed, keeper, kept }, version, { baseUrl, bundle }, { clock, environment, logger, notes, outputs }) {
    if (!keeper || !kept || bundle?.package !== true)
        return;
    const { file, sizeBytes, sha256 } = kept.archive;
    const facts = {
        service: baseUrl.origin,
        domain: outputs.known().domain,
        jobId: job.jobId,
        version,
        pageCount: completed.pageCount ?? notes.unpackedPages,
        archive: { file, sizeBytes, sha256 },
        contentDigest: kept.site?.contentDigest,
        times: {
            jobCreated: completed.createdAt,
            jobUpdated: completed.updatedAt,
            written: new Date(clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
        },
        run: runFacts(environment),
    };
    const { dir, manifestPath } = await keeper.packUp(kept, manifestText(facts));
    outputs.set('manifestPath', manifestPath);
    outputs.set('packagePath', dir);
    logger.info(`The archive and its manifest are packaged: ${dir}.`);
}
function handsOverLink({ bundle, handOver }) {
    return bundle === undefined || handOver.valuesFile !== undefined || handOver.isLinkLifeChosen;
}
async function handOver(good, inputs, collaborators) {
    const { desk, job, kept, valuesFile } = good;
    const { logger, outputs } = collaborators;
    const contentDigest = kept?.site?.contentDigest;
    const version = deploymentVersion({ wanted: inputs.handOver.version, contentDigest, jobId: job.jobId });
    tellChange(contentDigest, inputs.handOver, collaborators);
    outputs.set('deploymentVersion', version);
    await packUp(good, version, inputs, collaborators);
    if (handsOverLink(inputs))
        await desk.ensureMinLifetime(inputs.handOver.minLinkMs);
    if (!valuesFile)
        return;
    try {
        await valuesFile.write(valuesText({ bundleUrl: desk.current().text, version }));
    }
    catch (error) {
        throw unwritable(error, valuesFile.path);
    }
    outputs.set('valuesFile', valuesFile.path);
    logger.info(`The deployment's values are in ${valuesFile.path}.`);
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/format.js
var format = __nccwpck_require__(6486);
// EXTERNAL MODULE: ./.work/stage/lib/service/link.js
var service_link = __nccwpck_require__(7928);
;// CONCATENATED MODULE: ./.work/stage/lib/export/bundle-link.js






const NOT_READY = { status: 'completed, bundle not ready', percent: undefined, pageCount: undefined };
async function waitForLink(job, maxPauseMs, collaborators) {
    const { clock, deadline, logger, service } = collaborators;
    const progress = (0,progress_line/* createProgressReporter */.l)(logger, clock);
    const startedMs = clock.monotonic();
    const attempt = async () => {
        const answer = await service.createBundleLink(job.jobId);
        job.refusal = answer.kind === 'answer' ? undefined : answer.error;
        if (answer.kind === 'answer')
            return { done: true, value: answer.value };
        (0,job_context/* sayStateOnce */.g5)(job, logger, 'The bundle cannot be generated yet (409); asking again');
        (0,job_context/* logLongPause */.fK)(job, logger, answer.retryAfterMs);
        return { done: false, retryAfterMs: answer.retryAfterMs };
    };
    const onPending = () => {
        progress.report({ ...NOT_READY, waitedMs: clock.monotonic() - startedMs }, undefined);
    };
    return (0,poll/* poll */.w)({ ...collaborators, signal: deadline.signal, maxPauseMs, attempt, onPending });
}
function publishLink(link, { mask, outputs, redactor }) {
    const secrets = (0,service_link/* secretsOf */.F)(link.url);
    for (const secret of secrets) {
        redactor.add(secret);
        mask?.(secret);
    }
    if (secrets.length === 0)
        mask?.(link.text);
    outputs.set('bundleUrl', link.text);
    if (link.expiresAt === undefined)
        outputs.forget('expiresAt');
    outputs.set('expiresAt', link.expiresAt);
    outputs.set('sizeBytes', link.sizeBytes);
}
function announce({ sizeBytes, expiresAt, lifeMs }, { logger }) {
    const size = sizeBytes === undefined ? '' : ` (${(0,format/* formatBytes */.z3)(sizeBytes)})`;
    const left = lifeMs === undefined || lifeMs <= 0 ? '' : `, for ${(0,format/* formatDuration */.a3)(lifeMs)}`;
    const until = expiresAt === undefined ? '' : `, valid until ${expiresAt}${left}`;
    logger.info(`The bundle${size} is ready: its link is the output bundleUrl${until}.`);
}
function expiredAgain(expiresAt) {
    return new errors/* ActionError */.l('link-unusable', 'The link had expired, and so had the new link that the service created.', {
        details: expiresAt === undefined ? [] : [`The new link expired at ${expiresAt}.`],
        hint: "Check how long the service's links are valid, and the clock of the service; then run the step again with `job-id`.",
    });
}
function createLinkProvider(job, maxPauseMs, collaborators) {
    const { clock, deadline, logger, notes, service } = collaborators;
    let newest;
    const take = (link) => {
        newest = { link, mintedMs: clock.monotonic() };
        publishLink(link, collaborators);
        return link;
    };
    const remainingMs = () => newest?.link.lifeMs === undefined ? undefined : newest.link.lifeMs - (clock.monotonic() - newest.mintedMs);
    const renew = async (why) => {
        const answer = await service.createBundleLink(job.jobId);
        if (answer.kind !== 'answer')
            throw answer.error;
        logger.info(`${why}; a fresh one is the output bundleUrl.`);
        return take(answer.value);
    };
    const hasExpired = () => (remainingMs() ?? Infinity) <= 0;
    const isShort = (minMs) => hasExpired() || (remainingMs() ?? Infinity) < minMs;
    return {
        mint: async () => {
            notes.timeline.begin('bundling');
            const link = take(await waitForLink(job, maxPauseMs, collaborators));
            notes.timeline.end('bundling');
            announce(link, collaborators);
            (0,job_context/* logOnce */.uM)(job, logger, link.parseWarnings);
            deadline.lift();
            return link;
        },
        renew: () => renew(hasExpired() ? 'The link had expired' : "The link's host refused the link"),
        hasExpired,
        current: () => {
            if (newest === undefined)
                throw new Error('There is no link yet.');
            return newest.link;
        },
        ensureMinLifetime: async (minMs) => {
            if (!isShort(minMs))
                return;
            const asked = `\`min-link-minutes\` asks for ${(0,format/* formatDuration */.a3)(minMs)}`;
            let why = 'The service does not issue longer-lived links.';
            try {
                await renew(`The link is good for less than ${(0,format/* formatDuration */.a3)(minMs)}`);
            }
            catch (error) {
                if (deadline.signal.aborted || hasExpired() || !(error instanceof errors/* ActionError */.l))
                    throw error;
                why = `Could not create a new link: ${error.message}`;
            }
            if (!isShort(minMs))
                return;
            if (hasExpired())
                throw expiredAgain(newest?.link.expiresAt);
            const left = (0,format/* formatDuration */.a3)(Math.max(0, remainingMs() ?? 0));
            logger.warning(`The link is good for ${left}; ${asked}. ${why}`, 'Link expires soon');
        },
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/page-guard.js


function hintFor({ minPages, previousPages }) {
    const ways = [
        ...(minPages === undefined ? [] : ['lower `min-pages`']),
        ...(previousPages === undefined
            ? []
            : ['raise `max-page-drop-percent` for one run, or leave `previous-page-count` empty once']),
    ];
    const check = 'The deployed site should stay as it is. Check the export in the dashboard.';
    return `${check} If fewer pages are intended, ${ways.join(', and ')}.`;
}
function percent(value) {
    return `${Number(value.toFixed(1))} %`;
}
function objections(pages, counted, rules) {
    const { minPages, previousPages, maxDropPercent } = rules;
    const found = [];
    if (minPages !== undefined && pages < minPages)
        found.push(`The export has ${(0,format/* formatCount */.B4)(pages, 'page')} ${counted}; \`min-pages\` asks for ${minPages}.`);
    if (previousPages !== undefined && (previousPages - pages) * 100 > maxDropPercent * previousPages) {
        const drop = percent((100 * (previousPages - pages)) / previousPages);
        const limit = `\`max-page-drop-percent\` allows ${percent(maxDropPercent)}`;
        const has = `The export has ${(0,format/* formatCount */.B4)(pages, 'page')} ${counted}`;
        found.push(`${has}, ${drop} less than the ${previousPages} before; ${limit}.`);
    }
    return found;
}
function namesOf({ minPages, previousPages }) {
    const names = [
        ...(minPages === undefined ? [] : ['`min-pages`']),
        ...(previousPages === undefined ? [] : ['`previous-page-count`']),
    ];
    return names.join(' and ');
}
function isGuarded({ minPages, previousPages }) {
    return minPages !== undefined || previousPages !== undefined;
}
function judgePages({ told, unpacked }, rules) {
    if (!isGuarded(rules))
        return undefined;
    if (told === undefined && unpacked === undefined) {
        return new errors/* ActionError */.l('page-count-unknown', 'The number of pages is not known, so the guard cannot decide.', {
            details: ['The service did not say how many pages the completed job has, and the bundle was not unpacked.'],
            hint: `With \`extract: true\` the pages are counted in the bundle itself. To go without the guard, leave ${namesOf(rules)} empty.`,
        });
    }
    const found = [
        ...(told === undefined ? [] : objections(told, 'as the service counts', rules)),
        ...(unpacked === undefined ? [] : objections(unpacked, 'in its bundle', rules)),
    ];
    if (found.length === 0)
        return undefined;
    const [first = '', ...others] = found;
    return new errors/* ActionError */.l('too-few-pages', first, { details: others, hint: hintFor(rules) });
}
function differenceOf({ told, unpacked }) {
    if (told === undefined || unpacked === undefined || told === unpacked)
        return undefined;
    const words = `The service counts ${(0,format/* formatCount */.B4)(told, 'page')}, and the bundle has ${(0,format/* formatCount */.B4)(unpacked, 'HTML file')}.`;
    return { missing: unpacked < told, words };
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/export.js




async function createKeeper(inputs, collaborators) {
    if (!inputs.bundle)
        return undefined;
    const { createBundleKeeper } = await __nccwpck_require__.e(/* import() */ 306).then(__nccwpck_require__.bind(__nccwpck_require__, 306));
    const { baseUrl, bundle } = inputs;
    return createBundleKeeper(bundle, { ...collaborators, baseUrl, signal: collaborators.deadline.signal });
}
function guardPages(counts, { pageRules }) {
    const objection = judgePages(counts, pageRules);
    if (objection)
        throw objection;
}
async function deliver(job, desk, keeper) {
    if (keeper)
        return keeper.keep(job.jobId, desk);
    await desk.mint();
    return undefined;
}
function countPages(completed, kept, { logger, notes, outputs }) {
    const counts = { told: completed.pageCount, unpacked: kept?.site?.pages };
    notes.unpackedPages = counts.unpacked;
    if (counts.told === undefined)
        outputs.set('pageCount', counts.unpacked);
    const difference = differenceOf(counts);
    if (difference?.missing === true)
        logger.warning(difference.words, 'Pages missing from the bundle');
    else if (difference)
        logger.info(difference.words);
    return counts;
}
async function runExport(inputs, collaborators) {
    const { maxPauseMs, source } = inputs;
    if (source.kind === 'start')
        collaborators.outputs.set('domain', source.domain);
    const valuesFile = await openValuesFile(inputs.handOver, collaborators.environment);
    const keeper = await createKeeper(inputs, collaborators);
    const job = await openJob(source, collaborators);
    collaborators.outputs.set('jobId', job.jobId);
    try {
        collaborators.outputs.publish();
        const completed = await waitUntilCompleted(job, maxPauseMs, collaborators);
        const willCount = inputs.bundle?.extract === true && completed.pageCount === undefined;
        if (!willCount)
            guardPages({ told: completed.pageCount, unpacked: undefined }, inputs);
        const desk = createLinkProvider(job, maxPauseMs, collaborators);
        const kept = await deliver(job, desk, keeper);
        guardPages(countPages(completed, kept, collaborators), inputs);
        await handOver({ job, completed, desk, keeper, kept, valuesFile }, inputs, collaborators);
        collaborators.outputs.set('result', 'completed');
    }
    catch (error) {
        throw withJob(error, job);
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/http/proxy-agent.js
var proxy_agent = __nccwpck_require__(7187);
// EXTERNAL MODULE: ./.work/stage/lib/http/routes.js + 1 modules
var routes = __nccwpck_require__(7239);
;// CONCATENATED MODULE: ./.work/stage/lib/http/fetch.js


async function fetchThrough(proxy) {
    const undici = await Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(405), __nccwpck_require__.e(43), __nccwpck_require__.e(752)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
    const dispatcher = (0,proxy_agent/* createProxyAgent */.I)(undici, proxy);
    return (url, request) => (0,routes/* mapProxyErrors */.o)(undici.fetch(url, { ...request, redirect: 'manual', dispatcher }), request.signal);
}
function createFetch(environment) {
    const direct = (url, request) => fetch(url, { ...request, redirect: 'manual' });
    const routeTo = (0,routes/* createRoutes */.V)(environment, direct, fetchThrough);
    return async (url, request) => (await routeTo(url))(url, request);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/outputs.js



const NAMES = {
    jobId: true,
    domain: true,
    status: true,
    errorCode: true,
    progress: true,
    pageCount: true,
    bundleUrl: true,
    expiresAt: true,
    sizeBytes: true,
    result: true,
    prLink: true,
    prNumber: true,
    prRepository: true,
    prState: true,
    prHeadSha: true,
    sourceRepository: true,
    sourceRef: true,
    model: true,
    createdAt: true,
    archivedAt: true,
    jobs: true,
    bundlePath: true,
    sitePath: true,
    sha256: true,
    contentDigest: true,
    cacheHit: true,
    deploymentVersion: true,
    valuesFile: true,
    changed: true,
    manifestPath: true,
    packagePath: true,
};
const OUTPUT_NAMES = Object.keys(NAMES);
function noOutputs(what, cause) {
    return new errors/* ActionError */.l('runner-unsupported', `${what}, so the outputs have nowhere to go.`, {
        hint: 'Run the action on a runner of version 2.327.1 or later, with room on its disk, or set GITHUB_OUTPUT to the path of an empty file.',
        cause,
    });
}
function checkOutputFile(file) {
    if (!file)
        throw noOutputs('GITHUB_OUTPUT is not set');
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND));
    }
    catch (error) {
        throw noOutputs('The file that GITHUB_OUTPUT names cannot be written', error);
    }
}
function createOutputs(environment) {
    checkOutputFile(environment['GITHUB_OUTPUT']);
    const unpublished = new Map();
    const known = {};
    return {
        set: (name, value) => {
            if (value === undefined)
                return;
            known[name] = value;
            unpublished.set(name, value);
        },
        forget: (name) => {
            Reflect.deleteProperty(known, name);
            unpublished.delete(name);
        },
        known: () => known,
        publish: () => {
            try {
                for (const [name, value] of unpublished)
                    core/* setOutput */.uH(name, value);
            }
            catch (error) {
                throw noOutputs('The file that GITHUB_OUTPUT names could not be written', error);
            }
            unpublished.clear();
        },
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/failure.js
var failure = __nccwpck_require__(27);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/deadline.js

function startDeadline(clock, totalMs, parent) {
    let end = clock.monotonic() + totalMs;
    const expired = new AbortController();
    const disposed = new AbortController();
    const reason = new errors/* ActionError */.l('timed-out', `The time limit of ${totalMs / 60_000} min (\`timeout-minutes\`) was reached.`, {
        hint: 'Raise `timeout-minutes` if jobs of this size take longer.',
    });
    clock.sleep(totalMs, disposed.signal).then(() => {
        expired.abort(reason);
    }, () => undefined);
    return {
        signal: AbortSignal.any([parent, expired.signal]),
        remainingMs: () => Math.max(0, end - clock.monotonic()),
        abort: (why) => {
            expired.abort(why);
        },
        lift: () => {
            end = Infinity;
            disposed.abort();
        },
        dispose: () => {
            disposed.abort();
        },
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/redactor.js + 1 modules
var redactor = __nccwpck_require__(2942);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./.work/stage/node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./.work/stage/lib/runner/step-summary.js


const MAX_SUMMARY_BYTES = 1024 * 1024;
async function addToStepSummary(text, path, logger) {
    if (!path) {
        logger.debug('No summary: GITHUB_STEP_SUMMARY is not set.');
        return;
    }
    try {
        const { size } = await (0,promises_.stat)(path);
        if (size + Buffer.byteLength(text) > MAX_SUMMARY_BYTES) {
            logger.debug(`No summary: its file has ${size} bytes already.`);
            return;
        }
        await summary.addRaw(text).write();
    }
    catch (error) {
        logger.debug(`No summary: ${error instanceof Error ? error.message : 'it cannot be written'}`);
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/service/failure.js
var service_failure = __nccwpck_require__(6716);
// EXTERNAL MODULE: ./.work/stage/lib/service/schema.js
var schema = __nccwpck_require__(1231);
;// CONCATENATED MODULE: ./.work/stage/lib/service/client.js





function jobPath(jobId) {
    return `/v1/static-export/jobs/${encodeURIComponent(jobId)}`;
}
const EXPORT_RULES = {
    forbiddenHint: 'Static export needs an Enterprise plan, and the key must belong to the organization that owns the domain. ' +
        "Check the plan in the dashboard, or ask the service's support to enable static export.",
    inputs: '`domain`, `job-id`, `version` and `paths`',
};
function subject(action, jobId) {
    if (jobId === undefined) {
        const rateLimitHint = 'Run the step again once the limit of the service is renewed. If many workflows start exports, run them at different times.';
        const missingHint = 'Check `base-url`: it is the origin of the administrative API, not of the documentation site.';
        return { ...EXPORT_RULES, action, missing: 'static export endpoint', missingHint, rateLimitHint };
    }
    const missingHint = 'Check the id, and that the key belongs to the organization that started the job.';
    return { ...EXPORT_RULES, action, missing: `export job ${jobId}`, missingHint, rateLimitHint: service_failure/* POLL_LIMIT_HINT */.CO };
}
async function start(send, body, idempotencyKey) {
    const request = { method: 'POST', path: '/v1/static-export/jobs', purpose: 'Start', body, idempotencyKey };
    const { body: fields } = await send(request).catch((error) => {
        throw (0,service_failure/* toActionError */.ie)(error, subject('start the export'));
    });
    const jobId = (0,schema/* readStartedJob */.Ji)(fields);
    if (jobId !== undefined)
        return jobId;
    throw new errors/* ActionError */.l('answer-unusable', 'The service accepted the export, but its answer has no usable `jobId`.', {
        hint: 'The job may be running: look for it in the dashboard. Check that `base-url` is the administrative API.',
    });
}
function readLink({ body, answeredMs }, baseUrl) {
    const link = (0,service_link/* checkLink */.t)(body['bundleUrl'], baseUrl);
    if (link.ok) {
        const facts = (0,schema/* readBundle */.Bo)(body);
        const lifeMs = facts.expiresAt === undefined ? undefined : Math.max(0, Date.parse(facts.expiresAt) - answeredMs);
        return { url: link.url, text: link.text, ...facts, lifeMs };
    }
    throw new errors/* ActionError */.l('link-unusable', `The service's bundle link cannot be used: ${link.reason}.`, {
        hint: 'Check who answers at `base-url`. Nothing was fetched from the link, and it is no output.',
    });
}
function createExportService(send, baseUrl) {
    return {
        startExport: (body, idempotencyKey) => start(send, body, idempotencyKey),
        readExport: async ({ jobId, exists, scale }) => {
            const job = { field: 'jobId', id: jobId, exists };
            const request = { method: 'GET', path: jobPath(jobId), purpose: 'Status', job };
            const answer = await send(request).catch((error) => {
                throw (0,service_failure/* toActionError */.ie)(error, subject('tell the status of the export', jobId));
            });
            return { kind: 'answer', value: (0,schema/* readExport */.Jb)(answer.body, scale), retryAfterMs: answer.retryAfterMs };
        },
        createBundleLink: async (jobId) => {
            const job = { field: 'jobId', id: jobId, exists: true };
            const request = { method: 'POST', path: `${jobPath(jobId)}/bundle`, purpose: 'Bundle link', job };
            const about = subject('generate the bundle', jobId);
            try {
                const answer = await send(request);
                return { kind: 'answer', value: readLink(answer, baseUrl), retryAfterMs: answer.retryAfterMs };
            }
            catch (error) {
                if (!(error instanceof http_error/* HttpError */.j) || error.status !== 409)
                    throw (0,service_failure/* toActionError */.ie)(error, about);
                return { kind: 'not-finished', error: (0,service_failure/* explainFailure */.SP)(error, about), retryAfterMs: error.retryAfterMs };
            }
        },
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/service/http.js + 1 modules
var http = __nccwpck_require__(4450);
;// CONCATENATED MODULE: ./.work/stage/lib/action/run.js













function guardSecrets(redactor) {
    for (const secret of readSecrets()) {
        core/* setSecret */.Pq(secret);
        redactor.add(secret);
    }
}
function keysOnly() {
    const keys = (0,redactor/* createRedactor */.l)();
    for (const secret of readSecrets())
        keys.add(secret);
    return keys;
}
function requireVerifiedTls({ baseUrl }, environment) {
    if (baseUrl.protocol !== 'https:' || environment['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0')
        return;
    throw new errors/* ActionError */.l('invalid-input', 'The environment variable NODE_TLS_REJECT_UNAUTHORIZED is 0, which turns off the verification of certificates. Nothing was sent.', {
        hint: 'Remove NODE_TLS_REJECT_UNAUTHORIZED from the environment of the step and of the runner. To trust a private CA, set NODE_EXTRA_CA_CERTS to its PEM file.',
    });
}
async function connect({ github, projectId }, room) {
    if (github === undefined)
        return undefined;
    try {
        const { connectGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(553), __nccwpck_require__.e(912)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8912));
        return connectGitHub({ ...room, ...github, projectId });
    }
    catch (error) {
        const why = error instanceof Error ? error.message : 'unknown';
        room.logger.warning(`GitHub cannot be asked: ${why}. The step's exit code still gates.`, 'GitHub not told');
        return undefined;
    }
}
function publishAfterFailure(cause, account, logger) {
    const { code } = (0,failure/* toActionError */.ie)(cause);
    (0,run_state/* recordFailure */.C5)(account, code);
    if (code === 'runner-unsupported')
        return;
    try {
        account.outputs?.publish();
    }
    catch (error) {
        logger.warning((0,failure/* toActionError */.ie)(error).message, 'Outputs not set');
    }
}
async function startAgentMode(inputs, room) {
    const [{ runAgent }, { createAgentService }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 381).then(__nccwpck_require__.bind(__nccwpck_require__, 5762)),
        __nccwpck_require__.e(/* import() */ 443).then(__nccwpck_require__.bind(__nccwpck_require__, 5443)),
    ]);
    const github = await connect(inputs, room);
    await runAgent(inputs, { ...room, service: createAgentService(room.send), github });
}
async function runMode(inputs, outputs, { notes }, collaborators) {
    const { cancelled, clock, environment } = collaborators;
    const deadline = startDeadline(clock, inputs.timeoutMs, cancelled);
    const fetch = createFetch(environment);
    try {
        const { apiKey, baseUrl } = inputs;
        const send = (0,http/* createSender */.aE)({ ...collaborators, apiKey, baseUrl, secrets: keysOnly(), deadline, fetch });
        switch (inputs.mode) {
            case 'export': {
                const service = createExportService(send, inputs.baseUrl);
                const mask = inputs.maskLink ? core/* setSecret */.Pq : undefined;
                await runExport(inputs, { ...collaborators, service, outputs, notes, deadline, mask });
                break;
            }
            case 'agent':
                await startAgentMode(inputs, { ...collaborators, send, fetch, outputs, notes, deadline });
                break;
            default:
                (0,errors/* assertNever */.x)(inputs);
        }
    }
    finally {
        deadline.dispose();
    }
    outputs.publish();
}
async function tryToReport(part) {
    try {
        await part();
    }
    catch {
    }
}
function writeSummary(account, failure, { environment, logger, redactor }) {
    return tryToReport(() => addToStepSummary((0,run_state/* summaryOf */.YG)(account, failure, redactor), environment['GITHUB_STEP_SUMMARY'], logger));
}
async function reportSuccess(account, collaborators) {
    await tryToReport(() => {
        const { message, title } = (0,run_state/* noticeOf */.QJ)(account);
        collaborators.logger.notice(message, title);
    });
    await writeSummary(account, undefined, collaborators);
}
const MAX_CAUSES = 10;
function logCauses(cause, logger) {
    let at = cause;
    for (let depth = 0; at instanceof Error && depth < MAX_CAUSES; depth++) {
        logger.debug(at.stack ?? at.message);
        at = at.cause;
    }
}
async function reportFailure(cause, account, collaborators) {
    const { logger } = collaborators;
    const error = (0,failure/* toActionError */.ie)(cause);
    await tryToReport(() => {
        const { title, lines } = (0,failure/* failureText */.kY)(error);
        logger.error(lines, title);
        account.failureReported = true;
    });
    await tryToReport(() => {
        logCauses(cause, logger);
    });
    await writeSummary(account, (0,failure/* summaryFailure */.lT)(error), collaborators);
}
async function run(account, collaborators) {
    try {
        guardSecrets(collaborators.redactor);
        account.outputs = createOutputs(collaborators.environment);
        account.inputs = readInputs();
        requireVerifiedTls(account.inputs, collaborators.environment);
        await runMode(account.inputs, account.outputs, account, collaborators);
        await reportSuccess(account, collaborators);
        return true;
    }
    catch (error) {
        publishAfterFailure(error, account, collaborators.logger);
        await reportFailure(error, account, collaborators);
        return false;
    }
}


/***/ }),

/***/ 6739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ ActionError),
/* harmony export */   x: () => (/* binding */ assertNever)
/* harmony export */ });
class ActionError extends Error {
    name = 'ActionError';
    code;
    hint;
    details;
    constructor(code, message, { hint, details = [], cause }) {
        super(message, cause === undefined ? undefined : { cause });
        this.code = code;
        this.hint = hint;
        this.details = details;
    }
    withDetails(...more) {
        const { code, message, hint, cause } = this;
        return new ActionError(code, message, { hint, cause, details: [...this.details, ...more] });
    }
}
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 9131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7873);

const MAX_ANSWER_BYTES = 1_048_576;
async function readText(response, maxBytes = MAX_ANSWER_BYTES) {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) {
            throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX('too-large', `the answer is longer than ${maxBytes} bytes`, {
                maybeProcessed: true,
            });
        }
        text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 1960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   _W: () => (/* binding */ isLinkLocal),
/* harmony export */   mH: () => (/* binding */ mayBeLoopback)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7030);

function bareHost(url) {
    return url.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}
function unmapped(host) {
    const mapped = /^(?:::ffff:|64:ff9b::|::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
    if (!mapped)
        return host;
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
function isLoopback(url) {
    const host = unmapped(bareHost(url));
    return host === 'localhost' || host === '::1' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 && host.startsWith('127.'));
}
function mayBeLoopback(url) {
    const host = unmapped(bareHost(url));
    return isLoopback(url) || host.endsWith('.localhost') || host === '::' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 && host.startsWith('0.'));
}
function isLinkLocal(url) {
    const host = unmapped(bareHost(url));
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 ? host.startsWith('169.254.') : (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 && /^fe[89ab]/.test(host);
}


/***/ }),

/***/ 2068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isGone),
/* harmony export */   j: () => (/* binding */ HttpError)
/* harmony export */ });
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


/***/ }),

/***/ 7187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createProxyAgent),
/* harmony export */   h: () => (/* binding */ CONNECT)
/* harmony export */ });
const CONNECT = { timeout: 30_000 };
function namingHangUps(pool) {
    const connect = pool.connect.bind(pool);
    const once = (options) => connect(options).catch((error) => {
        if (!(error instanceof Error) || !('code' in error) || error.code !== 'UND_ERR_SOCKET')
            throw error;
        throw Object.assign(new Error('the proxy has hung up', { cause: error.cause }), { code: 'ECONNRESET' });
    });
    return Object.assign(pool, { connect: once });
}
function createProxyAgent(undici, proxy, timeouts = {}) {
    return new undici.ProxyAgent({
        ...timeouts,
        uri: proxy.href,
        proxyTunnel: true,
        requestTls: CONNECT,
        proxyTls: CONNECT,
        clientFactory: (origin, options) => namingHangUps(new undici.Pool(origin, options)),
    });
}


/***/ }),

/***/ 3418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ parseRetryAfter),
/* harmony export */   m: () => (/* binding */ parseHttpDate)
/* harmony export */ });
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


/***/ }),

/***/ 6773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ FailureCount),
/* harmony export */   PR: () => (/* binding */ shortReason)
/* harmony export */ });
/* unused harmony exports RETRY_BUDGET_MS, MAX_PUT_OFF_MS, maybeProcessed, decideRetry */
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2068);

const BASE_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const RETRY_BUDGET_MS = 300_000;
const MAX_PUT_OFF_MS = 900_000;
const LATE_SHARE = 0.1;
const MAX_OF_KIND = {
    certificate: 1,
    'proxy-refused': 1,
    'port-refused': 1,
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
    return failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j ? `HTTP ${failure.status}` : `${failure.fault} (${failure.message})`;
}
function isMissing(failure) {
    return failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j && failure.status === 404;
}
function maybeProcessed(failure) {
    if (!(failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j))
        return failure.maybeProcessed;
    if (failure.status < 500)
        return failure.status === 408;
    return failure.retryAfterMs === undefined || failure.status !== 503;
}
function isFinal(failure, { sameFaultCount, ambiguous, missingMs, repeatable }) {
    if (repeatable === 'with-care' && ambiguous >= MAX_AMBIGUOUS_STARTS)
        return true;
    if (isMissing(failure))
        return missingMs === undefined || missingMs >= LAG_MS;
    if (failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j)
        return failure.status < 500 && !TRANSIENT_STATUSES.has(failure.status);
    if (repeatable === 'with-care' && (failure.fault === 'malformed' || failure.fault === 'too-large'))
        return true;
    return sameFaultCount >= (MAX_OF_KIND[failure.fault] ?? Infinity);
}
function waitsForQuota(failure, { remainingMs, repeatable }) {
    return failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j && failure.status === 429 && repeatable === 'safely' && remainingMs !== Infinity;
}
function ownPauseMs(failure, state, random) {
    const doubledMs = BASE_PAUSE_MS * 2 ** (state.attempts - 1);
    if (waitsForQuota(failure, state))
        return Math.min(MAX_QUOTA_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
    if (isMissing(failure))
        return Math.min(MAX_LAG_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
    if (state.repeatable === 'with-care' && maybeProcessed(failure)) {
        const pauseMs = START_PAUSES_MS[state.ambiguous - 1] ?? START_PAUSES_MS[1];
        return pauseMs * (1 + START_LATE_SHARE * random());
    }
    return Math.min(MAX_PAUSE_MS, doubledMs) * random();
}
function decideRetry(failure, state, random) {
    if (isFinal(failure, state))
        return { retry: false };
    const ownMs = ownPauseMs(failure, state, random);
    const askedMs = failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j ? failure.retryAfterMs : undefined;
    if (askedMs !== undefined && askedMs > ownMs) {
        const leftMs = state.remainingMs === Infinity ? MAX_PUT_OFF_MS - state.retryAfterTotalMs : state.remainingMs;
        if (askedMs > leftMs)
            return { retry: false };
        return { retry: true, asked: true, pauseMs: askedMs * (1 + LATE_SHARE * random()) };
    }
    if (waitsForQuota(failure, state))
        return { retry: true, asked: true, pauseMs: ownMs };
    return state.failingMs < RETRY_BUDGET_MS ? { retry: true, asked: false, pauseMs: ownMs } : { retry: false };
}
class FailureCount {
    #clock;
    #kinds = new Map();
    #sinceMs;
    #attempts = 0;
    #ambiguous = 0;
    #missingSinceMs;
    #retryAfterTotalMs = 0;
    constructor(clock) {
        this.#clock = clock;
        this.#sinceMs = clock.monotonic();
    }
    get ambiguous() {
        return this.#ambiguous > 0;
    }
    add(failure, request, random) {
        const { exists = false, remainingMs, repeatable } = request;
        const nowMs = this.#clock.monotonic();
        this.#missingSinceMs = exists && isMissing(failure) ? (this.#missingSinceMs ?? nowMs) : undefined;
        const missingMs = this.#missingSinceMs === undefined ? undefined : nowMs - this.#missingSinceMs;
        const kind = failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j ? 'http' : failure.fault;
        const sameFaultCount = (this.#kinds.get(kind) ?? 0) + 1;
        this.#kinds.set(kind, sameFaultCount);
        this.#attempts += 1;
        if (maybeProcessed(failure))
            this.#ambiguous += 1;
        const counts = { attempts: this.#attempts, sameFaultCount, ambiguous: this.#ambiguous };
        const failingMs = nowMs - this.#sinceMs - this.#retryAfterTotalMs;
        const state = { ...counts, failingMs, retryAfterTotalMs: this.#retryAfterTotalMs, remainingMs, repeatable, missingMs };
        const decision = decideRetry(failure, state, random);
        if (decision.retry && decision.asked)
            this.#retryAfterTotalMs += decision.pauseMs;
        return decision;
    }
}


/***/ }),

/***/ 7239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  V: () => (/* binding */ createRoutes),
  o: () => (/* binding */ mapProxyErrors)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(7030);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(6739);
;// CONCATENATED MODULE: ./.work/stage/lib/http/proxy.js


const DEFAULT_PORTS = { 'http:': '80', 'https:': '443' };
function variable(environment, name) {
    for (const spelling of [name, name.toUpperCase()]) {
        const value = environment[spelling]?.trim();
        if (value)
            return { name: spelling, value };
    }
    return undefined;
}
function inNetwork(entry, host) {
    const [, network = '', prefix = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/.exec(entry) ?? [];
    const family = (0,external_node_net_.isIP)(network);
    if (family === 0 || (0,external_node_net_.isIP)(host) !== family || Number(prefix) > (family === 4 ? 32 : 128))
        return false;
    const list = new external_node_net_.BlockList();
    list.addSubnet(network, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
    return list.check(host, family === 4 ? 'ipv4' : 'ipv6');
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
    const host = url.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
    const port = url.port || (DEFAULT_PORTS[url.protocol] ?? '');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => entry !== '' && matches(entry, host, port));
}
function hasReadableCredentials({ username, password }) {
    return !/%(?![0-9a-f]{2})/i.test(username + password);
}
function proxyFor(url, environment) {
    const setting = variable(environment, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy');
    if (!setting || isExempt(url, variable(environment, 'no_proxy')?.value ?? ''))
        return undefined;
    const text = setting.value.includes('://') ? setting.value : `http://${setting.value}`;
    const proxy = URL.canParse(text) ? new URL(text) : undefined;
    if (!proxy ||
        !hasReadableCredentials(proxy) ||
        !['http:', 'https:'].includes(proxy.protocol) ||
        proxy.hostname === '') {
        throw new errors/* ActionError */.l('proxy-invalid', `The environment variable ${setting.name} is not the URL of a proxy.`, {
            hint: `Give it the form http://host:port, or unset it. Nothing was sent: without a proxy the request would have left by a way that was not meant.`,
        });
    }
    return proxy;
}

// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __nccwpck_require__(7873);
;// CONCATENATED MODULE: ./.work/stage/lib/http/routes.js


function createRoutes(environment, direct, open) {
    const opened = new Map();
    return async (url) => {
        const proxy = proxyFor(url, environment);
        if (!proxy)
            return direct;
        const way = opened.get(proxy.href) ?? open(proxy);
        opened.set(proxy.href, way);
        return way;
    };
}
async function mapProxyErrors(answer, signal) {
    try {
        return await answer;
    }
    catch (error) {
        signal.throwIfAborted();
        throw (0,transport_error/* toProxiedError */.vL)(error);
    }
}


/***/ }),

/***/ 7873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fh: () => (/* binding */ toTransportError),
/* harmony export */   vL: () => (/* binding */ toProxiedError),
/* harmony export */   wX: () => (/* binding */ TransportError)
/* harmony export */ });
class TransportError extends Error {
    name = 'TransportError';
    fault;
    maybeProcessed;
    constructor(fault, message, options) {
        super(message, { cause: options.cause });
        this.fault = fault;
        this.maybeProcessed = options.maybeProcessed;
    }
}
const NEVER_SENT = {
    ECONNREFUSED: 'refused',
    ENOTFOUND: 'host-unknown',
    EAI_AGAIN: 'unreachable',
    EHOSTUNREACH: 'unreachable',
    ENETUNREACH: 'unreachable',
    ETIMEDOUT: 'unreachable',
    UND_ERR_CONNECT_TIMEOUT: 'unreachable',
    ENETDOWN: 'unreachable',
    EACCES: 'unreachable',
    EMFILE: 'unreachable',
    ENFILE: 'unreachable',
    EPROTO: 'unreachable',
};
const CERTIFICATE = /^(CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/;
function isNotHttp({ code, name }) {
    if (code === 'HPE_INVALID_EOF_STATE')
        return false;
    return name === 'HTTPParserError' || /^HPE_|^(?:UND_ERR_HEADERS_OVERFLOW|ERR_ASSERTION)$/.test(code);
}
function rootOf(error) {
    let current = error;
    let found = { code: '', message: '', name: '' };
    for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
        const code = 'code' in current && typeof current.code === 'string' ? current.code : found.code;
        found = { code, message: current.message || found.message, name: current.name };
        current = current instanceof AggregateError ? current.errors[0] : current.cause;
    }
    return found;
}
function toTransportError(error) {
    if (error instanceof TransportError)
        return error;
    const root = rootOf(error);
    const { code, message } = root;
    if (CERTIFICATE.test(code)) {
        return new TransportError('certificate', `${code}: ${message}`, { maybeProcessed: false, cause: error });
    }
    if (message === 'bad port')
        return new TransportError('port-refused', message, { maybeProcessed: false, cause: error });
    const fault = NEVER_SENT[code] ?? (/^ERR_SSL_|^ERR_TLS_/.test(code) ? 'unreachable' : undefined);
    if (fault)
        return new TransportError(fault, code || message, { maybeProcessed: false, cause: error });
    if (isNotHttp(root))
        return new TransportError('not-http', message, { maybeProcessed: true, cause: error });
    return new TransportError('interrupted', code || message || 'unknown', { maybeProcessed: true, cause: error });
}
const TUNNEL_REFUSED = /\bProxy [^(]*\((\d{3})\)/;
function toProxiedError(error) {
    const { code, message } = rootOf(error);
    const status = Number(TUNNEL_REFUSED.exec(message)?.[1]);
    if (status > 0) {
        const fault = status >= 500 || status === 429 ? 'proxy' : 'proxy-refused';
        return new TransportError(fault, `the proxy answered ${status}`, { maybeProcessed: false, cause: error });
    }
    if (code === 'UND_ERR_PRX_TLS' || NEVER_SENT[code] !== undefined) {
        return new TransportError('proxy', `the proxy: ${code}`, { maybeProcessed: false, cause: error });
    }
    return toTransportError(error);
}


/***/ }),

/***/ 1414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zz: () => (/* binding */ isPlainJobId),
/* harmony export */   _5: () => (/* binding */ isIdentifier),
/* harmony export */   uy: () => (/* binding */ isHostName)
/* harmony export */ });
const PLAIN_ID = /^(?!.*\.\.)[A-Za-z0-9](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;
function isPlainJobId(jobId) {
    return PLAIN_ID.test(jobId);
}
const IDENTIFIER = /^[A-Za-z0-9._:~@=+/-]{1,256}$/;
function isIdentifier(text) {
    return IDENTIFIER.test(text) && !/^\.{1,2}$/.test(text);
}
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/i;
function isHostName(text) {
    return HOST_NAME.test(text);
}


/***/ }),

/***/ 3782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ withJobContext),
/* harmony export */   Cl: () => (/* binding */ jobContextLines),
/* harmony export */   fK: () => (/* binding */ logLongPause),
/* harmony export */   g5: () => (/* binding */ sayStateOnce),
/* harmony export */   uM: () => (/* binding */ logOnce)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);
/* harmony import */ var _progress_line_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7607);
/* harmony import */ var _runner_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6486);



function jobContextLines({ job, progress, mayRun, resumeHint }) {
    const state = progress ? (0,_progress_line_js__WEBPACK_IMPORTED_MODULE_1__/* .progressLine */ .o)(progress, undefined, undefined) : 'no answer yet';
    return [`${job} was last seen at: ${state}.${mayRun ? ' It may still be running.' : ''}`, resumeHint];
}
function withJobContext(error, standing) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l ? error.withDetails(...jobContextLines(standing)) : error;
}
const LONG_PAUSE_MS = 60_000;
const MAX_SAID = 20;
function sayNotes({ said }, logger, { kind, texts }) {
    const opening = `${kind}: `;
    for (const text of texts.filter((candidate) => !said.has(opening + candidate))) {
        if ([...said].filter((note) => note.startsWith(opening)).length >= MAX_SAID)
            return;
        said.add(opening + text);
        logger.info(`${text}.`);
    }
}
function logOnce(saying, logger, texts) {
    sayNotes(saying, logger, { kind: 'answer', texts });
}
function sayStateOnce(saying, logger, text) {
    sayNotes(saying, logger, { kind: 'state', texts: [text] });
}
function logLongPause(saying, logger, askedMs) {
    if (askedMs === undefined || askedMs < LONG_PAUSE_MS)
        return;
    const text = `The service asks to wait for ${(0,_runner_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(askedMs)} before it is asked again`;
    sayNotes(saying, logger, { kind: 'pause', texts: [text] });
}


/***/ }),

/***/ 349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  w: () => (/* binding */ poll)
});

;// CONCATENATED MODULE: ./.work/stage/lib/jobs/progress.js
const noProgress = { nowMs: 0, grain: 0, steps: [] };
const MAX_STEPS = 5;
const SMALLEST_GRAIN_PERCENT = 0.05;
function observe(progress, elapsedMs, percent) {
    const nowMs = Number.isFinite(elapsedMs) ? Math.max(progress.nowMs, elapsedMs) : progress.nowMs;
    if (percent === undefined || !Number.isFinite(percent))
        return { ...progress, nowMs };
    const known = Math.min(Math.max(percent, 0), 100);
    if (known < SMALLEST_GRAIN_PERCENT)
        return { ...progress, nowMs, steps: [] };
    const last = progress.steps.at(-1)?.percent;
    if (last !== undefined && Math.abs(known - last) < SMALLEST_GRAIN_PERCENT)
        return { ...progress, nowMs };
    const kept = last === undefined || known < last ? [] : progress.steps.slice(1 - MAX_STEPS);
    const step = { percent: known, seenMs: nowMs, afterMs: progress.nowMs };
    return { nowMs, grain: commonGrain(progress.grain, known), steps: [...kept, step] };
}
function expectedEndMs(progress) {
    const { steps } = progress;
    const last = steps.at(-1);
    if (last === undefined)
        return undefined;
    if (last.percent >= 100)
        return last.seenMs;
    if (steps.length === 1)
        return undefined;
    const longestMs = stepMs(progress);
    const points = steps.map(({ percent, seenMs, afterMs }) => ({
        percent: percent - last.percent,
        ms: seenMs - last.seenMs - Math.min(seenMs - afterMs, longestMs) / 2,
    }));
    const meanPercent = mean(points.map(({ percent }) => percent));
    const meanMs = mean(points.map(({ ms }) => ms));
    const msPerPercent = mean(points.map(({ percent, ms }) => (percent - meanPercent) * (ms - meanMs))) /
        mean(points.map(({ percent }) => (percent - meanPercent) ** 2));
    const endMs = last.seenMs + meanMs + (100 - last.percent - meanPercent) * msPerPercent;
    return Number.isFinite(endMs) ? endMs : undefined;
}
function stallMs(progress) {
    const last = progress.steps.at(-1);
    return last === undefined ? 0 : Math.max(progress.nowMs - last.seenMs - stepMs(progress), 0);
}
function longestGapMs({ steps }) {
    return steps.reduce((longest, { seenMs }, index) => Math.max(longest, seenMs - (steps[index - 1]?.seenMs ?? seenMs)), 0);
}
function stepMs({ steps, grain }) {
    const first = steps.at(0);
    const last = steps.at(-1);
    if (first === undefined || last === undefined || first === last)
        return 0;
    return (grain * (last.seenMs - first.seenMs)) / (last.percent - first.percent);
}
function commonGrain(left, right) {
    let [large, small] = [Math.max(left, right), Math.min(left, right)];
    while (small > SMALLEST_GRAIN_PERCENT)
        [large, small] = [small, large % small];
    return large;
}
function mean(values) {
    return values.reduce((sum, value) => sum + value, 0) / values.length;
}

;// CONCATENATED MODULE: ./.work/stage/lib/jobs/schedule.js

const initialSchedule = { progress: noProgress, dueMs: undefined };
const MIN_PAUSE_MS = 1000;
const SHARE_OF_TIME_LEFT = 0.6;
const LANDING_MS = 3000;
const LANDING_MARGIN_MS = 150;
const SHARE_OF_STALL = 0.6;
const SHARE_OF_SLIP = 0.25;
const JITTER = 0.1;
const STALLED_GAPS = 2;
function pauseLimits(maxPauseMs) {
    return { minMs: Math.min(MIN_PAUSE_MS, maxPauseMs), maxMs: maxPauseMs };
}
function nextPause(state, observation, limits, random) {
    const progress = observe(state.progress, observation.elapsedMs, observation.percent);
    const endMs = expectedEndMs(progress);
    const nearMs = progress.nowMs + limits.maxMs / SHARE_OF_TIME_LEFT;
    const next = { progress, dueMs: earliestEndMs(state.dueMs, endMs, nearMs) };
    return { state: next, pauseMs: jittered(wantedPauseMs(next, endMs), limits, random) };
}
function estimateRemainingMs({ progress }) {
    const endMs = expectedEndMs(progress);
    const lastSeenMs = progress.steps.at(-1)?.seenMs;
    if (endMs === undefined || lastSeenMs === undefined || endMs <= progress.nowMs)
        return undefined;
    const stalled = progress.nowMs - lastSeenMs > STALLED_GAPS * longestGapMs(progress);
    return stalled ? undefined : endMs - progress.nowMs;
}
function earliestEndMs(dueMs, endMs, nearMs) {
    if (endMs === undefined)
        return dueMs;
    return endMs > nearMs ? undefined : Math.min(dueMs ?? endMs, endMs);
}
function wantedPauseMs({ progress, dueMs }, endMs) {
    const { nowMs } = progress;
    if (endMs === undefined)
        return nowMs;
    const leftMs = Math.max(endMs - nowMs, 0);
    const shareMs = leftMs * SHARE_OF_TIME_LEFT;
    const aimMs = leftMs - shareMs < LANDING_MS ? leftMs / (1 - JITTER) + LANDING_MARGIN_MS : shareMs;
    const slipMs = nowMs - (dueMs ?? nowMs);
    return Math.max(aimMs, slipMs * SHARE_OF_SLIP, stallMs(progress) * SHARE_OF_STALL);
}
function jittered(wantedMs, { minMs, maxMs }, random) {
    const middleMs = Math.min(Math.max(wantedMs, minMs), maxMs);
    const lowMs = Math.max(middleMs * (1 - JITTER), minMs);
    const highMs = Math.min(middleMs * (1 + JITTER), maxMs);
    return lowMs + (highMs - lowMs) * random();
}

;// CONCATENATED MODULE: ./.work/stage/lib/jobs/poll.js

async function poll(options) {
    const { attempt, clock, onPending, random, signal } = options;
    const limits = pauseLimits(options.maxPauseMs);
    const startedMs = clock.monotonic();
    let schedule = initialSchedule;
    for (;;) {
        signal.throwIfAborted();
        const result = await attempt();
        if (result.done)
            return result.value;
        const observation = { elapsedMs: clock.monotonic() - startedMs, percent: result.percent };
        const { state, pauseMs } = nextPause(schedule, observation, limits, random);
        schedule = state;
        onPending?.({ remainingMs: estimateRemainingMs(schedule) });
        await clock.sleep(Math.max(result.retryAfterMs ?? pauseMs, limits.minMs), signal);
    }
}


/***/ }),

/***/ 7607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createProgressReporter),
/* harmony export */   o: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _runner_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6486);

const QUIET_MS = 10_000;
const WORTH_TELLING_MS = 5_000;
function pageRate(first, now) {
    if (!first || !now || now.pages <= first.pages || now.atMs <= first.atMs)
        return undefined;
    return (1000 * (now.pages - first.pages)) / (now.atMs - first.atMs);
}
function progressLine(progress, rate, remainingMs) {
    const { status, percent, pageCount, waitedMs } = progress;
    const parts = [
        status ?? 'no status',
        percent === undefined ? '' : `${Math.floor(percent)} %`,
        pageCount === undefined ? '' : (0,_runner_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(pageCount, 'page'),
        rate === undefined ? '' : `${rate.toFixed(1)} pages/s`,
        remainingMs === undefined ? '' : (0,_runner_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTimeLeft */ .U)(remainingMs),
        waitedMs === undefined || waitedMs < WORTH_TELLING_MS ? '' : `${(0,_runner_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitedMs)} waited`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
function createProgressReporter(logger, clock, label = '') {
    let firstPages;
    let shown = '';
    let shownAtMs = -Infinity;
    return {
        report: (progress, remainingMs) => {
            const atMs = clock.monotonic();
            const pages = progress.pageCount === undefined ? undefined : { atMs, pages: progress.pageCount };
            firstPages ??= pages;
            const state = progressLine({ ...progress, waitedMs: undefined }, undefined, undefined);
            if (state === shown && atMs - shownAtMs < QUIET_MS)
                return;
            [shown, shownAtMs] = [state, atMs];
            logger.info(`${label}${progressLine(progress, pageRate(firstPages, pages), remainingMs)}`);
        },
    };
}


/***/ }),

/***/ 1009:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _runner_quiet_node_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8622);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8546);
/* harmony import */ var _action_run_state_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8614);
/* harmony import */ var _action_run_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6912);
/* harmony import */ var _runner_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5039);
/* harmony import */ var _runner_logger_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1445);
/* harmony import */ var _runner_redactor_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2942);
/* harmony import */ var _runner_signals_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(804);








const account = (0,_action_run_state_js__WEBPACK_IMPORTED_MODULE_1__/* .createRunState */ .xn)(_runner_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m);
let hasEnded = false;
function exit(code) {
    process.exitCode = code;
    process.stdout.write('', () => process.exit());
}
function tryTo(action) {
    try {
        action();
    }
    catch {
    }
}
function endUnexpectedly() {
    if (hasEnded) {
        process.exit();
    }
    hasEnded = true;
    tryTo(() => account.outputs?.publish());
    if (!account.failureReported) {
        tryTo(() => {
            const hint = 'This is a mistake in the action: please report it with the log of a run with debug logging on.';
            _actions_core__WEBPACK_IMPORTED_MODULE_6__/* .error */ .z3(`[internal] The action ended unexpectedly.\n${hint}`, { title: 'Unexpected error' });
        });
    }
    exit(1);
}
async function main() {
    const redactor = (0,_runner_redactor_js__WEBPACK_IMPORTED_MODULE_4__/* .createRedactor */ .l)();
    const logger = (0,_runner_logger_js__WEBPACK_IMPORTED_MODULE_7__/* .createLogger */ .h)(redactor);
    if (_runner_quiet_node_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoredVariables */ .Y.length > 0) {
        const names = _runner_quiet_node_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoredVariables */ .Y.join(' and ');
        const message = `${names} would print the admin key and the link's signature, so nothing is written to stderr in this step. Remove it from the environment.`;
        logger.warning(message, 'Debug output of Node.js suppressed');
    }
    const succeeded = await (0,_action_run_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)(account, {
        environment: process.env,
        clock: _runner_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .systemClock */ .m,
        logger,
        redactor,
        cancelled: (0,_runner_signals_js__WEBPACK_IMPORTED_MODULE_5__/* .abortOnSignals */ .P)(process),
        random: Math.random,
    });
    if (!succeeded && !account.failureReported)
        throw new Error('The failure could not be reported.');
    hasEnded = true;
    exit(succeeded ? 0 : 1);
}
process.exitCode = 1;
process.on('uncaughtException', endUnexpectedly);
process.on('unhandledRejection', endUnexpectedly);
await main().catch(endUnexpectedly);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(643);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8500);


const MAX_TIMER_MS = 2_147_483_647;
const systemClock = {
    now: () => Date.now(),
    monotonic: () => node_perf_hooks__WEBPACK_IMPORTED_MODULE_0__.performance.now(),
    sleep: async (ms, signal) => {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.min(Math.max(ms, 0), MAX_TIMER_MS), undefined, { signal });
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
};


/***/ }),

/***/ 27:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ toActionError),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   lT: () => (/* binding */ summaryFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);

const TITLES = {
    'invalid-input': 'Inputs to correct',
    'runner-unsupported': 'Runner not supported',
    'proxy-invalid': 'Proxy setting malformed',
    unauthorized: 'Admin key not accepted',
    forbidden: 'Not allowed',
    'not-found': 'Not found',
    'request-rejected': 'Request refused',
    redirected: 'Redirect not followed',
    'service-unavailable': 'Service unavailable',
    'rate-limited': 'Too many requests',
    unreachable: 'Service not reached',
    'certificate-rejected': 'Certificate not trusted',
    'answer-unusable': 'Unusable answer',
    'link-unusable': 'Unusable bundle link',
    'archive-refused': 'Archive refused',
    'archive-damaged': 'Archive damaged',
    'download-failed': 'Download failed',
    'digest-mismatch': 'Unexpected digest',
    'disk-full': 'Disk full',
    'cache-unwritable': 'Folder not writable',
    'values-unwritable': 'Values file not writable',
    'too-few-pages': 'Too few pages',
    'page-count-unknown': 'Number of pages unknown',
    'export-failed': 'Export failed',
    'agent-failed': 'Agent job failed',
    'agent-archived': 'Agent job archived',
    'no-pull-request': 'No pull request',
    'pull-request-not-merged': 'Pull request not merged',
    'pull-request-unknown': 'Pull request not readable',
    'timed-out': 'Timed out',
    cancelled: 'Cancelled',
    internal: 'Unexpected error',
};
function toActionError(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l)
        return error;
    const message = error instanceof Error ? `${error.name}: ${error.message}` : 'A value was thrown that is no error.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('internal', message, {
        hint: 'This is a mistake in the action: please report it with the log of a run with debug logging on.',
        cause: error,
    });
}
function failureText({ code, message, details, hint }) {
    return { title: TITLES[code], lines: [`[${code}] ${message}`, ...details, hint] };
}
function summaryFailure({ code, message, details, hint }) {
    return { title: TITLES[code], code, message, details, hint };
}


/***/ }),

/***/ 6486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   U: () => (/* binding */ formatTimeLeft),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
function formatDuration(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
    return minutes % 60 === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function formatTimeLeft(ms) {
    return ms < 1000 ? 'less than 1 s left' : `about ${formatDuration(ms)} left`;
}
function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    while (value >= 999.95 && unit < units.length - 1) {
        value /= 1000;
        unit++;
    }
    return `${unit === 0 ? value : value.toFixed(1)} ${units[unit] ?? ''}`;
}
function formatCount(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 1445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createLogger)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8546);
/* harmony import */ var _shown_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7486);


function createLogger(redactor) {
    const clean = (text) => (0,_shown_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(text, redactor);
    return {
        debug: (message) => {
            for (const line of (0,_shown_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shownLines */ .TV)(message, redactor))
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz(line);
        },
        info: (message) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(message));
        },
        notice: (message, title) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm(clean(message), { title });
        },
        warning: (message, title) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(message), { title });
        },
        error: (lines, title) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(lines.map(clean).join('\n'), { title });
        },
    };
}


/***/ }),

/***/ 8128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ prose),
/* harmony export */   a: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1425);

const MAX_CODE_LENGTH = 200;
function references(text) {
    return text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#${character.codePointAt(0) ?? 0xfffd};`);
}
function code(text, maxLength = MAX_CODE_LENGTH) {
    return `<code>${references((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text, maxLength))}</code>`;
}
const WORD_JOINER = '&#8288;';
const SPAN = /`([^`]{1,200})`/;
function prose(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text)
        .split(SPAN)
        .map((part, index) => index % 2 === 1 ? code(part) : references(part).replace(/&#(?:35|64);/g, (sign) => `${sign}${WORD_JOINER}`))
        .join('');
}


/***/ }),

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   mh: () => (/* binding */ ANSI),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/* unused harmony export withoutControls */
const MAX_LENGTH = 1000;
const ANSI = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[@-Z\\-_])/g;
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164\uFFA0]+/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
function withoutControls(text) {
    return text.replace(ANSI, '').replace(INVISIBLE, '').replace(CONTROLS, ' ');
}
function plainText(text, maxLength = MAX_LENGTH) {
    const line = withoutControls(text).replace(/ {2,}/g, ' ').trim().replace(/^::/, ': :').replaceAll('##[', '## [');
    return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}


/***/ }),

/***/ 8622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ignoredVariables)
/* harmony export */ });
const DEBUG_VARIABLES = ['NODE_DEBUG', 'NODE_DEBUG_NATIVE'];
const ignoredVariables = DEBUG_VARIABLES.filter((name) => {
    const isSet = (process.env[name] ?? '') !== '';
    Reflect.deleteProperty(process.env, name);
    return isSet;
});
if (ignoredVariables.length > 0)
    process.stderr.write = () => true;


/***/ }),

/***/ 2942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor)
});

// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __nccwpck_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/folded-text.js

const MAX_DECODINGS = 2;
const IGNORED = new RegExp(String.raw `${plain_text/* ANSI */.mh.source}|[^\x21-\x7e]+`, 'g');
const IGNORED_CHARACTERS = /[^\x21-\x7e]+/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
function toHalfWidth(character) {
    return String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET);
}
const ESCAPE = /%[0-9a-f]{2}|\\u[0-9a-f]{4}|\\u\{[0-9a-f]{1,6}\}|\\x[0-9a-f]{2}|\\["'\\/bfnrt]|&#\d{1,8};?|&#x[0-9a-f]{1,6};?|&[a-z]{2,6};/gi;
const ENTITIES = {
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", num: '#', excl: '!', dollar: '$', percnt: '%', lpar: '(' },
    ...{ rpar: ')', ast: '*', midast: '*', plus: '+', comma: ',', period: '.', sol: '/', colon: ':', semi: ';' },
    ...{ equals: '=', quest: '?', commat: '@', lsqb: '[', lbrack: '[', bsol: '\\', rsqb: ']', rbrack: ']', hat: '^' },
    ...{ lowbar: '_', grave: '`', lcub: '{', lbrace: '{', verbar: '|', vert: '|', rcub: '}', rbrace: '}' },
};
function asciiOf(code) {
    return code <= 0x7f ? String.fromCharCode(code) : '';
}
function decodeEscape(escape) {
    const [, entity] = /^&([a-z]+);$/i.exec(escape) ?? [];
    if (entity !== undefined)
        return ENTITIES[entity.toLowerCase()] ?? escape;
    const [, decimal] = /^&#(\d+)/.exec(escape) ?? [];
    if (decimal !== undefined)
        return asciiOf(Number(decimal));
    const [, hex] = /^(?:%|\\u\{?|\\x|&#x)([0-9a-f]+)/i.exec(escape) ?? [];
    if (hex !== undefined)
        return asciiOf(Number.parseInt(hex, 16));
    const character = escape.slice(1);
    return /[bfnrt]/i.test(character) ? ' ' : character;
}
function rewrite(source, pattern, replace) {
    const { text } = source;
    const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
    const pieces = [];
    let [length, at] = [0, 0];
    const keep = (to) => {
        pieces.push(text.slice(at, to));
        starts.set(source.starts.subarray(at, to), length);
        ends.set(source.ends.subarray(at, to), length);
        length += to - at;
    };
    for (const { 0: match, index } of text.matchAll(pattern)) {
        keep(index);
        at = index + match.length;
        const replacement = replace(match);
        pieces.push(replacement);
        starts.fill(source.starts[index] ?? 0, length, length + replacement.length);
        ends.fill(source.ends[at - 1] ?? 0, length, length + replacement.length);
        length += replacement.length;
    }
    keep(text.length);
    return { text: pieces.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}
function folded(source, ignored) {
    const visible = rewrite(source, ignored, () => '');
    return { ...visible, text: visible.text.toLowerCase() };
}
function withDecoded(first) {
    const forms = [{ ...first, decodings: 0 }];
    for (let form = first, decodings = 1; decodings <= MAX_DECODINGS; decodings++) {
        const next = folded(rewrite(form, ESCAPE, decodeEscape), IGNORED_CHARACTERS);
        if (next.text === form.text)
            break;
        forms.push({ ...next, decodings });
        form = next;
    }
    return forms;
}
function foldedForms(text) {
    const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
    for (let index = 0; index < text.length; index++)
        [starts[index], ends[index]] = [index, index + 1];
    const original = { text: text.replace(FULL_WIDTH, toHalfWidth), starts, ends };
    const form = folded(original, IGNORED);
    const withSequences = folded(original, IGNORED_CHARACTERS);
    return [form, ...(withSequences.text === form.text ? [] : [withSequences])].flatMap(withDecoded);
}

;// CONCATENATED MODULE: ./.work/stage/lib/runner/redactor.js

const MASK = '***';
const MIN_SECRET_LENGTH = 6;
const URL_IN_TEXT = /https?:(?:\\?\/){2}[^\s"'<>]*/gi;
const MAX_ESCAPE_LENGTH = 24;
function toNeedle(text) {
    const borders = new Uint32Array(text.length);
    for (let at = 1, length = 0; at < text.length; at++) {
        while (length > 0 && text[at] !== text[length])
            length = borders[length - 1] ?? 0;
        if (text[at] === text[length])
            length++;
        borders[at] = length;
    }
    return { text, borders };
}
function findAll(text, { text: secret, borders }) {
    const found = [];
    let length = 0;
    for (let at = 0; at < text.length; at++) {
        while (length > 0 && text[at] !== secret[length])
            length = borders[length - 1] ?? 0;
        if (text[at] === secret[length])
            length++;
        if (length === secret.length) {
            found.push({ start: at + 1 - length, end: at + 1 });
            length = borders[length - 1] ?? 0;
        }
    }
    return { found, rest: length };
}
function needlesOf(secret) {
    const forms = foldedForms(secret).filter(({ text }) => text.length >= MIN_SECRET_LENGTH);
    return Array.from({ length: MAX_DECODINGS + 1 }, (_, limit) => {
        const texts = forms.filter(({ decodings }) => decodings <= limit).map(({ text }) => text);
        return [...new Set(texts)].map(toNeedle);
    });
}
function secretRanges(text, needles, isCut) {
    if (needles.length === 0)
        return [];
    return foldedForms(text).flatMap(({ text: form, starts, ends, decodings }) => needles
        .flatMap((ofSecret) => ofSecret[decodings] ?? [])
        .flatMap((needle) => {
        const { found, rest } = findAll(form, needle);
        const all = isCut && rest > 0 ? [...found, { start: form.length - rest, end: form.length }] : found;
        return all.map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? text.length }));
    }));
}
function literalRanges(text, secret) {
    const found = [];
    for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length))
        found.push({ start: at, end: at + secret.length });
    return found;
}
function queryRanges(text) {
    return [...text.matchAll(URL_IN_TEXT)].flatMap(({ 0: url, index }) => {
        const at = url.indexOf('?');
        return at < 0 ? [] : [{ start: index + at + 1, end: index + url.length }];
    });
}
function withMasks(text, ranges) {
    const pieces = [];
    let shownTo = 0;
    for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
        if (start > shownTo || pieces.length === 0)
            pieces.push(text.slice(shownTo, start), MASK);
        shownTo = Math.max(shownTo, end);
    }
    pieces.push(text.slice(shownTo));
    return pieces.join('');
}
function withoutHalfEscape(text) {
    const tail = text.slice(-MAX_ESCAPE_LENGTH);
    const at = tail.search(/[%\\&]/);
    return at < 0 ? text : text.slice(0, text.length - tail.length + at);
}
function createRedactor() {
    const needles = new Map();
    const literals = new Set();
    const rangesIn = (text, isCut) => [
        ...secretRanges(text, [...needles.values()], isCut),
        ...[...literals].flatMap((secret) => literalRanges(text, secret)),
    ];
    return {
        add: (secret) => {
            if (secret.length < MIN_SECRET_LENGTH || needles.has(secret))
                return;
            const found = needlesOf(secret);
            if (found[0]?.length === 0)
                literals.add(secret);
            needles.set(secret, found);
        },
        contains: (text) => rangesIn(text, false).length > 0,
        redact: (text, isCut = false) => {
            const whole = isCut ? withoutHalfEscape(text) : text;
            return withMasks(whole, [...rangesIn(whole, isCut), ...queryRanges(whole)]);
        },
    };
}


/***/ }),

/***/ 7486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ shownDeeply),
/* harmony export */   TV: () => (/* binding */ shownLines),
/* harmony export */   f$: () => (/* binding */ shownText)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1425);

const READ_PER_SHOWN = 16;
const MAX_SUMMARY_TEXT = 4_096;
const MAX_TRACE_LENGTH = 65_536;
const MAX_TRACE_LINES = 200;
function hidden(text, redactor, maxRead) {
    return text.length > maxRead ? `${redactor.redact(text.slice(0, maxRead), true)}…` : redactor.redact(text);
}
function shownText(text, redactor, maxLength = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LENGTH */ .E2) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(hidden(text, redactor, READ_PER_SHOWN * maxLength), maxLength);
}
function shownLines(text, redactor) {
    return hidden(text, redactor, MAX_TRACE_LENGTH)
        .split(/[\r\n\u2028\u2029]+/)
        .slice(0, MAX_TRACE_LINES)
        .map((line) => (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(line, MAX_TRACE_LENGTH))
        .filter((line) => line !== '');
}
function shownDeeply(value, redactor) {
    const clean = (part) => {
        if (typeof part === 'string')
            return shownText(part, redactor, MAX_SUMMARY_TEXT);
        if (Array.isArray(part))
            return part.map(clean);
        if (typeof part !== 'object' || part === null)
            return part;
        return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, clean(inner)]));
    };
    return clean(value);
}


/***/ }),

/***/ 804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ abortOnSignals)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
function abortOnSignals(process) {
    const controller = new AbortController();
    for (const name of SIGNALS) {
        process.on(name, () => {
            controller.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('cancelled', `The step was cancelled (${name}).`, {
                hint: 'Run the step again when it is wanted.',
            }));
        });
    }
    return controller.signal;
}


/***/ }),

/***/ 6716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ POLL_LIMIT_HINT),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   ie: () => (/* binding */ toActionError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);
/* harmony import */ var _http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2068);
/* harmony import */ var _runner_format_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6486);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6773);
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7873);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4450);






const POLL_LIMIT_HINT = 'Run the step again later, or raise `poll-interval-seconds` and `timeout-minutes`.';
const KEY_HINT = 'Give `api-key` an admin API key of this service, from the API keys page of its dashboard, through a repository or ' +
    'organization secret. A revoked key, a key of another environment, or a key cut short when it was pasted are the usual causes.';
const OUTAGE_HINT = "Look at the service's status page, then run the step again.";
function explainClientError(status, subject) {
    switch (status) {
        case 401:
            return { code: 'unauthorized', what: 'The service did not accept the admin key (401)', hint: KEY_HINT };
        case 403:
            return { code: 'forbidden', what: `The service refused to ${subject.action} (403)`, hint: subject.forbiddenHint };
        case 404:
            return { code: 'not-found', what: `The service knows no ${subject.missing} (404)`, hint: subject.missingHint };
        case 429:
            return {
                code: 'rate-limited',
                what: 'The service turned the request away because of too many requests (429)',
                hint: subject.rateLimitHint,
            };
        default:
            return {
                code: 'request-rejected',
                what: `The service refused to ${subject.action} (${status})`,
                hint: `Check the inputs ${subject.inputs} against the dashboard.`,
            };
    }
}
function explainStatus(status, subject) {
    if (status >= 300 && status < 400) {
        return {
            code: 'redirected',
            what: `The service answered with a redirect (${status}), which is not followed, so that the admin key stays with its host`,
            hint: "Set `base-url` to the API's own origin.",
        };
    }
    if (status >= 500 || status === 408 || status === 425) {
        const what = `The service could not ${subject.action}: it kept answering with an error (${status})`;
        return { code: 'service-unavailable', what, hint: OUTAGE_HINT };
    }
    return explainClientError(status, subject);
}
const PROXY_HINT = 'Check `https_proxy` (address, user and password), or exempt the host with `no_proxy`.';
const UNREACHABLE_HINT = 'Check `base-url`, and that the runner can reach it: firewall, DNS, `https_proxy` and `no_proxy`.';
const HOST_HINT = 'Check the host name in `base-url`, and that the DNS server of the runner can resolve it. Behind a proxy, set `https_proxy`.';
const PORT_HINT = 'Check the port in `base-url`: the Fetch standard blocks those that belong to other protocols, such as 22 and 25.';
function explainNotHttp({ action }) {
    return {
        code: 'unreachable',
        what: `Could not ${action}: the service sent a response that is not valid HTTP`,
        hint: 'Check the host and port in `base-url`, and which proxies or gateways are on the way.',
    };
}
function explainTransport({ fault }, subject) {
    return fault === 'not-http' ? explainNotHttp(subject) : explainFault(fault, subject);
}
function explainFault(fault, subject) {
    const could = `Could not ${subject.action}:`;
    switch (fault) {
        case 'refused':
            return { code: 'unreachable', what: `${could} the connection was refused`, hint: UNREACHABLE_HINT };
        case 'host-unknown':
            return { code: 'unreachable', what: `${could} the host name of \`base-url\` is not known`, hint: HOST_HINT };
        case 'unreachable':
            return { code: 'unreachable', what: `${could} the host could not be reached`, hint: UNREACHABLE_HINT };
        case 'port-refused':
            return { code: 'unreachable', what: `${could} HTTP clients refuse the port of \`base-url\``, hint: PORT_HINT };
        case 'timeout':
            return { code: 'unreachable', what: `${could} the service did not answer in time`, hint: OUTAGE_HINT };
        case 'interrupted':
            return { code: 'unreachable', what: `${could} the connection broke`, hint: OUTAGE_HINT };
        case 'proxy':
            return {
                code: 'unreachable',
                what: `${could} the proxy could not be reached, or could not connect`,
                hint: PROXY_HINT,
            };
        case 'proxy-refused':
            return {
                code: 'unreachable',
                what: `${could} the proxy did not let the connection through`,
                hint: PROXY_HINT,
            };
        case 'certificate':
            return {
                code: 'certificate-rejected',
                what: `${could} the certificate of the service is not trusted`,
                hint: 'With a private CA set NODE_EXTRA_CA_CERTS to its PEM file in the environment of the step. Otherwise check the runner’s clock and who answers at `base-url`.',
            };
        case 'too-large':
        case 'malformed':
            return {
                code: 'answer-unusable',
                what: `${could} the answer is not one of this API`,
                hint: 'Check `base-url`: a captive portal, a login page or a website may be answering in its place.',
            };
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .x)(fault);
    }
}
function wordsOf({ serverMessage, retryAfterMs, redirect }) {
    const said = serverMessage === '' ? [] : [`The service says: ${serverMessage}`];
    const words = redirect === '' ? said : [redirect, ...said];
    return retryAfterMs === undefined
        ? words
        : [...words, `The service asks to wait for ${(0,_runner_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(retryAfterMs)}.`];
}
function explainFailure(failure, subject) {
    const isHttp = failure instanceof _http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j;
    const { code, what, hint } = isHttp ? explainStatus(failure.status, subject) : explainTransport(failure, subject);
    const details = isHttp ? wordsOf(failure) : [`The cause: ${failure.message}`];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l(code, `${what}.`, { hint, details, cause: failure });
}
function explainStop({ reason, failure, maybeStarted }, about) {
    if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l))
        return reason;
    const { code, message, hint, details } = reason;
    const neverReached = code === 'timed-out' && failure instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TransportError */ .wX && !failure.maybeProcessed;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l(code, message, {
        hint: neverReached ? explainTransport(failure, about).hint : hint,
        details: [
            ...details,
            ...(failure ? [`The last attempt failed: ${(0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .shortReason */ .PR)(failure)}.`] : []),
            ...(maybeStarted ? [_http_js__WEBPACK_IMPORTED_MODULE_4__/* .MAYBE_STARTED */ .HB] : []),
        ],
        cause: reason,
    });
}
function toActionError(error, about) {
    if (error instanceof _http_js__WEBPACK_IMPORTED_MODULE_4__/* .StoppedRequest */ .xB)
        return explainStop(error, about);
    if (error instanceof _http_js__WEBPACK_IMPORTED_MODULE_4__/* .AmbiguousStartError */ .rV)
        return explainFailure(error.failure, about).withDetails(_http_js__WEBPACK_IMPORTED_MODULE_4__/* .MAYBE_STARTED */ .HB);
    return error instanceof _http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j || error instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TransportError */ .wX ? explainFailure(error, about) : error;
}


/***/ }),

/***/ 4450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  rV: () => (/* binding */ AmbiguousStartError),
  HB: () => (/* binding */ MAYBE_STARTED),
  xB: () => (/* binding */ StoppedRequest),
  aE: () => (/* binding */ createSender)
});

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var http_body = __nccwpck_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/http/http-error.js
var http_error = __nccwpck_require__(2068);
// EXTERNAL MODULE: ./.work/stage/lib/http/retry-after.js
var retry_after = __nccwpck_require__(3418);
// EXTERNAL MODULE: ./.work/stage/lib/http/retry.js
var retry = __nccwpck_require__(6773);
// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __nccwpck_require__(7873);
;// CONCATENATED MODULE: ./.work/stage/lib/service/answer-secrets.js

const MAX_VALUE_LENGTH = 8_192;
const MAX_FIELDS = 100;
function withoutSecrets(answer, { contains }) {
    const leftOut = [];
    const isRefused = (name, value) => {
        if (typeof value !== 'string' || name === 'error')
            return false;
        return value.length > MAX_VALUE_LENGTH ? name !== 'bundleUrl' : contains(value);
    };
    const check = (fields, path) => Object.fromEntries(Object.entries(fields)
        .slice(0, MAX_FIELDS)
        .flatMap(([name, value]) => {
        if ((0,http_body/* isRecord */.u4)(value))
            return path === '' ? [[name, check(value, `${name}.`)]] : [];
        if (!isRefused(path + name, value))
            return [[name, value]];
        leftOut.push(path + name);
        return [];
    }));
    return { fields: check(answer, ''), leftOut };
}

;// CONCATENATED MODULE: ./.work/stage/lib/service/http.js







const MAX_WORDS_BYTES = 65_536;
const ATTEMPT_TIMEOUT_MS = 30_000;
const ERROR_TEXT_TIMEOUT_MS = 5_000;
const MAYBE_STARTED = 'The service may have accepted the start all the same: look for the job in the dashboard before another one is started.';
class AmbiguousStartError extends Error {
    name = 'StartInDoubt';
    failure;
    constructor(failure) {
        super(failure.message, { cause: failure });
        this.failure = failure;
    }
}
class StoppedRequest extends Error {
    name = 'StoppedRequest';
    reason;
    failure;
    maybeStarted;
    constructor(reason, failure, maybeStarted) {
        super('The request was stopped.', { cause: reason });
        this.reason = reason;
        this.failure = failure;
        this.maybeStarted = maybeStarted;
    }
}
function serverMessage(text) {
    const body = (0,http_body/* parseJson */.qF)(text);
    if (!(0,http_body/* isRecord */.u4)(body))
        return '';
    const { error, message } = body;
    const candidates = [error, (0,http_body/* isRecord */.u4)(error) ? error['message'] : undefined, message];
    return candidates.filter((value) => typeof value === 'string').find((value) => value.trim() !== '') ?? '';
}
function redirectTarget(location, from) {
    if (location === null || !URL.canParse(location, from.href))
        return 'The redirect names no place.';
    return `It redirects to ${new URL(location, from).origin}.`;
}
async function readErrorText(response, stop) {
    const timer = setTimeout(() => {
        stop.abort();
    }, ERROR_TEXT_TIMEOUT_MS);
    try {
        return serverMessage(await (0,http_body/* readText */.yR)(response, MAX_WORDS_BYTES));
    }
    catch {
        return '';
    }
    finally {
        clearTimeout(timer);
    }
}
function describeBody(text) {
    if (text.trim() === '')
        return 'the answer is empty';
    if (/^\s*</.test(text))
        return 'the answer is an HTML or XML page';
    return (0,http_body/* parseJson */.qF)(text) === undefined ? 'the answer is not JSON' : 'the answer is not a JSON object';
}
function isAboutAnother(body, { id, field }) {
    const value = body[field];
    return (typeof value === 'string' || typeof value === 'number') && String(value) !== id;
}
async function readAnswer(response, { baseUrl, job, nowMs }, stop) {
    const { status, headers } = response;
    const retryAfterMs = (0,retry_after/* parseRetryAfter */.V)(headers.get('retry-after'), headers.get('date'), nowMs);
    if (status < 200 || status > 299) {
        const redirect = status >= 300 && status < 400 ? redirectTarget(headers.get('location'), baseUrl) : '';
        throw new http_error/* HttpError */.j(status, { serverMessage: await readErrorText(response, stop), retryAfterMs, redirect });
    }
    const text = await (0,http_body/* readText */.yR)(response);
    const body = (0,http_body/* parseJson */.qF)(text);
    if (!(0,http_body/* isRecord */.u4)(body))
        throw new transport_error/* TransportError */.wX('malformed', describeBody(text), { maybeProcessed: true });
    if (job && isAboutAnother(body, job))
        throw new transport_error/* TransportError */.wX('malformed', 'the response is about another job', { maybeProcessed: true });
    return { body, retryAfterMs, answeredMs: (0,retry_after/* parseHttpDate */.m)(headers.get('date')) ?? nowMs };
}
function withCheckedBody(answer, { logger, secrets }, warned) {
    const { fields, leftOut } = withoutSecrets(answer.body, secrets);
    for (const name of leftOut.filter((field) => !warned.has(field))) {
        warned.add(name);
        const message = `The service's \`${name}\` is ignored, because it contains the admin key or another secret, or is far too long.`;
        logger.warning(`${message} Check who answers at \`base-url\`.`, 'Value ignored');
    }
    return { ...answer, body: fields };
}
async function attempt(connection, request) {
    const { apiKey, baseUrl, clock, deadline, logger } = connection;
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const stop = new AbortController();
    const startedMs = clock.monotonic();
    try {
        const response = await connection.fetch(new URL(request.path, baseUrl), {
            method: request.method,
            headers: {
                Authorization: `Bearer ${apiKey}`,
                Accept: 'application/json',
                'User-Agent': 'static-export-action',
                ...(request.body && { 'Content-Type': 'application/json' }),
                ...(request.idempotencyKey !== undefined && { 'Idempotency-Key': request.idempotencyKey }),
            },
            ...(request.body && { body: JSON.stringify(request.body) }),
            signal: AbortSignal.any([deadline.signal, timeout, stop.signal]),
        });
        const tookMs = Math.round(clock.monotonic() - startedMs);
        logger.debug(`${request.method} ${request.path}: HTTP ${response.status} after ${tookMs} ms`);
        return await readAnswer(response, { baseUrl, job: request.job, nowMs: clock.now() }, stop);
    }
    catch (error) {
        if (error instanceof http_error/* HttpError */.j || !timeout.aborted || deadline.signal.aborted)
            throw error;
        const message = `no complete answer within ${ATTEMPT_TIMEOUT_MS / 1000} s`;
        throw new transport_error/* TransportError */.wX('timeout', message, { maybeProcessed: true, cause: error });
    }
}
function toFailedRequest(error) {
    if (error instanceof http_error/* HttpError */.j)
        return error;
    if (error instanceof errors/* ActionError */.l)
        throw error;
    return (0,transport_error/* toTransportError */.fh)(error);
}
const START_RETRIED = 'The start request may have reached the service, so it is retried at most twice, with the same Idempotency-Key. ' +
    'If the service ignores this key, more than one job may be running: check the dashboard.';
async function sendRepeatedly(connection, request) {
    const { clock, deadline, logger, random } = connection;
    const isStart = request.idempotencyKey !== undefined;
    const repeatable = isStart ? 'with-care' : 'safely';
    const failures = new retry/* FailureCount */.O(clock);
    let latest;
    let warned = false;
    const pauseAfter = async (failure) => {
        const state = { remainingMs: deadline.remainingMs(), repeatable, exists: request.job?.exists };
        const decision = failures.add(failure, state, random);
        const inDoubt = isStart && failures.ambiguous;
        if (!decision.retry)
            throw inDoubt ? new AmbiguousStartError(failure) : failure;
        if (deadline.signal.aborted)
            throw new StoppedRequest(deadline.signal.reason, failure, inDoubt);
        logger.info(`${request.purpose}: ${(0,retry/* shortReason */.PR)(failure)}; trying again in ${(decision.pauseMs / 1000).toFixed(1)} s.`);
        if (inDoubt && !warned)
            logger.warning(START_RETRIED, 'Start repeated');
        warned ||= inDoubt;
        await clock.sleep(decision.pauseMs, deadline.signal).catch((reason) => {
            throw new StoppedRequest(reason, failure, inDoubt);
        });
    };
    deadline.signal.throwIfAborted();
    for (;;) {
        try {
            return await attempt(connection, request);
        }
        catch (error) {
            if (deadline.signal.aborted && !(error instanceof http_error/* HttpError */.j))
                throw new StoppedRequest(deadline.signal.reason, latest, isStart);
            latest = toFailedRequest(error);
            await pauseAfter(latest);
        }
    }
}
function createSender(connection) {
    const warned = new Set();
    return async (request) => withCheckedBody(await sendRepeatedly(connection, request), connection, warned);
}


/***/ }),

/***/ 7928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf),
/* harmony export */   t: () => (/* binding */ checkLink)
/* harmony export */ });
/* harmony import */ var _http_hosts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1960);

const MAX_LINK_LENGTH = 8_192;
function reject(reason) {
    return { ok: false, reason };
}
function codePointName(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
function objectionTo(url, local) {
    if (url.username !== '' || url.password !== '')
        return 'it carries credentials';
    if ((0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isLinkLocal */ ._W)(url))
        return 'its host is a link-local address';
    if ((0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeLoopback */ .mH)(url) && !local)
        return 'its host is this machine';
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(url)))
        return 'it is not an https URL';
    return undefined;
}
function checkLink(value, baseUrl) {
    if (typeof value !== 'string' || value === '')
        return reject('it is missing or no text');
    if (value.length > MAX_LINK_LENGTH)
        return reject(`it is longer than ${MAX_LINK_LENGTH} characters`);
    const refused = /[^\x21-\x7e]/u.exec(value)?.[0];
    if (refused !== undefined)
        return reject(`it contains the character ${codePointName(refused)}, which no URL may contain`);
    if (!URL.canParse(value))
        return reject('it is no URL');
    const url = new URL(value);
    const reason = objectionTo(url, (0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(baseUrl));
    return reason === undefined ? { ok: true, url, text: value } : reject(reason);
}
const SECRET_PARAMETERS = new Set([
    ...['x-amz-signature', 'x-amz-credential', 'x-amz-security-token', 'signature', 'awsaccesskeyid'],
    ...['x-goog-signature', 'x-goog-credential', 'x-goog-security-token', 'googleaccessid', 'sig'],
    ...['policy', 'key-pair-id'],
    ...['x-oss-signature', 'x-oss-credential', 'x-oss-security-token', 'ossaccesskeyid', 'security-token'],
    ...['q-signature', 'q-ak', 'x-cos-security-token'],
    ...['x-signature', 'x-credential', 'x-token', 'x-security-token', 'sign', 'hmac', 'token', 'access_token'],
    ...['access-token', 'accesstoken', 'auth', 'auth_token', 'authorization', 'apikey', 'api_key', 'api-key'],
    ...['access_key', 'access-key', 'key', 'secret', 'password', 'credential', 'jwt', 'hdnts', 'hdnea', '__token__'],
]);
const MIN_SECRET_VALUE_LENGTH = 8;
function decoded(text) {
    try {
        return decodeURIComponent(text.replaceAll('+', ' '));
    }
    catch {
        return text;
    }
}
function secretsOf(link) {
    const values = link.search
        .slice(1)
        .split('&')
        .flatMap((pair) => {
        const at = pair.indexOf('=');
        if (at < 0 || !SECRET_PARAMETERS.has(decoded(pair.slice(0, at)).toLowerCase()))
            return [];
        return [decoded(pair.slice(at + 1)), pair.slice(at + 1)];
    });
    const secrets = [...values, link.username, link.password];
    return [...new Set(secrets.filter((secret) => secret.length >= MIN_SECRET_VALUE_LENGTH))];
}


/***/ }),

/***/ 3381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KO: () => (/* binding */ readHostName),
/* harmony export */   L2: () => (/* binding */ readTimestamp),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   _0: () => (/* binding */ readCount),
/* harmony export */   fu: () => (/* binding */ readText),
/* harmony export */   gQ: () => (/* binding */ readProgress),
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   yR: () => (/* binding */ readIdentifier)
/* harmony export */ });
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1414);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9131);
/* harmony import */ var _runner_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1425);



const PERCENT_KEYS = ['percent', 'percentage', 'value'];
const PART_KEYS = ['completed', 'current', 'done', 'processed'];
function decimal(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && /^\s*\d{1,15}(\.\d{1,15})?\s*$/.test(value) ? Number(value) : undefined;
}
function ratio(part, total) {
    if (part === undefined || total === undefined || total <= 0 || part < 0 || part > total)
        return undefined;
    return { value: (100 * part) / total, exact: true };
}
function fromText(text) {
    const [, percent] = /^\s*(\d{1,3}(?:\.\d{1,15})?)\s*%\s*$/.exec(text) ?? [];
    if (percent !== undefined)
        return { value: Number(percent), exact: true };
    const [, part, total] = /^\s*(\d{1,15})\s*(?:\/|of)\s*(\d{1,15})\s*$/.exec(text) ?? [];
    if (part !== undefined)
        return ratio(Number(part), Number(total));
    const value = decimal(text);
    return value === undefined ? undefined : { value, exact: false };
}
function fromObject(fields) {
    const total = decimal(fields['total']);
    for (const key of PART_KEYS) {
        const found = ratio(decimal(fields[key]), total);
        if (found)
            return found;
    }
    for (const key of PERCENT_KEYS) {
        const value = decimal(fields[key]);
        if (value !== undefined)
            return { value, exact: false };
    }
    return undefined;
}
function rawProgress(value) {
    if (typeof value === 'string')
        return fromText(value);
    if ((0,_http_body_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        return fromObject(value);
    const number = decimal(value);
    return number === undefined ? undefined : { value: number, exact: false };
}
function nextScale(scale, { value, exact }) {
    if (exact || scale === 'percent')
        return scale;
    if (value > 1)
        return 'percent';
    return value > 0 && value < 1 ? 'fraction' : scale;
}
function readProgress(value, scale) {
    const raw = rawProgress(value);
    if (!raw || raw.value < 0 || raw.value > 100)
        return { scale };
    const next = nextScale(scale, raw);
    const percent = !raw.exact && next === 'fraction' ? Math.round(raw.value * 1e8) / 1e6 : raw.value;
    return { percent, scale: next };
}
function readCount(value) {
    const count = decimal(value);
    return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
const FIRST_MILLISECONDS = 100_000_000_000;
const LAST_TIMESTAMP_MS = Date.UTC(9999, 11, 31, 23, 59, 59);
const RFC_3339 = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
function parseRfc3339(text) {
    const [, day, time, , zone = ''] = RFC_3339.exec(text) ?? [];
    if (day === undefined || time === undefined)
        return undefined;
    const midnight = new Date(`${day}T00:00:00Z`);
    if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day))
        return undefined;
    return Date.parse(`${day}T${time}${zone.toUpperCase()}`);
}
function readTimestamp(value) {
    const epoch = decimal(value);
    const epochMs = epoch !== undefined && epoch < FIRST_MILLISECONDS ? epoch * 1000 : epoch;
    const timeMs = epochMs ?? (typeof value === 'string' ? parseRfc3339(value.trim()) : undefined);
    if (timeMs === undefined || !(timeMs > 0 && timeMs <= LAST_TIMESTAMP_MS))
        return undefined;
    return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
function readIdentifier(value) {
    const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
    return typeof text === 'string' && (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .isIdentifier */ ._5)(text) ? text : undefined;
}
function readHostName(value) {
    return typeof value === 'string' && (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .isHostName */ .uy)(value) ? value.toLowerCase() : undefined;
}
function readText(value) {
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
const MAX_STATUS_LENGTH = 100;
function readStatus(value) {
    if (typeof value !== 'string' || value === '' || (0,_runner_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(value, value.length) !== value)
        return undefined;
    return (0,_runner_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(value, MAX_STATUS_LENGTH);
}
function readLine(value) {
    return typeof value === 'string' && /^[^\p{Cc}\p{Zl}\p{Zp}]{1,1000}$/u.test(value) ? readText(value) : undefined;
}


/***/ }),

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ readBundle),
/* harmony export */   Jb: () => (/* binding */ readExport),
/* harmony export */   Ji: () => (/* binding */ readStartedJob),
/* harmony export */   Rh: () => (/* binding */ describeRunning),
/* harmony export */   Wo: () => (/* binding */ isPresent)
/* harmony export */ });
/* harmony import */ var _readings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3381);

const KNOWN_RUNNING = new Set(['queued', 'running']);
const MAX_ERROR_LENGTH = 65_536;
function phaseOf(status) {
    return status === 'completed' || status === 'failed' ? status : 'running';
}
function isPresent(value) {
    return value !== undefined && value !== null;
}
function describeRunning(status, known) {
    if (status === undefined)
        return ['The answer has no status that can be read; the job counts as running'];
    if (known.has(status))
        return [];
    return [`The status "${status}" is not known; the job counts as running`];
}
function readExport(fields, scale) {
    const status = (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readStatus */ .rk)(fields['status']);
    const progress = (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readProgress */ .gQ)(fields['progress'], scale);
    const pageCount = (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readCount */ ._0)(fields['pageCount']);
    const phase = phaseOf(status);
    const parseWarnings = phase === 'running' ? describeRunning(status, KNOWN_RUNNING) : [];
    if (isPresent(fields['progress']) && progress.percent === undefined)
        parseWarnings.push('The progress cannot be read');
    if (isPresent(fields['pageCount']) && pageCount === undefined)
        parseWarnings.push('The page count cannot be read');
    return {
        status,
        phase,
        percent: progress.percent,
        pageCount,
        domain: (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readHostName */ .KO)(fields['domain']),
        createdAt: (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readTimestamp */ .L2)(fields['createdAt']),
        updatedAt: (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readTimestamp */ .L2)(fields['updatedAt']),
        error: (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .fu)(fields['error'])?.slice(0, MAX_ERROR_LENGTH),
        progressScale: progress.scale,
        parseWarnings,
    };
}
function readStartedJob(fields) {
    return (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readIdentifier */ .yR)(fields['jobId']);
}
function readBundle(fields) {
    const expiresAt = (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readTimestamp */ .L2)(fields['expiresAt']);
    const sizeBytes = (0,_readings_js__WEBPACK_IMPORTED_MODULE_0__/* .readCount */ ._0)(fields['sizeBytes']);
    const parseWarnings = [];
    if (!isPresent(fields['expiresAt']))
        parseWarnings.push("The answer does not tell the link's expiry");
    else if (expiresAt === undefined)
        parseWarnings.push("The link's expiry cannot be read");
    if (isPresent(fields['sizeBytes']) && sizeBytes === undefined)
        parseWarnings.push("The bundle's size cannot be read");
    return { expiresAt, sizeBytes, parseWarnings };
}


/***/ }),

/***/ 8546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  pq: () => (/* binding */ info),
  lm: () => (/* binding */ notice),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, endGroup, exportVariable, getBooleanInput, getIDToken, getMultilineInput, getState, group, isDebug, markdownSummary, platform, saveState, setCommandEcho, setFailed, startGroup, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./.work/stage/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./.work/stage/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./.work/stage/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
;// CONCATENATED MODULE: ./.work/stage/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(1009);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
