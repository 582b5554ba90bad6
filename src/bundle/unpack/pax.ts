import { decodeText } from './entry.ts';
import { refused } from './refusal.ts';

/** What an extended header changes about the entry after it. */
export interface PaxRecords {
  readonly path?: string;
  readonly linkPath?: string;
  readonly size?: number;
}

const SPACE = 0x20;
const LINE_FEED = 0x0a;
/** Digits of a record's length: more than enough for the largest header that is read. */
const LENGTH_DIGITS = 8;
const DECIMAL = /^(?:0|[1-9][0-9]*)$/;

/**
 * Reads the records `length key=value\n` of an extended header (POSIX pax, "pax Extended Header"). Keywords that say
 * nothing about name, link or size are skipped: times, owners, comments, attributes. Throws `archive-refused`.
 *
 * @param entry the header's own name, for messages
 */
export function parsePax(data: Buffer, entry: string): PaxRecords {
  const records = new Map<string, Buffer>();
  for (let at = 0; at < data.length;) {
    const { key, value, end } = parseRecord(data, at, entry);
    // An empty value takes the record back.
    if (value.length === 0) records.delete(key);
    else records.set(key, value);
    at = end;
  }
  return pickRecords(records, entry);
}

interface PaxRecord {
  readonly key: string;
  readonly value: Buffer;
  readonly end: number;
}

function parseRecord(data: Buffer, at: number, entry: string): PaxRecord {
  const space = data.subarray(at, at + LENGTH_DIGITS + 1).indexOf(SPACE);
  const digits = space === -1 ? '' : data.toString('latin1', at, at + space);
  const end = at + (DECIMAL.test(digits) ? Number(digits) : 0);
  const body = data.subarray(at + space + 1, end - 1);
  const equals = body.indexOf('=');
  if (end <= at + space + 1 || end > data.length || data[end - 1] !== LINE_FEED || equals < 1) {
    throw refused(entry, 'has a broken extended header');
  }
  return { key: body.toString('latin1', 0, equals), value: body.subarray(equals + 1), end };
}

function pickRecords(records: ReadonlyMap<string, Buffer>, entry: string): PaxRecords {
  if (records.get('hdrcharset')?.toString('latin1') === 'BINARY') throw refused(entry, 'has a name that is not UTF-8');
  if ([...records.keys()].some((key) => key.startsWith('GNU.sparse.'))) throw refused(entry, 'is a sparse file');
  const path = records.get('path');
  const linkPath = records.get('linkpath');
  const size = records.get('size');
  return {
    ...(path && { path: decodeText(path, entry) }),
    ...(linkPath && { linkPath: decodeText(linkPath, entry) }),
    ...(size && { size: parseSize(size.toString('latin1'), entry) }),
  };
}

function parseSize(text: string, entry: string): number {
  const size = Number(text);
  if (!DECIMAL.test(text)) throw refused(entry, 'has a size that is not a plain number');
  if (!Number.isSafeInteger(size)) throw refused(entry, 'has an unusably large size');
  return size;
}
