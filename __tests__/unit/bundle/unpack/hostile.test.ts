import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../../../../src/bundle/unpack/limits.ts';
import { HOSTILE_ARCHIVES } from '../../../support/hostile-archives.ts';
import { createUnpackFolder, sizeOf, type UnpackFolder } from '../../../support/unpack-folder.ts';

/** The number of open descriptors of this process, on Linux. */
function openDescriptors(): number {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
}

let folder: UnpackFolder;
beforeEach(() => {
  folder = createUnpackFolder();
});
afterEach(() => {
  folder.remove();
});

describe('hostile archives', () => {
  it('have unique titles', () => {
    expect(HOSTILE_ARCHIVES.length).toBeGreaterThan(100);
    expect(new Set(HOSTILE_ARCHIVES.map(({ title }) => title)).size).toBe(HOSTILE_ARCHIVES.length);
  });

  it.each(HOSTILE_ARCHIVES)('are rejected: $title', async ({ bytes, code, message, limits }) => {
    const outside = folder.filesOutside();
    const descriptors = openDescriptors();
    const failure: unknown = await folder.unpack(bytes, { limits: { ...DEFAULT_LIMITS, ...limits } }).then(
      (site) => site,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code });
    expect(failure).toHaveProperty('message', expect.stringContaining(message));
    expect(folder.filesOutside()).toBe(outside);
    expect(openDescriptors()).toBe(descriptors);
  });

  it('are rejected before a bomb fills the disk', async () => {
    const bombs = HOSTILE_ARCHIVES.filter(({ title }) => /(?:gzip|zstd): bomb|bomb with a small/.test(title));
    expect(bombs).toHaveLength(3);
    for (const { bytes } of bombs) {
      const bombFolder = createUnpackFolder();
      await bombFolder.unpack(bytes).catch(() => undefined);
      // The compression ratio is checked from this size on.
      expect(sizeOf(bombFolder.target)).toBeLessThanOrEqual(DEFAULT_LIMITS.ratioFreeBytes);
      bombFolder.remove();
    }
  });
});
