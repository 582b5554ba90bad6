export interface Observation {
  readonly elapsedMs: number;
  /** The job's progress from 0 to 100; undefined if the service does not report it. */
  readonly percent?: number | undefined;
  /** The pause that the service requests. It replaces the planned one, except for the shortest pause. */
  readonly retryAfterMs?: number | undefined;
}

export interface NextPoll {
  readonly pauseMs: number;
  readonly remainingMs: number | undefined;
}

/** More than one request a second is of no use for jobs that take minutes. */
const MIN_PAUSE_MS = 1000;
/** Early enough to correct an estimate that is too late, late enough that a good one needs few polls. */
const SHARE_OF_TIME_LEFT = 0.6;
/** If less than this would be left after the pause, the next poll is at the estimated end. */
const LAST_POLL_MS = 3000;
/** The service completes a job a little after its last page: a poll just before that costs a whole pause. */
const END_MARGIN_MS = 150;
/** How much of the time without a change the next pause lasts: the pauses grow by 1.6 each. */
const SHARE_OF_STALL = 0.6;
/** The same for an end that keeps moving away; less, because such a job may be about to finish. */
const SHARE_OF_OVERRUN = 0.25;
/** Jobs that a workflow matrix starts together drift apart by this share of a pause, earlier or later. */
const JITTER = 0.1;

function estimateRemainingMs(start: Observation | undefined, latest: Observation): number | undefined {
  const [from, to] = [start?.percent, latest.percent];
  if (start === undefined || from === undefined || to === undefined || to <= from) return undefined;
  return Math.max(0, ((100 - to) * (latest.elapsedMs - start.elapsedMs)) / (to - from));
}

export function createSchedule(maxPauseMs: number, random: () => number): (poll: Observation) => NextPoll {
  const minMs = Math.min(MIN_PAUSE_MS, maxPauseMs);
  let latest: Observation = { elapsedMs: 0 };
  /** The poll from which the pace is measured: the last one at 0 %, or the first one. */
  let start: Observation | undefined;
  let unchangedSinceMs = 0;
  /** The earliest estimated end since the end has been near. */
  let dueMs: number | undefined;

  const observe = ({ elapsedMs, percent = latest.percent }: Observation): void => {
    const hasRestarted = percent === 0 || (percent ?? 0) < (latest.percent ?? 0);
    if (percent !== latest.percent) unchangedSinceMs = elapsedMs;
    latest = { elapsedMs, percent };
    if (percent !== undefined && (start === undefined || hasRestarted)) start = latest;
  };
  const plannedPauseMs = (remainingMs: number | undefined): number => {
    const { elapsedMs } = latest;
    // Without an estimate, as much time is likely left as has passed.
    if (remainingMs === undefined) return elapsedMs;
    const isLastPoll = remainingMs * (1 - SHARE_OF_TIME_LEFT) < LAST_POLL_MS;
    // The jitter must not make the last poll early.
    const aimMs = isLastPoll ? remainingMs / (1 - JITTER) + END_MARGIN_MS : remainingMs * SHARE_OF_TIME_LEFT;
    const isNear = remainingMs * SHARE_OF_TIME_LEFT <= maxPauseMs;
    dueMs = isNear ? Math.min(dueMs ?? Infinity, elapsedMs + remainingMs) : undefined;
    const overrunMs = elapsedMs - (dueMs ?? elapsedMs);
    const stallMs = elapsedMs - unchangedSinceMs;
    return Math.max(aimMs, overrunMs * SHARE_OF_OVERRUN, stallMs * SHARE_OF_STALL);
  };
  const jittered = (plannedMs: number): number => {
    const middleMs = Math.min(Math.max(plannedMs, minMs), maxPauseMs);
    const lowMs = Math.max(middleMs * (1 - JITTER), minMs);
    const highMs = Math.min(middleMs * (1 + JITTER), maxPauseMs);
    return lowMs + (highMs - lowMs) * random();
  };

  return (poll) => {
    observe(poll);
    const remainingMs = estimateRemainingMs(start, latest);
    const pauseMs = jittered(plannedPauseMs(remainingMs));
    return { pauseMs: Math.max(poll.retryAfterMs ?? pauseMs, minMs), remainingMs };
  };
}
