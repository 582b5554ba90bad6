import { describe, expect, it } from '@jest/globals';
import { documentLink } from '../../../src/runner/environment.ts';

const VARIABLES = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'example/static-export',
  GITHUB_ACTION_REF: 'v1',
};

describe('a link to a document', () => {
  it.each(['v1', 'releases/v1.2', '0123456789abcdef0123456789abcdef01234567'])('contains the version %s', (ref) => {
    expect(documentLink({ ...VARIABLES, GITHUB_ACTION_REF: ref }, 'docs/errors.md#internal')).toBe(
      `https://github.com/example/static-export/blob/${ref}/docs/errors.md#internal`,
    );
  });

  it.each([
    { GITHUB_SERVER_URL: undefined },
    { GITHUB_SERVER_URL: 'javascript:alert(1)' },
    { GITHUB_SERVER_URL: 'https://user@github.com' },
    { GITHUB_SERVER_URL: 'https://github.com/path' },
    { GITHUB_SERVER_URL: 'https://github.com:99999' },
    { GITHUB_ACTION_REPOSITORY: '' },
    { GITHUB_ACTION_REPOSITORY: 'example' },
    { GITHUB_ACTION_REPOSITORY: 'example/..' },
    { GITHUB_ACTION_REPOSITORY: 'example/a/b' },
    { GITHUB_ACTION_REF: '' },
    { GITHUB_ACTION_REF: 'v1\n::error::x' },
    { GITHUB_ACTION_REF: '../../other' },
    { GITHUB_ACTION_REF: 'v1?x' },
    { GITHUB_ACTION_REF: 'v'.repeat(256) },
  ])('is only the path with %j', (changed) => {
    expect(documentLink({ ...VARIABLES, ...changed }, 'docs/errors.md')).toBe('docs/errors.md');
  });
});
