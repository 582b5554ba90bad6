import { createHash } from 'node:crypto';
import { isRecord } from '../http/body.ts';
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

/** What triggered the workflow run, as far as the runner provides it. */
export interface Trigger {
  readonly repository: Repository | undefined;
  /** The commit that required checks use. */
  readonly headSha: string | undefined;
  /** The pull request that triggered the run. */
  readonly pullNumber: number | undefined;
  /** Whether that pull request comes from a fork, whose runs get no secrets and a token that can only read. */
  readonly fork: boolean;
  /** The page of the run. */
  readonly runUrl: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function fields(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function readSha(value: unknown): string | undefined {
  return typeof value === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function readRepository(environment: Environment): Repository | undefined {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(environment['GITHUB_REPOSITORY'] ?? '') ?? [];
  return owner === undefined || repo === undefined ? undefined : { owner, repo };
}

export function readWorkflow(environment: Environment): WorkflowOrigin {
  const { GITHUB_SERVER_URL: server = '' } = environment;
  const repository = readRepository(environment);
  return {
    host: URL.canParse(server) ? new URL(server).host : undefined,
    repository: repository && `${repository.owner}/${repository.repo}`,
  };
}

/** A comment on a pull request is an event of an issue with a pull request (GitHub's documentation of `issue_comment`). */
function readPullNumber(payload: Fields): number | undefined {
  const issue = fields(payload['issue']);
  const ofIssue = isRecord(issue['pull_request']) ? issue['number'] : undefined;
  return readNumber(fields(payload['pull_request'])['number'] ?? ofIssue);
}

function isFork(payload: Fields): boolean {
  const pull = fields(payload['pull_request']);
  const [head, base] = [fields(fields(pull['head'])['repo']), fields(fields(pull['base'])['repo'])];
  // The repository of a fork may have been deleted: then it is null.
  const foreign = isRecord(pull['head']) && pull['head']['repo'] === null;
  return foreign || (typeof head['full_name'] === 'string' && head['full_name'] !== base['full_name']);
}

export function readRunUrl(environment: Environment): string | undefined {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run = '' } = environment;
  if (!URL.canParse(server) || repository === undefined || !/^\d+$/.test(run)) return undefined;
  return `${new URL(server).origin}/${repository}/actions/runs/${run}`;
}

/**
 * Reads the runner's variables and the event's payload (GitHub's documentation, "Webhook events and payloads"). Required checks
 * use the head of the pull request or of the merge group. GITHUB_SHA is another commit: a merge commit made for the run.
 */
export function readTrigger(environment: Environment, payload: unknown): Trigger {
  const event = fields(payload);
  const pullHead = fields(fields(event['pull_request'])['head']);
  const headSha = readSha(pullHead['sha']) ?? readSha(fields(event['merge_group'])['head_sha']);
  return {
    repository: readRepository(environment),
    headSha: headSha ?? readSha(environment['GITHUB_SHA']),
    pullNumber: readPullNumber(event),
    fork: isFork(event),
    runUrl: readRunUrl(environment),
  };
}

/** Identifies the step and the project across runs, so that the step recognizes its own comment. */
export function commentKey(environment: Environment, projectId: string): string {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step } = environment;
  return createHash('sha256')
    .update(JSON.stringify([workflow, job, step, projectId]))
    .digest('hex')
    .slice(0, 16);
}
