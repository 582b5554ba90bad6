import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

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

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

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

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

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

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

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

/***/ 5407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ startAction)
});

;// CONCATENATED MODULE: ./.work/stage/lib/runner/quiet-node.js
const DEBUG_VARIABLES = ['NODE_DEBUG', 'NODE_DEBUG_NATIVE'];
const ignoredVariables = DEBUG_VARIABLES.filter((name) => {
    const isSet = (process.env[name] ?? '') !== '';
    Reflect.deleteProperty(process.env, name);
    return isSet;
});
if (ignoredVariables.length > 0)
    process.stderr.write = () => true;

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(6739);
// EXTERNAL MODULE: external "node:perf_hooks"
var external_node_perf_hooks_ = __nccwpck_require__(643);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/clock.js


const MAX_TIMER_MS = 2_147_483_647;
const systemClock = {
    now: () => Date.now(),
    monotonic: () => external_node_perf_hooks_.performance.now(),
    sleep: async (ms, signal) => {
        await (0,promises_.setTimeout)(Math.min(Math.max(ms, 0), MAX_TIMER_MS), undefined, { signal }).catch(() => undefined);
        signal.throwIfAborted();
    },
};

// EXTERNAL MODULE: ./.work/stage/node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(438);
// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __nccwpck_require__(7486);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/logger.js


function createLogger(redactor) {
    const clean = (text) => (0,shown_text/* shownText */.f$)(text, redactor);
    return {
        debug: (message) => {
            (0,shown_text/* shownLines */.TV)(message, redactor).forEach(core/* debug */.Yz);
        },
        info: (message) => {
            core/* info */.pq(clean(message));
        },
        notice: (message, title) => {
            core/* notice */.lm(clean(message), { title });
        },
        warning: (message, title) => {
            core/* warning */.$e(clean(message), { title });
        },
        error: (lines, title) => {
            core/* error */.z3(lines.map(clean).join('\n'), { title });
        },
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __nccwpck_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/folded-text.js

const MAX_DECODINGS = 2;
const INVISIBLE = /[^\x21-\x7e]+/g;
const INVISIBLE_AND_SEQUENCES = new RegExp(`${plain_text/* ANSI */.mh.source}|${INVISIBLE.source}`, 'g');
const FULL_WIDTH = /[\uff01-\uff5e]/g;
function toHalfWidth(character) {
    return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}
const ENTITIES = new Map(Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", num: '#', excl: '!', dollar: '$', percnt: '%', lpar: '(' },
    ...{ rpar: ')', ast: '*', plus: '+', comma: ',', period: '.', sol: '/', colon: ':', semi: ';', equals: '=' },
    ...{ quest: '?', commat: '@', lsqb: '[', lbrack: '[', bsol: '\\', rsqb: ']', rbrack: ']', hat: '^' },
    ...{ lowbar: '_', grave: '`', lcub: '{', lbrace: '{', verbar: '|', vert: '|', rcub: '}', rbrace: '}' },
}));
const ESCAPE = new RegExp([
    `&(${[...ENTITIES.keys()].join('|')});`,
    String.raw `&#(\d{1,8});?`,
    String.raw `\\(["'\\/])|\\[bfnrt]`,
    String.raw `(?:%|\\x)([0-9a-f]{2})|\\u([0-9a-f]{4})|\\u\{([0-9a-f]{1,6})\}|&#x([0-9a-f]{1,8});?`,
].join('|'), 'gi');
function decodeEscape([, entity, decimal, literal, ...hex]) {
    if (entity !== undefined)
        return ENTITIES.get(entity.toLowerCase()) ?? '';
    if (literal !== undefined)
        return literal;
    const point = decimal === undefined ? Number.parseInt(hex.join(''), 16) : Number(decimal);
    return point <= 0x7f ? String.fromCharCode(point) : '';
}
function rewrite(source, pattern, replace) {
    const { text } = source;
    const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
    const pieces = [];
    let [length, at] = [0, 0];
    const copyTo = (to) => {
        pieces.push(text.slice(at, to));
        starts.set(source.starts.subarray(at, to), length);
        ends.set(source.ends.subarray(at, to), length);
        length += to - at;
    };
    for (const match of text.matchAll(pattern)) {
        copyTo(match.index);
        at = match.index + match[0].length;
        const character = replace(match);
        if (character === '')
            continue;
        pieces.push(character);
        starts[length] = source.starts[match.index] ?? 0;
        ends[length++] = source.ends[at - 1] ?? 0;
    }
    copyTo(text.length);
    return { text: pieces.join(''), starts: starts.subarray(0, length), ends: ends.subarray(0, length) };
}
function fold(source, ignored) {
    const visible = rewrite(source, ignored, () => '');
    return { ...visible, text: visible.text.toLowerCase() };
}
function foldedForms(text) {
    const starts = new Uint32Array(text.length).map((_, index) => index);
    const ends = starts.map((start) => start + 1);
    const original = { text: text.replace(FULL_WIDTH, toHalfWidth), starts, ends };
    const forms = new Map();
    for (const ignored of [INVISIBLE, INVISIBLE_AND_SEQUENCES]) {
        let form = fold(original, ignored);
        for (let decodings = 0; decodings <= MAX_DECODINGS && !forms.has(form.text); decodings++) {
            forms.set(form.text, form);
            form = fold(rewrite(form, ESCAPE, decodeEscape), INVISIBLE);
        }
    }
    return [original, ...forms.values()];
}

;// CONCATENATED MODULE: ./.work/stage/lib/runner/redactor.js

const MASK = '***';
const MIN_SECRET_LENGTH = 6;
const SEARCHED_LENGTH = 32;
const URL_IN_TEXT = /https?:(?:\\?\/){2}[^\s"'<>]*/gi;
const MAX_ESCAPE_LENGTH = 24;
function secretStartAtEnd(text, secret) {
    for (let length = Math.min(SEARCHED_LENGTH, secret.length) - 1; length > 0; length--)
        if (text.endsWith(secret.slice(0, length)))
            return length;
    return 0;
}
function findSecret(text, secret, isCut) {
    const found = [];
    const searched = secret.slice(0, SEARCHED_LENGTH);
    for (let start = text.indexOf(searched); start >= 0;) {
        const end = Math.min(start + secret.length, text.length);
        const isInLast = start < (found.at(-1)?.end ?? 0);
        found.push({ start, end });
        const isWhole = !isInLast && text.startsWith(secret, start);
        start = text.indexOf(searched, isWhole ? end : start + 1);
    }
    const length = isCut ? secretStartAtEnd(text, secret) : 0;
    return length === 0 ? found : [...found, { start: text.length - length, end: text.length }];
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
    return [...pieces, text.slice(shownTo)].join('');
}
function withoutHalfEscape(text) {
    const tail = text.slice(-MAX_ESCAPE_LENGTH);
    const at = tail.search(/[%\\&]/);
    return at < 0 ? text : text.slice(0, text.length - tail.length + at);
}
function createRedactor() {
    const secrets = new Set();
    const secretRanges = (text, isCut) => foldedForms(text).flatMap(({ text: form, starts, ends }) => [...secrets]
        .flatMap((secret) => findSecret(form, secret, isCut))
        .map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? text.length })));
    return {
        add: (secret) => {
            for (const { text } of foldedForms(secret))
                if (text.length >= MIN_SECRET_LENGTH)
                    secrets.add(text);
        },
        contains: (text) => foldedForms(text).some((form) => [...secrets].some((secret) => form.text.includes(secret))),
        redact: (text, isCut = false) => {
            const whole = isCut ? withoutHalfEscape(text) : text;
            return withMasks(whole, [...secretRanges(whole, isCut), ...queryRanges(whole)]);
        },
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __nccwpck_require__(1455);
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
// EXTERNAL MODULE: ./.work/stage/lib/runner/environment.js
var runner_environment = __nccwpck_require__(6392);
// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __nccwpck_require__(8128);
// EXTERNAL MODULE: ./.work/stage/lib/runner/outputs.js
var runner_outputs = __nccwpck_require__(7787);
;// CONCATENATED MODULE: ./.work/stage/lib/action/run-action.js








const MAX_SUMMARY_BYTES = 1024 * 1024;
const MAX_DETAILS = 50;
const MAX_CAUSES = 10;
function hideSecrets(names, redactor) {
    const secrets = createRedactor();
    for (const secret of names.map((name) => core/* getInput */.V4(name)).filter((text) => text !== '')) {
        core/* setSecret */.Pq(secret);
        redactor.add(secret);
        secrets.add(secret);
    }
    return secrets;
}
async function work(run) {
    const { definition, environment, redactor } = run;
    const secrets = hideSecrets(definition.secretInputs, redactor);
    const outputs = (0,runner_outputs/* createOutputs */.l)(environment);
    run.outputs = outputs;
    const flow = await definition.prepare({ ...run, readInput: core/* getInput */.V4, mask: core/* setSecret */.Pq, secrets, outputs });
    run.flow = flow;
    await flow.run();
    outputs.publish();
    return flow;
}
async function attempt(part, onError) {
    try {
        await part();
    }
    catch (error) {
        if (onError)
            await attempt(onError.bind(undefined, error));
    }
}
async function addToSummary(parts, environment) {
    const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
    const path = environment['GITHUB_STEP_SUMMARY'];
    if (!path)
        throw new Error('GITHUB_STEP_SUMMARY is not set.');
    const { size } = await (0,external_node_fs_promises_.stat)(path);
    if (size + Buffer.byteLength(text) > MAX_SUMMARY_BYTES)
        throw new Error(`the file already has ${size} bytes.`);
    await summary.addRaw(text).write();
}
function failureSection(error) {
    const details = error.details.slice(0, MAX_DETAILS).map(markdown/* prose */.CS);
    const lines = [`**${(0,markdown/* prose */.CS)(error.message)}** ${(0,markdown/* code */.aY)(error.code)}`, ...details].map((line) => `> ${line}`);
    return `${lines.join('\n>\n')}\n\n**What to do next:** ${(0,markdown/* prose */.CS)(error.hint)}`;
}
async function writeSummary(run, error) {
    const { definition, environment, flow, logger, redactor } = run;
    await attempt(() => {
        const known = flow?.summarize(error !== undefined);
        const { heading = (0,markdown/* prose */.CS)(definition.title), sections = [] } = known ?? {};
        if (error === undefined)
            return addToSummary([`## ${heading}`, ...sections], environment);
        const { message, details, hint } = error;
        const failure = failureSection((0,shown_text/* shownDeeply */.FZ)({ code: error.code, message, details, hint }, redactor));
        return addToSummary([`## ${heading}: ${(0,markdown/* prose */.CS)((0,errors/* failureText */.kY)(error).title)}`, failure, ...sections], environment);
    }, (reason) => {
        logger.debug(`No summary: ${reason instanceof Error ? reason.message : 'it cannot be written.'}`);
    });
}
async function reportFailure(cause, run) {
    const { definition, environment, flow, logger, outputs } = run;
    const error = (0,errors/* asActionError */.z6)(cause);
    const { title, lines } = (0,errors/* failureText */.kY)(error);
    await attempt(() => {
        outputs?.recordFailure(error.code, flow ? flow.failureResult?.(error.code) : definition.invalidResult);
        if (error.code !== 'runner-unsupported')
            outputs?.publish();
    }, (failure) => {
        logger.warning((0,errors/* asActionError */.z6)(failure).message, 'Outputs not set');
    });
    await attempt(() => {
        logger.error([...lines, `More information: ${(0,runner_environment/* documentLink */.i)(environment, `docs/errors.md#${error.code}`)}`], title);
    }, () => {
        core/* error */.z3(`[${error.code}] The error could not be displayed.\n${errors/* REPORT_HINT */.Rw}`, { title: 'Unexpected error' });
    });
    await attempt(() => {
        let reason = cause;
        for (let depth = 0; reason instanceof Error && depth < MAX_CAUSES; depth++) {
            logger.debug(reason.stack ?? reason.message);
            reason = reason.cause;
        }
    });
    await writeSummary(run, error);
}
async function runAction(definition, collaborators) {
    const run = { ...collaborators, definition };
    try {
        const flow = await Promise.race([work(run), run.unexpected]);
        await attempt(() => {
            const { message, title } = flow.summarize(false).notice;
            run.logger.notice(message, title);
        });
        await writeSummary(run);
        return true;
    }
    catch (error) {
        await reportFailure(error, run);
        return false;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/action/start-action.js






const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
function abortOnSignals() {
    const controller = new AbortController();
    const hint = 'Re-run the step if you still need it.';
    for (const name of SIGNALS) {
        process.on(name, () => {
            controller.abort(new errors/* ActionError */.lZ('cancelled', `The step was cancelled (${name}).`, { hint }));
        });
    }
    return controller.signal;
}
function rejectOnException() {
    const { promise, reject } = Promise.withResolvers();
    const fail = () => {
        reject(new errors/* ActionError */.lZ('internal', 'The action ended unexpectedly.', { hint: errors/* REPORT_HINT */.Rw }));
    };
    process.on('uncaughtException', fail);
    process.on('unhandledRejection', fail);
    promise.catch(() => undefined);
    return promise;
}
function warnAboutDebugVariables(logger) {
    if (ignoredVariables.length === 0)
        return;
    const why = "would print the admin key and the link's signature, so nothing is written to stderr in this step";
    const text = `${ignoredVariables.join(' and ')} ${why}. Remove ${ignoredVariables.length === 1 ? 'it' : 'them'} from the environment.`;
    logger.warning(text, 'Debug output of Node.js suppressed');
}
async function startAction(definition) {
    process.exitCode = 1;
    const unexpected = rejectOnException();
    const redactor = createRedactor();
    const logger = createLogger(redactor);
    warnAboutDebugVariables(logger);
    const succeeded = await runAction(definition, {
        environment: process.env,
        clock: systemClock,
        logger,
        redactor,
        cancelled: abortOnSignals(),
        unexpected,
        random: Math.random,
    });
    process.exitCode = succeeded ? 0 : 1;
    process.stdout.write('', () => process.exit());
}


/***/ }),

/***/ 5177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cf: () => (/* binding */ decidingCase),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Tk: () => (/* binding */ PULL_REQUEST_POLICIES),
/* harmony export */   gH: () => (/* binding */ FAILABLE_RESULTS)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);

const FAILABLE_RESULTS = ['failed', 'archived', 'timed-out'];
const PULL_REQUEST_POLICIES = ['optional', 'required', 'merged'];
const OBJECTIONS = {
    'agent-failed': 'The agent job failed',
    'agent-archived': 'The agent job was archived',
    'timed-out': 'The time limit was reached',
    cancelled: 'The step was cancelled',
    'no-pull-request': 'The agent finished without a pull request, but one is required',
    'pull-request-not-merged': "The agent's pull request is not merged",
    'pull-request-unknown': "Could not determine whether the agent's pull request was merged",
};
function findObjection({ result, pullRequestPolicy, prState }) {
    switch (result) {
        case 'pull-request':
            if (pullRequestPolicy !== 'merged' || prState === 'merged')
                return undefined;
            return prState === 'unknown' ? 'pull-request-unknown' : 'pull-request-not-merged';
        case 'no-change':
            return pullRequestPolicy === 'optional' ? undefined : 'no-pull-request';
        case 'failed':
            return 'agent-failed';
        case 'archived':
            return 'agent-archived';
        case 'timed-out':
        case 'cancelled':
            return result;
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assertNever */ .xb)(result);
    }
}
function passMessage({ result, pullRequestPolicy }) {
    if (result === 'no-change')
        return 'The agent finished without a pull request';
    if (pullRequestPolicy === 'merged')
        return "The agent's pull request was merged";
    return 'The agent finished and opened a pull request';
}
function decide(gate) {
    const { failOn, prState, result } = gate;
    const objection = findObjection(gate);
    if (objection === undefined)
        return { verdict: 'pass', message: passMessage(gate) };
    const isClosed = objection === 'pull-request-not-merged' && prState === 'closed';
    const message = isClosed ? "The agent's pull request was closed without being merged" : OBJECTIONS[objection];
    const isAgentDone = result === 'pull-request' || result === 'no-change';
    const fails = result === 'cancelled' || (isAgentDone ? failOn.length > 0 : failOn.includes(result));
    return { verdict: fails ? 'fail' : 'advisory', objection, message };
}
const SEVERITY = { pass: 0, advisory: 1, fail: 2 };
function decidingCase(cases) {
    return cases.reduce((worst, next) => SEVERITY[next.decision.verdict] > SEVERITY[worst.decision.verdict] ? next : worst);
}


/***/ }),

/***/ 1265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ openCacheDir),
/* harmony export */   NL: () => (/* binding */ ensureRealFolder),
/* harmony export */   Pm: () => (/* binding */ claimFolder),
/* harmony export */   _g: () => (/* binding */ clearStaleStages),
/* harmony export */   b0: () => (/* binding */ unreportedSizeLimit),
/* harmony export */   j$: () => (/* binding */ openStage),
/* harmony export */   jj: () => (/* binding */ isRealFolder),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6739);
/* harmony import */ var _disk_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8441);





const MAX_UNREPORTED_BYTES = 20 * 1024 ** 3;
const DISK_SHARE = 0.9;
const STALE_MS = 5 * 24 * 3_600_000;
async function openFolder(environment, name) {
    const path = environment[name] ?? '';
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ActionError */ .lZ('cache-unwritable', `${name} is ${path === '' ? 'not set' : 'not an absolute path'}.`, {
            hint: `Run the action on a runner, or set ${name} to a folder that it can write to.`,
        });
    }
    await (0,_disk_error_js__WEBPACK_IMPORTED_MODULE_4__/* .withDiskErrors */ .N)(openStage(path).then(removeFolder), name);
    return path;
}
async function openCacheDir(environment) {
    await openFolder(environment, 'RUNNER_TEMP');
    return openFolder(environment, 'RUNNER_TOOL_CACHE');
}
async function unreportedSizeLimit(cacheDir) {
    const { bavail, bsize } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.statfs)(cacheDir);
    return Math.min(MAX_UNREPORTED_BYTES, Math.floor(bavail * bsize * DISK_SHARE));
}
async function removeFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
async function isRealFolder(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined))?.isDirectory() === true;
}
async function ensureRealFolder(path) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode: 0o755 }).catch((error) => {
        if (!(0,_disk_error_js__WEBPACK_IMPORTED_MODULE_4__/* .isDiskCode */ .T)(error, 'EEXIST'))
            throw error;
    });
    return isRealFolder(path);
}
async function claimFolder(path) {
    if (await ensureRealFolder(path))
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.unlink)(path);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, { mode: 0o755 });
}
async function openStage(root) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, { recursive: true, mode: 0o755 });
    return dir;
}
async function clearStaleStages(root, nowMs) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root).catch(() => [])) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name);
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(() => undefined);
        if (found && nowMs - found.mtimeMs > STALE_MS)
            await removeFolder(path).catch(() => undefined);
    }
}


/***/ }),

/***/ 8441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withDiskErrors),
/* harmony export */   T: () => (/* binding */ isDiskCode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const UNWRITABLE_CODES = new Set([
    ...['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO'],
    ...['ENAMETOOLONG', 'EBUSY', 'EEXIST', 'ELOOP', 'ENOTEMPTY'],
]);
function isDiskCode(error, ...codes) {
    return codes.includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(error));
}
async function withDiskErrors(work, variable) {
    try {
        return await work;
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(error);
        if (FULL_CODES.has(code)) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('disk-full', `The disk with ${variable} is full (${code}).`, {
                hint: 'Free up disk space on the runner, or use a runner with a larger disk. Incomplete files have been removed.',
                cause: error,
            });
        }
        if (!UNWRITABLE_CODES.has(code))
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('cache-unwritable', `Could not write to the folder in ${variable} (${code}).`, {
            hint: `Check that ${variable} is a folder that the runner's user can write to, and that its disk is not mounted read-only.`,
            cause: error,
        });
    }
}


/***/ }),

/***/ 6739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Rw: () => (/* binding */ REPORT_HINT),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   xb: () => (/* binding */ assertNever),
/* harmony export */   z6: () => (/* binding */ asActionError)
/* harmony export */ });
/* unused harmony export ERROR_TITLES */
const ERROR_TITLES = {
    'invalid-input': 'Invalid inputs',
    'runner-unsupported': 'Runner not supported',
    'proxy-invalid': 'Invalid proxy setting',
    unauthorized: 'Admin key rejected',
    forbidden: 'Access denied',
    'not-found': 'Not found',
    'request-rejected': 'Request rejected',
    redirected: 'Redirect not followed',
    'service-unavailable': 'Service unavailable',
    'rate-limited': 'Too many requests',
    unreachable: 'Service unreachable',
    'certificate-rejected': 'Certificate not trusted',
    'answer-unusable': 'Unusable response',
    'link-unusable': 'Unusable bundle link',
    'archive-refused': 'Archive rejected',
    'archive-damaged': 'Archive damaged',
    'download-failed': 'Download failed',
    'digest-mismatch': 'Unexpected digest',
    'disk-full': 'Disk full',
    'cache-unwritable': 'Folder not writable',
    'values-unwritable': 'Values file not writable',
    'too-few-pages': 'Too few pages',
    'page-count-unknown': 'Page count unknown',
    'export-failed': 'Export failed',
    'agent-failed': 'Agent job failed',
    'agent-archived': 'Agent job archived',
    'no-pull-request': 'No pull request',
    'pull-request-not-merged': 'Pull request not merged',
    'pull-request-unknown': 'Pull request state unknown',
    'site-unusable': 'Unusable site',
    'redirects-unusable': 'Unusable redirects file',
    'pages-removed': 'Pages removed',
    'redirects-broken': 'Broken redirects',
    'anchors-lost': 'Anchors removed',
    'needs-network': 'Site needs the network',
    'files-missing': 'Files missing',
    'links-broken': 'Broken links',
    'browser-unavailable': 'Browser unavailable',
    'report-unwritable': 'Report not writable',
    'timed-out': 'Timed out',
    cancelled: 'Cancelled',
    internal: 'Unexpected error',
};
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
const REPORT_HINT = 'This is a bug in the action. Report it with the log of a run with debug logging enabled.';
function asActionError(error) {
    if (error instanceof ActionError)
        return error;
    const isError = error instanceof Error;
    const message = isError ? `${error.name}: ${error.message}` : 'A value that is not an error was thrown.';
    return new ActionError('internal', message, { hint: REPORT_HINT, cause: error });
}
function failureText(error) {
    const { code, message, details, hint } = error;
    return { title: ERROR_TITLES[code], lines: [`[${code}] ${message}`, ...details, hint] };
}
function codeOf(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode && typeof error.code === 'string' ? error.code : '';
}
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ readApiUrl),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   Td: () => (/* binding */ commentKey),
/* harmony export */   tP: () => (/* binding */ readRunUrl),
/* harmony export */   vE: () => (/* binding */ readTrigger)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _http_body_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9131);
/* harmony import */ var _http_hosts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1960);



function readApiUrl({ GITHUB_API_URL: address = '' }) {
    const api = URL.canParse(address) ? new URL(address) : undefined;
    return api && (0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_2__/* .isHttpsOrLoopback */ .cU)(api) ? api : undefined;
}
function readSha(value) {
    return typeof value === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}
function repositoryOf(environment) {
    const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(environment['GITHUB_REPOSITORY'] ?? '') ?? [];
    return owner === undefined || repo === undefined ? undefined : { owner, repo };
}
function readWorkflow(environment) {
    const { GITHUB_SERVER_URL: server = '' } = environment;
    const repository = repositoryOf(environment);
    return {
        host: URL.canParse(server) ? new URL(server).host : undefined,
        repository: repository && `${repository.owner}/${repository.repo}`,
    };
}
function readPullNumber({ pull_request: pull, issue }) {
    const ofIssue = (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)((0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(issue)['pull_request']) ? (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(issue)['number'] : undefined;
    const value = (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(pull)['number'] ?? ofIssue;
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function isFork({ head, base }) {
    if ((0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(head)['repo'] === null)
        return true;
    const [from, to] = [(0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)((0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(head)['repo']), (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)((0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(base)['repo'])];
    return typeof from['full_name'] === 'string' && from['full_name'] !== to['full_name'];
}
function readRunUrl(environment) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run = '' } = environment;
    if (!URL.canParse(server) || repository === undefined || !/^\d+$/.test(run))
        return undefined;
    return `${new URL(server).origin}/${repository}/actions/runs/${run}`;
}
function readTrigger(environment, payload) {
    const event = (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(payload);
    const pull = (0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(event['pull_request']);
    const headSha = readSha((0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(pull['head'])['sha']) ?? readSha((0,_http_body_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(event['merge_group'])['head_sha']);
    return {
        repository: repositoryOf(environment),
        headSha: headSha ?? readSha(environment['GITHUB_SHA']),
        pullNumber: readPullNumber(event),
        fork: isFork(pull),
        runUrl: readRunUrl(environment),
    };
}
function commentKey(environment, projectId) {
    const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step } = environment;
    const key = JSON.stringify([workflow, job, step, projectId]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 9131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   qI: () => (/* binding */ asFields),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var _transport_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7873);

const MAX_BODY_BYTES = 1_048_576;
async function readBody(response, maxBytes = MAX_BODY_BYTES) {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            throw new _transport_error_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .wX('too-large', `the response is longer than ${maxBytes} bytes`);
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
function asFields(value) {
    return isRecord(value) ? value : {};
}


/***/ }),

/***/ 4808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createHttpClient)
});

// EXTERNAL MODULE: ./.work/stage/lib/runner/abort.js
var abort = __nccwpck_require__(9159);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __nccwpck_require__(3053);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __nccwpck_require__(7030);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var body = __nccwpck_require__(9131);
;// CONCATENATED MODULE: ./.work/stage/lib/http/interim-responses.js



const CONNECTED = 'undici:client:connected';
const INTERIM_STATUS = String.raw `HTTP/1\.\d 1(?!01)\d\d`;
const INTERIM_START = new RegExp(`^${INTERIM_STATUS}`);
const INTERIM_RESPONSES = new RegExp(String.raw `^(?:${INTERIM_STATUS}[^]*?\r\n\r\n)*`);
const START_LENGTH = 'HTTP/1.1 100'.length;
const MAX_HEAD_BYTES = 16_384;
function isIncomplete(head) {
    if (head.length >= MAX_HEAD_BYTES)
        return false;
    return INTERIM_START.test(head) || (head.length < START_LENGTH && 'HTTP/1.'.startsWith(head.slice(0, 7)));
}
function filterSocket(message) {
    const { socket } = (0,body/* asFields */.qI)(message);
    if (!(socket instanceof external_node_net_.Socket))
        return;
    const read = socket.read.bind(socket);
    const write = socket.write.bind(socket);
    let head;
    Object.assign(socket, {
        write: (...data) => {
            head ??= Buffer.alloc(0);
            return write(...data);
        },
        read: (size) => {
            const bytes = read(size);
            if (head === undefined || bytes === null)
                return bytes;
            head = Buffer.concat([head, bytes]);
            const text = head.toString('latin1', 0, MAX_HEAD_BYTES);
            const interimLength = INTERIM_RESPONSES.exec(text)?.[0].length ?? 0;
            head = head.subarray(interimLength);
            if (isIncomplete(text.slice(interimLength)))
                return null;
            const rest = head;
            head = undefined;
            return rest;
        },
    });
}
function ignoreInterimResponses() {
    (0,external_node_diagnostics_channel_.subscribe)(CONNECTED, filterSocket);
    return () => {
        (0,external_node_diagnostics_channel_.unsubscribe)(CONNECTED, filterSocket);
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/http/hosts.js
var hosts = __nccwpck_require__(1960);
;// CONCATENATED MODULE: ./.work/stage/lib/http/proxy.js



function readVariable(environment, lowerCase) {
    return [lowerCase, lowerCase.toUpperCase()]
        .map((name) => ({ name, value: environment[name]?.trim() ?? '' }))
        .find(({ value }) => value !== '');
}
function inNetwork(entry, host) {
    const [, network = '', prefix = ''] = /^([0-9a-f.:]+)\/(\d{1,3})$/.exec(entry) ?? [];
    const version = (0,external_node_net_.isIP)(network);
    if (version === 0 || (0,external_node_net_.isIP)(host) !== version || Number(prefix) > (version === 4 ? 32 : 128))
        return false;
    const list = new external_node_net_.BlockList();
    list.addSubnet(network, Number(prefix), `ipv${version === 4 ? 4 : 6}`);
    return list.check(host, `ipv${version === 4 ? 4 : 6}`);
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
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    const entries = noProxy.toLowerCase().split(/[\s,]+/);
    return entries.some((entry) => entry !== '' && matches(entry, (0,hosts/* bareHost */.n0)(url), port));
}
function isProxyUrl({ protocol, hostname, username, password }) {
    return /^https?:$/.test(protocol) && hostname !== '' && !/%(?![0-9a-f]{2})/i.test(username + password);
}
function proxyFor(url, environment) {
    const setting = readVariable(environment, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy');
    if (!setting || isExempt(url, readVariable(environment, 'no_proxy')?.value ?? ''))
        return undefined;
    const text = setting.value.includes('://') ? setting.value : `http://${setting.value}`;
    const proxy = URL.canParse(text) ? new URL(text) : undefined;
    if (proxy && isProxyUrl(proxy))
        return proxy;
    throw new errors/* ActionError */.lZ('proxy-invalid', `The environment variable ${setting.name} is not a valid proxy URL.`, {
        hint: `Set it to the form http://host:port, or unset it. No request was sent, because a request without the proxy could bypass the rules of your network.`,
    });
}

// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __nccwpck_require__(7873);
;// CONCATENATED MODULE: ./.work/stage/lib/http/fetch.js




const CONNECT = { timeout: 30_000 };
const OPTIONS = { headersTimeout: 0, bodyTimeout: 0, allowH2: false };
const READ_AHEAD_BYTES = 256 * 1024;
async function openDispatcher(proxy) {
    if (proxy === undefined) {
        const { default: Agent } = await Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(405)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 7405, 19));
        return new Agent({ ...OPTIONS, connect: CONNECT });
    }
    const { ProxyAgent } = await Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(405), __nccwpck_require__.e(43), __nccwpck_require__.e(752)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
    return new ProxyAgent({ ...OPTIONS, uri: proxy.href, proxyTunnel: true, requestTls: CONNECT, proxyTls: CONNECT });
}
async function send(dispatcher, url, request) {
    const { default: sendRequest } = await Promise.all(/* import() */[__nccwpck_require__.e(440), __nccwpck_require__.e(43)]).then(__nccwpck_require__.t.bind(__nccwpck_require__, 4043, 19));
    const target = { origin: url.origin, path: url.pathname + url.search, highWaterMark: READ_AHEAD_BYTES };
    const response = sendRequest.call(dispatcher, { ...request, ...target, body: request.body ?? null });
    const { statusCode, headers, body } = await (0,abort/* unlessAborted */.W)(response, request.signal);
    body.on('error', () => undefined);
    const get = (name) => {
        const value = headers[name];
        return Array.isArray(value) ? value.join(', ') : (value ?? null);
    };
    return { status: statusCode, headers: { get }, body };
}
function createHttpClient(environment) {
    const dispatchers = new Map();
    const stopIgnoring = ignoreInterimResponses();
    return {
        fetch: async (url, request) => {
            request.signal.throwIfAborted();
            const proxy = proxyFor(url, environment);
            const key = proxy?.href ?? '';
            const opened = dispatchers.get(key) ?? openDispatcher(proxy);
            dispatchers.set(key, opened);
            try {
                return await send(await opened, url, request);
            }
            catch (error) {
                request.signal.throwIfAborted();
                throw proxy === undefined ? error : (0,transport_error/* toProxyError */.iv)(error);
            }
        },
        close: async () => {
            stopIgnoring();
            await Promise.all([...dispatchers.values()].map(async (dispatcher) => (await dispatcher).destroy()));
        },
    };
}


/***/ }),

/***/ 1960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   _W: () => (/* binding */ isLinkLocal),
/* harmony export */   cU: () => (/* binding */ isHttpsOrLoopback),
/* harmony export */   mH: () => (/* binding */ mayBeLoopback),
/* harmony export */   n0: () => (/* binding */ bareHost)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7030);

function bareHost(url) {
    return url.hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}
function unmappedHost(url) {
    const host = bareHost(url);
    const mapped = /^(?:::ffff:|64:ff9b::|::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
    if (!mapped)
        return host;
    const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
function isLoopback(url) {
    const host = unmappedHost(url);
    return host === 'localhost' || host === '::1' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 && host.startsWith('127.'));
}
function isHttpsOrLoopback(url) {
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}
function mayBeLoopback(url) {
    const host = unmappedHost(url);
    return isLoopback(url) || host.endsWith('.localhost') || host === '::' || ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 && host.startsWith('0.'));
}
function isLinkLocal(url) {
    const host = unmappedHost(url);
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 ? host.startsWith('169.254.') : (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 && /^fe[89ab]/.test(host);
}


/***/ }),

/***/ 2068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   j$: () => (/* binding */ HttpError),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
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
/* unused harmony exports RETRY_BUDGET_MS, MAX_RETRY_AFTER_TOTAL_MS, maybeProcessed, decideRetry */
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2068);

const BASE_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;
const RETRY_BUDGET_MS = 300_000;
const MAX_RETRY_AFTER_TOTAL_MS = 900_000;
const LATE_SHARE = 0.1;
const MAX_SAME_FAULT = {
    certificate: 1,
    'proxy-refused': 1,
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
    return failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$ ? `HTTP ${failure.status}` : `${failure.fault} (${failure.message})`;
}
function hasStatus(failure, status) {
    return failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$ && failure.status === status;
}
function maybeProcessed(failure) {
    if (!(failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$))
        return failure.maybeProcessed;
    if (failure.status < 500)
        return failure.status === 408;
    return failure.retryAfterMs === undefined || failure.status !== 503;
}
function isFinal(failure, state) {
    const { sameFaultCount, ambiguous, missingMs, idempotent } = state;
    if (!idempotent && ambiguous >= MAX_AMBIGUOUS_STARTS)
        return true;
    if (hasStatus(failure, 404))
        return missingMs === undefined || missingMs >= LAG_MS;
    if (failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$)
        return failure.status < 500 && !TRANSIENT_STATUSES.has(failure.status);
    if (!idempotent && (failure.fault === 'malformed' || failure.fault === 'too-large'))
        return true;
    return sameFaultCount >= (MAX_SAME_FAULT[failure.fault] ?? Infinity);
}
function waitsForQuota(failure, { remainingMs, idempotent }) {
    return hasStatus(failure, 429) && idempotent && remainingMs !== Infinity;
}
function ownPauseMs(failure, state, random) {
    const doubledMs = BASE_PAUSE_MS * 2 ** (state.attempts - 1);
    if (waitsForQuota(failure, state))
        return Math.min(MAX_QUOTA_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
    if (hasStatus(failure, 404))
        return Math.min(MAX_LAG_PAUSE_MS, doubledMs) * (0.5 + 0.5 * random());
    if (!state.idempotent && maybeProcessed(failure)) {
        const pauseMs = START_PAUSES_MS[state.ambiguous - 1] ?? START_PAUSES_MS[1];
        return pauseMs * (1 + START_LATE_SHARE * random());
    }
    return Math.min(MAX_PAUSE_MS, doubledMs) * random();
}
function decideRetry(failure, state, random) {
    if (isFinal(failure, state))
        return { retry: false };
    const ownMs = ownPauseMs(failure, state, random);
    const requestedMs = failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$ ? failure.retryAfterMs : undefined;
    if (requestedMs !== undefined && requestedMs > ownMs) {
        const leftMs = state.remainingMs === Infinity ? MAX_RETRY_AFTER_TOTAL_MS - state.retryAfterTotalMs : state.remainingMs;
        if (requestedMs > leftMs)
            return { retry: false };
        return { retry: true, requested: true, pauseMs: requestedMs * (1 + LATE_SHARE * random()) };
    }
    if (waitsForQuota(failure, state))
        return { retry: true, requested: true, pauseMs: ownMs };
    return state.failingMs < RETRY_BUDGET_MS ? { retry: true, requested: false, pauseMs: ownMs } : { retry: false };
}
class FailureCount {
    #clock;
    #startMs;
    #counts = new Map();
    #attempts = 0;
    #ambiguous = 0;
    #missingSinceMs;
    #retryAfterTotalMs = 0;
    constructor(clock) {
        this.#clock = clock;
        this.#startMs = clock.monotonic();
    }
    get ambiguous() {
        return this.#ambiguous > 0;
    }
    add(failure, request, random) {
        const { exists = false, idempotent = true, remainingMs } = request;
        const nowMs = this.#clock.monotonic();
        this.#missingSinceMs = exists && hasStatus(failure, 404) ? (this.#missingSinceMs ?? nowMs) : undefined;
        const fault = failure instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpError */ .j$ ? 'http' : failure.fault;
        const sameFaultCount = (this.#counts.get(fault) ?? 0) + 1;
        this.#counts.set(fault, sameFaultCount);
        this.#attempts += 1;
        if (maybeProcessed(failure))
            this.#ambiguous += 1;
        const state = {
            ...{ remainingMs, idempotent, sameFaultCount, attempts: this.#attempts, ambiguous: this.#ambiguous },
            retryAfterTotalMs: this.#retryAfterTotalMs,
            failingMs: nowMs - this.#startMs - this.#retryAfterTotalMs,
            missingMs: this.#missingSinceMs === undefined ? undefined : nowMs - this.#missingSinceMs,
        };
        const decision = decideRetry(failure, state, random);
        if (decision.retry && decision.requested)
            this.#retryAfterTotalMs += decision.pauseMs;
        return decision;
    }
}


/***/ }),

/***/ 7873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ describeFault),
/* harmony export */   fh: () => (/* binding */ toTransportError),
/* harmony export */   iv: () => (/* binding */ toProxyError),
/* harmony export */   wX: () => (/* binding */ TransportError)
/* harmony export */ });
function faultTexts({ name, address }) {
    const reachable = `Check ${address}, and check that the runner can reach its host (firewall, DNS, \`https_proxy\`, \`no_proxy\`).`;
    const rerun = `Re-run the step. If the problem persists, check the status of ${name} and the network between it and the runner.`;
    const proxy = 'Check `https_proxy` (address, user and password), or exclude the host with `no_proxy`.';
    return {
        refused: { what: 'the connection was refused', hint: reachable },
        'host-unknown': {
            what: `the host name in ${address} could not be resolved`,
            hint: `Check ${address}, and check that the runner's DNS server can resolve the name. Behind a proxy, set \`https_proxy\`.`,
        },
        unreachable: { what: 'the host could not be reached', hint: reachable },
        proxy: { what: 'the proxy could not be reached, or could not connect to the host', hint: proxy },
        'proxy-refused': { what: 'the proxy refused the connection', hint: proxy },
        certificate: {
            what: `the certificate of ${name} is not trusted`,
            hint: "For a private CA, set NODE_EXTRA_CA_CERTS in the environment of the step to the path of its PEM file. Otherwise, check the runner's clock.",
        },
        timeout: { what: `${name} did not respond in time`, hint: rerun },
        interrupted: { what: 'the connection was closed', hint: rerun },
        'not-http': {
            what: `${name} sent a response that is not valid HTTP`,
            hint: `Check the host and port in ${address}, and any proxies or gateways in between.`,
        },
        'too-large': { what: 'the response is too large', hint: `Check ${address}.` },
        malformed: { what: 'the response is not valid', hint: `Check ${address}.` },
    };
}
function describeFault(fault, host) {
    return faultTexts(host)[fault];
}
class TransportError extends Error {
    name = 'TransportError';
    fault;
    maybeProcessed;
    constructor(fault, message, options = {}) {
        super(message, { cause: options.cause });
        this.fault = fault;
        this.maybeProcessed = options.maybeProcessed ?? true;
    }
}
const NEVER_SENT = [
    [
        'certificate',
        /^(CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/,
    ],
    ['refused', /^ECONNREFUSED$/],
    ['host-unknown', /^ENOTFOUND$/],
    ['unreachable', /^(EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/],
    ['unreachable', /^(EACCES|EMFILE|ENFILE|EPROTO)$|^ERR_(SSL|TLS)_/],
];
function rootCause(error) {
    let current = error;
    let found = { code: '', message: '', name: '' };
    for (let depth = 0; depth < 5 && current instanceof Error; depth++) {
        const code = 'code' in current && typeof current.code === 'string' ? current.code : found.code;
        found = { code, message: current.message || found.message, name: current.name };
        current = current instanceof AggregateError ? current.errors[0] : current.cause;
    }
    return found;
}
function isParserError({ code, message, name }) {
    if (/invalid eof state/i.test(message) || code === 'HPE_INVALID_EOF_STATE')
        return false;
    return name === 'HTTPParserError' || /^HPE_|^(?:UND_ERR_HEADERS_OVERFLOW|ERR_ASSERTION)$/.test(code);
}
function toTransportError(error) {
    if (error instanceof TransportError)
        return error;
    const root = rootCause(error);
    const { code, message } = root;
    const neverSent = NEVER_SENT.find(([, codes]) => codes.test(code))?.[0];
    if (neverSent) {
        const text = neverSent === 'certificate' ? `${code}: ${message}` : code;
        return new TransportError(neverSent, text, { maybeProcessed: false, cause: error });
    }
    if (isParserError(root))
        return new TransportError('not-http', message, { cause: error });
    return new TransportError('interrupted', code || message || 'unknown', { cause: error });
}
const PROXY_STATUS = /\bProxy [^(]*\((\d{3})\)/;
function toProxyError(error) {
    const { code, message } = rootCause(error);
    const options = { maybeProcessed: false, cause: error };
    const status = Number(PROXY_STATUS.exec(message)?.[1]);
    if (status > 0) {
        const fault = status >= 500 || status === 429 ? 'proxy' : 'proxy-refused';
        return new TransportError(fault, `the proxy responded with ${status}`, options);
    }
    const failure = toTransportError(error);
    const isUnreachable = ['refused', 'host-unknown', 'unreachable'].includes(failure.fault) && !code.startsWith('ERR_');
    const isProxy = code.startsWith('UND_ERR_PRX_') || isUnreachable;
    return isProxy ? new TransportError('proxy', `the proxy: ${code}`, options) : failure;
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

/***/ 1311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ jobStateLines),
/* harmony export */   s: () => (/* binding */ JobLog)
/* harmony export */ });
/* harmony import */ var _runner_quantities_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2876);

const REPEAT_MS = 10_000;
const MIN_WAITED_MS = 5_000;
const MAX_NOTES = 20;
const LONG_PAUSE_MS = 60_000;
function progressLine(progress) {
    const { status, percent, pageCount, remainingMs = 0, waitedMs = 0 } = progress;
    const parts = [
        status ?? 'no status',
        percent === undefined ? '' : `${Math.floor(percent)} %`,
        pageCount === undefined ? '' : (0,_runner_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(pageCount, 'page'),
        remainingMs === 0 ? '' : (0,_runner_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTimeLeft */ .U)(remainingMs),
        waitedMs < MIN_WAITED_MS ? '' : `${(0,_runner_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitedMs)} waited`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
function jobStateLines(job, latest, resumeHint) {
    const state = latest ? progressLine(latest) : 'no response yet';
    const mayRun = latest === undefined || latest.phase === 'running';
    return [`${job}, last status: ${state}.${mayRun ? ' It may still be running.' : ''}`, resumeHint];
}
class JobLog {
    #context;
    #label;
    #notes = new Map();
    #shown = { state: '', atMs: -Infinity };
    constructor(context, label = '') {
        this.#context = context;
        this.#label = label;
    }
    progress(progress) {
        const atMs = this.#context.clock.monotonic();
        const state = progressLine({ ...progress, remainingMs: 0, waitedMs: 0 });
        if (state === this.#shown.state && atMs - this.#shown.atMs < REPEAT_MS)
            return;
        this.#shown = { state, atMs };
        this.#context.logger.info(`${this.#label}${progressLine(progress)}`);
    }
    once(kind, text, title) {
        const notes = this.#notes.get(kind) ?? new Set();
        if (notes.has(text) || notes.size >= MAX_NOTES)
            return;
        this.#notes.set(kind, notes.add(text));
        const line = `${this.#label}${text}.`;
        if (title === undefined)
            this.#context.logger.info(line);
        else
            this.#context.logger.warning(line, title);
    }
    longPause(requestedMs = 0) {
        if (requestedMs < LONG_PAUSE_MS)
            return;
        this.once('pause', `The service requested a pause of ${(0,_runner_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(requestedMs)} before the next request`);
    }
}


/***/ }),

/***/ 6973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  w: () => (/* binding */ poll)
});

;// CONCATENATED MODULE: ./.work/stage/lib/jobs/schedule.js
const MIN_PAUSE_MS = 1000;
const SHARE_OF_TIME_LEFT = 0.6;
const LAST_POLL_MS = 3000;
const END_MARGIN_MS = 150;
const SHARE_OF_STALL = 0.6;
const SHARE_OF_OVERRUN = 0.25;
const JITTER = 0.1;
function estimateRemainingMs(start, latest) {
    const [from, to] = [start?.percent, latest.percent];
    if (start === undefined || from === undefined || to === undefined || to <= from)
        return undefined;
    return Math.max(0, ((100 - to) * (latest.elapsedMs - start.elapsedMs)) / (to - from));
}
function createSchedule(maxPauseMs, random) {
    const minMs = Math.min(MIN_PAUSE_MS, maxPauseMs);
    let latest = { elapsedMs: 0 };
    let start;
    let unchangedSinceMs = 0;
    let dueMs;
    const observe = ({ elapsedMs, percent = latest.percent }) => {
        const hasRestarted = percent === 0 || (percent ?? 0) < (latest.percent ?? 0);
        if (percent !== latest.percent)
            unchangedSinceMs = elapsedMs;
        latest = { elapsedMs, percent };
        if (percent !== undefined && (start === undefined || hasRestarted))
            start = latest;
    };
    const plannedPauseMs = (remainingMs) => {
        const { elapsedMs } = latest;
        if (remainingMs === undefined)
            return elapsedMs;
        const isLastPoll = remainingMs * (1 - SHARE_OF_TIME_LEFT) < LAST_POLL_MS;
        const aimMs = isLastPoll ? remainingMs / (1 - JITTER) + END_MARGIN_MS : remainingMs * SHARE_OF_TIME_LEFT;
        const isNear = remainingMs * SHARE_OF_TIME_LEFT <= maxPauseMs;
        dueMs = isNear ? Math.min(dueMs ?? Infinity, elapsedMs + remainingMs) : undefined;
        const overrunMs = elapsedMs - (dueMs ?? elapsedMs);
        const stallMs = elapsedMs - unchangedSinceMs;
        return Math.max(aimMs, overrunMs * SHARE_OF_OVERRUN, stallMs * SHARE_OF_STALL);
    };
    const jittered = (plannedMs) => {
        const middleMs = Math.min(Math.max(plannedMs, minMs), maxPauseMs);
        const lowMs = Math.max(middleMs * (1 - JITTER), minMs);
        const highMs = Math.min(middleMs * (1 + JITTER), maxPauseMs);
        return lowMs + (highMs - lowMs) * random();
    };
    return (poll) => {
        observe(poll);
        const remainingMs = estimateRemainingMs(start, latest);
        const pauseMs = jittered(plannedPauseMs(remainingMs));
        return { pauseMs: Math.max(poll.retryAfterMs ?? pauseMs, minMs), remainingMs };
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/jobs/poll.js

async function poll({ clock, deadline, inputs, random }, attempt, onPending) {
    const nextPoll = createSchedule(inputs.maxPauseMs, random);
    const startedMs = clock.monotonic();
    for (;;) {
        deadline.signal.throwIfAborted();
        const result = await attempt();
        if (result.done)
            return result.value;
        const waitedMs = clock.monotonic() - startedMs;
        const { pauseMs, remainingMs } = nextPoll({ ...result, elapsedMs: waitedMs });
        onPending?.({ waitedMs, remainingMs });
        await clock.sleep(pauseMs, deadline.signal);
    }
}


/***/ }),

/***/ 1009:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_start_action_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5407);
/* harmony import */ var _static_export_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(775);


await (0,_action_start_action_js__WEBPACK_IMPORTED_MODULE_0__/* .startAction */ .R)(_static_export_js__WEBPACK_IMPORTED_MODULE_1__/* .staticExport */ .Ns);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 9159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ unlessAborted)
/* harmony export */ });
async function unlessAborted(promise, signal) {
    const aborted = Promise.withResolvers();
    const onAbort = () => {
        aborted.reject(signal.reason);
    };
    if (signal.aborted)
        onAbort();
    else
        signal.addEventListener('abort', onAbort, { once: true });
    try {
        return await Promise.race([aborted.promise, promise]);
    }
    finally {
        signal.removeEventListener('abort', onAbort);
    }
}


/***/ }),

/***/ 737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ startDeadline)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);

function startDeadline(clock, totalMs, parent) {
    let end = clock.monotonic() + totalMs;
    const [expired, disposed] = [new AbortController(), new AbortController()];
    const message = `The time limit of ${totalMs / 60_000} min (\`timeout-minutes\`) was reached.`;
    const hint = 'If jobs of this size take longer, increase `timeout-minutes`.';
    const reason = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('timed-out', message, { hint });
    const dispose = disposed.abort.bind(disposed, undefined);
    clock.sleep(totalMs, disposed.signal).then(expired.abort.bind(expired, reason), () => undefined);
    return {
        signal: AbortSignal.any([parent, expired.signal]),
        remainingMs: () => Math.max(0, end - clock.monotonic()),
        abort: expired.abort.bind(expired),
        lift: () => {
            end = Infinity;
            dispose();
        },
        dispose,
    };
}


/***/ }),

/***/ 6392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ documentLink)
/* harmony export */ });
const PLAIN_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/;
function documentLink(environment, path) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_ACTION_REPOSITORY: repository = '' } = environment;
    const { GITHUB_ACTION_REF: ref = '' } = environment;
    if (!/^https:\/\/[\w.:-]+$/.test(server) || !URL.canParse(server))
        return path;
    if (!/^[^/]+\/[^/]+$/.test(repository) || !PLAIN_PATH.test(repository))
        return path;
    return ref.length <= 255 && PLAIN_PATH.test(ref) ? `${server}/${repository}/blob/${ref}/${path}` : path;
}


/***/ }),

/***/ 3193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ parseDecimal),
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Ju: () => (/* binding */ accept),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   XV: () => (/* binding */ parseFailOn),
/* harmony export */   i_: () => (/* binding */ InputReader),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* unused harmony export parsePath */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);

function accept(value) {
    return { ok: true, value };
}
function refuse(reason) {
    return { ok: false, reason };
}
function linesOf(text) {
    const lines = text.split('\n').map((line) => line.trim());
    return lines.filter((line) => line !== '');
}
function parseLine(text, maxLength) {
    const isLine = text.length <= maxLength && !/\p{Cc}/u.test(text);
    return isLine ? accept(text) : refuse(`must be one line of at most ${maxLength} characters.`);
}
function parseToken(text) {
    return /^[\x21-\x7e]+$/.test(text)
        ? accept(text)
        : refuse('must be one line without spaces, such as ${{ github.token }}.');
}
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    const names = choices.map((word) => `\`${word}\``).join(' or ');
    return choice === undefined ? refuse(`must be ${names}.`) : accept(choice);
}
function parseFailOn(text, choices) {
    const names = linesOf(text.replaceAll(',', '\n'));
    if (names.length === 1 && names[0] === 'never')
        return accept([]);
    const known = choices.filter((choice) => names.includes(choice));
    if (known.length > 0 && known.length === new Set(names).size)
        return accept(known);
    const list = new Intl.ListFormat('en-GB').format(choices.map((choice) => `\`${choice}\``));
    return refuse(`must be \`never\` or a list of ${list}.`);
}
function parsePath(text) {
    return text.includes('\0') ? refuse('must be a path.') : accept(text);
}
function parseBoolean(text) {
    if (!/^(true|True|TRUE|false|False|FALSE)$/.test(text))
        return refuse('must be `true` or `false`.');
    return accept(text.toLowerCase() === 'true');
}
function parseDecimal(text, { what, min, max, factor = 1 }) {
    const value = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
    const isInRange = value >= min && value <= max;
    return isInRange ? accept(value * factor) : refuse(`must be a ${what} from ${min} to ${max}, such as 30.`);
}
class InputReader {
    text;
    #document;
    #mistakes = [];
    constructor(text, document) {
        this.text = text;
        this.#document = document;
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
        this.mistake(name, checked.reason);
        return undefined;
    }
    required(name, parse, missing = 'is required.') {
        if (this.text(name) === '')
            this.mistake(name, missing);
        return this.optional(name, parse);
    }
    finish(inputs, optional) {
        const isValid = (read) => Object.entries(read).every(([name, value]) => value !== undefined || optional.some((key) => key === name));
        if (this.#mistakes.length === 0 && isValid(inputs))
            return inputs;
        const count = this.#mistakes.length === 1 ? 'One input is' : `${this.#mistakes.length} inputs are`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ('invalid-input', `${count} invalid. No request was sent.`, {
            details: this.#mistakes,
            hint: `Correct the inputs. They are described in ${this.#document}`,
        });
    }
}


/***/ }),

/***/ 8128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ factTable),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   w8: () => (/* binding */ codeIfKnown)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1425);

const MAX_CODE_LENGTH = 200;
function references(text) {
    return text.replace(/[^\p{L}\p{N} ]/gu, (character) => `&#${character.codePointAt(0) ?? 0xfffd};`);
}
function code(text, maxLength = MAX_CODE_LENGTH) {
    return `<code>${references((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text, maxLength))}</code>`;
}
function codeIfKnown(text) {
    return text === undefined ? undefined : code(text);
}
function withoutMentions(markdown) {
    return markdown.replace(/&#(?:35|64);/g, (sign) => `${sign}&#8288;`);
}
const SPAN = /`([^`]{1,200})`/;
function prose(text) {
    const parts = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text).split(SPAN);
    return parts.map((part, index) => (index % 2 === 1 ? code(part) : withoutMentions(references(part)))).join('');
}
function table(rows) {
    const [head, ...others] = rows.map((cells) => `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`);
    return head === undefined ? '' : [head, `|${' :--- |'.repeat(rows[0]?.length ?? 0)}`, ...others].join('\n');
}
function factTable(rows) {
    return table(rows.filter(([, cell]) => cell !== undefined));
}


/***/ }),

/***/ 7787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ COMMON_OUTPUTS),
/* harmony export */   l: () => (/* binding */ createOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(438);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6739);



const COMMON_OUTPUTS = { result: 'string', errorCode: 'string' };
function noOutputs(what, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ('runner-unsupported', `${what}, so outputs cannot be written.`, {
        hint: 'Use a runner of version 2.327.1 or later with free disk space, or set GITHUB_OUTPUT to the path of an empty file.',
        cause,
    });
}
function checkOutputFile({ GITHUB_OUTPUT: file }) {
    if (!file)
        throw noOutputs('GITHUB_OUTPUT is not set');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND));
    }
    catch (error) {
        throw noOutputs('The file in GITHUB_OUTPUT cannot be written', error);
    }
}
function createOutputs(environment) {
    checkOutputFile(environment);
    const unpublished = new Map();
    const known = {};
    const set = (name, value) => {
        if (value === undefined)
            return;
        known[name] = value;
        unpublished.set(name, value);
    };
    return {
        set,
        setAll: (values) => {
            for (const name in values)
                set(name, values[name]);
        },
        forget: (name) => {
            Reflect.deleteProperty(known, name);
            unpublished.delete(name);
        },
        known: () => known,
        recordFailure: (code, result) => {
            unpublished.set('errorCode', code);
            if (result !== undefined)
                unpublished.set('result', result);
        },
        publish: () => {
            try {
                for (const [name, value] of unpublished)
                    _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH(String(name), value);
            }
            catch (error) {
                throw noOutputs('The file in GITHUB_OUTPUT could not be written', error);
            }
            unpublished.clear();
        },
    };
}


/***/ }),

/***/ 1425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ MAX_LENGTH),
/* harmony export */   mh: () => (/* binding */ ANSI),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
const MAX_LENGTH = 1000;
const ANSI = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[@-Z\\-_])/g;
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164\uFFA0]+/gu;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
function plainText(text, maxLength = MAX_LENGTH) {
    const visible = text.replace(ANSI, '').replace(INVISIBLE, '').replace(CONTROLS, ' ');
    const line = visible.replace(/ {2,}/g, ' ').trim().replace(/^::/, ': :').replaceAll('##[', '## [');
    return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}


/***/ }),

/***/ 2876:
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
function redactBounded(text, redactor, maxRead) {
    return text.length > maxRead ? `${redactor.redact(text.slice(0, maxRead), true)}…` : redactor.redact(text);
}
function shownText(text, redactor, maxLength = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LENGTH */ .E2) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(redactBounded(text, redactor, READ_PER_SHOWN * maxLength), maxLength);
}
function shownLines(text, redactor) {
    return redactBounded(text, redactor, MAX_TRACE_LENGTH)
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

/***/ 5438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: () => (/* binding */ createSender)
});

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var http_body = __nccwpck_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/http/http-error.js
var http_error = __nccwpck_require__(2068);
// EXTERNAL MODULE: ./.work/stage/lib/http/retry.js
var retry = __nccwpck_require__(6773);
// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __nccwpck_require__(7873);
// EXTERNAL MODULE: ./.work/stage/lib/runner/abort.js
var abort = __nccwpck_require__(9159);
;// CONCATENATED MODULE: ./.work/stage/lib/service/secret-fields.js

const TEXT_FIELDS = ['status', 'jobId', 'domain', 'bundleUrl', 'prLink', 'model'];
const SOURCE_FIELDS = ['repository', 'ref'];
const MAX_TEXT_LENGTH = 8_192;
function withoutSecrets(body, { contains }) {
    const rejected = [];
    const accepted = (fields, names, prefix = '') => {
        const removed = names.filter((name) => {
            const value = fields[name];
            if (typeof value !== 'string')
                return false;
            return value.length > MAX_TEXT_LENGTH ? name !== 'bundleUrl' : contains(value);
        });
        rejected.push(...removed.map((name) => prefix + name));
        return { ...fields, ...Object.fromEntries(removed.map((name) => [name, undefined])) };
    };
    const fields = accepted(body, TEXT_FIELDS);
    const { source } = fields;
    return {
        fields: (0,http_body/* isRecord */.u4)(source) ? { ...fields, source: accepted(source, SOURCE_FIELDS, 'source.') } : fields,
        rejected,
    };
}

// EXTERNAL MODULE: ./.work/stage/lib/service/service-error.js
var service_error = __nccwpck_require__(8586);
;// CONCATENATED MODULE: ./.work/stage/lib/service/http.js








const MAX_ERROR_BYTES = 65_536;
const ATTEMPT_TIMEOUT_MS = 30_000;
const ERROR_BODY_TIMEOUT_MS = 5_000;
function serverMessage(text) {
    const body = (0,http_body/* parseJson */.qF)(text);
    if (!(0,http_body/* isRecord */.u4)(body))
        return '';
    const { error, message } = body;
    const candidates = [error, (0,http_body/* isRecord */.u4)(error) ? error['message'] : undefined, message];
    return candidates.filter((value) => typeof value === 'string').find((value) => value.trim() !== '') ?? '';
}
async function readErrorMessage(response) {
    try {
        const timeout = AbortSignal.timeout(ERROR_BODY_TIMEOUT_MS);
        return serverMessage(await (0,abort/* unlessAborted */.W)((0,http_body/* readBody */.x8)(response, MAX_ERROR_BYTES), timeout));
    }
    catch {
        return '';
    }
}
function describeRedirect({ status, headers }, from) {
    if (status < 300 || status >= 400)
        return '';
    const location = headers.get('location');
    if (location === null || !URL.canParse(location, from.href))
        return 'The redirect has no valid target.';
    return `It redirects to ${new URL(location, from).origin}.`;
}
function describeBody(text) {
    if (text.trim() === '')
        return 'the response is empty';
    if (/^\s*</.test(text))
        return 'the response is an HTML or XML page';
    return (0,http_body/* parseJson */.qF)(text) === undefined ? 'the response is not JSON' : 'the response is not a JSON object';
}
function isAboutAnother(body, { id, field }) {
    const value = body[field];
    return (typeof value === 'string' || typeof value === 'number') && String(value) !== id;
}
async function readResponse(response, { baseUrl, clock }, job) {
    const { status, headers } = response;
    const [nowMs, date] = [clock.now(), headers.get('date')];
    const retryAfterMs = (0,http_error/* parseRetryAfter */.mu)(headers.get('retry-after'), date, nowMs);
    if (status < 200 || status > 299) {
        const redirect = describeRedirect(response, baseUrl);
        throw new http_error/* HttpError */.j$(status, { serverMessage: await readErrorMessage(response), retryAfterMs, redirect });
    }
    const text = await (0,http_body/* readBody */.x8)(response);
    const body = (0,http_body/* parseJson */.qF)(text);
    if (!(0,http_body/* isRecord */.u4)(body))
        throw new transport_error/* TransportError */.wX('malformed', describeBody(text));
    if (job && isAboutAnother(body, job))
        throw new transport_error/* TransportError */.wX('malformed', 'the response describes another job');
    return { body, retryAfterMs, receivedMs: (0,http_error/* parseHttpDate */.m6)(date) ?? nowMs };
}
async function attempt(connection, request) {
    const { apiKey, baseUrl, clock, deadline, logger } = connection;
    const { method, path, body, idempotencyKey, job } = request;
    const timeout = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    const startedMs = clock.monotonic();
    try {
        const response = await connection.fetch(new URL(path, baseUrl), {
            method,
            headers: {
                Authorization: `Bearer ${apiKey}`,
                Accept: 'application/json',
                'Accept-Encoding': 'identity',
                'User-Agent': 'static-export-action',
                ...(body && { 'Content-Type': 'application/json' }),
                ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
            },
            ...(body && { body: JSON.stringify(body) }),
            signal: AbortSignal.any([deadline.signal, timeout]),
        });
        const tookMs = Math.round(clock.monotonic() - startedMs);
        logger.debug(`${method} ${path}: HTTP ${response.status} after ${tookMs} ms`);
        return await readResponse(response, connection, job);
    }
    catch (error) {
        if (error instanceof http_error/* HttpError */.j$ || !timeout.aborted || deadline.signal.aborted)
            throw error;
        throw new transport_error/* TransportError */.wX('timeout', `no complete response within ${ATTEMPT_TIMEOUT_MS / 1000} s`, { cause: error });
    }
}
const START_RETRIED = 'The start request may have reached the service, so it is retried at most twice, with the same Idempotency-Key. ' +
    'If the service ignores this key, more than one job may be running: check the dashboard.';
async function pauseBeforeRetry(failure, failures, { connection, request }) {
    const { clock, deadline, logger, random } = connection;
    const { idempotencyKey, job, purpose, subject } = request;
    const idempotent = idempotencyKey === undefined;
    const isFirstDoubt = !idempotent && !failures.ambiguous;
    const retried = { remainingMs: deadline.remainingMs(), idempotent, exists: job?.exists === true };
    const decision = failures.add(failure, retried, random);
    const maybeStarted = !idempotent && failures.ambiguous;
    if (!decision.retry)
        throw (0,service_error/* explainFailure */.SP)({ failure, maybeStarted }, subject);
    try {
        deadline.signal.throwIfAborted();
        logger.info(`${purpose}: ${(0,retry/* shortReason */.PR)(failure)}; retrying in ${(decision.pauseMs / 1000).toFixed(1)} s.`);
        if (maybeStarted && isFirstDoubt)
            logger.warning(START_RETRIED, 'Start request retried');
        await clock.sleep(decision.pauseMs, deadline.signal);
    }
    catch (reason) {
        throw (0,service_error/* explainStop */.cV)(reason, { failure, maybeStarted }, subject);
    }
}
async function sendWithRetries(connection, request) {
    const { signal } = connection.deadline;
    const failures = new retry/* FailureCount */.O(connection.clock);
    let failure;
    signal.throwIfAborted();
    for (;;) {
        try {
            return await attempt(connection, request);
        }
        catch (error) {
            const maybeStarted = request.idempotencyKey !== undefined;
            if (signal.aborted && !(error instanceof http_error/* HttpError */.j$))
                throw (0,service_error/* explainStop */.cV)(signal.reason, { failure, maybeStarted }, request.subject);
            if (error instanceof errors/* ActionError */.lZ)
                throw error;
            failure = error instanceof http_error/* HttpError */.j$ ? error : (0,transport_error/* toTransportError */.fh)(error);
        }
        await pauseBeforeRetry(failure, failures, { connection, request });
    }
}
function createSender(connection) {
    const { logger, secrets } = connection;
    const warned = new Set();
    return async (request) => {
        const response = await sendWithRetries(connection, request);
        const { fields, rejected } = withoutSecrets(response.body, secrets);
        const unreported = rejected.filter((field) => !warned.has(field));
        if (unreported.length > 0) {
            for (const field of unreported)
                warned.add(field);
            const names = unreported.map((field) => `\`${field}\``).join(', ');
            const reason = `Ignored ${names} from the service, because a value contains the admin key or another secret, or is too long.`;
            logger.warning(`${reason} Check which server responds at \`base-url\`.`, 'Value ignored');
        }
        return { ...response, body: fields };
    };
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
function codePointName(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
function objectionTo(text, baseUrl) {
    if (text === '')
        return 'it is missing or is not text';
    if (text.length > MAX_LINK_LENGTH)
        return `it is longer than ${MAX_LINK_LENGTH} characters`;
    const refused = /[^\x21-\x7e]/u.exec(text)?.[0];
    if (refused !== undefined)
        return `it contains the character ${codePointName(refused)}, which is not allowed in a URL`;
    if (!URL.canParse(text))
        return 'it is not a valid URL';
    const url = new URL(text);
    if (url.username + url.password !== '')
        return 'it contains credentials';
    if ((0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isLinkLocal */ ._W)(url))
        return 'its host is a link-local address';
    if ((0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeLoopback */ .mH)(url) && !(0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(baseUrl))
        return 'its host is the runner itself';
    return (0,_http_hosts_js__WEBPACK_IMPORTED_MODULE_0__/* .isHttpsOrLoopback */ .cU)(url) ? undefined : 'it is not an https URL';
}
function checkLink(value, baseUrl) {
    const text = typeof value === 'string' ? value : '';
    const reason = objectionTo(text, baseUrl);
    return reason === undefined ? { ok: true, url: new URL(text), text } : { ok: false, reason };
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

/***/ 1231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ readBundle),
/* harmony export */   Jb: () => (/* binding */ readExport),
/* harmony export */   L2: () => (/* binding */ readTimestamp),
/* harmony export */   Xw: () => (/* binding */ readLine),
/* harmony export */   dR: () => (/* binding */ readField),
/* harmony export */   fu: () => (/* binding */ readText),
/* harmony export */   mc: () => (/* binding */ readPhase),
/* harmony export */   yR: () => (/* binding */ readIdentifier)
/* harmony export */ });
/* unused harmony exports readPercent, readCount, readHostName, readStatus */
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1414);
/* harmony import */ var _runner_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1425);


function readNumber(value) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : undefined;
    return typeof value === 'string' && /^\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : undefined;
}
function readPercent(value) {
    const percent = readNumber(value);
    return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
}
function readCount(value) {
    const count = readNumber(value);
    return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
const FIRST_MILLISECONDS = 100_000_000_000;
const LAST_TIMESTAMP_MS = Date.UTC(9999, 11, 31, 23, 59, 59);
const RFC_3339 = /^(\d{4}-\d{2}-\d{2})[Tt ]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
function parseTimestamp(text) {
    const day = RFC_3339.exec(text)?.[1];
    const midnightMs = Date.parse(`${day ?? ''}T00:00:00Z`);
    if (day === undefined || Number.isNaN(midnightMs) || !new Date(midnightMs).toISOString().startsWith(day))
        return undefined;
    return Date.parse(text.toUpperCase().replace(' ', 'T'));
}
function readTimestamp(value) {
    const epoch = readNumber(value);
    const epochMs = epoch !== undefined && epoch < FIRST_MILLISECONDS ? epoch * 1000 : epoch;
    const timeMs = epochMs ?? (typeof value === 'string' ? parseTimestamp(value) : undefined);
    if (timeMs === undefined || !(timeMs > 0 && timeMs <= LAST_TIMESTAMP_MS))
        return undefined;
    return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
function readIdentifier(value) {
    const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
    return typeof text === 'string' && (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .isIdentifier */ ._5)(text) ? text : undefined;
}
function readHostName(value) {
    return typeof value === 'string' && (0,_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .isHostName */ .uy)(value) ? value.toLowerCase() : undefined;
}
function readText(value) {
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
const MAX_STATUS_LENGTH = 100;
function readStatus(value) {
    if (typeof value !== 'string' || value === '' || (0,_runner_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(value, value.length) !== value)
        return undefined;
    return (0,_runner_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(value, MAX_STATUS_LENGTH);
}
function readLine(value) {
    return typeof value === 'string' && /^[^\p{Cc}\p{Zl}\p{Zp}]{1,1000}$/u.test(value) ? readText(value) : undefined;
}
const MAX_ERROR_LENGTH = 65_536;
function isPresent(value) {
    return value !== undefined && value !== null;
}
function readField({ fields, warnings }, name, reader) {
    const value = reader(fields[name]);
    if (value === undefined && isPresent(fields[name]))
        warnings.push(`The field \`${name}\` is invalid`);
    return value;
}
function readPhase(fields, { running, ended }) {
    const status = readStatus(fields['status']);
    const phase = ended.find((name) => name === status) ?? 'running';
    const isKnown = phase !== 'running' || running.some((name) => name === status);
    const problem = status === undefined ? 'The response has no valid status' : `The status "${status}" is unknown`;
    return { status, phase, parseWarnings: isKnown ? [] : [`${problem}; the job is treated as running`] };
}
function readExport(fields) {
    const job = readPhase(fields, { running: ['queued', 'running'], ended: ['completed', 'failed'] });
    const response = { fields, warnings: job.parseWarnings };
    return {
        ...job,
        percent: readField(response, 'progress', readPercent),
        pageCount: readField(response, 'pageCount', readCount),
        domain: readHostName(fields['domain']),
        createdAt: readTimestamp(fields['createdAt']),
        updatedAt: readTimestamp(fields['updatedAt']),
        error: readText(fields['error'])?.slice(0, MAX_ERROR_LENGTH),
    };
}
function readBundle(fields) {
    const parseWarnings = isPresent(fields['expiresAt']) ? [] : ["The service did not report the link's expiry"];
    const response = { fields, warnings: parseWarnings };
    return {
        expiresAt: readField(response, 'expiresAt', readTimestamp),
        sizeBytes: readField(response, 'sizeBytes', readCount),
        parseWarnings,
    };
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ POLL_LIMIT_HINT),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   cV: () => (/* binding */ explainStop)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6739);
/* harmony import */ var _http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2068);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6773);
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7873);
/* harmony import */ var _runner_quantities_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2876);





const POLL_LIMIT_HINT = 'Re-run the step later, or increase `poll-interval-seconds` and `timeout-minutes`.';
const MAYBE_STARTED = 'The service may have started a job: check the dashboard before you start another one.';
const KEY_HINT = "Create an admin API key on the API keys page of the service's dashboard, and pass it to `api-key` from a repository or organization " +
    'secret. Usual causes: the key was revoked, has expired, belongs to another environment, or was not copied completely.';
function explainStatus(status, subject) {
    const { action, forbiddenHint, inputs, missing, missingHint, rateLimitHint } = subject;
    if (status >= 300 && status < 400) {
        return {
            code: 'redirected',
            what: `The service responded with a redirect (${status}), which the action does not follow, so that the admin key is never sent to another host`,
            hint: 'Set `base-url` to the origin of the API.',
        };
    }
    if (status >= 500 || status === 408 || status === 425) {
        const what = `Could not ${action}: the service repeatedly returned an error (${status})`;
        return { code: 'service-unavailable', what, hint: "Check the service's status page, then re-run the step." };
    }
    const refused = `The service rejected the request to ${action} (${status})`;
    const tooMany = `Could not ${action}: the service received too many requests (429)`;
    const explanations = {
        401: { code: 'unauthorized', what: 'The service rejected the admin key (401)', hint: KEY_HINT },
        403: { code: 'forbidden', what: refused, hint: forbiddenHint },
        404: { code: 'not-found', what: `The service has no ${missing} (404)`, hint: missingHint },
        429: { code: 'rate-limited', what: tooMany, hint: rateLimitHint },
    };
    const hint = `Check the inputs ${inputs} against the dashboard.`;
    return explanations[status] ?? { code: 'request-rejected', what: refused, hint };
}
function explainTransport({ fault }, { action }) {
    if (fault === 'too-large' || fault === 'malformed') {
        return {
            code: 'answer-unusable',
            what: `Could not ${action}: the response is not from this API`,
            hint: 'Check `base-url`: a captive portal, a login page or a website may be responding instead.',
        };
    }
    const { what, hint } = (0,_http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__/* .describeFault */ .Qx)(fault, { name: 'the service', address: '`base-url`' });
    const code = fault === 'certificate' ? 'certificate-rejected' : 'unreachable';
    return { code, what: `Could not ${action}: ${what}`, hint };
}
function responseDetails({ serverMessage, retryAfterMs, redirect }) {
    const message = serverMessage === '' ? '' : `Message from the service: ${serverMessage}`;
    const pause = retryAfterMs === undefined ? '' : `The service requested a pause of ${(0,_runner_quantities_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(retryAfterMs)}.`;
    return [redirect, message, pause].filter((line) => line !== '');
}
function explainFailure({ failure, maybeStarted }, subject) {
    const isHttp = failure instanceof _http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$;
    const { code, what, hint } = isHttp ? explainStatus(failure.status, subject) : explainTransport(failure, subject);
    const details = isHttp ? responseDetails(failure) : [`The cause: ${failure.message}`];
    if (maybeStarted)
        details.push(MAYBE_STARTED);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(code, `${what}.`, { hint, details, cause: failure });
}
function explainStop(reason, { failure, maybeStarted }, subject) {
    if (!(reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ))
        return reason;
    const { code, message, hint } = reason;
    const neverReached = code === 'timed-out' && failure instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TransportError */ .wX && !failure.maybeProcessed;
    const details = [...reason.details];
    if (failure)
        details.push(`The last attempt failed: ${(0,_http_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .shortReason */ .PR)(failure)}.`);
    if (maybeStarted)
        details.push(MAYBE_STARTED);
    const nextHint = neverReached ? explainTransport(failure, subject).hint : hint;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(code, message, { hint: nextHint, details, cause: reason });
}


/***/ }),

/***/ 2863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ DIGEST_PREFIX),
/* harmony export */   j: () => (/* binding */ isContentDigest)
/* harmony export */ });
const DIGEST_PREFIX = 'c1:';
function isContentDigest(text) {
    return typeof text === 'string' && /^c1:[0-9a-f]{64}$/.test(text);
}


/***/ }),

/***/ 775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ns: () => (/* binding */ staticExport)
});

// UNUSED EXPORTS: INPUT_DEFAULTS, OUTPUT_NAMES, readInputs

// EXTERNAL MODULE: ./.work/stage/lib/identifiers.js
var identifiers = __nccwpck_require__(1414);
// EXTERNAL MODULE: ./.work/stage/lib/runner/input-reader.js
var input_reader = __nccwpck_require__(3193);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/http/hosts.js
var hosts = __nccwpck_require__(1960);
;// CONCATENATED MODULE: ./.work/stage/lib/service/service-inputs.js



const SERVICE_INPUTS = {
    'base-url': '',
    'api-key': '',
    'timeout-minutes': '30',
    'poll-interval-seconds': '10',
};
const KEY_MISSING = 'is empty. Check that `api-key: ${{ secrets.… }}` names an existing secret. Environment secrets are available only to jobs that name ' +
    'the environment, and a reusable workflow needs `secrets: inherit`. Runs for pull requests from forks cannot access secrets, and ' +
    'Dependabot runs can access only Dependabot secrets. Skip this step in such runs.';
function parseBaseUrl(text) {
    if (!URL.canParse(text) || /[\s\p{Cc}?#]/u.test(text))
        return (0,input_reader/* refuse */.TR)('must be a URL such as https://api.example.com.');
    const url = new URL(text);
    if (url.username + url.password !== '')
        return (0,input_reader/* refuse */.TR)('must not contain credentials. Pass the key with `api-key`.');
    if (!(0,hosts/* isHttpsOrLoopback */.cU)(url))
        return (0,input_reader/* refuse */.TR)('must be an https URL. http is allowed only for the runner itself (127.0.0.1, localhost).');
    return url.pathname === '/' ? (0,input_reader/* accept */.Ju)(url) : (0,input_reader/* refuse */.TR)(`must be an origin without a path: ${url.origin}.`);
}
function parseApiKey(text) {
    if (/^Bearer\s/i.test(text))
        return (0,input_reader/* refuse */.TR)('must be the key alone, without `Bearer `.');
    return /^[\x21-\x7e]{8,}$/.test(text)
        ? (0,input_reader/* accept */.Ju)(text)
        : (0,input_reader/* refuse */.TR)('must be one line of at least 8 characters without spaces, as shown in the dashboard.');
}
const TIMEOUT = { what: 'number of minutes', min: 0.001, max: 7_200, factor: 60_000 };
const POLL_INTERVAL = { what: 'number of seconds', min: 0.1, max: 3_600, factor: 1_000 };
function readServiceInputs(reader) {
    return {
        baseUrl: reader.required('base-url', parseBaseUrl),
        apiKey: reader.required('api-key', parseApiKey, KEY_MISSING),
        timeoutMs: reader.optional('timeout-minutes', (text) => (0,input_reader/* parseDecimal */.$Q)(text, TIMEOUT)),
        maxPauseMs: reader.optional('poll-interval-seconds', (text) => (0,input_reader/* parseDecimal */.$Q)(text, POLL_INTERVAL)),
    };
}
function requireVerifiedTls(baseUrl, environment) {
    if (baseUrl.protocol !== 'https:' || environment['NODE_TLS_REJECT_UNAUTHORIZED'] !== '0')
        return;
    const message = 'The environment variable NODE_TLS_REJECT_UNAUTHORIZED is 0, which turns off certificate verification. No request was sent.';
    throw new errors/* ActionError */.lZ('invalid-input', message, {
        hint: 'Remove NODE_TLS_REJECT_UNAUTHORIZED from the environment of the step and of the runner. To trust a private CA, set NODE_EXTRA_CA_CERTS to the path of its PEM file.',
    });
}

// EXTERNAL MODULE: ./.work/stage/lib/agent/gate.js
var gate = __nccwpck_require__(5177);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent-inputs.js




const AGENT_INPUTS = {
    'project-id': '',
    'agent-job-id': '',
    'fail-on': 'failed, archived, timed-out',
    'pull-request': 'optional',
    'github-token': '',
    'commit-status': '',
    comment: 'false',
};
const MAX_AGENT_JOBS = 50;
function parseProjectId(text) {
    return (0,identifiers/* isIdentifier */._5)(text) ? (0,input_reader/* accept */.Ju)(text) : (0,input_reader/* refuse */.TR)('must be one word without spaces, as shown in the dashboard.');
}
function parseAgentJobIds(text) {
    const ids = [...new Set((0,input_reader/* linesOf */.Dx)(text))];
    if (ids.length === 0 || !ids.every(identifiers/* isIdentifier */._5))
        return (0,input_reader/* refuse */.TR)('must contain one ID per line, without spaces.');
    return ids.length <= MAX_AGENT_JOBS ? (0,input_reader/* accept */.Ju)(ids) : (0,input_reader/* refuse */.TR)(`must list at most ${MAX_AGENT_JOBS} jobs.`);
}
function parseFailableResults(text) {
    const parsed = (0,input_reader/* parseFailOn */.XV)(text, gate/* FAILABLE_RESULTS */.gH);
    if (parsed.ok)
        return parsed;
    const others = 'To fail without a pull request, use `pull-request: required`. A cancelled step always fails.';
    return (0,input_reader/* refuse */.TR)(`${parsed.reason} ${others}`);
}
function readGitHub(reader) {
    const token = reader.optional('github-token', input_reader/* parseToken */.pI);
    const commitStatus = reader.optional('commit-status', (text) => (0,input_reader/* parseLine */.A)(text, 100));
    const comment = reader.optional('comment', input_reader/* parseBoolean */.yG) ?? false;
    if (reader.text('github-token') === '') {
        const needs = 'requires `github-token`. Pass `github-token: ${{ github.token }}`, and give the job the permission';
        if (commitStatus !== undefined)
            reader.mistake('commit-status', `${needs} \`statuses: write\`.`);
        if (comment)
            reader.mistake('comment', `${needs} \`pull-requests: write\`.`);
        if (reader.text('pull-request') === 'merged')
            reader.mistake('pull-request', `with \`merged\` ${needs} \`pull-requests: read\`.`);
    }
    return token === undefined ? undefined : { token, commitStatus, comment };
}
function collectAgentInputs(reader) {
    const missingJob = 'is required. If it is an output of another step, check that the step ran.';
    return {
        mode: 'agent',
        ...readServiceInputs(reader),
        projectId: reader.required('project-id', parseProjectId),
        jobIds: reader.required('agent-job-id', parseAgentJobIds, missingJob),
        failOn: reader.optional('fail-on', parseFailableResults),
        pullRequestPolicy: reader.optional('pull-request', (text) => (0,input_reader/* parseChoice */.HU)(text, gate/* PULL_REQUEST_POLICIES */.Tk)),
        github: readGitHub(reader),
    };
}
function readAgentInputs(reader) {
    return reader.finish(collectAgentInputs(reader), ['github']);
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/outputs.js
var outputs = __nccwpck_require__(7787);
;// CONCATENATED MODULE: ./.work/stage/lib/agent/agent-outputs.js

const AGENT_OUTPUTS = {
    ...outputs/* COMMON_OUTPUTS */.h,
    status: 'string',
    prLink: 'string',
    prNumber: 'number',
    prRepository: 'string',
    prState: 'string',
    prHeadSha: 'string',
    sourceRepository: 'string',
    sourceRef: 'string',
    model: 'string',
    createdAt: 'string',
    archivedAt: 'string',
    jobs: 'string',
};

// EXTERNAL MODULE: ./.work/stage/lib/http/fetch.js + 2 modules
var http_fetch = __nccwpck_require__(4808);
// EXTERNAL MODULE: ./.work/stage/lib/runner/deadline.js
var runner_deadline = __nccwpck_require__(737);
// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __nccwpck_require__(7486);
// EXTERNAL MODULE: ./.work/stage/lib/service/http.js + 1 modules
var http = __nccwpck_require__(5438);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/poll.js + 1 modules
var poll = __nccwpck_require__(6973);
// EXTERNAL MODULE: ./.work/stage/lib/runner/quantities.js
var quantities = __nccwpck_require__(2876);
// EXTERNAL MODULE: ./.work/stage/lib/http/http-error.js
var http_error = __nccwpck_require__(2068);
// EXTERNAL MODULE: ./.work/stage/lib/service/link.js
var service_link = __nccwpck_require__(7928);
// EXTERNAL MODULE: ./.work/stage/lib/service/schema.js
var schema = __nccwpck_require__(1231);
// EXTERNAL MODULE: ./.work/stage/lib/service/service-error.js
var service_error = __nccwpck_require__(8586);
;// CONCATENATED MODULE: ./.work/stage/lib/service/client.js





const EXPORT_SUBJECT = {
    forbiddenHint: 'Static exports require an Enterprise plan, and the key must belong to the organization that owns the domain. ' +
        "Check the plan in the dashboard, or ask the service's support to enable static exports.",
    inputs: '`domain`, `job-id`, `version` and `paths`',
};
const START = {
    ...EXPORT_SUBJECT,
    action: 'start the export',
    missing: 'static export endpoint',
    missingHint: 'Check `base-url`. It must be the origin of the API, not of the documentation site.',
    rateLimitHint: 'Re-run the step after the rate limit has been reset. If many workflows start exports, run them at different times.',
};
function jobSubject(action, jobId) {
    const missingHint = 'Check the ID, and check that the key belongs to the organization that started the job.';
    return { ...EXPORT_SUBJECT, action, missing: `export job ${jobId}`, missingHint, rateLimitHint: service_error/* POLL_LIMIT_HINT */.CO };
}
function linkOf({ body, receivedMs }, baseUrl) {
    const link = (0,service_link/* checkLink */.t)(body['bundleUrl'], baseUrl);
    if (!link.ok) {
        throw new errors/* ActionError */.lZ('link-unusable', `The service's bundle link cannot be used: ${link.reason}.`, {
            hint: 'Check which server responds at `base-url`. Nothing was downloaded, and the link was not set as an output.',
        });
    }
    const facts = (0,schema/* readBundle */.Bo)(body);
    const lifeMs = facts.expiresAt === undefined ? undefined : Math.max(0, Date.parse(facts.expiresAt) - receivedMs);
    return { url: link.url, text: link.text, ...facts, lifeMs };
}
const JOBS = '/v1/static-export/jobs';
async function startExport(send, body, idempotencyKey) {
    const start = { method: 'POST', path: JOBS, purpose: 'Start', subject: START };
    const response = await send({ ...start, body, idempotencyKey });
    const jobId = (0,schema/* readIdentifier */.yR)(response.body['jobId']);
    if (jobId !== undefined)
        return jobId;
    throw new errors/* ActionError */.lZ('answer-unusable', 'The service accepted the export, but its response has no valid `jobId`.', {
        hint: 'The job may be running: check the dashboard. Check that `base-url` is the origin of the API.',
    });
}
async function getExport(send, { jobId, exists }) {
    const { body, retryAfterMs } = await send({
        ...{ method: 'GET', path: `${JOBS}/${encodeURIComponent(jobId)}`, purpose: 'Status' },
        job: { field: 'jobId', id: jobId, exists },
        subject: jobSubject('get the status of the export', jobId),
    });
    return { value: (0,schema/* readExport */.Jb)(body), retryAfterMs };
}
async function createBundleLink(send, jobId, baseUrl) {
    try {
        const response = await send({
            ...{ method: 'POST', path: `${JOBS}/${encodeURIComponent(jobId)}/bundle`, purpose: 'Bundle link' },
            job: { field: 'jobId', id: jobId, exists: true },
            subject: jobSubject('create a link to the bundle', jobId),
        });
        return { kind: 'link', link: linkOf(response, baseUrl) };
    }
    catch (error) {
        const cause = error instanceof errors/* ActionError */.lZ ? error.cause : undefined;
        if (!(error instanceof errors/* ActionError */.lZ && cause instanceof http_error/* HttpError */.j$ && cause.status === 409))
            throw error;
        return { kind: 'not-finished', error, retryAfterMs: cause.retryAfterMs };
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/bundle-link.js





async function waitForLink({ jobId, log }, context) {
    const { inputs, notes, send } = context;
    let refusal;
    const attempt = async () => {
        const response = await createBundleLink(send, jobId, inputs.baseUrl);
        if (response.kind === 'link')
            return { done: true, value: response.link };
        refusal = response.error;
        log.once('state', 'The bundle is not ready yet (409); retrying');
        log.longPause(response.retryAfterMs);
        return { done: false, retryAfterMs: response.retryAfterMs };
    };
    notes.timeline.begin('bundle');
    try {
        return await (0,poll/* poll */.w)(context, attempt, ({ waitedMs }) => {
            log.progress({ status: 'completed, bundle not ready', waitedMs });
        });
    }
    catch (error) {
        throw refusal && error instanceof errors/* ActionError */.lZ ? error.withDetails(refusal.message, ...refusal.details) : error;
    }
    finally {
        notes.timeline.end('bundle');
    }
}
function publishLink({ url, text, expiresAt, sizeBytes }, context) {
    const { inputs, mask, outputs, redactor } = context;
    const secrets = (0,service_link/* secretsOf */.F)(url);
    for (const secret of secrets)
        redactor.add(secret);
    if (inputs.maskLink)
        for (const secret of secrets.length === 0 ? [text] : secrets)
            mask(secret);
    outputs.forget('expiresAt');
    outputs.setAll({ bundleUrl: text, expiresAt, sizeBytes });
}
function readyLine({ sizeBytes, expiresAt, lifeMs = 0 }) {
    const size = sizeBytes === undefined ? '' : ` (${(0,quantities/* formatBytes */.z3)(sizeBytes)})`;
    if (expiresAt === undefined)
        return `Bundle ready${size}: link in output bundleUrl.`;
    const validity = lifeMs > 0 ? `for ${(0,quantities/* formatDuration */.a3)(lifeMs)} (until ${expiresAt})` : `until ${expiresAt}`;
    return `Bundle ready${size}: link valid ${validity}, in output bundleUrl.`;
}
function expiredAgain({ expiresAt = 'an unknown time' }) {
    return new errors/* ActionError */.lZ('link-unusable', 'The link had expired, and the new link from the service had already expired as well.', {
        details: [`The new link expired at ${expiresAt}.`],
        hint: 'Check how long the links of the service are valid, and check the clock of the service. Then re-run the step with `job-id`.',
    });
}
function createLinkProvider(job, context) {
    const { clock, deadline, inputs, logger, send } = context;
    let expiresMs = Infinity;
    const remainingMs = () => expiresMs - clock.monotonic();
    const hasExpired = () => remainingMs() <= 0;
    const use = (link) => {
        expiresMs = clock.monotonic() + (link.lifeMs ?? Infinity);
        publishLink(link, context);
        return link;
    };
    const renew = async (why) => {
        const response = await createBundleLink(send, job.jobId, inputs.baseUrl);
        if (response.kind === 'not-finished')
            throw response.error;
        logger.info(`${why}. Created a new link, in output bundleUrl.`);
        return use(response.link);
    };
    return {
        mint: async () => {
            const link = use(await waitForLink(job, context));
            logger.info(readyLine(link));
            for (const text of link.parseWarnings)
                job.log.once('response', text);
            deadline.lift();
            return link;
        },
        renew: () => renew(hasExpired() ? 'The link had expired' : 'The host rejected the link'),
        hasExpired,
        ensureMinLifetime: async (minMs) => {
            const isTooShort = () => hasExpired() || remainingMs() < minMs;
            if (!isTooShort())
                return;
            let why = 'The service does not issue longer-lived links.';
            try {
                await renew(`The link is valid for less than ${(0,quantities/* formatDuration */.a3)(minMs)}`);
            }
            catch (error) {
                if (deadline.signal.aborted || hasExpired() || !(error instanceof errors/* ActionError */.lZ))
                    throw error;
                why = `Could not create a new link: ${error.message}`;
            }
            if (hasExpired())
                throw expiredAgain(context.outputs.known());
            if (!isTooShort())
                return;
            const left = (0,quantities/* formatDuration */.a3)(remainingMs());
            const message = `The link is valid for ${left}; \`min-link-minutes\` requires ${(0,quantities/* formatDuration */.a3)(minMs)}. ${why}`;
            logger.warning(message, 'Link expires soon');
        },
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./.work/stage/lib/jobs/job-log.js
var job_log = __nccwpck_require__(1311);
;// CONCATENATED MODULE: ./.work/stage/lib/export/export-job.js






async function openJob(context) {
    const { clock, inputs, logger, send } = context;
    const { source, version } = inputs;
    const log = new job_log/* JobLog */.s(context);
    if (source.kind === 'attach') {
        logger.info(`Resuming export job ${source.jobId}.`);
        return { jobId: source.jobId, startedMs: undefined, log };
    }
    const { domain, paths } = source;
    const request = { domain, ...(version !== undefined && { version }), ...(paths !== undefined && { paths }) };
    const jobId = await startExport(send, request, (0,external_node_crypto_.randomUUID)());
    logger.info(`Started export job ${jobId} for ${domain}.`);
    return { jobId, startedMs: clock.monotonic(), log };
}
function recordPhase(job, { phase, status }, timeline) {
    const since = job.latest === undefined ? job.startedMs : undefined;
    if (phase === 'running' && status === 'queued') {
        timeline.begin('queued', since);
        return;
    }
    timeline.end('queued');
    if (phase === 'running' || since !== undefined)
        timeline.begin('export', since);
    if (phase !== 'running')
        timeline.end('export');
}
function record(job, snapshot, { notes, outputs }) {
    recordPhase(job, snapshot, notes.timeline);
    const isCompleted = snapshot.phase === 'completed';
    const percent = isCompleted ? 100 : (snapshot.percent ?? job.latest?.percent);
    const pageCount = isCompleted ? snapshot.pageCount : (snapshot.pageCount ?? job.latest?.pageCount);
    job.latest = { ...snapshot, percent, pageCount };
    for (const text of snapshot.parseWarnings)
        job.log.once('response', text);
    if (outputs.known().domain === undefined)
        outputs.set('domain', snapshot.domain);
    if (pageCount === undefined)
        outputs.forget('pageCount');
    outputs.setAll({ status: snapshot.status, progress: percent, pageCount });
}
function exportFailed(jobId, { error }, domain) {
    const fix = error === undefined ? 'The service reported no reason. Check the job in the dashboard' : 'Fix the reported problem';
    return new errors/* ActionError */.lZ('export-failed', `Export job ${jobId} failed.`, {
        details: [
            ...(domain === undefined ? [] : [`Domain: ${domain}.`]),
            ...(error === undefined ? [] : [`Message from the service: ${error}`]),
        ],
        hint: `${fix}, then start a new export with \`domain\`.`,
    });
}
async function pollExport(job, context) {
    const { jobId, log } = job;
    const exists = job.startedMs !== undefined || job.latest !== undefined;
    const { value, retryAfterMs } = await getExport(context.send, { jobId, exists });
    record(job, value, context);
    log.longPause(retryAfterMs);
    if (value.phase === 'failed')
        throw exportFailed(jobId, value, context.outputs.known().domain);
    if (value.phase === 'completed')
        return { done: true, value };
    return { done: false, percent: value.percent, retryAfterMs };
}
async function waitUntilCompleted(job, context) {
    const completed = await (0,poll/* poll */.w)(context, () => pollExport(job, context), ({ remainingMs }) => {
        if (job.latest)
            job.log.progress({ ...job.latest, remainingMs });
    });
    if (job.latest)
        job.log.progress(job.latest);
    return completed;
}
const FINAL_FOR_THE_JOB = [
    'export-failed',
    'not-found',
    'archive-refused',
    'digest-mismatch',
    'too-few-pages',
];
function withJobState(error, { jobId, latest, startedMs }) {
    if (!(error instanceof errors/* ActionError */.lZ) || FINAL_FOR_THE_JOB.includes(error.code))
        return error;
    if (error.code === 'download-failed' && (0,http_error/* isGone */.ST)(error.cause))
        return error;
    const resumeHint = startedMs === undefined
        ? 'To resume it, re-run the step with the same inputs.'
        : `To resume it, run the step with \`job-id: ${jobId}\` instead of \`domain\`.`;
    return error.withDetails(...(0,job_log/* jobStateLines */.O)(`Export job ${jobId}`, latest, resumeHint));
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __nccwpck_require__(8128);
;// CONCATENATED MODULE: ./.work/stage/lib/export/export-summary.js


function pagesCell({ outputs: { pageCount }, unpackedPages }) {
    const files = unpackedPages === undefined ? '' : `${(0,quantities/* formatCount */.B4)(unpackedPages, 'HTML file')} in the bundle`;
    if (pageCount === undefined)
        return files || undefined;
    return files === '' || pageCount === unpackedPages ? String(pageCount) : `${pageCount} (${files})`;
}
function facts(known) {
    const { cacheHit, contentDigest, deploymentVersion, expiresAt, jobId, sha256, sizeBytes, status } = known.outputs;
    const size = sizeBytes === undefined ? undefined : (0,quantities/* formatBytes */.z3)(sizeBytes);
    return (0,markdown/* factTable */.Bu)([
        ['Service', (0,markdown/* code */.aY)(known.service)],
        ['Job', (0,markdown/* codeIfKnown */.w8)(jobId)],
        ['Status', (0,markdown/* codeIfKnown */.w8)(status)],
        ['Pages', pagesCell(known)],
        ['Size', size !== undefined && cacheHit === true ? `${size}, from the tool cache` : size],
        ['SHA-256 of the archive', (0,markdown/* codeIfKnown */.w8)(sha256)],
        ['Content digest', (0,markdown/* codeIfKnown */.w8)(contentDigest)],
        ['Version to deploy', (0,markdown/* codeIfKnown */.w8)(deploymentVersion)],
        ['Duration', known.durations || undefined],
        ['Link', expiresAt === undefined ? undefined : `output ${(0,markdown/* code */.aY)('bundleUrl')}, valid until ${(0,markdown/* code */.aY)(expiresAt)}`],
    ]);
}
const MAX_PATH_LENGTH = 1000;
function nextSteps({ isResumed, outputs: { changed, jobId, packagePath, valuesFile } }) {
    const steps = [
        changed === false &&
            `The site has not changed: ${(0,markdown/* code */.aY)('changed')} is ${(0,markdown/* code */.aY)('false')}, so you can skip the deployment.`,
        valuesFile !== undefined &&
            `Deploy the site in this job: ${(0,markdown/* code */.aY)(`helm upgrade --values ${valuesFile} …`, MAX_PATH_LENGTH)}`,
        packagePath !== undefined &&
            `To copy the bundle to another network, upload the output ${(0,markdown/* code */.aY)('packagePath')} as an artifact in this job. To verify the copy, run ${(0,markdown/* code */.aY)('sha256sum --check SHA256SUMS')}.`,
        jobId !== undefined &&
            !isResumed &&
            `To deploy later or in another job, set ${(0,markdown/* code */.aY)(`job-id: ${jobId}`)} instead of ${(0,markdown/* code */.aY)('domain')}. The step then creates a new link. The site is not exported again.`,
    ].filter((step) => step !== false);
    return steps.length === 0 ? '' : `### What to do next\n\n${steps.map((step) => `- ${step}`).join('\n')}`;
}
function notice({ domain, expiresAt, jobId, pageCount, sizeBytes }) {
    const parts = [
        domain,
        pageCount === undefined ? undefined : (0,quantities/* formatCount */.B4)(pageCount, 'page'),
        sizeBytes === undefined ? undefined : (0,quantities/* formatBytes */.z3)(sizeBytes),
        jobId === undefined ? undefined : `job ${jobId}`,
        expiresAt === undefined ? undefined : `link valid until ${expiresAt}`,
    ];
    return parts.filter((part) => part !== undefined).join(' · ');
}
function exportSummary(known) {
    const { domain, jobId } = known.outputs;
    const job = jobId === undefined ? '' : ` by job ${(0,markdown/* code */.aY)(jobId)}`;
    return {
        notice: { title: 'Static export', message: notice(known.outputs) },
        heading: `Static export${domain === undefined ? job : ` of ${(0,markdown/* code */.aY)(domain)}`}`,
        sections: [facts(known), known.failed ? '' : nextSteps(known)],
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/disk-error.js
var disk_error = __nccwpck_require__(8441);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/cache/cache-dirs.js
var cache_dirs = __nccwpck_require__(1265);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/package.js






const MANIFEST_FILE = 'manifest.json';
async function fill(dir, archive, manifest) {
    const copy = (0,external_node_path_.join)(dir, archive.file);
    await (0,promises_.link)(archive.path, copy).catch(() => (0,promises_.copyFile)(archive.path, copy, external_node_fs_.constants.COPYFILE_FICLONE));
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, MANIFEST_FILE), manifest);
    const manifestSha256 = (0,external_node_crypto_.createHash)('sha256').update(manifest).digest('hex');
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'SHA256SUMS'), `${archive.sha256}  ${archive.file}\n${manifestSha256}  ${MANIFEST_FILE}\n`);
}
async function packageBundle(tempDir, archive, manifest) {
    const dir = await (0,disk_error/* withDiskErrors */.N)((0,promises_.mkdtemp)((0,external_node_path_.join)(tempDir, 'static-export-')), 'RUNNER_TEMP');
    try {
        await (0,disk_error/* withDiskErrors */.N)(fill(dir, archive, manifest), 'RUNNER_TEMP');
        return { dir, manifestPath: (0,external_node_path_.join)(dir, MANIFEST_FILE) };
    }
    catch (error) {
        await (0,cache_dirs/* removeFolder */.v$)(dir).catch(() => undefined);
        throw error;
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/github/trigger.js
var trigger = __nccwpck_require__(788);
// EXTERNAL MODULE: ./.work/stage/lib/site/digest-version.js
var digest_version = __nccwpck_require__(2863);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/private-file.js



class UnusablePath extends Error {
    name = 'UnusablePath';
}
function isInside(path, folder) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
async function withFileBeside(path, text, use) {
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path).slice(0, 100)}.${(0,external_node_crypto_.randomUUID)()}`);
    try {
        await (0,promises_.writeFile)(temporary, text, { flag: 'wx', mode: 0o600 });
        await use(temporary);
    }
    finally {
        await (0,promises_.rm)(temporary, { force: true });
    }
}
async function openPrivateFile(path, root) {
    const wanted = (0,external_node_path_.resolve)(root, path);
    const folder = await (0,promises_.realpath)((0,external_node_path_.dirname)(wanted));
    if (!(0,external_node_path_.isAbsolute)(path) && !isInside(folder, await (0,promises_.realpath)(root)))
        throw new UnusablePath('leads outside the workspace through a symbolic link');
    const target = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(wanted));
    const existing = await (0,promises_.lstat)(target).catch(() => undefined);
    if (existing?.isDirectory() === true)
        throw new UnusablePath('is a folder');
    await withFileBeside(target, '', () => Promise.resolve());
    return { path: target, write: (text) => withFileBeside(target, text, (temporary) => (0,promises_.rename)(temporary, target)) };
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/values-file.js



function yamlString(text) {
    const escape = (character) => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
    return JSON.stringify(text.toWellFormed()).replace(/[^\x20-\x7e]/gu, escape);
}
function valuesText(bundleUrl, version) {
    return [
        '# For `helm upgrade --values`. Anyone who has the link can download the bundle until the link expires.',
        'staticExport:',
        '  enabled: true',
        `  bundleUrl: ${yamlString(bundleUrl)}`,
        `  version: ${yamlString(version)}`,
        '',
    ].join('\n');
}
async function orUnwritable(path, action) {
    try {
        return await action();
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        if (!(error instanceof UnusablePath) && code === undefined)
            throw error;
        const isMissing = code === 'ENOENT';
        const why = error instanceof UnusablePath ? error.message : `cannot be written (${code ?? ''})`;
        const message = isMissing ? `the folder ${(0,external_node_path_.dirname)(path)} does not exist` : `${path} ${why}`;
        const hint = isMissing
            ? 'Create the folder before this step, or use a path such as ${{ runner.temp }}/values.yaml.'
            : 'Use the path of a file in an existing folder, such as ${{ runner.temp }}/values.yaml.';
        throw new errors/* ActionError */.lZ('values-unwritable', `\`values-file\`: ${message}.`, { hint, cause: error });
    }
}
async function openValuesFile(path, environment) {
    const root = environment['GITHUB_WORKSPACE'] ?? process.cwd();
    const file = await orUnwritable((0,external_node_path_.resolve)(root, path), () => openPrivateFile(path, root));
    return { path: file.path, write: (text) => orUnwritable(file.path, () => file.write(text)) };
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/hand-over.js





const MANIFEST_FORM = 1;
const DIGEST_CHARS = 12;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
function defaultVersion(jobId, contentDigest) {
    if (contentDigest !== undefined)
        return `sha-${contentDigest.slice(contentDigest.indexOf(':') + 1).slice(0, DIGEST_CHARS)}`;
    if (LABEL.test(jobId))
        return jobId;
    return `job-${(0,external_node_crypto_.createHash)('sha256').update(jobId).digest('hex').slice(0, DIGEST_CHARS)}`;
}
function changeText(previousContentDigest, changed) {
    if ((0,digest_version/* isContentDigest */.j)(previousContentDigest))
        return `The site has ${changed ? '' : 'not '}changed.`;
    return 'The site is treated as changed, because `previous-content-digest` belongs to another version of the digest and cannot be compared.';
}
function manifestText({ job, completed }, bundle, context) {
    const { clock, environment, inputs, outputs } = context;
    const { domain, deploymentVersion } = outputs.known();
    const { file, sizeBytes, sha256 } = bundle.archive;
    const manifest = {
        form: MANIFEST_FORM,
        service: inputs.baseUrl.origin,
        domain,
        jobId: job.jobId,
        version: deploymentVersion,
        pageCount: completed.pageCount ?? bundle.site?.pages,
        archive: { file, sizeBytes, sha256 },
        contentDigest: bundle.site?.contentDigest,
        siteSha256: bundle.site?.siteSha256,
        times: {
            jobCreated: completed.createdAt,
            jobUpdated: completed.updatedAt,
            written: new Date(clock.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
        },
        run: {
            repository: environment['GITHUB_REPOSITORY'],
            commit: environment['GITHUB_SHA'],
            id: environment['GITHUB_RUN_ID'],
            attempt: environment['GITHUB_RUN_ATTEMPT'],
            url: (0,trigger/* readRunUrl */.tP)(environment),
        },
    };
    return `${JSON.stringify(manifest, (_, value) => (value === undefined || value === '' ? null : value), 2)}\n`;
}
async function createPackage(verified, context) {
    const { environment, inputs, logger, outputs } = context;
    const { bundle } = verified;
    if (!bundle || inputs.bundle?.package !== true)
        return;
    const manifest = manifestText(verified, bundle, context);
    const { dir, manifestPath } = await packageBundle(environment['RUNNER_TEMP'] ?? '', bundle.archive, manifest);
    outputs.setAll({ manifestPath, packagePath: dir });
    logger.info(`Packaged the archive and its manifest in ${dir}.`);
}
async function handOver(verified, context) {
    const { bundle, job, links, valuesFile } = verified;
    const { inputs, logger, outputs } = context;
    const { isMinLinkChosen, minLinkMs, previousContentDigest } = inputs;
    const contentDigest = bundle?.site?.contentDigest;
    const version = inputs.version ?? defaultVersion(job.jobId, contentDigest);
    const changed = previousContentDigest === undefined || previousContentDigest !== contentDigest;
    outputs.setAll({ deploymentVersion: version, changed });
    if (previousContentDigest !== undefined)
        logger.info(changeText(previousContentDigest, changed));
    await createPackage(verified, context);
    if (bundle && !valuesFile && !isMinLinkChosen)
        return;
    await links.ensureMinLifetime(minLinkMs);
    const { bundleUrl } = outputs.known();
    if (!valuesFile || bundleUrl === undefined)
        return;
    await valuesFile.write(valuesText(bundleUrl, version));
    outputs.set('valuesFile', valuesFile.path);
    logger.info(`Wrote the values file ${valuesFile.path}.`);
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/page-guard.js


function percent(value) {
    return `${Number(value.toFixed(1))} %`;
}
function objections(pages, where, rules) {
    if (pages === undefined)
        return [];
    const { minPages, previousPages, maxDropPercent } = rules;
    const has = `The export has ${(0,quantities/* formatCount */.B4)(pages, 'page')} ${where}`;
    const found = [];
    if (minPages !== undefined && pages < minPages)
        found.push(`${has}; \`min-pages\` is ${minPages}.`);
    if (previousPages !== undefined && (previousPages - pages) * 100 > maxDropPercent * previousPages) {
        const drop = percent((100 * (previousPages - pages)) / previousPages);
        const limit = `\`max-page-drop-percent\` allows ${percent(maxDropPercent)}`;
        found.push(`${has}, ${drop} fewer than the previous ${previousPages}; ${limit}.`);
    }
    return found;
}
function requirePages({ reported, unpacked }, rules) {
    const { minPages, previousPages } = rules;
    if (minPages === undefined && previousPages === undefined)
        return;
    if (reported === undefined && unpacked === undefined) {
        const names = Object.entries({ '`min-pages`': minPages, '`previous-page-count`': previousPages });
        const set = names.flatMap(([name, value]) => (value === undefined ? [] : [name])).join(' and ');
        throw new errors/* ActionError */.lZ('page-count-unknown', 'The number of pages is unknown, so it could not be checked.', {
            details: ['The service reported no page count for the completed job, and the bundle was not unpacked.'],
            hint: `Set \`extract: true\` to count the pages in the bundle. To skip the check, leave ${set} empty.`,
        });
    }
    const [first, ...others] = [
        ...objections(reported, 'according to the service', rules),
        ...objections(unpacked, 'in the bundle', rules),
    ];
    if (first === undefined)
        return;
    const raise = 'increase `max-page-drop-percent` for one run, or leave `previous-page-count` empty once';
    const ways = [
        ...(minPages === undefined ? [] : ['lower `min-pages`']),
        ...(previousPages === undefined ? [] : [raise]),
    ];
    throw new errors/* ActionError */.lZ('too-few-pages', first, {
        details: others,
        hint: `Do not deploy this export. Check it in the dashboard. If fewer pages are intended, ${ways.join(', and ')}.`,
    });
}
function logDifference({ reported, unpacked }, logger) {
    if (reported === undefined || unpacked === undefined || reported === unpacked)
        return;
    const message = `The service reported ${(0,quantities/* formatCount */.B4)(reported, 'page')}; the bundle has ${(0,quantities/* formatCount */.B4)(unpacked, 'HTML file')}.`;
    if (unpacked < reported)
        logger.warning(message, 'Pages missing from the bundle');
    else
        logger.info(message);
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/timeline.js

const PHASES = ['queued', 'export', 'bundle', 'download', 'unpack'];
class Timeline {
    #clock;
    #spans = new Map();
    constructor(clock) {
        this.#clock = clock;
    }
    begin(phase, sinceMs = this.#clock.monotonic()) {
        this.#spans.set(phase, { startMs: this.#spans.get(phase)?.startMs ?? sinceMs });
    }
    end(phase) {
        const span = this.#spans.get(phase);
        if (span)
            span.endMs ??= this.#clock.monotonic();
    }
    durations() {
        const durations = PHASES.flatMap((phase) => {
            const span = this.#spans.get(phase);
            return span ? [`${phase} ${(0,quantities/* formatDuration */.a3)((span.endMs ?? this.#clock.monotonic()) - span.startMs)}`] : [];
        });
        return durations.join(', ');
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/export.js











async function createFetcher(context) {
    const { bundle } = context.inputs;
    return bundle && (await Promise.all(/* import() */[__nccwpck_require__.e(558), __nccwpck_require__.e(942)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7942))).createBundleFetcher(bundle, context);
}
async function runExport(context) {
    const { environment, inputs, logger, notes, outputs } = context;
    if (inputs.source.kind === 'start')
        outputs.set('domain', inputs.source.domain);
    const valuesFile = inputs.valuesFile === undefined ? undefined : await openValuesFile(inputs.valuesFile, environment);
    const fetcher = await createFetcher(context);
    const job = await openJob(context);
    outputs.set('jobId', job.jobId);
    try {
        outputs.publish();
        const completed = await waitUntilCompleted(job, context);
        const reported = completed.pageCount;
        const willCount = inputs.bundle?.extract === true && reported === undefined;
        if (!willCount)
            requirePages({ reported }, inputs);
        const links = createLinkProvider(job, context);
        if (!fetcher)
            await links.mint();
        const bundle = await fetcher?.(job.jobId, links);
        const unpacked = bundle?.site?.pages;
        notes.unpackedPages = unpacked;
        outputs.set('pageCount', reported ?? unpacked);
        logDifference({ reported, unpacked }, logger);
        requirePages({ reported, unpacked }, inputs);
        await handOver({ job, completed, links, bundle, valuesFile }, context);
        outputs.set('result', 'completed');
    }
    catch (error) {
        throw withJobState(error, job);
    }
}
function failureResult(code) {
    if (code === 'timed-out' || code === 'cancelled')
        return code;
    return code === 'export-failed' ? 'failed' : 'error';
}
function createExportFlow(inputs, context) {
    const { cancelled, clock, environment, outputs, redactor } = context;
    const { apiKey, baseUrl, source } = inputs;
    const notes = { timeline: new Timeline(clock), unpackedPages: undefined };
    return {
        run: async () => {
            const deadline = (0,runner_deadline/* startDeadline */.d)(clock, inputs.timeoutMs, cancelled);
            try {
                const { fetch } = (0,http_fetch/* createHttpClient */.u)(environment);
                const send = (0,http/* createSender */.a)({ ...context, apiKey, baseUrl, deadline, fetch });
                await runExport({ ...context, inputs, send, notes, deadline });
            }
            finally {
                deadline.dispose();
            }
        },
        failureResult,
        summarize: (failed) => {
            const facts = {
                outputs: outputs.known(),
                service: baseUrl.origin,
                isResumed: source.kind === 'attach',
                unpackedPages: notes.unpackedPages,
                durations: notes.timeline.durations(),
                failed,
            };
            return exportSummary((0,shown_text/* shownDeeply */.FZ)(facts, redactor));
        },
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/export-inputs.js




const EXPORT_INPUTS = {
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
};
function parseDomain(text) {
    const form = 'must be a host name such as docs.example.com, without a scheme, a port, a path or a slash.';
    return (0,identifiers/* isHostName */.uy)(text)
        ? (0,input_reader/* accept */.Ju)(text.toLowerCase())
        : (0,input_reader/* refuse */.TR)(`${form} Use the xn-- form for names in other scripts.`);
}
function parseJobId(text) {
    return (0,identifiers/* isIdentifier */._5)(text) ? (0,input_reader/* accept */.Ju)(text) : (0,input_reader/* refuse */.TR)('must be the `jobId` of an earlier run: one word without spaces.');
}
function parsePaths(text) {
    const isPage = (path) => /^[^\s\p{Cc}?#,]+$/u.test(path) && !path.split('/').some((part) => ['', '.', '..'].includes(part));
    const paths = (0,input_reader/* linesOf */.Dx)(text);
    if (paths.every(isPage))
        return (0,input_reader/* accept */.Ju)([...new Set(paths)]);
    return (0,input_reader/* refuse */.TR)('must contain one page per line, without a leading or trailing slash, such as guides/getting-started.');
}
function parsePages(text, min) {
    const pages = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return pages >= min ? (0,input_reader/* accept */.Ju)(pages) : (0,input_reader/* refuse */.TR)(`must be a whole number of at least ${min}, such as 120.`);
}
function parseFilePath(text) {
    if (/\p{Cc}/u.test(text) || /[/\\]$/.test(text) || (0,external_node_path_.normalize)(text) === '.')
        return (0,input_reader/* refuse */.TR)('must be the path of a file.');
    const example = '${{ runner.temp }}/values.yaml';
    if (/^~(?:[/\\]|$)/.test(text))
        return (0,input_reader/* refuse */.TR)(`starts with \`~\`, which is not expanded here. Use ${example} or an absolute path.`);
    return !(0,external_node_path_.isAbsolute)(text) && /^\.\.(?:[/\\]|$)/.test((0,external_node_path_.normalize)(text))
        ? (0,input_reader/* refuse */.TR)(`must stay in the workspace, or be an absolute path such as ${example}.`)
        : (0,input_reader/* accept */.Ju)(text);
}
function parseSha256(text) {
    return /^[0-9a-f]{64}$/i.test(text)
        ? (0,input_reader/* accept */.Ju)(text.toLowerCase())
        : (0,input_reader/* refuse */.TR)('must be a SHA-256 of 64 hexadecimal digits, such as the output `sha256`.');
}
function parseContentDigest(text) {
    return /^(?:[a-z]\d{1,3}:)?[0-9a-f]{64}$/i.test(text)
        ? (0,input_reader/* accept */.Ju)(text.toLowerCase())
        : (0,input_reader/* refuse */.TR)('must be `c1:` and 64 hexadecimal digits, such as the output `contentDigest`.');
}
function readSource(reader) {
    const [domainText, jobIdText] = [reader.text('domain'), reader.text('job-id')];
    if (domainText === '' && jobIdText === '') {
        const missing = 'or `job-id` is required: `domain` starts an export, `job-id` resumes one.';
        reader.mistake('domain', `${missing} If the value is the output of another step, check that the step ran.`);
    }
    if (domainText !== '' && jobIdText !== '')
        reader.mistake('domain', 'and `job-id` cannot be combined. Set exactly one of them.');
    const domain = reader.optional('domain', parseDomain);
    const jobId = reader.optional('job-id', parseJobId);
    const paths = reader.optional('paths', parsePaths);
    if (domain !== undefined)
        return { kind: 'start', domain, paths };
    if (jobId === undefined)
        return undefined;
    if (reader.text('paths') !== '')
        reader.mistake('paths', 'requires `domain`. It cannot be used with `job-id`.');
    if (reader.text('version') !== '' && reader.text('values-file') === '')
        reader.mistake('version', 'requires `domain` or `values-file`. It has no effect with `job-id` alone.');
    return { kind: 'attach', jobId };
}
function isOff(reader, name) {
    const flag = (0,input_reader/* parseBoolean */.yG)(reader.text(name));
    return flag.ok && !flag.value;
}
function readBundleOptions(reader, source) {
    const isOn = (name) => reader.optional(name, input_reader/* parseBoolean */.yG) ?? false;
    const [extract, download, wantsPackage] = [isOn('extract'), isOn('download'), isOn('package')];
    const expectedSha256 = reader.optional('expected-sha256', parseSha256);
    if (isOff(reader, 'download') && isOff(reader, 'extract')) {
        if (expectedSha256 !== undefined)
            reader.mistake('expected-sha256', 'requires `download` or `extract`.');
        if (wantsPackage)
            reader.mistake('package', 'requires `download` or `extract`.');
    }
    if (!download && !extract)
        return undefined;
    if (source?.kind === 'attach' && !(0,identifiers/* isPlainJobId */.Zz)(source.jobId)) {
        const when = 'when `download` or `extract` is set';
        reader.mistake('job-id', `may contain only letters, digits, \`_\`, \`-\` and single dots ${when}.`);
    }
    return { extract, expectedSha256, package: wantsPackage };
}
function readPreviousDigest(reader) {
    const digest = reader.optional('previous-content-digest', parseContentDigest);
    if (digest !== undefined && isOff(reader, 'extract'))
        reader.mistake('previous-content-digest', 'requires `extract: true`, because the digest is computed from the unpacked site.');
    return digest;
}
const LINK_MINUTES = { what: 'number of minutes', min: 0, max: 10_080, factor: 60_000 };
const PERCENTAGE = { what: 'percentage', min: 0, max: 100 };
const DEFAULT_LINK_MS = Number(EXPORT_INPUTS['min-link-minutes']) * LINK_MINUTES.factor;
function collectExportInputs(reader) {
    const service = readServiceInputs(reader);
    const version = reader.optional('version', (text) => (0,input_reader/* parseLine */.A)(text, 200));
    const source = readSource(reader);
    const bundle = readBundleOptions(reader, source);
    const previousContentDigest = readPreviousDigest(reader);
    const valuesFile = reader.optional('values-file', parseFilePath);
    const minLinkMs = reader.optional('min-link-minutes', (text) => (0,input_reader/* parseDecimal */.$Q)(text, LINK_MINUTES));
    return {
        mode: 'export',
        ...service,
        source,
        bundle,
        version,
        valuesFile,
        previousContentDigest,
        minLinkMs,
        isMinLinkChosen: minLinkMs !== DEFAULT_LINK_MS,
        maskLink: reader.optional('mask-bundle-url', input_reader/* parseBoolean */.yG),
        minPages: reader.optional('min-pages', (text) => parsePages(text, 1)),
        previousPages: reader.optional('previous-page-count', (text) => parsePages(text, 0)),
        maxDropPercent: reader.optional('max-page-drop-percent', (text) => (0,input_reader/* parseDecimal */.$Q)(text, PERCENTAGE)),
    };
}
const OPTIONAL = ['bundle', 'version', 'valuesFile', 'previousContentDigest', 'minPages', 'previousPages'];
function readExportInputs(reader) {
    return reader.finish(collectExportInputs(reader), OPTIONAL);
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/export-outputs.js

const EXPORT_OUTPUTS = {
    ...outputs/* COMMON_OUTPUTS */.h,
    status: 'string',
    jobId: 'string',
    domain: 'string',
    progress: 'number',
    pageCount: 'number',
    bundleUrl: 'string',
    expiresAt: 'string',
    sizeBytes: 'number',
    bundlePath: 'string',
    sitePath: 'string',
    sha256: 'string',
    contentDigest: 'string',
    siteSha256: 'string',
    cacheHit: 'boolean',
    deploymentVersion: 'string',
    valuesFile: 'string',
    changed: 'boolean',
    manifestPath: 'string',
    packagePath: 'string',
};

// EXTERNAL MODULE: ./.work/stage/lib/runner/environment.js
var runner_environment = __nccwpck_require__(6392);
;// CONCATENATED MODULE: ./.work/stage/lib/static-export.js








const INPUT_DEFAULTS = { mode: 'export', ...SERVICE_INPUTS, ...EXPORT_INPUTS, ...AGENT_INPUTS };
const OUTPUT_NAMES = Object.keys({ ...EXPORT_OUTPUTS, ...AGENT_OUTPUTS });
function refuseInputs(inputs, mode, reader) {
    for (const name in inputs) {
        const isSet = reader.text(name) !== inputs[name];
        if (isSet && name !== 'github-token')
            reader.mistake(name, `requires \`mode: ${mode}\`.`);
    }
}
function readMode(reader) {
    const mode = reader.optional('mode', (text) => (0,input_reader/* parseChoice */.HU)(text, ['export', 'agent']));
    if (mode === 'export')
        refuseInputs(AGENT_INPUTS, 'agent', reader);
    if (mode === 'agent')
        refuseInputs(EXPORT_INPUTS, 'export', reader);
    const isExport = reader.text('agent-job-id') === '' && reader.text('project-id') === '';
    return mode ?? (isExport ? 'export' : 'agent');
}
function readInputs({ environment, readInput }) {
    const read = (name) => readInput(name) || INPUT_DEFAULTS[name];
    const reader = new input_reader/* InputReader */.i_(read, (0,runner_environment/* documentLink */.i)(environment, 'docs/inputs.md'));
    return readMode(reader) === 'agent' ? readAgentInputs(reader) : readExportInputs(reader);
}
const staticExport = {
    title: 'Static export action',
    secretInputs: ['api-key', 'github-token'],
    invalidResult: 'error',
    prepare: async (context) => {
        const inputs = readInputs(context);
        requireVerifiedTls(inputs.baseUrl, context.environment);
        if (inputs.mode === 'export')
            return createExportFlow(inputs, context);
        const { createAgentFlow } = await __nccwpck_require__.e(/* import() */ 172).then(__nccwpck_require__.bind(__nccwpck_require__, 3172));
        return createAgentFlow(inputs, context);
    },
};


/***/ }),

/***/ 438:
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
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
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
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
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
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
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
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
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
