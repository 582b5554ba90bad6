import type { Emulator } from '../../emulator/index.ts';
import type { ActionRun, StartedAction } from './run-action.ts';

export async function until(condition: () => boolean, everyMs = 5): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, everyMs));
}

/** Waits for the first request to an endpoint. */
export function requestArrived(emulator: Emulator, endpoint: string): Promise<void> {
  return until(() => emulator.requests.some((request) => request.endpoint === endpoint));
}

/** Waits for a run. A run that takes longer than `ms` is killed, so that it has no exit code. */
export async function finishWithin(action: StartedAction, ms: number): Promise<ActionRun> {
  const killer = setTimeout(() => action.child.kill('SIGKILL'), ms);
  const run = await action.finished;
  clearTimeout(killer);
  return run;
}
