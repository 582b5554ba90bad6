export const id = 814;
export const ids = [814];
export const modules = {

/***/ 4814:
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
// EXTERNAL MODULE: ./.work/stage/lib/http/body.js
var body = __webpack_require__(9131);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/archive-error.js
var archive_error = __webpack_require__(6867);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/decompress.js
var decompress = __webpack_require__(1955);
// EXTERNAL MODULE: ./.work/stage/lib/bundle/unpack/input.js
var unpack_input = __webpack_require__(2050);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/zip-layout.js

const MAX_RUNS = 500_000;
class ZipLayout {
    #listStart;
    #runs = new Map();
    #latest = { end: -1, name: '' };
    #bytes = 0;
    constructor(listStart) {
        this.#listStart = listStart;
    }
    add(start, end, name) {
        this.#bytes += end - start;
        if (this.#bytes > this.#listStart || this.#runs.has(start))
            throw sharing(name);
        if (start === this.#latest.end) {
            this.#latest.end = end;
            return;
        }
        this.#latest = { end, name };
        this.#runs.set(start, this.#latest);
        if (this.#runs.size > MAX_RUNS)
            throw (0,archive_error/* refused */.J5)(name, 'is one of too many entries that are listed out of order');
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
            throw (0,archive_error/* refused */.J5)(undefined, 'has an entry that overlaps its central directory');
        if (at < this.#listStart)
            throw zip_layout_hidden(this.#listStart - at, 'before its central directory');
    }
}
function sharing(name) {
    return (0,archive_error/* refused */.J5)(name, 'shares its bytes with another entry');
}
function zip_layout_hidden(bytes, where) {
    return (0,archive_error/* refused */.J5)(undefined, `has ${bytes} bytes that belong to no entry ${where}`);
}

// EXTERNAL MODULE: ./.work/stage/lib/runner/plain-text.js
var plain_text = __webpack_require__(1425);
;// CONCATENATED MODULE: ./.work/stage/lib/bundle/unpack/zip-records.js



const METHOD_STORED = 0;
const METHOD_DEFLATE = 8;
const FLAG_UTF8 = 0x800;
const POSIX_SYSTEMS = new Set([3, 19]);
const FILE_TYPE_MASK = 0o170000;
const KINDS = {
    0o100000: 'file',
    0o040000: 'folder',
    0o120000: 'symlink',
};
const PLAIN_MODE = 0o644;
function toArchiveEntry(entry) {
    const path = readName(entry);
    if (entry.isEncrypted())
        throw (0,archive_error/* refused */.J5)(path, 'is encrypted');
    if (entry.compressionMethod !== METHOD_STORED && entry.compressionMethod !== METHOD_DEFLATE)
        throw (0,archive_error/* refused */.J5)(path, `is compressed with the unsupported method ${entry.compressionMethod}`);
    const mode = POSIX_SYSTEMS.has(entry.versionMadeBy >>> 8) ? entry.externalFileAttributes >>> 16 : PLAIN_MODE;
    const nameKind = path.endsWith('/') ? 'folder' : 'file';
    const type = mode & FILE_TYPE_MASK;
    const kind = type === 0 ? nameKind : KINDS[type];
    if (kind === undefined || (kind === 'folder') !== (nameKind === 'folder'))
        throw (0,archive_error/* refused */.J5)(path, 'is neither a file, a folder nor a link');
    if (kind === 'folder' && entry.uncompressedSize !== 0)
        throw (0,archive_error/* refused */.J5)(path, 'is a folder with content');
    return { kind, path, size: entry.uncompressedSize, mode: mode === 0 ? PLAIN_MODE : mode, target: '' };
}
function readName(entry) {
    const raw = entry.fileNameRaw;
    const shown = raw.toString('latin1');
    const name = (0,archive_error/* decodeText */.g7)(raw, shown);
    const other = (0,yauzl/* getFileNameLowLevel */.ax)(entry.generalPurposeBitFlag | FLAG_UTF8, raw, entry.extraFields, true);
    if (other !== name)
        throw (0,archive_error/* refused */.J5)(name, `has a second name, "${(0,plain_text/* plainText */.wh)(other)}"`);
    return name;
}
async function zipStep(step) {
    try {
        return await step;
    }
    catch (error) {
        const reason = error instanceof Error ? (0,plain_text/* plainText */.wh)(error.message) : 'unknown reason';
        throw (0,archive_error/* damaged */.qM)(undefined, `cannot be read as a zip (${reason})`, error);
    }
}
const FLAG_ENCRYPTED = 0x1;
const FLAG_DESCRIPTOR = 0x8;
const ZIP64_EXTRA = 0x0001;
const DESCRIPTOR_SIGNATURE = Buffer.from('PK\u0007\u0008');
const DESCRIPTOR_BYTES = 24;
function verifyLocalHeader(local, entry, name) {
    if (!local.fileName.equals(entry.fileNameRaw))
        throw (0,archive_error/* refused */.J5)(name, `is named "${(0,plain_text/* plainText */.wh)(local.fileName.toString('utf8'))}" in its local header`);
    if (local.compressionMethod !== entry.compressionMethod)
        throw (0,archive_error/* refused */.J5)(name, 'has a different compression method in its local header');
    if ((local.generalPurposeBitFlag & FLAG_ENCRYPTED) !== 0)
        throw (0,archive_error/* refused */.J5)(name, 'is encrypted according to its local header');
    const isOpen = (local.generalPurposeBitFlag & FLAG_DESCRIPTOR) !== 0;
    const agree = (own, listed) => own === listed || (isOpen && own === 0);
    const { packed, unpacked } = localSizes(local, name);
    if (!agree(packed, entry.compressedSize) || !agree(unpacked, entry.uncompressedSize))
        throw (0,archive_error/* refused */.J5)(name, 'has a different size in its local header');
    if (!agree(local.crc32, entry.crc32))
        throw (0,archive_error/* refused */.J5)(name, 'has a different CRC-32 in its local header');
}
function mayHaveDescriptor(local, entry) {
    return ((local.generalPurposeBitFlag | entry.generalPurposeBitFlag) & FLAG_DESCRIPTOR) !== 0;
}
function descriptorLength(bytes, { crc32, compressedSize, uncompressedSize }) {
    const crc = Buffer.from(new Uint32Array([crc32]).buffer);
    const short = Buffer.from(new Uint32Array([compressedSize, uncompressedSize]).buffer);
    const long = Buffer.from(new BigUint64Array([BigInt(compressedSize), BigInt(uncompressedSize)]).buffer);
    const forms = [
        [DESCRIPTOR_SIGNATURE, crc, long],
        [crc, long],
        [DESCRIPTOR_SIGNATURE, crc, short],
        [crc, short],
    ];
    const found = forms.map((parts) => Buffer.concat(parts)).find((form) => form.equals(bytes.subarray(0, form.length)));
    return found?.length ?? 0;
}
function localSizes(local, name) {
    const { compressedSize: packed, uncompressedSize: unpacked } = local;
    if (packed !== IN_ZIP64 && unpacked !== IN_ZIP64)
        return { packed, unpacked };
    const long = zip64Values(local.extraField, name);
    return {
        unpacked: unpacked === IN_ZIP64 ? (long.shift() ?? unpacked) : unpacked,
        packed: packed === IN_ZIP64 ? (long.shift() ?? packed) : packed,
    };
}
function zip64Values(extra, name) {
    for (let at = 0; at + 4 <= extra.length;) {
        const length = extra.readUInt16LE(at + 2);
        const data = extra.subarray(at + 4, at + 4 + length);
        if (data.length < length)
            throw (0,archive_error/* damaged */.qM)(name, 'has an invalid extra field in its local header');
        if (extra.readUInt16LE(at) === ZIP64_EXTRA) {
            return Array.from({ length: Math.floor(length / 8) }, (_, index) => Number(data.readBigUInt64LE(index * 8)));
        }
        at += 4 + length;
    }
    return [];
}
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ZIP64_SIGNATURE = 0x06064b50;
const ZIP64_BYTES = 56;
const ZIP64_LOCATOR_BYTES = 20;
const IN_ZIP64 = 0xffffffff;
function verifyZipEnd(tail, { comment }, listBytes) {
    const endBytes = END_BYTES + comment.length;
    const signature = tail.length < 4 ? 0 : tail.readUInt32LE();
    if (signature !== END_SIGNATURE && signature !== ZIP64_SIGNATURE)
        throw (0,archive_error/* damaged */.qM)(undefined, 'has more entries than its end record states');
    const zip64Bytes = signature === ZIP64_SIGNATURE ? ZIP64_BYTES + ZIP64_LOCATOR_BYTES : 0;
    if (tail.length !== zip64Bytes + endBytes)
        throw (0,archive_error/* refused */.J5)(undefined, 'has extra bytes after its central directory');
    const reported = tail.readUInt32LE(zip64Bytes + 12);
    const size = reported === IN_ZIP64 && zip64Bytes > 0 ? Number(tail.readBigUInt64LE(40)) : reported;
    if (size !== listBytes)
        throw (0,archive_error/* refused */.J5)(undefined, 'has an end record with a wrong central directory size');
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
        for (let step = await zipStep(entries.next()); step.done !== true; step = await zipStep(entries.next()))
            await reader.read(step.value);
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
    #listStart;
    #layout;
    #packedBytes = 0;
    constructor(options, zip, fd) {
        this.#options = options;
        this.#zip = zip;
        this.#fd = fd;
        this.#archiveBytes = (0,external_node_fs_.fstatSync)(fd).size;
        this.#listStart = listPosition(zip);
        this.#layout = new ZipLayout(this.#listStart);
    }
    async read(entry) {
        const { budget, onChunk, sink } = this.#options;
        const listed = toArchiveEntry(entry);
        const name = listed.path;
        budget.addEntry(name);
        const local = await zipStep(this.#zip.readLocalFileHeaderPromise(entry));
        verifyLocalHeader(local, entry, name);
        const found = { entry, name, start: local.fileDataStart };
        const headerAt = entry.relativeOffsetOfLocalHeader;
        const contentEnd = found.start + entry.compressedSize;
        const end = contentEnd + (mayHaveDescriptor(local, entry) ? this.#descriptorLength(found) : 0);
        this.#layout.add(headerAt, end, name);
        const listedBytes = LISTED_BYTES + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
        this.#packedBytes += end - headerAt - entry.compressedSize + listedBytes;
        budget.packedBytes = this.#packedBytes + entry.compressedSize;
        sink.entry(listed.kind === 'symlink' ? { ...listed, size: 0, target: this.#readTarget(found) } : listed);
        if (listed.kind === 'file')
            await this.#readFile(found);
        this.#packedBytes += entry.compressedSize;
        await onChunk(this.#packedBytes);
    }
    finish() {
        const listEnd = listPosition(this.#zip);
        if (listEnd > this.#archiveBytes)
            throw (0,archive_error/* damaged */.qM)(undefined, 'has a central directory that extends beyond its end');
        const tailBytes = Math.min(this.#archiveBytes - listEnd, MAX_TAIL_BYTES + 1);
        verifyZipEnd(this.#readAt(listEnd, tailBytes), this.#zip, listEnd - this.#listStart);
        this.#layout.finish();
    }
    #descriptorLength({ entry, name, start }) {
        const at = start + entry.compressedSize;
        const length = Math.max(0, Math.min(DESCRIPTOR_BYTES, this.#archiveBytes - at));
        return descriptorLength(this.#readAt(at, length, name), entry);
    }
    async #readFile(found) {
        const { sink } = this.#options;
        const { compressedSize, uncompressedSize } = found.entry;
        if (compressedSize <= ONE_CALL_PACKED_BYTES && uncompressedSize <= ONE_CALL_BYTES) {
            const content = this.#inflateAtOnce(found);
            if (content.length > 0)
                sink.content(content);
        }
        else {
            await this.#inflateInChunks(found);
        }
        sink.endFile();
    }
    #readTarget(found) {
        const { pathBytes } = this.#options.budget.limits;
        if (found.entry.uncompressedSize > pathBytes || found.entry.compressedSize > ONE_CALL_PACKED_BYTES)
            throw (0,archive_error/* refused */.J5)(found.name, 'is a link with an overlong target');
        return (0,archive_error/* decodeText */.g7)(this.#inflateAtOnce(found), found.name);
    }
    #inflateAtOnce(found) {
        const { uncompressedSize, compressedSize, compressionMethod } = found.entry;
        this.#options.budget.addBytes(uncompressedSize);
        const packed = this.#readAt(found.start, compressedSize, found.name);
        const content = compressionMethod === METHOD_STORED ? packed : inflateExactly(packed, uncompressedSize, found.name);
        verifyContent(found, content.length, (0,external_node_zlib_.crc32)(content));
        return content;
    }
    async #inflateInChunks(found) {
        const { path, sink, budget, signal, onChunk } = this.#options;
        const { entry, name, start } = found;
        const input = new unpack_input/* Input */.p((0,unpack_input/* readFileBytes */.M)(path, start, entry.compressedSize), signal);
        let bytes = 0;
        let crc = 0;
        const onInflated = async (chunk, packed) => {
            bytes += chunk.length;
            budget.packedBytes = this.#packedBytes + packed;
            budget.addBytes(chunk.length);
            if (bytes > entry.uncompressedSize)
                throw (0,archive_error/* damaged */.qM)(name, 'is larger than its header states');
            crc = (0,external_node_zlib_.crc32)(chunk, crc);
            sink.content(chunk);
            await onChunk(this.#packedBytes + packed);
        };
        try {
            const codec = entry.compressionMethod === METHOD_STORED ? 'none' : 'deflate';
            await (0,decompress/* decompress */.m)({ codec, input, onChunk: onInflated, signal, entry: name });
        }
        finally {
            await input.close();
        }
        verifyContent(found, bytes, crc);
    }
    #readAt(position, length, name) {
        const bytes = Buffer.allocUnsafe(length);
        for (let have = 0; have < length;) {
            const count = (0,external_node_fs_.readSync)(this.#fd, bytes, have, length - have, position + have);
            if (count === 0)
                throw (0,archive_error/* damaged */.qM)(name, 'extends beyond the end of the archive');
            have += count;
        }
        return bytes;
    }
}
function listPosition(zip) {
    const position = zip.readEntryCursor;
    if (typeof position !== 'number')
        throw new TypeError('The zip library changed its cursor');
    return position;
}
function inflateExactly(packed, size, name) {
    let result;
    try {
        result = (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: size + 1, info: true });
    }
    catch (error) {
        throw (0,archive_error/* damaged */.qM)(name, 'cannot be decompressed to the size in its header', error);
    }
    if (!(0,body/* isRecord */.u4)(result) || !(result['buffer'] instanceof Buffer) || !(0,body/* isRecord */.u4)(result['engine']))
        throw new TypeError('Node.js changed the result of an inflation');
    if (result['engine']['bytesWritten'] !== packed.length)
        throw (0,archive_error/* refused */.J5)(name, 'has more bytes after the end of its deflate stream');
    return result['buffer'];
}
function verifyContent({ entry, name }, bytes, crc) {
    if (bytes !== entry.uncompressedSize)
        throw (0,archive_error/* damaged */.qM)(name, 'has a different size than its header states');
    if (crc !== entry.crc32)
        throw (0,archive_error/* damaged */.qM)(name, 'has content that does not match its CRC-32');
}


/***/ })

};
