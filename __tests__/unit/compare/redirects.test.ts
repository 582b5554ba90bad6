import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fillDestination, matchPattern, normalizePath, parsePattern } from '../../../src/compare/redirect-pattern.ts';
import { readRedirects, RedirectRules } from '../../../src/compare/redirect-rules.ts';
import { judgeRedirect, type RedirectVerdict } from '../../../src/compare/verdict.ts';
import { createResolver } from '../../../src/site/resolve.ts';

describe('patterns', () => {
  const apply = (source: string, destination: string, path: string): string | undefined => {
    const captures = matchPattern(parsePattern(source), normalizePath(path));
    return captures && fillDestination(destination, captures);
  };

  test.each([
    ['/a', '/b', '/a', '/b'],
    ['/a', '/b', '/a/', '/b'],
    ['/a/', '/b', '/a', '/b'],
    ['/a', '/b', '/a/c', undefined],
    ['/old/:slug*', '/new/:slug*', '/old/x/y', '/new/x/y'],
    ['/old/:slug*', '/new/:slug*', '/older', undefined],
    ['/old/*', '/new/:splat', '/old/x/y', '/new/x/y'],
    ['/old/*', '/new/*', '/old/x/y', '/new/x/y'],
    ['/:a/x/:b', '/:b/:a', '/1/x/2', '/2/1'],
    ['/:a', '/', '/1/2', undefined],
    ['/v1-*', '/v2-*', '/v1-x', '/v2-x'],
    ['/v1-*', '/v2', '/v1-x/y', undefined],
    ['/*-old-*', '/*/*', '/a-old-b', '/a/b'],
    ['/a/:rest*/z', '/:rest*', '/a/b/c/z', '/b/c'],
    ['/a b', '/c', '/a%20b', '/c'],
    ['/%3Aslug', '/c', '/x', undefined],
    ['/a%2A', '/c', '/ab', undefined],
  ])('%s to %s: %s', (source, destination, path, expected) => {
    expect(apply(source, destination, path)).toBe(expected);
  });

  test('a pattern of many stars ends at once', () => {
    expect(apply(`/${'a*'.repeat(2_000)}b`, '/x', `/${'a'.repeat(50_000)}`)).toBeUndefined();
    expect(apply(`/${':x*/'.repeat(500)}b`, '/x', `/${'a/'.repeat(5_000)}`)).toBeUndefined();
  });
});

describe('files', () => {
  let folder: string;

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'redirects-')), 'docs');
    mkdirSync(folder);
  });

  afterEach(() => {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });

  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('_redirects', async () => {
    const rules = await readRedirects(
      write(
        '_redirects',
        '# comment\n/a /b 301\n/c   /d\n/e id=:id /f\n/g /h 200\n/* /404.html 404\nhttps://x.example/i /j 302!\n/k /l Country=de\n',
      ),
    );
    const found = ['/a', '/c', '/e', '/g', '/i', '/k', '/z'].map((path) => rules.destinationOf(path));
    expect(found).toEqual(['/b', '/d', undefined, undefined, '/j', undefined, undefined]);
  });

  test('docs.json, with a reference', async () => {
    write('more.json', '[{"source":"/a","destination":"/b"}]');
    const rules = await readRedirects(write('docs.json', '{"redirects":{"$ref":"./more.json"}}'));
    expect(rules.destinationOf('/a')).toBe('/b');
    expect((await readRedirects(write('none.json', '{"name":"x"}'))).size).toBe(0);
  });

  test.each([
    ['no JSON', '{', 'not valid JSON'],
    ['no list', '{"redirects":5}', 'not a list'],
    ['no destination', '{"redirects":[{"source":"/a"}]}', 'Entry 1'],
    ['a circle', '{"redirects":{"$ref":"docs.json"}}', 'form a loop'],
    ['a way out', '{"redirects":{"$ref":"../secret.json"}}', 'outside its folder'],
    ['nothing there', '{"redirects":{"$ref":"none.json"}}', 'does not exist'],
  ])('%s', async (_, text, message) => {
    writeFileSync(join(folder, '..', 'secret.json'), '[]');
    await expect(readRedirects(write('docs.json', text))).rejects.toThrow(message);
  });

  test('a link out of the folder is not followed', async () => {
    writeFileSync(join(folder, '..', 'secret.json'), '[]');
    symlinkSync('../secret.json', join(folder, 'link.json'));
    const file = write('docs.json', '{"redirects":{"$ref":"link.json"}}');
    await expect(readRedirects(file)).rejects.toThrow('outside its folder');
  });

  test('a FIFO is refused, not waited for', async () => {
    execFileSync('mkfifo', [join(folder, '_redirects'), join(folder, 'docs.json')]);
    await expect(readRedirects(join(folder, '_redirects'))).rejects.toThrow('is not a file');
    await expect(readRedirects(join(folder, 'docs.json'))).rejects.toThrow('is not a file');
  });

  test('a file that is not there', async () => {
    await expect(readRedirects(join(folder, 'docs.json'))).rejects.toThrow('does not exist');
    await expect(readRedirects(join(folder, '_redirects'))).rejects.toThrow('cannot be opened');
    await expect(readRedirects(folder)).rejects.toThrow('is not a file');
  });
});

describe('verdicts', () => {
  const files = new Set(['new.html', 'dir/index.html', 'x.png']);

  const judge = (page: string, ...pairs: [string, string][]): RedirectVerdict => {
    const rules = new RedirectRules(
      pairs.map(([source, destination]) => ({ source, destination, pattern: parsePattern(source) })),
    );
    return judgeRedirect(page, rules, {
      resolver: createResolver({ files }),
      hasAnchor: (_, anchor) => anchor === 'there',
    });
  };

  test.each<[string, [string, string][], RedirectVerdict['verdict'], string | null]>([
    ['no rule', [], 'lost', null],
    ['a page', [['/old', '/new']], 'redirected', '/new'],
    ['a page with its extension', [['/old.html', '/new.html']], 'redirected', '/new.html'],
    ['an index', [['/old', '/dir']], 'redirected', '/dir'],
    ['an index with a slash', [['/old', '/dir/']], 'redirected', '/dir/'],
    ['an anchor that exists', [['/old', '/new#there']], 'redirected', '/new#there'],
    ['an anchor that does not', [['/old', '/new#gone']], 'redirect-broken', '/new#gone'],
    ['another host', [['/old', 'https://other.example/x']], 'redirected', 'https://other.example/x'],
    ['no page', [['/old', '/none']], 'redirect-broken', '/none'],
    ['a file that is no page', [['/old', '/x.png']], 'redirect-broken', '/x.png'],
    [
      'a chain',
      [
        ['/old', '/a'],
        ['/a', '/b'],
        ['/b', '/new'],
      ],
      'redirected',
      '/new',
    ],
    [
      'a chain to nothing',
      [
        ['/old', '/a'],
        ['/a', '/none'],
      ],
      'redirect-broken',
      '/none',
    ],
    [
      'a loop',
      [
        ['/old', '/a'],
        ['/a', '/old'],
      ],
      'redirect-broken',
      '/a',
    ],
    ['itself', [['/old', '/old']], 'redirect-broken', '/old'],
    [
      'a chain that never repeats',
      [
        ['/old', '/x/a'],
        ['/x/*', '/x/:splat/a'],
      ],
      'redirect-broken',
      `/x${'/a'.repeat(21)}`,
    ],
  ])('%s', (_, pairs, verdict, redirect) => {
    expect(judge('old.html', ...pairs)).toEqual({ verdict, redirect });
  });

  test('the index of a folder has three addresses', () => {
    for (const source of ['/gone', '/gone/', '/gone/index.html']) {
      expect(judge('gone/index.html', [source, '/new'])).toEqual({ verdict: 'redirected', redirect: '/new' });
    }
  });
});
