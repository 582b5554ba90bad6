export const id = 753;
export const ids = [753];
export const modules = {

/***/ 6753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DigestCollector: () => (/* binding */ DigestCollector),
  findPageWorker: () => (/* reexport */ findPageWorker)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.work/stage/lib/site/digest-version.js
var digest_version = __webpack_require__(2863);
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
    return (digest_version/* DIGEST_PREFIX */.C +
        (0,external_node_crypto_.createHash)('sha256')
            .update(`${pages.sort().join('\n')}\n`)
            .digest('hex'));
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./.work/stage/lib/errors.js
var errors = __webpack_require__(6739);
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
function folder_isInside(root, target) {
    return target.startsWith(root.endsWith(external_node_path_.sep) ? root : root + external_node_path_.sep);
}
async function addLink(walk, { disk, path, linked }) {
    const skip = (reason) => void walk.skipped.push({ path, reason });
    let target;
    try {
        target = await realpath(disk);
    }
    catch {
        skip('link-unresolved');
        return;
    }
    if (target !== walk.root && !folder_isInside(walk.root, target)) {
        skip('link-outside');
        return;
    }
    const found = await stat(target).catch(() => undefined);
    if (found?.isFile() === true)
        walk.files.push({ path, size: found.size });
    else if (found?.isDirectory() !== true)
        skip('not-a-file');
    else if (linked || `${disk}${sep}`.startsWith(`${target}${sep}`))
        skip('link-nested');
    else
        walk.pending.push({ disk: target, path, linked: true });
}
async function addEntry(walk, folder, entry) {
    const name = entry.name.toString('utf8');
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    const disk = join(folder.disk, name);
    if (!Buffer.from(name, 'utf8').equals(entry.name) || name.includes('\\'))
        walk.skipped.push({ path, reason: 'name' });
    else if (entry.isSymbolicLink())
        await addLink(walk, { disk, path, linked: folder.linked });
    else if (entry.isDirectory())
        walk.pending.push({ disk, path, linked: folder.linked });
    else if (!entry.isFile())
        walk.skipped.push({ path, reason: 'not-a-file' });
    else {
        const found = await stat(disk).catch(() => undefined);
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
        entries = await readdir(folder.disk, { withFileTypes: true, encoding: 'buffer' });
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
        const root = await realpath(folder);
        if ((await stat(root)).isDirectory())
            return root;
    }
    catch (error) {
        const code = codeOf(error);
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

;// CONCATENATED MODULE: ./.work/stage/lib/site/site-files.js






function unreadable(path, error) {
    const reason = (0,errors/* codeOf */.$N)(error) || (error instanceof Error ? error.message : 'unknown error');
    return new SiteFolderError('unreadable', `The file \`${path}\` cannot be read (${reason}).`, error);
}
const READ_FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0);
async function openInside(root, path) {
    const target = await realpath(join(root, path));
    if (!isInside(root, target))
        throw new Error('it is outside the folder');
    return open(target, READ_FLAGS);
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
        if (!folder_isInside(this.#root, target))
            throw new Error('it is outside the folder');
        return target;
    }
    #realFolder(folder) {
        if (!this.#folders.has(folder)) {
            const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(this.#root, folder));
            this.#folders.set(folder, real === this.#root || folder_isInside(this.#root, real) ? real : undefined);
        }
        return this.#folders.get(folder);
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
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

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 2 modules
var decode = __webpack_require__(7031);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Tokenizer.js
var Tokenizer = __webpack_require__(5455);
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
        const tokenizer = new Tokenizer/* default */.A({ decodeEntities: false }, {
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
            const decoded = (0,decode/* decodeHTML */.Gz)(this.#html.slice(start, end));
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
        this.#attributes.add(this.#attribute, this.#value.includes('&') ? (0,decode/* decodeHTMLAttribute */.Im)(this.#value) : this.#value);
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

// EXTERNAL MODULE: ./node_modules/css-what/dist/types.js
var types = __webpack_require__(3646);
// EXTERNAL MODULE: ./node_modules/css-what/dist/parse.js
var dist_parse = __webpack_require__(7687);
;// CONCATENATED MODULE: ./.work/stage/lib/site/selectors.js

class SelectorError extends Error {
    name = 'SelectorError';
}
const COMPARISONS = {
    [types/* AttributeAction */.V4.Exists]: () => true,
    [types/* AttributeAction */.V4.Equals]: (actual, value) => actual === value,
    [types/* AttributeAction */.V4.Not]: (actual, value) => actual !== value,
    [types/* AttributeAction */.V4.Any]: (actual, value) => value !== '' && actual.includes(value),
    [types/* AttributeAction */.V4.Start]: (actual, value) => value !== '' && actual.startsWith(value),
    [types/* AttributeAction */.V4.End]: (actual, value) => value !== '' && actual.endsWith(value),
    [types/* AttributeAction */.V4.Hyphen]: (actual, value) => actual === value || actual.startsWith(`${value}-`),
    [types/* AttributeAction */.V4.Element]: (actual, value) => actual.includes(value) && actual.split(/\s+/).includes(value),
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
            return part.action === types/* AttributeAction */.V4.Not;
        return compare(fold(actual), value);
    };
}
function testOf(part) {
    switch (part.type) {
        case types/* SelectorType */.cV.Universal:
            return () => true;
        case types/* SelectorType */.cV.Tag: {
            const name = part.name.toLowerCase();
            return (element) => element.name === name;
        }
        case types/* SelectorType */.cV.Attribute:
            return attributeTest(part);
        case types/* SelectorType */.cV.Pseudo: {
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
        if (part.type === types/* SelectorType */.cV.Descendant || part.type === types/* SelectorType */.cV.Child) {
            steps.push({ tests, before });
            tests = [];
            before = part.type === types/* SelectorType */.cV.Child ? 'child' : 'descendant';
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
function parseSelector(text) {
    let choices;
    try {
        choices = (0,dist_parse/* parse */.q)(text);
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
        content: content === undefined ? undefined : parseSelector(content),
        ignore: ignore === undefined ? undefined : parseSelector(ignore),
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
        const count = workerFile === undefined ? 0 : Math.min(MAX_WORKERS, (0,external_node_os_.availableParallelism)() - 1);
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

;// CONCATENATED MODULE: ./.work/stage/lib/site/digest-collector.js












class DigestCollector {
    #folder;
    #workerFile;
    #records = [];
    #sha256 = new Map();
    #topNames = new Set();
    #batch = [];
    #batchBytes = 0;
    #pool;
    constructor(folder, workerFile) {
        this.#folder = folder;
        this.#workerFile = workerFile;
    }
    add({ path, size, sha256 }) {
        this.#topNames.add(path.split('/', 1)[0] ?? '');
        if (!isPage(path)) {
            this.#sha256.set(path, sha256);
            return;
        }
        this.#batch.push({ path, sizes: [size] });
        this.#batchBytes += size;
        if (this.#topNames.size < 2 || this.#workerFile === undefined)
            return;
        if (this.#batchBytes >= (this.#pool === undefined ? MIN_BYTES_FOR_WORKERS : BATCH_BYTES))
            this.#startBatches('');
    }
    async finish(rootDir) {
        try {
            await this.#startBatches(rootDir).finish();
            const prefix = rootDir === '' ? '' : `${rootDir}/`;
            const frame = learnFrame(this.#records, this.#readAround(rootDir));
            const sha256Of = (path) => this.#sha256.get(prefix + path);
            return digestSite({ records: this.#records, frame, sha256Of });
        }
        finally {
            await this.discard();
        }
    }
    async discard() {
        await this.#pool?.close();
    }
    #startBatches(rootDir) {
        const prefix = rootDir === '' ? 0 : rootDir.length + 1;
        this.#pool ??= this.#openPool(rootDir);
        for (const tasks of batchesOf(this.#batch))
            this.#pool.add(tasks.map((task) => ({ ...task, path: task.path.slice(prefix) })));
        this.#batch = [];
        this.#batchBytes = 0;
        return this.#pool;
    }
    #openPool(rootDir) {
        const plan = { roots: [this.#rootOf(rootDir)], content: undefined, ignore: undefined, onlyDigest: true };
        const workerFile = this.#batchBytes < MIN_BYTES_FOR_WORKERS ? undefined : this.#workerFile;
        const onRecords = (found) => {
            for (const [record] of found)
                if (record !== undefined)
                    this.#records.push(record);
        };
        return new PagePool(plan, { workerFile, onRecords });
    }
    #rootOf(rootDir) {
        return (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(this.#folder, rootDir));
    }
    #readAround(rootDir) {
        const [reader, addresses] = [new PageReader(), new AddressReader()];
        const files = new SiteFiles(this.#rootOf(rootDir));
        return framePages(this.#records).map((path) => recordAround(path, reader.readWhole(decodePage(files.read(path))), addresses));
    }
}


/***/ })

};
