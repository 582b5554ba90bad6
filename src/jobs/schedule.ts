import { expectedEndMs, longestGapMs, noProgress, observe, type Progress, stallMs } from './progress.ts';

/** The shortest and the longest pause between two polls, in milliseconds. */
export interface PauseLimits {
  readonly minMs: number;
  readonly maxMs: number;
}

/** What one poll saw. */
export interface Observation {
  /** Monotonic milliseconds since the wait began. */
  readonly elapsedMs: number;
  /** The job's progress from 0 to 100; undefined when the service does not say. */
  readonly percent: number | undefined;
}

/** What the schedule remembers from poll to poll: opaque, immutable, of bounded size. */
export interface ScheduleState {
  readonly progress: Progress;
  /** The earliest end that was promised since the end came near, in milliseconds since the wait began. */
  readonly dueMs: number | undefined;
}

/** The state before the first poll. */
export const initialSchedule: ScheduleState = { progress: noProgress, dueMs: undefined };

/** No job of this kind is in such a hurry that more than one call a second would help anybody. */
const MIN_PAUSE_MS = 1000;

/** Early enough to correct an estimate that is too late, late enough that a good one costs few polls. */
const SHARE_OF_TIME_LEFT = 0.6;

/** When a poll at that share would leave less than this, it would be wasted: the next poll goes to the end itself. */
const LANDING_MS = 3000;

/** The service sets a job to completed a little after its last page; a poll just before that costs a whole pause. */
const LANDING_MARGIN_MS = 150;

/** How much of a stall the next pause lasts: the pauses grow by 1.6 each until the maximum. */
const SHARE_OF_STALL = 0.6;

/** The same for an end that keeps moving away; less, because such a job is alive and may be about to finish. */
const SHARE_OF_SLIP = 0.25;

/** Jobs that a workflow matrix starts together drift apart at this share of a pause, earlier or later. */
const JITTER = 0.1;

/** After this many of its usual gaps without a change, "time left" would be a guess. */
const STALLED_GAPS = 2;

/** The limits that go with the longest pause a user accepts, in milliseconds. */
export function pauseLimits(maxPauseMs: number): PauseLimits {
  return { minMs: Math.min(MIN_PAUSE_MS, maxPauseMs), maxMs: maxPauseMs };
}

/**
 * How long to pause after a poll that saw `observation`, in milliseconds and always within `limits`, and the state to
 * pass with the next one. `random` yields numbers from 0 to 1 for the jitter.
 */
export function nextPause(
  state: ScheduleState,
  observation: Observation,
  limits: PauseLimits,
  random: () => number,
): { readonly state: ScheduleState; readonly pauseMs: number } {
  const progress = observe(state.progress, observation.elapsedMs, observation.percent);
  const endMs = expectedEndMs(progress);
  const nearMs = progress.nowMs + limits.maxMs / SHARE_OF_TIME_LEFT;
  const next = { progress, dueMs: earliestEndMs(state.dueMs, endMs, nearMs) };
  return { state: next, pauseMs: jittered(wantedPauseMs(next, endMs), limits, random) };
}

/** The time left in milliseconds, as of the newest poll; undefined when it is not known or the progress has stalled. */
export function estimateRemainingMs({ progress }: ScheduleState): number | undefined {
  const endMs = expectedEndMs(progress);
  const lastSeenMs = progress.steps.at(-1)?.seenMs;
  if (endMs === undefined || lastSeenMs === undefined || endMs <= progress.nowMs) return undefined;
  const stalled = progress.nowMs - lastSeenMs > STALLED_GAPS * longestGapMs(progress);
  return stalled ? undefined : endMs - progress.nowMs;
}

/** Only a near end is a promise; when it moves away a little, the earliest one stands, to tell by how much it slipped. */
function earliestEndMs(dueMs: number | undefined, endMs: number | undefined, nearMs: number): number | undefined {
  if (endMs === undefined) return dueMs;
  return endMs > nearMs ? undefined : Math.min(dueMs ?? endMs, endMs);
}

function wantedPauseMs({ progress, dueMs }: ScheduleState, endMs: number | undefined): number {
  const { nowMs } = progress;
  // Of a wait nothing else is known of, the best guess is that as much is left as has passed.
  if (endMs === undefined) return nowMs;
  const leftMs = Math.max(endMs - nowMs, 0);
  const shareMs = leftMs * SHARE_OF_TIME_LEFT;
  // Jitter must not make a landing early.
  const aimMs = leftMs - shareMs < LANDING_MS ? leftMs / (1 - JITTER) + LANDING_MARGIN_MS : shareMs;
  const slipMs = nowMs - (dueMs ?? nowMs);
  return Math.max(aimMs, slipMs * SHARE_OF_SLIP, stallMs(progress) * SHARE_OF_STALL);
}

/** Spreads a pause evenly over the part of its jitter that lies within the limits, so that none pile up at a limit. */
function jittered(wantedMs: number, { minMs, maxMs }: PauseLimits, random: () => number): number {
  const middleMs = Math.min(Math.max(wantedMs, minMs), maxMs);
  const lowMs = Math.max(middleMs * (1 - JITTER), minMs);
  const highMs = Math.min(middleMs * (1 + JITTER), maxMs);
  return lowMs + (highMs - lowMs) * random();
}
