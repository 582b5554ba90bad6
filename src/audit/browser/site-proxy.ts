import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname } from 'node:path';
import type { Duplex } from 'node:stream';
import { isPage } from '../../site/folder.ts';
import { openSiteFile } from '../../site/site-files.ts';
import type { SiteResolver } from '../../site/resolve.ts';

/** What happens to requests to other hosts: the connection is closed, or never answered. */
export type CutOff = 'refuse' | 'hang';

export interface SiteProxyOptions {
  readonly root: string;
  readonly resolver: SiteResolver;
  /** Called with the URL of a request to another host; of an encrypted one only its origin is known. */
  readonly onRequest: (url: string) => void;
}

/** A proxy that answers for one site and for nothing else. */
export interface SiteProxy {
  readonly address: string;
  cutOff: CutOff;
  /** Drops all connections that wait for an answer. */
  readonly drop: () => void;
  readonly close: () => Promise<void>;
}

/** The site's origin as the browser sees it: a secure context, as a site with https is. The proxy answers for it, whatever listens there. */
export const SITE_ORIGIN = 'http://127.0.0.1:8080';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

interface Served {
  readonly root: string;
  readonly path: string;
  readonly status: number;
}

async function sendFile({ root, path, status }: Served, response: ServerResponse): Promise<void> {
  const handle = await openSiteFile(root, path);
  const type = TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  // Pages of a site share their files, which need not be read for each.
  response.writeHead(status, { 'content-type': type, 'cache-control': isPage(path) ? 'no-store' : 'max-age=3600' });
  const content = handle.createReadStream().on('error', () => response.destroy());
  // A page that is left drops its connections: the file has to be closed all the same.
  response.once('close', () => content.destroy());
  if (response.closed) content.destroy();
  else content.pipe(response);
}

async function answer({ root, resolver }: SiteProxyOptions, url: URL, response: ServerResponse): Promise<void> {
  const found = resolver.resolve({ page: 'index.html', href: url.pathname });
  const path = found.kind === 'file' ? found.path : undefined;
  if (path?.endsWith('/index.html') === true && !url.pathname.endsWith('/') && !url.pathname.endsWith('.html')) {
    // Links in an index are relative to its folder.
    response.writeHead(301, { location: `${url.pathname}/${url.search}` }).end();
  } else if (path !== undefined) await sendFile({ root, path, status: 200 }, response);
  else if (resolver.fileAt('404.html') === '404.html')
    await sendFile({ root, path: '404.html', status: 404 }, response);
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
}

/** What a tunnel is for: browsers open one for each encrypted connection, and for web sockets. */
function tunnelUrl(target: string): string {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(target) ?? [];
  if (port === '80') return `ws://${host}/`;
  return port === '443' ? `https://${host}/` : `https://${host}:${port}/`;
}

/** Starts a proxy on a free port of this machine alone. */
export async function startSiteProxy(options: SiteProxyOptions): Promise<SiteProxy> {
  const sockets = new Set<Duplex>();
  const waiting = new Set<Duplex>();
  const state: { cutOff: CutOff } = { cutOff: 'refuse' };
  const cut = (socket: Duplex, url: string): void => {
    options.onRequest(url);
    if (state.cutOff === 'hang') waiting.add(socket.once('close', () => waiting.delete(socket)));
    else socket.destroy();
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : undefined;
    if (url?.origin !== SITE_ORIGIN) {
      cut(request.socket, request.url ?? '');
      return;
    }
    answer(options, url, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(404).end();
    });
  };
  const server = createServer(onRequest);
  server.on('connection', (socket: Socket) =>
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket))),
  );
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    cut(socket, tunnelUrl(request.url ?? ''));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    cut(socket, request.url ?? '');
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return Object.assign(state, {
    address: `http://127.0.0.1:${port}`,
    drop: () => {
      for (const socket of waiting) socket.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
  });
}
