import type { HostRules } from '../site/resolve.ts';
import { isAllowEntry } from './allow.ts';
import { AuditError } from './error.ts';

/** What can fail the step. */
export const FAILURES = ['required', 'conditional', 'missing', 'broken-links', 'broken-anchors'] as const;
export type FailOn = (typeof FAILURES)[number];

export interface AuditInputs {
  /** The folder as it was given. */
  readonly path: string;
  readonly allow: readonly string[];
  readonly failOn: readonly FailOn[];
  readonly resolve: HostRules;
  readonly browser: 'auto' | 'true' | 'false';
  readonly siteUrls: readonly URL[];
}

/** The names of the inputs in audit/action.yml. */
export type AuditInputName = 'path' | 'allow' | 'fail-on' | 'resolve' | 'browser' | 'site-url';

/** More lines than this in one input are a mistake. */
const MAX_LINES = 1_000;

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** A checked value, or the rest of a sentence that begins with the input's name. */
type Parsed<T> = { readonly value: T } | { readonly mistake: string };

function parseAllow(text: string): Parsed<readonly string[]> {
  const lines = linesOf(text);
  if (lines.length > MAX_LINES) return { mistake: `must have at most ${MAX_LINES} lines.` };
  return lines.every(isAllowEntry)
    ? { value: lines }
    : {
        mistake:
          'must list hosts (cdn.example.com, *.example.com) or URL prefixes (https://cdn.example.com/lib/), one a line.',
      };
}

function parseFailOn(text: string): Parsed<readonly FailOn[]> {
  const words = text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 1 && words[0] === 'never') return { value: [] };
  const known = FAILURES.filter((name) => words.includes(name));
  return words.length > 0 && words.every((word) => known.some((name) => name === word))
    ? { value: known }
    : {
        mistake:
          'must be `never`, or a list of `required`, `conditional`, `missing`, `broken-links` and `broken-anchors`.',
      };
}

function parseSiteUrls(text: string): Parsed<readonly URL[]> {
  const lines = linesOf(text);
  const wrong = lines.some((line) => !/^https?:\/\/\S+$/i.test(line) || !URL.canParse(line) || /[?#@]/.test(line));
  if (wrong || lines.length > MAX_LINES)
    return { mistake: 'must be an http or https URL without query, one a line: https://docs.example.com/guide/.' };
  return { value: lines.map((line) => new URL(line)) };
}

function parseChoice<T extends string>(text: string, choices: readonly T[]): Parsed<T> {
  const found = choices.find((choice) => choice === text);
  const quoted = choices.map((choice) => `\`${choice}\``);
  return found === undefined
    ? { mistake: `must be ${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}.` }
    : { value: found };
}

/**
 * Reads the inputs. `read` gives an input's text without the blanks around it; empty where it is not given.
 *
 * @throws AuditError `invalid-input` that lists every mistake
 */
export function readAuditInputs(read: (name: AuditInputName) => string): AuditInputs {
  const mistakes: string[] = [];
  const take = <T>(name: AuditInputName, parse: (text: string) => Parsed<T>, byDefault: T): T => {
    const text = read(name);
    const parsed = text === '' ? { value: byDefault } : parse(text);
    if ('value' in parsed) return parsed.value;
    mistakes.push(`\`${name}\` ${parsed.mistake}`);
    return byDefault;
  };
  const path = read('path');
  if (path === '') mistakes.push('`path` is required: the folder with the unpacked site.');
  else if (/\p{Cc}/u.test(path)) mistakes.push('`path` must not contain control characters.');
  const inputs: AuditInputs = {
    path,
    allow: take('allow', parseAllow, []),
    failOn: take('fail-on', parseFailOn, ['required', 'missing']),
    resolve: take<HostRules>('resolve', (text) => parseChoice(text, ['auto', 'exact', 'html', 'index']), 'auto'),
    browser: take<AuditInputs['browser']>(
      'browser',
      (text) => parseChoice(text.toLowerCase(), ['auto', 'true', 'false']),
      'auto',
    ),
    siteUrls: take('site-url', parseSiteUrls, []),
  };
  if (mistakes.length > 0)
    throw new AuditError(
      'invalid-input',
      mistakes.length === 1 ? 'An input is invalid.' : `${mistakes.length} inputs are invalid.`,
      { details: mistakes, hint: 'See the inputs in audit/action.yml.' },
    );
  return inputs;
}
