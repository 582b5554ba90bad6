// Extracts the endpoints that the action calls from GitHub's OpenAPI description, for tests to validate against. The package
// unpacks to 385 MB, so it is not a dependency. Run `npm run github-openapi` after changing VERSION or ENDPOINTS, and commit
// the result.
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

/** Fields that do not affect validation. */
const OMITTED_FIELDS: ReadonlySet<string> = new Set([
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

/** Copies a value without examples and prose. Keeps properties that are named `description`. */
function withoutProse(value: Json, names = false): Json {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => names || !(OMITTED_FIELDS.has(name) || name.startsWith('x-')));
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutProse(item, name === 'properties' && !names)]));
}

function references(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isObject(value)) return [];
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

/** Looks up a reference such as `#/components/schemas/status`. */
function resolve(description: Json, reference: string): Json {
  const found = reference
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), description);
  if (found === undefined) throw new Error(`The OpenAPI description has no ${reference}.`);
  return found;
}

function endpointsOf(description: Json): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(ENDPOINTS).map(([path, methods]) => {
      const all = isObject(description) && isObject(description['paths']) ? description['paths'][path] : undefined;
      if (!isObject(all)) throw new Error(`The OpenAPI description has no ${path}.`);
      return [path, withoutProse(Object.fromEntries(methods.map((method) => [method, all[method] ?? null])))];
    }),
  );
}

/** The endpoints and all components that they refer to, directly or indirectly. */
function excerpt(description: Json): Json {
  const paths = endpointsOf(description);
  const components: Record<string, Record<string, Json>> = {};
  const pending = references(paths);
  for (let reference = pending.pop(); reference !== undefined; reference = pending.pop()) {
    const [, , kind = '', name = ''] = reference.split('/');
    const group = (components[kind] ??= {});
    if (name in group) continue;
    const component = withoutProse(resolve(description, reference));
    group[name] = component;
    pending.push(...references(component));
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
if (status !== 0) throw new Error('npm pack failed.');
const member = 'package/generated/api.github.com.json';
await extract({ file: join(work, stdout.trim().split('\n').at(-1) ?? ''), cwd: work, strict: true }, [member]);
const description = JSON.parse(readFileSync(join(work, member), 'utf8')) as Json;
const file = join(root, '__tests__', 'support', 'github', 'openapi-excerpt.json');
writeFileSync(file, `${JSON.stringify(excerpt(description), null, 1)}\n`);
rmSync(work, { recursive: true, force: true });
