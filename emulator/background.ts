import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What a client needs to use and to stop the emulator. */
export interface ConnectionDetails {
  readonly baseUrl: string;
  readonly storeUrl: string;
  readonly apiKey: string;
  readonly pid: number;
}

/** Message from the background process to its parent. */
export type StartupReport = { readonly details: ConnectionDetails } | { readonly error: string };

/**
 * Starts `script` as a process that outlives this one, and waits until it is ready. The process is detached, because a
 * runner ends the process group of a step with the step.
 *
 * @throws with the error message of the process when it cannot start
 */
export async function startInBackground(script: string, args: readonly string[]): Promise<ConnectionDetails> {
  // The emulator must not inherit these streams: a process that reads them to the end would wait for it.
  const child = fork(script, args, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const report = await Promise.race([
    once(child, 'message').then(([message]) => message as StartupReport),
    once(child, 'exit').then(([code]): StartupReport => ({ error: `The emulator exited with code ${String(code)}.` })),
  ]);
  if ('error' in report) throw new Error(report.error);
  child.disconnect();
  child.unref();
  return report.details;
}

/** Does nothing in the foreground. */
export function reportToParent(report: StartupReport): void {
  process.send?.(report);
}

/** Formats the details as `name=value` lines, as in GITHUB_OUTPUT. */
export function formatOutputs({ baseUrl, storeUrl, apiKey, pid }: ConnectionDetails): string {
  return `base-url=${baseUrl}\nstore-url=${storeUrl}\napi-key=${apiKey}\npid=${pid}\n`;
}
