import { describe, expect, it } from '@jest/globals';
import { commentKey, readTrigger } from '../../../src/github/trigger.ts';
import { GITHUB_SHA, HEAD, MERGE_GROUP_HEAD, PAYLOADS, type EventName } from '../../support/github/events.ts';

const environment = {
  GITHUB_SHA,
  GITHUB_REPOSITORY: 'example/docs',
  GITHUB_SERVER_URL: 'https://github.example.com',
  GITHUB_RUN_ID: '42',
};
const known = {
  repository: { owner: 'example', repo: 'docs' },
  runUrl: 'https://github.example.com/example/docs/actions/runs/42',
};

describe('the trigger of the run', () => {
  it.each<[EventName, object]>([
    ['push', { headSha: GITHUB_SHA, pullNumber: undefined, fork: false }],
    ['pull_request', { headSha: HEAD, pullNumber: 5, fork: false }],
    ['pull_request from a fork', { headSha: HEAD, pullNumber: 5, fork: true }],
    ['merge_group', { headSha: MERGE_GROUP_HEAD, pullNumber: undefined, fork: false }],
    ['workflow_dispatch', { headSha: GITHUB_SHA, pullNumber: undefined, fork: false }],
    ['schedule', { headSha: GITHUB_SHA, pullNumber: undefined, fork: false }],
  ])('is read for the event %s', (event, expected) => {
    expect(readTrigger(environment, PAYLOADS[event])).toEqual({ ...known, ...expected });
  });

  it('has the pull request of a comment event, but no issue', () => {
    expect(readTrigger(environment, { issue: { number: 9, pull_request: {} } }).pullNumber).toBe(9);
    expect(readTrigger(environment, { issue: { number: 9 } }).pullNumber).toBeUndefined();
  });

  it('is a fork when the fork was deleted', () => {
    const pull = { number: 5, head: { sha: HEAD, repo: null }, base: { repo: { full_name: 'example/docs' } } };
    expect(readTrigger(environment, { pull_request: pull }).fork).toBe(true);
  });

  it.each([
    [{}, null],
    [{ GITHUB_SHA: 'main', GITHUB_REPOSITORY: '../x/y', GITHUB_SERVER_URL: 'x', GITHUB_RUN_ID: '1' }, 'text'],
    [
      { GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: 'x', GITHUB_SERVER_URL: 'https://x' },
      { pull_request: { number: '5', head: 1 } },
    ],
    [{}, { pull_request: [], merge_group: { head_sha: `${HEAD}/../x` }, issue: 7 }],
  ])('ignores invalid variables and payloads: %j %j', (variables, payload) => {
    const trigger = readTrigger(variables, payload);
    expect(trigger).toMatchObject({ headSha: undefined, pullNumber: undefined, fork: false, runUrl: undefined });
  });

  it('has a comment key for each step and project, not for each run', () => {
    const step = { GITHUB_WORKFLOW: 'w', GITHUB_JOB: 'j', GITHUB_ACTION: '__self' };
    const keys = [
      commentKey(step, 'p'),
      commentKey({ ...step, GITHUB_ACTION: '__self_2' }, 'p'),
      commentKey({ ...step, GITHUB_JOB: 'k' }, 'p'),
      commentKey({ ...step, GITHUB_WORKFLOW: 'v' }, 'p'),
      commentKey(step, 'q'),
    ];
    expect(new Set(keys).size).toBe(5);
    expect(commentKey({ ...step, GITHUB_RUN_ID: '43' }, 'p')).toBe(keys[0]);
    expect(keys[0]).toMatch(/^[0-9a-f]{16}$/);
  });
});
