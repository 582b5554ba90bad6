// Serves a folder with a Content-Security-Policy, opens its pages in Chromium and lists what the policy blocks of the site
// itself. What it blocks of other hosts is its purpose.
//
//   node scripts/policy-violations.ts <folder> <policy>
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../src/audit/browser/find.ts';
import { listPages } from './observe-requests.ts';
import { serveSite } from './site-server.ts';

/** Collects the events that Chromium fires for each violation, in every frame. */
const COLLECT = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
  reportViolation(effectiveDirective, blockedURI, sample);
});`;
const QUIET_MS = 300;

function isOtherHost(uri: string, origin: string): boolean {
  return /^(?:https?|wss?):/.test(uri) && !uri.startsWith(`${origin}/`);
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 15_000 });
  await page.evaluate(`scrollTo(0, document.scrollingElement?.scrollHeight ?? 0)`);
  await page.waitForTimeout(QUIET_MS);
}

/** @returns one line for each violation: page, directive, and what was blocked */
export async function findViolations(folder: string, policy: string, pages: readonly string[]): Promise<string[]> {
  const server = await serveSite(folder, { 'content-security-policy': policy });
  const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];
  const browser = await chromium.launch({ executablePath: findBrowser(process.env) ?? 'chromium', args });
  const violations = new Set<string>();
  try {
    const page = await (await browser.newContext()).newPage();
    let current = '';
    await page.exposeFunction('reportViolation', (directive: string, blocked: string, sample: string) => {
      if (!isOtherHost(blocked, server.origin)) violations.add(`${current}: ${directive} blocks ${blocked} ${sample}`);
    });
    await page.addInitScript(COLLECT);
    for (current of pages) await openPage(page, `${server.origin}/${current}`);
  } finally {
    await browser.close();
    await server.close();
  }
  return [...violations];
}

if (import.meta.main) {
  const [folder = '.', policy = ''] = process.argv.slice(2);
  const violations = await findViolations(folder, policy, listPages(folder));
  console.log([...violations, `${violations.length} violations`].join('\n'));
  process.exitCode = violations.length > 0 ? 1 : 0;
}
