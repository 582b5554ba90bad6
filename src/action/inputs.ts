import * as core from '@actions/core';
import {
  readBundleWish,
  readHandOver,
  readPageRules,
  type BundleOptions,
  type DeployOptions,
  type PageRules,
} from '../export/delivery-inputs.ts';
import { InputReader } from '../runner/input-reader.ts';
import {
  parseAgentJobIds,
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseChoice,
  parseDomain,
  parseFailOn,
  parseJobId,
  parsePaths,
  parsePollIntervalMs,
  parseProjectId,
  parseStatusName,
  parseTimeoutMs,
  parseToken,
  parseVersion,
} from '../runner/input-rules.ts';

/** Every input with its default; '' for those without one. action.yml declares the same names and defaults. */
export const INPUT_DEFAULTS = {
  mode: 'export',
  'base-url': '',
  'api-key': '',
  domain: '',
  'job-id': '',
  version: '',
  paths: '',
  download: 'false',
  extract: 'false',
  'expected-sha256': '',
  package: 'false',
  'values-file': '',
  'min-link-minutes': '5',
  'mask-bundle-url': 'false',
  'previous-content-digest': '',
  'min-pages': '',
  'previous-page-count': '',
  'max-page-drop-percent': '30',
  'project-id': '',
  'agent-job-id': '',
  'fail-on': 'failed, archived, timed-out',
  'pull-request': 'optional',
  'github-token': '',
  'commit-status': '',
  comment: 'false',
  'timeout-minutes': '30',
  'poll-interval-seconds': '10',
} as const;

export type InputName = keyof typeof INPUT_DEFAULTS;

/** What the export mode works on: a new job, or one that an earlier run has started. */
export type ExportSource =
  | {
      readonly kind: 'start';
      readonly domain: string;
      readonly version: string | undefined;
      readonly paths: readonly string[] | undefined;
    }
  | { readonly kind: 'attach'; readonly jobId: string };

/** What both modes take. */
interface CommonInputs {
  /** The service's origin. */
  readonly baseUrl: URL;
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly maxPauseMs: number;
}

/** The inputs of the export mode. */
export interface ExportInputs extends CommonInputs {
  readonly mode: 'export';
  readonly source: ExportSource;
  /** Undefined when the bundle is not fetched. */
  readonly bundle: BundleOptions | undefined;
  readonly handOver: DeployOptions;
  /** Whether the runner is told to hide the link, at the price of its not reaching other jobs. */
  readonly maskLink: boolean;
  readonly pageRules: PageRules;
}

/** How the agent mode talks to GitHub. */
export interface GitHubInputs {
  readonly token: string;
  /** Name of the commit status to write. */
  readonly commitStatus: string | undefined;
  readonly comment: boolean;
}

/** The inputs of the agent mode. */
export interface AgentInputs extends CommonInputs {
  readonly mode: 'agent';
  readonly projectId: string;
  /** None twice. */
  readonly jobIds: readonly [string, ...string[]];
  /** The results that fail the step; none for `never`. */
  readonly failOn: readonly ('failed' | 'archived' | 'timed-out')[];
  /** What is asked of a completed job's pull request. */
  readonly pullRequestPolicy: 'optional' | 'required' | 'merged';
  /** Undefined without a token: then nothing talks to GitHub. */
  readonly github: GitHubInputs | undefined;
}

export type Inputs = ExportInputs | AgentInputs;

type Reader = InputReader<InputName>;

/**
 * Inputs of one mode alone. Given in the other, with anything but its default, each would be ignored where somebody
 * relies on it: an export in place of a wait, or a gate that is not there. A `github-token` in the export mode is
 * harmless, and common in workflows that pass the same inputs to every step.
 */
const INPUTS_OF_ONE_MODE = {
  export: [
    ...['domain', 'job-id', 'version', 'paths', 'download', 'extract', 'expected-sha256', 'package'],
    ...['values-file', 'min-link-minutes', 'mask-bundle-url', 'previous-content-digest'],
    ...['min-pages', 'previous-page-count', 'max-page-drop-percent'],
  ],
  agent: ['project-id', 'agent-job-id', 'fail-on', 'pull-request', 'commit-status', 'comment'],
} as const;

const KEY_MISSING =
  'is empty. Pass a secret that exists under that very name: `api-key: ${{ secrets.… }}`. A secret of an environment reaches only ' +
  'jobs that name the environment, and a reusable workflow needs `secrets: inherit`. Runs for pull requests from forks get no ' +
  'secrets, those of Dependabot only Dependabot secrets: skip this step there.';

/** With a values file a version is one to pin, too, whoever has started the job. */
function refuseStartInputs(reader: Reader): void {
  if (reader.text('paths') !== '') reader.mistake('paths', 'goes with `domain`, not with `job-id`.');
  if (reader.text('version') !== '' && reader.text('values-file') === '')
    reader.mistake('version', 'goes with `domain` or `values-file`, not with `job-id` alone.');
}

function readSource(reader: Reader, version: string | undefined): ExportSource | undefined {
  const [domain, jobId] = [reader.text('domain'), reader.text('job-id')];
  if (domain === '' && jobId === '') {
    const missing = 'or `job-id` is required: a domain starts an export, `job-id` resumes one.';
    const check = "Both are empty: if the value comes from another step's output, check that the step ran.";
    reader.mistake('domain', `${missing} ${check}`);
  }
  if (domain !== '' && jobId !== '') reader.mistake('domain', 'and `job-id` exclude each other: give exactly one.');
  const start = {
    domain: reader.optional('domain', parseDomain),
    version,
    paths: reader.optional('paths', parsePaths),
  };
  const attachTo = reader.optional('job-id', parseJobId);
  if (start.domain !== undefined) return { kind: 'start', ...start, domain: start.domain };
  if (attachTo !== undefined) refuseStartInputs(reader);
  return attachTo === undefined ? undefined : { kind: 'attach', jobId: attachTo };
}

function refuseInputsOf(other: 'export' | 'agent', reader: Reader): void {
  for (const name of INPUTS_OF_ONE_MODE[other]) {
    if (reader.text(name) !== INPUT_DEFAULTS[name]) reader.mistake(name, `goes with \`mode: ${other}\`.`);
  }
}

function readGitHub(reader: Reader): GitHubInputs | undefined {
  const token = reader.optional('github-token', parseToken);
  const commitStatus = reader.optional('commit-status', parseStatusName);
  const comment = reader.optional('comment', parseBoolean) ?? false;
  if (reader.text('github-token') === '') {
    const needs = 'needs `github-token`: pass `github-token: ${{ github.token }}`, and give the job the permission';
    if (commitStatus !== undefined) reader.mistake('commit-status', `${needs} \`statuses: write\`.`);
    if (comment) reader.mistake('comment', `${needs} \`pull-requests: write\`.`);
    if (reader.text('pull-request') === 'merged')
      reader.mistake('pull-request', `with \`merged\` ${needs} \`pull-requests: read\`.`);
  }
  return token === undefined ? undefined : { token, commitStatus, comment };
}

/** The inputs as they were read; undefined where one is missing or wrong, which the reader remembers. */
type Read<T> = { readonly [Name in keyof T]: T[Name] | undefined };

function isComplete<T extends object>(inputs: Read<T>, optional: readonly (keyof T)[]): inputs is T {
  return Object.entries(inputs).every(([name, value]) => value !== undefined || optional.some((key) => key === name));
}

function readService(reader: Reader): Read<Pick<CommonInputs, 'baseUrl' | 'apiKey'>> {
  return {
    baseUrl: reader.required('base-url', parseBaseUrl),
    apiKey: reader.required('api-key', parseApiKey, KEY_MISSING),
  };
}

function readTimes(reader: Reader): Read<Pick<CommonInputs, 'timeoutMs' | 'maxPauseMs'>> {
  return {
    timeoutMs: reader.optional('timeout-minutes', parseTimeoutMs),
    maxPauseMs: reader.optional('poll-interval-seconds', parsePollIntervalMs),
  };
}

function readExportInputs(reader: Reader): Read<ExportInputs> {
  const service = readService(reader);
  const version = reader.optional('version', parseVersion);
  const source = readSource(reader, version);
  const bundle = readBundleWish(reader, source?.kind === 'attach' ? source.jobId : undefined);
  return {
    ...{ mode: 'export', ...service, source, bundle },
    handOver: readHandOver(reader, version),
    pageRules: readPageRules(reader),
    maskLink: reader.optional('mask-bundle-url', parseBoolean),
    ...readTimes(reader),
  };
}

function readAgentInputs(reader: Reader): Read<AgentInputs> {
  const missingJob = 'is required. An output of a step that did not run is empty.';
  return {
    mode: 'agent',
    ...readService(reader),
    projectId: reader.required('project-id', parseProjectId),
    jobIds: reader.required('agent-job-id', parseAgentJobIds, missingJob),
    failOn: reader.optional('fail-on', parseFailOn),
    pullRequestPolicy: reader.optional('pull-request', (text) => parseChoice(text, ['optional', 'required', 'merged'])),
    github: readGitHub(reader),
    ...readTimes(reader),
  };
}

/** The mode whose inputs are read; for a word that is none, the one that the other inputs look like. */
function readMode(reader: Reader): 'export' | 'agent' {
  const mode = reader.optional('mode', (text) => parseChoice(text, ['export', 'agent']));
  if (mode !== undefined) {
    refuseInputsOf(mode === 'agent' ? 'export' : 'agent', reader);
    return mode;
  }
  return reader.text('agent-job-id') === '' && reader.text('project-id') === '' ? 'export' : 'agent';
}

/** The admin key and the GitHub token as they are given, for masking before anything else is done. */
export function readSecrets(): string[] {
  return [core.getInput('api-key'), core.getInput('github-token')].filter((secret) => secret !== '');
}

/**
 * Reads and checks all inputs.
 *
 * @throws ActionError `invalid-input` that lists every mistake at once
 */
export function readInputs(): Inputs {
  const reader: Reader = new InputReader((name: InputName) => core.getInput(name) || INPUT_DEFAULTS[name]);
  if (readMode(reader) === 'agent') {
    const inputs = readAgentInputs(reader);
    if (!reader.failed && isComplete<AgentInputs>(inputs, ['github'])) return Object.freeze(inputs);
  } else {
    const inputs = readExportInputs(reader);
    if (!reader.failed && isComplete<ExportInputs>(inputs, ['bundle'])) return Object.freeze(inputs);
  }
  throw reader.error();
}
