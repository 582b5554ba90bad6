// Parses and validates the command line of `npm start`.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm start -- [options]

  --mode <export|agent>   mode of the action (default: export)
  --docs <folder>         folder of Markdown files to export (default: docs)
  --pages <number>        number of generated pages to add (default: 0)
  --optional-fields       let the emulator send optional fields
  --result <result>       with --mode agent: result of the agent job: pull-request, no-change, failed or archived
                          (default: pull-request)
  --serve                 with --mode export: serve the unpacked site until Ctrl+C
  --with <input=value>    set an input of the action; repeatable
  --help                  show this help
`;

const MODES = ['export', 'agent'] as const;

const RESULTS = ['pull-request', 'no-change', 'failed', 'archived'] as const;

export type AgentResult = (typeof RESULTS)[number];

export interface StartArguments {
  readonly mode: (typeof MODES)[number];
  readonly result: AgentResult;
  /** An absolute path. */
  readonly docsDir: string;
  readonly pages: number;
  readonly optionalFields: boolean;
  readonly serve: boolean;
  /** Inputs of the action, in addition to those that the mode needs. */
  readonly inputs: Readonly<Record<string, string>>;
}

export interface ParseContext {
  /** Folder that relative paths are resolved against. */
  readonly workingDir: string;
  /** Names of the action's inputs. */
  readonly inputNames: readonly string[];
}

/** Removes Node.js's hint on values that start with a dash, which no option here accepts. */
function inOneLine(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split('\n').filter((line) => !line.startsWith('To specify'));
  return new Error(lines.join(' '), { cause: error });
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        mode: { type: 'string', default: 'export' },
        result: { type: 'string' },
        docs: { type: 'string' },
        pages: { type: 'string', default: '0' },
        'optional-fields': { type: 'boolean', default: false },
        serve: { type: 'boolean', default: false },
        with: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw inOneLine(error);
  }
}

function oneOf<const Choice extends string>(option: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new Error(`${option} must be one of: ${choices.join(', ')}.`);
  return choice;
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} must be a whole number.`);
  return Number(text);
}

/** Parses `name=value` pairs; a value can contain equals signs. */
function parseInputs(pairs: readonly string[], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const name = at < 0 ? pair : pair.slice(0, at);
      if (!names.includes(name)) throw new Error(`--with ${pair}: the action has no input "${name}".`);
      if (at < 0) throw new Error(`--with ${pair}: the value is missing; write --with ${pair}=VALUE.`);
      return [name, pair.slice(at + 1)];
    }),
  );
}

function existingFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw new Error(`Folder not found: ${path}`);
  return path;
}

/** Rejects options that would have no effect. */
function rejectUnusedOptions({ mode, serve, inputs }: StartArguments, result: string | undefined): void {
  if (mode === 'export' && result !== undefined) throw new Error('--result requires --mode agent.');
  if (!serve) return;
  if (mode === 'agent') throw new Error('--serve requires --mode export: an agent job has no site.');
  if (!/^true$/i.test(inputs['extract'] ?? 'true'))
    throw new Error('--serve requires extract=true: it serves the unpacked site.');
}

/**
 * Parses the command line.
 *
 * @returns undefined for `--help`
 * @throws when an option is unknown, invalid or has no effect
 */
export function parseStartArguments(args: readonly string[], context: ParseContext): StartArguments | undefined {
  const values = parseOptions(args);
  if (values.help) return undefined;
  const parsed: StartArguments = {
    mode: oneOf('--mode', values.mode, MODES),
    result: oneOf('--result', values.result ?? 'pull-request', RESULTS),
    docsDir: existingFolder(
      values.docs === undefined ? join(import.meta.dirname, '..', 'docs') : resolve(context.workingDir, values.docs),
    ),
    pages: wholeNumber('--pages', values.pages),
    optionalFields: values['optional-fields'],
    serve: values.serve,
    inputs: parseInputs(values.with, context.inputNames),
  };
  rejectUnusedOptions(parsed, values.result);
  return parsed;
}
