// Opens the pages of a site in headless Chromium, which can only connect to this machine.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Resolves no host but 127.0.0.1, and turns off the browser's own requests. */
export const FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // The sandbox does not work as root and in most containers. The pages are trusted.
  '--no-sandbox',
];

const WIDE = { width: 1280, height: 800 };

/** Collects the problems of open pages. */
class ProblemCollector {
  readonly list: string[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Observes a page, and blocks requests to other origins. */
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
      add(`WebSocket to ${socket.url()}`);
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

/** Evaluates an expression in the page. It is a string, because Node.js has no DOM types. */
async function evaluate(page: Page, expression: string): Promise<string> {
  return String(await page.evaluate(expression));
}

interface PageAddress {
  readonly origin: string;
  readonly path: string;
}

async function checkPage(page: Page, { origin, path }: PageAddress, problems: ProblemCollector): Promise<string> {
  const response = await page.goto(origin + path, { waitUntil: 'load' });
  const fail = (text: string): void => {
    problems.list.push(`${path}: ${text}`);
  };
  if (!(response?.headers()['content-type'] ?? '').startsWith('text/html')) fail('is not HTML');
  if (new URL(page.url()).pathname !== path) fail(`redirects to ${new URL(page.url()).pathname}`);
  // The body is a grid only with the style sheet.
  if ((await evaluate(page, 'getComputedStyle(document.body).display')) !== 'grid')
    fail('the style sheet is not applied');
  if ((await evaluate(page, '[...document.images].every((image) => image.naturalWidth > 0)')) !== 'true')
    fail('an image is missing');
  if ((await evaluate(page, 'document.querySelector("main h1")?.textContent ?? ""')) === '') fail('has no heading');
  const excess = await evaluate(page, 'document.documentElement.scrollWidth - document.documentElement.clientWidth');
  if (Number(excess) > 0) fail(`is ${excess} pixels wider than the window`);
  return await page.title();
}

/** Clicks a link of the navigation. */
async function followLink(page: Page, problems: ProblemCollector): Promise<void> {
  const link = page.locator('nav a:not([aria-current])').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.waitForLoadState('load');
  const current = await page.locator('nav a[aria-current]').textContent();
  if (current !== name) problems.list.push(`The link "${name}" led to "${current ?? ''}"`);
}

/** Ensures that the browser cannot connect to other hosts, and that attempts are detected. */
async function verifyIsolation(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage();
  const problems = new ProblemCollector(origin);
  await problems.watch(page);
  await page.goto(origin);
  await page.evaluate('fetch("https://elsewhere.example.com/").catch(() => undefined)');
  const isDetected = problems.list.some((problem) => problem.includes('https://elsewhere.example.com'));
  const plain = await browser.newPage();
  const reached = await plain.goto('http://example.com/', { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  await Promise.all([page.close(), plain.close()]);
  if (!isDetected || reached) throw new Error('The browser can connect to other hosts.');
}

export interface BrowserCheck {
  readonly origin: string;
  /** Paths without extension. */
  readonly paths: readonly string[];
  /** PNG file for a screenshot of the page at `screenshotPath`. */
  readonly screenshotFile: string;
  readonly screenshotPath: string;
}

/** Opens the pages with a wide and a narrow window, light and dark. Returns the title of each page, and all problems. */
export async function checkInBrowser(
  executablePath: string,
  check: BrowserCheck,
): Promise<{ titles: Map<string, string>; problems: readonly string[] }> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    await verifyIsolation(browser, check.origin);
    const problems = new ProblemCollector(check.origin);
    const titles = new Map<string, string>();
    const settings = [
      { viewport: WIDE, colorScheme: 'light' },
      { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    ] as const;
    for (const setting of settings) {
      const context = await browser.newContext({ ...setting, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await problems.watch(page);
      for (const path of check.paths) titles.set(path, await checkPage(page, { origin: check.origin, path }, problems));
      await followLink(page, problems);
      if (setting.viewport === WIDE) {
        await page.goto(check.origin + check.screenshotPath, { waitUntil: 'load' });
        mkdirSync(dirname(check.screenshotFile), { recursive: true });
        await page.screenshot({ path: check.screenshotFile });
      }
      await context.close();
    }
    return { titles, problems: problems.list };
  } finally {
    await browser.close();
  }
}
