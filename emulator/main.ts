import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { type ConnectionDetails, formatOutputs, reportToParent, startInBackground } from './background.ts';
import { startEmulator } from './emulator.ts';

function describe({ baseUrl, storeUrl, apiKey, pid }: ConnectionDetails, { options, background }: Arguments): string {
  const agents = (options.agentJobs ?? []).map(({ projectId, id }) => `  ${id} (project ${projectId})`);
  return [
    `Base URL   ${baseUrl}`,
    `Admin key  ${apiKey}`,
    `Store      ${storeUrl}`,
    ...(agents.length === 0 ? [] : ['Agent jobs (active for 15 s):', ...agents]),
    '',
    'Start an export:',
    `  curl -X POST ${baseUrl}/v1/static-export/jobs \\`,
    `    -H 'Authorization: Bearer ${apiKey}' -H 'Content-Type: application/json' \\`,
    `    -d '{"domain":"docs.example.com"}'`,
    '',
    background ? `Running in the background. To stop: kill ${pid}` : 'Press Ctrl+C to stop.',
  ].join('\n');
}

/** Runs the emulator in this process until SIGINT or SIGTERM. */
async function serve({ options }: Arguments): Promise<ConnectionDetails> {
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
  const parsed = parseArguments(args);
  if (parsed === undefined) {
    console.log(USAGE);
    return;
  }
  // The background process gets the same arguments; only that process has an IPC channel.
  const isBackgroundProcess = process.send !== undefined;
  const runsHere = isBackgroundProcess || !parsed.background;
  const details = await (runsHere ? serve(parsed) : startInBackground(fileURLToPath(import.meta.url), args));
  reportToParent({ details });
  if (isBackgroundProcess) return;
  if (parsed.outputs !== undefined) appendFileSync(parsed.outputs, formatOutputs(details));
  console.log(describe(details, parsed));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  reportToParent({ error: message });
  console.error(`error: ${message}`);
  console.error('Run with --help to see all options.');
  process.exitCode = 1;
});
