import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { packBundle, type TestBundle } from './bundles.ts';

/** Creates a bundle before the tests of a suite, and removes it after them. Call the result inside a test. */
export function packForSuite(bytes: number): () => TestBundle {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  let packed: TestBundle | undefined;
  beforeAll(async () => {
    packed = await packBundle(folder, bytes);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (packed === undefined) throw new Error('The bundle does not exist before the first test.');
    return packed;
  };
}
