import type { Clock } from '../runner/clock.ts';
import { formatCount, formatDuration, formatTimeLeft } from '../runner/format.ts';
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
  readonly pagesPerSecond?: number | undefined;
  readonly remainingMs?: number | undefined;
  /** The time since the start of the wait, for jobs without other progress. */
  readonly waitedMs?: number | undefined;
}

/** The known parts of a progress line. */
export function progressLine(progress: JobProgress): string {
  const { status, percent, pageCount, pagesPerSecond, remainingMs = 0, waitedMs = 0 } = progress;
  const parts = [
    status ?? 'no status',
    percent === undefined ? '' : `${Math.floor(percent)} %`,
    pageCount === undefined ? '' : formatCount(pageCount, 'page'),
    pagesPerSecond === undefined ? '' : `${pagesPerSecond.toFixed(1)} pages/s`,
    remainingMs === 0 ? '' : formatTimeLeft(remainingMs),
    waitedMs < MIN_WAITED_MS ? '' : `${formatDuration(waitedMs)} waited`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

interface PageMark {
  readonly atMs: number;
  readonly pages: number;
}

function pageRate(first: PageMark | undefined, newest: PageMark | undefined): number | undefined {
  if (!first || !newest || newest.pages <= first.pages || newest.atMs <= first.atMs) return undefined;
  return (1000 * (newest.pages - first.pages)) / (newest.atMs - first.atMs);
}

/**
 * Creates a function that writes a line if something has changed since the last one, or if the last one is some time ago.
 *
 * @param label starts each line if there are several jobs
 */
export function createProgressReporter(logger: Logger, clock: Clock, label = ''): (progress: JobProgress) => void {
  let shown = '';
  let shownAtMs = -Infinity;
  let first: PageMark | undefined;
  return (progress) => {
    const atMs = clock.monotonic();
    const { pageCount: pages } = progress;
    const newest = pages === undefined ? undefined : { atMs, pages };
    first ??= newest;
    const pagesPerSecond = pageRate(first, newest);
    const state = progressLine({ ...progress, remainingMs: 0, waitedMs: 0 });
    if (state === shown && atMs - shownAtMs < REPEAT_MS) return;
    [shown, shownAtMs] = [state, atMs];
    logger.info(`${label}${progressLine({ ...progress, pagesPerSecond })}`);
  };
}
