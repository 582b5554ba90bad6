// Runs before `npm start` and `npm run emulator`, under whatever Node the machine has: installs the locked
// dependencies when they are missing or older than package-lock.json, so that one command works on a fresh clone.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Milliseconds since the epoch of a file's last change; 0 when it is not there. */
const changedAtMs = (file) => statSync(`${root}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changedAtMs('node_modules/.package-lock.json') < changedAtMs('package-lock.json')) {
  process.stdout.write('Installing the locked dependencies (npm ci) …\n');
  // npm is a .cmd file on Windows, which only a shell can start.
  const { status } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
