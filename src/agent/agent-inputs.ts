import { isIdentifier } from '../identifiers.ts';
import {
  accept,
  linesOf,
  parseBoolean,
  parseChoice,
  parseFailOn,
  parseLine,
  parseToken,
  refuse,
  type Checked,
  type InputReader,
  type ValidInputs,
} from '../runner/input-reader.ts';
import { readServiceInputs, type SERVICE_INPUTS } from '../service/service-inputs.ts';
import { FAILABLE_RESULTS, PULL_REQUEST_POLICIES, type FailableResult } from './gate.ts';

export const AGENT_INPUTS = {
  'project-id': '',
  'agent-job-id': '',
  'fail-on': 'failed, archived, timed-out',
  'pull-request': 'optional',
  'github-token': '',
  'commit-status': '',
  comment: 'false',
} as const;

type Reader = InputReader<keyof typeof AGENT_INPUTS | keyof typeof SERVICE_INPUTS>;
/** More jobs than this in one step are a mistake, or a load that the service would reject. */
const MAX_AGENT_JOBS = 50;

function parseProjectId(text: string): Checked<string> {
  return isIdentifier(text) ? accept(text) : refuse('must be one word without spaces, as shown in the dashboard.');
}

function parseAgentJobIds(text: string): Checked<readonly string[]> {
  const ids = [...new Set(linesOf(text))];
  if (ids.length === 0 || !ids.every(isIdentifier)) return refuse('must contain one ID per line, without spaces.');
  return ids.length <= MAX_AGENT_JOBS ? accept(ids) : refuse(`must list at most ${MAX_AGENT_JOBS} jobs.`);
}

function parseFailableResults(text: string): Checked<readonly FailableResult[]> {
  const parsed = parseFailOn(text, FAILABLE_RESULTS);
  if (parsed.ok) return parsed;
  const others = 'To fail without a pull request, use `pull-request: required`. A cancelled step always fails.';
  return refuse(`${parsed.reason} ${others}`);
}

/** Undefined without a token: then the action does not contact GitHub. */
function readGitHub(reader: Reader) {
  const token = reader.optional('github-token', parseToken);
  const commitStatus = reader.optional('commit-status', (text) => parseLine(text, 100));
  const comment = reader.optional('comment', parseBoolean) ?? false;
  if (reader.text('github-token') === '') {
    const needs = 'requires `github-token`. Pass `github-token: ${{ github.token }}`, and give the job the permission';
    if (commitStatus !== undefined) reader.mistake('commit-status', `${needs} \`statuses: write\`.`);
    if (comment) reader.mistake('comment', `${needs} \`pull-requests: write\`.`);
    if (reader.text('pull-request') === 'merged')
      reader.mistake('pull-request', `with \`merged\` ${needs} \`pull-requests: read\`.`);
  }
  return token === undefined ? undefined : { token, commitStatus, comment };
}

function collectAgentInputs(reader: Reader) {
  const missingJob = 'is required. If it is an output of another step, check that the step ran.';
  return {
    mode: 'agent' as const,
    ...readServiceInputs(reader),
    projectId: reader.required('project-id', parseProjectId),
    jobIds: reader.required('agent-job-id', parseAgentJobIds, missingJob),
    failOn: reader.optional('fail-on', parseFailableResults),
    pullRequestPolicy: reader.optional('pull-request', (text) => parseChoice(text, PULL_REQUEST_POLICIES)),
    github: readGitHub(reader),
  };
}

export type AgentInputs = ValidInputs<ReturnType<typeof collectAgentInputs>, 'github'>;

export function readAgentInputs(reader: Reader): AgentInputs {
  return reader.finish(collectAgentInputs(reader), ['github']);
}
