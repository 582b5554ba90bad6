import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Fault, FaultAction } from '../../emulator/index.ts';
import { requestedRanges } from '../support/bundles.ts';
import { CUT, downloadSuite, expectRefused, RANGE_AFTER_CUT, SIZE } from '../support/download-suite.ts';

const { bundle, runDownload, expectDownloaded } = downloadSuite();

describe('a bundle is proved whole', () => {
  const untold: FaultAction = { type: 'deliver', framing: 'close', truncateAt: CUT };

  it('a body of unknown length that was cut is gone on with when the size is told', async () => {
    await runDownload({ optionalFields: true, faults: [{ on: 'download', do: untold }] }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-', RANGE_AFTER_CUT]);
    });
  });

  it.each(['true', 'false'])(
    'a body of unknown length that was cut is fetched again (extract: %s)',
    async (extract) => {
      await runDownload({ faults: [{ on: 'download', do: untold }], inputs: { extract } }, async (result) => {
        await expectDownloaded(result);
        expect(requestedRanges(result.emulator)).toEqual(['-', '-']);
      });
    },
  );

  it.each(['true', 'false'])(
    'a body of unknown length that is always cut is refused (extract: %s)',
    async (extract) => {
      await runDownload({ faults: [{ on: 'download', times: 9, do: untold }], inputs: { extract } }, (result) => {
        expectRefused(result, 'archive-damaged');
      });
    },
  );

  it('a whole body of unknown length is taken', async () => {
    for (const framing of ['chunked', 'close'] as const) {
      await runDownload({ faults: [{ on: 'download', do: { type: 'deliver', framing } }] }, expectDownloaded);
    }
  });

  it('a length that is too large is not believed for ever', async () => {
    const headers = { 'content-length': String(2 * SIZE) };
    await runDownload({ faults: [{ on: 'download', do: { type: 'alter', headers } }] }, expectDownloaded);
    await runDownload({ faults: [{ on: 'download', times: 50, do: { type: 'alter', headers } }] }, (result) => {
      expectRefused(result, 'download-failed');
    });
  });

  it.each(['true', 'false'])('a length that is too small is noticed (extract: %s)', async (extract) => {
    const headers = { 'content-length': String(SIZE / 2) };
    await runDownload(
      { faults: [{ on: 'download', times: 9, do: { type: 'alter', headers } }], inputs: { extract } },
      (result) => {
        expectRefused(result, 'archive-damaged');
      },
    );
  });

  it('a size that the service told otherwise is refused', async () => {
    const json = (value: unknown): unknown => ({ ...(value as object), sizeBytes: 17 });
    await runDownload({ faults: [{ on: 'bundle', do: { type: 'patch', json } }] }, (result) => {
      expectRefused(result, 'archive-damaged');
      expect(result.run.failure.message).toMatch(
        /Bundle incomplete: the service reported 17 bytes, the link delivered \d{6}\./,
      );
      expect(requestedRanges(result.emulator)).toEqual(['-', '-']);
    });
  });

  it.each(['true', 'false'])(
    'bytes that were changed are noticed by the archive itself (extract: %s)',
    async (extract) => {
      const changed = readFileSync(bundle().file);
      changed[CUT] = (changed[CUT] ?? 0) ^ 1;
      const fault: Fault = { on: 'download', do: { type: 'respond', status: 200, body: changed } };
      await runDownload({ faults: [fault], inputs: { extract } }, (result) => {
        expectRefused(result, 'archive-damaged');
      });
    },
  );

  it('the expected digest is compared', async () => {
    await runDownload({ inputs: { 'expected-sha256': bundle().sha256.toUpperCase() } }, expectDownloaded);
    await runDownload({ inputs: { 'expected-sha256': 'ab'.repeat(32), extract: 'true' } }, (result) => {
      expectRefused(result, 'digest-mismatch');
      expect(result.run.failure.message).toContain(bundle().sha256);
    });
  });

  it.each([
    { name: 'nothing', body: '', says: 'no byte' },
    { name: 'XML', body: '<?xml version="1.0"?><Error/>', says: 'HTML or XML' },
    { name: 'HTML', body: '\n <!doctype html><title>Log in</title>', says: 'HTML or XML' },
  ])('a 200 with $name is no bundle', async ({ body, says }) => {
    for (const extract of ['true', 'false']) {
      const fault: Fault = { on: 'download', do: { type: 'respond', status: 200, body } };
      await runDownload({ faults: [fault], inputs: { extract } }, (result) => {
        expectRefused(result, 'archive-damaged');
        expect(result.run.failure.message).toContain(says);
      });
    }
  });

  it('bytes that are no archive are refused', async () => {
    const fault: Fault = { on: 'download', do: { type: 'respond', status: 200, body: Buffer.alloc(5_000, 'x') } };
    await runDownload({ faults: [fault] }, (result) => {
      expectRefused(result, 'archive-refused');
    });
  });

  it('a Content-Encoding never changes the bytes', async () => {
    const headers = { 'content-encoding': 'gzip' };
    await runDownload({ faults: [{ on: 'download', do: { type: 'alter', headers } }] }, expectDownloaded);
    for (const extract of ['true', 'false']) {
      await runDownload({ faults: [{ on: 'download', do: { type: 'gzip' } }], inputs: { extract } }, (result) => {
        expectRefused(result, 'archive-refused');
      });
    }
  });
});
