import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import type { FaultAction } from '../../emulator/index.ts';
import { attachTo, leftovers, rangesAsked, withFolder } from '../support/bundles.ts';
import { cutThen, downloadSuite, expectRefused, ON } from '../support/fetch-bundle.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

const { bundle, fetchBundle, expectWhole } = downloadSuite();

describe('the link', () => {
  it('is renewed when it expires in the middle, and the download goes on', async () => {
    const expired: FaultAction = { type: 'respond', status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
    await fetchBundle({ faults: cutThen(expired) }, async (result) => {
      await expectWhole(result);
      expect(rangesAsked(result.emulator)).toEqual(['-', ON, ON]);
      expect(result.emulator.links).toHaveLength(2);
      expect(result.run.outputs['bundleUrl']).toBe(result.emulator.links[1]);
    });
  });

  it('starts again when the fresh link leads to another archive', async () => {
    const faults = [
      ...cutThen({ type: 'respond', status: 403, body: '' }),
      { on: 'download', do: { type: 'alter', headers: { etag: '"other"' } } } as const,
    ];
    await fetchBundle({ faults }, async (result) => {
      await expectWhole(result);
      expect(rangesAsked(result.emulator)).toEqual(['-', ON, ON, '-']);
    });
  });

  it('is not renewed for ever', async () => {
    await fetchBundle({ linkLifetimeMs: 0 }, (result) => {
      expectRefused(result, 'download-failed');
      expect(result.emulator.links).toHaveLength(3);
      expect(result.run.failure.message).toContain('The host reported: AccessDenied: Request has expired\n');
    });
  });

  it('is minted after the job is done, once', async () => {
    await fetchBundle({}, ({ emulator }) => {
      const order = emulator.requests.map(({ endpoint }) => endpoint).filter((name) => name !== 'status');
      expect(order).toEqual(['start', 'bundle', 'download']);
    });
  });

  /** Another host, to which the store redirects. */
  async function withMirror(answer: RequestListener, test: (host: string, redirect: FaultAction) => Promise<void>) {
    const mirror = createServer(answer);
    await once(mirror.listen(0, '127.0.0.1'), 'listening');
    const host = `127.0.0.1:${(mirror.address() as AddressInfo).port}`;
    try {
      const headers = { location: `http://${host}/copy?sig=sesame-open-please` };
      await test(host, { type: 'respond', status: 307, headers, body: '' });
    } finally {
      mirror.close();
    }
  }

  it('may redirect to another place, and takes no key along', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const answer: RequestListener = (request, response) => {
      seen.push(request.headers);
      response.end(readFileSync(bundle().file));
    };
    await withMirror(answer, async (_, redirect) => {
      await fetchBundle({ faults: [{ on: 'download', do: redirect }] }, async (result) => {
        await expectWhole(result);
        expect(seen).toHaveLength(1);
        expect(seen[0]?.authorization).toBeUndefined();
      });
    });
  });

  it('is named with the place it has redirected to, when that fails', async () => {
    const answer: RequestListener = (_, response) => {
      response.writeHead(404).end();
    };
    await withMirror(answer, async (host, redirect) => {
      await fetchBundle({ faults: [{ on: 'download', times: 9, do: redirect }] }, (result) => {
        expectRefused(result, 'download-failed');
        const { message } = result.run.failure;
        expect(message).toContain(`it has redirected to ${host}, which failed`);
        expect(message).not.toContain('sesame');
      });
    });
  });

  it.each(['http://169.254.169.254/latest/meta-data', 'ftp://store.example.com/x', ''])(
    'does not redirect to %p',
    async (location) => {
      const redirect: FaultAction = { type: 'respond', status: 302, headers: { location }, body: '' };
      await fetchBundle({ faults: [{ on: 'download', times: 9, do: redirect }] }, (result) => {
        expectRefused(result, 'download-failed');
      });
    },
  );
});

describe('the job id', () => {
  it.each(['../up', 'a/b', 'a..b', '.hidden', 'con:aux', 'x'.repeat(200)])('%p names no folder', async (id) => {
    await withEmulator({}, async (emulator) => {
      const run = await runAction(emulator, attachTo(id, {}));
      expect(run.failure.message).toContain('[invalid-input]');
      expect(emulator.requests).toEqual([]);
    });
  });

  it('of a new job is refused before it touches a path', async () => {
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
