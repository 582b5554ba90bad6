import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { asFields, isRecord } from '../http/body.ts';
import { isInside } from '../site/folder.ts';
import {
  fillDestination,
  isPattern,
  matchPattern,
  normalizePath,
  parsePattern,
  type RedirectPattern,
} from './redirect-pattern.ts';

export interface RedirectRule {
  readonly source: string;
  readonly destination: string;
  readonly pattern: RedirectPattern;
}

/** The redirects of a site, in the order in which the host tries them. */
export class RedirectRules {
  readonly #exact = new Map<string, RedirectRule>();
  readonly #patterns: RedirectRule[] = [];
  readonly size: number;

  constructor(rules: readonly RedirectRule[]) {
    this.size = rules.length;
    for (const rule of rules) {
      const path = normalizePath(rule.source);
      if (isPattern(rule.source)) this.#patterns.push(rule);
      else if (!this.#exact.has(path)) this.#exact.set(path, rule);
    }
  }

  /** Where a path is redirected to; undefined when no rule is for it. Exact rules come before patterns. */
  destinationOf(path: string): string | undefined {
    const normal = normalizePath(path);
    const exact = this.#exact.get(normal);
    if (exact !== undefined) return exact.destination;
    for (const { pattern, destination } of this.#patterns) {
      const captures = matchPattern(pattern, normal);
      if (captures !== undefined) return fillDestination(destination, captures);
    }
    return undefined;
  }
}

/** The redirects file cannot be used; the message is a whole sentence. */
export class RedirectsError extends Error {
  override readonly name = 'RedirectsError';
}

/** A redirects file larger than this is none. */
const MAX_BYTES = 16 * 2 ** 20;

/** More rules than this are not written by anyone. */
const MAX_RULES = 100_000;

/** Files that `$ref` may lead through. */
const MAX_REFERENCES = 8;

async function readText(file: string): Promise<string> {
  // A FIFO would never end, or never begin.
  const handle = await open(file, constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0)).catch(
    (error: unknown) => {
      throw new RedirectsError('The redirects file cannot be opened. Check the path in `redirects`.', { cause: error });
    },
  );
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new RedirectsError('The path in `redirects` is not a file.');
    if (found.size > MAX_BYTES) throw new RedirectsError('The redirects file is larger than 16 MiB.');
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new RedirectsError('The redirects file is not valid JSON.', { cause: error });
  }
}

function ruleOf(source: string, destination: string): RedirectRule {
  return { source, destination, pattern: parsePattern(source) };
}

function ruleFromJson(value: unknown, index: number): RedirectRule {
  const { source, destination } = asFields(value);
  if (typeof source !== 'string' || typeof destination !== 'string') {
    throw new RedirectsError(`Entry ${index + 1} of the redirects file has no \`source\` and \`destination\`.`);
  }
  return ruleOf(source, destination);
}

/** The list of redirects in a file, or in the file that a `$ref` names; never one outside the first file's folder. */
async function readJson(file: string, folder: string, depth: number): Promise<RedirectRule[]> {
  const parsed = parseJson(await readText(file));
  const list = isRecord(parsed) && !('$ref' in parsed) ? (parsed['redirects'] ?? []) : parsed;
  if (Array.isArray(list)) {
    if (list.length > MAX_RULES) throw new RedirectsError(`The redirects file has more than ${MAX_RULES} redirects.`);
    return list.map(ruleFromJson);
  }
  const reference = asFields(list)['$ref'];
  if (typeof reference !== 'string') throw new RedirectsError('`redirects` in the redirects file is not a list.');
  if (depth >= MAX_REFERENCES) throw new RedirectsError('The `$ref` entries of the redirects file form a loop.');
  const target = await realpath(resolve(dirname(file), reference)).catch((error: unknown) => {
    throw new RedirectsError('The file in a `$ref` of the redirects file does not exist.', { cause: error });
  });
  if (!isInside(folder, target)) throw new RedirectsError('A `$ref` of the redirects file points outside its folder.');
  return await readJson(target, folder, depth + 1);
}

/** A status that sends the reader to another address; others serve a page in place (Netlify's documentation of `_redirects`). */
const REDIRECT_STATUS = /^30[12378]!?$/;

function ruleFromLine(line: string): RedirectRule | undefined {
  const words = line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .split(/\s+/);
  const [source = '', ...rest] = words;
  const at = rest.findIndex((word) => word.startsWith('/') || /^[a-z]+:\/\//i.test(word));
  const destination = rest[at];
  if (source === '' || destination === undefined) return undefined;
  // Rules for some query or country only say nothing about every reader.
  if (at > 0) return undefined;
  const [status = '301', ...conditions] = rest.slice(at + 1);
  if (!REDIRECT_STATUS.test(status) || conditions.length > 0) return undefined;
  const path = /^[a-z]+:\/\/[^/]*(\/.*)?$/i.exec(source);
  return ruleOf(path === null ? source : (path[1] ?? '/'), destination);
}

/**
 * Reads the redirects of a `docs.json` or of a `_redirects` file.
 *
 * @throws RedirectsError
 */
export async function readRedirects(file: string): Promise<RedirectRules> {
  if (extname(file).toLowerCase() === '.json') {
    const real = await realpath(file).catch((error: unknown) => {
      throw new RedirectsError('The redirects file does not exist. Check the path in `redirects`.', { cause: error });
    });
    return new RedirectRules(await readJson(real, dirname(real), 0));
  }
  const lines = (await readText(file)).split(/\r?\n|\r/);
  if (lines.length > MAX_RULES) throw new RedirectsError(`The redirects file has more than ${MAX_RULES} lines.`);
  return new RedirectRules(lines.flatMap((line) => ruleFromLine(line) ?? []));
}
