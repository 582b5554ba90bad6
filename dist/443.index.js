export const id = 443;
export const ids = [443];
export const modules = {

/***/ 5443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createAgentService: () => (/* binding */ createAgentService),
/* harmony export */   readAgentAnswer: () => (/* binding */ readAgentAnswer)
/* harmony export */ });
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9131);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6716);
/* harmony import */ var _readings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3381);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1231);




const KNOWN_RUNNING = new Set(['active']);
function phaseOf(status) {
    return status === 'completed' || status === 'failed' || status === 'archived' ? status : 'running';
}
function readRepository(value) {
    return (0,_readings_js__WEBPACK_IMPORTED_MODULE_2__/* .readLine */ .Xw)(value)?.replace(/^(https?:\/\/)[^/?#]*@/i, '$1');
}
function readAgentAnswer(fields) {
    const status = (0,_readings_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk)(fields['status']);
    const phase = phaseOf(status);
    const source = (0,_http_body_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(fields['source']) ? fields['source'] : {};
    const parseWarnings = phase === 'running' ? (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .describeRunning */ .Rh)(status, KNOWN_RUNNING) : [];
    const read = (holder, name, reader) => {
        const value = reader(holder[name]);
        if ((0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .isPresent */ .Wo)(holder[name]) && value === undefined)
            parseWarnings.push(`The job's ${name} cannot be read`);
        return value;
    };
    return {
        status,
        phase,
        prLink: read(fields, 'prLink', _readings_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .fu),
        repository: read(source, 'repository', readRepository),
        ref: read(source, 'ref', _readings_js__WEBPACK_IMPORTED_MODULE_2__/* .readLine */ .Xw),
        model: read(fields, 'model', _readings_js__WEBPACK_IMPORTED_MODULE_2__/* .readLine */ .Xw),
        createdAt: read(fields, 'createdAt', _readings_js__WEBPACK_IMPORTED_MODULE_2__/* .readTimestamp */ .L2),
        archivedAt: read(fields, 'archivedAt', _readings_js__WEBPACK_IMPORTED_MODULE_2__/* .readTimestamp */ .L2),
        parseWarnings,
    };
}
function subject(projectId, jobId) {
    return {
        action: 'tell the status of the agent job',
        missing: `agent job ${jobId} in the project ${projectId}`,
        missingHint: 'Check `project-id` and `agent-job-id`, and that the key belongs to the organization of the project.',
        forbiddenHint: 'The key must belong to the organization that owns the project, and be allowed to read agent jobs.',
        rateLimitHint: _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .POLL_LIMIT_HINT */ .CO,
        inputs: '`project-id` and `agent-job-id`',
    };
}
function createAgentService(send) {
    return {
        readAgentJob: async ({ projectId, jobId, exists }) => {
            const path = `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`;
            const job = { field: 'id', id: jobId, exists };
            const answer = await send({ method: 'GET', path, purpose: 'Status', job }).catch((error) => {
                throw (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .toActionError */ .ie)(error, subject(projectId, jobId));
            });
            return { value: readAgentAnswer(answer.body), retryAfterMs: answer.retryAfterMs };
        },
    };
}


/***/ })

};
