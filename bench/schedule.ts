/**
 * Compares the polling schedule with fixed intervals and exponential backoff, in simulated time. Jobs and jitter are
 * reproducible by seed: `node bench/schedule.ts [seed]`
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

/** Enough for a standard error of about 0.02 s in the mean delay. */
const JOBS = 20_000;

const QUEUE_MEAN_MS = 30_000;

/** Upper limits of the schedule, as ratios to a fixed interval of 10 s. */
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
  console.log('All schedules poll once right after the start request. Requests take no time.\n');
  console.log('| progress | schedule | delay mean s | delay p95 s | calls mean | delay ratio | calls ratio |');
  console.log('|---|---|---:|---:|---:|---:|---:|');
  const exceeded = scenarios.flatMap(([name, course, drawn]) => {
    const baseline = measure(fixed(), course, drawn, seededRandom(seed));
    const costs = SCHEDULES.map(([label, schedule]) => {
      const cost = measure(schedule, course, drawn, seededRandom(seed));
      console.log(row([name, label], cost, baseline));
      return cost;
    });
    const own = costs[0];
    return own === undefined ? [] : exceededLimits(name, own, baseline);
  });
  console.log(exceeded.length === 0 ? '\nAll limits are met.' : `\n${exceeded.join('\n')}`);
  process.exitCode = exceeded.length === 0 ? 0 : 1;
}

function row(names: readonly [course: string, schedule: string], cost: Cost, baseline: Cost): string {
  const numbers = [
    cost.delayMeanS,
    cost.delayP95S,
    cost.callsMean,
    cost.delayMeanS / baseline.delayMeanS,
    cost.callsMean / baseline.callsMean,
  ];
  return `| ${[...names, ...numbers.map((value) => value.toFixed(2))].join(' | ')} |`;
}

/** The limits that a scenario exceeds. */
function exceededLimits(name: string, own: Cost, baseline: Cost): readonly string[] {
  const linear = name === 'linear';
  const checks = [
    { what: 'mean delay', ratio: own.delayMeanS / baseline.delayMeanS, most: linear ? LINEAR_DELAY : ANY_DELAY },
    { what: 'calls', ratio: own.callsMean / baseline.callsMean, most: linear ? LINEAR_CALLS : ANY_CALLS },
  ];
  return checks
    .filter(({ ratio, most }) => !(ratio <= most))
    .map(
      ({ what, ratio, most }) =>
        `Limit exceeded: ${name}: ${what} is ${ratio.toFixed(3)} of fixed 10 s, limit ${most}.`,
    );
}

main();
