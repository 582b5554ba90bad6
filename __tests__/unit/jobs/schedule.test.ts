import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Course,
  courses,
  drawJobs,
  fixed,
  measure,
  ours,
  seededRandom,
} from '../../../bench/schedule-simulation.ts';
import { createSchedule, type NextPoll, type Observation } from '../../../src/jobs/schedule.ts';

const MAX_PAUSE_MS = 10_000;

/** The middle of the jitter. */
const noJitter = (): number => 0.5;

const anyPercent = fc.oneof(
  fc.constant(undefined),
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.integer({ min: 0, max: 20 }).map((step) => 5 * step),
);
const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Feeds the observations in turn; the result of the last one. */
function feed(observations: readonly Observation[], { maxPauseMs = MAX_PAUSE_MS, random = noJitter } = {}): NextPoll {
  const schedule = createSchedule(maxPauseMs, random);
  return observations.map(schedule).at(-1) ?? { pauseMs: Number.NaN, remainingMs: undefined };
}

/** Observations of a percentage at a time in seconds. */
const seen = (
  ...points: readonly (readonly [seconds: number, percent: number | undefined])[]
): readonly Observation[] => points.map(([seconds, percent]) => ({ elapsedMs: 1000 * seconds, percent }));

/** Polls as often as the schedule says from `fromMs` for `forMs`, after the polls of `history`; the pauses. */
function pausesWhile(
  percentAt: (elapsedMs: number) => number | undefined,
  forMs: number,
  { history = [] as readonly Observation[], fromMs = 0, random = noJitter } = {},
): readonly number[] {
  const schedule = createSchedule(MAX_PAUSE_MS, random);
  history.forEach(schedule);
  const pauses: number[] = [];
  for (let elapsedMs = fromMs; elapsedMs < fromMs + forMs; elapsedMs += pauses.at(-1) ?? forMs)
    pauses.push(schedule({ elapsedMs, percent: percentAt(elapsedMs) }).pauseMs);
  return pauses;
}

describe('the limits of a pause', () => {
  it.each([
    { maxPauseMs: 10_000, minMs: 1000 },
    { maxPauseMs: 1000, minMs: 1000 },
    { maxPauseMs: 200, minMs: 200 },
  ])('are at least a second, unless the longest pause is shorter: $maxPauseMs', ({ maxPauseMs, minMs }) => {
    const random = (): number => 0;
    expect(feed(seen([0, undefined]), { maxPauseMs, random }).pauseMs).toBe(minMs);
    expect(feed([{ elapsedMs: 0, retryAfterMs: 0 }], { maxPauseMs, random }).pauseMs).toBe(minMs);
  });

  it('apply to any observations', () => {
    const observations = fc.array(fc.tuple(fc.nat(600_000), anyPercent, anyRandom), { maxLength: 60 });
    fc.assert(
      fc.property(observations, fc.integer({ min: 1, max: 600_000 }), (sequence, maxPauseMs) => {
        let [elapsedMs, jitter] = [0, 0];
        const schedule = createSchedule(maxPauseMs, () => jitter);
        for (const [pausedMs, percent, random] of sequence) {
          elapsedMs += pausedMs;
          jitter = random;
          const { pauseMs } = schedule({ elapsedMs, percent });
          expect(pauseMs).toBeGreaterThanOrEqual(Math.min(1000, maxPauseMs));
          expect(pauseMs).toBeLessThanOrEqual(maxPauseMs);
        }
      }),
    );
  });

  it.each([
    { what: 'shortest', observations: seen([0, undefined]), lowMs: 1000, highMs: 1100 },
    { what: 'longest', observations: seen([300, undefined]), lowMs: 9000, highMs: 10_000 },
  ])('leave room for jitter at the $what pause', ({ observations, lowMs, highMs }) => {
    expect(feed(observations, { random: () => 0 }).pauseMs).toBeCloseTo(lowMs);
    expect(feed(observations, { random: () => 1 }).pauseMs).toBeCloseTo(highMs);
  });
});

describe('without progress', () => {
  it.each([undefined, 0])('the pause grows with the waiting time up to the maximum (%s)', (percent) => {
    fc.assert(
      fc.property(anyRandom, (random) => {
        const pauses = pausesWhile(() => percent, 300_000, { random: () => random });
        expect(pauses[0]).toBeLessThanOrEqual(1100);
        expect(pauses).toEqual([...pauses].sort((left, right) => left - right));
        expect(pauses[6]).toBeGreaterThanOrEqual(9000);
      }),
    );
  });
});

describe('with progress', () => {
  const steady = seen([3, 3.07], [11, 11.07], [21, 21.07], [40, 40.07]);

  it('the next poll comes after 0.6 of the time left', () => {
    expect(feed(steady, { maxPauseMs: 60_000 }).pauseMs / 59_930).toBeCloseTo(0.6, 2);
  });

  it('a poll near the end comes right after it, never before it', () => {
    const left = 4000;
    const near = [...steady, { elapsedMs: 96_000 - 70, percent: 96 }];
    expect(feed(near, { random: () => 0 }).pauseMs).toBeGreaterThan(left);
    expect(feed(near, { random: () => 1 }).pauseMs).toBeLessThan(1.3 * left);
  });

  it('time in a queue does not count as slow work', () => {
    const { remainingMs } = feed(seen([0, 0], [30, 0], [60, 0], [63, 10.1], [73, 43.4], [80, 66.7]));
    expect(remainingMs).toBeGreaterThan(9000);
    expect(remainingMs).toBeLessThan(11_000);
  });

  it('a response without a percentage does not change the pace much', () => {
    const { remainingMs } = feed([...steady, ...seen([45, undefined])]);
    expect(remainingMs).toBeGreaterThan(53_000);
    expect(remainingMs).toBeLessThan(70_000);
  });
});

describe('the estimated remaining time', () => {
  it.each([
    { what: 'before the first percentage', observations: seen([0, undefined], [10, 0]) },
    { what: 'when the percentage fell', observations: seen([10, 50], [20, 60], [30, 20]) },
    { what: 'when the percentage fell to 0', observations: seen([10, 50], [20, 60], [30, 0]) },
  ])('is unknown $what', ({ observations }) => {
    expect(feed(observations).remainingMs).toBeUndefined();
  });

  it('is 0 at 100 %', () => {
    expect(feed(seen([10, 50], [20, 100])).remainingMs).toBe(0);
  });

  it('starts again after a fall', () => {
    const { remainingMs } = feed(seen([10, 50], [20, 60], [30, 20.1], [40, 30.1], [50, 40.1]));
    expect(remainingMs).toBeCloseTo(59_900, -3);
  });
});

describe('a job without progress', () => {
  const HALF_HOUR_MS = 1_800_000;

  /** A poll every 9 s, which is the longest pause with the most jitter, and a few short pauses around the expected end. */
  const MOST_POLLS = HALF_HOUR_MS / 9000 + 25;

  it('is polled rarely', () => {
    fc.assert(
      fc.property(fc.array(anyPercent, { maxLength: 20 }), anyPercent, anyRandom, (percents, stuck, jitter) => {
        const history = percents.map((percent, index) => ({ elapsedMs: 3000 * index, percent }));
        const random = (): number => jitter;
        const pauses = pausesWhile(() => stuck, HALF_HOUR_MS, { history, fromMs: 60_000, random });
        expect(pauses.length).toBeLessThanOrEqual(MOST_POLLS);
      }),
    );
  });

  it.each([
    { what: 'approaches 100 %', percentAt: (ms: number) => 100 * (1 - Math.exp(-ms / 20_000)) },
    { what: 'alternates between 98 % and 99 %', percentAt: (ms: number) => 98 + (Math.floor(ms / 500) % 2) },
    { what: 'stays at 100 %', percentAt: (ms: number) => Math.min(ms / 300, 100) },
  ])('is polled rarely when it $what', ({ percentAt }) => {
    expect(pausesWhile(percentAt, HALF_HOUR_MS).length).toBeLessThanOrEqual(MOST_POLLS);
  });

  it('backs off from 100 % step by step', () => {
    const history = seen([20, 40], [50, 100]);
    const pauses = pausesWhile(() => 100, 60_000, { history, fromMs: 50_000 });
    expect(pauses.slice(0, 2).every((pauseMs) => pauseMs < 1500)).toBe(true);
    expect(pauses).toEqual([...pauses].sort((left, right) => left - right));
    expect(pauses.at(-1)).toBeGreaterThan(9000);
  });
});

describe('compared with a fixed pause of 10 s, in simulated time', () => {
  // `npm run bench:schedule` simulates more jobs.
  const jobs = drawJobs(1000, seededRandom(7));
  const ratios = (course: Course): { delay: number; calls: number } => {
    const own = measure(ours, course, jobs, seededRandom(8));
    const baseline = measure(fixed(), course, jobs, seededRandom(8));
    return { delay: own.delayMeanS / baseline.delayMeanS, calls: own.callsMean / baseline.callsMean };
  };
  const bounds: Readonly<Record<string, { delay: number; calls: number }>> = {
    linear: { delay: 0.25, calls: 1.25 },
    'linear, whole percents': { delay: 0.3, calls: 1.25 },
    '5 % steps': { delay: 0.55, calls: 1.4 },
  };

  it.each(Object.entries(courses))(
    'detects the end of a job sooner, with a limited number of requests: %s',
    (name, course) => {
      const { delay, calls } = ratios(course);
      expect(delay).toBeLessThanOrEqual(bounds[name]?.delay ?? 1);
      expect(calls).toBeLessThanOrEqual(bounds[name]?.calls ?? 1.6);
    },
  );
});
