import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { programPath } from '../../../scripts/workflow-tools.ts';

describe('the path of an installed program', () => {
  it.each([
    ['linux', 'go', ['act']],
    ['darwin', 'python', ['bin', 'act']],
    ['win32', 'go', ['act.exe']],
    ['win32', 'python', ['Scripts', 'act.exe']],
  ] as const)('on %s, by %s', (platform, kind, below) => {
    expect(programPath({ folder: 'folder', kind, name: 'act', platform })).toBe(join('folder', ...below));
  });
});
