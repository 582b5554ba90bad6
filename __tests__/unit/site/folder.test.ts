import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { listSite } from '../../../src/site/folder.ts';
import { openSiteFile, SiteFiles } from '../../../src/site/site-files.ts';

let directory: string;
let root: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'site-'));
  root = join(directory, 'site');
  mkdirSync(root);
});

afterEach(() => {
  rmSync(directory, { recursive: true, force: true });
});

function add(path: string, text = 'x'): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

const paths = async (): Promise<string[]> => (await listSite(root)).files.map(({ path }) => path);
const skipped = async (): Promise<unknown> => (await listSite(root)).skipped;

describe('files', () => {
  test('are listed by path in the order of code units, with their sizes', async () => {
    add('b.html', '12345');
    add('a/z.html');
    add('a.html');
    add('Z.html');
    add('é.html');
    expect(await paths()).toEqual(['Z.html', 'a.html', 'a/z.html', 'b.html', 'é.html']);
    expect((await listSite(root)).files[3]).toEqual({ path: 'b.html', size: 5 });
  });

  test('keep hostile names as they are', async () => {
    const names = ['a|b.html', '<script>.html', 'line\nbreak.html', '-rf.html', ' .html', '%2e%2e.html'];
    names.forEach((name) => {
      add(name);
    });
    expect(await paths()).toEqual([...names].sort());
  });

  test('may lie 400 folders deep', async () => {
    add(`${'d/'.repeat(400)}x.html`);
    expect(await paths()).toEqual([`${'d/'.repeat(400)}x.html`]);
  });
});

describe('links', () => {
  test('out of the folder are skipped, whether absolute, relative or through another link', async () => {
    writeFileSync(join(directory, 'secret.html'), 'secret');
    mkdirSync(join(directory, 'site-other'));
    symlinkSync(join(directory, 'secret.html'), join(root, 'absolute.html'));
    symlinkSync('../secret.html', join(root, 'relative.html'));
    symlinkSync('relative.html', join(root, 'twice.html'));
    symlinkSync('../site-other', join(root, 'sibling'));
    symlinkSync('/', join(root, 'all'));
    expect(await paths()).toEqual([]);
    expect(await skipped()).toEqual(
      ['absolute.html', 'all', 'relative.html', 'sibling', 'twice.html'].map((path) => ({
        path,
        reason: 'link-outside',
      })),
    );
  });

  test('inside the folder are followed, once', async () => {
    add('2.0/a.html');
    symlinkSync('2.0', join(root, 'latest'));
    symlinkSync('2.0/a.html', join(root, 'a.html'));
    symlinkSync('../2.0', join(root, '2.0/again'));
    expect(await paths()).toEqual(['2.0/a.html', 'a.html', 'latest/a.html']);
  });

  test('that go in circles end', async () => {
    add('a.html');
    symlinkSync('.', join(root, 'here'));
    symlinkSync('loop', join(root, 'loop'));
    expect(await paths()).toEqual(['a.html']);
    expect(await skipped()).toEqual([
      { path: 'here', reason: 'link-nested' },
      { path: 'loop', reason: 'link-unresolved' },
    ]);
  });

  test('may be the folder itself', async () => {
    add('a.html', 'text');
    symlinkSync(root, join(directory, 'link'));
    const site = await listSite(join(directory, 'link'));
    expect(site.files.map(({ path }) => path)).toEqual(['a.html']);
    expect(String(new SiteFiles(site.root).read('a.html'))).toBe('text');
  });
});

describe('what is no file', () => {
  test('is skipped and never waited for', async () => {
    execFileSync('mkfifo', [join(root, 'pipe.html')]);
    symlinkSync('pipe.html', join(root, 'to-pipe.html'));
    expect(await paths()).toEqual([]);
    expect(await skipped()).toEqual([
      { path: 'pipe.html', reason: 'not-a-file' },
      { path: 'to-pipe.html', reason: 'not-a-file' },
    ]);
  });

  test('is not opened when it takes the place of a file', async () => {
    execFileSync('mkfifo', [join(root, 'a.html')]);
    const site = await listSite(root);
    await expect(openSiteFile(site.root, 'a.html')).rejects.toThrow('not a regular file');
    expect(() => new SiteFiles(site.root).read('a.html')).toThrow('not a regular file');
  });

  test('a link that takes the place of a file does not lead out', async () => {
    writeFileSync(join(directory, 'secret.html'), 'secret');
    symlinkSync('../secret.html', join(root, 'a.html'));
    const site = await listSite(root);
    await expect(openSiteFile(site.root, 'a.html')).rejects.toThrow('outside the folder');
    expect(() => new SiteFiles(site.root).read('a.html')).toThrow('outside the folder');
  });

  test('names that are no UTF-8 are skipped', async () => {
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0xff, 0x2e, 0x68])]), 'x');
    expect((await listSite(root)).skipped).toEqual([{ path: '\ufffd.h', reason: 'name' }]);
  });
});

describe('a folder that cannot be used', () => {
  test.each([
    ['is not there', () => join(directory, 'none'), 'missing'],
    [
      'is a file',
      () => {
        add('a.html');
        return join(root, 'a.html');
      },
      'not-a-folder',
    ],
    [
      'lies below a file',
      () => {
        add('a.html');
        return join(root, 'a.html', 'b');
      },
      'missing',
    ],
  ])('%s', async (_, folder, reason) => {
    await expect(listSite(folder())).rejects.toMatchObject({ name: 'SiteFolderError', reason });
  });
});
