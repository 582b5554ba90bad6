import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_LIMITS } from '../../../../src/bundle/unpack/limits.ts';
import { HOSTILE_ARCHIVES } from '../../../support/hostile-archives.ts';
import { createUnpackFolder, sizeOf, type UnpackFolder } from '../../../support/unpack-folder.ts';

/** Descriptors of this process, where the system tells them. */
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
  it('are of many kinds', () => {
    expect(HOSTILE_ARCHIVES.length).toBeGreaterThan(100);
    expect(new Set(HOSTILE_ARCHIVES.map(({ title }) => title)).size).toBe(HOSTILE_ARCHIVES.length);
  });

  it.each(HOSTILE_ARCHIVES)('$title', async ({ bytes, code, message, limits }) => {
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

  it('are refused before much of a bomb is on disk', async () => {
    const bombs = HOSTILE_ARCHIVES.filter(({ title }) => /(?:gzip|zstd): bomb|bomb with a small/.test(title));
    expect(bombs).toHaveLength(3);
    for (const { bytes } of bombs) {
      const own = createUnpackFolder();
      await own.unpack(bytes).catch(() => undefined);
      // 64 MiB are packed; the ratio counts from 16 MiB on, and one piece may be over it.
      expect(sizeOf(own.target)).toBeLessThanOrEqual(DEFAULT_LIMITS.ratioFreeBytes);
      own.remove();
    }
  });
});
