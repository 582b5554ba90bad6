import { run } from './run.ts';
import { systemClock } from './runner/clock.ts';
import { createLogger } from './runner/logger.ts';
import { createRedactor } from './runner/redactor.ts';
import { abortOnSignals } from './runner/signals.ts';

// A failing code until the run has ended well: should the event loop run empty before that, the step must not be green.
process.exitCode = 1;
const redactor = createRedactor();
const succeeded = await run({
  environment: process.env,
  clock: systemClock,
  logger: createLogger(redactor),
  redactor,
  cancelled: abortOnSignals(process),
  random: Math.random,
});
process.exitCode = succeeded ? 0 : 1;
// Octokit's throttling holds timers that nothing can abort: a step that has ended does not wait for them.
process.stdout.write('', () => process.exit());
