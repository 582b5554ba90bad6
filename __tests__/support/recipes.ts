import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const RECIPES = join(import.meta.dirname, '..', '..', 'docs', 'recipes');

export interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly 'timeout-minutes'?: number;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
}

export interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface Recipe {
  readonly file: string;
  readonly text: string;
  readonly workflow: Workflow;
}

export function readRecipes(): Recipe[] {
  return readdirSync(RECIPES)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => {
      const text = readFileSync(join(RECIPES, file), 'utf8');
      return { file, text, workflow: parse(text) as Workflow };
    });
}

export const isOurs = ({ uses }: Step): boolean => uses?.startsWith('OWNER/static-export-action@') ?? false;

/** The references in the expressions of a value, such as `steps.export.outputs.jobId`. */
export function references(value: unknown): string[] {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) as string | undefined);
  const expressions = [...(text ?? '').matchAll(/\$\{\{(.*?)\}\}/g)].map(([, expression]) => expression ?? '');
  return expressions.flatMap((expression) => expression.match(/[a-z]+(?:\.[\w-]+)+/g) ?? []);
}

/** Example values of references in a first run, which has no previous outputs. */
const EXAMPLES: readonly (readonly [RegExp, string])[] = [
  [/^secrets\./, 'adm_1234567890'],
  [/\.jobId$/, 'se_0123456789abcdef'],
  [/^steps\.published\.outputs\.|^inputs\.version$/, ''],
  [/^runner\.temp$/, '/runner/temp'],
  [/^inputs\.accept-fewer-pages && 100 \|\| 20$/, '20'],
  [/^matrix\.domain$/, 'docs.example.com'],
  [/^matrix\.min-pages$/, '20'],
  [/./, 'some-value'],
];

/** An input with its expressions replaced by example values. */
export function exampleOf(value: unknown): string {
  return String(value).replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, reference: string) => {
    return EXAMPLES.find(([pattern]) => pattern.test(reference))?.[1] ?? '';
  });
}
