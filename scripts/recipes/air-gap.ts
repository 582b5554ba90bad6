// Copies the package of the action to an empty folder and follows the air gap recipe there.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../docs/recipes/air-gap/receive.sh', import.meta.url));

interface CommandResult {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Runs a program with only PATH in its environment, because the environment behind the air gap is unknown. */
function run(directory: string, program: string, ...args: readonly string[]): CommandResult {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: directory,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  if (error) throw error;
  return { succeeded: status === 0, output: stdout + stderr };
}

/** Contents of all files in a folder, by path. */
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

/** Damage to a copied package. Each must be detected, and no site must be left behind. */
const DAMAGES: Readonly<Record<string, (carried: string, archive: string) => void>> = {
  'an extra byte in the archive': (carried, archive) => {
    appendFileSync(join(carried, archive), '\0');
  },
  'a manifest of another archive': (carried) => {
    const manifest = '{ "archive": { "sha256": "0" } }\n';
    writeFileSync(join(carried, 'manifest.json'), manifest);
    const { output } = run(carried, 'sh', '-c', 'sha256sum *.tar.gz manifest.json > SHA256SUMS');
    if (output !== '') throw new Error(output);
  },
  'a missing archive': (carried, archive) => {
    rmSync(join(carried, archive));
  },
  'checksums without the archive': (carried, archive) => {
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

/** @returns one line for each problem */
export function checkAirGap({ packagePath, sitePath, sha256, directory }: AirGapCheck): string[] {
  const problems: string[] = [];
  const carry = (name: string): string => {
    mkdirSync(join(directory, name), { recursive: true });
    cpSync(packagePath, join(directory, name, 'carried'), { recursive: true });
    return join(directory, name);
  };
  const receive = (folder: string, expectedSha256: string): CommandResult =>
    run(folder, 'sh', script, 'carried', 'site', expectedSha256);

  const intact = carry('intact');
  const sums = run(join(intact, 'carried'), 'sha256sum', '--check', '--strict', 'SHA256SUMS');
  if (!sums.succeeded) problems.push(`sha256sum rejects the package: ${sums.output}`);
  const received = receive(intact, sha256);
  if (!received.succeeded) problems.push(`receive.sh fails: ${received.output}`);
  else if (!sameSite(join(intact, 'site'), sitePath))
    problems.push('the received site differs from the site that the action unpacked');

  const archive = readdirSync(packagePath).find((name) => name.endsWith('.tar.gz')) ?? '';
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const folder = carry(name.replaceAll(' ', '-'));
    damage(join(folder, 'carried'), archive);
    if (receive(folder, '').succeeded || readdirSync(folder).includes('site')) problems.push(`${name} is not detected`);
  }
  const forged = carry('forged');
  if (receive(forged, '0'.repeat(64)).succeeded) problems.push('a different expected digest is not detected');
  return problems;
}
