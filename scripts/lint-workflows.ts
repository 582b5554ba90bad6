// `npm run lint:workflows`: three readers of the workflows and of action.yml, each of which sees what the others do not.
// actionlint knows the expressions, the shell and the inputs of local actions; zizmor knows what makes a workflow unsafe;
// GitHub's language service knows the schema that GitHub checks. Workflows in the documents are read too.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { exampleWorkflows, recipeFiles } from './documents.ts';
import { readManifest } from './runner-step.ts';
import type * as schema from './workflow-schema.ts';
import { ACTIONLINT, ready, root, SHELLCHECK, succeeds, ZIZMOR } from './workflow-tools.ts';

const { values: options } = parseArgs({
  options: { install: { type: 'boolean', default: false }, only: { type: 'string' } },
});

/** Files of .github/workflows, as paths from the project's folder. */
const workflows = readdirSync(join(root, '.github', 'workflows')).map((name) => `.github/workflows/${name}`);

/** The workflows in the documents and the recipes, as files that a linter can be given. */
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
  if (!ready(ACTIONLINT, options.install) || !ready(SHELLCHECK, options.install)) return true;
  const script = join('docs', 'recipes', 'air-gap', 'receive.sh');
  if (!succeeds(SHELLCHECK, [script])) return false;
  return succeeds(ACTIONLINT, ['-shellcheck', SHELLCHECK.program, '-pyflakes', '', ...workflows, ...examples()]);
}

function zizmor(): boolean {
  if (!ready(ZIZMOR, options.install)) return true;
  // Offline: what can be said from the files alone, the same everywhere. The examples pin this action by a tag, as
  // readers should be able to copy them, so they are not asked about.
  return succeeds(ZIZMOR, ['--offline', '--no-progress', '--persona', 'pedantic', '.github', 'action.yml']);
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
  const { mistakes } = (await import(pathToFileURL(bundle).href)) as typeof schema;
  const files = ['action.yml', ...workflows, ...examples()];
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const found = await mistakes(sources, readManifest().inputs);
  for (const line of found) console.error(line);
  console.log(`The language service has read ${sources.length} files and found ${found.length} mistakes.`);
  return found.length === 0;
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
