import type { Emulator, EmulatorOptions, Fault } from '../../emulator/index.ts';
import type { ErrorCode } from '../../src/errors.ts';
import type { TestBundle } from '../support/bundles.ts';
import type { ActionRun, RunOptions, StartedAction } from '../support/run-action.ts';

/** What a case has at hand while it is prepared and run. */
export interface CaseContext {
  readonly emulator: Emulator;
  /** The folder of the runs of this case. */
  readonly directory: string;
  /** A bundle that is good, and the one that is served unless the case serves another. */
  readonly bundle: TestBundle;
  /** Something to undo when the case has ended. */
  readonly onEnd: (undo: () => unknown) => void;
  /** Starts a run with the case's options; what hangs is killed, and then has no exit code. */
  readonly start: (more?: RunOptions) => StartedAction;
}

/** What a case came to. */
export interface Result extends CaseContext {
  readonly run: ActionRun;
}

/** What must happen. What is not said here must not happen: an error, a warning, a file left behind. */
export interface Expected {
  /** The failure's code; a case without one must succeed. */
  readonly errorCode?: ErrorCode;
  /** Parts of the failure's message, or of the log where the case succeeds. */
  readonly messages?: readonly string[];
  /** The titles of all warnings. */
  readonly warnings?: readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  /** Outputs that must not be set. */
  readonly without?: readonly string[];
  /** Every request that arrives at the API, as `METHOD endpoint -> status`. */
  readonly requests?: readonly string[];
  /** The Range of every request that arrives at the store; a dash where there is none. */
  readonly ranges?: readonly string[];
  /** Whatever else must hold, each by a sentence that the documentation shows. */
  readonly checks?: Readonly<Record<string, (result: Result) => void | Promise<void>>>;
}

/** One row of the table. */
export interface FaultCase {
  /** What is injected. */
  readonly name: string;
  /** The emulator, for what has to be known before it starts. */
  readonly service?: EmulatorOptions | (() => Promise<EmulatorOptions>);
  readonly faults?: readonly Fault[];
  /** Injects what needs more than that; what it returns is added to the run's options. */
  readonly prepare?: (scene: CaseContext) => RunOptions | Promise<RunOptions>;
  readonly run?: RunOptions;
  /** Runs the action in another way than once to its end. */
  readonly act?: (scene: CaseContext) => Promise<ActionRun>;
  readonly expect: Expected;
}

/** A chapter of the table. */
export interface Chapter {
  readonly title: string;
  /** Bytes of the picture in the bundle that is served, unless a case serves another. */
  readonly bundleBytes?: number;
  readonly cases: readonly FaultCase[];
}

/** What must happen, as text for the title of the test. */
export function describeExpected(expected: Expected): string {
  const {
    errorCode,
    messages = [],
    warnings = [],
    outputs = {},
    without = [],
    requests,
    ranges,
    checks = {},
  } = expected;
  const list = (label: string, texts: readonly string[]): string[] =>
    texts.length === 0 ? [] : [`${label} ${texts.join(', ')}`];
  return [
    errorCode === undefined ? 'succeeds' : `fails with ${errorCode}`,
    ...list(
      'message contains',
      messages.map((text) => `“${text}”`),
    ),
    ...list(
      'warns',
      warnings.map((text) => `“${text}”`),
    ),
    ...list(
      'sets',
      Object.entries(outputs).map(([name, value]) => `${name}=${value}`),
    ),
    ...list('does not set', without),
    ...(requests ? [`sends ${requests.length === 0 ? 'no request' : requests.join(', ')}`] : []),
    ...(ranges ? [`requests the ranges ${ranges.length === 0 ? 'none' : ranges.join(', ')}`] : []),
    ...Object.keys(checks),
  ].join('; ');
}

/** Between a case's name and what must happen, in the title of its test: the report is made from these titles. */
export const ARROW = ' → ';
