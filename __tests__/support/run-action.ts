import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator, type Emulator, type EmulatorOptions } from '../../emulator/index.ts';
import { startStep, type RunningStep, type StepResult } from '../../scripts/runner-step.ts';
import { findLeaks, findLeaksInFiles, type Leak } from './leaks.ts';

/** An annotation that the step made. */
export interface Annotation {
  readonly level: string;
  readonly title: string;
  readonly message: string;
}

/** What a run of the action came to. */
export interface ActionRun extends StepResult {
  /** The lines of the log that are no workflow command. */
  readonly log: readonly string[];
  readonly debug: readonly string[];
  /** Warnings and errors. */
  readonly annotations: readonly Annotation[];
  readonly notices: readonly Annotation[];
  /** The only error annotation; throws when there is none or more than one. */
  readonly failure: Annotation;
}

export interface RunOptions {
  /** Inputs on top of the emulator's address and key, a domain, and a short interval. Undefined takes one away. */
  readonly inputs?: Readonly<Record<string, string | undefined>>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** A folder to keep, for a second run in the same tool cache; without it the run gets a new one. */
  readonly directory?: string;
  /** More texts that must not leave. */
  readonly secrets?: readonly string[];
  /** What other servers record of the requests that they get; read when the run has ended. */
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

/** The values in a link's query that sign it. */
function signatures(links: readonly string[]): string[] {
  return links.flatMap((link) => [...new URL(link).searchParams.values()]).filter((value) => value.length >= 16);
}

/** What a run left behind and where it went, to be searched for secrets. */
interface Traces {
  readonly run: Pick<ActionRun, 'stdout' | 'stderr' | 'summary' | 'outputs'>;
  readonly directory: string;
  /** Requests to other origins than the API. */
  readonly otherRequests: readonly unknown[];
  readonly apiKey: string;
  /** What must not be anywhere but where it is meant to be: the key, the links' signatures, and more. */
  readonly secrets: readonly string[];
}

/** The key, or another secret, that left by any way but the one that is meant for it. */
export function findRunLeaks({ run, directory, otherRequests, apiKey, secrets }: Traces): Leak[] {
  // The runner never shows the line by which it is told the key; the output file holds the link, and only as bundleUrl. So
  // does the values file, which is made for that.
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

/** Where a run may leave files. */
const WRITTEN_FOLDERS = ['temp', 'tool-cache', 'workspace', 'state'] as const;

/** Throws when the key or a link's signature left the process by any way but the output that is meant for it. */
function assertNoLeak(
  { apiKey, links, requests }: Emulator,
  run: ActionRun,
  { directory, secrets: more = [], otherRequests = [] }: RunOptions & { readonly directory: string },
): void {
  const secrets = [apiKey, ...signatures(links), ...more].filter((secret) => secret.length >= 8);
  const toStore = requests.filter(({ server }) => server === 'store');
  const leaks = findRunLeaks({ run, directory, apiKey, secrets, otherRequests: [...toStore, ...otherRequests] });
  if (leaks.length > 0) throw new Error(`A secret left: ${JSON.stringify(leaks)}\n${run.stdout}`);
}

/** A step that runs, and the promise of what it came to. */
export interface StartedAction {
  readonly child: RunningStep['child'];
  readonly finished: Promise<ActionRun>;
}

/** Starts the built action against the emulator; its result is searched for leaks before anything looks at it. */
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

/** Runs the built action against the emulator to its end. */
export function runAction(emulator: Emulator, options: RunOptions = {}): Promise<ActionRun> {
  return startAction(emulator, options).finished;
}

/** Runs a test with an emulator whose jobs are done at once, but for what the options say. */
export async function withEmulator<T>(options: EmulatorOptions, test: (emulator: Emulator) => Promise<T>): Promise<T> {
  const emulator = await startEmulator({ pages: 3, queuedMs: 0, pageMs: 0, ...options });
  try {
    return await test(emulator);
  } finally {
    await emulator.close();
  }
}

/** What arrived at the API, as `METHOD endpoint -> status`. */
export function trace(requests: Emulator['requests']): string[] {
  return requests
    .filter(({ server }) => server === 'api')
    .map(({ method, endpoint, status }) => `${method} ${endpoint} -> ${status ?? 'reset'}`);
}
