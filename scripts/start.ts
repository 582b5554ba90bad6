// `npm start`: runs the built action against the emulator as a runner would, and shows log and outputs.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmulator, type AgentJob, type AgentStep, type Emulator } from '../emulator/index.ts';
import { readManifest, formatLogLine, startStep, type StepResult } from './runner-step.ts';
import { showSite } from './show-site.ts';
import { parseStartArguments, USAGE, type AgentResult, type StartArguments } from './start-arguments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = join(root, '.work', 'start');

/** Long enough to see the step wait. */
const AGENT_ACTIVE_MS = 6_000;

const REPOSITORY = 'https://github.com/example/docs';

const FINAL_STEPS: Readonly<Record<AgentResult, AgentStep>> = {
  'pull-request': { status: 'completed', prLink: `${REPOSITORY}/pull/7` },
  'no-change': { status: 'completed' },
  failed: { status: 'failed' },
  archived: { status: 'archived' },
};

function agentJob(result: AgentResult): AgentJob {
  const script = [{ status: 'active' }, { ...FINAL_STEPS[result], afterMs: AGENT_ACTIVE_MS }];
  return { projectId: 'demo', id: 'job_demo', repository: REPOSITORY, ref: 'main', model: 'demo-model', script };
}

function modeInputs({ mode, result }: StartArguments, emulator: Emulator): Record<string, string> {
  if (mode === 'export') return { domain: 'docs.example.com', extract: 'true', 'poll-interval-seconds': '2' };
  const job = agentJob(result);
  emulator.addAgentJob(job);
  return { mode, 'project-id': job.projectId, 'agent-job-id': job.id, 'poll-interval-seconds': '2' };
}

/** Runs the step and prints its log as it is written. */
async function runStep(args: StartArguments, emulator: Emulator): Promise<StepResult> {
  const { finished } = startStep({
    directory,
    inputs: {
      'base-url': emulator.baseUrl,
      'api-key': emulator.apiKey,
      ...modeInputs(args, emulator),
      ...args.inputs,
    },
    environment: process.env['RUNNER_DEBUG'] === undefined ? {} : { RUNNER_DEBUG: process.env['RUNNER_DEBUG'] },
    onLine: (line) => {
      const shown = formatLogLine(line);
      if (shown !== undefined) console.log(`  ${shown.replaceAll('\n', '\n  ')}`);
    },
  });
  return await finished;
}

async function start(args: StartArguments): Promise<number> {
  const { docsDir, mode, optionalFields, pages, serve } = args;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  // Slow enough to watch the progress, and faster when there are many pages.
  const emulator = await startEmulator({ docsDir, pages, pageMs: pages > 0 ? 20 : 600, optionalFields });
  try {
    console.log(`Emulator of the service: ${emulator.baseUrl}`);
    if (mode === 'export') console.log(`Documentation to export: ${docsDir}`);
    console.log('\nLog of the step:\n');
    const { exitCode, outputs, stderr } = await runStep(args, emulator);
    if (stderr !== '') console.error(stderr);
    console.log(`\nThe step exited with code ${exitCode ?? 'none'}. Outputs:\n`);
    for (const [name, value] of Object.entries(outputs)) console.log(`  ${name}: ${value}`);
    console.log(`\nFiles of the step: ${directory}`);
    if (outputs['sitePath']) await showSite(outputs['sitePath'], { serve });
    return exitCode ?? 1;
  } finally {
    await emulator.close();
  }
}

async function main(args: string[]): Promise<number> {
  const inputNames = Object.keys(readManifest().inputs);
  const parsed = parseStartArguments(args, { workingDir: process.env['INIT_CWD'] ?? root, inputNames });
  if (parsed !== undefined) return await start(parsed);
  console.log(USAGE);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
  console.error('Run with --help to see all options.');
  process.exitCode = 1;
}
