import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator, type Emulator, type EmulatorOptions } from '../../emulator/index.ts';
import { startStep, type RunningStep, type StepResult } from '../../scripts/runner-step.ts';
import { findLeaks, findLeaksInFiles, type Leak } from './leaks.ts';

export interface Annotation {
  readonly level: string;
  readonly title: string;
  readonly message: string;
}

/** The result of a run. */
export interface ActionRun extends StepResult {
  /** The lines of the log without workflow commands. */
  readonly log: readonly string[];
  readonly debug: readonly string[];
  /** Warnings and errors. */
  readonly annotations: readonly Annotation[];
  readonly notices: readonly Annotation[];
  /** The only error annotation. Throws if there is none or more than one. */
  readonly failure: Annotation;
}

export interface RunOptions {
  /** Inputs, in addition to the defaults of `startAction`. Undefined removes an input. */
  readonly inputs?: Readonly<Record<string, string | undefined>>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The folder of the run, so that several runs can share a tool cache. The default is a new folder that is removed. */
  readonly directory?: string;
  /** Further texts that must not leak. */
  readonly secrets?: readonly string[];
  /** Requests that other servers record. Read after the run. */
  readonly otherRequests?: readonly unknown[];
  readonly onLine?: (line: string) => void;
}

const COMMAND = /^::([a-z-]+)(?: ([^:]*))?::(.*)$/;

function unescape(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

function annotationsOf(lines: readonly string[]): Annotation[] {
  return lines.flatMap((line) => {
    const [, level = '', properties = '', message = ''] = COMMAND.exec(line) ?? [];
    if (!['error', 'warning', 'notice'].includes(level)) return [];
    const title = /title=([^,]*)/.exec(properties)?.[1] ?? '';
    return [{ level, title: unescape(title), message: unescape(message) }];
  });
}

function singleError(annotations: readonly Annotation[]): Annotation {
  const [first, ...others] = annotations.filter(({ level }) => level === 'error');
  if (!first || others.length > 0) throw new Error(`Expected one error annotation: ${JSON.stringify(annotations)}`);
  return first;
}

function readRun(result: StepResult): ActionRun {
  const lines = result.stdout.split('\n').filter((line) => line !== '');
  const all = annotationsOf(lines);
  const annotations = all.filter(({ level }) => level !== 'notice');
  return {
    ...result,
    annotations,
    notices: all.filter(({ level }) => level === 'notice'),
    log: lines.filter((line) => !COMMAND.test(line)),
    debug: lines.filter((line) => line.startsWith('::debug::')),
    get failure(): Annotation {
      return singleError(annotations);
    },
  };
}

/** The long values in the queries of links, which include the signatures. */
function signatures(links: readonly string[]): string[] {
  return links.flatMap((link) => [...new URL(link).searchParams.values()]).filter((value) => value.length >= 16);
}

/** Everything that a run wrote or sent. */
interface RunTraces {
  readonly run: Pick<ActionRun, 'stdout' | 'stderr' | 'summary' | 'outputs'>;
  readonly directory: string;
  /** Requests to servers other than the API. */
  readonly otherRequests: readonly unknown[];
  readonly apiKey: string;
  /** The key, the signatures of the links, and others. */
  readonly secrets: readonly string[];
}

/** Finds secrets everywhere except where they belong. */
export function findRunLeaks({ run, directory, otherRequests, apiKey, secrets }: RunTraces): Leak[] {
  // The runner does not show mask commands. The output `bundleUrl` and the values file must contain the link.
  const stdout = run.stdout.replaceAll(/^::add-mask::.*$/gm, '');
  const { bundleUrl, ...otherOutputs } = run.outputs;
  const { valuesFile } = otherOutputs;
  return [
    ...findLeaks('stdout', stdout, secrets),
    ...findLeaks('stderr', run.stderr, secrets),
    ...findLeaks('summary', run.summary, secrets),
    ...findLeaks('outputs', JSON.stringify(otherOutputs), secrets),
    ...findLeaks('bundleUrl', bundleUrl ?? '', [apiKey]),
    ...findLeaks('a request to another origin', JSON.stringify(otherRequests), [apiKey]),
    ...WRITTEN_FOLDERS.flatMap((name) => findLeaksInFiles(join(directory, name), secrets)).filter(
      ({ place }) => place !== valuesFile,
    ),
    ...(valuesFile === undefined ? [] : findLeaks(valuesFile, readFileSync(valuesFile, 'utf8'), [apiKey])),
  ];
}

/** The folders in which a run can leave files. */
const WRITTEN_FOLDERS = ['temp', 'tool-cache', 'workspace', 'state'] as const;

/** Throws if a run leaked a secret. */
function assertNoLeak(
  { apiKey, links, requests }: Emulator,
  run: ActionRun,
  { directory, secrets: more = [], otherRequests = [] }: RunOptions & { readonly directory: string },
): void {
  const secrets = [apiKey, ...signatures(links), ...more].filter((secret) => secret.length >= 8);
  const storeRequests = requests.filter(({ server }) => server === 'store');
  const leaks = findRunLeaks({ run, directory, apiKey, secrets, otherRequests: [...storeRequests, ...otherRequests] });
  if (leaks.length > 0) throw new Error(`The run leaked a secret: ${JSON.stringify(leaks)}\n${run.stdout}`);
}

export interface StartedAction {
  readonly child: RunningStep['child'];
  readonly finished: Promise<ActionRun>;
}

/** Starts the built action against the emulator, and searches the result for leaks. */
export function startAction(emulator: Emulator, options: RunOptions = {}): StartedAction {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'action-'));
  const inputs: Record<string, string | undefined> = {
    'base-url': emulator.baseUrl,
    'api-key': emulator.apiKey,
    domain: 'docs.example.com',
    'poll-interval-seconds': '0.2',
    ...options.inputs,
  };
  const step = startStep({
    directory,
    inputs: Object.fromEntries(
      Object.entries(inputs).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    ...(options.environment && { environment: options.environment }),
    ...(options.onLine && { onLine: options.onLine }),
  });
  const finished = step.finished.then((result) => {
    const run = readRun(result);
    assertNoLeak(emulator, run, { ...options, directory });
    if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
    return run;
  });
  return { child: step.child, finished };
}

/** Runs the built action against the emulator. */
export function runAction(emulator: Emulator, options: RunOptions = {}): Promise<ActionRun> {
  return startAction(emulator, options).finished;
}

/** Runs a test with an emulator whose jobs are completed at once, unless the options set another pace. */
export async function withEmulator<T>(options: EmulatorOptions, test: (emulator: Emulator) => Promise<T>): Promise<T> {
  const emulator = await startEmulator({ pages: 3, queuedMs: 0, pageMs: 0, ...options });
  try {
    return await test(emulator);
  } finally {
    await emulator.close();
  }
}

/** The requests to the API, as `METHOD endpoint -> status`. */
export function trace(requests: Emulator['requests']): string[] {
  return requests
    .filter(({ server }) => server === 'api')
    .map(({ method, endpoint, status }) => `${method} ${endpoint} -> ${status ?? 'reset'}`);
}
