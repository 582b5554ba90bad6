import { closeSync, constants, openSync } from 'node:fs';
import * as core from '@actions/core';
import { ActionError, type ErrorCode } from '../errors.ts';
import type { Environment } from './environment.ts';

type TypeName = 'string' | 'number' | 'boolean';

/** The values of declared outputs, which a feature lists once: the name of each with its type. */
export type OutputValues<Types extends Readonly<Record<string, TypeName>>> = {
  readonly [Name in keyof Types]: { string: string; number: number; boolean: boolean }[Types[Name]];
};

export type SomeValues<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };
export const COMMON_OUTPUTS = { result: 'string', errorCode: 'string' } as const;

/** Collects the step's outputs; the only place that writes them. */
export interface Outputs<Values> {
  /** Sets a value; undefined leaves the known one. */
  set<Name extends keyof Values>(name: Name, value: Values[Name] | undefined): void;
  setAll(values: SomeValues<Values>): void;
  forget(name: keyof Values): void;
  known(): Readonly<Partial<Values>>;
  /** Writes what has changed since the last call. Throws `runner-unsupported` when GITHUB_OUTPUT cannot be written. */
  publish(): void;
  /** Sets the outputs about a failure; an undefined `result` leaves the known one. */
  recordFailure(code: ErrorCode, result: string | undefined): void;
}

function noOutputs(what: string, cause?: unknown): ActionError {
  return new ActionError('runner-unsupported', `${what}, so outputs cannot be written.`, {
    hint: 'Use a runner of version 2.327.1 or later with free disk space, or set GITHUB_OUTPUT to the path of an empty file.',
    cause,
  });
}

function checkOutputFile({ GITHUB_OUTPUT: file }: Environment): void {
  // Without the variable the toolkit would print the outputs, and with them the signed link, into the log.
  if (!file) throw noOutputs('GITHUB_OUTPUT is not set');
  try {
    // Opened, because the access rights of a folder or of a read-only disk may allow writing.
    closeSync(openSync(file, constants.O_WRONLY | constants.O_APPEND));
  } catch (error) {
    throw noOutputs('The file in GITHUB_OUTPUT cannot be written', error);
  }
}

/** Values are written without masks, which would make a path or digest wrong. Throws `runner-unsupported` without a GITHUB_OUTPUT. */
export function createOutputs<Values>(environment: Environment): Outputs<Values> {
  checkOutputFile(environment);
  const unpublished = new Map<keyof Values | keyof typeof COMMON_OUTPUTS, unknown>();
  const known: { -readonly [Name in keyof Values]?: Values[Name] } = {};
  const set: Outputs<Values>['set'] = (name, value) => {
    if (value === undefined) return;
    known[name] = value;
    unpublished.set(name, value);
  };
  return {
    set,
    setAll: (values) => {
      for (const name in values) set(name, values[name]);
    },
    forget: (name) => {
      Reflect.deleteProperty(known, name);
      unpublished.delete(name);
    },
    known: () => known,
    recordFailure: (code, result) => {
      unpublished.set('errorCode', code);
      if (result !== undefined) unpublished.set('result', result);
    },
    publish: () => {
      try {
        for (const [name, value] of unpublished) core.setOutput(String(name), value);
      } catch (error) {
        throw noOutputs('The file in GITHUB_OUTPUT could not be written', error);
      }
      unpublished.clear();
    },
  };
}
