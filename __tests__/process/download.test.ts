import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import { downloads, leftovers, packBundle, requestedRanges, withFolder } from '../support/bundles.ts';
import { CUT, cut, cutThen, downloadSuite, expectRefused, RANGE_AFTER_CUT, SIZE } from '../support/download-suite.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

const { bundle, runDownload, expectDownloaded } = downloadSuite();

describe('a download', () => {
  it('is one request, whole, and an output', async () => {
    await runDownload({ optionalFields: true }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-']);
      expect(result.run.outputs['sizeBytes']).toBe(String(readFileSync(bundle().file).length));
      expect(result.run.outputs['sitePath']).toBeUndefined();
      expect(result.run.outputs['contentDigest']).toBeUndefined();
    });
  });

  it.each([1, CUT, SIZE])('goes on from byte %i after a cut there', async (at) => {
    await runDownload({ faults: [cut(at)] }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-', `bytes=${at}-`]);
      expect(downloads(result.emulator)[1]?.headers['if-range']).toMatch(/^"[0-9a-f]+"$/);
    });
  });

  it('goes on again and again', async () => {
    const faults = [cut(), cut(), cut()];
    await runDownload({ faults }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual([
        '-',
        RANGE_AFTER_CUT,
        `bytes=${2 * CUT}-`,
        `bytes=${3 * CUT}-`,
      ]);
    });
  });

  it('unpacks while it is fetched, also across a cut', async () => {
    await runDownload({ faults: [cut()], inputs: { extract: 'true' } }, async (result) => {
      await expectDownloaded(result);
      const site = result.run.outputs['sitePath'] ?? '';
      expect(readFileSync(join(site, 'guides', 'start.html'), 'utf8')).toBe('<title>Start</title>');
      expect(result.run.outputs['contentDigest']).toMatch(/^[0-9a-f]{64}$/);
    });
  });

  it.each<{ name: string; faults: Fault[]; asked: string[] }>([
    {
      name: 'another ETag',
      faults: cutThen({ type: 'alter', headers: { etag: '"other"' } }),
      asked: ['-', RANGE_AFTER_CUT, '-'],
    },
    {
      name: 'no ETag any more',
      faults: cutThen({ type: 'alter', headers: { etag: null } }),
      asked: ['-', RANGE_AFTER_CUT, '-'],
    },
    { name: '200 in place of a part', faults: cutThen({ type: 'ignoreRange' }), asked: ['-', RANGE_AFTER_CUT, '-'] },
    {
      name: 'a wrong Content-Range',
      faults: cutThen({ type: 'alter', headers: { 'content-range': `bytes 0-9/${SIZE}` } }),
      asked: ['-', RANGE_AFTER_CUT, '-'],
    },
    {
      name: 'no Content-Range',
      faults: cutThen({ type: 'alter', headers: { 'content-range': null } }),
      asked: ['-', RANGE_AFTER_CUT, '-'],
    },
    { name: '416', faults: cutThen({ type: 'respond', status: 416, body: '' }), asked: ['-', RANGE_AFTER_CUT, '-'] },
    {
      name: 'no ETag from the start',
      faults: [
        {
          on: 'download',
          do: [
            { type: 'alter', headers: { etag: null } },
            { type: 'deliver', truncateAt: CUT },
          ],
        },
      ],
      asked: ['-', '-'],
    },
    {
      name: 'a weak ETag',
      faults: [
        {
          on: 'download',
          do: [
            { type: 'alter', headers: { etag: 'W/"weak"' } },
            { type: 'deliver', truncateAt: CUT },
          ],
        },
      ],
      asked: ['-', '-'],
    },
  ])('starts again after a cut and $name', async ({ faults, asked }) => {
    await runDownload({ faults, inputs: { extract: 'true' } }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(asked);
      expect(result.run.log).toContainEqual(expect.stringMatching(/^Restarting the download/));
    });
  });

  it('ends when it would begin anew again and again', async () => {
    const fault: Fault = {
      on: 'download',
      times: 20,
      do: [
        { type: 'alter', headers: { etag: null } },
        { type: 'deliver', truncateAt: CUT },
      ],
    };
    await runDownload({ faults: [fault] }, (result) => {
      expectRefused(result, 'download-failed');
      expect(requestedRanges(result.emulator)).toEqual(['-', '-', '-', '-', '-']);
    });
  });

  it.each([503, 429, 500])('repeats after %i', async (status) => {
    await runDownload({ faults: [{ on: 'download', do: { type: 'respond', status, body: '' } }] }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-', '-']);
    });
  });

  it('does not repeat after 404, and shows the code of the store alone', async () => {
    const body = '<Error><Code>NoSuchKey</Code><Message>Gone.</Message><Key>do-not-show-this-key</Key></Error>';
    const fault: Fault = { on: 'download', do: { type: 'respond', status: 404, body } };
    await runDownload({ faults: [fault] }, (result) => {
      expectRefused(result, 'download-failed');
      expect(result.run.failure.message).toContain('The host says: NoSuchKey\n');
      expect(result.run.stdout).not.toContain('Gone.');
      expect(result.run.stdout).not.toContain('do-not-show');
      expect(requestedRanges(result.emulator)).toEqual(['-']);
    });
  });
});

describe('a typical download', () => {
  it('comes by several connections from a host that limits each, and goes on after a cut in a part', async () => {
    await withFolder(async (directory) => {
      const large = await packBundle(directory, 8_000_000);
      await withEmulator({ archiveFile: large.file, bytesPerSecond: 6_000_000 }, async (emulator) => {
        emulator.inject({ on: 'download', after: 3, do: { type: 'deliver', truncateAt: CUT } });
        const run = await runAction(emulator, { directory, inputs: { extract: 'true' } });
        expect(run.annotations).toEqual([]);
        expect(run.outputs).toMatchObject({ sha256: large.sha256, cacheHit: 'false' });
        expect(requestedRanges(emulator)[0]).toBe('-');
        // Eight connections, and one more request after the cut.
        expect(requestedRanges(emulator)).toHaveLength(9);
        for (const { headers } of downloads(emulator).slice(1)) expect(headers['if-range']).toMatch(/^"/);
        expect(leftovers(directory)).toEqual([]);
      });
    });
  });
});
