import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { list, type ReadEntry } from 'tar';
import type { EmulatorOptions } from '../../emulator/index.ts';
import { DOCS, emulatorStarter, exportBundle } from './client.ts';

const emulator = emulatorStarter();
const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

type Files = Map<string, Buffer>;

/** Exports a site and unpacks it with the system's tar. */
async function siteOf(options: EmulatorOptions = {}, request: object = { domain: 'docs.example.com' }): Promise<Files> {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  directories.push(directory);
  const { link } = await exportBundle(await emulator(options), request);
  writeFileSync(join(directory, 'a.tgz'), Buffer.from(await (await fetch(link)).arrayBuffer()));
  execFileSync('tar', ['-xzf', 'a.tgz'], { cwd: directory });
  rmSync(join(directory, 'a.tgz'));
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => [name.slice(directory.length + 1).replaceAll(sep, '/'), readFileSync(name)] as const),
  );
}

const text = (files: Files, name: string): string => files.get(name)?.toString('utf8') ?? `(no ${name})`;
const htmlFiles = (files: Files): string[] => [...files.keys()].filter((name) => name.endsWith('.html'));
const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** Internal links whose file or fragment does not exist, as `page -> href`. */
function brokenLinks(files: Files): string[] {
  return htmlFiles(files).flatMap((page) => {
    const html = text(files, page);
    const internal = [...attributes(html, 'href'), ...attributes(html, 'src')].filter(
      (href) => !/^https:\/\/(docs\.)?(cdn\.)?example\.com\//.test(href),
    );
    return internal.filter((href) => !targetExists(files, page, href)).map((href) => `${page} -> ${href}`);
  });
}

function targetExists(files: Files, page: string, href: string): boolean {
  const [path = '', fragment] = href.split('#');
  const directory = path.startsWith('/') ? '' : posix.dirname(page);
  const target = path === '' ? page : posix.join('.', directory, decodeURIComponent(path));
  if (!files.has(target)) return false;
  return fragment === undefined || attributes(text(files, target), 'id').includes(fragment);
}

describe('the exported site', () => {
  it('has a file for every page and asset, and the standard files of a site', async () => {
    const files = await siteOf({ pages: 2 });
    expect([...files.keys()].toSorted()).toEqual([
      '404.html',
      '_site/icon.svg',
      '_site/site.css',
      'generated/001.html',
      'generated/002.html',
      'guides/advanced/rollout.html',
      'guides/flow.png',
      'guides/getting-started.html',
      'guides/index.html',
      'index.html',
      'install.html',
      'reference/edge-cases.html',
      'sitemap.xml',
    ]);
    expect(files.get('guides/flow.png')?.equals(readFileSync(join(DOCS, 'guides', 'flow.png')))).toBe(true);
  });

  it('has no broken internal link', async () => {
    const files = await siteOf({ pages: 3 });
    expect(brokenLinks(files)).toEqual([]);
    const links = htmlFiles(files).flatMap((page) => attributes(text(files, page), 'href'));
    expect(links.length).toBeGreaterThan(50);
    // Proves that brokenLinks can fail.
    files.delete('install.html');
    expect(brokenLinks(files)).toContain('index.html -> install.html');
  });

  it('rewrites the links between pages', async () => {
    const files = await siteOf();
    expect(attributes(text(files, 'index.html'), 'href')).toEqual(
      expect.arrayContaining(['guides/advanced/rollout.html', 'reference/edge-cases.html#a-table']),
    );
    expect(attributes(text(files, 'guides/advanced/rollout.html'), 'href')).toEqual(
      expect.arrayContaining(['../index.html', '../flow.png']),
    );
  });

  it('loads nothing from other hosts and has no scripts', async () => {
    const files = await siteOf({ pages: 1 });
    for (const page of htmlFiles(files)) {
      const html = text(files, page);
      expect([page, attributes(html, 'src').filter((src) => /^([a-z]+:)?\/\//i.test(src))]).toEqual([page, []]);
      const loaded = [...html.matchAll(/<link rel="(?!canonical)[^>]* href="([^"]*)"/g)].map(([, href = '']) => href);
      expect(loaded).toHaveLength(2);
      expect(loaded.filter((href) => /^([a-z]+:)?\/\//i.test(href))).toEqual([]);
      expect(html).not.toMatch(/<(script|iframe|object|embed|style|video|audio)\b|<[^>]* (on\w+|style|srcset)=/i);
      expect(html).not.toMatch(/href="javascript:/i);
    }
    expect(text(files, '_site/site.css')).not.toMatch(/url\(|@import/);
    expect(text(files, 'reference/edge-cases.html')).toContain('&lt;script src=');
    expect(text(files, 'reference/edge-cases.html')).toContain('<summary>More</summary>');
  });

  it('has a navigation that marks the current page, and titles from the first headings', async () => {
    const files = await siteOf();
    const pages = htmlFiles(files).filter((name) => name !== '404.html');
    for (const page of pages) {
      const nav = /<nav aria-label="Pages">[\s\S]*<\/nav>/.exec(text(files, page))?.[0] ?? '';
      expect(attributes(nav, 'href')).toHaveLength(pages.length);
      expect(attributes(nav, 'aria-current')).toEqual(['page']);
      expect(text(files, page)).toMatch(/<html lang="en">[\s\S]*<main id="content">/);
    }
    expect(text(files, 'guides/advanced/rollout.html')).toContain(
      '<title>Rolling out &amp; back · docs.example.com</title>',
    );
  });

  it('has canonical URLs without extension', async () => {
    const files = await siteOf();
    const urls = [...text(files, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(urls.toSorted()).toEqual([
      'https://docs.example.com/',
      'https://docs.example.com/guides/',
      'https://docs.example.com/guides/advanced/rollout',
      'https://docs.example.com/guides/getting-started',
      'https://docs.example.com/install',
      'https://docs.example.com/reference/edge-cases',
    ]);
    expect(text(files, 'install.html')).toContain('<link rel="canonical" href="https://docs.example.com/install">');
  });

  it('has only the requested paths and the version, and links other pages on the live deployment', async () => {
    const request = { domain: 'docs.example.com', version: 'v3 <beta>', paths: ['install', 'guides/index'] };
    const files = await siteOf({}, request);
    expect(htmlFiles(files).toSorted()).toEqual(['404.html', 'guides/index.html', 'index.html', 'install.html']);
    expect(text(files, 'install.html')).toContain('Version v3 &lt;beta&gt;');
    expect(attributes(text(files, 'install.html'), 'href')).toContain(
      'https://docs.example.com/guides/getting-started#first-steps',
    );
    expect(attributes(text(files, 'index.html'), 'href')).toContain('install.html');
    expect(brokenLinks(files)).toEqual([]);
  });

  it('is packed reproducibly', async () => {
    const bytes = async (): Promise<string> => {
      const { link } = await exportBundle(await emulator({ pages: 5 }));
      return Buffer.from(await (await fetch(link)).arrayBuffer()).toString('base64');
    };
    expect(await bytes()).toBe(await bytes());
  });

  it('has archive entries without the time or owner of the machine', async () => {
    const { link } = await exportBundle(await emulator());
    const entries: ReadEntry[] = [];
    const reader = list({ sync: true, onReadEntry: (entry) => entries.push(entry) });
    reader.end(Buffer.from(await (await fetch(link)).arrayBuffer()));
    expect(entries.length).toBeGreaterThan(5);
    for (const { mtime, uid, gid, uname, type } of entries) {
      expect(mtime).toEqual(new Date('1980-01-01T00:00:00Z'));
      expect([uid, gid, uname, type]).toEqual([undefined, undefined, '', 'File']);
    }
  });
});
