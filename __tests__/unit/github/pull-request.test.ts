import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePullRequestLink } from '../../../src/github/pull-request.ts';

describe('a link to a pull request', () => {
  it.each([
    ['https://github.com/example/docs/pull/7', 'github.com', 'example/docs', 7],
    ['https://GitHub.com/Example/Docs.site/pull/123456789', 'github.com', 'Example/Docs.site', 123_456_789],
    ['https://ghes.example.com:8443/a/b/pull/1', 'ghes.example.com:8443', 'a/b', 1],
    ['https://gitlab.com/group/sub/deep/repo/-/merge_requests/12', 'gitlab.com', 'group/sub/deep/repo', 12],
    ['https://gitlab.example.com/group/repo/-/merge_requests/12', 'gitlab.example.com', 'group/repo', 12],
    ['https://codeberg.org/owner/repo/pulls/3', 'codeberg.org', 'owner/repo', 3],
    ['https://bitbucket.org/team/repo/pull-requests/4', 'bitbucket.org', 'team/repo', 4],
    ['https://bitbucket.example.com/projects/KEY/repos/repo/pull-requests/4', 'bitbucket.example.com', 'KEY/repo', 4],
  ])('%s', (text, host, repository, number) => {
    const parsed = parsePullRequestLink(text, undefined);
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
    ['a path upwards', 'https://github.com/example/docs/../../user/repos/pull/7'],
    ['dots as the owner', 'https://github.com/../docs/pull/7'],
    ['dots as the repository', 'https://github.com/example/../pull/7'],
    ['an encoded slash', 'https://github.com/example/docs%2f..%2fother/pull/7'],
    ['a query', 'https://github.com/example/docs/pull/7?x=1'],
    ['a fragment', 'https://github.com/example/docs/pull/7#x'],
    ['a blank before', ' https://github.com/example/docs/pull/7'],
    ['a tab inside', 'https://github.com/example/do\tcs/pull/7'],
    ['a backslash', 'https:\\\\github.com\\example\\docs\\pull\\7'],
    ['a page of it', 'https://github.com/example/docs/pull/7/files'],
    ['number zero', 'https://github.com/example/docs/pull/0'],
    ['a number beyond numbers', 'https://github.com/example/docs/pull/99999999999999999999'],
    ['a number in hex', 'https://github.com/example/docs/pull/0x7'],
    ['an issue', 'https://github.com/example/docs/issues/7'],
    ['no repository', 'https://github.com/example/pull/7'],
    ['a group where none nests', 'https://github.com/a/b/c/pull/7'],
    ['a letter that looks Latin', 'https://github.com/exаmple/docs/pull/7'],
    ['a port that is none', 'https://github.com:99999/example/docs/pull/7'],
    ['nothing', ''],
    ['too much', `https://github.com/${'a'.repeat(3000)}/docs/pull/7`],
  ])('is refused with %s', (_, text) => {
    const parsed = parsePullRequestLink(text, undefined);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.reason).toMatch(/^it is (no plain https URL|not the address) of a pull request$/);
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
    expect(parsePullRequestLink('https://github.com/example/docs/pull/7', repository).ok).toBe(true);
  });

  it.each([
    ['https://github.com/example/other', 'it is of another repository'],
    ['https://github.com/example/docs2', 'it is of another repository'],
    ['example/other', 'it is of another repository'],
    ['https://ghes.example.com/example/docs', 'it is not on the host of the source repository'],
    ['https://github.com.evil.example/example/docs', 'it is not on the host of the source repository'],
    ['https://github.com:8443/example/docs', 'it is not on the host of the source repository'],
  ])('is refused for the repository %s', (repository, reason) => {
    expect(parsePullRequestLink('https://github.com/example/docs/pull/7', repository)).toEqual({ ok: false, reason });
  });

  it.each([
    [
      'https://bitbucket.example.com/projects/KEY/repos/repo/pull-requests/4',
      'https://bitbucket.example.com/scm/key/repo.git',
    ],
    ['https://gitlab.com/a/b/c/-/merge_requests/1', 'https://gitlab.com/a/b/c.git'],
  ])('%s is of %s', (link, repository) => {
    expect(parsePullRequestLink(link, repository).ok).toBe(true);
  });

  it('is plain when it is accepted, whatever the text', () => {
    const piece = fc.constantFrom(
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
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parsed = parsePullRequestLink(pieces.join(''), undefined);
        if (parsed.ok) {
          expect(parsed.value.url).toMatch(/^https:\/\/[\w.:-]+\/[\w./-]+\/[1-9]\d*$/);
          expect(parsed.value.repository.split('/')).not.toContain('..');
        }
      }),
      { numRuns: 2_000 },
    );
    expect(
      parsePullRequestLink(['https://', 'github.com', '/', 'a', '/', 'a', '/', 'pull', '/', '7'].join(''), undefined)
        .ok,
    ).toBe(true);
  });
});
