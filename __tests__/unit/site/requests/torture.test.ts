import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scanTorturePage } from '../../../support/torture/expectation.ts';
import { TORTURE_PAGES } from '../../../support/torture/pages.ts';

// What Chromium asked for with the network cut off: scripts/record-torture.ts.
const record = JSON.parse(
  readFileSync(join(process.cwd(), '__tests__/support/torture/observed.json'), 'utf8'),
) as Readonly<Record<string, { readonly requests: string[]; readonly missing: string[] }>>;

/** What is listed as required although a headless browser does not ask for it. */
const NOT_IN_HEADLESS: Readonly<Record<string, readonly string[]>> = {
  // Chrome fetches manifests when it checks whether a site can be installed, which it does in a window only.
  'link-manifest': ['http://ext.test/m.webmanifest'],
};

/** What is asked for because the request before it failed, or is found only by running or by laying out the page. */
const WEAKER = new Set([
  'video-sources',
  'link-hints',
  'style-attribute-variable',
  'css-container',
  'font-fallback-family',
  'font-sources',
  'font-redefined',
]);

const decoded = (path: string): string => (path.startsWith('/') ? decodeURI(path) : path);

describe.each(Object.entries(TORTURE_PAGES))('%s', (name, page) => {
  const observed = [...(record[name]?.requests ?? []), ...(record[name]?.missing ?? []).map(decoded)];

  test('finds what Chromium asks for', async () => {
    const { required, conditional, hints, possible } = await scanTorturePage(page);
    const known = new Set([...required, ...conditional, ...hints]);
    const unknown = observed.filter((url) => !known.has(url) && !possible.some((literal) => url.startsWith(literal)));
    expect(unknown).toEqual([]);
  });

  test('takes for required only what Chromium asks for', async () => {
    const { required } = await scanTorturePage(page);
    expect(required.filter((url) => !observed.includes(url))).toEqual(NOT_IN_HEADLESS[name] ?? []);
  });

  test('takes what the parser and the style sheets ask for as required', async () => {
    const { required, possible } = await scanTorturePage(page);
    const weaker = observed.filter(
      (url) => !required.includes(url) && !possible.some((literal) => url.startsWith(literal)),
    );
    expect(weaker.length > 0).toBe(WEAKER.has(name));
  });
});
