import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { tarOf, zipOf } from '../../../support/archive-bytes.ts';
import { sampleSite, siteTar } from '../../../support/sample-site.ts';
import { createUnpackFolder, listFiles } from '../../../support/unpack-folder.ts';

const SITE = sampleSite(2000);
const ARCHIVES = {
  'tar.gz': gzipSync(siteTar(SITE)),
  tar: siteTar(SITE),
  zip: zipOf([...SITE].map(([name, content]) => ({ name, content }))),
};

describe.each(Object.entries(ARCHIVES))('unpacking a %s', (_, bytes) => {
  it('rejects with the reason of the signal and stops all work', async () => {
    const folder = createUnpackFolder();
    const controller = new AbortController();
    const reason = new Error('stop');
    const descriptors = process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
    let calls = 0;
    const run = folder.unpack(bytes, {
      signal: controller.signal,
      onProgress: () => {
        calls += 1;
        if (calls === 3) controller.abort(reason);
      },
    });
    await expect(run).rejects.toBe(reason);
    const files = listFiles(folder.target).length;
    expect(files).toBeLessThan(SITE.size);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(listFiles(folder.target)).toHaveLength(files);
    if (process.platform === 'linux') expect(readdirSync('/proc/self/fd')).toHaveLength(descriptors);
    folder.remove();
  });

  it('does not start when the signal is aborted already', async () => {
    const folder = createUnpackFolder();
    const reason = new Error('too late');
    await expect(folder.unpack(bytes, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(listFiles(folder.dir)).toEqual(['archive', 'outside']);
    folder.remove();
  });

  it('rejects with the error of its source', async () => {
    const folder = createUnpackFolder();
    const reason = new Error('connection lost');
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(bytes.subarray(0, 70_000));
      throw reason;
    }
    await expect(folder.unpack(bytes, { source: broken() })).rejects.toBe(reason);
    folder.remove();
  });

  it('rejects when the source is closed early', async () => {
    const folder = createUnpackFolder();
    const source = new Readable({ read: () => undefined });
    source.push(bytes.subarray(0, 70_000));
    setTimeout(() => source.destroy(), 20);
    await expect(folder.unpack(bytes, { source })).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    folder.remove();
  });

  it('ends on an abort even if the source has stalled', async () => {
    const folder = createUnpackFolder();
    const controller = new AbortController();
    const reason = new Error('stop');
    async function* stalled(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(bytes.subarray(0, 70_000));
      controller.abort(reason);
      await new Promise(() => undefined);
    }
    await expect(folder.unpack(bytes, { source: stalled(), signal: controller.signal })).rejects.toBe(reason);
    folder.remove();
  });
});

it('destroys the source when it rejects an archive', async () => {
  const folder = createUnpackFolder();
  const source = new Readable({ read: () => undefined });
  source.push(tarOf({ name: '../evil' }, { name: 'x', content: Buffer.alloc(9000) }));
  await expect(folder.unpack(Buffer.alloc(0), { source })).rejects.toMatchObject({ code: 'archive-refused' });
  expect(source.destroyed).toBe(true);
  folder.remove();
});

it('rejects with the error of the progress callback', async () => {
  const folder = createUnpackFolder();
  const reason = new Error('callback');
  const fail = (): void => {
    throw reason;
  };
  await expect(folder.unpack(ARCHIVES['tar.gz'], { onProgress: fail })).rejects.toBe(reason);
  folder.remove();
});
