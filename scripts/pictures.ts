// `npm run pictures`: runs `npm start`, renders the job summary of that run as GitHub does, and takes the picture that the
// README shows. `-- --install` installs Chromium with apt-get if it is missing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { marked } from 'marked';
import { chromium } from 'playwright-core';
import { FLAGS } from './recipes/browser.ts';
import { findChromium, installPrograms } from './recipes/programs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const picture = join(root, 'docs', 'images', 'summary.png');

/** The width of a job summary on a common laptop. */
const WIDTH_PX = 860;

/** The parts of GitHub's light theme that a summary uses. */
const STYLE = `
  body { margin: 0; padding: 24px; font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif;
    color: #1f2328; background: #ffffff; overflow-wrap: break-word; }
  main > :first-child { margin-top: 0; }
  main > :last-child { margin-bottom: 0; }
  h2, h3 { margin: 24px 0 16px; font-weight: 600; line-height: 1.25; }
  h2 { padding-bottom: .3em; font-size: 1.5em; border-bottom: 1px solid #d1d9e0b3; }
  h3 { font-size: 1.25em; }
  p, ul, table, blockquote { margin: 0 0 16px; }
  ul { padding-left: 2em; }
  li + li { margin-top: .25em; }
  table { border-spacing: 0; border-collapse: collapse; }
  th, td { padding: 6px 13px; border: 1px solid #d1d9e0; text-align: left; }
  th { font-weight: 600; }
  tr:nth-child(2n) td { background: #f6f8fa; }
  code { padding: .2em .4em; font: 85% ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
    background: #818b981f; border-radius: 6px; }
  blockquote { padding: 0 1em; color: #59636e; border-left: .25em solid #d1d9e0; }
`;

/**
 * Runs `npm start` and returns the job summary of its step.
 *
 * @throws Error when the step fails
 */
function summaryOfStart(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'start.ts')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm start ended with exit code ${status ?? 'none'}:\n${stdout}${stderr}`);
  return readFileSync(join(root, '.work', 'start', 'summary.md'), 'utf8');
}

async function takePicture(executablePath: string, summary: string): Promise<void> {
  const body = await marked.parse(summary, { gfm: true });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: 400 }, deviceScaleFactor: 1.5 });
    await page.setContent(`<!doctype html><style>${STYLE}</style><main>${body}</main>`);
    mkdirSync(dirname(picture), { recursive: true });
    await page.screenshot({ path: picture, fullPage: true });
  } finally {
    await browser.close();
  }
}

const { values: options } = parseArgs({ options: { install: { type: 'boolean', default: false } } });
if (options.install) installPrograms();
const program = findChromium();
if (program === undefined) {
  console.error('Chromium is missing. On Debian or Ubuntu, install it with: npm run pictures -- --install');
  process.exitCode = 1;
} else {
  await takePicture(program, summaryOfStart());
  console.log(`Wrote ${picture} (${statSync(picture).size} bytes).`);
}
