import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import type { FaultAction } from '../../emulator/index.ts';
import { resumeJob, leftovers, requestedRanges, withFolder } from '../support/bundles.ts';
import { cutThen, downloadSuite, expectRefused, RANGE_AFTER_CUT } from '../support/download-suite.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

const { bundle, runDownload, expectDownloaded } = downloadSuite();

describe('the link', () => {
  it('is renewed when it expires during the download, and the download resumes', async () => {
    const expired: FaultAction = { type: 'respond', status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
    await runDownload({ faults: cutThen(expired) }, async (result) => {
      await expectDownloaded(result);
      expect(requestedRanges(result.emulator)).toEqual(['-', RANGE_AFTER_CUT, RANGE_AFTER_CUT]);
      expect(result.emulator.links).toHaveLength(2);
      expect(result.run.outputs['bundleUrl']).toBe(result.emulator.links[1]);
    });
  });

  it('is requested once, after the job has completed', async () => {
    await runDownload({}, ({ emulator }) => {
      const order = emulator.requests.map(({ endpoint }) => endpoint).filter((name) => name !== 'status');
      expect(order).toEqual(['start', 'bundle', 'download']);
    });
  });

  /** Runs a test with another host, and a redirect to it. */
  async function withMirror(listener: RequestListener, test: (host: string, redirect: FaultAction) => Promise<void>) {
    const mirror = createServer(listener);
    await once(mirror.listen(0, '127.0.0.1'), 'listening');
    const host = `127.0.0.1:${(mirror.address() as AddressInfo).port}`;
    try {
      const headers = { location: `http://${host}/copy?sig=sesame-open-please` };
      await test(host, { type: 'respond', status: 307, headers, body: '' });
    } finally {
      mirror.close();
    }
  }

  it('may redirect to another host, which does not receive the key', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const listener: RequestListener = (request, response) => {
      seen.push(request.headers);
      response.end(readFileSync(bundle().file));
    };
    await withMirror(listener, async (_, redirect) => {
      await runDownload({ faults: [{ on: 'download', do: redirect }] }, async (result) => {
        await expectDownloaded(result);
        expect(seen).toHaveLength(1);
        expect(seen[0]?.authorization).toBeUndefined();
      });
    });
  });

  it('is named in the error with the host that it redirects to', async () => {
    const listener: RequestListener = (_, response) => {
      response.writeHead(404).end();
    };
    await withMirror(listener, async (host, redirect) => {
      await runDownload({ faults: [{ on: 'download', times: 9, do: redirect }] }, (result) => {
        expectRefused(result, 'download-failed');
        const { message } = result.run.failure;
        expect(message).toContain(`, which redirected to ${host}.`);
        expect(message).not.toContain('sesame');
      });
    });
  });

  it('may not redirect to a link-local address', async () => {
    const location = 'http://169.254.169.254/latest/meta-data';
    const redirect: FaultAction = { type: 'respond', status: 302, headers: { location }, body: '' };
    await runDownload({ faults: [{ on: 'download', times: 9, do: redirect }] }, (result) => {
      expectRefused(result, 'download-failed');
    });
  });
});

describe('the job ID', () => {
  it.each(['../up', 'con:aux'])('is rejected if it is not a safe file name: %p', async (id) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, resumeJob(id, {}));
      expect(run.failure.message).toContain('[invalid-input]');
      expect(emulator.requests).toEqual([]);
    });
  });

  it('of a new job is checked before it is used in a path', async () => {
    const json = (): unknown => ({ jobId: '..%2f..%2fup' });
    await withFolder((directory) =>
      withEmulator({}, async (emulator) => {
        emulator.inject({ on: 'start', do: { type: 'patch', json } });
        emulator.inject({ on: 'status', do: { type: 'respond', status: 200, body: { status: 'completed' } } });
        const run = await runAction(emulator, { directory, inputs: { download: 'true' } });
        expect(run.failure.message).toContain('[answer-unusable]');
        expect(leftovers(directory)).toEqual([]);
      }),
    );
  });
});
