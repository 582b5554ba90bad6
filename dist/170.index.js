export const id = 170;
export const ids = [170];
export const modules = {

/***/ 2170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readZipFile: () => (/* binding */ readZipFile)
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
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/zip-end.js

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ZIP64_SIGNATURE = 0x06064b50;
const ZIP64_BYTES = 56;
const ZIP64_LOCATOR_BYTES = 20;
const IN_ZIP64 = 0xffffffff;
function verifyZipEnd(tail, { comment }, listBytes) {
    const endBytes = END_BYTES + comment.length;
    const signature = tail.length < 4 ? 0 : tail.readUInt32LE();
    if (signature !== END_SIGNATURE && signature !== ZIP64_SIGNATURE) {
        throw (0,refusal/* damaged */.q)(undefined, 'has more entries than it counts');
    }
    const zip64Bytes = signature === ZIP64_SIGNATURE ? ZIP64_BYTES + ZIP64_LOCATOR_BYTES : 0;
    if (tail.length !== zip64Bytes + endBytes)
        throw (0,refusal/* refused */.J)(undefined, 'has hidden bytes behind its list of entries');
    const told = tail.readUInt32LE(zip64Bytes + 12);
    const size = told === IN_ZIP64 && zip64Bytes > 0 ? Number(tail.readBigUInt64LE(40)) : told;
    if (size !== listBytes)
        throw (0,refusal/* refused */.J)(undefined, 'tells two sizes of its list of entries');
}

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
        throw (0,refusal/* refused */.J)(name, `has a second name, "${(0,plain_text/* plainText */.wh)(other)}"`);
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
async function zipStep(step) {
    try {
        return await step;
    }
    catch (error) {
        const words = error instanceof Error ? (0,plain_text/* plainText */.wh)(error.message) : 'unknown reason';
        throw (0,refusal/* damaged */.q)(undefined, `cannot be read as a zip (${words})`, error);
    }
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/zip-layout.js

const MAX_RUNS = 500_000;
class ZipLayout {
    #listStart;
    #runs = new Map();
    #startOfEnd = new Map();
    #bytes = 0;
    constructor(listStart) {
        this.#listStart = listStart;
    }
    add(start, end, name) {
        this.#bytes += end - start;
        if (this.#bytes > this.#listStart || this.#runs.has(start))
            throw sharing(name);
        let run = { end, name };
        let from = start;
        const before = this.#startOfEnd.get(start);
        if (before !== undefined) {
            run = { end, name: this.#runs.get(before)?.name ?? name };
            from = before;
            this.#startOfEnd.delete(start);
        }
        const after = this.#runs.get(end);
        if (after !== undefined) {
            run = { ...run, end: after.end };
            this.#runs.delete(end);
        }
        this.#runs.set(from, run);
        this.#startOfEnd.set(run.end, from);
        if (this.#runs.size > MAX_RUNS)
            throw (0,refusal/* refused */.J)(name, 'is one of too many that are not listed in their order');
    }
    finish() {
        let at = 0;
        for (const [start, { end, name }] of [...this.#runs].sort(([a], [b]) => a - b)) {
            if (start < at)
                throw sharing(name);
            if (start > at)
                throw zip_layout_hidden(start - at, `before the entry "${name}"`);
            at = end;
        }
        if (at > this.#listStart)
            throw (0,refusal/* refused */.J)(undefined, 'has an entry that reaches into its list of entries');
        if (at < this.#listStart)
            throw zip_layout_hidden(this.#listStart - at, 'before its list of entries');
    }
}
function sharing(name) {
    return (0,refusal/* refused */.J)(name, 'shares its bytes with another entry');
}
function zip_layout_hidden(bytes, where) {
    return (0,refusal/* refused */.J)(undefined, `has ${bytes} bytes that belong to no entry ${where}`);
}
function listCursor(zip) {
    const cursor = zip.readEntryCursor;
    if (typeof cursor !== 'number')
        throw new TypeError('The zip library changed its cursor');
    return cursor;
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/zip-local.js


const FLAG_ENCRYPTED = 0x1;
const FLAG_DESCRIPTOR = 0x8;
const ZIP64_EXTRA = 0x0001;
const zip_local_IN_ZIP64 = 0xffffffff;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const DESCRIPTOR_BYTES = 24;
function verifyLocalHeader(local, entry, name) {
    if (!local.fileName.equals(entry.fileNameRaw)) {
        throw (0,refusal/* refused */.J)(name, `is called "${(0,plain_text/* plainText */.wh)(local.fileName.toString('utf8'))}" in its own header`);
    }
    if (local.compressionMethod !== entry.compressionMethod) {
        throw (0,refusal/* refused */.J)(name, 'is compressed in another way by its own header');
    }
    if ((local.generalPurposeBitFlag & FLAG_ENCRYPTED) !== 0)
        throw (0,refusal/* refused */.J)(name, 'is encrypted by its own header');
    const isOpen = (local.generalPurposeBitFlag & FLAG_DESCRIPTOR) !== 0;
    const agree = (own, listed) => own === listed || (isOpen && own === 0);
    const { packed, unpacked } = localSizes(local, name);
    if (!agree(packed, entry.compressedSize) || !agree(unpacked, entry.uncompressedSize)) {
        throw (0,refusal/* refused */.J)(name, 'has another size in its own header');
    }
    if (!agree(local.crc32, entry.crc32))
        throw (0,refusal/* refused */.J)(name, 'has another CRC-32 in its own header');
}
function mayHaveDescriptor(local, entry) {
    return ((local.generalPurposeBitFlag | entry.generalPurposeBitFlag) & FLAG_DESCRIPTOR) !== 0;
}
function descriptorLength(bytes, { crc32, compressedSize, uncompressedSize }) {
    const fits = (length) => {
        if (bytes.length < length)
            return false;
        const isSigned = length === 24 || length === 16;
        const at = isSigned ? 4 : 0;
        const width = (length - at - 4) / 2;
        const size = (from) => width === 8 ? Number(bytes.readBigUInt64LE(from)) : bytes.readUInt32LE(from);
        return ((!isSigned || bytes.readUInt32LE() === DESCRIPTOR_SIGNATURE) &&
            bytes.readUInt32LE(at) === crc32 &&
            size(at + 4) === compressedSize &&
            size(at + 4 + width) === uncompressedSize);
    };
    return [24, 16, 20, 12].find(fits) ?? 0;
}
function localSizes(local, name) {
    const { compressedSize: packed, uncompressedSize: unpacked } = local;
    if (packed !== zip_local_IN_ZIP64 && unpacked !== zip_local_IN_ZIP64)
        return { packed, unpacked };
    const long = zip64Values(local.extraField, name);
    return {
        unpacked: unpacked === zip_local_IN_ZIP64 ? (long.shift() ?? unpacked) : unpacked,
        packed: packed === zip_local_IN_ZIP64 ? (long.shift() ?? packed) : packed,
    };
}
function zip64Values(extra, name) {
    for (let at = 0; at + 4 <= extra.length;) {
        const length = extra.readUInt16LE(at + 2);
        const data = extra.subarray(at + 4, at + 4 + length);
        if (data.length < length)
            throw (0,refusal/* damaged */.q)(name, 'has a broken extra field in its own header');
        if (extra.readUInt16LE(at) === ZIP64_EXTRA) {
            return Array.from({ length: Math.floor(length / 8) }, (_, index) => Number(data.readBigUInt64LE(index * 8)));
        }
        at += 4 + length;
    }
    return [];
}

;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/zip-reader.js











const ONE_CALL_PACKED_BYTES = 1024 ** 2;
const ONE_CALL_BYTES = 4 * 1024 ** 2;
const LISTED_BYTES = 46;
const MAX_TAIL_BYTES = 56 + 20 + 22 + 65_535;
async function readZipFile(options) {
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
    #layout;
    #listStart;
    #packedBytes = 0;
    constructor(options, zip, fd) {
        this.#options = options;
        this.#zip = zip;
        this.#fd = fd;
        this.#archiveBytes = (0,external_node_fs_.fstatSync)(fd).size;
        this.#listStart = listCursor(zip);
        this.#layout = new ZipLayout(this.#listStart);
    }
    async read(entry) {
        const { budget, onPiece, sink } = this.#options;
        const found = toArchiveEntry(entry);
        const name = found.path;
        budget.addEntry(name);
        const local = await zipStep(this.#zip.readLocalFileHeaderPromise(entry));
        verifyLocalHeader(local, entry, name);
        const start = local.fileDataStart;
        const end = start + entry.compressedSize + (mayHaveDescriptor(local, entry) ? this.#descriptorAfter(entry, start, name) : 0);
        this.#layout.add(entry.relativeOffsetOfLocalHeader, end, name);
        this.#packedBytes += end - entry.relativeOffsetOfLocalHeader - entry.compressedSize + listedBytes(entry);
        budget.packedBytes = this.#packedBytes + entry.compressedSize;
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
        const listEnd = listCursor(this.#zip);
        if (listEnd > this.#archiveBytes)
            throw (0,refusal/* damaged */.q)(undefined, 'has its list of entries beyond its end');
        const tailBytes = Math.min(this.#archiveBytes - listEnd, MAX_TAIL_BYTES + 1);
        verifyZipEnd(this.#readAt(listEnd, tailBytes, undefined), this.#zip, listEnd - this.#listStart);
        this.#layout.finish();
    }
    #descriptorAfter(entry, start, name) {
        const at = start + entry.compressedSize;
        const length = Math.max(0, Math.min(DESCRIPTOR_BYTES, this.#archiveBytes - at));
        return descriptorLength(this.#readAt(at, length, name), entry);
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
        this.#options.budget.addBytes(uncompressedSize);
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
            budget.packedBytes = this.#packedBytes + packed;
            budget.addBytes(piece.length);
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
    let inflated;
    try {
        const result = (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: size + 1, info: true });
        if (isInflated(result))
            inflated = result;
    }
    catch (error) {
        throw (0,refusal/* damaged */.q)(name, 'cannot be decompressed to the size that it says', error);
    }
    if (inflated === undefined)
        throw new TypeError('Node.js changed what it tells about an inflation');
    if (inflated.engine.bytesWritten < packed.length) {
        throw (0,refusal/* refused */.J)(name, 'has more bytes after the end of its deflate stream');
    }
    return inflated.buffer;
}
function isInflated(value) {
    return (typeof value === 'object' &&
        value !== null &&
        'buffer' in value &&
        value.buffer instanceof Buffer &&
        'engine' in value &&
        typeof value.engine === 'object' &&
        value.engine !== null &&
        'bytesWritten' in value.engine &&
        typeof value.engine.bytesWritten === 'number');
}
function listedBytes({ fileNameLength, extraFieldLength, fileCommentLength }) {
    return LISTED_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
}
function verifyContent(entry, name, bytes, crc) {
    if (bytes !== entry.uncompressedSize)
        throw (0,refusal/* damaged */.q)(name, 'has another size than it says');
    if (crc !== entry.crc32)
        throw (0,refusal/* damaged */.q)(name, 'has a content that does not match its CRC-32');
}


/***/ })

};
