// Builds dist/ from src/: `tsc` to lib/, then ncc to one ESM bundle. `--out <dir>` writes elsewhere (the dist check).
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const stage = join(root, '.work', 'stage');

interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly optional?: boolean }
    >
  >;
}

/** Runs one of the locked tools with this Node; throws when it fails. */
function tool(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with exit code ${status ?? 'none'}`);
}

/** Packages of the toolkit whose modules do nothing when they are loaded; they do not say so themselves. */
const SIDE_EFFECT_FREE = ['core', 'exec', 'github', 'http-client', 'io', 'tool-cache'] as const;

/**
 * Copies packages of the toolkit beside the compiled sources and declares them free of side effects, as their modules are.
 * The bundler then drops what this action never calls: the OpenID Connect client and all of the GitHub package but the
 * event's context; and with them the HTTP stacks that they load at start, a megabyte of dist and two thirds of the start-up
 * time.
 */
function stageSources(): void {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  cpSync(join(root, 'lib'), join(stage, 'lib'), { recursive: true });
  for (const name of SIDE_EFFECT_FREE) {
    const copy = join(stage, 'node_modules', '@actions', name);
    cpSync(join(root, 'node_modules', '@actions', name), copy, { recursive: true });
    const manifest = join(copy, 'package.json');
    const fields = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>;
    writeFileSync(manifest, JSON.stringify({ ...fields, sideEffects: false }));
  }
}

/** The licence text of a package, from whichever of the usual files it ships. */
function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  return file === undefined ? '(no licence file in the package)' : readFileSync(join(folder, file), 'utf8').trim();
}

/** The licences of all locked run-time dependencies: at least all of what the bundle holds. */
function licences(): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return Object.entries(lock.packages)
    .filter(([path, { dev, optional }]) => path !== '' && dev !== true && optional !== true)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name} ${version ?? ''}\n${license ?? 'unknown licence'}\n${licenceText(join(root, path))}\n`;
    })
    .join('\n');
}

/** Writes the bundle to `out`, which is emptied first. */
export function build(out: string): void {
  rmSync(join(root, 'lib'), { recursive: true, force: true });
  tool('typescript/bin/tsc', '-p', 'tsconfig.build.json');
  stageSources();
  rmSync(out, { recursive: true, force: true });
  tool('@vercel/ncc/dist/ncc/cli.js', 'build', join(stage, 'lib', 'main.js'), '-o', out);
  // ncc writes the licences of one chunk alone.
  writeFileSync(join(out, 'licenses.txt'), licences());
}

if (import.meta.main) {
  const { values: options } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  build(resolve(root, options.out));
}
