import { ignoredVariables } from '../runner/quiet-node.ts';
import { ActionError, REPORT_HINT } from '../errors.ts';
import { systemClock } from '../runner/clock.ts';
import { createLogger, type Logger } from '../runner/logger.ts';
import { createRedactor } from '../runner/redactor.ts';
import { runAction, type ActionDefinition } from './run-action.ts';

/** Cancelling sends SIGINT, 7.5 s later SIGTERM (the runner's documentation); on Windows Ctrl+C, then Ctrl+Break. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  const hint = 'Re-run the step if you still need it.';
  for (const name of SIGNALS) {
    process.on(name, () => {
      controller.abort(new ActionError('cancelled', `The step was cancelled (${name}).`, { hint }));
    });
  }
  return controller.signal;
}

/** Rejects on the first exception that is not caught. The exception is not shown, since it may contain anything. */
function rejectOnException(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const fail = (): void => {
    reject(new ActionError('internal', 'The action ended unexpectedly.', { hint: REPORT_HINT }));
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  promise.catch(() => undefined);
  return promise;
}

function warnAboutDebugVariables(logger: Logger): void {
  if (ignoredVariables.length === 0) return;
  const why = "would print the admin key and the link's signature, so nothing is written to stderr in this step";
  const text = `${ignoredVariables.join(' and ')} ${why}. Remove ${ignoredVariables.length === 1 ? 'it' : 'them'} from the environment.`;
  logger.warning(text, 'Debug output of Node.js suppressed');
}

/** Runs an action in this process and ends the process. To be called once, by an entry whose first import is this module. */
export async function startAction<Values>(definition: ActionDefinition<Values>): Promise<void> {
  // If the event loop runs empty before the run has ended, the step must not succeed.
  process.exitCode = 1;
  const unexpected = rejectOnException();
  const redactor = createRedactor();
  const logger = createLogger(redactor);
  warnAboutDebugVariables(logger);
  const succeeded = await runAction(definition, {
    environment: process.env,
    clock: systemClock,
    logger,
    redactor,
    cancelled: abortOnSignals(),
    unexpected,
    random: Math.random,
  });
  process.exitCode = succeeded ? 0 : 1;
  // Waits for the output, but not for timers: Octokit's throttling holds some that cannot be aborted.
  process.stdout.write('', () => process.exit());
}
