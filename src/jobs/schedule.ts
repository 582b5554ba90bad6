/** The shortest and the longest pause between two polls, in milliseconds. */
export interface PauseLimits {
  readonly minMs: number;
  readonly maxMs: number;
}

/** The result of one poll. */
export interface Observation {
  /** Monotonic milliseconds since the wait began. */
  readonly elapsedMs: number;
  /** The job's progress from 0 to 100; undefined if the service does not report it. */
  readonly percent: number | undefined;
}

/** What the schedule remembers from poll to poll. Immutable, of constant size. */
export interface ScheduleState {
  /** The newest poll. */
  readonly latest: Observation;
  /** The poll from which the pace is measured: the last one at 0 %, or the first one. */
  readonly start: Observation | undefined;
  /** Since when the percentage has been the same, in milliseconds since the wait began. */
  readonly unchangedSinceMs: number;
  /** The earliest estimated end since the end has been near, in milliseconds since the wait began. */
  readonly dueMs: number | undefined;
}

/** The state before the first poll. */
export const initialSchedule: ScheduleState = {
  latest: { elapsedMs: 0, percent: undefined },
  start: undefined,
  unchangedSinceMs: 0,
  dueMs: undefined,
};

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

/** @param maxPauseMs the longest pause that the user accepts */
export function pauseLimits(maxPauseMs: number): PauseLimits {
  return { minMs: Math.min(MIN_PAUSE_MS, maxPauseMs), maxMs: maxPauseMs };
}

function observe(state: ScheduleState, { elapsedMs, percent }: Observation): ScheduleState {
  const { latest, start, unchangedSinceMs } = state;
  const next = { elapsedMs, percent: percent ?? latest.percent };
  const hasRestarted = percent !== undefined && (percent === 0 || percent < (latest.percent ?? 0));
  return {
    ...state,
    latest: next,
    start: hasRestarted || start === undefined ? (next.percent === undefined ? undefined : next) : start,
    unchangedSinceMs: next.percent === latest.percent ? unchangedSinceMs : elapsedMs,
  };
}

/** The estimated time left in milliseconds as of the newest poll, by the pace so far; undefined while it is not known. */
export function estimateRemainingMs({ latest, start }: ScheduleState): number | undefined {
  if (latest.percent === undefined || start?.percent === undefined || latest.percent <= start.percent) return undefined;
  const msPerPercent = (latest.elapsedMs - start.elapsedMs) / (latest.percent - start.percent);
  return Math.max(0, (100 - latest.percent) * msPerPercent);
}

/**
 * How long to pause after a poll, in milliseconds and within `limits`, and the state for the next one.
 *
 * @param random a source of numbers from 0 to 1, for the jitter
 */
export function nextPause(
  state: ScheduleState,
  { observation, limits }: { readonly observation: Observation; readonly limits: PauseLimits },
  random: () => number,
): { readonly state: ScheduleState; readonly pauseMs: number } {
  const observed = observe(state, observation);
  const next = { ...observed, dueMs: earliestEndMs(observed, limits) };
  return { state: next, pauseMs: jittered(plannedPauseMs(next), limits, random) };
}

function earliestEndMs(state: ScheduleState, { maxMs }: PauseLimits): number | undefined {
  const leftMs = estimateRemainingMs(state);
  if (leftMs === undefined) return state.dueMs;
  const endMs = state.latest.elapsedMs + leftMs;
  return leftMs * SHARE_OF_TIME_LEFT > maxMs ? undefined : Math.min(state.dueMs ?? endMs, endMs);
}

function plannedPauseMs(state: ScheduleState): number {
  const { elapsedMs } = state.latest;
  const leftMs = estimateRemainingMs(state);
  // Without an estimate, as much time is likely left as has passed.
  if (leftMs === undefined) return elapsedMs;
  const isLastPoll = leftMs * (1 - SHARE_OF_TIME_LEFT) < LAST_POLL_MS;
  // The jitter must not make the last poll early.
  const aimMs = isLastPoll ? leftMs / (1 - JITTER) + END_MARGIN_MS : leftMs * SHARE_OF_TIME_LEFT;
  const overrunMs = elapsedMs - (state.dueMs ?? elapsedMs);
  return Math.max(aimMs, overrunMs * SHARE_OF_OVERRUN, (elapsedMs - state.unchangedSinceMs) * SHARE_OF_STALL);
}

/** Spreads a pause evenly over the part of its jitter that lies within the limits. */
function jittered(plannedMs: number, { minMs, maxMs }: PauseLimits, random: () => number): number {
  const middleMs = Math.min(Math.max(plannedMs, minMs), maxMs);
  const lowMs = Math.max(middleMs * (1 - JITTER), minMs);
  const highMs = Math.min(middleMs * (1 + JITTER), maxMs);
  return lowMs + (highMs - lowMs) * random();
}
