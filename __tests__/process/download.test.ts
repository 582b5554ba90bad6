import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../emulator/index.ts';
import { downloads, leftovers, packBundle, rangesAsked, withFolder } from '../support/bundles.ts';
import { CUT, cut, cutThen, downloadSuite, expectRefused, ON, SIZE } from '../support/fetch-bundle.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

const { bundle, fetchBundle, expectWhole } = downloadSuite();

describe('a download', () => {
  it('is one request, whole, and an output', async () => {
    await fetchBundle({ optionalFields: true }, async (result) => {
      await expectWhole(result);
      expect(rangesAsked(result.emulator)).toEqual(['-']);
      expect(result.run.outputs['sizeBytes']).toBe(String(readFileSync(bundle().file).length));
      expect(result.run.outputs['sitePath']).toBeUndefined();
      expect(result.run.outputs['contentDigest']).toBeUndefined();
    });
  });

  it.each([1, CUT, SIZE])('goes on from byte %i after a cut there', async (at) => {
    await fetchBundle({ faults: [cut(at)] }, async (result) => {
      await expectWhole(result);
      expect(rangesAsked(result.emulator)).toEqual(['-', `bytes=${at}-`]);
      expect(downloads(result.emulator)[1]?.headers['if-range']).toMatch(/^"[0-9a-f]+"$/);
    });
  });

  it('goes on again and again', async () => {
    const faults = [cut(), cut(), cut()];
    await fetchBundle({ faults }, async (result) => {
      await expectWhole(result);
      expect(rangesAsked(result.emulator)).toEqual(['-', ON, `bytes=${2 * CUT}-`, `bytes=${3 * CUT}-`]);
    });
  });

  it('unpacks while it is fetched, also across a cut', async () => {
    await fetchBundle({ faults: [cut()], inputs: { extract: 'true' } }, async (result) => {
      await expectWhole(result);
      const site = result.run.outputs['sitePath'] ?? '';
      expect(readFileSync(join(site, 'guides', 'start.html'), 'utf8')).toBe('<title>Start</title>');
      expect(result.run.outputs['contentDigest']).toMatch(/^[0-9a-f]{64}$/);
    });
  });

  it.each<{ name: string; faults: Fault[]; asked: string[] }>([
    { name: 'another ETag', faults: cutThen({ type: 'alter', headers: { etag: '"other"' } }), asked: ['-', ON, '-'] },
    { name: 'no ETag any more', faults: cutThen({ type: 'alter', headers: { etag: null } }), asked: ['-', ON, '-'] },
    { name: '200 in place of a part', faults: cutThen({ type: 'ignoreRange' }), asked: ['-', ON, '-'] },
    {
      name: 'a wrong Content-Range',
      faults: cutThen({ type: 'alter', headers: { 'content-range': `bytes 0-9/${SIZE}` } }),
      asked: ['-', ON, '-'],
    },
    {
      name: 'no Content-Range',
      faults: cutThen({ type: 'alter', headers: { 'content-range': null } }),
      asked: ['-', ON, '-'],
    },
    { name: '416', faults: cutThen({ type: 'respond', status: 416, body: '' }), asked: ['-', ON, '-'] },
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
    await fetchBundle({ faults, inputs: { extract: 'true' } }, async (result) => {
      await expectWhole(result);
      expect(rangesAsked(result.emulator)).toEqual(asked);
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
    await fetchBundle({ faults: [fault] }, (result) => {
      expectRefused(result, 'download-failed');
      expect(rangesAsked(result.emulator)).toEqual(['-', '-', '-', '-', '-']);
    });
  });

  it.each([503, 429, 500])('repeats after %i', async (status) => {
    await fetchBundle({ faults: [{ on: 'download', do: { type: 'respond', status, body: '' } }] }, async (result) => {
      await expectWhole(result);
      expect(rangesAsked(result.emulator)).toEqual(['-', '-']);
    });
  });

  it('does not repeat after 404, and shows the code of the store alone', async () => {
    const body = '<Error><Code>NoSuchKey</Code><Message>Gone.</Message><Key>do-not-show-this-key</Key></Error>';
    const fault: Fault = { on: 'download', do: { type: 'respond', status: 404, body } };
    await fetchBundle({ faults: [fault] }, (result) => {
      expectRefused(result, 'download-failed');
      expect(result.run.failure.message).toContain('The host reported: NoSuchKey\n');
      expect(result.run.stdout).not.toContain('Gone.');
      expect(result.run.stdout).not.toContain('do-not-show');
      expect(rangesAsked(result.emulator)).toEqual(['-']);
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
        expect(rangesAsked(emulator)[0]).toBe('-');
        // Eight connections, and one more request after the cut.
        expect(rangesAsked(emulator)).toHaveLength(9);
        for (const { headers } of downloads(emulator).slice(1)) expect(headers['if-range']).toMatch(/^"/);
        expect(leftovers(directory)).toEqual([]);
      });
    });
  });
});
