// Serves an unpacked site like a static host with extensionless URLs: `/page` is `page.html`, `/folder/` its index.
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import { pipeline } from 'node:stream';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.yml': 'text/plain; charset=utf-8',
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file of a URL path, or where to redirect for the index of a folder. */
export type PageLocation = { readonly file: string } | { readonly redirect: string };

/** @returns undefined when the page does not exist */
export function findPage(site: string, pathname: string): PageLocation | undefined {
  const path = decodePath(pathname);
  if (path === undefined) return undefined;
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const file = names.map((name) => join(site, name)).find(isFile);
  if (file !== undefined) return { file };
  // Relative links of an index need a URL that ends in a slash.
  return isFile(join(site, path, 'index.html')) ? { redirect: `${encodeURI(path)}/` } : undefined;
}

/** Normalizes the path, so that it cannot leave the site; undefined when it is malformed. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(pathname));
    return path.startsWith('/') && !/[\0\\]/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

interface Served {
  readonly site: string;
  readonly headers: Readonly<Record<string, string>>;
}

function respond({ site, headers }: Served, request: IncomingMessage, response: ServerResponse): void {
  const found = findPage(site, new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
  if (found !== undefined && 'redirect' in found) {
    response.writeHead(301, { location: found.redirect }).end();
    return;
  }
  const file = found?.file ?? join(site, '404.html');
  if (!isFile(file)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    return;
  }
  const type = CONTENT_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  const status = found === undefined ? 404 : 200;
  response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers });
  // Browsers may disconnect during a download.
  pipeline(createReadStream(file), response, () => undefined);
}

export interface SiteServer {
  /** Origin, such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a site on a free port of 127.0.0.1, with more headers where they are given. */
export async function serveSite(site: string, headers: Served['headers'] = {}): Promise<SiteServer> {
  const server = createServer((request, response) => {
    respond({ site, headers }, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}
