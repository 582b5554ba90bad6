import { closeSync, constants, openSync } from 'node:fs';
import * as core from '@actions/core';
import { ActionError, type ErrorCode } from '../errors.ts';

/** Every output with its type; action.yml declares the same names. */
export interface OutputValues {
  jobId: string;
  /** Host name of the documentation. */
  domain: string;
  status: string;
  /** The code of the failure's annotation. */
  errorCode: ErrorCode;
  /** From 0 to 100. */
  progress: number;
  pageCount: number;
  bundleUrl: string;
  /** RFC 3339 in UTC. */
  expiresAt: string;
  sizeBytes: number;
  /** The result of the step, from a closed list in either mode. */
  result: string;
  prLink: string;
  prNumber: number;
  /** `owner/repo`. */
  prRepository: string;
  prState: string;
  prHeadSha: string;
  sourceRepository: string;
  sourceRef: string;
  model: string;
  /** RFC 3339 in UTC. */
  createdAt: string;
  /** RFC 3339 in UTC. */
  archivedAt: string;
  /** A JSON array with an object for each agent job. */
  jobs: string;
  /** Path of the archive. */
  bundlePath: string;
  /** Path of the folder with the pages. */
  sitePath: string;
  /** 64 lower-case hexadecimal digits. */
  sha256: string;
  contentDigest: string;
  cacheHit: boolean;
  /** What a deployment pins. */
  deploymentVersion: string;
  /** Path of the chart's values file. */
  valuesFile: string;
  changed: boolean;
  manifestPath: string;
  /** Path of the folder with the archive and its manifest. */
  packagePath: string;
}

const NAMES: Readonly<Record<keyof OutputValues, true>> = {
  jobId: true,
  domain: true,
  status: true,
  errorCode: true,
  progress: true,
  pageCount: true,
  bundleUrl: true,
  expiresAt: true,
  sizeBytes: true,
  result: true,
  prLink: true,
  prNumber: true,
  prRepository: true,
  prState: true,
  prHeadSha: true,
  sourceRepository: true,
  sourceRef: true,
  model: true,
  createdAt: true,
  archivedAt: true,
  jobs: true,
  bundlePath: true,
  sitePath: true,
  sha256: true,
  contentDigest: true,
  cacheHit: true,
  deploymentVersion: true,
  valuesFile: true,
  changed: true,
  manifestPath: true,
  packagePath: true,
};

/** The names of all outputs, at run time. */
export const OUTPUT_NAMES: readonly string[] = Object.keys(NAMES);

/** Collects the step's outputs; the only place that writes them. */
export interface Outputs {
  /** Takes a value; undefined, which stands for "not told", leaves what is known. */
  set<Name extends keyof OutputValues>(name: Name, value: OutputValues[Name] | undefined): void;
  /** Takes back a value that holds no longer, unless it has been published. */
  forget(name: keyof OutputValues): void;
  /** What is known so far. */
  known(): Readonly<Partial<OutputValues>>;
  /** Writes what has changed since the last call. */
  publish(): void;
}

function noOutputs(what: string, cause?: unknown): ActionError {
  return new ActionError('runner-unsupported', `${what}, so the outputs have nowhere to go.`, {
    hint: 'Run the action on a runner of version 2.327.1 or later, with room on its disk, or set GITHUB_OUTPUT to the path of an empty file.',
    cause,
  });
}

/** Fails before anything is sent rather than after a job was started. */
function checkOutputFile(file: string | undefined): void {
  // Without the variable the toolkit would print the outputs, the signed link among them, into the log.
  if (!file) throw noOutputs('GITHUB_OUTPUT is not set');
  try {
    // Opened rather than asked about: a folder and a read-only disk may be written to by their rights.
    closeSync(openSync(file, constants.O_WRONLY | constants.O_APPEND));
  } catch (error) {
    throw noOutputs('The file that GITHUB_OUTPUT names cannot be written', error);
  }
}

/**
 * Builds the collector. Values are written as they are: what the service sent was searched for secrets when it was read, and a
 * path or a digest with a replaced part would name nothing.
 *
 * @throws ActionError `runner-unsupported` when GITHUB_OUTPUT is not set or cannot be written, here or when publishing (the
 *   runner's documentation, "Setting an output parameter")
 */
export function createOutputs(environment: Readonly<Record<string, string | undefined>>): Outputs {
  checkOutputFile(environment['GITHUB_OUTPUT']);
  const unpublished = new Map<keyof OutputValues, string | number | boolean>();
  const known: Partial<OutputValues> = {};
  return {
    set: (name, value) => {
      if (value === undefined) return;
      known[name] = value;
      unpublished.set(name, value);
    },
    forget: (name) => {
      Reflect.deleteProperty(known, name);
      unpublished.delete(name);
    },
    known: () => known,
    publish: () => {
      try {
        for (const [name, value] of unpublished) core.setOutput(name, value);
      } catch (error) {
        throw noOutputs('The file that GITHUB_OUTPUT names could not be written', error);
      }
      unpublished.clear();
    },
  };
}
