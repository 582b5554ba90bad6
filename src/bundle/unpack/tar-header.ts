import { damaged, decodeText, refused } from './archive-error.ts';

/** Bytes of a header, and the unit to which content is padded (POSIX pax, "ustar Interchange Format"). */
export const BLOCK_BYTES = 512;

/** POSIX pax, "ustar Interchange Format"; GNU tar manual, "Basic Tar Format". */
export interface TarHeader {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly mode: number;
  readonly linkName: string;
}

const SPACE = 0x20;
const POSIX_MAGIC = 'ustar\u0000';
/** GNU tar's old format, without a `prefix` field. */
const GNU_MAGIC = 'ustar ';
/** The first byte of a number in base 256 (GNU tar manual, "Extensions"): positive, or negative. */
const BASE256_POSITIVE = 0x80;
const BASE256_NEGATIVE = 0xff;
// eslint-disable-next-line no-control-regex -- a number ends with a space, a NUL, or the end of its field
const OCTAL = /^ *([0-7]*)[ \u0000]*$/;

/** Parses a header block of 512 bytes. Throws `archive-damaged` or `archive-refused`. */
export function parseTarHeader(block: Buffer): TarHeader {
  const rawName = field(block, 0, 100).toString('latin1');
  if (!hasTarMagic(block)) throw refused(rawName, 'has a header that is not ustar');
  verifyChecksum(block, rawName);
  const prefix = magicOf(block) === POSIX_MAGIC ? decodeText(field(block, 345, 155), rawName) : '';
  const ownName = decodeText(field(block, 0, 100), rawName);
  const name = prefix === '' ? ownName : `${prefix}/${ownName}`;
  return {
    name,
    type: block.toString('latin1', 156, 157),
    size: parseNumber(block.subarray(124, 136), name, 'size'),
    mode: parseNumber(block.subarray(100, 108), name, 'mode'),
    linkName: decodeText(field(block, 157, 100), name),
  };
}

export function hasTarMagic(block: Buffer): boolean {
  return [POSIX_MAGIC, GNU_MAGIC].includes(magicOf(block));
}

function magicOf(block: Buffer): string {
  return block.toString('latin1', 257, 263);
}

/** The checksum is the sum of all bytes, with its own 8 bytes counted as spaces. */
function verifyChecksum(block: Buffer, name: string): void {
  const sumOf = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum + byte, 0);
  const field = block.subarray(148, 156);
  const sum = sumOf(block) - sumOf(field) + 8 * SPACE;
  const stored = OCTAL.exec(field.toString('latin1'))?.[1] ?? '';
  if (stored === '' || Number.parseInt(stored, 8) !== sum) throw damaged(name, 'has a header with a wrong checksum');
}

function field(block: Buffer, at: number, length: number): Buffer {
  const whole = block.subarray(at, at + length);
  const end = whole.indexOf(0);
  return end === -1 ? whole : whole.subarray(0, end);
}

function parseNumber(bytes: Buffer, entry: string, what: string): number {
  if (bytes[0] === BASE256_NEGATIVE) throw refused(entry, `has a negative ${what}`);
  const digits = OCTAL.exec(bytes.toString('latin1'))?.[1];
  const isBase256 = bytes[0] === BASE256_POSITIVE;
  if (!isBase256 && digits === undefined) throw refused(entry, `has a ${what} that is not a number`);
  const value = isBase256
    ? bytes.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0)
    : Number.parseInt(`0${digits ?? ''}`, 8);
  if (!Number.isSafeInteger(value)) throw refused(entry, `has too large a ${what}`);
  return value;
}

export interface PaxRecords {
  readonly path?: string;
  readonly linkPath?: string;
  readonly size?: number;
}

/** Digits of a record's length, more than the largest accepted header needs. */
const LENGTH_DIGITS = 8;
const DECIMAL = /^(?:0|[1-9][0-9]*)$/;

/** Parses the records `length key=value\n` of an extended header (POSIX pax, "pax Extended Header"). Throws `archive-refused`. */
export function parsePax(data: Buffer, entry: string): PaxRecords {
  const records = new Map<string, Buffer>();
  for (let at = 0; at < data.length;) {
    const space = data.subarray(at, at + LENGTH_DIGITS + 1).indexOf(SPACE);
    const digits = space === -1 ? '' : data.toString('latin1', at, at + space);
    const end = at + (DECIMAL.test(digits) ? Number(digits) : 0);
    const body = data.subarray(at + space + 1, end - 1);
    const equals = body.indexOf('=');
    if (end <= at + space + 1 || end > data.length || data[end - 1] !== 0x0a || equals < 1)
      throw refused(entry, 'has an invalid extended header');
    const key = body.toString('latin1', 0, equals);
    const value = body.subarray(equals + 1);
    // An empty value deletes the record.
    if (value.length === 0) records.delete(key);
    else records.set(key, value);
    at = end;
  }
  return pickRecords(records, entry);
}

function pickRecords(records: ReadonlyMap<string, Buffer>, entry: string): PaxRecords {
  if (records.get('hdrcharset')?.toString('latin1') === 'BINARY') throw refused(entry, 'has a name that is not UTF-8');
  if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.'))) throw refused(entry, 'is a sparse file');
  const path = records.get('path');
  const linkPath = records.get('linkpath');
  const size = records.get('size')?.toString('latin1');
  if (size !== undefined && !DECIMAL.test(size)) throw refused(entry, 'has a size that is not a plain number');
  if (!Number.isSafeInteger(Number(size ?? 0))) throw refused(entry, 'has too large a size');
  return {
    ...(path && { path: decodeText(path, entry) }),
    ...(linkPath && { linkPath: decodeText(linkPath, entry) }),
    ...(size !== undefined && { size: Number(size) }),
  };
}
