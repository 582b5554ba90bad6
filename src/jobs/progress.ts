/** A percentage, and the poll that first saw it. */
interface Step {
  readonly percent: number;
  readonly seenMs: number;
  /** The poll before, which saw another percentage: this one was reached after it. */
  readonly afterMs: number;
}

/** What is remembered of a job's progress: its newest few changes, whatever the length of the wait. */
export interface Progress {
  /** Time of the newest poll, milliseconds since the wait began. */
  readonly nowMs: number;
  /** The unit in which the percentage moves, in percent points: 5 for 10, 25, 40; nearly 0 for one that flows. */
  readonly grain: number;
  /** Changes of the percentage, oldest first, always rising. */
  readonly steps: readonly Step[];
}

/** Before the first poll. */
export const noProgress: Progress = { nowMs: 0, grain: 0, steps: [] };

/** Enough changes to average out coarse steps, few enough to follow a job that changes its pace. */
const MAX_STEPS = 5;

/** Less than this is how a service rounds its percentage, not how the job moves. */
const SMALLEST_GRAIN_PERCENT = 0.05;

/**
 * Adds what one poll saw. An absent percentage and one that did not move only advance the time. Zero means "not begun",
 * because the time in a queue says nothing about the pace. A percentage that fell starts the record anew.
 */
export function observe(progress: Progress, elapsedMs: number, percent: number | undefined): Progress {
  const nowMs = Number.isFinite(elapsedMs) ? Math.max(progress.nowMs, elapsedMs) : progress.nowMs;
  if (percent === undefined || !Number.isFinite(percent)) return { ...progress, nowMs };
  const known = Math.min(Math.max(percent, 0), 100);
  if (known < SMALLEST_GRAIN_PERCENT) return { ...progress, nowMs, steps: [] };
  const last = progress.steps.at(-1)?.percent;
  if (last !== undefined && Math.abs(known - last) < SMALLEST_GRAIN_PERCENT) return { ...progress, nowMs };
  const kept = last === undefined || known < last ? [] : progress.steps.slice(1 - MAX_STEPS);
  const step = { percent: known, seenMs: nowMs, afterMs: progress.nowMs };
  return { nowMs, grain: commonGrain(progress.grain, known), steps: [...kept, step] };
}

/**
 * When the job is expected to end, in milliseconds since the wait began; undefined while the pace is unknown. It follows
 * from the changes alone: it stands still while the percentage does, so that a stall cannot push it along.
 *
 * A poll sees a step late, by up to the time one step takes and by up to the pause before the poll. The line therefore
 * goes through the middle of that span, by least squares, and not through the polls.
 */
export function expectedEndMs(progress: Progress): number | undefined {
  const { steps } = progress;
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  if (last.percent >= 100) return last.seenMs;
  if (steps.length === 1) return undefined;
  const longestMs = stepMs(progress);
  // Relative to the newest change: the numbers stay small, and so exact, however long the wait.
  const points = steps.map(({ percent, seenMs, afterMs }) => ({
    percent: percent - last.percent,
    ms: seenMs - last.seenMs - Math.min(seenMs - afterMs, longestMs) / 2,
  }));
  const meanPercent = mean(points.map(({ percent }) => percent));
  const meanMs = mean(points.map(({ ms }) => ms));
  const msPerPercent =
    mean(points.map(({ percent, ms }) => (percent - meanPercent) * (ms - meanMs))) /
    mean(points.map(({ percent }) => (percent - meanPercent) ** 2));
  const endMs = last.seenMs + meanMs + (100 - last.percent - meanPercent) * msPerPercent;
  return Number.isFinite(endMs) ? endMs : undefined;
}

/** Milliseconds for which the percentage has stood still beyond what one step takes; 0 before the first percentage. */
export function stallMs(progress: Progress): number {
  const last = progress.steps.at(-1);
  return last === undefined ? 0 : Math.max(progress.nowMs - last.seenMs - stepMs(progress), 0);
}

/** The longest time between two remembered changes, in milliseconds; 0 while there are fewer than two. */
export function longestGapMs({ steps }: Progress): number {
  return steps.reduce(
    (longest, { seenMs }, index) => Math.max(longest, seenMs - (steps[index - 1]?.seenMs ?? seenMs)),
    0,
  );
}

/** How long the percentage takes for one grain at the remembered pace; 0 while the pace is unknown. */
function stepMs({ steps, grain }: Progress): number {
  const first = steps.at(0);
  const last = steps.at(-1);
  if (first === undefined || last === undefined || first === last) return 0;
  return (grain * (last.seenMs - first.seenMs)) / (last.percent - first.percent);
}

/** The greatest common divisor of two percentages, within rounding. */
function commonGrain(left: number, right: number): number {
  let [large, small] = [Math.max(left, right), Math.min(left, right)];
  while (small > SMALLEST_GRAIN_PERCENT) [large, small] = [small, large % small];
  return large;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
