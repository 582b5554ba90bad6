import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What another process needs to know of an emulator. */
export interface Contact {
  readonly baseUrl: string;
  readonly storeUrl: string;
  readonly apiKey: string;
  readonly pid: number;
}

/** What the emulator in the background tells the process that started it: where it listens, or why it does not. */
export type Report = { readonly contact: Contact } | { readonly mistake: string };

/**
 * Starts `script` as a process that outlives this one, and waits until it has reported. The process is detached, in a
 * session of its own: a step of a workflow that ends takes its terminal and its process group along.
 *
 * @throws with the words of the process, when it cannot start
 */
export async function startInBackground(script: string, args: readonly string[]): Promise<Contact> {
  // No stream of this process is passed on: whoever reads it to its end would wait for the emulator.
  const child = fork(script, args, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const report = await Promise.race([
    once(child, 'message').then(([message]) => message as Report),
    once(child, 'exit').then(([code]): Report => ({ mistake: `The emulator ended at once (${String(code)}).` })),
  ]);
  if ('mistake' in report) throw new Error(report.mistake);
  child.disconnect();
  child.unref();
  return report.contact;
}

/** Reports to the process that started this one in the background, where there is one. */
export function report(what: Report): void {
  process.send?.(what);
}

/** The contact as lines of `name=value`, the form of a step's outputs. */
export function outputLines({ baseUrl, storeUrl, apiKey, pid }: Contact): string {
  return `base-url=${baseUrl}\nstore-url=${storeUrl}\napi-key=${apiKey}\npid=${pid}\n`;
}
