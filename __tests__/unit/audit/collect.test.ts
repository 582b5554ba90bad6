import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { html, scan, scanFolder } from '../../support/scan-site.ts';
import { withSite, writeSite } from '../../support/site-folder.ts';

describe('the place where a request stands', () => {
  test('is the line of the start tag in the page', async () => {
    const { requests } = await scan({ 'a/b.html': html('<p>x\n<img alt="y"\n src="https://e.test/a.png">') });
    expect(requests[0]).toMatchObject({ kind: 'image', pages: ['a/b.html'], sources: [{ file: 'a/b.html', line: 4 }] });
  });

  test('is the line in the style sheet that asks for it', async () => {
    const { requests } = await scan({
      'index.html': html('<link rel=stylesheet href=css/a.css><p>x'),
      'css/a.css': 'p {\n color: red }\n@media screen {\n p { background:\n url(https://e.test/a.png) } }',
    });
    expect(requests[0]?.sources).toEqual([{ file: 'css/a.css', line: 5 }]);
  });

  test('counts the lines before an inline style sheet and an inline script', async () => {
    const { requests } = await scan({
      'index.html': html(
        '<style>\np { background: url(https://e.test/a.png) }</style>\n<script>\n\nfetch("https://e.test/b")</script><p>x',
      ),
    });
    expect(requests.map(({ target, sources: [first] }) => [target, first?.line])).toEqual([
      ['https://e.test/a.png', 4],
      ['https://e.test/b', 7],
    ]);
  });
});

describe('a site of several pages', () => {
  test('lists every page that causes a request, through shared files and frames too', async () => {
    const { requests } = await scan({
      'a.html': html('<script type=module src=/m.js></script>'),
      'b.html': html('<script type=module src=/m.js></script>'),
      'c.html': html('<iframe src=b.html></iframe>'),
      'd.html': html(''),
      'm.js': 'import "https://e.test/lib.js";',
    });
    expect(requests.map(({ target, pages }) => [target, pages])).toEqual([
      ['https://e.test/lib.js', ['a.html', 'b.html', 'c.html']],
    ]);
  });

  test('puts a page under the strongest class alone', async () => {
    const { requests } = await scan({
      'a.html': html('<link rel=prefetch href=https://e.test/a.png><img src=https://e.test/a.png>'),
      'b.html': html('<link rel=prefetch href=https://e.test/a.png>'),
    });
    expect(requests.map((one) => [one.class, one.pages])).toEqual([
      ['required', ['a.html']],
      ['hint', ['b.html']],
    ]);
  });

  test('takes addresses below the public URL for the site itself', async () => {
    const files = {
      'guide/index.html': html(
        '<img src="https://docs.test/v2/img/a.png"><img src="https://docs.test/v2/img/none.png"><img src="https://docs.test/other.png">',
      ),
      'img/a.png': 'x',
    };
    const { requests, missing } = await scan(files, { siteUrl: 'https://docs.test/v2/' });
    expect(requests.map(({ target }) => target)).toEqual(['https://docs.test/other.png']);
    expect(missing.map(({ target }) => target)).toEqual(['img/none.png']);
  });

  test('groups pages by their scripts and style sheets', async () => {
    // What is only loaded ahead differs from page to page and makes no set of its own.
    const sheet = '<link rel=stylesheet href=/a.css>';
    const ahead = '<link rel=modulepreload href=/b.js>';
    const { groups } = await scan({
      'a.html': sheet,
      'x/b.html': sheet + ahead,
      'c.html': '',
      'a.css': '',
      'b.js': '',
    });
    expect([...groups.values()]).toEqual([['a.html', 'x/b.html'], ['c.html']]);
  });
});

test('a drawing that shows itself is read once', async () => {
  const { requests } = await scan({
    'index.html': html('<object data=a.svg></object>'),
    'a.svg':
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://e.test/a.png"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="a.svg"></iframe></foreignObject></svg>',
  });
  expect(requests.map(({ target }) => target)).toEqual(['https://e.test/a.png']);
});

test('a file behind a link out of the folder is neither read nor missing', async () => {
  const outside = writeSite({
    'secret.js': 'fetch("https://secret.test/")',
    'secret.html': '<img src="https://secret.test/b">',
  });
  const { requests, missing, pages } = await withSite(
    { 'index.html': html('<script src=a.js></script>') },
    async (path) => {
      symlinkSync(join(outside, 'secret.js'), join(path, 'a.js'));
      symlinkSync(join(outside, 'secret.html'), join(path, 'b.html'));
      return scanFolder(path);
    },
  );
  rmSync(outside, { recursive: true });
  expect([requests, missing, pages]).toEqual([[], [], ['index.html']]);
});

describe('links', () => {
  test('finds those that lead to no page and to no anchor, as the host resolves them', async () => {
    const files = {
      'index.html': html(
        '<a href="guide">1</a><a href="guide#one">2</a><a href="/guide#two">3</a><a href="none">4</a><a href="#top">5</a><a href="#x">6</a>',
      ),
      'guide.html': html('<h2 id=one>One</h2><a name="old">x</a><a href="/index.html">7</a>'),
    };
    const { links } = await scan(files);
    expect(links.brokenLinks).toEqual([{ page: 'index.html', href: 'none' }]);
    expect(links.brokenAnchors.map(({ href }) => href)).toEqual(['/guide#two', '#x']);
    const exact = await scan(files, { resolve: 'exact' });
    expect(exact.links.brokenLinks.map(({ href }) => href)).toEqual(['guide', 'guide#one', '/guide#two', 'none']);
  });

  test('reads encoded anchors, and asks none of text fragments and routes', async () => {
    const { links } = await scan({
      'index.html': html(
        '<p id="é x">a</p><a href="#%C3%A9%20x">1</a><a href="#:~:text=a">2</a><a href="#/route">3</a><a href="">4</a>',
      ),
    });
    expect(links.brokenAnchors).toEqual([]);
  });

  test('counts distinct URLs of other hosts', async () => {
    const page = html(
      '<a href="https://g.test/a#1">1</a><a href="https://g.test/a#2">2</a><form action="https://s.test/find"></form><a href="mailto:a@b.test">3</a>',
    );
    const { links, requests } = await scan({ 'a.html': page, 'b.html': page });
    expect(links.outboundLinks).toEqual({ 'g.test': 1, 's.test': 1 });
    expect(requests).toEqual([]);
  });
});

describe('a folder that is no site', () => {
  test('is an error that says so', async () => {
    await expect(scan({ 'readme.txt': 'x' })).rejects.toMatchObject({ code: 'site-unusable' });
    await expect(scanFolder('/nowhere/at/all')).rejects.toMatchObject({ code: 'site-unusable' });
  });
});

describe('pages that were written to take long', () => {
  const hostile: Readonly<Record<string, string>> = {
    'nested elements': '<div>'.repeat(200_000),
    'a selector of many combinators': `<style>${'a '.repeat(60)}b { background: url(https://e.test/a.png) }</style>${'<a><i>'.repeat(600)}<b></b>`,
    'variables of variables': `<style>:root { ${Array.from({ length: 30 }, (_, n) => `--v${n}: ${`var(--v${n + 1}) `.repeat(20)};`).join('')} --v30: url(https://e.test/a.png) } p { background: var(--v0) }</style><p>x`,
    'nested conditions': `<style>@media ${'('.repeat(50_000)} { p { color: red } }</style>`,
    'nested rules': `<style>${'@media screen {'.repeat(20_000)}</style>`,
    'unclosed strings in a script': `<script>${'"//a.b\n'.repeat(50_000)}</script>`,
    'a srcset of commas': `<img srcset="${','.repeat(200_000)}">`,
    'attributes without end': `<p ${Array.from({ length: 50_000 }, (_, n) => `a${n}=1`).join(' ')}>`,
    'sizes in parentheses': `<img srcset="https://e.test/a.png 1w" sizes="${'calc('.repeat(20_000)}">`,
  };

  test.each(Object.keys(hostile))(
    '%s',
    async (name) => {
      const { pages } = await scan({ 'index.html': hostile[name] ?? '' });
      expect(pages).toEqual(['index.html']);
    },
    10_000,
  );
});
