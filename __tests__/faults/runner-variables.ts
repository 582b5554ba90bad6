import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { requestArrived } from '../support/wait.ts';
import { DOWNLOAD_AND_EXTRACT, once } from './builders.ts';
import type { Expected, FaultCase, Result, CaseContext } from './fault-case.ts';

/** Mounts a small file system for the case. Undefined if that is not allowed, as in most containers. */
function mountDisk({ onEnd }: CaseContext, options: string): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  const mounted =
    process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status === 0;
  onEnd(() => {
    if (mounted) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  return mounted ? disk : undefined;
}

/** A small disk or, if none can be mounted, a limit on the size of files. */
function fullDisk(name: string): FaultCase {
  return {
    name: `${name} is full (a disk of 200 kB, or a limit on the size of files)`,
    run: DOWNLOAD_AND_EXTRACT,
    act: (context) => {
      const disk = mountDisk(context, 'size=200k');
      const action = context.start(disk === undefined ? {} : { environment: { [name]: disk } });
      if (disk === undefined) {
        const limited = spawnSync('prlimit', ['--pid', String(action.child.pid), '--fsize=100000']);
        if (limited.status !== 0) throw new Error('This case needs Linux with util-linux: mount as root, or prlimit.');
      }
      return action.finished;
    },
    expect: {
      errorCode: 'disk-full',
      messages: [name],
      checks: { 'removes incomplete files': noFilesIn('temp', 'tool-cache') },
    },
  };
}

function noFilesIn(...folders: readonly string[]): (result: Result) => void {
  return ({ directory }) => {
    for (const folder of folders) {
      const entries = readdirSync(join(directory, folder), { recursive: true, withFileTypes: true });
      expect(entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)).toEqual([]);
    }
  };
}

const UNWRITABLE: Expected = { errorCode: 'cache-unwritable', requests: [], without: ['jobId'] };

/** A disk that is mounted read-only or, if none can be mounted, the kernel's /sys. */
function readOnly(name: string): FaultCase {
  return {
    name: `${name} is read-only (a disk, or /sys)`,
    run: DOWNLOAD_AND_EXTRACT,
    prepare: (context) => ({ environment: { [name]: mountDisk(context, 'size=200k,ro') ?? '/sys' } }),
    expect: { ...UNWRITABLE, messages: [name] },
  };
}

function withVariable(
  name: string,
  condition: string,
  value: (context: CaseContext) => string | undefined,
  expected: Expected,
): FaultCase {
  return {
    name: `${name} ${condition}`,
    run: DOWNLOAD_AND_EXTRACT,
    prepare: (context) => ({ environment: { [name]: value(context) } }),
    expect: expected,
  };
}

const FOLDERS: readonly FaultCase[] = ['RUNNER_TEMP', 'RUNNER_TOOL_CACHE'].flatMap((name) => [
  withVariable(name, 'is not set', () => undefined, { ...UNWRITABLE, messages: [`${name} is not set`] }),
  withVariable(name, 'is empty', () => '', { ...UNWRITABLE, messages: [`${name} is not set`] }),
  withVariable(name, 'is not an absolute path', () => 'some/folder', {
    ...UNWRITABLE,
    messages: ['not an absolute path'],
  }),
  withVariable(
    name,
    'is a file',
    ({ directory }) => {
      writeFileSync(join(directory, 'a-file'), '');
      return join(directory, 'a-file');
    },
    { ...UNWRITABLE, messages: [name] },
  ),
  withVariable(name, 'is below a file', () => '/dev/null/folder', { ...UNWRITABLE, messages: [name] }),
  withVariable(name, 'is a folder that does not exist yet', ({ directory }) => join(directory, 'not', 'yet'), {
    outputs: { cacheHit: 'false' },
  }),
  readOnly(name),
]);

const DISKS: readonly FaultCase[] = [
  fullDisk('RUNNER_TOOL_CACHE'),
  {
    name: 'a file replaces RUNNER_TOOL_CACHE before the download starts',
    faults: [once('bundle', { type: 'delay', ms: 1_000 })],
    run: DOWNLOAD_AND_EXTRACT,
    act: async (context) => {
      const cache = join(context.directory, 'runner-cache');
      const action = context.start({ environment: { RUNNER_TOOL_CACHE: cache } });
      await requestArrived(context.emulator, 'bundle');
      rmSync(cache, { recursive: true });
      writeFileSync(cache, '');
      return action.finished;
    },
    expect: { errorCode: 'cache-unwritable', messages: ['RUNNER_TOOL_CACHE'] },
  },
];

const NO_OUTPUT_FILE: Expected = { errorCode: 'runner-unsupported', messages: ['GITHUB_OUTPUT'], requests: [] };

const FILES: readonly FaultCase[] = [
  withVariable('GITHUB_OUTPUT', 'is not set', () => undefined, NO_OUTPUT_FILE),
  withVariable('GITHUB_OUTPUT', 'is empty', () => '', NO_OUTPUT_FILE),
  withVariable(
    'GITHUB_OUTPUT',
    'does not exist',
    ({ directory }) => join(directory, 'nowhere', 'output'),
    NO_OUTPUT_FILE,
  ),
  withVariable('GITHUB_OUTPUT', 'is a folder', ({ directory }) => directory, NO_OUTPUT_FILE),
  withVariable('GITHUB_STEP_SUMMARY', 'is not set', () => undefined, { outputs: { status: 'completed' } }),
  withVariable('GITHUB_STATE', 'is not set', () => undefined, { outputs: { status: 'completed' } }),
];

export const RUNNER_VARIABLES: readonly FaultCase[] = [...FOLDERS, ...DISKS, ...FILES];
