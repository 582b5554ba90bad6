import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:fs/promises"
const external_node_fs_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./.work/stage/lib/errors.js
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
function errors_codeOf(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode && typeof error.code === 'string' ? error.code : '';
}
function assertNever(value) {
    throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

;// CONCATENATED MODULE: ./.work/stage/lib/site/folder.js



const MAX_ENTRIES = 1_000_000;
class folder_SiteFolderError extends Error {
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
    return target.startsWith(root.endsWith(external_node_path_namespaceObject.sep) ? root : root + external_node_path_namespaceObject.sep);
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
        throw new folder_SiteFolderError('too-many-entries', `The folder has more than ${MAX_ENTRIES} entries.`);
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
            throw new folder_SiteFolderError('missing', 'The folder does not exist.', error);
        throw new folder_SiteFolderError('unreadable', `The folder cannot be read (${code || 'unknown error'}).`, error);
    }
    throw new folder_SiteFolderError('not-a-folder', 'It is not a folder.');
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

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: ./.work/stage/lib/site/site-files.js






function unreadable(path, error) {
    const reason = errors_codeOf(error) || (error instanceof Error ? error.message : 'unknown error');
    return new folder_SiteFolderError('unreadable', `The file \`${path}\` cannot be read (${reason}).`, error);
}
const READ_FLAGS = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
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
const NO_FOLLOW = external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0;
class SiteFiles {
    #root;
    #folders = new Map();
    constructor(root) {
        this.#root = root;
    }
    read(path) {
        return this.#withFile(path, (file) => (0,external_node_fs_namespaceObject.readFileSync)(file));
    }
    sha256(path) {
        return this.#withFile(path, (file) => {
            const hash = (0,external_node_crypto_namespaceObject.createHash)('sha256');
            const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
            for (let read = (0,external_node_fs_namespaceObject.readSync)(file, chunk); read > 0; read = (0,external_node_fs_namespaceObject.readSync)(file, chunk))
                hash.update(chunk.subarray(0, read));
            return hash.digest('hex');
        });
    }
    #withFile(path, use) {
        try {
            const file = (0,external_node_fs_namespaceObject.openSync)(this.#realPath(path), READ_FLAGS | NO_FOLLOW);
            try {
                if (!(0,external_node_fs_namespaceObject.fstatSync)(file).isFile())
                    throw new Error('it is not a regular file');
                return use(file);
            }
            finally {
                (0,external_node_fs_namespaceObject.closeSync)(file);
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
        const file = (0,external_node_path_namespaceObject.join)(folder, path.slice(slash + 1));
        const target = (0,external_node_fs_namespaceObject.lstatSync)(file).isSymbolicLink() ? (0,external_node_fs_namespaceObject.realpathSync)(file) : file;
        if (!folder_isInside(this.#root, target))
            throw new Error('it is outside the folder');
        return target;
    }
    #realFolder(folder) {
        if (!this.#folders.has(folder)) {
            const real = (0,external_node_fs_namespaceObject.realpathSync)((0,external_node_path_namespaceObject.join)(this.#root, folder));
            this.#folders.set(folder, real === this.#root || folder_isInside(this.#root, real) ? real : undefined);
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
    return bytesKey((0,external_node_crypto_namespaceObject.createHash)('sha256').update(bytes).digest('hex'));
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
        long ??= (0,external_node_crypto_namespaceObject.createHash)('sha256');
        long.update(piece);
        piece = '';
    }
    return long === undefined ? (0,external_node_crypto_namespaceObject.hash)('sha256', piece) : long.update(piece).digest('hex');
}
function blockDigestsOf(blocks) {
    const digests = Buffer.alloc(blocks.length * BLOCK_DIGEST_BYTES);
    blocks.forEach((block, index) => {
        (0,external_node_crypto_namespaceObject.hash)('sha256', block, 'buffer').copy(digests, index * BLOCK_DIGEST_BYTES, 0, BLOCK_DIGEST_BYTES);
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







const MIN_BYTES_FOR_WORKERS = (/* unused pure expression or super */ null && (6 * 2 ** 20));
const MAX_WORKERS = 3;
const BATCH_BYTES = 2 ** 20;
const MAX_WAITING_BYTES = 2 * BATCH_BYTES;
const WORKER_LIMITS = { maxYoungGenerationSizeMb: 24 };
function findPageWorker() {
    const entry = pathToFileURL(process.argv[1] ?? '');
    const files = ['page-worker/index.js', '../page-worker/index.js'].map((path) => fileURLToPath(new URL(path, entry)));
    return files.find((file) => existsSync(file));
}
function isPlan(value) {
    return typeof value === 'object' && value !== null && 'plan' in value;
}
function serveBatches() {
    if (external_node_worker_threads_namespaceObject.parentPort === null || !isPlan(external_node_worker_threads_namespaceObject.workerData))
        return;
    const port = external_node_worker_threads_namespaceObject.parentPort;
    const reader = new page_batch_BatchReader(external_node_worker_threads_namespaceObject.workerData.plan);
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
        const count = workerFile === undefined ? 0 : Math.min(MAX_WORKERS, availableParallelism() - 1);
        this.#here = new BatchReader(plan);
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
            await setImmediate();
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
        const thread = new Worker(file, { workerData: { plan }, resourceLimits: WORKER_LIMITS, env: {}, execArgv: [] });
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

;// CONCATENATED MODULE: ./.work/stage/lib/page-worker.js

serveBatches();

