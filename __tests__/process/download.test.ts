import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import { downloads, leftovers, packBundle, requestedRanges, withFolder } from '../support/bundles.ts';
import { CUT_AT, cut, cutThen, downloadSuite, expectRefused, RANGE_AFTER_CUT } from '../support/download-suite.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

const { bundle, runDownload, expectDownloaded } = downloadSuite();

describe('a download', () => {
  it('needs one request, and its file is an output', async () => {
    await runDownload({ optionalFields: true }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-']);
      expect(result.run.outputs['sizeBytes']).toBe(String(readFileSync(bundle().file).length));
      expect(result.run.outputs['sitePath']).toBeUndefined();
      expect(result.run.outputs['contentDigest']).toBeUndefined();
    });
  });

  it('resumes at the byte where the connection closed', async () => {
    await runDownload({ faults: [cut()] }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-', RANGE_AFTER_CUT]);
      expect(downloads(result.emulator)[1]?.headers['if-range']).toMatch(/^"[0-9a-f]+"$/);
    });
  });

  it('is unpacked correctly when it is resumed', async () => {
    await runDownload({ faults: [cut()], inputs: { extract: 'true' } }, async (result) => {
      await expectDownloaded(result);
      const site = result.run.outputs['sitePath'] ?? '';
      expect(readFileSync(join(site, 'guides', 'start.html'), 'utf8')).toBe('<title>Start</title>');
      expect(result.run.outputs['contentDigest']).toMatch(/^c1:[0-9a-f]{64}$/);
      expect(result.run.outputs['siteSha256']).toMatch(/^[0-9a-f]{64}$/);
    });
  });

  it('restarts when the ETag has changed', async () => {
    const faults = cutThen({ type: 'alter', headers: { etag: '"other"' } });
    await runDownload({ faults, inputs: { extract: 'true' } }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-', RANGE_AFTER_CUT, '-']);
      expect(result.run.log).toContainEqual(expect.stringMatching(/^Restarting the download/));
    });
  });

  it('retries after 503', async () => {
    await runDownload(
      { faults: [{ on: 'download', do: { type: 'respond', status: 503, body: '' } }] },
      async (result) => {
        await expectDownloaded(result);
        expect(requestedRanges(result.emulator)).toEqual(['-', '-']);
      },
    );
  });

  it('does not retry after 404, and shows only the code and the message of the host', async () => {
    const body = '<Error><Code>NoSuchKey</Code><Message>Gone.</Message><Key>do-not-show-this-key</Key></Error>';
    const fault: Fault = { on: 'download', do: { type: 'respond', status: 404, body } };
    await runDownload({ faults: [fault] }, (result) => {
      expectRefused(result, 'download-failed');
      expect(result.run.failure.message).toContain('Message from the host: NoSuchKey: Gone.\n');
      expect(result.run.stdout).not.toContain('do-not-show');
      expect(requestedRanges(result.emulator)).toEqual(['-']);
    });
  });
});

describe('a typical download', () => {
  it('uses several connections when the host limits the rate of each, and resumes a part that was cut', async () => {
    await withFolder(async (directory) => {
      const large = await packBundle(directory, 8_000_000);
      await withEmulator({ archiveFile: large.file, bytesPerSecond: 6_000_000 }, async (emulator) => {
        emulator.inject({ on: 'download', after: 3, do: { type: 'deliver', truncateAt: CUT_AT } });
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
