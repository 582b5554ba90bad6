import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { programIn } from '../../../scripts/workflow-tools.ts';

describe('where an installed program lies', () => {
  it.each([
    ['linux', 'go', ['act']],
    ['darwin', 'python', ['bin', 'act']],
    ['win32', 'go', ['act.exe']],
    ['win32', 'python', ['Scripts', 'act.exe']],
  ] as const)('on %s, by %s', (platform, kind, below) => {
    expect(programIn('folder', kind, 'act', platform)).toBe(join('folder', ...below));
  });
});
