import { createHash } from 'node:crypto';
import { asFields, isRecord, type Fields } from '../http/body.ts';
import type { Environment } from '../runner/environment.ts';

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** The workflow's own GitHub server, as `host` or `host:port`, and repository, as `owner/repo`. */
export interface WorkflowOrigin {
  readonly host: string | undefined;
  readonly repository: string | undefined;
}

export interface Trigger {
  readonly repository: Repository | undefined;
  readonly headSha: string | undefined;
  readonly pullNumber: number | undefined;
  /** Whether that pull request comes from a fork, whose runs get no secrets and a token that can only read. */
  readonly fork: boolean;
  readonly runUrl: string | undefined;
}

function readSha(value: unknown): string | undefined {
  return typeof value === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}

function repositoryOf(environment: Environment): Repository | undefined {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(environment['GITHUB_REPOSITORY'] ?? '') ?? [];
  return owner === undefined || repo === undefined ? undefined : { owner, repo };
}

export function readWorkflow(environment: Environment): WorkflowOrigin {
  const { GITHUB_SERVER_URL: server = '' } = environment;
  const repository = repositoryOf(environment);
  return {
    host: URL.canParse(server) ? new URL(server).host : undefined,
    repository: repository && `${repository.owner}/${repository.repo}`,
  };
}

/** A comment on a pull request is an event of an issue with a pull request (GitHub's documentation of `issue_comment`). */
function readPullNumber({ pull_request: pull, issue }: Fields): number | undefined {
  const ofIssue = isRecord(asFields(issue)['pull_request']) ? asFields(issue)['number'] : undefined;
  const value = asFields(pull)['number'] ?? ofIssue;
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function isFork({ head, base }: Fields): boolean {
  // The repository of a fork may have been deleted: then it is null.
  if (asFields(head)['repo'] === null) return true;
  const [from, to] = [asFields(asFields(head)['repo']), asFields(asFields(base)['repo'])];
  return typeof from['full_name'] === 'string' && from['full_name'] !== to['full_name'];
}

export function readRunUrl(environment: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run = '' } = environment;
  if (!URL.canParse(server) || repository === undefined || !/^\d+$/.test(run)) return undefined;
  return `${new URL(server).origin}/${repository}/actions/runs/${run}`;
}

/** Required checks use the head of the pull request or of the merge group. GITHUB_SHA may be a merge commit made for the run. */
export function readTrigger(environment: Environment, payload: unknown): Trigger {
  const event = asFields(payload);
  const pull = asFields(event['pull_request']);
  const headSha = readSha(asFields(pull['head'])['sha']) ?? readSha(asFields(event['merge_group'])['head_sha']);
  return {
    repository: repositoryOf(environment),
    headSha: headSha ?? readSha(environment['GITHUB_SHA']),
    pullNumber: readPullNumber(event),
    fork: isFork(pull),
    runUrl: readRunUrl(environment),
  };
}

/** Identifies the step and the project across runs, so that the step recognizes its own comment. */
export function commentKey(environment: Environment, projectId: string): string {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step } = environment;
  const key = JSON.stringify([workflow, job, step, projectId]);
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}
