import { describe, expect, it } from '@jest/globals';
import { explainFault, readFault } from '../../../src/github/fault.ts';
import { parsePullRequest } from '../../../src/github/pull-request.ts';

const NOW = Date.UTC(2026, 10, 21);

function failure(status: number | undefined, message: string, headers: object = {}): Error {
  return Object.assign(new Error(message), { status, response: { headers } });
}

describe('errors of GitHub', () => {
  it.each([
    [failure(401, 'Bad credentials'), 'token', undefined],
    [failure(403, 'Resource not accessible by integration'), 'denied', undefined],
    [failure(403, 'You have exceeded a secondary rate limit', { 'retry-after': '60' }), 'limited', 60_000],
    [
      failure(403, 'API rate limit', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 90) }),
      'limited',
      90_000,
    ],
    [failure(429, 'Slow down', { 'x-ratelimit-reset': String(NOW / 1000 - 90) }), 'limited', undefined],
    [failure(404, 'Not Found'), 'missing', undefined],
    [failure(410, 'Gone'), 'missing', undefined],
    [failure(422, 'Validation Failed'), 'refused', undefined],
    [failure(502, 'Bad Gateway'), 'unavailable', undefined],
    [failure(undefined, 'socket hang up'), 'unavailable', undefined],
    ['thrown', 'unavailable', undefined],
  ] as const)('are classified: %s is %s', (error, kind, retryAfterMs) => {
    expect(readFault(error, NOW)).toMatchObject({ kind, retryAfterMs });
  });

  it('name the permission, or the fork', () => {
    const fault = readFault(failure(403, 'no'), NOW);
    const purpose = { permission: 'statuses: write', missing: 'such commit' };
    expect(explainFault(fault, purpose, false)).toContain('`statuses: write`');
    expect(explainFault(fault, purpose, true)).toContain('fork');
  });
});

describe('parsePullRequest', () => {
  const sha = 'a'.repeat(40);
  it.each([
    [
      { state: 'open', draft: false, head: { sha } },
      { state: 'open', headSha: sha },
    ],
    [
      { state: 'open', draft: true, head: { sha } },
      { state: 'draft', headSha: sha },
    ],
    [
      { state: 'closed', merged: true, head: { sha } },
      { state: 'merged', headSha: sha },
    ],
    [
      { state: 'closed', merged_at: '2026-11-21T00:00:00Z' },
      { state: 'merged', headSha: undefined },
    ],
    [
      { state: 'closed', merged: false, merged_at: null },
      { state: 'closed', headSha: undefined },
    ],
    [
      { state: 'open', merged: false, merged_at: '' },
      { state: 'open', headSha: undefined },
    ],
    [
      { state: 'open', merged: true, merged_at: '2026-11-21T00:00:00Z' },
      { state: 'open', headSha: undefined },
    ],
    [
      { state: 'closed', merged: true, merged_at: '' },
      { state: 'unknown', headSha: undefined },
    ],
    [
      { state: 'closed', merged: false, merged_at: '2026-11-21T00:00:00Z' },
      { state: 'unknown', headSha: undefined },
    ],
    [
      { state: 'closed', merged_at: '2026-11-21T00:00:00Z\u200B' },
      { state: 'unknown', headSha: undefined },
    ],
    [
      { state: 'closed', merged: null, head: null },
      { state: 'closed', headSha: undefined },
    ],
    [
      { state: 'reopened', head: { sha: 'main' } },
      { state: 'unknown', headSha: undefined },
    ],
    [{ merged: 'true' }, { state: 'unknown', headSha: undefined }],
    [{}, { state: 'unknown', headSha: undefined }],
    [null, { state: 'unknown', headSha: undefined }],
    ['Moved Permanently', { state: 'unknown', headSha: undefined }],
  ])('parses %j', (body, expected) => {
    expect(parsePullRequest(body)).toEqual(expected);
  });
});
