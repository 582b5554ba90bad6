// `npm run lint:workflows`: checks action.yml, the workflows, and those in the documents with three tools. actionlint checks
// expressions, shell scripts and inputs of local actions; zizmor checks security; GitHub's language service checks the schema.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { exampleWorkflows, recipeFiles } from './documents.ts';
import { readManifest } from './runner-step.ts';
import type * as schema from './workflow-schema.ts';
import { ACTIONLINT, ensureTool, root, SHELLCHECK, runTool, ZIZMOR } from './workflow-tools.ts';

const { values: options } = parseArgs({
  options: { install: { type: 'boolean', default: false }, only: { type: 'string' } },
});

/** Paths relative to the repository root. */
const workflows = readdirSync(join(root, '.github', 'workflows')).map((name) => `.github/workflows/${name}`);

/** Writes the workflows in the documents to files, and returns those and the recipes. */
function examples(): string[] {
  const folder = join('.work', 'examples');
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  const written = exampleWorkflows().map(({ file, number, text }) => {
    const path = join(folder, `${file.replaceAll('/', '-')}-${number}.yml`);
    writeFileSync(join(root, path), text);
    return path;
  });
  return [...written, ...recipeFiles()];
}

function actionlint(): boolean {
  if (!ensureTool(ACTIONLINT, options.install) || !ensureTool(SHELLCHECK, options.install)) return true;
  const script = join('docs', 'recipes', 'air-gap', 'receive.sh');
  if (!runTool(SHELLCHECK, [script])) return false;
  return runTool(ACTIONLINT, ['-shellcheck', SHELLCHECK.program, '-pyflakes', '', ...workflows, ...examples()]);
}

function zizmor(): boolean {
  if (!ensureTool(ZIZMOR, options.install)) return true;
  // Offline, for the same result everywhere. The examples are left out: they pin this action by tag, so that readers can
  // copy them.
  return runTool(ZIZMOR, [
    '--offline',
    '--no-progress',
    '--persona',
    'pedantic',
    '.github',
    'action.yml',
    'compare/action.yml',
  ]);
}

async function languageService(): Promise<boolean> {
  const bundle = join(root, '.work', 'workflow-schema.cjs');
  await build({
    entryPoints: [join(root, 'scripts', 'workflow-schema.ts')],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    outfile: bundle,
    logLevel: 'warning',
  });
  const { findProblems } = (await import(pathToFileURL(bundle).href)) as typeof schema;
  const files = ['action.yml', 'compare/action.yml', ...workflows, ...examples()];
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const problems = await findProblems(sources, readManifest().inputs);
  for (const line of problems) console.error(line);
  console.log(`The language service checked ${sources.length} files and found ${problems.length} problems.`);
  return problems.length === 0;
}

const LINTERS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  actionlint,
  zizmor,
  schema: languageService,
};

for (const [name, lint] of Object.entries(LINTERS)) {
  if (options.only !== undefined && options.only !== name) continue;
  console.log(`== ${name}`);
  if (!(await lint())) process.exitCode = 1;
}
