// `npm run test:recipes`: follows the recipes for the air gap, nginx and the object store with the site that `npm start`
// exports, and opens that site in a browser that cannot connect to other hosts. Serves the redirects of a comparison, too.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkAirGap } from './recipes/air-gap.ts';
import { checkInBrowser } from './recipes/browser.ts';
import { startNginx } from './recipes/nginx.ts';
import { findChromium, findNginx, findProgram, installPrograms } from './recipes/programs.ts';
import { checkRedirects } from './recipes/redirects.ts';
import { loadRewrite } from './recipes/rewrite.ts';
import { inputVariable, parseOutputFile } from './runner-step.ts';
import { sitePaths } from './show-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = join(root, '.work', 'recipes');
const recipes = join(root, 'docs', 'recipes');

/** The page that the README shows. */
const SCREENSHOT_PATH = '/operations';
const MIN_PAGES = 5;

const { values: options } = parseArgs({
  options: { install: { type: 'boolean', default: false }, picture: { type: 'string' } },
});

type StepOutputs = Readonly<Record<'packagePath' | 'sitePath' | 'sha256', string>>;

/** Runs `npm start -- --with package=true` and returns the outputs of the step. */
function exportSite(): StepOutputs {
  const start = join(root, 'scripts', 'start.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, '--with', 'package=true'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm start exited with code ${status ?? 'none'}:\n${stdout}${stderr}`);
  const outputs = parseOutputFile(readFileSync(join(root, '.work', 'start', 'output'), 'utf8'));
  const { packagePath, sitePath, sha256 } = outputs;
  if (!packagePath || !sitePath || !sha256) throw new Error('npm start did not set packagePath, sitePath and sha256.');
  return { packagePath, sitePath, sha256 };
}

/** Runs the audit, which must find the site self-contained. Returns the output `contentSecurityPolicy`. */
function auditSite(site: string): string {
  const [output, summary] = [join(directory, 'audit-output'), join(directory, 'audit-summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'dist', 'audit', 'index.js')], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: directory,
      [inputVariable('path')]: site,
    },
  });
  const { verdict, contentSecurityPolicy } = parseOutputFile(readFileSync(output, 'utf8'));
  if (status !== 0 || verdict !== 'self-contained' || !contentSecurityPolicy) throw new Error(`Audit:\n${stdout}`);
  return contentSecurityPolicy;
}

/** The CDN function must map every page to a file. */
function checkRewrite(site: string, paths: readonly string[]): string[] {
  const rewrite = loadRewrite();
  return paths
    .filter((path) => !existsSync(join(site, rewrite(path))))
    .map((path) => `the CDN finds no file for ${path}`);
}

/** Checks responses other than pages: errors, redirects and headers. */
async function checkResponses(origin: string): Promise<string[]> {
  const problems: string[] = [];
  const expectResponse = async (
    path: string,
    status: number,
    [header, value]: readonly [string, string | null],
  ): Promise<void> => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const actual = response.headers.get(header);
    if (response.status !== status || actual !== value) {
      problems.push(
        `${path}: ${response.status} with ${header}: ${actual ?? 'none'}; expected ${status} with ${value ?? 'none'}`,
      );
    }
  };
  await expectResponse('/no/such/page', 404, ['content-type', 'text/html; charset=utf-8']);
  await expectResponse('/_site/', 404, ['content-type', 'text/html; charset=utf-8']);
  await expectResponse('/recipes', 301, ['location', '/recipes/']);
  await expectResponse('/', 200, ['cache-control', 'no-cache']);
  await expectResponse('/operations', 200, ['content-encoding', 'gzip']);
  return problems;
}

async function checkNginx(site: string, paths: readonly string[]): Promise<string[] | undefined> {
  const [nginx, chromium] = [findNginx(), findChromium()];
  if (nginx === undefined || chromium === undefined) {
    const missing = [nginx ?? 'nginx', chromium ?? 'Chromium'].filter((name) => !name.includes('/')).join(' and ');
    console.error(
      `SKIPPED: nginx and the browser: ${missing} not found. To install with apt-get, add \`-- --install\`.`,
    );
    return undefined;
  }
  const screenshotFile = options.picture === undefined ? join(directory, 'site.png') : resolve(root, options.picture);
  const recipe = join(recipes, 'nginx', 'nginx.conf');
  const policy = auditSite(site);
  const server = await startNginx(nginx, { recipe, site, policy, directory: join(directory, 'nginx') });
  const problems: string[] = [];
  try {
    const check = { origin: server.origin, paths, screenshotFile, screenshotPath: SCREENSHOT_PATH };
    const { titles, problems: found } = await checkInBrowser(chromium, check);
    for (const [path, title] of titles) console.log(`  ${path}  ${title}`);
    console.log(`Screenshot: ${screenshotFile} (${statSync(screenshotFile).size} bytes)`);
    problems.push(...found, ...(await checkResponses(server.origin)));
  } finally {
    const log = await server.stop();
    // The log is not empty in any case, because the test requests a folder without an index.
    if (problems.length > 0) console.error(log);
  }
  return problems;
}

function checkProposals(): Promise<string[]> | undefined {
  const nginx = findNginx();
  if (nginx !== undefined) return checkRedirects(nginx, join(directory, 'redirects'));
  console.error('SKIPPED: the redirects that a comparison proposes: nginx not found.');
  return undefined;
}

function runAirGapCheck(outputs: StepOutputs): string[] | undefined {
  const missing = ['sh', 'sha256sum', 'tar'].filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return checkAirGap({ ...outputs, directory: join(directory, 'air-gap') });
  console.error(`SKIPPED: the air gap: ${missing.join(' and ')} not found.`);
  return undefined;
}

async function main(): Promise<number> {
  if (options.install) installPrograms();
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  console.log('Exporting the site with npm start …');
  const outputs = exportSite();
  const paths = [...new Set(['/', ...(await sitePaths(outputs.sitePath))])];
  if (paths.length < MIN_PAGES) throw new Error(`The site has only ${paths.length} pages.`);
  const results = {
    'air gap': runAirGapCheck(outputs),
    'object store': checkRewrite(outputs.sitePath, paths),
    nginx: await checkNginx(outputs.sitePath, paths),
    redirects: await checkProposals(),
  };
  for (const [name, problems] of Object.entries(results)) {
    for (const line of problems ?? []) console.error(`  ${line}`);
    console.log(`${name}: ${problems === undefined ? 'skipped' : problems.length === 0 ? 'passed' : 'FAILED'}`);
  }
  return Object.values(results).some((problems) => problems !== undefined && problems.length > 0) ? 1 : 0;
}

process.exitCode = await main();
