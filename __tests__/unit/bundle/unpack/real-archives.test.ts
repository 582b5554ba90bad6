import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyArchive } from '../../../../src/bundle/unpack/read-archive.ts';
import { readFileBytes } from '../../../../src/bundle/unpack/input.ts';
import { REAL_TARS, REAL_ZIPS } from '../../../support/real-archives.ts';
import { createUnpackFolder, listFiles, type UnpackFolder } from '../../../support/unpack-folder.ts';

let folder: UnpackFolder;
beforeEach(() => {
  folder = createUnpackFolder();
});
afterEach(() => {
  folder.remove();
});

describe.each([
  ['zip', REAL_ZIPS],
  ['tar', REAL_TARS],
])('a %s', (format, archives) => {
  it.each(Object.entries(archives))('of %s can be unpacked and verified', async (_, bytes) => {
    expect(await folder.unpack(bytes)).toMatchObject({ format, files: 3, pages: 2 });
    expect(listFiles(folder.target)).toEqual(['docs/start.html', 'empty.txt', 'index.html']);
    const path = folder.write(bytes);
    const { signal } = new AbortController();
    expect(await verifyArchive({ path, source: readFileBytes(path), signal })).toBe(format);
  });
});
