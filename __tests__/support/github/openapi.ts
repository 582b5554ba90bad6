import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

// Validates the requests of the action and the responses of the fake GitHub against GitHub's OpenAPI description.
// scripts/github-openapi.ts writes the excerpt.

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

/** OpenAPI 3.0 has `nullable`, where JSON Schema lists the type `null`. */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toJsonSchema(item)]));
  if (fields['nullable'] !== true) return fields;
  const choices = Array.isArray(fields['enum']) ? { enum: [...(fields['enum'] as unknown[]), null] } : {};
  // JSON Schema ignores `nullable`.
  return { ...fields, ...choices, type: [fields['type'], 'null'] };
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'github', ...(toJsonSchema(description) as object) });

const compiled = new Map<string, ValidateFunction>();

function pointer(...names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function schemaErrors(schema: string, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile({ $ref: `github#${schema}` });
  compiled.set(schema, validate);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

function resolveReference(value: Fields): Fields {
  const reference = value['$ref'];
  if (typeof reference !== 'string') return value;
  const [, , kind = '', name = ''] = reference.split('/');
  return resolveReference(description.components[kind]?.[name] ?? {});
}

/** The properties of a value that the schema does not have. */
function unknownNames(schema: Fields, value: unknown): string[] {
  const known = Object.keys((resolveReference(schema)['properties'] as object | undefined) ?? {});
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

/** The endpoint of a request. Undefined if the description does not have it. */
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

/** Errors in the parameters and the body of a request, including properties that GitHub does not know. */
export function requestErrors(endpoint: Endpoint, query: URLSearchParams, body: unknown): string[] {
  const { parameters = [], requestBody } = operationOf(endpoint);
  const known = parameters.map(resolveReference);
  const unknown = [...query.keys()].filter((name) => !known.some((it) => it['in'] === 'query' && it['name'] === name));
  const numbers = known.filter(
    (it) => it['in'] === 'path' && resolveReference(it['schema'] as Fields)['type'] === 'integer',
  );
  const wrong = numbers.map(({ name }) => String(name)).filter((name) => !/^\d+$/.test(endpoint.params[name] ?? ''));
  const found = [...unknown.map((name) => `query ${name}`), ...wrong.map((name) => `path ${name}`)];
  if (!requestBody) return body === undefined ? found : [...found, 'an unexpected body'];
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
  return [...found, ...schemaErrors(at, body), ...unknownNames(schema, body).map((name) => `unknown property ${name}`)];
}

/** The pointer to the schema of a response. Errors without a description have GitHub's basic schema. */
function responseSchema(endpoint: Endpoint, status: number): string {
  const response = operationOf(endpoint).responses[String(status)];
  if (response === undefined) {
    if (status < 400) throw new Error(`${endpoint.name} has no response ${status}.`);
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

/** Errors in the body of a response. */
export function responseErrors(endpoint: Endpoint, status: number, body: unknown): string[] {
  const operation = operationOf(endpoint).responses[String(status)];
  const content =
    operation && (resolveReference(operation)['content'] as Record<string, { schema: Fields }> | undefined);
  const schema = content?.['application/json']?.schema ?? {};
  const unknown = status < 300 ? unknownNames(schema, body) : [];
  return [
    ...schemaErrors(responseSchema(endpoint, status), body),
    ...unknown.map((name) => `unknown property ${name}`),
  ];
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
  const it = resolveReference(schema);
  if (it['nullable'] === true) return null;
  if (Array.isArray(it['enum'])) return it['enum'][0] as unknown;
  const choices = it['allOf'] ?? it['anyOf'] ?? it['oneOf'];
  if (Array.isArray(choices)) return sample((choices as Fields[])[0] ?? {});
  const text = SAMPLES[String(it['format'])] ?? 'text';
  const samples: Fields = { string: text, integer: 1, number: 1, boolean: false, array: [] };
  return samples[String(it['type'])] ?? sampleObject(it);
}

/** A minimal object that matches a schema of the description. */
export function schemaSample(name: string): Record<string, unknown> {
  return sample({ $ref: `#/components/schemas/${name}` }) as Record<string, unknown>;
}
