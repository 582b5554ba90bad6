import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

// GitHub's own description of the endpoints that the action calls (made by scripts/github-openapi.ts). It judges both
// sides: what the action sends, and what the fake GitHub responds.

type Fields = Readonly<Record<string, unknown>>;

interface Operation {
  readonly parameters?: readonly Fields[];
  readonly requestBody?: Fields;
  readonly responses: Readonly<Record<string, Fields>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Fields>>>>;
}

const description = JSON.parse(readFileSync(join(import.meta.dirname, 'openapi-excerpt.json'), 'utf8')) as Description;

/** OpenAPI 3.0 says `nullable`, JSON Schema lists the type `null`. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toJsonSchema(item)]));
  if (fields['nullable'] !== true) return fields;
  const choices = Array.isArray(fields['enum']) ? { enum: [...(fields['enum'] as unknown[]), null] } : {};
  // `nullable` alone means nothing to JSON Schema.
  return { ...fields, ...choices, type: [fields['type'], 'null'] };
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'github', ...(toJsonSchema(description) as object) });

const compiled = new Map<string, ValidateFunction>();

function pointer(...names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function complaints(schema: string, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile({ $ref: `github#${schema}` });
  compiled.set(schema, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

function resolved(value: Fields): Fields {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const [, , kind = '', name = ''] = reference.split('/');
  return resolved(description.components[kind]?.[name] ?? {});
}

/** Names at the top of a value that a schema does not know. */
function unknownNames(schema: Fields, value: unknown): string[] {
  const known = Object.keys((resolved(schema)['properties'] as object | undefined) ?? {});
  if (known.length === 0 || typeof value !== 'object' || value === null) return [];
  return Object.keys(value).filter((name) => !known.includes(name));
}

/** An endpoint as the description names it, such as `POST /repos/{owner}/{repo}/statuses/{sha}`. */
export interface Endpoint {
  readonly name: string;
  readonly template: string;
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The endpoint of a request; undefined when the description has none. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  for (const template of Object.keys(description.paths)) {
    const form = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${form}$`).exec(path);
    const key = method.toLowerCase();
    if (match && description.paths[template]?.[key]) {
      return { name: `${method} ${template}`, template, method: key, params: { ...match.groups } };
    }
  }
  return undefined;
}

function operationOf({ template, method }: Endpoint): Operation {
  const operation = description.paths[template]?.[method];
  if (!operation) throw new Error(`There is no ${method} ${template}.`);
  return operation;
}

/** What is wrong with a request: its body against the schema, names that GitHub does not know, parameters. */
export function requestErrors(endpoint: Endpoint, query: URLSearchParams, body: unknown): string[] {
  const { parameters = [], requestBody } = operationOf(endpoint);
  const known = parameters.map(resolved);
  const strange = [...query.keys()].filter((name) => !known.some((it) => it['in'] === 'query' && it['name'] === name));
  const numbers = known.filter((it) => it['in'] === 'path' && resolved(it['schema'] as Fields)['type'] === 'integer');
  const wrong = numbers.map(({ name }) => String(name)).filter((name) => !/^\d+$/.test(endpoint.params[name] ?? ''));
  const found = [...strange.map((name) => `query ${name}`), ...wrong.map((name) => `path ${name}`)];
  if (!requestBody) return body === undefined ? found : [...found, 'a body where there is none'];
  const at = pointer(
    'paths',
    endpoint.template,
    endpoint.method,
    'requestBody',
    'content',
    'application/json',
    'schema',
  );
  const { schema } = (requestBody['content'] as Record<string, { schema: Fields }>)['application/json'] ?? {
    schema: {},
  };
  return [...found, ...complaints(at, body), ...unknownNames(schema, body).map((name) => `unknown property ${name}`)];
}

/** The pointer to the schema of an answer; an error that the endpoint does not describe is GitHub's basic one. */
function answerSchema(endpoint: Endpoint, status: number): string {
  const response = operationOf(endpoint).responses[String(status)];
  if (response === undefined) {
    if (status < 400) throw new Error(`${endpoint.name} has no answer ${status}.`);
    return pointer('components', 'schemas', 'basic-error');
  }
  const reference = response['$ref'];
  const [, , kind = '', name = ''] = typeof reference === 'string' ? reference.split('/') : [];
  const base =
    kind === ''
      ? ['paths', endpoint.template, endpoint.method, 'responses', String(status)]
      : ['components', kind, name];
  return pointer(...base, 'content', 'application/json', 'schema');
}

/** What is wrong with an answer. */
export function responseErrors(endpoint: Endpoint, status: number, body: unknown): string[] {
  const operation = operationOf(endpoint).responses[String(status)];
  const content = operation && (resolved(operation)['content'] as Record<string, { schema: Fields }> | undefined);
  const schema = content?.['application/json']?.schema ?? {};
  const strange = status < 300 ? unknownNames(schema, body) : [];
  return [...complaints(answerSchema(endpoint, status), body), ...strange.map((name) => `unknown property ${name}`)];
}

const SAMPLES: Readonly<Record<string, string>> = {
  uri: 'https://example.com/',
  'date-time': '2026-11-21T00:00:00Z',
  email: 'a@example.com',
};

function sampleObject(it: Fields): unknown {
  const properties = (it['properties'] ?? {}) as Readonly<Record<string, Fields>>;
  const required = (it['required'] ?? []) as readonly string[];
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
}

function sample(schema: Fields): unknown {
  const it = resolved(schema);
  if (it['nullable'] === true) return null;
  if (Array.isArray(it['enum'])) return it['enum'][0] as unknown;
  const choices = it['allOf'] ?? it['anyOf'] ?? it['oneOf'];
  if (Array.isArray(choices)) return sample((choices as Fields[])[0] ?? {});
  const text = SAMPLES[String(it['format'])] ?? 'text';
  const samples: Fields = { string: text, integer: 1, number: 1, boolean: false, array: [] };
  return samples[String(it['type'])] ?? sampleObject(it);
}

/** The smallest object that a schema of the description accepts. */
export function schemaSample(name: string): Record<string, unknown> {
  return sample({ $ref: `#/components/schemas/${name}` }) as Record<string, unknown>;
}
