// Carries what the action has packed to an empty folder and does there what the air gap's recipe tells.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../docs/recipes/air-gap/receive.sh', import.meta.url));

interface Ended {
  readonly good: boolean;
  readonly text: string;
}

/** Runs a program with no environment but the path: what is on the other side is not known. */
function run(directory: string, program: string, ...args: readonly string[]): Ended {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: directory,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  if (error) throw error;
  return { good: status === 0, text: stdout + stderr };
}

/** All files below a folder with their contents, by their paths. */
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

/** What may befall a carried folder. Every one of these must be found out, and leave no site behind. */
const MISHAPS: Readonly<Record<string, (carried: string, archive: string) => void>> = {
  'a byte more in the archive': (carried, archive) => {
    appendFileSync(join(carried, archive), '\0');
  },
  'a manifest of another archive': (carried) => {
    const manifest = '{ "archive": { "sha256": "0" } }\n';
    writeFileSync(join(carried, 'manifest.json'), manifest);
    const { text } = run(carried, 'sh', '-c', 'sha256sum *.tar.gz manifest.json > SHA256SUMS');
    if (text !== '') throw new Error(text);
  },
  'an archive that is missing': (carried, archive) => {
    rmSync(join(carried, archive));
  },
  'sums that do not speak of the archive': (carried, archive) => {
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

/** Returns what is wrong. */
export function checkAirGap({ packagePath, sitePath, sha256, directory }: AirGapCheck): string[] {
  const wrong: string[] = [];
  const carry = (name: string): string => {
    mkdirSync(join(directory, name), { recursive: true });
    cpSync(packagePath, join(directory, name, 'carried'), { recursive: true });
    return join(directory, name);
  };
  const receive = (place: string, told: string): Ended => run(place, 'sh', script, 'carried', 'site', told);

  const good = carry('good');
  const sums = run(join(good, 'carried'), 'sha256sum', '--check', '--strict', 'SHA256SUMS');
  if (!sums.good) wrong.push(`sha256sum refuses what was carried: ${sums.text}`);
  const received = receive(good, sha256);
  if (!received.good) wrong.push(`receive.sh fails: ${received.text}`);
  else if (!sameSite(join(good, 'site'), sitePath))
    wrong.push('the received site is not the one that the action unpacked');

  const archive = readdirSync(packagePath).find((name) => name.endsWith('.tar.gz')) ?? '';
  for (const [name, befall] of Object.entries(MISHAPS)) {
    const place = carry(name.replaceAll(' ', '-'));
    befall(join(place, 'carried'), archive);
    if (receive(place, '').good || readdirSync(place).includes('site')) wrong.push(`${name} is not found out`);
  }
  const forged = carry('forged');
  if (receive(forged, '0'.repeat(64)).good) wrong.push('a number that was told and is another one is not found out');
  return wrong;
}
