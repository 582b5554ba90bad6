import { zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { verifyArchive } from '../../../../src/bundle/unpack/read-archive.ts';
import { skippableFrame, tarOf } from '../../../support/archive-bytes.ts';
import { createUnpackFolder } from '../../../support/unpack-folder.ts';

const TAR = tarOf({ name: 'index.html', content: '<title>Home</title>' });
const [FIRST, SECOND, THIRD] = [TAR.subarray(0, 100), TAR.subarray(100, 700), TAR.subarray(700)].map((part) =>
  zstdCompressSync(part),
);
const SKIPPED = skippableFrame(Buffer.from('an index'));
const frames = (...parts: (Buffer | undefined)[]): Buffer =>
  Buffer.concat(parts.map((part) => part ?? Buffer.alloc(0)));

const ARCHIVES = {
  'without gaps': frames(FIRST, SECOND, THIRD),
  'with a skippable frame first': frames(SKIPPED, FIRST, SECOND, THIRD),
  'with skippable frames in between': frames(FIRST, SKIPPED, SKIPPED, SECOND, THIRD),
  'with a skippable frame last': frames(FIRST, SECOND, THIRD, SKIPPED),
  'with empty frames': frames(zstdCompressSync(''), FIRST, zstdCompressSync(''), SECOND, THIRD, zstdCompressSync('')),
};

/** Verifies an archive that arrives in these chunks. */
function verify(...chunks: Buffer[]): Promise<string> {
  return verifyArchive({ path: '', source: toSource(...chunks), signal: new AbortController().signal });
}

async function* toSource(...chunks: Buffer[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

describe.each(Object.entries(ARCHIVES))('a tar.zst of several frames, %s', (_, bytes) => {
  it('is unpacked', async () => {
    const folder = createUnpackFolder();
    expect(await folder.unpack(bytes)).toMatchObject({ format: 'tar.zst', files: 1 });
    folder.remove();
  });

  it('is complete when it arrives byte by byte', async () => {
    expect(await verify(...[...bytes].map((byte) => Buffer.from([byte])))).toBe('tar.zst');
  });

  it('is complete wherever it is split', async () => {
    for (let at = 1; at < bytes.length; at += 1) {
      expect({ at, format: await verify(bytes.subarray(0, at), bytes.subarray(at)) }).toEqual({
        at,
        format: 'tar.zst',
      });
    }
  });

  it('is damaged without its last byte, wherever it is split', async () => {
    const cut = bytes.subarray(0, -1);
    for (let at = 1; at < cut.length; at += 1) {
      await expect(verify(cut.subarray(0, at), cut.subarray(at))).rejects.toMatchObject({ code: 'archive-damaged' });
    }
  });
});
