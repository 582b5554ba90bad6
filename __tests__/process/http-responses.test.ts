import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { withFolder } from '../support/bundles.ts';
import { downloadSuite, expectRefused, type Result } from '../support/download-suite.ts';
import { overrideLinks } from '../support/override-links.ts';
import { runAction, withEmulator } from '../support/run-action.ts';

const { bundle, expectDownloaded } = downloadSuite();

type Responder = (socket: Socket, requests: number) => void;

/** Runs a test with a server that responds on the socket. `requests` counts the requests. */
async function withSocketServer(
  respond: Responder,
  test: (url: URL, requests: () => number) => Promise<void>,
): Promise<void> {
  const sockets = new Set<Socket>();
  let requests = 0;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
    socket.on('data', () => {
      respond(socket, (requests += 1));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    await test(new URL('/bundle', origin), () => requests);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

/** Runs the action with a link to such a server. `fields` changes the bundle response. */
async function downloadFromSocket(
  respond: Responder,
  check: (result: Result, requests: number) => Promise<void> | void,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await withSocketServer(respond, (url, requests) =>
    withFolder((directory) =>
      withEmulator({}, async (emulator) => {
        overrideLinks(
          emulator,
          () => url,
          () => fields,
        );
        const run = await runAction(emulator, { directory, inputs: { download: 'true' } });
        await check({ run, emulator, directory }, requests());
      }),
    ),
  );
}

function head(...lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n\r\n`;
}

describe('interim responses of the store', () => {
  const interim = {
    '100 Continue': head('HTTP/1.1 100 Continue'),
    '100 Continue with a header, twice': head('HTTP/1.1 100 Continue', 'x-a: b').repeat(2),
    '103 Early Hints': head('HTTP/1.1 103 Early Hints', 'link: </a>'),
    '103, then 100': head('HTTP/1.1 103 Early Hints') + head('HTTP/1.1 100 Continue'),
  };

  it.each(Object.entries(interim))('are ignored: %s', async (_, interimResponse) => {
    const whole = readFileSync(bundle().file);
    const respond: Responder = (socket) => {
      socket.write(interimResponse + head('HTTP/1.1 200 OK', `content-length: ${String(whole.length)}`));
      socket.write(whole);
    };
    await downloadFromSocket(respond, async (result, requests) => {
      await expectDownloaded(result);
      expect(requests).toBe(1);
    });
  });

  it('are ignored when they arrive in parts', async () => {
    const respond: Responder = (socket) => {
      const text =
        head('HTTP/1.1 100 Continue') +
        head('HTTP/1.1 200 OK', `content-length: ${String(readFileSync(bundle().file).length)}`);
      const parts = [text.slice(0, 9), text.slice(9, 30), text.slice(30)];
      const send = (): void => {
        const part = parts.shift();
        if (part === undefined) socket.write(readFileSync(bundle().file));
        else socket.write(part, () => setTimeout(send, 20));
      };
      send();
    };
    await downloadFromSocket(respond, async (result, requests) => {
      await expectDownloaded(result);
      expect(requests).toBe(1);
    });
  });
});

const NOT_HTTP = {
  'another protocol': 'SSH-2.0-OpenSSH_9.9\r\n',
  'a status code below 100': head('HTTP/1.1 099 X'),
  'a header without a colon': head('HTTP/1.1 200 OK', 'no colon'),
  'headers of 40 kB': head('HTTP/1.1 200 OK', `x: ${'a'.repeat(40_000)}`),
  'chunks without a size': `${head('HTTP/1.1 200 OK', 'transfer-encoding: chunked')}5\r\nabcde\r\nzz\r\n`,
};

describe('a response that is not valid HTTP', () => {
  it.each(Object.entries(NOT_HTTP))('from the store is not retried: %s', async (_, text) => {
    const respond: Responder = (socket) => void socket.write(text);
    await downloadFromSocket(respond, (result, requests) => {
      expectRefused(result, 'download-failed');
      expect(result.run.failure.message).toContain("the link's host sent a response that is not valid HTTP");
      expect(requests).toBe(1);
    });
  });

  it.each(Object.entries(NOT_HTTP).slice(0, 4))('from the service is not retried: %s', async (_, text) => {
    await withSocketServer(
      (socket) => void socket.write(text),
      (url, requests) =>
        withEmulator({}, async (emulator) => {
          const run = await runAction(emulator, {
            inputs: { 'base-url': url.origin, domain: undefined, 'job-id': 'se_1' },
          });
          expect(run.failure.message).toContain('[unreachable]');
          expect(run.failure.message).toContain('the service sent a response that is not valid HTTP');
          expect(requests()).toBe(1);
        }),
    );
  });
});

describe('an endless response body', () => {
  it('is closed when it exceeds the size that the service reported', async () => {
    const sent: number[] = [];
    const respond: Responder = (socket, requests) => {
      socket.write(head('HTTP/1.1 200 OK', 'transfer-encoding: chunked'));
      const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
      // A failed write calls back before the socket is destroyed, so a retry would never let the event loop continue.
      const send = (error?: Error | null): void => {
        sent[requests - 1] = socket.bytesWritten;
        if (!error && !socket.destroyed) socket.write(chunk, send);
      };
      send();
    };
    await downloadFromSocket(
      respond,
      (result, requests) => {
        expectRefused(result, 'archive-damaged');
        expect(result.run.failure.message).toContain(
          "Bundle incomplete: the service reported 5000 bytes, but the link's host sent more.",
        );
        expect(requests).toBe(2);
        // The limit leaves room for bytes in the buffers of the sockets.
        for (const bytes of sent) expect(bytes).toBeLessThan(50_000_000);
      },
      { sizeBytes: 5_000 },
    );
  });
});

describe('an error response with an incomplete body', () => {
  /** Responds to the first request with `respond`, and to the others with the bundle. */
  function firstThenBundle(respond: Responder): Responder {
    return (socket, requests) => {
      const whole = readFileSync(bundle().file);
      if (requests === 1) respond(socket, requests);
      else
        socket.end(
          Buffer.concat([Buffer.from(head('HTTP/1.1 200 OK', `content-length: ${String(whole.length)}`)), whole]),
        );
    };
  }

  const cut403: Responder = (socket) =>
    void socket.end(`${head('HTTP/1.1 403 Forbidden', 'content-length: 500')}<Error>`);
  const cut400: Responder = (socket) =>
    void socket.end(`${head('HTTP/1.1 400 Bad Request', 'content-length: 500')}<Error>`);
  const stalled403: Responder = (socket) =>
    void socket.write(`${head('HTTP/1.1 403 Forbidden', 'content-length: 500')}<Error>`);

  it.each([
    { name: '403 with a body that is cut', respond: cut403 },
    { name: '400 with a body that is cut before its code', respond: cut400 },
    { name: '403 with a body that stalls', respond: stalled403 },
  ])('renews the link: $name', async ({ respond }) => {
    await downloadFromSocket(firstThenBundle(respond), async (result, requests) => {
      await expectDownloaded(result);
      expect(requests).toBe(2);
      expect(result.emulator.links).toHaveLength(2);
    });
  });

  it('fails the step after 404', async () => {
    const respond: Responder = (socket) =>
      void socket.end(`${head('HTTP/1.1 404 Not Found', 'content-length: 500')}<Error>`);
    await downloadFromSocket(respond, (result, requests) => {
      expectRefused(result, 'download-failed');
      expect(result.run.failure.message).toContain('the host responded with 404');
      expect(requests).toBe(1);
    });
  });
});
