export const id = 295;
export const ids = [295];
export const modules = {

/***/ 3295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  unpackZip: () => (/* binding */ unpackZip)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/decompress.js
var decompress = __webpack_require__(1955);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/entry.js
var unpack_entry = __webpack_require__(4182);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/input.js
var unpack_input = __webpack_require__(2050);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/refusal.js
var refusal = __webpack_require__(8294);
// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __webpack_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/zip-entry.js




const METHOD_STORED = 0;
const METHOD_DEFLATE = 8;
const FLAG_UTF8 = 0x800;
const POSIX_SYSTEMS = new Set([3, 19]);
const FILE_TYPE_MASK = 0o170000;
const TYPE_NONE = 0;
const TYPE_FILE = 0o100000;
const TYPE_FOLDER = 0o040000;
const TYPE_LINK = 0o120000;
const PLAIN_MODE = 0o644;
function toArchiveEntry(entry) {
    const path = readName(entry);
    if (entry.isEncrypted())
        throw (0,refusal/* refused */.J)(path, 'is encrypted');
    if (entry.compressionMethod !== METHOD_STORED && entry.compressionMethod !== METHOD_DEFLATE) {
        throw (0,refusal/* refused */.J)(path, `is compressed with the unsupported method ${entry.compressionMethod}`);
    }
    const mode = POSIX_SYSTEMS.has(entry.versionMadeBy >>> 8) ? entry.externalFileAttributes >>> 16 : PLAIN_MODE;
    const kind = kindOf(path, mode & FILE_TYPE_MASK);
    if (kind === 'folder' && entry.uncompressedSize !== 0)
        throw (0,refusal/* refused */.J)(path, 'is a folder with content');
    return { kind, path, size: entry.uncompressedSize, mode: mode === 0 ? PLAIN_MODE : mode, target: '' };
}
function readName(entry) {
    const raw = entry.fileNameRaw;
    const shown = raw.toString('latin1');
    const name = (0,unpack_entry/* decodeText */.g)(raw, shown);
    const other = (0,yauzl/* getFileNameLowLevel */.ax)(entry.generalPurposeBitFlag | FLAG_UTF8, raw, entry.extraFields, true);
    if (other !== name)
        throw (0,refusal/* refused */.J)(name, `has a second name, "${(0,plain_text/* plainText */.w)(other)}"`);
    return name;
}
function kindOf(path, type) {
    const isFolderName = path.endsWith('/');
    if (type === TYPE_LINK && !isFolderName)
        return 'symlink';
    if (isFolderName && (type === TYPE_FOLDER || type === TYPE_NONE))
        return 'folder';
    if (!isFolderName && (type === TYPE_FILE || type === TYPE_NONE))
        return 'file';
    throw (0,refusal/* refused */.J)(path, 'is neither a file, a folder nor a link');
}
async function verifyLocalHeader(zip, entry, name) {
    const local = await zipStep(zip.readLocalFileHeaderPromise(entry));
    if (!local.fileName.equals(entry.fileNameRaw)) {
        throw (0,refusal/* refused */.J)(name, `is called "${(0,plain_text/* plainText */.w)(local.fileName.toString('utf8'))}" in its own header`);
    }
    if (local.compressionMethod !== entry.compressionMethod) {
        throw (0,refusal/* refused */.J)(name, 'is compressed in another way by its own header');
    }
    return local.fileDataStart;
}
async function zipStep(step) {
    try {
        return await step;
    }
    catch (error) {
        const words = error instanceof Error ? (0,plain_text/* plainText */.w)(error.message) : 'unknown reason';
        throw (0,refusal/* damaged */.q)(undefined, `cannot be read as a zip (${words})`, error);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/zip-reader.js








const ONE_CALL_PACKED_BYTES = 1024 ** 2;
const ONE_CALL_BYTES = 4 * 1024 ** 2;
const END_SIGNATURES = new Set([0x06054b50, 0x06064b50]);
async function unpackZip(options) {
    const fd = (0,external_node_fs_.openSync)(options.path, 'r');
    try {
        const zip = await zipStep((0,yauzl/* fromFdPromise */.as)(fd, { autoClose: false, decodeStrings: false }));
        const reader = new ZipReader(options, zip, fd);
        const entries = zip.eachEntry();
        for (let step = await zipStep(entries.next()); step.done !== true; step = await zipStep(entries.next())) {
            await reader.read(step.value);
        }
        reader.finish();
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
class ZipReader {
    #options;
    #zip;
    #fd;
    #archiveBytes;
    #packedBytes = 0;
    constructor(options, zip, fd) {
        this.#options = options;
        this.#zip = zip;
        this.#fd = fd;
        this.#archiveBytes = (0,external_node_fs_.fstatSync)(fd).size;
    }
    async read(entry) {
        const { budget, onPiece, sink } = this.#options;
        const found = toArchiveEntry(entry);
        const name = found.path;
        budget.addEntry(name);
        const start = await verifyLocalHeader(this.#zip, entry, name);
        if (this.#packedBytes + entry.compressedSize > this.#archiveBytes) {
            throw (0,refusal/* refused */.J)(name, 'shares its bytes with another entry');
        }
        if (found.kind === 'symlink') {
            sink.entry({ ...found, size: 0, target: this.#readTarget(entry, name, start) });
        }
        else {
            sink.entry(found);
            if (found.kind === 'file')
                await this.#readFile(entry, name, start);
        }
        this.#packedBytes += entry.compressedSize;
        await onPiece(this.#packedBytes);
    }
    finish() {
        const cursor = this.#zip.readEntryCursor;
        if (typeof cursor !== 'number')
            throw new TypeError('The zip library changed its cursor');
        if (!END_SIGNATURES.has(this.#readAt(cursor, 4, undefined).readUInt32LE())) {
            throw (0,refusal/* damaged */.q)(undefined, 'has more entries than it counts');
        }
    }
    async #readFile(entry, name, start) {
        const { sink } = this.#options;
        if (entry.compressedSize <= ONE_CALL_PACKED_BYTES && entry.uncompressedSize <= ONE_CALL_BYTES) {
            const content = this.#inflateAtOnce(entry, name, start);
            if (content.length > 0)
                sink.content(content);
        }
        else {
            await this.#inflateInPieces(entry, name, start);
        }
        sink.endFile();
    }
    #readTarget(entry, name, start) {
        const { pathBytes } = this.#options.budget.limits;
        if (entry.uncompressedSize > pathBytes || entry.compressedSize > ONE_CALL_PACKED_BYTES) {
            throw (0,refusal/* refused */.J)(name, 'is a link with an overlong target');
        }
        return (0,unpack_entry/* decodeText */.g)(this.#inflateAtOnce(entry, name, start), name);
    }
    #inflateAtOnce(entry, name, start) {
        const { uncompressedSize, compressedSize, compressionMethod } = entry;
        this.#options.budget.addBytes(uncompressedSize, this.#packedBytes + compressedSize);
        const packed = this.#readAt(start, compressedSize, name);
        const content = compressionMethod === METHOD_STORED ? packed : inflateExactly(packed, uncompressedSize, name);
        verifyContent(entry, name, content.length, (0,external_node_zlib_.crc32)(content));
        return content;
    }
    async #inflateInPieces(entry, name, start) {
        const { path, sink, budget, signal, onPiece } = this.#options;
        const input = await (0,unpack_input/* openInput */.l)((0,unpack_input/* readFileBytes */.M)(path, start, entry.compressedSize), 0, signal);
        let bytes = 0;
        let crc = 0;
        const take = async (piece, packed) => {
            bytes += piece.length;
            budget.addBytes(piece.length, this.#packedBytes + packed);
            if (bytes > entry.uncompressedSize)
                throw (0,refusal/* damaged */.q)(name, 'is longer than it says');
            crc = (0,external_node_zlib_.crc32)(piece, crc);
            sink.content(piece);
            await onPiece(this.#packedBytes + packed);
        };
        try {
            const codec = entry.compressionMethod === METHOD_STORED ? 'none' : 'deflate';
            await (0,decompress/* decompress */.m)({ codec, input, onPiece: take, signal, entry: name });
        }
        finally {
            await input.close();
        }
        verifyContent(entry, name, bytes, crc);
    }
    #readAt(position, length, name) {
        const bytes = Buffer.allocUnsafe(length);
        for (let have = 0; have < length;) {
            const count = (0,external_node_fs_.readSync)(this.#fd, bytes, have, length - have, position + have);
            if (count === 0)
                throw (0,refusal/* damaged */.q)(name, 'lies beyond the end of the archive');
            have += count;
        }
        return bytes;
    }
}
function inflateExactly(packed, size, name) {
    try {
        return (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: size + 1 });
    }
    catch (error) {
        throw (0,refusal/* damaged */.q)(name, 'cannot be decompressed to the size that it says', error);
    }
}
function verifyContent(entry, name, bytes, crc) {
    if (bytes !== entry.uncompressedSize)
        throw (0,refusal/* damaged */.q)(name, 'has another size than it says');
    if (crc !== entry.crc32)
        throw (0,refusal/* damaged */.q)(name, 'has a content that does not match its CRC-32');
}


/***/ })

};
