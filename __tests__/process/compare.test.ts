import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { CompareReport } from '../../src/compare/compare-report.ts';
import { CompareWorkspace, page, type CompareRun, type Files } from '../support/run-compare.ts';

let workspace: CompareWorkspace;

beforeEach(() => {
  workspace = new CompareWorkspace();
});

afterEach(() => {
  rmSync(workspace.folder, { recursive: true, force: true });
});

const TEXT =
  'Install the package, start the server, open the page, and read what it says about the first steps of a new user.';

const SITE: Files = {
  'index.html': page('Home', `<p>${TEXT} Home.</p>`),
  'a.html': page('A', `<p>The port is 80 by default.</p>`),
  'b.html': page('B', `<h2 id="one">One</h2><p>Bee <a href="/a">a</a></p>`),
  'c.html': page('C', `<p>${TEXT} Sea, and nothing else but this sentence of the third page.</p>`),
  'd.html': page('D', '<p>Dee is going away.</p>'),
};

async function compare(
  before: Files,
  after: Files,
  inputs: Readonly<Record<string, string>> = {},
): Promise<CompareRun> {
  workspace.write('before', before);
  workspace.write('after', after);
  return await workspace.run(inputs);
}

function reportOf({ outputs }: CompareRun): CompareReport {
  return JSON.parse(readFileSync(outputs['report'] ?? '', 'utf8')) as CompareReport;
}

const AFTER: Files = {
  ...SITE,
  'index.html': page('Home', `<p>${TEXT} Home.</p>`, 'v2'),
  'a.html': page('A', '<p>The port is 8080 by default.</p>', 'v2'),
  'b.html': page('B', '<h2>One</h2><p>Bee <a href="/a">a</a></p>', 'v2'),
  'c.html': undefined,
  'guides/c.html': SITE['c.html'],
  'd.html': undefined,
  'new.html': page('New', '<p>Brand new.</p>'),
};

describe('a comparison', () => {
  test('reports, sets outputs and writes the summary', async () => {
    const run = await compare(SITE, AFTER);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.outputs).toMatchObject({
      changed: 'true',
      added: '1',
      removed: '1',
      moved: '1',
      edited: '2',
    });
    const report = reportOf(run);
    expect(report).toMatchObject({
      version: 1,
      added: ['new.html'],
      removed: [{ page: 'd.html', verdict: 'lost', redirect: null }],
      moved: [{ from: 'c.html', to: 'guides/c.html', similarity: 1, verdict: 'lost', redirect: null }],
      edited: [
        {
          page: 'a.html',
          kinds: ['text'],
          wordsAdded: 1,
          wordsRemoved: 1,
          excerpt: 'The port is [-80-] {+8080+} by default.',
        },
        { page: 'b.html', kinds: [], lostAnchors: ['one'] },
      ],
      presentationOnly: 1,
      unchanged: 0,
    });
    expect(run.outputs['contentDigest']).toBe(report.after.contentDigest);
    expect(run.stdout).toContain(
      '2 pages edited, 1 added, 1 moved, of which 1 has no redirect, 1 removed, of which 1 has no redirect.',
    );
    expect(run.summary.indexOf('### Removed')).toBeLessThan(run.summary.indexOf('### Moved'));
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
      JSON.parse(readFileSync(new URL('../../docs/compare-report.schema.json', import.meta.url), 'utf8')) as object,
    );
    expect(validate(report) || validate.errors).toBe(true);
  });

  test('gives the same report each time', async () => {
    const first = await compare(SITE, AFTER);
    const again = await workspace.run();
    expect(readFileSync(again.outputs['report'] ?? '')).toEqual(readFileSync(first.outputs['report'] ?? ''));
  });

  test('finds nothing when only the frame changed, and says so in one line', async () => {
    const rebuilt = Object.fromEntries(
      Object.entries(SITE).map(([path, text]) => [path, String(text).replaceAll('v1', 'v2')]),
    );
    const run = await compare(SITE, rebuilt);
    expect(run.outputs).toMatchObject({ changed: 'false', edited: '0' });
    const report = reportOf(run);
    expect(report.before.contentDigest).toBe(report.after.contentDigest);
    expect(report).toMatchObject({ presentationOnly: 5, unchanged: 0 });
    expect(run.summary.trim().split('\n')).toHaveLength(3);
  });

  test('images count by their bytes, downloads by their names without hashes', async () => {
    const before = {
      'a.html': page('A', '<img src="/x.aaaa1111.png"><a href="/f.aaaa1111.pdf">f</a>'),
      'x.aaaa1111.png': 'one',
    };
    const renamed = {
      'a.html': page('A', '<img src="/x.bbbb2222.png"><a href="/f.bbbb2222.pdf">f</a>'),
      'x.bbbb2222.png': 'one',
    };
    expect((await compare(before, renamed)).outputs).toMatchObject({ edited: '0' });
    workspace.write('after', { 'x.bbbb2222.png': 'two' });
    expect(reportOf(await workspace.run()).edited).toMatchObject([{ page: 'a.html', kinds: ['images'] }]);
  });

  test('a link that follows a moved page is no edit; another fragment is one', async () => {
    const moved = {
      ...SITE,
      'a.html': undefined,
      'z/a.html': SITE['a.html'],
      'b.html': String(SITE['b.html']).replace('"/a"', '"/z/a"'),
    };
    rmSync(workspace.path('before'), { recursive: true, force: true });
    expect(reportOf(await compare(SITE, moved)).edited).toEqual([]);
    workspace.write('after', { 'b.html': String(SITE['b.html']).replace('"/a"', '"/z/a#x"') });
    expect(reportOf(await workspace.run()).edited).toMatchObject([{ page: 'b.html', kinds: ['links'] }]);
  });

  test('large sites are read by workers, with the same result', async () => {
    const filler = `<p>${'filler words '.repeat(600)}</p>`;
    const site = (edit: string): Files =>
      Object.fromEntries(
        Array.from({ length: 600 }, (_, index) => [
          `p${index}.html`,
          page(`P${index}`, `<p>Page ${index}${index === 7 ? edit : ''}</p>${filler}`),
        ]),
      );
    const report = reportOf(await compare(site(''), site(' edited')));
    expect(report).toMatchObject({ edited: [{ page: 'p7.html', wordsAdded: 1 }], unchanged: 599 });
  });
});

describe('redirects', () => {
  test('verdicts and proposals', async () => {
    workspace.write('.', {
      'docs.json': '{"redirects":[{"source":"/d","destination":"/none"},{"source":"/c","destination":"/guides/c"}]}',
    });
    const run = await compare(SITE, AFTER, { redirects: workspace.path('docs.json') });
    const { removed, moved } = reportOf(run);
    expect(removed).toEqual([{ page: 'd.html', verdict: 'redirect-broken', redirect: '/none' }]);
    expect(moved).toMatchObject([{ verdict: 'redirected', redirect: '/guides/c' }]);
    const folder = run.outputs['redirectsPath'] ?? '';
    expect(readFileSync(`${folder}/_redirects`, 'utf8')).toContain('/d / 301\n/d.html / 301\n');
    expect(readFileSync(`${folder}/nginx.conf`, 'utf8')).toContain('    "/d.html" "/";\n');
    expect(JSON.parse(readFileSync(`${folder}/docs.json`, 'utf8'))).toEqual({
      redirects: [{ source: '/d', destination: '/' }],
    });
  });

  test.each([
    ['removed', 'pages-removed', ['d.html', 'c.html']],
    ['lost-anchors', 'anchors-lost', ['b.html#one']],
  ])('fail-on: %s', async (failOn, errorCode, named) => {
    const run = await compare(SITE, AFTER, { 'fail-on': failOn });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ errorCode, removed: '1' });
    for (const text of named) expect(run.stdout).toContain(text);
  });

  test('fail-on: broken-redirects', async () => {
    workspace.write('.', { _redirects: '/d /none\n' });
    const inputs = { redirects: workspace.path('_redirects'), 'fail-on': 'broken-redirects' };
    expect((await compare(SITE, AFTER, inputs)).outputs).toMatchObject({ errorCode: 'redirects-broken' });
    workspace.write('.', { _redirects: '/d /new\n' });
    expect(await workspace.run(inputs)).toMatchObject({ exitCode: 0 });
  });
});

describe('bad input', () => {
  test.each([
    [
      'no inputs',
      { before: '', after: '', 'fail-on': 'x', comment: 'maybe', content: 'a[' },
      'invalid-input',
      '`content` is not a CSS selector',
    ],
    ['a folder that is not there', { before: 'none' }, 'site-unusable', '`before` cannot be used'],
    ['a redirects file that is no JSON', { redirects: 'bad.json' }, 'redirects-unusable', 'not valid JSON'],
    ['a redirects file that is not there', { redirects: 'none.json' }, 'redirects-unusable', 'does not exist'],
    ['a selector that matches nowhere', { content: '.none' }, 'invalid-input', '`.none`'],
    ['a comment without a token', { comment: 'true' }, 'invalid-input', 'requires `github-token`'],
  ])('%s', async (_, inputs, errorCode, message) => {
    workspace.write('.', { 'bad.json': '{' });
    const run = await compare(SITE, AFTER, inputs);
    expect(run).toMatchObject({ exitCode: 1, stderr: '', outputs: { errorCode } });
    expect(run.outputs).not.toHaveProperty('result');
    expect(run.stdout).toContain(message);
  });

  test('a folder without HTML', async () => {
    expect((await compare(SITE, { 'a.txt': 'x' })).stdout).toContain('`after` has no HTML file');
  });

  test('a selector that matches on some pages is a warning with their number', async () => {
    const marked = { ...SITE, 'a.html': '<main><div class="doc">Text</div></main>' };
    const run = await compare(marked, marked, { content: '.doc' });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/^::warning [^\n]*matches nothing on 8 of 10 pages/m);
  });

  test('links out of the folder, FIFOs and hostile names', async () => {
    workspace.write('.', { 'secret.html': page('Secret', 'secret words') });
    const names = [
      'a|b.html',
      '<script>alert(1)</script>.html',
      'line\n::error::injected.html',
      '`code` @user #1.html',
      '$uri "q".html',
    ];
    const odd = Object.fromEntries(names.map((name) => [name, page('Odd', `<p>${name.length} odd words</p>`)]));
    workspace.write('before', { ...SITE, ...odd });
    workspace.write('after', SITE);
    symlinkSync('../secret.html', workspace.path('after', 'link.html'));
    execFileSync('mkfifo', [workspace.path('after', 'pipe.html')]);
    const run = await workspace.run({ 'fail-on': 'removed' });
    expect(reportOf(run).removed).toHaveLength(names.length);
    expect(reportOf(run).added).toEqual([]);
    const written = run.stdout + run.summary;
    expect(written).not.toContain('secret words');
    expect(run.stdout).not.toMatch(/^::error::injected/m);
    for (const text of ['<script>', '@user', 'a|b', '`code`']) expect(run.summary).not.toContain(text);
  });

  test('pages that are no text', async () => {
    const before = {
      'a.html': Buffer.from([0xff, 0xfe, 0xfd, 0x00, 0x80]),
      'b.html': Buffer.from('<main>caf\xe9</main>', 'latin1'),
    };
    const after = { ...before, 'b.html': '<meta charset="windows-1252"><main>caf\u00e9</main>' };
    const run = await compare(before, { ...after, 'b.html': Buffer.from('\ufeff<main>café</main>') });
    expect(run).toMatchObject({ exitCode: 0, outputs: { edited: '0' } });
  });
});
