// `npm run test:recipes`: does for real what the recipes of the air gap, of nginx and of the object store tell, with the
// site that `npm start` exports, and opens that site in a browser that can reach nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkAirGap } from './recipes/air-gap.ts';
import { checkInBrowser } from './recipes/browser.ts';
import { startNginx } from './recipes/nginx.ts';
import { findChromium, findNginx, findProgram, installPrograms } from './recipes/programs.ts';
import { loadRewrite } from './recipes/rewrite.ts';
import { parseOutputFile } from './runner-step.ts';
import { sitePaths } from './show-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = join(root, '.work', 'recipes');
const recipes = join(root, 'docs', 'recipes');

/** The page that the README shows. */
const PICTURE_PATH = '/operations';
const FEWEST_PAGES = 5;

const { values: options } = parseArgs({
  options: { install: { type: 'boolean', default: false }, picture: { type: 'string' } },
});

/** Outputs of the step. */
type Exported = Readonly<Record<'packagePath' | 'sitePath' | 'sha256', string>>;

/** Runs `npm start -- --with package=true` and reads what the step has put out. */
function exportSite(): Exported {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'start.ts'), '--with', 'package=true'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm start ended with exit code ${status ?? 'none'}:\n${stdout}${stderr}`);
  const outputs = parseOutputFile(readFileSync(join(root, '.work', 'start', 'output'), 'utf8'));
  const { packagePath, sitePath, sha256 } = outputs;
  if (!packagePath || !sitePath || !sha256) throw new Error('npm start has put out no package, site and digest.');
  return { packagePath, sitePath, sha256 };
}

/** The CDN's function must find a file for every page. */
function checkRewrite(site: string, paths: readonly string[]): string[] {
  const rewrite = loadRewrite();
  return paths
    .filter((path) => !existsSync(join(site, rewrite(path))))
    .map((path) => `the CDN finds nothing at ${path}`);
}

/** What nginx does beside the pages. */
async function checkAnswers(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  const expectAnswer = async (path: string, status: number, header: string, value: string | null): Promise<void> => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    const got = response.headers.get(header);
    if (response.status !== status || got !== value) {
      wrong.push(`${path}: ${response.status} with ${header} ${got ?? 'none'}, not ${status} with ${value ?? 'none'}`);
    }
  };
  await expectAnswer('/no/such/page', 404, 'content-type', 'text/html; charset=utf-8');
  await expectAnswer('/_site/', 404, 'content-type', 'text/html; charset=utf-8');
  await expectAnswer('/recipes', 301, 'location', '/recipes/');
  await expectAnswer('/', 200, 'cache-control', 'no-cache');
  await expectAnswer('/operations', 200, 'content-encoding', 'gzip');
  return wrong;
}

async function checkNginx(site: string, paths: readonly string[]): Promise<string[] | undefined> {
  const [nginx, chromium] = [findNginx(), findChromium()];
  if (nginx === undefined || chromium === undefined) {
    const missing = [nginx ?? 'nginx', chromium ?? 'Chromium'].filter((name) => !name.includes('/')).join(' and ');
    console.error(`SKIPPED: nginx and the browser, because ${missing} is missing. With Debian's apt-get: -- --install`);
    return undefined;
  }
  const picture = options.picture === undefined ? join(directory, 'site.png') : resolve(root, options.picture);
  const recipe = join(recipes, 'nginx', 'nginx.conf');
  const server = await startNginx(nginx, { recipe, site, directory: join(directory, 'nginx') });
  const wrong: string[] = [];
  try {
    const check = { origin: server.origin, paths, picture, picturePath: PICTURE_PATH };
    const { titles, complaints } = await checkInBrowser(chromium, check);
    for (const [path, title] of titles) console.log(`  ${path}  ${title}`);
    console.log(`A picture was taken: ${picture}, ${statSync(picture).size} bytes.`);
    wrong.push(...complaints, ...(await checkAnswers(server.origin)));
  } finally {
    const log = await server.stop();
    // A folder without an index is an error to nginx, and asked for on purpose: its log only explains what is wrong.
    if (wrong.length > 0) console.error(log);
  }
  return wrong;
}

function tryAirGap(exported: Exported): string[] | undefined {
  const missing = ['sh', 'sha256sum', 'tar'].filter((name) => findProgram(name) === undefined);
  if (missing.length === 0) return checkAirGap({ ...exported, directory: join(directory, 'air-gap') });
  console.error(`SKIPPED: the air gap, because ${missing.join(' and ')} is missing.`);
  return undefined;
}

async function main(): Promise<number> {
  if (options.install) installPrograms();
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  console.log('Exporting the site with npm start …');
  const exported = exportSite();
  const paths = [...new Set(['/', ...(await sitePaths(exported.sitePath))])];
  if (paths.length < FEWEST_PAGES) throw new Error(`The site has ${paths.length} pages.`);
  const results = {
    'air gap': tryAirGap(exported),
    'object store': checkRewrite(exported.sitePath, paths),
    nginx: await checkNginx(exported.sitePath, paths),
  };
  for (const [name, wrong] of Object.entries(results)) {
    for (const line of wrong ?? []) console.error(`  ${line}`);
    console.log(`${name}: ${wrong === undefined ? 'skipped' : wrong.length === 0 ? 'good' : 'FAILED'}`);
  }
  return Object.values(results).some((wrong) => wrong !== undefined && wrong.length > 0) ? 1 : 0;
}

process.exitCode = await main();
