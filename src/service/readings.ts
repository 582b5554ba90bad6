import { isHostName, isIdentifier } from '../identifiers.ts';
import { isRecord } from '../http/body.ts';
import { plainText } from '../runner/plain-text.ts';

/** How a service counts progress: in hundredths, in fractions of one, or not yet known. */
export type ProgressScale = 'unknown' | 'percent' | 'fraction';

/** A number as the service gave it; `exact` when it cannot be a fraction of one (it said `%`, or a part of a total). */
interface RawProgress {
  readonly value: number;
  readonly exact: boolean;
}

/** Names under which progress objects of such services carry a percentage, and a part with its total. */
const PERCENT_KEYS = ['percent', 'percentage', 'value'] as const;
const PART_KEYS = ['completed', 'current', 'done', 'processed'] as const;

/** A plain decimal number, as a JSON number or a string; undefined for anything else. */
function decimal(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^\s*\d{1,15}(\.\d{1,15})?\s*$/.test(value) ? Number(value) : undefined;
}

function ratio(part: number | undefined, total: number | undefined): RawProgress | undefined {
  if (part === undefined || total === undefined || total <= 0 || part < 0 || part > total) return undefined;
  return { value: (100 * part) / total, exact: true };
}

function fromText(text: string): RawProgress | undefined {
  const [, percent] = /^\s*(\d{1,3}(?:\.\d{1,15})?)\s*%\s*$/.exec(text) ?? [];
  if (percent !== undefined) return { value: Number(percent), exact: true };
  const [, part, total] = /^\s*(\d{1,15})\s*(?:\/|of)\s*(\d{1,15})\s*$/.exec(text) ?? [];
  if (part !== undefined) return ratio(Number(part), Number(total));
  const value = decimal(text);
  return value === undefined ? undefined : { value, exact: false };
}

function fromObject(fields: Readonly<Record<string, unknown>>): RawProgress | undefined {
  const total = decimal(fields['total']);
  for (const key of PART_KEYS) {
    const found = ratio(decimal(fields[key]), total);
    if (found) return found;
  }
  for (const key of PERCENT_KEYS) {
    const value = decimal(fields[key]);
    if (value !== undefined) return { value, exact: false };
  }
  return undefined;
}

function rawProgress(value: unknown): RawProgress | undefined {
  if (typeof value === 'string') return fromText(value);
  if (isRecord(value)) return fromObject(value);
  const number = decimal(value);
  return number === undefined ? undefined : { value: number, exact: false };
}

/** The scale after one more value: over 1 are percents for good; a broken number up to 1 speaks for fractions. */
function nextScale(scale: ProgressScale, { value, exact }: RawProgress): ProgressScale {
  if (exact || scale === 'percent') return scale;
  if (value > 1) return 'percent';
  return value > 0 && value < 1 ? 'fraction' : scale;
}

/**
 * Reads `progress`, whose type and unit the contract does not show: a number to 100 or to 1, a string of one, with `%`
 * or as `n/m`, or an object with a percentage or a part of a total.
 *
 * @param scale the scale found in the job's earlier answers
 * @returns the percentage from 0 to 100, undefined when it can't be read, and the scale to pass along
 */
export function readProgress(value: unknown, scale: ProgressScale): { percent?: number; scale: ProgressScale } {
  const raw = rawProgress(value);
  if (!raw || raw.value < 0 || raw.value > 100) return { scale };
  const next = nextScale(scale, raw);
  // Rounded, since 0.29 * 100 is a little less than 29.
  const percent = !raw.exact && next === 'fraction' ? Math.round(raw.value * 1e8) / 1e6 : raw.value;
  return { percent, scale: next };
}

/** Reads a count or a size: a whole number that is not negative, also as a string; undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  const count = decimal(value);
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** Epoch values below this are seconds, others milliseconds: as milliseconds it is March 1973, as seconds the year 5138. */
const FIRST_MILLISECONDS = 100_000_000_000;
/** The last moment that a four-digit year can name. */
const LAST_TIMESTAMP_MS = Date.UTC(9999, 11, 31, 23, 59, 59);

/** The form of an RFC 3339 timestamp (section 5.6), with the space that its note allows. */
const RFC_3339 = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

function parseRfc3339(text: string): number | undefined {
  const [, day, time, , zone = ''] = RFC_3339.exec(text) ?? [];
  if (day === undefined || time === undefined) return undefined;
  // Date.parse takes 30 February for 2 March: a day that does not come back as itself is none.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  return Date.parse(`${day}T${time}${zone.toUpperCase()}`);
}

/**
 * Reads a timestamp whose format the contract does not show: RFC 3339, or epoch seconds or milliseconds.
 *
 * @returns RFC 3339 in UTC to the second, rounded down; undefined when it can't be read
 */
export function readTimestamp(value: unknown): string | undefined {
  const epoch = decimal(value);
  const epochMs = epoch !== undefined && epoch < FIRST_MILLISECONDS ? epoch * 1000 : epoch;
  const timeMs = epochMs ?? (typeof value === 'string' ? parseRfc3339(value.trim()) : undefined);
  if (timeMs === undefined || !(timeMs > 0 && timeMs <= LAST_TIMESTAMP_MS)) return undefined;
  return new Date(timeMs).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Reads an identifier, also given as a whole number; undefined for anything else. */
export function readIdentifier(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && isIdentifier(text) ? text : undefined;
}

/** Reads a host name, in lower case; undefined for anything else. */
export function readHostName(value: unknown): string | undefined {
  return typeof value === 'string' && isHostName(value) ? value.toLowerCase() : undefined;
}

/** A text that is not blank; undefined for anything else. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The longest status that is shown and set as output: a service's own are one word. */
const MAX_STATUS_LENGTH = 100;

/**
 * Reads a status, exactly as it was sent. A text that would have to be cleaned before it is shown, such as one with invisible
 * characters, is no status: cleaned, it could read `completed`.
 */
export function readStatus(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || plainText(value, value.length) !== value) return undefined;
  return plainText(value, MAX_STATUS_LENGTH);
}

/** A text that is one line without control characters, such as a name or an address; undefined for anything else. */
export function readLine(value: unknown): string | undefined {
  return typeof value === 'string' && /^[^\p{Cc}\p{Zl}\p{Zp}]{1,1000}$/u.test(value) ? readText(value) : undefined;
}
