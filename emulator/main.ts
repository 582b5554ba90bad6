import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Arguments, readArguments, USAGE } from './arguments.ts';
import { type Contact, outputLines, report, startInBackground } from './background.ts';
import { startEmulator } from './emulator.ts';

function describe({ baseUrl, storeUrl, apiKey, pid }: Contact, { options, background }: Arguments): string {
  const agents = (options.agentJobs ?? []).map(({ projectId, id }) => `  project ${projectId}, job ${id}`);
  return [
    `Base URL   ${baseUrl}`,
    `Admin key  ${apiKey}`,
    `Store      ${storeUrl}`,
    ...(agents.length === 0 ? [] : ['Agent jobs (active for 15 s from now):', ...agents]),
    '',
    'Start an export:',
    `  curl -X POST ${baseUrl}/v1/static-export/jobs \\`,
    `    -H 'Authorization: Bearer ${apiKey}' -H 'Content-Type: application/json' \\`,
    `    -d '{"domain":"docs.example.com"}'`,
    '',
    background ? `It runs in the background: stop it by its process id, ${pid}.` : 'Stop with Ctrl+C.',
  ].join('\n');
}

/** Listens in this process until a signal ends it. */
async function serve({ options }: Arguments): Promise<Contact> {
  const emulator = await startEmulator(options);
  const stop = (): void => {
    void emulator.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const { baseUrl, storeUrl, apiKey } = emulator;
  return { baseUrl, storeUrl, apiKey, pid: process.pid };
}

async function main(args: string[]): Promise<void> {
  const read = readArguments(args);
  if (read === undefined) {
    console.log(USAGE);
    return;
  }
  // The one in the background gets the same arguments; that it has somebody to report to makes it serve.
  const serving = process.send !== undefined || !read.background;
  const contact = await (serving ? serve(read) : startInBackground(fileURLToPath(import.meta.url), args));
  report({ contact });
  if (process.send !== undefined) return;
  if (read.outputs !== undefined) appendFileSync(read.outputs, outputLines(contact));
  console.log(describe(contact, read));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const mistake = error instanceof Error ? error.message : String(error);
  report({ mistake });
  console.error(mistake);
  console.error('Run it with --help for its options.');
  process.exitCode = 1;
});
