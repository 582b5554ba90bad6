// Archives that no site is made of, each with the refusal that it has to meet.
import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { descriptorOf, skippableFrame, tarOf, zipOf, zipParts, type ZipFields } from './archive-bytes.ts';
import { damagedOne, GOOD, HOSTILE_TARS, type HostileArchive } from './hostile-tars.ts';

function zip(title: string, says: string, ...entries: ZipFields[]): HostileArchive {
  const bytes = zipOf([{ name: 'good.html', content: '<p>good</p>' }, ...entries]);
  return { title: `zip: ${title}`, bytes, code: 'archive-refused', says };
}

const HONEST = tarOf(GOOD);
const BOMB = tarOf(GOOD, { name: 'bomb.html', content: Buffer.alloc(64 * 1024 ** 2) });
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[copy.length + at] = (copy.at(at) ?? 0) ^ 1;
  return copy;
};
const refusedOne = (title: string, says: string, bytes: Buffer): HostileArchive => ({
  title,
  bytes,
  code: 'archive-refused',
  says,
});

const SKIPPABLE = skippableFrame(Buffer.from('some'));
/** Too large to be inflated in one call. */
const NOISE = createHash('shake256', { outputLength: 2 * 1024 ** 2 })
  .update('noise')
  .digest();

const STREAMS: readonly HostileArchive[] = [
  refusedOne('gzip: bomb', 'the entry "bomb.html" takes the archive over the limit of 250', gzipSync(BOMB)),
  refusedOne('zstd: bomb', 'the entry "bomb.html" takes the archive over the limit of 250', zstdCompressSync(BOMB)),
  refusedOne('gzip: zeros after it', 'more bytes after the end', Buffer.concat([gzipSync(HONEST), Buffer.alloc(9)])),
  refusedOne(
    'zstd: a second archive',
    'after its end marker',
    Buffer.concat([zstdCompressSync(HONEST), zstdCompressSync(HONEST)]),
  ),
  damagedOne(
    'zstd: garbage after it',
    'cannot be decompressed',
    Buffer.concat([zstdCompressSync(HONEST), Buffer.from('garbage')]),
  ),
  damagedOne(
    'zstd: zeros after it',
    'cannot be decompressed',
    Buffer.concat([zstdCompressSync(HONEST), Buffer.alloc(9)]),
  ),
  damagedOne('zstd: a byte after it', 'breaks off', Buffer.concat([zstdCompressSync(HONEST), Buffer.from([0x28])])),
  damagedOne(
    'zstd: a cut frame that would be skipped',
    'breaks off',
    Buffer.concat([zstdCompressSync(HONEST), SKIPPABLE.subarray(0, -1)]),
  ),
  refusedOne('gzip: a second archive', 'after its end marker', Buffer.concat([gzipSync(HONEST), gzipSync(HONEST)])),
  refusedOne('gzip: no tar inside', 'holds no tar', gzipSync(Buffer.from('<html>'.repeat(200)))),
  refusedOne('gzip: a short page inside', 'holds no tar', gzipSync(Buffer.from('<title>Sign in</title>'))),
  refusedOne('gzip: nothing inside', 'holds no tar', gzipSync(Buffer.alloc(0))),
  refusedOne('gzip: another gzip inside', 'packed twice: it holds a tar.gz again', gzipSync(gzipSync(NOISE))),
  damagedOne(
    'gzip: garbage after it',
    'cannot be decompressed',
    Buffer.concat([gzipSync(HONEST), Buffer.from('garbage')]),
  ),
  damagedOne('gzip: no trailer', 'breaks off', gzipSync(HONEST).subarray(0, -8)),
  damagedOne('gzip: half a trailer', 'breaks off', gzipSync(HONEST).subarray(0, -1)),
  damagedOne('gzip: wrong CRC', 'cannot be decompressed', flipped(gzipSync(HONEST), -8)),
  damagedOne('gzip: wrong length', 'cannot be decompressed', flipped(gzipSync(HONEST), -1)),
  damagedOne(
    'zstd: wrong checksum',
    'cannot be decompressed',
    flipped(zstdCompressSync(HONEST, { params: { [constants.ZSTD_c_checksumFlag]: 1 } }), -1),
  ),
  damagedOne('zstd: cut', 'breaks off', zstdCompressSync(HONEST).subarray(0, -3)),
  damagedOne(
    'zstd: absurd window',
    'cannot be decompressed',
    // RFC 8878, 3.1.1.1.2: a window of 2 GiB, and one raw block of nothing.
    Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0xa8, 0x01, 0x00, 0x00]),
  ),
  refusedOne('a web page', 'neither tar.gz', Buffer.from('<!doctype html><title>Sign in</title>')),
  refusedOne('nothing', 'neither tar.gz', Buffer.alloc(0)),
];

const unicodePath = (name: string, other: string): Buffer => {
  const data = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from(other)]);
  data.writeUInt32LE(crc32(name), 1);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
const MANY = Buffer.alloc(32 * 1024 ** 2);

/** Lies inside another entry's content. */
const INNER: ZipFields = { name: 'b', content: 'x'.repeat(9999), method: 0 };

const PACKED_NOISE = deflateRawSync(NOISE);

const ZIPS: readonly HostileArchive[] = [
  zip('climbs', '"../evil" climbs out', { name: '../evil' }),
  zip('absolute', 'absolute', { name: '/etc/evil' }),
  zip('backslash', 'backslash', { name: '..\\evil' }),
  zip('drive', 'drive', { name: 'C:/evil' }),
  zip('not UTF-8', 'not UTF-8', { name: Buffer.from([0x61, 0x82]), flags: 0 }),
  zip('two names', 'second name, "evil"', { name: 'page', extra: unicodePath('page', 'evil') }),
  zip('another name in its own header', 'is called "../evil" in its own header', {
    name: 'page',
    localName: '../evil',
  }),
  zip('another method in its own header', 'in another way', { name: 'page', content: 'x', localMethod: 0 }),
  zip('encrypted', 'encrypted', { name: 'page', flags: 1 }),
  zip('unknown method', 'method 12', { name: 'page', method: 12 }),
  zip('symbolic link up', 'leaves the folder', { name: 'l', mode: 0o120777, content: '../../etc/passwd' }),
  zip('symbolic link of a mebibyte', 'overlong target', {
    name: 'l',
    mode: 0o120777,
    content: Buffer.alloc(1024 ** 2),
  }),
  zip('symbolic link in two packed mebibytes', 'overlong', { name: 'l', mode: 0o120777, size: 9, packed: NOISE }),
  zip('symbolic link that is not UTF-8', 'not UTF-8', { name: 'l', mode: 0o120777, content: Buffer.from([0xff]) }),
  zip('device', 'neither a file, a folder nor a link', { name: 'dev', mode: 0o020666 }),
  zip('folder with content', 'folder with content', { name: 'd/', mode: 0o040755, content: 'x' }),
  zip('bomb', 'over the limit of 250', { name: 'bomb', content: MANY }),
  {
    ...zip('shared bytes', '"b" shares its bytes'),
    bytes: zipOf([
      { name: 'a', content: zipParts(INNER).local, method: 0 },
      { ...INNER, offset: 'a'.length + 30 },
    ]),
  },
  damagedOne(
    'zip: longer than it says',
    'to the size that it says',
    zipOf([{ name: 'a', content: 'x'.repeat(9999), size: 9 }]),
  ),
  damagedOne('zip: shorter than it says', 'another size', zipOf([{ name: 'a', content: 'x', size: 9 }])),
  damagedOne(
    'zip: bomb that claims to be small',
    'the size that it says',
    zipOf([{ name: 'a', size: 99, packed: deflateRawSync(MANY) }]),
  ),
  damagedOne('zip: large, wrong CRC', '"a" has a content', zipOf([{ name: 'a', content: NOISE, crc: 1 }])),
  damagedOne('zip: large and stored, wrong CRC', 'CRC-32', zipOf([{ name: 'a', content: NOISE, crc: 1, method: 0 }])),
  damagedOne('zip: large, longer than it says', 'longer than', zipOf([{ name: 'a', content: NOISE, size: 9 }])),
  damagedOne('zip: large, shorter than it says', 'another size', zipOf([{ name: 'a', content: NOISE, size: 9e6 }])),
  damagedOne(
    'zip: large, cut',
    '"a" breaks off',
    zipOf([{ name: 'a', size: 9e6, packed: PACKED_NOISE.subarray(0, -9) }]),
  ),
  {
    ...zip('large, with more behind it', '"a" has more bytes after the end of its deflate stream'),
    bytes: zipOf([{ name: 'a', content: NOISE, packed: Buffer.concat([PACKED_NOISE, Buffer.from('more')]) }]),
  },
  {
    ...zip('small, with more behind it', '"a" has more bytes after the end of its deflate stream'),
    bytes: zipOf([
      { name: 'a', content: 'x', packed: Buffer.concat([deflateRawSync(Buffer.from('x')), Buffer.alloc(6000)]) },
    ]),
  },
  zip('another size in its own header', '"page" has another size in its own header', {
    name: 'page',
    content: 'x',
    localSize: 2,
  }),
  zip('another CRC-32 in its own header', 'has another CRC-32 in its own header', {
    name: 'page',
    content: 'x',
    localCrc: 2,
  }),
  zip('encrypted by its own header', 'encrypted by its own header', { name: 'page', content: 'x', localFlags: 0x801 }),
  {
    ...zip('the same bytes twice', '"b" shares its bytes with another entry'),
    bytes: zipOf([
      { name: 'b', content: 'x' },
      { name: 'a', content: 'y' },
      { name: 'b', content: 'x', offset: 0 },
    ]),
  },
  {
    ...zip('bytes between its entries', 'has 7 bytes that belong to no entry before the entry "b"'),
    bytes: zipOf([
      { name: 'a', content: 'x', behind: Buffer.from('between') },
      { name: 'b', content: 'x' },
    ]),
  },
  {
    ...zip('bytes before its list', 'has 7 bytes that belong to no entry before its list'),
    bytes: zipOf([{ name: 'a', content: 'x', behind: Buffer.from('between') }]),
  },
  {
    ...zip('a data descriptor of another entry', 'has 16 bytes that belong to no entry'),
    bytes: zipOf([{ name: 'a', content: 'x', flags: 0x808, behind: descriptorOf(1, 3, 1) }]),
  },
  {
    ...zip('bytes behind a data descriptor', 'has 4 bytes that belong to no entry'),
    bytes: zipOf([
      {
        name: 'a',
        content: 'x',
        flags: 0x808,
        behind: Buffer.concat([descriptorOf(crc32('x'), 3, 1), Buffer.from('more')]),
      },
    ]),
  },
  {
    ...zip('an entry that is not listed', 'bytes that belong to no entry'),
    bytes: zipOf([{ name: 'a', content: 'x', behind: zipParts({ name: 'hidden', content: 'y' }).local }]),
  },
  {
    ...zip('two sizes of its list', 'tells two sizes of its list of entries'),
    bytes: zipOf([{ name: 'a' }, { name: 'b' }], { listBytes: 47 }),
  },
  {
    ...zip('bytes behind its list', 'hidden bytes behind its list'),
    bytes: zipOf([{ name: 'a' }], {
      behindList: Buffer.from('PK\u0005\u0006 something to hide, larger than a record'),
    }),
  },
  damagedOne('zip: wrong CRC', 'CRC-32', zipOf([{ name: 'a', content: 'x', crc: 1 }])),
  damagedOne(
    'zip: hides its last entry',
    'more entries than it counts',
    zipOf([{ name: 'a' }, { name: 'b' }], { count: 1 }),
  ),
  damagedOne('zip: counts too many', 'cannot be read as a zip', zipOf([{ name: 'a' }], { count: 2 })),
  damagedOne('zip: cut', 'cannot be read as a zip', zipOf([{ name: 'a', content: 'x' }]).subarray(0, -1)),
  damagedOne(
    'zip: text after it',
    'cannot be read as a zip',
    Buffer.concat([zipOf([{ name: 'a' }]), Buffer.from('text')]),
  ),
];

/** All of them, in every format. */
export const HOSTILE_ARCHIVES: readonly HostileArchive[] = [...HOSTILE_TARS, ...STREAMS, ...ZIPS];
