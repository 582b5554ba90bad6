// Cuts out of GitHub's own OpenAPI description the endpoints that the action calls, for the tests to validate against.
// The package unpacks to 385 MB, so it is fetched when the excerpt is made anew, and is no dependency of every install.
// `npm run github-openapi` after a change of VERSION or ENDPOINTS; what it writes is committed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extract } from 'tar';

const VERSION = '23.0.2';

const ENDPOINTS: Readonly<Record<string, readonly string[]>> = {
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get'],
  '/repos/{owner}/{repo}/statuses/{sha}': ['post'],
  '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['patch'],
};

/** What says nothing about what is valid. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'examples',
  'example',
  'description',
  'summary',
  'externalDocs',
  'tags',
]);

const root = fileURLToPath(new URL('..', import.meta.url));
const work = join(root, '.work', 'github-openapi');

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy without examples and prose; a property that happens to be called `description` stays. */
function bare(value: Json, names = false): Json {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => names || !(LEFT_OUT.has(name) || name.startsWith('x-')));
  return Object.fromEntries(kept.map(([name, item]) => [name, bare(item, name === 'properties' && !names)]));
}

/** Every `$ref` in a value. */
function references(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isObject(value)) return [];
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

/** What a reference such as `#/components/schemas/status` names. */
function resolve(description: Json, reference: string): Json {
  const found = reference
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), description);
  if (found === undefined) throw new Error(`The description has no ${reference}.`);
  return found;
}

function endpointsOf(description: Json): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(ENDPOINTS).map(([path, methods]) => {
      const all = isObject(description) && isObject(description['paths']) ? description['paths'][path] : undefined;
      if (!isObject(all)) throw new Error(`The description has no ${path}.`);
      return [path, bare(Object.fromEntries(methods.map((method) => [method, all[method] ?? null])))];
    }),
  );
}

/** The endpoints with all components that they need, directly or through others. */
function excerpt(description: Json): Json {
  const paths = endpointsOf(description);
  const components: Record<string, Record<string, Json>> = {};
  const waiting = references(paths);
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    const [, , kind = '', name = ''] = reference.split('/');
    const group = (components[kind] ??= {});
    if (name in group) continue;
    const component = bare(resolve(description, reference));
    group[name] = component;
    waiting.push(...references(component));
  }
  return { origin: `@octokit/openapi ${VERSION}, generated/api.github.com.json`, paths, components };
}

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const { status, stdout } = spawnSync('npm', ['pack', `@octokit/openapi@${VERSION}`, '--pack-destination', work], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (status !== 0) throw new Error('npm pack has failed.');
const member = 'package/generated/api.github.com.json';
await extract({ file: join(work, stdout.trim().split('\n').at(-1) ?? ''), cwd: work, strict: true }, [member]);
const description = JSON.parse(readFileSync(join(work, member), 'utf8')) as Json;
const file = join(root, '__tests__', 'support', 'github', 'openapi-excerpt.json');
writeFileSync(file, `${JSON.stringify(excerpt(description), null, 1)}\n`);
rmSync(work, { recursive: true, force: true });
