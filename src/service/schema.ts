import {
  readCount,
  readHostName,
  readIdentifier,
  readProgress,
  readStatus,
  readText,
  readTimestamp,
  type ProgressScale,
} from './readings.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an export job's status means. A status that nobody has heard of means that the job still runs, never success. */
export type ExportPhase = 'running' | 'completed' | 'failed';

/** One reading of an export job (contract, "StaticExportJob"). */
export interface ExportSnapshot {
  /** The status as the service names it; undefined when the answer has none. */
  readonly status: string | undefined;
  readonly phase: ExportPhase;
  /** From 0 to 100. */
  readonly percent: number | undefined;
  readonly pageCount: number | undefined;
  /** The host name of the documentation; the contract does not show whether the service reports it. */
  readonly domain: string | undefined;
  /** When the job was made and last changed; RFC 3339 in UTC. */
  readonly createdAt: string | undefined;
  readonly updatedAt: string | undefined;
  /** The service's own words on why the job failed. */
  readonly error: string | undefined;
  readonly progressScale: ProgressScale;
  /** What in the answer could not be read, each a sentence without its full stop: said once, and never a reason to stop. */
  readonly parseWarnings: readonly string[];
}

/** The statuses of running jobs that are known to exist; any other is named once in the log. */
const KNOWN_RUNNING: ReadonlySet<string> = new Set(['queued', 'running']);
/** More of a job's error is never shown, even where most of it is invisible. */
const MAX_ERROR_LENGTH = 65_536;

function phaseOf(status: string | undefined): ExportPhase {
  return status === 'completed' || status === 'failed' ? status : 'running';
}

/** Whether a field is there at all: null stands for "not there" in JSON. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** What is odd about the status of a job that counts as running; `known` are the statuses that do mean it. */
export function describeRunning(status: string | undefined, known: ReadonlySet<string>): string[] {
  if (status === undefined) return ['The answer has no status that can be read; the job counts as running'];
  if (known.has(status)) return [];
  return [`The status "${status}" is not known; the job counts as running`];
}

/** Reads the answer to "Get static export job status" (contract, endpoint 3). Any field may be missing or odd. */
export function readExport(fields: Fields, scale: ProgressScale): ExportSnapshot {
  const status = readStatus(fields['status']);
  const progress = readProgress(fields['progress'], scale);
  const pageCount = readCount(fields['pageCount']);
  const phase = phaseOf(status);
  const parseWarnings = phase === 'running' ? describeRunning(status, KNOWN_RUNNING) : [];
  if (isPresent(fields['progress']) && progress.percent === undefined)
    parseWarnings.push('The progress cannot be read');
  if (isPresent(fields['pageCount']) && pageCount === undefined) parseWarnings.push('The page count cannot be read');
  return {
    status,
    phase,
    percent: progress.percent,
    pageCount,
    domain: readHostName(fields['domain']),
    createdAt: readTimestamp(fields['createdAt']),
    updatedAt: readTimestamp(fields['updatedAt']),
    error: readText(fields['error'])?.slice(0, MAX_ERROR_LENGTH),
    progressScale: progress.scale,
    parseWarnings,
  };
}

/** Reads the answer to "Start a static export job" (contract, endpoint 2): the job's id, undefined when there is none. */
export function readStartedJob(fields: Fields): string | undefined {
  return readIdentifier(fields['jobId']);
}

/** What "Generate the export bundle" says beside the link (contract, endpoint 4). */
export interface BundleFacts {
  /** RFC 3339 in UTC. */
  readonly expiresAt: string | undefined;
  readonly sizeBytes: number | undefined;
  readonly parseWarnings: readonly string[];
}

/** Reads the answer to "Generate the export bundle" but for the link, which `checkLink` checks. */
export function readBundle(fields: Fields): BundleFacts {
  const expiresAt = readTimestamp(fields['expiresAt']);
  const sizeBytes = readCount(fields['sizeBytes']);
  const parseWarnings: string[] = [];
  if (!isPresent(fields['expiresAt'])) parseWarnings.push("The answer does not tell the link's expiry");
  else if (expiresAt === undefined) parseWarnings.push("The link's expiry cannot be read");
  if (isPresent(fields['sizeBytes']) && sizeBytes === undefined) parseWarnings.push("The bundle's size cannot be read");
  return { expiresAt, sizeBytes, parseWarnings };
}
