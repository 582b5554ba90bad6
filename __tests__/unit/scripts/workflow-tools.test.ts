import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { programPath } from '../../../scripts/workflow-tools.ts';

describe('the path of an installed program', () => {
  it.each([
    ['linux', 'go', ['act']],
    ['darwin', 'python', ['bin', 'act']],
    ['win32', 'go', ['act.exe']],
    ['win32', 'python', ['Scripts', 'act.exe']],
  ] as const)('depends on platform and installation: %s, %s', (platform, kind, segments) => {
    expect(programPath({ folder: 'folder', kind, name: 'act', platform })).toBe(join('folder', ...segments));
  });
});

describe('the Python tools', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'scripts', 'requirements');

  it.each(readdirSync(folder))('are pinned with the digest of each wheel: %s', (file) => {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    const [pin = '', ...hashes] = lines.filter((line) => !line.startsWith('#'));
    expect(pin).toMatch(/^[a-z-]+==[\d.]+ \\$/);
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(hash).toMatch(/^ {4}--hash=sha256:[0-9a-f]{64}(?: \\)?$/);
  });
});
