import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { FaultAction } from '../../emulator/index.ts';
import { tarOf, zipOf } from '../support/archive-bytes.ts';
import { sha256Of, withFolder } from '../support/bundles.ts';
import { expectRefused, type Result } from '../support/download-suite.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

const PAGES = Array.from({ length: 200 }, (_, index) => ({ name: `page-${index}.html`, content: `<p>${index}</p>` }));
const TAR = tarOf(...PAGES);
const ARCHIVES = { tar: TAR, 'tar.gz': gzipSync(TAR), 'tar.zst': zstdCompressSync(TAR), zip: zipOf(PAGES) };
/** Sends no Content-Length. The body ends with the connection. */
const WITHOUT_LENGTH: FaultAction = { type: 'deliver', framing: 'close' };

/** Downloads these bytes without unpacking them. */
async function downloadOnly(
  bytes: Buffer,
  check: (result: Result) => Promise<void> | void,
  inputs: (archiveFile: string) => Promise<Record<string, string>> = () => Promise.resolve({}),
): Promise<void> {
  await withFolder(async (directory) => {
    const archiveFile = join(directory, 'served');
    writeFileSync(archiveFile, bytes);
    await withEmulator({ archiveFile }, async (emulator) => {
      emulator.inject({ on: 'download', times: 9, do: WITHOUT_LENGTH });
      const run = await runAction(emulator, {
        directory,
        inputs: { download: 'true', ...(await inputs(archiveFile)) },
      });
      await check({ run, emulator, directory });
    });
  });
}

describe('a bundle that is not unpacked', () => {
  it.each(Object.entries(ARCHIVES))('is accepted when it is a complete %s', async (format, bytes) => {
    await downloadOnly(bytes, ({ run }) => {
      expect(run.annotations).toEqual([]);
      expect(run.exitCode).toBe(0);
      expect(run.outputs['bundlePath']).toMatch(new RegExp(`bundle\\.${format}$`));
    });
  });

  it.each(Object.entries(ARCHIVES))(
    'is rejected when the connection closes in the middle of a %s',
    async (_, bytes) => {
      await downloadOnly(bytes.subarray(0, bytes.length / 2), (result) => {
        expectRefused(result, 'archive-damaged');
      });
    },
  );

  it.each([
    ['a zip with a wrong CRC-32', zipOf([{ name: 'index.html', content: 'x', crc: 1 }]), 'archive-damaged'],
    ['a tar without its end marker', TAR.subarray(0, -1024), 'archive-damaged'],
    ['a login page in gzip', gzipSync('<!doctype html><title>Sign in</title>'), 'archive-refused'],
    ['a large page in gzip', gzipSync('<p>Sign in</p>'.repeat(10_000)), 'archive-refused'],
    ['a tar with bytes after its end', Buffer.concat([TAR, Buffer.from('more')]), 'archive-refused'],
    ['an archive without a file', gzipSync(tarOf()), 'archive-refused'],
  ])('is rejected when it is %s', async (_, bytes, code) => {
    await downloadOnly(bytes, (result) => {
      expectRefused(result, code);
    });
  });

  it('is verified only by its digest when `expected-sha256` is set', async () => {
    const page = gzipSync('<!doctype html><title>Sign in</title>');
    const withDigest = async (file: string): Promise<Record<string, string>> => ({
      'expected-sha256': await sha256Of(file),
    });
    await downloadOnly(
      page,
      ({ run }) => {
        expect(run.exitCode).toBe(0);
      },
      withDigest,
    );
  });

  it('is accepted even if its entries could not be unpacked', async () => {
    await downloadOnly(gzipSync(tarOf({ name: '../evil', content: 'x' })), ({ run }) => {
      expect(run.exitCode).toBe(0);
    });
  });
});

describe('a bundle that is unpacked', () => {
  it('causes one warning when names cannot exist on other systems', async () => {
    await withFolder(async (directory) => {
      const archiveFile = join(directory, 'served');
      const names = ['index.html', 'a.html', 'A.html', 'Help:Contents.html', 'aux.html', 'b*.html'];
      writeFileSync(archiveFile, gzipSync(tarOf(...names.map((name) => ({ name, content: name })))));
      await withEmulator({ archiveFile }, async (emulator) => {
        const run = await runAction(emulator, { directory, inputs: { extract: 'true' } });
        expect(run.exitCode).toBe(0);
        expect(run.annotations).toEqual([
          {
            level: 'warning',
            title: 'Non-portable names',
            message: expect.stringMatching(
              /^4 names are not valid on Windows or macOS: "A\.html", "Help:Contents\.html", "aux\.html", and 1 more\./,
            ),
          },
        ]);
      });
    });
  });

  it('keeps a top folder without an index page, which changes the digest', async () => {
    const digests = new Set<string | undefined>();
    for (const top of ['guides', 'handbook']) {
      await withFolder(async (directory) => {
        const archiveFile = join(directory, 'served');
        writeFileSync(archiveFile, gzipSync(tarOf({ name: `${top}/start.html`, content: 'x' })));
        await withEmulator({ archiveFile }, async (emulator) => {
          const { outputs } = await runAction(emulator, { directory, inputs: { extract: 'true' } });
          expect(outputs['sitePath']).toMatch(/content$/);
          digests.add(outputs['contentDigest']);
        });
      });
    }
    expect(digests.size).toBe(2);
  });
});
