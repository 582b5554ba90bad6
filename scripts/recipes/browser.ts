// Opens the pages of a site in headless Chromium, which can reach this machine and nothing else.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Chromium resolves no host but this machine, and fetches nothing of its own. */
export const FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // The sandbox of Chromium does not work as root or in most containers. All pages are our own.
  '--no-sandbox',
];

const WIDE = { width: 1280, height: 800 };

/** What went wrong while pages were open. */
class Complaints {
  readonly list: string[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Listens to a page; a request to any other place is cut off and remembered. */
  async watch(page: Page): Promise<void> {
    const add = (text: string): void => {
      this.list.push(`${new URL(page.url()).pathname}: ${text}`);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') add(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      add(`uncaught: ${error.message}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) add(`${response.status()} for ${response.url()}`);
    });
    page.on('websocket', (socket) => {
      add(`web socket to ${socket.url()}`);
    });
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.origin === this.#origin || url.protocol === 'data:') {
        await route.continue();
        return;
      }
      add(`request to ${url.origin}`);
      await route.abort();
    });
  }
}

/** The text of an element's property, asked in the page: its types are not those of Node. */
async function ask(page: Page, expression: string): Promise<string> {
  return String(await page.evaluate(expression));
}

async function lookAt(page: Page, origin: string, path: string, complaints: Complaints): Promise<string> {
  const response = await page.goto(origin + path, { waitUntil: 'load' });
  const fail = (text: string): void => {
    complaints.list.push(`${path}: ${text}`);
  };
  if (!(response?.headers()['content-type'] ?? '').startsWith('text/html')) fail('is no HTML');
  if (new URL(page.url()).pathname !== path) fail(`is at ${new URL(page.url()).pathname}`);
  // The style sheet lays the page out as a grid; without it the body is a block.
  if ((await ask(page, 'getComputedStyle(document.body).display')) !== 'grid') fail('the style sheet is not applied');
  if ((await ask(page, '[...document.images].every((image) => image.naturalWidth > 0)')) !== 'true')
    fail('an image is missing');
  if ((await ask(page, 'document.querySelector("main h1")?.textContent ?? ""')) === '') fail('has no heading');
  const tooWide = await ask(page, 'document.documentElement.scrollWidth - document.documentElement.clientWidth');
  if (Number(tooWide) > 0) fail(`is ${tooWide} pixels wider than the window`);
  return await page.title();
}

/** Follows a link of the navigation, as a visitor does. */
async function followLink(page: Page, complaints: Complaints): Promise<void> {
  const link = page.locator('nav a:not([aria-current])').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForLoadState('load');
  const current = await page.locator('nav a[aria-current]').textContent();
  if (current !== name) complaints.list.push(`The link "${name}" led to "${current ?? ''}"`);
}

/** That the browser really is cut off, and that it would be seen: a check that cannot fail is none. */
async function proveTheCut(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  const complaints = new Complaints(origin);
  await complaints.watch(page);
  await page.goto(origin);
  await page.evaluate('fetch("https://elsewhere.example.com/").catch(() => undefined)');
  const seen = complaints.list.some((complaint) => complaint.includes('https://elsewhere.example.com'));
  const plain = await browser.newPage();
  const reached = await plain.goto('http://example.com/', { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  await Promise.all([page.close(), plain.close()]);
  if (!seen || reached) throw new Error('The browser is not cut off from other hosts.');
}

export interface BrowserCheck {
  readonly origin: string;
  /** Paths without an extension. */
  readonly paths: readonly string[];
  /** File for a picture of the page at `picturePath`, as a PNG. */
  readonly picture: string;
  readonly picturePath: string;
}

/** Opens the pages wide and narrow, light and dark. Returns each page's title, and what is wrong. */
export async function checkInBrowser(
  executablePath: string,
  check: BrowserCheck,
): Promise<{ titles: Map<string, string>; complaints: readonly string[] }> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    await proveTheCut(browser, check.origin);
    const complaints = new Complaints(check.origin);
    const titles = new Map<string, string>();
    const looks = [
      { viewport: WIDE, colorScheme: 'light' },
      { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    ] as const;
    for (const look of looks) {
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await complaints.watch(page);
      for (const path of check.paths) titles.set(path, await lookAt(page, check.origin, path, complaints));
      await followLink(page, complaints);
      if (look.viewport === WIDE) {
        await page.goto(check.origin + check.picturePath, { waitUntil: 'load' });
        mkdirSync(dirname(check.picture), { recursive: true });
        await page.screenshot({ path: check.picture });
      }
      await context.close();
    }
    return { titles, complaints: complaints.list };
  } finally {
    await browser.close();
  }
}
