// Runs the built action as a step, as a runner does: inputs in INPUT_* variables, files for outputs and summary, a minimal
// environment, and the defaults of action.yml.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface StepOptions {
  readonly inputs: Readonly<Record<string, string>>;
  /** Contains the temporary folder, tool cache, workspace and files of the step. */
  readonly directory: string;
  /** Additional environment variables; undefined removes one. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Called for each line of the log as it is written. */
  readonly onLine?: (line: string) => void;
}

export interface StepResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

export interface RunningStep {
  readonly child: ChildProcess;
  readonly finished: Promise<StepResult>;
}

interface ActionManifest {
  readonly inputs: Readonly<
    Record<string, { readonly default?: string; readonly required?: boolean; readonly description: string }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** The inputs and outputs of action.yml. */
export function readManifest(): ActionManifest {
  return parse(readFileSync(join(root, 'action.yml'), 'utf8')) as ActionManifest;
}

/** The environment variable in which a runner passes an input. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

/** Parses GITHUB_OUTPUT: `name<<delimiter`, the lines of the value, the delimiter. The last value of a name wins. */
export function parseOutputFile(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  while (lines.length > 1) {
    const [, name, delimiter] = /^(.+?)<<(.+)$/.exec(lines.shift() ?? '') ?? [];
    const end = delimiter === undefined ? -1 : lines.indexOf(delimiter);
    if (name === undefined || end < 0) throw new Error('GITHUB_OUTPUT is malformed.');
    outputs[name] = lines
      .splice(0, end + 1)
      .slice(0, -1)
      .join('\n');
  }
  return outputs;
}

function stepEnvironment(options: StepOptions): Record<string, string> {
  const { directory } = options;
  const file = (name: string): string => {
    writeFileSync(join(directory, name), '');
    return join(directory, name);
  };
  const folder = (name: string): string => {
    mkdirSync(join(directory, name), { recursive: true });
    return join(directory, name);
  };
  const inputs = Object.entries(readManifest().inputs).map(
    ([name, { default: defaultValue = '' }]): [string, string] => [
      inputVariable(name),
      options.inputs[name] ?? defaultValue,
    ],
  );
  const environment: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    HOME: directory,
    SystemRoot: process.env['SystemRoot'],
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: folder('workspace'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary.md'),
    GITHUB_STATE: file('state'),
    RUNNER_TEMP: folder('temp'),
    RUNNER_TOOL_CACHE: folder('tool-cache'),
    ...Object.fromEntries(inputs),
    ...options.environment,
  };
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Starts the step. `process.execPath` must be Node 24, as in npm scripts. */
export function startStep(options: StepOptions): RunningStep {
  mkdirSync(options.directory, { recursive: true });
  const child = spawn(process.execPath, [join(root, 'dist', 'index.js')], {
    cwd: options.directory,
    env: stepEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  if (options.onLine) createInterface({ input: child.stdout }).on('line', options.onLine);
  const finished = new Promise<StepResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      const outputs = parseOutputFile(readFileSync(join(options.directory, 'output'), 'utf8'));
      const summary = readFileSync(join(options.directory, 'summary.md'), 'utf8');
      resolve({ exitCode, stdout, stderr, outputs, summary });
    });
  });
  return { child, finished };
}

/** Formats a log line as a runner shows it; undefined for a line that it hides. */
export function formatLogLine(line: string): string | undefined {
  const [, command, properties = '', message = ''] = /^::([a-z-]+)(?: ([^:]*))?::(.*)$/.exec(line) ?? [];
  if (command === undefined) return line;
  const text = message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  if (command === 'debug') return process.env['RUNNER_DEBUG'] === '1' ? `##[debug]${text}` : undefined;
  if (command === 'add-mask') return undefined;
  const [, title] = /title=([^,]*)/.exec(properties) ?? [];
  return `${command[0]?.toUpperCase() ?? ''}${command.slice(1)}: ${title === undefined ? '' : `${title}\n`}${text}`;
}
