export const id = 947;
export const ids = [947];
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

/***/ 1955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ decompress)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6739);
/* harmony import */ var _release_buffer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7805);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8294);




const PIECE_BYTES = 128 * 1024;
const ZSTD_WINDOW_LOG_MAX = 25;
const MAX_FRAMES = 500_000;
async function decompress(options) {
    const { codec, input, onPiece } = options;
    if (codec !== 'none') {
        await decode(codec, options);
        return;
    }
    for await (const chunk of input.chunks)
        await onPiece(toBuffer(chunk), input.bytesRead());
}
async function decode(codec, options) {
    const { entry, input, signal } = options;
    const pieces = new PackedPieces(input.chunks);
    for (let frames = 1;; frames += 1) {
        const decoder = createDecoder(codec);
        const failure = await pump(decoder, pieces, options);
        signal.throwIfAborted();
        const hasRest = pieces.hasRest || !input.ended();
        if (codec === 'zstd' && failure === undefined && hasRest) {
            if (frames === MAX_FRAMES)
                throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(entry, `has more than ${MAX_FRAMES} zstd frames`);
            continue;
        }
        if (hasRest && isEndOfStream(failure) && !input.failed())
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(entry, `has more bytes after the end of its ${decoder.unit}`);
        if (failure !== undefined)
            throw readable(failure, entry);
        return;
    }
}
class PackedPieces {
    usedBefore = 0;
    #source;
    #rest;
    constructor(chunks) {
        this.#source = chunks[Symbol.asyncIterator]();
    }
    get hasRest() {
        return this.#rest !== undefined;
    }
    async next() {
        const rest = this.#rest;
        this.#rest = undefined;
        if (rest !== undefined)
            return rest;
        const next = await this.#source.next();
        return next.done === true ? undefined : next.value;
    }
    giveBack(rest) {
        this.#rest = rest;
    }
}
const STREAM_OPTIONS = { chunkSize: PIECE_BYTES, readableHighWaterMark: PIECE_BYTES };
function createDecoder(codec) {
    switch (codec) {
        case 'gzip':
            return { engine: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip(STREAM_OPTIONS), unit: 'gzip stream' };
        case 'deflate':
            return { engine: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createInflateRaw(STREAM_OPTIONS), unit: 'deflate stream' };
        case 'zstd':
            return createZstd();
        default:
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .assertNever */ .x)(codec);
    }
}
function createZstd() {
    if (typeof node_zlib__WEBPACK_IMPORTED_MODULE_0__.createZstdDecompress !== 'function') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .l('runner-unsupported', 'The archive is compressed with zstd, which this Node.js cannot read.', {
            hint: 'Run the action on a runner with Node.js 24 or later, or export the site as tar.gz.',
        });
    }
    const params = { [node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX };
    return { engine: node_zlib__WEBPACK_IMPORTED_MODULE_0__.createZstdDecompress({ ...STREAM_OPTIONS, params }), unit: 'zstd frames' };
}
function hand(engine, piece) {
    return new Promise((resolve) => {
        const done = () => {
            engine.off('close', done);
            resolve();
        };
        engine.once('close', done);
        engine.write(piece, done);
    });
}
async function feed(engine, pieces) {
    for (let piece = await pieces.next(); piece !== undefined; piece = await pieces.next()) {
        const before = engine.bytesWritten;
        await hand(engine, piece);
        const used = engine.bytesWritten - before;
        if (used < piece.length)
            pieces.giveBack(piece.subarray(used));
        if (used < piece.length || engine.destroyed)
            return;
    }
    engine.end();
}
async function pump({ engine }, pieces, options) {
    const { onPiece, signal } = options;
    const failures = [];
    const fail = (error) => {
        failures.push(error);
        engine.destroy();
    };
    engine.on('error', () => undefined);
    const feeding = feed(engine, pieces).catch(fail);
    try {
        for await (const piece of engine) {
            signal.throwIfAborted();
            const bytes = toBuffer(piece);
            await onPiece(bytes, pieces.usedBefore + engine.bytesWritten);
            (0,_release_buffer_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseBuffer */ .k)(bytes);
        }
    }
    catch (error) {
        fail(error);
    }
    engine.destroy();
    if (failures.length === 0)
        await feeding;
    pieces.usedBefore += engine.bytesWritten;
    return failures[0];
}
function toBuffer(piece) {
    if (piece instanceof Buffer)
        return piece;
    if (piece instanceof Uint8Array)
        return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    throw new TypeError('The archive has to come as bytes');
}
function codeOf(error) {
    const isCoded = typeof error === 'object' && error !== null && 'code' in error;
    return isCoded && typeof error.code === 'string' ? error.code : '';
}
function isEndOfStream(failure) {
    return failure === undefined || codeOf(failure) === 'ERR_STREAM_PREMATURE_CLOSE';
}
function readable(failure, entry) {
    const code = codeOf(failure);
    if (code === 'Z_BUF_ERROR')
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .damaged */ .q)(entry, 'breaks off before its end', failure);
    if (code.startsWith('Z_') || code.startsWith('ZSTD_')) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .damaged */ .q)(entry, 'cannot be decompressed', failure);
    }
    return failure;
}


/***/ }),

/***/ 4182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8294);


function decodeText(bytes, entry) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(entry, 'has a name that is not UTF-8');
    return bytes.toString('utf8');
}


/***/ }),

/***/ 2050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readFileBytes),
/* harmony export */   l: () => (/* binding */ openInput)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);


async function openInput(source, headBytes, signal) {
    const iterator = source[Symbol.asyncIterator]();
    const next = abortable(() => iterator.next(), signal);
    const close = async () => {
        if (source instanceof node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable)
            source.destroy();
        else
            await iterator.return?.().catch(() => undefined);
    };
    try {
        const ahead = await readAhead(next, headBytes);
        return { head: Buffer.concat(ahead).subarray(0, headBytes), close, ...count(ahead, next) };
    }
    catch (error) {
        void close();
        throw error;
    }
}
const READ_BYTES = 128 * 1024;
async function* readFileBytes(path, start = 0, length = Number.POSITIVE_INFINITY) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path);
    try {
        const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, length));
        for (let done = 0; done < length;) {
            const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, length - done), start + done);
            if (bytesRead === 0)
                return;
            yield buffer.subarray(0, bytesRead);
            done += bytesRead;
        }
    }
    finally {
        await file.close();
    }
}
async function readAhead(next, bytes) {
    const chunks = [];
    for (let have = 0; have < bytes;) {
        const result = await next();
        if (result.done)
            break;
        chunks.push(Buffer.from(result.value));
        have += result.value.length;
    }
    return chunks;
}
function count(ahead, next) {
    let bytes = 0;
    let ended = false;
    let failed = false;
    const noteFailure = (error) => {
        failed = true;
        throw error;
    };
    async function* read() {
        for (const chunk of ahead) {
            bytes += chunk.length;
            yield chunk;
        }
        for (let result = await next().catch(noteFailure); !result.done; result = await next().catch(noteFailure)) {
            bytes += result.value.length;
            yield result.value;
        }
        ended = true;
    }
    return { chunks: read(), bytesRead: () => bytes, ended: () => ended, failed: () => failed };
}
function abortable(next, signal) {
    return () => new Promise((resolve, reject) => {
        const onAbort = () => {
            reject(signal.reason);
        };
        if (signal.aborted) {
            onAbort();
            return;
        }
        signal.addEventListener('abort', onAbort, { once: true });
        next()
            .finally(() => {
            signal.removeEventListener('abort', onAbort);
        })
            .then(resolve, reject);
    });
}


/***/ }),

/***/ 8294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ refused),
/* harmony export */   q: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6739);
/* harmony import */ var _runner_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1425);


const SHOWN_NAME_CHARS = 200;
const SHOWN_PROBLEM_CHARS = 300;
function refused(entry, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('archive-refused', `The archive is refused: ${sentence(entry, problem)}`, {
        hint: 'Nothing of it was kept. Look at how the site was packed, or at who could have changed the archive.',
    });
}
function damaged(entry, problem, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l('archive-damaged', `The archive is damaged: ${sentence(entry, problem)}`, {
        hint: 'Nothing of it was kept. Download it again; if it fails again, the export itself has to be repeated.',
        cause,
    });
}
function sentence(entry, problem) {
    const subject = entry === undefined ? 'it' : `the entry "${(0,_runner_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(entry, SHOWN_NAME_CHARS)}"`;
    return `${subject} ${(0,_runner_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(problem, SHOWN_PROBLEM_CHARS)}.`;
}


/***/ }),

/***/ 9947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBundleKeeper: () => (/* binding */ createBundleKeeper)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/content-digest.js

const INDEX_PAGES = ['index.html', 'index.htm'];
function findSiteRoot(root) {
    const top = [...root.children.values()].filter(holdsFile);
    const [only] = top;
    return top.length === 1 && only?.kind === 'folder' && hasIndexPage(only) ? only : root;
}
function hasIndexPage({ children }) {
    return INDEX_PAGES.some((name) => children.get(name)?.kind === 'file');
}
function holdsFile(node) {
    return node.kind === 'file' || [...node.children.values()].some(holdsFile);
}
function contentDigest(site) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    addFolder(hash, site, './');
    return hash.digest('hex');
}
function addFolder(hash, folder, prefix) {
    let lines = '';
    for (const node of inPathOrder(folder)) {
        if (node.kind === 'file') {
            lines += `${node.sha256}  ${prefix}${node.name}\n`;
        }
        else {
            hash.update(lines);
            lines = '';
            addFolder(hash, node, `${prefix}${node.name}/`);
        }
    }
    hash.update(lines);
}
function inPathOrder(folder) {
    const keyed = [...folder.children.values()].map((node) => ({ key: sortKey(node), node }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
    return keyed.map(({ node }) => node);
}
function sortKey(node) {
    return Buffer.from(node.kind === 'folder' ? `${node.name}/` : node.name).toString('latin1');
}

// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/refusal.js
var refusal = __webpack_require__(8294);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/limits.js

const MIB = 1024 ** 2;
const DEFAULT_LIMITS = Object.freeze({
    totalBytes: 48 * 1024 * MIB,
    ratio: 250,
    ratioFreeBytes: 16 * MIB,
    entries: 500_000,
    depth: 64,
    nameBytes: 255,
    pathBytes: 1024,
    allPathsBytes: 128 * MIB,
    metadataBytes: MIB,
});
const READ_LIMITS = Object.freeze({
    ...DEFAULT_LIMITS,
    totalBytes: Number.POSITIVE_INFINITY,
    ratio: Number.POSITIVE_INFINITY,
    entries: Number.POSITIVE_INFINITY,
    allPathsBytes: Number.POSITIVE_INFINITY,
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
        this.#countEntries(1);
        this.#pathsBytes += Buffer.byteLength(name);
        const { allPathsBytes } = this.limits;
        if (this.#pathsBytes > allPathsBytes) {
            throw (0,refusal/* refused */.J)(name, `takes the archive over the limit of ${allPathsBytes} bytes for all paths together`);
        }
    }
    addImpliedFolders(count) {
        if (count <= 0)
            return;
        this.#countEntries(count);
        this.#folderBytes += count * FOLDER_BYTES;
        this.#checkBytes();
    }
    addBytes(count) {
        this.bytes += count;
        this.#checkBytes();
    }
    #countEntries(count) {
        const { entries } = this.limits;
        this.#entries += count;
        if (this.#entries > entries) {
            throw (0,refusal/* refused */.J)(this.entryName, `takes the archive over the limit of ${entries} entries`);
        }
    }
    #checkBytes() {
        const { totalBytes, ratio, ratioFreeBytes } = this.limits;
        const bytes = this.bytes + this.#folderBytes;
        if (bytes > totalBytes) {
            throw (0,refusal/* refused */.J)(this.entryName, `takes the archive over the limit of ${totalBytes} bytes unpacked`);
        }
        if (bytes > ratioFreeBytes && bytes > this.packedBytes * ratio) {
            throw (0,refusal/* refused */.J)(this.entryName, `takes the archive over the limit of ${ratio} bytes unpacked for each byte packed`);
        }
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/decompress.js
var decompress = __webpack_require__(1955);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/format.js

const FORMAT_PROBE_BYTES = 262;
const GZIP_MAGIC = [0x1f, 0x8b, 0x08];
const ZSTD_MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
const ZSTD_SKIPPABLE_MAGIC = [0x2a, 0x4d, 0x18];
const ZIP_MAGICS = [
    [0x50, 0x4b, 0x03, 0x04],
    [0x50, 0x4b, 0x05, 0x06],
];
const USTAR_MAGIC = [0x75, 0x73, 0x74, 0x61, 0x72];
const USTAR_OFFSET = 257;
function detectFormat(head) {
    if (hasBytes(head, 0, GZIP_MAGIC))
        return 'tar.gz';
    if (hasBytes(head, 0, ZSTD_MAGIC) || isSkippableFrame(head))
        return 'tar.zst';
    if (ZIP_MAGICS.some((magic) => hasBytes(head, 0, magic)))
        return 'zip';
    return hasBytes(head, USTAR_OFFSET, USTAR_MAGIC) ? 'tar' : undefined;
}
function isSkippableFrame(head) {
    return ((head[0] ?? 0) & 0xf0) === 0x50 && hasBytes(head, 1, ZSTD_SKIPPABLE_MAGIC);
}
function hasBytes(data, offset, expected) {
    return expected.every((byte, index) => data[offset + index] === byte);
}
function knownFormat(head) {
    const format = detectFormat(head);
    if (format !== undefined)
        return format;
    throw (0,refusal/* refused */.J)(undefined, 'is neither tar.gz, tar, tar.zst nor zip by its first bytes');
}
const CODECS = {
    tar: 'none',
    'tar.gz': 'gzip',
    'tar.zst': 'zstd',
    zip: 'none',
};

// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/input.js
var unpack_input = __webpack_require__(2050);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/entry.js
var unpack_entry = __webpack_require__(4182);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/pax.js


const SPACE = 0x20;
const LINE_FEED = 0x0a;
const LENGTH_DIGITS = 8;
const DECIMAL = /^(?:0|[1-9][0-9]*)$/;
function parsePax(data, entry) {
    const records = new Map();
    for (let at = 0; at < data.length;) {
        const { key, value, end } = parseRecord(data, at, entry);
        if (value.length === 0)
            records.delete(key);
        else
            records.set(key, value);
        at = end;
    }
    return pickRecords(records, entry);
}
function parseRecord(data, at, entry) {
    const space = data.subarray(at, at + LENGTH_DIGITS + 1).indexOf(SPACE);
    const digits = space === -1 ? '' : data.toString('latin1', at, at + space);
    const end = at + (DECIMAL.test(digits) ? Number(digits) : 0);
    const body = data.subarray(at + space + 1, end - 1);
    const equals = body.indexOf('=');
    if (end <= at + space + 1 || end > data.length || data[end - 1] !== LINE_FEED || equals < 1) {
        throw (0,refusal/* refused */.J)(entry, 'has a broken extended header');
    }
    return { key: body.toString('latin1', 0, equals), value: body.subarray(equals + 1), end };
}
function pickRecords(records, entry) {
    if (records.get('hdrcharset')?.toString('latin1') === 'BINARY')
        throw (0,refusal/* refused */.J)(entry, 'has a name that is not UTF-8');
    if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.')))
        throw (0,refusal/* refused */.J)(entry, 'is a sparse file');
    const path = records.get('path');
    const linkPath = records.get('linkpath');
    const size = records.get('size');
    return {
        ...(path && { path: (0,unpack_entry/* decodeText */.g)(path, entry) }),
        ...(linkPath && { linkPath: (0,unpack_entry/* decodeText */.g)(linkPath, entry) }),
        ...(size && { size: parseSize(size.toString('latin1'), entry) }),
    };
}
function parseSize(text, entry) {
    const size = Number(text);
    if (!DECIMAL.test(text))
        throw (0,refusal/* refused */.J)(entry, 'has a size that is not a plain number');
    if (!Number.isSafeInteger(size))
        throw (0,refusal/* refused */.J)(entry, 'has an unusably large size');
    return size;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/tar-header.js


const BLOCK_BYTES = 512;
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;
const tar_header_SPACE = 0x20;
const MAGIC_AT = 257;
const POSIX_MAGIC = 'ustar\u0000';
const GNU_MAGIC = 'ustar ';
const BASE256_POSITIVE = 0x80;
const BASE256_NEGATIVE = 0xff;
const OCTAL = /^ *([0-7]*)[ \u0000]*$/;
function parseTarHeader(block) {
    const rawName = field(block, 0, 100).toString('latin1');
    if (!hasTarMagic(block))
        throw (0,refusal/* refused */.J)(rawName, 'has a header that is not ustar');
    verifyChecksum(block, rawName);
    const prefix = magicOf(block) === POSIX_MAGIC ? (0,unpack_entry/* decodeText */.g)(field(block, 345, 155), rawName) : '';
    const ownName = (0,unpack_entry/* decodeText */.g)(field(block, 0, 100), rawName);
    const name = prefix === '' ? ownName : `${prefix}/${ownName}`;
    return {
        name,
        type: block.toString('latin1', 156, 157),
        size: parseNumber(block.subarray(124, 136), name, 'size'),
        mode: parseNumber(block.subarray(100, 108), name, 'mode'),
        linkName: (0,unpack_entry/* decodeText */.g)(field(block, 157, 100), name),
    };
}
function hasTarMagic(block) {
    const magic = magicOf(block);
    return magic === POSIX_MAGIC || magic === GNU_MAGIC;
}
function magicOf(block) {
    return block.toString('latin1', MAGIC_AT, MAGIC_AT + 6);
}
function verifyChecksum(block, name) {
    let sum = CHECKSUM_BYTES * tar_header_SPACE;
    for (let at = 0; at < CHECKSUM_AT; at += 1)
        sum += block[at] ?? 0;
    for (let at = CHECKSUM_AT + CHECKSUM_BYTES; at < BLOCK_BYTES; at += 1)
        sum += block[at] ?? 0;
    const stored = OCTAL.exec(block.toString('latin1', CHECKSUM_AT, CHECKSUM_AT + CHECKSUM_BYTES))?.[1] ?? '';
    if (stored === '' || Number.parseInt(stored, 8) !== sum)
        throw (0,refusal/* damaged */.q)(name, 'has a header with a wrong checksum');
}
function field(block, at, length) {
    const whole = block.subarray(at, at + length);
    const end = whole.indexOf(0);
    return end === -1 ? whole : whole.subarray(0, end);
}
function parseNumber(bytes, entry, what) {
    const first = bytes[0] ?? 0;
    if (first === BASE256_NEGATIVE)
        throw (0,refusal/* refused */.J)(entry, `has a negative ${what}`);
    if (first === BASE256_POSITIVE)
        return parseBase256(bytes.subarray(1), entry, what);
    const digits = OCTAL.exec(bytes.toString('latin1'))?.[1];
    if (digits === undefined)
        throw (0,refusal/* refused */.J)(entry, `has a ${what} that is no number`);
    return digits === '' ? 0 : Number.parseInt(digits, 8);
}
function parseBase256(bytes, entry, what) {
    const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    if (!Number.isSafeInteger(value))
        throw (0,refusal/* refused */.J)(entry, `has an unusably large ${what}`);
    return value;
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
const FOREIGN_TYPES = {
    '3': 'is a character device',
    '4': 'is a block device',
    '6': 'is a FIFO',
    S: 'is a sparse file',
    M: 'goes on from another archive',
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
    #overrides;
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
            throw (0,refusal/* refused */.J)(undefined, 'goes on after its end marker');
        if (this.#zeroBlocks < 2)
            throw (0,refusal/* damaged */.q)(this.#budget.entryName, 'is the last one before the archive breaks off');
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
            throw (0,refusal/* refused */.J)(this.#budget.entryName, 'has bytes hidden behind its content');
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
            throw (0,refusal/* refused */.J)(undefined, 'goes on after its end marker');
        if (this.isEmpty && !hasTarMagic(this.#block))
            throw (0,refusal/* refused */.J)(undefined, notTar(this.#block));
        const header = parseTarHeader(this.#block);
        if (METADATA_TYPES.has(header.type))
            this.#startMetadata(header);
        else
            this.#startFile(header);
    }
    #startMetadata(header) {
        this.#budget.addEntry(header.name);
        if (header.size > this.#budget.limits.metadataBytes) {
            throw (0,refusal/* refused */.J)(header.name, `is a header longer than ${this.#budget.limits.metadataBytes} bytes`);
        }
        this.#metadata = { header, chunks: [] };
        this.#expectContent(header.size);
        if (header.size === 0)
            this.#endContent();
    }
    #endMetadata(header, data) {
        const found = readMetadata(header, data);
        if (header.type !== 'g')
            this.#overrides = { ...this.#overrides, ...found };
        else if (Object.keys(found).length > 0)
            throw (0,refusal/* refused */.J)(header.name, 'gives one name or size to all entries');
    }
    #startFile(header) {
        const entry = toEntry(header, this.#overrides ?? {});
        this.#overrides = undefined;
        this.#budget.addEntry(entry.path);
        this.#sink.entry(entry);
        if (entry.kind !== 'file')
            return;
        this.#expectContent(entry.size);
        if (entry.size === 0)
            this.#sink.endFile();
    }
    #expectContent(size) {
        this.#contentLeft = size;
        this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
    }
}
function isZero(block) {
    return (block[0] ?? 0) === 0 && block.every((byte) => byte === 0);
}
function notTar(head) {
    const inner = detectFormat(head);
    return inner === undefined ? 'is compressed, but holds no tar' : `is packed twice: it holds a ${inner} again`;
}
function readMetadata(header, data) {
    if (header.type === 'x' || header.type === 'g')
        return parsePax(data, header.name);
    const text = (0,unpack_entry/* decodeText */.g)(data.at(-1) === 0 ? data.subarray(0, -1) : data, header.name);
    return header.type === 'L' ? { longName: text } : { longLink: text };
}
function toEntry(header, overrides) {
    const { path, linkPath, size = header.size, longName, longLink } = overrides;
    if (path !== undefined && longName !== undefined)
        throw (0,refusal/* refused */.J)(path, `has a second long name, "${longName}"`);
    const name = path ?? longName ?? header.name;
    const kind = kindOf(header.type, name);
    if (kind !== 'file' && size !== 0)
        throw (0,refusal/* refused */.J)(name, `is a ${kind} with content`);
    return { kind, path: name, size, mode: header.mode, target: linkPath ?? longLink ?? header.linkName };
}
function kindOf(type, name) {
    const kind = KINDS[type];
    if (kind === undefined)
        throw (0,refusal/* refused */.J)(name, FOREIGN_TYPES[type] ?? `is of the unknown type "${type}"`);
    if (kind === 'file' && name.endsWith('/'))
        throw (0,refusal/* refused */.J)(name, 'is a file whose name ends in a slash');
    return kind;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/read-archive.js






async function readArchive(options) {
    const { path, signal, source } = options;
    const input = await (0,unpack_input/* openInput */.l)(source ?? (0,unpack_input/* readFileBytes */.M)(path), FORMAT_PROBE_BYTES, signal);
    try {
        const format = knownFormat(input.head);
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
    const onPiece = async (piece, packedBytes) => {
        budget.packedBytes = packedBytes;
        budget.addBytes(piece.length);
        for (let at = 0; at < piece.length;) {
            at = reader.push(piece, at);
            await yieldBetweenPieces(options, packedBytes);
        }
    };
    await (0,decompress/* decompress */.m)({ codec, input, onPiece, signal });
    if (codec !== 'none' && reader.isEmpty)
        throw (0,refusal/* refused */.J)(undefined, 'is compressed, but holds no tar');
    reader.finish();
}
async function readZip(options, input) {
    if (options.source)
        await drain(input);
    const { readZipFile } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(170)]).then(__webpack_require__.bind(__webpack_require__, 2170));
    await readZipFile({ ...options, onPiece: (archiveBytes) => yieldBetweenPieces(options, archiveBytes) });
}
async function drain({ chunks }) {
    const iterator = chunks[Symbol.asyncIterator]();
    while ((await iterator.next()).done !== true)
        ;
}
async function yieldBetweenPieces({ onPiece, signal }, archiveBytes) {
    onPiece?.(archiveBytes);
    await (0,promises_.setImmediate)();
    signal.throwIfAborted();
}

// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __webpack_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/disk-error.js

function codeOf(error) {
    const isCoded = typeof error === 'object' && error !== null && 'code' in error;
    return isCoded && typeof error.code === 'string' ? error.code : '';
}
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const UNWRITABLE = new Set([
    'EACCES',
    'EPERM',
    'EROFS',
    'ENOENT',
    'ENOTDIR',
    'EIO',
    'ENAMETOOLONG',
    'EBUSY',
    'EEXIST',
    'ELOOP',
    'ENOTEMPTY',
]);
function isDiskCode(error, ...codes) {
    return codes.includes(codeOf(error));
}
function explainDisk(error, place) {
    const code = codeOf(error);
    if (error instanceof errors/* ActionError */.l || code === '')
        return error;
    if (FULL.has(code)) {
        return new errors/* ActionError */.l('disk-full', `There is no room left on the disk of ${place} (${code}).`, {
            hint: 'Free some space on the runner, or take one with a larger disk. What was half-made has been removed.',
            cause: error,
        });
    }
    if (!UNWRITABLE.has(code))
        return error;
    return new errors/* ActionError */.l('cache-unwritable', `The folder of ${place} cannot be written to (${code}).`, {
        hint: `Check that ${place} names a folder that the runner's user may write to, and that its disk is not mounted read-only.`,
        cause: error,
    });
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/entry-path.js
const CONTROL = /\p{Cc}/u;
const TRAILING_DOT_OR_SPACE = /[. ]$/;
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/i;
const DRIVE = /^[A-Za-z]:/;
const ASCII_ONLY = /^[\u0000-\u007F]*$/;
const FOREIGN_CHARACTER = /[?*|<>":]/;
function parseEntryPath(raw, limits) {
    const problem = wholePathProblem(raw, limits);
    if (problem !== undefined)
        return { problem };
    const names = raw.split('/').filter((name) => name !== '' && name !== '.');
    for (const name of names) {
        const nameIssue = nameProblem(name, limits);
        if (nameIssue !== undefined)
            return { problem: nameIssue };
    }
    return names.length > limits.depth ? { problem: `lies deeper than ${limits.depth} folders` } : { names };
}
function wholePathProblem(raw, limits) {
    if (raw === '')
        return 'has no name';
    if (CONTROL.test(raw))
        return 'has a control character in its name';
    if (raw.includes('\\'))
        return 'has a backslash in its name';
    if (raw.startsWith('/'))
        return 'is an absolute path';
    if (DRIVE.test(raw))
        return 'is a path on a drive';
    if (Buffer.byteLength(raw) > limits.pathBytes)
        return `has a path longer than ${limits.pathBytes} bytes`;
    return undefined;
}
function nameProblem(name, limits) {
    if (name === '..')
        return 'climbs out of its folder with ".."';
    if (Buffer.byteLength(name) > limits.nameBytes)
        return `has a name longer than ${limits.nameBytes} bytes`;
    return undefined;
}
function isPortableName(name) {
    return !FOREIGN_CHARACTER.test(name) && !TRAILING_DOT_OR_SPACE.test(name) && !RESERVED.test(name);
}
function foldName(name) {
    if (ASCII_ONLY.test(name))
        return name.toUpperCase();
    return name.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}
function parseLinkTarget(linkNames, target, limits) {
    const names = linkNames.slice(0, -1);
    const issue = wholePathProblem(target, limits);
    if (issue !== undefined)
        return { problem: `is a link whose target ${issue}` };
    for (const name of target.split('/')) {
        if (name === '..') {
            if (names.pop() === undefined)
                return { problem: 'is a link that leaves the folder' };
        }
        else if (name !== '' && name !== '.') {
            names.push(name);
        }
    }
    return { names };
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/name-list.js
class NameList {
    count = 0;
    shown = [];
    #maxShown;
    constructor(maxShown) {
        this.#maxShown = maxShown;
    }
    add(name) {
        this.count += 1;
        if (this.shown.length < this.#maxShown)
            this.shown.push(name);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/disk-names.js





const SHOWN = 20;
const SHOWN_CHARS = 120;
const NAME_CODES = ['EINVAL', 'EILSEQ', 'ENAMETOOLONG'];
const FOLLOWING_CODES = ['ENOENT', 'ENOTDIR', 'EEXIST'];
class DiskNames {
    lost = new NameList(SHOWN);
    #tree;
    constructor(tree) {
        this.#tree = tree;
    }
    attempt(path, create) {
        const isRefused = process.platform === 'win32' && !path.every(isPortableName);
        try {
            if (!isRefused)
                return create();
        }
        catch (error) {
            if (!this.#isAboutName(error))
                throw error;
        }
        this.lost.add(path.join('/'));
        return undefined;
    }
    throwIfLost() {
        const { count, shown } = this.lost;
        if (count === 0)
            return;
        const names = shown.map((name) => (0,plain_text/* plainText */.wh)(name, SHOWN_CHARS));
        const more = count > shown.length ? [`and ${count - shown.length} more`] : [];
        throw new errors/* ActionError */.l('archive-refused', `The runner's disk cannot hold ${count === 1 ? 'one name' : `${count} names`} of the archive.`, {
            details: [...names, ...more],
            hint: 'Nothing of it was kept. Unpack it on Linux, whose disks tell upper and lower case apart and hold these characters, or use `download: true` without `extract`, which gives you the archive as it is.',
        });
    }
    #isAboutName(error) {
        if (isDiskCode(error, ...NAME_CODES))
            return true;
        if (this.#tree.hasTwins && isDiskCode(error, 'EEXIST'))
            return true;
        return this.lost.count > 0 && isDiskCode(error, ...FOLLOWING_CODES);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/entry-tree.js


const UNPORTABLE_SHOWN = 3;
class EntryTree {
    root = { kind: 'folder', name: '', children: new Map() };
    unportable = new NameList(UNPORTABLE_SHOWN);
    hasTwins = false;
    #folded = new Map();
    addFile(names) {
        const parent = this.addFolder(names.slice(0, -1));
        if ('problem' in parent)
            return parent;
        const name = names.at(-1) ?? '';
        const other = parent.node.children.get(name);
        if (other !== undefined)
            return { problem: collision(other, 'file') };
        const node = { kind: 'file', name, sha256: '' };
        this.#add(parent.node, node, names);
        return { node, created: parent.created };
    }
    addFolder(names) {
        let node = this.root;
        let created = 0;
        for (const [index, name] of names.entries()) {
            const other = node.children.get(name);
            if (other === undefined) {
                const folder = { kind: 'folder', name, children: new Map() };
                this.#add(node, folder, names.slice(0, index + 1));
                node = folder;
                created += 1;
            }
            else if (other.kind === 'folder') {
                node = other;
            }
            else {
                return { problem: collision(other, 'folder') };
            }
        }
        return { node, created };
    }
    findFile(names) {
        let node = this.root;
        for (const name of names) {
            const child = node.kind === 'folder' ? node.children.get(name) : undefined;
            if (child === undefined)
                return undefined;
            node = child;
        }
        return node.kind === 'file' ? node : undefined;
    }
    #add(parent, node, path) {
        const siblings = this.#folded.get(parent) ?? new Set();
        const key = foldName(node.name);
        const isTwin = siblings.has(key);
        if (isTwin || !isPortableName(node.name))
            this.unportable.add(path.join('/'));
        if (isTwin)
            this.hasTwins = true;
        parent.children.set(node.name, node);
        this.#folded.set(parent, siblings.add(key));
    }
}
function collision(other, kind) {
    return other.kind === kind ? 'is in the archive twice' : 'is a file and a folder at once';
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/site-writer.js








const MODE_MASK = 0o755;
const OWNER_READ_WRITE = 0o600;
const FOLDER_MODE = 0o755;
const LINK_HOPS = 40;
const PAGE = /\.html?$/i;
class SiteWriter {
    tree = new EntryTree();
    files = 0;
    pages = 0;
    fileBytes = 0;
    #targetDir;
    #budget;
    #disk = new DiskNames(this.tree);
    #links = new Map();
    #open;
    constructor(targetDir, budget) {
        this.#targetDir = targetDir;
        this.#budget = budget;
    }
    entry(entry) {
        const names = this.#safeNames(entry);
        if (entry.kind === 'folder') {
            const { created } = this.#claimed(entry, this.tree.addFolder(names));
            this.#budget.addImpliedFolders(created - 1);
            this.#makeFolders(names, created);
            return;
        }
        if (names.length === 0)
            throw (0,refusal/* refused */.J)(entry.path, 'is a file in the place of the whole site');
        const { node, created } = this.#claimed(entry, this.tree.addFile(names));
        this.#budget.addImpliedFolders(created);
        this.#makeFolders(names.slice(0, -1), created);
        if (entry.kind === 'file')
            this.#create(node, names, entry);
        else
            this.#links.set(node, { entry, names, target: this.#linkTarget(entry, names) });
    }
    content(chunk) {
        const file = this.#openFile();
        this.fileBytes += chunk.length;
        if (file.fd === undefined)
            return;
        if (chunk.length === file.size) {
            file.node.sha256 = (0,external_node_crypto_.hash)('sha256', chunk, 'hex');
        }
        else {
            file.hash ??= (0,external_node_crypto_.createHash)('sha256');
            file.hash.update(chunk);
        }
        for (let at = 0; at < chunk.length;)
            at += (0,external_node_fs_.writeSync)(file.fd, chunk, at);
    }
    endFile() {
        const file = this.#openFile();
        file.node.sha256 ||= file.hash?.digest('hex') ?? (0,external_node_crypto_.hash)('sha256', '', 'hex');
        this.close();
        this.files += 1;
        if (PAGE.test(file.node.name))
            this.pages += 1;
    }
    async finish(signal) {
        for (const [node, { entry, names }] of this.#links) {
            const source = (0,external_node_path_.join)(this.#targetDir, ...this.#followLinks(entry, node));
            this.#budget.entryName = entry.path;
            this.#create(node, names, { ...entry, size: Number.POSITIVE_INFINITY });
            if (this.#disk.lost.count === 0)
                await this.#copy(source, signal);
            this.endFile();
        }
        this.#disk.throwIfLost();
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
    #safeNames(entry) {
        const path = parseEntryPath(entry.path, this.#budget.limits);
        if ('problem' in path)
            throw (0,refusal/* refused */.J)(entry.path, path.problem);
        return path.names;
    }
    #claimed(entry, claim) {
        if ('problem' in claim)
            throw (0,refusal/* refused */.J)(entry.path, claim.problem);
        return claim;
    }
    #makeFolders(names, created) {
        for (let count = names.length - created + 1; count <= names.length; count += 1) {
            const path = names.slice(0, count);
            this.#disk.attempt(path, () => {
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(this.#targetDir, ...path), { mode: FOLDER_MODE });
            });
        }
    }
    #create(node, names, { size, mode }) {
        const path = (0,external_node_path_.join)(this.#targetDir, ...names);
        const fd = this.#disk.attempt(names, () => (0,external_node_fs_.openSync)(path, 'wx', (mode & MODE_MASK) | OWNER_READ_WRITE));
        this.#open = { node, fd, size, hash: undefined };
    }
    #linkTarget(entry, names) {
        const { limits } = this.#budget;
        const target = parseLinkTarget(entry.kind === 'hardlink' ? [] : names, entry.target, limits);
        if ('problem' in target)
            throw (0,refusal/* refused */.J)(entry.path, target.problem);
        return target.names;
    }
    #followLinks(entry, start) {
        let link = this.#links.get(start);
        for (let hops = 0; link && hops < LINK_HOPS; hops += 1) {
            const { target } = link;
            const node = this.tree.findFile(target);
            if (node === undefined)
                throw (0,refusal/* refused */.J)(entry.path, `is a link to "${entry.target}", which is no file of the archive`);
            link = this.#links.get(node);
            if (link === undefined)
                return target;
        }
        throw (0,refusal/* refused */.J)(entry.path, 'is a link that leads to no file');
    }
    #openFile() {
        if (this.#open === undefined)
            throw new Error('Content came for no file');
        return this.#open;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/archive.js







async function unpackArchive(options) {
    const { onProgress, signal } = options;
    signal.throwIfAborted();
    const targetDir = prepareTarget(options.targetDir);
    const budget = new Budget(options.limits ?? DEFAULT_LIMITS);
    const writer = new SiteWriter(targetDir, budget);
    const onPiece = (archiveBytes) => {
        onProgress?.({ archiveBytes, bytes: budget.bytes, files: writer.files });
    };
    try {
        const format = await readArchive({ ...options, sink: writer, budget, onPiece });
        await writer.finish(signal);
        return summarize(format, writer);
    }
    finally {
        writer.close();
    }
}
function prepareTarget(dir) {
    const targetDir = (0,external_node_path_.resolve)(dir);
    (0,external_node_fs_.mkdirSync)(targetDir, { recursive: true, mode: 0o755 });
    if ((0,external_node_fs_.readdirSync)(targetDir).length > 0)
        throw new Error('The folder to unpack into is not empty');
    return targetDir;
}
function summarize(format, { tree, files, pages, fileBytes }) {
    if (files === 0)
        throw (0,refusal/* refused */.J)(undefined, 'holds no file');
    const site = findSiteRoot(tree.root);
    return {
        ...{ format, files, pages },
        bytes: fileBytes,
        contentDigest: contentDigest(site),
        rootDir: site.name,
        unportable: tree.unportable,
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/regular-file.js


const FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
async function openRegularFile(path) {
    const handle = await (0,external_node_fs_promises_.open)(path, FLAGS);
    try {
        const stats = await handle.stat();
        if (!stats.isFile())
            throw new Error('Not a regular file');
        return { handle, size: stats.size };
    }
    catch (error) {
        await handle.close();
        throw error;
    }
}
async function readSmallFile(path, maxBytes) {
    try {
        const { handle, size } = await openRegularFile(path);
        try {
            if (size > maxBytes)
                return '';
            const buffer = Buffer.alloc(size);
            const { bytesRead } = await handle.read(buffer, 0, size, 0);
            return buffer.toString('utf8', 0, bytesRead);
        }
        finally {
            await handle.close();
        }
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/digest.js


const READ_BYTES = 1024 * 1024;
class GrowingDigest {
    #hash = (0,external_node_crypto_.createHash)('sha256');
    #done = 0;
    offer(offset, piece) {
        if (offset !== this.#done)
            return;
        this.#hash.update(piece);
        this.#done += piece.length;
    }
    async follow(file, signal) {
        const buffer = Buffer.allocUnsafe(READ_BYTES);
        while (await file.waitBeyond(this.#done, signal)) {
            const offset = this.#done;
            if (offset >= file.ready)
                continue;
            const length = await file.read(buffer, offset);
            this.offer(offset, buffer.subarray(0, length));
        }
        return this.#hash.digest('hex');
    }
}
async function fileDigest(path, signal) {
    const { handle, size } = await openRegularFile(path);
    try {
        const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, size));
        const sha256 = (0,external_node_crypto_.createHash)('sha256');
        for (let done = 0; done < size;) {
            signal.throwIfAborted();
            const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, size - done), done);
            if (bytesRead === 0)
                break;
            sha256.update(buffer.subarray(0, bytesRead));
            done += bytesRead;
        }
        return sha256.digest('hex');
    }
    finally {
        await handle.close();
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/link-holder.js
function createLinkHolder(first, mint) {
    let link = { url: first, number: 1 };
    let renewing;
    const replace = async () => {
        try {
            link = { url: await mint(), number: link.number + 1 };
        }
        finally {
            renewing = undefined;
        }
    };
    return {
        current: () => link,
        renew: async (refused) => {
            if (refused.number === link.number)
                await (renewing ??= replace());
        },
    };
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/ranges.js
const ranges_MIB = 1024 ** 2;
const DEFAULT_RANGES = Object.freeze({
    fromBytes: 4 * ranges_MIB,
    partBytes: 8 * ranges_MIB,
    connections: 8,
    paceMs: 30,
    enoughBytesPerSecond: 125 * ranges_MIB,
});
function worthParts(facts, plan) {
    return facts.total !== undefined && facts.total >= plan.fromBytes && facts.offersRanges && facts.etag !== undefined;
}
function* partsOf(offset, total, { connections, partBytes }) {
    const rounds = Math.ceil((total - offset) / (connections * partBytes));
    const size = Math.ceil((total - offset) / (connections * rounds));
    for (let start = offset; start < total; start += size)
        yield { offset: start, end: Math.min(start + size, total) };
}
class Coverage {
    ready = 0;
    #beyond = new Map();
    add(start, end) {
        if (start !== this.ready) {
            this.#extend(start, end);
            return;
        }
        this.ready = end;
        for (let next = this.#beyond.get(this.ready); next !== undefined; next = this.#beyond.get(this.ready)) {
            this.#beyond.delete(this.ready);
            this.ready = next;
        }
    }
    #extend(start, end) {
        for (const [from, to] of this.#beyond) {
            if (to !== start)
                continue;
            this.#beyond.set(from, end);
            return;
        }
        this.#beyond.set(start, end);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/partial-file.js




const partial_file_READ_BYTES = 256 * 1024;
class PartialFile {
    #handle;
    #coverage = new Coverage();
    #events = new external_node_events_.EventEmitter();
    #total;
    constructor(handle) {
        this.#handle = handle;
    }
    static async create(path) {
        return new PartialFile(await guarded((0,external_node_fs_promises_.open)(path, 'w+', 0o600)));
    }
    get ready() {
        return this.#coverage.ready;
    }
    async write(offset, pieces) {
        let position = offset;
        for (let left = [...pieces]; left.length > 0;) {
            const { bytesWritten } = await guarded(this.#handle.writev(left, position));
            position += bytesWritten;
            left = without(left, bytesWritten);
        }
        this.#coverage.add(offset, position);
        this.#events.emit('grown');
    }
    finish() {
        this.#total = this.#coverage.ready;
        this.#events.emit('grown');
    }
    async waitBeyond(offset, signal) {
        while (this.ready <= offset && this.#total === undefined) {
            try {
                await (0,external_node_events_.once)(this.#events, 'grown', { signal });
            }
            catch (error) {
                signal.throwIfAborted();
                throw error;
            }
        }
        signal.throwIfAborted();
        return this.ready > offset;
    }
    async read(buffer, offset) {
        const length = Math.min(buffer.length, this.ready - offset);
        return (await guarded(this.#handle.read(buffer, 0, length, offset))).bytesRead;
    }
    async *follow(signal) {
        const buffer = Buffer.allocUnsafe(partial_file_READ_BYTES);
        for (let offset = 0; await this.waitBeyond(offset, signal);) {
            const length = await this.read(buffer, offset);
            offset += length;
            yield buffer.subarray(0, length);
        }
    }
    async close() {
        await this.#handle.close();
    }
}
async function guarded(operation) {
    try {
        return await operation;
    }
    catch (error) {
        throw explainDisk(error, 'RUNNER_TEMP');
    }
}
function without(pieces, count) {
    let rest = count;
    return pieces.flatMap((piece) => {
        const skipped = Math.min(rest, piece.length);
        rest -= skipped;
        return skipped === piece.length ? [] : [piece.subarray(skipped)];
    });
}

// EXTERNAL MODULE: ./.work/stage/lib/http/http-error.js
var http_error = __webpack_require__(2068);
// EXTERNAL MODULE: ./.work/stage/lib/http/transport-error.js
var transport_error = __webpack_require__(7873);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/transfer-error.js



const MAX_STARTS = 5;
class RestartDownload extends Error {
    name = 'RestartDownload';
    noRanges;
    final;
    maxStarts;
    constructor(why, { noRanges = false, final, maxStarts = MAX_STARTS } = {}) {
        super(why);
        this.noRanges = noRanges;
        this.maxStarts = maxStarts;
        this.final =
            final ??
                new errors/* ActionError */.l('download-failed', `The bundle could not be fetched in one piece after several attempts: ${why}.`, {
                    hint: 'Run the step again. If it keeps happening, look at what stands between the runner and the host of the link.',
                });
    }
}
const RUN_AGAIN = 'Run the step again.';
const NEW_EXPORT = 'The bundle is gone from its host: start a new export with `domain`.';
const LINK_HOST = { name: "the link's host", address: 'the link' };
function placeOf({ link, asked }) {
    const redirected = asked.host === link.host ? '' : `; it has redirected to ${asked.host}, which failed`;
    return `The link's host is ${link.host}${redirected}.`;
}
function expiryOf({ hasExpired }) {
    return hasExpired ? ['The link had expired: its `expiresAt` has passed.'] : [];
}
function explainTransfer(failure, at) {
    const place = placeOf(at);
    if (failure instanceof http_error/* HttpError */.j) {
        const said = failure.serverMessage === '' ? [] : [`The host says: ${failure.serverMessage}`];
        const words = failure.redirect === '' ? said : [failure.redirect, ...said];
        return new errors/* ActionError */.l('download-failed', `The bundle could not be fetched: the host answered ${failure.status}.`, {
            details: [place, ...expiryOf(at), ...words],
            hint: (0,http_error/* isGone */.S)(failure) ? NEW_EXPORT : RUN_AGAIN,
            cause: failure,
        });
    }
    const { what, hint } = (0,transport_error/* describeFault */.Qx)(failure.fault, LINK_HOST);
    const code = failure.fault === 'certificate' ? 'certificate-rejected' : 'download-failed';
    const details = [place, `The cause: ${failure.message}`];
    return new errors/* ActionError */.l(code, `The bundle could not be fetched: ${what}.`, { details, hint, cause: failure });
}
function linksRefused(at, words, tries) {
    return new errors/* ActionError */.l('download-failed', `The link's host refused ${tries} links in a row.`, {
        details: [placeOf(at), ...expiryOf(at), ...(words === '' ? [] : [`The host says: ${words}`])],
        hint: "The service mints links that its object store does not accept: ask the service's support, or check what rewrites requests on the way.",
    });
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/length.js


const length_MAX_STARTS = 2;
function incompleteBundle(problem) {
    return new errors/* ActionError */.l('archive-damaged', `Bundle incomplete: ${problem}.`, {
        hint: 'Nothing was cached. Run the step again with `job-id`; if it fails again, start a new export.',
    });
}
function wrongLength(reportedBytes, delivered) {
    const problem = `the service reported ${reportedBytes} bytes, the link delivered ${delivered}`;
    return new RestartDownload(problem, { final: incompleteBundle(problem), maxStarts: length_MAX_STARTS });
}
function reconcileLength(facts, reportedBytes) {
    const { total } = facts;
    if (total === 0)
        throw incompleteBundle("the link's host sent no byte");
    if (total !== undefined && reportedBytes !== undefined && total !== reportedBytes)
        throw wrongLength(reportedBytes, String(total));
    return { ...facts, total: total ?? reportedBytes };
}
function tooLong(reportedBytes) {
    return wrongLength(reportedBytes, 'more');
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/verify.js







function verifyRecord(kept, promised, total) {
    if (total !== undefined && kept.sizeBytes !== total) {
        throw incompleteBundle(`the link's host announced ${total} bytes and delivered ${kept.sizeBytes}`);
    }
    if (promised.sizeBytes !== undefined && kept.sizeBytes !== promised.sizeBytes) {
        throw incompleteBundle(`the service reported ${promised.sizeBytes} bytes, the link delivered ${kept.sizeBytes}`);
    }
    if (promised.sha256 === undefined || kept.sha256 === promised.sha256)
        return;
    throw new errors/* ActionError */.l('digest-mismatch', 'The bundle is not the one that `expected-sha256` names.', {
        details: [`Expected: ${promised.sha256}`, `Fetched: ${kept.sha256}`],
        hint: 'Nothing of it was kept. Compare the job: another export has another digest, even of the same pages. Otherwise find out who could have changed the archive.',
    });
}
async function* refusePages(bytes) {
    let first = true;
    for await (const piece of bytes) {
        if (first && /^(\xef\xbb\xbf)?\s*</.test(Buffer.from(piece.subarray(0, 64)).toString('latin1'))) {
            throw incompleteBundle("the link's host sent an HTML or XML page in its place");
        }
        first = false;
        yield piece;
    }
    if (first)
        throw incompleteBundle("the link's host sent no byte");
}
async function findFormat(bytes, signal) {
    const input = await (0,unpack_input/* openInput */.l)(bytes, FORMAT_PROBE_BYTES, signal);
    void input.close();
    return knownFormat(input.head);
}
async function verifyArchive({ path, source, signal }) {
    let files = 0;
    const sink = {
        entry: ({ kind }) => {
            if (kind !== 'folder')
                files += 1;
        },
        content: () => undefined,
        endFile: () => undefined,
    };
    const format = await readArchive({ path, source, signal, sink, budget: new Budget(READ_LIMITS) });
    if (files === 0)
        throw (0,refusal/* refused */.J)(undefined, 'holds no file');
    return format;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/task-group.js
class TaskGroup {
    signal;
    #stop = new AbortController();
    #tasks = [];
    constructor(parent) {
        this.signal = AbortSignal.any([parent, this.#stop.signal]);
    }
    run(task) {
        const running = task();
        this.#tasks.push(running.then(() => undefined, (error) => {
            this.#stop.abort(error);
        }));
        return running;
    }
    async end() {
        for (let settled = 0; settled < this.#tasks.length;) {
            const running = this.#tasks.slice(settled);
            settled += running.length;
            await Promise.all(running);
        }
        this.signal.throwIfAborted();
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/http/retry.js
var retry = __webpack_require__(6773);
// EXTERNAL MODULE: ./.work/stage/lib/http/retry-after.js
var retry_after = __webpack_require__(3418);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/answer.js


const REDIRECTS = new Set([301, 302, 303, 307, 308]);
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
function contentLength(value) {
    return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}
function again(why, noRanges = false) {
    return { kind: 'start-again', why, noRanges };
}
function readWhole({ headers }) {
    const total = contentLength(headers.get('content-length'));
    const offersRanges = /\bbytes\b/i.test(headers.get('accept-ranges') ?? '');
    const facts = { total, etag: strongEtag(headers.get('etag')), offersRanges };
    return { kind: 'body', facts, end: total, hasLength: total !== undefined };
}
function readPart({ headers }, { offset, end, facts }) {
    const range = parseContentRange(headers.get('content-range'));
    if (!range)
        return again('the answer to a range has no usable Content-Range');
    if (range.first !== offset || (end !== undefined && range.last >= end))
        return again('another range was sent');
    if (facts.total !== undefined && range.total !== facts.total)
        return again('the length of the archive has changed');
    if (strongEtag(headers.get('etag')) !== facts.etag)
        return again('the archive has changed');
    const length = contentLength(headers.get('content-length'));
    if (length !== undefined && length !== range.last + 1 - range.first)
        return again('range and length do not agree');
    const known = { ...facts, total: range.total };
    return { kind: 'body', facts: known, end: range.last + 1, hasLength: length !== undefined };
}
function readUnwantedWhole({ headers }, { etag }) {
    const now = strongEtag(headers.get('etag'));
    if (now !== undefined && now !== etag)
        return again('the archive has changed');
    return again('the host sent the whole archive in place of a part', true);
}
function readAnswer(head, wanted, nowMs) {
    const { status, headers } = head;
    if (status === 200 && wanted.kind === 'whole')
        return readWhole(head);
    if (status === 206 && wanted.kind === 'part')
        return readPart(head, wanted);
    if (status === 200 && wanted.kind === 'part')
        return readUnwantedWhole(head, wanted.facts);
    if (status === 412 || status === 416)
        return again('the host does not have the part that is missing');
    if (status === 403)
        return { kind: 'refused' };
    if (REDIRECTS.has(status))
        return { kind: 'redirect', location: headers.get('location') };
    const retryAfterMs = (0,retry_after/* parseRetryAfter */.V)(headers.get('retry-after'), headers.get('date'), nowMs);
    return { kind: 'failed', failure: new http_error/* HttpError */.j(status, { retryAfterMs }) };
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/connection.js


const MAX_REDIRECTS = 3;
const MAX_ERROR_BYTES = 4_096;
const MAX_ERROR_BODY_MS = 2_000;
function requestHeaders(wanted) {
    const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'static-export-action' };
    if (wanted.kind === 'whole')
        return headers;
    const { offset, end, facts } = wanted;
    const range = `bytes=${offset}-${end === undefined ? '' : end - 1}`;
    return { ...headers, Range: range, ...(facts.etag !== undefined && { 'If-Range': facts.etag }) };
}
const MAX_MESSAGE_LENGTH = 500;
function elementText(xml, name) {
    const opening = `<${name}>`;
    const at = xml.indexOf(opening);
    const start = at + opening.length;
    const end = xml.indexOf('<', start);
    return at < 0 || end < 0 || !xml.startsWith(`</${name}>`, end) ? '' : xml.slice(start, end);
}
const XML_ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function readStoreError(xml) {
    const code = elementText(xml, 'Code');
    if (!/^[A-Za-z0-9]{1,64}$/.test(code))
        return { code: '', message: '' };
    const message = elementText(xml, 'Message').slice(0, MAX_MESSAGE_LENGTH).trim();
    return { code, message: message.replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => XML_ENTITIES[name] ?? '') };
}
function storeReason({ code, message }) {
    return message === '' ? code : `${code}: ${message}`;
}
function isExpired(status, { code, isWhole }) {
    return status === 400 && (code === 'ExpiredToken' || (code === '' && !isWhole));
}
async function readErrorBody(body) {
    let text = '';
    const timer = setTimeout(() => body.destroy(new Error('The body of the error stalls.')), MAX_ERROR_BODY_MS);
    try {
        for await (const piece of body) {
            text += String(piece);
            if (text.length >= MAX_ERROR_BYTES)
                break;
        }
        return { ...readStoreError(text), isWhole: true };
    }
    catch {
        return { ...readStoreError(text), isWhole: false };
    }
    finally {
        clearTimeout(timer);
    }
}
function withWords({ status, retryAfterMs }, serverMessage) {
    return new http_error/* HttpError */.j(status, { serverMessage, retryAfterMs });
}
function resolveRedirect(status, location, from, { checkRedirect }) {
    const target = location !== null && URL.canParse(location, from.href) ? new URL(location, from.href).href : '';
    const checked = checkRedirect(target);
    if (checked.ok)
        return checked.url;
    throw new http_error/* HttpError */.j(status, { redirect: `It redirects to an address that is not followed: ${checked.reason}.` });
}
async function openArchive(host, asked, wanted, signal) {
    for (let redirects = 0;; redirects++) {
        const answer = await host.fetch(asked.url, { method: 'GET', headers: requestHeaders(wanted), signal });
        const reading = readAnswer(answer, wanted, host.now());
        if (reading.kind === 'body')
            return { ...reading, body: answer.body };
        if (reading.kind === 'start-again') {
            answer.body.destroy();
            return reading;
        }
        const error = await readErrorBody(answer.body);
        signal.throwIfAborted();
        const words = storeReason(error);
        if (reading.kind === 'refused' || isExpired(answer.status, error))
            return { kind: 'refused', words };
        if (reading.kind === 'failed')
            throw withWords(reading.failure, words);
        if (redirects >= MAX_REDIRECTS)
            throw new http_error/* HttpError */.j(answer.status, { redirect: 'It redirects again and again.' });
        asked.url = resolveRedirect(answer.status, reading.location, asked.url, host);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/idle.js

function watchIdle(idleMs) {
    const controller = new AbortController();
    let aside = 0;
    let expired;
    const timer = setTimeout(() => {
        if (aside > 0)
            timer.refresh();
        else {
            expired = new transport_error/* TransportError */.wX('timeout', `no byte for ${idleMs / 1000} s`, { maybeProcessed: true });
            controller.abort(expired);
        }
    }, idleMs);
    return {
        signal: controller.signal,
        get expired() {
            return expired;
        },
        touch: () => {
            timer.refresh();
        },
        aside: async (work) => {
            aside += 1;
            try {
                return await work;
            }
            finally {
                aside -= 1;
                timer.refresh();
            }
        },
        stop: () => {
            clearTimeout(timer);
        },
    };
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/pieces.js

function consumeStream(stream, take) {
    return new Promise((resolve, reject) => {
        let pending = Promise.resolve();
        const forget = (0,external_node_stream_.finished)(stream, { writable: false }, (error) => {
            if (error)
                reject(error);
            else
                pending.then(resolve, reject);
        });
        const fail = (error) => {
            stream.destroy(error instanceof Error ? error : new Error(String(error)));
        };
        const onPiece = (piece) => {
            const after = take(piece);
            if (after === undefined)
                return;
            stream.pause();
            if (after !== 'leave') {
                pending = after;
                after.then(() => stream.resume(), fail);
                return;
            }
            forget();
            stream.off('data', onPiece).destroy();
            resolve();
        };
        stream.on('data', onPiece);
    });
}

// EXTERNAL MODULE: ./.work/stage/lib/bundle/release-buffer.js
var release_buffer = __webpack_require__(7805);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/span-writer.js

const BATCH_BYTES = 512 * 1024;
class SpanWriter {
    #file;
    #digest;
    #batch = [];
    #batchBytes = 0;
    #written;
    #writing = Promise.resolve();
    constructor(file, digest, offset) {
        this.#file = file;
        this.#digest = digest;
        this.#written = offset;
    }
    get position() {
        return this.#written + this.#batchBytes;
    }
    push(piece) {
        this.#digest.offer(this.position, piece);
        this.#batch.push(piece);
        this.#batchBytes += piece.length;
        return this.#batchBytes >= BATCH_BYTES ? this.#startWriting() : undefined;
    }
    async flush() {
        if (this.#batchBytes > 0)
            void this.#startWriting();
        await this.#writing;
    }
    #startWriting() {
        const before = this.#writing;
        const [offset, batch] = [this.#written, this.#batch];
        this.#written += this.#batchBytes;
        this.#batch = [];
        this.#batchBytes = 0;
        this.#writing = before.then(() => this.#write(offset, batch));
        this.#writing.catch(() => undefined);
        return before;
    }
    async #write(offset, batch) {
        await this.#file.write(offset, batch);
        batch.forEach(release_buffer/* releaseBuffer */.k);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/transfer.js










const MAX_REFUSED_LINKS = 3;
const TAIL_BYTES = 512 * 1024;
function spanOf({ offset, end }, facts) {
    return { position: offset, end, facts, onFacts: (told) => told };
}
function wantedOf({ position, end, facts }, { noRanges }) {
    if (position === 0 && end === undefined)
        return { kind: 'whole' };
    if (noRanges)
        throw new RestartDownload('the transfer broke, and the host does not serve the rest alone', { noRanges: true });
    if (facts?.etag === undefined)
        throw new RestartDownload('the transfer broke, and the archive has no strong ETag', { noRanges: true });
    return { kind: 'part', offset: position, end, facts };
}
async function receive({ body, end: announcedEnd, hasLength }, span, transfer, idle) {
    const writer = new SpanWriter(transfer.file, transfer.digest, span.position);
    const reported = announcedEnd === undefined ? span.facts?.total : undefined;
    const end = announcedEnd ?? reported ?? Infinity;
    const seen = { isTooLong: false };
    const take = (piece) => {
        const stop = Math.min(span.end ?? Infinity, end);
        const room = stop - span.position;
        const taken = piece.length <= room ? piece : piece.subarray(0, room);
        idle.touch();
        const full = writer.push(taken);
        span.position += taken.length;
        transfer.arrivedBytes += taken.length;
        transfer.onBytes();
        seen.isTooLong = piece.length > room && stop === reported;
        const endsByItself = (hasLength && stop === end) || stop === reported;
        const isOver = piece.length > room || (span.position >= stop && !endsByItself);
        if (isOver)
            return 'leave';
        if (end - span.position <= TAIL_BYTES)
            return undefined;
        return full && idle.aside(full);
    };
    try {
        await consumeStream(body, take);
    }
    finally {
        await idle.aside(writer.flush());
    }
    if (seen.isTooLong && reported !== undefined)
        throw tooLong(reported);
}
async function requestOnce(span, asked, transfer, idle) {
    const wanted = wantedOf(span, transfer);
    const opened = await openArchive(transfer.host, asked, wanted, AbortSignal.any([transfer.signal, idle.signal]));
    if (opened.kind === 'start-again')
        throw new RestartDownload(opened.why, { noRanges: opened.noRanges });
    if (opened.kind === 'refused')
        return opened.words;
    try {
        span.facts = span.onFacts(opened.facts);
    }
    catch (error) {
        opened.body.destroy();
        throw error;
    }
    await receive(opened, span, transfer, idle);
    const end = Math.min(opened.end ?? 0, span.end ?? Infinity);
    if (span.position >= end)
        return undefined;
    throw new transport_error/* TransportError */.wX('interrupted', 'the answer ended early', { maybeProcessed: true });
}
async function attempt(span, asked, transfer) {
    const idle = watchIdle(transfer.idleMs);
    try {
        return await requestOnce(span, asked, transfer, idle);
    }
    catch (error) {
        transfer.signal.throwIfAborted();
        throw idle.expired ?? error;
    }
    finally {
        idle.stop();
    }
}
function noFailure({ clock, arrivedBytes }) {
    return { count: new retry/* FailureCount */.O(clock), arrivedBytes, refusedLinks: 0 };
}
async function pauseAfter(error, at, span, failing, transfer) {
    if (error instanceof errors/* ActionError */.l || error instanceof RestartDownload)
        throw error;
    const { clock, random, signal } = transfer;
    const failure = error instanceof http_error/* HttpError */.j ? error : (0,transport_error/* toTransportError */.fh)(error);
    const decision = failing.count.add(failure, { remainingMs: Infinity }, random);
    if (!decision.retry)
        throw explainTransfer(failure, at);
    transfer.onRepeat?.(failure, decision.pauseMs, span.position);
    await clock.sleep(decision.pauseMs, signal);
}
function isComplete({ position, end, facts }) {
    const target = end ?? facts?.total;
    return target === undefined || position >= target;
}
async function fetchSpan(span, transfer) {
    let failing = noFailure(transfer);
    for (;;) {
        const link = transfer.links.current();
        const asked = { url: link.url };
        const place = () => ({
            link: link.url,
            asked: asked.url,
            hasExpired: transfer.host.hasLinkExpired(),
        });
        try {
            const refusal = await attempt(span, asked, transfer);
            if (transfer.arrivedBytes > failing.arrivedBytes)
                failing = noFailure(transfer);
            if (refusal === undefined && isComplete(span))
                return;
            if (refusal === undefined)
                throw new transport_error/* TransportError */.wX('interrupted', 'bytes are missing', { maybeProcessed: true });
            failing.refusedLinks += 1;
            if (failing.refusedLinks >= MAX_REFUSED_LINKS)
                throw linksRefused(place(), refusal, MAX_REFUSED_LINKS);
            await transfer.links.renew(link);
        }
        catch (error) {
            transfer.signal.throwIfAborted();
            if (transfer.arrivedBytes > failing.arrivedBytes)
                failing = noFailure(transfer);
            await pauseAfter(error, place(), span, failing, transfer);
        }
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/download/download.js










const IDLE_MS = 30_000;
const RESTART_PAUSE_MS = 1_000;
async function fetchParts(parts, facts, transfer) {
    for (let part = parts.next(); part.done !== true; part = parts.next())
        await fetchSpan(spanOf(part.value, facts), transfer);
}
async function splitWhenSlow({ first, transfer, group, plan }, alone) {
    const before = transfer.arrivedBytes;
    await transfer.clock.sleep(plan.paceMs, alone).catch(() => undefined);
    const { facts, position } = first;
    const enoughBytes = (plan.enoughBytesPerSecond * plan.paceMs) / 1000;
    if (alone.aborted || transfer.arrivedBytes - before >= enoughBytes || !facts || !worthParts(facts, plan)) {
        return undefined;
    }
    const parts = partsOf(position, facts.total, plan);
    first.end = parts.next().value?.end;
    const help = () => group.run(() => fetchParts(parts, facts, transfer));
    return { facts, parts, helpers: Array.from({ length: plan.connections - 1 }, help) };
}
async function fetchAll(transfer, group, options) {
    const { promised, ranges: plan = DEFAULT_RANGES } = options;
    const done = new AbortController();
    let splitting;
    const first = {
        position: 0,
        end: undefined,
        facts: undefined,
        onFacts: (told) => {
            const facts = reconcileLength(told, promised.sizeBytes);
            transfer.total = facts.total;
            const mayBeSplit = !transfer.noRanges && worthParts(facts, plan);
            const alone = AbortSignal.any([transfer.signal, done.signal]);
            if (mayBeSplit)
                splitting ??= group.run(() => splitWhenSlow({ first, transfer, group, plan }, alone));
            return facts;
        },
    };
    await fetchSpan(first, transfer);
    done.abort();
    const rest = await splitting;
    if (rest) {
        await fetchParts(rest.parts, rest.facts, transfer);
        await Promise.all(rest.helpers);
    }
    transfer.file.finish();
}
async function fetchOnce(options, links, noRanges) {
    const { onProgress, promised } = options;
    const file = await PartialFile.create(options.path);
    const group = new TaskGroup(options.signal);
    const { signal } = group;
    const digest = new GrowingDigest();
    const transfer = {
        ...options,
        ...{ links, file, digest, signal, noRanges, arrivedBytes: 0, total: undefined },
        idleMs: options.idleMs ?? IDLE_MS,
        onBytes: () => onProgress?.({ bytes: transfer.arrivedBytes, total: transfer.total }),
    };
    try {
        void group.run(() => fetchAll(transfer, group, options));
        const hashed = group.run(() => digest.follow(file, signal));
        const consuming = group.run(async () => {
            try {
                return await options.consume(refusePages(file.follow(signal)), signal);
            }
            catch (error) {
                throw afterFailedProof(error, transfer.total);
            }
        });
        await group.end();
        const kept = { sizeBytes: file.ready, sha256: await hashed };
        verifyRecord(kept, promised, transfer.total);
        return { ...kept, consumed: await consuming };
    }
    finally {
        await file.close();
    }
}
function afterFailedProof(error, total) {
    const isDamage = error instanceof errors/* ActionError */.l && error.code === 'archive-damaged';
    if (!isDamage || total !== undefined)
        return error;
    return new RestartDownload('the archive breaks off, and the host told no length', { final: error });
}
async function downloadArchive(options) {
    const { clock, random, signal } = options;
    const links = createLinkHolder(options.link, options.mintLink);
    let noRanges = false;
    for (let start = 1;; start++) {
        try {
            return await fetchOnce(options, links, noRanges);
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

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/stage.js




const STALE_MS = 5 * 24 * 3_600_000;
const REMOVE = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
async function removeFolder(path) {
    await (0,external_node_fs_promises_.rm)(path, REMOVE);
}
async function isRealFolder(path) {
    return (await (0,external_node_fs_promises_.lstat)(path).catch(() => undefined))?.isDirectory() === true;
}
async function ensureRealFolder(path) {
    try {
        await (0,external_node_fs_promises_.mkdir)(path, { mode: 0o755 });
    }
    catch (error) {
        if (!isDiskCode(error, 'EEXIST'))
            throw error;
    }
    return isRealFolder(path);
}
async function claimFolder(path) {
    if (await ensureRealFolder(path))
        return;
    await (0,external_node_fs_promises_.unlink)(path);
    await (0,external_node_fs_promises_.mkdir)(path, { mode: 0o755 });
}
async function openStage(root) {
    const dir = (0,external_node_path_.join)(root, (0,external_node_crypto_.randomUUID)());
    await (0,external_node_fs_promises_.mkdir)(dir, { recursive: true, mode: 0o755 });
    return { dir, clear: () => removeFolder(dir) };
}
async function clearStaleStages(root, nowMs) {
    for (const name of await (0,external_node_fs_promises_.readdir)(root).catch(() => [])) {
        const path = (0,external_node_path_.join)(root, name);
        const found = await (0,external_node_fs_promises_.lstat)(path).catch(() => undefined);
        if (found && nowMs - found.mtimeMs > STALE_MS)
            await removeFolder(path).catch(() => undefined);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/cache-dirs.js




function folderOf(environment, name) {
    const path = environment[name] ?? '';
    if ((0,external_node_path_.isAbsolute)(path))
        return path;
    throw new errors/* ActionError */.l('cache-unwritable', `${name} is ${path === '' ? 'not set' : 'not an absolute path'}.`, {
        hint: `Run the action on a runner, or set ${name} to a folder that it may write to.`,
    });
}
async function withDiskErrors(work, name) {
    try {
        return await work;
    }
    catch (error) {
        throw explainDisk(error, name);
    }
}
async function probe(path, name) {
    await withDiskErrors(openStage(path).then((stage) => stage.clear()), name);
}
async function openTemporary({ tempDir }) {
    return withDiskErrors(openStage(tempDir), 'RUNNER_TEMP');
}
async function openCacheDirs(environment) {
    const dirs = { tempDir: folderOf(environment, 'RUNNER_TEMP'), cacheDir: folderOf(environment, 'RUNNER_TOOL_CACHE') };
    await probe(dirs.tempDir, 'RUNNER_TEMP');
    await probe(dirs.cacheDir, 'RUNNER_TOOL_CACHE');
    return dirs;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/package.js






const MANIFEST_FILE = 'manifest.json';
const SUMS_FILE = 'SHA256SUMS';
async function linkOrCopy(from, to) {
    await (0,external_node_fs_promises_.link)(from, to).catch(() => (0,external_node_fs_promises_.copyFile)(from, to, external_node_fs_.constants.COPYFILE_FICLONE));
}
async function fill(dir, archive, manifest) {
    const manifestPath = (0,external_node_path_.join)(dir, MANIFEST_FILE);
    await linkOrCopy(archive.path, (0,external_node_path_.join)(dir, archive.file));
    await (0,external_node_fs_promises_.writeFile)(manifestPath, manifest);
    const manifestSha256 = (0,external_node_crypto_.createHash)('sha256').update(manifest).digest('hex');
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(dir, SUMS_FILE), `${archive.sha256}  ${archive.file}\n${manifestSha256}  ${MANIFEST_FILE}\n`);
    return { dir, manifestPath };
}
async function packageBundle(tempDir, archive, manifest) {
    let dir;
    try {
        dir = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(tempDir, 'static-export-'));
        return await fill(dir, archive, manifest);
    }
    catch (error) {
        if (dir !== undefined)
            await removeFolder(dir).catch(() => undefined);
        throw explainDisk(error, 'RUNNER_TEMP');
    }
}

// EXTERNAL MODULE: ./.work/stage/lib/identifiers.js
var identifiers = __webpack_require__(1414);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/store-key.js



const store_key_SHOWN_CHARS = 40;
const DIGEST_CHARS = 16;
function shown(text) {
    return text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, store_key_SHOWN_CHARS);
}
function storeKey(origin, jobId) {
    if (!(0,identifiers/* isPlainJobId */.Zz)(jobId)) {
        throw new errors/* ActionError */.l('answer-unusable', 'The job id cannot name a file of the tool cache.', {
            hint: 'Run the step without `download` and `extract`: these accept job ids of letters, digits, `_`, `-` and `.` only.',
        });
    }
    const digest = (0,external_node_crypto_.createHash)('sha256').update(`${origin}\n${jobId}`).digest('hex').slice(0, DIGEST_CHARS);
    return { tool: `static-export-${shown(new URL(origin).host)}`, jobFile: `${shown(jobId)}-${digest}.json` };
}
function bundleVersion(sha256, copy) {
    return `0.0.0-sha256-${sha256}${copy === 1 ? '' : `-${copy}`}`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/folder-digest.js







const AT_ONCE = 4;
const ENTRIES_A_TURN = 1_000;
const MODE_BITS = 0o7777;
class TreeReader {
    files = [];
    #lines = [];
    async read(path, name, relative) {
        const children = new Map();
        this.#note(path, relative, 'folder');
        for (const [index, entry] of (await (0,external_node_fs_promises_.readdir)(path, { withFileTypes: true })).entries()) {
            if (index % ENTRIES_A_TURN === ENTRIES_A_TURN - 1)
                await (0,promises_.setImmediate)();
            children.set(entry.name, await this.#child(entry, (0,external_node_path_.join)(path, entry.name), `${relative}/${entry.name}`));
        }
        return { kind: 'folder', name, children };
    }
    layoutDigest() {
        return (0,external_node_crypto_.createHash)('sha256').update(this.#lines.sort().join('\n')).digest('hex');
    }
    async #child(entry, path, relative) {
        if (entry.isDirectory())
            return this.read(path, entry.name, relative);
        this.#note(path, relative, 'file');
        const node = { kind: 'file', name: entry.name, sha256: '' };
        this.files.push({ node, path });
        return node;
    }
    #note(path, relative, kind) {
        const stats = (0,external_node_fs_.lstatSync)(path);
        if (!(kind === 'file' ? stats.isFile() : stats.isDirectory()))
            throw new Error('Neither a file nor a folder');
        this.#lines.push(JSON.stringify([relative, kind, stats.mode & MODE_BITS]));
    }
}
async function readFolder(path) {
    const reader = new TreeReader();
    const tree = await reader.read(path, '', '');
    return { tree, files: reader.files, layoutDigest: reader.layoutDigest() };
}
async function digestAll(files, signal) {
    const left = [...files];
    const work = async () => {
        for (let file = left.pop(); file !== undefined; file = left.pop()) {
            try {
                file.node.sha256 = await fileDigest(file.path, signal);
            }
            catch (error) {
                left.length = 0;
                throw error;
            }
        }
    };
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    for (const end of ended)
        if (end.status === 'rejected')
            throw end.reason;
}
async function layoutDigest(path) {
    return (await readFolder(path)).layoutDigest;
}
async function siteDigests(path, rootDir, signal) {
    try {
        const found = await readFolder(path);
        const site = rootDir === '' ? found.tree : found.tree.children.get(rootDir);
        if (site?.kind !== 'folder')
            return undefined;
        await digestAll(found.files, signal);
        return { contentDigest: contentDigest(site), layoutDigest: found.layoutDigest };
    }
    catch {
        signal.throwIfAborted();
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/publish.js





const IN_THE_WAY = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM', 'EACCES', 'EBUSY'];
const RENAME_TRIES = 5;
const RENAME_PAUSE_MS = 200;
async function isTaken(path) {
    return (await (0,external_node_fs_promises_.lstat)(path).catch(() => undefined)) !== undefined;
}
async function renameWithRetries(from, to) {
    for (let tries = 1;; tries++) {
        try {
            await (0,external_node_fs_promises_.rename)(from, to);
            return;
        }
        catch (error) {
            if (tries >= RENAME_TRIES || !isDiskCode(error, ...IN_THE_WAY) || (await isTaken(to)))
                throw error;
            await (0,promises_.setTimeout)(RENAME_PAUSE_MS);
        }
    }
}
async function moveFile(from, to) {
    try {
        await renameWithRetries(from, to);
    }
    catch (error) {
        if (!isDiskCode(error, 'EXDEV'))
            throw error;
        await (0,external_node_fs_promises_.copyFile)(from, to);
        await (0,external_node_fs_promises_.rm)(from, { force: true });
    }
}
function markOf(folder) {
    return `${folder}.complete`;
}
async function isMarked(folder) {
    return (await (0,external_node_fs_promises_.lstat)(markOf(folder)).catch(() => undefined))?.isFile() === true;
}
async function mark(folder) {
    try {
        await (0,external_node_fs_promises_.writeFile)(markOf(folder), '', { mode: 0o644, flag: 'wx' });
        return true;
    }
    catch (error) {
        if (!isDiskCode(error, 'EEXIST'))
            throw error;
        return isMarked(folder);
    }
}
async function claim(staged, folder) {
    if (await isTaken(folder))
        return false;
    try {
        await renameWithRetries(staged, folder);
        return true;
    }
    catch (error) {
        if (!isDiskCode(error, ...IN_THE_WAY) || !(await isTaken(folder)))
            throw error;
        return false;
    }
}
async function publish(staged, names, isIntact) {
    for (const folder of names) {
        if (!(await ensureRealFolder((0,external_node_path_.dirname)(folder))))
            continue;
        if ((await isTaken(markOf(folder))) && !(await isMarked(folder)))
            continue;
        const isOurs = await claim(staged, folder);
        if (!isOurs && !(await isIntact(folder)))
            continue;
        if (await mark(folder))
            return folder;
    }
    return undefined;
}

// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var body = __webpack_require__(9131);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/sha256.js
function isSha256(value) {
    return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/store-record.js



const RECORD_FILE = 'record.json';
const FORM = 2;
const MAX_RECORD_BYTES = 16_384;
function recordText(record) {
    return `${JSON.stringify({ form: FORM, ...record }, undefined, 2)}\n`;
}
function isOneName(value) {
    return typeof value === 'string' && !/[/\\:\0]/.test(value) && value !== '.' && value !== '..';
}
function fieldsOf(text) {
    const fields = (0,body/* parseJson */.qF)(text);
    return (0,body/* isRecord */.u4)(fields) && fields['form'] === FORM ? fields : {};
}
function parseArchiveRecord(text) {
    const { file, sizeBytes, sha256 } = fieldsOf(text);
    if (!isOneName(file) || file === '' || typeof sizeBytes !== 'number' || !isSha256(sha256))
        return undefined;
    return { file, sizeBytes, sha256 };
}
function parseSiteRecord(text) {
    const { archiveSha256, contentDigest, layoutDigest, pages, rootDir } = fieldsOf(text);
    if (!isSha256(archiveSha256) || !isSha256(contentDigest) || !isSha256(layoutDigest))
        return undefined;
    if (!isOneName(rootDir) || typeof pages !== 'number')
        return undefined;
    return { archiveSha256, contentDigest, layoutDigest, pages, rootDir };
}
function parseJobRecord(text) {
    const { sha256 } = fieldsOf(text);
    return isSha256(sha256) ? sha256 : undefined;
}
function readRecord(path) {
    return readSmallFile(path, MAX_RECORD_BYTES);
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/cache/bundle-cache.js











const CONTENT = 'content';
const STAGES = '.staging';
const JOBS = '.jobs';
const MAX_COPIES = 9;
class BundleStore {
    #toolDir;
    #jobFile;
    constructor({ cacheDir }, { tool, jobFile }) {
        this.#toolDir = (0,external_node_path_.join)(cacheDir, tool);
        this.#jobFile = (0,external_node_path_.join)(this.#toolDir, JOBS, jobFile);
    }
    async findArchive(expectedSha256, signal) {
        const sha256 = expectedSha256 ?? (await this.#digestOfJob());
        if (sha256 === undefined)
            return undefined;
        for (const folder of this.#folders('archive', sha256)) {
            const archive = (await this.#isPublished(folder)) ? await bundle_cache_readArchive(folder, signal) : undefined;
            if (archive?.sha256 === sha256)
                return archive;
        }
        return undefined;
    }
    async findSite(archiveSha256, signal) {
        for (const folder of this.#folders('site', archiveSha256)) {
            const site = (await this.#isPublished(folder)) ? await readSite(folder, signal) : undefined;
            if (site?.archiveSha256 === archiveSha256)
                return site;
        }
        return undefined;
    }
    async openStage(nowMs) {
        await this.#openTool();
        const root = (0,external_node_path_.join)(this.#toolDir, STAGES);
        await this.#guarded(claimFolder(root));
        await clearStaleStages(root, nowMs);
        return this.#guarded(openStage(root));
    }
    contentDir(stage) {
        return (0,external_node_path_.join)(stage.dir, 'site', CONTENT);
    }
    async keepArchive({ stage, path }, { format, ...facts }, signal) {
        const record = { ...facts, file: `bundle.${format}` };
        const staged = (0,external_node_path_.join)(stage.dir, 'archive');
        await this.#guarded((0,external_node_fs_promises_.mkdir)(staged, { mode: 0o755 }));
        await this.#guarded(moveFile(path, (0,external_node_path_.join)(staged, record.file)));
        await this.#guarded((0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(staged, RECORD_FILE), recordText(record), { mode: 0o644 }));
        const folder = await this.#publish(staged, this.#folders('archive', record.sha256), async (existing) => {
            const archive = await bundle_cache_readArchive(existing, signal);
            return archive?.sha256 === record.sha256 && archive.file === record.file;
        });
        await this.#recordJob(stage, record.sha256);
        return { ...record, path: (0,external_node_path_.join)(folder, record.file) };
    }
    async keepSite(stage, facts, signal) {
        const record = { ...facts, layoutDigest: await this.#guarded(layoutDigest(this.contentDir(stage))) };
        const staged = (0,external_node_path_.join)(stage.dir, 'site');
        await this.#guarded((0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(staged, RECORD_FILE), recordText(record), { mode: 0o644 }));
        const folder = await this.#publish(staged, this.#folders('site', record.archiveSha256), async (existing) => {
            const site = await readSite(existing, signal);
            return site !== undefined && (0,external_node_util_.isDeepStrictEqual)({ ...site, path: undefined }, { ...record, path: undefined });
        });
        return { ...record, path: (0,external_node_path_.join)(folder, CONTENT, record.rootDir) };
    }
    #folders(kind, archiveSha256) {
        return Array.from({ length: MAX_COPIES }, (_, index) => (0,external_node_path_.join)(this.#toolDir, bundleVersion(archiveSha256, index + 1), kind));
    }
    async #isPublished(folder) {
        const isReal = (await isRealFolder(this.#toolDir)) && (await isRealFolder((0,external_node_path_.dirname)(folder)));
        return isReal && (await isRealFolder(folder)) && (await isMarked(folder));
    }
    async #publish(staged, folders, isIntact) {
        const folder = await this.#guarded(publish(staged, folders, isIntact));
        if (folder !== undefined)
            return folder;
        throw new errors/* ActionError */.l('cache-unwritable', `The tool cache has ${MAX_COPIES} damaged copies of this bundle.`, {
            hint: `Find out what changes the files in ${this.#toolDir}, and delete that folder while no job uses it.`,
        });
    }
    async #openTool() {
        if (await this.#guarded(ensureRealFolder(this.#toolDir)))
            return;
        throw new errors/* ActionError */.l('cache-unwritable', `${this.#toolDir} is a link or a file, not a folder.`, {
            hint: 'Delete it, and find out who has created it: the action creates this folder itself.',
        });
    }
    async #digestOfJob() {
        if (!(await isRealFolder(this.#toolDir)) || !(await isRealFolder((0,external_node_path_.dirname)(this.#jobFile))))
            return undefined;
        return parseJobRecord(await readRecord(this.#jobFile));
    }
    async #recordJob(stage, sha256) {
        const staged = (0,external_node_path_.join)(stage.dir, 'job.json');
        await this.#guarded((0,external_node_fs_promises_.writeFile)(staged, recordText({ sha256 }), { mode: 0o644 }));
        await this.#guarded(claimFolder((0,external_node_path_.dirname)(this.#jobFile)));
        await (0,external_node_fs_promises_.rename)(staged, this.#jobFile).catch(() => undefined);
    }
    async #guarded(work) {
        return withDiskErrors(work, 'RUNNER_TOOL_CACHE');
    }
}
async function bundle_cache_readArchive(folder, signal) {
    const record = parseArchiveRecord(await readRecord((0,external_node_path_.join)(folder, RECORD_FILE)));
    if (record === undefined)
        return undefined;
    const path = (0,external_node_path_.join)(folder, record.file);
    try {
        if ((await (0,external_node_fs_promises_.lstat)(path)).size !== record.sizeBytes)
            return undefined;
        return (await fileDigest(path, signal)) === record.sha256 ? { ...record, path } : undefined;
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
    const content = (0,external_node_path_.join)(folder, CONTENT);
    const digests = await siteDigests(content, record.rootDir, signal);
    const isIntact = digests?.contentDigest === record.contentDigest && digests.layoutDigest === record.layoutDigest;
    return isIntact ? { ...record, path: (0,external_node_path_.join)(content, record.rootDir) } : undefined;
}

// EXTERNAL MODULE: ./.work/stage/lib/http/fetch.js + 2 modules
var fetch = __webpack_require__(4808);
// EXTERNAL MODULE: ./.work/stage/lib/runner/format.js
var format = __webpack_require__(6486);
;// CONCATENATED MODULE: ./.work/stage/lib/export/transfer-progress.js

const LINE_EVERY_MS = 5_000;
function transferLine(verb, { bytes, total, files }, bytesPerSecond) {
    const share = total === undefined || total === 0 ? '' : ` of ${(0,format/* formatBytes */.z3)(total)} (${Math.floor((100 * bytes) / total)} %)`;
    const leftMs = total === undefined || bytesPerSecond <= 0 ? 0 : (1000 * (total - bytes)) / bytesPerSecond;
    const parts = [
        `${verb} ${(0,format/* formatBytes */.z3)(bytes)}${share}`,
        `${(0,format/* formatBytes */.z3)(Math.max(0, Math.round(bytesPerSecond)))}/s`,
        leftMs <= 0 ? '' : (0,format/* formatTimeLeft */.U)(leftMs),
        files === undefined ? '' : `${files} files unpacked`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
}
function createTransferReporter(verb, logger, clock) {
    let since = { atMs: clock.monotonic(), bytes: 0 };
    return {
        report: (state) => {
            const atMs = clock.monotonic();
            if (atMs - since.atMs < LINE_EVERY_MS)
                return;
            const bytes = Math.max(0, state.bytes - since.bytes);
            logger.info(transferLine(verb, state, (1000 * bytes) / (atMs - since.atMs)));
            since = { atMs, bytes: state.bytes };
        },
    };
}

;// CONCATENATED MODULE: ./.work/stage/lib/export/unportable-names.js

const unportable_names_SHOWN_CHARS = 150;
function warnAboutNames({ count, shown }, logger) {
    if (count === 0)
        return;
    const names = shown.map((name) => `"${(0,plain_text/* plainText */.wh)(name, unportable_names_SHOWN_CHARS)}"`).join(', ');
    const more = count > shown.length ? `, and ${count - shown.length} more` : '';
    logger.warning(`${count === 1 ? 'One name' : `${count} names`} cannot exist on Windows or macOS: ${names}${more}. The files were unpacked with these names. To use the site on such a system, copy the archive instead of the folder.`, 'Names that are not portable');
}

// EXTERNAL MODULE: ./.work/stage/lib/service/link.js
var service_link = __webpack_require__(7928);
;// CONCATENATED MODULE: ./.work/stage/lib/export/bundle.js
















async function unpackTo(stage, source, { notes, store }, signal, onProgress) {
    const targetDir = store.contentDir(stage);
    notes.timeline.begin('unpacking');
    try {
        await removeFolder(targetDir);
        return await unpackArchive({ ...source, targetDir, signal, onProgress });
    }
    catch (error) {
        throw explainDisk(error, 'RUNNER_TOOL_CACHE');
    }
    finally {
        notes.timeline.end('unpacking');
    }
}
function hostOf(fetch, links, { baseUrl, clock, redactor }) {
    return {
        fetch,
        now: () => clock.now(),
        hasLinkExpired: () => links.hasExpired(),
        checkRedirect: (location) => {
            const checked = (0,service_link/* checkLink */.t)(location, baseUrl);
            if (checked.ok)
                for (const secret of (0,service_link/* secretsOf */.F)(checked.url))
                    redactor.add(secret);
            return checked;
        },
    };
}
function announceRepeat(logger, failure, pauseMs, offset) {
    logger.info(`Download: ${(0,retry/* shortReason */.PR)(failure)}; going on from ${(0,format/* formatBytes */.z3)(offset)} in ${(pauseMs / 1000).toFixed(1)} s.`);
}
async function fetchArchive(path, stage, link, links, delivery) {
    const { clock, environment, logger, notes, wish } = delivery;
    const client = (0,fetch/* createHttpClient */.u)(environment);
    const reporter = createTransferReporter('Fetched', logger, clock);
    let files;
    notes.timeline.begin('downloading');
    try {
        return await downloadArchive({
            ...delivery,
            path,
            link: link.url,
            host: hostOf(client.fetch, links, delivery),
            mintLink: async () => (await links.renew()).url,
            promised: { sizeBytes: link.sizeBytes, sha256: wish.expectedSha256 },
            consume: async (bytes, signal) => {
                if (!wish.extract) {
                    const isVouchedFor = wish.expectedSha256 !== undefined;
                    const verified = isVouchedFor ? findFormat(bytes, signal) : verifyArchive({ path, source: bytes, signal });
                    return { format: await verified, site: undefined };
                }
                const site = await unpackTo(stage, { path, source: bytes }, delivery, signal, (progress) => {
                    files = progress.files;
                });
                return { format: site.format, site };
            },
            onProgress: (progress) => {
                reporter.report({ ...progress, files });
            },
            onNote: (note) => {
                logger.info(note);
            },
            onRepeat: (failure, pauseMs, offset) => {
                announceRepeat(logger, failure, pauseMs, offset);
            },
        });
    }
    finally {
        await client.close();
        notes.timeline.end('downloading');
    }
}
async function keepSite(stage, site, archive, { logger, signal, store }) {
    const { contentDigest, pages, rootDir } = site;
    warnAboutNames(site.unportable, logger);
    return store.keepSite(stage, { archiveSha256: archive.sha256, contentDigest, pages, rootDir }, signal);
}
async function fetchAndKeep(link, links, delivery) {
    const { clock, dirs, logger, signal, store } = delivery;
    const startedMs = clock.monotonic();
    const stage = await store.openStage(clock.now());
    let temporary;
    try {
        temporary = await openTemporary(dirs);
        const path = (0,external_node_path_.join)(temporary.dir, 'bundle');
        const { sizeBytes, sha256, consumed } = await fetchArchive(path, stage, link, links, delivery);
        const tookMs = clock.monotonic() - startedMs;
        const rate = (0,format/* formatBytes */.z3)(Math.round((1000 * sizeBytes) / Math.max(tookMs, 1)));
        logger.info(`Fetched ${(0,format/* formatBytes */.z3)(sizeBytes)} in ${(0,format/* formatDuration */.a3)(tookMs)} (${rate}/s), SHA-256 ${sha256}.`);
        const facts = { sizeBytes, sha256, format: consumed.format };
        const archive = await store.keepArchive({ stage, path }, facts, signal);
        if (!consumed.site)
            return { archive, site: undefined };
        return { archive, site: await keepSite(stage, consumed.site, archive, delivery) };
    }
    finally {
        await Promise.allSettled([temporary?.clear(), stage.clear()]);
    }
}
async function unpackKept(archive, delivery) {
    const { clock, logger, signal, store } = delivery;
    const stage = await store.openStage(clock.now());
    try {
        const reporter = createTransferReporter('Unpacked', logger, clock);
        const site = await unpackTo(stage, archive, delivery, signal, ({ archiveBytes, files }) => {
            reporter.report({ bytes: archiveBytes, total: archive.sizeBytes, files });
        });
        return await keepSite(stage, site, archive, delivery);
    }
    finally {
        await stage.clear();
    }
}
async function useKept(archive, delivery) {
    const { logger, signal, store, wish } = delivery;
    logger.info(`The bundle (${(0,format/* formatBytes */.z3)(archive.sizeBytes)}) is in the tool cache; its digest is as recorded.`);
    if (!wish.extract)
        return { archive, site: undefined };
    const site = wish.expectedSha256 === undefined ? await store.findSite(archive.sha256, signal) : undefined;
    return { archive, site: site ?? (await unpackKept(archive, delivery)) };
}
function report({ archive, site }, cacheHit, { logger, outputs }) {
    outputs.set('bundlePath', archive.path);
    outputs.set('sha256', archive.sha256);
    outputs.set('sizeBytes', archive.sizeBytes);
    outputs.set('cacheHit', cacheHit);
    outputs.set('sitePath', site?.path);
    outputs.set('contentDigest', site?.contentDigest);
    logger.info(`The archive is ${archive.path}.`);
    if (site)
        logger.info(`The site is unpacked in ${site.path}, content digest ${site.contentDigest}.`);
}
async function createBundleKeeper(wish, collaborators) {
    const dirs = await openCacheDirs(collaborators.environment);
    return {
        keep: async (jobId, links) => {
            const store = new BundleStore(dirs, storeKey(collaborators.baseUrl.origin, jobId));
            const delivery = { ...collaborators, wish, dirs, store };
            const found = await store.findArchive(wish.expectedSha256, delivery.signal);
            const link = await links.mint();
            const isIt = found !== undefined && (link.sizeBytes === undefined || link.sizeBytes === found.sizeBytes);
            const kept = isIt ? await useKept(found, delivery) : await fetchAndKeep(link, links, delivery);
            report(kept, isIt, delivery);
            return kept;
        },
        packUp: ({ archive }, manifest) => packageBundle(dirs.tempDir, archive, manifest),
    };
}


/***/ })

};
