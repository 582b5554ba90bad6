import type { RunContext } from '../runner/flow.ts';
import { formatCount, formatDuration, formatTimeLeft } from '../runner/quantities.ts';

const REPEAT_MS = 10_000;
const MIN_WAITED_MS = 5_000;
const MAX_NOTES = 20;
/** A requested pause from which on it is logged: it is longer than any of our own, and looks like a hang. */
const LONG_PAUSE_MS = 60_000;

export interface JobProgress {
  readonly status: string | undefined;
  readonly percent?: number | undefined;
  readonly pageCount?: number | undefined;
  readonly remainingMs?: number | undefined;
  readonly waitedMs?: number | undefined;
}

function progressLine(progress: JobProgress): string {
  const { status, percent, pageCount, remainingMs = 0, waitedMs = 0 } = progress;
  const parts = [
    status ?? 'no status',
    percent === undefined ? '' : `${Math.floor(percent)} %`,
    pageCount === undefined ? '' : formatCount(pageCount, 'page'),
    remainingMs === 0 ? '' : formatTimeLeft(remainingMs),
    waitedMs < MIN_WAITED_MS ? '' : `${formatDuration(waitedMs)} waited`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

export type JobState = JobProgress & { readonly phase: string };

/** The state of a job when the wait for it fails, and how to wait for it again. `job` is the subject of a sentence. */
export function jobStateLines(job: string, latest: JobState | undefined, resumeHint: string): string[] {
  const state = latest ? progressLine(latest) : 'no response yet';
  const mayRun = latest === undefined || latest.phase === 'running';
  return [`${job}, last status: ${state}.${mayRun ? ' It may still be running.' : ''}`, resumeHint];
}

export class JobLog {
  readonly #context: Pick<RunContext<never>, 'logger' | 'clock'>;
  readonly #label: string;
  readonly #notes = new Map<string, Set<string>>();
  #shown = { state: '', atMs: -Infinity };

  constructor(context: Pick<RunContext<never>, 'logger' | 'clock'>, label = '') {
    this.#context = context;
    this.#label = label;
  }

  progress(progress: JobProgress): void {
    const atMs = this.#context.clock.monotonic();
    const state = progressLine({ ...progress, remainingMs: 0, waitedMs: 0 });
    if (state === this.#shown.state && atMs - this.#shown.atMs < REPEAT_MS) return;
    this.#shown = { state, atMs };
    this.#context.logger.info(`${this.#label}${progressLine(progress)}`);
  }

  /** Logs a sentence without its full stop once, and at most 20 of each kind. A `title` makes it a warning. */
  once(kind: 'response' | 'state' | 'pause' | 'link', text: string, title?: string): void {
    const notes = this.#notes.get(kind) ?? new Set();
    if (notes.has(text) || notes.size >= MAX_NOTES) return;
    this.#notes.set(kind, notes.add(text));
    const line = `${this.#label}${text}.`;
    if (title === undefined) this.#context.logger.info(line);
    else this.#context.logger.warning(line, title);
  }

  longPause(requestedMs = 0): void {
    if (requestedMs < LONG_PAUSE_MS) return;
    this.once('pause', `The service requested a pause of ${formatDuration(requestedMs)} before the next request`);
  }
}
