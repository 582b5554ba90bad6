import { formatDuration } from '../runner/format.ts';
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

/** The most notes of one kind in the log, if the service's responses are unusual in new ways each time. */
const MAX_NOTES = 20;
/** A requested pause from which on it is logged: it is longer than any of our own, and looks like a hang. */
const LONG_PAUSE_MS = 60_000;

/** Logs sentences about one job, without their full stop, once each, and at most 20 of each kind. */
export class JobLog {
  readonly #logger: Logger;
  readonly #label: string;
  readonly #logged = new Map<string, Set<string>>();

  /** @param label starts each line if there are several jobs */
  constructor(logger: Logger, label = '') {
    this.#logger = logger;
    this.#label = label;
  }

  /** @param warning the title of an annotation, for a text that is not only logged */
  once(kind: 'response' | 'state' | 'pause' | 'link', text: string, warning?: string): void {
    const logged = this.#logged.get(kind) ?? new Set();
    if (logged.has(text) || logged.size >= MAX_NOTES) return;
    this.#logged.set(kind, logged.add(text));
    const line = `${this.#label}${text}.`;
    if (warning === undefined) this.#logger.info(line);
    else this.#logger.warning(line, warning);
  }

  /** Logs that the service asks for a long pause. */
  longPause(requestedMs = 0): void {
    if (requestedMs < LONG_PAUSE_MS) return;
    this.once('pause', `The service asks to wait for ${formatDuration(requestedMs)} before the next request`);
  }
}
