import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { commandOf } from '../../scripts/documented-commands.ts';
import { describeOnPosix } from '../support/platform.ts';

const cache = mkdtempSync(join(tmpdir(), 'tool-cache-'));
afterAll(() => {
  rmSync(cache, { recursive: true, force: true });
});

describeOnPosix('the command in docs/operations.md that removes cached bundles', () => {
  it('removes the bundles of every service and nothing else', () => {
    for (const name of ['static-export-api-example-com', 'static-export-127-0-0-1-8080', 'node']) {
      mkdirSync(join(cache, name, '1.0.0'), { recursive: true });
      writeFileSync(join(cache, name, '1.0.0', 'file'), '');
    }
    const { status, stderr } = spawnSync(commandOf('docs/operations.md', 'find "$RUNNER_TOOL_CACHE"'), {
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, RUNNER_TOOL_CACHE: cache },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(cache)).toEqual(['node']);
  });
});
