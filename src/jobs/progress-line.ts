import type { Clock } from '../runner/clock.ts';
import type { Logger } from '../runner/logger.ts';
import { formatCount, formatDuration, formatTimeLeft } from '../runner/format.ts';

/** How often a line appears while nothing changes: often enough to see that the step lives. */
const QUIET_MS = 10_000;
/** A shorter wait is not worth a word. */
const WORTH_TELLING_MS = 5_000;

/** Where the job stands, as the progress line tells it. */
export interface JobProgress {
  readonly status: string | undefined;
  /** From 0 to 100. */
  readonly percent: number | undefined;
  readonly pageCount: number | undefined;
  /** How long it has been waited for, for jobs that tell nothing else. */
  readonly waitedMs?: number | undefined;
}

export interface ProgressReporter {
  /** Writes a line when something changed since the last one, or when it has been quiet for a while. */
  report(progress: JobProgress, remainingMs: number | undefined): void;
}

interface PageMark {
  readonly atMs: number;
  readonly pages: number;
}

/** Pages per second since the first reading that had a page count; undefined until that can be told. */
function pageRate(first: PageMark | undefined, now: PageMark | undefined): number | undefined {
  if (!first || !now || now.pages <= first.pages || now.atMs <= first.atMs) return undefined;
  return (1000 * (now.pages - first.pages)) / (now.atMs - first.atMs);
}

/** The parts of a progress line that are known, in a fixed order. */
export function progressLine(progress: JobProgress, rate: number | undefined, remainingMs: number | undefined): string {
  const { status, percent, pageCount, waitedMs } = progress;
  const parts = [
    status ?? 'no status',
    percent === undefined ? '' : `${Math.floor(percent)} %`,
    pageCount === undefined ? '' : formatCount(pageCount, 'page'),
    rate === undefined ? '' : `${rate.toFixed(1)} pages/s`,
    remainingMs === undefined ? '' : formatTimeLeft(remainingMs),
    waitedMs === undefined || waitedMs < WORTH_TELLING_MS ? '' : `${formatDuration(waitedMs)} waited`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Builds the reporter of one wait; `label` opens each line where there are several. */
export function createProgressReporter(logger: Logger, clock: Clock, label = ''): ProgressReporter {
  let firstPages: PageMark | undefined;
  let shown = '';
  let shownAtMs = -Infinity;
  return {
    report: (progress, remainingMs) => {
      const atMs = clock.monotonic();
      const pages = progress.pageCount === undefined ? undefined : { atMs, pages: progress.pageCount };
      firstPages ??= pages;
      const state = progressLine({ ...progress, waitedMs: undefined }, undefined, undefined);
      if (state === shown && atMs - shownAtMs < QUIET_MS) return;
      [shown, shownAtMs] = [state, atMs];
      logger.info(`${label}${progressLine(progress, pageRate(firstPages, pages), remainingMs)}`);
    },
  };
}
