import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Fault, FaultAction } from '../../emulator/index.ts';
import { requestedRanges } from '../support/bundles.ts';
import { CUT_AT, downloadSuite, expectRefused, RANGE_AFTER_CUT, SIZE } from '../support/download-suite.ts';

const { bundle, runDownload, expectDownloaded } = downloadSuite();

describe('the verification of a bundle', () => {
  const cutWithoutLength: FaultAction = { type: 'deliver', framing: 'close', truncateAt: CUT_AT };

  it('resumes a cut body without a length when the service reported the size', async () => {
    await runDownload({ optionalFields: true, faults: [{ on: 'download', do: cutWithoutLength }] }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-', RANGE_AFTER_CUT]);
    });
  });

  it('detects a Content-Length that is too small', async () => {
    const headers = { 'content-length': String(SIZE / 2) };
    await runDownload(
      { faults: [{ on: 'download', times: 9, do: { type: 'alter', headers } }], inputs: { extract: 'true' } },
      (result) => {
        expectRefused(result, 'archive-damaged');
      },
    );
  });

  it('rejects a bundle that does not have the reported size', async () => {
    const json = (value: unknown): unknown => ({ ...(value as object), sizeBytes: 17 });
    await runDownload({ faults: [{ on: 'bundle', do: { type: 'patch', json } }] }, (result) => {
      expectRefused(result, 'archive-damaged');
      expect(result.run.failure.message).toMatch(
        /Bundle incomplete: the service reported 17 bytes, but the link's host sent \d{6}\./,
      );
      expect(requestedRanges(result.emulator)).toEqual(['-', '-']);
    });
  });

  it.each(['true', 'false'])('detects a changed byte by the checksum of the archive (extract: %s)', async (extract) => {
    const changed = readFileSync(bundle().file);
    changed[CUT_AT] = (changed[CUT_AT] ?? 0) ^ 1;
    const fault: Fault = { on: 'download', do: { type: 'respond', status: 200, body: changed } };
    await runDownload({ faults: [fault], inputs: { extract } }, (result) => {
      expectRefused(result, 'archive-damaged');
    });
  });

  it('compares the digest with `expected-sha256`', async () => {
    await runDownload({ inputs: { 'expected-sha256': bundle().sha256.toUpperCase() } }, expectDownloaded);
    await runDownload({ inputs: { 'expected-sha256': 'ab'.repeat(32), extract: 'true' } }, (result) => {
      expectRefused(result, 'digest-mismatch');
      expect(result.run.failure.message).toContain(bundle().sha256);
    });
  });

  it('rejects an HTML page with status 200', async () => {
    const body = '\n <!doctype html><title>Log in</title>';
    const fault: Fault = { on: 'download', do: { type: 'respond', status: 200, body } };
    await runDownload({ faults: [fault], inputs: { extract: 'true' } }, (result) => {
      expectRefused(result, 'archive-damaged');
      expect(result.run.failure.message).toContain('HTML or XML');
    });
  });
});
