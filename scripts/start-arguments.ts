// What the command line of `npm start` asks for, checked as a whole before anything starts.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm start -- [options]

  --mode <export|agent>   what the step does (default: export)
  --docs <folder>         folder of Markdown files to export (default: docs)
  --pages <number>        pages to generate beside them, for load (default: 0)
  --optional-fields       let the emulator answer with the optional fields, too
  --result <result>       mode agent: what the job comes to: pull-request, no-change, failed or archived
                          (default: pull-request)
  --serve                 mode export: serve the unpacked site on this machine until Ctrl+C
  --with <input=value>    an input of the action; may be given several times
  --help                  this text
`;

const MODES = ['export', 'agent'] as const;

/** What the agent job may come to. */
const RESULTS = ['pull-request', 'no-change', 'failed', 'archived'] as const;

export type AgentResult = (typeof RESULTS)[number];

/** What the command line asks for. */
export interface StartArguments {
  readonly mode: (typeof MODES)[number];
  readonly result: AgentResult;
  /** An absolute path. */
  readonly docsDir: string;
  readonly pages: number;
  readonly optionalFields: boolean;
  readonly serve: boolean;
  /** Inputs of the action, on top of those that the mode needs. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** What the command line is read against. */
export interface Surroundings {
  /** Where a relative path begins. */
  readonly from: string;
  /** The names of the action's inputs. */
  readonly inputNames: readonly string[];
}

/** The mistake in one line, without Node.js's advice how to pass a value that begins with a dash: no option takes one. */
function inOneLine(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split('\n').filter((line) => !line.startsWith('To specify'));
  return new Error(lines.join(' '), { cause: error });
}

function parse(args: readonly string[]) {
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

function oneOf<const Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const word = words.find((candidate) => candidate === text);
  if (word === undefined) throw new Error(`${option} must be one of: ${words.join(', ')}.`);
  return word;
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} must be a whole number.`);
  return Number(text);
}

/** `name=value` pairs as inputs; a value may have further equals signs. */
function inputsOf(pairs: readonly string[], names: readonly string[]): Record<string, string> {
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

function folder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw new Error(`There is no folder ${path}.`);
  return path;
}

/** Refuses what would be ignored without a word. */
function refuseWhatDoesNothing({ mode, serve, inputs }: StartArguments, result: string | undefined): void {
  if (mode === 'export' && result !== undefined) throw new Error('--result goes with --mode agent.');
  if (!serve) return;
  if (mode === 'agent') throw new Error('--serve goes with --mode export: an agent job has no site.');
  if (!/^true$/i.test(inputs['extract'] ?? 'true')) throw new Error('--serve needs extract=true: it serves that site.');
}

/** Reads the command line; throws when it makes no sense. Undefined asks for the usage. */
export function readStartArguments(args: readonly string[], around: Surroundings): StartArguments | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const read: StartArguments = {
    mode: oneOf('--mode', values.mode, MODES),
    result: oneOf('--result', values.result ?? 'pull-request', RESULTS),
    docsDir: folder(
      values.docs === undefined ? join(import.meta.dirname, '..', 'docs') : resolve(around.from, values.docs),
    ),
    pages: wholeNumber('--pages', values.pages),
    optionalFields: values['optional-fields'],
    serve: values.serve,
    inputs: inputsOf(values.with, around.inputNames),
  };
  refuseWhatDoesNothing(read, values.result);
  return read;
}
