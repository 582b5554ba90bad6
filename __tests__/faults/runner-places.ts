import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { requestArrived, FETCH, once } from './builders.ts';
import type { Expected, FaultCase, Result, CaseContext } from './table.ts';

/** Mounts a small file system for the case; undefined where that is not allowed, as in most containers. */
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

/** A disk that fills up: a small one, or where none can be mounted a limit on the size of the process's files. */
function fullDisk(name: string): FaultCase {
  return {
    name: `${name} is full (a disk of 200 kB; where none can be mounted, a limit on the size of files)`,
    run: FETCH,
    act: (scene) => {
      const disk = mountDisk(scene, 'size=200k');
      const action = scene.start(disk === undefined ? {} : { environment: { [name]: disk } });
      if (disk === undefined) {
        const limited = spawnSync('prlimit', ['--pid', String(action.child.pid), '--fsize=100000']);
        if (limited.status !== 0) throw new Error('This case needs Linux with util-linux: mount as root, or prlimit.');
      }
      return action.finished;
    },
    expect: { errorCode: 'disk-full', checks: { 'removes what was half-made': nothingIn('temp', 'tool-cache') } },
  };
}

function nothingIn(...places: readonly string[]): (result: Result) => void {
  return ({ directory }) => {
    for (const place of places) {
      const entries = readdirSync(join(directory, place), { recursive: true, withFileTypes: true });
      expect(entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name)).toEqual([]);
    }
  };
}

const UNWRITABLE: Expected = { errorCode: 'cache-unwritable', requests: [], without: ['jobId'] };

/** A folder that is read-only: a disk mounted so, or where none can be mounted the kernel's own file system. */
function readOnly(name: string): FaultCase {
  return {
    name: `${name} is read-only (a disk mounted so; where none can be mounted, /sys)`,
    run: FETCH,
    prepare: (scene) => ({ environment: { [name]: mountDisk(scene, 'size=200k,ro') ?? '/sys' } }),
    expect: { ...UNWRITABLE, messages: [name] },
  };
}

function placed(
  name: string,
  what: string,
  value: (scene: CaseContext) => string | undefined,
  expected: Expected,
): FaultCase {
  return {
    name: `${name} ${what}`,
    run: FETCH,
    prepare: (scene) => ({ environment: { [name]: value(scene) } }),
    expect: expected,
  };
}

const FOLDERS: readonly FaultCase[] = ['RUNNER_TEMP', 'RUNNER_TOOL_CACHE'].flatMap((name) => [
  placed(name, 'is not set', () => undefined, { ...UNWRITABLE, messages: [`${name} is not set`] }),
  placed(name, 'is empty', () => '', { ...UNWRITABLE, messages: [`${name} is not set`] }),
  placed(name, 'is no absolute path', () => 'some/folder', { ...UNWRITABLE, messages: ['not an absolute path'] }),
  placed(
    name,
    'is a file',
    ({ directory }) => {
      writeFileSync(join(directory, 'a-file'), '');
      return join(directory, 'a-file');
    },
    { ...UNWRITABLE, messages: [name] },
  ),
  placed(name, 'is below a file', () => '/dev/null/folder', { ...UNWRITABLE, messages: [name] }),
  placed(name, 'is a folder that is not there yet', ({ directory }) => join(directory, 'not', 'yet'), {
    outputs: { cacheHit: 'false' },
  }),
  readOnly(name),
  fullDisk(name),
]);

const VANISHING: readonly FaultCase[] = [
  {
    name: 'RUNNER_TEMP is a file by the time the bundle comes',
    faults: [once('bundle', { type: 'delay', ms: 1_000 })],
    run: FETCH,
    act: async (scene) => {
      const place = join(scene.directory, 'runner-temp');
      const action = scene.start({ environment: { RUNNER_TEMP: place } });
      await requestArrived(scene, 'bundle');
      rmSync(place, { recursive: true });
      writeFileSync(place, '');
      return action.finished;
    },
    expect: { errorCode: 'cache-unwritable', messages: ['RUNNER_TEMP'] },
  },
];

const NOWHERE: Expected = { errorCode: 'runner-unsupported', messages: ['GITHUB_OUTPUT'], requests: [] };

const FILES: readonly FaultCase[] = [
  placed('GITHUB_OUTPUT', 'is not set', () => undefined, NOWHERE),
  placed('GITHUB_OUTPUT', 'is empty', () => '', NOWHERE),
  placed('GITHUB_OUTPUT', 'is not there', ({ directory }) => join(directory, 'nowhere', 'output'), NOWHERE),
  placed('GITHUB_OUTPUT', 'is a folder', ({ directory }) => directory, NOWHERE),
  placed('GITHUB_STEP_SUMMARY', 'is not set', () => undefined, { outputs: { status: 'completed' } }),
  placed('GITHUB_STATE', 'is not set', () => undefined, { outputs: { status: 'completed' } }),
];

export const PLACES: readonly FaultCase[] = [...FOLDERS, ...VANISHING, ...FILES];
