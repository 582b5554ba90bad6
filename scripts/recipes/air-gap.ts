// Copies a package of the action to an empty folder and runs the commands of the air-gap recipe there.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOf } from '../documented-commands.ts';

const script = fileURLToPath(new URL('../../docs/recipes/air-gap/receive.sh', import.meta.url));

interface CommandResult {
  readonly ok: boolean;
  readonly text: string;
}

/** Runs a command with PATH as its only variable, as the environment on the other side is unknown. */
function run(directory: string, command: string): CommandResult {
  const { status, stdout, stderr, error } = spawnSync('sh', ['-c', command], {
    cwd: directory,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  if (error) throw error;
  return { ok: status === 0, text: stdout + stderr };
}

/** The recipe's command to receive a package, with the script's path and the digest of this package ('' for none). */
function receiveCommand(sha256: string): string {
  return commandOf('docs/recipes/README.md', 'sh receive.sh')
    .replace('receive.sh', `'${script}'`)
    .replace('0f3a…', `'${sha256}'`);
}

/** The contents of all files below a folder, by their paths. */
function contents(directory: string): Map<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((file) => join(file.parentPath, file.name))
      .sort()
      .map((path) => [path.slice(directory.length), readFileSync(path, 'latin1')]),
  );
}

function sameSite(one: string, other: string): boolean {
  return JSON.stringify([...contents(one)]) === JSON.stringify([...contents(other)]);
}

/** Changes to a package. The script must detect each of them and leave no site behind. */
const CHANGES: Readonly<Record<string, (carried: string, archive: string) => void>> = {
  'an extra byte in the archive': (carried, archive) => {
    appendFileSync(join(carried, archive), '\0');
  },
  'the manifest of another archive': (carried) => {
    const manifest = '{ "archive": { "sha256": "0" } }\n';
    writeFileSync(join(carried, 'manifest.json'), manifest);
    const { text } = run(carried, 'sha256sum *.tar.gz manifest.json > SHA256SUMS');
    if (text !== '') throw new Error(text);
  },
  'a missing archive': (carried, archive) => {
    rmSync(join(carried, archive));
  },
  'a SHA256SUMS without the archive': (carried, archive) => {
    const path = join(carried, 'SHA256SUMS');
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, lines.filter((line) => !line.endsWith(archive)).join('\n'));
  },
};

export interface AirGapCheck {
  /** The outputs `packagePath`, `sitePath` and `sha256` of the step. */
  readonly packagePath: string;
  readonly sitePath: string;
  readonly sha256: string;
  /** An empty folder. */
  readonly directory: string;
}

/** Returns the problems that were found. */
export function checkAirGap({ packagePath, sitePath, sha256, directory }: AirGapCheck): string[] {
  const problems: string[] = [];
  const carry = (name: string): string => {
    mkdirSync(join(directory, name), { recursive: true });
    cpSync(packagePath, join(directory, name, 'docs-package'), { recursive: true });
    return join(directory, name);
  };

  const good = carry('good');
  const sums = run(join(good, 'docs-package'), commandOf('docs/recipes/README.md', 'sha256sum'));
  if (!sums.ok) problems.push(`sha256sum rejects an unchanged package: ${sums.text}`);
  const received = run(good, receiveCommand(sha256));
  if (!received.ok) problems.push(`receive.sh fails: ${received.text}`);
  else if (!sameSite(join(good, 'site'), sitePath))
    problems.push('the received site differs from the one that the action unpacked');

  const archive = readdirSync(packagePath).find((name) => name.endsWith('.tar.gz')) ?? '';
  for (const [name, change] of Object.entries(CHANGES)) {
    const place = carry(name.replaceAll(' ', '-'));
    change(join(place, 'docs-package'), archive);
    if (run(place, receiveCommand('')).ok || readdirSync(place).includes('site'))
      problems.push(`receive.sh does not detect ${name}`);
  }
  const forged = carry('forged');
  if (run(forged, receiveCommand('0'.repeat(64))).ok)
    problems.push('receive.sh accepts an archive with another digest');
  return problems;
}
