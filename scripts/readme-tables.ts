// Writes the tables of the README and the docs that are made from action.yml and the sources, between their markers.
// `--check` writes nothing and fails when a file is not what it would write.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readManifest } from './runner-step.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

type InputGroup = 'always' | 'export' | 'agent';

const INPUTS_OF_BOTH_MODES = new Set(['mode', 'base-url', 'api-key', 'timeout-minutes', 'poll-interval-seconds']);
/** How the descriptions of the agent mode's inputs begin in action.yml, where all inputs stand together. */
const AGENT_BEGINNING = 'With `mode: agent`: ';

function groupOf(name: string, description: string): InputGroup {
  if (INPUTS_OF_BOTH_MODES.has(name)) return 'always';
  return description.startsWith(AGENT_BEGINNING) ? 'agent' : 'export';
}

/** A description without the beginning that its table's title tells. */
function withoutMode(description: string): string {
  if (!description.startsWith(AGENT_BEGINNING)) return description.trim();
  const rest = description.slice(AGENT_BEGINNING.length).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function inputsTable(group: InputGroup): string {
  const rows = Object.entries(readManifest().inputs)
    .filter(([name, { description }]) => groupOf(name, description) === group)
    .map(([name, { description, default: byDefault = '', required }]) => [
      `\`${name}\``,
      required === true ? 'required' : byDefault === '' ? '' : `\`${byDefault}\``,
      withoutMode(description),
    ]);
  return table(['Input', 'Default', 'Meaning'], rows);
}

function outputsTable(): string {
  const rows = Object.entries(readManifest().outputs).map(([name, { description }]) => [
    `\`${name}\``,
    description.trim(),
  ]);
  return table(['Output', 'Meaning'], rows);
}

const TABLES: Readonly<Record<string, () => string>> = {
  'inputs-always': () => inputsTable('always'),
  'inputs-export': () => inputsTable('export'),
  'inputs-agent': () => inputsTable('agent'),
  outputs: outputsTable,
};

/** The README with its tables made anew. Throws when a marker is missing or names no table. */
export async function renderReadme(): Promise<string> {
  const file = join(root, 'README.md');
  const text = readFileSync(file, 'utf8');
  const rendered = Object.entries(TABLES).reduce((current, [name, make]) => {
    const marked = new RegExp(`(<!-- table: ${name} -->)[\\s\\S]*?(<!-- end -->)`);
    if (!marked.test(current)) throw new Error(`README.md has no table marked "${name}".`);
    return current.replace(marked, (_all, begin: string, end: string) => `${begin}\n\n${make()}\n\n${end}`);
  }, text);
  return format(rendered, { ...(await resolveConfig(file)), parser: 'markdown' });
}

if (import.meta.main) {
  const rendered = await renderReadme();
  const file = join(root, 'README.md');
  if (!process.argv.includes('--check')) writeFileSync(file, rendered);
  else if (rendered !== readFileSync(file, 'utf8')) {
    console.error('The tables of README.md are not what action.yml says: run `npm run readme`.');
    process.exitCode = 1;
  }
}
