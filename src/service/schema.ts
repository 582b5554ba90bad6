import {
  readCount,
  readHostName,
  readIdentifier,
  readPercent,
  readStatus,
  readText,
  readTimestamp,
} from './readings.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What an export job's status means. An unknown status means that the job is still running, never success. */
export type ExportPhase = 'running' | 'completed' | 'failed';

/** The state of an export job (contract, "StaticExportJob"). Fields that are missing or unusable are undefined. */
export interface ExportSnapshot {
  /** As the service sent it. */
  readonly status: string | undefined;
  readonly phase: ExportPhase;
  /** From 0 to 100. */
  readonly percent: number | undefined;
  readonly pageCount: number | undefined;
  /** The host name of the documentation; the contract does not show whether the service reports it. */
  readonly domain: string | undefined;
  /** RFC 3339 in UTC. */
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  /** The service's reason for the failure. */
  readonly error: string | undefined;
  /** What could not be read, each a sentence without its full stop, to be logged once. */
  readonly parseWarnings: readonly string[];
}

const KNOWN_RUNNING: ReadonlySet<string> = new Set(['queued', 'running']);
const MAX_ERROR_LENGTH = 65_536;

/** Whether a field has a value: null stands for none in JSON. */
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

/** The warning about the status of a job that counts as running; none for the `known` statuses of running jobs. */
export function describeRunning(status: string | undefined, known: ReadonlySet<string>): string[] {
  if (status === undefined) return ['The response has no valid status; the job counts as running'];
  return known.has(status) ? [] : [`The status "${status}" is not known; the job counts as running`];
}

/** Reads the response to "Get static export job status" (contract, endpoint 3). Any field may be missing or unusable. */
export function readExport(fields: Fields): ExportSnapshot {
  const status = readStatus(fields['status']);
  const phase = status === 'completed' || status === 'failed' ? status : 'running';
  const parseWarnings = phase === 'running' ? describeRunning(status, KNOWN_RUNNING) : [];
  const response = { fields, warnings: parseWarnings };
  return {
    status,
    phase,
    percent: readField(response, 'progress', readPercent),
    pageCount: readField(response, 'pageCount', readCount),
    domain: readHostName(fields['domain']),
    createdAt: readTimestamp(fields['createdAt']),
    updatedAt: readTimestamp(fields['updatedAt']),
    error: readText(fields['error'])?.slice(0, MAX_ERROR_LENGTH),
    parseWarnings,
  };
}

/** Reads the job's id in the response to "Start a static export job" (contract, endpoint 2). */
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
