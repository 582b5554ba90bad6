import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The variables and payloads of events, reduced to the fields that GitHub documents ("Webhook events and payloads", "Default
// environment variables").

export const HEAD = 'a'.repeat(40);
export const MERGE_GROUP_HEAD = 'b'.repeat(40);
/** GITHUB_SHA: the head of a push, or the merge commit for a pull request. */
export const GITHUB_SHA = 'c'.repeat(40);
/** The number of the pull request that triggered the run. */
export const TRIGGERING_PULL = 5;

const repository = { full_name: 'example/docs', name: 'docs', owner: { login: 'example' } };

function pullRequest(headRepository: object | null): object {
  return {
    number: TRIGGERING_PULL,
    head: { sha: HEAD, repo: headRepository },
    base: { sha: 'd'.repeat(40), repo: repository },
  };
}

export const PAYLOADS = {
  push: { repository, after: GITHUB_SHA },
  pull_request: { repository, number: TRIGGERING_PULL, pull_request: pullRequest(repository) },
  'pull_request from a fork': {
    repository,
    number: TRIGGERING_PULL,
    pull_request: pullRequest({ full_name: 'somebody/docs', fork: true }),
  },
  merge_group: {
    repository,
    merge_group: { head_sha: MERGE_GROUP_HEAD, head_ref: 'refs/heads/gh-readonly-queue/main' },
  },
  workflow_dispatch: { repository, inputs: {} },
  schedule: { schedule: '0 4 * * *' },
} as const;

export type EventName = keyof typeof PAYLOADS;

/** The runner's variables for an event. Writes the payload to a file. */
export function eventEnvironment(event: EventName, apiUrl: string): Record<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), 'event-')), 'event.json');
  writeFileSync(file, JSON.stringify(PAYLOADS[event]));
  return {
    GITHUB_EVENT_NAME: event.split(' ')[0] ?? '',
    GITHUB_EVENT_PATH: file,
    GITHUB_SHA,
    GITHUB_REPOSITORY: 'example/docs',
    GITHUB_API_URL: apiUrl,
    GITHUB_SERVER_URL: 'https://github.example.com',
    GITHUB_RUN_ID: '42',
    GITHUB_WORKFLOW: 'Docs',
    GITHUB_JOB: 'agent',
    GITHUB_ACTION: '__self',
  };
}
