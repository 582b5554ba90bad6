import type { Clock } from '../runner/clock.ts';
import { formatCount, formatDuration, formatTimeLeft } from '../runner/quantities.ts';
import type { Logger } from '../runner/logger.ts';

/** How often a line appears while nothing changes, to show that the step is running. */
const REPEAT_MS = 10_000;
/** A shorter wait is not shown. */
const MIN_WAITED_MS = 5_000;

export interface JobProgress {
  readonly status: string | undefined;
  /** From 0 to 100. */
  readonly percent?: number | undefined;
  readonly pageCount?: number | undefined;
  /** The time since the start of the wait, for jobs without other progress. */
  readonly waitedMs?: number | undefined;
}

export interface ProgressReporter {
  /** Writes a line if something has changed since the last one, or if the last one is some time ago. */
  report(progress: JobProgress, remainingMs?: number): void;
}

interface PageMark {
  readonly atMs: number;
  readonly pages: number;
}

/** Pages per second since the first known page count; undefined if there is no progress yet. */
function pageRate(first: PageMark | undefined, now: PageMark | undefined): number | undefined {
  if (!first || !now || now.pages <= first.pages || now.atMs <= first.atMs) return undefined;
  return (1000 * (now.pages - first.pages)) / (now.atMs - first.atMs);
}

/** The known parts of a progress line. */
export function progressLine(
  { status, percent, pageCount, waitedMs }: JobProgress,
  { rate, remainingMs }: { readonly rate?: number | undefined; readonly remainingMs?: number | undefined } = {},
): string {
  const parts = [
    status ?? 'no status',
    percent === undefined ? '' : `${Math.floor(percent)} %`,
    pageCount === undefined ? '' : formatCount(pageCount, 'page'),
    rate === undefined ? '' : `${rate.toFixed(1)} pages/s`,
    remainingMs === undefined ? '' : formatTimeLeft(remainingMs),
    waitedMs === undefined || waitedMs < MIN_WAITED_MS ? '' : `${formatDuration(waitedMs)} waited`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** @param label starts each line if there are several jobs */
export function createProgressReporter(logger: Logger, clock: Clock, label = ''): ProgressReporter {
  let firstPages: PageMark | undefined;
  let shown = '';
  let shownAtMs = -Infinity;
  return {
    report: (progress, remainingMs) => {
      const atMs = clock.monotonic();
      const pages = progress.pageCount === undefined ? undefined : { atMs, pages: progress.pageCount };
      firstPages ??= pages;
      const state = progressLine({ ...progress, waitedMs: undefined });
      if (state === shown && atMs - shownAtMs < REPEAT_MS) return;
      [shown, shownAtMs] = [state, atMs];
      logger.info(`${label}${progressLine(progress, { rate: pageRate(firstPages, pages), remainingMs })}`);
    },
  };
}
