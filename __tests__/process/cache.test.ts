import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { siteDigests } from '../../src/bundle/cache/folder-digest.ts';
import { resumeJob, downloads } from '../support/bundles.ts';
import { cacheSuite } from '../support/cache-suite.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

const { withJob, expectCached } = cacheSuite();

/** The files below a folder with mode and size, without job records and staging folders. */
function fileStates(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('.jobs') && !path.includes('.staging'))
    .map((path) => ({ path, stats: lstatSync(join(folder, path)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ path, stats }) => `${path} ${stats.mode.toString(8)} ${stats.size}`);
}

describe('a cached bundle', () => {
  it('is not downloaded again, but a link is still requested', async () => {
    await withJob({ optionalFields: true }, async ({ directory, emulator, run }) => {
      const first = await run();
      await expectCached({ run: first, directory }, false);
      const second = await run();
      await expectCached({ run: second, directory }, true);
      expect(downloads(emulator)).toHaveLength(1);
      expect(second.outputs['bundleUrl']).toBe(emulator.links.at(-1));
      expect(emulator.links).toHaveLength(2);
      for (const name of ['bundlePath', 'sitePath', 'contentDigest', 'sizeBytes']) {
        expect(second.outputs[name]).toBe(first.outputs[name]);
      }
    });
  });

  it('is unpacked when only the archive is cached', async () => {
    await withJob({}, async ({ directory, emulator, run }) => {
      const first = await run({ download: 'true' });
      expect(first.outputs['sitePath']).toBeUndefined();
      await expectCached({ run: await run(), directory }, true);
      expect(downloads(emulator)).toHaveLength(1);
    });
  });

  it('is unpacked again with `expected-sha256`, even if the record was changed', async () => {
    await withJob({}, async ({ directory, emulator, run }) => {
      const { outputs } = await run();
      const { sitePath = '', sha256 = '' } = outputs;
      const page = join(sitePath, 'index.html');
      writeFileSync(page, '<script>evil</script>');
      const digests = await siteDigests(sitePath, '', new AbortController().signal);
      const recordFile = join(dirname(sitePath), 'record.json');
      const record = JSON.parse(readFileSync(recordFile, 'utf8')) as object;
      writeFileSync(recordFile, JSON.stringify({ ...record, ...digests, pages: 99_999 }));
      const next = await run({ extract: 'true', 'expected-sha256': sha256 });
      await expectCached({ run: next, directory }, true);
      expect(next.outputs['contentDigest']).toBe(outputs['contentDigest']);
      expect(downloads(emulator)).toHaveLength(1);
    });
  });

  it('is not used when a symbolic link replaces the site', async () => {
    await withJob({}, async ({ directory, emulator, run }) => {
      const { sitePath = '' } = (await run()).outputs;
      renameSync(sitePath, join(directory, 'elsewhere'));
      symlinkSync(join(directory, 'elsewhere'), sitePath);
      const next = await run();
      await expectCached({ run: next, directory }, true);
      expect(lstatSync(next.outputs['sitePath'] ?? '').isDirectory()).toBe(true);
      expect(downloads(emulator)).toHaveLength(1);
    });
  });

  it.each<{ name: string; change: (outputs: Readonly<Record<string, string>>) => void; downloaded: boolean }>([
    {
      name: 'the archive has other bytes of the same length',
      downloaded: true,
      change: ({ bundlePath = '' }) => {
        writeFileSync(bundlePath, Buffer.alloc(statSync(bundlePath).size));
      },
    },
    {
      name: 'the record points to another file',
      downloaded: true,
      change: ({ bundlePath = '', sha256 = '', sizeBytes = '' }) => {
        const record = { form: 2, file: '../../bundle.tar.gz', sha256, sizeBytes: Number(sizeBytes) };
        writeFileSync(join(dirname(bundlePath), 'record.json'), JSON.stringify(record));
      },
    },
    {
      name: 'a page is changed',
      downloaded: false,
      change: ({ sitePath = '' }) => {
        writeFileSync(join(sitePath, 'index.html'), 'x');
      },
    },
    {
      name: 'everyone can write to a folder',
      downloaded: false,
      change: ({ sitePath = '' }) => {
        chmodSync(join(sitePath, 'guides'), 0o777);
      },
    },
  ])('is neither used nor changed when $name', async ({ change, downloaded }) => {
    await withJob({}, async ({ directory, emulator, run }) => {
      const { outputs } = await run();
      change(outputs);
      const before = fileStates(join(directory, 'tool-cache'));
      const next = await run();
      await expectCached({ run: next, directory }, !downloaded);
      await expectCached({ run: await run(), directory }, true);
      expect(fileStates(join(directory, 'tool-cache'))).toEqual(expect.arrayContaining(before));
      expect(downloads(emulator)).toHaveLength(downloaded ? 2 : 1);
    });
  });

  it('is not used when another digest is expected, and stays in the cache', async () => {
    await withJob({}, async ({ directory, emulator, run }) => {
      await run();
      const other = await run({ extract: 'true', 'expected-sha256': 'cd'.repeat(32) });
      expect(other.failure.message).toContain('[digest-mismatch]');
      expect(downloads(emulator)).toHaveLength(2);
      await expectCached({ run: await run(), directory }, true);
    });
  });

  it('is downloaded again for another job, and its files are shared', async () => {
    await withJob({}, async ({ directory, emulator, run }) => {
      const first = await run();
      const other = emulator.startJob({ domain: 'docs.example.com' });
      const second = await runAction(emulator, { directory, ...resumeJob(other, { extract: 'true' }) });
      await expectCached({ run: second, directory }, false);
      expect(second.outputs['bundlePath']).toBe(first.outputs['bundlePath']);
      expect(second.outputs['sitePath']).toBe(first.outputs['sitePath']);
    });
  });

  it('is found by `expected-sha256` for any job', async () => {
    await withJob({}, async ({ directory, emulator, run }) => {
      const { outputs } = await run();
      const other = emulator.startJob({ domain: 'docs.example.com' });
      const inputs = resumeJob(other, { extract: 'true', 'expected-sha256': outputs['sha256'] ?? '' });
      await expectCached({ run: await runAction(emulator, { directory, ...inputs }), directory }, true);
      expect(downloads(emulator)).toHaveLength(1);
    });
  });
});

describe('the inputs of the download', () => {
  it.each([
    [{ download: 'yes' }, 'download'],
    [{ extract: '1' }, 'extract'],
    [{ download: 'tRUE' }, 'download'],
    [{ download: 'true', 'expected-sha256': 'abc' }, 'expected-sha256'],
    [{ 'expected-sha256': 'ab'.repeat(32) }, 'expected-sha256'],
    [{ package: 'true' }, 'package'],
    [{ download: 'true', package: 'yes' }, 'package'],
  ])('%j are rejected', async (inputs, name) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs });
      expect(run.failure.message).toContain(`\`${name}\``);
      expect(emulator.requests).toEqual([]);
    });
  });

  it('accept False and FALSE as false', async () => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, { inputs: { download: 'False', extract: 'FALSE' } });
      expect(run.exitCode).toBe(0);
      expect(downloads(emulator)).toEqual([]);
      expect(run.outputs).not.toHaveProperty('cacheHit');
    });
  });
});
