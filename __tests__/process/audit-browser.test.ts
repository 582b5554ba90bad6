import { describe, expect, test } from '@jest/globals';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findBrowser } from '../../src/audit/browser/find.ts';
import { runAudit, type AuditRun } from '../support/run-audit.ts';
import { withSite } from '../support/site-folder.ts';

const program = findBrowser(process.env);
if (program === undefined)
  process.stdout.write('No Chrome or Chromium on this machine: the tests of the browser are skipped.\n');
const inBrowser = program === undefined ? test.skip : test;

const html = (body: string): string => `<!doctype html>\n<title>t</title>\n${body}`;
const audit = (
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<AuditRun> => withSite(files, (path) => runAudit(path, { inputs: { browser: 'true', ...inputs } }));

describe('the proof', () => {
  inBrowser('adds what only the browser shows, and explains what the scan knows', async () => {
    const run = await audit({
      'index.html': html('<img src="https://e.test/known.png"><script src=a.js></script>'),
      'a.js':
        'const host = ["e", "test"].join("."); fetch("https:" + "//" + host + "/built.json"); new Image().src = "https://lit.test/a.png";',
    });
    expect(run.report?.browser).toMatchObject({
      pages: 1,
      unexplained: [{ url: 'https://e.test/built.json', kind: 'fetch', pages: ['index.html'] }],
    });
    expect(run.report?.requests.map(({ url, class: name }) => [url, name])).toEqual([
      ['https://e.test/built.json', 'required'],
      ['https://e.test/known.png', 'required'],
      ['https://lit.test/a.png', 'required'],
    ]);
    expect(run.hasPicture).toBe(true);
    expect(run.leftBehind).toEqual([]);
  });

  inBrowser('says which pages stay blank while a host does not answer', async () => {
    const run = await audit({ 'index.html': html('<link rel=stylesheet href="https://fonts.test/a.css"><p>text') });
    expect(run.summary).toContain('1 page remained blank while other hosts did not respond');
  });

  inBrowser('takes the public URL of the site for the site', async () => {
    const run = await audit(
      { 'index.html': html('<img src="https://docs.test/a.png">'), 'a.png': 'x' },
      { 'site-url': 'https://docs.test/' },
    );
    expect(run.report?.browser).toMatchObject({ requests: [], unexplained: [] });
    expect(run.outputs['verdict']).toBe('self-contained');
  });
});

describe('a hostile site', () => {
  inBrowser('reaches nothing outside of the browser', async () => {
    const reached: string[] = [];
    const server = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.end();
    });
    const socket = createSocket('udp4');
    socket.on('message', () => reached.push('udp'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const udp = socket.address().port;
    const run = await audit({
      'index.html':
        html(`<iframe src="http://127.0.0.1:${port}/frame"></iframe><iframe src="file:///etc/passwd"></iframe>
<script>
fetch("http://127.0.0.1:${port}/fetch").catch(() => 0);
fetch("http://localhost:${port}/local").catch(() => 0);
fetch("http://[::1]:${port}/six").catch(() => 0);
navigator.sendBeacon("http://127.0.0.1:${port}/beacon", "x");
try { new WebSocket("ws://127.0.0.1:${port}/socket"); } catch {}
try { const c = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${udp}" }] }); c.createDataChannel("x"); c.createOffer().then((o) => c.setLocalDescription(o)); } catch {}
window.open("http://127.0.0.1:${port}/popup");
navigator.serviceWorker.register("sw.js").catch(() => 0);
const a = document.createElement("a"); a.href = "data:text/plain,x"; a.download = "evil.txt"; document.body.append(a); a.click();
</script>`),
      'sw.js': `self.addEventListener("install", () => fetch("http://127.0.0.1:${port}/worker"));`,
    });
    server.close();
    socket.close();
    expect(reached).toEqual([]);
    expect(run.outputs['verdict']).toBe('needs-network');
    expect(run.leftBehind).toEqual([]);
  });

  inBrowser('does not hold up the audit', async () => {
    const run = await audit(
      {
        'a.html': html('<script>for (;;);</script>'),
        'b.html': html(
          '<script>alert(1); confirm(2); prompt(3); print(); onbeforeunload = () => "stay"; fetch("https://e.test/b").catch(() => 0)</script>',
        ),
        'c.html': html('<script>(function again() { location.reload() })()</script>'),
        'd.html': html(
          '<script>document.write("<p>".repeat(1e6)); history.pushState(0, "", "/x"); location.href = "c.html"</script>',
        ),
        'index.html': html('<img src="https://e.test/a.png">'),
      },
      { 'fail-on': 'never' },
    );
    expect(run.exitCode).toBe(0);
    expect(run.report?.browser?.requests.map(({ url }) => url)).toContain('https://e.test/a.png');
    expect(run.leftBehind).toEqual([]);
  });
});

describe('without a browser', () => {
  const environment = { PATH: '/nowhere', CHROME_PATH: '', CHROME_BIN: '' };

  test('`auto` rests on the scan alone, `true` is an error', async () => {
    const files = { 'index.html': html('x') };
    const auto = await withSite(files, (path) => runAudit(path, { inputs: { browser: 'auto' }, environment }));
    expect([auto.exitCode, auto.report?.browser]).toEqual([0, undefined]);
    const required = await withSite(files, (path) => runAudit(path, { inputs: { browser: 'true' }, environment }));
    expect(required.outputs['errorCode']).toBe('browser-unavailable');
  });

  test('a program that is no browser is a warning with `auto`', async () => {
    const run = await withSite({ 'index.html': html('x') }, (path) =>
      runAudit(path, { inputs: { browser: 'auto' }, environment: { ...environment, CHROME_PATH: process.execPath } }),
    );
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('::warning title=Browser not used::');
    expect(run.leftBehind).toEqual([]);
  });
});
