import { ActionError } from '../errors.ts';
import { formatDuration } from '../runner/quantities.ts';
import type { Logger } from '../runner/logger.ts';
import { progressLine, type JobProgress } from './progress-line.ts';

/** The state of a job when the wait for it fails. */
export interface JobContext {
  /** The job with its id, as the subject of a sentence: "The export job se_1". */
  readonly job: string;
  /** Undefined if the service has not reported anything. */
  readonly progress: JobProgress | undefined;
  readonly mayRun: boolean;
  /** How to wait for the same job again, as a sentence. */
  readonly resumeHint: string;
}

export function jobContextLines({ job, progress, mayRun, resumeHint }: JobContext): string[] {
  const state = progress ? progressLine(progress) : 'no response yet';
  return [`${job}, last status: ${state}.${mayRun ? ' It may still be running.' : ''}`, resumeHint];
}

/** Adds the job's state to a failure of the wait. */
export function withJobContext(error: unknown, context: JobContext): unknown {
  return error instanceof ActionError ? error.withDetails(...jobContextLines(context)) : error;
}

/** A requested pause from which on it is logged: it is longer than any of our own, and looks like a hang. */
const LONG_PAUSE_MS = 60_000;

/** The most notes of one kind in the log, if the service's responses are unusual in new ways each time. */
const MAX_NOTES = 20;

/** The notes about a job that have been logged. */
export interface ParseLog {
  readonly logged: Set<string>;
}

interface Note {
  readonly kind: 'response' | 'pause' | 'state';
  /** A sentence without its full stop. */
  readonly text: string;
}

function logNote({ logged }: ParseLog, logger: Logger, { kind, text }: Note): void {
  const prefix = `${kind}: `;
  if (logged.has(prefix + text)) return;
  if ([...logged].filter((note) => note.startsWith(prefix)).length >= MAX_NOTES) return;
  logged.add(prefix + text);
  logger.info(`${text}.`);
}

/** Logs sentences about the service's responses, without their full stop, once each. */
export function logOnce(log: ParseLog, logger: Logger, texts: readonly string[]): void {
  for (const text of texts) logNote(log, logger, { kind: 'response', text });
}

/** Logs a sentence about the job's state, without its full stop, once. */
export function logStateOnce(log: ParseLog, logger: Logger, text: string): void {
  logNote(log, logger, { kind: 'state', text });
}

/** Logs that the service asks for a long pause. */
export function logLongPause(log: ParseLog, logger: Logger, requestedMs: number | undefined): void {
  if (requestedMs === undefined || requestedMs < LONG_PAUSE_MS) return;
  const text = `The service asks to wait for ${formatDuration(requestedMs)} before the next request`;
  logNote(log, logger, { kind: 'pause', text });
}
