// Generates the parts of README.md and docs/inputs.md that come from action.yml, between their markers. The README gets the
// first sentence of each description, docs/inputs.md the full description. `--check` fails on a difference and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readManifest } from './runner-step.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const MODES = ['both', 'export', 'agent'] as const;
type Mode = (typeof MODES)[number];

const IN_BOTH_MODES: ReadonlySet<string> = new Set([
  ...['mode', 'base-url', 'api-key', 'timeout-minutes', 'poll-interval-seconds'],
  ...['status', 'result', 'errorCode'],
]);
/** Descriptions in action.yml start with the mode. In the documents, the headings name it. */
const AGENT_PREFIX = 'Agent mode: ';

/** An input or output in the documents. */
interface Entry {
  readonly name: string;
  readonly mode: Mode;
  /** The anchor of its heading in docs/inputs.md. */
  readonly anchor: string;
  /** `required`, the default value, or '' for an optional input without one. Undefined for an output. */
  readonly preset: string | undefined;
  /** The full description, without the mode. */
  readonly description: string;
}

interface Declared {
  readonly description: string;
  readonly default?: string;
  readonly required?: boolean;
}

function modeOf(name: string, description: string): Mode {
  if (IN_BOTH_MODES.has(name)) return 'both';
  return description.startsWith(AGENT_PREFIX) ? 'agent' : 'export';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function presetOf({ default: value = '', required }: Declared): string {
  if (required === true) return 'required';
  return value === '' ? '' : `\`${value}\``;
}

/** The anchors of docs/inputs.md, in order. GitHub numbers equal headings. */
function anchorsOf(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const anchor = name.toLowerCase();
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

function entriesOf(declared: Readonly<Record<string, Declared>>, kind: 'input' | 'output', anchors: string[]): Entry[] {
  return Object.entries(declared).map(([name, fields], index) => {
    const text = fields.description.trim();
    const description = capitalized(text.startsWith(AGENT_PREFIX) ? text.slice(AGENT_PREFIX.length) : text);
    const preset = kind === 'input' ? presetOf(fields) : undefined;
    return { name, mode: modeOf(name, text), anchor: anchors[index] ?? '', preset, description };
  });
}

/** The first sentence without its period. The next sentence starts with a capital letter or code. */
export function firstSentence(description: string): string {
  return description.split(/\.\s+(?=[A-Z`])/)[0]?.replace(/\.$/, '') ?? '';
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

function shortTable(entries: readonly Entry[]): string {
  const isInput = entries.some(({ preset }) => preset !== undefined);
  const rows = entries.map(({ name, anchor, preset = '', description }) => [
    `[\`${name}\`](docs/inputs.md#${anchor})`,
    ...(isInput ? [preset] : []),
    firstSentence(description),
  ]);
  return table(isInput ? ['Input', 'Default', 'Meaning'] : ['Output', 'Meaning'], rows);
}

function presetLine(preset: string | undefined): string[] {
  if (preset === undefined || preset === '') return [];
  return [preset === 'required' ? '**Required.**' : `**Default:** ${preset}`];
}

function longSections(entries: readonly Entry[]): string {
  return entries
    .map(({ name, preset, description }) =>
      [`### \`${name}\``, ...presetLine(preset), description.replaceAll(/\s+/g, ' ')].join('\n\n'),
    )
    .join('\n\n');
}

/** The generated parts of each document, by marker. */
function parts(): Record<string, Record<string, string>> {
  const { inputs, outputs } = readManifest();
  const inputNames = Object.keys(inputs);
  const anchors = anchorsOf([...inputNames, ...Object.keys(outputs)]);
  const lists = {
    inputs: entriesOf(inputs, 'input', anchors),
    outputs: entriesOf(outputs, 'output', anchors.slice(inputNames.length)),
  };
  const render = (how: (entries: readonly Entry[]) => string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(lists).flatMap(([kind, entries]) =>
        MODES.map((mode) => [`${kind} ${mode}`, how(entries.filter((entry) => entry.mode === mode))]),
      ),
    );
  return { 'README.md': render(shortTable), 'docs/inputs.md': render(longSections) };
}

async function renderDocument(file: string, generated: Readonly<Record<string, string>>): Promise<string> {
  const path = join(root, file);
  const rendered = Object.entries(generated).reduce(
    (current, [name, text]) => {
      const marked = new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end -->)`);
      if (!marked.test(current)) throw new Error(`${file} has no part marked "generated: ${name}".`);
      return current.replace(marked, (_all, begin: string, end: string) => `${begin}\n\n${text}\n\n${end}`);
    },
    readFileSync(path, 'utf8'),
  );
  return format(rendered, { ...(await resolveConfig(path)), parser: 'markdown' });
}

/**
 * The documents with updated generated parts, by path relative to the repository root.
 *
 * @throws Error when a document lacks a marker
 */
export async function renderDocuments(): Promise<Record<string, string>> {
  const rendered = Object.entries(parts()).map(async ([file, generated]): Promise<[string, string]> => [
    file,
    await renderDocument(file, generated),
  ]);
  return Object.fromEntries(await Promise.all(rendered));
}

if (import.meta.main) {
  for (const [file, rendered] of Object.entries(await renderDocuments())) {
    if (!process.argv.includes('--check')) writeFileSync(join(root, file), rendered);
    else if (rendered !== readFileSync(join(root, file), 'utf8')) {
      console.error(`${file} does not match action.yml. Run \`npm run readme\`.`);
      process.exitCode = 1;
    }
  }
}
