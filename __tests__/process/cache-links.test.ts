import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { keepSuite, type Room } from '../support/keep-bundle.ts';
import { runAlternating } from '../support/shared-cache.ts';

const { inRoom, expectKept } = keepSuite();

/** A folder that the action has no business in, with a file that is old enough to be cleared away. */
function foreignFolder(directory: string): string {
  const folder = join(directory, 'foreign');
  mkdirSync(join(folder, 'old'), { recursive: true });
  writeFileSync(join(folder, 'old', 'file'), 'kept');
  utimesSync(join(folder, 'old'), 0, 0);
  return folder;
}

function expectUntouched(folder: string): void {
  expect(readdirSync(folder)).toEqual(['old']);
  expect(readFileSync(join(folder, 'old', 'file'), 'utf8')).toBe('kept');
}

/** The tool's folder in the tool cache, found by a first run. */
async function toolOf({ run }: Room): Promise<{ tool: string; bundlePath: string }> {
  const { bundlePath = '' } = (await run()).outputs;
  return { tool: join(dirname(bundlePath), '..', '..'), bundlePath };
}

function makeFifo(path: string): void {
  expect(spawnSync('mkfifo', [path]).status).toBe(0);
}

describe('who can write to the tool cache', () => {
  it.each(['.staging', '.jobs'])('gains nothing by a link in the place of %s', async (name) => {
    await inRoom({}, async (room) => {
      const { tool, bundlePath } = await toolOf(room);
      const foreign = foreignFolder(room.directory);
      rmSync(join(tool, name), { recursive: true });
      symlinkSync(foreign, join(tool, name));
      rmSync(dirname(dirname(bundlePath)), { recursive: true });
      await expectKept({ run: await room.run(), directory: room.directory }, false);
      expectUntouched(foreign);
      await expectKept({ run: await room.run(), directory: room.directory }, true);
    });
  });

  it('gains nothing by a link in the place of a mark', async () => {
    await inRoom({}, async (room) => {
      const { bundlePath } = await toolOf(room);
      const file = join(foreignFolder(room.directory), 'old', 'file');
      rmSync(dirname(bundlePath), { recursive: true });
      rmSync(`${dirname(bundlePath)}.complete`);
      symlinkSync(file, `${dirname(bundlePath)}.complete`);
      await expectKept({ run: await room.run(), directory: room.directory }, false);
      expectUntouched(dirname(dirname(file)));
    });
  });

  it('gains nothing by a link in the place of a bundle’s folder', async () => {
    await inRoom({}, async (room) => {
      const { bundlePath } = await toolOf(room);
      const foreign = foreignFolder(room.directory);
      const folder = dirname(dirname(bundlePath));
      rmSync(folder, { recursive: true });
      symlinkSync(foreign, folder);
      await expectKept({ run: await room.run(), directory: room.directory }, false);
      expectUntouched(foreign);
    });
  });

  it('is told of a link in the place of all bundles', async () => {
    await inRoom({}, async (room) => {
      const { tool } = await toolOf(room);
      const foreign = foreignFolder(room.directory);
      rmSync(tool, { recursive: true });
      symlinkSync(foreign, tool);
      const { failure } = await room.run();
      expect(failure.message).toContain('[cache-unwritable]');
      expect(failure.message).toContain(tool);
      expectUntouched(foreign);
    });
  });

  it.each<{ name: string; path: (bundlePath: string, tool: string) => string; cacheHit: boolean }>([
    { name: 'a record', path: (bundlePath) => join(dirname(bundlePath), 'record.json'), cacheHit: false },
    { name: 'the archive', path: (bundlePath) => bundlePath, cacheHit: false },
    { name: 'a mark', path: (bundlePath) => `${dirname(bundlePath)}.complete`, cacheHit: false },
    {
      name: 'a job’s record',
      path: (_, tool) => join(tool, '.jobs', readdirSync(join(tool, '.jobs'))[0] ?? ''),
      cacheHit: false,
    },
    {
      name: 'a page',
      path: (bundlePath) => join(dirname(bundlePath), '..', 'site', 'content', 'index.html'),
      cacheHit: true,
    },
  ])('does not hang a run by a FIFO in the place of $name', async ({ path, cacheHit }) => {
    await inRoom({}, async (room) => {
      const { tool, bundlePath } = await toolOf(room);
      const fifo = path(bundlePath, tool);
      rmSync(fifo);
      makeFifo(fifo);
      await expectKept({ run: await room.run(), directory: room.directory }, cacheHit);
    });
  });
});

describe('a tool cache that runs share', () => {
  it('holds what each run has reported, though the job’s bundle is another one each time', async () => {
    await runAlternating(6, 3);
  });
});
