// Fails if dist/ differs from a new build of src/. `npm run build` updates it.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** The names of the files in which two folders differ. */
export function differingFiles(expected: string, actual: string): string[] {
  const names = new Set([...filesOf(expected), ...filesOf(actual)]);
  return [...names].filter((name) => {
    const [left, right] = [join(expected, name), join(actual, name)];
    return !existsSync(left) || !existsSync(right) || !readFileSync(left).equals(readFileSync(right));
  });
}

/** Builds to a temporary folder and compares. */
export function checkDist(): string[] {
  const built = mkdtempSync(join(tmpdir(), 'dist-'));
  try {
    build(built);
    return differingFiles(built, join(root, 'dist'));
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const differing = checkDist();
  if (differing.length > 0) {
    console.error(`dist/ differs from a new build: ${differing.join(', ')}. Run \`npm run build\`.`);
    process.exitCode = 1;
  }
}
