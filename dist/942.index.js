export const id = 942;
export const ids = [942];
export const modules = {

/***/ 7805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ releaseBuffer)
/* harmony export */ });
function releaseBuffer({ buffer, byteOffset, byteLength }) {
    const isAll = byteLength === buffer.byteLength;
    const isLast = byteOffset + byteLength === buffer.byteLength && buffer.byteLength > Buffer.poolSize;
    if ((isAll || isLast) && buffer instanceof ArrayBuffer)
        buffer.transfer(0);
}


/***/ }),

/***/ 6867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6739);
/* harmony import */ var _runner_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1425);



const SHOWN_NAME_CHARS = 200;
const SHOWN_PROBLEM_CHARS = 300;
function refused(entry, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('archive-refused', `The archive was rejected: ${sentence(entry, problem)}`, {
        hint: 'Nothing was cached. Check how the site was packaged and who could have changed the archive.',
    });
}
function damaged(entry, problem, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('archive-damaged', `The archive is damaged: ${sentence(entry, problem)}`, {
        hint: 'Nothing was cached. Re-run the step with `job-id`. If it fails again, start a new export.',
        cause,
    });
}
function sentence(entry, problem) {
    const subject = entry === undefined ? 'it' : `the entry "${(0,_runner_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(entry, SHOWN_NAME_CHARS)}"`;
    return `${subject} ${(0,_runner_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(problem, SHOWN_PROBLEM_CHARS)}.`;
}
function decodeText(bytes, entry) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw refused(entry, 'has a name that is not UTF-8');
    return bytes.toString('utf8');
}


/***/ }),

/***/ 1955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ decompress)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6739);
/* harmony import */ var _release_buffer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7805);
/* harmony import */ var _archive_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6867);




const CHUNK_BYTES = 128 * 1024;
const STREAM_OPTIONS = { chunkSize: CHUNK_BYTES, readableHighWaterMark: CHUNK_BYTES };
const ZSTD_WINDOW_LOG_MAX = 25;
const MAX_FRAMES = 500_000;
async function decompress(options) {
    const { codec, input, onChunk } = options;
    if (codec !== 'none')
        return decodeAll(codec, options);
    for (let chunk = await input.next(); chunk; chunk = await input.next())
        await onChunk(chunk, input.bytesRead);
}
async function decodeAll(codec, options) {
    const { entry, input, signal } = options;
    for (let frames = 1;; frames += 1) {
        const failure = await decode(createDecoder(codec), options);
        signal.throwIfAborted();
        if (codec === 'zstd' && failure === undefined && input.hasRest) {
            if (frames === MAX_FRAMES)
                throw (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)(entry, `has more than ${MAX_FRAMES} zstd frames`);
            continue;
        }
        const isEndOfStream = failure === undefined || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(failure) === 'ERR_STREAM_PREMATURE_CLOSE';
        if (input.hasRest && isEndOfStream && !input.hasFailed)
            throw (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J5)(entry, `has more bytes after the end of its ${codec} stream`);
        if (failure !== undefined)
            throw explainDecoder(failure, entry);
        return;
    }
}
function createDecoder(codec) {
    switch (codec) {
        case 'gzip':
            return node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip(STREAM_OPTIONS);
        case 'deflate':
            return node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflateRaw(STREAM_OPTIONS);
        case 'zstd':
            return node_zlib__WEBPACK_IMPORTED_MODULE_0__.createZstdDecompress({
                ...STREAM_OPTIONS,
                params: { [node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX },
            });
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNever */ .xb)(codec);
    }
}
function writeTo(decoder, chunk) {
    return new Promise((resolve) => {
        const done = () => {
            decoder.off('close', done);
            resolve();
        };
        decoder.once('close', done);
        decoder.write(chunk, done);
    });
}
async function feed(decoder, input) {
    for (let chunk = await input.next(); chunk !== undefined; chunk = await input.next()) {
        const before = decoder.bytesWritten;
        await writeTo(decoder, chunk);
        const used = decoder.bytesWritten - before;
        if (used < chunk.length)
            input.putBack(chunk.subarray(used));
        if (used < chunk.length || decoder.destroyed)
            return;
    }
    decoder.end();
}
async function decode(decoder, { input, onChunk, signal }) {
    const failures = [];
    const fail = (error) => {
        failures.push(error);
        decoder.destroy();
    };
    decoder.on('error', () => undefined);
    const feeding = feed(decoder, input).catch(fail);
    try {
        for await (const chunk of decoder) {
            signal.throwIfAborted();
            await onChunk(chunk, input.bytesRead);
            (0,_release_buffer_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseBuffer */ .k)(chunk);
        }
    }
    catch (error) {
        fail(error);
    }
    decoder.destroy();
    if (failures.length === 0)
        await feeding;
    return failures[0];
}
function explainDecoder(failure, entry) {
    const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(failure);
    if (code === 'Z_BUF_ERROR')
        return (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .damaged */ .qM)(entry, 'is truncated', failure);
    if (/^(Z|ZSTD)_/.test(code))
        return (0,_archive_error_js__WEBPACK_IMPORTED_MODULE_2__/* .damaged */ .qM)(entry, 'cannot be decompressed', failure);
    return failure;
}


/***/ }),

/***/ 2050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readFileBytes),
/* harmony export */   p: () => (/* binding */ Input)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _runner_abort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9159);



const READ_BYTES = 256 * 1024;
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
class Input {
    bytesRead = 0;
    hasFailed = false;
    #iterator;
    #signal;
    #putBack;
    #hasEnded = false;
    constructor(source, signal) {
        this.#iterator = source[Symbol.asyncIterator]();
        this.#signal = signal;
    }
    get hasRest() {
        return this.#putBack !== undefined || !this.#hasEnded;
    }
    async next() {
        const chunk = this.#putBack ?? (await this.#take());
        this.#putBack = undefined;
        this.#hasEnded ||= chunk === undefined;
        this.bytesRead += chunk?.length ?? 0;
        return chunk;
    }
    putBack(bytes) {
        if (bytes.length > 0)
            this.#putBack = bytes;
        this.bytesRead -= bytes.length;
    }
    async peek(length) {
        let head = Buffer.alloc(0);
        while (head.length < length) {
            const chunk = await this.next();
            if (chunk === undefined)
                break;
            head = Buffer.concat([head, chunk]);
        }
        this.putBack(head);
        return head;
    }
    async close() {
        await this.#iterator.return?.().catch(() => undefined);
    }
    async #take() {
        try {
            const result = await (0,_runner_abort_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessAborted */ .W)(this.#iterator.next(), this.#signal);
            if (result.done === true)
                return undefined;
            return Buffer.from(result.value.buffer, result.value.byteOffset, result.value.byteLength);
        }
        catch (error) {
            this.hasFailed = true;
            throw error;
        }
    }
}
async function* readFileBytes(path, start = 0, length = Infinity) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, FLAGS);
    try {
        const stats = await file.stat();
        if (!stats.isFile())
            throw new Error('Not a regular file');
        const end = Math.min(start + length, stats.size);
        const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(READ_BYTES, end - start)));
        for (let at = start; at < end;) {
            const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - at), at);
            if (bytesRead === 0)
                return;
            yield buffer.subarray(0, bytesRead);
            at += bytesRead;
        }
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 7942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBundleFetcher: () => (/* binding */ createBundleFetcher)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./.work/stage/node_modules/@actions/tool-cache/lib/tool-cache.js
var tool_cache = __webpack_require__(5558);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/cache/cache-dirs.js
var cache_dirs = __webpack_require__(1265);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var body = __webpack_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/identifiers.js
var identifiers = __webpack_require__(1414);
// EXTERNAL MODULE: ./.work/stage/lib/site/digest-version.js
var digest_version = __webpack_require__(2863);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/input.js
var unpack_input = __webpack_require__(2050);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/cache-record.js






function shown(text) {
    return text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 40);
}
function cacheKey(origin, jobId) {
    if (!(0,identifiers/* isPlainJobId */.Zz)(jobId)) {
        throw new errors/* ActionError */.lZ('answer-unusable', 'The job ID cannot be used as a file name in the tool cache.', {
            hint: 'Run the step without `download` and `extract`, which require a job ID that contains only letters, digits, `_`, `-` and `.`.',
        });
    }
    const digest = (0,external_node_crypto_.createHash)('sha256').update(`${origin}\n${jobId}`).digest('hex').slice(0, 16);
    return { tool: `static-export-${shown(new URL(origin).host)}`, jobFile: `${shown(jobId)}-${digest}.json` };
}
function bundleVersion(sha256, copy) {
    return `0.0.0-sha256-${sha256}${copy === 1 ? '' : `-${copy}`}`;
}
const RECORD_FILE = 'record.json';
const FORM = 3;
const MAX_RECORD_BYTES = 16_384;
function recordText(record) {
    return `${JSON.stringify({ form: FORM, ...record }, undefined, 2)}\n`;
}
async function readRecord(path) {
    try {
        for await (const chunk of (0,unpack_input/* readFileBytes */.M)(path))
            return chunk.length > MAX_RECORD_BYTES ? '' : chunk.toString();
    }
    catch {
    }
    return '';
}
function isSha256(value) {
    return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
function isSingleName(value) {
    return typeof value === 'string' && !/[/\\:\0]/.test(value) && value !== '.' && value !== '..';
}
function fieldsOf(text) {
    const fields = (0,body/* parseJson */.qF)(text);
    return (0,body/* isRecord */.u4)(fields) && fields['form'] === FORM ? fields : {};
}
function parseArchiveRecord(text) {
    const { file, sizeBytes, sha256 } = fieldsOf(text);
    if (!isSingleName(file) || file === '' || typeof sizeBytes !== 'number' || !isSha256(sha256))
        return undefined;
    return { file, sizeBytes, sha256 };
}
function parseSiteRecord(text) {
    const { archiveSha256, contentDigest, siteSha256, layoutDigest, pages, rootDir } = fieldsOf(text);
    if (!(0,digest_version/* isContentDigest */.j)(contentDigest))
        return undefined;
    if (!isSha256(archiveSha256) || !isSha256(siteSha256) || !isSha256(layoutDigest))
        return undefined;
    if (!isSingleName(rootDir) || typeof pages !== 'number')
        return undefined;
    return { archiveSha256, contentDigest, siteSha256, layoutDigest, pages, rootDir };
}
function parseJobRecord(text) {
    const { sha256 } = fieldsOf(text);
    return isSha256(sha256) ? sha256 : undefined;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/archive-error.js
var archive_error = __webpack_require__(6867);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/entry-path.js
const CONTROL = /\p{Cc}/u;
const TRAILING_DOT_OR_SPACE = /[. ]$/;
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;
const DRIVE = /^[A-Za-z]:/;
const ASCII_ONLY = /^\p{ASCII}*$/u;
const WINDOWS_FORBIDDEN = /[?*|<>":]/;
function parseEntryPath(raw, limits) {
    const problem = pathProblem(raw, limits);
    if (problem !== undefined)
        return { problem };
    const names = raw.split('/').filter((name) => name !== '' && name !== '.');
    if (names.includes('..'))
        return { problem: 'leads out of its folder with ".."' };
    if (names.some((name) => Buffer.byteLength(name) > limits.nameBytes))
        return { problem: `has a name longer than ${limits.nameBytes} bytes` };
    return names.length > limits.depth ? { problem: `is nested deeper than ${limits.depth} folders` } : { names };
}
function pathProblem(raw, limits) {
    if (raw === '')
        return 'has no name';
    if (CONTROL.test(raw))
        return 'has a control character in its name';
    if (raw.includes('\\'))
        return 'has a backslash in its name';
    if (raw.startsWith('/'))
        return 'is an absolute path';
    if (DRIVE.test(raw))
        return 'is a path with a drive letter';
    if (Buffer.byteLength(raw) > limits.pathBytes)
        return `has a path longer than ${limits.pathBytes} bytes`;
    return undefined;
}
function isPortableName(name) {
    return !WINDOWS_FORBIDDEN.test(name) && !TRAILING_DOT_OR_SPACE.test(name) && !RESERVED.test(name);
}
function foldName(name) {
    if (ASCII_ONLY.test(name))
        return name.toUpperCase();
    return name.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}
function parseLinkTarget(linkNames, target, limits) {
    const names = linkNames.slice(0, -1);
    const problem = pathProblem(target, limits);
    if (problem !== undefined)
        return { problem: `is a link whose target ${problem}` };
    for (const name of target.split('/')) {
        if (name === '..') {
            if (names.pop() === undefined)
                return { problem: 'is a link that points outside the folder' };
        }
        else if (name !== '' && name !== '.') {
            names.push(name);
        }
    }
    return { names };
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/site-tree.js



class SiteTree {
    files = [];
    unportable = [];
    hasTwins = false;
    #nodes = new Map([['', 'folder']]);
    #folded = new Set();
    addFile(names) {
        const created = this.addFolder(names.slice(0, -1));
        const path = names.join('/');
        const other = this.#nodes.get(path);
        if (other === 'folder')
            throw (0,archive_error/* refused */.J5)(path, 'is both a file and a folder');
        if (other !== undefined)
            throw (0,archive_error/* refused */.J5)(path, 'is in the archive twice');
        const file = { path, sha256: '' };
        this.files.push(file);
        this.#add(path, file);
        return { file, created };
    }
    addFolder(names) {
        const created = [];
        let path = names.join('/');
        for (let depth = names.length - 1; !this.#nodes.has(path); depth -= 1) {
            created.unshift(path);
            path = names.slice(0, depth).join('/');
        }
        if (this.#nodes.get(path) !== 'folder')
            throw (0,archive_error/* refused */.J5)(names.join('/'), 'is both a file and a folder');
        for (const folder of created)
            this.#add(folder, 'folder');
        return created;
    }
    findFile(path) {
        const node = this.#nodes.get(path);
        return node === 'folder' ? undefined : node;
    }
    #add(path, node) {
        const nameAt = path.lastIndexOf('/') + 1;
        const name = path.slice(nameAt);
        const folded = path.slice(0, nameAt) + foldName(name);
        const isTwin = this.#folded.has(folded);
        if (isTwin || !isPortableName(name))
            this.unportable.push(path);
        this.hasTwins ||= isTwin;
        this.#folded.add(folded);
        this.#nodes.set(path, node);
    }
}
function findSiteRoot(files) {
    const first = files[0]?.path ?? '';
    const top = first.slice(0, first.indexOf('/') + 1);
    const isSite = files.every(({ path }) => path.startsWith(top));
    const hasIndex = files.some(({ path }) => path === `${top}index.html` || path === `${top}index.htm`);
    return isSite && hasIndex ? top.slice(0, -1) : '';
}
function siteSha256(files, root) {
    const prefix = root === '' ? '' : `${root}/`;
    const lines = files
        .filter(({ path }) => path.startsWith(prefix))
        .map(({ path, sha256 }) => ({ sha256, path: Buffer.from(path.slice(prefix.length)).toString('latin1') }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const { path, sha256 } of lines)
        hash.update(`${sha256}  ./${path}\n`, 'latin1');
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/folder-digest.js







const CONCURRENCY = 4;
const ENTRIES_PER_TURN = 1_000;
const MODE_BITS = 0o7777;
async function readFolder(root) {
    const files = [];
    const layout = [];
    const folders = [];
    const add = (path, isFolder) => {
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path));
        if (!(isFolder ? stats.isDirectory() : stats.isFile()))
            throw new Error('Neither a file nor a folder');
        layout.push(JSON.stringify([path, isFolder ? 'folder' : 'file', stats.mode & MODE_BITS]));
        if (isFolder)
            folders.push(path);
        else
            files.push({ path, sha256: '' });
    };
    add('', true);
    for (const folder of folders) {
        for (const entry of await (0,promises_.readdir)((0,external_node_path_.join)(root, folder), { withFileTypes: true })) {
            add(folder === '' ? entry.name : `${folder}/${entry.name}`, entry.isDirectory());
            if (layout.length % ENTRIES_PER_TURN === 0)
                await (0,external_node_timers_promises_.setImmediate)();
        }
    }
    return { files, layoutDigest: (0,external_node_crypto_.createHash)('sha256').update(layout.sort().join('\n')).digest('hex') };
}
async function fileDigest(path, signal) {
    const sha256 = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,unpack_input/* readFileBytes */.M)(path)) {
        signal.throwIfAborted();
        sha256.update(chunk);
    }
    return sha256.digest('hex');
}
async function digestAll(root, files, signal) {
    const queue = [...files];
    const work = async () => {
        for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
            try {
                file.sha256 = await fileDigest((0,external_node_path_.join)(root, file.path), signal);
            }
            catch (error) {
                queue.length = 0;
                throw error;
            }
        }
    };
    const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
    for (const end of ended)
        if (end.status === 'rejected')
            throw end.reason;
}
async function layoutDigest(path) {
    return (await readFolder(path)).layoutDigest;
}
async function siteDigests(path, rootDir, signal) {
    try {
        const { files, ...layout } = await readFolder(path);
        await digestAll(path, files, signal);
        return { ...layout, siteSha256: siteSha256(files, rootDir) };
    }
    catch {
        signal.throwIfAborted();
        return undefined;
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/bundle/disk-error.js
var disk_error = __webpack_require__(8441);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/publish.js





const TAKEN_CODES = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM', 'EACCES', 'EBUSY'];
const RENAME_TRIES = 5;
const RENAME_PAUSE_MS = 200;
async function isTaken(path) {
    return (await (0,promises_.lstat)(path).catch(() => undefined)) !== undefined;
}
async function renameIfFree(from, to) {
    for (let tries = 1; !(await isTaken(to)); tries++) {
        try {
            await (0,promises_.rename)(from, to);
            return true;
        }
        catch (error) {
            if (!(0,disk_error/* isDiskCode */.T)(error, ...TAKEN_CODES))
                throw error;
            if (tries >= RENAME_TRIES && !(await isTaken(to)))
                throw error;
            await (0,external_node_timers_promises_.setTimeout)(RENAME_PAUSE_MS);
        }
    }
    return false;
}
function markOf(folder) {
    return `${folder}.complete`;
}
async function isMarked(folder) {
    return (await (0,promises_.lstat)(markOf(folder)).catch(() => undefined))?.isFile() === true;
}
async function mark(folder) {
    await (0,promises_.writeFile)(markOf(folder), '', { mode: 0o644, flag: 'wx' }).catch((error) => {
        if (!(0,disk_error/* isDiskCode */.T)(error, 'EEXIST'))
            throw error;
    });
    return isMarked(folder);
}
async function publish(staged, paths, isIntact) {
    for (const folder of paths) {
        if (!(await (0,cache_dirs/* ensureRealFolder */.NL)((0,external_node_path_.dirname)(folder))))
            continue;
        if ((await isTaken(markOf(folder))) && !(await isMarked(folder)))
            continue;
        if (!(await renameIfFree(staged, folder)) && !(await isIntact(folder)))
            continue;
        if (await mark(folder))
            return folder;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/bundle-cache.js









const CONTENT = 'content';
const MAX_COPIES = 9;
class BundleCache {
    #tool;
    #toolDir;
    #jobFile;
    #signal;
    constructor(cacheDir, { tool, jobFile }, signal) {
        this.#tool = tool;
        this.#toolDir = (0,external_node_path_.join)(cacheDir, tool);
        this.#jobFile = (0,external_node_path_.join)(this.#toolDir, '.jobs', jobFile);
        this.#signal = signal;
    }
    async findArchive(expectedSha256) {
        const sha256 = expectedSha256 ?? (await this.#digestOfJob());
        if (sha256 === undefined)
            return undefined;
        for await (const folder of this.#published('archive', sha256)) {
            const record = await readArchive(folder, this.#signal);
            if (record?.sha256 === sha256)
                return { ...record, path: (0,external_node_path_.join)(folder, record.file) };
        }
        return undefined;
    }
    async findSite(archiveSha256) {
        for await (const folder of this.#published('site', archiveSha256)) {
            const record = await readSite(folder, this.#signal);
            if (record?.archiveSha256 === archiveSha256)
                return { ...record, path: (0,external_node_path_.join)(folder, CONTENT, record.rootDir) };
        }
        return undefined;
    }
    async openStage(nowMs) {
        if (!(await (0,cache_dirs/* ensureRealFolder */.NL)(this.#toolDir))) {
            throw new errors/* ActionError */.lZ('cache-unwritable', `${this.#toolDir} is a link or a file, not a folder.`, {
                hint: 'Delete it, and find out what created it. The action creates this folder itself.',
            });
        }
        const root = (0,external_node_path_.join)(this.#toolDir, '.staging');
        await (0,cache_dirs/* claimFolder */.Pm)(root);
        await (0,cache_dirs/* clearStaleStages */._g)(root, nowMs);
        const stage = await (0,cache_dirs/* openStage */.j$)(root);
        await (0,promises_.mkdir)((0,external_node_path_.join)(stage, 'archive'), { mode: 0o755 });
        return stage;
    }
    async addArchive(stage, { format, ...facts }) {
        const record = { ...facts, file: `bundle.${format}` };
        await renameIfFree(archivePath(stage), (0,external_node_path_.join)(stage, 'archive', record.file));
        const folder = await this.#publish(stage, record, (existing) => readArchive(existing, this.#signal));
        await this.#recordJob(stage, record.sha256);
        return { ...record, path: (0,external_node_path_.join)(folder, record.file) };
    }
    async addSite(stage, facts) {
        const record = { ...facts, layoutDigest: await layoutDigest(contentDir(stage)) };
        const folder = await this.#publish(stage, record, (existing) => readSite(existing, this.#signal));
        return { ...record, path: (0,external_node_path_.join)(folder, CONTENT, record.rootDir) };
    }
    async *#published(kind, archiveSha256) {
        if (!(await (0,cache_dirs/* isRealFolder */.jj)(this.#toolDir)))
            return;
        for (const version of versionsOf(archiveSha256)) {
            const folder = (0,tool_cache/* find */.I6)(this.#tool, version, kind);
            const isReal = folder !== '' && (await (0,cache_dirs/* isRealFolder */.jj)((0,external_node_path_.dirname)(folder))) && (await (0,cache_dirs/* isRealFolder */.jj)(folder));
            if (isReal && (await isMarked(folder)))
                yield folder;
        }
    }
    async #publish(stage, record, read) {
        const [kind, sha256] = 'sha256' in record ? ['archive', record.sha256] : ['site', record.archiveSha256];
        const staged = (0,external_node_path_.join)(stage, kind);
        await (0,promises_.writeFile)((0,external_node_path_.join)(staged, RECORD_FILE), recordText(record), { mode: 0o644 });
        const folders = versionsOf(sha256).map((version) => (0,external_node_path_.join)(this.#toolDir, version, kind));
        const folder = await publish(staged, folders, async (existing) => (0,external_node_util_.isDeepStrictEqual)(await read(existing), record));
        if (folder !== undefined)
            return folder;
        throw new errors/* ActionError */.lZ('cache-unwritable', `The tool cache contains ${MAX_COPIES} damaged copies of this bundle.`, {
            hint: `Find out what changes the files in ${this.#toolDir}, and delete that folder while no job is using it.`,
        });
    }
    async #digestOfJob() {
        if (!(await (0,cache_dirs/* isRealFolder */.jj)(this.#toolDir)) || !(await (0,cache_dirs/* isRealFolder */.jj)((0,external_node_path_.dirname)(this.#jobFile))))
            return undefined;
        return parseJobRecord(await readRecord(this.#jobFile));
    }
    async #recordJob(stage, sha256) {
        const staged = (0,external_node_path_.join)(stage, 'job.json');
        await (0,promises_.writeFile)(staged, recordText({ sha256 }), { mode: 0o644 });
        await (0,cache_dirs/* claimFolder */.Pm)((0,external_node_path_.dirname)(this.#jobFile));
        await (0,promises_.rename)(staged, this.#jobFile).catch(() => undefined);
    }
}
function archivePath(stage) {
    return (0,external_node_path_.join)(stage, 'archive', 'bundle');
}
function contentDir(stage) {
    return (0,external_node_path_.join)(stage, 'site', CONTENT);
}
function versionsOf(archiveSha256) {
    return Array.from({ length: MAX_COPIES }, (_, index) => bundleVersion(archiveSha256, index + 1));
}
async function readArchive(folder, signal) {
    const record = parseArchiveRecord(await readRecord((0,external_node_path_.join)(folder, RECORD_FILE)));
    if (record === undefined)
        return undefined;
    const path = (0,external_node_path_.join)(folder, record.file);
    try {
        if ((await (0,promises_.lstat)(path)).size !== record.sizeBytes)
            return undefined;
        return (await fileDigest(path, signal)) === record.sha256 ? record : undefined;
    }
    catch {
        signal.throwIfAborted();
        return undefined;
    }
}
async function readSite(folder, signal) {
    const record = parseSiteRecord(await readRecord((0,external_node_path_.join)(folder, RECORD_FILE)));
    if (record === undefined)
        return undefined;
    const digests = await siteDigests((0,external_node_path_.join)(folder, CONTENT), record.rootDir, signal);
    return digests && (0,external_node_util_.isDeepStrictEqual)({ ...record, ...digests }, record) ? record : undefined;
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./.work/stage/lib/http/http-error.js
var http_error = __webpack_require__(2068);
// EXTERNAL MODULE: ./.work/stage/lib/http/retry.js
var retry = __webpack_require__(6773);
// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __webpack_require__(7873);
// EXTERNAL MODULE: ./.work/stage/lib/runner/quantities.js
var quantities = __webpack_require__(2876);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/transfer-error.js



const MAX_STARTS = 5;
const MAX_STARTS_FOR_LENGTH = 2;
class RestartDownload extends Error {
    name = 'RestartDownload';
    noRanges;
    final;
    maxStarts;
    constructor(reason, options = {}) {
        super(reason);
        this.noRanges = options.noRanges ?? false;
        this.maxStarts = options.maxStarts ?? MAX_STARTS;
        this.final =
            options.final ??
                new errors/* ActionError */.lZ('download-failed', `Could not download the bundle after several attempts: ${reason}.`, {
                    hint: "Re-run the step. If it fails again, check the proxies between the runner and the link's host.",
                });
    }
}
function incompleteBundle(problem) {
    return new errors/* ActionError */.lZ('archive-damaged', `Bundle incomplete: ${problem}.`, {
        hint: 'Nothing was cached. Re-run the step with `job-id`. If it fails again, start a new export.',
    });
}
function wrongLength(reportedBytes, delivered) {
    const problem = `the service reported ${reportedBytes} bytes, but the link's host sent ${delivered}`;
    return new RestartDownload(problem, { final: incompleteBundle(problem), maxStarts: MAX_STARTS_FOR_LENGTH });
}
function lengthUnknown(maxBytes) {
    const message = `The bundle is larger than ${maxBytes} bytes, and its size was not reported.`;
    return new errors/* ActionError */.lZ('archive-refused', message, {
        details: ["Neither the service (`sizeBytes`) nor the link's host (Content-Length) reported a size."],
        hint: "Nothing was cached. Check the response of the link's host. If the bundle is really this large, ask the service's support to report `sizeBytes`, or use a runner with a larger disk.",
    });
}
const RUN_AGAIN = 'Re-run the step.';
const NEW_EXPORT = "The link's host no longer has the bundle: start a new export with `domain`.";
const LINK_HOST = { name: "the link's host", address: 'the link' };
function detailsOf({ link, requested, hasExpired }, ...more) {
    const hosts = requested.host === link.host
        ? `Host of the link: ${link.host}.`
        : `Host of the link: ${link.host}, which redirected to ${requested.host}.`;
    const expiry = hasExpired ? ['The link had expired: its `expiresAt` has passed.'] : [];
    return [hosts, ...expiry, ...more.filter((line) => line !== '')];
}
function quoteHost(message) {
    return message === '' ? '' : `Message from the host: ${message}`;
}
function explainTransfer(failure, context) {
    const isStatus = failure instanceof http_error/* HttpError */.j$;
    const { what, hint } = isStatus
        ? { what: `the host responded with ${failure.status}`, hint: (0,http_error/* isGone */.ST)(failure) ? NEW_EXPORT : RUN_AGAIN }
        : (0,transport_error/* describeFault */.Qx)(failure.fault, LINK_HOST);
    const details = isStatus
        ? detailsOf(context, failure.redirect, quoteHost(failure.serverMessage))
        : detailsOf(context, `Cause: ${failure.message}`);
    const code = !isStatus && failure.fault === 'certificate' ? 'certificate-rejected' : 'download-failed';
    return new errors/* ActionError */.lZ(code, `Could not download the bundle: ${what}.`, { details, hint, cause: failure });
}
function linksRefused(context, serverMessage, tries) {
    return new errors/* ActionError */.lZ('download-failed', `The link's host rejected ${tries} links in a row.`, {
        details: detailsOf(context, quoteHost(serverMessage)),
        hint: "Contact the service's support: its object store rejects the links that it creates. Also check whether a proxy changes requests.",
    });
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/archive-response.js

function parseContentRange(value) {
    const [, first, last, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(value?.trim() ?? '') ?? [];
    if (first === undefined)
        return undefined;
    const range = { first: Number(first), last: Number(last), total: Number(total) };
    return range.first <= range.last && range.last < range.total ? range : undefined;
}
function strongEtag(value) {
    const text = value?.trim() ?? '';
    return /^"[\x21\x23-\x7e\x80-\xff]*"$/.test(text) ? text : undefined;
}
function contentLength(headers) {
    const value = headers.get('content-length') ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
function readWhole(headers) {
    const total = contentLength(headers);
    const offersRanges = /\bbytes\b/i.test(headers.get('accept-ranges') ?? '');
    const facts = { total, etag: strongEtag(headers.get('etag')), offersRanges };
    return { facts, end: total, hasLength: total !== undefined };
}
function readPart(headers, { offset, end, facts }) {
    const range = parseContentRange(headers.get('content-range'));
    if (!range)
        throw new RestartDownload('the response to a range request has no valid Content-Range');
    if (range.first !== offset || (end !== undefined && range.last >= end))
        throw new RestartDownload('the host sent a different range');
    if (facts.total !== undefined && range.total !== facts.total)
        throw new RestartDownload('the length of the archive has changed');
    if (strongEtag(headers.get('etag')) !== facts.etag)
        throw new RestartDownload('the archive has changed');
    const length = contentLength(headers);
    if (length !== undefined && length !== range.last + 1 - range.first)
        throw new RestartDownload('Content-Range and Content-Length do not match');
    return { facts: { ...facts, total: range.total }, end: range.last + 1, hasLength: length !== undefined };
}
function unexpectedWhole(headers, { facts }) {
    const etag = strongEtag(headers.get('etag'));
    if (etag !== undefined && etag !== facts.etag)
        return new RestartDownload('the archive has changed');
    return new RestartDownload('the host sent the whole archive in response to a range request', { noRanges: true });
}
function readResponse({ status, headers }, part) {
    if (status === 412 || status === 416)
        throw new RestartDownload('the host does not have the missing part');
    if (part === undefined)
        return status === 200 ? readWhole(headers) : undefined;
    if (status === 200)
        throw unexpectedWhole(headers, part);
    return status === 206 ? readPart(headers, part) : undefined;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/archive-request.js


class LinkRefused extends Error {
    name = 'LinkRefused';
}
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 3;
const MAX_ERROR_BYTES = 4_096;
const MAX_ERROR_BODY_MS = 2_000;
const MAX_MESSAGE_LENGTH = 500;
function requestHeaders(part) {
    const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'static-export-action' };
    if (part === undefined)
        return headers;
    const { offset, end, facts } = part;
    const bytes = `bytes=${offset}-${end === undefined ? '' : end - 1}`;
    return { ...headers, Range: bytes, ...(facts.etag !== undefined && { 'If-Range': facts.etag }) };
}
function elementText(xml, name) {
    return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}
const XML_ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function parseStoreError(xml) {
    const code = elementText(xml, 'Code');
    if (!/^[A-Za-z0-9]{1,64}$/.test(code))
        return { code: '', message: '' };
    const message = elementText(xml, 'Message').slice(0, MAX_MESSAGE_LENGTH).trim();
    return { code, message: message.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => XML_ENTITIES[name] ?? '') };
}
async function readError(status, body) {
    let text = '';
    let isComplete = true;
    const timer = setTimeout(() => body.destroy(new Error('The body of the error stalls.')), MAX_ERROR_BODY_MS);
    try {
        for await (const chunk of body) {
            text += String(chunk);
            if (text.length >= MAX_ERROR_BYTES)
                break;
        }
    }
    catch {
        isComplete = false;
    }
    finally {
        clearTimeout(timer);
    }
    const { code, message } = parseStoreError(text);
    const isExpired = status === 400 && (code === 'ExpiredToken' || (code === '' && !isComplete));
    return { serverMessage: message === '' ? code : `${code}: ${message}`, isRefusal: status === 403 || isExpired };
}
async function openArchive(host, request) {
    const { part, signal } = request;
    for (let redirects = 0;; redirects++) {
        const options = { method: 'GET', headers: requestHeaders(part), signal };
        const { status, headers, body } = await host.fetch(request.url, options);
        try {
            const head = readResponse({ status, headers }, part);
            if (head)
                return { ...head, body };
        }
        catch (error) {
            body.destroy();
            throw error;
        }
        const { serverMessage, isRefusal } = await readError(status, body);
        signal.throwIfAborted();
        if (isRefusal)
            throw new LinkRefused(serverMessage);
        if (!REDIRECTS.has(status)) {
            const retryAfterMs = (0,http_error/* parseRetryAfter */.mu)(headers.get('retry-after'), headers.get('date'), host.now());
            throw new http_error/* HttpError */.j$(status, { serverMessage, retryAfterMs });
        }
        if (redirects >= MAX_REDIRECTS)
            throw new http_error/* HttpError */.j$(status, { redirect: 'The link redirects too many times.' });
        const location = headers.get('location');
        const target = location === null ? null : URL.parse(location, request.url.href);
        const checked = host.checkRedirect(target?.href ?? '');
        if (!checked.ok)
            throw new http_error/* HttpError */.j$(status, { redirect: `The target of the redirect cannot be used: ${checked.reason}.` });
        request.url = checked.url;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/fetch-span.js








const MAX_REFUSED_LINKS = 3;
const BATCH_BYTES = 512 * 1024;
const TAIL_BYTES = 512 * 1024;
const IDLE_MS = 30_000;
class RenewableLink {
    current;
    #create;
    #renewal;
    constructor(first, create) {
        this.current = first;
        this.#create = create;
    }
    async renew(refused) {
        if (refused !== this.current)
            return;
        this.#renewal ??= this.#create().finally(() => {
            this.#renewal = undefined;
        });
        this.current = await this.#renewal;
    }
}
function partOf({ position, end }, { facts, noRanges }) {
    if (position === 0 && end === undefined)
        return undefined;
    if (noRanges)
        throw new RestartDownload('the connection was closed, and the host does not support ranges', { noRanges: true });
    if (facts?.etag === undefined)
        throw new RestartDownload('the connection was closed, and the archive has no strong ETag', { noRanges: true });
    return { offset: position, end, facts };
}
function reconcileLength(facts, reportedBytes) {
    const { total } = facts;
    if (total === 0)
        throw incompleteBundle("the link's host sent an empty body");
    if (total !== undefined && reportedBytes !== undefined && total !== reportedBytes)
        throw wrongLength(reportedBytes, String(total));
    return { ...facts, total: total ?? reportedBytes };
}
async function receive({ body, end: announcedEnd, hasLength }, span, { transfer, idleTimer }) {
    const reportedEnd = announcedEnd ?? transfer.facts?.total;
    const limit = reportedEnd ?? transfer.maxBytes;
    const state = { waitingBytes: 0, isLeft: false, isTooLong: false };
    const writer = transfer.file.createWriter(span.position, () => {
        state.waitingBytes = 0;
        idleTimer.refresh();
        body.resume();
    });
    const onData = (chunk) => {
        const stop = Math.min(span.end ?? Infinity, limit);
        const taken = chunk.subarray(0, stop - span.position);
        const isExcess = taken.length < chunk.length;
        state.waitingBytes += taken.length;
        span.position += taken.length;
        transfer.receivedBytes += taken.length;
        transfer.onBytes();
        idleTimer.refresh();
        writer.write(taken);
        state.isTooLong = isExcess && stop === limit && announcedEnd === undefined;
        const endsByItself = stop === limit && (hasLength || announcedEnd === undefined);
        if (isExcess || (span.position >= stop && !endsByItself)) {
            state.isLeft = true;
            body.off('data', onData).destroy();
        }
        else if (state.waitingBytes >= BATCH_BYTES && limit - span.position > TAIL_BYTES) {
            body.pause();
        }
    };
    writer.once('error', (error) => body.destroy(error));
    body.on('data', onData);
    try {
        await (0,external_node_stream_promises_.finished)(body, { writable: false });
    }
    catch (error) {
        if (!state.isLeft)
            throw error;
    }
    finally {
        writer.end();
        await (0,external_node_stream_promises_.finished)(writer);
    }
    if (state.isTooLong)
        throw reportedEnd === undefined ? lengthUnknown(limit) : wrongLength(reportedEnd, 'more');
}
async function requestSpan(span, request, { transfer, idleTimer }) {
    const opened = await openArchive(transfer.host, request);
    try {
        transfer.facts = reconcileLength(opened.facts, transfer.expected.sizeBytes);
    }
    catch (error) {
        opened.body.destroy();
        throw error;
    }
    transfer.onFirstFacts?.();
    transfer.onFirstFacts = undefined;
    await receive(opened, span, { transfer, idleTimer });
    if (span.position < (span.end ?? transfer.facts.total ?? 0))
        throw new transport_error/* TransportError */.wX('interrupted', 'the response ended early', { maybeProcessed: true });
}
function toFailure(error) {
    return error instanceof http_error/* HttpError */.j$ ? error : (0,transport_error/* toTransportError */.fh)(error);
}
async function fetchSpan(span, transfer) {
    const { clock, host, idleMs = IDLE_MS, link, onNote, random, signal } = transfer;
    let failures = new retry/* FailureCount */.O(clock);
    let refusedLinks = 0;
    let receivedBytes = transfer.receivedBytes;
    for (;;) {
        const url = link.current;
        const part = partOf(span, transfer);
        const idle = new AbortController();
        const idleTimer = setTimeout(() => {
            idle.abort(new transport_error/* TransportError */.wX('timeout', `no data for ${idleMs / 1000} s`, { maybeProcessed: true }));
        }, idleMs);
        const request = { url, part, signal: AbortSignal.any([signal, idle.signal]) };
        try {
            await requestSpan(span, request, { transfer, idleTimer });
            return;
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof errors/* ActionError */.lZ || error instanceof RestartDownload)
                throw error;
            if (transfer.receivedBytes > receivedBytes) {
                failures = new retry/* FailureCount */.O(clock);
                refusedLinks = 0;
                receivedBytes = transfer.receivedBytes;
            }
            const context = { link: url, requested: request.url, hasExpired: host.hasLinkExpired() };
            if (error instanceof LinkRefused) {
                refusedLinks += 1;
                if (refusedLinks >= MAX_REFUSED_LINKS)
                    throw linksRefused(context, error.message, MAX_REFUSED_LINKS);
                await link.renew(url);
                continue;
            }
            const failure = toFailure(idle.signal.aborted ? idle.signal.reason : error);
            const decision = failures.add(failure, { remainingMs: Infinity }, random);
            if (!decision.retry)
                throw explainTransfer(failure, context);
            const pause = (decision.pauseMs / 1000).toFixed(1);
            onNote?.(`Download: ${(0,retry/* shortReason */.PR)(failure)}; continuing from ${(0,quantities/* formatBytes */.z3)(span.position)} in ${pause} s.`);
            await clock.sleep(decision.pauseMs, signal);
        }
        finally {
            clearTimeout(idleTimer);
        }
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/fetch-parts.js

const MIB = 1024 ** 2;
const DEFAULT_RANGES = Object.freeze({
    fromBytes: 4 * MIB,
    partBytes: 8 * MIB,
    connections: 8,
    paceMs: 30,
    fastBytesPerSecond: 125 * MIB,
});
function isSplittable(facts, plan) {
    return facts.total !== undefined && facts.total >= plan.fromBytes && facts.offersRanges && facts.etag !== undefined;
}
function splitRange(offset, total, { connections, partBytes }) {
    const rounds = Math.ceil((total - offset) / (connections * partBytes));
    const size = Math.ceil((total - offset) / (connections * rounds));
    const spans = [];
    for (let position = offset; position < total; position += size)
        spans.push({ position, end: Math.min(position + size, total) });
    return spans;
}
async function fetchParts(transfer, group, plan) {
    const first = { position: 0, end: undefined };
    const queue = [first];
    const helpers = [];
    const work = async () => {
        for (let span = queue.shift(); span !== undefined; span = queue.shift())
            await fetchSpan(span, transfer);
    };
    const split = () => {
        const { facts, noRanges, receivedBytes } = transfer;
        const isFast = receivedBytes >= (plan.fastBytesPerSecond * plan.paceMs) / 1000;
        if (isFast || noRanges || facts === undefined || !isSplittable(facts, plan))
            return;
        queue.push(...splitRange(first.position, facts.total, plan));
        first.end = queue.shift()?.end;
        while (helpers.length < plan.connections - 1)
            helpers.push(group.run(work));
    };
    let timer;
    transfer.onFirstFacts = () => {
        timer = setTimeout(split, plan.paceMs);
    };
    try {
        await work();
    }
    finally {
        clearTimeout(timer);
    }
    await Promise.all(helpers);
    transfer.file.complete();
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./.work/stage/lib/runner/abort.js
var abort = __webpack_require__(9159);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/release-buffer.js
var release_buffer = __webpack_require__(7805);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/partial-file.js






const READ_BYTES = 512 * 1024;
class PartialFile {
    ready = 0;
    #handle;
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #hashedBytes = 0;
    #ahead = new Map();
    #isComplete = false;
    #changed = Promise.withResolvers();
    constructor(handle) {
        this.#handle = handle;
    }
    static async create(path) {
        return new PartialFile(await (0,disk_error/* withDiskErrors */.N)((0,promises_.open)(path, 'w+', 0o600), 'RUNNER_TOOL_CACHE'));
    }
    createWriter(offset, onWrite) {
        let position = offset;
        const write = async (chunks) => {
            onWrite();
            await this.write(position, chunks);
            for (const { length } of chunks)
                position += length;
            chunks.forEach(release_buffer/* releaseBuffer */.k);
        };
        return new external_node_stream_.Writable({
            writev: (entries, done) => {
                write(entries.map(({ chunk }) => chunk)).then(() => {
                    done();
                }, done);
            },
        });
    }
    async write(offset, chunks) {
        const writing = this.#writeAll(offset, chunks);
        if (offset === this.#hashedBytes)
            for (const chunk of chunks)
                this.#addToHash(chunk);
        const end = await writing;
        this.#addRange(offset, end);
        this.#notify();
    }
    complete() {
        this.#isComplete = true;
        this.#notify();
    }
    async *read(signal) {
        const buffer = Buffer.allocUnsafe(READ_BYTES);
        for (let offset = 0; await this.#waitBeyond(offset, signal);) {
            const chunk = await this.#readAt(offset, buffer);
            offset += chunk.length;
            yield chunk;
        }
    }
    async digest(signal) {
        const buffer = Buffer.allocUnsafe(READ_BYTES);
        while (await this.#waitBeyond(this.#hashedBytes, signal)) {
            if (this.#hashedBytes < this.ready)
                this.#addToHash(await this.#readAt(this.#hashedBytes, buffer));
        }
        return this.#hash.digest('hex');
    }
    async close() {
        await this.#handle.close();
    }
    #addToHash(chunk) {
        this.#hash.update(chunk);
        this.#hashedBytes += chunk.length;
    }
    async #writeAll(offset, chunks) {
        const end = chunks.reduce((sum, { length }) => sum + length, offset);
        let left = chunks;
        for (let position = offset; position < end;) {
            const { bytesWritten } = await (0,disk_error/* withDiskErrors */.N)(this.#handle.writev(left, position), 'RUNNER_TOOL_CACHE');
            position += bytesWritten;
            if (position < end)
                left = [Buffer.concat(left).subarray(bytesWritten)];
        }
        return end;
    }
    async #readAt(offset, buffer) {
        const length = Math.min(buffer.length, this.ready - offset);
        const { bytesRead } = await (0,disk_error/* withDiskErrors */.N)(this.#handle.read(buffer, 0, length, offset), 'RUNNER_TOOL_CACHE');
        if (bytesRead === 0)
            throw new Error('The file has been truncated');
        return buffer.subarray(0, bytesRead);
    }
    #addRange(start, end) {
        const previous = [...this.#ahead].find(([, previousEnd]) => previousEnd === start);
        this.#ahead.set(previous?.[0] ?? start, end);
        for (let next = this.#ahead.get(this.ready); next !== undefined; next = this.#ahead.get(this.ready)) {
            this.#ahead.delete(this.ready);
            this.ready = next;
        }
    }
    #notify() {
        this.#changed.resolve(undefined);
        this.#changed = Promise.withResolvers();
    }
    async #waitBeyond(offset, signal) {
        while (this.ready <= offset && !this.#isComplete)
            await (0,abort/* unlessAborted */.W)(this.#changed.promise, signal);
        signal.throwIfAborted();
        return this.ready > offset;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/task-group.js
class TaskGroup {
    signal;
    #controller = new AbortController();
    #tasks = [];
    constructor(parent) {
        this.signal = AbortSignal.any([parent, this.#controller.signal]);
    }
    run(task) {
        const running = task();
        this.#tasks.push(running.catch((error) => {
            this.#controller.abort(error);
        }));
        return running;
    }
    async end() {
        for (const task of this.#tasks)
            await task;
        this.signal.throwIfAborted();
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/download.js






const RESTART_PAUSE_MS = 1_000;
function verifyDownload({ sizeBytes, sha256 }, { expected, facts }) {
    if (facts?.total !== undefined && sizeBytes !== facts.total)
        throw incompleteBundle(`the link's host announced ${facts.total} bytes but sent ${sizeBytes}`);
    if (expected.sha256 === undefined || sha256 === expected.sha256)
        return;
    throw new errors/* ActionError */.lZ('digest-mismatch', 'The bundle does not match `expected-sha256`.', {
        details: [`Expected: ${expected.sha256}`, `Downloaded: ${sha256}`],
        hint: 'Nothing was cached. Compare the job IDs: each export has a different digest, even for the same pages. If this is the correct job, find out who could have changed the archive.',
    });
}
async function* refusePages(bytes) {
    let isFirst = true;
    for await (const chunk of bytes) {
        if (isFirst && /^(\xef\xbb\xbf)?\s*</.test(Buffer.from(chunk.subarray(0, 64)).toString('latin1')))
            throw incompleteBundle("the link's host sent an HTML or XML page instead");
        isFirst = false;
        yield chunk;
    }
    if (isFirst)
        throw incompleteBundle("the link's host sent an empty body");
}
function afterFailedCheck(error, { facts }) {
    const isDamaged = error instanceof errors/* ActionError */.lZ && error.code === 'archive-damaged';
    if (!isDamaged || facts?.total !== undefined)
        return error;
    return new RestartDownload('the archive ends too early, and the host reported no length', { final: error });
}
async function downloadOnce(options, link, noRanges) {
    const { consume, onProgress, ranges = DEFAULT_RANGES } = options;
    const file = await PartialFile.create(options.path);
    const group = new TaskGroup(options.signal);
    const { signal } = group;
    const transfer = {
        ...options,
        ...{ link, file, signal, noRanges, receivedBytes: 0, facts: undefined, onFirstFacts: undefined },
        onBytes: () => onProgress?.({ bytes: transfer.receivedBytes, total: transfer.facts?.total }),
    };
    try {
        void group.run(() => fetchParts(transfer, group, ranges));
        const hashing = group.run(() => file.digest(signal));
        const consuming = group.run(async () => {
            try {
                return await consume(refusePages(file.read(signal)), signal);
            }
            catch (error) {
                throw afterFailedCheck(error, transfer);
            }
        });
        await group.end();
        const downloaded = { sizeBytes: file.ready, sha256: await hashing, consumed: await consuming };
        verifyDownload(downloaded, transfer);
        return downloaded;
    }
    finally {
        await file.close();
    }
}
async function downloadArchive(options) {
    const { clock, createLink, random, signal } = options;
    const link = new RenewableLink(options.link, createLink);
    let noRanges = false;
    for (let start = 1;; start++) {
        try {
            return await downloadOnce(options, link, noRanges);
        }
        catch (error) {
            if (!(error instanceof RestartDownload))
                throw error;
            if (start >= error.maxStarts)
                throw error.final;
            const pauseMs = error.noRanges && !noRanges ? 0 : RESTART_PAUSE_MS * 2 ** (start - 1) * (0.5 + random() / 2);
            noRanges ||= error.noRanges;
            const when = pauseMs === 0 ? '' : ` in ${(pauseMs / 1000).toFixed(1)} s`;
            options.onNote?.(`Restarting the download${when}: ${error.message}.`);
            await clock.sleep(pauseMs, signal);
        }
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/archive-format.js

const FORMAT_PROBE_BYTES = 262;
const MAGICS = [
    ['\u001f\u008b\u0008', 'tar.gz'],
    ['(\u00b5/\u00fd', 'tar.zst'],
    ['PK\u0003\u0004', 'zip'],
    ['PK\u0005\u0006', 'zip'],
];
function detectFormat(head) {
    const text = Buffer.from(head.subarray(0, FORMAT_PROBE_BYTES)).toString('latin1');
    const [, format] = MAGICS.find(([magic]) => text.startsWith(magic)) ?? [];
    if (format !== undefined)
        return format;
    if (/^[P-_]/.test(text) && text.startsWith('*M\u0018', 1))
        return 'tar.zst';
    return text.startsWith('ustar', 257) ? 'tar' : undefined;
}
function requireFormat(head) {
    const format = detectFormat(head);
    if (format !== undefined)
        return format;
    throw (0,archive_error/* refused */.J5)(undefined, 'does not begin like a tar.gz, tar, tar.zst or zip archive');
}

// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/decompress.js
var decompress = __webpack_require__(1955);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/limits.js

const limits_MIB = 1024 ** 2;
const DEFAULT_LIMITS = Object.freeze({
    totalBytes: 48 * 1024 * limits_MIB,
    ratio: 250,
    ratioFreeBytes: 16 * limits_MIB,
    entries: 500_000,
    depth: 64,
    nameBytes: 255,
    pathBytes: 1024,
    allPathsBytes: 128 * limits_MIB,
    metadataBytes: limits_MIB,
});
const READ_LIMITS = Object.freeze({
    ...DEFAULT_LIMITS,
    totalBytes: Infinity,
    ratio: Infinity,
    entries: Infinity,
    allPathsBytes: Infinity,
});
const FOLDER_BYTES = 4096;
class Budget {
    limits;
    entryName;
    bytes = 0;
    packedBytes = 0;
    #entries = 0;
    #pathsBytes = 0;
    #folderBytes = 0;
    constructor(limits) {
        this.limits = limits;
    }
    addEntry(name) {
        this.entryName = name;
        this.#addPath(name);
    }
    addImpliedFolders(paths) {
        for (const path of paths)
            this.#addPath(path);
        this.#folderBytes += paths.length * FOLDER_BYTES;
        this.addBytes(0);
    }
    addBytes(count) {
        this.bytes += count;
        const { totalBytes, ratio, ratioFreeBytes } = this.limits;
        const bytes = this.bytes + this.#folderBytes;
        if (bytes > totalBytes)
            throw this.#exceeded(`${totalBytes} bytes unpacked`);
        if (bytes > ratioFreeBytes && bytes > this.packedBytes * ratio)
            throw this.#exceeded(`${ratio} unpacked bytes for each compressed byte`);
    }
    #addPath(path) {
        const { allPathsBytes, entries } = this.limits;
        this.#entries += 1;
        if (this.#entries > entries)
            throw this.#exceeded(`${entries} entries`);
        this.#pathsBytes += Buffer.byteLength(path);
        if (this.#pathsBytes > allPathsBytes)
            throw this.#exceeded(`${allPathsBytes} bytes for all paths together`);
    }
    #exceeded(limit) {
        return (0,archive_error/* refused */.J5)(this.entryName, `puts the archive over the limit of ${limit}`);
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __webpack_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/unstorable-names.js




const SHOWN = 20;
const SHOWN_CHARS = 120;
const NAME_CODES = ['EINVAL', 'EILSEQ', 'ENAMETOOLONG'];
const CONSEQUENT_CODES = ['ENOENT', 'ENOTDIR', 'EEXIST'];
class UnstorableNames {
    #names = [];
    #tree;
    constructor(tree) {
        this.#tree = tree;
    }
    get isEmpty() {
        return this.#names.length === 0;
    }
    attempt(path, create) {
        const isRefused = process.platform === 'win32' && !path.split('/').every(isPortableName);
        try {
            if (!isRefused)
                return create();
        }
        catch (error) {
            if (!this.#isAboutName(error))
                throw error;
        }
        this.#names.push(path);
        return undefined;
    }
    throwIfAny() {
        const count = this.#names.length;
        if (count === 0)
            return;
        const names = this.#names.slice(0, SHOWN).map((name) => (0,plain_text/* plainText */.wh)(name, SHOWN_CHARS));
        const more = count > SHOWN ? [`and ${count - SHOWN} more`] : [];
        const subject = count === 1 ? 'one name' : `${count} names`;
        throw new errors/* ActionError */.lZ('archive-refused', `The runner's disk cannot store ${subject} of the archive.`, {
            details: [...names, ...more],
            hint: 'Nothing was cached. Unpack the archive on Linux, where names are case-sensitive and can contain these characters, or use `download: true` without `extract` to get the archive as it is.',
        });
    }
    #isAboutName(error) {
        if ((0,disk_error/* isDiskCode */.T)(error, ...NAME_CODES))
            return true;
        if (this.#tree.hasTwins && (0,disk_error/* isDiskCode */.T)(error, 'EEXIST'))
            return true;
        return !this.isEmpty && (0,disk_error/* isDiskCode */.T)(error, ...CONSEQUENT_CODES);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/site-writer.js








const MODE_MASK = 0o755;
const OWNER_READ_WRITE = 0o600;
const FOLDER_MODE = 0o755;
const MAX_LINK_HOPS = 40;
const PAGE = /\.html?$/i;
class SiteWriter {
    tree = new SiteTree();
    files = 0;
    pages = 0;
    #targetDir;
    #budget;
    #unstorable = new UnstorableNames(this.tree);
    #links = new Map();
    #open;
    #onFile;
    constructor(targetDir, budget, onFile) {
        this.#targetDir = targetDir;
        this.#budget = budget;
        this.#onFile = onFile;
    }
    entry(entry) {
        const names = namesOf(entry, parseEntryPath(entry.path, this.#budget.limits));
        if (entry.kind === 'folder') {
            const created = this.tree.addFolder(names);
            this.#budget.addImpliedFolders(created.slice(0, -1));
            this.#makeFolders(created);
            return;
        }
        if (names.length === 0)
            throw (0,archive_error/* refused */.J5)(entry.path, 'is a file in place of the root folder');
        const { file, created } = this.tree.addFile(names);
        this.#budget.addImpliedFolders(created);
        this.#makeFolders(created);
        if (entry.kind === 'file') {
            this.#create(file, entry.mode, entry.size);
            return;
        }
        const from = entry.kind === 'hardlink' ? [] : names;
        const target = namesOf(entry, parseLinkTarget(from, entry.target, this.#budget.limits));
        this.#links.set(file, { entry, target: target.join('/') });
    }
    content(chunk) {
        const open = this.#openFile();
        open.bytes += chunk.length;
        if (open.fd === undefined)
            return;
        if (chunk.length === open.size) {
            open.file.sha256 = (0,external_node_crypto_.hash)('sha256', chunk, 'hex');
        }
        else {
            open.hash ??= (0,external_node_crypto_.createHash)('sha256');
            open.hash.update(chunk);
        }
        for (let at = 0; at < chunk.length;)
            at += (0,external_node_fs_.writeSync)(open.fd, chunk, at);
    }
    endFile() {
        const { bytes, fd, file, hash: hashed } = this.#openFile();
        file.sha256 ||= hashed?.digest('hex') ?? (0,external_node_crypto_.hash)('sha256', '', 'hex');
        this.close();
        if (fd !== undefined)
            this.#onFile?.({ ...file, size: bytes });
        this.files += 1;
        if (PAGE.test(file.path))
            this.pages += 1;
    }
    async finish(signal) {
        for (const [file, { entry }] of this.#links) {
            const source = (0,external_node_path_.join)(this.#targetDir, this.#followLinks(entry, file));
            this.#budget.entryName = entry.path;
            this.#create(file, entry.mode, undefined);
            if (this.#unstorable.isEmpty)
                await this.#copy(source, signal);
            this.endFile();
        }
        this.#unstorable.throwIfAny();
    }
    close() {
        const fd = this.#open?.fd;
        this.#open = undefined;
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
    }
    async #copy(source, signal) {
        for await (const chunk of (0,unpack_input/* readFileBytes */.M)(source)) {
            signal.throwIfAborted();
            this.#budget.addBytes(chunk.length);
            this.content(chunk);
        }
    }
    #makeFolders(paths) {
        for (const path of paths) {
            this.#unstorable.attempt(path, () => {
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.#targetDir, path), { mode: FOLDER_MODE });
            });
        }
    }
    #create(file, mode, size) {
        const path = (0,external_node_path_.join)(this.#targetDir, file.path);
        const fd = this.#unstorable.attempt(file.path, () => (0,external_node_fs_.openSync)(path, 'wx', (mode & MODE_MASK) | OWNER_READ_WRITE));
        this.#open = { file, fd, size, hash: undefined, bytes: 0 };
    }
    #followLinks(entry, start) {
        let link = this.#links.get(start);
        for (let hops = 0; link && hops < MAX_LINK_HOPS; hops += 1) {
            const file = this.tree.findFile(link.target);
            if (file === undefined)
                throw (0,archive_error/* refused */.J5)(entry.path, `is a link to "${entry.target}", which is not a file in the archive`);
            link = this.#links.get(file);
            if (link === undefined)
                return file.path;
        }
        throw (0,archive_error/* refused */.J5)(entry.path, 'is a link that does not lead to a file');
    }
    #openFile() {
        if (this.#open === undefined)
            throw new Error('There is no open file');
        return this.#open;
    }
}
function namesOf(entry, path) {
    if ('problem' in path)
        throw (0,archive_error/* refused */.J5)(entry.path, path.problem);
    return path.names;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/tar-header.js

const BLOCK_BYTES = 512;
const SPACE = 0x20;
const POSIX_MAGIC = 'ustar\u0000';
const GNU_MAGIC = 'ustar ';
const BASE256_POSITIVE = 0x80;
const BASE256_NEGATIVE = 0xff;
const OCTAL = /^ *([0-7]*)[ \u0000]*$/;
function parseTarHeader(block) {
    const rawName = field(block, 0, 100).toString('latin1');
    if (!hasTarMagic(block))
        throw (0,archive_error/* refused */.J5)(rawName, 'has a header that is not ustar');
    verifyChecksum(block, rawName);
    const prefix = magicOf(block) === POSIX_MAGIC ? (0,archive_error/* decodeText */.g7)(field(block, 345, 155), rawName) : '';
    const ownName = (0,archive_error/* decodeText */.g7)(field(block, 0, 100), rawName);
    const name = prefix === '' ? ownName : `${prefix}/${ownName}`;
    return {
        name,
        type: block.toString('latin1', 156, 157),
        size: parseNumber(block.subarray(124, 136), name, 'size'),
        mode: parseNumber(block.subarray(100, 108), name, 'mode'),
        linkName: (0,archive_error/* decodeText */.g7)(field(block, 157, 100), name),
    };
}
function hasTarMagic(block) {
    return [POSIX_MAGIC, GNU_MAGIC].includes(magicOf(block));
}
function magicOf(block) {
    return block.toString('latin1', 257, 263);
}
function verifyChecksum(block, name) {
    const sumOf = (bytes) => bytes.reduce((sum, byte) => sum + byte, 0);
    const field = block.subarray(148, 156);
    const sum = sumOf(block) - sumOf(field) + 8 * SPACE;
    const stored = OCTAL.exec(field.toString('latin1'))?.[1] ?? '';
    if (stored === '' || Number.parseInt(stored, 8) !== sum)
        throw (0,archive_error/* damaged */.qM)(name, 'has a header with a wrong checksum');
}
function field(block, at, length) {
    const whole = block.subarray(at, at + length);
    const end = whole.indexOf(0);
    return end === -1 ? whole : whole.subarray(0, end);
}
function parseNumber(bytes, entry, what) {
    if (bytes[0] === BASE256_NEGATIVE)
        throw (0,archive_error/* refused */.J5)(entry, `has a negative ${what}`);
    const digits = OCTAL.exec(bytes.toString('latin1'))?.[1];
    const isBase256 = bytes[0] === BASE256_POSITIVE;
    if (!isBase256 && digits === undefined)
        throw (0,archive_error/* refused */.J5)(entry, `has a ${what} that is not a number`);
    const value = isBase256
        ? bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0)
        : Number.parseInt(`0${digits ?? ''}`, 8);
    if (!Number.isSafeInteger(value))
        throw (0,archive_error/* refused */.J5)(entry, `has too large a ${what}`);
    return value;
}
const LENGTH_DIGITS = 8;
const DECIMAL = /^(?:0|[1-9][0-9]*)$/;
function parsePax(data, entry) {
    const records = new Map();
    for (let at = 0; at < data.length;) {
        const space = data.subarray(at, at + LENGTH_DIGITS + 1).indexOf(SPACE);
        const digits = space === -1 ? '' : data.toString('latin1', at, at + space);
        const end = at + (DECIMAL.test(digits) ? Number(digits) : 0);
        const body = data.subarray(at + space + 1, end - 1);
        const equals = body.indexOf('=');
        if (end <= at + space + 1 || end > data.length || data[end - 1] !== 0x0a || equals < 1)
            throw (0,archive_error/* refused */.J5)(entry, 'has an invalid extended header');
        const key = body.toString('latin1', 0, equals);
        const value = body.subarray(equals + 1);
        if (value.length === 0)
            records.delete(key);
        else
            records.set(key, value);
        at = end;
    }
    return pickRecords(records, entry);
}
function pickRecords(records, entry) {
    if (records.get('hdrcharset')?.toString('latin1') === 'BINARY')
        throw (0,archive_error/* refused */.J5)(entry, 'has a name that is not UTF-8');
    if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.')))
        throw (0,archive_error/* refused */.J5)(entry, 'is a sparse file');
    const path = records.get('path');
    const linkPath = records.get('linkpath');
    const size = records.get('size')?.toString('latin1');
    if (size !== undefined && !DECIMAL.test(size))
        throw (0,archive_error/* refused */.J5)(entry, 'has a size that is not a plain number');
    if (!Number.isSafeInteger(Number(size ?? 0)))
        throw (0,archive_error/* refused */.J5)(entry, 'has too large a size');
    return {
        ...(path && { path: (0,archive_error/* decodeText */.g7)(path, entry) }),
        ...(linkPath && { linkPath: (0,archive_error/* decodeText */.g7)(linkPath, entry) }),
        ...(size !== undefined && { size: Number(size) }),
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/tar-reader.js



const KINDS = {
    '0': 'file',
    '\u0000': 'file',
    '7': 'file',
    '1': 'hardlink',
    '2': 'symlink',
    '5': 'folder',
};
const REFUSED_TYPES = {
    '3': 'is a character device',
    '4': 'is a block device',
    '6': 'is a FIFO',
    S: 'is a sparse file',
    M: 'continues from another archive',
};
const METADATA_TYPES = new Set(['x', 'g', 'L', 'K']);
const MAX_PUSH_MS = 50;
class TarReader {
    #sink;
    #budget;
    #block = Buffer.alloc(BLOCK_BYTES);
    #blockBytes = 0;
    #contentLeft = 0;
    #paddingLeft = 0;
    #metadata;
    #overrides = {};
    #zeroBlocks = 0;
    isEmpty = true;
    constructor(sink, budget) {
        this.#sink = sink;
        this.#budget = budget;
    }
    push(chunk, from) {
        const untilMs = performance.now() + MAX_PUSH_MS;
        let at = from;
        while (at < chunk.length && performance.now() < untilMs) {
            if (this.#contentLeft > 0)
                at += this.#takeContent(chunk.subarray(at, at + this.#contentLeft));
            else if (this.#paddingLeft > 0)
                at += this.#takePadding(chunk.subarray(at, at + this.#paddingLeft));
            else
                at += this.#takeHeader(chunk, at);
        }
        return at;
    }
    finish() {
        const rest = this.#block.subarray(0, this.#blockBytes);
        if (this.#zeroBlocks > 0 && !isZero(rest))
            throw (0,archive_error/* refused */.J5)(undefined, 'continues after its end marker');
        if (this.#zeroBlocks < 2)
            throw (0,archive_error/* damaged */.qM)(this.#budget.entryName, 'is not followed by an end marker');
    }
    #takeContent(part) {
        this.#contentLeft -= part.length;
        if (this.#metadata)
            this.#metadata.chunks.push(Buffer.from(part));
        else
            this.#sink.content(part);
        if (this.#contentLeft === 0)
            this.#endContent();
        return part.length;
    }
    #endContent() {
        if (this.#metadata)
            this.#endMetadata(this.#metadata.header, Buffer.concat(this.#metadata.chunks));
        else
            this.#sink.endFile();
        this.#metadata = undefined;
    }
    #takePadding(part) {
        if (!isZero(part))
            throw (0,archive_error/* refused */.J5)(this.#budget.entryName, 'has hidden bytes after its content');
        this.#paddingLeft -= part.length;
        return part.length;
    }
    #takeHeader(chunk, at) {
        const taken = Math.min(BLOCK_BYTES - this.#blockBytes, chunk.length - at);
        chunk.copy(this.#block, this.#blockBytes, at, at + taken);
        this.#blockBytes += taken;
        if (this.#blockBytes < BLOCK_BYTES)
            return taken;
        this.#blockBytes = 0;
        if (isZero(this.#block))
            this.#zeroBlocks += 1;
        else
            this.#startEntry();
        this.isEmpty = false;
        return taken;
    }
    #startEntry() {
        if (this.#zeroBlocks > 0)
            throw (0,archive_error/* refused */.J5)(undefined, 'continues after its end marker');
        if (this.isEmpty && !hasTarMagic(this.#block))
            throw (0,archive_error/* refused */.J5)(undefined, notTar(this.#block));
        const header = parseTarHeader(this.#block);
        if (METADATA_TYPES.has(header.type))
            this.#startMetadata(header);
        else
            this.#startFile(header);
    }
    #startMetadata(header) {
        this.#budget.addEntry(header.name);
        if (header.size > this.#budget.limits.metadataBytes)
            throw (0,archive_error/* refused */.J5)(header.name, `is a header longer than ${this.#budget.limits.metadataBytes} bytes`);
        this.#metadata = { header, chunks: [] };
        this.#expectContent(header.size);
    }
    #endMetadata(header, data) {
        const found = readMetadata(header, data);
        if (header.type === 'g' && Object.keys(found).length > 0)
            throw (0,archive_error/* refused */.J5)(header.name, 'sets one name or size for all entries');
        if (found.path !== undefined && this.#overrides.path !== undefined)
            throw (0,archive_error/* refused */.J5)(this.#overrides.path, `has a second long name, "${found.path}"`);
        this.#overrides = { ...this.#overrides, ...found };
    }
    #startFile(header) {
        const entry = toEntry(header, this.#overrides);
        this.#overrides = {};
        this.#budget.addEntry(entry.path);
        this.#sink.entry(entry);
        if (entry.kind === 'file')
            this.#expectContent(entry.size);
    }
    #expectContent(size) {
        this.#contentLeft = size;
        this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
        if (size === 0)
            this.#endContent();
    }
}
function isZero(block) {
    return (block[0] ?? 0) === 0 && block.every((byte) => byte === 0);
}
function notTar(head) {
    const inner = detectFormat(head);
    return inner === undefined
        ? 'is compressed but contains no tar archive'
        : `is compressed twice: it contains another ${inner} archive`;
}
function readMetadata({ name, type }, data) {
    if (type === 'x' || type === 'g')
        return parsePax(data, name);
    const text = (0,archive_error/* decodeText */.g7)(data.at(-1) === 0 ? data.subarray(0, -1) : data, name);
    return type === 'L' ? { path: text } : { linkPath: text };
}
function toEntry(header, overrides) {
    const { path = header.name, linkPath: target = header.linkName, size = header.size } = overrides;
    const kind = kindOf(header.type, path);
    if (kind !== 'file' && size !== 0)
        throw (0,archive_error/* refused */.J5)(path, `is a ${kind} with content`);
    return { kind, path, size, mode: header.mode, target };
}
function kindOf(type, name) {
    const kind = KINDS[type];
    if (kind === undefined)
        throw (0,archive_error/* refused */.J5)(name, REFUSED_TYPES[type] ?? `is of the unknown type "${type}"`);
    if (kind === 'file' && name.endsWith('/'))
        throw (0,archive_error/* refused */.J5)(name, 'is a file whose name ends in a slash');
    return kind;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/unpack-archive.js











const CODECS = {
    tar: 'none',
    'tar.gz': 'gzip',
    'tar.zst': 'zstd',
};
async function unpack_archive_readArchive(options) {
    const { path, signal, source } = options;
    const input = new unpack_input/* Input */.p(source ?? (0,unpack_input/* readFileBytes */.M)(path), signal);
    try {
        const format = requireFormat(await input.peek(FORMAT_PROBE_BYTES));
        await (format === 'zip' ? readZip(options, input) : readTar(CODECS[format], options, input));
        return format;
    }
    finally {
        const closed = input.close();
        if (source === undefined)
            await closed;
    }
}
async function readTar(codec, options, input) {
    const { budget, signal, sink } = options;
    const reader = new TarReader(sink, budget);
    const onChunk = async (chunk, packedBytes) => {
        budget.packedBytes = packedBytes;
        budget.addBytes(chunk.length);
        for (let at = 0; at < chunk.length;) {
            at = reader.push(chunk, at);
            await yieldBetweenChunks(options, packedBytes);
        }
    };
    await (0,decompress/* decompress */.m)({ codec, input, onChunk, signal });
    if (codec !== 'none' && reader.isEmpty)
        throw (0,archive_error/* refused */.J5)(undefined, 'is compressed but contains no tar archive');
    reader.finish();
}
async function readZip(options, input) {
    if (options.source)
        while ((await input.next()) !== undefined)
            ;
    const { readZipFile } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(814)]).then(__webpack_require__.bind(__webpack_require__, 4814));
    await readZipFile({ ...options, onChunk: (archiveBytes) => yieldBetweenChunks(options, archiveBytes) });
}
async function yieldBetweenChunks({ onChunk, signal }, archiveBytes) {
    onChunk?.(archiveBytes);
    await (0,external_node_timers_promises_.setImmediate)();
    signal.throwIfAborted();
}
async function verifyArchive(options) {
    let files = 0;
    const sink = {
        entry: ({ kind }) => {
            if (kind !== 'folder')
                files += 1;
        },
        content: () => undefined,
        endFile: () => undefined,
    };
    const format = await unpack_archive_readArchive({ ...options, sink, budget: new Budget(READ_LIMITS) });
    if (files === 0)
        throw (0,archive_error/* refused */.J5)(undefined, 'contains no files');
    return format;
}
async function detectSourceFormat(source, signal) {
    const input = new unpack_input/* Input */.p(source, signal);
    try {
        return requireFormat(await input.peek(FORMAT_PROBE_BYTES));
    }
    finally {
        void input.close();
    }
}
async function unpackArchive(options) {
    const { onProgress, signal } = options;
    signal.throwIfAborted();
    const targetDir = (0,external_node_path_.resolve)(options.targetDir);
    (0,external_node_fs_.mkdirSync)(targetDir, { recursive: true, mode: 0o755 });
    if ((0,external_node_fs_.readdirSync)(targetDir).length > 0)
        throw new Error('The folder to unpack into is not empty');
    const budget = new Budget(options.limits ?? DEFAULT_LIMITS);
    const writer = new SiteWriter(targetDir, budget, options.onFile);
    const onChunk = (archiveBytes) => {
        onProgress?.({ archiveBytes, files: writer.files });
    };
    try {
        const format = await unpack_archive_readArchive({ ...options, sink: writer, budget, onChunk });
        await writer.finish(signal);
        const { tree, files, pages } = writer;
        if (files === 0)
            throw (0,archive_error/* refused */.J5)(undefined, 'contains no files');
        const rootDir = findSiteRoot(tree.files);
        const digest = siteSha256(tree.files, rootDir);
        return { format, files, pages, siteSha256: digest, rootDir, unportable: tree.unportable };
    }
    finally {
        writer.close();
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/http/fetch.js + 2 modules
var fetch = __webpack_require__(4808);
// EXTERNAL MODULE: ./.work/stage/lib/service/link.js
var service_link = __webpack_require__(7928);
;// CONCATENATED MODULE: ./.work/stage/lib/export/transfer-progress.js

const LINE_EVERY_MS = 5_000;
function transferLine({ bytes, total = 0, files }, bytesPerSecond) {
    const share = total === 0 ? '' : ` of ${(0,quantities/* formatBytes */.z3)(total)} (${Math.floor((100 * bytes) / total)} %)`;
    const isMoving = bytesPerSecond > 0 && bytes < total;
    const parts = [
        `${(0,quantities/* formatBytes */.z3)(bytes)}${share}`,
        `${(0,quantities/* formatBytes */.z3)(Math.round(bytesPerSecond))}/s`,
        isMoving ? (0,quantities/* formatTimeLeft */.U)((1000 * (total - bytes)) / bytesPerSecond) : '',
        files === undefined ? '' : `${files} files unpacked`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
function createTransferReporter(verb, { clock, logger }) {
    let since = { atMs: clock.monotonic(), bytes: 0 };
    return (state) => {
        const atMs = clock.monotonic();
        if (atMs - since.atMs < LINE_EVERY_MS)
            return;
        const bytes = Math.max(0, state.bytes - since.bytes);
        logger.info(`${verb} ${transferLine(state, (1000 * bytes) / (atMs - since.atMs))}`);
        since = { atMs, bytes: state.bytes };
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/bundle.js












const MAX_SHOWN_NAMES = 3;
const MAX_SHOWN_CHARS = 150;
async function createBundleFetcher(options, context) {
    const cacheDir = await (0,cache_dirs/* openCacheDir */.AL)(context.environment);
    const { signal } = context.deadline;
    return (jobId, links) => {
        const cache = new BundleCache(cacheDir, cacheKey(context.inputs.baseUrl.origin, jobId), signal);
        return (0,disk_error/* withDiskErrors */.N)(restoreOrFetch({ ...context, options, cacheDir, cache, links, signal }), 'RUNNER_TOOL_CACHE');
    };
}
async function restoreOrFetch(delivery) {
    const { cache, links, logger, options, outputs } = delivery;
    const found = await cache.findArchive(options.expectedSha256);
    const link = await links.mint();
    const isHit = found !== undefined && (link.sizeBytes === undefined || link.sizeBytes === found.sizeBytes);
    const bundle = isHit ? await restore(found, delivery) : await fetchBundle(link, delivery);
    const { archive, site } = bundle;
    const { path: bundlePath, sha256, sizeBytes } = archive;
    outputs.setAll({ bundlePath, sha256, sizeBytes, cacheHit: isHit });
    const { path: sitePath, contentDigest, siteSha256 } = site ?? {};
    outputs.setAll({ sitePath, contentDigest, siteSha256 });
    logger.info(`Archive: ${bundlePath}`);
    if (site)
        logger.info(`Unpacked site: ${site.path}, content digest ${site.contentDigest}`);
    return bundle;
}
async function restore(archive, delivery) {
    const { cache, logger, options } = delivery;
    logger.info(`Found the bundle (${(0,quantities/* formatBytes */.z3)(archive.sizeBytes)}) in the tool cache; its digest matches.`);
    if (!options.extract)
        return { archive, site: undefined };
    const site = options.expectedSha256 === undefined ? await cache.findSite(archive.sha256) : undefined;
    return { archive, site: site ?? (await unpackCached(archive, delivery)) };
}
async function unpackCached({ path, sha256, sizeBytes }, delivery) {
    const { cache, clock, signal } = delivery;
    const stage = await cache.openStage(clock.now());
    try {
        const report = createTransferReporter('Unpacked', delivery);
        const onProgress = ({ archiveBytes, files }) => {
            report({ bytes: archiveBytes, total: sizeBytes, files });
        };
        const site = await unpackTo(stage, { path, signal, onProgress }, delivery);
        return await addSite(sha256, { stage, site }, delivery);
    }
    finally {
        await closeStage(stage);
    }
}
async function fetchBundle(link, delivery) {
    const { cache, clock, logger } = delivery;
    const startedMs = clock.monotonic();
    const stage = await cache.openStage(clock.now());
    try {
        const { sizeBytes, sha256, consumed } = await download(stage, link, delivery);
        const elapsedMs = clock.monotonic() - startedMs;
        const rate = (0,quantities/* formatBytes */.z3)(Math.round((1000 * sizeBytes) / Math.max(elapsedMs, 1)));
        logger.info(`Downloaded ${(0,quantities/* formatBytes */.z3)(sizeBytes)} in ${(0,quantities/* formatDuration */.a3)(elapsedMs)} (${rate}/s), SHA-256 ${sha256}.`);
        const { format, site } = consumed;
        const archive = await cache.addArchive(stage, { sizeBytes, sha256, format });
        return { archive, site: site && (await addSite(sha256, { stage, site }, delivery)) };
    }
    finally {
        await closeStage(stage);
    }
}
async function closeStage(stage) {
    await (0,cache_dirs/* removeFolder */.v$)(stage).catch(() => undefined);
}
async function download(stage, link, delivery) {
    const { cacheDir, environment, links, logger, notes, options } = delivery;
    const client = (0,fetch/* createHttpClient */.u)(environment);
    const report = createTransferReporter('Downloaded', delivery);
    const path = archivePath(stage);
    let files;
    const consume = async (source, signal) => {
        if (options.extract) {
            const onProgress = (progress) => {
                files = progress.files;
            };
            const site = await unpackTo(stage, { path, source, signal, onProgress }, delivery);
            return { format: site.format, site };
        }
        const isVouchedFor = options.expectedSha256 !== undefined;
        const format = isVouchedFor ? detectSourceFormat(source, signal) : verifyArchive({ path, source, signal });
        return { format: await format };
    };
    notes.timeline.begin('download');
    try {
        return await downloadArchive({
            ...delivery,
            path,
            consume,
            link: link.url,
            createLink: async () => (await links.renew()).url,
            host: hostOf(client.fetch, delivery),
            expected: { sizeBytes: link.sizeBytes, sha256: options.expectedSha256 },
            maxBytes: await (0,cache_dirs/* unreportedSizeLimit */.b0)(cacheDir),
            onProgress: (progress) => {
                report({ ...progress, files });
            },
            onNote: (note) => {
                logger.info(note);
            },
        });
    }
    finally {
        await client.close();
        notes.timeline.end('download');
    }
}
function hostOf(fetch, { clock, inputs, links, redactor }) {
    return {
        fetch,
        now: () => clock.now(),
        hasLinkExpired: () => links.hasExpired(),
        checkRedirect: (location) => {
            const checked = (0,service_link/* checkLink */.t)(location, inputs.baseUrl);
            if (checked.ok)
                for (const secret of (0,service_link/* secretsOf */.F)(checked.url))
                    redactor.add(secret);
            return checked;
        },
    };
}
async function unpackTo(stage, source, { notes }) {
    const targetDir = contentDir(stage);
    const { DigestCollector, findPageWorker } = await Promise.all(/* import() */[__webpack_require__.e(761), __webpack_require__.e(753)]).then(__webpack_require__.bind(__webpack_require__, 6753));
    const collector = new DigestCollector(targetDir, findPageWorker());
    const onFile = collector.add.bind(collector);
    notes.timeline.begin('unpack');
    try {
        await (0,cache_dirs/* removeFolder */.v$)(targetDir);
        const site = await unpackArchive({ ...source, targetDir, onFile });
        return { ...site, contentDigest: await (0,abort/* unlessAborted */.W)(collector.finish(site.rootDir), source.signal) };
    }
    finally {
        await collector.discard();
        notes.timeline.end('unpack');
    }
}
function warnAboutNames(paths, { logger }) {
    const count = paths.length;
    if (count === 0)
        return;
    const shown = paths.slice(0, MAX_SHOWN_NAMES).map((path) => `"${(0,plain_text/* plainText */.wh)(path, MAX_SHOWN_CHARS)}"`);
    const more = count > MAX_SHOWN_NAMES ? `, and ${count - MAX_SHOWN_NAMES} more` : '';
    logger.warning(`${count === 1 ? 'One name is' : `${count} names are`} not valid on Windows or macOS: ${shown.join(', ')}${more}. The files were unpacked with these names. To use the site on such a system, copy the archive instead of the folder.`, 'Non-portable names');
}
async function addSite(archiveSha256, { stage, site }, delivery) {
    const { contentDigest, siteSha256, pages, rootDir, unportable } = site;
    warnAboutNames(unportable, delivery);
    return delivery.cache.addSite(stage, { archiveSha256, contentDigest, siteSha256, pages, rootDir });
}


/***/ })

};
