// Checks that the site unpacked by `npm start` can be served, and serves it on request.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveSite } from './site-server.ts';

/** Paths of a site's pages, without extension, from its sitemap. */
export async function sitePaths(site: string): Promise<string[]> {
  const sitemap = await readFile(join(site, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/** Resolves on SIGINT or SIGTERM. */
async function untilStopped(): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
      });
    }
  });
}

/** Serves the site and requests one page by its URL without extension. With `serve` it runs until it is stopped. */
export async function showSite(site: string, { serve }: { readonly serve: boolean }): Promise<void> {
  const server = await serveSite(site);
  try {
    const path = (await sitePaths(site)).find((candidate) => !candidate.endsWith('/')) ?? '/';
    const response = await fetch(server.origin + path);
    const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1];
    if (!response.ok || title === undefined)
      throw new Error(`The page ${path} of the unpacked site cannot be opened (status ${response.status}).`);
    console.log(`\nThe unpacked site works: ${path} has the title "${title}".`);
    if (!serve) {
      console.log('To open it in a browser: npm start -- --serve');
      return;
    }
    console.log(`Serving the site at ${server.origin}\nPress Ctrl+C to stop.`);
    await untilStopped();
  } finally {
    await server.close();
  }
}
