/**
 * Compares the polling schedule with what users run today and with common alternatives, in simulated time. The jobs and
 * the jitter come from one seed, so that a run can be repeated exactly. `node bench/schedule.ts [seed]`
 */
import process from 'node:process';
import {
  backoff,
  type Cost,
  type Course,
  courses,
  drawJobs,
  fixed,
  type Job,
  measure,
  ours,
  type Schedule,
  seededRandom,
} from './schedule-simulation.ts';

const DEFAULT_SEED = 20_261_121;

/** Enough that the standard error of a mean delay is near 0.02 s. */
const JOBS = 20_000;

const QUEUE_MEAN_MS = 30_000;

/** What the schedule promises, as ratios to fixed 10 s. */
const LINEAR_DELAY = 0.25;
const LINEAR_CALLS = 1.25;
const ANY_DELAY = 1;
const ANY_CALLS = 1.6;

const SCHEDULES: readonly (readonly [string, Schedule])[] = [
  ['this action', ours],
  ['fixed 10 s', fixed()],
  ['fixed 5 s', fixed(5000)],
  ['backoff x 1.5', backoff],
];

function main(): void {
  const seed = Number(process.argv[2] ?? DEFAULT_SEED);
  if (!Number.isSafeInteger(seed)) throw new Error('The seed must be a whole number.');
  const random = seededRandom(seed);
  const jobs = drawJobs(JOBS, random);
  const queued = drawJobs(JOBS, random, QUEUE_MEAN_MS);
  const scenarios: readonly (readonly [string, Course, readonly Job[]])[] = [
    ...Object.entries(courses).map(([name, course]) => [name, course, jobs] as const),
    ['queue, then linear', courses.linear, queued],
    ['queue, then 5 % steps', courses['5 % steps'], queued],
  ];

  console.log(`seed ${seed}`);
  console.log(`${JOBS} jobs per row: lognormal, median 90 s, sigma 0.8; queues exponential, mean 30 s.`);
  console.log('Every schedule polls once right after the start call, then pauses; a call itself takes no time.\n');
  console.log('| progress | schedule | delay mean s | delay p95 s | calls mean | delay ratio | calls ratio |');
  console.log('|---|---|---:|---:|---:|---:|---:|');
  const missed = scenarios.flatMap(([name, course, drawn]) => {
    const baseline = measure(fixed(), course, drawn, seededRandom(seed));
    const costs = SCHEDULES.map(([label, schedule]) => {
      const cost = measure(schedule, course, drawn, seededRandom(seed));
      console.log(row(name, label, cost, baseline));
      return cost;
    });
    const own = costs[0];
    return own === undefined ? [] : unmet(name, own, baseline);
  });
  console.log(missed.length === 0 ? '\nEvery expectation is met.' : `\n${missed.join('\n')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function row(course: string, label: string, cost: Cost, baseline: Cost): string {
  const numbers = [
    cost.delayMeanS,
    cost.delayP95S,
    cost.callsMean,
    cost.delayMeanS / baseline.delayMeanS,
    cost.callsMean / baseline.callsMean,
  ];
  return `| ${[course, label, ...numbers.map((value) => value.toFixed(2))].join(' | ')} |`;
}

/** The expectations that a scenario missed, one sentence each. */
function unmet(name: string, own: Cost, baseline: Cost): readonly string[] {
  const linear = name === 'linear';
  const checks = [
    { what: 'mean delay', ratio: own.delayMeanS / baseline.delayMeanS, most: linear ? LINEAR_DELAY : ANY_DELAY },
    { what: 'calls', ratio: own.callsMean / baseline.callsMean, most: linear ? LINEAR_CALLS : ANY_CALLS },
  ];
  return checks
    .filter(({ ratio, most }) => !(ratio <= most))
    .map(({ what, ratio, most }) => `Missed: ${name}: ${what} ${ratio.toFixed(3)} of fixed 10 s, at most ${most}.`);
}

main();
