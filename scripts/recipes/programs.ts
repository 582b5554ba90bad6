// Finds and installs the programs that the recipe tests need.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs nginx here, which is not in every user's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first program that exists. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export const findNginx = (): string | undefined => findProgram('nginx');
export const findChromium = (): string | undefined => findProgram('chromium', 'chromium-browser', 'google-chrome');

/** Debian packages of the missing programs. The screenshot needs fonts. */
function missingPackages(): string[] {
  return [
    ...(findNginx() === undefined ? ['nginx-light'] : []),
    ...(findChromium() === undefined ? ['chromium', 'fonts-dejavu-core'] : []),
  ];
}

/**
 * Installs nginx and Chromium with apt-get where they are missing.
 *
 * @throws when the installation fails
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
    if (status !== 0) throw new Error(`apt-get exited with code ${status ?? 'none'}:\n${stdout}${stderr}`);
  }
}
