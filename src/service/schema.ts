import type { Fields } from '../http/body.ts';
import {
  readCount,
  readHostName,
  readIdentifier,
  readPercent,
  readStatus,
  readText,
  readTimestamp,
} from './readings.ts';

const ENDED_PHASES = ['completed', 'failed'] as const;

/** The state of an export job (contract, "StaticExportJob"). Fields that are missing or unusable are undefined. */
export interface ExportSnapshot {
  readonly status: string | undefined;
  readonly phase: (typeof ENDED_PHASES)[number] | 'running';
  /** From 0 to 100. */
  readonly percent: number | undefined;
  readonly pageCount: number | undefined;
  /** The host name of the documentation; the contract does not show whether the service reports it. */
  readonly domain: string | undefined;
  /** RFC 3339 in UTC. */
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  readonly error: string | undefined;
  /** What could not be read, each a sentence without its full stop, to be logged once. */
  readonly parseWarnings: readonly string[];
}

const MAX_ERROR_LENGTH = 65_536;

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Reads a field, and adds a warning if it has a value that cannot be read. */
export function readField<T>(
  { fields, warnings }: { readonly fields: Fields; readonly warnings: string[] },
  name: string,
  reader: (value: unknown) => T | undefined,
): T | undefined {
  const value = reader(fields[name]);
  if (value === undefined && isPresent(fields[name])) warnings.push(`The field \`${name}\` cannot be read`);
  return value;
}

/** Reads a job's status. A status in neither list means that the job is still running, never success, with a warning. */
export function readPhase<Ended extends string>(
  fields: Fields,
  { running, ended }: { readonly running: readonly string[]; readonly ended: readonly Ended[] },
): { status: string | undefined; phase: Ended | 'running'; parseWarnings: string[] } {
  const status = readStatus(fields['status']);
  const phase = ended.find((name) => name === status) ?? 'running';
  if (status === undefined)
    return { status, phase, parseWarnings: ['The response has no valid status; the job counts as running'] };
  const isKnown = phase !== 'running' || running.includes(status);
  return {
    status,
    phase,
    parseWarnings: isKnown ? [] : [`The status "${status}" is not known; the job counts as running`],
  };
}

/** Reads the response to "Get static export job status" (contract, endpoint 3). Any field may be missing or unusable. */
export function readExport(fields: Fields): ExportSnapshot {
  const job = readPhase(fields, { running: ['queued', 'running'], ended: ENDED_PHASES });
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

export function readStartedJob(fields: Fields): string | undefined {
  return readIdentifier(fields['jobId']);
}

/** What "Generate the export bundle" returns besides the link (contract, endpoint 4). */
export interface BundleFacts {
  /** RFC 3339 in UTC. */
  readonly expiresAt: string | undefined;
  readonly sizeBytes: number | undefined;
  readonly parseWarnings: readonly string[];
}

/** Reads the response to "Generate the export bundle" except the link, which `checkLink` checks. */
export function readBundle(fields: Fields): BundleFacts {
  const parseWarnings = isPresent(fields['expiresAt']) ? [] : ["The service did not report the link's expiry"];
  const response = { fields, warnings: parseWarnings };
  return {
    expiresAt: readField(response, 'expiresAt', readTimestamp),
    sizeBytes: readField(response, 'sizeBytes', readCount),
    parseWarnings,
  };
}
