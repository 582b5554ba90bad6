import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { runAudit } from '../support/run-audit.ts';
import { withSite } from '../support/site-folder.ts';

const html = (body: string): string => `<!doctype html>\n<title>t</title>\n${body}`;
const SITE = {
  'index.html': html(
    '<link rel=stylesheet href="https://fonts.test/a.css"><img src="img/none.png"><a href="none.html">x</a>',
  ),
  'b.html': html(
    '<link rel=stylesheet href="https://fonts.test/a.css"><a href="index.html#none">y</a><script>fetch("https://api.test/v1")</script>',
  ),
};

const schema = JSON.parse(readFileSync(join(process.cwd(), 'docs/audit-report.schema.json'), 'utf8')) as object;
const ajv = new Ajv2020({ strict: true });
addFormats.default(ajv);
const validate = ajv.compile(schema);

describe('a site that needs the network', () => {
  test('fails the step, with all outputs, a report by its schema and a summary', async () => {
    const run = await withSite(SITE, (path) => runAudit(path));
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toBe('');
    const { report, contentSecurityPolicy, ...outputs } = run.outputs;
    expect(outputs).toEqual({
      verdict: 'needs-network',
      required: '1',
      conditional: '0',
      possible: '1',
      missing: '1',
      brokenLinks: '1',
      brokenAnchors: '1',
      errorCode: 'needs-network',
    });
    expect(report).toMatch(/report\.json$/);
    expect(contentSecurityPolicy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; /);
    expect(validate(run.report)).toBe(true);
    expect(run.report).toMatchObject({
      version: 1,
      pages: 2,
      files: 2,
      requests: [
        {
          url: 'https://fonts.test/a.css',
          class: 'required',
          kind: 'stylesheet',
          pageCount: 2,
          pages: ['b.html', 'index.html'],
        },
        { url: 'https://api.test/v1', class: 'possible', kind: 'fetch', pages: ['b.html'] },
      ],
      missing: [{ target: 'img/none.png', kind: 'image', pageCount: 1, pages: ['index.html'] }],
      brokenLinks: [{ page: 'index.html', href: 'none.html' }],
      brokenAnchors: [{ page: 'b.html', href: 'index.html#none' }],
    });
    expect(run.stdout).toContain(
      '[needs-network] The site needs the network: it requests 1 URL of other hosts, on 2 of 2 pages.',
    );
    expect(run.summary).toContain('## Site audit: Site needs the network');
    expect(run.summary).toContain('<code>fonts&#46;test</code> | stylesheet | 2 |');
    expect(run.leftBehind).toEqual([]);
  });

  test('gives the same report every time', async () => {
    const [one, other] = await withSite(SITE, async (path) => [await runAudit(path), await runAudit(path)] as const);
    expect(one.report).toEqual(other.report);
  });

  test('passes where the host is allowed, which the policy then names', async () => {
    const run = await withSite(SITE, (path) =>
      runAudit(path, { inputs: { allow: 'fonts.test', 'fail-on': 'required' } }),
    );
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'incomplete', required: '0' });
    expect(run.outputs['contentSecurityPolicy']).toContain("style-src 'self' 'unsafe-inline' https://fonts.test;");
    expect(run.report?.requests.map(({ url }) => url)).toEqual(['https://api.test/v1']);
  });

  test.each([
    ['never', 0, undefined],
    ['missing', 1, 'files-missing'],
    ['broken-links, broken-anchors', 1, 'links-broken'],
    ['conditional', 0, undefined],
  ])('fails on %s alone', async (failOn, exitCode, errorCode) => {
    const run = await withSite(SITE, (path) => runAudit(path, { inputs: { 'fail-on': failOn } }));
    expect([run.exitCode, run.outputs['errorCode']]).toEqual([exitCode, errorCode]);
  });
});

test('a self-contained site passes', async () => {
  const run = await withSite(
    {
      'index.html': html('<img src=a.png><a href="https://g.test/">x</a><pre>https://e.test/a.js</pre>'),
      'a.png': 'x',
    },
    (path) => runAudit(path),
  );
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ verdict: 'self-contained', required: '0', missing: '0', possible: '0' });
  expect(run.report).toMatchObject({ requests: [], missing: [], outboundLinks: { 'g.test': 1 } });
});

describe('inputs', () => {
  test('all mistakes are listed at once', async () => {
    const inputs = {
      path: '',
      allow: 'not a host',
      'fail-on': 'sometimes',
      resolve: 'maybe',
      browser: 'yes',
      'site-url': 'docs.test',
    };
    const run = await runAudit('', { inputs });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toEqual({ errorCode: 'invalid-input' });
    for (const name of Object.keys(inputs)) expect(run.stdout).toContain(`\`${name}\` `);
  });

  test('a folder that is not there, and one without pages, are errors of their own', async () => {
    const missing = await runAudit('/nowhere/at/all');
    expect(missing.stdout).toContain('[site-unusable] The folder in `path` cannot be used: The folder does not exist.');
    const empty = await withSite({ 'a.txt': 'x' }, (path) => runAudit(path));
    expect(empty.stdout).toContain('[site-unusable] The folder in `path` has no HTML file.');
  });
});

test('what a hostile site says reaches log and summary as text alone', async () => {
  const evil = '%0A::error::x ##[error]y `code` <b>|@team';
  const files = {
    'index.html': html(
      `<img src="https://e.test/${evil}"><img src="${evil}.png"><a href="none ${evil}">x</a><script src="https://x.test/a.js?::set-output name=verdict::ok"></script>`,
    ),
    'a\u001b[31m::error::.html': html('<img src=https://e.test/b.png>'),
  };
  const run = await withSite(files, (path) => runAudit(path));
  const commands = run.stdout.split('\n').filter((line) => /^::(?!debug::)/.test(line));
  expect(commands).toHaveLength(1);
  expect(run.stdout).not.toContain('\u001b');
  expect(run.summary).not.toMatch(/<b>|@team|`code`|##\[/);
  expect(run.summary).not.toContain('\u001b');
  expect(run.outputs['verdict']).toBe('needs-network');
});
