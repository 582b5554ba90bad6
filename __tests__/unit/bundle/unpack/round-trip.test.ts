import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { create } from 'tar';
import { commandOf } from '../../../../scripts/documented-commands.ts';
import { unpackArchive, type UnpackProgress } from '../../../../src/bundle/unpack/unpack-archive.ts';
import type { ArchiveFormat } from '../../../../src/bundle/unpack/archive-format.ts';
import { tarEntry, tarOf, TAR_END, zipOf } from '../../../support/archive-bytes.ts';
import { expectedDigest, sampleSite, siteTar, writeSite, type SampleSite } from '../../../support/sample-site.ts';
import { createUnpackFolder, listFiles, type UnpackFolder } from '../../../support/unpack-folder.ts';

const SITE = sampleSite(1000);
const PAGES = [...SITE.keys()].filter((path) => /\.html?$/.test(path)).length;

let fixture: UnpackFolder;
let archives: Record<ArchiveFormat, Buffer>;

beforeAll(() => {
  fixture = createUnpackFolder();
  writeSite(join(fixture.dir, 'src', 'site'), SITE);
  const file = join(fixture.dir, 'site.tar');
  create({ cwd: join(fixture.dir, 'src'), file, sync: true }, ['site']);
  const tar = readFileSync(file);
  archives = {
    tar,
    'tar.gz': gzipSync(tar),
    'tar.zst': zstdCompressSync(tar),
    zip: zipOf([...SITE].map(([path, content]) => ({ name: `site/${path}`, content }))),
  };
});
afterAll(() => {
  fixture.remove();
});

function expectSite(dir: string, site: SampleSite): void {
  expect(listFiles(dir)).toEqual([...site.keys()].sort());
  for (const [path, content] of site) {
    if (!readFileSync(join(dir, path)).equals(content)) throw new Error(`${path} differs`);
  }
}

describe('a site of 1,000 files', () => {
  it.each<ArchiveFormat>(['tar', 'tar.gz', 'tar.zst', 'zip'])(
    'is unpacked from %s without a difference',
    async (format) => {
      const folder = createUnpackFolder();
      const site = await folder.unpack(archives[format]);
      expect(site).toEqual({
        format,
        files: SITE.size,
        pages: PAGES,
        siteSha256: expectedDigest(SITE),
        rootDir: 'site',
        unportable: [],
      });
      expectSite(join(folder.target, 'site'), SITE);
      folder.remove();
    },
  );

  it('reports its progress', async () => {
    const folder = createUnpackFolder();
    const seen: UnpackProgress[] = [];
    await folder.unpack(archives['tar.gz'], { onProgress: (progress) => seen.push(progress) });
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.at(-1)).toMatchObject({ archiveBytes: archives['tar.gz'].length });
    for (const key of ['archiveBytes', 'files'] as const) {
      const values = seen.map((progress) => progress[key]);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
    folder.remove();
  });
});

describe('a site that is still being downloaded', () => {
  const site = sampleSite(200);
  const tar = siteTar(site);
  const zip = zipOf([...site].map(([name, content]) => ({ name, content })));

  it.each([
    ['tar', tar],
    ['tar.gz', gzipSync(tar)],
    ['tar.zst', zstdCompressSync(tar)],
    ['zip', zip],
  ])('is unpacked from %s as it arrives', async (format, bytes) => {
    const folder = createUnpackFolder();
    async function* source(): AsyncGenerator<Uint8Array> {
      for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 100_003) {
        yield await Promise.resolve(new Uint8Array(bytes.subarray(at, at + size)));
        yield new Uint8Array(0);
      }
    }
    const unpacked = await folder.unpack(bytes, { source: source() });
    expect(unpacked).toMatchObject({ format, siteSha256: expectedDigest(site) });
    folder.remove();
  });
});

describe('the content digest', () => {
  const small = sampleSite(60);
  const shuffled = new Map([...small].reverse());

  it('equals the output of the documented shell command', async () => {
    const folder = createUnpackFolder();
    const { siteSha256, rootDir } = await folder.unpack(siteTar(small));
    const line = commandOf('docs/operations.md', 'find . ');
    const shell = spawnSync('sh', ['-c', line], { cwd: join(folder.target, rootDir), encoding: 'utf8' });
    expect(siteSha256).toBe(expectedDigest(small));
    // The command needs the GNU tools.
    if (process.platform === 'linux') expect(shell.stdout).toBe(`${siteSha256}  -\n`);
    folder.remove();
  });

  it.each([
    ['the order', siteTar(shuffled)],
    ['a top folder', siteTar(small, 'other/')],
    ['a missing top folder', siteTar(small, '')],
    ['leading dots', siteTar(small, './site/')],
    ['an empty folder beside the site', Buffer.concat([tarEntry({ name: 'empty/', type: '5' }), siteTar(small)])],
    [
      'gzip members',
      Buffer.concat([gzipSync(siteTar(small).subarray(0, 999)), gzipSync(siteTar(small).subarray(999))]),
    ],
    ['zip', zipOf([...small].map(([name, content]) => ({ name, content, method: 0, mode: 0o100600 })))],
  ])('does not depend on %s', async (_, bytes) => {
    const folder = createUnpackFolder();
    expect((await folder.unpack(bytes)).siteSha256).toBe(expectedDigest(small));
    folder.remove();
  });

  it('does not include a top folder that has an index page and all files', async () => {
    const rootOf = async (...names: string[]): Promise<string> => {
      const folder = createUnpackFolder();
      const { rootDir } = await folder.unpack(tarOf(...names.map((name) => ({ name, content: 'x' }))));
      folder.remove();
      return rootDir;
    };
    expect(await rootOf('site/index.html', 'site/a/b.html')).toBe('site');
    expect(await rootOf('site/index.htm')).toBe('site');
    expect(await rootOf('guides/start.html', 'guides/next.html')).toBe('');
    expect(await rootOf('guides/a/index.html')).toBe('');
    expect(await rootOf('site/index.html/x')).toBe('');
    expect(await rootOf('site/index.html', 'other.html')).toBe('');
  });

  it('includes any other top folder', async () => {
    const page = { name: 'guides/start.html', content: 'a' };
    expect(await digestOf(tarOf({ ...page, name: 'handbook/start.html' }))).not.toBe(await digestOf(tarOf(page)));
  });

  it.each([
    ['a byte', { name: 'index.html', content: 'b' }],
    ['a name', { name: 'Index.html', content: 'a' }],
    ['an additional file', { name: 'more.html', content: '' }],
  ])('depends on %s', async (_, fields) => {
    const base = { name: 'index.html', content: 'a' };
    const changed = fields.name === 'more.html' ? tarOf(base, fields) : tarOf(fields);
    expect(await digestOf(changed)).not.toBe(await digestOf(tarOf(base)));
  });
});

async function digestOf(bytes: Buffer): Promise<string> {
  const folder = createUnpackFolder();
  const { siteSha256 } = await folder.unpack(bytes);
  folder.remove();
  return siteSha256;
}

describe('the metadata of an entry', () => {
  it('has its mode masked, and links become files in any order', async () => {
    const folder = createUnpackFolder();
    const site = await folder.unpack(
      tarOf(
        { name: 'v1/latest.html', type: '2', link: '../second' },
        { name: 'second', type: '1', link: './page.html' },
        { name: 'page.html', content: 'page', mode: 0o6777 },
        { name: 'locked', content: 'x', mode: 0 },
        { name: 'empty', content: '' },
        { name: 'link-to-empty', type: '2', link: 'empty' },
      ),
    );
    const mode = (path: string): number => statSync(join(folder.target, path)).mode & 0o7777;
    expect(site).toMatchObject({ files: 6, pages: 2 });
    expect(readFileSync(join(folder.target, 'v1', 'latest.html'), 'utf8')).toBe('page');
    expect(readFileSync(join(folder.target, 'link-to-empty'), 'utf8')).toBe('');
    if (process.platform !== 'win32') {
      // The umask of the process decides about the other bits of 0o755.
      expect(mode('page.html') & 0o7722).toBe(0o700);
      expect(mode('locked')).toBe(0o600);
    }
    folder.remove();
  });

  it('supports the long names and the padding of GNU tar', async () => {
    const folder = createUnpackFolder();
    const long = `${'folder/'.repeat(30)}page.html`;
    const bytes = tarOf(
      { name: '././@LongLink', type: 'L', content: `${long}\u0000`, magic: 'ustar  \u0000' },
      {},
      TAR_END,
    );
    expect(await folder.unpack(Buffer.concat([bytes, Buffer.alloc(9000)]))).toMatchObject({
      files: 1,
      rootDir: '',
    });
    expect(listFiles(folder.target)).toEqual([long]);
    folder.remove();
  });
});

describe('the target folder', () => {
  it('is writable only by its owner, whatever the umask', async () => {
    const folder = createUnpackFolder();
    const umask = process.umask(0);
    try {
      await folder.unpack(tarOf(tarEntry({ name: 'site/index.html', content: 'x' })));
    } finally {
      process.umask(umask);
    }
    if (process.platform !== 'win32') {
      for (const path of ['..', '.', 'site', 'site/index.html']) {
        expect(statSync(join(folder.target, path)).mode & 0o022).toBe(0);
      }
    }
    folder.remove();
  });

  it('must be empty', async () => {
    const folder = createUnpackFolder();
    mkdirSync(join(folder.target, 'existing'), { recursive: true });
    await expect(folder.unpack(tarOf({}))).rejects.toThrow('not empty');
    folder.remove();
  });

  it('rejects with the errors of the disk', async () => {
    const folder = createUnpackFolder();
    const path = folder.write(tarOf({}));
    const options = { targetDir: join(path, 'below-a-file'), signal: new AbortController().signal };
    await expect(unpackArchive({ path, ...options })).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(unpackArchive({ path: `${path}-gone`, ...options, targetDir: folder.target })).rejects.toMatchObject({
      code: 'ENOENT',
    });
    folder.remove();
  });
});
