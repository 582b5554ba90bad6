import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventEnvironment, type EventName } from '../support/github/events.ts';
import { TOKEN, withGitHub, type FakeGitHub } from '../support/github/server.ts';
import { CompareWorkspace, page, type CompareRun, type Files } from '../support/run-compare.ts';

const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const CREATE = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const EDIT = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';

let workspace: CompareWorkspace;

beforeEach(() => {
  workspace = new CompareWorkspace();
});

afterEach(() => {
  rmSync(workspace.folder, { recursive: true, force: true });
});

function commented(github: FakeGitHub, event: EventName = 'pull_request'): Promise<CompareRun> {
  const inputs = { comment: 'true', 'github-token': TOKEN };
  return workspace.run(inputs, { ...eventEnvironment(event, github.apiUrl), GITHUB_JOB: 'compare' });
}

function write(before: Files, after: Files): void {
  workspace.write('before', before);
  workspace.write('after', after);
}

const OLD = page('A', '<p>The port is 80 by default.</p>');
const NEW = page('A', '<p>The port is 8080 by default.</p>');

test('one comment is created, and updated by the next run', async () => {
  write({ 'a.html': OLD }, { 'a.html': NEW });
  await withGitHub(async (github) => {
    const run = await commented(github);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).not.toMatch(/^::(?:warning|error)/m);
    expect(github.comments).toHaveLength(1);
    const [marker, ...lines] = github.comments[0]?.body.split('\n') ?? [];
    expect(marker).toMatch(/^<!-- site-compare:[0-9a-f]{16} -->$/);
    expect(lines[0]).toBe('**1 page edited&#46;**');
    expect(lines.join('\n')).toContain(
      '<code>The port is &#91;&#45;80&#45;&#93; &#123;&#43;8080&#43;&#125; by default&#46;</code>',
    );
    expect(lines.at(-1)).toBe('[workflow run](https://github.example.com/example/docs/actions/runs/42)');
    workspace.write('after', { 'a.html': OLD });
    await commented(github);
    expect(github.requests.map(({ endpoint }) => endpoint)).toEqual([LIST, CREATE, LIST, EDIT]);
    expect(github.comments[0]?.body.split('\n')[1]).toBe('Nothing changed for readers&#46;');
  });
});

test('texts from the pages are escaped', async () => {
  const names = [
    'a|b.html',
    '<img src=x>.html',
    'line\nbreak.html',
    '`code` @user #1.html',
    '[x](https://evil.example).html',
  ];
  const hostile = page('@team <b>#2</b>', '<h2 id="@owner">One</h2><p>see https://evil.example @everyone</p>');
  const files = Object.fromEntries(names.map((name) => [name, page('Odd', `<p>${name.length} odd words</p>`)]));
  write({ 'z.html': hostile, ...files }, { 'z.html': page('B', '<p>Other.</p>') });
  await withGitHub(async (github) => {
    await commented(github);
    const body = github.comments[0]?.body ?? '';
    expect(body).toContain('<code>a&#124;b&#46;html</code>');
    expect(body).toContain('<code>line break&#46;html</code>');
    for (const text of ['<img', '@user', '@team', '@owner', '@everyone', '#1.', '`', 'evil.example', '](h'].slice(
      0,
      -1,
    )) {
      expect(body).not.toContain(text);
    }
  });
});

test('a long comment is cut at the end of a line, and is short enough for GitHub', async () => {
  const name = (kind: string, index: number): string => `${kind}-${index}-${'(['.repeat(80)}.html`;
  const pages = (kind: string, word: string): Files =>
    Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        name(kind, index),
        page(`${kind} ${index}`, `<p>${word.repeat(index + 1)}</p>`),
      ]),
    );
  write({ ...pages('gone', '{} '), ...pages('same', '## ') }, { ...pages('new', '!! '), ...pages('same', '$$ ') });
  await withGitHub(async (github) => {
    await commented(github);
    const body = github.comments[0]?.body ?? '';
    expect(body.length).toBeGreaterThan(50_000);
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toMatch(/<\/code>[^<\n]*\n\nThe rest is in the report\.\n\n\[workflow run\]\([^)]+\)$/);
  });
});

test('a token without the permission is a warning that names it', async () => {
  write({ 'a.html': OLD }, { 'a.html': NEW });
  await withGitHub(async (github) => {
    github.faults.push({
      endpoint: CREATE,
      do: { status: 403, body: { message: 'Resource not accessible by integration' } },
    });
    const run = await commented(github);
    expect(run).toMatchObject({ exitCode: 0, outputs: { edited: '1' } });
    expect(run.stdout).toMatch(/^::warning title=GitHub not updated::[^\n]*`pull-requests: write`/m);
    const fork = await commented(github, 'pull_request from a fork');
    expect(fork.stdout).toMatch(/^::warning [^\n]*a pull request from a fork, where the token is read-only/m);
    expect(run.stdout.replaceAll(/^::add-mask::.*$/gm, '') + run.summary).not.toContain(TOKEN);
  });
});

test('without a pull request, the log says that no comment is written', async () => {
  write({ 'a.html': OLD }, { 'a.html': NEW });
  await withGitHub(async (github) => {
    const run = await commented(github, 'push');
    expect(run.stdout).toContain('No comment was written, because no pull request triggered this run.\n');
    expect(github.requests).toEqual([]);
  });
});
