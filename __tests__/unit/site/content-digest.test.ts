import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { DigestCollector } from '../../../src/site/digest-collector.ts';

type Site = Readonly<Record<string, string>>;

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function digest(
  site: Site,
  order: (paths: string[]) => string[] = (paths) => paths,
  rootDir = '',
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'digest-'));
  try {
    const collector = new DigestCollector(folder, undefined);
    for (const path of order(Object.keys(site))) {
      const file = join(folder, rootDir, path);
      const text = site[path] ?? '';
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      collector.add({ path: posix.join(rootDir, path), size: Buffer.byteLength(text), sha256: sha256(text) });
    }
    return await collector.finish(rootDir);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const page = (title: string, content: string, frame = ''): string =>
  `<title>${title} | Site</title><nav>${frame}</nav><main><h1 id="h">${title}</h1>${content}</main><footer>${frame}</footer>`;

const SITE: Site = {
  'a.html': page('A', '<p>First. <a href="b#x">b</a></p><img src="/i.4f2a91bc.png">'),
  'b.html': page('B', '<p>Second.</p>'),
  'c/index.html': page('C', '<p>Third.</p>'),
  'i.4f2a91bc.png': 'image',
};

const changed = (path: string, text: string | undefined): Site =>
  Object.fromEntries(
    Object.entries({ ...SITE, [path]: text }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

describe('the content digest', () => {
  test('is what docs/content-digest.md says', async () => {
    const content = (lines: readonly string[]): string => sha256(lines.map((line) => `${line}\n`).join(''));
    const pages = [
      [
        'page a.html',
        'title A',
        `content ${content(['text A', 'text First. b', 'anchor h', 'link page:b#x'])}`,
        `image sha256:${sha256('image')}`,
      ],
      ['page b.html', 'title B', `content ${content(['text B', 'text Second.', 'anchor h'])}`],
      ['page c/index.html', 'title C', `content ${content(['text C', 'text Third.', 'anchor h'])}`],
    ];
    const expected = sha256(
      pages
        .map(content)
        .sort()
        .map((line) => `${line}\n`)
        .join(''),
    );
    expect(await digest(SITE)).toBe(`c1:${expected}`);
  });

  test('is the same in another order, with another frame, another name of the site and other hashes in names', async () => {
    const rebuilt = {
      ...Object.fromEntries(
        Object.entries(SITE).map(([path, text]) => [
          path,
          text.replaceAll('Site', 'Place').replaceAll('4f2a91bc', '00c0ffee').replace('<nav>', '<nav>New entry'),
        ]),
      ),
      'i.00c0ffee.png': 'image',
    };
    expect(await digest(SITE, (paths) => paths.reverse())).toBe(await digest(SITE));
    expect(await digest(rebuilt)).toBe(await digest(SITE));
  });

  test('does not depend on a folder around the site', async () => {
    const site = { ...SITE, 'd.html': page('D', '<a href="/b">absolute</a> <a href="c/">relative</a>') };
    expect(await digest(site, undefined, 'export')).toBe(await digest(site));
  });

  test.each([
    ['a word', 'b.html', page('B', '<p>Other.</p>')],
    ['a title', 'b.html', String(SITE['b.html']).replace('<title>B', '<title>Other')],
    ['the bytes of an image', 'i.4f2a91bc.png', 'other'],
    ['the target of a link', 'a.html', String(SITE['a.html']).replace('b#x', 'c')],
    ['a fragment', 'a.html', String(SITE['a.html']).replace('b#x', 'b#y')],
    ['the id of a heading', 'b.html', String(SITE['b.html']).replace('id="h"', 'id="i"')],
    ['a page more', 'd.html', page('D', '')],
    ['a page less', 'b.html', undefined],
  ])('changes with %s', async (_, path, text) => {
    expect(await digest(changed(path, text))).not.toBe(await digest(SITE));
  });
});

test('a page of more than 40 MiB counts by its bytes', async () => {
  const large = (word: string): Site => ({ 'a.html': `<main>${word}</main>${' '.repeat(40 * 2 ** 20)}` });
  const record = sha256(`bytes ${sha256(large('one')['a.html'] ?? '')}\n`);
  const line = sha256(`page a.html\ntitle \ncontent ${record}\n`);
  expect(await digest(large('one'))).toBe(`c1:${sha256(`${line}\n`)}`);
});

describe('pages without landmarks', () => {
  const plain = (entry: string, edit = ''): Site => ({
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((number) => [
        `${number}.html`,
        `<title>P${number}</title><div>Menu</div><div>${entry}</div><p>Text of page ${number}${number === 3 ? edit : ''}</p>`,
      ]),
    ),
  });

  test('the frame that they share does not count, their own text does', async () => {
    expect(await digest(plain('Entry'))).toBe(await digest(plain('New entry')));
    expect(await digest(plain('Entry', ' edited'))).not.toBe(await digest(plain('Entry')));
  });

  test('learn the frame of a site with landmarks from what stands around the content there', async () => {
    const site = (entry: string, text: string): Site => ({
      ...Object.fromEntries(
        [1, 2, 3].map((number) => [`${number}.html`, `<div>${entry}</div><main>Text ${number}</main>`]),
      ),
      '404.html': `<div>${entry}</div><p>${text}</p>`,
    });
    expect(await digest(site('Menu', 'Not found'))).toBe(await digest(site('New menu', 'Not found')));
    expect(await digest(site('Menu', 'Not found'))).not.toBe(await digest(site('Menu', 'Nowhere')));
  });
});
