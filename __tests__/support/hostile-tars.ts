// Hostile and damaged tars, each with the expected error.
import { gzipSync } from 'node:zlib';
import type { ErrorCode } from '../../src/errors.ts';
import type { UnpackLimits } from '../../src/bundle/unpack/limits.ts';
import { paxEntry, TAR_END, tarEntry, tarOf, type TarFields } from './archive-bytes.ts';

export interface HostileArchive {
  readonly title: string;
  readonly bytes: Buffer;
  readonly code: ErrorCode;
  /** A part of the error message. */
  readonly message: string;
  /** Lower limits than the defaults. */
  readonly limits?: Partial<UnpackLimits>;
}

export const GOOD: TarFields = { name: 'good.html', content: '<p>good</p>' };

/** A tar with a valid first entry. */
function tar(title: string, message: string, ...entries: (TarFields | Buffer)[]): HostileArchive {
  return { title: `tar: ${title}`, bytes: tarOf(GOOD, ...entries), code: 'archive-refused', message };
}

export function damaged(title: string, message: string, bytes: Buffer): HostileArchive {
  return { title, bytes, code: 'archive-damaged', message };
}

/** A complete tar, with further bytes after it. */
function afterTheEnd(title: string, rest: Buffer): HostileArchive {
  return { ...tar(title, 'continues after its end marker'), bytes: Buffer.concat([tarOf(GOOD), rest]) };
}

/** An entry of 10 bytes, with a padding that is not zero. */
function withPadding(padding: string): Buffer {
  const entry = tarEntry({ name: 'padded.html', content: '<p>page</p' });
  entry.write(padding, entry.length - 512 + 10);
  return entry;
}

function paxNamed(path: string | Buffer): [Buffer, TarFields] {
  return [paxEntry({ path }), { name: 'short' }];
}

const NAMES: readonly HostileArchive[] = [
  tar('path with ..', 'the entry "../evil" leads out of its folder', { name: '../evil' }),
  tar('path with .. in the middle', '"a/../../evil" leads out of its folder', { name: 'a/../../evil' }),
  tar('path with .. in the prefix', '"../x/evil" leads out of its folder', { name: 'evil', prefix: '../x' }),
  tar('path with .. in a pax header', 'leads out of its folder', ...paxNamed('x/../../evil')),
  tar(
    'path with .. in a GNU name',
    'leads out of its folder',
    { type: 'L', content: '../evil\u0000', name: '././@LongLink' },
    {},
  ),
  tar('folder with ..', 'leads out of its folder', { name: '../evil/', type: '5' }),
  tar('absolute path', '"/etc/cron.d/evil" is an absolute path', { name: '/etc/cron.d/evil' }),
  tar('drive letter', 'is a path with a drive letter', { name: 'C:/evil' }),
  tar('drive letter, relative', 'is a path with a drive letter', { name: 'c:evil' }),
  tar('drive letter, backslashes', 'backslash', { name: 'C:\\evil' }),
  tar('network share', 'backslash', { name: '\\\\server\\share\\evil' }),
  tar('backslash', 'backslash', { name: '..\\evil' }),
  tar('line feed', 'the entry "a ::error::b" has a control character', { name: 'a\n::error::b' }),
  tar('escape sequence', 'the entry "ab" has a control character', { name: 'a\u001b[2Jb' }),
  tar('NUL in a pax path', 'control character', ...paxNamed('good.html\u0000.exe')),
  tar('NUL in a GNU name', 'control character', { type: 'L', content: 'a\u0000b\u0000' }, {}),
  tar('C1 control', 'control character', ...paxNamed('a\u009bb')),
  tar('not UTF-8', 'not UTF-8', { name: Buffer.from([0x61, 0xff, 0xfe]) }),
  tar('overlong UTF-8', 'not UTF-8', ...paxNamed(Buffer.from([0x61, 0xc0, 0xae]))),
  tar('binary pax names', 'not UTF-8', paxEntry({ hdrcharset: 'BINARY', path: 'x' }), {}),
  tar('name too long', 'longer than 255 bytes', ...paxNamed('n'.repeat(256))),
  tar('path too long', 'longer than 1024 bytes', ...paxNamed('long/'.repeat(250) + 'x')),
  tar('too deep', 'deeper than 64', ...paxNamed('d/'.repeat(64) + 'x')),
  tar('no name', 'has no name', { name: '' }),
  tar('hard link as the root', 'in place of the root folder', { name: './', type: '1', link: 'good.html' }),
  tar('file name that ends in a slash', 'ends in a slash', { name: 'page/' }),
];

const COLLISIONS: readonly HostileArchive[] = [
  tar('duplicate path', '"good.html" is in the archive twice', { name: 'good.html' }),
  tar('duplicate path with dots', 'twice', { name: './/./good.html' }),
  tar('file, then folder', 'a file and a folder', { name: 'good.html/x' }),
  tar('folder, then file', 'a file and a folder', { name: 'dir/x' }, { name: 'dir' }),
  tar('file below a symbolic link', 'a file and a folder', { name: 'l', type: '2', link: '.' }, { name: 'l/evil' }),
];

const LINKS: readonly HostileArchive[] = [
  tar('symbolic link out of the folder', 'points outside the folder', {
    name: 'l',
    type: '2',
    link: '../../etc/passwd',
  }),
  tar('symbolic link out of the folder and back', 'points outside the folder', {
    name: 'a/l',
    type: '2',
    link: '../../x/good.html',
  }),
  tar('symbolic link, absolute target', 'absolute', { name: 'l', type: '2', link: '/etc/passwd' }),
  tar('symbolic link, drive letter', 'drive', { name: 'l', type: '2', link: 'C:/Windows/win.ini' }),
  tar('symbolic link to a folder', 'not a file in the archive', { name: 'd/x' }, { name: 'l', type: '2', link: 'd' }),
  tar(
    'circular symbolic links',
    'does not lead to a file',
    { name: 'a', type: '2', link: 'b' },
    { name: 'b', type: '2', link: 'a' },
  ),
  tar('link to itself', 'does not lead to a file', { name: 'a', type: '2', link: 'a' }),
  tar('hard link out of the folder', 'points outside the folder', { name: 'l', type: '1', link: '../outside' }),
  tar('hard link, absolute target', 'absolute', { name: 'l', type: '1', link: '/etc/passwd' }),
  tar('hard link to a missing file', 'not a file in the archive', { name: 'l', type: '1', link: 'nowhere' }),
  tar('hard link with a pax target', 'absolute', paxEntry({ linkpath: '/etc/passwd' }), {
    name: 'l',
    type: '1',
    link: 'good.html',
  }),
  {
    ...tar('links that exceed the total size', 'limit of 100000 bytes', { name: 'big', content: Buffer.alloc(20_000) }),
    bytes: tarOf(
      { name: 'big', content: Buffer.alloc(20_000) },
      ...Array.from({ length: 9 }, (_, index) => ({ name: `l${index}`, type: '1', link: 'big' })),
    ),
    limits: { totalBytes: 100_000 },
  },
  {
    ...tar('links that exceed the compression ratio', 'limit of 250 unpacked bytes for each compressed byte'),
    bytes: gzipSync(
      tarOf(
        { name: 'big', content: Buffer.alloc(3_000_000, 'some text that compresses well, ') },
        ...Array.from({ length: 9 }, (_, index) => ({
          name: `l${index}`,
          type: index % 2 === 0 ? '1' : '2',
          link: 'big',
        })),
      ),
    ),
  },
];

const TYPES: readonly HostileArchive[] = [
  tar('character device', '"dev" is a character device', { name: 'dev', type: '3' }),
  tar('block device', 'is a block device', { name: 'dev', type: '4' }),
  tar('FIFO', 'is a FIFO', { name: 'pipe', type: '6' }),
  tar('GNU sparse file', 'is a sparse file', { name: 's', type: 'S' }),
  tar('pax sparse file', 'is a sparse file', paxEntry({ 'GNU.sparse.major': '1' }), {}),
  tar('part of a multi-volume archive', 'continues from another archive', { name: 'm', type: 'M' }),
  tar('unknown type', 'unknown type "Z"', { name: 'z', type: 'Z' }),
  tar('folder with content', 'folder with content', { name: 'd', type: '5', content: 'x' }),
  tar('link with content', 'symlink with content', { name: 'l', type: '2', link: 'good.html', content: 'x' }),
];

const base256 = (...bytes: number[]): Buffer =>
  Buffer.concat([Buffer.from(bytes), Buffer.alloc(12 - bytes.length, 0xff)]);

const HEADERS: readonly HostileArchive[] = [
  tar('negative size', 'negative size', { rawSize: base256(0xff) }),
  tar('size too large', 'too large a size', { rawSize: base256(0x80, 0x7f) }),
  tar('size that is not a number', 'not a number', { rawSize: Buffer.from('-0000000001\u0000') }),
  tar('pax size, negative', 'not a plain number', paxEntry({ size: '-1' }), {}),
  tar('pax size, too large', 'too large a size', paxEntry({ size: '9'.repeat(30) }), {}),
  tar('pax header too large', 'header longer than', { type: 'x', rawSize: Buffer.from('07777777777\u0000') }),
  tar('GNU name too large', 'header longer than', { type: 'L', rawSize: Buffer.from('07777777777\u0000') }),
  tar('pax record without an end', 'invalid extended header', { type: 'x', content: '20 path=x' }, {}),
  tar('pax record without a length', 'invalid extended header', { type: 'x', content: 'path=evil\n' }, {}),
  tar('pax record of length 0', 'invalid extended header', { type: 'x', content: '0 path=evil\n' }, {}),
  tar('global pax path', 'for all entries', paxEntry({ path: 'evil' }, 'g'), {}),
  tar('two long names', 'second long name', paxEntry({ path: 'a' }), { type: 'L', content: 'b\u0000' }, {}),
  tar('not ustar', 'not ustar', { name: 'v7', magic: '\u0000'.repeat(8) }),
  tar('entry after the end', 'after its end marker', TAR_END, { name: 'hidden' }),
  tar('entry after half an end', 'after its end marker', Buffer.alloc(512), { name: 'hidden' }),
  tar('text after the end', 'after its end marker', TAR_END, Buffer.from('x'.repeat(512))),
  afterTheEnd('490 bytes after the end', Buffer.from('x'.repeat(490))),
  afterTheEnd('zeros and one byte after the end', Buffer.from(`${'\u0000'.repeat(9_000)}x`)),
  tar('bytes in the padding', 'has hidden bytes after its content', withPadding('x'.repeat(10))),
  {
    ...tar('too many entries', 'limit of 3 entries', { name: 'a' }, { name: 'b' }, { name: 'c' }),
    limits: { entries: 3 },
  },
  {
    ...tar('too many implicit folders', 'limit of 9 entries', { name: 'a/b/c/d/x' }, { name: 'e/f/g/h/x' }),
    limits: { entries: 9 },
  },
  {
    title: 'tar: implicit folders that exceed the compression ratio',
    // Each entry creates 63 folders: 12,600 in total, about 50 MB on disk.
    bytes: gzipSync(
      tarOf(
        ...Array.from({ length: 200 }, (_, index) => [paxEntry({ path: `${index}/${'d/'.repeat(62)}x` }), {}]).flat(),
      ),
    ),
    code: 'archive-refused',
    message: 'limit of 250 unpacked bytes for each compressed byte',
  },
  {
    ...tar(
      'too many bytes of paths',
      'limit of 100 bytes for all paths',
      { name: 'a'.repeat(60) },
      { name: 'b'.repeat(60) },
    ),
    limits: { allPathsBytes: 100 },
  },
  {
    ...tar('too many headers', 'limit of 3 entries', ...Array.from({ length: 9 }, () => paxEntry({ comment: 'x' }))),
    limits: { entries: 3 },
  },
  {
    ...tar('too many bytes', 'limit of 4096 bytes', { name: 'a', content: 'x'.repeat(8192) }),
    limits: { totalBytes: 4096 },
  },
  {
    title: 'tar: no file',
    bytes: tarOf({ name: './', type: '5' }),
    code: 'archive-refused',
    message: 'contains no files',
  },
  damaged('tar: wrong checksum', 'wrong checksum', tarOf(GOOD, { name: 'a', checksumError: 1 })),
  damaged('tar: no end marker', 'is not followed by an end marker', tarEntry(GOOD)),
  damaged(
    'tar: half an end marker',
    'is not followed by an end marker',
    Buffer.concat([tarEntry(GOOD), Buffer.alloc(512)]),
  ),
  damaged(
    'tar: truncated in a file',
    '"cut" is not followed by an end marker',
    tarEntry({ name: 'cut', content: 'x'.repeat(999) }).subarray(0, 900),
  ),
];

export const HOSTILE_TARS: readonly HostileArchive[] = [...NAMES, ...COLLISIONS, ...LINKS, ...TYPES, ...HEADERS];
