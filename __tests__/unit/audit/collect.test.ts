import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { scanSite, type SiteFindings } from '../../../src/audit/collect.ts';
import { withSite, writeSite } from '../../support/site-folder.ts';

function scanFolder(
  path: string,
  inputs: { resolve: 'auto' | 'exact'; siteUrls: URL[] } = { resolve: 'auto', siteUrls: [] },
): Promise<SiteFindings> {
  return scanSite({ inputs: { path, ...inputs }, signal: new AbortController().signal, onProgress: () => undefined });
}

function scan(
  files: Readonly<Record<string, string>>,
  options: { siteUrl?: string; resolve?: 'auto' | 'exact' } = {},
): Promise<SiteFindings> {
  const { siteUrl, resolve = 'auto' } = options;
  return withSite(files, (path) =>
    scanFolder(path, { resolve, siteUrls: siteUrl === undefined ? [] : [new URL(siteUrl)] }),
  );
}

const html = (body: string): string => `<!doctype html>\n<title>t</title>\n${body}`;

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

describe('a site exported by Next.js', () => {
  const page = (body: string): string => html(`<script src="/_next/static/chunks/main.js"></script>${body}`);
  const possible = ({ requests }: SiteFindings): unknown[] =>
    requests.filter((one) => one.class === 'possible').map(({ target, pages }) => [target, pages]);

  test('requests what the payload of a linked page has hints for', async () => {
    const findings = await scan({
      'index.html': page('<a href="/docs/a">a</a>'),
      'docs/a.html': page('a'),
      'docs/a/__next._tree.txt': ':HL["/_next/a.css","style"]\n:HL["https://e.test/a.png","image"]\n0:{"b":"x"}\n',
      'docs/a.txt': ':HL["https://e.test/not-read.png","image"]\n',
      'b/index.html': page('<a href="../c/">c</a>'),
      'c/index.html': page('c'),
      'c/index.txt': '1:"https://cdn.test/_next/static/chunks/c.js"\n2:T9,:HL[broken\n',
    });
    expect(possible(findings)).toEqual([
      ['https://cdn.test/_next/static/chunks/c.js', ['b/index.html']],
      ['https://e.test/a.png', ['index.html']],
    ]);
    expect(findings.requests[1]).toMatchObject({
      kind: 'image',
      sources: [{ file: 'docs/a/__next._tree.txt', line: 2 }],
    });
  });

  test('misses on a page what is missing on a page that it links to', async () => {
    const { missing } = await scan({
      'a.html': page('<a href="b">b</a>'),
      'b.html': page('<img src="/gone.png">'),
      'b.txt': ':HL["/gone.png","image"]\n:HL["/gone-too.png","image"]\n',
    });
    expect(missing.map(({ target, pages }) => [target, pages])).toEqual([['gone.png', ['a.html', 'b.html']]]);
  });

  test('requests what Script components in its own payload add', async () => {
    const rows = `0:["$","html",null,{"children":[["$","$L1",null,{"src":"https://late.test/a.js","strategy":"lazyOnload"}],["$","$L1",null,{"id":"x","strategy":"afterInteractive","children":"fetch('https://api.test/x')"}],["$","img",null,{"src":"https://no.test/text.png"}]]}]\n`;
    const [first, second] = [rows.slice(0, 60), rows.slice(60)].map((part) => JSON.stringify([1, part]));
    const findings = await scan({
      'index.html': page(
        `<script>self.__next_f.push(${first ?? ''})</script><script>self.__next_f.push(${second ?? ''})</script>`,
      ),
    });
    expect(possible(findings)).toEqual([
      ['https://api.test/x', ['index.html']],
      ['https://late.test/a.js', ['index.html']],
    ]);
  });

  test('follows the script files that a script loads later', async () => {
    const findings = await scan({
      'index.html': html('<script src="/base/_next/static/chunks/main.js"></script>'),
      'base/_next/static/chunks/main.js': 'e.v(t=>Promise.all(["static/chunks/late.js"].map(t=>e.l(t))))',
      'base/_next/static/chunks/late.js': 'const a = "https://e.test/late.png"',
      'base/_next/static/chunks/unused.js': 'const a = "https://e.test/unused.png"',
    });
    expect(possible(findings)).toEqual([['https://e.test/late.png', ['index.html']]]);
  });
});

describe('a page whose content a script draws', () => {
  const shell = '<!doctype html><title>t</title><script type=module src=/app.js></script><div id=app></div>';
  const page = (path: string): string =>
    `${shell}<p>x<img src=/logo.svg><img src=/${path}.png><img src=https://e.test/logo.png>`;

  test('needs what all other pages with this script need', async () => {
    const { missing, requests } = await scan({
      '404.html': shell,
      'app.js': '',
      'other.html': html(''),
      'a.html': page('a'),
      'b.html': page('b'),
      'c.html': page('c'),
    });
    expect(missing.map(({ target, pages }) => [target, pages])).toEqual([
      ['a.png', ['a.html']],
      ['b.png', ['b.html']],
      ['c.png', ['c.html']],
      ['logo.svg', ['404.html', 'a.html', 'b.html', 'c.html']],
    ]);
    expect(requests.map(({ class: requestClass, pages }) => [requestClass, pages])).toEqual([
      ['required', ['a.html', 'b.html', 'c.html']],
      ['possible', ['404.html']],
    ]);
  });

  test('is not compared with too few pages', async () => {
    const { missing } = await scan({ '404.html': shell, 'app.js': '', 'a.html': page('a') });
    expect(missing.find(({ target }) => target === 'logo.svg')?.pages).toEqual(['a.html']);
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
