import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 67:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 75:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 805:
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
var errors = __nccwpck_require__(739);
;// CONCATENATED MODULE: external "node:perf_hooks"
const external_node_perf_hooks_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(500);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/clock.js


const MAX_TIMER_MS = 2_147_483_647;
const systemClock = {
    now: () => Date.now(),
    monotonic: () => external_node_perf_hooks_namespaceObject.performance.now(),
    sleep: async (ms, signal) => {
        await (0,promises_.setTimeout)(Math.min(Math.max(ms, 0), MAX_TIMER_MS), undefined, { signal }).catch(() => undefined);
        signal.throwIfAborted();
    },
};

;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
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
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
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
;// CONCATENATED MODULE: external "fs"
const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
;// CONCATENATED MODULE: ./.work/stage/node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
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
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
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
    process.stdout.write(external_os_namespaceObject.EOL);
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
    core_error(message);
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
function core_error(message, properties = {}) {
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
    process.stdout.write(message + external_os_namespaceObject.EOL);
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
// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __nccwpck_require__(425);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/shown-text.js

const READ_PER_SHOWN = 16;
const MAX_SUMMARY_TEXT = 4_096;
const MAX_TRACE_LENGTH = 65_536;
const MAX_TRACE_LINES = 200;
function redactBounded(text, redactor, maxRead) {
    return text.length > maxRead ? `${redactor.redact(text.slice(0, maxRead), true)}…` : redactor.redact(text);
}
function shownText(text, redactor, maxLength = plain_text/* MAX_LENGTH */.E2) {
    return (0,plain_text/* plainText */.wh)(redactBounded(text, redactor, READ_PER_SHOWN * maxLength), maxLength);
}
function shownLines(text, redactor) {
    return redactBounded(text, redactor, MAX_TRACE_LENGTH)
        .split(/[\r\n\u2028\u2029]+/)
        .slice(0, MAX_TRACE_LINES)
        .map((line) => (0,plain_text/* plainText */.wh)(line, MAX_TRACE_LENGTH))
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

;// CONCATENATED MODULE: ./.work/stage/lib/runner/logger.js


function createLogger(redactor) {
    const clean = (text) => shownText(text, redactor);
    return {
        debug: (message) => {
            shownLines(message, redactor).forEach(debug);
        },
        info: (message) => {
            info(clean(message));
        },
        notice: (message, title) => {
            notice(clean(message), { title });
        },
        warning: (message, title) => {
            warning(clean(message), { title });
        },
        error: (lines, title) => {
            core_error(lines.map(clean).join('\n'), { title });
        },
    };
}

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
var external_node_fs_promises_ = __nccwpck_require__(455);
;// CONCATENATED MODULE: ./.work/stage/node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_namespaceObject.promises;
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
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
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
        return summary_awaiter(this, void 0, void 0, function* () {
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
        return summary_awaiter(this, void 0, void 0, function* () {
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
        return this.addRaw(external_os_namespaceObject.EOL);
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
var runner_environment = __nccwpck_require__(392);
// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __nccwpck_require__(128);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/outputs.js



const COMMON_OUTPUTS = { result: 'string', errorCode: 'string' };
function noOutputs(what, cause) {
    return new errors/* ActionError */.lZ('runner-unsupported', `${what}, so outputs cannot be written.`, {
        hint: 'Use a runner of version 2.327.1 or later with free disk space, or set GITHUB_OUTPUT to the path of an empty file.',
        cause,
    });
}
function checkOutputFile({ GITHUB_OUTPUT: file }) {
    if (!file)
        throw noOutputs('GITHUB_OUTPUT is not set');
    try {
        (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND));
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
                    setOutput(String(name), value);
            }
            catch (error) {
                throw noOutputs('The file in GITHUB_OUTPUT could not be written', error);
            }
            unpublished.clear();
        },
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/action/run-action.js








const MAX_SUMMARY_BYTES = 1024 * 1024;
const MAX_DETAILS = 50;
const MAX_CAUSES = 10;
function hideSecrets(names, redactor) {
    const secrets = createRedactor();
    for (const secret of names.map((name) => getInput(name)).filter((text) => text !== '')) {
        setSecret(secret);
        redactor.add(secret);
        secrets.add(secret);
    }
    return secrets;
}
async function work(run) {
    const { definition, environment, redactor } = run;
    const secrets = hideSecrets(definition.secretInputs, redactor);
    const outputs = createOutputs(environment);
    run.outputs = outputs;
    const flow = await definition.prepare({ ...run, readInput: getInput, mask: setSecret, secrets, outputs });
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
        const failure = failureSection(shownDeeply({ code: error.code, message, details, hint }, redactor));
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
        core_error(`[${error.code}] The error could not be displayed.\n${errors/* REPORT_HINT */.Rw}`, { title: 'Unexpected error' });
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

/***/ 521:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_start_action_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(805);
/* harmony import */ var _audit_audit_flow_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(514);


await (0,_action_start_action_js__WEBPACK_IMPORTED_MODULE_0__/* .startAction */ .R)({ title: 'Site audit', secretInputs: [], prepare: _audit_audit_flow_js__WEBPACK_IMPORTED_MODULE_1__/* .createAuditFlow */ .w });

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ createAllowList),
/* harmony export */   gm: () => (/* binding */ isAllowEntry),
/* harmony export */   yO: () => (/* binding */ withoutScheme)
/* harmony export */ });
function isAllowEntry(line) {
    if (/^https?:\/\//i.test(line))
        return URL.canParse(line);
    return /^(?:\*\.)?[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_])?(?::\d{1,5})?$/u.test(line);
}
function withoutScheme(url) {
    return url.replace(/^(?:https?|wss?):/i, '');
}
function hostOf(entry) {
    const wildcard = entry.startsWith('*.');
    const name = wildcard ? entry.slice(2) : entry;
    const parsed = URL.canParse(`http://${name}/`) ? new URL(`http://${name}/`).host : name.toLowerCase();
    return wildcard ? `*.${parsed}` : parsed;
}
function startsWith(url, prefix) {
    const [whole, beginning] = [withoutScheme(url), withoutScheme(new URL(prefix).href)];
    if (!whole.startsWith(beginning))
        return false;
    return whole.length === beginning.length || /[/?=&]$/.test(beginning) || /^[/?#]/.test(whole.slice(beginning.length));
}
function createAllowList(entries) {
    const prefixes = entries.filter((entry) => /^https?:\/\//i.test(entry));
    const hosts = entries.filter((entry) => !prefixes.includes(entry)).map(hostOf);
    return (url) => {
        const { host, hostname } = new URL(url);
        return (hosts.some((name) => name === host || name === hostname || (name.startsWith('*.') && host.endsWith(name.slice(1)))) || prefixes.some((prefix) => startsWith(url, prefix)));
    };
}


/***/ }),

/***/ 514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  w: () => (/* binding */ createAuditFlow)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(455);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(739);
// EXTERNAL MODULE: ./.work/stage/lib/runner/environment.js
var runner_environment = __nccwpck_require__(392);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/quantities.js
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

;// CONCATENATED MODULE: ./.work/stage/lib/runner/input-reader.js

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
        throw new errors/* ActionError */.lZ('invalid-input', `${count} invalid. No request was sent.`, {
            details: this.#mistakes,
            hint: `Correct the inputs. They are described in ${this.#document}`,
        });
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/site/resolve.js
var resolve = __nccwpck_require__(252);
// EXTERNAL MODULE: ./.work/stage/lib/audit/allow.js
var allow = __nccwpck_require__(243);
;// CONCATENATED MODULE: ./.work/stage/lib/audit/audit-inputs.js


const AUDIT_INPUTS = {
    path: '',
    allow: '',
    'fail-on': 'required, missing',
    resolve: 'auto',
    browser: 'auto',
    'site-url': '',
};
const FAIL_ON = ['required', 'conditional', 'missing', 'broken-links', 'broken-anchors'];
const MAX_LINES = 1_000;
function parseAllow(text) {
    const lines = linesOf(text);
    if (lines.length > MAX_LINES)
        return refuse(`must have at most ${MAX_LINES} lines.`);
    return lines.every(allow/* isAllowEntry */.gm)
        ? accept(lines)
        : refuse('must have one host (cdn.example.com, *.example.com) or URL prefix (https://cdn.example.com/lib/) per line.');
}
function isSiteUrl(line) {
    return /^https?:\/\/[^\s?#@]+$/i.test(line) && URL.canParse(line);
}
function parseSiteUrls(text) {
    const lines = linesOf(text);
    return lines.length <= MAX_LINES && lines.every(isSiteUrl)
        ? accept(lines.map((line) => new URL(line)))
        : refuse('must have one URL without query and fragment per line, such as https://docs.example.com/guide/.');
}
function parseResolve(text) {
    return parseChoice(text, ['auto', 'exact', 'html', 'index']);
}
function parseBrowser(text) {
    return parseChoice(text.toLowerCase(), ['auto', 'true', 'false']);
}
function readAuditInputs(reader) {
    const inputs = {
        path: reader.required('path', parsePath),
        allow: reader.text('allow') === '' ? [] : reader.optional('allow', parseAllow),
        failOn: reader.optional('fail-on', (text) => parseFailOn(text, FAIL_ON)),
        resolve: reader.optional('resolve', parseResolve),
        browser: reader.optional('browser', parseBrowser),
        siteUrls: reader.text('site-url') === '' ? [] : reader.optional('site-url', parseSiteUrls),
    };
    return reader.finish(inputs, []);
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/audit-report.js
function withoutPages(requests, pages) {
    return requests
        .map((request) => ({ ...request, pages: request.pages.filter((page) => !pages.has(page)) }))
        .filter((request) => request.pages.length > 0)
        .map((request) => ({ ...request, pageCount: request.pages.length }));
}
function withObservation(same, { url, kind, pages }) {
    const required = same.find((request) => request.class === 'required');
    const weaker = same.filter((request) => request !== required);
    const all = [...new Set([...(required?.pages ?? []), ...pages])].sort();
    const entry = {
        url,
        class: 'required',
        kind: same[0]?.kind ?? kind,
        pageCount: all.length,
        pages: all,
        sources: required?.sources ?? same.flatMap((request) => request.sources),
    };
    return [entry, ...withoutPages(weaker, new Set(all))];
}
function withObserved(requests, observed) {
    const byUrl = new Map(Map.groupBy(requests, ({ url }) => url));
    for (const one of observed) {
        const same = byUrl.get(one.url) ?? [];
        if (!same.some((request) => request.class === 'hint'))
            byUrl.set(one.url, withObservation(same, one));
    }
    return [...byUrl.values()].flat();
}
const ORDER = ['required', 'conditional', 'hint', 'possible'];
function buildReport(findings, isAllowed, browser) {
    const found = findings.requests.map(({ target: url, class: requestClass, kind, pages, sources }) => ({
        url,
        class: requestClass,
        kind,
        pageCount: pages.length,
        pages,
        sources,
    }));
    const requests = withObserved(found, browser?.requests ?? [])
        .filter(({ url }) => !isAllowed(url))
        .sort((one, other) => ORDER.indexOf(one.class) - ORDER.indexOf(other.class) ||
        other.pageCount - one.pageCount ||
        (one.url < other.url ? -1 : 1));
    return {
        version: 1,
        pages: findings.pages.length,
        files: findings.files.size,
        requests,
        missing: findings.missing.map(({ target, kind, pages }) => ({ target, kind, pageCount: pages.length, pages })),
        brokenLinks: findings.links.brokenLinks,
        brokenAnchors: findings.links.brokenAnchors,
        outboundLinks: findings.links.outboundLinks,
        ...(browser && { browser }),
    };
}
function countTargets({ requests, missing }, links) {
    const seen = new Set();
    const count = (name) => {
        const urls = new Set(requests.filter((request) => request.class === name && !seen.has(request.url)).map(({ url }) => url));
        for (const url of urls)
            seen.add(url);
        return urls.size;
    };
    const [required, conditional] = [count('required'), count('conditional')];
    return { required, conditional, possible: count('possible'), missing: missing.length, ...links };
}
function verdictOf({ required, missing }) {
    if (required > 0)
        return 'needs-network';
    return missing > 0 ? 'incomplete' : 'self-contained';
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __nccwpck_require__(128);
;// CONCATENATED MODULE: ./.work/stage/lib/audit/audit-summary.js


const MAX_ROWS = 20;
const MAX_POLICY_LENGTH = 4_000;
function describeVerdict({ verdict, counts, report, }) {
    switch (verdict) {
        case 'self-contained':
            return `The site is self-contained: ${formatCount(report.pages, 'page')}, no request to another host, no missing file.`;
        case 'needs-network': {
            const required = report.requests.filter((one) => one.class === 'required');
            const affected = new Set(required.flatMap((one) => one.pages)).size;
            return `The site needs the network: it requests ${formatCount(counts.required, 'URL')} of other hosts, on ${affected} of ${formatCount(report.pages, 'page')}.`;
        }
        case 'incomplete':
            return `The site is incomplete: its pages need ${formatCount(counts.missing, 'file')} that the folder does not have.`;
    }
}
const ADVICE = [
    [['stylesheet', 'font'], 'Copy the style sheet and its fonts into the site.'],
    [['script', 'import'], 'Copy the script into the site, or remove it.'],
    [['image', 'icon', 'media', 'track', 'object', 'manifest'], 'Copy the files into the site.'],
    [['frame', 'document'], 'Replace the embedded page with a link.'],
    [['fetch', 'connect', 'other'], 'Remove the request, or serve its data with the site.'],
];
function groupByHost(requests) {
    const rows = [];
    for (const [host, own] of Map.groupBy(requests, ({ url }) => new URL(url).host)) {
        const example = own.reduce((most, one) => (one.pageCount > most.pageCount ? one : most));
        const kinds = [...new Set(own.map(({ kind }) => kind))];
        rows.push({ host, kinds, pages: new Set(own.flatMap(({ pages }) => pages)).size, example });
    }
    return rows.sort((one, other) => other.pages - one.pages || (one.host < other.host ? -1 : 1));
}
function placeOf({ sources: [first], pages: [page] }) {
    return (0,markdown/* code */.aY)(first === undefined ? (page ?? '') : `${first.file}:${first.line}`);
}
function shortTable(head, rows) {
    const more = rows.length - MAX_ROWS;
    const rest = more > 0 ? `\n\n${more} more in the report.` : '';
    return `${(0,markdown/* table */.tp)([head, ...rows.slice(0, MAX_ROWS)])}${rest}`;
}
function hostTable(requests) {
    const rows = groupByHost(requests).map(({ host, kinds, pages, example }) => {
        const advice = ADVICE.filter(([names]) => names.some((name) => kinds.includes(name))).map(([, text]) => text);
        return [(0,markdown/* code */.aY)(host), kinds.map(markdown/* prose */.CS).join(', '), String(pages), placeOf(example), advice.join(' ')];
    });
    return shortTable(['Host', 'Needed for', 'Pages', 'Example', 'What to do'], rows);
}
function folded(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function requestSections({ report, counts }) {
    const ofClass = (name) => hostTable(report.requests.filter((one) => one.class === name));
    const sections = [];
    if (counts.required > 0)
        sections.push(ofClass('required'));
    if (counts.conditional > 0) {
        const when = 'Other screen sizes and densities, states such as `:hover`, or fallbacks.';
        sections.push('### Requested in some conditions', (0,markdown/* prose */.CS)(when), ofClass('conditional'));
    }
    if (counts.possible > 0)
        sections.push(folded(`Scripts contain ${formatCount(counts.possible, 'URL')} of other hosts`, ofClass('possible')));
    return sections;
}
function missingSections({ report: { missing, brokenLinks, brokenAnchors } }) {
    const sections = [];
    if (missing.length > 0) {
        const rows = missing.map(({ target, kind, pageCount, pages: [page = ''] }) => {
            return [(0,markdown/* code */.aY)(target), (0,markdown/* prose */.CS)(kind), String(pageCount), (0,markdown/* code */.aY)(page)];
        });
        sections.push('### Missing files', shortTable(['File', 'Kind', 'Pages', 'Example'], rows));
    }
    for (const [title, links] of [
        ['Links to pages that do not exist', brokenLinks],
        ['Links to anchors that do not exist', brokenAnchors],
    ]) {
        const rows = links.slice().map(({ page, href }) => [(0,markdown/* code */.aY)(page), (0,markdown/* code */.aY)(href)]);
        if (rows.length > 0)
            sections.push(folded(`${title}: ${rows.length}`, shortTable(['Page', 'Link'], rows)));
    }
    return sections;
}
function unexplainedSection(unexplained) {
    if (unexplained.length === 0)
        return [];
    const rows = unexplained.map(({ url, kind, pages: [page = ''] }) => [(0,markdown/* code */.aY)(url), (0,markdown/* prose */.CS)(kind), (0,markdown/* code */.aY)(page)]);
    return ['Requests that only the browser showed:', shortTable(['URL', 'Kind', 'Page'], rows)];
}
function browserSections(browser) {
    if (typeof browser === 'string')
        return [`Browser: ${(0,markdown/* prose */.CS)(browser)}.`];
    const { pages, requests, unexplained, blank, left, picture } = browser;
    const sentences = [
        `Browser: ${formatCount(pages, 'page')} opened without the network requested ${formatCount(requests.length, 'URL')} of other hosts. The scan did not find ${unexplained.length} of them.`,
        ...(left > 0
            ? [`${formatCount(left, 'page')} with findings not opened, because of the time limit or a crash.`]
            : []),
        ...(blank.length > 0
            ? [
                `${formatCount(blank.length, 'page')} remained blank while other hosts did not respond, such as ${(0,markdown/* code */.aY)(blank[0] ?? '')}.`,
            ]
            : []),
        ...(picture === undefined ? [] : ['`page.png` beside the report shows a page without the network.']),
    ];
    return [sentences.join(' '), ...unexplainedSection(unexplained)];
}
function policySection({ header, hashesInlineScripts }) {
    const why = 'The inline scripts of the site cannot be listed by hash, so the policy allows all inline scripts.';
    const note = hashesInlineScripts ? '' : ` ${why}`;
    const shown = header.length > MAX_POLICY_LENGTH ? `${header.slice(0, MAX_POLICY_LENGTH)} …` : header;
    const text = `With this header the browser blocks requests to other hosts.${note}`;
    return folded('Content-Security-Policy', `${text}\n\n\`\`\`text\nContent-Security-Policy: ${shown}\n\`\`\``);
}
function summarySections(input) {
    const { browser, policy, skipped } = input;
    return [
        ...(skipped > 0 ? [`${formatCount(skipped, 'page')} could not be read.`] : []),
        ...requestSections(input),
        ...missingSections(input),
        ...browserSections(browser),
        policySection(policy),
    ];
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: ./.work/stage/lib/audit/browser/find.js


const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const MAC = [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
];
function isProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function candidates(environment, platform) {
    const named = [environment['CHROME_PATH'], environment['CHROME_BIN']].filter((path) => path !== undefined && path !== '');
    if (platform === 'win32') {
        const roots = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
            .map((name) => environment[name])
            .filter((root) => root !== undefined);
        return [...named, ...WINDOWS.flatMap((path) => roots.map((root) => (0,external_node_path_.join)(root, path)))];
    }
    const folders = (environment['PATH'] ?? '').split(external_node_path_.delimiter).filter((folder) => folder.startsWith('/'));
    const inPath = NAMES.flatMap((name) => folders.map((folder) => (0,external_node_path_.join)(folder, name)));
    return platform === 'darwin'
        ? [...named, ...MAC.map((path) => `/Applications/${path}`), ...inPath]
        : [...named, ...inPath, '/opt/google/chrome/chrome'];
}
function findBrowser(environment, platform = process.platform) {
    return candidates(environment, platform).find(isProgram);
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __nccwpck_require__(500);
// EXTERNAL MODULE: ./.work/stage/lib/site/folder.js
var site_folder = __nccwpck_require__(298);
;// CONCATENATED MODULE: ./.work/stage/lib/site/open-site.js


function siteError(error, what) {
    if (!(error instanceof site_folder/* SiteFolderError */.A1))
        return error;
    return new errors/* ActionError */.lZ('site-unusable', `${what} cannot be used: ${error.message}`, {
        hint: 'Check that an earlier step wrote the site there. The path is relative to the workspace, or absolute.',
        cause: error,
    });
}
async function openSite(input, path) {
    const folder = await (0,site_folder/* listSite */.k_)(path).catch((error) => {
        throw siteError(error, `The folder in \`${input}\``);
    });
    if (folder.files.some((file) => (0,site_folder/* isPage */.yp)(file.path)))
        return folder;
    throw new errors/* ActionError */.lZ('site-unusable', `The folder in \`${input}\` has no HTML file.`, {
        hint: 'Pass the folder with the built site, not the folder with its sources.',
    });
}

// EXTERNAL MODULE: ./.work/stage/lib/site/site-files.js
var site_files = __nccwpck_require__(999);
;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: ./.work/stage/lib/site/encoding.js

const DECLARATION_BYTES = 1024;
const DECLARATION = /<meta[^>]{0,512}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
function fromMark(bytes) {
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
        return 'utf-8';
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return 'utf-16be';
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
function fromDeclaration(bytes) {
    const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, DECLARATION_BYTES)).toString('latin1');
    const label = DECLARATION.exec(start)?.[1]?.toLowerCase();
    return label?.startsWith('utf-16') === true ? 'utf-8' : label;
}
function decoderFor(label) {
    try {
        return new TextDecoder(label);
    }
    catch {
        return undefined;
    }
}
function decodePage(bytes) {
    const label = fromMark(bytes) ?? fromDeclaration(bytes);
    const utf8 = label === undefined || label === 'utf-8' || label === 'utf8';
    if (utf8) {
        const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        const text = buffer.toString('utf8');
        if (label === undefined && text.includes('\ufffd') && !(0,external_node_buffer_namespaceObject.isUtf8)(bytes)) {
            return new TextDecoder('windows-1252').decode(bytes);
        }
        return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    }
    return (decoderFor(label) ?? new TextDecoder('utf-8')).decode(bytes);
}

;// CONCATENATED MODULE: ./node_modules/entities/dist/decode-codepoint.js
// Adapted from https://github.com/mathiasbynens/he/blob/36afe179392226cf1b6ccdb16ebbb7a5a844d93a/src/he.js#L106-L134
/**
 * C1 Unicode control character reference replacements (code points 128–159).
 * Index i gives the replacement for code point 128+i; 0 means "no replacement".
 */
const c1 = [
    8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0,
    381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250,
    339, 0, 382, 376,
];
/**
 * True for NUL, UTF-16 surrogates, and values past U+10FFFF.
 * @param codePoint Unicode code point to check.
 */
function isInvalidCodePoint(codePoint) {
    return (codePoint === 0 ||
        (codePoint >= 0xd8_00 && codePoint <= 0xdf_ff) ||
        codePoint > 0x10_ff_ff);
}
/**
 * Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
 * outside the valid Unicode range. Code points in the C1 controls range
 * (128–159) are remapped to their Windows-1252 equivalents, following the
 * HTML spec. All other code points are returned unchanged.
 * @param codePoint Unicode code point to convert.
 */
function replaceCodePoint(codePoint) {
    if (isInvalidCodePoint(codePoint)) {
        return 0xff_fd;
    }
    if (codePoint >= 128 && codePoint <= 159) {
        return c1[codePoint - 128] || codePoint;
    }
    return codePoint;
}
/**
 * XML numeric character references are the referenced Unicode code point.
 * Invalid values still become U+FFFD; the HTML Windows-1252 C1 remap is not
 * applied.
 * @see https://www.w3.org/TR/xml/#NT-CharRef
 * @param codePoint Unicode code point to convert.
 */
function decode_codepoint_replaceCodePointXML(codePoint) {
    return isInvalidCodePoint(codePoint) ? 0xff_fd : codePoint;
}
/**
 * Convert the code point of a decoded numeric entity to a string, replacing
 * invalid values.
 *
 * Fast path for plain BMP code points: [1..0x7F] and [0xA0..0xD7FF] pass
 * `replaceCodePoint` unchanged (no NUL, C1 remap, surrogate, or out-of-range
 * handling) and fit a single charCode. 0xd760 = 0xD800 (the first surrogate)
 * - 0xA0.
 * @param codePoint Unicode code point to convert.
 */
function codePointToString(codePoint) {
    return (codePoint - 1) >>> 0 < 0x7f || (codePoint - 0xa0) >>> 0 < 0xd7_60
        ? String.fromCharCode(codePoint)
        : String.fromCodePoint(replaceCodePoint(codePoint));
}
//# sourceMappingURL=decode-codepoint.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/internal/decode-shared.js
/*
 * Inverse of the encoder's SAFE alphabet (0x21..0x7E minus 0x22, 0x24, 0x5C),
 * precomputed once at module load. Entries for excluded chars stay 0 but
 * are never read.
 */
const BASE91_INVERSE = /* #__PURE__ */ (() => {
    const table = new Uint8Array(127);
    let code = 0;
    for (let char = 0x21; char <= 0x7e; char++) {
        if (char !== 0x22 && char !== 0x24 && char !== 0x5c) {
            table[char] = code++;
        }
    }
    return table;
})();
/**
 * Decode a dictionary-encoded trie string back into its Uint16Array.
 *
 * Stream layout (consumed in this order):
 *   1. dict1 atoms — `dict1AtomCount` uint16 values, delta+RLE encoded.
 *   2. dict2 atoms — `atomCount - dict1AtomCount` values, delta+RLE.
 *   3. dict2 ngrams — `ngramCount - (dictSize - dict1AtomCount)` entries,
 *      each a pair of slot codes that resolve to earlier slots.
 *   4. dict1 ngrams — `dictSize - dict1AtomCount` entries, same shape.
 *   5. data — slot codes, each expanding to one or more uint16 values.
 *
 * Codes use a 91-char base (printable ASCII minus `"`, `$`, `\`):
 *   - char1 < dictSize  → 1-char code, slot = char1
 *   - char1 ≥ dictSize  → 2-char code, slot = dictSize + (char1 - dictSize)*91 + char2
 *
 * Slot index → token kind:
 *   [0, A)                  dict1 atoms     (1-char codes)
 *   [A, dictSize)           dict1 ngrams    (1-char codes)
 *   [dictSize, dictSize+D)  dict2 atoms     (2-char codes)
 *   [dictSize+D, end)       dict2 ngrams    (2-char codes)
 *
 * Both atom dicts decode before any ngram, and dict2 ngrams decode before
 * dict1 ngrams. So every ngram entry references slots whose contents are
 * already filled — no forward references to handle.
 *
 * This runs on library import. Flat typed arrays store each slot as either
 * a plain value (`single`, covering every atom) or a range in a shared
 * `pool` (ngrams).
 * @param input Packed trie string.
 * @param resultLength Expected number of uint16 values in the output.
 * @param atomCount Total number of distinct uint16 values in the trie.
 * @param dict1AtomCount Atoms in the 1-char range (`A` above).
 * @param ngramCount Total number of ngram entries (dict1 + dict2).
 * @param dictSize Number of 1-char code slots; the rest of `BASE - dictSize`
 *   first-byte values are 2-char codes.
 */
function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
    const base = 91;
    const inputLength = input.length;
    // For 2-char codes, slot = char1 * base - twoCharBias + char2.
    const twoCharBias = dictSize * (base - 1);
    let pos = 0;
    /** Read one slot code at `pos` and return its slot index, advancing pos. */
    const readSlotCode = () => {
        const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
        return c1 < dictSize
            ? c1
            : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
    };
    const dict2AtomCount = atomCount - dict1AtomCount;
    const slotCount = atomCount + ngramCount;
    /*
     * Per-slot contents: atoms (always a single value) live directly in
     * `single`; ngram slots hold -1 there and expand to
     * `pool[start[slot] .. start[slot] + length[slot])`.
     */
    const single = new Int32Array(slotCount);
    single.fill(-1, dict1AtomCount, dictSize);
    single.fill(-1, dictSize + dict2AtomCount, slotCount);
    const start = new Int32Array(slotCount);
    const length = new Int32Array(slotCount);
    /**
     * Decode `count` ascending uint16 values from a delta+RLE stream into
     * `single[off..off+count)`.
     *
     *   code < 89   → delta = code
     *   code == 89  → run-length: next char encodes runLength-2; emit `runLength` consecutive +1 values
     *   code == 90, next < 90  → escape: delta = 89 + next * BASE + after-next
     *   code == 90, next == 90 → double-escape: extra char for very large deltas
     * @param count
     * @param off
     */
    function decodeDelta(count, off) {
        let previous = 0;
        let slot = off;
        const end = off + count;
        while (slot < end) {
            const code = BASE91_INVERSE[input.charCodeAt(pos++)];
            if (code < 89) {
                previous += code;
                single[slot++] = previous;
            }
            else if (code === 89) {
                let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
                while (runLength--)
                    single[slot++] = ++previous;
            }
            else {
                const next = BASE91_INVERSE[input.charCodeAt(pos++)];
                previous +=
                    89 +
                        // eslint-disable-next-line unicorn/prefer-minimal-ternary -- branches read a different number of side-effecting input bytes
                        (next < 90
                            ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)]
                            : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 +
                                BASE91_INVERSE[input.charCodeAt(pos++)] * base +
                                BASE91_INVERSE[input.charCodeAt(pos++)]);
                single[slot++] = previous;
            }
        }
    }
    // Streams 1 & 2: atoms decoded into their slot ranges.
    decodeDelta(dict1AtomCount, 0);
    decodeDelta(dict2AtomCount, dictSize);
    /*
     * Streams 3 & 4 are read in two passes: first collect every ngram's two
     * references and derive its expanded length (each ref resolves to an earlier
     * slot, so lengths are already known), which sizes the shared pool.
     * Pool ranges are handed out in decode order, so the second pass fills
     * the pool contiguously with a single write cursor.
     */
    const references = new Int32Array(ngramCount * 2);
    let poolSize = 0;
    let ngramIndex = 0;
    /**
     * Read `count` ngram entries (each = 2 slot-code references) for the slots
     * starting at `startSlot`, recording references and assigning pool ranges.
     * @param count
     * @param startSlot
     */
    function readNgramReferences(count, startSlot) {
        for (let index = 0; index < count; index++) {
            const slot = startSlot + index;
            const a = readSlotCode();
            const b = readSlotCode();
            references[ngramIndex * 2] = a;
            references[ngramIndex * 2 + 1] = b;
            ngramIndex += 1;
            start[slot] = poolSize;
            const entryLength = (single[a] < 0 ? length[a] : 1) +
                (single[b] < 0 ? length[b] : 1);
            length[slot] = entryLength;
            poolSize += entryLength;
        }
    }
    readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
    readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
    // Second pass: concatenate each ngram's two halves into the pool.
    const pool = new Uint16Array(poolSize);
    let write = 0;
    for (let index = 0; index < ngramIndex; index++) {
        for (let half = 0; half < 2; half++) {
            const source = references[index * 2 + half];
            const value = single[source];
            if (value < 0) {
                let read = start[source];
                const readEnd = read + length[source];
                while (read < readEnd)
                    pool[write++] = pool[read++];
            }
            else {
                pool[write++] = value;
            }
        }
    }
    // Stream 5: data. Each code expands to its slot's stored values.
    const out = new Uint16Array(resultLength);
    let outIndex = 0;
    while (pos < inputLength) {
        let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
        if (slot >= dictSize) {
            slot =
                slot * base -
                    twoCharBias +
                    BASE91_INVERSE[input.charCodeAt(pos++)];
        }
        const value = single[slot];
        if (value < 0) {
            let read = start[slot];
            const readEnd = read + length[slot];
            while (read < readEnd)
                out[outIndex++] = pool[read++];
        }
        else {
            out[outIndex++] = value;
        }
    }
    return out;
}
//# sourceMappingURL=decode-shared.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/generated/decode-data-html.js
// Generated using scripts/write-decode-map.ts

/** Packed HTML decode trie data. */
const htmlDecodeTree = /* #__PURE__ */ decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13_494, 2713, 49, 25, 61);
//# sourceMappingURL=decode-data-html.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/generated/decode-data-xml.js
// Generated using scripts/write-decode-map.ts
/** Packed XML decode trie data. */
const xmlDecodeTree = /* #__PURE__ */ new Uint16Array([
    512, 26_465, 29_036, 7, 0, 2, 4, 116, 24_638, 116, 24_636, 8693, 29_807,
    24_610, 621, 1, 0, 0, 3, 112, 24_614, 111, 115, 24_615,
]);
//# sourceMappingURL=decode-data-xml.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/internal/bin-trie-flags.js
/**
 * Bit flags & masks for the binary trie encoding used for entity decoding.
 *
 * The trie is a flat `Uint16Array`. Every node starts with one header word:
 *
 *   15..14 VALUE_LENGTH   Number of words the value occupies, +1.
 *                         0 = no value; 1 = value inline in bits 12..0;
 *                         2/3 = value in the 1/2 words after the header.
 *   13     FLAG13         If VALUE_LENGTH > 0: semicolon required ("strict"
 *                         entity; `;` is never stored as a branch).
 *                         If VALUE_LENGTH == 0: this node is a compact run.
 *   12..7  BRANCH_LENGTH  Number of branches (or run length for runs).
 *   6..0   JUMP_TABLE     Jump-table offset / single-branch char / first
 *                         run char (see below).
 *
 * Branch data follows the header and any value words. Its shape is selected
 * by (JUMP_TABLE, BRANCH_LENGTH) in the header:
 *
 *   Single branch  JUMP_TABLE = the only child's char, BRANCH_LENGTH = 0.
 *                  No branch words; the child node follows immediately.
 *   Jump table     JUMP_TABLE = first covered char (> 0), BRANCH_LENGTH =
 *                  table length. One word per covered char: 0 = no branch,
 *                  otherwise the child's offset from the END of the table,
 *                  +1 (so 0 stays the no-branch sentinel).
 *   Dictionary     JUMP_TABLE = 0, BRANCH_LENGTH = number of branches.
 *                  ceil(n/2) words of sorted keys packed two per word
 *                  (low byte first), then n pointer words storing the
 *                  child's offset from the END of the branch data.
 *   Compact run    VALUE_LENGTH = 0, FLAG13 set. BRANCH_LENGTH = run
 *                  length (3..63), JUMP_TABLE = first char; remaining run
 *                  chars packed two per word after the header. The target
 *                  node follows the packed words immediately.
 *
 * Pointers are end-relative (rather than relative to the pointer's own
 * position) because that makes the common "child encoded right after the
 * branch data" case a small constant, which compresses far better. Offsets
 * to already-encoded (shared) nodes wrap via uint16 modulo arithmetic; the
 * decoder masks navigation results with `& 0xff_ff` to match.
 */
var BinTrieFlags;
(function (BinTrieFlags) {
    BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
    BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
    BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
    BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
    /** Bits 12..0: the inline value of a VALUE_LENGTH = 1 header word. */
    BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
})(BinTrieFlags || (BinTrieFlags = {}));
//# sourceMappingURL=bin-trie-flags.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/decode.js




var CharCodes;
(function (CharCodes) {
    CharCodes[CharCodes["AMP"] = 38] = "AMP";
    CharCodes[CharCodes["NUM"] = 35] = "NUM";
    CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
    CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
    CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
    CharCodes[CharCodes["NINE"] = 57] = "NINE";
    CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
    CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
})(CharCodes || (CharCodes = {}));
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT = 0b10_0000;
/*
 * `parseNumericEntity` packs its two results into one 32-bit integer:
 * `(consumed << CONSUMED_SHIFT) | codePoint`. The 21-bit code point field
 * fits any valid Unicode value (max 0x10FFFF, clamped before packing); the
 * consumed count excludes `&` and gets the remaining 11 bits. Extract it
 * with `>>>` so the topmost bit isn't treated as a sign.
 *
 * Plain consts rather than a `const enum`: with `isolatedModules`, enum
 * member reads compile to runtime property loads.
 */
const CONSUMED_SHIFT = 21;
const CODE_POINT_MASK = 0x1f_ff_ff;
/**
 * Reserved consumed field for counts of at least 2047 characters after `&`.
 * The true count is in `longNumericConsumed`.
 */
const CONSUMED_OVERFLOW = 0x7_ff;
/**
 * Side channel for numeric entities of at least 2048 characters including
 * `&`. Set by `parseNumericEntity` when its consumed count reaches the
 * reserved value `CONSUMED_OVERFLOW`; callers read the true count from here.
 * A module-level slot avoids a tuple allocation on the hot path.
 */
let longNumericConsumed = 0;
/**
 * Extract the consumed count from a `parseNumericEntity` packed result,
 * recovering the true length from `longNumericConsumed` when the packed
 * field contains the sentinel. Read it before the next `parseNumericEntity`
 * call, which may overwrite the side channel. This helper owns that protocol.
 * @param packed Packed result of `parseNumericEntity`.
 */
function unpackConsumed(packed) {
    const consumed = packed >>> CONSUMED_SHIFT;
    return consumed === CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
/**
 * Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
 * values, so a single `<=` covers the entire [lo..hi] range check.
 * @param code Code point to check.
 */
function isNumber(code) {
    return (code - CharCodes.ZERO) >>> 0 <= 9;
}
function isHexadecimalCharacter(code) {
    return ((code | TO_LOWER_BIT) - CharCodes.LOWER_A) >>> 0 <= 5; // F - a
}
function isAlpha(code) {
    return ((code | TO_LOWER_BIT) - CharCodes.LOWER_A) >>> 0 <= 25; // Z - a
}
/**
 * Checks if the given character is a valid end character for an entity in an attribute.
 *
 * Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
 * See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
 * @param code Code point to check.
 */
function isEntityInAttributeInvalidEnd(code) {
    return code === CharCodes.EQUALS || isAlpha(code) || isNumber(code);
}
var EntityDecoderState;
(function (EntityDecoderState) {
    EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
    EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
    EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
    EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
    EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
})(EntityDecoderState || (EntityDecoderState = {}));
/**
 * Decoding mode for named entities.
 */
var DecodingMode;
(function (DecodingMode) {
    /** Entities in text nodes that can end with any character. */
    DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
    /** Only allow entities terminated with a semicolon. */
    DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
    /** Entities in attributes have limitations on ending characters. */
    DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/**
 * Token decoder with support of writing partial entities.
 */
class EntityDecoder {
    decodeTree;
    emitCodePoint;
    errors;
    /** The current state of the decoder. */
    state = EntityDecoderState.EntityStart;
    /** Characters that were consumed while parsing an entity. */
    consumed = 1;
    /**
     * The result of the entity.
     *
     * For named entities: the trie index of the best legacy match so far
     * (0 = none). For numeric entities: the accumulated code point.
     */
    result = 0;
    /** The current index in the decode tree. */
    treeIndex = 0;
    /**
     * Characters consumed since the last recorded legacy match, plus one.
     * Invariant at the top of the `stateNamedEntity` loop: `excess` equals
     * the number of unrecorded consumed characters + 1.
     */
    // biome-ignore lint/correctness/noUnusedPrivateClassMembers: False positive (read via destructuring)
    excess = 1;
    /** The mode in which the decoder is operating. */
    decodeMode = DecodingMode.Strict;
    /** The number of characters that have been consumed in the current run. */
    // biome-ignore lint/correctness/noUnusedPrivateClassMembers: False positive
    runConsumed = 0;
    constructor(
    /** The predefined HTML or XML decode tree. */
    decodeTree, 
    /**
     * The function that is called when a codepoint is decoded.
     *
     * For named entities that decode to multiple code points, this will
     * be called multiple times, with the second codepoint, and the same
     * `consumed` value.
     * @param codepoint The decoded codepoint.
     * @param consumed The number of characters consumed by the decoder.
     */
    emitCodePoint, 
    /** An object that is used to produce errors. */
    errors) {
        this.decodeTree = decodeTree;
        this.emitCodePoint = emitCodePoint;
        this.errors = errors;
    }
    /**
     * Resets the instance to make it reusable.
     * @param decodeMode Entity decoding mode to use.
     */
    startEntity(decodeMode) {
        this.decodeMode = decodeMode;
        this.state = EntityDecoderState.EntityStart;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.consumed = 1;
        this.runConsumed = 0;
    }
    /**
     * Write an entity to the decoder. This can be called multiple times with partial entities.
     * If the entity is incomplete, the decoder will return -1.
     *
     * Mirrors the non-streaming `decodeWithTrie`, but with the ability to stop decoding if the
     * entity is incomplete, and resume when the next string is written.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The offset at which the entity begins. Should be 0 if this is not the first call.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    write(input, offset) {
        switch (this.state) {
            case EntityDecoderState.EntityStart: {
                if (input.charCodeAt(offset) === CharCodes.NUM) {
                    this.state = EntityDecoderState.NumericStart;
                    this.consumed += 1;
                    return this.stateNumericStart(input, offset + 1);
                }
                this.state = EntityDecoderState.NamedEntity;
                return this.stateNamedEntity(input, offset);
            }
            case EntityDecoderState.NumericStart: {
                return this.stateNumericStart(input, offset);
            }
            case EntityDecoderState.NumericDecimal: {
                return this.stateNumericDecimal(input, offset);
            }
            case EntityDecoderState.NumericHex: {
                return this.stateNumericHex(input, offset);
            }
            default: {
                // NamedEntity — the only remaining state.
                return this.stateNamedEntity(input, offset);
            }
        }
    }
    /**
     * Switches between the numeric decimal and hexadecimal states.
     *
     * Equivalent to the `Numeric character reference state` in the HTML spec.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    // eslint-disable-next-line unicorn/consistent-class-member-order
    stateNumericStart(input, offset) {
        if (offset >= input.length) {
            return -1;
        }
        if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
            this.state = EntityDecoderState.NumericHex;
            this.consumed += 1;
            return this.stateNumericHex(input, offset + 1);
        }
        this.state = EntityDecoderState.NumericDecimal;
        return this.stateNumericDecimal(input, offset);
    }
    /**
     * Parses a hexadecimal numeric entity.
     *
     * Equivalent to the `Hexademical character reference state` in the HTML
     * spec. Digit parsing matches the hex loop in `parseNumericEntity`.
     * The accumulated value is preserved for numeric validation callbacks.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNumericHex(input, offset) {
        const inputLength = input.length;
        // Local accumulators; flushed before any exit (see stateNamedEntity).
        let { result } = this;
        let { consumed } = this;
        while (offset < inputLength) {
            const char = input.charCodeAt(offset);
            if (isNumber(char) || isHexadecimalCharacter(char)) {
                // Convert hex digit to value (0-15); 'a'/'A' -> 10.
                const digit = char <= CharCodes.NINE
                    ? char - CharCodes.ZERO
                    : (char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10;
                result = result * 16 + digit;
                consumed += 1;
                offset += 1;
            }
            else {
                this.result = result;
                this.consumed = consumed;
                return this.emitNumericEntity(char, 3);
            }
        }
        this.result = result;
        this.consumed = consumed;
        return -1; // Incomplete entity
    }
    /**
     * Parses a decimal numeric entity.
     *
     * Equivalent to the `Decimal character reference state` in the HTML
     * spec. Digit parsing matches the decimal loop in `parseNumericEntity`.
     * The accumulated value is preserved for numeric validation callbacks.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNumericDecimal(input, offset) {
        const inputLength = input.length;
        // Local accumulators; flushed before any exit (see stateNamedEntity).
        let { result } = this;
        let { consumed } = this;
        while (offset < inputLength) {
            const digit = input.charCodeAt(offset) - CharCodes.ZERO;
            if (digit >>> 0 > 9) {
                this.result = result;
                this.consumed = consumed;
                return this.emitNumericEntity(digit + CharCodes.ZERO, 2);
            }
            result = result * 10 + digit;
            consumed += 1;
            offset += 1;
        }
        this.result = result;
        this.consumed = consumed;
        return -1; // Incomplete entity
    }
    /**
     * Validate and emit a numeric entity.
     *
     * Implements the logic from the `Hexademical character reference start
     * state` and `Numeric character reference end state` in the HTML spec.
     * @param lastCp The last code point of the entity. Used to see if the
     *               entity was terminated with a semicolon.
     * @param expectedLength The minimum number of characters that should be
     *                       consumed. Used to validate that at least one digit
     *                       was consumed.
     * @returns The number of characters that were consumed.
     */
    emitNumericEntity(lastCp, expectedLength) {
        // Ensure we consumed at least one digit.
        if (this.consumed <= expectedLength) {
            this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
            return 0;
        }
        // Figure out if this is a legit end of the entity
        if (lastCp === CharCodes.SEMI) {
            this.consumed += 1;
        }
        else if (this.decodeMode === DecodingMode.Strict) {
            return 0;
        }
        this.emitCodePoint((this.decodeTree === xmlDecodeTree
            ? decode_codepoint_replaceCodePointXML
            : replaceCodePoint)(this.result), this.consumed);
        if (this.errors) {
            if (lastCp !== CharCodes.SEMI) {
                this.errors.missingSemicolonAfterCharacterReference();
            }
            this.errors.validateNumericCharacterReference(this.result);
        }
        return this.consumed;
    }
    /**
     * Flush locally-tracked walk state back to the fields, then emit the
     * recorded legacy match or reject (cold path — at most once per
     * entity). Called after failed navigation (leaf node, branch miss, or
     * compact-run mismatch). In attribute mode, reject if no legacy was
     * recorded at the current node, if we descended past it, or if the
     * pending input character is an invalid attribute terminator.
     * @param consumed Locally-tracked consumed count.
     * @param excess Locally-tracked excess count.
     * @param char Pending input character (may be the mismatching char).
     * @param valueLength Value length at the current trie node.
     */
    flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
        this.consumed = consumed;
        this.excess = excess;
        return this.result === 0 ||
            (this.decodeMode === DecodingMode.Attribute &&
                (valueLength === 0 ||
                    excess > 1 ||
                    isEntityInAttributeInvalidEnd(char)))
            ? 0
            : this.emitNotTerminatedNamedEntity();
    }
    /**
     * Parses a named entity.
     *
     * Equivalent to the `Named character reference state` in the HTML spec.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNamedEntity(input, offset) {
        const { decodeTree } = this;
        const inputLength = input.length;
        const isStrict = this.decodeMode === DecodingMode.Strict;
        /*
         * Local copies of the resumable walk state avoid per-character
         * field writes. They are flushed back to the fields
         * on every exit (chunk end, and before any emit helper that reads
         * them). `this.result` is only written at the (rare) record points,
         * so it stays a direct field write.
         *
         * Legacy-match recording happens in two idempotent places: at the
         * loop top when sitting on a value node, and in the chunk-end
         * epilogue (so `end()` sees matches that land exactly on a chunk
         * boundary). Recording applies `consumed += excess - 1; excess = 1`,
         * which is a no-op when repeated — the loop-top invariant is
         * `excess` = unrecorded consumed characters + 1.
         */
        let { treeIndex } = this;
        let { excess } = this;
        let { consumed } = this;
        let current = decodeTree[treeIndex];
        while (offset < inputLength) {
            /*
             * Descend through value-less jump-table nodes (including the
             * single-branch encoding) inline, mirroring `decodeWithTrie`:
             * this avoids a `determineBranch` call per level for the
             * dominant node shape — including the root on the first write.
             */
            while ((current &
                (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                0 &&
                (current & BinTrieFlags.JUMP_TABLE) !== 0) {
                const char = input.charCodeAt(offset);
                const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
                const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                if (branchCount === 0) {
                    // Single branch encoded inline in the jump offset bits.
                    if (char !== jumpOffset) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    treeIndex += 1;
                }
                else {
                    const slot = char - jumpOffset;
                    if (slot >>> 0 >= branchCount) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    const stored = decodeTree[treeIndex + 1 + slot];
                    if (stored === 0) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    // End-relative: branch data ends at treeIndex+1+branchCount.
                    treeIndex = (treeIndex + branchCount + stored) & 0xff_ff;
                }
                current = decodeTree[treeIndex];
                offset += 1;
                excess += 1;
                /*
                 * `charCodeAt` past the end returns NaN, which would alias
                 * to slot 0 after `>>> 0` — bail out explicitly.
                 */
                // eslint-disable-next-line unicorn/no-break-in-nested-loop
                if (offset >= inputLength)
                    break;
            }
            if (offset >= inputLength)
                break;
            // Handle compact runs (resumable across chunks).
            if ((current &
                (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                BinTrieFlags.FLAG13) {
                const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7; /* 3..63 */
                let { runConsumed } = this;
                // If we are starting a run, check the first char.
                if (runConsumed === 0) {
                    const char = input.charCodeAt(offset);
                    if (char !== (current & BinTrieFlags.JUMP_TABLE)) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    offset += 1;
                    excess += 1;
                    runConsumed = 1;
                }
                // Check remaining characters in the run (packed two per uint16 word).
                while (runConsumed < runLength) {
                    if (offset >= inputLength) {
                        this.treeIndex = treeIndex;
                        this.excess = excess;
                        this.consumed = consumed;
                        this.runConsumed = runConsumed;
                        return -1;
                    }
                    const charIndexInPacked = runConsumed - 1;
                    const packedWord = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)];
                    const expectedChar = (packedWord >> ((charIndexInPacked & 1) << 3)) & 0xff;
                    const char = input.charCodeAt(offset);
                    if (char !== expectedChar) {
                        this.runConsumed = 0;
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    offset += 1;
                    excess += 1;
                    runConsumed += 1;
                }
                this.runConsumed = 0;
                treeIndex += 1 + (runLength >> 1);
                current = decodeTree[treeIndex];
                // Loop top handles the landed-on node (record/emit/branch).
                continue;
            }
            // Header plus out-of-line value words; 0 means no value.
            const valueLength = current >>> 14;
            const char = input.charCodeAt(offset);
            if (valueLength !== 0) {
                // Record a legacy match (FLAG13 clear = semicolon optional).
                if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
                    this.result = treeIndex;
                    consumed += excess - 1;
                    excess = 1;
                }
                /*
                 * Implicit semicolon handling: emit immediately. Covers both
                 * strict (FLAG13 set) and legacy entities — neither stores
                 * an explicit `;` branch in the trie.
                 */
                if (char === CharCodes.SEMI) {
                    return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
                }
                /*
                 * `valueLength === 1` packs the codepoint into the header
                 * word's low 13 bits, where branch metadata also lives. Skip
                 * the branch lookup on leaves so those value bits aren't
                 * reinterpreted as branch offsets.
                 */
                if (valueLength === 1) {
                    return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
                }
            }
            // Value-bearing or dictionary node: dispatch through determineBranch.
            const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
            if (next < 0) {
                return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
            }
            treeIndex = next;
            current = decodeTree[treeIndex];
            offset += 1;
            excess += 1;
        }
        /*
         * Chunk exhausted. Record a legacy match we may be sitting on, so a
         * subsequent `end()` emits it, then persist the walk state.
         */
        if (!isStrict &&
            current >>> 14 !== 0 &&
            (current & BinTrieFlags.FLAG13) === 0) {
            this.result = treeIndex;
            consumed += excess - 1;
            excess = 1;
        }
        this.treeIndex = treeIndex;
        this.excess = excess;
        this.consumed = consumed;
        return -1;
    }
    /**
     * Emit a named entity that was not terminated with a semicolon.
     * @returns The number of characters consumed.
     */
    emitNotTerminatedNamedEntity() {
        const { result, decodeTree } = this;
        const valueLength = decodeTree[result] >>> 14;
        this.emitNamedEntityData(result, valueLength, this.consumed);
        this.errors?.missingSemicolonAfterCharacterReference();
        return this.consumed;
    }
    /**
     * Emit a named entity.
     * @param result The index of the entity in the decode tree.
     * @param valueLength Encoded value length (header plus any value words).
     * @param consumed The number of characters consumed.
     * @returns The number of characters consumed.
     */
    emitNamedEntityData(result, valueLength, consumed) {
        const { decodeTree } = this;
        this.emitCodePoint(valueLength === 1
            ? decodeTree[result] & BinTrieFlags.VALUE_MASK
            : decodeTree[result + 1], consumed);
        if (valueLength === 3) {
            // Emit the second UTF-16 code unit.
            this.emitCodePoint(decodeTree[result + 2], consumed);
        }
        return consumed;
    }
    /**
     * Signal to the parser that the end of the input was reached.
     *
     * Remaining data will be emitted and relevant errors will be produced.
     * @returns The number of characters consumed.
     */
    end() {
        switch (this.state) {
            case EntityDecoderState.NamedEntity: {
                // Emit a named entity if we have one.
                return this.result !== 0 &&
                    (this.decodeMode !== DecodingMode.Attribute ||
                        this.result === this.treeIndex)
                    ? this.emitNotTerminatedNamedEntity()
                    : 0;
            }
            // Otherwise, emit a numeric entity if we have one.
            case EntityDecoderState.NumericDecimal: {
                return this.emitNumericEntity(0, 2);
            }
            case EntityDecoderState.NumericHex: {
                return this.emitNumericEntity(0, 3);
            }
            case EntityDecoderState.NumericStart: {
                this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
                return 0;
            }
            default: {
                // EntityStart or unknown — return 0.
                return 0;
            }
        }
    }
}
/**
 * Determines the branch of the current node that is taken given the current
 * character. This function is used to traverse the trie.
 *
 * See `BinTrieFlags` for the branch-data layouts handled here.
 * @param decodeTree The trie.
 * @param current The current node's header word.
 * @param nodeIndex Index of the node's first branch-data word (the header
 *   plus any value words have been skipped by the caller).
 * @param char The current character.
 * @returns The index of the next node, or -1 if no branch is taken.
 */
function determineBranch(decodeTree, current, nodeIndex, char) {
    const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
    const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
    // Case 1: Single branch or jump table (jumpOffset encodes the first/only char code).
    if (jumpOffset) {
        if (branchCount === 0) {
            // Single branch encoded inline in the jump offset bits.
            return char === jumpOffset ? nodeIndex : -1;
        }
        /*
         * Jump table: branchCount consecutive slots starting at jumpOffset.
         * Unsigned comparison handles both < 0 and >= branchCount in one check.
         */
        const slot = char - jumpOffset;
        if (slot >>> 0 >= branchCount)
            return -1;
        const stored = decodeTree[nodeIndex + slot];
        /*
         * 0 = empty slot (no branch); otherwise the child's offset from the
         * end of the branch array, +1 (end-relative pointers compress
         * better). `& 0xff_ff` mirrors the encoder's uint16 wrap for
         * backreferences to already-encoded nodes.
         */
        return stored === 0
            ? -1
            : (nodeIndex + branchCount + stored - 1) & 0xff_ff;
    }
    /*
     * Case 2: Packed dictionary. Linear scan — over 90% of dict nodes have
     * <= 4 branches in the HTML trie, where the constant-factor savings
     * dominate over binary search's asymptotic edge.
     */
    if (branchCount === 0)
        return -1;
    const packedKeySlots = (branchCount + 1) >> 1;
    const branchEnd = nodeIndex + packedKeySlots + branchCount;
    for (let index = 0; index < branchCount; index++) {
        const packed = decodeTree[nodeIndex + (index >> 1)];
        const key = (packed >> ((index & 1) << 3)) & 0xff;
        if (key === char) {
            const pointerIndex = nodeIndex + packedKeySlots + index;
            // Pointers are relative to the end of the branch data.
            return (branchEnd + decodeTree[pointerIndex]) & 0xff_ff;
        }
        // Keys are sorted; if we've passed `char`, no match is possible.
        if (key > char)
            return -1;
    }
    return -1;
}
/**
 * Read the decoded value from a trie node.
 * @param decodeTree The trie.
 * @param nodeIndex The index of the node.
 * @param valueLength The length of the value (1, 2, or 3).
 * @returns The decoded string.
 */
function readTrieValue(decodeTree, nodeIndex, valueLength) {
    if (valueLength === 1) {
        return String.fromCharCode(decodeTree[nodeIndex] & BinTrieFlags.VALUE_MASK);
    }
    if (valueLength === 2) {
        return String.fromCharCode(decodeTree[nodeIndex + 1]);
    }
    return String.fromCharCode(decodeTree[nodeIndex + 1], decodeTree[nodeIndex + 2]);
}
/**
 * Parse a numeric entity (`&#DDD;` or `&#xHHH;`).
 *
 * Encodes the result as `(consumed << CONSUMED_SHIFT) | codepoint` (see
 * the packing comment at the top of the file; overlong entities spill
 * their length into `longNumericConsumed`). Returns 0 when no digits were
 * found.
 *
 * This is the sync counterpart of the streaming
 * `EntityDecoder#stateNumericDecimal` / `#stateNumericHex`. Digit parsing
 * matches those methods; only this packed result needs a value clamp.
 * @param input       The input string.
 * @param numberStart Index of the `#` character.
 * @param inputLength Cached `input.length`.
 */
function parseNumericEntity(input, numberStart, inputLength) {
    let offset = numberStart + 1; // Skip "#"
    let cp = 0;
    let digitStart = offset;
    /*
     * Separate decimal and hexadecimal loops: each multiplies by a constant
     * and runs a single digit test, instead of a per-character base check.
     */
    if (offset < inputLength &&
        (input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
        offset += 1;
        digitStart = offset;
        while (offset < inputLength) {
            const char = input.charCodeAt(offset);
            if (isNumber(char)) {
                cp = cp * 16 + (char - CharCodes.ZERO);
            }
            else if (isHexadecimalCharacter(char)) {
                cp = cp * 16 + ((char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10);
            }
            else {
                break;
            }
            offset += 1;
        }
    }
    else {
        while (offset < inputLength) {
            const digit = input.charCodeAt(offset) - CharCodes.ZERO;
            if (digit >>> 0 > 9)
                break;
            cp = cp * 10 + digit;
            offset += 1;
        }
    }
    if (offset === digitStart)
        return 0;
    // Include the semicolon in consumed when present.
    if (offset < inputLength && input.charCodeAt(offset) === CharCodes.SEMI) {
        offset += 1;
    }
    /*
     * Clamp out-of-range values to 0x110000 so they fit the 21-bit field
     * and decode to U+FFFD. Lengths at or above CONSUMED_OVERFLOW use the
     * side channel described with the packing constants.
     */
    if (cp > 0x10_ff_ff)
        cp = 0x11_00_00;
    let consumed = offset - numberStart;
    if (consumed >= CONSUMED_OVERFLOW) {
        // eslint-disable-next-line unicorn/no-top-level-assignment-in-function -- deliberate side channel, see `longNumericConsumed`
        longNumericConsumed = consumed;
        consumed = CONSUMED_OVERFLOW;
    }
    return (consumed << CONSUMED_SHIFT) | cp;
}
/**
 * Decode all entities in `input` using the HTML trie.
 *
 * Hard-wired to `htmlDecodeTree`: the inline root navigation below assumes
 * the HTML root's jump-table shape, so this must not be generalized to
 * other tries (the XML trie's dictionary root would silently match no
 * entities — `decodeXML` has its own hand-coded fast path instead).
 * @param input      The string to decode.
 * @param isStrict Only match semicolon-terminated entities.
 * @param isAttribute Whether to apply attribute-specific parsing rules (disallowing certain non-semicolon terminators).
 * @returns The decoded string.
 */
function decodeWithTrie(input, isStrict, isAttribute) {
    const decodeTree = htmlDecodeTree;
    // Fast path: no entities at all — return input without any allocation.
    let offset = input.indexOf("&");
    if (offset < 0)
        return input;
    const inputLength = input.length;
    /*
     * `chunkStart` marks the start of the next pending slice. Rejected
     * entities don't advance it, so consecutive rejections are stitched
     * into a single `slice` once a real match (or end of input) is hit.
     */
    let chunkStart = 0;
    let result = "";
    /*
     * Root navigation fields, hoisted out of the per-entity loop. The HTML
     * root is a multi-branch jump-table covering [A-Za-z]; see the inline
     * first-iteration comment below.
     */
    const root = decodeTree[0];
    const rootJumpOffset = root & BinTrieFlags.JUMP_TABLE;
    const rootBranchCount = (root & BinTrieFlags.BRANCH_LENGTH) >> 7;
    do {
        const entityStart = offset + 1;
        // Quick check: entity names must start with [A-Za-z], numeric with #.
        const firstChar = input.charCodeAt(entityStart);
        let consumed;
        let value;
        if (firstChar === CharCodes.NUM) {
            const packed = parseNumericEntity(input, entityStart, inputLength);
            consumed = unpackConsumed(packed);
            // In strict mode, require semicolon termination.
            if (isStrict &&
                consumed > 0 &&
                input.charCodeAt(entityStart + consumed - 1) !== CharCodes.SEMI) {
                consumed = 0;
            }
            value =
                consumed === 0
                    ? ""
                    : codePointToString(packed & CODE_POINT_MASK);
        }
        else if (isAlpha(firstChar)) {
            consumed = 0;
            value = "";
            /*
             * The generator guarantees a jump-table root. Consume the first
             * character directly, then walk from its child.
             */
            const rootSlotIndex = firstChar - rootJumpOffset;
            let nodeIndex;
            if (rootSlotIndex >>> 0 < rootBranchCount) {
                const stored = decodeTree[1 + rootSlotIndex];
                nodeIndex =
                    stored === 0 ? -1 : (rootBranchCount + stored) & 0xff_ff;
            }
            else {
                nodeIndex = -1;
            }
            /*
             * Best legacy (no-semicolon) match so far, as trie coordinates.
             * Deferring `readTrieValue` to the end avoids allocating a
             * string for matches that longer matches supersede.
             */
            let bestNodeIndex = 0;
            let bestValueLength = 0;
            let current = nodeIndex < 0 ? 0 : decodeTree[nodeIndex];
            let index = entityStart + 1;
            /*
             * Walk the trie from the root child. The `trie` label lets the
             * inner descent and compact-run loops abandon the entity (and
             * fall through to the legacy/reject handling) directly.
             */
            trie: while (index < inputLength) {
                /*
                 * Inline value-less jump tables and single branches. A miss
                 * falls through to the recorded legacy match or rejection.
                 */
                while (
                // Value-less, non-run node with a nonzero jump offset.
                (current &
                    (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                    0 &&
                    (current & BinTrieFlags.JUMP_TABLE) !== 0) {
                    const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
                    const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                    if (branchCount === 0) {
                        // Single branch encoded inline in the jump offset bits.
                        if (input.charCodeAt(index) !== jumpOffset)
                            break trie;
                        nodeIndex += 1;
                    }
                    else {
                        const slot = input.charCodeAt(index) - jumpOffset;
                        if (slot >>> 0 >= branchCount)
                            break trie;
                        const stored = decodeTree[nodeIndex + 1 + slot];
                        if (stored === 0)
                            break trie;
                        // End-relative: branch data ends at nodeIndex+1+branchCount.
                        nodeIndex =
                            (nodeIndex + branchCount + stored) & 0xff_ff;
                    }
                    current = decodeTree[nodeIndex];
                    index += 1;
                    /*
                     * `charCodeAt` past the end returns NaN, which would
                     * alias to slot 0 after `>>> 0` — bail out explicitly.
                     */
                    if (index >= inputLength)
                        break trie;
                }
                // FLAG13 without a value marks a compact run.
                if ((current &
                    (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                    BinTrieFlags.FLAG13) {
                    const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                    // Check first char (stored in JUMP_TABLE bits).
                    if (input.charCodeAt(index) !==
                        (current & BinTrieFlags.JUMP_TABLE)) {
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    index += 1;
                    // Check remaining characters (packed two per uint16 word).
                    const remaining = runLength - 1;
                    let wordIndex = nodeIndex + 1;
                    let charIndexInPacked = 0;
                    /*
                     * Process pairs: read one packed word, compare low byte then high byte.
                     * No explicit bounds check needed — charCodeAt returns NaN for OOB,
                     * which never equals an integer, so the mismatch break fires naturally.
                     */
                    for (; charIndexInPacked + 1 < remaining; charIndexInPacked += 2) {
                        const packed = decodeTree[wordIndex];
                        if (input.charCodeAt(index) !== (packed & 0xff))
                            break trie;
                        index += 1;
                        if (input.charCodeAt(index) !== ((packed >> 8) & 0xff))
                            break trie;
                        index += 1;
                        wordIndex += 1;
                    }
                    // Handle odd trailing char.
                    if (charIndexInPacked < remaining) {
                        if (input.charCodeAt(index) !==
                            (decodeTree[wordIndex] & 0xff))
                            // eslint-disable-next-line unicorn/no-break-in-nested-loop
                            break;
                        index += 1;
                    }
                    nodeIndex += 1 + (runLength >> 1);
                    current = decodeTree[nodeIndex];
                    // eslint-disable-next-line unicorn/no-break-in-nested-loop
                    continue;
                }
                // Header plus out-of-line value words; 0 means no value.
                const valueLength = current >>> 14;
                const char = input.charCodeAt(index);
                /*
                 * Check current node for a value before navigating.
                 * This handles both: (a) values reached via compact runs on the
                 * previous iteration, and (b) values at regular branch targets.
                 */
                if (valueLength !== 0) {
                    // If char is `;`, emit immediately.
                    if (char === CharCodes.SEMI) {
                        consumed = index - entityStart + 1;
                        // Inline leaves carry the value in the low 13 bits.
                        value =
                            valueLength === 1
                                ? String.fromCharCode(current & BinTrieFlags.VALUE_MASK)
                                : readTrieValue(decodeTree, nodeIndex, valueLength);
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    // Record non-terminated (legacy) match (FLAG13 clear = semicolon optional).
                    if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
                        consumed = index - entityStart;
                        bestNodeIndex = nodeIndex;
                        bestValueLength = valueLength;
                    }
                    /*
                     * A valueLength of 1 means the value is packed inline in the header
                     * word — these are always leaf nodes with no branches, so we can
                     * stop walking the trie.
                     */
                    // eslint-disable-next-line unicorn/no-break-in-nested-loop
                    if (valueLength === 1)
                        break;
                }
                // Navigate to the next node (valueLength || 1: skip past value words, minimum 1 for header).
                const next = determineBranch(decodeTree, current, nodeIndex + (valueLength || 1), char);
                // eslint-disable-next-line unicorn/no-break-in-nested-loop
                if (next < 0)
                    break;
                nodeIndex = next;
                current = decodeTree[nodeIndex];
                index += 1;
            }
            /*
             * Post-loop: if the semicolon path didn't set value,
             * check for a final legacy match. The last navigation may
             * have landed on a legacy node whose value hasn't been
             * recorded yet (loop exited before the top-of-loop check
             * could run).
             */
            if (value === "") {
                const finalVL = current >>> 14;
                if (finalVL !== 0 &&
                    !isStrict &&
                    (current & BinTrieFlags.FLAG13) === 0) {
                    consumed = index - entityStart;
                    bestNodeIndex = nodeIndex;
                    bestValueLength = finalVL;
                }
                if (consumed > 0) {
                    value = readTrieValue(decodeTree, bestNodeIndex, bestValueLength);
                }
            }
        }
        else {
            consumed = 0;
            value = "";
        }
        /*
         * The attribute end-char rule (HTML spec §13.2.5.73) only applies to
         * unterminated *named* references.  Semicolon-terminated entities and
         * numeric entities are always accepted, matching EntityDecoder behavior.
         *
         * When `attribute` is false (the common case), short-circuit skips all
         * the unterminated-named checks entirely.
         */
        if (consumed === 0 ||
            (isAttribute &&
                firstChar !== CharCodes.NUM &&
                input.charCodeAt(entityStart + consumed - 1) !==
                    CharCodes.SEMI &&
                entityStart + consumed < inputLength &&
                isEntityInAttributeInvalidEnd(input.charCodeAt(entityStart + consumed)))) {
            // Rejected: leave `&` in the pending chunk, scan past it.
            offset = entityStart;
        }
        else {
            if (chunkStart < offset) {
                result += input.slice(chunkStart, offset);
            }
            result += value;
            offset = chunkStart = entityStart + consumed;
        }
        /*
         * Adjacent entities (`&x;&y;`) are common in entity-dense input;
         * checking the single character at `offset` first skips the
         * `indexOf` call (and its per-call overhead) for that case.
         */
        if (input.charCodeAt(offset) !== CharCodes.AMP) {
            offset = input.indexOf("&", offset);
        }
    } while (offset >= 0);
    return result + input.slice(chunkStart);
}
/**
 * Decodes an HTML string.
 * @param htmlString The string to decode.
 * @param mode The decoding mode.
 * @returns The decoded string.
 */
function decodeHTML(htmlString, mode = DecodingMode.Legacy) {
    return decodeWithTrie(htmlString, mode === DecodingMode.Strict, mode === DecodingMode.Attribute);
}
/**
 * Decodes an HTML string in an attribute.
 * @param htmlAttribute The string to decode.
 * @returns The decoded string.
 */
function decodeHTMLAttribute(htmlAttribute) {
    return decodeWithTrie(htmlAttribute, false, true);
}
/**
 * Decodes an HTML string, requiring all entities to be terminated by a semicolon.
 * @param htmlString The string to decode.
 * @returns The decoded string.
 */
function decodeHTMLStrict(htmlString) {
    return decodeWithTrie(htmlString, true, false);
}
/**
 * Decodes an XML string, requiring all entities to be terminated by a semicolon.
 *
 * Uses a hand-coded fast path for the 5 XML named entities (amp, lt, gt,
 * quot, apos) plus numeric entities, bypassing the trie entirely.
 * @param xmlString The string to decode.
 * @returns The decoded string.
 */
function decodeXML(xmlString) {
    let offset = xmlString.indexOf("&");
    if (offset < 0)
        return xmlString;
    let lastIndex = 0;
    let result = "";
    do {
        const start = offset + 1;
        let consumed = 0;
        let value = "";
        const c1 = xmlString.charCodeAt(start);
        if (c1 === CharCodes.NUM) {
            const packed = parseNumericEntity(xmlString, start, xmlString.length);
            consumed = unpackConsumed(packed);
            // XML is always strict — require semicolon.
            if (consumed === 0 ||
                xmlString.charCodeAt(start + consumed - 1) !== CharCodes.SEMI) {
                consumed = 0;
            }
            else {
                const codePoint = packed & CODE_POINT_MASK;
                // Nonzero BMP values below the surrogate range need no replacement.
                value =
                    (codePoint - 1) >>> 0 < 0xd7_ff
                        ? String.fromCharCode(codePoint)
                        : String.fromCodePoint(replaceCodePointXML(codePoint));
            }
        }
        else {
            /* eslint-disable unicorn/no-break-in-nested-loop -- Keep XML name dispatch inline with the decode loop. */
            switch (c1) {
                // &lt; / &gt;
                case 0x6c:
                case 0x67: {
                    if (xmlString.charCodeAt(start + 1) === 0x74 &&
                        xmlString.charCodeAt(start + 2) === CharCodes.SEMI) {
                        consumed = 3;
                        value = c1 === 0x6c ? "<" : ">";
                    }
                    break;
                }
                // &amp; / &apos;
                case 0x61: {
                    const c2 = xmlString.charCodeAt(start + 1);
                    if (c2 === 0x6d &&
                        xmlString.charCodeAt(start + 2) === 0x70 &&
                        xmlString.charCodeAt(start + 3) === CharCodes.SEMI) {
                        consumed = 4;
                        value = "&";
                    }
                    else if (c2 === 0x70 &&
                        xmlString.charCodeAt(start + 2) === 0x6f &&
                        xmlString.charCodeAt(start + 3) === 0x73 &&
                        xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
                        consumed = 5;
                        value = "'";
                    }
                    break;
                }
                // &quot;
                case 0x71: {
                    if (xmlString.charCodeAt(start + 1) === 0x75 &&
                        xmlString.charCodeAt(start + 2) === 0x6f &&
                        xmlString.charCodeAt(start + 3) === 0x74 &&
                        xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
                        consumed = 5;
                        value = '"';
                    }
                    break;
                }
            }
            /* eslint-enable unicorn/no-break-in-nested-loop */
        }
        if (consumed > 0) {
            if (lastIndex < offset)
                result += xmlString.slice(lastIndex, offset);
            result += value;
            offset = lastIndex = start + consumed;
        }
        else {
            offset = start;
        }
        /*
         * Adjacent entities (`&x;&y;`) are common in entity-dense input;
         * checking the single character at `lastIndex` first skips the
         * `indexOf` call (and its per-call overhead) for that case.
         */
        offset =
            xmlString.charCodeAt(offset) === CharCodes.AMP
                ? offset
                : xmlString.indexOf("&", offset);
    } while (offset >= 0);
    return result + xmlString.slice(lastIndex);
}

// Re-export for use by eg. htmlparser2


//# sourceMappingURL=decode.js.map
;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/html-rules.js
const VOID = new Set('area base basefont bgsound br col command embed frame hr image img input keygen link meta param source track wbr'.split(' '));
const RAW_TEXT = new Set('script style textarea title xmp iframe noembed noframes plaintext'.split(' '));
const INTEGRATION = new Set('foreignobject desc title mi mo mn ms mtext annotation-xml'.split(' '));
const CLOSES = new Map(Object.entries({
    li: new Set(['li']),
    dt: new Set(['dt', 'dd']),
    dd: new Set(['dt', 'dd']),
    option: new Set(['option']),
    optgroup: new Set(['option', 'optgroup']),
    tr: new Set(['tr', 'td', 'th']),
    td: new Set(['td', 'th']),
    th: new Set(['td', 'th']),
    tbody: new Set(['tr', 'td', 'th', 'thead', 'tbody']),
    tfoot: new Set(['tr', 'td', 'th', 'thead', 'tbody']),
    body: new Set(['head']),
    rt: new Set(['rt', 'rp']),
    rp: new Set(['rt', 'rp']),
}));
const CLOSES_PARAGRAPH = new Set('address article aside blockquote center details dialog dir div dl dd dt li fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary ul table'.split(' '));
const IN_HEAD = new Set('html head base basefont bgsound link meta title noscript noframes style script template'.split(' '));
const FRAME = new Set(['html', 'head', 'body', 'frameset']);
const SCOPES = new Set(['td', 'th', 'caption', 'table', 'object', 'marquee', 'applet', 'foreignobject']);
const TABLE_PARTS = new Set([
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'td',
    'th',
    'caption',
    'object',
    'marquee',
    'svg',
    'foreignobject',
]);

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/dom.js


const MAX_ATTRIBUTES = 512 * 3;
function addAttributes({ attributes }, other) {
    for (let at = 0; at < other.attributes.length; at += 3) {
        const known = attributes.includes(other.attributes[at] ?? '') || attributes.length >= MAX_ATTRIBUTES;
        if (!known)
            attributes.push(...other.attributes.slice(at, at + 3));
    }
}
function positionOf({ attributes }, name) {
    for (let at = 0; at < attributes.length; at += 3)
        if (attributes[at] === name)
            return at;
    return -1;
}
function hasAttribute(element, name) {
    return positionOf(element, name) >= 0;
}
function attributeOf(page, element, name) {
    const at = positionOf(element, name);
    if (at < 0)
        return undefined;
    const text = page.source.slice(Number(element.attributes[at + 1]), Number(element.attributes[at + 2]));
    return text.includes('&') ? decodeHTMLAttribute(text) : text;
}
function rawTextOf(page, { text }) {
    return text.length === 0 ? '' : page.source.slice(text[0], text[text.length - 1]);
}
function textOffset({ text, offset }) {
    return text[0] ?? offset;
}
function textOf(page, element) {
    let result = '';
    for (let at = 0; at < element.text.length; at += 2)
        result += page.source.slice(element.text[at], element.text[at + 1]);
    return RAW_TEXT.has(element.name) && element.namespace === 'html' ? result : decodeHTML(result);
}
function hasText({ text }) {
    return text.length > 0;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/page-content.js

const EMPTY = new Set([
    'html',
    'head',
    'body',
    'div',
    'main',
    'span',
    'script',
    'style',
    'link',
    'meta',
    'title',
    'base',
]);
function isDrawnByScripts({ page, scripts }) {
    const hasContent = page.elements.some((element) => !EMPTY.has(element.name) || (hasText(element) && !/^(?:script|style|title)$/.test(element.name)));
    return !hasContent && scripts.some(({ content }) => 'href' in content);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(598);
;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/csp.js

const DIRECTIVES = {
    stylesheet: ['style-src-elem', 'style-src', 'default-src'],
    script: ['script-src-elem', 'script-src', 'default-src'],
    import: ['script-src-elem', 'script-src', 'default-src'],
    image: ['img-src', 'default-src'],
    icon: ['img-src', 'default-src'],
    font: ['font-src', 'default-src'],
    frame: ['frame-src', 'child-src', 'default-src'],
    media: ['media-src', 'default-src'],
    track: ['media-src', 'default-src'],
    object: ['object-src', 'default-src'],
    manifest: ['manifest-src', 'default-src'],
    fetch: ['connect-src', 'default-src'],
    connect: [],
    document: [],
    other: ['default-src'],
};
function parsePolicy(text) {
    const policy = new Map();
    for (const directive of text.split(';')) {
        const [name, ...sources] = directive.trim().split(/\s+/);
        if (name !== undefined && name !== '' && !policy.has(name.toLowerCase()))
            policy.set(name.toLowerCase(), sources);
    }
    return policy;
}
function matchesScheme(wanted, actual) {
    return wanted === actual || (wanted === 'http' && actual === 'https') || (wanted === 'ws' && actual === 'wss');
}
const SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i;
function matchesName(pattern, name) {
    if (pattern.startsWith('*.'))
        return name.endsWith(pattern.slice(1));
    return pattern === '*' || name === pattern;
}
function matchesPath(pattern, path) {
    if (pattern === '' || pattern === '/')
        return true;
    return pattern.endsWith('/') ? path.startsWith(pattern) : path === pattern;
}
function matchesHost(source, { protocol, hostname, port: ownPort, pathname }) {
    const [, scheme, host = '', port, path = ''] = SOURCE.exec(source) ?? [];
    if (scheme !== undefined && !matchesScheme(scheme.toLowerCase(), protocol.slice(0, -1)))
        return false;
    const usual = /^(?:https|wss):$/.test(protocol) ? '443' : '80';
    const samePort = port === '*' || (ownPort || usual) === (port ?? usual);
    return samePort && matchesName(host.toLowerCase(), hostname.toLowerCase()) && matchesPath(path, pathname);
}
function allowsUrl(sources, url, own) {
    return sources.some((source) => {
        const lower = source.toLowerCase();
        if (lower === "'self'")
            return own;
        if (lower === '*')
            return /^(?:https?|wss?):$/.test(url.protocol);
        if (lower.startsWith("'"))
            return false;
        if (/^[a-z][a-z0-9+.-]*:$/.test(lower))
            return matchesScheme(lower.slice(0, -1), url.protocol.slice(0, -1));
        return !own && matchesHost(source, url);
    });
}
const isHashOrNonce = (source) => /^'(?:nonce|sha(?:256|384|512))-/i.test(source);
function allowsInlineBy(sources, text, nonce) {
    if (nonce !== undefined && nonce !== '' && sources.includes(`'nonce-${nonce}'`))
        return true;
    for (const algorithm of ['sha256', 'sha384', 'sha512']) {
        if (!sources.some((source) => source.toLowerCase().startsWith(`'${algorithm}-`)))
            continue;
        const digest = (0,external_node_crypto_.createHash)(algorithm).update(text.replace(/\r\n?/g, '\n')).digest('base64');
        if (sources.some((source) => source.replaceAll('-', '+').replaceAll('_', '/').slice(8) === `${digest}'`.replaceAll('-', '+')))
            return true;
    }
    return sources.some((source) => source.toLowerCase() === "'unsafe-inline'") && !sources.some(isHashOrNonce);
}
class PagePolicies {
    #policies = [];
    add(text) {
        this.#policies.push(parsePolicy(text));
    }
    get isEmpty() {
        return this.#policies.length === 0;
    }
    get upgrades() {
        return this.#policies.some((policy) => policy.has('upgrade-insecure-requests'));
    }
    #sources(directives) {
        return this.#policies.flatMap((policy) => {
            const name = directives.find((directive) => policy.has(directive));
            return name === undefined ? [] : [policy.get(name) ?? []];
        });
    }
    allows(kind, url, { own, nonce }) {
        return this.#sources(DIRECTIVES[kind]).every((sources) => allowsUrl(sources, url, own) || (nonce !== undefined && nonce !== '' && sources.includes(`'nonce-${nonce}'`)));
    }
    allowsInline(what, text, nonce) {
        const [type, part] = what === 'style-attribute' ? ['style', 'attr'] : [what, 'elem'];
        return this.#sources([`${type}-src-${part}`, `${type}-src`, 'default-src']).every((sources) => allowsInlineBy(sources, text, nonce));
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/draft.js

function keyOf({ target, class: requestClass, source }) {
    return `${target.type === 'external' ? target.url : target.path}\n${requestClass}\n${source.file}\n${source.line}`;
}
class RequestDraft {
    file;
    requests = [];
    shared = [];
    frames = new Set();
    #resolver;
    #policies;
    #keys = new Set();
    constructor(file, resolver, policies = new PagePolicies()) {
        this.file = file;
        this.#resolver = resolver;
        this.#policies = policies;
    }
    #locate({ href: written, from }) {
        const nothing = { outcome: { type: 'nothing' }, target: undefined };
        const href = written.trim();
        if (href === '' || (href.startsWith('#') && from.base === undefined))
            return nothing;
        const resolved = this.#resolver.resolve({ page: from.file, href, base: from.base });
        switch (resolved.kind) {
            case 'external':
                return { outcome: { type: 'external' }, target: { type: 'external', url: resolved.url.replace(/#.*$/s, '') } };
            case 'missing':
                return { outcome: { type: 'missing' }, target: { type: 'missing', path: resolved.path } };
            case 'file':
                return { outcome: { type: 'local', path: resolved.path }, target: undefined };
            default:
                return nothing;
        }
    }
    #isAllowed(kind, target) {
        if (this.#policies.isEmpty)
            return true;
        const own = target.type === 'missing';
        return this.#policies.allows(kind, new URL(own ? 'http://site.invalid/' : target.url), { own });
    }
    ask(ask, dry = false) {
        const { outcome, target } = this.#locate(ask);
        if (target === undefined || dry)
            return outcome;
        if (!this.#isAllowed(ask.kind, target))
            return { type: 'nothing' };
        const upgraded = target.type === 'external' && this.#policies.upgrades
            ? { ...target, url: target.url.replace(/^http:/, 'https:') }
            : target;
        this.#record({ target: upgraded, class: ask.class, kind: ask.kind, source: ask.source });
        return outcome;
    }
    #record(request) {
        const key = keyOf(request);
        if (this.#keys.has(key))
            return;
        this.#keys.add(key);
        this.requests.push(request);
    }
    addShared(requests) {
        if (requests.length === 0)
            return;
        if (this.#policies.isEmpty)
            this.shared.push(requests);
        else
            this.requests.push(...requests.filter(({ kind, target }) => this.#isAllowed(kind, target)));
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/memo.js
function memoized(memo, key, make) {
    const known = memo.get(key);
    if (known !== undefined)
        return known.value;
    const value = make();
    memo.set(key, { value });
    return value;
}

// EXTERNAL MODULE: ./.work/stage/lib/http/body.js + 1 modules
var body = __nccwpck_require__(761);
;// CONCATENATED MODULE: ./node_modules/es-module-lexer/dist/lexer.minimal.js
/* es-module-lexer 3.0.5 */
const A=1===new Uint8Array(new Uint16Array([1]).buffer)[0],Q="undefined"!=typeof Buffer,B=/\r\n?/g;function E(A,Q,B){if(B<1||Q+B>A.length)throw new SyntaxError;let E=0;const g=Q+B;for(let B=Q;B<g;B++){const Q=A.charCodeAt(B),g=32|Q,C=Q>=48&&Q<=57?Q-48:g>=97&&g<=102?g-87:-1;if(-1===C)throw new SyntaxError;E=16*E+C}return E}function parse(i,w="@"){o||D();const G=i.length+1,a=(o.__heap_base.value||o.__heap_base)+12*G+16-o.memory.buffer.byteLength;a>0&&o.memory.grow(Math.ceil(a/65536));const s=o.sa(G-1);if(i.length>=64&&Q)Buffer.from(o.memory.buffer,s,2*(G-1)).write(i,"utf16le");else{const Q=o.memory.buffer;(null==I?void 0:I.buffer)!==Q&&(I=new Uint16Array(Q,s)),(A?C:g)(i,I)}if(!o.parse())throw Object.assign(new Error(`Parse error ${w}:${i.slice(0,o.e()).split("\n").length}:${o.e()-i.lastIndexOf("\n",o.e()-1)}`),{idx:o.e()});const R=[],k=[];for(;o.ri();){const A=o.is(),Q=o.ie(),B=o.it(),E=15&B,g=o.ai(),C=o.id(),I=o.ss(),i=o.se(),w=o.ip();let D;1&w&&(D=K(-1===C?A:A+1,-1===C?Q:Q-1,A,!!(2&w))),R.push({n:D,t:E,s:A,e:Q,ss:I,se:i,d:C,a:g})}let J=o.re();for(;0!==J;){const A=o.es(),Q=o.ee(),B=o.els(),E=o.ele(),g=B<0?void 0:e(B,E),C=e(A,Q);k.push({s:A,e:Q,ls:B,le:E,n:C,ln:g}),J=o.re();continue}function K(A,Q,g,C=!1){try{return function(A,Q){let g=A.indexOf("\\");if(-1===g)return Q?A.replace(B,"\n"):A;let C=A.slice(0,g),I=Q?C.replace(B,"\n"):C;for(;;){let o=g+1;if(o>=A.length)throw new SyntaxError;const i=A.charCodeAt(o++);switch(i){case 13:10===A.charCodeAt(o)&&o++;break;case 10:case 8232:case 8233:break;case 114:I+="\r";break;case 110:I+="\n";break;case 116:I+="\t";break;case 98:I+="\b";break;case 102:I+="\f";break;case 118:I+="\v";break;case 120:I+=String.fromCharCode(E(A,o,2)),o+=2;break;case 117:{let Q;if(123===A.charCodeAt(o)){const B=A.indexOf("}",++o);if(-1===B)throw new SyntaxError;Q=E(A,o,B-o),o=B+1}else Q=E(A,o,4),o+=4;if(Q>1114111)throw new SyntaxError;Q<=65535?I+=String.fromCharCode(Q):(Q-=65536,I+=String.fromCharCode(55296+(Q>>10),56320+(1023&Q)));break}case 48:{const Q=A.charCodeAt(o);if(Q>=48&&Q<=57)throw new SyntaxError;I+="\0";break}default:if(i>=49&&i<=57)throw new SyntaxError;I+=String.fromCharCode(i)}const w=A.indexOf("\\",o);if(-1===w)return C=A.slice(o),I+(Q?C.replace(B,"\n"):C);C=A.slice(o,w),I+=Q?C.replace(B,"\n"):C,g=w}}(i.slice(A,Q),C)}catch(A){throw Object.assign(new Error(`Parse error ${w}:${i.slice(0,g).split("\n").length}:${g-i.lastIndexOf("\n",g-1)}`),{idx:g})}}function e(A,Q){const B=i.charCodeAt(A);return 34===B||39===B?K(A+1,Q-1,A):i.slice(A,Q)}return[R,k]}function g(A,Q){const B=A.length;let E=0;for(;E<B;){const B=A.charCodeAt(E);Q[E++]=(255&B)<<8|B>>>8}}function C(A,Q){const B=A.length;let E=0;for(;E<B;)Q[E]=A.charCodeAt(E++)}let I,o;const i=()=>{return A="AGFzbQEAAAABKwhgAAF/YAF/AX9gAABgAn9/AX9gBH9/f38AYAN/f38Bf2ABfwBgA39/fwADMC8CAgEEBAAAAAAAAAAAAAAAAAAAAAABBQICAQEGAgYAAgICAQEBAwEBAQEHAQUDAwQFAXABAgIFBwEBggKAgAIGDwJ/AUGgiwQLfwBBoIsECwebARUGbWVtb3J5AgACc2EAAgFlAAUCaXMABgJpZQAHAnNzAAgCc2UACQJpdAAKAmFpAAsCaWQADAJpcAANAmVzAA4CZWUADwNlbHMAEANlbGUAEQJyaQASAnJlABMFcGFyc2UAFAtfX2hlYXBfYmFzZQMBC19pbml0aWFsaXplAAEZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEACQcBAEEBCwEACphRLygAQeAKQYDAADYCAEHYCkGgiwQ2AgBBwApBKjYCAEHcCkGAgAQ2AgALBAAQAAtcAEH8CSAANgIAIABBAXQiAEEAOwGgiwRBgAogAEECckGiiwRqNgIAQdwJQQA2AgBB7AlBADYCAEHkCUEANgIAQeAJQQA2AgBB9AlBADYCAEHoCUEANgIAQaCLBAulAQECf0GACkGACigCACIEQSRqNgIAAkBB7AkoAgAiBUUEQEHcCSAENgIADAELIAUgBDYCIAtB7AkgBDYCAEHwCSAFNgIAIAQgADYCCCAEQQA2AiAgBCADQQFGIgA6ABggBCADNgIUIARBADYCECAEIAI2AgQgBCABNgIAIARBA0EBQQIgABsgA0ECRiIBGzYCHCAEIAIgAkECakEAIAAbIAEbNgIMC2ABAn9BgApBgAooAgAiBEEUajYCAAJAQfQJKAIAIgVFBEBB4AkgBDYCAAwBCyAFIAQ2AhALQfQJIAQ2AgAgBEEANgIQIAQgAzYCDCAEIAI2AgggBCABNgIEIAQgADYCAAsIAEGECigCAAsTAEHkCSgCACgCAEGgiwRrQQF1CxwBAX9B5AkoAgAoAgQiAEGgiwRrQQF1QX8gABsLEwBB5AkoAgAoAghBoIsEa0EBdQscAQF/QeQJKAIAKAIMIgBBoIsEa0EBdUF/IAAbCwsAQeQJKAIAKAIcCxwBAX9B5AkoAgAoAhAiAEGgiwRrQQF1QX8gABsLNQECf0F/IQACQAJAAkBB5AkoAgAoAhQiAUEBaw4CAgEACyABQaCLBGtBAXUPC0F+IQALIAALCwBB5AkoAgAtABgLEwBB6AkoAgAoAgBBoIsEa0EBdQsTAEHoCSgCACgCBEGgiwRrQQF1CxwBAX9B6AkoAgAoAggiAEGgiwRrQQF1QX8gABsLHAEBf0HoCSgCACgCDCIAQaCLBGtBAXVBfyAAGwslAQF/QeQJQeQJKAIAIgBBIGpB3AkgABsoAgAiADYCACAAQQBHCyIBAX9B6AlB6AkoAgAiAEEQakHgCSAAGygCACIANgIAIAALwwoBBn8jAEGA0ABrIgMkAEHYCSEEQYwKQdgJNgIAQaQKQZ6LBCICQfwJKAIAQQF0aiIFNgIAQYgKQQA7AQBBigpBADsBAEGQCkEAOgAAQYQKQQA2AgBB+AlBADoAAEGUCiADQYAQajYCAEGYCiADNgIAQZwKQQA6AAADQEGgCiACQQJqIgA2AgACQAJAAkACQAJAAn8gAiAFSQRAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAALwEAIgFBIGsOEBQQCBAQEBAIAQUQEAQQEAkACwJAAkACQAJAIAFB2wBrDg8FEwYTEw0TEwMTARMTEwIACyABQQlrQQVJDRYgAUH7AGsOAwgSCQ8LQYoKLwEADRIgABAVRQ0SIAJBBGpBgAhBChAWDRIQFwwUCyACLwEEQe0ARw0RIAAQFUUNESACKQAGQvCAvIOgjoA6Ug0REBgMEwsgAi8BBEHsAEcNECAAEBVFDRAgAkEGakGUCEEGEBYNECACLwEMEBlFDRBBnApBAToAAAwQC0GKCi8BACIAQYAIRg0JQYoKIABBAWo7AQAgA0GAEGogAEEDdGoiAEEBNgIAIAAgBDYCBAwRC0GKCi8BACIAQYAIRg0IQYoKIABBAWo7AQAgA0GAEGogAEEDdGoiAEEINgIAIAAgBDYCBAwQC0GKCi8BACIARQ0HQYoKIABBAWs7AQAMDwtBiAovAQAiAEUNDkGKCi8BACIBRQ0OIAFBA3QgA2pB+A9qKAIAQQVHDQ4gAyAAQQJ0akEEaygCACIAKAIEDQ4gACAEQQJqNgIEQaAKIAJBBGo2AgBBARAaGiAAQaAKKAIAIgA2AhBBoAogAEECazYCAAwOC0GKCi8BACIARQ0FQYoKIABBAWsiATsBAEGICi8BACIARQ0NIANBgBBqIAFB//8DcUEDdGooAgBBBUcNDSADIABBAnRqQQRrKAIAIgEoAgRFBEAgASAEQQJqNgIECyABIAJBBGo2AgxBiAogAEEBazsBAAwNCwJAIAQvAQBBKUcNAEHsCSgCACIARQ0AIAAoAgwgBEECakcNAEHsCUHwCSgCACIANgIAIAAEQCAAQQA2AiAMAQtB3AlBADYCAAtBigovAQAiAEGACEYNBEGKCiAAQQFqOwEAIANBgBBqIABBA3RqIgBBBkECQZwKLQAAGzYCACAAIAQ2AgRBnApBADoAAAwMC0GKCi8BACIARQ0DQYoKIABBAWsiADsBACADQYAQaiAAQf//A3FBA3RqKAIAQQRHDQsMCgsgARAbDAoLAkAgAi8BBCIAQSpHBEAgAEEvRw0BEBwMDAtBARAdDAsLQQEhAEGQChAeBH8QH0EABUEBCzoAAAwJC0GKCi8BACIAQYAIRw0BCxAgQQAMAwtBigogAEEBajsBACADQYAQaiAAQQN0aiIAQQM2AgAgACAENgIEDAULIAFBO0cNAgwFC0GICi8BAEVBigovAQBFQfgJLQAAQX9zcXELIQAgA0GA0ABqJAAgAA8LIAFBMGtB//8DcUEKSSABQSByQeEAa0H//wNxQRpJcg0AAkACQCABQdwAaw4EAgEBAgALIAFBJEYNAQsgAUGgAUYgAUGAAUlyDQILA0AgAC8BAiICQSByQeEAayEBAkAgAkEwa0H//wNxQQpJIAFB//8DcUEaSXINAAJAAkAgAkHcAGsOBAIBAQIACyACQSRGDQELIAJBoAFGIAJBgAFJcg0DC0GgCiAAQQJqIgA2AgAMAAsACxAhC0GMCkGgCigCACIENgIAC0GgCigCACECDAALAAsWACAAQaCLBEYEQEEBDwsgAEECaxAiC0MBA38CQCACRQ0AA0AgAC0AACIEIAEtAAAiBUYEQCABQQFqIQEgAEEBaiEAIAJBAWsiAg0BDAILCyAEIAVrIQMLIAMLuQgBBn9BoApBoAooAgAiBEEMaiICNgIAQfQJKAIAIQNBARAaIQECQAJAAkACQAJAIAJBoAooAgAiAEYEQCABECNFDQELAkACQAJAAkACQAJAAkACQCABQeEAaw4MAggEAQgDCAgICAgFAAsgAUEqRwRAIAFB9gBGDQUgAUH7AEcNCEGgCiAAQQJqNgIAQQEQGiEAQaQKKAIAIQVBoAooAgAhAQNAAkAgAEH//wNxIgBBIkYgAEEnRnJFBEAgABAkGkGgCigCACECDAELIAAQG0GgCkGgCigCAEECaiICNgIAC0EBEBoaIAEgAhAlIgBBLEYEQEGgCkGgCigCAEECajYCAEEBEBohAAtBoAooAgAhAiAAQf0ARg0HIAEgAkcEQCACIgEgBU0NAQsLECAPC0GgCiAAQQJqNgIAQQEQGhpBoAooAgAiASABECUaDAYLQaAKIABBDmoiAjYCAAJAAkACQAJAQQEQGkHhAGsOBgAMAgwMAQwLQaAKKAIAIgEpAAJC84Dkg+CNwDFSDQsgAS8BChAmRQ0LQaAKIAFBCmo2AgBBABAaGgtBoAooAgAiAUECakG4CUEOEBYNCgJAIAEvARAiAxAZDQAgA0Eoaw4DAAsACwtBoAogAUEQajYCAEEBEBoiAUEqRgRAQaAKQaAKKAIAQQJqNgIAQQEQGiEBCyABQShHDQEMCgtBoAooAgAiASkAAkLsgISDsI7AOVINCSABLwEKIgMQGUUgA0H7AEdxDQlBoAogAUEKajYCAEEBEBoiAUH7AEYNCQtBoAooAgAhAyABECQaQaAKKAIAIgEgA00NCCAAIAIgAyABEAQMCQtBoAogAEEKajYCAEEAEBoaQaAKKAIAIQALQaAKIABBEGo2AgBBARAaIgBBKkYEQEGgCkGgCigCAEECajYCAEEBEBohAAsMCAsCQCAAKQACQuyAhIOwjsA5Ug0AIAAvAQoQJ0UNAEGgCiAAQQpqNgIAQQEQGiEADAgLIABBBGohAAsgAEEGaiECQaQKKAIAIQMDQEGgCiACNgIAQQEQGiEAQaAKKAIAIgEgA0sNBiAAECghAkGgCigCACIAIAFGDQQgAkE9RgRAQQEQKSECQaAKKAIAIQALIAJBLEcNBCAAQQJqIQIMAAsAC0GgCiACQQJqNgIAC0EBEBohAEGgCigCACEBAkAgAEHmAEcNACABQQJqQZoIQQYQFg0AQaAKIAFBCGo2AgAgBEEBEBpBABAqQfgJLQAADQEgA0EQakHgCSADGyECA0AgAigCACIBRQ0CIAFCADcCCCABQRBqIQIMAAsAC0GgCiABQQJrNgIACw8LIAAhAQwBCyAAIAJBAEEAEARBoAogAEEMajYCAA8LQaAKIAFBAms2AgAPC0GgCigCACEBIAAQJBogAUGgCigCACIAIAEgABAEQaAKIABBAms2AgAL/wsBCn9BoApBoAooAgAiB0EMaiIJNgIAQQEQGiECQaAKKAIAIQACQAJAAkACQAJAAkACQAJ/IAJBLkYEQEGgCiAAQQJqNgIAQQEQGiIBQeQARwRAIAFB8wBHBEAgAUHtAEcNCEGgCigCACIBQQJqQaAIQQYQFg0IQYwKKAIAIgAQK0UEQCAALwEAQS5GDQkLIAcgByABQQhqQQIQAw8LQaAKKAIAIgFBAmpBxglBChAWDQdBjAooAgAiABArRQRAIAAvAQBBLkYNCAtBoAogAUEMajYCAEEFIQRBARAaIQJBASEFQQEMAgtBoAooAgAiASkAAkLlgJiD0IyAOVINBkGMCigCACIAECtFBEAgAC8BAEEuRg0HC0GgCiABQQpqNgIAQQIhBUEHIQRBASEDQQEQGiECQQEMAQsCQCACQfMARyAAIAlNckUEQEHzACECIABBAmpBxglBChAWDQMgAC8BDBAZRQRAIAAhBAwFC0GgCiAAQQxqIgE2AgBBASEGQQEQGiEIQaAKKAIAIgQgAUYgCEEsRnJFBEBB5gAhAiAIQeYARwRAQQUhBEEAIQZBASEFIAghAkEBDAQLQQAhAUEBIQUgBEECakGaCEEGEBYNBSAELwEIECdFDQULQaAKIAA2AgAgAC8BACECQQchBAwBC0EHIQRBASEGIAJB5ABHIAAgB0EKak1yDQBB5AAhAiAAKQACQuWAmIPQjIA5Ug0CIAAvAQoQGUUNAkGgCiAAQQpqNgIAQSohAkEBIQFBAiEFQQEQGkEqRg0EQaAKIAA2AgAgAC8BACECC0EAIQVBAAshASACQf//A3EiAEEoRgRAQYoKLwEAIghBgAhGDQRBoAooAgAhAEGUCigCACAIQQN0aiICQQU2AgBBigogCEEBajsBACACIAA2AgRBjAooAgAvAQBBLkYNBUGICi8BACIFQYAERg0EQaAKIABBAmo2AgBBARAaIQYgB0GgCigCACICQQAgABADQewJKAIAIQMgAQRAIAMgBDYCHAtBiAogBUEBajsBAEGYCigCACAFQQJ0aiADNgIAAkAgBkEiRwRAIAZB4ABHBEAgBkEnRw0JQScQGwwCC0EAIQFBpAooAgAhBiACIQADQCAAIgQgBk8NCQJAAkACQAJAIABBAmoiAC8BACIHQdwAaw4FAQQEBAIACyAHQSRGDQIgB0ENRw0DQQEhAQwDCyAEQQRqIQAMAgtBoAogADYCACABQQFxRQ0DIAMgAy0AGEECcjoAGAwDCyAELwEEQfsARw0ACwwIC0EiEBsLQaAKQaAKKAIAQQJqIgE2AgACQAJAAkBBARAaQSlrDgQBAgIAAgtBoApBoAooAgBBAmo2AgBBARAaGiADIAE2AgQgA0GgCigCACIBNgIQIAMgAy0AGEEBcjoAGEGgCiABQQJrNgIADwtBigogCDsBACADIAE2AgRBoAooAgAhASADIAMtABhBAXI6ABggAyABQQJqNgIMQYgKIAU7AQAPCwwHCwJAIAZFIABB+wBHckUEQEGgCigCACECQYoKLwEADQFBpAooAgAhAANAAkACQCAAIAJLBEBBARAaIgFBIkYgAUEnRnINASABQf0ARw0CQaAKQaAKKAIAQQJqNgIAC0EBEBohAEGgCigCACEBIABB5gBGBEAgAUECakGaCEEGEBYNCQtBoAogAUEIajYCAEEBEBoiAUEiRyABQSdHcQ0IIAcgAUEAECoPCyABEBsLQaAKQaAKKAIAQQJqIgI2AgAMAAsACyADIQECQAJAIAJB//8DcSIAQSdrDgQFAQEFAAsgAEEiRw0ADAQLQaAKKAIAIQQMAgsMBQsgACEECyAEIAlHDQBBoAogBEECazYCAA8LAkAgAkH//wNxQSpHIAFxDQRBigovAQANBEGgCigCACECQaQKKAIAIQAMAAsDQCAAIAJNDQEgAi8BACIBQSdGIAFBIkZyRQRAQaAKIAJBAmoiAjYCAAwBCwsgByABIAUQKg8LECALDwtBoAogAkECazYCAA8LQaAKQaAKKAIAQQJrNgIACwsAIABBn4CABBAuC30BBH9BpAooAgAhA0GgCigCACEBA0ACQAJAAkAgAS8BACICQS9GBEAgAS8BAiIBQSpHBEAgAUEvRg0CQS8PCyAAEB0MAgsgAARAIAIQGQ0CDAMLIAIQJg0BDAILEBwLQaAKQaAKKAIAIgRBAmoiATYCACADIARLDQELCyACC4YBAQR/QaAKKAIAIQFBpAooAgAhBAJAA0ACQCABIgJBAmohASACIARPDQAgAS8BACIDIABGDQIgA0HcAEcEQCADQQprDgQBAgIBAgsgAkEEaiEBIAIvAQRBDUcNASACQQZqIAEgAi8BBkEKRhshAQwBCwtBoAogATYCABAgDwtBoAogATYCAAtDAQN/QaAKKAIAIQBBpAooAgAhAgNAAkAgAEECaiEBIAAgAk8NACABIQAgAS8BAEEKaw4EAAEBAAELC0GgCiABNgIAC5QBAQN/QaAKKAIAQQJqIQFBpAooAgAhAgJAIAAEQANAIAEiAEECaiEBIAAgAk8NAiABLwEAQSpHDQAgAC8BBEEvRw0ACyAAQQRqIQEMAQsDQCABIgBBAmohASAAIAJPDQEgAS8BACIDQSpHBEAgA0EKaw4EAgEBAgELIAAvAQRBL0cNAAsgAEEEaiEBC0GgCiABNgIAC5AKAQZ/AkBBjAooAgAiAC8BACIDQSFrIgFBBU1BAEEBIAF0QTFxGw0AAkACQAJAAkAgA0EpRyADQShrQf//A3FBB0lxDQAgA0E6ayIBQf//A3FBJE1Cv4CAgKACIAGtiKdBAXFxDQAgA0H9AEYgA0H7AGtB//8DcUEDS3INAQtBASEBAkACQAJAIANBK2sOBAEFAgAFCyAAQQJrLwEAQTBrQf//A3FBCk8NBQwDCyAAQQJrLwEAQStHDQQMAgsgAEECay8BAEEtRw0DDAELIANBKUcNAEGUCigCAEGKCi8BAEEDdGooAgQiAUHuCEEFECwNAiABQfgIQQMQLA0CIAFB/ghBAhAsDQILAkACQAJAAkACQAJAAkACQAJAAkACQEGKCi8BACICRSADQeYAR3INAEGUCigCACACQQN0aiIEQQhrKAIAQQFHDQAgAEECay8BAEHvAEcNAyAAQQRrIgEvAQAiAhAZIAJBKUZyIAJB/QBGckUgAkHdAEdxDQMDQAJAIAFBoIsETQ0AIAIQGUUNACABQQJrIgEvAQAhAgwBCwsCQCACQSlGIAJB3QBGciACQf0ARnJFBEAgAhAjDQELQQEhASAEQQRrKAIAQfgIQQMQLA0MCyADQeQAaw4UAQIDCgoKCgQKCgUGCgoHCggKCgkKCwJAIANB5ABrDhQBAgMKCgoKBAoKBQYKCgcKCAoKCQALIANB/QBHDQlBASEBAkACQAJAQZQKKAIAIAJBA3RqIgUoAgQiAi8BACIEQTtrDgQNAgIBAAsCQAJAAkAgBEHlAGsOBAIEBAEACyAEQSlGDQ8gBEH5AEcNAyACQQJrQYoJQQYQLA0PDAMLIAJBAmtBgglBBBAsDQ4MAgsgAkECa0GWCUEDECwNDQwBCyACQQJrLwEAQT1GDQwLIAUoAgBBBkYNCwwJCwJAAkAgAEECay8BAEHpAGsOBAAKCgEKCyAAQQRrQaYIQQIQLA0LDAkLIABBBGtBqghBAxAsDQoMCAsCQAJAAkAgAEECay8BAEHzAGsOAwABAgoLIABBBGsvAQAiAUHhAEcEQCABQewARw0KIABBBmtB5QAQLQ0MDAoLIABBBmtB4wAQLQ0LDAkLIABBBGtBsAhBBBAsDQoMCAsgAEEEa0GkCUEGECwNCQwHCyAAQQJrLwEAQe8ARw0GIABBBGsvAQBB5QBHDQYgAEEGay8BACIBQfAARwRAIAFB4wBHDQcgAEEIa0G4CEEGECwNCQwHCyAAQQhrQcQIQQIQLA0IDAYLIABBAmtBnAlBBBAsDQcMBQsgAEECayIBQekAEC0NBiABQcgIQQUQLA0GDAQLIABBAmtB5AAQLQ0FDAMLIABBAmtB0ghBBxAsDQQMAgsgAEECa0HgCEEEECwNAwwBCyAAQQJrLwEAIgFB7wBHBEAgAUHlAEcNASAAQQRrQe4AEC0NAwwBCyAAQQRrQegIQQMQLA0CC0GQCi0AACADQS9GcSADQQBHRg0BAkBB9AkoAgAiAkUNACAAIAIoAgBJDQBBASEBIAAgAigCBE0NAQsDQCAAQaCLBEsEQCAAQQJrIgAvAQAiAxAnRQ0BCwtBACEBIAMQJkUNAANAIABBoIsESwRAIABBAmsiAC8BACIDECYNAQsLIANB5QBHBEAgA0HrAEcNASAAQQJrQZwJQQQQLA8LIABBAmsvAQBB9QBHDQAgAEEEa0GkCUEGECwhAQsgAQ8LQQEL2wEBBH9BoAooAgAhAEGkCigCACEDA0AgAEECaiEBAkACQCAAIANPDQACQAJAAkAgAS8BACICQdsAaw4CAQIACyABIQAgAkEKaw4EAgQEAgMLAkADQAJAIAFBAmohACABIANPDQACQAJAIAAvAQAiAkHcAGsOAgAEAQsgAUEEaiEBDAILIAAhASACQQprDgQAAQEAAQsLQaAKIAA2AgAQIEGgCigCACEADAQLQaAKIAA2AgAMAwsgAEEEaiEADAILQaAKIAE2AgAQIA8LIAJBL0cNAAtBoAogADYCAAszAQF/QfgJQQE6AABBoAooAgAhAEGgCkGkCigCAEECajYCAEGECiAAQaCLBGtBAXU2AgAL5gEBBH9BoAooAgAhAEGkCigCACEDAkACQANAAkAgACIBQQJqIQAgASADTw0AAkACQAJAIAAvAQAiAkHcAGsOBQIEBAQBAAsgAkEkRw0DIAEvAQRB+wBHDQNBoAogAUEEaiIANgIAQYoKLwEAIgJBgAhGDQRBlAooAgAgAkEDdGoiAUEENgIAQYoKIAJBAWo7AQAgASAANgIEDwtBoAogADYCAEGKCkGKCi8BAEEBayIBOwEAQZQKKAIAIAFB//8DcUEDdGooAgBBA0cNAwwECyABQQRqIQAMAQsLQaAKIAA2AgALECALCz0BAX8Cf0EBIAAvAQAiAUEJa0H//wNxQQVJIAFBgAFyQaABRnINABpBACABECNFDQAaIAAQKyABQS5HcgsLXgEBfwJAIABB+P8DcUEoRiAAQSFrIgFBBU1BAEEBIAF0QTFxG3JFBEAgAEE6ayIBQf//A3FBJU9Cv4CAgKADIAGtiKdBAXFFcg0BC0EBDwsgAEH7AGtB//8DcUEESQtXAQN/QaAKKAIAIQEDQAJAIABB//8DcSICEBkEQCAAIQMMAQsgACEDIAIQIw0AQQAhA0GgCiABQQJqIgI2AgAgAS8BAiEAIAIhASAADQELCyADQf//A3ELpQEBBH8CQEGgCigCACIDLwEAIgVB4QBHBEAgASECIAAhBAwBC0GgCiADQQRqNgIAQQEQGiECQaAKKAIAIQQCQCACQSJGIAJBJ0ZyRQRAIAIQJBpBoAooAgAhAgwBCyACEBtBoApBoAooAgBBAmoiAjYCAAtBARAaIQVBoAooAgAhAwsgAyAERwRAIAQgAkEAIAAgACABRiIAG0EAIAEgABsQBAsgBQsLACAAQY2AgAQQLgs0AQF/IABBoAFGIABBCWsiAUEXTUEAQQEgAXRBn4CABHEbckUEQCAAECMgAEEuR3EPC0EBC9MEAQd/QaAKKAIAIQECQCAAQd//A3FB2wBGBEAgAS8BACEFQaAKIAFBAmo2AgBB/QBB3QAgBUH7AEYbIQZBARAaIQNBpAooAgAhBwNAAkAgA0H//wNxIgIgBkZBoAooAgAiASAHS3INAAJAIAJBLkcNACABLwECQS5HDQAgAS8BBEEuRw0AQaAKIAFBBmo2AgBBARAaECghAwwCCwJAAn8CQCAFQfsARgRAAkAgAkEiRiACQSdGckUEQCACQdsARw0BQQAQKRpBoApBoAooAgBBAmo2AgAgAQwECyACEBtBoApBoAooAgBBAmo2AgAgAQwDCyABIQAgA0Ewa0H//wNxQQlLDQEDQCAAIgJBAmohACACLwECIgNBMGtB//8DcUEKSQ0AIANBwQBrIgRBHk1BAEEBIAR0Qb+AgYQEcRsNACADQeEAayIEQRdNQQBBASAEdEG/wIEEcRsNAAJAAkAgA0Eraw4EAAEAAgELIAIvAQBBIHJB5QBGDQELC0GgCiAANgIAIAEMAgsgAkEsRgRAQaAKIAFBAmo2AgBBARAaIQMMBQsgAhAoIQIMAgsgAhAkGkGgCigCAAshAEEBEBoiAkE6RgRAQaAKQaAKKAIAQQJqNgIAQQEQGhAoIQIMAQsgACABTQ0AIAEgACABIAAQBAsgAkE9RgRAQQAQKSECC0GgCigCACEBIAJBLEcNAEGgCiABQQJqNgIAQQEQGiEDDAELC0GgCiABQQJqNgIADAELIAAQJBpBoAooAgAiACABTQ0AIAEgACABIAAQBAtBARAaC40MAQx/QYwKQaAKKAIAIgI2AgBBmAooAgAhCkGUCigCACEIQaQKKAIAIQxBigovAQAhCyACIgUhBgJAA0BBoAogBkECaiIHNgIAIAYgDE8EQEEAIQQMAgsCQAJAIAcvAQAiARAmDQACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQEGKCi8BACIDIAtHDQAgASEEAkACQCABQSlrDgQbAQEbAAsgAUE7RiABQd0ARnIgAUH9AEZyDRgLIAAgCXFFDQACQCABQSJrDg4MEhISEgwFCRISCBISDQALAkAgAUHbAGsODwYSBxISDhISBBICEhISAwALAkAgAUH7AGsOAwoSCwALIAFBO0YNFCABQQprDgQZEREZEQsCQCABQSJrDg4LEREREQsECBERBxERDAALAkAgAUHbAGsODwURBhERDRERAxEBERERAgALAkAgAUEKaw4EFhERFgALIAFB+wBrDgMIEAkPCyADDRAgBxAVRQ0QIAZBBGpBgAhBChAWDRAQFwwSCyAGLwEEQe0ARw0PIAcQFUUNDyAGKQAGQvCAvIOgjoA6Ug0PEBgMEQsgBi8BBEHsAEcNDiAHEBVFDQ4gBkEGakGUCEEGEBYNDiAGLwEMEBlFDQ5BnApBAToAAAwOCyADQYAIRg0JIAggA0EDdGoiAkEBNgIAQYoKIANBAWo7AQAgAiAFNgIEDA8LIANBgAhGDQggCCADQQN0aiICQQg2AgBBigogA0EBajsBACACIAU2AgQMDgsgA0UNB0GKCiADQQFrOwEADA0LIANFDQxBiAovAQAiAkUNDCAIIANBA3RqQQhrKAIAQQVHDQwgCiACQQJ0akEEaygCACICKAIEDQwgAiAFQQJqNgIEQaAKIAZBBGo2AgBBARAaGiACQaAKKAIAIgI2AhBBoAogAkECazYCAAwMCyADRQ0FQYoKIANBAWsiBDsBAEGICi8BACICRQ0LIAggBEH//wNxQQN0aigCAEEFRw0LIAogAkECdGpBBGsoAgAiBCgCBEUEQCAEIAVBAmo2AgQLIAQgBkEEajYCDEGICiACQQFrOwEADAsLAkAgBS8BAEEpRw0AQewJKAIAIgRFDQAgBCgCDCAFQQJqRw0AQewJQfAJKAIAIgQ2AgAgBARAIARBADYCIAwBC0HcCUEANgIACyADQYAIRg0EIAggA0EDdGoiAkEGQQJBnAotAAAbNgIAQYoKIANBAWo7AQAgAiAFNgIEQZwKQQA6AAAMCgsgA0UNA0GKCiADQQFrIgI7AQAgCCACQf//A3FBA3RqKAIAQQRHDQkMCAsgARAbDAgLAkAgBi8BBCIEQSpHBEAgBEEvRw0BEBwMCgtBARAdDAkLQQEhB0GQChAeBH8QH0EABUEBCzoAAAwHCyADQYAIRw0BCxAgDAYLIAggA0EDdGoiAkEDNgIAQYoKIANBAWo7AQAgAiAFNgIEDAMLIAFBO0YNAwsgAUEwa0H//wNxQQpJIAFBIHJB4QBrQf//A3FBGklyDQACQAJAIAFB3ABrDgQCAQECAAsgAUEkRg0BCyABQaABRiABQYABSXINAgsDQCAHLwECIgJBIHJB4QBrIQQCQCACQTBrQf//A3FBCkkgBEH//wNxQRpJcg0AAkACQCACQdwAaw4EAgEBAgALIAJBJEYNAQsgAkGgAUYgAkGAAUlyDQMLQaAKIAdBAmoiBzYCAAwACwALECELQYwKQaAKKAIAIgI2AgALQQAhBEH4CS0AAA0DAkAgAiAFRgRAIABFDQFBigovAQAgC0YgCXFFDQFBASEJIAIhBUGgCigCAC8BACIEQQprDgQFAgIFAgsgAUEvRgRAQZAKLQAARSEJDAELQQEhCSABQTBrQf//A3FBCkkgAUHf/wNxQcEAa0H//wNxQRpJciABQSRGIAFB3wBGcnIgAUH/AEtyDQAgAiEFAkACQCABQSdrDgMDAQMACwJAIAFB3QBrDgQDAQEDAAsgAUEiRiABQf0ARnINAQtBACEJCyACIQULQaAKKAIAIQYMAQsLIAEPCyAEC6ADAQF/IAFBIkYgAUEnRnJFBEAQIA8LQaAKKAIAIQMgARAbIAAgA0ECakGgCigCAEEBEAMgAgRAQewJKAIAQQRBBiACQQFGGzYCHAtBoApBoAooAgBBAmo2AgBBARAaIQFBoAooAgAhAAJAAkAgAUH3AEcNACAALwECQekARw0AIAAvAQRB9ABHDQAgAC8BBkHoAEYNAQtBoAogAEECazYCAA8LQaAKIABBCGo2AgACQEEBEBpB+wBHBEAMAQtBoAooAgAiAyECA0ACQEGgCiACQQJqNgIAAkACQEEBEBoiAUEiRiABQSdGckUEQCABQf0ARg0DIAEQJEE6Rw0BDAILIAEQG0GgCkGgCigCAEECajYCAAtBARAaQTpGDQAMAwtBoApBoAooAgBBAmo2AgBBARAaIgFBIkYgAUEnRnJFBEAMAwsgARAbQaAKQaAKKAIAQQJqNgIAQQEQGiIBQSxHBEAgAUH9AEYNAQwDBUGgCigCACECDAILAAsLQewJKAIAIgAgAzYCECAAQaAKKAIAQQJqNgIMDwtBoAogADYCAAstAQF/AkAgAC8BAEEuRw0AIABBAmsvAQBBLkcNACAAQQRrLwEAQS5GIQELIAELPgECfwJAIAAgAkEBdCICayIEQQJqIgBBoIsESQ0AIAAgASACEBYNACAAQaCLBEYEQEEBDwsgBBAiIQMLIAMLNQEBfwJAIABBoIsESQ0AIAAvAQAgAUcNACAAQaCLBEYEQEEBDwsgAEECay8BABAnIQILIAILKQEBfyAAQaABRiAAQQlrIgJBF01BAEEBIAJ0IAFxG3JFBEBBAA8LQQELC+EBAQBBgAgL2QF4AHAAbwByAHQAcABvAHIAdABsAGEAcwBzAHIAbwBtAGUAdABhAHYAbwB5AGkAZQBkAGUAbABlAGkAbgBzAHQAYQBuAHQAeQByAGUAdAB1AHIAZABlAGIAdQBnAGcAZQBhAHcAYQBpAHQAaAByAHcAaABpAGwAZQBmAG8AcgBpAGYAYwBhAHQAYwBmAGkAbgBhAGwAbABlAGwAcwBiAHIAZQBhAGMAbwBuAHQAaQBuAHMAeQBuAGMAdQBuAGMAdABpAG8AbgBvAHUAcgBjAGUAZQBmAGUAcgA7","undefined"!=typeof Buffer?Buffer.from(A,"base64"):Uint8Array.from(atob(A),A=>A.charCodeAt(0));var A};let w;const init=()=>w||(w=o?Promise.resolve():WebAssembly.compile(i()).then(WebAssembly.instantiate).then(({exports:A})=>{o||(o=A)}));const D=()=>{if(o)return;const A=new WebAssembly.Module(i());o=new WebAssembly.Instance(A).exports};
;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/literals.js
const TOKEN = /\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?(?:\*\/|$)|"[^"\\\n\r]*(?:\\[\s\S][^"\\\n\r]*)*"|'[^'\\\n\r]*(?:\\[\s\S][^'\\\n\r]*)*'|`|\/|[{}]|[\w$)\].]+|[^\s\w$)\].{}/"'`]/g;
const REGULAR_EXPRESSION = /\/(?:[^/\\[\n\r]|\\[^\n\r]|\[(?:[^\]\\\n\r]|\\[^\n\r])*\])+\/[a-z]*/y;
const TEMPLATE_PART = /([^`\\$]*(?:(?:\\[\s\S]|\$(?!\{))[^`\\$]*)*)(`|\$\{|$)/y;
const BEFORE_EXPRESSION = /^(?:return|typeof|case|in|of|delete|void|throw|new|do|else|instanceof|yield|await)$/;
const ESCAPES = new Map([
    ['n', '\n'],
    ['t', '\t'],
    ['r', '\r'],
    ['\n', ''],
    ['\r\n', ''],
]);
const ESCAPE = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|\r\n|[\s\S])/gi;
function unescapeLiteral(text) {
    if (!text.includes('\\'))
        return text;
    return text.replace(ESCAPE, (escape) => {
        const digits = /^\\[ux]\{?([\da-f]+)/i.exec(escape)?.[1];
        if (digits !== undefined)
            return String.fromCodePoint(Math.min(parseInt(digits, 16), 0x10ffff));
        const other = escape.slice(1);
        return ESCAPES.get(other) ?? other;
    });
}
const isQuote = (character) => character === '"' || character === "'";
class LiteralReader {
    literals = [];
    #script;
    #templates = [];
    #previous = '';
    #depth = 0;
    constructor(script) {
        this.#script = script;
    }
    read() {
        TOKEN.lastIndex = 0;
        for (let match = TOKEN.exec(this.#script); match !== null; match = TOKEN.exec(this.#script)) {
            const [token] = match;
            if (!token.startsWith('//') && !token.startsWith('/*'))
                this.#readToken(token, match.index);
        }
        return this.literals;
    }
    #readToken(token, index) {
        const [first] = token;
        if (isQuote(first))
            this.#add(token.slice(1, -1), index, TOKEN.lastIndex);
        else if (first === '`')
            this.#readTemplate(TOKEN.lastIndex);
        else if (first === '{')
            this.#depth++;
        else if (first === '}')
            this.#closeBrace();
        else if (first === '/')
            this.#skipExpression(index);
        this.#previous = isQuote(first) || first === '`' ? '"' : token;
    }
    #closeBrace() {
        if (--this.#depth !== this.#templates[this.#templates.length - 1])
            return;
        this.#templates.pop();
        this.#previous = '}';
        this.#readTemplate(TOKEN.lastIndex);
    }
    #skipExpression(index) {
        if (/[\w$)\]}"]$/.test(this.#previous) && !BEFORE_EXPRESSION.test(this.#previous))
            return;
        REGULAR_EXPRESSION.lastIndex = index;
        if (REGULAR_EXPRESSION.test(this.#script))
            TOKEN.lastIndex = REGULAR_EXPRESSION.lastIndex;
    }
    #readTemplate(from) {
        TEMPLATE_PART.lastIndex = from;
        const [whole = '', text = '', stop] = TEMPLATE_PART.exec(this.#script) ?? [];
        this.#add(text, from, from + whole.length);
        TOKEN.lastIndex = from + whole.length;
        if (stop === '${')
            this.#templates.push(this.#depth++);
    }
    #add(raw, offset, end) {
        const text = unescapeLiteral(raw);
        const last = this.literals[this.literals.length - 1];
        const joined = last !== undefined && this.#previous === '+' && this.#script.slice(last.end, offset).trim() === '+';
        if (!joined)
            this.literals.push({ text, offset, end });
        else {
            last.text += text;
            last.end = end;
        }
    }
}
function literalsOf(script) {
    return new LiteralReader(script).read();
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/scripts.js


const HAS_URL = /(?:https?|wss?):\\?\/\\?\/|["'`(=]\s*\\?\/\\?\/[\w-]+\./i;
const NAMESPACE = /^https?:\/\/www\.w3\.org\/(?:1999\/(?:xhtml|xlink)|2000\/(?:svg|xmlns\/?)|1998\/Math\/MathML|XML\/1998\/namespace|2001\/XMLSchema\b.*|1999\/02\/22-rdf-syntax-ns#?)$/i;
const WHOLE_URL = /^\s*((?:(?:https?|wss?):)?\/\/[a-z0-9[_-][^\s"'<>\\^`{|}]*)\s*$/i;
const HOST = /^(?:(?:https?|wss?):)?\/\/(?:[^/@]*@)?(?:localhost|\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)+)(?::\d*)?(?:[/?#]|$)/i;
const IN_MARKUP = /<(?:script|img|iframe|link|source|video|audio|embed|object|image)\b[^>]{0,500}?\b(?:src|href|data|poster)\s*=\s*\\?["']?((?:https?:)?\/\/[^\s"'<>\\]+)|\burl\(\s*\\?["']?((?:https?:)?\/\/[^\s"')\\]+)/gi;
const MAX_MARKUP_LENGTH = 4_000;
function urlsOf({ text, offset }) {
    const [, whole] = WHOLE_URL.exec(text) ?? [];
    if (whole !== undefined)
        return HOST.test(whole) && !NAMESPACE.test(whole) ? [{ url: whole, offset }] : [];
    if (text.length > MAX_MARKUP_LENGTH || !text.includes('//'))
        return [];
    return [...text.matchAll(IN_MARKUP)].flatMap(([, inTag, inStyle]) => {
        const url = inTag ?? inStyle ?? '';
        return HOST.test(url) && !NAMESPACE.test(url) ? [{ url, offset }] : [];
    });
}
function findUrlLiterals(script) {
    return HAS_URL.test(script) ? literalsOf(script).flatMap(urlsOf) : [];
}
const NEXT_CHUNK = /"(static\/chunks\/[^"\\\n]{1,200}\.js)"/g;
function findImports(script) {
    if (!/\b(?:import|export)\b/.test(script))
        return [];
    try {
        const [imports] = parse(script);
        return imports.flatMap(({ n: specifier, s: offset, d: position }) => specifier === undefined || specifier === '' ? [] : [{ specifier, offset, dynamic: position >= 0 }]);
    }
    catch {
        return [];
    }
}
async function prepareScripts() {
    await init();
}
function readScript(script) {
    const workers = [
        ...script.matchAll(/\bnew\s+(?:Shared)?Worker\(\s*(?:new\s+URL\(\s*)?["'`]([^"'`\n]{1,500})["'`]/g),
    ].map(([, path = '']) => path);
    return {
        imports: findImports(script),
        literals: findUrlLiterals(script),
        workers,
        chunks: [...script.matchAll(NEXT_CHUNK)].map(([, path = '']) => path),
        evaluates: /\beval\s*\(|\bnew\s+Function\s*\(|\bFunction\s*\(\s*["'`]/.test(script),
        usesWebAssembly: script.includes('WebAssembly'),
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/next-hints.js


const PRELOAD_KINDS = new Map([
    ['image', 'image'],
    ['style', 'stylesheet'],
    ['font', 'font'],
    ['script', 'script'],
]);
function isList(value) {
    return Array.isArray(value);
}
function parseList(text) {
    const value = (0,body/* parseJson */.qF)(text);
    return isList(value) ? value : [];
}
function readHint(row) {
    const [, code, text = ''] = /^:H([LmSXM])(\[.*)$/.exec(row) ?? [];
    const [href, type] = parseList(text);
    if (typeof href !== 'string')
        return [];
    if (code === 'S')
        return [{ href, kind: 'stylesheet' }];
    return [{ href, kind: code === 'L' ? (PRELOAD_KINDS.get(type) ?? 'other') : 'script' }];
}
function readScriptFile(row) {
    const [, href] = /^[\da-f]+:"([^"\\]+\.js(?:\?[^"\\]*)?)"$/.exec(row) ?? [];
    return href === undefined ? [] : [{ href, kind: 'script' }];
}
function readScriptComponent({ strategy, src, children }) {
    if (typeof strategy !== 'string')
        return [];
    const inline = typeof children === 'string' ? findUrlLiterals(children) : [];
    return [
        ...(typeof src === 'string' ? [{ href: src, kind: 'script' }] : []),
        ...inline.map(({ url }) => ({ href: url, kind: 'fetch' })),
    ];
}
function readScriptComponents(row) {
    const [, text = ''] = /^[\da-f]+:([[{].*"strategy":".*)$/.exec(row) ?? [];
    const found = [];
    const pending = [(0,body/* parseJson */.qF)(text)];
    while (pending.length > 0) {
        const next = pending.pop();
        if (typeof next !== 'object' || next === null)
            continue;
        for (const inner of Object.values(next))
            if (typeof inner === 'object')
                pending.push(inner);
        found.push(...readScriptComponent({ ...next }));
    }
    return found;
}
function readPayload(payload) {
    return payload.split('\n').flatMap((row, at) => [...readHint(row), ...readScriptFile(row), ...readScriptComponents(row)].map((found) => ({
        ...found,
        line: at + 1,
    })));
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/next-payloads.js



function payloadFiles(page) {
    const stem = page.replace(/(?:(^|\/)index)?\.html$/, '$1').replace(/\/$/, '');
    return [`${stem === '' ? '' : `${stem}/`}__next._tree.txt`, page.replace(/\.html$/, '.txt')];
}
function payloadPart(script) {
    const [, text = ''] = /^self\.__next_f\.push\(([\s\S]*)\)$/.exec(script.trim()) ?? [];
    const [, part] = parseList(text);
    return typeof part === 'string' ? part : '';
}
class NextPayloads {
    #resolver;
    #read;
    #payloads = new Map();
    constructor(resolver, read) {
        this.#resolver = resolver;
        this.#read = read;
    }
    scan({ scripts, links, base }, draft) {
        const isNext = scripts.some(({ content }) => 'href' in content && content.href.includes('/_next/static/'));
        if (!isNext)
            return;
        const own = scripts.map(({ content }) => ('text' in content ? payloadPart(content.text) : '')).join('');
        const line = scripts.find(({ content }) => 'text' in content)?.line ?? 1;
        for (const { href, kind } of readPayload(own))
            draft.ask({
                href,
                kind,
                class: 'possible',
                source: { file: draft.file, line },
                from: { file: draft.file, base },
            });
        const linked = new Set();
        for (const { href, form } of links) {
            const resolved = form ? undefined : this.#resolver.resolve({ page: draft.file, href, base });
            if (resolved?.kind === 'file' && resolved.path !== draft.file)
                linked.add(resolved.path);
        }
        for (const page of linked)
            draft.addShared(memoized(this.#payloads, page, () => this.#scanPayload(page)));
    }
    #scanPayload(page) {
        const file = payloadFiles(page).find((path) => this.#resolver.fileAt(path) === path);
        const payload = file === undefined ? undefined : this.#read(file);
        if (file === undefined || payload === undefined)
            return [];
        const draft = new RequestDraft(file, this.#resolver);
        for (const { href, kind, line } of readPayload(payload))
            draft.ask({ href, kind, class: 'possible', source: { file, line }, from: { file, base: undefined } });
        return draft.requests;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/media-queries.js
const WINDOW = { width: 1280, height: 720 };
const PX = {
    px: 1,
    em: 16,
    rem: 16,
    ch: 8,
    ex: 8,
    vw: 12.8,
    vh: 7.2,
    vmin: 7.2,
    vmax: 12.8,
    in: 96,
    cm: 37.795,
    mm: 3.7795,
    pt: 4 / 3,
    pc: 16,
    q: 0.945,
};
const KEYWORDS = {
    orientation: ['landscape'],
    'prefers-color-scheme': ['light'],
    'prefers-reduced-motion': ['no-preference'],
    'prefers-reduced-transparency': ['no-preference'],
    'prefers-contrast': ['no-preference'],
    hover: ['hover'],
    'any-hover': ['hover'],
    pointer: ['fine'],
    'any-pointer': ['fine'],
    'display-mode': ['browser'],
    scripting: ['enabled'],
    'forced-colors': ['none'],
    'inverted-colors': ['none'],
    update: ['fast'],
    'overflow-block': ['scroll'],
    'overflow-inline': ['scroll'],
    'color-gamut': ['srgb'],
    'dynamic-range': ['standard'],
    scan: [],
};
const NUMBERS = {
    width: WINDOW.width,
    'device-width': WINDOW.width,
    height: WINDOW.height,
    'device-height': WINDOW.height,
    'aspect-ratio': WINDOW.width / WINDOW.height,
    'device-aspect-ratio': WINDOW.width / WINDOW.height,
    resolution: 1,
    '-webkit-device-pixel-ratio': 1,
    'device-pixel-ratio': 1,
    color: 8,
    'color-index': 0,
    monochrome: 0,
    grid: 0,
};
function parseLength(text) {
    const value = text.trim().toLowerCase();
    const [, top, bottom] = /^([\d.]+)\s*\/\s*([\d.]+)$/.exec(value) ?? [];
    if (top !== undefined)
        return Number(top) / Number(bottom);
    const [, digits, unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)$/.exec(value) ?? [];
    if (digits === undefined)
        return undefined;
    const number = Number(digits);
    if (unit === '' || unit === 'dppx' || unit === 'x')
        return number;
    if (unit === 'dpi')
        return number / 96;
    if (unit === 'dpcm')
        return number / 37.795;
    const factor = PX[unit];
    return factor === undefined ? undefined : number * factor;
}
function compare(left, operator, right) {
    switch (operator) {
        case '<':
            return left < right;
        case '<=':
            return left <= right;
        case '>':
            return left > right;
        case '>=':
            return left >= right;
        default:
            return Math.abs(left - right) < 1e-6;
    }
}
function matchRange(text) {
    const parts = text.split(/(<=|>=|<|>|=)/).map((part) => part.trim());
    const valueOf = (part = '') => NUMBERS[part.toLowerCase()] ?? parseLength(part);
    for (let at = 1; at < parts.length; at += 2) {
        const [left, right] = [valueOf(parts[at - 1]), valueOf(parts[at + 1])];
        if (left === undefined || right === undefined || !compare(left, parts[at] ?? '', right))
            return false;
    }
    return true;
}
function hasFeature(name) {
    const keywords = KEYWORDS[name] ?? [];
    return (NUMBERS[name] ?? 0) !== 0 || keywords.some((word) => word !== 'none' && word !== 'no-preference');
}
const OPERATORS = { min: '>=', max: '<=' };
function matchFeature(text) {
    if (/[<>=]/.test(text))
        return matchRange(text);
    const [name = '', value] = text.split(/:(.*)/s).map((part) => part.trim().toLowerCase());
    if (value === undefined)
        return hasFeature(name);
    const keywords = KEYWORDS[name];
    if (keywords !== undefined)
        return keywords.includes(value);
    const [, bound = '', feature = name] = /^(?:-webkit-)?(min|max)-(.+)$/.exec(name) ?? [];
    const [actual, wanted] = [NUMBERS[feature] ?? NUMBERS[`-webkit-${feature}`], parseLength(value)];
    return actual !== undefined && wanted !== undefined && compare(actual, OPERATORS[bound] ?? '=', wanted);
}
function closing(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at++) {
        if (text[at] === '(')
            depth++;
        else if (text[at] === ')' && --depth === 0)
            return at;
    }
    return text.length;
}
function splitOutside(text, separator) {
    const parts = [];
    const found = new RegExp(separator.source, 'iy');
    let [start, at] = [0, 0];
    while (at < text.length) {
        if (text[at] === '(') {
            at = closing(text, at) + 1;
            continue;
        }
        found.lastIndex = at;
        const match = found.exec(text);
        if (match !== null && match[0] !== '') {
            parts.push(text.slice(start, at));
            at = start = at + match[0].length;
        }
        else
            at++;
    }
    parts.push(text.slice(start));
    return parts;
}
function matchCondition(text, test, depth = 0) {
    const condition = text.trim();
    if (depth > 16)
        return false;
    const any = splitOutside(condition, /\sor(?=[\s(])/);
    if (any.length > 1)
        return any.some((part) => matchCondition(part, test, depth + 1));
    const all = splitOutside(condition, /\sand(?=[\s(])/);
    if (all.length > 1)
        return all.every((part) => matchCondition(part, test, depth + 1));
    const [, negated] = /^not(?=[\s(])([\s\S]*)$/i.exec(condition) ?? [];
    if (negated !== undefined)
        return !matchCondition(negated, test, depth + 1);
    if (!condition.startsWith('(') || closing(condition, 0) !== condition.length - 1)
        return test(condition);
    const inner = condition.slice(1, -1).trim();
    return inner.startsWith('(') || /^not[\s(]/i.test(inner) ? matchCondition(inner, test, depth + 1) : test(inner);
}
function matchQuery(query) {
    const [, not, type, rest = ''] = /^\s*(?:(not)\s+|only\s+)?([a-z-]+)(?![\w-]|\s*\()(?:\s+and(?=[\s(])([\s\S]*))?\s*$/i.exec(query) ?? [];
    if (type === undefined)
        return matchCondition(query, matchFeature);
    const typed = ['all', 'screen'].includes(type.toLowerCase());
    const matches = typed && (rest.trim() === '' || matchCondition(rest, matchFeature));
    return not === undefined ? matches : !matches;
}
function matchesMedia(list) {
    const text = list.replace(/\/\*[\s\S]*?\*\//g, ' ').trim();
    return text === '' || splitOutside(text, /,/).some(matchQuery);
}
const DISPLAY = /^(?:none|block|inline|flex|grid|contents|table|inline-(?:block|flex|grid|table)|list-item|flow-root|table-[a-z-]+|ruby.*|math)$/;
function supportsDeclaration(text) {
    const call = /^(selector|font-tech|font-format)\(/i.exec(text);
    if (call !== null)
        return !/-moz-|-ms-/i.test(text);
    if (/(?:^|[\s:(])-(?:moz|ms|o|khtml|apple)-/i.test(text) ||
        /-webkit-(?:touch-callout|overflow-scrolling)/i.test(text))
        return false;
    const [, value] = /^\s*display\s*:\s*([a-z-]+)\s*$/i.exec(text) ?? [];
    return value === undefined || DISPLAY.test(value.toLowerCase());
}
function matchesSupports(condition) {
    return matchCondition(condition, supportsDeclaration);
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/srcset.js

function readDescriptors(text) {
    let [density, width] = [undefined, undefined];
    for (const descriptor of text
        .trim()
        .split(/\s+/)
        .filter((part) => part !== '')) {
        const [, digits, unit] = /^(\d+|-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([wxh])$/i.exec(descriptor) ?? [];
        if (digits === undefined)
            return undefined;
        if (unit === 'w')
            width = Number(digits);
        else if (unit === 'x')
            density = Number(digits);
    }
    return { density: density ?? (width === undefined ? 1 : undefined), width };
}
function parseSourceSet(text) {
    const candidates = [];
    const next = /[\s,]*([^\s]+)/y;
    for (let match = next.exec(text); match !== null; match = next.exec(text)) {
        const [, token = ''] = match;
        const url = token.replace(/,+$/, '');
        let descriptors = '';
        if (url === token) {
            const [, found = ''] = /((?:\([^)]*\)|[^,(])*)/y.exec(text.slice(next.lastIndex)) ?? [];
            descriptors = found;
            next.lastIndex += found.length;
        }
        const read = readDescriptors(descriptors);
        if (read !== undefined && url !== '')
            candidates.push({ url, ...read });
    }
    return candidates;
}
const MAX_DEPTH = 8;
function lengthOf(text, depth = 0) {
    const value = text.trim();
    if (depth > MAX_DEPTH)
        return undefined;
    const [, inner] = /^(?:calc)?\(([\s\S]*)\)$/i.exec(value) ?? [];
    if (inner === undefined)
        return parseLength(value);
    const terms = splitOutside(inner, /\s[+-]\s/);
    const operators = [...inner.matchAll(/\s([+-])\s/g)].map(([, sign]) => sign);
    const values = terms.map((term) => splitOutside(term, /\s*[*]\s*/)
        .map((factor) => lengthOf(factor, depth + 1))
        .reduce((product, factor) => (product === undefined || factor === undefined ? undefined : product * factor), 1));
    return values.reduce((sum, term, at) => sum === undefined || term === undefined ? undefined : operators[at - 1] === '-' ? sum - term : sum + term, 0);
}
function slotWidth(sizes) {
    for (const part of splitOutside(sizes, /,/)) {
        const size = part.trim();
        const whole = lengthOf(size);
        if (whole !== undefined)
            return whole;
        const [, condition = '', length = ''] = /^([\s\S]*\))\s*((?:calc\([\s\S]*\)|[^\s()]+))$/i.exec(size) ?? [];
        const width = lengthOf(length);
        if (width !== undefined && matchCondition(condition, (inner) => matchesMedia(`(${inner})`)))
            return width;
    }
    return WINDOW.width;
}
function readSourceSet(srcset, sizes = '100vw', src) {
    const parsed = parseSourceSet(srcset);
    const hasDefault = parsed.some(({ density, width }) => density === 1 && width === undefined);
    const widths = parsed.some(({ width }) => width !== undefined);
    const all = src === undefined || src.trim() === '' || hasDefault || widths
        ? parsed
        : [...parsed, { url: src, density: 1, width: undefined }];
    const slot = widths ? slotWidth(sizes) : 1;
    const dense = all.map(({ url, density, width }) => ({
        url,
        density: width === undefined ? (density ?? 1) : width / slot,
    }));
    const sorted = [...dense].sort((a, b) => a.density - b.density);
    const chosen = (sorted.find(({ density }) => density >= 1) ?? sorted[sorted.length - 1])?.url;
    return { chosen, others: [...new Set(all.map(({ url }) => url))].filter((url) => url !== chosen) };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/element-reader.js


class ElementReader {
    page;
    element;
    constructor(page, element) {
        this.page = page;
        this.element = element;
    }
    get(name) {
        return attributeOf(this.page, this.element, name);
    }
    ask(name, kind, requestClass = 'required') {
        const href = this.get(name);
        return href === undefined || href.trim() === '' ? [] : [{ href, kind, class: requestClass }];
    }
    askReference(kind, requestClass = 'required') {
        return hasAttribute(this.element, 'href')
            ? this.ask('href', kind, requestClass)
            : this.ask('xlink:href', kind, requestClass);
    }
    askSourceSet(candidates, used) {
        const { chosen, others } = readSourceSet(candidates.srcset, candidates.sizes, candidates.src);
        const rest = others.map((href) => ({ href, kind: 'image', class: 'conditional' }));
        return chosen === undefined
            ? rest
            : [{ href: chosen, kind: 'image', class: used ? 'required' : 'conditional' }, ...rest];
    }
}

;// CONCATENATED MODULE: ./node_modules/@csstools/css-tokenizer/dist/index.mjs
class ParseError extends Error{sourceStart;sourceEnd;parserState;constructor(e,n,t,o){super(e),this.name="ParseError",this.sourceStart=n,this.sourceEnd=t,this.parserState=o}}class ParseErrorWithToken extends ParseError{token;constructor(e,n,t,o,r){super(e,n,t,o),this.token=r}}const e={UnexpectedNewLineInString:"Unexpected newline while consuming a string token.",UnexpectedEOFInString:"Unexpected EOF while consuming a string token.",UnexpectedEOFInComment:"Unexpected EOF while consuming a comment.",UnexpectedEOFInURL:"Unexpected EOF while consuming a url token.",UnexpectedEOFInEscapedCodePoint:"Unexpected EOF while consuming an escaped code point.",UnexpectedCharacterInURL:"Unexpected character while consuming a url token.",InvalidEscapeSequenceInURL:"Invalid escape sequence while consuming a url token.",InvalidEscapeSequenceAfterBackslash:'Invalid escape sequence after "\\"'},n="undefined"!=typeof globalThis&&"structuredClone"in globalThis;function cloneTokens(e){return n?structuredClone(e):JSON.parse(JSON.stringify(e))}function stringify(...e){if(!e||!e.length)return"";if(Array.isArray(e[0])&&!e[0].length)return"";let n;n=Array.isArray(e[0])&&Array.isArray(e[0][0])?e[0]:e;let t="";for(let e=0;e<n.length;e++)t+=n[e][1];return t}const t=13,dist_o=45,r=10,dist_i=43,c=65533,s=92;var u,a,d;function mirrorVariantType(e){switch(e){case u.OpenParen:return u.CloseParen;case u.CloseParen:return u.OpenParen;case u.OpenCurly:return u.CloseCurly;case u.CloseCurly:return u.OpenCurly;case u.OpenSquare:return u.CloseSquare;case u.CloseSquare:return u.OpenSquare;default:return null}}function mirrorVariant(e){switch(e[0]){case u.OpenParen:return[u.CloseParen,")",-1,-1,void 0];case u.CloseParen:return[u.OpenParen,"(",-1,-1,void 0];case u.OpenCurly:return[u.CloseCurly,"}",-1,-1,void 0];case u.CloseCurly:return[u.OpenCurly,"{",-1,-1,void 0];case u.OpenSquare:return[u.CloseSquare,"]",-1,-1,void 0];case u.CloseSquare:return[u.OpenSquare,"[",-1,-1,void 0];default:return null}}function isHexDigitCodePoint(e){return e>=48&&e<=57||e>=97&&e<=102||e>=65&&e<=70}function isIdentStartCodePoint(e){return e>=97&&e<=122||e>=65&&e<=90||95===e||isNonASCII_IdentCodePoint(e)}function isIdentCodePoint(e){return e>=97&&e<=122||e>=65&&e<=90||e>=48&&e<=57||e===dist_o||95===e||isNonASCII_IdentCodePoint(e)}function isNonASCII_IdentCodePoint(e){return e<183?0===e:183===e||8204===e||8205===e||8255===e||8256===e||8204===e||(192<=e&&e<=214||216<=e&&e<=246||248<=e&&e<=893||895<=e&&e<=8191||8304<=e&&e<=8591||11264<=e&&e<=12271||12289<=e&&e<=55295||63744<=e&&e<=64975||65008<=e&&e<=65533||(0===e||(e>=55296&&e<=57343||e>=65536)))}function isNonPrintableCodePoint(e){return 11===e||127===e||0<=e&&e<=8||14<=e&&e<=31}function isNewLine(e){return e===r||e===t||12===e}function isWhitespace(e){return 32===e||e===r||9===e||e===t||12===e}function isSurrogate(e){return e>=55296&&e<=57343}function tokenize(e,n){const t=tokenizer(e,n),o=[];for(;!t.endOfFile();)o.push(t.nextToken());return o.push(t.nextToken()),o}function tokenizer(n,l){const C=n.css.valueOf(),f=n.unicodeRangesAllowed??!1;let h=0,m=0,k=-1,P=!1;const p=l?.onParseError??noop;function consumeIdentSequence(){const e=h;for(;;){const e=C.charCodeAt(h);if(e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===dist_o||95===e){h+=1;continue}const n=C.codePointAt(h)??-1;if(0===n||n>=55296&&n<=57343||n===s&&!isNewLine(C.codePointAt(h+1)??-1))break;if(!isNonASCII_IdentCodePoint(n))break;h+=+(n>65535)+1}const n=C.codePointAt(h)??-1;if(0!==n&&!(n>=55296&&n<=57343)&&(n!==s||isNewLine(C.codePointAt(h+1)??-1)))return P=!0,k=h-1,C.slice(e,h);P=!1,h=e,k=-1;let t="";for(;;){const e=C.codePointAt(h)??-1;if(0===e||isSurrogate(e))t+=String.fromCharCode(c),h+=+(e>65535)+1,k=h-1;else if(e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===dist_o||95===e||isNonASCII_IdentCodePoint(e))t+=e>65535?String.fromCodePoint(e):String.fromCharCode(e),h+=+(e>65535)+1,k=h-1;else{if(C.codePointAt(h)!==s||isNewLine(C.codePointAt(h+1)??-1))return t;h+=1,k=h-1,t+=String.fromCodePoint(consumeEscapedCodePoint())}}}function consumeEscapedCodePoint(){const n=C.codePointAt(h);if(void 0===n)return p(new ParseError(e.UnexpectedEOFInEscapedCodePoint,m,k,["4.3.7. Consume an escaped code point","Unexpected EOF"])),c;if(h+=+(n>65535)+1,k=h-1,isHexDigitCodePoint(n)){const e=[n];let o;for(;void 0!==(o=C.codePointAt(h))&&isHexDigitCodePoint(o)&&e.length<6;)e.push(o),h+=1,k=h-1;isWhitespace(C.codePointAt(h)??-1)&&(C.codePointAt(h)===t&&C.codePointAt(h+1)===r&&(h+=1),h+=1,k=h-1);const i=parseInt(String.fromCodePoint(...e),16);return 0===i||isSurrogate(i)||i>1114111?c:i}return 0===n||isSurrogate(n)?c:n}function consumeBadURL(){for(;;){const e=C.codePointAt(h);if(void 0===e)return;if(41===e)return h+=1,void(k=h-1);e!==s||isNewLine(C.codePointAt(h+1)??-1)?(h+=1,k=h-1):(h+=1,k=h-1,consumeEscapedCodePoint())}}function consumeComment(){for(h+=2,k=h-1;;){const n=C.codePointAt(h);if(void 0===n){const n=[u.Comment,C.slice(m,k+1),m,k,void 0];return p(new ParseErrorWithToken(e.UnexpectedEOFInComment,m,k,["4.3.2. Consume comments","Unexpected EOF"],n)),n}if(h+=1,k=h-1,42===n&&void 0!==C.codePointAt(h)&&47===C.codePointAt(h)){h+=1,k=h-1;break}}return[u.Comment,C.slice(m,k+1),m,k,void 0]}function consumeStringToken(){let n="";const o=C.codePointAt(h);for(h+=1,k=h-1;;){const i=C.charCodeAt(h);if(h>=C.length){const t=[u.String,C.slice(m,k+1),m,k,{value:n}];return p(new ParseErrorWithToken(e.UnexpectedEOFInString,m,k,["4.3.5. Consume a string token","Unexpected EOF"],t)),t}if(h+=1,k=h-1,isNewLine(i)){h-=1,k=h-1;const n=[u.BadString,C.slice(m,k+1),m,k,void 0];return p(new ParseErrorWithToken(e.UnexpectedNewLineInString,m,C.codePointAt(h)===t&&C.codePointAt(h+1)===r?k+2:k+1,["4.3.5. Consume a string token","Unexpected newline"],n)),n}if(i===o)return[u.String,C.slice(m,k+1),m,k,{value:n}];if(i!==s)if(0!==i)if(i<128)n+=String.fromCharCode(i);else{if(i>=55296&&i<=57343){const e=C.codePointAt(h-1)??-1;e>=65536?(n+=String.fromCodePoint(e),h+=1,k=h-1):n+=String.fromCharCode(c);continue}n+=String.fromCharCode(i)}else n+=String.fromCharCode(c);else{if(void 0===C.codePointAt(h))continue;if(isNewLine(C.codePointAt(h)??-1)){C.codePointAt(h)===t&&C.codePointAt(h+1)===r&&(h+=1),h+=1,k=h-1;continue}n+=String.fromCodePoint(consumeEscapedCodePoint())}}}function consumeUnicodeRangeToken(){h+=2,k=h-1;const e=[],n=[];let t;for(;void 0!==(t=C.codePointAt(h))&&e.length<6&&isHexDigitCodePoint(t);)e.push(t),h+=1,k=h-1;for(;void 0!==(t=C.codePointAt(h))&&e.length<6&&63===t;)0===n.length&&n.push(...e),e.push(48),n.push(70),h+=1,k=h-1;if(!n.length&&C.codePointAt(h)===dist_o&&isHexDigitCodePoint(C.codePointAt(h+1)??-1))for(h+=1,k=h-1;void 0!==(t=C.codePointAt(h))&&n.length<6&&isHexDigitCodePoint(t);)n.push(t),h+=1,k=h-1;if(!n.length){const n=parseInt(String.fromCodePoint(...e),16);return[u.UnicodeRange,C.slice(m,k+1),m,k,{startOfRange:n,endOfRange:n}]}const r=parseInt(String.fromCodePoint(...e),16),i=parseInt(String.fromCodePoint(...n),16);return[u.UnicodeRange,C.slice(m,k+1),m,k,{startOfRange:r,endOfRange:i}]}function consumeUrlToken(){for(;isWhitespace(C.codePointAt(h)??-1);)h+=1,k=h-1;let n="";for(;;){if(void 0===C.codePointAt(h)){const t=[u.URL,C.slice(m,k+1),m,k,{value:n}];return p(new ParseErrorWithToken(e.UnexpectedEOFInURL,m,k,["4.3.6. Consume a url token","Unexpected EOF"],t)),t}if(41===C.codePointAt(h))return h+=1,k=h-1,[u.URL,C.slice(m,k+1),m,k,{value:n}];if(isWhitespace(C.codePointAt(h)??-1)){for(h+=1,k=h-1;isWhitespace(C.codePointAt(h)??-1);)h+=1,k=h-1;if(void 0===C.codePointAt(h)){const t=[u.URL,C.slice(m,k+1),m,k,{value:n}];return p(new ParseErrorWithToken(e.UnexpectedEOFInURL,m,k,["4.3.6. Consume a url token","Consume as much whitespace as possible","Unexpected EOF"],t)),t}return 41===C.codePointAt(h)?(h+=1,k=h-1,[u.URL,C.slice(m,k+1),m,k,{value:n}]):(consumeBadURL(),[u.BadURL,C.slice(m,k+1),m,k,void 0])}const t=C.codePointAt(h);if(34===t||39===t||40===t||isNonPrintableCodePoint(t??-1)){consumeBadURL();const n=[u.BadURL,C.slice(m,k+1),m,k,void 0];return p(new ParseErrorWithToken(e.UnexpectedCharacterInURL,m,k,["4.3.6. Consume a url token","Unexpected U+0022 QUOTATION MARK (\"), U+0027 APOSTROPHE ('), U+0028 LEFT PARENTHESIS (() or non-printable code point"],n)),n}if(t===s){if(t===s&&!isNewLine(C.codePointAt(h+1)??-1)){h+=1,k=h-1,n+=String.fromCodePoint(consumeEscapedCodePoint());continue}consumeBadURL();const o=[u.BadURL,C.slice(m,k+1),m,k,void 0];return p(new ParseErrorWithToken(e.InvalidEscapeSequenceInURL,m,k,["4.3.6. Consume a url token","U+005C REVERSE SOLIDUS (\\)","The input stream does not start with a valid escape sequence"],o)),o}0===t||isSurrogate(t??-1)?(n+=String.fromCharCode(c),h+=1,k=h-1):(n+=String.fromCodePoint(t??c),h+=+((t??-1)>65535)+1,k=h-1)}}function consumeNumericToken(){let e;{const n=C.charCodeAt(h);n===dist_o?e="-":n===dist_i&&(e="+")}let n=a.Integer;const t=C.charCodeAt(h);t!==dist_i&&t!==dist_o||(h+=1);let r=C.charCodeAt(h);for(;r>=48&&r<=57;)h+=1,r=C.charCodeAt(h);if(46===C.charCodeAt(h)&&C.charCodeAt(h+1)>=48&&C.charCodeAt(h+1)<=57)for(h+=2,n=a.Number,r=C.charCodeAt(h);r>=48&&r<=57;)h+=1,r=C.charCodeAt(h);const c=C.charCodeAt(h);if(101===c||69===c){const e=C.charCodeAt(h+1);if(e>=48&&e<=57)for(h+=2,n=a.Number,r=C.charCodeAt(h);r>=48&&r<=57;)h+=1,r=C.charCodeAt(h);else if((e===dist_o||e===dist_i)&&C.charCodeAt(h+2)>=48&&C.charCodeAt(h+2)<=57)for(h+=3,n=a.Number,r=C.charCodeAt(h);r>=48&&r<=57;)h+=1,r=C.charCodeAt(h)}k=h-1;const s=parseFloat(C.slice(m,k+1));if(checkIfThreeCodePointsWouldStartAnIdentSequence()){const t=consumeIdentSequence();return[u.Dimension,C.slice(m,k+1),m,k,{value:s,signCharacter:e,type:n,unit:t}]}return 37===C.charCodeAt(h)?(h+=1,k=h-1,[u.Percentage,C.slice(m,k+1),m,k,{value:s,signCharacter:e}]):[u.Number,C.slice(m,k+1),m,k,{value:s,signCharacter:e,type:n}]}function consumeIdentLikeToken(){const e=consumeIdentSequence();if(40!==C.charCodeAt(h))return[u.Ident,P?e:C.slice(m,k+1),m,k,{value:e}];if(!(3!==e.length||117!==e.charCodeAt(0)&&85!==e.charCodeAt(0)||114!==e.charCodeAt(1)&&82!==e.charCodeAt(1)||108!==e.charCodeAt(2)&&76!==e.charCodeAt(2))){h+=1,k=h-1;let n=0;for(;isWhitespace(C.charCodeAt(h));)n+=1,h+=1,k=h-1;const t=C.charCodeAt(h);return 34===t||39===t?(n>0&&(h-=n,k=h-1),[u.Function,C.slice(m,k+1),m,k,{value:e}]):consumeUrlToken()}return h+=1,k=h-1,[u.Function,C.slice(m,k+1),m,k,{value:e}]}function consumeHashToken(){h+=1,k=h-1;const e=C.charCodeAt(h);if(e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===dist_o||95===e||isNonASCII_IdentCodePoint(e)||e===s&&!isNewLine(C.codePointAt(h+1)??-1)){let e=d.Unrestricted;checkIfThreeCodePointsWouldStartAnIdentSequence()&&(e=d.ID);const n=consumeIdentSequence();return[u.Hash,C.slice(m,k+1),m,k,{value:n,type:e}]}return[u.Delim,"#",m,k,{value:"#"}]}function consumeAtKeywordToken(){if(h+=1,k=h-1,checkIfThreeCodePointsWouldStartAnIdentSequence()){const e=consumeIdentSequence();return[u.AtKeyword,C.slice(m,k+1),m,k,{value:e}]}return[u.Delim,"@",m,k,{value:"@"}]}function consumeInvalidEscapeToken(){h+=1,k=h-1;const n=[u.Delim,"\\",m,k,{value:"\\"}];return p(new ParseErrorWithToken(e.InvalidEscapeSequenceAfterBackslash,m,k,["4.3.1. Consume a token","U+005C REVERSE SOLIDUS (\\)","The input stream does not start with a valid escape sequence"],n)),n}function checkIfThreeCodePointsWouldStartAnIdentSequence(e){const n=void 0===e?C.charCodeAt(h):e;return n===dist_o?C.charCodeAt(h+1)===dist_o||(!!isIdentStartCodePoint(C.charCodeAt(h+1))||C.charCodeAt(h+1)===s&&!isNewLine(C.charCodeAt(h+2))):!!isIdentStartCodePoint(n)||C.charCodeAt(h)===s&&!isNewLine(C.charCodeAt(h+1))}function checkIfThreeCodePointsWouldStartANumber(e){return e===dist_i||e===dist_o?C.charCodeAt(h+1)>=48&&C.charCodeAt(h+1)<=57||46===C.charCodeAt(h+1)&&(C.charCodeAt(h+2)>=48&&C.charCodeAt(h+2)<=57):46===e?C.charCodeAt(h+1)>=48&&C.charCodeAt(h+1)<=57:e>=48&&e<=57}return{nextToken:function nextToken(){if(m=h,k=-1,h>=C.length)return[u.EOF,"",-1,-1,void 0];const e=C.charCodeAt(h);if(47===e&&42===C.charCodeAt(h+1))return consumeComment();if(f&&(117===e||85===e)&&C.codePointAt(h+1)===dist_i&&(63===C.codePointAt(h+2)||isHexDigitCodePoint(C.codePointAt(h+2)??-1)))return consumeUnicodeRangeToken();if(isIdentStartCodePoint(e))return consumeIdentLikeToken();if((n=e)>=48&&n<=57)return consumeNumericToken();switch(e){case 44:return h+=1,k=h-1,[u.Comma,",",m,k,void 0];case 58:return h+=1,k=h-1,[u.Colon,":",m,k,void 0];case 59:return h+=1,k=h-1,[u.Semicolon,";",m,k,void 0];case 40:return h+=1,k=h-1,[u.OpenParen,"(",m,k,void 0];case 41:return h+=1,k=h-1,[u.CloseParen,")",m,k,void 0];case 91:return h+=1,k=h-1,[u.OpenSquare,"[",m,k,void 0];case 93:return h+=1,k=h-1,[u.CloseSquare,"]",m,k,void 0];case 123:return h+=1,k=h-1,[u.OpenCurly,"{",m,k,void 0];case 125:return h+=1,k=h-1,[u.CloseCurly,"}",m,k,void 0];case 39:case 34:return consumeStringToken();case 35:return consumeHashToken();case dist_i:case 46:return checkIfThreeCodePointsWouldStartANumber(e)?consumeNumericToken():(h+=1,k=h-1,[u.Delim,C[m],m,k,{value:C[m]}]);case r:case t:case 12:case 9:case 32:{let e=C.charCodeAt(h);for(;32===e||e===r||9===e||e===t||12===e;)h+=1,e=C.charCodeAt(h);k=h-1}return[u.Whitespace,C.slice(m,k+1),m,k,void 0];case dist_o:return checkIfThreeCodePointsWouldStartANumber(e)?consumeNumericToken():C.charCodeAt(h+1)===dist_o&&62===C.charCodeAt(h+2)?(h+=3,k=h-1,[u.CDC,"--\x3e",m,k,void 0]):checkIfThreeCodePointsWouldStartAnIdentSequence(e)?consumeIdentLikeToken():(h+=1,k=h-1,[u.Delim,"-",m,k,{value:"-"}]);case 60:return 33===C.charCodeAt(h+1)&&C.charCodeAt(h+2)===dist_o&&C.charCodeAt(h+3)===dist_o?(h+=4,k=h-1,[u.CDO,"\x3c!--",m,k,void 0]):(h+=1,k=h-1,[u.Delim,"<",m,k,{value:"<"}]);case 64:return consumeAtKeywordToken();case s:return e!==s||isNewLine(C.charCodeAt(h+1))?consumeInvalidEscapeToken():consumeIdentLikeToken();default:return h+=1,k=h-1,[u.Delim,C[m],m,k,{value:C[m]}]}var n},endOfFile:function endOfFile(){return h>=C.length}}}function noop(){}function mutateIdent(e,n){const t=[];for(const e of n)t.push(e.codePointAt(0));const o=String.fromCodePoint(...serializeIdent(t));e[1]=o,e[4].value=n}function mutateUnit(e,n){const t=[];for(const e of n)t.push(e.codePointAt(0));const o=serializeIdent(t);101===o[0]&&insertEscapedCodePoint(o,0,o[0]);const r=String.fromCodePoint(...o),i="+"===e[4].signCharacter?e[4].signCharacter:"",c=e[4].value.toString();e[1]=`${i}${c}${r}`,e[4].unit=n}function serializeIdent(e){let n;if(0===e[0])e.splice(0,1,c),n=1;else if(e[0]===dist_o&&e[1]===dist_o)n=2;else if(e[0]===dist_o&&e[1])n=2,isIdentStartCodePoint(e[1])||(n+=insertEscapedCodePoint(e,1,e[1]));else{if(e[0]===dist_o&&!e[1])return[92,e[0]];isIdentStartCodePoint(e[0])?n=1:(n=1,n+=insertEscapedCodePoint(e,0,e[0]))}for(let t=n;t<e.length;t++)0!==e[t]?isIdentCodePoint(e[t])||(t+=insertEscapedCharacter(e,t,e[t])):(e.splice(t,1,c),t++);return e}function insertEscapedCharacter(e,n,t){return e.splice(n,1,92,t),1}function insertEscapedCodePoint(e,n,t){const o=t.toString(16),r=[];for(const e of o)r.push(e.codePointAt(0));return e.splice(n,1,92,...r,32),1+r.length}!function(e){e.Comment="comment",e.AtKeyword="at-keyword-token",e.BadString="bad-string-token",e.BadURL="bad-url-token",e.CDC="CDC-token",e.CDO="CDO-token",e.Colon="colon-token",e.Comma="comma-token",e.Delim="delim-token",e.Dimension="dimension-token",e.EOF="EOF-token",e.Function="function-token",e.Hash="hash-token",e.Ident="ident-token",e.Number="number-token",e.Percentage="percentage-token",e.Semicolon="semicolon-token",e.String="string-token",e.URL="url-token",e.Whitespace="whitespace-token",e.OpenParen="(-token",e.CloseParen=")-token",e.OpenSquare="[-token",e.CloseSquare="]-token",e.OpenCurly="{-token",e.CloseCurly="}-token",e.UnicodeRange="unicode-range-token"}(u||(u={})),function(e){e.Integer="integer",e.Number="number"}(a||(a={})),function(e){e.Unrestricted="unrestricted",e.ID="id"}(d||(d={}));const l=Object.values(u);function isToken(e){return!!Array.isArray(e)&&(!(e.length<4)&&(!!l.includes(e[0])&&("string"==typeof e[1]&&("number"==typeof e[2]&&"number"==typeof e[3]))))}function isTokenNumeric(e){if(!e)return!1;switch(e[0]){case u.Dimension:case u.Number:case u.Percentage:return!0;default:return!1}}function isTokenWhiteSpaceOrComment(e){if(!e)return!1;switch(e[0]){case u.Whitespace:case u.Comment:return!0;default:return!1}}function isTokenAtKeyword(e){return!!e&&e[0]===u.AtKeyword}function isTokenBadString(e){return!!e&&e[0]===u.BadString}function isTokenBadURL(e){return!!e&&e[0]===u.BadURL}function isTokenCDC(e){return!!e&&e[0]===u.CDC}function isTokenCDO(e){return!!e&&e[0]===u.CDO}function isTokenColon(e){return!!e&&e[0]===u.Colon}function isTokenComma(e){return!!e&&e[0]===u.Comma}function isTokenComment(e){return!!e&&e[0]===u.Comment}function isTokenDelim(e){return!!e&&e[0]===u.Delim}function isTokenDimension(e){return!!e&&e[0]===u.Dimension}function isTokenEOF(e){return!!e&&e[0]===u.EOF}function isTokenFunction(e){return!!e&&e[0]===u.Function}function isTokenHash(e){return!!e&&e[0]===u.Hash}function isTokenIdent(e){return!!e&&e[0]===u.Ident}function isTokenNumber(e){return!!e&&e[0]===u.Number}function isTokenPercentage(e){return!!e&&e[0]===u.Percentage}function isTokenSemicolon(e){return!!e&&e[0]===u.Semicolon}function isTokenString(e){return!!e&&e[0]===u.String}function isTokenURL(e){return!!e&&e[0]===u.URL}function isTokenWhitespace(e){return!!e&&e[0]===u.Whitespace}function isTokenOpenParen(e){return!!e&&e[0]===u.OpenParen}function isTokenCloseParen(e){return!!e&&e[0]===u.CloseParen}function isTokenOpenSquare(e){return!!e&&e[0]===u.OpenSquare}function isTokenCloseSquare(e){return!!e&&e[0]===u.CloseSquare}function isTokenOpenCurly(e){return!!e&&e[0]===u.OpenCurly}function isTokenCloseCurly(e){return!!e&&e[0]===u.CloseCurly}function isTokenUnicodeRange(e){return!!e&&e[0]===u.UnicodeRange}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/css-values.js

const isSpace = (token) => token !== undefined && (token[0] === u.Whitespace || token[0] === u.Comment);
function trimmed(tokens) {
    let [start, end] = [0, tokens.length];
    while (start < end && isSpace(tokens[start]))
        start++;
    while (end > start && isSpace(tokens[end - 1]))
        end--;
    return tokens.slice(start, end);
}
function textOfTokens(tokens) {
    return tokens.map((token) => (token[0] === u.Comment ? ' ' : token[1])).join('');
}
function urlOf(tokens, at) {
    const token = tokens[at];
    if (token === undefined)
        return undefined;
    if (token[0] === u.URL || token[0] === u.String)
        return { url: token[4].value, offset: token[2], next: at + 1 };
    if (token[0] !== u.Function || token[4].value.toLowerCase() !== 'url')
        return undefined;
    let inner = at + 1;
    while (isSpace(tokens[inner]))
        inner++;
    const text = tokens[inner];
    if (text?.[0] !== u.String)
        return undefined;
    let next = inner + 1;
    while (next < tokens.length && tokens[next - 1]?.[0] !== u.CloseParen)
        next++;
    return { url: text[4].value, offset: token[2], next };
}
function endOfFunction(tokens, at) {
    let depth = 0;
    for (let next = at; next < tokens.length; next++) {
        const type = tokens[next]?.[0];
        if (type === u.Function || type === u.OpenParen)
            depth++;
        else if (type === u.CloseParen && --depth === 0)
            return next + 1;
    }
    return tokens.length;
}
const SUPPORTED_IMAGE = /^image\/(?:png|apng|gif|jpe?g|pjpeg|webp|avif|svg\+xml|bmp|x-icon|vnd\.microsoft\.icon|x-png)$/i;
function isSupportedImage(type) {
    return SUPPORTED_IMAGE.test(type.trim().replace(/;[\s\S]*$/, ''));
}
function readCandidate(candidate, tokens, from) {
    let at = from;
    for (; at < tokens.length && tokens[at]?.[0] !== u.Comma; at++) {
        const token = tokens[at];
        if (token?.[0] === u.Dimension) {
            candidate.density = token[4].value / (token[4].unit.toLowerCase() === 'dpi' ? 96 : 1);
        }
        else if (token?.[0] === u.Function && token[4].value.toLowerCase() === 'type') {
            const type = tokens.slice(at + 1).find(([kind]) => kind === u.String);
            candidate.supported = type?.[0] === u.String && isSupportedImage(type[4].value);
            at = endOfFunction(tokens, at) - 1;
        }
    }
    return at;
}
function imageSetUrls(tokens) {
    const candidates = [];
    for (let at = 0; at < tokens.length; at++) {
        const found = urlOf(tokens, at);
        if (found === undefined)
            continue;
        const candidate = { url: found.url, offset: found.offset, density: 1, supported: true };
        at = readCandidate(candidate, tokens, found.next);
        candidates.push(candidate);
    }
    const usable = candidates.filter(({ supported }) => supported).sort((a, b) => a.density - b.density);
    const chosen = usable.find(({ density }) => density >= 1) ?? usable[usable.length - 1];
    return candidates.map((candidate) => ({
        url: candidate.url,
        offset: candidate.offset,
        alternative: candidate !== chosen,
    }));
}
function urlsIn(tokens) {
    const urls = [];
    for (let at = 0; at < tokens.length; at++) {
        const token = tokens[at];
        if (token === undefined)
            break;
        if (token[0] === u.Function && /^(?:-webkit-)?image-set$/i.test(token[4].value)) {
            const end = endOfFunction(tokens, at);
            for (const url of imageSetUrls(tokens.slice(at + 1, end - 1)))
                urls.push(url);
            at = end - 1;
        }
        else if (token[0] !== u.String) {
            const found = urlOf(tokens, at);
            if (found === undefined)
                continue;
            urls.push({ url: found.url, offset: found.offset, alternative: false });
            at = found.next - 1;
        }
    }
    return urls;
}
function variablesIn(tokens) {
    const uses = [];
    for (let at = 0; at < tokens.length; at++) {
        const token = tokens[at];
        if (token?.[0] !== u.Function || token[4].value.toLowerCase() !== 'var')
            continue;
        const end = endOfFunction(tokens, at);
        const inner = tokens.slice(at + 1, tokens[end - 1]?.[0] === u.CloseParen ? end - 1 : end);
        const comma = inner.findIndex(([type]) => type === u.Comma);
        const name = trimmed(comma < 0 ? inner : inner.slice(0, comma))[0];
        uses.push({
            name: name?.[0] === u.Ident ? name[4].value : '',
            start: at,
            end,
            fallback: comma < 0 ? undefined : trimmed(inner.slice(comma + 1)),
        });
        at = end - 1;
    }
    return uses;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/link-elements.js



function isCssType(type) {
    return type === undefined || /^\s*(?:text\/css\s*(?:;.*)?)?$/i.test(type);
}
const link_elements_PRELOAD_KINDS = {
    script: 'script',
    style: 'stylesheet',
    image: 'image',
    font: 'font',
    fetch: 'fetch',
    track: 'track',
};
function askPreload(reader) {
    const kind = link_elements_PRELOAD_KINDS[(reader.get('as') ?? '').trim().toLowerCase()];
    const type = reader.get('type');
    if (kind === undefined)
        return reader.ask('href', 'other', 'hint');
    const used = matchesMedia(reader.get('media') ?? '') &&
        !(kind === 'image' && type !== undefined && type !== '' && !isSupportedImage(type));
    const srcset = reader.get('imagesrcset');
    if (kind === 'image' && srcset !== undefined)
        return reader.askSourceSet({ srcset, sizes: reader.get('imagesizes'), src: reader.get('href') }, used);
    return reader.ask('href', kind, used ? 'required' : 'conditional');
}
function askStyleSheet(reader) {
    const used = isCssType(reader.get('type')) && !hasAttribute(reader.element, 'disabled');
    return used ? reader.ask('href', 'stylesheet') : [];
}
const askIcon = (reader) => reader.ask('href', 'icon');
const askOtherIcon = (reader) => reader.ask('href', 'icon', 'conditional');
const askAhead = (reader) => reader.ask('href', 'other', 'hint');
const askConnection = (reader) => reader.ask('href', 'connect', 'hint');
const LINK_ASKS = {
    stylesheet: askStyleSheet,
    icon: askIcon,
    'apple-touch-icon': askOtherIcon,
    'apple-touch-icon-precomposed': askOtherIcon,
    'mask-icon': askOtherIcon,
    'fluid-icon': askOtherIcon,
    manifest: (reader) => reader.ask('href', 'manifest'),
    modulepreload: (reader) => reader.ask('href', 'script'),
    preload: askPreload,
    prefetch: askAhead,
    prerender: askAhead,
    preconnect: askConnection,
    'dns-prefetch': askConnection,
};
function askLink(reader) {
    const rels = new Set((reader.get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/));
    return [...rels].flatMap((rel) => (Object.hasOwn(LINK_ASKS, rel) ? (LINK_ASKS[rel]?.(reader) ?? []) : []));
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/media-elements.js



function chosenSource(page, picture, image) {
    return picture.children.slice(0, image.index).find((source) => {
        if (source.name !== 'source' || (attributeOf(page, source, 'srcset') ?? '').trim() === '')
            return false;
        const type = attributeOf(page, source, 'type');
        return (matchesMedia(attributeOf(page, source, 'media') ?? '') &&
            (type === undefined || type === '' || isSupportedImage(type)));
    });
}
function askImage(reader) {
    const { page, element } = reader;
    const { parent } = element;
    const source = parent?.name === 'picture' ? chosenSource(page, parent, element) : undefined;
    const srcset = reader.get('srcset');
    if (srcset !== undefined && srcset.trim() !== '')
        return [
            ...reader.askSourceSet({ srcset, sizes: reader.get('sizes'), src: reader.get('src') }, source === undefined),
            ...reader.ask('src', 'image', 'conditional'),
        ];
    return reader.ask('src', 'image', source === undefined ? 'required' : 'conditional');
}
const MEDIA_TYPE = /^(?:video\/(?:mp4|webm|ogg|quicktime|x-matroska|x-m4v|mp2t|3gpp)|audio\/(?:mpeg|mp3|mp4|x-m4a|aac|ogg|webm|wav|x-wav|wave|flac|x-flac|opus)|application\/(?:ogg|vnd\.apple\.mpegurl|x-mpegurl))\b/i;
function isLazyMedia(page, media) {
    return ((attributeOf(page, media, 'preload') ?? '').trim().toLowerCase() === 'none' && !hasAttribute(media, 'autoplay'));
}
function askMedia(reader) {
    const lazy = isLazyMedia(reader.page, reader.element);
    return [...reader.ask('poster', 'image'), ...reader.ask('src', 'media', lazy ? 'conditional' : 'required')];
}
function askPictureSource(reader, picture) {
    const { page, element } = reader;
    const image = picture.children.find(({ name }) => name === 'img');
    const srcset = reader.get('srcset') ?? '';
    if (image === undefined || image.index < element.index || srcset.trim() === '')
        return [];
    const candidates = { srcset, sizes: reader.get('sizes'), src: undefined };
    return reader.askSourceSet(candidates, chosenSource(page, picture, image) === element);
}
function isPlayable(page, source) {
    if (source.name !== 'source' || !hasAttribute(source, 'src'))
        return false;
    const type = attributeOf(page, source, 'type') ?? '';
    return (type === '' || MEDIA_TYPE.test(type)) && matchesMedia(attributeOf(page, source, 'media') ?? '');
}
function askSource(reader) {
    const { page, element } = reader;
    const { parent } = element;
    if (parent?.name === 'picture')
        return askPictureSource(reader, parent);
    if (parent === undefined || (parent.name !== 'video' && parent.name !== 'audio'))
        return [];
    if (hasAttribute(parent, 'src') || !isPlayable(page, element))
        return [];
    const first = parent.children.find((source) => isPlayable(page, source));
    return reader.ask('src', 'media', first === element && !isLazyMedia(page, parent) ? 'required' : 'conditional');
}
function askTrack(reader) {
    const { page, element } = reader;
    const { parent } = element;
    const sources = parent === undefined ? [] : [parent, ...parent.children.filter(({ name }) => name === 'source')];
    const external = sources.some((source) => /^\s*(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(attributeOf(page, source, 'src') ?? ''));
    return reader.ask('src', 'track', hasAttribute(element, 'default') && !external ? 'required' : 'conditional');
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/element-asks.js




const SCRIPT_TYPE = /^(?:module|(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;
function scriptType(page, element) {
    const type = attributeOf(page, element, 'type');
    const language = attributeOf(page, element, 'language');
    const name = (type ?? (language === undefined || language === '' ? '' : `text/${language}`)).trim();
    if (type === '' || name === '')
        return 'classic';
    if (!SCRIPT_TYPE.test(name))
        return undefined;
    return name.toLowerCase() === 'module' ? 'module' : 'classic';
}
const OBJECT_TYPE = /^\s*(?:$|image\/|text\/|application\/(?:pdf|xhtml\+xml|xml|json|javascript)|video\/|audio\/)/i;
function askObject(reader, name) {
    if (!OBJECT_TYPE.test(reader.get('type') ?? ''))
        return [];
    let inside = reader.element.parent;
    while (inside !== undefined && inside.name !== 'object')
        inside = inside.parent;
    return reader.ask(name, 'object', inside === undefined ? 'required' : 'conditional');
}
function askRefresh(reader) {
    if ((reader.get('http-equiv') ?? '').trim().toLowerCase() !== 'refresh')
        return [];
    const content = reader.get('content') ?? '';
    const [, text = ''] = /^\s*[\d.]+\s*[;,\s]\s*(?:url\s*=\s*)?([\s\S]+)$/i.exec(content) ?? [];
    const quote = /^["']/.exec(text.trim())?.[0];
    const href = quote === undefined ? text.trim() : text.trim().slice(1).split(quote)[0];
    return href === undefined || href.trim() === '' ? [] : [{ href, kind: 'document', class: 'required' }];
}
function askFrame(reader) {
    return hasAttribute(reader.element, 'srcdoc') ? [] : reader.ask('src', 'frame');
}
function askBackground(reader) {
    return reader.ask('background', 'image');
}
const HTML_ASKS = new Map(Object.entries({
    link: askLink,
    img: askImage,
    source: askSource,
    video: askMedia,
    audio: askMedia,
    track: askTrack,
    embed: (reader) => askObject(reader, 'src'),
    object: (reader) => askObject(reader, 'data'),
    iframe: askFrame,
    frame: askFrame,
    input: (reader) => ((reader.get('type') ?? '').trim().toLowerCase() === 'image' ? reader.ask('src', 'image') : []),
    meta: askRefresh,
    body: askBackground,
    table: askBackground,
    thead: askBackground,
    tbody: askBackground,
    tfoot: askBackground,
    tr: askBackground,
    td: askBackground,
    th: askBackground,
}));
const SVG_PROPERTIES = [
    ['mask', 'required'],
    ['clip-path', 'required'],
    ['filter', 'conditional'],
    ['fill', 'conditional'],
    ['stroke', 'conditional'],
    ['marker-start', 'conditional'],
    ['marker-mid', 'conditional'],
    ['marker-end', 'conditional'],
];
function askSvg(reader) {
    const asks = [];
    const { name } = reader.element;
    if (name === 'image' || name === 'feimage')
        asks.push(...reader.askReference('image'));
    if (name === 'use')
        asks.push(...reader
            .askReference('image')
            .map((ask) => /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(ask.href) ? { ...ask, class: 'conditional' } : ask));
    for (const [property, requestClass] of SVG_PROPERTIES) {
        const [, href] = /url\(\s*["']?([^"')]+)/i.exec(reader.get(property) ?? '') ?? [];
        if (href !== undefined)
            asks.push({ href, kind: 'image', class: requestClass });
    }
    return asks;
}
function asksOf(page, element) {
    const { name, namespace, attributes } = element;
    if (attributes.length === 0)
        return [];
    if (namespace === 'svg')
        return askSvg(new ElementReader(page, element));
    return HTML_ASKS.get(name)?.(new ElementReader(page, element)) ?? [];
}
function mayAsk({ name, namespace }) {
    return namespace === 'svg' || HTML_ASKS.has(name);
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/text-position.js
class LineCounter {
    #text;
    #first;
    #offset = 0;
    #line;
    constructor(text, firstLine = 1) {
        this.#text = text;
        this.#line = firstLine;
        this.#first = firstLine;
    }
    lineAt(offset) {
        if (offset < this.#offset)
            [this.#offset, this.#line] = [0, this.#first];
        for (let at = this.#text.indexOf('\n', this.#offset); at >= 0 && at < offset; at = this.#text.indexOf('\n', at + 1)) {
            this.#line++;
            this.#offset = at + 1;
        }
        return this.#line;
    }
}

;// CONCATENATED MODULE: ./node_modules/htmlparser2/dist/Tokenizer.js

var Tokenizer_CharCodes;
(function (CharCodes) {
    CharCodes[CharCodes["Tab"] = 9] = "Tab";
    CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
    CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
    CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
    CharCodes[CharCodes["Space"] = 32] = "Space";
    CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
    CharCodes[CharCodes["Number"] = 35] = "Number";
    CharCodes[CharCodes["Amp"] = 38] = "Amp";
    CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
    CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
    CharCodes[CharCodes["Dash"] = 45] = "Dash";
    CharCodes[CharCodes["Slash"] = 47] = "Slash";
    CharCodes[CharCodes["Zero"] = 48] = "Zero";
    CharCodes[CharCodes["Nine"] = 57] = "Nine";
    CharCodes[CharCodes["Semi"] = 59] = "Semi";
    CharCodes[CharCodes["Lt"] = 60] = "Lt";
    CharCodes[CharCodes["Eq"] = 61] = "Eq";
    CharCodes[CharCodes["Gt"] = 62] = "Gt";
    CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
    CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
    CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
    CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
    CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
    CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
    CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
    CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
    CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
})(Tokenizer_CharCodes || (Tokenizer_CharCodes = {}));
/** All the states the tokenizer can be in. */
var State;
(function (State) {
    State[State["Text"] = 1] = "Text";
    State[State["BeforeTagName"] = 2] = "BeforeTagName";
    State[State["InTagName"] = 3] = "InTagName";
    State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
    State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
    State[State["InClosingTagName"] = 6] = "InClosingTagName";
    State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
    // Attributes
    State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
    State[State["InAttributeName"] = 9] = "InAttributeName";
    State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
    State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
    State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
    State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
    State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
    // Declarations
    State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
    State[State["InDeclaration"] = 16] = "InDeclaration";
    // Processing instructions
    State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
    // Comments & CDATA
    State[State["BeforeComment"] = 18] = "BeforeComment";
    State[State["CDATASequence"] = 19] = "CDATASequence";
    State[State["DeclarationSequence"] = 20] = "DeclarationSequence";
    State[State["InSpecialComment"] = 21] = "InSpecialComment";
    State[State["InCommentLike"] = 22] = "InCommentLike";
    // Special tags
    State[State["SpecialStartSequence"] = 23] = "SpecialStartSequence";
    State[State["InSpecialTag"] = 24] = "InSpecialTag";
    State[State["InPlainText"] = 25] = "InPlainText";
    State[State["InEntity"] = 26] = "InEntity";
})(State || (State = {}));
function Tokenizer_isWhitespace(c) {
    return (c === Tokenizer_CharCodes.Space ||
        c === Tokenizer_CharCodes.NewLine ||
        c === Tokenizer_CharCodes.Tab ||
        c === Tokenizer_CharCodes.FormFeed ||
        c === Tokenizer_CharCodes.CarriageReturn);
}
function isEndOfTagSection(c) {
    return c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt || Tokenizer_isWhitespace(c);
}
function isASCIIAlpha(c) {
    return ((c >= Tokenizer_CharCodes.LowerA && c <= Tokenizer_CharCodes.LowerZ) ||
        (c >= Tokenizer_CharCodes.UpperA && c <= Tokenizer_CharCodes.UpperZ));
}
/**
 * Quote style used for parsed attributes.
 */
var QuoteType;
(function (QuoteType) {
    QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
    QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
    QuoteType[QuoteType["Single"] = 2] = "Single";
    QuoteType[QuoteType["Double"] = 3] = "Double";
})(QuoteType || (QuoteType = {}));
/**
 * Sequences used to match longer strings.
 *
 * We don't have `Script`, `Style`, or `Title` here. Instead, we re-use the *End
 * sequences with an increased offset.
 */
const Sequences = {
    Empty: new Uint8Array(0),
    Cdata: new Uint8Array([0x43, 0x44, 0x41, 0x54, 0x41, 0x5b]), // CDATA[
    CdataEnd: new Uint8Array([0x5d, 0x5d, 0x3e]), // ]]>
    CommentEnd: new Uint8Array([0x2d, 0x2d, 0x21, 0x3e]), // `--!>`
    Doctype: new Uint8Array([0x64, 0x6f, 0x63, 0x74, 0x79, 0x70, 0x65]), // `doctype`
    IframeEnd: new Uint8Array([0x3c, 0x2f, 0x69, 0x66, 0x72, 0x61, 0x6d, 0x65]), // `</iframe`
    NoembedEnd: new Uint8Array([
        0x3c, 0x2f, 0x6e, 0x6f, 0x65, 0x6d, 0x62, 0x65, 0x64,
    ]), // `</noembed`
    NoframesEnd: new Uint8Array([
        0x3c, 0x2f, 0x6e, 0x6f, 0x66, 0x72, 0x61, 0x6d, 0x65, 0x73,
    ]), // `</noframes`
    Plaintext: new Uint8Array([
        0x3c, 0x2f, 0x70, 0x6c, 0x61, 0x69, 0x6e, 0x74, 0x65, 0x78, 0x74,
    ]), // `</plaintext`
    ScriptEnd: new Uint8Array([0x3c, 0x2f, 0x73, 0x63, 0x72, 0x69, 0x70, 0x74]), // `</script`
    StyleEnd: new Uint8Array([0x3c, 0x2f, 0x73, 0x74, 0x79, 0x6c, 0x65]), // `</style`
    TitleEnd: new Uint8Array([0x3c, 0x2f, 0x74, 0x69, 0x74, 0x6c, 0x65]), // `</title`
    TextareaEnd: new Uint8Array([
        0x3c, 0x2f, 0x74, 0x65, 0x78, 0x74, 0x61, 0x72, 0x65, 0x61,
    ]), // `</textarea`
    XmpEnd: new Uint8Array([0x3c, 0x2f, 0x78, 0x6d, 0x70]), // `</xmp`
};
/**
 * Maps the first lowercase character of an HTML tag name to the sequence
 * used for special-tag detection.  All sequences share a common layout
 * where index 2 is the first tag-name character, so matching always
 * continues from offset 3.
 */
const specialStartSequences = new Map([
    [Sequences.IframeEnd[2], Sequences.IframeEnd],
    [Sequences.NoembedEnd[2], Sequences.NoembedEnd],
    [Sequences.Plaintext[2], Sequences.Plaintext],
    [Sequences.ScriptEnd[2], Sequences.ScriptEnd],
    [Sequences.TitleEnd[2], Sequences.TitleEnd],
    [Sequences.XmpEnd[2], Sequences.XmpEnd],
]);
/**
 * Tokenizer implementation used by `Parser`.
 */
class Tokenizer {
    cbs;
    /** The current state the tokenizer is in. */
    state = State.Text;
    /** The read buffer. */
    buffer = "";
    /** The beginning of the section that is currently being read. */
    sectionStart = 0;
    /** The index within the buffer that we are currently looking at. */
    index = 0;
    /** The start of the last entity. */
    entityStart = 0;
    /** Some behavior, eg. when decoding entities, is done while we are in another state. This keeps track of the other state type. */
    baseState = State.Text;
    /** For special parsing behavior inside of script and style tags. */
    isSpecial = false;
    /** Indicates whether the tokenizer has been paused. */
    running = true;
    /** The offset of the current buffer. */
    offset = 0;
    xmlMode;
    decodeEntities;
    recognizeSelfClosing;
    entityDecoder;
    constructor({ xmlMode = false, decodeEntities = true, recognizeSelfClosing = xmlMode, }, cbs) {
        this.cbs = cbs;
        this.xmlMode = xmlMode;
        this.decodeEntities = decodeEntities;
        this.recognizeSelfClosing = recognizeSelfClosing;
        this.entityDecoder = new EntityDecoder(xmlMode ? xmlDecodeTree : htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
    }
    reset() {
        this.state = State.Text;
        this.buffer = "";
        this.sectionStart = 0;
        this.index = 0;
        this.baseState = State.Text;
        this.isSpecial = false;
        this.currentSequence = Sequences.Empty;
        this.sequenceIndex = 0;
        this.running = true;
        this.offset = 0;
    }
    write(chunk) {
        this.offset += this.buffer.length;
        this.buffer = chunk;
        this.parse();
    }
    end() {
        if (this.running)
            this.finish();
    }
    pause() {
        this.running = false;
    }
    resume() {
        this.running = true;
        if (this.index < this.buffer.length + this.offset) {
            this.parse();
        }
    }
    stateText(c) {
        if (c === Tokenizer_CharCodes.Lt ||
            (!this.decodeEntities && this.fastForwardTo(Tokenizer_CharCodes.Lt))) {
            if (this.index > this.sectionStart) {
                this.cbs.ontext(this.sectionStart, this.index);
            }
            this.state = State.BeforeTagName;
            this.sectionStart = this.index;
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    currentSequence = Sequences.Empty;
    sequenceIndex = 0;
    enterTagBody() {
        if (this.currentSequence === Sequences.Plaintext) {
            this.currentSequence = Sequences.Empty;
            this.state = State.InPlainText;
        }
        else if (this.isSpecial) {
            this.state = State.InSpecialTag;
            this.sequenceIndex = 0;
        }
        else {
            this.state = State.Text;
        }
    }
    /**
     * Match the opening tag name against an HTML text-only tag sequence.
     *
     * Some tags share an initial prefix (`script`/`style`, `title`/`textarea`,
     * `noembed`/`noframes`), so we may switch to an alternate sequence at the
     * first distinguishing byte.  On a successful full match we fall back to
     * the normal tag-name state; a later `>` will enter raw-text, RCDATA, or
     * plaintext mode based on `currentSequence` / `isSpecial`.
     * @param c Current character code point.
     */
    stateSpecialStartSequence(c) {
        const lower = c | 0x20;
        // Still matching — check for an alternate sequence at branch points.
        if (this.sequenceIndex < this.currentSequence.length) {
            if (lower === this.currentSequence[this.sequenceIndex]) {
                this.sequenceIndex++;
                return;
            }
            if (this.sequenceIndex === 3) {
                if (this.currentSequence === Sequences.ScriptEnd &&
                    lower === Sequences.StyleEnd[3]) {
                    this.currentSequence = Sequences.StyleEnd;
                    this.sequenceIndex = 4;
                    return;
                }
                if (this.currentSequence === Sequences.TitleEnd &&
                    lower === Sequences.TextareaEnd[3]) {
                    this.currentSequence = Sequences.TextareaEnd;
                    this.sequenceIndex = 4;
                    return;
                }
            }
            else if (this.sequenceIndex === 4 &&
                this.currentSequence === Sequences.NoembedEnd &&
                lower === Sequences.NoframesEnd[4]) {
                this.currentSequence = Sequences.NoframesEnd;
                this.sequenceIndex = 5;
                return;
            }
        }
        else if (isEndOfTagSection(c)) {
            // Full match on a valid tag boundary — keep the sequence.
            this.sequenceIndex = 0;
            this.state = State.InTagName;
            this.stateInTagName(c);
            return;
        }
        // No match — abandon special-tag detection.
        this.isSpecial = false;
        this.currentSequence = Sequences.Empty;
        this.sequenceIndex = 0;
        this.state = State.InTagName;
        this.stateInTagName(c);
    }
    stateCDATASequence(c) {
        if (c === Sequences.Cdata[this.sequenceIndex]) {
            if (++this.sequenceIndex === Sequences.Cdata.length) {
                this.state = State.InCommentLike;
                this.currentSequence = Sequences.CdataEnd;
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
            }
        }
        else {
            this.sequenceIndex = 0;
            if (this.xmlMode) {
                this.state = State.InDeclaration;
                this.stateInDeclaration(c); // Reconsume the character
            }
            else {
                this.state = State.InSpecialComment;
                this.stateInSpecialComment(c); // Reconsume the character
            }
        }
    }
    /**
     * When we wait for one specific character, we can speed things up
     * by skipping through the buffer until we find it.
     * @param c Current character code point.
     * @returns Whether the character was found.
     */
    fastForwardTo(c) {
        while (++this.index < this.buffer.length + this.offset) {
            if (this.buffer.charCodeAt(this.index - this.offset) === c) {
                return true;
            }
        }
        /*
         * We increment the index at the end of the `parse` loop,
         * so set it to `buffer.length - 1` here.
         *
         * TODO: Refactor `parse` to increment index before calling states.
         */
        this.index = this.buffer.length + this.offset - 1;
        return false;
    }
    /**
     * Emit a comment token and return to the text state.
     * @param offset Number of characters in the end sequence that have already been matched.
     */
    emitComment(offset) {
        this.cbs.oncomment(this.sectionStart, this.index, offset);
        this.sequenceIndex = 0;
        this.sectionStart = this.index + 1;
        this.state = State.Text;
    }
    /**
     * Comments and CDATA end with `-->` and `]]>`.
     *
     * Their common qualities are:
     * - Their end sequences have a distinct character they start with.
     * - That character is then repeated, so we have to check multiple repeats.
     * - All characters but the start character of the sequence can be skipped.
     * @param c Current character code point.
     */
    stateInCommentLike(c) {
        if (!this.xmlMode &&
            this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex <= 1 &&
            /*
             * We're still at the very start of the comment: the only
             * characters consumed since `<!--` are the dashes that
             * advanced sequenceIndex (0 for `<!-->`, 1 for `<!--->`).
             */
            this.index === this.sectionStart + this.sequenceIndex &&
            c === Tokenizer_CharCodes.Gt) {
            // Abruptly closed empty HTML comment.
            this.emitComment(this.sequenceIndex);
        }
        else if (this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex === 2 &&
            c === Tokenizer_CharCodes.Gt) {
            // `!` is optional here, so the same sequence also accepts `-->`.
            this.emitComment(2);
        }
        else if (this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex === this.currentSequence.length - 1 &&
            c !== Tokenizer_CharCodes.Gt) {
            this.sequenceIndex = Number(c === Tokenizer_CharCodes.Dash);
        }
        else if (c === this.currentSequence[this.sequenceIndex]) {
            if (++this.sequenceIndex === this.currentSequence.length) {
                if (this.currentSequence === Sequences.CdataEnd) {
                    this.cbs.oncdata(this.sectionStart, this.index, 2);
                }
                else {
                    this.cbs.oncomment(this.sectionStart, this.index, 3);
                }
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
                this.state = State.Text;
            }
        }
        else if (this.sequenceIndex === 0) {
            // Fast-forward to the first character of the sequence
            if (this.fastForwardTo(this.currentSequence[0])) {
                this.sequenceIndex = 1;
            }
        }
        else if (c !== this.currentSequence[this.sequenceIndex - 1]) {
            // Allow long sequences, eg. --->, ]]]>
            this.sequenceIndex = 0;
        }
    }
    /**
     * HTML only allows ASCII alpha characters (a-z and A-Z) at the beginning of a tag name.
     *
     * XML allows a lot more characters here (@see https://www.w3.org/TR/REC-xml/#NT-NameStartChar).
     * We allow anything that wouldn't end the tag.
     * @param c Current character code point.
     */
    isTagStartChar(c) {
        return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
    }
    /**
     * Scan raw-text / RCDATA content for the matching end tag.
     *
     * For RCDATA tags (`<title>`, `<textarea>`) entities are decoded inline.
     * For raw-text tags (`<script>`, `<style>`, etc.) we fast-forward to `<`.
     * @param c Current character code point.
     */
    stateInSpecialTag(c) {
        if (this.sequenceIndex === this.currentSequence.length) {
            if (isEndOfTagSection(c)) {
                const endOfText = this.index - this.currentSequence.length;
                if (this.sectionStart < endOfText) {
                    // Spoof the index so that reported locations match up.
                    const actualIndex = this.index;
                    this.index = endOfText;
                    this.cbs.ontext(this.sectionStart, endOfText);
                    this.index = actualIndex;
                }
                this.isSpecial = false;
                this.sectionStart = endOfText + 2; // Skip over the `</`
                this.stateInClosingTagName(c);
                return; // We are done; skip the rest of the function.
            }
            this.sequenceIndex = 0;
        }
        if ((c | 0x20) === this.currentSequence[this.sequenceIndex]) {
            this.sequenceIndex += 1;
        }
        else if (this.sequenceIndex === 0) {
            if (this.currentSequence === Sequences.TitleEnd ||
                this.currentSequence === Sequences.TextareaEnd) {
                // RCDATA tags have to parse entities while still looking for their end tag.
                if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
                    this.startEntity();
                }
            }
            else if (this.fastForwardTo(Tokenizer_CharCodes.Lt)) {
                // Outside of RCDATA tags, we can fast-forward.
                this.sequenceIndex = 1;
            }
        }
        else {
            // If we see a `<`, set the sequence index to 1; useful for eg. `<</script>`.
            this.sequenceIndex = Number(c === Tokenizer_CharCodes.Lt);
        }
    }
    stateBeforeTagName(c) {
        if (c === Tokenizer_CharCodes.ExclamationMark) {
            this.state = State.BeforeDeclaration;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Questionmark) {
            if (this.xmlMode) {
                this.state = State.InProcessingInstruction;
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
            }
            else {
                this.state = State.InSpecialComment;
                this.sectionStart = this.index;
            }
        }
        else if (this.isTagStartChar(c)) {
            this.sectionStart = this.index;
            const special = this.xmlMode || this.cbs.isInForeignContext?.()
                ? undefined
                : specialStartSequences.get(c | 0x20);
            if (special === undefined) {
                this.state = State.InTagName;
            }
            else {
                this.isSpecial = true;
                this.currentSequence = special;
                this.sequenceIndex = 3;
                this.state = State.SpecialStartSequence;
            }
        }
        else if (c === Tokenizer_CharCodes.Slash) {
            this.state = State.BeforeClosingTagName;
        }
        else {
            this.state = State.Text;
            this.stateText(c);
        }
    }
    stateInTagName(c) {
        if (isEndOfTagSection(c)) {
            this.cbs.onopentagname(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
    }
    stateBeforeClosingTagName(c) {
        if (Tokenizer_isWhitespace(c)) {
            if (this.xmlMode) {
                // Ignore
            }
            else {
                this.state = State.InSpecialComment;
                this.sectionStart = this.index;
            }
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.state = State.Text;
            if (!this.xmlMode) {
                this.sectionStart = this.index + 1;
            }
        }
        else {
            this.state = this.isTagStartChar(c)
                ? State.InClosingTagName
                : State.InSpecialComment;
            this.sectionStart = this.index;
        }
    }
    stateInClosingTagName(c) {
        if (isEndOfTagSection(c)) {
            this.cbs.onclosetag(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.state = State.AfterClosingTagName;
            this.stateAfterClosingTagName(c);
        }
    }
    stateAfterClosingTagName(c) {
        // Skip everything until ">"
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    stateBeforeAttributeName(c) {
        if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.onopentagend(this.index);
            this.enterTagBody();
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Slash) {
            this.state = State.InSelfClosingTag;
        }
        else if (!Tokenizer_isWhitespace(c)) {
            this.state = State.InAttributeName;
            this.sectionStart = this.index;
        }
    }
    /**
     * Handle `/` before `>` in an opening tag.
     *
     * In HTML mode, text-only tags ignore the self-closing flag and still enter
     * their raw-text/RCDATA/plaintext state unless self-closing tags are being
     * recognized. In XML mode, or for ordinary tags, the tokenizer returns to
     * regular text parsing after emitting the self-closing callback.
     * @param c Current character code point.
     */
    stateInSelfClosingTag(c) {
        if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.onselfclosingtag(this.index);
            this.sectionStart = this.index + 1;
            if (!this.recognizeSelfClosing) {
                this.enterTagBody();
                return;
            }
            this.state = State.Text;
            this.isSpecial = false; // Reset special state, in case of self-closing special tags
            this.currentSequence = Sequences.Empty;
        }
        else if (!Tokenizer_isWhitespace(c)) {
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
    }
    stateInAttributeName(c) {
        if (c === Tokenizer_CharCodes.Eq || isEndOfTagSection(c)) {
            this.cbs.onattribname(this.sectionStart, this.index);
            this.sectionStart = this.index;
            this.state = State.AfterAttributeName;
            this.stateAfterAttributeName(c);
        }
    }
    stateAfterAttributeName(c) {
        if (c === Tokenizer_CharCodes.Eq) {
            this.state = State.BeforeAttributeValue;
        }
        else if (c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt) {
            this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
            this.sectionStart = -1;
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
        else if (!Tokenizer_isWhitespace(c)) {
            this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
            this.state = State.InAttributeName;
            this.sectionStart = this.index;
        }
    }
    stateBeforeAttributeValue(c) {
        if (c === Tokenizer_CharCodes.DoubleQuote) {
            this.state = State.InAttributeValueDq;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.SingleQuote) {
            this.state = State.InAttributeValueSq;
            this.sectionStart = this.index + 1;
        }
        else if (!Tokenizer_isWhitespace(c)) {
            this.sectionStart = this.index;
            this.state = State.InAttributeValueNq;
            this.stateInAttributeValueNoQuotes(c); // Reconsume token
        }
    }
    handleInAttributeValue(c, quote) {
        if (c === quote ||
            (!this.decodeEntities && this.fastForwardTo(quote))) {
            this.cbs.onattribdata(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.cbs.onattribend(quote === Tokenizer_CharCodes.DoubleQuote
                ? QuoteType.Double
                : QuoteType.Single, this.index + 1);
            this.state = State.BeforeAttributeName;
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    stateInAttributeValueDoubleQuotes(c) {
        this.handleInAttributeValue(c, Tokenizer_CharCodes.DoubleQuote);
    }
    stateInAttributeValueSingleQuotes(c) {
        this.handleInAttributeValue(c, Tokenizer_CharCodes.SingleQuote);
    }
    stateInAttributeValueNoQuotes(c) {
        if (Tokenizer_isWhitespace(c) || c === Tokenizer_CharCodes.Gt) {
            this.cbs.onattribdata(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.cbs.onattribend(QuoteType.Unquoted, this.index);
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    /**
     * Distinguish between CDATA, declarations, HTML comments, and HTML bogus
     * comments after `<!`.
     *
     * In HTML mode, only real comments and doctypes stay on declaration paths;
     * everything else becomes a bogus comment terminated by the next `>`.
     * @param c Current character code point.
     */
    stateBeforeDeclaration(c) {
        if (c === Tokenizer_CharCodes.OpeningSquareBracket) {
            this.state = State.CDATASequence;
            this.sequenceIndex = 0;
        }
        else if (this.xmlMode) {
            this.state =
                c === Tokenizer_CharCodes.Dash
                    ? State.BeforeComment
                    : State.InDeclaration;
        }
        else if ((c | 0x20) === Sequences.Doctype[0]) {
            this.state = State.DeclarationSequence;
            this.currentSequence = Sequences.Doctype;
            this.sequenceIndex = 1;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Dash) {
            this.state = State.BeforeComment;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    /**
     * Continue matching `doctype` after `<!d`.
     *
     * A full `doctype` match stays on the declaration path; any other name falls
     * back to an HTML bogus comment, which matches browser behavior for
     * non-doctype `<!...>` constructs.
     * @param c Current character code point.
     */
    stateDeclarationSequence(c) {
        if (this.sequenceIndex === this.currentSequence.length) {
            this.state = State.InDeclaration;
            this.stateInDeclaration(c);
        }
        else if ((c | 0x20) === this.currentSequence[this.sequenceIndex]) {
            this.sequenceIndex += 1;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    stateInDeclaration(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.cbs.ondeclaration(this.sectionStart, this.index);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    /**
     * XML processing instructions (`<?...?>`).
     *
     * In HTML mode `<?` is routed to `InSpecialComment` instead, so this
     * state is only reachable in XML mode.
     * @param c Current character code point.
     */
    stateInProcessingInstruction(c) {
        if (c === Tokenizer_CharCodes.Questionmark) {
            // Remember that we just consumed `?`, so the next `>` closes the PI.
            this.sequenceIndex = 1;
        }
        else if (c === Tokenizer_CharCodes.Gt && this.sequenceIndex === 1) {
            this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1);
            this.sequenceIndex = 0;
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            // Keep scanning for the next `?`, which can start a closing `?>`.
            this.sequenceIndex = Number(this.fastForwardTo(Tokenizer_CharCodes.Questionmark));
        }
    }
    stateBeforeComment(c) {
        if (c === Tokenizer_CharCodes.Dash) {
            this.state = State.InCommentLike;
            this.currentSequence = Sequences.CommentEnd;
            this.sequenceIndex = 0;
            this.sectionStart = this.index + 1;
        }
        else if (this.xmlMode) {
            this.state = State.InDeclaration;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    stateInSpecialComment(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    startEntity() {
        this.baseState = this.state;
        this.state = State.InEntity;
        this.entityStart = this.index;
        this.entityDecoder.startEntity(this.xmlMode
            ? DecodingMode.Strict
            : this.baseState === State.Text ||
                this.baseState === State.InSpecialTag
                ? DecodingMode.Legacy
                : DecodingMode.Attribute);
    }
    stateInEntity() {
        const indexInBuffer = this.index - this.offset;
        const length = this.entityDecoder.write(this.buffer, indexInBuffer);
        // If `length` is positive, we are done with the entity.
        if (length >= 0) {
            this.state = this.baseState;
            if (length === 0) {
                this.index -= 1;
            }
        }
        else {
            if (indexInBuffer < this.buffer.length &&
                this.buffer.charCodeAt(indexInBuffer) === Tokenizer_CharCodes.Amp) {
                this.state = this.baseState;
                this.index -= 1;
                return;
            }
            // Mark buffer as consumed.
            this.index = this.offset + this.buffer.length - 1;
        }
    }
    /**
     * Remove data that has already been consumed from the buffer.
     */
    cleanup() {
        // If we are inside of text or attributes, emit what we already have.
        if (this.running && this.sectionStart !== this.index) {
            if (this.state === State.Text ||
                this.state === State.InPlainText ||
                (this.state === State.InSpecialTag && this.sequenceIndex === 0)) {
                this.cbs.ontext(this.sectionStart, this.index);
                this.sectionStart = this.index;
            }
            else if (this.state === State.InAttributeValueDq ||
                this.state === State.InAttributeValueSq ||
                this.state === State.InAttributeValueNq) {
                this.cbs.onattribdata(this.sectionStart, this.index);
                this.sectionStart = this.index;
            }
        }
    }
    shouldContinue() {
        return this.index < this.buffer.length + this.offset && this.running;
    }
    /**
     * Iterates through the buffer, calling the function corresponding to the current state.
     *
     * States that are more likely to be hit are higher up, as a performance improvement.
     */
    parse() {
        while (this.shouldContinue()) {
            const c = this.buffer.charCodeAt(this.index - this.offset);
            switch (this.state) {
                case State.Text: {
                    this.stateText(c);
                    break;
                }
                case State.InPlainText: {
                    // Skip to end of buffer; cleanup() emits the text.
                    this.index = this.buffer.length + this.offset - 1;
                    break;
                }
                case State.SpecialStartSequence: {
                    this.stateSpecialStartSequence(c);
                    break;
                }
                case State.InSpecialTag: {
                    this.stateInSpecialTag(c);
                    break;
                }
                case State.CDATASequence: {
                    this.stateCDATASequence(c);
                    break;
                }
                case State.DeclarationSequence: {
                    this.stateDeclarationSequence(c);
                    break;
                }
                case State.InAttributeValueDq: {
                    this.stateInAttributeValueDoubleQuotes(c);
                    break;
                }
                case State.InAttributeName: {
                    this.stateInAttributeName(c);
                    break;
                }
                case State.InCommentLike: {
                    this.stateInCommentLike(c);
                    break;
                }
                case State.InSpecialComment: {
                    this.stateInSpecialComment(c);
                    break;
                }
                case State.BeforeAttributeName: {
                    this.stateBeforeAttributeName(c);
                    break;
                }
                case State.InTagName: {
                    this.stateInTagName(c);
                    break;
                }
                case State.InClosingTagName: {
                    this.stateInClosingTagName(c);
                    break;
                }
                case State.BeforeTagName: {
                    this.stateBeforeTagName(c);
                    break;
                }
                case State.AfterAttributeName: {
                    this.stateAfterAttributeName(c);
                    break;
                }
                case State.InAttributeValueSq: {
                    this.stateInAttributeValueSingleQuotes(c);
                    break;
                }
                case State.BeforeAttributeValue: {
                    this.stateBeforeAttributeValue(c);
                    break;
                }
                case State.BeforeClosingTagName: {
                    this.stateBeforeClosingTagName(c);
                    break;
                }
                case State.AfterClosingTagName: {
                    this.stateAfterClosingTagName(c);
                    break;
                }
                case State.InAttributeValueNq: {
                    this.stateInAttributeValueNoQuotes(c);
                    break;
                }
                case State.InSelfClosingTag: {
                    this.stateInSelfClosingTag(c);
                    break;
                }
                case State.InDeclaration: {
                    this.stateInDeclaration(c);
                    break;
                }
                case State.BeforeDeclaration: {
                    this.stateBeforeDeclaration(c);
                    break;
                }
                case State.BeforeComment: {
                    this.stateBeforeComment(c);
                    break;
                }
                case State.InProcessingInstruction: {
                    this.stateInProcessingInstruction(c);
                    break;
                }
                case State.InEntity: {
                    this.stateInEntity();
                    break;
                }
            }
            this.index++;
        }
        this.cleanup();
    }
    finish() {
        if (this.state === State.InEntity) {
            this.entityDecoder.end();
            this.state = this.baseState;
        }
        this.handleTrailingData();
        this.cbs.onend();
    }
    handleTrailingCommentLikeData(endIndex) {
        if (this.state !== State.InCommentLike) {
            return false;
        }
        if (this.currentSequence === Sequences.CdataEnd) {
            if (this.xmlMode) {
                if (this.sectionStart < endIndex) {
                    this.cbs.oncdata(this.sectionStart, endIndex, 0);
                }
            }
            else {
                /* In HTML mode, unclosed CDATA is a bogus comment. */
                const cdataStart = this.sectionStart - Sequences.Cdata.length - 1;
                this.cbs.oncomment(cdataStart, endIndex, 0);
            }
        }
        else {
            const offset = this.xmlMode
                ? 0
                : Math.min(this.sequenceIndex, Sequences.CommentEnd.length - 1);
            this.cbs.oncomment(this.sectionStart, endIndex, offset);
        }
        return true;
    }
    handleTrailingMarkupDeclaration(endIndex) {
        if (this.xmlMode) {
            switch (this.state) {
                case State.InSpecialComment:
                case State.BeforeComment:
                case State.CDATASequence:
                case State.DeclarationSequence:
                case State.InDeclaration: {
                    this.cbs.ontext(this.sectionStart, endIndex);
                    return true;
                }
                default: {
                    return false;
                }
            }
        }
        switch (this.state) {
            case State.BeforeDeclaration:
            case State.InSpecialComment:
            case State.BeforeComment:
            case State.CDATASequence: {
                this.cbs.oncomment(this.sectionStart, endIndex, 0);
                return true;
            }
            case State.DeclarationSequence: {
                if (this.sequenceIndex !== Sequences.Doctype.length) {
                    this.cbs.oncomment(this.sectionStart, endIndex, 0);
                }
                return true;
            }
            case State.InDeclaration: {
                return true;
            }
            default: {
                return false;
            }
        }
    }
    /** Handle any trailing data. */
    handleTrailingData() {
        const endIndex = this.buffer.length + this.offset;
        if (this.handleTrailingCommentLikeData(endIndex) ||
            this.handleTrailingMarkupDeclaration(endIndex)) {
            return;
        }
        // If there is no remaining data, we are done.
        if (this.sectionStart >= endIndex) {
            return;
        }
        switch (this.state) {
            case State.InTagName:
            case State.BeforeAttributeName:
            case State.BeforeAttributeValue:
            case State.AfterAttributeName:
            case State.InAttributeName:
            case State.InAttributeValueSq:
            case State.InAttributeValueDq:
            case State.InAttributeValueNq:
            case State.InClosingTagName: {
                /*
                 * If we are currently in an opening or closing tag, us not calling the
                 * respective callback signals that the tag should be ignored.
                 */
                break;
            }
            default: {
                this.cbs.ontext(this.sectionStart, endIndex);
            }
        }
    }
    emitCodePoint(cp, consumed) {
        if (this.baseState !== State.Text &&
            this.baseState !== State.InSpecialTag) {
            if (this.sectionStart < this.entityStart) {
                this.cbs.onattribdata(this.sectionStart, this.entityStart);
            }
            this.sectionStart = this.entityStart + consumed;
            this.index = this.sectionStart - 1;
            this.cbs.onattribentity(cp);
        }
        else {
            if (this.sectionStart < this.entityStart) {
                this.cbs.ontext(this.sectionStart, this.entityStart);
            }
            this.sectionStart = this.entityStart + consumed;
            this.index = this.sectionStart - 1;
            this.cbs.ontextentity(cp, this.sectionStart);
        }
    }
}
//# sourceMappingURL=Tokenizer.js.map
;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/noscript.js
const NOSCRIPT_START = /<[nN][oO][sS][cC][rR][iI][pP][tT](?=[\s>/])/g;
const NOSCRIPT_END = /<\/noscript(?=[\s>/])/gi;
function withoutNoscript(html) {
    const parts = [];
    let from = 0;
    NOSCRIPT_START.lastIndex = 0;
    while (NOSCRIPT_START.exec(html) !== null) {
        const start = NOSCRIPT_START.lastIndex;
        NOSCRIPT_END.lastIndex = start;
        if (NOSCRIPT_END.exec(html) === null)
            break;
        const end = NOSCRIPT_END.lastIndex - '</noscript'.length;
        parts.push(html.slice(from, start), html.slice(start, end).replaceAll('<', ' '));
        NOSCRIPT_START.lastIndex = from = end;
    }
    return from === 0 ? html : parts.join('') + html.slice(from);
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/tree.js




const tree_MAX_DEPTH = 512;
class TreeBuilder {
    elements = [];
    root;
    #source;
    #stack;
    #pending;
    #attribute = '';
    #valueStart = -1;
    #valueEnd = -1;
    #skipped;
    #skippedDepth = 0;
    #frame = new Map();
    #hasBody = false;
    constructor(source) {
        this.#source = source;
        this.root = {
            name: '#document',
            namespace: 'html',
            parent: undefined,
            children: [],
            offset: 0,
            index: 0,
            attributes: [],
            text: [],
        };
        this.#stack = [this.root];
    }
    get #top() {
        return this.#stack[this.#stack.length - 1] ?? this.root;
    }
    isInForeignContext = () => {
        const { namespace, name } = this.#top;
        return namespace !== 'html' && !INTEGRATION.has(name);
    };
    onopentagname(start, end) {
        const raw = this.#source.slice(start, end);
        const name = raw.toLowerCase();
        if (this.#skipped !== undefined) {
            if (name === this.#skipped && name === 'template')
                this.#skippedDepth++;
            this.#pending = undefined;
            return;
        }
        this.#open(name, start - 1);
    }
    #closeImplied(name) {
        const closes = CLOSES.get(name);
        if (closes !== undefined)
            while (this.#stack.length > 1 && closes.has(this.#top.name))
                this.#stack.pop();
        if (this.#top.name === 'p' && CLOSES_PARAGRAPH.has(name))
            this.#stack.pop();
        if (closes !== undefined)
            while (this.#stack.length > 1 && closes.has(this.#top.name))
                this.#stack.pop();
        if (this.#top.name === 'head' && !IN_HEAD.has(name))
            this.#stack.pop();
    }
    #open(tag, offset) {
        const foreign = this.isInForeignContext();
        const namespace = tag === 'svg' ? 'svg' : tag === 'math' ? 'math' : foreign ? this.#top.namespace : 'html';
        const name = tag === 'image' && namespace === 'html' ? 'img' : tag;
        if (!foreign) {
            this.#closeImplied(name);
            this.#ensureBody(name, offset);
        }
        this.#pending = this.#create(name, namespace, offset);
    }
    #create(name, namespace, offset) {
        const parent = this.#stack[Math.min(this.#stack.length, tree_MAX_DEPTH) - 1] ?? this.root;
        const { length: index } = parent.children;
        return { name, namespace, parent, children: [], offset, index, attributes: [], text: [] };
    }
    #add(element) {
        element.parent?.children.push(element);
        this.elements.push(element);
        if (!this.#hasBody && FRAME.has(element.name)) {
            this.#frame.set(element.name, this.#frame.get(element.name) ?? element);
            this.#hasBody = this.#frame.has('body');
        }
    }
    #ensureBody(name, offset) {
        if (this.#hasBody)
            return;
        const needed = name === 'html' ? [] : FRAME.has(name) ? ['html'] : ['html', IN_HEAD.has(name) ? 'head' : 'body'];
        for (const missing of needed) {
            if (this.#frame.has(missing))
                continue;
            if (missing === 'body')
                this.#stack.length = Math.min(this.#stack.length, 2);
            const element = this.#create(missing, 'html', offset);
            this.#add(element);
            this.#stack.push(element);
        }
    }
    onattribname(start, end) {
        if (this.#pending === undefined)
            return;
        this.#attribute = this.#source.slice(start, end).toLowerCase();
        this.#valueStart = -1;
    }
    onattribdata(start, end) {
        if (this.#valueStart < 0)
            this.#valueStart = start;
        this.#valueEnd = end;
    }
    onattribentity() {
    }
    onattribend() {
        const attributes = this.#pending?.attributes;
        if (attributes === undefined || attributes.length >= MAX_ATTRIBUTES || attributes.includes(this.#attribute))
            return;
        const [start, end] = this.#valueStart < 0 ? [0, 0] : [this.#valueStart, this.#valueEnd];
        attributes.push(this.#attribute, start, end);
        this.#valueStart = -1;
    }
    onopentagend() {
        this.#finish(false);
    }
    onselfclosingtag() {
        this.#finish(true);
    }
    #finish(selfClosing) {
        const element = this.#pending;
        this.#pending = undefined;
        if (element === undefined)
            return;
        const { name, namespace } = element;
        if (namespace === 'html' && this.#isLeftOut(element))
            return;
        this.#add(element);
        const ends = namespace === 'html' ? VOID.has(name) : selfClosing;
        if (!ends && this.#stack.length < tree_MAX_DEPTH)
            this.#stack.push(element);
    }
    #isLeftOut(element) {
        const { name } = element;
        if (name === 'noscript' || (name === 'template' && !this.#isShadowRoot(element))) {
            this.#skip(name);
            return true;
        }
        const first = FRAME.has(name) ? this.#frame.get(name) : undefined;
        if (first !== undefined)
            addAttributes(first, element);
        return first !== undefined;
    }
    #isShadowRoot({ attributes }) {
        return attributes.includes('shadowrootmode');
    }
    #skip(name) {
        this.#skipped = name;
        this.#skippedDepth = 1;
    }
    onclosetag(start, end) {
        const name = this.#source.slice(start, end).toLowerCase();
        if (this.#skipped !== undefined) {
            if (name === this.#skipped && --this.#skippedDepth === 0)
                this.#skipped = undefined;
            return;
        }
        if (name === 'body' || name === 'html')
            return;
        this.#close(name);
    }
    #close(name) {
        if (this.#stack.length > 1 && this.#top.name === name) {
            this.#stack.pop();
            return;
        }
        for (let at = this.#stack.length - 1; at > 0; at--) {
            const open = this.#stack[at]?.name ?? '';
            if (open === name)
                this.#stack.length = at;
            if (open === name || (SCOPES.has(open) && !TABLE_PARTS.has(name)))
                return;
        }
    }
    ontext(start, end) {
        if (this.#skipped !== undefined)
            return;
        for (let at = start; at < end; at++) {
            if (this.#source.charCodeAt(at) > 32) {
                if (this.#stack.length < 3 && this.#top.namespace === 'html')
                    this.#ensureBody('', start);
                this.#top.text.push(start, end);
                return;
            }
        }
    }
    ontextentity() {
    }
    oncdata(start, end, offset) {
        if (this.isInForeignContext())
            this.ontext(start, end - offset);
    }
    oncomment() {
    }
    ondeclaration() {
    }
    onprocessinginstruction() {
    }
    onend() {
    }
}
function parsePage(html, xml = false) {
    const source = withoutNoscript(html);
    const builder = new TreeBuilder(source);
    const tokenizer = new Tokenizer({ decodeEntities: false, xmlMode: xml }, builder);
    tokenizer.write(source);
    tokenizer.end();
    return { source, root: builder.root, elements: builder.elements };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/read-page.js
var _a;







const read_page_MAX_DEPTH = 8;
class PageReader {
    asks = [];
    sheets = [];
    scripts = [];
    importMaps = [];
    links = [];
    ids = [];
    policies = new PagePolicies();
    inner = [];
    lines;
    page;
    base;
    styled = [];
    #place;
    #styleTitle;
    #hasBase = false;
    constructor(html, place) {
        this.page = parsePage(html, place.xml);
        this.lines = new LineCounter(this.page.source, place.firstLine);
        this.base = place.base;
        this.#place = place;
    }
    read() {
        for (const element of this.page.elements)
            this.#readElement(element);
        if (this.#place.xml)
            this.#readInstructions();
        const { page, asks, sheets, scripts, importMaps, links, ids, policies, base, inner, lines, styled } = this;
        return { page, asks, sheets, scripts, importMaps, links, ids, policies, base, inner, lines, styled };
    }
    #get(element, name) {
        return attributeOf(this.page, element, name);
    }
    #ask(element, ask) {
        const { file } = this.#place;
        this.asks.push({
            ...ask,
            source: { file, line: this.lines.lineAt(element.offset) },
            from: { file, base: this.base },
        });
    }
    #readAttributes(element) {
        const { name, attributes } = element;
        for (let at = 0; at < attributes.length; at += 3) {
            const attribute = attributes[at];
            if (typeof attribute !== 'string' || attribute === 'class' || attribute === 'href')
                continue;
            const isAnchor = attribute === 'id' || (attribute === 'name' && name === 'a');
            if (isAnchor)
                this.ids.push(this.#get(element, attribute) ?? '');
            else if (attribute === 'style')
                this.styled.push(element);
            else if (attribute.startsWith('on'))
                this.#readHandler(element, attribute);
        }
    }
    #readElement(element) {
        this.#readAttributes(element);
        switch (element.name) {
            case 'a':
            case 'area':
                this.#readLink(element);
                break;
            case 'form':
                this.#readForm(element);
                break;
            case 'script':
                this.#readScript(element);
                break;
            case 'style':
                this.#readStyle(element);
                break;
            case 'base':
                this.#readBase(element);
                break;
            default:
                if (mayAsk(element))
                    this.#readAsks(element);
        }
    }
    #readForm(element) {
        const href = this.#get(element, 'action');
        if (href !== undefined)
            this.links.push({ href, base: this.base, form: true });
    }
    #readAsks(element) {
        const { name } = element;
        if (name === 'meta')
            this.#readPolicy(element);
        for (const ask of asksOf(this.page, element)) {
            const { href, kind, class: requestClass } = ask;
            this.#ask(element, ask);
            if (kind === 'stylesheet' && name === 'link' && requestClass === 'required')
                this.#addSheetFile(element, href);
            if (kind === 'script' && name === 'link')
                this.#addScript(element, { content: { href }, type: 'module', runs: false });
        }
        if (name === 'iframe' && hasAttribute(element, 'srcdoc'))
            this.#readInnerPage(element);
    }
    #readBase(element) {
        const href = this.#get(element, 'href');
        if (href === undefined || this.#hasBase)
            return;
        this.#hasBase = true;
        this.base = href;
    }
    #readLink(element) {
        const href = this.#get(element, 'href') ?? (element.namespace === 'svg' ? this.#get(element, 'xlink:href') : undefined);
        if (href !== undefined)
            this.links.push({ href, base: undefined, form: false });
    }
    #readPolicy(element) {
        const isPolicy = (this.#get(element, 'http-equiv') ?? '').trim().toLowerCase() === 'content-security-policy';
        if (isPolicy && element.parent?.name === 'head')
            this.policies.add(this.#get(element, 'content') ?? '');
    }
    #readScript(element) {
        const type = scriptType(this.page, element);
        if (type === undefined) {
            const isMap = (this.#get(element, 'type') ?? '').trim().toLowerCase() === 'importmap';
            if (isMap)
                this.importMaps.push(rawTextOf(this.page, element));
            return;
        }
        if (hasAttribute(element, 'nomodule') && type === 'classic')
            return;
        const inSvg = element.namespace === 'svg';
        const href = this.#get(element, inSvg ? (hasAttribute(element, 'href') ? 'href' : 'xlink:href') : 'src');
        if (href === undefined)
            this.#addInlineScript(element, type);
        else if (href.trim() !== '') {
            this.#ask(element, { href, kind: 'script', class: 'required' });
            if (!this.#place.sandboxed)
                this.#addScript(element, { content: { href }, type, runs: true });
        }
    }
    #addScript(element, script) {
        this.scripts.push({ ...script, base: this.base, line: this.lines.lineAt(element.offset) });
    }
    #addInlineScript(element, type) {
        const text = rawTextOf(this.page, element);
        if (text.trim() === '' || this.#place.sandboxed)
            return;
        if (!this.policies.allowsInline('script', text, this.#get(element, 'nonce')))
            return;
        const content = { text, firstLine: this.lines.lineAt(textOffset(element)) };
        this.#addScript(element, { content, type, runs: true });
    }
    #readHandler(element, attribute) {
        const text = this.#get(element, attribute) ?? '';
        if (text === '' || this.#place.sandboxed)
            return;
        const content = { text, firstLine: this.lines.lineAt(element.offset) };
        this.#addScript(element, { content, type: 'handler', runs: true });
    }
    #readStyle(element) {
        if (!isCssType(this.#get(element, 'type')))
            return;
        const text = element.namespace === 'svg' ? textOf(this.page, element) : rawTextOf(this.page, element);
        if (text === '' || !this.policies.allowsInline('style', text, this.#get(element, 'nonce')))
            return;
        const firstLine = this.lines.lineAt(textOffset(element));
        this.sheets.push({
            content: { text, firstLine },
            applies: this.#applies(element),
            base: this.base,
            line: firstLine,
        });
    }
    #applies(element) {
        const title = (this.#get(element, 'title') ?? '').trim();
        const alternate = /(?:^|\s)alternate(?:\s|$)/i.test(this.#get(element, 'rel') ?? '');
        if (title !== '' && !alternate)
            this.#styleTitle ??= title;
        if (title !== '' && title !== this.#styleTitle)
            return false;
        return matchesMedia(this.#get(element, 'media') ?? '');
    }
    #addSheetFile(element, href) {
        const rel = this.#get(element, 'rel') ?? '';
        if (!/(?:^|\s)stylesheet(?:\s|$)/i.test(rel))
            return;
        this.sheets.push({
            content: { href },
            applies: this.#applies(element),
            base: this.base,
            line: this.lines.lineAt(element.offset),
        });
    }
    #readInnerPage(element) {
        if (this.#place.depth >= read_page_MAX_DEPTH)
            return;
        const sandbox = this.#get(element, 'sandbox');
        const sandboxed = this.#place.sandboxed || (sandbox !== undefined && !/(?:^|\s)allow-scripts(?:\s|$)/i.test(sandbox));
        const place = {
            ...this.#place,
            base: this.base,
            firstLine: this.lines.lineAt(element.offset),
            depth: this.#place.depth + 1,
            xml: false,
            sandboxed,
        };
        this.inner.push(new _a(this.#get(element, 'srcdoc') ?? '', place).read());
    }
    #readInstructions() {
        for (const { 1: text = '', index } of this.page.source.matchAll(/<\?xml-stylesheet\s([^<>]{0,2000})\?>/g)) {
            const [, href] = /\bhref\s*=\s*["']([^"']+)["']/.exec(text) ?? [];
            const line = this.lines.lineAt(index);
            if (href === undefined || /\balternate\s*=\s*["']yes["']/.test(text))
                continue;
            const { file } = this.#place;
            this.asks.push({
                href,
                kind: 'stylesheet',
                class: 'required',
                source: { file, line },
                from: { file, base: this.base },
            });
            this.sheets.push({ content: { href }, applies: true, base: this.base, line });
        }
    }
}
_a = PageReader;
function readPage(html, file, xml = false) {
    return new PageReader(html, { file, base: undefined, firstLine: 1, depth: 0, xml, sandboxed: false }).read();
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/import-map.js

const MAX_ENTRIES = 10_000;
function entriesOf(value) {
    if (!(0,body/* isRecord */.u4)(value))
        return [];
    return Object.entries(value)
        .slice(0, MAX_ENTRIES)
        .filter((entry) => typeof entry[1] === 'string');
}
function lookUp(entries, specifier) {
    const exact = entries.find(([key]) => key === specifier);
    if (exact !== undefined)
        return exact[1];
    const prefixes = entries.filter(([key]) => key.endsWith('/') && specifier.startsWith(key));
    const [longest] = prefixes.sort(([one], [other]) => other.length - one.length);
    return longest === undefined ? undefined : longest[1] + specifier.slice(longest[0].length);
}
const isAddress = (specifier) => /^(?:\.{0,2}\/|[a-z][a-z0-9+.-]*:)/i.test(specifier);
function readImportMaps(texts) {
    const imports = [];
    const scopes = [];
    for (const text of texts) {
        const map = (0,body/* parseJson */.qF)(text);
        if (!(0,body/* isRecord */.u4)(map))
            continue;
        imports.push(...entriesOf(map['imports']));
        if (!(0,body/* isRecord */.u4)(map['scopes']))
            continue;
        for (const [prefix, entries] of Object.entries(map['scopes']))
            scopes.push({ prefix: prefix.replace(/^(?:\.?\/)+/, ''), entries: entriesOf(entries) });
    }
    scopes.sort((one, other) => other.prefix.length - one.prefix.length);
    return {
        resolve: (specifier, importer) => {
            const scope = scopes.filter(({ prefix }) => importer === prefix || (importer.startsWith(prefix) && (prefix === '' || prefix.endsWith('/'))));
            for (const { entries } of [...scope, { entries: imports }]) {
                const href = lookUp(entries, specifier);
                if (href !== undefined)
                    return { href, mapped: true };
            }
            return isAddress(specifier) ? { href: specifier, mapped: false } : undefined;
        },
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/script-graph.js


function loadScript(text, file, firstLine = 1) {
    return { file, content: readScript(text), lines: new LineCounter(text, firstLine) };
}
const MAX_MODULES = 5_000;
const KINDS = [
    [/\.m?js(?:[?#]|$)/i, 'script'],
    [/\.css(?:[?#]|$)/i, 'stylesheet'],
    [/\.(?:png|jpe?g|gif|svg|webp|avif|ico)(?:[?#]|$)/i, 'image'],
    [/\.(?:woff2?|ttf|otf)(?:[?#]|$)/i, 'font'],
];
function guessKind(url) {
    return KINDS.find(([pattern]) => pattern.test(url))?.[1] ?? 'fetch';
}
function chunksOf({ file, content: { chunks } }) {
    const root = file.lastIndexOf('_next/');
    return root < 0 ? [] : chunks.map((chunk) => `/${file.slice(0, root)}_next/${chunk}`);
}
function askScript(start, { load, ask, importMap }) {
    const pending = [start];
    const seen = new Map();
    const follow = (path, runs) => {
        const before = seen.get(path);
        if (before === true || before === runs || seen.size > MAX_MODULES)
            return;
        seen.set(path, runs);
        const script = load(path);
        if (script !== undefined)
            pending.push({ script, base: undefined, runs, module: true });
    };
    for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
        const { script, base, runs, module } = step;
        const from = { file: script.file, base };
        const sourceAt = (offset) => ({ file: script.file, line: script.lines.lineAt(offset) });
        for (const { url, offset } of script.content.literals)
            ask({ href: url, kind: guessKind(url), class: 'possible', source: sourceAt(offset), from });
        const resolved = script.content.imports
            .filter(({ dynamic }) => dynamic || module)
            .map((one) => ({ ...one, to: importMap.resolve(one.specifier, script.file) }));
        const broken = resolved.some(({ to, dynamic }) => to === undefined && !dynamic);
        for (const { to, offset, dynamic } of broken ? [] : resolved) {
            if (to === undefined)
                continue;
            const sure = runs && !dynamic;
            const place = to.mapped ? { file: start.script.file, base: start.base } : from;
            const outcome = ask({
                href: to.href,
                kind: 'import',
                class: sure ? 'required' : 'possible',
                source: sourceAt(offset),
                from: place,
            });
            if (outcome.type === 'local')
                follow(outcome.path, sure);
        }
        for (const href of [...script.content.workers, ...chunksOf(script)]) {
            const outcome = ask({
                href,
                kind: 'script',
                class: 'possible',
                source: sourceAt(0),
                from: { file: start.script.file, base: start.base },
            });
            if (outcome.type === 'local')
                follow(outcome.path, false);
        }
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/script-scanner.js




class ScriptScanner {
    #resolver;
    #read;
    #scripts = new Map();
    #graphs = new Map();
    #traits = { evaluates: false, usesWebAssembly: false };
    constructor(resolver, read) {
        this.#resolver = resolver;
        this.#read = read;
    }
    get traits() {
        return this.#traits;
    }
    scan(content, draft) {
        for (const script of content.scripts) {
            if ('href' in script.content)
                this.#scanFile(script, script.content.href, { content, draft });
            else {
                const { text, firstLine } = script.content;
                const loaded = loadScript(text, draft.file, firstLine);
                this.#addTraits(loaded);
                const start = { script: loaded, base: script.base, runs: true, module: script.type === 'module' };
                askScript(start, this.#tools(content, draft));
            }
        }
    }
    #scanFile(script, href, { content, draft }) {
        const resolved = this.#resolver.resolve({ page: draft.file, href: href.trim(), base: script.base });
        if (resolved.kind !== 'file')
            return;
        const key = [resolved.path, script.type, script.runs, ...content.importMaps].join('\n');
        draft.addShared(memoized(this.#graphs, key, () => this.#scanGraph(resolved.path, script, content)));
    }
    #scanGraph(path, { type, runs }, content) {
        const script = this.#load(path);
        if (script === undefined)
            return [];
        const draft = new RequestDraft(path, this.#resolver);
        askScript({ script, base: undefined, runs, module: type === 'module' }, this.#tools(content, draft));
        return draft.requests;
    }
    #tools({ importMaps }, draft) {
        return {
            load: (path) => this.#load(path),
            ask: (ask) => draft.ask(ask),
            importMap: readImportMaps(importMaps),
        };
    }
    #load(path) {
        return memoized(this.#scripts, path, () => {
            const text = this.#read(path);
            if (text === undefined)
                return undefined;
            const script = loadScript(text, path);
            this.#addTraits(script);
            return script;
        });
    }
    #addTraits({ content }) {
        this.#traits = {
            evaluates: this.#traits.evaluates || content.evaluates,
            usesWebAssembly: this.#traits.usesWebAssembly || content.usesWebAssembly,
        };
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/css-import.js



function cut(text, pattern) {
    const found = pattern.exec(text) ?? undefined;
    return { found, rest: found === undefined ? text : text.slice(found[0].length).trim() };
}
function isSupported(condition) {
    return matchesSupports(/^\s*(?:\(|not\b)/.test(condition) ? condition : `(${condition})`);
}
function parseImport(all, anonymousLayer) {
    const tokens = trimmed(all);
    const [first] = tokens;
    const url = urlOf(tokens, 0);
    if (first === undefined || url === undefined)
        return undefined;
    const text = textOfTokens(tokens.slice(first[0] === u.Function ? url.next : 1)).trim();
    const layer = cut(text, /^layer(?:\(\s*([^)]*?)\s*\))?(?![\w-])/i);
    const supports = cut(layer.rest, /^supports\(((?:[^()]|\([^()]*\))*)\)/i);
    const supported = supports.found === undefined || isSupported(supports.found[1] ?? '');
    const name = layer.found?.[1] ?? '';
    return {
        href: url.url,
        supported,
        applies: supported && matchesMedia(supports.rest),
        layer: layer.found !== undefined && name === '' ? anonymousLayer() : name,
        offset: first[2],
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/css-nesting.js

const MAX_NESTED_LENGTH = 20_000;
function subLayer(outer, name) {
    return outer === '' ? name : `${outer}.${name}`;
}
function nestedSelectors(parent, own) {
    const outer = `:is(${parent})`;
    const parts = own.split('&').length + own.split(',').length;
    if (parts * outer.length + own.length > MAX_NESTED_LENGTH)
        return '';
    if (own.includes('&'))
        return own.replaceAll('&', outer);
    return splitOutside(own, /,/)
        .map((selector) => `${outer} ${selector.trim()}`)
        .join(', ');
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/css-tokens.js


class SheetTokens {
    all;
    #closing;
    constructor(css) {
        this.all = tokenize({ css });
        this.#closing = this.#findClosing();
    }
    #findClosing() {
        const closing = new Map();
        const open = [];
        for (const [at, [type]] of this.all.entries()) {
            if (type === u.OpenCurly)
                open.push({ at, closes: u.CloseCurly });
            else if (type === u.OpenParen || type === u.Function)
                open.push({ at, closes: u.CloseParen });
            else if (type === u.OpenSquare)
                open.push({ at, closes: u.CloseSquare });
            else if (open[open.length - 1]?.closes === type)
                closing.set(open.pop()?.at ?? 0, at);
        }
        return closing;
    }
    closingOf(at) {
        return this.#closing.get(at) ?? this.all.length - 1;
    }
    find(from, end, types) {
        let at = from;
        while (at < end) {
            const type = this.all[at]?.[0];
            if (type === undefined || types.includes(type))
                return at;
            const opens = type === u.OpenParen ||
                type === u.Function ||
                type === u.OpenSquare ||
                type === u.OpenCurly;
            at = opens ? this.closingOf(at) + 1 : at + 1;
        }
        return end;
    }
    text(start, end) {
        return textOfTokens(this.all.slice(start, end)).trim();
    }
}
function withoutImportance(value) {
    const last = value[value.length - 1];
    if (last?.[0] !== u.Ident || last[1].toLowerCase() !== 'important')
        return { value, important: false };
    const mark = value.findLastIndex((token) => token[0] === u.Delim && token[1] === '!');
    return mark < 0 ? { value, important: false } : { value: trimmed(value.slice(0, mark)), important: true };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/css.js






const RELEVANT = /^(?:--.*|background(?:-image)?|list-style(?:-image)?|border(?:-image(?:-source)?)?|(?:-webkit-)?(?:mask(?:-image)?|mask-box-image(?:-source)?|border-image)|-webkit-box-reflect|cursor|content|clip-path|shape-outside|filter|backdrop-filter|font(?:-family|-weight|-style)?|display|(?:-webkit-)?animation(?:-name)?|src|unicode-range|offset(?:-path)?|fill|stroke|marker(?:-start|-mid|-end)?)$/i;
const css_MAX_DEPTH = 32;
const UNCERTAIN = new Set(['container', 'scope', 'starting-style', 'document', '-moz-document']);
class SheetParser {
    imports = [];
    rules = [];
    fontFaces = [];
    keyframes = new Map();
    layers = [];
    #sheet;
    #tokens;
    #importsAllowed = true;
    #anonymousLayers = 0;
    constructor(css) {
        this.#sheet = new SheetTokens(css);
        this.#tokens = this.#sheet.all;
    }
    get length() {
        return this.#tokens.length;
    }
    #anonymousLayer() {
        return `#${this.#anonymousLayers++}`;
    }
    parseRules(start, end, context) {
        let at = start;
        while (at < end) {
            const token = this.#tokens[at];
            if (token === undefined || token[0] === u.EOF)
                return;
            if (isSpace(token) ||
                token[0] === u.CDO ||
                token[0] === u.CDC ||
                token[0] === u.Semicolon ||
                token[0] === u.CloseCurly)
                at++;
            else if (token[0] === u.AtKeyword)
                at = this.#parseAtRule(at, end, context);
            else
                at = this.#parseQualified(at, end, context);
        }
    }
    #parseQualified(start, end, context) {
        const open = this.#sheet.find(start, end, [u.OpenCurly]);
        if (open >= end)
            return end;
        this.#importsAllowed = false;
        const close = this.#sheet.closingOf(open);
        const selectors = this.#sheet.text(start, open);
        const own = context.parent === undefined ? selectors : nestedSelectors(context.parent, selectors);
        if (context.depth < css_MAX_DEPTH)
            this.#parseStyleBlock(open + 1, close, { ...context, parent: own, depth: context.depth + 1 });
        return close + 1;
    }
    #parseStyleBlock(start, end, context) {
        const declarations = [];
        let at = start;
        while (at < end) {
            const token = this.#tokens[at];
            if (token === undefined)
                break;
            if (isSpace(token) || token[0] === u.Semicolon)
                at++;
            else if (token[0] === u.AtKeyword)
                at = this.#parseAtRule(at, end, context);
            else {
                at = this.#isNestedRule(at, end)
                    ? this.#parseQualified(at, end, context)
                    : this.#parseDeclaration(at, this.#sheet.find(at, end, [u.Semicolon]), declarations);
            }
        }
        const { parent, applies, layer } = context;
        if (declarations.length > 0 && parent !== undefined)
            this.rules.push({ selectors: parent, declarations, applies, layer });
    }
    #isNestedRule(at, end) {
        const stop = this.#sheet.find(at, end, [u.Semicolon, u.OpenCurly]);
        const token = this.#tokens[at];
        const isCustom = token?.[0] === u.Ident && token[1].startsWith('--');
        return stop < end && this.#tokens[stop]?.[0] === u.OpenCurly && !isCustom;
    }
    #parseDeclaration(start, end, into) {
        const [name] = [this.#tokens[start]];
        let at = start + 1;
        while (isSpace(this.#tokens[at]))
            at++;
        if (name?.[0] !== u.Ident || this.#tokens[at]?.[0] !== u.Colon || at >= end)
            return end + 1;
        const written = name[4].value;
        if (!RELEVANT.test(written))
            return end + 1;
        const property = written.startsWith('--') ? written : written.toLowerCase();
        const value = trimmed(this.#tokens.slice(at + 1, end).filter(([type]) => type !== u.EOF));
        if (value.some(([type]) => type === u.BadURL || type === u.BadString))
            return end + 1;
        into.push({ property, ...withoutImportance(value), offset: name[2] });
        return end + 1;
    }
    #parseAtRule(start, end, context) {
        const stop = this.#sheet.find(start + 1, end, [u.Semicolon, u.OpenCurly]);
        const block = stop < end && this.#tokens[stop]?.[0] === u.OpenCurly;
        const name = (this.#tokens[start]?.[1] ?? '').slice(1).toLowerCase();
        if (!block) {
            this.#parseStatement(name, { start: start + 1, end: stop }, context);
            return stop + 1;
        }
        const close = this.#sheet.closingOf(stop);
        const rule = {
            prelude: this.#sheet.text(start + 1, stop),
            from: stop + 1,
            to: close,
            offset: this.#tokens[start]?.[2] ?? 0,
        };
        this.#importsAllowed = false;
        if (context.depth < css_MAX_DEPTH)
            this.#parseBlockRule(name, rule, context);
        return close + 1;
    }
    #parseStatement(name, { start, end }, { layer, depth }) {
        if (name === 'layer') {
            for (const one of this.#sheet.text(start, end).split(','))
                this.layers.push(subLayer(layer, one.trim()));
        }
        else if (name === 'import' && this.#importsAllowed && depth === 0) {
            const rule = parseImport(this.#tokens.slice(start, end), () => this.#anonymousLayer());
            if (rule !== undefined)
                this.imports.push(rule);
        }
        else if (name !== 'charset' && name !== 'import')
            this.#importsAllowed = false;
    }
    #parseBlockRule(name, { prelude, from, to, offset }, context) {
        const inside = (change) => {
            const inner = { ...context, ...change, depth: context.depth + 1 };
            if (context.parent === undefined)
                this.parseRules(from, to, inner);
            else
                this.#parseStyleBlock(from, to, inner);
        };
        switch (name) {
            case 'media':
                inside({ applies: context.applies && matchesMedia(prelude) });
                break;
            case 'supports':
                inside({ applies: context.applies && matchesSupports(prelude) });
                break;
            case 'layer': {
                const layer = subLayer(context.layer, prelude === '' ? this.#anonymousLayer() : prelude);
                this.layers.push(layer);
                inside({ layer });
                break;
            }
            case 'font-face':
                this.#parseFontFace({ from, to }, { applies: context.applies, offset });
                break;
            case 'keyframes':
            case '-webkit-keyframes':
                this.#parseKeyframes(prelude.replace(/^["']|["']$/g, ''), from, to);
                break;
            default:
                if (UNCERTAIN.has(name))
                    inside({ applies: false });
        }
    }
    #declarations(from, to) {
        const declarations = [];
        let at = from;
        while (at < to) {
            if (isSpace(this.#tokens[at]) || this.#tokens[at]?.[0] === u.Semicolon)
                at++;
            else
                at = this.#parseDeclaration(at, this.#sheet.find(at, to, [u.Semicolon]), declarations);
        }
        return declarations;
    }
    #parseFontFace({ from, to }, rule) {
        const declarations = new Map(this.#declarations(from, to).map((declaration) => [declaration.property, declaration]));
        this.fontFaces.push({ declarations, ...rule });
    }
    #parseKeyframes(name, from, to) {
        const all = [];
        for (let open = this.#sheet.find(from, to, [u.OpenCurly]); open < to;) {
            const close = this.#sheet.closingOf(open);
            for (const declaration of this.#declarations(open + 1, close))
                all.push(declaration);
            open = this.#sheet.find(close + 1, to, [u.OpenCurly]);
        }
        this.keyframes.set(name, all);
    }
}
function parseStyleSheet(css) {
    const parser = new SheetParser(css.startsWith('\uFEFF') ? css.slice(1) : css);
    parser.parseRules(0, parser.length, { parent: undefined, applies: true, layer: '', depth: 0 });
    const { imports, rules, fontFaces, keyframes, layers } = parser;
    return { imports, rules, fontFaces, keyframes, layers };
}
function parseStyleAttribute(text) {
    return parseStyleSheet(`*{${text}}`).rules[0]?.declarations ?? [];
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/detach.js
function detached(text) {
    return Buffer.from(text, 'utf8').toString('utf8');
}

;// CONCATENATED MODULE: ./node_modules/css-what/dist/types.js
/** Discriminants for selector token kinds. */
var SelectorType;
(function (SelectorType) {
    SelectorType["Attribute"] = "attribute";
    SelectorType["Pseudo"] = "pseudo";
    SelectorType["PseudoElement"] = "pseudo-element";
    SelectorType["Tag"] = "tag";
    SelectorType["Universal"] = "universal";
    // Traversals
    SelectorType["Adjacent"] = "adjacent";
    SelectorType["Child"] = "child";
    SelectorType["Descendant"] = "descendant";
    SelectorType["Parent"] = "parent";
    SelectorType["Sibling"] = "sibling";
    SelectorType["ColumnCombinator"] = "column-combinator";
})(SelectorType || (SelectorType = {}));
/**
 * Modes for ignore case.
 *
 * This could be updated to an enum, and the object is
 * the current stand-in that will allow code to be updated
 * without big changes.
 */
const IgnoreCaseMode = {
    Unknown: null,
    QuirksMode: "quirks",
    IgnoreCase: true,
    CaseSensitive: false,
};
/** Operators available for attribute selectors. */
var AttributeAction;
(function (AttributeAction) {
    AttributeAction["Any"] = "any";
    AttributeAction["Element"] = "element";
    AttributeAction["End"] = "end";
    AttributeAction["Equals"] = "equals";
    AttributeAction["Exists"] = "exists";
    AttributeAction["Hyphen"] = "hyphen";
    AttributeAction["Not"] = "not";
    AttributeAction["Start"] = "start";
})(AttributeAction || (AttributeAction = {}));

;// CONCATENATED MODULE: ./node_modules/css-what/dist/parse.js

const reName = /^[^#\\]?(?:\\(?:[\da-f]{1,6}\s?|.)|[\w\u00B0-\uFFFF-])+/;
const reEscape = /\\([\da-f]{1,6}\s?|(\s)|.)/gi;
var CharCode;
(function (CharCode) {
    CharCode[CharCode["LeftParenthesis"] = 40] = "LeftParenthesis";
    CharCode[CharCode["RightParenthesis"] = 41] = "RightParenthesis";
    CharCode[CharCode["LeftSquareBracket"] = 91] = "LeftSquareBracket";
    CharCode[CharCode["RightSquareBracket"] = 93] = "RightSquareBracket";
    CharCode[CharCode["Comma"] = 44] = "Comma";
    CharCode[CharCode["Period"] = 46] = "Period";
    CharCode[CharCode["Colon"] = 58] = "Colon";
    CharCode[CharCode["SingleQuote"] = 39] = "SingleQuote";
    CharCode[CharCode["DoubleQuote"] = 34] = "DoubleQuote";
    CharCode[CharCode["Plus"] = 43] = "Plus";
    CharCode[CharCode["Tilde"] = 126] = "Tilde";
    CharCode[CharCode["QuestionMark"] = 63] = "QuestionMark";
    CharCode[CharCode["ExclamationMark"] = 33] = "ExclamationMark";
    CharCode[CharCode["Slash"] = 47] = "Slash";
    CharCode[CharCode["Equal"] = 61] = "Equal";
    CharCode[CharCode["Dollar"] = 36] = "Dollar";
    CharCode[CharCode["Pipe"] = 124] = "Pipe";
    CharCode[CharCode["Circumflex"] = 94] = "Circumflex";
    CharCode[CharCode["Asterisk"] = 42] = "Asterisk";
    CharCode[CharCode["GreaterThan"] = 62] = "GreaterThan";
    CharCode[CharCode["LessThan"] = 60] = "LessThan";
    CharCode[CharCode["Hash"] = 35] = "Hash";
    CharCode[CharCode["LowerI"] = 105] = "LowerI";
    CharCode[CharCode["LowerS"] = 115] = "LowerS";
    CharCode[CharCode["BackSlash"] = 92] = "BackSlash";
    // Whitespace
    CharCode[CharCode["Space"] = 32] = "Space";
    CharCode[CharCode["Tab"] = 9] = "Tab";
    CharCode[CharCode["NewLine"] = 10] = "NewLine";
    CharCode[CharCode["FormFeed"] = 12] = "FormFeed";
    CharCode[CharCode["CarriageReturn"] = 13] = "CarriageReturn";
})(CharCode || (CharCode = {}));
const actionTypes = new Map([
    [CharCode.Tilde, AttributeAction.Element],
    [CharCode.Circumflex, AttributeAction.Start],
    [CharCode.Dollar, AttributeAction.End],
    [CharCode.Asterisk, AttributeAction.Any],
    [CharCode.ExclamationMark, AttributeAction.Not],
    [CharCode.Pipe, AttributeAction.Hyphen],
]);
// Pseudos, whose data property is parsed as well.
const unpackPseudos = new Set([
    "has",
    "not",
    "matches",
    "is",
    "where",
    "host",
    "host-context",
]);
/**
 * Pseudo elements defined in CSS Level 1 and CSS Level 2 can be written with
 * a single colon; eg. :before will turn into ::before.
 * @see {@link https://www.w3.org/TR/2018/WD-selectors-4-20181121/#pseudo-element-syntax}
 */
const pseudosToPseudoElements = new Set([
    "before",
    "after",
    "first-line",
    "first-letter",
]);
/**
 * Checks whether a specific selector is a traversal.
 * This is useful eg. in swapping the order of elements that
 * are not traversals.
 * @param selector Selector to check.
 */
function isTraversal(selector) {
    switch (selector.type) {
        case SelectorType.Adjacent:
        case SelectorType.Child:
        case SelectorType.Descendant:
        case SelectorType.Parent:
        case SelectorType.Sibling:
        case SelectorType.ColumnCombinator: {
            return true;
        }
        case SelectorType.Attribute:
        case SelectorType.Pseudo:
        case SelectorType.PseudoElement:
        case SelectorType.Tag:
        case SelectorType.Universal: {
            return false;
        }
    }
}
const stripQuotesFromPseudos = new Set(["contains", "icontains"]);
// Unescape function taken from https://github.com/jquery/sizzle/blob/master/src/sizzle.js#L152
function funescape(_, escaped, escapedWhitespace) {
    const high = Number.parseInt(escaped, 16) - 0x1_00_00;
    // NaN means non-codepoint
    return Number.isNaN(high) || escapedWhitespace
        ? escaped
        : high < 0
            ? // BMP codepoint
                String.fromCharCode(high + 0x1_00_00)
            : // Supplemental Plane codepoint (surrogate pair)
                String.fromCharCode((high >> 10) | 0xd8_00, (high & 0x3_ff) | 0xdc_00);
}
function unescapeCSS(cssString) {
    return cssString.replace(reEscape, funescape);
}
function parse_isQuote(c) {
    return c === CharCode.SingleQuote || c === CharCode.DoubleQuote;
}
function parse_isWhitespace(c) {
    return (c === CharCode.Space ||
        c === CharCode.Tab ||
        c === CharCode.NewLine ||
        c === CharCode.FormFeed ||
        c === CharCode.CarriageReturn);
}
/**
 * Parses `selector`.
 * @param selector Selector to parse.
 * @returns Returns a two-dimensional array.
 * The first dimension represents selectors separated by commas (eg. `sub1, sub2`),
 * the second contains the relevant tokens for that selector.
 */
function parse_parse(selector) {
    const subselects = [];
    const endIndex = parseSelector(subselects, `${selector}`, 0);
    if (endIndex < selector.length) {
        throw new Error(`Unmatched selector: ${selector.slice(endIndex)}`);
    }
    return subselects;
}
function parseSelector(subselects, selector, selectorIndex) {
    let tokens = [];
    function getName(offset) {
        const match = selector.slice(selectorIndex + offset).match(reName);
        if (!match) {
            throw new Error(`Expected name, found ${selector.slice(selectorIndex)}`);
        }
        const [name] = match;
        selectorIndex += offset + name.length;
        return unescapeCSS(name);
    }
    function stripWhitespace(offset) {
        selectorIndex += offset;
        while (selectorIndex < selector.length &&
            parse_isWhitespace(selector.charCodeAt(selectorIndex))) {
            selectorIndex++;
        }
    }
    function readValueWithParenthesis() {
        selectorIndex += 1;
        const start = selectorIndex;
        for (let counter = 1; selectorIndex < selector.length; selectorIndex++) {
            switch (selector.charCodeAt(selectorIndex)) {
                case CharCode.BackSlash: {
                    // Skip next character
                    selectorIndex += 1;
                    break;
                }
                case CharCode.LeftParenthesis: {
                    counter += 1;
                    break;
                }
                case CharCode.RightParenthesis: {
                    counter -= 1;
                    if (counter === 0) {
                        return unescapeCSS(selector.slice(start, selectorIndex++));
                    }
                    break;
                }
            }
        }
        throw new Error("Parenthesis not matched");
    }
    function ensureNotTraversal() {
        if (tokens.length > 0 && isTraversal(tokens[tokens.length - 1])) {
            throw new Error("Did not expect successive traversals.");
        }
    }
    function addTraversal(type) {
        if (tokens.length > 0 &&
            tokens[tokens.length - 1].type === SelectorType.Descendant) {
            tokens[tokens.length - 1].type = type;
            return;
        }
        ensureNotTraversal();
        tokens.push({ type });
    }
    function addSpecialAttribute(name, action) {
        tokens.push({
            type: SelectorType.Attribute,
            name,
            action,
            value: getName(1),
            namespace: null,
            ignoreCase: "quirks",
        });
    }
    /**
     * We have finished parsing the current part of the selector.
     *
     * Remove descendant tokens at the end if they exist,
     * and return the last index, so that parsing can be
     * picked up from here.
     */
    function finalizeSubselector() {
        if (tokens.length > 0 &&
            tokens[tokens.length - 1].type === SelectorType.Descendant) {
            tokens.pop();
        }
        if (tokens.length === 0) {
            throw new Error("Empty sub-selector");
        }
        subselects.push(tokens);
    }
    stripWhitespace(0);
    if (selector.length === selectorIndex) {
        return selectorIndex;
    }
    loop: while (selectorIndex < selector.length) {
        const firstChar = selector.charCodeAt(selectorIndex);
        switch (firstChar) {
            // Whitespace
            case CharCode.Space:
            case CharCode.Tab:
            case CharCode.NewLine:
            case CharCode.FormFeed:
            case CharCode.CarriageReturn: {
                if (tokens.length === 0 ||
                    tokens[0].type !== SelectorType.Descendant) {
                    ensureNotTraversal();
                    tokens.push({ type: SelectorType.Descendant });
                }
                stripWhitespace(1);
                break;
            }
            // Traversals
            case CharCode.GreaterThan: {
                addTraversal(SelectorType.Child);
                stripWhitespace(1);
                break;
            }
            case CharCode.LessThan: {
                addTraversal(SelectorType.Parent);
                stripWhitespace(1);
                break;
            }
            case CharCode.Tilde: {
                addTraversal(SelectorType.Sibling);
                stripWhitespace(1);
                break;
            }
            case CharCode.Plus: {
                addTraversal(SelectorType.Adjacent);
                stripWhitespace(1);
                break;
            }
            // Special attribute selectors: .class, #id
            case CharCode.Period: {
                addSpecialAttribute("class", AttributeAction.Element);
                break;
            }
            case CharCode.Hash: {
                addSpecialAttribute("id", AttributeAction.Equals);
                break;
            }
            case CharCode.LeftSquareBracket: {
                stripWhitespace(1);
                // Determine attribute name and namespace
                let name;
                let namespace = null;
                if (selector.charCodeAt(selectorIndex) === CharCode.Pipe) {
                    // Equivalent to no namespace
                    name = getName(1);
                }
                else if (selector.startsWith("*|", selectorIndex)) {
                    namespace = "*";
                    name = getName(2);
                }
                else {
                    name = getName(0);
                    if (selector.charCodeAt(selectorIndex) === CharCode.Pipe &&
                        selector.charCodeAt(selectorIndex + 1) !==
                            CharCode.Equal) {
                        namespace = name;
                        name = getName(1);
                    }
                }
                stripWhitespace(0);
                // Determine comparison operation
                let action = AttributeAction.Exists;
                const possibleAction = actionTypes.get(selector.charCodeAt(selectorIndex));
                if (possibleAction) {
                    action = possibleAction;
                    if (selector.charCodeAt(selectorIndex + 1) !==
                        CharCode.Equal) {
                        throw new Error("Expected `=`");
                    }
                    stripWhitespace(2);
                }
                else if (selector.charCodeAt(selectorIndex) === CharCode.Equal) {
                    action = AttributeAction.Equals;
                    stripWhitespace(1);
                }
                // Determine value
                let value = "";
                let ignoreCase = null;
                if (action !== "exists") {
                    if (parse_isQuote(selector.charCodeAt(selectorIndex))) {
                        const quote = selector.charCodeAt(selectorIndex);
                        selectorIndex += 1;
                        const sectionStart = selectorIndex;
                        while (selectorIndex < selector.length &&
                            selector.charCodeAt(selectorIndex) !== quote) {
                            selectorIndex +=
                                // Skip next character if it is escaped
                                selector.charCodeAt(selectorIndex) ===
                                    CharCode.BackSlash
                                    ? 2
                                    : 1;
                        }
                        if (selector.charCodeAt(selectorIndex) !== quote) {
                            throw new Error("Attribute value didn't end");
                        }
                        value = unescapeCSS(selector.slice(sectionStart, selectorIndex));
                        selectorIndex += 1;
                    }
                    else {
                        const valueStart = selectorIndex;
                        while (selectorIndex < selector.length &&
                            !parse_isWhitespace(selector.charCodeAt(selectorIndex)) &&
                            selector.charCodeAt(selectorIndex) !==
                                CharCode.RightSquareBracket) {
                            selectorIndex +=
                                // Skip next character if it is escaped
                                selector.charCodeAt(selectorIndex) ===
                                    CharCode.BackSlash
                                    ? 2
                                    : 1;
                        }
                        value = unescapeCSS(selector.slice(valueStart, selectorIndex));
                    }
                    stripWhitespace(0);
                    // See if we have a force ignore flag
                    switch (selector.charCodeAt(selectorIndex) | 0x20) {
                        // If the forceIgnore flag is set (either `i` or `s`), use that value
                        case CharCode.LowerI: {
                            ignoreCase = true;
                            stripWhitespace(1);
                            break;
                        }
                        case CharCode.LowerS: {
                            ignoreCase = false;
                            stripWhitespace(1);
                            break;
                        }
                    }
                }
                if (selector.charCodeAt(selectorIndex) !==
                    CharCode.RightSquareBracket) {
                    throw new Error("Attribute selector didn't terminate");
                }
                selectorIndex += 1;
                const attributeSelector = {
                    type: SelectorType.Attribute,
                    name,
                    action,
                    value,
                    namespace,
                    ignoreCase,
                };
                tokens.push(attributeSelector);
                break;
            }
            case CharCode.Colon: {
                if (selector.charCodeAt(selectorIndex + 1) === CharCode.Colon) {
                    tokens.push({
                        type: SelectorType.PseudoElement,
                        name: getName(2).toLowerCase(),
                        data: selector.charCodeAt(selectorIndex) ===
                            CharCode.LeftParenthesis
                            ? readValueWithParenthesis()
                            : null,
                    });
                    break;
                }
                const name = getName(1).toLowerCase();
                if (pseudosToPseudoElements.has(name)) {
                    tokens.push({
                        type: SelectorType.PseudoElement,
                        name,
                        data: null,
                    });
                    break;
                }
                let data = null;
                if (selector.charCodeAt(selectorIndex) ===
                    CharCode.LeftParenthesis) {
                    if (unpackPseudos.has(name)) {
                        if (parse_isQuote(selector.charCodeAt(selectorIndex + 1))) {
                            throw new Error(`Pseudo-selector ${name} cannot be quoted`);
                        }
                        data = [];
                        selectorIndex = parseSelector(data, selector, selectorIndex + 1);
                        if (selector.charCodeAt(selectorIndex) !==
                            CharCode.RightParenthesis) {
                            throw new Error(`Missing closing parenthesis in :${name} (${selector})`);
                        }
                        selectorIndex += 1;
                    }
                    else {
                        data = readValueWithParenthesis();
                        if (stripQuotesFromPseudos.has(name)) {
                            const quot = data.charCodeAt(0);
                            if (quot === data.charCodeAt(data.length - 1) &&
                                parse_isQuote(quot)) {
                                data = data.slice(1, -1);
                            }
                        }
                        data = unescapeCSS(data);
                    }
                }
                tokens.push({ type: SelectorType.Pseudo, name, data });
                break;
            }
            case CharCode.Comma: {
                finalizeSubselector();
                tokens = [];
                stripWhitespace(1);
                break;
            }
            default: {
                if (selector.startsWith("/*", selectorIndex)) {
                    const endIndex = selector.indexOf("*/", selectorIndex + 2);
                    if (endIndex === -1) {
                        throw new Error("Comment was not terminated");
                    }
                    selectorIndex = endIndex + 2;
                    // Remove leading whitespace
                    if (tokens.length === 0) {
                        stripWhitespace(0);
                    }
                    break;
                }
                let namespace = null;
                let name;
                if (firstChar === CharCode.Asterisk) {
                    selectorIndex += 1;
                    name = "*";
                }
                else if (firstChar === CharCode.Pipe) {
                    name = "";
                    if (selector.charCodeAt(selectorIndex + 1) === CharCode.Pipe) {
                        addTraversal(SelectorType.ColumnCombinator);
                        stripWhitespace(2);
                        break;
                    }
                }
                else if (reName.test(selector.slice(selectorIndex))) {
                    name = getName(0);
                }
                else {
                    break loop;
                }
                if (selector.charCodeAt(selectorIndex) === CharCode.Pipe &&
                    selector.charCodeAt(selectorIndex + 1) !== CharCode.Pipe) {
                    namespace = name;
                    if (selector.charCodeAt(selectorIndex + 1) ===
                        CharCode.Asterisk) {
                        name = "*";
                        selectorIndex += 2;
                    }
                    else {
                        name = getName(1);
                    }
                }
                tokens.push(name === "*"
                    ? { type: SelectorType.Universal, namespace }
                    : { type: SelectorType.Tag, name, namespace });
            }
        }
    }
    finalizeSubselector();
    return selectorIndex;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/selector-tests.js


const CASELESS = new Set('accept align charset checked color dir disabled enctype face hreflang http-equiv lang language media method multiple rel rev shape target type valign'.split(' '));
const COMPARISONS = {
    [AttributeAction.Exists]: () => true,
    [AttributeAction.Equals]: (have, want) => have === want,
    [AttributeAction.Element]: (have, want) => want !== '' && have.split(/[ \t\n\f\r]+/).includes(want),
    [AttributeAction.Start]: (have, want) => want !== '' && have.startsWith(want),
    [AttributeAction.End]: (have, want) => want !== '' && have.endsWith(want),
    [AttributeAction.Any]: (have, want) => want !== '' && have.includes(want),
    [AttributeAction.Hyphen]: (have, want) => have === want || have.startsWith(`${want}-`),
    [AttributeAction.Not]: (have, want) => have !== want,
};
function matchAttribute(page, element, { name, action, value, ignoreCase }) {
    const actual = attributeOf(page, element, name.toLowerCase());
    if (actual === undefined)
        return action === AttributeAction.Not;
    const fold = ignoreCase === true || (ignoreCase !== false && CASELESS.has(name));
    const [have, want] = fold ? [actual.toLowerCase(), value.toLowerCase()] : [actual, value];
    return COMPARISONS[action]?.(have, want) ?? false;
}
const SERIES = { odd: '2n+1', even: '2n' };
function inSeries(text, position) {
    const formula = text.trim().toLowerCase().replace(/\s+/g, '');
    const [, factor, offset] = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(SERIES[formula] ?? formula) ?? [];
    if (factor === undefined && offset === undefined)
        return false;
    const a = factor === undefined ? 0 : /\d/.test(factor) ? Number(factor) : Number(`${factor}1`);
    const b = Number(offset ?? 0);
    if (a === 0)
        return position === b;
    const steps = (position - b) / a;
    return Number.isInteger(steps) && steps >= 0;
}
function matchLang(page, element, wanted) {
    for (let at = element; at !== undefined; at = at.parent) {
        const lang = attributeOf(page, at, 'lang')?.toLowerCase();
        if (lang === undefined)
            continue;
        return wanted.split(',').some((part) => {
            const range = part
                .trim()
                .replace(/^["']|["']$/g, '')
                .toLowerCase();
            return lang === range || lang.startsWith(`${range}-`);
        });
    }
    return false;
}
const FORM = new Set(['input', 'select', 'textarea', 'button', 'fieldset', 'option', 'optgroup']);
const TEXT_FIELDS = new Set(['input', 'textarea']);
const isLink = (_page, element) => (element.name === 'a' || element.name === 'area') &&
    (hasAttribute(element, 'href') || hasAttribute(element, 'xlink:href'));
const isWritable = (_page, element) => (TEXT_FIELDS.has(element.name) && !hasAttribute(element, 'readonly')) || hasAttribute(element, 'contenteditable');
const STATES = {
    link: isLink,
    'any-link': isLink,
    '-webkit-any-link': isLink,
    checked: (_page, element) => hasAttribute(element, element.name === 'option' ? 'selected' : 'checked'),
    disabled: (_page, element) => FORM.has(element.name) && hasAttribute(element, 'disabled'),
    enabled: (_page, element) => FORM.has(element.name) && !hasAttribute(element, 'disabled'),
    required: (_page, element) => FORM.has(element.name) && hasAttribute(element, 'required'),
    optional: (_page, element) => ['input', 'select', 'textarea'].includes(element.name) && !hasAttribute(element, 'required'),
    'read-write': isWritable,
    'read-only': (page, element) => !isWritable(page, element),
    'placeholder-shown': (page, element) => hasAttribute(element, 'placeholder') && (attributeOf(page, element, 'value') ?? '') === '' && !hasText(element),
    open: (_page, element) => hasAttribute(element, 'open'),
    defined: (_page, element) => !element.name.includes('-'),
    empty: (_page, element) => element.children.length === 0 && !hasText(element),
};
function matchState(page, element, name) {
    return Object.hasOwn(STATES, name) && STATES[name]?.(page, element) === true;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/selector-places.js

function positionIn({ parent, index, name }, ofType, fromEnd) {
    const siblings = parent?.children ?? [];
    if (!ofType)
        return fromEnd ? siblings.length - index : index + 1;
    let position = 1;
    const [from, to] = fromEnd ? [index + 1, siblings.length] : [0, index];
    for (let at = from; at < to; at++)
        if (siblings[at]?.name === name)
            position++;
    return position;
}
const PLACES = {
    root: (element) => element.parent?.parent === undefined,
    scope: (element) => element.parent?.parent === undefined,
    'first-child': (element) => element.index === 0,
    'last-child': (element) => positionIn(element, false, true) === 1,
    'only-child': (element) => element.parent?.children.length === 1,
    'first-of-type': (element) => positionIn(element, true, false) === 1,
    'last-of-type': (element) => positionIn(element, true, true) === 1,
    'only-of-type': (element) => positionIn(element, true, false) === 1 && positionIn(element, true, true) === 1,
};
const MAX_HAS = 5_000;
function reachable(element, leading) {
    const siblings = element.parent?.children ?? [];
    if (leading === SelectorType.Adjacent)
        return siblings.slice(element.index + 1, element.index + 2);
    if (leading === SelectorType.Sibling)
        return siblings.slice(element.index + 1);
    if (leading === SelectorType.Child)
        return element.children;
    const found = [];
    const pending = [...element.children];
    for (let next = pending.pop(); next !== undefined && found.length < MAX_HAS; next = pending.pop()) {
        found.push(next);
        for (const child of next.children)
            pending.push(child);
    }
    return found;
}
function* related({ parent, index }, type) {
    const isElement = (candidate) => candidate?.parent !== undefined;
    if (type === SelectorType.Child) {
        if (isElement(parent))
            yield parent;
    }
    else if (type === SelectorType.Descendant) {
        for (let at = parent; isElement(at); at = at.parent)
            yield at;
    }
    else if (type === SelectorType.Adjacent) {
        const previous = parent?.children[index - 1];
        if (previous !== undefined)
            yield previous;
    }
    else if (type === SelectorType.Sibling) {
        for (let at = index - 1; at >= 0; at--) {
            const previous = parent?.children[at];
            if (previous !== undefined)
                yield previous;
        }
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/css-selectors.js



const NEVER = new Set('hover active focus focus-visible focus-within visited target target-within user-invalid user-valid fullscreen modal popover-open picture-in-picture playing seeking buffering stalled muted volume-locked current past future autofill -webkit-autofill -webkit-any-link-visited host host-context paused has-slotted open-never checked-never invalid valid in-range out-of-range -webkit-full-screen state active-view-transition'.split(' '));
const STRUCTURAL = new Set('root scope first-child last-child only-child first-of-type last-of-type only-of-type nth-child nth-last-child nth-of-type nth-last-of-type empty not is where -webkit-any matches has link any-link -webkit-any-link checked disabled enabled required optional read-only read-write placeholder-shown default indeterminate lang dir defined open'.split(' '));
function isKnown(name) {
    return NEVER.has(name) || STRUCTURAL.has(name);
}
const isForgiving = (name) => name === 'is' || name === 'where';
function isValid(parts) {
    return parts.every((part) => {
        if (part.type === SelectorType.PseudoElement)
            return !/^-(?:moz|ms|o)-/.test(part.name);
        if (part.type !== SelectorType.Pseudo)
            return true;
        return isKnown(part.name) && (isForgiving(part.name) || !Array.isArray(part.data) || part.data.every(isValid));
    });
}
function specificityOf(parts) {
    let sum = 0;
    for (const part of parts) {
        if (part.type === SelectorType.Attribute)
            sum += part.name === 'id' && part.action === AttributeAction.Equals ? 1_000_000 : 1_000;
        else if (part.type === SelectorType.Tag || part.type === SelectorType.PseudoElement)
            sum += 1;
        else if (part.type === SelectorType.Pseudo && part.name !== 'where') {
            const inner = Array.isArray(part.data)
                ? part.data.map(specificityOf).reduce((most, one) => Math.max(most, one), 0)
                : 0;
            sum += ['is', 'not', 'has', 'matches', '-webkit-any'].includes(part.name) ? inner : 1_000 + inner;
        }
    }
    return sum;
}
function css_selectors_keyOf(parts) {
    let key = '*';
    for (let at = parts.length - 1; at >= 0; at--) {
        const part = parts[at];
        if (part === undefined || isTraversal(part))
            break;
        if (part.type === SelectorType.Attribute && part.name === 'id' && part.action === AttributeAction.Equals)
            return `#${part.value}`;
        if (part.type === SelectorType.Attribute && part.name === 'class' && part.action === AttributeAction.Element)
            key = `.${part.value}`;
        else if (part.type === SelectorType.Tag && key === '*')
            key = part.name.toLowerCase();
    }
    return key;
}
function compileSelectors(text) {
    let lists;
    try {
        lists = parse_parse(text);
    }
    catch {
        return undefined;
    }
    if (!lists.every(isValid))
        return undefined;
    return lists.map((all) => {
        const pseudo = all.find((part) => part.type === SelectorType.PseudoElement);
        const parts = all.filter((part) => part.type !== SelectorType.PseudoElement);
        return {
            parts,
            specificity: specificityOf(all),
            pseudoElement: pseudo?.type === SelectorType.PseudoElement ? pseudo.name : undefined,
            key: css_selectors_keyOf(parts),
        };
    });
}
function matchPseudo(page, element, { name, data }) {
    if (NEVER.has(name))
        return false;
    if (Array.isArray(data))
        return matchFunction(page, element, { name, lists: data });
    if (name.startsWith('nth-'))
        return matchNth(page, element, { name, data: data ?? '' });
    if (Object.hasOwn(PLACES, name))
        return PLACES[name]?.(element) === true;
    if (name === 'lang')
        return matchLang(page, element, data ?? '');
    if (name === 'dir')
        return (data ?? '').trim().toLowerCase() !== 'rtl';
    return matchState(page, element, name);
}
function matchNth(page, element, { name, data }) {
    const [, series = '', filter] = /^([\s\S]*?)(?:\sof\s([\s\S]+))?$/.exec(data) ?? [];
    if (filter !== undefined) {
        const selectors = compileSelectors(filter) ?? [];
        const matching = (element.parent?.children ?? []).filter((child) => selectors.some((selector) => matches(page, child, selector)));
        const at = matching.indexOf(element);
        return at >= 0 && inSeries(series, name.includes('last') ? matching.length - at : at + 1);
    }
    return inSeries(series, positionIn(element, name.includes('of-type'), name.includes('last')));
}
function matchFunction(page, element, { name, lists }) {
    switch (name) {
        case 'not':
            return !lists.some((parts) => matchParts(page, element, parts));
        case 'is':
        case 'where':
        case 'matches':
        case '-webkit-any':
            return lists.some((parts) => isValid(parts) && matchParts(page, element, parts));
        case 'has':
            return lists.some((parts) => matchHas(page, element, parts));
        default:
            return false;
    }
}
function matchHas(page, element, parts) {
    const [first] = parts;
    const relative = first !== undefined && isTraversal(first);
    const inner = relative ? parts.slice(1) : parts;
    return reachable(element, relative ? first.type : SelectorType.Descendant).some((one) => matchParts(page, one, inner));
}
function matchSimple(page, element, part) {
    switch (part.type) {
        case SelectorType.Universal:
            return true;
        case SelectorType.Tag:
            return part.name.toLowerCase() === element.name;
        case SelectorType.Attribute:
            return matchAttribute(page, element, part);
        case SelectorType.Pseudo:
            return matchPseudo(page, element, part);
        default:
            return false;
    }
}
const MAX_STEPS = 20_000;
function matchUpTo(search, element, last) {
    for (let at = last; at >= 0; at--) {
        const part = search.parts[at];
        if (part === undefined)
            return false;
        if (isTraversal(part)) {
            for (const candidate of related(element, part.type)) {
                if (search.steps-- <= 0)
                    return false;
                if (matchUpTo(search, candidate, at - 1))
                    return true;
            }
            return false;
        }
        if (!matchSimple(search.page, element, part))
            return false;
    }
    return true;
}
function matchParts(page, element, parts) {
    return matchUpTo({ page, parts, steps: MAX_STEPS }, element, parts.length - 1);
}
function matches(page, element, { parts }) {
    return matchParts(page, element, parts);
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/style-index.js

const ALIASES = {
    background: ['background-image'],
    'list-style': ['list-style-image'],
    border: ['border-image-source'],
    'border-image': ['border-image-source'],
    '-webkit-border-image': ['border-image-source'],
    mask: ['mask-image'],
    '-webkit-mask': ['mask-image'],
    '-webkit-mask-image': ['mask-image'],
    '-webkit-mask-box-image-source': ['-webkit-mask-box-image'],
    animation: ['animation-name'],
    '-webkit-animation': ['animation-name'],
    '-webkit-animation-name': ['animation-name'],
    font: ['font-family', 'font-weight', 'font-style'],
};
function longhandsOf(property) {
    return ALIASES[property] ?? [property];
}
function isForeign({ value }) {
    return value.some((token) => /^-(?:moz|ms|o)-/i.test(token[1]));
}
class StyleIndex {
    sheets;
    all = [];
    fontFaces = [];
    keyframes = new Map();
    #byProperty = new Map();
    constructor(sheets) {
        this.sheets = sheets;
        const layers = layerOrder(sheets);
        let order = 0;
        for (const sheet of sheets) {
            for (const rule of sheet.sheet.rules) {
                const applies = sheet.applies && rule.applies;
                const selectors = applies ? (compileSelectors(rule.selectors) ?? []) : [];
                const layer = layers.get(joinLayers(sheet.layer, rule.layer)) ?? Infinity;
                for (const declaration of rule.declarations) {
                    if (isForeign(declaration))
                        continue;
                    const position = order++;
                    const indexed = selectors.map((selector) => ({ declaration, selector, sheet, layer, order: position }));
                    this.all.push({ declaration, sheet, indexed });
                    for (const entry of indexed)
                        this.#add(entry);
                }
            }
            for (const face of sheet.sheet.fontFaces)
                this.fontFaces.push({ face, sheet });
            for (const [name, declarations] of sheet.sheet.keyframes)
                this.keyframes.set(name, { declarations, sheet });
        }
    }
    #add(entry) {
        for (const property of longhandsOf(entry.declaration.property)) {
            const byKey = this.#byProperty.get(property) ?? new Map();
            this.#byProperty.set(property, byKey);
            const list = byKey.get(entry.selector.key);
            if (list === undefined)
                byKey.set(entry.selector.key, [entry]);
            else
                list.push(entry);
        }
    }
    sets(property) {
        return this.#byProperty.has(property);
    }
    *candidates(property, keys) {
        const byKey = this.#byProperty.get(property);
        if (byKey === undefined)
            return;
        for (const key of keys)
            yield* byKey.get(key) ?? [];
    }
}
function joinLayers(outer, inner) {
    return outer === '' || inner === '' ? outer + inner : `${outer}.${inner}`;
}
function layerOrder(sheets) {
    const order = new Map();
    const add = (name) => {
        if (name !== '' && !order.has(name))
            order.set(name, order.size);
    };
    for (const { sheet, layer } of sheets) {
        for (const { layer: imported } of sheet.imports)
            add(joinLayers(layer, imported));
        for (const name of sheet.layers)
            add(joinLayers(layer, name));
        add(layer);
        for (const rule of sheet.rules)
            add(joinLayers(layer, rule.layer));
    }
    return order;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/cascade.js






function isStronger(one, other) {
    for (const [at, value] of one.entries()) {
        const difference = value - (other[at] ?? 0);
        if (Number.isNaN(difference) || difference === 0)
            continue;
        return difference > 0;
    }
    return true;
}
function rankOf({ declaration, selector, layer, order }) {
    return declaration.important
        ? [1, 0, -layer, selector.specificity, order]
        : [0, 0, layer, selector.specificity, order];
}
const UNSEEN = new Set('head script style title meta link template noscript base param source track area datalist rp'.split(' '));
const MAX_VARIABLE_DEPTH = 8;
const MAX_VALUE_TOKENS = 10_000;
function isUnseen(page, element) {
    const { name, namespace, parent, index } = element;
    if (namespace === 'html' && UNSEEN.has(name))
        return true;
    if (name === 'input' && attributeOf(page, element, 'type')?.toLowerCase() === 'hidden')
        return true;
    return parent?.name === 'details' && !hasAttribute(parent, 'open') && !(name === 'summary' && index === 0);
}
class Cascade {
    page;
    index;
    #keys = new Map();
    #rendered = new Map();
    #attributes = new Map();
    #variables = new Map();
    #byKey;
    constructor(page, index) {
        this.page = page;
        this.index = index;
    }
    #keysOf(element) {
        const known = this.#keys.get(element);
        if (known !== undefined)
            return known;
        const classes = attributeOf(this.page, element, 'class')
            ?.split(/[ \t\n\f\r]+/)
            .filter((name) => name !== '') ?? [];
        const id = attributeOf(this.page, element, 'id');
        const keys = [
            '*',
            element.name,
            ...new Set(classes.map((name) => `.${name}`)),
            ...(id === undefined ? [] : [`#${id}`]),
        ];
        this.#keys.set(element, keys);
        return keys;
    }
    elementsBy(key) {
        if (this.#byKey === undefined) {
            this.#byKey = new Map();
            for (const element of this.page.elements) {
                for (const own of this.#keysOf(element)) {
                    const list = this.#byKey.get(own);
                    if (list === undefined)
                        this.#byKey.set(own, [element]);
                    else
                        list.push(element);
                }
            }
        }
        return this.#byKey.get(key) ?? [];
    }
    styleAttribute(element) {
        const text = attributeOf(this.page, element, 'style');
        if (text === undefined || text.trim() === '')
            return [];
        const known = this.#attributes.get(text) ?? parseStyleAttribute(text);
        this.#attributes.set(text, known);
        return known;
    }
    winner(element, pseudoElement, property) {
        let best;
        for (const entry of this.index.candidates(property, this.#keysOf(element))) {
            if (entry.selector.pseudoElement !== pseudoElement)
                continue;
            const rank = rankOf(entry);
            if (best !== undefined && !isStronger(rank, best.rank))
                continue;
            if (matches(this.page, element, entry.selector))
                best = { declaration: entry.declaration, sheet: entry.sheet, rank };
        }
        if (pseudoElement !== undefined)
            return best;
        for (const declaration of this.styleAttribute(element)) {
            if (!longhandsOf(declaration.property).includes(property))
                continue;
            const rank = [declaration.important ? 1 : 0, 1, 0, 0, 0];
            if (best === undefined || isStronger(rank, best.rank))
                best = { declaration, sheet: undefined, rank };
        }
        return best;
    }
    #displays(element) {
        const { name } = element;
        if (isUnseen(this.page, element))
            return false;
        const display = this.winner(element, undefined, 'display')?.declaration.value[0];
        if (display !== undefined)
            return !(display[0] === u.Ident && display[1].toLowerCase() === 'none');
        return !hasAttribute(element, 'hidden') && !(name === 'dialog' && !hasAttribute(element, 'open'));
    }
    isRendered(element) {
        const known = this.#rendered.get(element);
        if (known !== undefined)
            return known;
        const { parent } = element;
        const rendered = (parent?.parent === undefined || this.isRendered(parent)) && this.#displays(element);
        this.#rendered.set(element, rendered);
        return rendered;
    }
    substitute(element, value, depth = 0) {
        const uses = variablesIn(value);
        if (uses.length === 0)
            return value;
        if (depth > MAX_VARIABLE_DEPTH)
            return undefined;
        const result = [];
        let from = 0;
        for (const { name, start, end, fallback } of uses) {
            const found = this.#variable(element, name, depth);
            const replaced = found ?? (fallback === undefined ? undefined : this.substitute(element, fallback, depth + 1));
            if (replaced === undefined || result.length + replaced.length > MAX_VALUE_TOKENS)
                return undefined;
            result.push(...value.slice(from, start), ...replaced);
            from = end;
        }
        return [...result, ...value.slice(from)];
    }
    #variable(element, name, depth) {
        const known = this.#variables.get(element) ?? new Map();
        this.#variables.set(element, known);
        if (known.has(name))
            return known.get(name);
        known.set(name, undefined);
        const value = this.#lookUp(element, name, depth);
        known.set(name, value);
        return value;
    }
    #lookUp(element, name, depth) {
        if (name === '')
            return undefined;
        for (let at = element; at.parent !== undefined; at = at.parent) {
            const found = this.winner(at, undefined, name);
            if (found !== undefined)
                return this.substitute(at, found.declaration.value, depth + 1);
        }
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/font-faces.js


const FORMATS = /^(?:woff2?|truetype|opentype|collection|woff2?-variations|truetype-variations|opentype-variations)$/i;
function splitAtCommas(tokens) {
    const parts = [[]];
    let depth = 0;
    for (const token of tokens) {
        if (token[0] === u.Function || token[0] === u.OpenParen)
            depth++;
        if (token[0] === u.CloseParen)
            depth--;
        if (token[0] === u.Comma && depth === 0)
            parts.push([]);
        else
            parts[parts.length - 1]?.push(token);
    }
    return parts;
}
function familiesOf(tokens) {
    return splitAtCommas(tokens)
        .map((part) => {
        const text = part.find(([type]) => type === u.String);
        if (text?.[0] === u.String)
            return text[4].value.toLowerCase();
        return part
            .flatMap((token) => (token[0] === u.Ident ? [token[4].value] : []))
            .join(' ')
            .toLowerCase();
    })
        .filter((name) => name !== '');
}
function sourcesOf(tokens) {
    return splitAtCommas(tokens).flatMap((part) => {
        const at = part.findIndex((token) => urlOf(part, part.indexOf(token)) !== undefined && token[0] !== u.String);
        const found = at < 0 ? undefined : urlOf(part, at);
        if (found === undefined)
            return [];
        const [, format] = /format\(\s*["']?([\w-]+)/i.exec(textOfTokens(part)) ?? [];
        return format === undefined || FORMATS.test(format) ? [{ href: found.url, offset: found.offset }] : [];
    });
}
function rangesOf(text) {
    return [...text.matchAll(/u\+([0-9a-f?]{1,6})(?:-([0-9a-f]{1,6}))?/gi)].map(([, first = '', last]) => [
        parseInt(first.replaceAll('?', '0'), 16),
        parseInt(last ?? first.replaceAll('?', 'f'), 16),
    ]);
}
function weightOf(text) {
    const word = text.toLowerCase();
    if (word === 'normal')
        return 400;
    if (word === 'bold')
        return 700;
    const number = Number(word);
    return number >= 1 && number <= 1000 ? number : undefined;
}
function readFace({ declarations, applies }, sheet) {
    const text = (name) => textOfTokens(declarations.get(name)?.value ?? []).trim();
    const [family] = familiesOf(declarations.get('font-family')?.value ?? []);
    const sources = sourcesOf(declarations.get('src')?.value ?? []);
    if (family === undefined || sources.length === 0)
        return undefined;
    const weights = text('font-weight')
        .split(/\s+/)
        .map(weightOf)
        .filter((weight) => weight !== undefined);
    const [low = 400, high = low] = weights;
    const range = text('unicode-range');
    return {
        family,
        weight: [Math.min(low, high), Math.max(low, high)],
        italic: /^(?:italic|oblique)/i.test(text('font-style')),
        ranges: range === '' ? undefined : rangesOf(range),
        sources,
        sheet,
        applies: applies && sheet.applies,
    };
}
function weightDistance([low, high], wanted) {
    if (wanted >= low && wanted <= high)
        return 0;
    const nearest = wanted < low ? low : high;
    if (wanted >= 400 && wanted <= 500) {
        if (nearest > wanted && nearest <= 500)
            return nearest - wanted;
        return nearest < wanted ? 1_000 + wanted - nearest : 2_000 + nearest - wanted;
    }
    const preferred = wanted < 400 ? nearest < wanted : nearest > wanted;
    return (preferred ? 0 : 1_000) + Math.abs(nearest - wanted);
}
function shorthandFamilies(value) {
    const size = value.findIndex((token, at) => token[0] === u.Dimension ||
        token[0] === u.Percentage ||
        token[0] === u.Function ||
        (token[0] === u.Ident &&
            /^(?:xx?-small|small|smaller|medium|large|larger|x{1,3}-large)$/i.test(token[1])) ||
        (token[0] === u.Number && token[4].value === 0 && at > 0));
    if (size < 0)
        return familiesOf(value);
    const rest = value.slice(size + 1);
    const slash = rest.findIndex((token) => token[0] === u.Delim && token[1] === '/');
    const height = slash < 0 ? -1 : rest.findIndex((token, at) => at > slash && token[0] !== u.Whitespace);
    return familiesOf(rest.slice(height + 1));
}
function shorthandWeight(text) {
    const [before = ''] = text.split(/[\d.]+(?:px|em|rem|%|pt|vw)/);
    const [, weight = 'normal'] = /(?:^|\s)(bold|[1-9]00)(?:\s|$)/.exec(before) ?? [];
    return weightOf(weight) ?? 400;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/font-finder.js




const GENERIC = new Set('serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math emoji fangsong -webkit-body'.split(' '));
const INSTALLED = new Set('arial|helvetica|helvetica neue|times|times new roman|courier|courier new|georgia|verdana|tahoma|trebuchet ms|segoe ui|-apple-system|blinkmacsystemfont|menlo|monaco|consolas|sfmono-regular|liberation mono|liberation sans|dejavu sans|dejavu sans mono'.split('|'));
function covers({ ranges }, codePoints) {
    if (ranges === undefined)
        return true;
    for (const point of codePoints)
        if (ranges.some(([first, last]) => point >= first && point <= last))
            return true;
    return false;
}
function nearestFaces(faces, { weight, italic }) {
    const distance = (face) => (face.italic === italic ? 0 : 10_000) + weightDistance(face.weight, weight);
    const least = faces.map(distance).reduce((nearest, one) => Math.min(nearest, one), Infinity);
    return faces.filter((face) => distance(face) === least);
}
const BOLD = new Set('b strong h1 h2 h3 h4 h5 h6 th'.split(' '));
const ITALIC = new Set('i em cite dfn var address'.split(' '));
const MONOSPACE = new Set('code pre kbd samp tt'.split(' '));
const CONTROLS = new Set('input textarea select button'.split(' '));
const INLINE = new Set('a abbr b cite code em i label mark small span strong sub sup u input textarea select button'.split(' '));
function relativeWeight(text, outer) {
    if (text === 'bolder')
        return outer < 400 ? 400 : outer < 600 ? 700 : 900;
    if (text === 'lighter')
        return outer < 600 ? 100 : outer < 800 ? 400 : 700;
    return undefined;
}
class FontFinder {
    #cascade;
    #faces = new Map();
    #families = new Map();
    #required = new Set();
    #hasRanges;
    constructor(cascade, faces) {
        this.#cascade = cascade;
        for (const face of faces) {
            if (!face.applies)
                continue;
            const list = this.#faces.get(face.family);
            if (list === undefined)
                this.#faces.set(face.family, [face]);
            else
                list.push(face);
        }
        this.#hasRanges = faces.some(({ ranges }) => ranges !== undefined);
    }
    find() {
        if (this.#faces.size === 0 || !this.#isMentioned())
            return this.#required;
        for (const element of this.#cascade.page.elements) {
            if (!hasText(element) && !INLINE.has(element.name)) {
                this.#usePseudo(element);
                continue;
            }
            if (!this.#cascade.isRendered(element))
                continue;
            this.#use(element, undefined, this.#textOf(element));
            this.#usePseudo(element);
        }
        return this.#required;
    }
    #isMentioned() {
        const { page, index } = this.#cascade;
        return (index.sets('font-family') ||
            page.elements.some((element) => ['style', 'face', 'font-family'].some((name) => element.attributes.includes(name))));
    }
    #textOf(element) {
        if (!this.#hasRanges)
            return ' ';
        const own = hasText(element) ? textOf(this.#cascade.page, element) : '';
        return `${own}${attributeOf(this.#cascade.page, element, 'value') ?? ''} `;
    }
    #usePseudo(element) {
        for (const pseudo of ['before', 'after']) {
            const content = this.#cascade.winner(element, pseudo, 'content')?.declaration.value[0];
            if (content?.[0] !== u.String || content[4].value === '' || !this.#cascade.isRendered(element))
                continue;
            this.#use(element, pseudo, content[4].value);
        }
    }
    #use(element, pseudo, text) {
        const families = this.#familiesAt(element, pseudo);
        if (!families.some((family) => this.#faces.has(family)))
            return;
        const use = { families, weight: this.#weightAt(element, pseudo), italic: this.#italicAt(element, pseudo) };
        const points = new Set();
        for (const character of text)
            points.add(character.codePointAt(0) ?? 0);
        for (const family of families) {
            const faces = this.#faces.get(family);
            if (faces === undefined) {
                if (GENERIC.has(family) || INSTALLED.has(family))
                    return;
                continue;
            }
            const nearest = nearestFaces(faces, use);
            const used = nearest.filter((face, at) => covers(face, points) && !nearest.slice(at + 1).some((later) => String(later.ranges) === String(face.ranges)));
            for (const face of used)
                this.#required.add(face);
            if (nearest.some(({ ranges }) => ranges === undefined) || used.length > 0)
                return;
        }
    }
    #familiesAt(element, pseudo) {
        if (pseudo !== undefined)
            return this.#declared(element, pseudo) ?? this.#familiesAt(element);
        const known = this.#families.get(element);
        if (known !== undefined)
            return known;
        const families = this.#declared(element, undefined) ?? this.#inherited(element);
        this.#families.set(element, families);
        return families;
    }
    #inherited(element) {
        const attribute = attributeOf(this.#cascade.page, element, element.namespace === 'svg' ? 'font-family' : 'face');
        if (attribute !== undefined && (element.namespace === 'svg' || element.name === 'font'))
            return attribute.split(',').map((name) => name
                .trim()
                .replace(/^["']|["']$/g, '')
                .toLowerCase());
        if (MONOSPACE.has(element.name))
            return ['monospace'];
        if (CONTROLS.has(element.name))
            return ['system-ui'];
        return element.parent?.parent === undefined ? ['serif'] : this.#familiesAt(element.parent);
    }
    #declared(element, pseudo) {
        const won = this.#cascade.winner(element, pseudo, 'font-family');
        const value = won === undefined ? undefined : this.#cascade.substitute(element, won.declaration.value);
        if (won === undefined || value === undefined)
            return undefined;
        const names = won.declaration.property === 'font' ? shorthandFamilies(value) : familiesOf(value);
        const [first] = names;
        if (first === undefined || /^(?:inherit|unset|revert|revert-layer|initial)$/.test(first)) {
            return first === 'initial'
                ? ['serif']
                : element.parent === undefined || pseudo !== undefined
                    ? undefined
                    : this.#familiesAt(element.parent);
        }
        return names;
    }
    #outerWeight(element, pseudo) {
        if (pseudo !== undefined)
            return this.#weightAt(element);
        return element.parent?.parent === undefined ? 400 : this.#weightAt(element.parent);
    }
    #weightAt(element, pseudo) {
        const value = this.#cascade.winner(element, pseudo, 'font-weight')?.declaration;
        const outer = this.#outerWeight(element, pseudo);
        if (value === undefined)
            return pseudo === undefined && BOLD.has(element.name) ? Math.max(700, outer) : outer;
        const text = textOfTokens(this.#cascade.substitute(element, value.value) ?? []).toLowerCase();
        if (value.property === 'font')
            return shorthandWeight(text);
        return relativeWeight(text, outer) ?? weightOf(text) ?? outer;
    }
    #italicAt(element, pseudo) {
        const value = this.#cascade.winner(element, pseudo, 'font-style')?.declaration;
        if (value === undefined) {
            if (pseudo !== undefined)
                return this.#italicAt(element);
            return ITALIC.has(element.name) || (element.parent?.parent !== undefined && this.#italicAt(element.parent));
        }
        const text = textOfTokens(this.#cascade.substitute(element, value.value) ?? []).toLowerCase();
        if (text === 'inherit')
            return element.parent !== undefined && this.#italicAt(element.parent);
        return /\b(?:italic|oblique)\b/.test(text);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/style-images.js
const IMAGES = new Set([
    'background-image',
    'list-style-image',
    'border-image-source',
    'mask-image',
    '-webkit-mask-box-image',
    '-webkit-box-reflect',
    'cursor',
    'content',
    'clip-path',
    'shape-outside',
]);

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/style-requests.js









const MAX_ELEMENTS = 2_000;
const isRequest = ({ type }) => type === 'external' || type === 'missing';
function askOf({ url, offset }, sheet, how) {
    return {
        href: url,
        ...how,
        source: { file: sheet.file, line: sheet.lines.lineAt(offset) },
        from: { file: sheet.file, base: sheet.base },
    };
}
function leadsOut(url, sheet, ask) {
    return isRequest(ask(askOf({ url, offset: 0 }, sheet, { class: 'conditional', kind: 'image' }), true));
}
function mayLead({ property }, { url }) {
    return property.startsWith('--') && !/^(?:[a-z][a-z0-9+.-]*:|#|\/)/i.test(url.trim());
}
function hasRequests(placed, ask) {
    const { rules, fontFaces, keyframes } = placed.sheet;
    const leads = (declaration) => urlsIn(declaration.value).some((url) => mayLead(declaration, url) || leadsOut(url.url, placed, ask));
    return (rules.some(({ declarations }) => declarations.some(leads)) ||
        fontFaces.some(({ declarations }) => [...declarations.values()].some(leads)) ||
        [...keyframes.values()].some((declarations) => declarations.some(leads)));
}
function findStyleCandidates(index, ask) {
    const leads = ({ url }, sheet) => leadsOut(url, sheet, ask);
    const withUrls = ({ value }, sheet) => urlsIn(value).some((url) => leads(url, sheet));
    const variables = new Set();
    for (let size = -1; size !== variables.size;) {
        size = variables.size;
        for (const { declaration, sheet } of index.all) {
            const { property } = declaration;
            if (!property.startsWith('--') || variables.has(property))
                continue;
            if (urlsIn(declaration.value).some((url) => leads(url, sheet) || mayLead(declaration, url)) ||
                variablesIn(declaration.value).some(({ name }) => variables.has(name)))
                variables.add(property);
        }
    }
    const animations = new Set();
    for (const [name, { declarations, sheet }] of index.keyframes)
        if (declarations.some((declaration) => withUrls(declaration, sheet)))
            animations.add(name);
    const declarations = index.all.filter(({ declaration, sheet }) => {
        if (withUrls(declaration, sheet))
            return true;
        const uses = variablesIn(declaration.value);
        return uses.some(({ name, fallback }) => variables.has(name) || (fallback !== undefined && urlsIn(fallback).some((url) => leads(url, sheet))));
    });
    const faces = index.fontFaces.flatMap(({ face, sheet }) => readFace(face, sheet) ?? []);
    const asked = faces.some(({ sources, sheet }) => sources.some(({ href }) => leads({ url: href }, sheet)));
    return { index, declarations, faces: asked ? faces : [], animations };
}
class StyleRequests {
    #cascade;
    #candidates;
    #ask;
    constructor(page, candidates, ask) {
        this.#cascade = new Cascade(page, candidates.index);
        this.#candidates = candidates;
        this.#ask = ask;
    }
    run() {
        const { declarations, animations, index, faces } = this.#candidates;
        for (const candidate of declarations) {
            this.#askUsed(candidate);
            for (const url of urlsIn(candidate.declaration.value))
                this.#ask(askOf(url, candidate.sheet, { class: 'conditional', kind: 'image' }));
        }
        for (const name of animations) {
            const frames = index.keyframes.get(name);
            if (frames === undefined)
                continue;
            const requestClass = this.#isAnimated(name) ? 'required' : 'conditional';
            for (const { value } of frames.declarations)
                for (const url of urlsIn(value))
                    this.#askImage(url, frames.sheet, requestClass);
        }
        if (faces.length > 0)
            this.#askFonts(faces);
    }
    #askImage(url, sheet, requestClass) {
        this.#ask(askOf(url, sheet, { class: url.alternative ? 'conditional' : requestClass, kind: 'image' }));
    }
    #askFonts(faces) {
        const required = new FontFinder(this.#cascade, faces).find();
        for (const face of faces) {
            let requestClass = required.has(face) ? 'required' : 'conditional';
            for (const { href, offset } of face.sources) {
                const { type } = this.#ask(askOf({ url: href, offset }, face.sheet, { class: requestClass, kind: 'font' }));
                if (type !== 'missing')
                    requestClass = 'conditional';
                if (type === 'local' || type === 'nothing')
                    break;
            }
        }
    }
    #isAnimated(name) {
        return this.#candidates.index.all.some(({ declaration, indexed }) => longhandsOf(declaration.property).includes('animation-name') &&
            declaration.value.some((token) => token[0] === u.Ident && token[4].value === name) &&
            indexed.some((entry) => this.#findUse(entry, 'animation-name', () => true)));
    }
    #askUsed({ declaration, sheet, indexed }) {
        const hasVariables = variablesIn(declaration.value).length > 0;
        for (const property of longhandsOf(declaration.property)) {
            if (!IMAGES.has(property))
                continue;
            for (const entry of indexed) {
                this.#findUse(entry, property, (element) => {
                    const value = this.#cascade.substitute(element, declaration.value) ?? [];
                    for (const url of urlsIn(value))
                        this.#askImage({ ...url, offset: hasVariables ? declaration.offset : url.offset }, sheet, 'required');
                    return !hasVariables;
                });
            }
        }
    }
    #findUse(entry, property, use) {
        const { selector, declaration } = entry;
        let left = MAX_ELEMENTS;
        for (const element of this.#cascade.elementsBy(selector.key)) {
            if (!matches(this.#cascade.page, element, selector))
                continue;
            if (left-- <= 0)
                return false;
            const won = this.#cascade.winner(element, selector.pseudoElement, property);
            if (won?.declaration !== declaration || !this.#cascade.isRendered(element))
                continue;
            if (this.#hasBox(element, selector.pseudoElement) && use(element))
                return true;
        }
        return false;
    }
    #hasBox(element, pseudoElement) {
        switch (pseudoElement) {
            case undefined:
                return true;
            case 'before':
            case 'after': {
                const content = this.#cascade.winner(element, pseudoElement, 'content')?.declaration.value[0];
                return content !== undefined && !(content[0] === u.Ident && content[1].toLowerCase() === 'normal');
            }
            case 'first-letter':
            case 'first-line':
                return hasText(element);
            default:
                return false;
        }
    }
}
function askStyles(page, candidates, ask) {
    if (candidates.declarations.length + candidates.faces.length + candidates.animations.size > 0)
        new StyleRequests(page, candidates, ask).run();
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/sheets.js






const sheets_MAX_DEPTH = 32;
const MAX_SETS = 16;
const MAX_INLINE = 500;
class SheetLoader {
    #read;
    #files = new Map();
    #inline = new Map();
    #sets = new Map();
    #ids = new WeakMap();
    #leads = new WeakMap();
    #nextId = 0;
    constructor(read) {
        this.#read = read;
    }
    #load(path) {
        return memoized(this.#files, path, () => {
            const text = this.#read(path);
            return text === undefined ? undefined : { sheet: parseStyleSheet(text), lines: new LineCounter(text) };
        });
    }
    #loadInline(text, firstLine) {
        const key = detached(`${firstLine}\n${text}`);
        const known = this.#inline.get(key);
        if (known !== undefined)
            return known;
        const own = detached(text);
        const loaded = { sheet: parseStyleSheet(own), lines: new LineCounter(own, firstLine) };
        if (this.#inline.size >= MAX_INLINE)
            this.#inline.clear();
        this.#inline.set(key, loaded);
        return loaded;
    }
    place(sheets, file, ask) {
        const placed = [];
        for (const { content, applies, base, line } of sheets) {
            if ('text' in content) {
                const loaded = this.#loadInline(content.text, content.firstLine);
                this.#placeOne({ ...loaded, file, base, applies, layer: '' }, placed, { ask, open: [] });
            }
            else {
                const outcome = ask({ href: content.href, kind: 'stylesheet', class: 'required', source: { file, line }, from: { file, base } }, true);
                if (outcome.type === 'local')
                    this.#placeFile({ path: outcome.path, applies, layer: '' }, placed, { ask, open: [] });
            }
        }
        return placed;
    }
    #placeFile({ path, applies, layer }, into, { ask, open }) {
        if (open.includes(path) || open.length >= sheets_MAX_DEPTH || !/\.css$/i.test(path))
            return;
        const loaded = this.#load(path);
        if (loaded !== undefined)
            this.#placeOne({ ...loaded, file: path, base: undefined, applies, layer }, into, {
                ask,
                open: [...open, path],
            });
    }
    #placeOne(placed, into, { ask, open }) {
        const { sheet, file, base, lines } = placed;
        for (const { href, supported, applies, layer, offset } of sheet.imports) {
            const from = { file, base };
            const outcome = ask({
                href,
                kind: 'stylesheet',
                class: supported ? 'required' : 'conditional',
                source: { file, line: lines.lineAt(offset) },
                from,
            });
            if (outcome.type !== 'local' || !supported)
                continue;
            const inner = placed.layer === '' || layer === '' ? placed.layer + layer : `${placed.layer}.${layer}`;
            const imported = { path: outcome.path, applies: placed.applies && applies, layer: inner };
            this.#placeFile(imported, into, { ask, open });
        }
        into.push(placed);
    }
    #idOf(sheet) {
        const id = this.#ids.get(sheet) ?? this.#nextId++;
        this.#ids.set(sheet, id);
        return id;
    }
    #keyOf(placed) {
        return placed
            .map(({ sheet, applies, layer, file, base }) => `${this.#idOf(sheet)} ${applies} ${layer} ${/\.css$/i.test(file) ? '' : `${file} ${base}`}`)
            .join('\n');
    }
    candidates(placed, ask) {
        return placed.some((one) => this.#leadsOut(one, ask)) ? this.index(placed, ask) : undefined;
    }
    #leadsOut(placed, ask) {
        const known = this.#leads.get(placed.sheet);
        if (known !== undefined)
            return known;
        const leads = hasRequests(placed, ask);
        this.#leads.set(placed.sheet, leads);
        return leads;
    }
    index(placed, ask) {
        const key = this.#keyOf(placed);
        const known = this.#sets.get(key);
        if (known !== undefined)
            return known;
        const candidates = findStyleCandidates(new StyleIndex(placed), ask);
        const [oldest] = this.#sets.keys();
        if (this.#sets.size >= MAX_SETS && oldest !== undefined)
            this.#sets.delete(oldest);
        this.#sets.set(key, candidates);
        return candidates;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/style-attributes.js





function askStyleAttributes({ page, styled, base, lines }, candidates, { file, ask }) {
    let cascade;
    for (const element of styled) {
        const text = attributeOf(page, element, 'style') ?? '';
        if (!/url|image-set|\\/i.test(text))
            continue;
        cascade ??= new Cascade(page, candidates().index);
        const [from, source] = [
            { file, base },
            { file, line: lines.lineAt(element.offset) },
        ];
        for (const declaration of cascade.styleAttribute(element))
            for (const { url, isRequired } of declaredUrls(cascade, element, declaration))
                ask({ href: url, kind: 'image', class: isRequired ? 'required' : 'conditional', source, from });
    }
}
function declaredUrls(cascade, element, declaration) {
    return urlsIn(declaration.value).map(({ url, alternative }) => {
        const used = longhandsOf(declaration.property).some((property) => IMAGES.has(property) && cascade.winner(element, undefined, property)?.declaration === declaration);
        return { url, isRequired: used && !alternative && cascade.isRendered(element) };
    });
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/requests/scanner.js










const MAX_RESOURCE_BYTES = 32 * 1024 * 1024;
class RequestScanner {
    #options;
    #drawings = new Map();
    #sheets;
    #scripts;
    #payloads;
    constructor(options) {
        this.#options = options;
        const read = (path) => this.#readText(path);
        this.#sheets = new SheetLoader(read);
        this.#scripts = new ScriptScanner(options.resolver, read);
        this.#payloads = new NextPayloads(options.resolver, read);
    }
    static async create(options) {
        await prepareScripts();
        return new RequestScanner(options);
    }
    get traits() {
        return this.#scripts.traits;
    }
    #readText(path) {
        try {
            const bytes = this.#options.read(path);
            return bytes.length > MAX_RESOURCE_BYTES ? undefined : decodePage(bytes);
        }
        catch {
            return undefined;
        }
    }
    scan(file, html) {
        const content = readPage(html, file);
        const draft = new RequestDraft(file, this.#options.resolver, content.policies);
        this.#scanContent(content, draft);
        const { requests, shared, frames } = draft;
        return { requests, shared, frames: [...frames], content, resources: this.#resourcesOf(content, file) };
    }
    #resourcesOf({ sheets, scripts }, page) {
        const names = [...sheets, ...scripts.filter(({ runs }) => runs)].map(({ content, base }) => {
            if (!('href' in content))
                return '';
            const resolved = this.#options.resolver.resolve({ page, href: content.href, base });
            return 'path' in resolved ? resolved.path : content.href;
        });
        return [...new Set(names)].sort().join('\n');
    }
    #scanContent(content, draft) {
        for (const ask of content.asks) {
            const outcome = draft.ask(ask);
            if (outcome.type !== 'local' || (ask.kind !== 'frame' && ask.kind !== 'object'))
                continue;
            if ((0,site_folder/* isPage */.yp)(outcome.path))
                draft.frames.add(outcome.path);
            else if (/\.svg$/i.test(outcome.path))
                draft.shared.push(this.#scanDrawing(outcome.path));
        }
        this.#scanStyles(content, draft);
        this.#scripts.scan(content, draft);
        this.#payloads.scan(content, draft);
        for (const inner of content.inner)
            this.#scanContent(inner, draft);
    }
    #scanStyles(content, draft) {
        const { page, sheets, policies, styled } = content;
        const ask = (one, dry) => draft.ask(one, dry);
        const placed = this.#sheets.place(sheets, draft.file, ask);
        const candidates = this.#sheets.candidates(placed, ask);
        if (candidates !== undefined)
            askStyles(page, candidates, ask);
        if (styled.length > 0 && policies.allowsInline('style-attribute', ''))
            askStyleAttributes(content, () => candidates ?? this.#sheets.index(placed, ask), { file: draft.file, ask });
    }
    #scanDrawing(path) {
        const known = this.#drawings.get(path);
        if (known !== undefined)
            return known;
        this.#drawings.set(path, []);
        const text = this.#readText(path);
        if (text === undefined)
            return [];
        const content = readPage(text, path, true);
        const draft = new RequestDraft(path, this.#options.resolver, content.policies);
        this.#scanContent(content, draft);
        const requests = [...draft.requests, ...draft.shared.flat()];
        this.#drawings.set(path, requests);
        return requests;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/link-checker.js



const MAX_CACHED = 100_000;
function isFreeAnchor(anchor) {
    return anchor === '' || anchor.toLowerCase() === 'top' || /^[/!]/.test(anchor);
}
function withoutTextDirective(fragment) {
    const at = fragment.indexOf(':~:');
    return at < 0 ? fragment : fragment.slice(0, at);
}
class LinkChecker {
    #resolver;
    #ids = new Map();
    #broken = [];
    #brokenTargets = new Set();
    #anchors = [];
    #outbound = new Map();
    #cache = new Map();
    #cached = 0;
    constructor(resolver) {
        this.#resolver = resolver;
    }
    add(page, { links, ids, base }) {
        this.#ids.set(page, new Set(ids.map(detached)));
        const seen = new Set();
        for (const link of links) {
            if (!link.form && seen.has(link.href))
                continue;
            if (!link.form)
                seen.add(link.href);
            this.#addLink(page, link, link.form ? link.base : base);
        }
    }
    #resolve(page, href, base) {
        if (base !== undefined || /^\s*(?:[?#]|$)/.test(href))
            return this.#resolver.resolve({ page, href, base });
        const folder = page.slice(0, page.lastIndexOf('/') + 1);
        const cache = memoized(this.#cache, folder, () => new Map());
        const known = cache.get(href);
        if (known !== undefined)
            return known;
        const resolved = this.#resolver.resolve({ page, href, base });
        cache.set(detached(href), resolved);
        this.#cached += 1;
        if (this.#cached > MAX_CACHED) {
            this.#cache.clear();
            this.#cached = 0;
        }
        return resolved;
    }
    #addLink(page, { href, form }, base) {
        const resolved = this.#resolve(page, href, base);
        if (resolved.kind === 'external')
            this.#addOutbound(resolved.url);
        else if (form)
            return;
        else if (resolved.kind === 'missing') {
            this.#broken.push({ page, href: detached(href) });
            this.#brokenTargets.add(resolved.path);
        }
        else if (resolved.kind === 'file' && resolved.fragment !== undefined) {
            const anchor = withoutTextDirective(resolved.fragment);
            const target = /^\s*#/.test(href) && base === undefined ? page : resolved.path;
            if (!isFreeAnchor(anchor) && (0,site_folder/* isPage */.yp)(target))
                this.#anchors.push({ page, href: detached(href), target, anchor });
        }
    }
    #addOutbound(address) {
        const url = new URL(address);
        url.hash = '';
        const urls = this.#outbound.get(url.host) ?? new Set();
        urls.add(url.href);
        this.#outbound.set(url.host, urls);
    }
    findings() {
        const targets = new Set();
        const brokenAnchors = [];
        for (const { page, href, target, anchor } of this.#anchors) {
            const ids = this.#ids.get(target);
            if (ids === undefined || ids.has(anchor))
                continue;
            brokenAnchors.push({ page, href });
            targets.add(`${target}#${anchor}`);
        }
        const hosts = [...this.#outbound].map(([host, urls]) => [host, urls.size]);
        return {
            brokenLinks: this.#broken,
            brokenAnchors,
            outboundLinks: Object.fromEntries(hosts.sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))),
            counts: { brokenLinks: this.#brokenTargets.size, brokenAnchors: targets.size },
        };
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/content-policy.js

const MAX_HASHES = 30;
function hashSource(text) {
    return `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}
class PolicyBuilder {
    #hashes = new Set();
    #kinds = new Set();
    #allowsInline = false;
    #scripts = false;
    #inlineStyles = false;
    add(content) {
        for (const { kind } of content.asks)
            this.#kinds.add(kind);
        this.#inlineStyles ||= content.styled.length > 0 || content.sheets.some(({ content: sheet }) => 'text' in sheet);
        for (const { content: script, type } of content.scripts) {
            this.#scripts = true;
            if (type === 'handler')
                this.#allowsInline = true;
            else if ('text' in script)
                this.#addInline(script.text);
        }
        for (const text of content.importMaps)
            this.#addInline(text);
        for (const inner of content.inner) {
            this.#kinds.add('frame');
            this.add(inner);
        }
    }
    #addInline(text) {
        if (/^\s*(?:self\.|\(self\.)__next_[fs]\b/.test(text))
            this.#allowsInline = true;
        if (this.#allowsInline)
            return;
        this.#hashes.add(hashSource(text));
        if (this.#hashes.size > MAX_HASHES)
            this.#allowsInline = true;
    }
    build(traits, allowed) {
        const inline = this.#allowsInline ? ["'unsafe-inline'"] : [...this.#hashes].sort();
        const origins = (...kinds) => [
            ...new Set(allowed.filter(({ kind }) => kinds.includes(kind)).map(({ target }) => new URL(target).origin)),
        ];
        const scripts = this.#scripts
            ? [
                "'self'",
                ...inline,
                ...(traits.evaluates ? ["'unsafe-eval'"] : []),
                ...(traits.usesWebAssembly ? ["'wasm-unsafe-eval'"] : []),
            ]
            : [];
        const when = (condition, ...sources) => (condition ? sources : []);
        const has = (...kinds) => this.#scripts || kinds.some((kind) => this.#kinds.has(kind));
        const directives = [
            ['default-src', []],
            ['script-src', [...scripts, ...origins('script', 'import')]],
            [
                'style-src',
                ["'self'", ...when(this.#inlineStyles || this.#scripts, "'unsafe-inline'"), ...origins('stylesheet')],
            ],
            ['img-src', ["'self'", 'data:', ...when(this.#scripts, 'blob:'), ...origins('image', 'icon')]],
            ['font-src', ["'self'", 'data:', ...origins('font')]],
            ['media-src', [...when(has('media', 'track'), "'self'", 'data:', 'blob:'), ...origins('media', 'track')]],
            ['connect-src', [...when(this.#scripts, "'self'"), ...origins('fetch')]],
            ['frame-src', [...when(has('frame'), "'self'"), ...origins('frame')]],
            ['worker-src', when(this.#scripts, "'self'", 'blob:')],
            ['object-src', [...when(this.#kinds.has('object'), "'self'", 'data:'), ...origins('object')]],
            ['manifest-src', [...when(this.#kinds.has('manifest'), "'self'"), ...origins('manifest')]],
            ['base-uri', ["'self'"]],
            ['form-action', ["'self'"]],
        ];
        const header = directives
            .filter(([name, sources]) => name === 'default-src' || sources.length > 0)
            .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
            .join('; ');
        return { header, hashesInlineScripts: !this.#allowsInline };
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/request-table.js
function request_table_keyOf({ external, class: requestClass, target }) {
    return `${external ? 'u' : 'f'} ${requestClass} ${target}`;
}
const CLASSES = ['required', 'conditional', 'hint', 'possible'];
const MIN_OTHERS = 3;
class RequestTable {
    #pages = [];
    #rows = new Map();
    #shared = new Map();
    #frames = new Map();
    add(page, { requests, shared, frames, }) {
        const id = this.#pages.push(page) - 1;
        for (const request of requests)
            this.#addRequest(request, [id]);
        for (const list of new Set(shared)) {
            const pages = this.#shared.get(list);
            if (pages === undefined)
                this.#shared.set(list, [id]);
            else
                pages.push(id);
        }
        for (const frame of frames) {
            const pages = this.#frames.get(frame);
            if (pages === undefined)
                this.#frames.set(frame, [id]);
            else
                pages.push(id);
        }
    }
    #addShared(requests, pages) {
        const done = new Set();
        for (const request of requests)
            done.add(this.#addRequest(request, []));
        for (const row of done)
            for (const page of pages)
                row.pages.add(page);
    }
    #addRequest({ target, class: requestClass, kind, source }, pages) {
        const external = target.type === 'external';
        const address = external ? target.url : target.path;
        const key = request_table_keyOf({ external, class: requestClass, target: address });
        let row = this.#rows.get(key);
        if (row === undefined) {
            row = { target: address, external, class: requestClass, kind, pages: new Set(), sources: new Map() };
            this.#rows.set(key, row);
        }
        for (const page of pages)
            row.pages.add(page);
        row.sources.set(`${source.file}\n${source.line}`, source);
        return row;
    }
    #embedders() {
        const ids = new Map(this.#pages.map((page, id) => [page, id]));
        const result = new Map();
        for (const [page] of this.#frames) {
            const all = new Set();
            const pending = [...(this.#frames.get(page) ?? [])];
            for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
                if (all.has(next))
                    continue;
                all.add(next);
                pending.push(...(this.#frames.get(this.#pages[next] ?? '') ?? []));
            }
            const id = ids.get(page);
            if (id !== undefined)
                result.set(id, all);
        }
        return result;
    }
    #addDrawn({ drawn, others }) {
        if (drawn.length === 0 || others.length < MIN_OTHERS)
            return;
        const idOf = (page) => this.#pages.indexOf(page);
        const [drawnIds, otherIds] = [drawn.map(idOf), others.map(idOf)];
        for (const { target, external, class: requestClass, kind, pages, sources } of [...this.#rows.values()]) {
            if (requestClass !== 'required' || !otherIds.every((id) => pages.has(id)))
                continue;
            for (const source of sources.values()) {
                if (external)
                    this.#addRequest({ target: { type: 'external', url: target }, class: 'possible', kind, source }, drawnIds);
                else
                    this.#addRequest({ target: { type: 'missing', path: target }, class: requestClass, kind, source }, drawnIds);
            }
        }
    }
    #addPossiblyMissing() {
        for (const { external, class: requestClass, target, pages } of this.#rows.values()) {
            const required = this.#rows.get(request_table_keyOf({ external, class: 'required', target }));
            if (external || requestClass !== 'possible' || required === undefined)
                continue;
            for (const page of pages)
                required.pages.add(page);
        }
    }
    rows(groups = []) {
        for (const [requests, pages] of this.#shared)
            this.#addShared(requests, pages);
        this.#shared.clear();
        for (const group of groups)
            this.#addDrawn(group);
        this.#addPossiblyMissing();
        const embedders = this.#embedders();
        for (const { pages } of this.#rows.values())
            for (const page of [...pages])
                for (const outer of embedders.get(page) ?? [])
                    pages.add(outer);
        const rows = [...this.#rows.values()];
        const entriesOf = (external) => {
            const taken = new Map();
            return CLASSES.flatMap((name) => rows
                .filter((row) => row.external === external && row.class === name)
                .sort((one, other) => (one.target < other.target ? -1 : 1))
                .flatMap((row) => this.#entryOf(row, taken)));
        };
        return { external: entriesOf(true), missing: entriesOf(false) };
    }
    #entryOf({ target, class: requestClass, kind, pages, sources }, taken) {
        const before = taken.get(target) ?? new Set();
        taken.set(target, before);
        const own = [...pages].filter((page) => !before.has(page)).sort((one, other) => one - other);
        for (const page of own)
            before.add(page);
        if (own.length === 0)
            return [];
        const places = [...sources.values()].sort((one, other) => one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1);
        return [{ target, class: requestClass, kind, pages: own.map((page) => this.#pages[page] ?? ''), sources: places }];
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/collect.js











const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const PAGES_PER_TURN = 8;
function collect_readPage(content, { path, size }) {
    if (size > MAX_PAGE_BYTES)
        return undefined;
    try {
        return content.read(path);
    }
    catch {
        return undefined;
    }
}
class Collection {
    pages = [];
    groups = new Map();
    table = new RequestTable();
    policy = new PolicyBuilder();
    links;
    #drawn = new Set();
    constructor(resolver) {
        this.links = new LinkChecker(resolver);
    }
    add(page, scan) {
        const { content, resources } = scan;
        this.pages.push(page);
        this.table.add(page, scan);
        this.links.add(page, content);
        this.policy.add(content);
        if (isDrawnByScripts(content))
            this.#drawn.add(page);
        const group = this.groups.get(resources);
        if (group === undefined)
            this.groups.set(resources, [page]);
        else
            group.push(page);
    }
    rows() {
        return this.table.rows([...this.groups.values()].map((group) => ({
            drawn: group.filter((page) => this.#drawn.has(page)),
            others: group.filter((page) => !this.#drawn.has(page)),
        })));
    }
}
async function scanSite({ inputs, signal, onProgress }) {
    const { root, files: listed, skipped: entries } = await openSite('path', inputs.path);
    const outside = entries.filter(({ reason }) => reason === 'link-outside').map(({ path }) => path);
    const files = new Set([...listed.map(({ path }) => path), ...outside]);
    const pageFiles = listed.filter(({ path }) => (0,site_folder/* isPage */.yp)(path));
    const resolver = (0,resolve/* createResolver */.Tw)({ files, rules: inputs.resolve, publicUrls: inputs.siteUrls });
    const content = new site_files/* SiteFiles */.B(root);
    const scanner = await RequestScanner.create({ resolver, read: (path) => content.read(path) });
    const collection = new Collection(resolver);
    const skipped = [];
    for (const [at, file] of pageFiles.entries()) {
        if (at % PAGES_PER_TURN === 0)
            await (0,external_node_timers_promises_.setImmediate)();
        signal.throwIfAborted();
        const bytes = collect_readPage(content, file);
        if (bytes === undefined)
            skipped.push(file.path);
        else
            collection.add(file.path, scanner.scan(file.path, decodePage(bytes)));
        onProgress(at + 1, pageFiles.length);
    }
    const { external, missing } = collection.rows();
    const { pages, groups, links, policy } = collection;
    return {
        root,
        files,
        pages,
        skipped,
        outside,
        requests: external,
        missing: missing.filter(({ class: requestClass }) => requestClass === 'required'),
        links: links.findings(),
        policyFor: (allowed) => policy.build(scanner.traits, allowed),
        groups,
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/judge-site.js


const RULES = {
    required: {
        count: 'required',
        code: 'needs-network',
        noun: 'URL',
        found: 'of other hosts requested when pages are opened',
    },
    conditional: {
        count: 'conditional',
        code: 'needs-network',
        noun: 'URL',
        found: 'of other hosts requested in some conditions',
    },
    missing: { count: 'missing', code: 'files-missing', noun: 'file', found: 'needed by pages but not in the folder' },
    'broken-links': {
        count: 'brokenLinks',
        code: 'links-broken',
        noun: 'page',
        found: 'linked to but not in the folder',
    },
    'broken-anchors': {
        count: 'brokenAnchors',
        code: 'links-broken',
        noun: 'anchor',
        found: 'linked to but not on the page',
    },
};
function judgeSite(counts, failOn, sentence) {
    const broken = failOn.map((name) => ({ name, ...RULES[name] })).filter(({ count }) => counts[count] > 0);
    const [first] = broken;
    if (first === undefined)
        return;
    throw new errors/* ActionError */.lZ(first.code, sentence, {
        details: broken.map(({ name, count, noun, found }) => `\`${name}\`: ${formatCount(counts[count], noun)} ${found}.`),
        hint: 'The job summary lists hosts and files. Correct the site, add hosts to `allow`, or change `fail-on`.',
    });
}

;// CONCATENATED MODULE: ./.work/stage/lib/audit/audit-flow.js















const PROGRESS_INTERVAL_MS = 5_000;
async function scan(inputs, { logger, clock, cancelled }) {
    let last = clock.monotonic();
    const findings = await scanSite({
        inputs,
        signal: cancelled,
        onProgress: (done, total) => {
            if (clock.monotonic() - last < PROGRESS_INTERVAL_MS)
                return;
            last = clock.monotonic();
            logger.info(`Scanned ${done} of ${formatCount(total, 'page')}.`);
        },
    });
    const { pages, files, skipped, outside } = findings;
    logger.info(`Scanned ${formatCount(pages.length, 'page')} of ${formatCount(files.size, 'file')}.`);
    if (skipped.length > 0) {
        const count = `${formatCount(skipped.length, 'page')} could not be read`;
        logger.warning(`${count} and ${skipped.length === 1 ? 'was' : 'were'} skipped, such as ${skipped[0] ?? ''}.`, 'Pages skipped');
    }
    if (outside.length > 0) {
        const [links, lead] = [formatCount(outside.length, 'link'), outside.length === 1 ? 'leads' : 'lead'];
        logger.info(`${links} in \`path\` ${lead} out of the folder. The files there were not read.`);
    }
    return findings;
}
const BROWSER_HINT = 'Install Chrome or Chromium on the runner, or set `browser: auto` to audit without it.';
function reasonOf(error) {
    return error instanceof Error ? error.message : 'unknown reason';
}
async function prove(inputs, findings, context) {
    const { environment, logger, cancelled } = context;
    if (inputs.browser === 'false')
        return 'not used (`browser: false`)';
    const program = findBrowser(environment);
    if (program === undefined) {
        if (inputs.browser === 'true')
            throw new errors/* ActionError */.lZ('browser-unavailable', 'This runner has no Chrome or Chromium.', { hint: BROWSER_HINT });
        return 'not used, because this runner has no Chrome or Chromium';
    }
    const { proveInBrowser } = await __nccwpck_require__.e(/* import() */ 273).then(__nccwpck_require__.bind(__nccwpck_require__, 273));
    logger.info('Opening pages in the browser, without the network.');
    try {
        const resolver = (0,resolve/* createResolver */.Tw)({ files: findings.files, rules: inputs.resolve, publicUrls: inputs.siteUrls });
        const temp = environment['RUNNER_TEMP'] ?? (0,external_node_os_namespaceObject.tmpdir)();
        return await proveInBrowser({ program, temp, environment, findings, resolver, logger, signal: cancelled });
    }
    catch (error) {
        cancelled.throwIfAborted();
        const message = `The browser could not be used: ${reasonOf(error)}`;
        if (inputs.browser === 'true')
            throw new errors/* ActionError */.lZ('browser-unavailable', message, { hint: BROWSER_HINT, cause: error });
        logger.warning(`${message} The result rests on the scan of the files.`, 'Browser not used');
        return `not used: ${reasonOf(error)}`;
    }
}
async function writeReport(report, picture, { environment }) {
    try {
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(environment['RUNNER_TEMP'] ?? (0,external_node_os_namespaceObject.tmpdir)(), 'site-audit-'));
        const path = (0,external_node_path_.join)(folder, 'report.json');
        await (0,promises_.writeFile)(path, `${JSON.stringify(report, null, 2)}\n`);
        if (picture !== undefined)
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'page.png'), picture);
        return path;
    }
    catch (error) {
        throw new errors/* ActionError */.lZ('report-unwritable', `The report could not be written: ${reasonOf(error)}`, {
            hint: 'Check that the folder in RUNNER_TEMP exists and has free space.',
            cause: error,
        });
    }
}
function setCounts(verdict, counts, { outputs }) {
    outputs.set('verdict', verdict);
    for (const name of ['required', 'conditional', 'possible', 'missing', 'brokenLinks', 'brokenAnchors'])
        outputs.set(name, counts[name]);
}
async function auditSite(inputs, context, found) {
    const { outputs, logger } = context;
    const findings = await scan(inputs, context);
    const browser = await prove(inputs, findings, context);
    if (typeof browser === 'string')
        logger.info(`Browser ${browser}.`);
    const proof = typeof browser === 'string' ? undefined : browser;
    const isAllowed = (0,allow/* createAllowList */.A8)(inputs.allow);
    const seen = proof && { pages: proof.pages, requests: proof.requests, unexplained: proof.unexplained };
    const report = buildReport(findings, isAllowed, seen);
    const observed = (proof?.requests ?? []).map(({ url: target, kind }) => ({ target, kind }));
    const policy = findings.policyFor([...findings.requests, ...observed].filter(({ target }) => isAllowed(target)));
    const counts = countTargets(report, findings.links.counts);
    const verdict = verdictOf(counts);
    setCounts(verdict, counts, context);
    outputs.set('contentSecurityPolicy', policy.header);
    outputs.set('report', await writeReport(report, proof?.picture, context));
    const sentence = describeVerdict({ verdict, counts, report });
    const sections = summarySections({ counts, report, policy, browser, skipped: findings.skipped.length });
    found({ sentence, sections });
    judgeSite(counts, inputs.failOn, sentence);
}
function createAuditFlow(context) {
    const { environment, readInput } = context;
    const document = (0,runner_environment/* documentLink */.i)(environment, 'docs/audit.md');
    const inputs = readAuditInputs(new InputReader((name) => readInput(name) || AUDIT_INPUTS[name], document));
    let result = { sentence: '', sections: [] };
    return {
        run: () => auditSite(inputs, context, (found) => {
            result = found;
        }),
        summarize: (failed) => ({
            notice: { title: 'Site audit', message: result.sentence },
            heading: 'Site audit',
            sections: failed ? result.sections : [result.sentence, ...result.sections],
        }),
    };
}


/***/ }),

/***/ 739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Rw: () => (/* binding */ REPORT_HINT),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   lZ: () => (/* binding */ ActionError),
/* harmony export */   z6: () => (/* binding */ asActionError)
/* harmony export */ });
/* unused harmony exports ERROR_TITLES, assertNever */
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

/***/ 761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  qI: () => (/* binding */ asFields),
  u4: () => (/* binding */ isRecord),
  qF: () => (/* binding */ parseJson)
});

// UNUSED EXPORTS: readBody

;// CONCATENATED MODULE: ./.work/stage/lib/http/transport-error.js
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
class transport_error_TransportError extends Error {
    name = 'TransportError';
    fault;
    maybeProcessed;
    constructor(fault, message, options = {}) {
        super(message, { cause: options.cause });
        this.fault = fault;
        this.maybeProcessed = options.maybeProcessed ?? true;
    }
}
const NEVER_SENT = (/* unused pure expression or super */ null && ([
    [
        'certificate',
        /^(CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_TLS_CERT)/,
    ],
    ['refused', /^ECONNREFUSED$/],
    ['host-unknown', /^ENOTFOUND$/],
    ['unreachable', /^(EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/],
    ['unreachable', /^(EACCES|EMFILE|ENFILE|EPROTO)$|^ERR_(SSL|TLS)_/],
]));
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
    if (error instanceof transport_error_TransportError)
        return error;
    const root = rootCause(error);
    const { code, message } = root;
    const neverSent = NEVER_SENT.find(([, codes]) => codes.test(code))?.[0];
    if (neverSent) {
        const text = neverSent === 'certificate' ? `${code}: ${message}` : code;
        return new transport_error_TransportError(neverSent, text, { maybeProcessed: false, cause: error });
    }
    if (isParserError(root))
        return new transport_error_TransportError('not-http', message, { cause: error });
    return new transport_error_TransportError('interrupted', code || message || 'unknown', { cause: error });
}
const PROXY_STATUS = /\bProxy [^(]*\((\d{3})\)/;
function toProxyError(error) {
    const { code, message } = rootCause(error);
    const options = { maybeProcessed: false, cause: error };
    const status = Number(PROXY_STATUS.exec(message)?.[1]);
    if (status > 0) {
        const fault = status >= 500 || status === 429 ? 'proxy' : 'proxy-refused';
        return new transport_error_TransportError(fault, `the proxy responded with ${status}`, options);
    }
    const failure = toTransportError(error);
    const isUnreachable = ['refused', 'host-unknown', 'unreachable'].includes(failure.fault) && !code.startsWith('ERR_');
    const isProxy = code.startsWith('UND_ERR_PRX_') || isUnreachable;
    return isProxy ? new transport_error_TransportError('proxy', `the proxy: ${code}`, options) : failure;
}

;// CONCATENATED MODULE: ./.work/stage/lib/http/body.js

const MAX_BODY_BYTES = 1_048_576;
async function readBody(response, maxBytes = MAX_BODY_BYTES) {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes)
            throw new TransportError('too-large', `the response is longer than ${maxBytes} bytes`);
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

/***/ 392:
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

/***/ 128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* unused harmony exports codeIfKnown, factTable */
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(425);

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

/***/ 425:
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

/***/ 298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ SiteFolderError),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   k_: () => (/* binding */ listSite),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/* unused harmony export comparePaths */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(739);



const MAX_ENTRIES = 1_000_000;
class SiteFolderError extends Error {
    name = 'SiteFolderError';
    reason;
    constructor(reason, message, cause) {
        super(message, cause === undefined ? undefined : { cause });
        this.reason = reason;
    }
}
function comparePaths(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function isInside(root, target) {
    return target.startsWith(root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
async function addLink(walk, { disk, path, linked }) {
    const skip = (reason) => void walk.skipped.push({ path, reason });
    let target;
    try {
        target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(disk);
    }
    catch {
        skip('link-unresolved');
        return;
    }
    if (target !== walk.root && !isInside(walk.root, target)) {
        skip('link-outside');
        return;
    }
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(target).catch(() => undefined);
    if (found?.isFile() === true)
        walk.files.push({ path, size: found.size });
    else if (found?.isDirectory() !== true)
        skip('not-a-file');
    else if (linked || `${disk}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`.startsWith(`${target}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`))
        skip('link-nested');
    else
        walk.pending.push({ disk: target, path, linked: true });
}
async function addEntry(walk, folder, entry) {
    const name = entry.name.toString('utf8');
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    const disk = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder.disk, name);
    if (!Buffer.from(name, 'utf8').equals(entry.name) || name.includes('\\'))
        walk.skipped.push({ path, reason: 'name' });
    else if (entry.isSymbolicLink())
        await addLink(walk, { disk, path, linked: folder.linked });
    else if (entry.isDirectory())
        walk.pending.push({ disk, path, linked: folder.linked });
    else if (!entry.isFile())
        walk.skipped.push({ path, reason: 'not-a-file' });
    else {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(disk).catch(() => undefined);
        if (found === undefined)
            walk.skipped.push({ path, reason: 'unreadable' });
        else
            walk.files.push({ path, size: found.size });
    }
}
const CONCURRENCY = 32;
async function addFolder(walk, folder) {
    let entries;
    try {
        entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder.disk, { withFileTypes: true, encoding: 'buffer' });
    }
    catch {
        walk.skipped.push({ path: folder.path, reason: 'unreadable' });
        return;
    }
    walk.entries += entries.length;
    if (walk.entries > MAX_ENTRIES) {
        throw new SiteFolderError('too-many-entries', `The folder has more than ${MAX_ENTRIES} entries.`);
    }
    for (let at = 0; at < entries.length; at += CONCURRENCY) {
        await Promise.all(entries.slice(at, at + CONCURRENCY).map((entry) => addEntry(walk, folder, entry)));
    }
}
async function resolveRoot(folder) {
    try {
        const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(root)).isDirectory())
            return root;
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new SiteFolderError('missing', 'The folder does not exist.', error);
        throw new SiteFolderError('unreadable', `The folder cannot be read (${code || 'unknown error'}).`, error);
    }
    throw new SiteFolderError('not-a-folder', 'It is not a folder.');
}
async function listSite(folder) {
    const root = await resolveRoot(folder);
    const walk = { root, files: [], skipped: [], pending: [], entries: 0 };
    walk.pending.push({ disk: root, path: '', linked: false });
    for (let next = walk.pending.pop(); next !== undefined; next = walk.pending.pop())
        await addFolder(walk, next);
    walk.files.sort((a, b) => comparePaths(a.path, b.path));
    walk.skipped.sort((a, b) => comparePaths(a.path, b.path));
    const { files, skipped } = walk;
    return { root, files, skipped };
}
function isPage(path) {
    return /\.html?$/i.test(path);
}


/***/ }),

/***/ 252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Tw: () => (/* binding */ createResolver),
/* harmony export */   ci: () => (/* binding */ addressOf)
/* harmony export */ });
/* unused harmony exports percentDecode, AddressReader, candidatesOf */
const SITE_ORIGIN = 'http://site.invalid';
function percentDecode(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function addressOf(path) {
    return `${SITE_ORIGIN}/${path.split('/').map(encodeURIComponent).join('/')}`;
}
function parse(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return undefined;
    }
}
function publicRoots(publicUrls) {
    const roots = publicUrls.map(({ host, pathname }) => ({
        host,
        path: pathname.endsWith('/') ? pathname : `${pathname}/`,
    }));
    return roots.sort((a, b) => b.path.length - a.path.length);
}
function pathInSite(url, roots) {
    const own = url.origin === SITE_ORIGIN;
    for (const { host, path } of roots) {
        if (!own && url.host !== host)
            continue;
        if (url.pathname.startsWith(path))
            return url.pathname.slice(path.length);
        if (`${url.pathname}/` === path)
            return '';
    }
    return own ? url.pathname.slice(1) : undefined;
}
class AddressReader {
    #roots;
    #page = '';
    #own = addressOf('');
    constructor(publicUrls = []) {
        this.#roots = publicRoots(publicUrls);
    }
    read({ page, href, base }) {
        if (page !== this.#page)
            [this.#page, this.#own] = [page, addressOf(page)];
        const own = this.#own;
        const from = base === undefined ? own : (parse(base.trim(), own)?.href ?? own);
        const url = parse(href.trim(), from);
        if (url === undefined)
            return { kind: 'invalid' };
        if (!/^(?:https?|ftp|wss?):$/.test(url.protocol))
            return { kind: 'other', scheme: url.protocol.slice(0, -1) };
        const path = pathInSite(url, this.#roots);
        if (path === undefined)
            return { kind: 'external', url: url.href };
        const fragment = url.hash === '' && !href.includes('#') ? undefined : percentDecode(url.hash.slice(1));
        return { kind: 'internal', path: percentDecode(path), query: url.search.slice(1), fragment };
    }
}
function candidatesOf(path, rules) {
    if (path === '' || path.endsWith('/')) {
        const bare = path.slice(0, -1);
        const asPage = rules === 'auto' && bare !== '' ? [`${bare}.html`] : [];
        return [`${path}index.html`, ...asPage];
    }
    const html = rules === 'html' || rules === 'auto' ? [`${path}.html`] : [];
    const index = rules === 'index' || rules === 'auto' ? [`${path}/index.html`] : [];
    return [path, ...html, ...index];
}
function createResolver({ files, rules = 'auto', publicUrls = [] }) {
    const addresses = new AddressReader(publicUrls);
    const fileAt = (path) => candidatesOf(path, rules).find((name) => files.has(name));
    return {
        fileAt,
        resolve: (reference) => {
            const address = addresses.read(reference);
            if (address.kind !== 'internal')
                return address;
            const { path, query, fragment } = address;
            const file = fileAt(path);
            return file === undefined
                ? { kind: 'missing', path, query, fragment }
                : { kind: 'file', path: file, query, fragment };
        },
    };
}


/***/ }),

/***/ 999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ SiteFiles),
/* harmony export */   _: () => (/* binding */ openSiteFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(24);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(739);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(298);






function unreadable(path, error) {
    const reason = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .codeOf */ .$N)(error) || (error instanceof Error ? error.message : 'unknown error');
    return new _folder_js__WEBPACK_IMPORTED_MODULE_5__/* .SiteFolderError */ .A1('unreadable', `The file \`${path}\` cannot be read (${reason}).`, error);
}
const READ_FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
async function openInside(root, path) {
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path));
    if (!(0,_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(root, target))
        throw new Error('it is outside the folder');
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, READ_FLAGS);
}
async function openSiteFile(root, path) {
    const handle = await openInside(root, path).catch((error) => {
        throw unreadable(path, error);
    });
    try {
        if (!(await handle.stat()).isFile())
            throw unreadable(path, new Error('it is not a regular file'));
        return handle;
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
const CHUNK_BYTES = 1024 * 1024;
const NO_FOLLOW = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0;
class SiteFiles {
    #root;
    #folders = new Map();
    constructor(root) {
        this.#root = root;
    }
    read(path) {
        return this.#withFile(path, (file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file));
    }
    sha256(path) {
        return this.#withFile(path, (file) => {
            const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
            const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
            for (let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, chunk); read > 0; read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, chunk))
                hash.update(chunk.subarray(0, read));
            return hash.digest('hex');
        });
    }
    #withFile(path, use) {
        try {
            const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(this.#realPath(path), READ_FLAGS | NO_FOLLOW);
            try {
                if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile())
                    throw new Error('it is not a regular file');
                return use(file);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            }
        }
        catch (error) {
            throw unreadable(path, error);
        }
    }
    #realPath(path) {
        const slash = path.lastIndexOf('/');
        const folder = this.#realFolder(slash === -1 ? '' : path.slice(0, slash));
        if (folder === undefined)
            throw new Error('it is outside the folder');
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path.slice(slash + 1));
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file).isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(file) : file;
        if (!(0,_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(this.#root, target))
            throw new Error('it is outside the folder');
        return target;
    }
    #realFolder(folder) {
        if (!this.#folders.has(folder)) {
            const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.#root, folder));
            this.#folders.set(folder, real === this.#root || (0,_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(this.#root, real) ? real : undefined);
        }
        return this.#folders.get(folder);
    }
}


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
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
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
/******/ var __webpack_exports__ = __nccwpck_require__(521);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
