import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findPage, serveSite, type SiteServer } from '../../../scripts/site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
const site = join(folder, 'site');
let server: SiteServer;

beforeAll(async () => {
  const files = ['index.html', '404.html', 'a b.html', 'guides/index.html', 'guides/start.html', '_site/site.css'];
  for (const file of [...files, '../secret.html']) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), file);
  }
  server = await serveSite(site);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('findPage', () => {
  it.each([
    ['/', 'index.html'],
    ['/guides/', 'guides/index.html'],
    ['/guides/start', 'guides/start.html'],
    ['/guides/start.html', 'guides/start.html'],
    ['/a%20b', 'a b.html'],
    ['/_site/site.css', '_site/site.css'],
  ])('finds the file of %s', (path, file) => {
    expect(findPage(site, path)).toEqual({ file: join(site, file) });
  });

  it('redirects a folder without a slash to its index', () => {
    expect(findPage(site, '/guides')).toEqual({ redirect: '/guides/' });
  });

  it.each(['/no', '/guides/start/', '/_site/', '/../secret', '/%2e%2e/secret', '/..%5csecret', '/%00', '/%', ''])(
    'finds nothing for %j',
    (path) => {
      expect(findPage(site, path)).toBeUndefined();
    },
  );
});

describe('serveSite', () => {
  it('responds with the page and its type, and with the 404 page', async () => {
    const page = await fetch(`${server.origin}/guides/start`);
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      'guides/start.html',
    ]);
    const missing = await fetch(`${server.origin}/no`);
    expect([missing.status, await missing.text()]).toEqual([404, '404.html']);
    const moved = await fetch(`${server.origin}/guides`);
    expect([moved.url, await moved.text()]).toEqual([`${server.origin}/guides/`, 'guides/index.html']);
  });
});
