// The programs that the recipes are tried with: where they are, and how they are installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps what only an administrator runs, which is not on everybody's path. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first of these programs that there is. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export const findNginx = (): string | undefined => findProgram('nginx');
export const findChromium = (): string | undefined => findProgram('chromium', 'chromium-browser', 'google-chrome');

/** Debian's packages of what is missing here; the fonts are for the picture. */
function missingPackages(): string[] {
  return [
    ...(findNginx() === undefined ? ['nginx-light'] : []),
    ...(findChromium() === undefined ? ['chromium', 'fonts-dejavu-core'] : []),
  ];
}

/**
 * Installs by Debian's package manager what is missing of nginx and Chromium.
 *
 * @throws when that fails
 */
export function installPrograms(): void {
  const packages = missingPackages();
  if (packages.length === 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const [program = '', ...args] = [...asRoot, 'apt-get', '--quiet', ...command];
    console.log(`${program} ${args.join(' ')} …`);
    const { status, stdout, stderr, error } = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`apt-get ended with exit code ${status ?? 'none'}:\n${stdout}${stderr}`);
  }
}
