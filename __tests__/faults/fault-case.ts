import type { Emulator, EmulatorOptions, Fault } from '../../emulator/index.ts';
import type { ErrorCode } from '../../src/errors.ts';
import type { TestBundle } from '../support/bundles.ts';
import type { ActionRun, RunOptions, StartedAction } from '../support/run-action.ts';

/** What a case can use while it is prepared and run. */
export interface CaseContext {
  readonly emulator: Emulator;
  /** All runs of the case use this folder. */
  readonly directory: string;
  /** A valid bundle. The emulator serves it unless the case sets another one. */
  readonly bundle: TestBundle;
  /** Adds a step that runs after the case. */
  readonly onEnd: (cleanUp: () => unknown) => void;
  /** Starts a run with the case's options. A run that hangs is killed and has no exit code. */
  readonly start: (more?: RunOptions) => StartedAction;
}

/** The result of a case. */
export interface Result extends CaseContext {
  readonly run: ActionRun;
}

/** What must happen. Anything else, such as another warning or a file that is left, fails the test. */
export interface Expected {
  /** The error code. Without one, the case must succeed. */
  readonly errorCode?: ErrorCode;
  /** Parts of the error message, or of the log if the case succeeds. */
  readonly messages?: readonly string[];
  /** The titles of all warnings. */
  readonly warnings?: readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  /** Outputs that must not be set. */
  readonly without?: readonly string[];
  /** All requests to the API, as `METHOD endpoint -> status`. */
  readonly requests?: readonly string[];
  /** The Range of each request to the store; a dash for a request without one. */
  readonly ranges?: readonly string[];
  /** Further checks, by the description that the test's title shows. */
  readonly checks?: Readonly<Record<string, (result: Result) => void | Promise<void>>>;
}

export interface FaultCase {
  /** The fault. */
  readonly name: string;
  /** Options of the emulator. */
  readonly service?: EmulatorOptions | (() => Promise<EmulatorOptions>);
  readonly faults?: readonly Fault[];
  /** Sets up faults that need more than `faults`. Its result is added to the run's options. */
  readonly prepare?: (context: CaseContext) => RunOptions | Promise<RunOptions>;
  readonly run?: RunOptions;
  /** Replaces the single run of the action. */
  readonly act?: (context: CaseContext) => Promise<ActionRun>;
  readonly expect: Expected;
}

/** The cases of one test file. */
export interface FaultSuite {
  readonly title: string;
  /** Bytes of the picture in the bundle. */
  readonly bundleBytes?: number;
  readonly cases: readonly FaultCase[];
}

/** The expected result, as text for the title of a test. */
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

/** Separates the fault from the expected result in the title of a test. */
export const ARROW = ' → ';
