import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { commandsOf } from '../../scripts/documented-commands.ts';

const root = join(import.meta.dirname, '..', '..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const GIT_IDENTITY = {
  GIT_CONFIG_GLOBAL: join(root, 'no-such-file'),
  GIT_AUTHOR_NAME: 'Somebody',
  GIT_AUTHOR_EMAIL: 'somebody@example.com',
  GIT_COMMITTER_NAME: 'Somebody',
  GIT_COMMITTER_EMAIL: 'somebody@example.com',
};

interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Creates a repository with this changelog and a remote. The result runs a command in it. */
function createRepository(changelog: string): (command: string) => CommandResult {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  folders.push(folder);
  const work = join(folder, 'work');
  mkdirSync(join(work, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'scripts/release-notes.mjs']) {
    cpSync(join(root, file), join(work, file));
  }
  writeFileSync(join(work, 'CHANGELOG.md'), changelog);
  const run = (command: string): CommandResult => {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: work,
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, ...GIT_IDENTITY },
    });
    return { status, stdout, stderr };
  };
  for (const command of [
    'init --quiet --bare ../origin',
    'init --quiet',
    'remote add origin ../origin',
    'add .',
    'commit --quiet -m x',
  ]) {
    expect(run(`git ${command}`)).toMatchObject({ status: 0 });
  }
  return run;
}

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.3] - 2026-12-01

### Fixed

- Something.

## [1.2.2] - 2026-11-01

- Older.
`;

describe('the release commands in RELEASING.md', () => {
  it('set the version, print the notes and push the tag', () => {
    const run = createRepository(CHANGELOG);
    const [version, notes, ...rest] = commandsOf('RELEASING.md').filter((command) => !command.startsWith('gh '));
    expect(run(version ?? '')).toMatchObject({ status: 0 });
    expect(run(notes ?? '')).toMatchObject({ status: 0, stdout: '### Fixed\n\n- Something.\n' });
    expect(rest).toHaveLength(2);
    for (const command of rest) expect(run(command)).toMatchObject({ status: 0 });
    expect(run('git ls-remote --tags origin').stdout).toContain('refs/tags/v1.2.3');
  });

  it.each([
    ['another version in package.json', CHANGELOG, 'v1.2.3', /but the version in package\.json is/],
    ['no heading', '# Changelog\n', undefined, /no dated heading for/],
    ['a heading without a date', '## [VERSION]\n\n- It.\n', undefined, /no dated heading for/],
    [
      'no entries under the heading',
      '## [VERSION] - 2026-12-01\n\n## [0.0.1] - 2026-01-01\n',
      undefined,
      /has no entries for/,
    ],
  ])('print no notes with %s', (_name, changelog, tag, message) => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const run = createRepository(changelog.replaceAll('VERSION', version));
    const { status, stderr, stdout } = run(`node scripts/release-notes.mjs ${tag ?? `v${version}`}`);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
  });
});

describe('the tags of a release', () => {
  const [commit, other, tagObject] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
  const runScript = (args: readonly string[], input: string): CommandResult => {
    const script = join(root, 'scripts', 'release-tags.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  it.each([
    ['a lightweight tag', `${commit}\trefs/tags/v1.2.3\n`, 0],
    ['an annotated tag', `${tagObject}\trefs/tags/v1.2.3\n${commit}\trefs/tags/v1.2.3^{}\n`, 0],
    ['a tag that was moved', `${other}\trefs/tags/v1.2.3\n`, 1],
    ['an annotated tag that was moved', `${commit}\trefs/tags/v1.2.3\n${other}\trefs/tags/v1.2.3^{}\n`, 1],
    ['a tag that was deleted', '', 1],
  ])('must point to the built commit: %s', (_name, lines, status) => {
    const result = runScript(['verify', 'v1.2.3', commit], lines);
    expect(result.status).toBe(status);
    expect(result.stderr.includes('Nothing was published.')).toBe(status === 1);
  });

  it.each([
    ['the newest', ['v1.2.2', 'v1.2.3'], 'v1\n'],
    ['the newest except pre-releases', ['v1.2.3', 'v1.3.0-rc.1', 'v1.3.0-beta'], 'v1\n'],
    ['the newest of its major version', ['v1.2.3', 'v2.0.0', 'v1', 'v10.0.0'], 'v1\n'],
    ['newer by number', ['v1.2.3', 'v1.2.1', 'v1.1.10'], 'v1\n'],
    ['older by number', ['v1.2.3', 'v1.2.10'], ''],
    ['a patch of an older minor version', ['v1.2.3', 'v1.3.0'], ''],
  ])('move the major tag only for the newest release: %s', (_name, tags, stdout) => {
    expect(runScript(['major', 'v1.2.3'], tags.join('\n'))).toMatchObject({ status: 0, stdout });
  });

  it('are verified before the workflow publishes the release', () => {
    const workflow = readFileSync(join(root, '.github', 'workflows', 'release.yml'), 'utf8');
    const [verified, published] = ['release-tags.mjs verify', '--draft=false'].map((text) => workflow.indexOf(text));
    expect(verified).toBeGreaterThan(0);
    expect(published).toBeGreaterThan(verified ?? Infinity);
    expect(workflow).toContain('release-tags.mjs major');
  });
});

describe('scripts/expect.mjs', () => {
  const runExpect = (expectations: string[], environment: Record<string, string>): CommandResult => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts', 'expect.mjs'), ...expectations],
      {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '', ...environment },
      },
    );
    return { status, stdout, stderr };
  };

  it('passes when every expectation is met', () => {
    const { status, stdout } = runExpect(['outcome=failure', 'jobId~^se_', 'link='], {
      outcome: 'failure',
      jobId: 'se_1',
      link: '',
    });
    expect([status, stdout]).toEqual([0, 'As expected: outcome=failure, jobId~^se_, link=\n']);
  });

  it.each([
    ['outcome=failure', 'outcome is "success", expected "failure".\n'],
    ['jobId~^se_', 'jobId is "x", expected /^se_/.\n'],
    ['absent=', 'absent is not set.\n'],
    ['what', '"what" is not a valid expectation.\n'],
  ])('fails when %s is not met', (expectation, message) => {
    const { status, stderr } = runExpect([expectation], { outcome: 'success', jobId: 'x' });
    expect([status, stderr]).toEqual([1, message]);
  });
});
