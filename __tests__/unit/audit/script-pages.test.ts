import { describe, expect, test } from '@jest/globals';
import type { SiteFindings } from '../../../src/audit/collect.ts';
import { html, scan } from '../../support/scan-site.ts';

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
    expect(missing.map(({ target, pages }) => [target, pages])).toEqual([
      ['_next/static/chunks/main.js', ['a.html', 'b.html']],
      ['gone.png', ['a.html', 'b.html']],
    ]);
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
