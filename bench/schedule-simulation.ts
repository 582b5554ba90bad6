import { createSchedule } from '../src/jobs/schedule.ts';

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** How a job reports progress: maps the elapsed share of its work time (0 to 1) to 0..100, or to undefined. */
export type Course = (share: number) => number | undefined;

/** A simulated job, which is queued for `queueMs` and then runs for `workMs`. */
export interface Job {
  readonly queueMs: number;
  readonly workMs: number;
}

/** Returns the pause after a poll in milliseconds. Each wait has its own instance. */
export type Pauses = (elapsedMs: number, percent: number | undefined) => number;

/** Creates the pauses of one wait. */
export type Schedule = (random: Random) => Pauses;

/** Delay and number of requests, over many jobs. */
export interface Cost {
  /** Time from the completion of a job to the next poll, in seconds. */
  readonly delayMeanS: number;
  readonly delayP95S: number;
  /** Status requests per job. */
  readonly callsMean: number;
}

/** The interval that hand-written workflows use, and the action's default maximum. */
const FIXED_MS = 10_000;

/** The schedule of the action. */
export const ours: Schedule = (random) => {
  const schedule = createSchedule(FIXED_MS, random);
  return (elapsedMs, percent) => schedule({ elapsedMs, percent }).pauseMs;
};

export const fixed =
  (pauseMs = FIXED_MS): Schedule =>
  () =>
  () =>
    pauseMs;

/** Exponential backoff from 1 s to 10 s with factor 1.5 and 10 % jitter. */
export const backoff: Schedule = (random) => {
  let baseMs = 1000;
  return () => {
    const pauseMs = Math.min(baseMs * (0.9 + 0.2 * random()), FIXED_MS);
    baseMs = Math.min(baseMs * 1.5, FIXED_MS);
    return pauseMs;
  };
};

const JUMPS_PERCENT = [3, 10, 14, 35, 50, 52, 80, 91];

/** Progress curves by name. */
export const courses = {
  linear: (share) => 100 * share,
  'linear, whole percents': (share) => Math.floor(100 * share),
  '5 % steps': (share) => 5 * Math.floor(20 * share),
  'sevenths, rounded': (share) => Math.round((1000 * Math.floor(7 * share)) / 7) / 10,
  'uneven jumps': (share) => JUMPS_PERCENT.findLast((percent) => percent <= 100 * share) ?? 0,
  'fast, then slow': (share) => 100 * (1 - (1 - share) ** 2),
  'slow, then fast': (share) => 100 * share ** 2,
  'asymptotic to 99.8 %': (share) => 100 * (1 - Math.exp(-6 * share)),
  '95 % at half time, then still': (share) => Math.min(190 * share, 95),
  '95 % at half time, then crawling': (share) => (share < 0.5 ? 190 * share : 95 + 10 * (share - 0.5)),
  '100 % at 80 % of the time': (share) => Math.min(125 * share, 100),
  'falls back from 60 to 20 %': (share) => (share < 0.4 ? 150 * share : 20 + 133 * (share - 0.4)),
  'shaking by 3 %': (share) => Math.max(100 * share - 3 * (Math.floor(997 * share) % 2), 0),
  absent: () => undefined,
} as const satisfies Record<string, Course>;

/** Job lengths are lognormal: half take less than this; with this sigma 5 % take under 24 s and 5 % over 335 s. */
const MEDIAN_MS = 90_000;
const SIGMA = 0.8;

/** Creates random jobs. With `queueMeanMs`, they are first queued for an exponentially distributed time. */
export function drawJobs(count: number, random: Random, queueMeanMs = 0): readonly Job[] {
  return Array.from({ length: count }, () => {
    // Box-Muller: a normal deviate from two uniform ones; 1 - random() is never 0.
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return { queueMs: -queueMeanMs * Math.log(1 - random()), workMs: MEDIAN_MS * Math.exp(SIGMA * normal) };
  });
}

/** Simulates waiting for each job: a poll right after the start, then pauses and polls until it is completed. */
export function measure(schedule: Schedule, course: Course, jobs: readonly Job[], random: Random): Cost {
  const waits = jobs.map((job) => waitFor(job, course, schedule(random)));
  const delaysMs = waits.map(({ delayMs }) => delayMs).sort((left, right) => left - right);
  return {
    delayMeanS: mean(delaysMs) / 1000,
    delayP95S: (delaysMs[Math.floor(0.95 * delaysMs.length)] ?? NaN) / 1000,
    callsMean: mean(waits.map(({ calls }) => calls)),
  };
}

function waitFor({ queueMs, workMs }: Job, course: Course, pause: Pauses): { delayMs: number; calls: number } {
  const endMs = queueMs + workMs;
  let elapsedMs = 0;
  let calls = 1;
  while (elapsedMs < endMs) {
    elapsedMs += pause(elapsedMs, course(Math.max(elapsedMs - queueMs, 0) / workMs));
    calls += 1;
  }
  return { delayMs: elapsedMs - endMs, calls };
}

/** Reproducible random numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
