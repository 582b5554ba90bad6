// Runs before `npm start` and `npm run emulator` under the Node.js of the machine: installs the locked dependencies when they
// are missing or older than package-lock.json, so that one command works on a fresh clone.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** In milliseconds since the epoch; 0 when the file does not exist. */
const changedAtMs = (file) => statSync(`${root}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changedAtMs('node_modules/.package-lock.json') < changedAtMs('package-lock.json')) {
  process.stdout.write('Installing the locked dependencies (npm ci) …\n');
  // On Windows npm is a .cmd file, which needs a shell.
  const { status } = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
