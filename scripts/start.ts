// `npm start`: runs the built action against the emulator, as a runner would, and shows what comes out.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmulator, type AgentJob, type AgentStep, type Emulator } from '../emulator/index.ts';
import { readManifest, shownLine, startStep, type StepResult } from './runner-step.ts';
import { showSite } from './show-site.ts';
import { readStartArguments, USAGE, type AgentResult, type StartArguments } from './start-arguments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = join(root, '.work', 'start');

/** Long enough to see the step wait. */
const AGENT_WORKS_MS = 6_000;

const REPOSITORY = 'https://github.com/example/docs';

/** How an agent job may end. */
const AGENT_ENDS: Readonly<Record<AgentResult, AgentStep>> = {
  'pull-request': { status: 'completed', prLink: `${REPOSITORY}/pull/7` },
  'no-change': { status: 'completed' },
  failed: { status: 'failed' },
  archived: { status: 'archived' },
};

/** The agent job that the step waits for. */
function agentJob(result: AgentResult): AgentJob {
  const script = [{ status: 'active' }, { ...AGENT_ENDS[result], afterMs: AGENT_WORKS_MS }];
  return { projectId: 'demo', id: 'job_demo', repository: REPOSITORY, ref: 'main', model: 'demo-model', script };
}

/** The inputs of the mode, as a workflow would give them. */
function modeInputs({ mode, result }: StartArguments, emulator: Emulator): Record<string, string> {
  if (mode === 'export') return { domain: 'docs.example.com', extract: 'true', 'poll-interval-seconds': '2' };
  const job = agentJob(result);
  emulator.addAgentJob(job);
  return { mode, 'project-id': job.projectId, 'agent-job-id': job.id, 'poll-interval-seconds': '2' };
}

/** Runs the step and shows its log as it comes. */
async function runStep(asked: StartArguments, emulator: Emulator): Promise<StepResult> {
  const { finished } = startStep({
    directory,
    inputs: {
      'base-url': emulator.baseUrl,
      'api-key': emulator.apiKey,
      ...modeInputs(asked, emulator),
      ...asked.inputs,
    },
    environment: process.env['RUNNER_DEBUG'] === undefined ? {} : { RUNNER_DEBUG: process.env['RUNNER_DEBUG'] },
    onLine: (line) => {
      const shown = shownLine(line);
      if (shown !== undefined) console.log(`  ${shown.replaceAll('\n', '\n  ')}`);
    },
  });
  return await finished;
}

async function start(asked: StartArguments): Promise<number> {
  const { docsDir, mode, optionalFields, pages, serve } = asked;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  // Slow enough to be watched; with many generated pages fast enough to be waited for.
  const emulator = await startEmulator({ docsDir, pages, pageMs: pages > 0 ? 20 : 600, optionalFields });
  try {
    const exporting = mode === 'export' ? ` and exports ${docsDir}` : '';
    console.log(`The emulator of the service listens on ${emulator.baseUrl}${exporting}.\nThe step's log:\n`);
    const { exitCode, outputs, stderr } = await runStep(asked, emulator);
    if (stderr !== '') console.error(stderr);
    console.log(`\nThe step ended with exit code ${exitCode ?? 'none'}. Its outputs:\n`);
    for (const [name, value] of Object.entries(outputs)) console.log(`  ${name}: ${value}`);
    console.log(`\nThe step's files are in\n  ${directory}`);
    if (outputs['sitePath']) await showSite(outputs['sitePath'], { serve });
    return exitCode ?? 1;
  } finally {
    await emulator.close();
  }
}

async function main(args: string[]): Promise<number> {
  const inputNames = Object.keys(readManifest().inputs);
  const asked = readStartArguments(args, { from: process.env['INIT_CWD'] ?? root, inputNames });
  if (asked !== undefined) return await start(asked);
  console.log(USAGE);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('Run it with --help for its options.');
  process.exitCode = 1;
}
