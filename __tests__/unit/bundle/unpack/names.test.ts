import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tarOf } from '../../../support/archive-bytes.ts';
import { itOnPosix } from '../../../support/platform.ts';
import { createUnpackFolder, listFiles, type UnpackFolder } from '../../../support/unpack-folder.ts';

const itOnLinux = process.platform === 'linux' ? it : it.skip;

let folder: UnpackFolder;
beforeEach(() => {
  folder = createUnpackFolder();
});
afterEach(() => {
  folder.remove();
});

describe('names that cannot exist on Windows or macOS', () => {
  itOnLinux.each([
    ['case', ['const.KEY_dead_a.html', 'const.KEY_dead_A.html']],
    ['the case of a folder', ['Docs/a.html', 'docs/a.html']],
    ['normalization', ['caf\u00e9.html', 'cafe\u0301.html']],
    ['full folding', ['stra\u00dfe.html', 'strasse.html']],
    ['a colon', ['Help/index.html', 'Help:Contents.html']],
    ['a device', ['a.html', 'api/aux.html']],
    ['a trailing dot', ['page', 'page.']],
    ['a trailing space', ['folder/page', 'folder /page']],
    ['other characters', ['a.html', 'what?*|<>".html']],
  ])('are unpacked and counted: %s', async (_, names) => {
    const { files, unportable } = await folder.unpack(tarOf(...names.map((name) => ({ name, content: name }))));
    expect(files).toBe(2);
    expect(listFiles(folder.target)).toEqual([...names].sort());
    expect(unportable).toHaveLength(1);
  });

  itOnLinux('are all listed in the order of the archive', async () => {
    const names = ['ab:c/1.html', 'ab:c/2.html', 'con', 'd?', 'x/E', 'x/e'];
    const { unportable } = await folder.unpack(tarOf(...names.map((name) => ({ name }))));
    expect(unportable).toEqual(['ab:c', 'con', 'd?', 'x/e']);
  });
});

describe('names that the disk cannot store', () => {
  /** Creates files during the unpacking, as if a disk without case sensitivity already had these names. */
  async function unpackWithExisting(existing: readonly string[], names: readonly string[]): Promise<unknown> {
    let isFirst = true;
    const onProgress = (): void => {
      if (isFirst) for (const name of existing) writeFileSync(join(folder.target, name), 'existing');
      isFirst = false;
    };
    // Larger than a chunk, so that onProgress is called before the other entries.
    const first = { name: 'first.bin', content: Buffer.alloc(300_000) };
    const bytes = tarOf(first, ...names.map((name) => ({ name, content: 'x' })));
    return folder.unpack(bytes, { onProgress }).catch((error: unknown) => error);
  }

  itOnPosix('are rejected together, and the first 20 are listed', async () => {
    const lower = Array.from({ length: 25 }, (_, index) => `page-${String.fromCharCode(97 + index)}`);
    const upper = lower.map((name) => name.toUpperCase());
    const failure = await unpackWithExisting(upper, [...lower, ...upper]);
    expect(failure).toMatchObject({
      code: 'archive-refused',
      message: "The runner's disk cannot store 25 names of the archive.",
      hint: expect.stringContaining('`download: true` without `extract`'),
      details: [...upper.slice(0, 20), 'and 5 more'],
    });
  });

  it('are detected by rule on Windows', async () => {
    const { platform } = process;
    Object.defineProperty(process, 'platform', { value: 'win32' });
    try {
      const names = ['index.html', 'Help:Contents.html', 'api/aux.html', 'what?/page.html', 'page.'];
      await expect(folder.unpack(tarOf(...names.map((name) => ({ name, content: 'x' }))))).rejects.toMatchObject({
        code: 'archive-refused',
        details: ['Help:Contents.html', 'api/aux.html', 'what?', 'what?/page.html', 'page.'],
      });
      expect(listFiles(folder.target)).toEqual(['index.html']);
    } finally {
      Object.defineProperty(process, 'platform', { value: platform });
    }
  });

  itOnPosix('include links', async () => {
    let isFirst = true;
    const onProgress = (): void => {
      if (isFirst) writeFileSync(join(folder.target, 'L'), 'existing');
      isFirst = false;
    };
    const bytes = tarOf(
      { name: 'first.bin', content: Buffer.alloc(300_000) },
      { name: 'l', content: 'x' },
      { name: 'L', type: '2', link: 'first.bin' },
    );
    await expect(folder.unpack(bytes, { onProgress })).rejects.toMatchObject({
      code: 'archive-refused',
      details: ['L'],
    });
  });

  itOnPosix('do not include a file that another process created', async () => {
    expect(await unpackWithExisting(['page.html'], ['page.html'])).toMatchObject({ code: 'EEXIST' });
  });
});
