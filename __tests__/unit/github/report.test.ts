import { describe, expect, it } from '@jest/globals';
import { marked } from 'marked';
import { isOwnComment } from '../../../src/github/comment.ts';
import { code } from '../../../src/runner/markdown.ts';
import { commentMarker, commentText, commitStatus, type GateReport } from '../../../src/github/report.ts';
import { readTrigger } from '../../../src/github/trigger.ts';

const trigger = readTrigger(
  {
    GITHUB_SHA: 'c'.repeat(40),
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_SERVER_URL: 'https://github.example.com',
    GITHUB_RUN_ID: '1',
  },
  {},
);
const report = (verdict: GateReport['verdict'], id = 'one', result = 'no-change'): GateReport => ({
  verdict,
  message: 'The agent finished',
  jobs: [{ id, result, pullRequest: undefined, prState: 'unknown' }],
});

const HOSTILE = [
  '`](https://evil.example)',
  '**bold** _x_ ~~y~~',
  '<img src=x onerror=alert(1)>',
  '</code><script>alert(1)</script>',
  '| a | b |',
  '@everyone #1 GH-1 owner/repo#2',
  '![x](https://evil.example/x.png)',
  'https://evil.example www.evil.example',
  'line\n\n# heading',
  '&lt;b&gt; &#60;b&#62;',
  '-->',
  '\u202Egnp.exe',
];

describe('external text in Markdown', () => {
  it.each(HOSTILE)('becomes only code: %j', async (text) => {
    const html = await marked.parse(`x ${code(text)} y`);
    expect(html).toMatch(/^<p>x <code>[^<>]*<\/code> y<\/p>\n$/);
    expect(code(text)).toMatch(/^<code>(?:[\p{L}\p{N} ]|&#\d+;)*<\/code>$/u);
  });

  it.each(HOSTILE)('does not break the table of the comment: %j', async (text) => {
    const html = await marked.parse(commentText(report('fail', text, text), trigger, 'key'));
    expect(html.match(/<td\b/g)).toHaveLength(3);
    expect(html).not.toMatch(/<(img|script|h1|del|em)/);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://github.example.com/o/r/actions/runs/1"']);
  });

  it('is truncated', () => {
    expect(code('a'.repeat(10_000)).length).toBeLessThan(250);
  });
});

describe('the commit status', () => {
  it.each([
    ['pending', 'pending', 'The agent finished'],
    ['pass', 'success', 'The agent finished'],
    ['advisory', 'success', 'The agent finished (advisory)'],
    ['fail', 'failure', 'The agent finished'],
  ] as const)('for %s is %s', (verdict, state, description) => {
    expect(commitStatus(report(verdict))).toEqual({ state, description });
  });

  it('has at most the 140 characters that GitHub allows', () => {
    const long = { ...report('fail'), message: 'x'.repeat(500) };
    expect(commitStatus(long).description).toHaveLength(140);
  });

  it('contains the number of jobs', () => {
    const [job] = report('pass').jobs;
    if (!job) throw new Error('no job');
    expect(commitStatus({ ...report('pass'), jobs: [job, job] }).description).toBe('The agent finished · 2 jobs');
  });
});

describe('the pull request comment', () => {
  const marker = commentMarker('key');

  it('starts with its marker and shows the pull request', () => {
    const pullRequest = { url: 'https://github.com/o/r/pull/7', host: 'github.com', repository: 'o/r', number: 7 };
    const text = commentText(
      {
        verdict: 'pass',
        message: 'Well',
        jobs: [{ id: 'one', result: 'pull-request', pullRequest, prState: 'draft' }],
      },
      trigger,
      'key',
    );
    expect(text.startsWith(`${marker}\n✅ **Well.**\n`)).toBe(true);
    expect(text).toContain('[7](https://github.com/o/r/pull/7) (draft) |');
  });

  it.each([
    [{ body: `${marker} x`, user: { type: 'Bot' }, author_association: 'NONE' }, true],
    [{ body: `${marker} x`, user: { type: 'User' }, author_association: 'MEMBER' }, true],
    [{ body: `${marker} x`, user: { type: 'User' }, author_association: 'NONE' }, false],
    [{ body: `${marker} x`, user: { type: 'User' }, author_association: 'CONTRIBUTOR' }, false],
    [{ body: `${marker} x`, user: null, author_association: 'NONE' }, false],
    [{ body: `> ${marker}`, user: { type: 'Bot' } }, false],
    [{ body: null, user: { type: 'Bot' } }, false],
    [null, false],
  ])('is recognized by marker and author: %j', (comment, isOwn) => {
    expect(isOwnComment(comment, marker)).toBe(isOwn);
  });
});
