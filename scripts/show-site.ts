// What `npm start` does with the site that the step has unpacked: it opens one page as a browser would, or serves them all.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveSite } from './site-server.ts';

/** The paths of a site's pages, without an extension, as its sitemap has them. */
export async function sitePaths(site: string): Promise<string[]> {
  const sitemap = await readFile(join(site, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/** Ends with Ctrl+C, or with the signal of whoever has started this. */
async function untilStopped(): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        resolve();
      });
    }
  });
}

/** Serves the site and opens a page of it by its URL without an extension; with `serve` goes on until it is stopped. */
export async function showSite(site: string, { serve }: { readonly serve: boolean }): Promise<void> {
  const server = await serveSite(site);
  try {
    const path = (await sitePaths(site)).find((candidate) => !candidate.endsWith('/')) ?? '/';
    const response = await fetch(server.origin + path);
    const title = /<title>([^<]*)<\/title>/.exec(await response.text())?.[1];
    if (!response.ok || title === undefined) throw new Error(`The page ${path} of the unpacked site cannot be opened.`);
    console.log(`\nThe unpacked site works: ${path} is "${title}".`);
    if (!serve) {
      console.log('To look at it in a browser: npm start -- --serve');
      return;
    }
    console.log(`It is served at ${server.origin} until you press Ctrl+C.`);
    await untilStopped();
  } finally {
    await server.close();
  }
}
