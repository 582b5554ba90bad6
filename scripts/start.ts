// `npm start`: runs the built action against the emulator, as a runner would, and shows what comes out.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmulator, type AgentJob, type AgentStep, type Emulator } from '../emulator/index.ts';
import { shownLine, startStep } from './runner-step.ts';
import { showSite } from './show-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = join(root, '.work', 'start');

const USAGE = `Usage: npm start -- [options]

  --mode <export|agent>   what the step does (default: export)
  --docs <folder>         folder of Markdown files to export (default: docs)
  --pages <number>        pages to generate beside them, for load (default: 0)
  --optional-fields       let the emulator answer with the optional fields, too
  --result <result>       mode agent: what the job comes to: pull-request, no-change, failed or archived
                          (default: pull-request)
  --serve                 serve the unpacked site on this machine until Ctrl+C
  --with <input=value>    an input of the action; may be given several times
  --help                  this text
`;

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'export' },
    result: { type: 'string', default: 'pull-request' },
    docs: { type: 'string', default: join(root, 'docs') },
    pages: { type: 'string', default: '0' },
    'optional-fields': { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    with: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

/** `name=value` pairs as inputs. */
function inputsOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Long enough to see the step wait. */
const AGENT_WORKS_MS = 6_000;

const REPOSITORY = 'https://github.com/example/docs';

/** How an agent job may end. */
const AGENT_ENDS: Readonly<Record<string, AgentStep>> = {
  'pull-request': { status: 'completed', prLink: `${REPOSITORY}/pull/7` },
  'no-change': { status: 'completed' },
  failed: { status: 'failed' },
  archived: { status: 'archived' },
};

/** The agent job that the step waits for. */
function agentJob(result: string): AgentJob {
  const end = AGENT_ENDS[result];
  if (end === undefined) throw new Error(`--result must be one of: ${Object.keys(AGENT_ENDS).join(', ')}.`);
  const script = [{ status: 'active' }, { ...end, afterMs: AGENT_WORKS_MS }];
  return { projectId: 'demo', id: 'job_demo', repository: REPOSITORY, ref: 'main', model: 'demo-model', script };
}

/** The inputs of the mode, as a workflow would give them. */
function modeInputs(mode: string, emulator: Emulator): Record<string, string> {
  if (mode === 'export') return { domain: 'docs.example.com', extract: 'true', 'poll-interval-seconds': '2' };
  if (mode !== 'agent') throw new Error('--mode must be export or agent.');
  const { projectId, id } = agentJob(values.result);
  emulator.addAgentJob(agentJob(values.result));
  return { mode, 'project-id': projectId, 'agent-job-id': id, 'poll-interval-seconds': '2' };
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const docsDir = resolve(process.env['INIT_CWD'] ?? root, values.docs);
  if (!existsSync(docsDir)) throw new Error(`There is no folder ${docsDir}.`);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const emulator = await startEmulator({
    docsDir,
    pages: Number(values.pages),
    // Slow enough to be watched; with many generated pages fast enough to be waited for.
    pageMs: Number(values.pages) > 0 ? 20 : 600,
    optionalFields: values['optional-fields'],
  });
  try {
    const exporting = values.mode === 'export' ? ` and exports ${docsDir}` : '';
    console.log(`The emulator of the service listens on ${emulator.baseUrl}${exporting}.\nThe step's log:\n`);
    const { finished } = startStep({
      directory,
      inputs: {
        'base-url': emulator.baseUrl,
        'api-key': emulator.apiKey,
        ...modeInputs(values.mode, emulator),
        ...inputsOf(values.with),
      },
      environment: process.env['RUNNER_DEBUG'] === undefined ? {} : { RUNNER_DEBUG: process.env['RUNNER_DEBUG'] },
      onLine: (line) => {
        const shown = shownLine(line);
        if (shown !== undefined) console.log(`  ${shown.replaceAll('\n', '\n  ')}`);
      },
    });
    const { exitCode, outputs, stderr } = await finished;
    if (stderr !== '') console.error(stderr);
    console.log(`\nThe step ended with exit code ${exitCode ?? 'none'}. Its outputs:\n`);
    for (const [name, value] of Object.entries(outputs)) console.log(`  ${name}: ${value}`);
    console.log(`\nThe step's files are in\n  ${directory}`);
    if (outputs['sitePath']) await showSite(outputs['sitePath'], { serve: values.serve });
    return exitCode ?? 1;
  } finally {
    await emulator.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
