import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

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

/***/ 2464:
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
// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __nccwpck_require__(7486);
;// CONCATENATED MODULE: ./.work/stage/lib/runner/logger.js


function createLogger(redactor) {
    const clean = (text) => (0,shown_text/* shownText */.f$)(text, redactor);
    return {
        debug: (message) => {
            (0,shown_text/* shownLines */.TV)(message, redactor).forEach(debug);
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
        return summary_awaiter(this, void 0, void 0, function* () {
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
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

/***/ 6353:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_start_action_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2464);
/* harmony import */ var _compare_compare_flow_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3794);


await (0,_action_start_action_js__WEBPACK_IMPORTED_MODULE_0__/* .startAction */ .R)({ title: 'Site comparison', secretInputs: ['github-token'], prepare: _compare_compare_flow_js__WEBPACK_IMPORTED_MODULE_1__/* .createCompareFlow */ .u });

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createCompareFlow)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __nccwpck_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/runner/abort.js
var abort = __nccwpck_require__(9159);
// EXTERNAL MODULE: ./.work/stage/lib/runner/environment.js
var runner_environment = __nccwpck_require__(6392);
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

// EXTERNAL MODULE: ./.work/stage/lib/runner/shown-text.js
var shown_text = __nccwpck_require__(7486);
;// CONCATENATED MODULE: ./.work/stage/lib/site/folder.js



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
    return target.startsWith(root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep);
}
async function addLink(walk, { disk, path, linked }) {
    const skip = (reason) => void walk.skipped.push({ path, reason });
    let target;
    try {
        target = await (0,promises_.realpath)(disk);
    }
    catch {
        skip('link-unresolved');
        return;
    }
    if (target !== walk.root && !isInside(walk.root, target)) {
        skip('link-outside');
        return;
    }
    const found = await (0,promises_.stat)(target).catch(() => undefined);
    if (found?.isFile() === true)
        walk.files.push({ path, size: found.size });
    else if (found?.isDirectory() !== true)
        skip('not-a-file');
    else if (linked || `${disk}${external_node_path_.sep}`.startsWith(`${target}${external_node_path_.sep}`))
        skip('link-nested');
    else
        walk.pending.push({ disk: target, path, linked: true });
}
async function addEntry(walk, folder, entry) {
    const name = entry.name.toString('utf8');
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    const disk = (0,external_node_path_.join)(folder.disk, name);
    if (!Buffer.from(name, 'utf8').equals(entry.name) || name.includes('\\'))
        walk.skipped.push({ path, reason: 'name' });
    else if (entry.isSymbolicLink())
        await addLink(walk, { disk, path, linked: folder.linked });
    else if (entry.isDirectory())
        walk.pending.push({ disk, path, linked: folder.linked });
    else if (!entry.isFile())
        walk.skipped.push({ path, reason: 'not-a-file' });
    else {
        const found = await (0,promises_.stat)(disk).catch(() => undefined);
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
        entries = await (0,promises_.readdir)(folder.disk, { withFileTypes: true, encoding: 'buffer' });
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
        const root = await (0,promises_.realpath)(folder);
        if ((await (0,promises_.stat)(root)).isDirectory())
            return root;
    }
    catch (error) {
        const code = (0,errors/* codeOf */.$N)(error);
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

;// CONCATENATED MODULE: ./.work/stage/lib/site/open-site.js


function siteError(error, what) {
    if (!(error instanceof SiteFolderError))
        return error;
    return new errors/* ActionError */.lZ('site-unusable', `${what} cannot be used: ${error.message}`, {
        hint: 'Check that an earlier step wrote the site there. The path is relative to the workspace, or absolute.',
        cause: error,
    });
}
async function openSite(input, path) {
    const folder = await listSite(path).catch((error) => {
        throw siteError(error, `The folder in \`${input}\``);
    });
    if (folder.files.some((file) => isPage(file.path)))
        return folder;
    throw new errors/* ActionError */.lZ('site-unusable', `The folder in \`${input}\` has no HTML file.`, {
        hint: 'Pass the folder with the built site, not the folder with its sources.',
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __nccwpck_require__(5919);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
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
        if (label === undefined && text.includes('\ufffd') && !(0,external_node_buffer_.isUtf8)(bytes)) {
            return new TextDecoder('windows-1252').decode(bytes);
        }
        return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    }
    return (decoderFor(label) ?? new TextDecoder('utf-8')).decode(bytes);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./.work/stage/lib/site/site-files.js






function unreadable(path, error) {
    const reason = (0,errors/* codeOf */.$N)(error) || (error instanceof Error ? error.message : 'unknown error');
    return new SiteFolderError('unreadable', `The file \`${path}\` cannot be read (${reason}).`, error);
}
const READ_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0);
async function openInside(root, path) {
    const target = await (0,promises_.realpath)((0,external_node_path_.join)(root, path));
    if (!isInside(root, target))
        throw new Error('it is outside the folder');
    return (0,promises_.open)(target, READ_FLAGS);
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
const NO_FOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
class SiteFiles {
    #root;
    #folders = new Map();
    constructor(root) {
        this.#root = root;
    }
    read(path) {
        return this.#withFile(path, (file) => (0,external_node_fs_.readFileSync)(file));
    }
    sha256(path) {
        return this.#withFile(path, (file) => {
            const hash = (0,external_node_crypto_.createHash)('sha256');
            const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
            for (let read = (0,external_node_fs_.readSync)(file, chunk); read > 0; read = (0,external_node_fs_.readSync)(file, chunk))
                hash.update(chunk.subarray(0, read));
            return hash.digest('hex');
        });
    }
    #withFile(path, use) {
        try {
            const file = (0,external_node_fs_.openSync)(this.#realPath(path), READ_FLAGS | NO_FOLLOW);
            try {
                if (!(0,external_node_fs_.fstatSync)(file).isFile())
                    throw new Error('it is not a regular file');
                return use(file);
            }
            finally {
                (0,external_node_fs_.closeSync)(file);
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
        const file = (0,external_node_path_.join)(folder, path.slice(slash + 1));
        const target = (0,external_node_fs_.lstatSync)(file).isSymbolicLink() ? (0,external_node_fs_.realpathSync)(file) : file;
        if (!isInside(this.#root, target))
            throw new Error('it is outside the folder');
        return target;
    }
    #realFolder(folder) {
        if (!this.#folders.has(folder)) {
            const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(this.#root, folder));
            this.#folders.set(folder, real === this.#root || isInside(this.#root, real) ? real : undefined);
        }
        return this.#folders.get(folder);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/keys.js

const NAME_HASH = /[.~-]([0-9a-f]{6,}|[\w-]{8,})(?=\.\w{1,8}$)/;
const HASH_FOLDER = /(^|\/)[0-9a-f]{32,64}(?=\/)/g;
function looksRandom(token) {
    if (/^\d+$/.test(token))
        return false;
    return (/\d/.test(token) && /[a-z]/i.test(token)) || /[a-z][A-Z].*[a-z][A-Z]|[A-Z]{2}.*[a-z]/.test(token);
}
function stableName(path) {
    const named = path.replace(HASH_FOLDER, '$1');
    const built = named.includes('_next/static/media/');
    return named.replace(NAME_HASH, (found, token) => (built || looksRandom(token) ? '' : found));
}
function isPagePath(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return !/\.(?!html?$)[a-z]\w{0,7}$/i.test(name);
}
function pageKey(path) {
    return path
        .replace(/\.html?$/i, '')
        .replace(/(^|\/)index$/, '')
        .replace(/\/$/, '');
}
function pageTarget(path) {
    return `page:${pageKey(path)}`;
}
function linkKey(addresses, reference) {
    const address = addresses.read(reference);
    switch (address.kind) {
        case 'internal': {
            const { path, fragment = '' } = address;
            return { target: isPagePath(path) ? pageTarget(path) : `file:${stableName(path)}`, fragment };
        }
        case 'external':
            return { target: address.url, fragment: '' };
        case 'other':
            return address.scheme === 'javascript' ? undefined : { target: reference.href.trim(), fragment: '' };
        default:
            return undefined;
    }
}
function bytesKey(sha256) {
    return `sha256:${sha256}`;
}
function missingKey(path) {
    return `missing:${stableName(path)}`;
}
function dataKey(address) {
    const [, head = '', body = ''] = /^data:([^,]{0,200}),(.*)$/s.exec(address) ?? [];
    const bytes = /;base64$/i.test(head) ? Buffer.from(body, 'base64') : Buffer.from(body);
    return bytesKey((0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex'));
}
function imageSource(addresses, reference) {
    const { href } = reference;
    if (/^\s*data:/i.test(href))
        return { kind: 'key', key: dataKey(href.trim()) };
    const address = addresses.read(reference);
    if (address.kind === 'external')
        return { kind: 'key', key: address.url };
    if (address.kind !== 'internal')
        return undefined;
    const { path } = address;
    return isPagePath(path) ? { kind: 'key', key: pageTarget(path) } : { kind: 'file', path };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/text.js
function isInvisible(code) {
    return code === 0xad || (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff;
}
const LESS_THAN = 0x3c;
class ReadableText {
    value = '';
    #space = false;
    #sinceMark = '';
    #words = /[^\s<\u00ad\u200b-\u200f\u2060\ufeff]+(?: [^\s<\u00ad\u200b-\u200f\u2060\ufeff]+){0,200}/y;
    add(source, from, to) {
        let at = from;
        while (at < to) {
            this.#words.lastIndex = at;
            if (this.#words.test(source)) {
                const end = Math.min(this.#words.lastIndex, to);
                this.#append(source.slice(at, end));
                at = end;
                continue;
            }
            const code = source.charCodeAt(at);
            if (code === LESS_THAN)
                this.#append('<');
            else if (!isInvisible(code))
                this.#space = true;
            at += 1;
        }
    }
    mark() {
        this.#sinceMark = '';
        return { value: this.value, space: this.#space };
    }
    get sinceMark() {
        return this.#sinceMark.trim();
    }
    reset({ value, space }) {
        this.value = value;
        this.#space = space;
    }
    take() {
        const { value } = this;
        this.reset({ value: '', space: false });
        this.#sinceMark = '';
        return value;
    }
    #append(text) {
        const added = this.#space && this.value !== '' ? ` ${text}` : text;
        this.value += added;
        this.#sinceMark += added;
        this.#space = false;
    }
}
function fingerprint(text) {
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        high = Math.imul(high ^ unit, 2654435761);
        low = Math.imul(low ^ unit, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return 4294967296 * (2097151 & low) + (high >>> 0);
}
function wordsOf(text) {
    return text === '' ? [] : text.split(' ');
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/page-record.js



const BLOCK_DIGEST_BYTES = 16;
const GENERATED_ID = /^(?:radix-|headlessui-|react-aria|:[rR]|_[rR]_|\u00ab[rR])/;
function stableAnchors(anchors) {
    return [...new Set(anchors)].filter((id) => id !== '' && !GENERATED_ID.test(id)).sort();
}
const DIGEST_PIECE = 64 * 1024;
function digestOf(lines) {
    let long;
    let piece = '';
    for (const line of lines) {
        piece += `${line}\n`;
        if (piece.length < DIGEST_PIECE)
            continue;
        long ??= (0,external_node_crypto_.createHash)('sha256');
        long.update(piece);
        piece = '';
    }
    return long === undefined ? (0,external_node_crypto_.hash)('sha256', piece) : long.update(piece).digest('hex');
}
function blockDigestsOf(blocks) {
    const digests = Buffer.alloc(blocks.length * BLOCK_DIGEST_BYTES);
    blocks.forEach((block, index) => {
        (0,external_node_crypto_.hash)('sha256', block, 'buffer').copy(digests, index * BLOCK_DIGEST_BYTES, 0, BLOCK_DIGEST_BYTES);
    });
    return digests;
}
function packRecords(states) {
    const lists = new Set();
    for (const record of states.flat()) {
        if (record !== undefined)
            for (const list of [record.blocks, record.anchors, record.links])
                lists.add(list);
    }
    const all = new Float64Array([...lists].reduce((sum, { length }) => sum + length, 0));
    const packed = new Map();
    let at = 0;
    for (const list of lists) {
        all.set(list, at);
        packed.set(list, all.subarray(at, at + list.length));
        at += list.length;
    }
    const listOf = (list) => packed.get(list) ?? list;
    const records = new Map();
    const pack = (record) => {
        const { blocks, anchors, links } = record;
        const known = records.get(record) ?? {
            ...record,
            blocks: listOf(blocks),
            anchors: listOf(anchors),
            links: listOf(links),
        };
        records.set(record, known);
        return known;
    };
    return states.map((state) => state.map((record) => record && pack(record)));
}
function linkValues({ links }, targets) {
    const values = new Float64Array(links.length / 2);
    for (let at = 0; at < values.length; at += 1) {
        const target = links[2 * at] ?? 0;
        values[at] = (targets?.get(target) ?? target) + (links[2 * at + 1] ?? 0) * 3;
    }
    return values;
}
function recordPage(page, { path, addresses, onlyDigest = false }) {
    const { title, base, hasLandmark, matchesContent, blocks } = page;
    const isBare = onlyDigest && hasLandmark;
    const listOf = (texts) => Float64Array.from(isBare ? [] : texts, fingerprint);
    const anchors = stableAnchors(page.anchors);
    const links = page.links.flatMap((href) => linkKey(addresses, { page: path, href, base }) ?? []);
    const images = page.images.flatMap((href) => imageSource(addresses, { page: path, href, base }) ?? []);
    const linkLines = links.map(({ target, fragment }) => `link ${target}${fragment === '' ? '' : `#${fragment}`}`);
    const anchorLines = anchors.map((id) => `anchor ${id}`);
    const lines = hasLandmark ? [...blocks.map((block) => `text ${block}`), ...anchorLines, ...linkLines] : anchorLines;
    return {
        path,
        title,
        hasLandmark,
        matchesContent,
        blocks: listOf(blocks),
        anchors: listOf(anchors).sort(),
        links: listOf(links.flatMap(({ target, fragment }) => [target, fragment])),
        images,
        contentDigest: digestOf(lines),
        blockDigests: hasLandmark ? undefined : blockDigestsOf([...blocks, ...linkLines]),
    };
}
function recordBytes(path, sha256) {
    const nothing = new Float64Array(0);
    const blocks = Float64Array.of(fingerprint(sha256));
    const facts = { hasLandmark: true, matchesContent: true, images: [], blockDigests: undefined };
    return {
        path,
        title: '',
        ...facts,
        blocks,
        anchors: nothing,
        links: nothing,
        contentDigest: digestOf([`bytes ${sha256}`]),
    };
}
function recordAround(path, { around, ...page }, addresses) {
    return recordPage({ ...page, ...around, around }, { path, addresses });
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/chrome.js
const CHROME_ELEMENTS = new Set(`script style noscript template nav footer dialog input select option textarea datalist progress meter
   title desc metadata head canvas rustdoc-toolbar rustdoc-topbar starlight-toc mobile-starlight-toc
   starlight-theme-select starlight-lang-select site-search`.split(/\s+/));
const CHROME_ROLES = new Set('navigation banner contentinfo search dialog alertdialog menu menubar toolbar tooltip doc-toc doc-backlink doc-pagelist'.split(' '));
const CHROME_WORDS = new Set(`toc table-of-contents tableofcontents page-toc local-toc on-this-page onthispage tocbot toc-container toc-wrapper
   tocCollapsible tableOfContents nextra-toc theme-doc-toc-mobile theme-doc-toc-desktop bd-toc book-toc content-side-layout
   sidebar side-bar sidenav sidebar-nav sphinxsidebar md-sidebar bd-sidebar bd-sidebar-primary bd-sidebar-secondary
   nextra-sidebar right-sidebar left-sidebar right-sidebar-container book-menu docs-sidebar doc-sidebar
   pagination pagination-nav pager prev-next prevnext prev-next-area prev-next-footer prev-next-nav page-nav pagenav post-nav
   page-navigation post-navigation doc-pagination docs-pagination pagination-links nextra-pagination VPDocFooter VPDocAside VPLocalNav
   rst-footer-buttons book-footer navheader navfooter nav-panel nav-footer nav-wrapper nav-wide-wrapper docs-prevnext
   breadcrumb breadcrumbs theme-doc-breadcrumbs nextra-breadcrumb wy-breadcrumbs bd-breadcrumbs eyebrow
   nav navbar navigation menu topbar site-header site-nav menubar footer site-footer page-footer doc-footer theme-doc-footer
   md-header md-footer md-tabs md-banner announcement-bar announcementBar
   headerlink header-anchor heading-anchor heading-link anchor-link anchorlink anchorjs-link hash-link permalink sl-anchor-link
   direct-link md-top back-to-top backtotop back-to-top-button
   copybtn copy-btn copy-button copybutton copy-code-button btn-clipboard md-clipboard md-code__nav copyButton
   edit-link editlink edit-page edit-this-page edit-page-link theme-edit-this-page md-content__button page-edit edit-on-github
   last-updated lastupdated last-update lastUpdated VPLastUpdated theme-last-updated last-modified lastmod page-last-updated
   td-page-meta__lastmod md-source-file md-source-date git-revision-date-localized-plugin git-revision-date page-meta-links
   feedback page-feedback md-feedback feedback-toolbar was-this-helpful feedback--prompt feedback-container docs-feedback
   theme-doc-version-badge theme-doc-version-banner version-switcher version-picker version-selector rst-versions
   language-switcher lang-switcher content-icon-container view-this-page
   search-box searchbox search-form search-bar
   skip-link skip-to-content skip-nav sr-only visually-hidden screen-reader-text screen-reader-only
   linenos linenodiv lineno line-numbers-wrapper line-numbers-rows rouge-gutter lnt
   viewcode-link viewcode-back page-context-menu page-context-menu-button comments giscus utterances disqus_thread`.split(/\s+/));
const OUTER_WORDS = new Set(['sidebar', 'menu', 'feedback', 'comments']);
const MODULE_SUFFIX = /_{1,2}[\w-]{4,6}$/;
const MAX_REMEMBERED = 20_000;
function chromeOfWord(word) {
    const block = word.split(/__|--/, 1)[0] ?? word;
    const bare = word.replace(MODULE_SUFFIX, '');
    const names = [word, block, bare].filter((name) => CHROME_WORDS.has(name));
    if (names.length === 0)
        return 'never';
    return names.every((name) => OUTER_WORDS.has(name)) ? 'outer' : 'always';
}
function chromeOfWords(text) {
    if (/\bnav-(?:tabs|pills)\b/.test(text))
        return 'never';
    let found = 'never';
    for (const word of text.split(/\s+/)) {
        const chrome = chromeOfWord(word);
        if (chrome === 'always')
            return chrome;
        if (chrome === 'outer')
            found = chrome;
    }
    return found;
}
const NEVER_BY_CLASS = new Set('html body main article header h1 h2 h3 h4 h5 h6 table tbody tr pre code section'.split(' '));
const CHROME_IDS = new Set(`toc table-of-contents content-side-layout sidebar right-sidebar left-sidebar pagination breadcrumbs navbar footer
   page-context-menu page-context-menu-button disqus_thread back-to-top feedback-toolbar`.split(/\s+/));
function isChromeId(name, id, classes) {
    if (id === undefined || !CHROME_IDS.has(id))
        return false;
    return ((name === 'div' || name === 'aside' || name === 'ul') && !/(?:^|\s)(?:section|level\d)(?:\s|$)/.test(classes ?? ''));
}
const CHROME_RELATIONS = /(?:^|\s)(?:prev|previous|next|edit|contents|up|start|index)(?:\s|$)/i;
function isPlainButton(attributes) {
    if (attributes.get('role') === 'tab')
        return false;
    return (attributes.get('aria-haspopup') !== undefined ||
        !(attributes.get('aria-controls') !== undefined || attributes.get('aria-expanded') !== undefined));
}
function isChromeByRole(name, attributes, inArticle) {
    if (attributes.get('aria-hidden') === 'true' && name !== 'body')
        return true;
    if (name === 'a' && CHROME_RELATIONS.test(attributes.get('rel') ?? ''))
        return true;
    const role = attributes.get('role');
    return role !== undefined && (CHROME_ROLES.has(role) || (role === 'complementary' && !inArticle));
}
class ChromeRules {
    #known = new Map();
    isChrome({ name, attributes }, inArticle) {
        if (CHROME_ELEMENTS.has(name))
            return true;
        if (attributes.size === 0)
            return name === 'button';
        if (name === 'button')
            return isPlainButton(attributes);
        if (isChromeByRole(name, attributes, inArticle))
            return true;
        if (NEVER_BY_CLASS.has(name))
            return false;
        const classes = attributes.get('class');
        return this.#byWords(classes, inArticle) || isChromeId(name, attributes.get('id'), classes);
    }
    isPlain(attributes) {
        if (attributes.size === 0)
            return true;
        const classes = attributes.size === 1 ? attributes.get('class') : undefined;
        return classes !== undefined && this.#chromeOf(classes) === 'never' && !classes.includes('sidebar');
    }
    #byWords(text, inArticle) {
        if (text === undefined)
            return false;
        const chrome = this.#chromeOf(text);
        return chrome === 'always' || (chrome === 'outer' && !inArticle);
    }
    #chromeOf(text) {
        const known = this.#known.get(text);
        if (known !== undefined)
            return known;
        const chrome = chromeOfWords(text);
        if (this.#known.size >= MAX_REMEMBERED)
            this.#known.clear();
        this.#known.set(text, chrome);
        return chrome;
    }
}
const CHROME_LINES = [
    /^(?:this page was |page |document )?last (?:updated|modified|edited|changed|generated|built|reviewed)\b.{0,80}$/i,
    /^(?:page|step|chapter) \d+ (?:of|\/) \d+$/i,
    /^(?:previous|next|prev)(?: page| article| chapter| topic| section)?$/i,
    /^(?:edit|improve|suggest edits to) this page\b.{0,40}$/i,
    /^(?:edit|suggest edits|raise issue|copy|copied!?|copy page|copy link|copy to clipboard)$/i,
    /^(?:on this page|in this article|table of contents|was this (?:page|article|section)? ?(?:helpful|useful)\??)$/i,
];
function isChromeLine(text) {
    return text.length <= 120 && CHROME_LINES.some((line) => line.test(text));
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/page-items.js

const ROOT = { custom: 1, area: 2, main: 4, article: 8, container: 16 };
function splice(items, facts) {
    const pending = new Map(facts.segments);
    const spliced = [];
    const work = [{ items, at: 0 }];
    for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
        const item = top.items[top.at];
        top.at += 1;
        if (item === undefined)
            work.pop();
        else if (item.slot === undefined)
            spliced.push(item);
        else {
            const { segment, fallbackEnd } = item.slot;
            const filling = pending.get(segment);
            pending.delete(segment);
            if (filling === undefined)
                continue;
            top.at = Math.max(top.at, fallbackEnd ?? top.at);
            work.push({ items: filling, at: 0 });
        }
    }
    return spliced;
}
function isContent({ dropped, group }) {
    if (dropped === true)
        return false;
    for (let at = group; at !== undefined; at = at.parent)
        if (!at.isContent)
            return false;
    return true;
}
function chooseRoot(items, { articlesInMain, titleBesideArticle }) {
    const present = items.reduce((all, { kind, roots }) => (kind === 'text' ? all | roots : all), 0);
    const { custom, area, main, article, container } = ROOT;
    if (present & custom)
        return custom;
    if (present & area)
        return area;
    if (present & main) {
        const inArticle = articlesInMain === 1 && !titleBesideArticle;
        const both = items.some(({ kind, roots }) => kind === 'text' && (roots & main) !== 0 && (roots & article) !== 0);
        return inArticle && both ? main | article : main;
    }
    if (present & article)
        return article;
    return present & container ? container : 0;
}
const ARROW = /^[\u2190\u2039\u00ab\u27f5]|[\u2192\u203a\u00bb\u27f6]$/;
function dropPagerAtEnd(content) {
    for (let at = content.length - 1; at >= 0; at -= 1) {
        const item = content[at];
        if (item === undefined || item.kind === 'link')
            continue;
        if (item.kind !== 'text' || item.linked !== true || !ARROW.test(item.value))
            return;
        item.dropped = true;
        const before = content[at - 1];
        if (before?.kind === 'link')
            before.dropped = true;
    }
}
function partsOf(items) {
    const valuesOf = (kind) => items.flatMap((item) => (item.kind === kind && item.dropped !== true ? [item.value] : []));
    return {
        blocks: valuesOf('text').filter((text) => !isChromeLine(text)),
        anchors: valuesOf('anchor'),
        images: valuesOf('image'),
        links: valuesOf('link'),
    };
}
function assemblePage(found, facts) {
    const items = splice(found, facts).filter(isContent);
    const root = chooseRoot(items, facts);
    const inRoot = (item) => (item.roots & root) === root;
    const inside = root === 0 ? items : items.filter(inRoot);
    dropPagerAtEnd(inside);
    return {
        title: facts.title,
        base: facts.base,
        hasLandmark: root !== 0 && root !== ROOT.container,
        matchesContent: root === ROOT.custom,
        ...partsOf(inside),
        around: partsOf(root === 0 ? [] : items.filter((item) => !inRoot(item))),
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/locate.js

const LOCATED_ROOT = ROOT.main;
function isTag(html, at, name) {
    if (!html.startsWith(name, at + 1))
        return false;
    const after = html.charCodeAt(at + 1 + name.length);
    return after <= 0x20 || after === 0x2f || after === 0x3e;
}
function tagAt(html, name, from = 0) {
    for (let at = html.indexOf(`<${name}`, from); at !== -1; at = html.indexOf(`<${name}`, at + 1))
        if (isTag(html, at, name))
            return at;
    return -1;
}
function isInAttribute(html, at) {
    const tag = html.lastIndexOf('<', at - 1);
    return tag !== -1 && html.indexOf('>', tag) > at;
}
const INERT = [
    ['!--', '-->'],
    ['script', '</script'],
    ['style', '</style'],
];
function endOfInert(html, at) {
    const [, end] = INERT.find(([start]) => html.startsWith(start, at + 1)) ?? [];
    const found = end === undefined ? at : html.indexOf(end, at);
    return found === -1 ? html.length : found;
}
function nextTag(html, from) {
    let at = html.indexOf('<', from);
    while (at !== -1) {
        const letter = html.charAt(at + 1);
        const end = letter === '!' || letter === 's' ? endOfInert(html, at) : at;
        if (end === at)
            return at;
        at = html.indexOf('<', end);
    }
    return -1;
}
function nameAt(html, at, names) {
    const letter = html.charCodeAt(at + 1);
    return names.find((name) => name.charCodeAt(0) === letter && isTag(html, at, name));
}
const HEAD_TAGS = ['main', 'title', 'svg', 'template', 'base'];
function readHead(html, end) {
    let title = -1;
    let at = nextTag(html, 0);
    for (; at !== -1 && at < end; at = nextTag(html, at + 1)) {
        const name = nameAt(html, at, HEAD_TAGS);
        if (name === 'main')
            return { main: at, title };
        if (name === 'template' || name === 'base')
            return undefined;
        if (name === 'svg' && title === -1)
            return undefined;
        if (name === 'title' && title === -1)
            title = at;
    }
    return at === end ? { main: -1, title } : undefined;
}
const MAIN_TAGS = ['article', 'h1', 'H1', '/main'];
function articleAt(html, main) {
    for (let at = nextTag(html, main); at !== -1; at = nextTag(html, at + 1)) {
        const name = nameAt(html, at, MAIN_TAGS);
        if (name === undefined)
            continue;
        const isFirst = name === 'article' && !isInAttribute(html, at);
        return isFirst && !html.slice(main, at).includes('role="article"') ? at : -1;
    }
    return -1;
}
function titleIn(head, at) {
    if (at === -1)
        return /<title/i.test(head) ? undefined : '';
    const end = head.indexOf('</title', at);
    return end === -1 || isInAttribute(head, at) ? undefined : head.slice(at, end + '</title>'.length);
}
const NOT_PLAIN = ['id="content-area"', 'role=main'];
function locateContent(html) {
    const role = html.indexOf('role="main"');
    const end = role === -1 ? html.length : html.lastIndexOf('<', role);
    const head = readHead(html, end);
    if (head === undefined)
        return undefined;
    const main = head.main === -1 ? end : head.main;
    const before = html.slice(0, main);
    if (isInAttribute(html, main) || NOT_PLAIN.some((text) => before.includes(text)))
        return undefined;
    const title = titleIn(before, head.title);
    return title === undefined ? undefined : { main, article: articleAt(html, main), title };
}
function isOnlyArticle(html, end) {
    const main = html.indexOf('</main', end);
    return main !== -1 && !/<article|<h1|role="article"/i.test(html.slice(end, main)) && isOnlyMain(html, main);
}
function isOnlyMain(html, end) {
    return tagAt(html, 'main', end) === -1 && !html.includes('role="main"', end);
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
function isWhitespace(c) {
    return (c === Tokenizer_CharCodes.Space ||
        c === Tokenizer_CharCodes.NewLine ||
        c === Tokenizer_CharCodes.Tab ||
        c === Tokenizer_CharCodes.FormFeed ||
        c === Tokenizer_CharCodes.CarriageReturn);
}
function isEndOfTagSection(c) {
    return c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt || isWhitespace(c);
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
        if (isWhitespace(c)) {
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
        else if (!isWhitespace(c)) {
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
        else if (!isWhitespace(c)) {
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
        else if (!isWhitespace(c)) {
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
        else if (!isWhitespace(c)) {
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
        if (isWhitespace(c) || c === Tokenizer_CharCodes.Gt) {
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
;// CONCATENATED MODULE: ./.work/stage/lib/site/attributes.js
const MAX_ATTRIBUTES = 100;
class Attributes {
    #pairs = [];
    get size() {
        return this.#pairs.length / 2;
    }
    get(name) {
        for (let at = 0; at < this.#pairs.length; at += 2)
            if (this.#pairs[at] === name)
                return this.#pairs[at + 1];
        return undefined;
    }
    add(name, value) {
        if (this.size < MAX_ATTRIBUTES && this.get(name) === undefined)
            this.#pairs.push(name, value);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/tags.js
const VOID = new Set('area base basefont br col command embed frame hr img input keygen link meta param source track wbr'.split(' '));
const BLOCKS = new Set(`address article aside audio blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure
   footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html iframe label legend li main menu nav object ol p pre search
   section summary table tbody td text tfoot th thead tr ul video`.split(/\s+/));
const PLAIN = new Set('abbr b bdi bdo cite code dfn em i kbd mark q s samp small span strong sub sup u var wbr'.split(' '));
const P = new Set(['p']);
const HEADING_OR_P = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']);
const CELLS = new Set(['td', 'th']);
const CLOSED_BY = new Map([
    ['li', new Set(['li', 'p'])],
    ['dt', new Set(['dt', 'dd', 'p'])],
    ['dd', new Set(['dt', 'dd', 'p'])],
    ['tr', new Set(['tr', 'td', 'th', 'p'])],
    ['td', CELLS],
    ['th', CELLS],
    ['tbody', new Set(['thead', 'tbody', 'tr', 'td', 'th'])],
    ['tfoot', new Set(['thead', 'tbody', 'tr', 'td', 'th'])],
    ['option', new Set(['option'])],
    ['optgroup', new Set(['option', 'optgroup'])],
    ['body', new Set(['head', 'title'])],
    ['a', new Set(['a'])],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, HEADING_OR_P]),
    ...'address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre section table ul'
        .split(' ')
        .map((name) => [name, P]),
]);
const SCOPES = new Set(['body', 'main', 'article', 'nav', 'table', 'td', 'th', 'template', 'svg']);
function describeTag(name) {
    return {
        name,
        isBlock: BLOCKS.has(name),
        isHeading: /^h[1-6]$/.test(name),
        isPlain: PLAIN.has(name),
        isVoid: VOID.has(name),
        isScope: SCOPES.has(name),
        closes: CLOSED_BY.get(name),
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/elements.js




const NO_ATTRIBUTES = new Attributes();
const nothing = () => undefined;
const IGNORED = {
    onattribentity: nothing,
    ontextentity: nothing,
    oncdata: nothing,
    ondeclaration: nothing,
    onprocessinginstruction: nothing,
    onend: nothing,
};
const MAX_TAGS = 1_000;
function wantedAttributes(names) {
    return Map.groupBy(names, ({ length }) => length);
}
class ElementReader {
    #handler;
    #wanted;
    #stack = [];
    #tags = new Map();
    #scopes = [];
    #html = '';
    #nextReference = -1;
    #svg = this.#tagOf('svg');
    #tag = this.#tagOf('');
    #attributes;
    #attribute;
    #value = '';
    #stopped = false;
    #end = 0;
    constructor(handler, wanted) {
        this.#handler = handler;
        this.#wanted = wanted;
    }
    get stack() {
        return this.#stack;
    }
    get end() {
        return this.#end;
    }
    stop() {
        this.#stopped = true;
    }
    read(html) {
        this.#html = html;
        const tokenizer = new Tokenizer({ decodeEntities: false }, {
            onopentagname: (start, end) => {
                this.#tag = this.#tagOf(this.#html.slice(start, end).toLowerCase());
                this.#attributes = undefined;
            },
            onattribname: (start, end) => {
                this.#attribute = this.#attributeName(start, end);
                this.#value = '';
            },
            onattribdata: (start, end) => {
                if (this.#attribute !== undefined)
                    this.#value += this.#html.slice(start, end);
            },
            onattribend: () => {
                this.#endAttribute();
            },
            onopentagend: () => {
                this.#openEnd();
                if (this.#stopped)
                    tokenizer.pause();
            },
            onselfclosingtag: () => {
                this.#openEnd(this.#inForeign());
            },
            onclosetag: (start, end) => {
                this.#closeName(start, end);
                if (!this.#stopped)
                    return;
                this.#end = end;
                tokenizer.pause();
            },
            ontext: (start, end) => {
                if (!this.#stopped)
                    this.#text(start, end);
            },
            oncomment: (start, end, offset) => {
                if (!this.#stopped)
                    this.#handler.comment(this.#html.slice(start, end - offset));
            },
            ...IGNORED,
            isInForeignContext: () => this.#inForeign(),
        });
        tokenizer.write(html);
        if (!this.#stopped)
            tokenizer.end();
        while (this.#stack.length > 0)
            this.#pop();
    }
    #inForeign() {
        if (this.#svg.positions.length === 0)
            return false;
        const scope = this.#stack[this.#scopes.at(-1) ?? -1];
        return scope?.name === 'svg' && this.#stack.at(-1)?.name !== 'foreignobject';
    }
    #tagOf(name) {
        const known = this.#tags.get(name);
        if (known !== undefined)
            return known;
        if (this.#tags.size >= MAX_TAGS)
            return this.#tagOf('');
        const tag = { ...describeTag(name), positions: [] };
        this.#tags.set(name, tag);
        return tag;
    }
    #text(start, end) {
        if (this.#nextReference < start) {
            const found = this.#html.indexOf('&', start);
            this.#nextReference = found === -1 ? Infinity : found;
        }
        if (this.#nextReference >= end)
            this.#handler.text(this.#html, start, end);
        else {
            const decoded = decodeHTML(this.#html.slice(start, end));
            this.#handler.text(decoded, 0, decoded.length);
        }
    }
    #attributeName(start, end) {
        if (this.#wanted === undefined)
            return this.#html.slice(start, end).toLowerCase();
        const names = this.#wanted.get(end - start);
        if (names === undefined)
            return undefined;
        for (const known of names)
            if (this.#html.startsWith(known, start))
                return known;
        const name = this.#html.slice(start, end).toLowerCase();
        return names.includes(name) ? name : undefined;
    }
    #endAttribute() {
        if (this.#attribute === undefined)
            return;
        this.#attributes ??= new Attributes();
        this.#attributes.add(this.#attribute, this.#value.includes('&') ? decodeHTMLAttribute(this.#value) : this.#value);
    }
    #openEnd(selfClosing = false) {
        if (this.#stopped)
            return;
        const tag = this.#tag;
        const { closes, isVoid } = tag;
        if (closes !== undefined) {
            for (let top = this.#stack.at(-1); top !== undefined && closes.has(top.name); top = this.#stack.at(-1))
                this.#pop();
        }
        this.#push(tag, this.#attributes ?? NO_ATTRIBUTES);
        if (selfClosing || isVoid)
            this.#pop();
    }
    #closeName(start, end) {
        if (this.#stopped)
            return;
        const top = this.#stack.at(-1)?.name;
        if (top?.length === end - start && this.#html.startsWith(top, start))
            this.#pop();
        else
            this.#closeTag(this.#tagOf(this.#html.slice(start, end).toLowerCase()));
    }
    #closeTag(tag) {
        const { name, isScope, positions } = tag;
        const position = positions.at(-1) ?? -1;
        const outermost = isScope && !CELLS.has(name) ? 0 : (this.#scopes.at(-1) ?? 0);
        if (position >= outermost)
            while (this.#stack.length > position)
                this.#pop();
        else if (name === 'br' || name === 'p') {
            this.#push(tag, NO_ATTRIBUTES);
            this.#pop();
        }
    }
    #push(tag, attributes) {
        const element = { tag, name: tag.name, attributes };
        tag.positions.push(this.#stack.length);
        if (tag.isScope)
            this.#scopes.push(this.#stack.length);
        this.#stack.push(element);
        this.#handler.open(element);
    }
    #pop() {
        const element = this.#stack.pop();
        if (element === undefined)
            return;
        if (element.tag.isScope)
            this.#scopes.pop();
        this.#tags.get(element.name)?.positions.pop();
        this.#handler.close(element);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/landmarks.js

const CONTAINERS = /(?:^|\s)(?:markdown-body|vp-doc|sl-markdown-content|td-content|rst-content|article-content|post-content|entry-content|page-content|main-content|doc-content|docs-content)(?:\s|$)/;
const CONTAINER_IDS = new Set(['main-content', 'content', 'main', 'doc-content', 'page-content']);
function isContainer(attributes) {
    if (attributes.get('itemprop') === 'articleBody')
        return true;
    return CONTAINERS.test(attributes.get('class') ?? '') || CONTAINER_IDS.has(attributes.get('id') ?? '');
}
function rootsOf({ name, attributes }) {
    let roots = 0;
    if (name === 'main')
        roots |= ROOT.main;
    if (name === 'article')
        roots |= ROOT.article;
    if (attributes.size === 0)
        return roots;
    const role = attributes.get('role');
    if (role === 'main')
        roots |= ROOT.main;
    if (role === 'article')
        roots |= ROOT.article;
    if (attributes.get('id') === 'content-area')
        roots |= ROOT.area;
    if (name === 'div' || name === 'section') {
        if (isContainer(attributes))
            roots |= ROOT.container;
    }
    return roots;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/media.js
const MEDIA = new Map([
    ['img', ['src', 'data-src', 'srcset']],
    ['video', ['src', 'poster']],
    ['audio', ['src']],
    ['embed', ['src']],
    ['iframe', ['src', 'data-src']],
    ['object', ['data']],
    ['image', ['href', 'xlink:href']],
]);
const PLACEHOLDER = /^data:image\/(?:gif;base64,R0lGOD|svg\+xml)/;
function unwrapOptimized(address) {
    const [, query] = /\/_next\/image\/?\?(.*)$/.exec(address) ?? [];
    return (query === undefined ? undefined : new URLSearchParams(query).get('url')) ?? address;
}
function addressShown({ name, attributes }) {
    const names = MEDIA.get(name);
    if (names === undefined)
        return undefined;
    let fallback;
    for (const attribute of names) {
        const text = attributes.get(attribute)?.trim();
        if (text === undefined || text === '')
            continue;
        const address = attribute === 'srcset' ? (text.split(/[\s,]/, 1)[0] ?? '') : text;
        if (PLACEHOLDER.test(address))
            fallback ??= address;
        else
            return unwrapOptimized(address);
    }
    return fallback;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/open-link.js
const PERMALINK = /^(?:[#\u00b6\u00a7\u2693\u221e\s]|\u{1f517}|\ufe0f)*$/u;
const PAGER = /^(?:[\u00ab\u2039\u2190<]\s*)?(?:previous|prev|next)(?: (?:page|chapter|topic|article|section))?(?:\s*[:\u00bb\u203a\u2192>].{0,200})?$/i;
const TEXT_START = { value: '', space: false };
class OpenLink {
    element;
    #start;
    #itemsFrom;
    #written = 0;
    #isPager = false;
    #mark;
    constructor(start) {
        this.element = start.element;
        this.#start = start;
        this.#itemsFrom = start.sink.length;
        this.#mark = start.mark;
    }
    holdsBlock() {
        return this.#mark.value === '';
    }
    wrote(block) {
        this.#written += 1;
        if (this.#written === 1 && this.holdsBlock() && PAGER.test(block))
            this.#isPager = true;
        this.#mark = TEXT_START;
    }
    end(shown) {
        const { item, sink, inHeading } = this.#start;
        const hasItems = sink.length > this.#itemsFrom + 1;
        const alone = this.#written === 0;
        const isPermalink = alone && !hasItems && item.value.includes('#') && PERMALINK.test(shown);
        const isPager = this.#isPager || (alone && PAGER.test(shown));
        if (isPager)
            this.#drop();
        if (isPermalink || (inHeading && item.value.startsWith('#')))
            item.dropped = true;
        return isPermalink || isPager ? this.#mark : undefined;
    }
    #drop() {
        for (const inside of this.#start.sink.slice(this.#itemsFrom))
            inside.dropped = true;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/streamed-parts.js
const PLACE = /^(.{0,64}?)([BP]):([0-9a-f]{1,8})$/;
const SEGMENT = /^(.{0,64}?)S:([0-9a-f]{1,8})$/;
const BOUNDARY_END = '/$';
function isPlace(id) {
    return PLACE.test(id);
}
class StreamedParts {
    #segments = new Map();
    #places = new Map();
    #boundaries = [];
    get segments() {
        return this.#segments;
    }
    get hasPlaces() {
        return this.#places.size > 0;
    }
    isNewSegment(id) {
        return id.includes('S:') && SEGMENT.test(id) && !this.#segments.has(id);
    }
    openPlace(id, context) {
        const [, prefix = '', kind, number] = PLACE.exec(id) ?? [];
        if (number === undefined)
            return;
        const segment = `${prefix}S:${number}`;
        const { sink, roots } = context;
        const slot = { segment, fallbackEnd: undefined };
        sink.push({ kind: 'slot', value: segment, roots, group: undefined, slot });
        this.#places.set(segment, context);
        const boundary = this.#boundaries.at(-1);
        if (kind === 'B' && boundary?.sink === sink)
            boundary.slot ??= slot;
    }
    openSegment(id, context) {
        const sink = [];
        this.#segments.set(id, sink);
        return { ...(this.#places.get(id) ?? context), sink };
    }
    openBoundary(comment, sink) {
        if (comment === '$?')
            this.#boundaries.push({ slot: undefined, sink });
        else if (comment === '$' || comment === '$!')
            this.#boundaries.push({ slot: undefined, sink: [] });
    }
    closeBoundary() {
        return this.#boundaries.pop();
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/page-handler.js







const ATTRIBUTES = wantedAttributes(`class id role hidden aria-hidden aria-haspopup aria-expanded aria-controls href src rel name srcset poster data itemprop
   data-src xlink:href`.split(/\s+/));
class PageHandler {
    items = [];
    #rules;
    #options;
    #reader;
    #rootOnly;
    #hasSelectors;
    #contexts = [];
    #parts = new StreamedParts();
    #context;
    #text = new ReadableText();
    #linkedText = '';
    #link;
    #title;
    #inTitle = false;
    base;
    articlesInMain = 0;
    titleBesideArticle = false;
    constructor(rules, options, roots) {
        this.#rules = rules;
        this.#options = options;
        this.#rootOnly = roots !== undefined;
        this.#hasSelectors = options.content !== undefined || options.ignore !== undefined;
        this.#reader = new ElementReader(this, this.#hasSelectors ? undefined : ATTRIBUTES);
        const sink = this.items;
        this.#context = { roots: roots ?? 0, chrome: false, inArticle: false, inHeading: false, group: undefined, sink };
    }
    get hasPlaces() {
        return this.#parts.hasPlaces;
    }
    get segments() {
        return this.#parts.segments;
    }
    get title() {
        return Buffer.from(this.#title?.value ?? '').toString();
    }
    read(html) {
        this.#reader.read(html);
        this.#flush();
        return this.#reader.end;
    }
    open(element) {
        const { tag, attributes } = element;
        this.#contexts.push(this.#context);
        if (tag.isBlock)
            this.#flush();
        else if (tag.isPlain && !this.#hasSelectors && this.#rules.isPlain(attributes))
            return;
        else
            this.#openInLine(element);
        const next = this.#enter(element);
        if (next === this.#context && next.chrome)
            return;
        this.#context = next;
        if (!next.chrome)
            this.#addItems(element);
    }
    close(element) {
        const { tag, name } = element;
        if (tag.isBlock)
            this.#flush();
        else if (name === 'title')
            this.#inTitle = false;
        const context = this.#contexts.pop();
        if (context === undefined)
            return;
        if (this.#link?.element === element)
            this.#closeLink(this.#link);
        if (context.sink !== this.#context.sink)
            this.#flush();
        this.#context = context;
        if (this.#rootOnly && this.#contexts.length === 0)
            this.#reader.stop();
    }
    text(source, from, to) {
        if (this.#inTitle)
            this.#title?.add(source, from, to);
        else if (!this.#context.chrome)
            this.#text.add(source, from, to);
    }
    comment(text) {
        if (text !== BOUNDARY_END) {
            this.#parts.openBoundary(text, this.#context.sink);
            return;
        }
        const boundary = this.#parts.closeBoundary();
        if (boundary?.slot === undefined)
            return;
        this.#flush();
        boundary.slot.fallbackEnd = boundary.sink.length;
    }
    #openInLine(element) {
        const { name, attributes } = element;
        if (name === 'br')
            this.text(' ', 0, 1);
        else if (name === 'title')
            this.#openTitle();
        else if (name === 'base')
            this.base ??= attributes.get('href');
        else if (name === 'template')
            this.#openPlace(element);
    }
    #openTitle() {
        if (this.#title !== undefined || this.#reader.stack.some(({ name }) => name === 'svg'))
            return;
        this.#title = new ReadableText();
        this.#inTitle = true;
    }
    #openPlace({ attributes }) {
        const id = attributes.get('id') ?? '';
        if (!isPlace(id))
            return;
        this.#flush();
        this.#parts.openPlace(id, this.#context);
    }
    #enter(element) {
        const { name, attributes } = element;
        const segment = attributes.get('id') ?? '';
        if (this.#parts.isNewSegment(segment)) {
            this.#flush();
            return this.#parts.openSegment(segment, this.#context);
        }
        const context = this.#context;
        const roots = rootsOf(element) | this.#customRoot();
        if (roots !== 0)
            return this.#enterRoot(element, roots);
        if (context.chrome)
            return context;
        if (this.#isIgnored() || this.#rules.isChrome(element, context.inArticle))
            return { ...context, chrome: true };
        if (name === 'section')
            return context.inArticle ? context : { ...context, inArticle: true };
        if (element.tag.isHeading)
            return this.#enterHeading(name);
        const group = this.#groupOf(element);
        return group === context.group ? context : { ...context, group };
    }
    #isIgnored() {
        return this.#options.ignore?.matches(this.#reader.stack) === true;
    }
    #customRoot() {
        return this.#options.content?.matches(this.#reader.stack) === true ? ROOT.custom : 0;
    }
    #enterRoot(element, roots) {
        const context = this.#context;
        const isArticle = (roots & ROOT.article) !== 0;
        const first = isArticle && (context.roots & ROOT.article) === 0;
        const inMain = ((context.roots | roots) & (ROOT.main | ROOT.area)) !== 0;
        if (first && inMain)
            this.articlesInMain += 1;
        const marks = (roots & (ROOT.main | ROOT.area | ROOT.custom)) !== 0 || (first && inMain);
        const outer = marks ? { chrome: false, inArticle: false, group: undefined } : context;
        const plain = roots === ROOT.container && this.#rules.isChrome(element, context.inArticle);
        const chrome = this.#isIgnored() || plain || outer.chrome;
        const inArticle = isArticle || outer.inArticle;
        return { ...context, roots: context.roots | roots, chrome, inArticle, group: outer.group };
    }
    #enterHeading(name) {
        const context = this.#context;
        if (name === 'h1') {
            for (let group = context.group; group !== undefined; group = group.parent)
                group.isContent = true;
            const { main, area, article } = ROOT;
            if ((context.roots & (main | area)) !== 0 && (context.roots & article) === 0)
                this.titleBesideArticle = true;
        }
        return { ...context, inHeading: true };
    }
    #groupOf({ name, attributes }) {
        const { group, inArticle } = this.#context;
        if (name === 'header' && !inArticle)
            return { parent: group, isContent: false };
        const classes = attributes.size === 0 ? undefined : attributes.get('class');
        if (classes?.includes('sidebar') !== true)
            return group;
        const words = classes.split(/\s+/);
        if (words.includes('sidebar-title') && group !== undefined)
            group.isContent = true;
        return words.includes('sidebar') ? { parent: group, isContent: false } : group;
    }
    #addItems(element) {
        const { name, tag, attributes } = element;
        if (attributes.size === 0)
            return;
        const shown = addressShown(element);
        if (shown !== undefined)
            this.#push('image', shown);
        const id = attributes.get('id');
        if (name === 'a') {
            const href = attributes.get('href');
            if (href !== undefined)
                this.#openLink(element, href);
            else if (id !== undefined)
                this.#push('anchor', id);
            const named = attributes.get('name');
            if (named !== undefined && named !== id)
                this.#push('anchor', named);
        }
        else if (id !== undefined && (name === 'section' || tag.isHeading))
            this.#push('anchor', id);
    }
    #openLink(element, href) {
        const { inHeading, sink } = this.#context;
        const item = { kind: 'link', value: href, roots: this.#context.roots, group: this.#context.group };
        this.#link = new OpenLink({ element, item, sink, inHeading, mark: this.#text.mark() });
        sink.push(item);
    }
    #closeLink(link) {
        this.#linkedText = link.holdsBlock() ? this.#text.value : '';
        const before = link.end(this.#text.sinceMark);
        if (before !== undefined)
            this.#text.reset(before);
        this.#link = undefined;
    }
    #push(kind, value) {
        const { roots, group, sink } = this.#context;
        sink.push({ kind, value, roots, group });
    }
    #flush() {
        const value = this.#text.take();
        const linkedText = this.#linkedText;
        this.#linkedText = '';
        if (value === '')
            return;
        const { roots, group, sink } = this.#context;
        const linked = this.#link?.holdsBlock() === true || linkedText === value;
        sink.push({ kind: 'text', value, roots, group, linked });
        this.#link?.wrote(value);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/page.js




class PageReader {
    #rules = new ChromeRules();
    #options;
    constructor(options = {}) {
        this.#options = options;
    }
    read(html) {
        return this.readSourced(html).page;
    }
    readWhole(html) {
        return this.#parse(html).page;
    }
    readSourced(html, known) {
        const found = this.#options.content === undefined ? locateContent(html) : undefined;
        if (found !== undefined) {
            const { main, article, title } = found;
            const content = (article === -1 ? undefined : this.#readFrom(html, { start: article, isComplete: isOnlyArticle, known })) ??
                this.#readFrom(html, { start: main, isComplete: isOnlyMain, known });
            if (content !== undefined)
                return { ...content, page: { ...content.page, title: this.#titleOf(title) } };
        }
        return { page: this.readWhole(html), source: undefined };
    }
    #readFrom(html, { start, isComplete, known }) {
        if (known?.source !== undefined && html.startsWith(known.source, start)) {
            return isComplete(html, start + known.source.length) ? known : undefined;
        }
        const content = html.slice(start);
        const { page, end, isPartial } = this.#parse(content, LOCATED_ROOT);
        if (isPartial || end === 0 || page.blocks.length === 0 || !isComplete(html, start + end))
            return undefined;
        return { page, source: content.slice(0, end + 1) };
    }
    #titleOf(source) {
        return source === '' ? '' : this.#parse(source).page.title;
    }
    #parse(html, roots) {
        const handler = new PageHandler(this.#rules, this.#options, roots);
        const end = handler.read(html);
        return { page: assemblePage(handler.items, handler), end, isPartial: handler.hasPlaces };
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/resolve.js
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
function isQuote(c) {
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
                    if (isQuote(selector.charCodeAt(selectorIndex))) {
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
                        if (isQuote(selector.charCodeAt(selectorIndex + 1))) {
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
                                isQuote(quot)) {
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

;// CONCATENATED MODULE: ./.work/stage/lib/site/selectors.js

class SelectorError extends Error {
    name = 'SelectorError';
}
const COMPARISONS = {
    [AttributeAction.Exists]: () => true,
    [AttributeAction.Equals]: (actual, value) => actual === value,
    [AttributeAction.Not]: (actual, value) => actual !== value,
    [AttributeAction.Any]: (actual, value) => value !== '' && actual.includes(value),
    [AttributeAction.Start]: (actual, value) => value !== '' && actual.startsWith(value),
    [AttributeAction.End]: (actual, value) => value !== '' && actual.endsWith(value),
    [AttributeAction.Hyphen]: (actual, value) => actual === value || actual.startsWith(`${value}-`),
    [AttributeAction.Element]: (actual, value) => actual.includes(value) && actual.split(/\s+/).includes(value),
};
function attributeTest(part) {
    const name = part.name.toLowerCase();
    const fold = (text) => (part.ignoreCase === true ? text.toLowerCase() : text);
    const value = fold(part.value);
    const compare = COMPARISONS[part.action];
    if (compare === undefined)
        throw new SelectorError('uses an unknown attribute comparison');
    return ({ attributes }) => {
        const actual = attributes.get(name);
        if (actual === undefined)
            return part.action === AttributeAction.Not;
        return compare(fold(actual), value);
    };
}
function testOf(part) {
    switch (part.type) {
        case SelectorType.Universal:
            return () => true;
        case SelectorType.Tag: {
            const name = part.name.toLowerCase();
            return (element) => element.name === name;
        }
        case SelectorType.Attribute:
            return attributeTest(part);
        case SelectorType.Pseudo: {
            if (!['not', 'is', 'where', 'matches'].includes(part.name) || !Array.isArray(part.data))
                break;
            const choices = part.data.map((choice) => choice.map(testOf));
            const any = (element) => choices.some((tests) => tests.every((test) => test(element)));
            return part.name === 'not' ? (element) => !any(element) : any;
        }
        default:
    }
    throw new SelectorError('uses more than tags, classes, IDs, attributes, :not(), :is(), descendants and children');
}
function stepsOf(parts) {
    const steps = [];
    let tests = [];
    let before = 'none';
    for (const part of parts) {
        if (part.type === SelectorType.Descendant || part.type === SelectorType.Child) {
            steps.push({ tests, before });
            tests = [];
            before = part.type === SelectorType.Child ? 'child' : 'descendant';
        }
        else
            tests.push(testOf(part));
    }
    return [...steps, { tests, before }];
}
const MAX_DEPTH = 500;
function matchesSteps(steps, stack) {
    const fits = (step, at) => {
        const element = stack[at];
        return element !== undefined && (steps[step]?.tests.every((test) => test(element)) ?? false);
    };
    if (!fits(steps.length - 1, stack.length - 1))
        return false;
    const deepest = stack.length - 1;
    let places = [stack.length - 1];
    for (let step = steps.length - 1; step > 0; step -= 1) {
        const isChild = steps[step]?.before === 'child';
        const next = isChild ? places.map((at) => at - 1).filter((at) => fits(step - 1, at)) : [];
        const highest = Math.max(...places) - 1;
        for (let at = highest; !isChild && at >= Math.max(0, deepest - MAX_DEPTH); at -= 1)
            if (fits(step - 1, at))
                next.push(at);
        places = next;
        if (places.length === 0)
            return false;
    }
    return true;
}
function selectors_parseSelector(text) {
    let choices;
    try {
        choices = parse_parse(text);
    }
    catch {
        throw new SelectorError('is not a CSS selector');
    }
    const compiled = choices.map(stepsOf);
    return { text, matches: (stack) => compiled.some((steps) => matchesSteps(steps, stack)) };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/page-batch.js






const MAX_PAGE_BYTES = 40 * 2 ** 20;
function createPageReader({ content, ignore }) {
    return new PageReader({
        content: content === undefined ? undefined : selectors_parseSelector(content),
        ignore: ignore === undefined ? undefined : selectors_parseSelector(ignore),
    });
}
class page_batch_BatchReader {
    #folders;
    #reader;
    #addresses = new AddressReader();
    #onlyDigest;
    constructor(plan) {
        this.#folders = plan.roots.map((root) => new SiteFiles(root));
        this.#reader = createPageReader(plan);
        this.#onlyDigest = plan.onlyDigest;
    }
    read(tasks) {
        return packRecords(tasks.map((task) => this.#readStates(task)));
    }
    #readStates({ path, sizes }) {
        let known;
        return this.#folders.map((files, index) => {
            const size = sizes[index];
            if (size === undefined)
                return undefined;
            known = size > MAX_PAGE_BYTES ? unreadState(path, files, known) : this.#readState(path, files.read(path), known);
            return known.record;
        });
    }
    #readState(path, bytes, known) {
        if (known?.bytes?.equals(bytes) === true)
            return known;
        const sourced = this.#reader.readSourced(decodePage(bytes), known?.sourced);
        const isSame = known !== undefined && sourced.source !== undefined && sourced.source === known.sourced?.source;
        const record = isSame
            ? { ...known.record, title: sourced.page.title }
            : recordPage(sourced.page, { path, addresses: this.#addresses, onlyDigest: this.#onlyDigest });
        return { bytes, sourced, record };
    }
}
function unreadState(path, files, known) {
    const record = recordBytes(path, files.sha256(path));
    return known?.record.contentDigest === record.contentDigest ? known : { record };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/page-workers.js







const MIN_BYTES_FOR_WORKERS = 6 * 2 ** 20;
const MAX_WORKERS = 3;
const BATCH_BYTES = 2 ** 20;
const MAX_WAITING_BYTES = 2 * BATCH_BYTES;
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 24 };
function findPageWorker() {
    const entry = (0,external_node_url_.pathToFileURL)(process.argv[1] ?? '');
    const files = ['page-worker/index.js', '../page-worker/index.js'].map((path) => (0,external_node_url_.fileURLToPath)(new URL(path, entry)));
    return files.find((file) => (0,external_node_fs_.existsSync)(file));
}
function isPlan(value) {
    return typeof value === 'object' && value !== null && 'plan' in value;
}
function serveBatches() {
    if (parentPort === null || !isPlan(workerData))
        return;
    const port = parentPort;
    const reader = new BatchReader(workerData.plan);
    port.on('message', (batch) => {
        try {
            port.postMessage({ records: reader.read(batch) });
        }
        catch (error) {
            const failure = error instanceof Error ? error.message : 'unknown error';
            port.postMessage({ failure });
        }
    });
}
function bytesOf(batch) {
    let bytes = 0;
    for (const { sizes } of batch)
        for (const size of sizes)
            bytes += size ?? 0;
    return bytes;
}
function batchesOf(tasks) {
    const batches = [];
    let bytes = Infinity;
    for (const task of tasks) {
        if (bytes >= BATCH_BYTES) {
            batches.push([]);
            bytes = 0;
        }
        batches.at(-1)?.push(task);
        bytes += bytesOf([task]);
    }
    return batches;
}
class PagePool {
    #here;
    #workers;
    #onRecords;
    #waiting = [];
    #end = Promise.withResolvers();
    #isFinishing = false;
    #hasFailed = false;
    constructor(plan, { workerFile, onRecords }) {
        const count = workerFile === undefined ? 0 : Math.min(MAX_WORKERS, (0,external_node_os_namespaceObject.availableParallelism)() - 1);
        this.#here = new page_batch_BatchReader(plan);
        this.#onRecords = onRecords;
        this.#workers = Array.from({ length: count }, () => this.#startWorker(workerFile ?? '', plan));
        this.#end.promise.catch(() => undefined);
    }
    add(batch) {
        this.#waiting.push(batch);
        this.#share();
    }
    async finish() {
        this.#isFinishing = true;
        while (!this.#hasFailed) {
            await (0,external_node_timers_promises_.setImmediate)();
            const batch = this.#waiting.shift();
            if (batch === undefined)
                break;
            this.#onRecords(this.#here.read(batch));
        }
        this.#endWhenDone();
        await this.#end.promise;
    }
    async close() {
        this.#fail(new SiteFolderError('unreadable', 'The pages were not read to the end.'));
        await Promise.all(this.#workers.map(({ thread }) => thread.terminate()));
    }
    #startWorker(file, plan) {
        const thread = new external_node_worker_threads_.Worker(file, { workerData: { plan }, resourceLimits: WORKER_LIMITS, env: {}, execArgv: [] });
        const worker = { thread, batches: [] };
        thread.on('message', ({ records, failure }) => {
            worker.batches.shift();
            if (records === undefined)
                this.#fail(new SiteFolderError('unreadable', failure ?? 'A page cannot be read.'));
            else
                this.#onRecords(records);
            this.#share();
            this.#endWhenDone();
        });
        thread.on('error', (error) => {
            this.#fail(error);
        });
        thread.on('exit', () => {
            this.#fail(new SiteFolderError('unreadable', 'The pages cannot be read, because a worker thread ended.'));
        });
        return worker;
    }
    #fail(error) {
        this.#hasFailed = true;
        this.#end.reject(error);
    }
    #share() {
        for (const { thread, batches } of this.#workers) {
            while (this.#waiting.length > 0 && bytesOf(batches.flat()) < MAX_WAITING_BYTES) {
                const batch = this.#waiting.shift() ?? [];
                batches.push(batch);
                thread.postMessage(batch);
            }
        }
    }
    #endWhenDone() {
        const isDone = this.#waiting.length === 0 && this.#workers.every(({ batches }) => batches.length === 0);
        if (this.#isFinishing && isDone)
            this.#end.resolve(undefined);
    }
}
async function readPages(plan, tasks, options) {
    const workerFile = bytesOf(tasks) < MIN_BYTES_FOR_WORKERS ? undefined : options.workerFile;
    const pool = new PagePool(plan, { ...options, workerFile });
    try {
        for (const batch of batchesOf(tasks))
            pool.add(batch);
        await pool.finish();
    }
    finally {
        await pool.close();
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/compare-inputs.js


const COMPARE_INPUTS = {
    before: '',
    after: '',
    redirects: '',
    'fail-on': 'never',
    content: '',
    ignore: '',
    'github-token': '',
    comment: 'false',
};
const FAIL_ON = ['removed', 'broken-redirects', 'lost-anchors'];
function parseSelectorText(text) {
    try {
        return accept(selectors_parseSelector(text).text);
    }
    catch (error) {
        if (!(error instanceof SelectorError))
            throw error;
        return refuse(`${error.message}: \`${text}\`.`);
    }
}
function collectCompareInputs(reader) {
    const inputs = {
        before: reader.required('before', parsePath),
        after: reader.required('after', parsePath),
        redirects: reader.optional('redirects', parsePath),
        failOn: reader.optional('fail-on', (text) => parseFailOn(text, FAIL_ON)),
        content: reader.optional('content', parseSelectorText),
        ignore: reader.optional('ignore', parseSelectorText),
        token: reader.optional('github-token', parseToken),
        comment: reader.optional('comment', parseBoolean),
    };
    if (inputs.failOn?.includes('broken-redirects') === true && reader.text('redirects') === '')
        reader.mistake('fail-on', 'with `broken-redirects` requires `redirects`.');
    if (inputs.comment === true && reader.text('github-token') === '') {
        const needs = 'requires `github-token`. Pass `github-token: ${{ github.token }}`, and give the job the permission';
        reader.mistake('comment', `${needs} \`pull-requests: write\`.`);
    }
    return inputs;
}
const OPTIONAL = ['redirects', 'content', 'ignore', 'token'];
function readCompareInputs(reader) {
    return reader.finish(collectCompareInputs(reader), OPTIONAL);
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/compare-report.js
function isChanged({ added, removed, moved, edited }) {
    return added.length + removed.length + moved.length + edited.length > 0;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/anchors.js

const anchors_ATTRIBUTES = wantedAttributes(['id', 'name']);
function hasAnchor(html, anchor) {
    if (anchor === '' || anchor.toLowerCase() === 'top')
        return true;
    let found = false;
    const nothing = () => undefined;
    const reader = new ElementReader({
        open: ({ name, attributes }) => {
            if (attributes.get('id') !== anchor && (name !== 'a' || attributes.get('name') !== anchor))
                return;
            found = true;
            reader.stop();
        },
        close: nothing,
        text: nothing,
        comment: nothing,
    }, anchors_ATTRIBUTES);
    reader.read(html);
    return found;
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/frame.js

const SHARE = 0.5;
const MIN_PAGES = 4;
const SAMPLE_PAGES = 16;
function imageId(source) {
    return source.kind === 'file' ? `file:${source.path}` : source.key;
}
function framePages(records) {
    const withLandmark = [];
    let needed = false;
    for (const { path, hasLandmark } of records) {
        if (hasLandmark)
            withLandmark.push(path);
        else
            needed = true;
    }
    return needed ? withLandmark.sort().slice(0, SAMPLE_PAGES) : [];
}
class PageCounts {
    #counts = new Map();
    add(values) {
        for (const value of new Set(values))
            this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    }
    common(pages) {
        return [...this.#counts].flatMap(([value, count]) => (count >= pages ? [value] : []));
    }
}
function learnFrame(records, around) {
    const counts = {
        blocks: new PageCounts(),
        links: new PageCounts(),
        images: new PageCounts(),
    };
    let pages = 0;
    for (const record of records) {
        if (record.hasLandmark)
            continue;
        pages += 1;
        counts.blocks.add(record.blocks);
        counts.links.add(linkValues(record));
        counts.images.add(record.images.map(imageId));
    }
    const needed = pages >= MIN_PAGES ? pages * SHARE : Infinity;
    return {
        blocks: new Set([...counts.blocks.common(needed), ...around.flatMap(({ blocks }) => [...blocks])]),
        links: new Set([...counts.links.common(needed), ...around.flatMap((record) => [...linkValues(record)])]),
        images: new Set([...counts.images.common(needed), ...around.flatMap(({ images }) => images.map(imageId))]),
    };
}
function joinFrames(a, b) {
    return {
        blocks: new Set([...a.blocks, ...b.blocks]),
        links: new Set([...a.links, ...b.links]),
        images: new Set([...a.images, ...b.images]),
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/digest-version.js
const DIGEST_PREFIX = 'c1:';
function isContentDigest(text) {
    return typeof text === 'string' && /^c1:[0-9a-f]{64}$/.test(text);
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/titles.js
const SEPARATOR = / (?:[|\u2013\u2014\u00b7\u2022\u00bb\u00ab:-]|::) /g;
const titles_SHARE = 0.5;
const MIN_TITLES = 3;
function lastParts(title) {
    const last = [...title.matchAll(SEPARATOR)].at(-1);
    return last === undefined ? undefined : title.slice(last.index);
}
function firstParts(title) {
    const first = title.matchAll(SEPARATOR).next().value;
    return first === undefined ? undefined : title.slice(0, first.index + first[0].length);
}
function commonPart(titles, part) {
    const counts = new Map();
    for (const title of titles) {
        const found = part(title);
        if (found !== undefined)
            counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    const [best] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return best !== undefined && titles.length >= MIN_TITLES && best[1] >= titles.length * titles_SHARE ? best[0] : undefined;
}
function learnSiteName(titles) {
    const suffix = commonPart(titles, lastParts);
    const prefix = suffix === undefined ? commonPart(titles, firstParts) : undefined;
    const name = (suffix ?? prefix)?.replace(SEPARATOR, '');
    return (title) => {
        if (name !== undefined && title === name)
            return '';
        if (suffix !== undefined && title.endsWith(suffix))
            return title.slice(0, -suffix.length);
        return prefix !== undefined && title.startsWith(prefix) ? title.slice(prefix.length) : title;
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/content-digest.js






function imageKey(source, sha256Of) {
    if (source.kind === 'key')
        return source.key;
    const sha256 = sha256Of(source.path);
    return sha256 === undefined ? missingKey(source.path) : bytesKey(sha256);
}
function ownDigest(record, frame) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const { blocks, blockDigests } = record;
    const add = (index) => {
        hash.update(blockDigests?.subarray(index * BLOCK_DIGEST_BYTES, (index + 1) * BLOCK_DIGEST_BYTES) ?? '');
    };
    blocks.forEach((block, index) => {
        if (!frame.blocks.has(block))
            add(index);
    });
    linkValues(record).forEach((link, index) => {
        if (!frame.links.has(link))
            add(blocks.length + index);
    });
    return hash.digest('hex');
}
function ownImages({ hasLandmark, images }, frame) {
    return hasLandmark ? images : images.filter((source) => !frame.images.has(imageId(source)));
}
function digestSite({ records, frame, sha256Of }) {
    const withoutName = learnSiteName(records.map(({ title }) => title));
    const pages = records.map((record) => {
        const lines = [
            `page ${record.path}`,
            `title ${withoutName(record.title)}`,
            `content ${record.contentDigest}`,
            ...(record.hasLandmark ? [] : [`blocks ${ownDigest(record, frame)}`]),
            ...ownImages(record, frame).map((source) => `image ${imageKey(source, sha256Of)}`),
        ];
        return (0,external_node_crypto_.createHash)('sha256')
            .update(`${lines.join('\n')}\n`)
            .digest('hex');
    });
    return (DIGEST_PREFIX +
        (0,external_node_crypto_.createHash)('sha256')
            .update(`${pages.sort().join('\n')}\n`)
            .digest('hex'));
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/site-content.js













const CONCURRENT_FILES = 8;
async function digestFile(root, path) {
    const handle = await openSiteFile(root, path);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)('', { fd: handle, highWaterMark: 256 * 1024 }))
        hash.update(chunk);
    return hash.digest('hex');
}
async function digestImages({ root }, files, pages) {
    const wanted = new Set();
    for (const { images } of pages)
        for (const source of images)
            if (source.kind === 'file')
                wanted.add(source.path);
    const queue = [...wanted].filter((path) => files.has(path)).sort();
    const digests = new Map();
    const drain = async () => {
        for (let path = queue.pop(); path !== undefined; path = queue.pop())
            digests.set(path, await digestFile(root, path));
    };
    await Promise.all(Array.from({ length: CONCURRENT_FILES }, drain));
    return digests;
}
function readAround({ root }, pages, plan) {
    const [reader, files, addresses] = [createPageReader(plan), new SiteFiles(root), new AddressReader()];
    return framePages(pages).map((path) => recordAround(path, reader.readWhole(decodePage(files.read(path))), addresses));
}
async function describe(folder, pages, plan) {
    const files = new Set(folder.files.map(({ path }) => path));
    const records = [...pages.values()];
    const sha256 = await digestImages(folder, files, records);
    const frame = learnFrame(records, readAround(folder, records, plan));
    const sha256Of = (path) => sha256.get(path);
    const known = new Map();
    const keyOf = (key) => {
        const found = known.get(key) ?? fingerprint(key);
        known.set(key, found);
        return found;
    };
    return {
        folder,
        files,
        pages,
        frame,
        withoutSiteName: learnSiteName(records.map(({ title }) => title)),
        imagesOf: (page, joined) => ownImages(page, joined).map((source) => keyOf(imageKey(source, sha256Of))),
        contentDigest: digestSite({ records, frame, sha256Of }),
    };
}
function tasksOf(folders) {
    const sizes = new Map();
    folders.forEach(({ files }, index) => {
        for (const { path, size } of files) {
            if (!isPage(path))
                continue;
            const known = sizes.get(path) ?? folders.map(() => undefined);
            known[index] = size;
            sizes.set(path, known);
        }
    });
    return [...sizes].map(([path, known]) => ({ path, sizes: known }));
}
const LARGE_PAGE_BYTES = 4 * 2 ** 20;
function splitLarge(task, folders) {
    const { path, sizes } = task;
    const isLarge = sizes.every((size) => size !== undefined && size > LARGE_PAGE_BYTES && size <= MAX_PAGE_BYTES);
    if (!isLarge)
        return [task];
    const sha256 = () => new Set(folders.map(({ root }) => new SiteFiles(root).sha256(path)));
    if (new Set(sizes).size === 1 && sha256().size === 1)
        return [task];
    return sizes.map((_, state) => ({ path, sizes: sizes.map((size, index) => (index === state ? size : undefined)) }));
}
async function readSites(folders, { content, ignore }, { workerFile, onProgress }) {
    const plan = { roots: folders.map(({ root }) => root), content, ignore, onlyDigest: false };
    const tasks = tasksOf(folders).flatMap((task) => splitLarge(task, folders));
    const found = new Map();
    const onRecords = (batch) => {
        const known = found.size;
        for (const records of batch) {
            const path = records.find((record) => record !== undefined)?.path;
            if (path === undefined)
                continue;
            const others = found.get(path);
            found.set(path, others === undefined ? records : records.map((record, index) => record ?? others[index]));
        }
        onProgress(found.size - known);
    };
    await readPages(plan, tasks, { workerFile, onRecords });
    const sites = [];
    for (const [index, folder] of folders.entries()) {
        const pages = new Map();
        for (const { path } of folder.files) {
            const record = found.get(path)?.[index];
            if (record !== undefined)
                pages.set(path, record);
        }
        sites.push(await describe(folder, pages, plan));
    }
    return sites;
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/shared-changes.js
const shared_changes_SHARE = 0.9;
const shared_changes_MIN_PAGES = 4;
function surplus(values, others) {
    const counts = new Map();
    for (const value of Array.from(others))
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const more = new Set();
    for (const value of Array.from(values)) {
        const left = counts.get(value) ?? 0;
        if (left > 0)
            counts.set(value, left - 1);
        else
            more.add(value);
    }
    return more;
}
function sameSequence(a, b) {
    if (a.length !== b.length)
        return false;
    for (let at = 0; at < a.length; at += 1)
        if (a[at] !== b[at])
            return false;
    return true;
}
function findSharedChanges(pairs) {
    let [pages, differing] = [0, 0];
    for (const { before, after } of pairs()) {
        pages += 1;
        if (!sameSequence(before, after))
            differing += 1;
    }
    const needed = pages * shared_changes_SHARE;
    if (pages < shared_changes_MIN_PAGES || differing < needed)
        return new Set();
    const [added, removed] = [new Map(), new Map()];
    const note = (changes, values) => {
        for (const value of values)
            changes.set(value, (changes.get(value) ?? 0) + 1);
    };
    for (const { before, after } of pairs()) {
        note(added, surplus(after, before));
        note(removed, surplus(before, after));
    }
    return new Set([...added, ...removed].flatMap(([value, count]) => (count >= needed ? [value] : [])));
}
function without(values, ignored) {
    return ignored.size === 0 ? values : Array.from(values).filter((value) => !ignored.has(value));
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/diff.js
const MAX_CELLS = 1_000_000;
function commonLengths(before, after) {
    const width = after.length + 1;
    const lengths = new Uint32Array((before.length + 1) * width);
    for (let x = before.length - 1; x >= 0; x -= 1) {
        for (let y = after.length - 1; y >= 0; y -= 1) {
            const here = x * width + y;
            lengths[here] =
                before[x] === after[y]
                    ? (lengths[here + width + 1] ?? 0) + 1
                    : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0);
        }
    }
    return lengths;
}
function exactPairs(before, after) {
    const width = after.length + 1;
    const lengths = commonLengths(before, after);
    const pairs = [];
    for (let x = 0, y = 0; x < before.length && y < after.length;) {
        if (before[x] === after[y])
            pairs.push([x++, y++]);
        else if ((lengths[(x + 1) * width + y] ?? 0) >= (lengths[x * width + y + 1] ?? 0))
            x += 1;
        else
            y += 1;
    }
    return pairs;
}
function uniquePositions(items) {
    const positions = new Map();
    const repeated = new Set();
    items.forEach((item, at) => {
        if (positions.has(item))
            repeated.add(item);
        positions.set(item, at);
    });
    for (const item of repeated)
        positions.delete(item);
    return positions;
}
function rising(pairs) {
    const tails = [];
    const previous = new Int32Array(pairs.length).fill(-1);
    pairs.forEach(([, y], index) => {
        let low = 0;
        let high = tails.length;
        while (low < high) {
            const middle = (low + high) >> 1;
            if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < y)
                low = middle + 1;
            else
                high = middle;
        }
        previous[index] = low === 0 ? -1 : (tails[low - 1] ?? -1);
        tails[low] = index;
    });
    const chain = [];
    for (let at = tails.at(-1) ?? -1; at !== -1; at = previous[at] ?? -1) {
        const pair = pairs[at];
        if (pair !== undefined)
            chain.push(pair);
    }
    return chain.reverse();
}
function anchorPairs(before, after) {
    const positions = uniquePositions(after);
    const pairs = [];
    for (const [item, x] of uniquePositions(before)) {
        const y = positions.get(item);
        if (y !== undefined)
            pairs.push([x, y]);
    }
    return rising(pairs.sort(([a], [b]) => a - b));
}
function trim(before, after, range) {
    let { from, to, newFrom, newTo } = range;
    while (from < to && newFrom < newTo && before[from] === after[newFrom])
        [from, newFrom] = [from + 1, newFrom + 1];
    while (from < to && newFrom < newTo && before[to - 1] === after[newTo - 1])
        [to, newTo] = [to - 1, newTo - 1];
    return { from, to, newFrom, newTo };
}
function isEmpty({ from, to, newFrom, newTo }) {
    return from === to && newFrom === newTo;
}
function compareRange(before, after, whole) {
    const range = trim(before, after, whole);
    if (isEmpty(range))
        return [];
    const { from, to, newFrom, newTo } = range;
    const [old, now] = [before.slice(from, to), after.slice(newFrom, newTo)];
    const exact = old.length * now.length <= MAX_CELLS;
    const pairs = exact ? exactPairs(old, now) : anchorPairs(old, now);
    let [x, y] = [0, 0];
    return [...pairs, [old.length, now.length]].flatMap(([nextX, nextY]) => {
        const part = { from: from + x, to: from + nextX, newFrom: newFrom + y, newTo: newFrom + nextY };
        [x, y] = [nextX + 1, nextY + 1];
        if (isEmpty(part))
            return [];
        return exact || pairs.length === 0 ? [part] : compareRange(before, after, part);
    });
}
function diff(before, after) {
    return compareRange(before, after, { from: 0, to: before.length, newFrom: 0, newTo: after.length });
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/text-change.js


const CONTEXT_WORDS = 6;
const SHOWN_WORDS = 16;
const MAX_EXCERPT_LENGTH = 300;
function shorten(words) {
    const shown = words.slice(0, SHOWN_WORDS).join(' ');
    return words.length > SHOWN_WORDS ? `${shown} …` : shown;
}
function excerptOf(before, after, { from, to, newFrom, newTo }) {
    const start = Math.max(0, newFrom - CONTEXT_WORDS);
    const end = Math.min(after.length, newTo + CONTEXT_WORDS);
    const parts = [
        start > 0 ? '…' : '',
        after.slice(start, newFrom).join(' '),
        from < to ? `[-${shorten(before.slice(from, to))}-]` : '',
        newFrom < newTo ? `{+${shorten(after.slice(newFrom, newTo))}+}` : '',
        after.slice(newTo, end).join(' '),
        end < after.length ? '…' : '',
    ];
    const text = parts.filter((part) => part !== '').join(' ');
    return text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : text;
}
const NO_CHANGE = { wordsAdded: 0, wordsRemoved: 0, excerpt: '' };
function join(a, b) {
    return {
        wordsAdded: a.wordsAdded + b.wordsAdded,
        wordsRemoved: a.wordsRemoved + b.wordsRemoved,
        excerpt: a.excerpt === '' ? b.excerpt : a.excerpt,
    };
}
function compareText(before, after) {
    return diff(before, after)
        .map((change) => {
        const old = before.slice(change.from, change.to).flatMap(wordsOf);
        const now = after.slice(change.newFrom, change.newTo).flatMap(wordsOf);
        return diff(old, now)
            .map((words) => ({
            wordsAdded: words.newTo - words.newFrom,
            wordsRemoved: words.to - words.from,
            excerpt: excerptOf(old, now, words),
        }))
            .reduce(join, NO_CHANGE);
    })
        .reduce(join, NO_CHANGE);
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/edits.js







function isSubset(values, of) {
    let at = 0;
    for (const value of values) {
        while (at < of.length && (of[at] ?? 0) < value)
            at += 1;
        if (of[at] !== value)
            return false;
    }
    return true;
}
function* each(values, map) {
    for (const value of values)
        yield map(value);
}
class EditFinder {
    #before;
    #after;
    #moved;
    #frame;
    #shared;
    #pages;
    constructor(before, after, moves) {
        this.#before = before;
        this.#after = after;
        this.#moved = new Map(moves.map(({ from, to }) => [fingerprint(pageTarget(from)), fingerprint(pageTarget(to))]));
        this.#frame = joinFrames(before.frame, after.frame);
        this.#pages = [...before.pages.values()].flatMap((old) => {
            const now = after.pages.get(old.path);
            return now === undefined ? [] : [{ before: old, after: now }];
        });
        const marked = this.#pages.filter((page) => page.before.hasLandmark && page.after.hasLandmark);
        this.#shared = {
            blocks: findSharedChanges(() => each(marked, (page) => ({ before: page.before.blocks, after: page.after.blocks }))),
            images: findSharedChanges(() => each(marked, (page) => this.#images(page))),
            links: findSharedChanges(() => each(marked, (page) => this.#links(page))),
        };
    }
    find() {
        const edits = [];
        let unchanged = 0;
        for (const page of this.#pages) {
            const kinds = this.#kindsOf(page);
            const lostAnchors = page.before !== page.after && !isSubset(page.before.anchors, page.after.anchors);
            if (kinds.length > 0 || lostAnchors)
                edits.push({ path: page.after.path, kinds, lostAnchors });
            else if (page.before === page.after)
                unchanged += 1;
        }
        edits.sort((a, b) => comparePaths(a.path, b.path));
        return { edits, unchanged, presentationOnly: this.#pages.length - edits.length - unchanged };
    }
    describe({ path, kinds }, before, after) {
        const ignored = this.#ignored(path);
        const counts = (block) => ignored.size === 0 || !ignored.has(fingerprint(block));
        const change = compareText(before.blocks.filter(counts), after.blocks.filter(counts));
        const anchors = new Set(after.anchors);
        return {
            page: path,
            kinds,
            ...change,
            ...(kinds.includes('title') && { title: { before: before.title, after: after.title } }),
            lostAnchors: before.anchors.filter((id) => !anchors.has(id)),
        };
    }
    #ignored(path) {
        const marked = this.#before.pages.get(path)?.hasLandmark === true && this.#after.pages.get(path)?.hasLandmark === true;
        return marked ? this.#shared.blocks : this.#frame.blocks;
    }
    #kindsOf(page) {
        const { before, after } = page;
        const kinds = [];
        const ignored = this.#ignored(after.path);
        if (before !== after) {
            if (!sameSequence(without(before.blocks, ignored), without(after.blocks, ignored)))
                kinds.push('text');
            if (this.#before.withoutSiteName(before.title) !== this.#after.withoutSiteName(after.title))
                kinds.push('title');
        }
        const images = this.#images(page);
        const { images: sharedImages, links: sharedLinks } = this.#shared;
        if (!sameSequence(without(images.before, sharedImages), without(images.after, sharedImages)))
            kinds.push('images');
        if (before !== after) {
            const links = this.#links(page);
            if (!sameSequence(without(links.before, sharedLinks), without(links.after, sharedLinks)))
                kinds.push('links');
        }
        return kinds;
    }
    #images({ before, after }) {
        return { before: this.#before.imagesOf(before, this.#frame), after: this.#after.imagesOf(after, this.#frame) };
    }
    #links({ before, after }) {
        return { before: this.#ownLinks(before), after: this.#ownLinks(after) };
    }
    #ownLinks(record) {
        const links = linkValues(record, this.#moved);
        if (record.hasLandmark)
            return links.sort();
        const plain = linkValues(record);
        return links.filter((_, at) => !this.#frame.links.has(plain[at] ?? 0)).sort();
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/similarity.js

const SKETCH_SIZE = 64;
const MAX_WORDS = 50_000;
function fingerprintText(path, title, blocks) {
    const words = [title, ...blocks].flatMap(wordsOf).slice(0, MAX_WORDS);
    const single = words.map(fingerprint);
    const pairs = new Float64Array(Math.max(0, words.length - 1));
    for (let at = 0; at < pairs.length; at += 1) {
        const mixed = Math.imul((single[at] ?? 0) | 0, 0x9e3779b1) ^ Math.imul((single[at + 1] ?? 0) | 0, 0x85ebca6b);
        pairs[at] = (mixed >>> 0) * 2097152 + ((single[at + 1] ?? 0) % 2097152);
    }
    const sketch = [...new Set(pairs)].sort((a, b) => a - b).slice(0, SKETCH_SIZE);
    return { path, whole: fingerprint(blocks.join('\n')), words: words.length, pairs, sketch };
}
function covered(a, b) {
    const left = new Map(b);
    let words = 0;
    let lastCounted = false;
    for (const pair of a.pairs) {
        const available = left.get(pair) ?? 0;
        if (available > 0) {
            left.set(pair, available - 1);
            words += lastCounted ? 1 : 2;
        }
        lastCounted = available > 0;
    }
    return words;
}
function countPairs({ pairs }) {
    const counts = new Map();
    for (const pair of pairs)
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
    return counts;
}
function similarity(a, b) {
    if (a.words === 0 || b.words === 0)
        return 0;
    if (a.words === 1 && b.words === 1)
        return a.whole === b.whole ? 1 : 0;
    return (covered(a, countPairs(b)) + covered(b, countPairs(a))) / (a.words + b.words);
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/moves.js


const MIN_SIMILARITY = 0.5;
const MAX_CANDIDATES = 12;
const MAX_PAGES_OF_PAIR = 200;
const MIN_WORDS = 12;
function nameOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name === 'index.html'
        ? path.slice(0, -'/index.html'.length).replace(/^.*\//, '')
        : name.replace(/\.html?$/, '');
}
function compareMoves(a, b) {
    const kept = (move) => (nameOf(move.from) === nameOf(move.to) ? 0 : 1);
    return b.similarity - a.similarity || kept(a) - kept(b) || comparePaths(a.from, b.from) || comparePaths(a.to, b.to);
}
function byWhole(pages) {
    const groups = new Map();
    for (const page of pages)
        groups.set(page.whole, [...(groups.get(page.whole) ?? []), page]);
    return groups;
}
function equalPairs(removed, added) {
    const targets = byWhole(added);
    const moves = [];
    for (const [whole, sources] of byWhole(removed)) {
        const equal = targets.get(whole) ?? [];
        const unique = sources.length === 1 && equal.length === 1;
        for (const source of sources.slice(0, MAX_PAGES_OF_PAIR)) {
            if (source.words === 0 || (source.words < MIN_WORDS && !unique))
                continue;
            for (const target of equal.slice(0, MAX_PAGES_OF_PAIR))
                moves.push({ from: source.path, to: target.path, similarity: 1 });
        }
    }
    return moves;
}
function bestPairs(moves) {
    const [from, to] = [new Set(), new Set()];
    return moves.sort(compareMoves).filter((move) => {
        if (from.has(move.from) || to.has(move.to))
            return false;
        from.add(move.from);
        to.add(move.to);
        return true;
    });
}
function candidatesFor(page, index) {
    const shared = new Map();
    for (const pair of page.sketch) {
        const pages = index.get(pair) ?? [];
        if (pages.length > MAX_PAGES_OF_PAIR)
            continue;
        for (const other of pages)
            shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return [...shared]
        .sort(([a, m], [b, n]) => n - m || comparePaths(a.path, b.path))
        .slice(0, MAX_CANDIDATES)
        .map(([other]) => other);
}
function similarPairs(removed, added) {
    const index = new Map();
    for (const page of removed) {
        for (const pair of page.sketch) {
            const pages = index.get(pair);
            if (pages === undefined)
                index.set(pair, [page]);
            else if (pages.length <= MAX_PAGES_OF_PAIR)
                pages.push(page);
        }
    }
    const moves = [];
    for (const page of added) {
        if (page.words < MIN_WORDS)
            continue;
        for (const other of candidatesFor(page, index)) {
            const alike = similarity(other, page);
            if (alike >= MIN_SIMILARITY)
                moves.push({ from: other.path, to: page.path, similarity: Math.round(alike * 100) / 100 });
        }
    }
    return moves;
}
function findMoves(removed, added) {
    const equal = bestPairs(equalPairs(removed, added));
    const [from, to] = [new Set(equal.map((move) => move.from)), new Set(equal.map((move) => move.to))];
    const similar = similarPairs(removed.filter(({ path }) => !from.has(path)), added.filter(({ path }) => !to.has(path)));
    return [...equal, ...bestPairs(similar)].sort((a, b) => comparePaths(a.from, b.from));
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/page-text.js




class TextSource {
    #reader;
    #site;
    #files;
    #tooLarge;
    constructor(site, selectors) {
        this.#site = site;
        this.#tooLarge = new Set(site.folder.files.filter(({ size }) => size > MAX_PAGE_BYTES).map(({ path }) => path));
        this.#files = new SiteFiles(site.folder.root);
        this.#reader = createPageReader({ content: selectors.content, ignore: selectors.ignore });
    }
    read(path) {
        if (this.#tooLarge.has(path))
            return { title: '', blocks: [], anchors: [] };
        const page = this.#reader.read(decodePage(this.#files.read(path)));
        const title = this.#site.withoutSiteName(page.title);
        return { title, blocks: page.blocks, anchors: stableAnchors(page.anchors) };
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/verdict.js

const MAX_HOPS = 20;
function addressesOf(path) {
    const clean = path.replace(/\.html?$/i, '');
    const folder = /^(?:(.*)\/)?index$/.exec(clean);
    if (folder === null)
        return [`/${clean}`, `/${path}`];
    const bare = folder[1] === undefined ? '/' : `/${folder[1]}`;
    return [...new Set([bare, bare === '/' ? '/' : `${bare}/`, `/${path}`])];
}
const BROKEN = 'redirect-broken';
function judgeTarget(destination, { resolver, hasAnchor }) {
    const found = resolver.resolve({ page: 'index.html', href: destination });
    if (found.kind === 'external')
        return 'redirected';
    if (found.kind === 'missing')
        return 'not-a-page';
    if (found.kind !== 'file' || !isPage(found.path))
        return BROKEN;
    const { path, fragment } = found;
    return fragment === undefined || fragment === '' || hasAnchor(path, fragment) ? 'redirected' : BROKEN;
}
function judgeRedirect(page, rules, targets) {
    let redirect;
    for (const address of addressesOf(page))
        redirect ??= rules?.destinationOf(address);
    if (redirect === undefined || rules === undefined)
        return { verdict: 'lost', redirect: null };
    const seen = new Set();
    for (let hop = 0; hop < MAX_HOPS && !seen.has(redirect); hop += 1) {
        seen.add(redirect);
        const verdict = judgeTarget(redirect, targets);
        if (verdict !== 'not-a-page')
            return { verdict, redirect };
        const found = targets.resolver.resolve({ page: 'index.html', href: redirect });
        const next = found.kind === 'missing' ? rules.destinationOf(encodeURI(`/${found.path}`)) : undefined;
        if (next === undefined)
            return { verdict: BROKEN, redirect };
        redirect = next;
    }
    return { verdict: BROKEN, redirect };
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/compare-sites.js














const TURN_PAGES = 20;
function createTurns() {
    let done = 0;
    return async () => {
        done += 1;
        if (done % TURN_PAGES === 0)
            await (0,external_node_timers_promises_.setImmediate)();
    };
}
async function fingerprintPages(site, other, source) {
    const frame = joinFrames(site.frame, other.frame).blocks;
    const found = [];
    const takeTurns = createTurns();
    for (const { path, hasLandmark } of site.pages.values()) {
        if (other.pages.has(path))
            continue;
        await takeTurns();
        const { title, blocks } = source.read(path);
        const own = hasLandmark ? blocks : blocks.filter((block) => !frame.has(fingerprint(block)));
        found.push(fingerprintText(path, title, own));
    }
    return found;
}
function targetsIn({ files, folder }) {
    const source = new SiteFiles(folder.root);
    return {
        resolver: createResolver({ files }),
        hasAnchor: (path, anchor) => hasAnchor(decodePage(source.read(path)), anchor),
    };
}
function countWithoutContent(sites) {
    const records = sites.flatMap(({ pages }) => [...pages.values()]);
    return { pages: records.filter(({ matchesContent }) => !matchesContent).length, of: records.length };
}
async function compareSites({ before, after }, options) {
    const { selectors, redirects } = options;
    const [old, now] = await readSites([before, after], selectors, options);
    if (old === undefined || now === undefined)
        throw new Error('Two folders give two sites.');
    const sources = { old: new TextSource(old, selectors), now: new TextSource(now, selectors) };
    const gone = await fingerprintPages(old, now, sources.old);
    const fresh = await fingerprintPages(now, old, sources.now);
    const moves = findMoves(gone, fresh);
    const targets = targetsIn(now);
    const takeTurns = createTurns();
    const moved = [];
    for (const move of moves) {
        await takeTurns();
        moved.push({ ...move, ...judgeRedirect(move.from, redirects, targets) });
    }
    const [movedFrom, movedTo] = [new Set(moves.map(({ from }) => from)), new Set(moves.map(({ to }) => to))];
    const removed = [];
    for (const { path } of gone) {
        await takeTurns();
        if (!movedFrom.has(path))
            removed.push({ page: path, ...judgeRedirect(path, redirects, targets) });
    }
    const finder = new EditFinder(old, now, moves);
    const { edits, unchanged, presentationOnly } = finder.find();
    const edited = [];
    for (const edit of edits) {
        await takeTurns();
        edited.push(finder.describe(edit, sources.old.read(edit.path), sources.now.read(edit.path)));
    }
    const report = {
        version: 1,
        before: { pages: old.pages.size, contentDigest: old.contentDigest },
        after: { pages: now.pages.size, contentDigest: now.contentDigest },
        added: fresh
            .map(({ path }) => path)
            .filter((path) => !movedTo.has(path))
            .sort(comparePaths),
        removed: removed.sort((a, b) => comparePaths(a.page, b.page)),
        moved,
        edited,
        presentationOnly,
        unchanged,
    };
    return { report, after: now, withoutContent: countWithoutContent([old, now]) };
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/markdown.js
var markdown = __nccwpck_require__(8128);
;// CONCATENATED MODULE: ./.work/stage/lib/compare/compare-summary.js


const MAX_LISTED = 40;
function isLost({ verdict }) {
    return verdict !== 'redirected';
}
function lostClause(pages) {
    const lost = pages.filter(({ verdict }) => verdict === 'lost').length;
    const broken = pages.filter(({ verdict }) => verdict === 'redirect-broken').length;
    if (lost === 0 && broken === 0)
        return '';
    const clauses = [
        ...(lost > 0 ? [`${lost} ${lost === 1 ? 'has' : 'have'} no redirect`] : []),
        ...(broken > 0 ? [`${broken} ${broken === 1 ? 'has' : 'have'} a broken redirect`] : []),
    ];
    return `, of which ${clauses.join(' and ')}`;
}
function describeComparison({ edited, added, removed, moved }) {
    const parts = [
        ...(edited.length > 0 ? [`${formatCount(edited.length, 'page')} edited`] : []),
        ...(added.length > 0 ? [`${edited.length > 0 ? added.length : formatCount(added.length, 'page')} added`] : []),
        ...(moved.length > 0 ? [`${moved.length} moved${lostClause(moved)}`] : []),
        ...(removed.length > 0 ? [`${removed.length} removed${lostClause(removed)}`] : []),
    ];
    if (parts.length === 0)
        return 'Nothing changed for readers';
    const [first = '', ...others] = parts;
    const noun = edited.length + added.length === 0 ? first.replace(/^(\d+)/, (count) => formatCount(Number(count), 'page')) : first;
    return [noun, ...others].join(', ');
}
function redirectText({ verdict, redirect }) {
    if (redirect === null)
        return 'no redirect';
    return `${verdict === 'redirected' ? 'redirects to' : 'broken redirect to'} ${(0,markdown/* code */.aY)(redirect)}`;
}
function list({ title, pages, line }, { show }) {
    if (pages.length === 0)
        return [];
    const rest = pages.length - MAX_LISTED;
    return [
        `### ${title}`,
        '',
        ...pages.slice(0, MAX_LISTED).map((page) => `- ${line(show(page))}`),
        ...(rest > 0 ? [`- and ${rest} more in the report`] : []),
        '',
    ];
}
function movedLine(page) {
    const percent = Math.round(page.similarity * 100);
    return `${(0,markdown/* code */.aY)(page.from)} → ${(0,markdown/* code */.aY)(page.to)} (${percent} % similar; ${redirectText(page)})`;
}
function removedLine(page) {
    return `${(0,markdown/* code */.aY)(page.page)}: ${redirectText(page)}`;
}
function editedLine({ page, kinds, wordsAdded, wordsRemoved, title, lostAnchors, excerpt }) {
    const facts = [
        ...(kinds.includes('text') ? [`+${wordsAdded} −${wordsRemoved} words`] : []),
        ...(title === undefined ? [] : [`title ${(0,markdown/* code */.aY)(title.before)} → ${(0,markdown/* code */.aY)(title.after)}`]),
        ...kinds.filter((kind) => kind === 'images' || kind === 'links'),
        ...(lostAnchors.length > 0
            ? [
                `lost anchors: ${lostAnchors
                    .slice(0, 5)
                    .map((id) => (0,markdown/* code */.aY)(id))
                    .join(', ')}${lostAnchors.length > 5 ? ', …' : ''}`,
            ]
            : []),
    ];
    return `${(0,markdown/* code */.aY)(page)}: ${facts.join('; ')}${excerpt === '' ? '' : `<br>${(0,markdown/* code */.aY)(excerpt)}`}`;
}
function adviceFor({ removed, moved }, { redirectsGiven }) {
    if (![...removed, ...moved].some(isLost))
        return [];
    const unknown = redirectsGiven ? '' : ' If the host already has redirects, set the input `redirects`.';
    return [
        (0,markdown/* prose */.CS)(`Links to these pages will fail. The folder in the output \`redirectsPath\` contains proposed redirects for several hosts.${unknown}`),
        '',
    ];
}
function lostFirst(pages) {
    return [...pages.filter(isLost), ...pages.filter((page) => !isLost(page))];
}
function summaryMarkdown(report, options) {
    const sentence = (0,markdown/* prose */.CS)(`${describeComparison(report)}.`);
    const { removed, moved, added, edited } = report;
    if (removed.length + moved.length + added.length + edited.length === 0)
        return sentence;
    return [
        `**${sentence}**`,
        '',
        ...adviceFor(report, options),
        ...list({ title: 'Removed', pages: lostFirst(removed), line: removedLine }, options),
        ...list({ title: 'Moved', pages: lostFirst(moved), line: movedLine }, options),
        ...list({ title: 'Added', pages: added, line: (page) => (0,markdown/* code */.aY)(page) }, options),
        ...list({ title: 'Edited', pages: edited, line: editedLine }, options),
    ].join('\n');
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/fail-on.js


const MAX_NAMED = 10;
function listed(pages) {
    const rest = pages.length - MAX_NAMED;
    return [...pages.slice(0, MAX_NAMED), ...(rest > 0 ? [`… and ${rest} more`] : [])];
}
function judgeReport({ removed, moved, edited }, failOn) {
    const gone = [...removed, ...moved.map(({ from, verdict }) => ({ page: from, verdict }))];
    const lost = gone.filter(({ verdict }) => verdict === 'lost').map(({ page }) => page);
    if (failOn.includes('removed') && lost.length > 0) {
        throw new errors/* ActionError */.lZ('pages-removed', `${formatCount(lost.length, 'page')} removed or moved without a redirect.`, {
            details: listed(lost),
            hint: 'Add a redirect for each page, or restore the pages. The folder in the output `redirectsPath` contains proposed redirects.',
        });
    }
    const broken = gone.filter(({ verdict }) => verdict === 'redirect-broken').map(({ page }) => page);
    if (failOn.includes('broken-redirects') && broken.length > 0) {
        throw new errors/* ActionError */.lZ('redirects-broken', `The redirects of ${formatCount(broken.length, 'page')} are broken.`, {
            details: listed(broken),
            hint: 'Correct the targets. Each must be a page of the new site, with an anchor that exists, or a URL of another site.',
        });
    }
    const anchors = edited.flatMap(({ page, lostAnchors }) => lostAnchors.map((id) => `${page}#${id}`));
    if (failOn.includes('lost-anchors') && anchors.length > 0) {
        throw new errors/* ActionError */.lZ('anchors-lost', `${formatCount(anchors.length, 'anchor')} removed.`, {
            details: listed(anchors),
            hint: 'Restore the IDs of these headings, or update the links to them.',
        });
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/proposals.js




function nearestIndex(page, pages) {
    for (let folder = page; folder !== '';) {
        folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
        const candidates = folder === '' ? ['index.html'] : [`${folder}/index.html`, `${folder}.html`];
        const found = candidates.find((path) => path !== page && pages.has(path));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function proposeRedirects({ moved, removed }, pages) {
    const proposals = [];
    for (const { from, to, verdict } of moved)
        if (verdict !== 'redirected')
            proposals.push({ from, to, kind: 'moved' });
    for (const { page, verdict } of removed) {
        const to = verdict === 'redirected' ? undefined : nearestIndex(page, pages);
        if (to !== undefined)
            proposals.push({ from: page, to, kind: 'removed' });
    }
    return proposals.sort((a, b) => comparePaths(a.from, b.from));
}
function encodeAddress(address) {
    return address
        .split('/')
        .map((part) => encodeURIComponent(part).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`))
        .join('/');
}
function fileTarget({ to }) {
    const folder = /^(?:.*\/)?(?=index\.html$)/.exec(to);
    return encodeAddress(`/${folder === null ? to : folder[0]}`);
}
function proposals_pageTarget({ to }) {
    return encodeAddress(addressesOf(to)[0] ?? `/${to}`);
}
function isEncodable({ from, to }) {
    return from.isWellFormed() && to.isWellFormed();
}
function redirectsFile(proposals) {
    const lines = proposals.flatMap((proposal) => [
        ...(proposal.kind === 'removed'
            ? ['# Removed. The target is the nearest page above. Choose a better target if there is one.']
            : []),
        ...addressesOf(proposal.from).map((address) => `${encodeAddress(address)} ${fileTarget(proposal)} 301`),
    ]);
    return lines.map((line) => `${line}\n`).join('');
}
function docsJson(proposals) {
    const redirects = proposals.map((proposal) => ({
        source: encodeAddress(addressesOf(proposal.from)[0] ?? ''),
        destination: proposals_pageTarget(proposal),
    }));
    return `${JSON.stringify({ redirects }, null, 2)}\n`;
}
function quoteNginx(text) {
    return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`;
}
function nginxSource(address, ambiguous) {
    if (!ambiguous.has(address.toLowerCase()))
        return quoteNginx(address);
    return quoteNginx(`~^${address.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}$`);
}
function ambiguousAddresses(addresses) {
    const seen = new Set();
    const ambiguous = new Set();
    for (const address of new Set(addresses)) {
        const lower = address.toLowerCase();
        if (seen.has(lower))
            ambiguous.add(lower);
        seen.add(lower);
    }
    return ambiguous;
}
const BUCKET_OVERHEAD_BYTES = 32;
const DEFAULT_BUCKET_BYTES = 64;
function nginxFile(proposals) {
    const entries = proposals.flatMap((proposal) => addressesOf(proposal.from).map((address) => ({ address, target: fileTarget(proposal) })));
    const ambiguous = ambiguousAddresses(entries.map(({ address }) => address));
    const longest = Math.max(0, ...entries.map(({ address }) => Buffer.byteLength(address))) + BUCKET_OVERHEAD_BYTES;
    const bucket = 2 ** Math.ceil(Math.log2(longest));
    const unique = [...new Map(entries.map((entry) => [entry.address, entry])).values()];
    return [
        '# Include this file in the http block. In the server block:',
        '#   if ($moved_page) { return 301 $moved_page; }',
        ...(bucket > DEFAULT_BUCKET_BYTES ? [`map_hash_bucket_size ${bucket};`] : []),
        ...(unique.length > 1_000 ? [`map_hash_max_size ${2 ** Math.ceil(Math.log2(unique.length * 2))};`] : []),
        'map $uri $moved_page {',
        '    default "";',
        ...unique.map(({ address, target }) => `    ${nginxSource(address, ambiguous)} ${quoteNginx(target)};`),
        '}',
        '',
    ].join('\n');
}
async function writeProposals(folder, proposals) {
    await (0,promises_.mkdir)(folder, { recursive: true });
    const usable = proposals.filter(isEncodable);
    await Promise.all([
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, '_redirects'), redirectsFile(usable)),
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'nginx.conf'), nginxFile(usable)),
        (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'docs.json'), docsJson(usable)),
    ]);
}

// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var body = __nccwpck_require__(9131);
;// CONCATENATED MODULE: ./.work/stage/lib/compare/redirect-pattern.js

function trimPath(path) {
    return path.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '');
}
function normalizePath(path) {
    return percentDecode(trimPath(path));
}
function isPattern(source) {
    return /(?:^|\/):\w|\*/.test(trimPath(source));
}
function segmentOf(text, isLast) {
    const named = /^:(\w+)(\*?)$/.exec(text);
    if (named?.[1] !== undefined)
        return { kind: named[2] === '*' ? 'rest' : 'one', name: named[1] };
    if (text === '*' && isLast)
        return { kind: 'rest', name: 'splat' };
    return { kind: 'literal', parts: text.split('*').map(percentDecode) };
}
function parsePattern(source) {
    const texts = trimPath(source).split('/');
    return { segments: texts.map((text, index) => segmentOf(text, index === texts.length - 1)) };
}
function matchLiteral(parts, text) {
    const [first = '', ...others] = parts;
    if (others.length === 0)
        return text === first ? [] : undefined;
    const last = others.pop() ?? '';
    if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
        return undefined;
    const stars = [];
    let from = first.length;
    const end = text.length - last.length;
    for (const part of others) {
        const at = text.indexOf(part, from);
        if (at === -1 || at + part.length > end)
            return undefined;
        stars.push(text.slice(from, at));
        from = at + part.length;
    }
    return [...stars, text.slice(from, end)];
}
class Match {
    captures = new Map();
    #stars = 0;
    one(segment, text) {
        if (text === undefined)
            return false;
        if (segment.kind === 'one') {
            this.captures.set(segment.name, text);
            return text !== '';
        }
        if (segment.kind === 'rest')
            return false;
        const stars = matchLiteral(segment.parts, text);
        stars?.forEach((star) => this.captures.set(String(this.#stars++), star));
        return stars !== undefined;
    }
    rest(segment, texts) {
        if (segment.kind === 'rest')
            this.captures.set(segment.name, texts.join('/'));
    }
}
function matchPattern({ segments }, path) {
    const texts = path.split('/');
    const match = new Match();
    const rest = segments.findIndex(({ kind }) => kind === 'rest');
    const head = rest === -1 ? segments : segments.slice(0, rest);
    const tail = rest === -1 ? [] : segments.slice(rest + 1);
    const fixed = head.length + tail.length;
    if (rest === -1 ? texts.length !== fixed : texts.length < fixed)
        return undefined;
    if (!head.every((segment, at) => match.one(segment, texts[at])))
        return undefined;
    const end = texts.length - tail.length;
    const restSegment = segments[rest];
    if (restSegment !== undefined)
        match.rest(restSegment, texts.slice(head.length, end));
    return tail.every((segment, at) => match.one(segment, texts[end + at])) ? match.captures : undefined;
}
function fillDestination(destination, captures) {
    let stars = 0;
    const encode = (text) => text.split('/').map(encodeURIComponent).join('/');
    return destination.replace(/:(\w+)\*?|\*/g, (found, name) => {
        const value = name === undefined ? (captures.get(String(stars++)) ?? captures.get('splat')) : captures.get(name);
        return value === undefined ? found : encode(value);
    });
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/redirect-rules.js






class RedirectRules {
    #exact = new Map();
    #patterns = [];
    size;
    constructor(rules) {
        this.size = rules.length;
        for (const rule of rules) {
            const path = normalizePath(rule.source);
            if (isPattern(rule.source))
                this.#patterns.push(rule);
            else if (!this.#exact.has(path))
                this.#exact.set(path, rule);
        }
    }
    destinationOf(path) {
        const normal = normalizePath(path);
        const exact = this.#exact.get(normal);
        if (exact !== undefined)
            return exact.destination;
        for (const { pattern, destination } of this.#patterns) {
            const captures = matchPattern(pattern, normal);
            if (captures !== undefined)
                return fillDestination(destination, captures);
        }
        return undefined;
    }
}
class RedirectsError extends Error {
    name = 'RedirectsError';
}
const MAX_BYTES = 16 * 2 ** 20;
const MAX_RULES = 100_000;
const MAX_REFERENCES = 8;
async function readText(file) {
    const handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0)).catch((error) => {
        throw new RedirectsError('The redirects file cannot be opened. Check the path in `redirects`.', { cause: error });
    });
    try {
        const found = await handle.stat();
        if (!found.isFile())
            throw new RedirectsError('The path in `redirects` is not a file.');
        if (found.size > MAX_BYTES)
            throw new RedirectsError('The redirects file is larger than 16 MiB.');
        return await handle.readFile('utf8');
    }
    finally {
        await handle.close();
    }
}
function parseJson(text) {
    try {
        return JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch (error) {
        throw new RedirectsError('The redirects file is not valid JSON.', { cause: error });
    }
}
function ruleOf(source, destination) {
    return { source, destination, pattern: parsePattern(source) };
}
function ruleFromJson(value, index) {
    const { source, destination } = (0,body/* asFields */.qI)(value);
    if (typeof source !== 'string' || typeof destination !== 'string') {
        throw new RedirectsError(`Entry ${index + 1} of the redirects file has no \`source\` and \`destination\`.`);
    }
    return ruleOf(source, destination);
}
async function readJson(file, folder, depth) {
    const parsed = parseJson(await readText(file));
    const list = (0,body/* isRecord */.u4)(parsed) && !('$ref' in parsed) ? (parsed['redirects'] ?? []) : parsed;
    if (Array.isArray(list)) {
        if (list.length > MAX_RULES)
            throw new RedirectsError(`The redirects file has more than ${MAX_RULES} redirects.`);
        return list.map(ruleFromJson);
    }
    const reference = (0,body/* asFields */.qI)(list)['$ref'];
    if (typeof reference !== 'string')
        throw new RedirectsError('`redirects` in the redirects file is not a list.');
    if (depth >= MAX_REFERENCES)
        throw new RedirectsError('The `$ref` entries of the redirects file form a loop.');
    const target = await (0,promises_.realpath)((0,external_node_path_.resolve)((0,external_node_path_.dirname)(file), reference)).catch((error) => {
        throw new RedirectsError('The file in a `$ref` of the redirects file does not exist.', { cause: error });
    });
    if (!isInside(folder, target))
        throw new RedirectsError('A `$ref` of the redirects file points outside its folder.');
    return await readJson(target, folder, depth + 1);
}
const REDIRECT_STATUS = /^30[12378]!?$/;
function ruleFromLine(line) {
    const words = line
        .replace(/(?:^|\s)#.*$/, '')
        .trim()
        .split(/\s+/);
    const [source = '', ...rest] = words;
    const at = rest.findIndex((word) => word.startsWith('/') || /^[a-z]+:\/\//i.test(word));
    const destination = rest[at];
    if (source === '' || destination === undefined)
        return undefined;
    if (at > 0)
        return undefined;
    const [status = '301', ...conditions] = rest.slice(at + 1);
    if (!REDIRECT_STATUS.test(status) || conditions.length > 0)
        return undefined;
    const path = /^[a-z]+:\/\/[^/]*(\/.*)?$/i.exec(source);
    return ruleOf(path === null ? source : (path[1] ?? '/'), destination);
}
async function readRedirects(file) {
    if ((0,external_node_path_.extname)(file).toLowerCase() === '.json') {
        const real = await (0,promises_.realpath)(file).catch((error) => {
            throw new RedirectsError('The redirects file does not exist. Check the path in `redirects`.', { cause: error });
        });
        return new RedirectRules(await readJson(real, (0,external_node_path_.dirname)(real), 0));
    }
    const lines = (await readText(file)).split(/\r?\n|\r/);
    if (lines.length > MAX_RULES)
        throw new RedirectsError(`The redirects file has more than ${MAX_RULES} lines.`);
    return new RedirectRules(lines.flatMap((line) => ruleFromLine(line) ?? []));
}

;// CONCATENATED MODULE: ./.work/stage/lib/compare/compare-flow.js



















const PROGRESS_INTERVAL_MS = 5_000;
async function openRedirects(path) {
    if (path === undefined)
        return undefined;
    try {
        return await readRedirects(path);
    }
    catch (error) {
        if (!(error instanceof RedirectsError))
            throw error;
        const hint = 'Pass a `docs.json` with a list of redirects, or a `_redirects` file.';
        throw new errors/* ActionError */.lZ('redirects-unusable', error.message, { hint, cause: error });
    }
}
function createProgress({ before, after }, { logger, clock }) {
    const total = new Set([...before.files, ...after.files].map(({ path }) => path).filter(isPage)).size;
    let done = 0;
    let last = clock.monotonic();
    return (pages) => {
        done += pages;
        if (clock.monotonic() - last < PROGRESS_INTERVAL_MS)
            return;
        last = clock.monotonic();
        logger.info(`Read ${done} of ${formatCount(total, 'page')}.`);
    };
}
function checkContent(selector, { withoutContent }, { logger }) {
    const { pages, of } = withoutContent;
    if (selector === undefined || pages === 0)
        return;
    if (pages === of) {
        throw new errors/* ActionError */.lZ('invalid-input', `The selector in \`content\` matches nothing on any page: \`${selector}\`.`, {
            hint: 'Correct the selector, or remove `content` to find the content by the landmarks of the pages.',
        });
    }
    logger.warning(`The selector in \`content\` matches nothing on ${pages} of ${formatCount(of, 'page')}: \`${selector}\`. The content of these pages was found by landmarks.`, 'Selector does not match all pages');
}
function reportSkipped(name, { skipped }, { logger }) {
    const links = skipped.filter(({ reason }) => reason === 'link-outside').length;
    const others = skipped.length - links;
    if (links > 0)
        logger.info(`Skipped ${formatCount(links, 'link')} that ${links === 1 ? 'points' : 'point'} outside \`${name}\`.`);
    if (others > 0)
        logger.info(`Skipped entries of \`${name}\` that are not readable files: ${others}.`);
}
async function writeFiles({ report, after }, { environment, outputs }) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(environment['RUNNER_TEMP'] ?? (0,external_node_os_namespaceObject.tmpdir)(), 'site-compare-'));
    const [reportPath, redirectsPath] = [(0,external_node_path_.join)(folder, 'report.json'), (0,external_node_path_.join)(folder, 'redirects')];
    await (0,promises_.mkdir)(redirectsPath);
    await (0,promises_.writeFile)(reportPath, `${JSON.stringify(report, null, 2)}\n`);
    await writeProposals(redirectsPath, proposeRedirects(report, new Set(after.pages.keys())));
    outputs.set('report', reportPath);
    outputs.set('redirectsPath', redirectsPath);
}
function setCounts({ report }, { outputs }) {
    outputs.set('changed', isChanged(report));
    for (const name of ['added', 'removed', 'moved', 'edited'])
        outputs.set(name, report[name].length);
    outputs.set('contentDigest', report.after.contentDigest);
}
async function writeComment({ token, comment }, markdown, context) {
    if (!comment || token === undefined)
        return;
    const { writePullRequestComment } = await Promise.all(/* import() */[__nccwpck_require__.e(429), __nccwpck_require__.e(821)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8821));
    const { createHttpClient } = await __nccwpck_require__.e(/* import() */ 808).then(__nccwpck_require__.bind(__nccwpck_require__, 4808));
    const { fetch } = createHttpClient(context.environment);
    await writePullRequestComment(markdown, {
        ...context,
        token,
        fetch,
        name: 'site-compare',
        signal: context.cancelled,
    });
}
async function compareFolders(inputs, context, found) {
    const { content, ignore } = inputs;
    const redirects = await openRedirects(inputs.redirects);
    const folders = { before: await openSite('before', inputs.before), after: await openSite('after', inputs.after) };
    reportSkipped('before', folders.before, context);
    reportSkipped('after', folders.after, context);
    const comparison = await compareSites(folders, {
        selectors: { content, ignore },
        redirects,
        workerFile: findPageWorker(),
        onProgress: createProgress(folders, context),
    }).catch((error) => {
        throw siteError(error, 'One of the folders');
    });
    checkContent(content, comparison, context);
    const { report } = comparison;
    setCounts(comparison, context);
    await writeFiles(comparison, context);
    const show = (page) => (0,shown_text/* shownDeeply */.FZ)(page, context.redactor);
    const markdown = summaryMarkdown(report, { redirectsGiven: redirects !== undefined, show });
    found({ sentence: `${describeComparison(report)}.`, markdown });
    await writeComment(inputs, markdown, context);
    judgeReport(report, inputs.failOn);
}
function createCompareFlow(context) {
    const { environment, cancelled, readInput } = context;
    const document = (0,runner_environment/* documentLink */.i)(environment, 'docs/compare.md');
    const inputs = readCompareInputs(new InputReader((name) => readInput(name) || COMPARE_INPUTS[name], document));
    let result;
    return {
        run: async () => {
            const work = compareFolders(inputs, context, (found) => {
                result = found;
            });
            await (0,abort/* unlessAborted */.W)(work, cancelled);
        },
        summarize: () => ({
            notice: { title: 'Site comparison', message: result?.sentence ?? '' },
            heading: 'Site comparison',
            sections: result === undefined ? [] : [result.markdown],
        }),
    };
}


/***/ }),

/***/ 6739:
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

/***/ 9131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   qI: () => (/* binding */ asFields),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* unused harmony export parseJson */
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

/***/ 7873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fh: () => (/* binding */ toTransportError),
/* harmony export */   iv: () => (/* binding */ toProxyError),
/* harmony export */   wX: () => (/* binding */ TransportError)
/* harmony export */ });
/* unused harmony export describeFault */
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

/***/ 8128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/* unused harmony exports codeIfKnown, table, factTable */
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
/******/ var __webpack_exports__ = __nccwpck_require__(6353);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
