import type { Fields } from '../http/body.ts';
import { isHostName, isIdentifier } from '../identifiers.ts';
import { plainText } from '../runner/plain-text.ts';

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

/** Reads RFC 3339, or epoch seconds or milliseconds: the contract shows no format. Returns RFC 3339 in UTC, to the second. */
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

/** Reads a status exactly as it was sent. One with invisible characters is not valid: without them, it could read `completed`. */
export function readStatus(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '' || plainText(value, value.length) !== value) return undefined;
  return plainText(value, MAX_STATUS_LENGTH);
}

export function readLine(value: unknown): string | undefined {
  return typeof value === 'string' && /^[^\p{Cc}\p{Zl}\p{Zp}]{1,1000}$/u.test(value) ? readText(value) : undefined;
}

/** The state of an export job (contract, "StaticExportJob"). */
export interface ExportSnapshot {
  readonly status: string | undefined;
  readonly phase: 'completed' | 'failed' | 'running';
  readonly percent: number | undefined;
  readonly pageCount: number | undefined;
  /** The host name of the documentation; the contract does not show whether the service reports it. */
  readonly domain: string | undefined;
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  readonly error: string | undefined;
  readonly parseWarnings: readonly string[];
}

const MAX_ERROR_LENGTH = 65_536;

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function readField<T>(
  { fields, warnings }: { readonly fields: Fields; readonly warnings: string[] },
  name: string,
  reader: (value: unknown) => T | undefined,
): T | undefined {
  const value = reader(fields[name]);
  if (value === undefined && isPresent(fields[name])) warnings.push(`The field \`${name}\` is invalid`);
  return value;
}

/** A status in neither list means that the job is still running. `parseWarnings` are sentences without their full stop. */
export function readPhase<Ended extends string>(
  fields: Fields,
  { running, ended }: { readonly running: readonly string[]; readonly ended: readonly Ended[] },
): { status: string | undefined; phase: Ended | 'running'; parseWarnings: string[] } {
  const status = readStatus(fields['status']);
  const phase = ended.find((name) => name === status) ?? 'running';
  const isKnown = phase !== 'running' || running.some((name) => name === status);
  const problem = status === undefined ? 'The response has no valid status' : `The status "${status}" is unknown`;
  return { status, phase, parseWarnings: isKnown ? [] : [`${problem}; the job is treated as running`] };
}

/** Reads the response to "Get static export job status" (contract, endpoint 3). Missing and unusable fields are undefined. */
export function readExport(fields: Fields): ExportSnapshot {
  const job = readPhase(fields, { running: ['queued', 'running'], ended: ['completed', 'failed'] });
  const response = { fields, warnings: job.parseWarnings };
  return {
    ...job,
    percent: readField(response, 'progress', readPercent),
    pageCount: readField(response, 'pageCount', readCount),
    domain: readHostName(fields['domain']),
    createdAt: readTimestamp(fields['createdAt']),
    updatedAt: readTimestamp(fields['updatedAt']),
    error: readText(fields['error'])?.slice(0, MAX_ERROR_LENGTH),
  };
}

export interface BundleFacts {
  readonly expiresAt: string | undefined;
  readonly sizeBytes: number | undefined;
  readonly parseWarnings: readonly string[];
}

/** Reads the response to "Generate the export bundle" (contract, endpoint 4) except the link, which `checkLink` checks. */
export function readBundle(fields: Fields): BundleFacts {
  const parseWarnings = isPresent(fields['expiresAt']) ? [] : ["The service did not report the link's expiry"];
  const response = { fields, warnings: parseWarnings };
  return {
    expiresAt: readField(response, 'expiresAt', readTimestamp),
    sizeBytes: readField(response, 'sizeBytes', readCount),
    parseWarnings,
  };
}
