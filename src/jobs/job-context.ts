import { ActionError } from '../errors.ts';
import { progressLine, type JobProgress } from './progress-line.ts';
import { formatDuration } from '../runner/format.ts';
import type { Logger } from '../runner/logger.ts';

/** Where a job stands when the wait for it ends badly. */
export interface JobContext {
  /** The job with its id, as in "the export job se_1". */
  readonly job: string;
  /** Undefined while the service has told nothing. */
  readonly progress: JobProgress | undefined;
  readonly mayRun: boolean;
  /** How to wait for the same job again, as a sentence. */
  readonly resumeHint: string;
}

/** The lines that tell it. */
export function jobContextLines({ job, progress, mayRun, resumeHint }: JobContext): string[] {
  const state = progress ? progressLine(progress, undefined, undefined) : 'no answer yet';
  return [`${job} was last seen at: ${state}.${mayRun ? ' It may still be running.' : ''}`, resumeHint];
}

/** Adds to a failure of the wait where the job stands. */
export function withJobContext(error: unknown, standing: JobContext): unknown {
  return error instanceof ActionError ? error.withDetails(...jobContextLines(standing)) : error;
}

/** A pause from which on it is said that the service asked for it: longer than any of our own, it looks like a hang. */
const LONG_PAUSE_MS = 60_000;

/** A service whose answers are odd in new ways each time is not followed through all of them; counted for each kind. */
const MAX_SAID = 20;

/** Notes of one kind, without their full stop. */
interface Notes {
  readonly kind: 'answer' | 'pause' | 'state';
  readonly texts: readonly string[];
}

/** What has been said of odd answers, so that each is said once. */
export interface ParseLog {
  readonly said: Set<string>;
}

function sayNotes({ said }: ParseLog, logger: Logger, { kind, texts }: Notes): void {
  const opening = `${kind}: `;
  for (const text of texts.filter((candidate) => !said.has(opening + candidate))) {
    if ([...said].filter((note) => note.startsWith(opening)).length >= MAX_SAID) return;
    said.add(opening + text);
    logger.info(`${text}.`);
  }
}

/** Logs each sentence about the service's answers once. The texts come without their full stop. */
export function logOnce(saying: ParseLog, logger: Logger, texts: readonly string[]): void {
  sayNotes(saying, logger, { kind: 'answer', texts });
}

/** Logs a sentence about the job's state once, however many odd answers there were. It comes without its full stop. */
export function sayStateOnce(saying: ParseLog, logger: Logger, text: string): void {
  sayNotes(saying, logger, { kind: 'state', texts: [text] });
}

/** Says that the service asked for a long pause. */
export function logLongPause(saying: ParseLog, logger: Logger, askedMs: number | undefined): void {
  if (askedMs === undefined || askedMs < LONG_PAUSE_MS) return;
  const text = `The service asks to wait for ${formatDuration(askedMs)} before it is asked again`;
  sayNotes(saying, logger, { kind: 'pause', texts: [text] });
}
