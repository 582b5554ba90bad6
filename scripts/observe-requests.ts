// Opens the pages of a folder in Chromium and records which requests they make: to other hosts, and to files that the
// folder does not have. The record is what the request scan of src/site is compared with. Everything goes through a
// proxy of this script, which answers for the site alone: it sees what really leaves the browser, favicons included.
//
//   node scripts/observe-requests.ts <folder> [--out record.json] [--pages list.txt] [--limit 100]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join, relative, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { FLAGS as LOCAL_FLAGS } from './recipes/browser.ts';
import selfsigned from 'selfsigned';
import { serveSite } from './site-server.ts';

/** What the pages of a site asked for; URLs of other hosts in full, files of the site as their paths. */
export type Observation = Readonly<Record<string, ObservedPage>>;

interface ObservedPage {
  readonly requests: string[];
  readonly missing: string[];
  /** Those of `requests` that a script made, by what Chromium says of their initiator. */
  readonly scripted: string[];
}

const FLAGS = [...LOCAL_FLAGS, '--ignore-certificate-errors', '--disable-features=AutofillServerCommunication'];
const PAGE_TIMEOUT_MS = 10_000;
/** Without a request for this long a page has asked for what it needs. */
const QUIET_MS = 350;
const MAX_SETTLE_MS = 4_000;
const WORKERS = 2;

interface Watch {
  readonly requests: Set<string>;
  readonly missing: Set<string>;
  lastMs: number;
}

interface Proxy {
  readonly address: string;
  watch: Watch;
  readonly close: () => void;
}

function startWatch(): Watch {
  return { requests: new Set(), missing: new Set(), lastMs: performance.now() };
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    }),
  );

/** A proxy that answers for the site and drops every other request, which it records. */
async function startProxy(site: string, tls: { key: string; cert: string }): Promise<Proxy> {
  const proxy: { watch: Watch } = { watch: startWatch() };
  const record = (url: string): void => {
    proxy.watch.requests.add(url);
    proxy.watch.lastMs = performance.now();
  };
  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    const { watch } = proxy;
    watch.lastMs = performance.now();
    const upstream = forward(site + (request.url ?? '').slice(site.length), { headers: request.headers }, (answer) => {
      // Every browser asks for this icon, whether a page names it or not.
      const named = new URL(request.url ?? '').pathname !== '/favicon.ico';
      if (answer.statusCode === 404 && named) watch.missing.add(new URL(request.url ?? '').pathname);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy()).end();
  };
  const secure = createTlsServer(tls, (request) => {
    record(`https://${request.headers.host ?? ''}${request.url ?? ''}`);
    request.socket.destroy();
  });
  const server = createServer((request, response) => {
    if (request.url?.startsWith(`${site}/`)) {
      passOn(request, response);
      return;
    }
    record(request.url ?? '');
    request.socket.destroy();
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined).write('HTTP/1.1 200 OK\r\n\r\n');
    secure.emit('connection', socket);
  });
  const port = await listen(server);
  return Object.assign(proxy, {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  });
}

/**
 * Collects the URLs of requests that scripts make from now on, and no others. Chromium also names the parser for what a script
 * adds while the page is parsed, so the URL has to stand in the page.
 */
async function watchScripts(page: Page, html: string): Promise<ReadonlySet<string>> {
  const scripted = new Set<string>();
  const session = await page.context().newCDPSession(page);
  const parsed = new Set<string>();
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator, documentURL }) => {
    const isInPage = initiator.url !== documentURL || html.includes(url.replace(/^https?:/, ''));
    if (initiator.type === 'parser' && isInPage) parsed.add(url);
    if (!parsed.has(url)) scripted.add(url);
  });
  await session.send('Network.enable');
  return scripted;
}

async function observePage(
  browser: Browser,
  proxy: Proxy,
  { url, html }: { readonly url: string; readonly html: string },
): Promise<ObservedPage> {
  const watch = startWatch();
  proxy.watch = watch;
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    proxy: { server: proxy.address, bypass: '<-loopback>' },
  });
  try {
    const page = await context.newPage();
    const scripted = await watchScripts(page, html);
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    await page.goto(url, { waitUntil: 'load', timeout: PAGE_TIMEOUT_MS }).catch(() => undefined);
    const steps = `(async () => { const e = document.scrollingElement; if (!e) return;
      for (let i = 0, n = 0; i <= e.scrollHeight && n < 40; i += 600, n++) { scrollTo(0, i); await new Promise((r) => setTimeout(r, 15)); } })()`;
    await Promise.race([page.evaluate(steps).catch(() => undefined), sleep(3_000)]);
    watch.lastMs = performance.now();
    const endMs = performance.now() + MAX_SETTLE_MS;
    while (performance.now() < endMs && performance.now() - watch.lastMs < QUIET_MS) await sleep(50);
    const requests = [...watch.requests].sort();
    return { requests, missing: [...watch.missing].sort(), scripted: requests.filter((one) => scripted.has(one)) };
  } finally {
    await context.close().catch(() => undefined);
    proxy.watch = startWatch();
  }
}

/** All files of a folder with the ending of a page, as paths with slashes, in order. */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** At most `limit` of the items, evenly spread, so that a part of a large site has pages of every kind. */
export function spread<T>(items: readonly T[], limit: number): T[] {
  const step = Math.max(1, items.length / limit);
  return items.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

const pathOf = (file: string): string => `/${file.split('/').map(encodeURIComponent).join('/')}`;

export interface Observer {
  /** Opens pages of a folder, each in a context of its own, and gives what each asked for. */
  readonly observe: (folder: string, pages: readonly string[], onPage?: (done: number) => void) => Promise<Observation>;
  readonly close: () => Promise<void>;
}

/** Starts Chromium, for any number of folders. */
export async function openObserver(executablePath = '/usr/bin/chromium'): Promise<Observer> {
  const { private: key, cert } = await selfsigned.generate([{ name: 'commonName', value: 'observer' }], {
    keySize: 2048,
  });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const observe: Observer['observe'] = async (folder, pages, onPage) => {
    const site = await serveSite(folder);
    const queue = [...pages];
    const found: [string, ObservedPage][] = [];
    const work = async (): Promise<void> => {
      const proxy = await startProxy(site.origin, { key, cert });
      for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
        const html = readFileSync(join(folder, page), 'utf8').replaceAll('&amp;', '&');
        found.push([page, await observePage(browser, proxy, { url: site.origin + pathOf(page), html })]);
        onPage?.(found.length);
      }
      proxy.close();
    };
    await Promise.all(Array.from({ length: Math.min(WORKERS, pages.length) }, work));
    await site.close();
    return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return { observe, close: () => browser.close() };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, pages: { type: 'string' }, limit: { type: 'string' } },
  });
  const [folder = '.'] = positionals;
  const all =
    values.pages === undefined ? listPages(folder) : readFileSync(values.pages, 'utf8').split('\n').filter(Boolean);
  const pages = spread(all, Number(values.limit ?? all.length));
  const observer = await openObserver();
  const record = await observer.observe(folder, pages, (done) => {
    if (done % 25 === 0) console.error(`${done} of ${pages.length} pages`);
  });
  await observer.close();
  const text = `${JSON.stringify(record, null, 1)}\n`;
  if (values.out === undefined) console.log(text);
  else writeFileSync(values.out, text);
}
