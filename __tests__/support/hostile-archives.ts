// Hostile and damaged archives, each with the expected error.
import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { descriptorOf, skippableFrame, tarOf, zipOf, zipParts, type ZipFields } from './archive-bytes.ts';
import { damaged, GOOD, HOSTILE_TARS, type HostileArchive } from './hostile-tars.ts';

function zip(title: string, message: string, ...entries: ZipFields[]): HostileArchive {
  const bytes = zipOf([{ name: 'good.html', content: '<p>good</p>' }, ...entries]);
  return { title: `zip: ${title}`, bytes, code: 'archive-refused', message };
}

const VALID = tarOf(GOOD);
const BOMB = tarOf(GOOD, { name: 'bomb.html', content: Buffer.alloc(64 * 1024 ** 2) });
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[copy.length + at] = (copy.at(at) ?? 0) ^ 1;
  return copy;
};
const refused = (title: string, message: string, bytes: Buffer): HostileArchive => ({
  title,
  bytes,
  code: 'archive-refused',
  message,
});

const SKIPPABLE = skippableFrame(Buffer.from('some'));
/** Larger than what is inflated in one call. */
const NOISE = createHash('shake256', { outputLength: 2 * 1024 ** 2 })
  .update('noise')
  .digest();

const STREAMS: readonly HostileArchive[] = [
  refused('gzip: bomb', 'the entry "bomb.html" puts the archive over the limit of 250', gzipSync(BOMB)),
  refused('zstd: bomb', 'the entry "bomb.html" puts the archive over the limit of 250', zstdCompressSync(BOMB)),
  refused('gzip: zeros after the end', 'more bytes after the end', Buffer.concat([gzipSync(VALID), Buffer.alloc(9)])),
  refused(
    'zstd: a second archive',
    'after its end marker',
    Buffer.concat([zstdCompressSync(VALID), zstdCompressSync(VALID)]),
  ),
  damaged(
    'zstd: garbage after the end',
    'cannot be decompressed',
    Buffer.concat([zstdCompressSync(VALID), Buffer.from('garbage')]),
  ),
  damaged(
    'zstd: zeros after the end',
    'cannot be decompressed',
    Buffer.concat([zstdCompressSync(VALID), Buffer.alloc(9)]),
  ),
  damaged('zstd: a byte after the end', 'is truncated', Buffer.concat([zstdCompressSync(VALID), Buffer.from([0x28])])),
  damaged(
    'zstd: truncated skippable frame',
    'is truncated',
    Buffer.concat([zstdCompressSync(VALID), SKIPPABLE.subarray(0, -1)]),
  ),
  refused('gzip: a second archive', 'after its end marker', Buffer.concat([gzipSync(VALID), gzipSync(VALID)])),
  refused('gzip: no tar inside', 'contains no tar archive', gzipSync(Buffer.from('<html>'.repeat(200)))),
  refused('gzip: a short page inside', 'contains no tar archive', gzipSync(Buffer.from('<title>Sign in</title>'))),
  refused('gzip: nothing inside', 'contains no tar archive', gzipSync(Buffer.alloc(0))),
  refused(
    'gzip: another gzip inside',
    'compressed twice: it contains another tar.gz archive',
    gzipSync(gzipSync(NOISE)),
  ),
  damaged(
    'gzip: garbage after the end',
    'cannot be decompressed',
    Buffer.concat([gzipSync(VALID), Buffer.from('garbage')]),
  ),
  damaged('gzip: no trailer', 'is truncated', gzipSync(VALID).subarray(0, -8)),
  damaged('gzip: half a trailer', 'is truncated', gzipSync(VALID).subarray(0, -1)),
  damaged('gzip: wrong CRC', 'cannot be decompressed', flipped(gzipSync(VALID), -8)),
  damaged('gzip: wrong length', 'cannot be decompressed', flipped(gzipSync(VALID), -1)),
  damaged(
    'zstd: wrong checksum',
    'cannot be decompressed',
    flipped(zstdCompressSync(VALID, { params: { [constants.ZSTD_c_checksumFlag]: 1 } }), -1),
  ),
  damaged('zstd: truncated', 'is truncated', zstdCompressSync(VALID).subarray(0, -3)),
  damaged(
    'zstd: window too large',
    'cannot be decompressed',
    // A window of 2 GiB and an empty raw block (RFC 8878, 3.1.1.1.2).
    Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0xa8, 0x01, 0x00, 0x00]),
  ),
  refused('a web page', 'does not begin like a tar.gz', Buffer.from('<!doctype html><title>Sign in</title>')),
  refused('an empty file', 'does not begin like a tar.gz', Buffer.alloc(0)),
];

const unicodePath = (name: string, other: string): Buffer => {
  const data = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(other)]);
  data.writeUInt32LE(crc32(name), 1);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
const ZEROS = Buffer.alloc(32 * 1024 ** 2);

/** Stored inside the content of another entry. */
const INNER: ZipFields = { name: 'b', content: 'x'.repeat(9999), method: 0 };

const PACKED_NOISE = deflateRawSync(NOISE);

const ZIPS: readonly HostileArchive[] = [
  zip('path with ..', '"../evil" leads out of its folder', { name: '../evil' }),
  zip('absolute path', 'absolute', { name: '/etc/evil' }),
  zip('backslash', 'backslash', { name: '..\\evil' }),
  zip('drive letter', 'drive', { name: 'C:/evil' }),
  zip('not UTF-8', 'not UTF-8', { name: Buffer.from([0x61, 0x82]), flags: 0 }),
  zip('two names', 'second name, "evil"', { name: 'page', extra: unicodePath('page', 'evil') }),
  zip('another name in the local header', 'is named "../evil" in its local header', {
    name: 'page',
    localName: '../evil',
  }),
  zip('another method in the local header', 'a different compression method', {
    name: 'page',
    content: 'x',
    localMethod: 0,
  }),
  zip('encrypted', 'encrypted', { name: 'page', flags: 1 }),
  zip('unknown method', 'method 12', { name: 'page', method: 12 }),
  zip('symbolic link out of the folder', 'points outside the folder', {
    name: 'l',
    mode: 0o120777,
    content: '../../etc/passwd',
  }),
  zip('symbolic link with a target of 1 MiB', 'overlong target', {
    name: 'l',
    mode: 0o120777,
    content: Buffer.alloc(1024 ** 2),
  }),
  zip('symbolic link with a packed target of 2 MiB', 'overlong', { name: 'l', mode: 0o120777, size: 9, packed: NOISE }),
  zip('symbolic link that is not UTF-8', 'not UTF-8', { name: 'l', mode: 0o120777, content: Buffer.from([0xff]) }),
  zip('device', 'neither a file, a folder nor a link', { name: 'dev', mode: 0o020666 }),
  zip('folder with content', 'folder with content', { name: 'd/', mode: 0o040755, content: 'x' }),
  zip('bomb', 'over the limit of 250', { name: 'bomb', content: ZEROS }),
  {
    ...zip('shared bytes', '"b" shares its bytes'),
    bytes: zipOf([
      { name: 'a', content: zipParts(INNER).local, method: 0 },
      { ...INNER, offset: 'a'.length + 30 },
    ]),
  },
  damaged(
    'zip: longer than declared',
    'to the size in its header',
    zipOf([{ name: 'a', content: 'x'.repeat(9999), size: 9 }]),
  ),
  damaged('zip: shorter than declared', 'a different size', zipOf([{ name: 'a', content: 'x', size: 9 }])),
  damaged(
    'zip: bomb with a small declared size',
    'the size in its header',
    zipOf([{ name: 'a', size: 99, packed: deflateRawSync(ZEROS) }]),
  ),
  damaged('zip: large, wrong CRC', '"a" has content', zipOf([{ name: 'a', content: NOISE, crc: 1 }])),
  damaged('zip: large and stored, wrong CRC', 'CRC-32', zipOf([{ name: 'a', content: NOISE, crc: 1, method: 0 }])),
  damaged(
    'zip: large, longer than declared',
    'larger than its header states',
    zipOf([{ name: 'a', content: NOISE, size: 9 }]),
  ),
  damaged('zip: large, shorter than declared', 'a different size', zipOf([{ name: 'a', content: NOISE, size: 9e6 }])),
  damaged(
    'zip: large, truncated',
    '"a" is truncated',
    zipOf([{ name: 'a', size: 9e6, packed: PACKED_NOISE.subarray(0, -9) }]),
  ),
  {
    ...zip('large, with bytes after the stream', '"a" has more bytes after the end of its deflate stream'),
    bytes: zipOf([{ name: 'a', content: NOISE, packed: Buffer.concat([PACKED_NOISE, Buffer.from('more')]) }]),
  },
  {
    ...zip('small, with bytes after the stream', '"a" has more bytes after the end of its deflate stream'),
    bytes: zipOf([
      { name: 'a', content: 'x', packed: Buffer.concat([deflateRawSync(Buffer.from('x')), Buffer.alloc(6000)]) },
    ]),
  },
  zip('another size in the local header', '"page" has a different size in its local header', {
    name: 'page',
    content: 'x',
    localSize: 2,
  }),
  zip('another CRC-32 in the local header', 'has a different CRC-32 in its local header', {
    name: 'page',
    content: 'x',
    localCrc: 2,
  }),
  zip('encrypted in the local header', 'encrypted according to its local header', {
    name: 'page',
    content: 'x',
    localFlags: 0x801,
  }),
  {
    ...zip('the same bytes twice', '"b" shares its bytes with another entry'),
    bytes: zipOf([
      { name: 'b', content: 'x' },
      { name: 'a', content: 'y' },
      { name: 'b', content: 'x', offset: 0 },
    ]),
  },
  {
    ...zip('bytes between entries', 'has 7 bytes that belong to no entry before the entry "b"'),
    bytes: zipOf([
      { name: 'a', content: 'x', trailing: Buffer.from('between') },
      { name: 'b', content: 'x' },
    ]),
  },
  {
    ...zip('bytes before the central directory', 'has 7 bytes that belong to no entry before its central directory'),
    bytes: zipOf([{ name: 'a', content: 'x', trailing: Buffer.from('between') }]),
  },
  {
    ...zip('a data descriptor of another entry', 'has 16 bytes that belong to no entry'),
    bytes: zipOf([{ name: 'a', content: 'x', flags: 0x808, trailing: descriptorOf(1, 3, 1) }]),
  },
  {
    ...zip('bytes after a data descriptor', 'has 4 bytes that belong to no entry'),
    bytes: zipOf([
      {
        name: 'a',
        content: 'x',
        flags: 0x808,
        trailing: Buffer.concat([descriptorOf(crc32('x'), 3, 1), Buffer.from('more')]),
      },
    ]),
  },
  {
    ...zip('an entry that is not in the central directory', 'bytes that belong to no entry'),
    bytes: zipOf([{ name: 'a', content: 'x', trailing: zipParts({ name: 'hidden', content: 'y' }).local }]),
  },
  {
    ...zip('wrong size of the central directory', 'has an end record with a wrong central directory size'),
    bytes: zipOf([{ name: 'a' }, { name: 'b' }], { directoryBytes: 47 }),
  },
  {
    ...zip('bytes after the central directory', 'extra bytes after its central directory'),
    bytes: zipOf([{ name: 'a' }], {
      afterDirectory: Buffer.from('PK\u0005\u0006 something to hide, larger than a record'),
    }),
  },
  damaged('zip: wrong CRC', 'CRC-32', zipOf([{ name: 'a', content: 'x', crc: 1 }])),
  damaged(
    'zip: entry count too low',
    'more entries than its end record states',
    zipOf([{ name: 'a' }, { name: 'b' }], { count: 1 }),
  ),
  damaged('zip: entry count too high', 'cannot be read as a zip', zipOf([{ name: 'a' }], { count: 2 })),
  damaged('zip: truncated', 'cannot be read as a zip', zipOf([{ name: 'a', content: 'x' }]).subarray(0, -1)),
  damaged(
    'zip: text after the end',
    'cannot be read as a zip',
    Buffer.concat([zipOf([{ name: 'a' }]), Buffer.from('text')]),
  ),
];

/** All hostile and damaged archives. */
export const HOSTILE_ARCHIVES: readonly HostileArchive[] = [...HOSTILE_TARS, ...STREAMS, ...ZIPS];
