import { ActionError } from '../errors.ts';

/**
 * What a cancelled job's process gets: SIGINT, 7.5 s later SIGTERM (the runner's documentation on cancelling); on Windows
 * Ctrl+C, then Ctrl+Break, which Node.js gives as SIGBREAK.
 */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const;

/**
 * An abort signal that follows the process's own signals, so that a cancelled step ends by itself, with its outputs set.
 * Its reason is an `ActionError` with the code `cancelled`.
 */
export function abortOnSignals(process: NodeJS.Process): AbortSignal {
  const controller = new AbortController();
  for (const name of SIGNALS) {
    process.on(name, () => {
      controller.abort(
        new ActionError('cancelled', `The step was cancelled (${name}).`, {
          hint: 'Run the step again when it is wanted.',
        }),
      );
    });
  }
  return controller.signal;
}
