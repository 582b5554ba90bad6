import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { proposeRedirects, writeProposals, type Proposal } from '../../../src/compare/proposals.ts';
import type { CompareReport } from '../../../src/compare/compare-report.ts';
import { readRedirects } from '../../../src/compare/redirect-rules.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proposals-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

test('pages without a working redirect get the new path, or the nearest page above', () => {
  const site = { pages: 1, contentDigest: 'c1:' };
  const report: CompareReport = {
    ...{ version: 1, before: site, after: site, added: [], edited: [], presentationOnly: 0, unchanged: 0 },
    moved: [
      { from: 'a.html', to: 'b.html', similarity: 1, verdict: 'lost', redirect: null },
      { from: 'c.html', to: 'd.html', similarity: 1, verdict: 'redirected', redirect: '/d' },
    ],
    removed: [
      { page: 'guides/deep/x.html', verdict: 'lost', redirect: null },
      { page: 'top.html', verdict: 'redirect-broken', redirect: '/none' },
    ],
  };
  expect(proposeRedirects(report, new Set(['b.html', 'guides/index.html', 'index.html']))).toEqual([
    { from: 'a.html', to: 'b.html', kind: 'moved' },
    { from: 'guides/deep/x.html', to: 'guides/index.html', kind: 'removed' },
    { from: 'top.html', to: 'index.html', kind: 'removed' },
  ]);
  expect(proposeRedirects(report, new Set(['b.html']))).toHaveLength(1);
});

test('the files mean what they say, whatever the names', async () => {
  const odd: Proposal[] = [
    '$uri/x y.html',
    'a"b\\c.html',
    'new\nline.html',
    'star*.html',
    ':slug.html',
    '50%.html',
    '#h?.html',
    'é.html',
  ].map((from) => ({ from, to: `to/${from}`, kind: 'moved' }));
  await writeProposals(folder, odd);
  for (const name of ['_redirects', 'docs.json']) {
    const rules = await readRedirects(join(folder, name));
    for (const { from, to } of odd) {
      const destination = rules.destinationOf(
        `/${encodeURIComponent(from.replace('.html', '')).replaceAll('%2F', '/')}`,
      );
      expect(decodeURIComponent(destination ?? '').replace('.html', '')).toBe(`/${to.replace('.html', '')}`);
    }
  }
  const nginx = read('nginx.conf');
  expect(nginx).toContain('    "/a\\"b\\\\c.html" "/to/a%22b%5Cc.html";\n');
  expect(nginx).toContain('    "/new\\nline.html" "/to/new%0Aline.html";\n');
  // A dollar sign in a value would be a variable.
  expect(nginx).toContain('    "/$uri/x y.html" "/to/%24uri/x%20y.html";\n');
});

test('an index is addressed by its folder, and names that differ in case only are kept apart in nginx', async () => {
  await writeProposals(folder, [
    { from: 'old/index.html', to: 'new/index.html', kind: 'moved' },
    { from: 'A.html', to: 'x.html', kind: 'moved' },
    { from: 'a.html', to: 'y.html', kind: 'removed' },
  ]);
  expect(read('_redirects')).toContain('/old /new/ 301\n/old/ /new/ 301\n/old/index.html /new/ 301\n');
  expect(read('nginx.conf')).toContain('    "~^/A\\\\.html$" "/x.html";\n');
  expect(read('nginx.conf')).toContain('    "~^/a\\\\.html$" "/y.html";\n');
});

test('without proposals the files are empty, and still valid', async () => {
  await writeProposals(folder, []);
  expect(read('_redirects')).toBe('');
  expect(JSON.parse(read('docs.json'))).toEqual({ redirects: [] });
  expect(read('nginx.conf')).toContain('map $uri $moved_page {\n    default "";\n}\n');
});
