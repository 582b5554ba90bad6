import { isHostName, isIdentifier } from '../identifiers.ts';
import { plainText } from '../runner/plain-text.ts';

/** A plain decimal number, as a JSON number or a string; undefined for anything else. */
function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : undefined;
}

/** Reads `progress`: a number from 0 to 100. The contract does not show its type and unit; the published API uses percent. */
export function readPercent(value: unknown): number | undefined {
  const percent = readNumber(value);
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
}

export function readCount(value: unknown): number | undefined {
  const count = readNumber(value);
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** Epoch values below this are seconds, others milliseconds: as milliseconds it is March 1973, as seconds the year 5138. */
const FIRST_MILLISECONDS = 100_000_000_000;
const LAST_TIMESTAMP_MS = Date.UTC(9999, 11, 31, 23, 59, 59);

/** An RFC 3339 timestamp (section 5.6), with the space that its note allows. */
const RFC_3339 = /^(\d{4}-\d{2}-\d{2})[Tt ]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

function parseTimestamp(text: string): number | undefined {
  const day = RFC_3339.exec(text)?.[1];
  // Date.parse reads 30 February as 2 March.
  const midnightMs = Date.parse(`${day ?? ''}T00:00:00Z`);
  if (day === undefined || Number.isNaN(midnightMs) || !new Date(midnightMs).toISOString().startsWith(day))
    return undefined;
  return Date.parse(text.toUpperCase().replace(' ', 'T'));
}

/**
 * Reads a timestamp, whose format the contract does not show: RFC 3339, or epoch seconds or milliseconds.
 *
 * @returns RFC 3339 in UTC to the second, rounded down; undefined for anything else
 */
export function readTimestamp(value: unknown): string | undefined {
  const epoch = readNumber(value);
  const epochMs = epoch !== undefined && epoch < FIRST_MILLISECONDS ? epoch * 1000 : epoch;
  const timeMs = epochMs ?? (typeof value === 'string' ? parseTimestamp(value) : undefined);
  if (timeMs === undefined || !(timeMs > 0 && timeMs <= LAST_TIMESTAMP_MS)) return undefined;
  return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}

export function readIdentifier(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && isIdentifier(text) ? text : undefined;
}

export function readHostName(value: unknown): string | undefined {
  return typeof value === 'string' && isHostName(value) ? value.toLowerCase() : undefined;
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

const MAX_STATUS_LENGTH = 100;

/**
 * Reads a status exactly as it was sent. A text with invisible characters is not a status: without them, it could read
 * `completed`.
 */
export function readStatus(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || plainText(value, value.length) !== value) return undefined;
  return plainText(value, MAX_STATUS_LENGTH);
}

/** Reads one line without control characters, such as a name or an address. */
export function readLine(value: unknown): string | undefined {
  return typeof value === 'string' && /^[^\p{Cc}\p{Zl}\p{Zp}]{1,1000}$/u.test(value) ? readText(value) : undefined;
}
