import { ignoredVariables } from './runner/quiet-node.ts';
import * as core from '@actions/core';
import { createRunState } from './action/run-state.ts';
import { run } from './action/run.ts';
import { systemClock } from './runner/clock.ts';
import { createLogger } from './runner/logger.ts';
import { createRedactor } from './runner/redactor.ts';
import { abortOnSignals } from './runner/signals.ts';

const account = createRunState(systemClock);
let hasEnded = false;

/** Waits for the output, but not for timers: Octokit's throttling holds some that nothing can abort. */
function exit(code: number): void {
  process.exitCode = code;
  process.stdout.write('', () => process.exit());
}

/** Does what may fail on the way out without stopping what follows. */
function tryTo(action: () => void): void {
  try {
    action();
  } catch {
    // There is nothing left to report it with.
  }
}

/** The last resort for what nothing has caught. The error is not shown: its text and its stack may hold anything. */
function endUnexpectedly(): void {
  if (hasEnded) {
    process.exit();
  }
  hasEnded = true;
  tryTo(() => account.outputs?.publish());
  if (!account.failureReported) {
    tryTo(() => {
      const hint = 'This is a mistake in the action: please report it with the log of a run with debug logging on.';
      core.error(`[internal] The action ended unexpectedly.\n${hint}`, { title: 'Unexpected error' });
    });
  }
  exit(1);
}

async function main(): Promise<void> {
  const redactor = createRedactor();
  const logger = createLogger(redactor);
  if (ignoredVariables.length > 0) {
    const names = ignoredVariables.join(' and ');
    const message = `${names} would print the admin key and the link's signature, so nothing is written to stderr in this step. Remove it from the environment.`;
    logger.warning(message, 'Debug output of Node.js suppressed');
  }
  const succeeded = await run(account, {
    environment: process.env,
    clock: systemClock,
    logger,
    redactor,
    cancelled: abortOnSignals(process),
    random: Math.random,
  });
  if (!succeeded && !account.failureReported) throw new Error('The failure could not be reported.');
  hasEnded = true;
  exit(succeeded ? 0 : 1);
}

// A failing code until the run has ended well: should the event loop run empty before that, the step must not be green.
process.exitCode = 1;
process.on('uncaughtException', endUnexpectedly);
process.on('unhandledRejection', endUnexpectedly);
await main().catch(endUnexpectedly);
