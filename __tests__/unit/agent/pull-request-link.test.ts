import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSameRepository, parsePullRequestLink, type LinkOrigin } from '../../../src/agent/pull-request-link.ts';

const WORKFLOW = { host: 'github.com', repository: 'example/docs' } as const;

/** The origin of a job in a workflow on github.com. */
function from(repository: string | undefined, more: Partial<LinkOrigin> = {}): LinkOrigin {
  return { repository, workflow: WORKFLOW, mergeDecides: false, ...more };
}

/** The origin of a job in a workflow on the server of the link. */
function onServerOf(text: string): LinkOrigin {
  const host = URL.canParse(text) ? new URL(text).host : undefined;
  return from(undefined, { workflow: { host, repository: undefined } });
}

describe('a pull request link', () => {
  it.each([
    ['https://github.com/example/docs/pull/7', 'github.com', 'example/docs', 7],
    ['https://GitHub.com/Example/Docs.site/pull/123456789', 'github.com', 'Example/Docs.site', 123_456_789],
    ['https://ghes.example.com:8443/a/b/pull/1', 'ghes.example.com:8443', 'a/b', 1],
    ['https://gitlab.com/group/sub/deep/repo/-/merge_requests/12', 'gitlab.com', 'group/sub/deep/repo', 12],
    ['https://gitlab.example.com/group/repo/-/merge_requests/12', 'gitlab.example.com', 'group/repo', 12],
    ['https://codeberg.org/owner/repo/pulls/3', 'codeberg.org', 'owner/repo', 3],
    ['https://bitbucket.org/team/repo/pull-requests/4', 'bitbucket.org', 'team/repo', 4],
    ['https://bitbucket.example.com/projects/KEY/repos/repo/pull-requests/4', 'bitbucket.example.com', 'KEY/repo', 4],
  ])('is accepted: %s', (text, host, repository, number) => {
    const parsed = parsePullRequestLink(text, onServerOf(text));
    expect(parsed).toEqual({ ok: true, value: { url: new URL(text).href, host, repository, number } });
  });

  it.each([
    ['another scheme', 'http://github.com/example/docs/pull/7'],
    ['a script', 'javascript:alert(1)//github.com/example/docs/pull/7'],
    ['credentials', 'https://user:pass@github.com/example/docs/pull/7'],
    ['another host behind an @', 'https://github.com@evil.example/example/docs/pull/7'],
    ['Markdown', 'https://github.com/example/docs/pull/7)[x](https://evil.example'],
    ['HTML', 'https://github.com/example/docs/pull/7"><img src=x>'],
    ['a workflow command', 'https://github.com/example/docs/pull/7\n::set-output name=result::merged'],
    ['a path with ..', 'https://github.com/example/docs/../../user/repos/pull/7'],
    ['dots as the owner', 'https://github.com/../docs/pull/7'],
    ['dots as the repository', 'https://github.com/example/../pull/7'],
    ['an encoded slash', 'https://github.com/example/docs%2f..%2fother/pull/7'],
    ['a query', 'https://github.com/example/docs/pull/7?x=1'],
    ['a fragment', 'https://github.com/example/docs/pull/7#x'],
    ['a leading space', ' https://github.com/example/docs/pull/7'],
    ['a tab inside', 'https://github.com/example/do\tcs/pull/7'],
    ['a backslash', 'https:\\\\github.com\\example\\docs\\pull\\7'],
    ['a page of the pull request', 'https://github.com/example/docs/pull/7/files'],
    ['number zero', 'https://github.com/example/docs/pull/0'],
    ['a number that is too large', 'https://github.com/example/docs/pull/99999999999999999999'],
    ['a number in hex', 'https://github.com/example/docs/pull/0x7'],
    ['an issue', 'https://github.com/example/docs/issues/7'],
    ['no repository', 'https://github.com/example/pull/7'],
    ['a group on a host without nested groups', 'https://github.com/a/b/c/pull/7'],
    ['a Cyrillic letter', 'https://github.com/exаmple/docs/pull/7'],
    ['an invalid port', 'https://github.com:99999/example/docs/pull/7'],
    ['no text', ''],
    ['a long path', `https://github.com/${'a'.repeat(3000)}/docs/pull/7`],
  ])('is rejected with %s', (_, text) => {
    const parsed = parsePullRequestLink(text, onServerOf(text));
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.reason).toMatch(/^it is not (a plain https URL|the URL) of a pull request$/);
  });

  it.each([
    'https://github.com/example/docs',
    'https://github.com/Example/Docs.git',
    'https://github.com/example/docs/',
    'git@github.com:example/docs.git',
    'ssh://git@github.com:22/example/docs.git',
    'example/docs',
    'not readable at all',
  ])('is accepted for the repository %s', (repository) => {
    expect(parsePullRequestLink('https://github.com/example/docs/pull/7', from(repository)).ok).toBe(true);
  });

  it.each([
    ['https://github.com/example/other', 'it belongs to another repository'],
    ['https://github.com/example/docs2', 'it belongs to another repository'],
    ['example/other', 'it belongs to another repository'],
    ['https://ghes.example.com/example/docs', 'it is not on the host of the source repository'],
    ['https://github.com.evil.example/example/docs', 'it is not on the host of the source repository'],
    ['https://github.com:8443/example/docs', 'it is not on the host of the source repository'],
  ])('is rejected for the repository %s', (repository, reason) => {
    expect(parsePullRequestLink('https://github.com/example/docs/pull/7', from(repository))).toEqual({
      ok: false,
      reason,
    });
  });

  it('must have the port of the repository, unless that uses ssh', () => {
    const text = 'https://github.com:8443/example/docs/pull/7';
    expect(parsePullRequestLink(text, from('https://github.com/example/docs')).ok).toBe(false);
    expect(parsePullRequestLink(text, from('ssh://git@github.com/example/docs')).ok).toBe(true);
  });

  it.each([
    [
      'https://bitbucket.example.com/projects/KEY/repos/repo/pull-requests/4',
      'https://bitbucket.example.com/scm/key/repo.git',
    ],
    ['https://gitlab.com/a/b/c/-/merge_requests/1', 'https://gitlab.com/a/b/c.git'],
  ])('belongs to its repository: %s, %s', (link, repository) => {
    expect(parsePullRequestLink(link, from(repository)).ok).toBe(true);
  });

  const PULL = 'https://github.com/example/docs/pull/7';
  const OTHER_SERVER =
    "the job names no host of its source repository, and the link is not on the workflow's GitHub server";

  it.each([
    ['no repository', undefined, { host: 'github.example.com', repository: 'example/docs' }],
    ['a bare repository', 'example/docs', { host: 'github.example.com', repository: 'example/docs' }],
    ['a repository that cannot be read', 'no repository', { host: 'github.example.com', repository: undefined }],
    ['no repository, outside of a workflow', undefined, { host: undefined, repository: undefined }],
  ])("of a job with %s must be on the workflow's server", (_, repository, workflow) => {
    expect(parsePullRequestLink(PULL, from(repository, { workflow }))).toEqual({ ok: false, reason: OTHER_SERVER });
  });

  it("of a job without a repository must be in the workflow's repository if a merge is required", () => {
    const workflow = { host: 'github.com', repository: 'example/other' };
    const reason = "the job names no source repository, and the link does not belong to the workflow's repository";
    expect(parsePullRequestLink(PULL, from(undefined, { workflow })).ok).toBe(true);
    expect(parsePullRequestLink(PULL, from(undefined, { workflow, mergeDecides: true }))).toEqual({
      ok: false,
      reason,
    });
    expect(parsePullRequestLink(PULL, from(undefined, { mergeDecides: true })).ok).toBe(true);
    expect(parsePullRequestLink(PULL, from('https://github.com/', { workflow, mergeDecides: true }))).toEqual({
      ok: false,
      reason,
    });
  });

  it('may be on any host that the job names', () => {
    const link = 'https://gitlab.example.com/a/b/-/merge_requests/1';
    expect(parsePullRequestLink(link, from('https://gitlab.example.com/')).ok).toBe(true);
    expect(parsePullRequestLink(link, from('https://gitlab.example.com/a/b')).ok).toBe(true);
  });

  it.each([
    ['https://github.com/example/docs', 'git@github.com:Example/Docs.git', true],
    ['example/docs', 'example/docs.git', true],
    ['https://github.com/example/docs', 'https://github.com/example/other', false],
    ['https://github.com/example/docs', 'https://evil.example/example/docs', false],
    ['not readable', 'not readable', true],
    ['not readable', 'not readable either', false],
  ])('has the same repository: %s and %s', (left, right, same) => {
    expect(isSameRepository(left, right)).toBe(same);
  });

  it('contains only plain characters when it is accepted', () => {
    const part = fc.constantFrom(
      'https://',
      'github.com',
      '/',
      'a',
      '..',
      '.',
      'pull',
      '7',
      '-',
      '%2e',
      '@',
      ':',
      '(',
      '\n',
      '?',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const parsed = parsePullRequestLink(parts.join(''), onServerOf(parts.join('')));
        if (parsed.ok) {
          expect(parsed.value.url).toMatch(/^https:\/\/[\w.:-]+\/[\w./-]+\/[1-9]\d*$/);
          expect(parsed.value.repository.split('/')).not.toContain('..');
        }
      }),
      { numRuns: 2_000 },
    );
    expect(parsePullRequestLink('https://github.com/a/a/pull/7', from(undefined)).ok).toBe(true);
  });
});
