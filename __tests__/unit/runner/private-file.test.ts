import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openPrivateFile } from '../../../src/runner/private-file.ts';
import { withFolder } from '../../support/bundles.ts';

describe('a private file', () => {
  it('is written with mode 0600, and leaves no temporary file', async () => {
    await withFolder(async (root) => {
      mkdirSync(join(root, 'deploy'));
      const file = await openPrivateFile('deploy/values.yaml', root);
      expect(readdirSync(join(root, 'deploy'))).toEqual([]);
      await file.write('one');
      await file.write('two');
      expect(readFileSync(file.path, 'utf8')).toBe('two');
      expect(statSync(file.path).mode & 0o777).toBe(0o600);
      expect(readdirSync(join(root, 'deploy'))).toEqual(['values.yaml']);
    });
  });

  it('replaces a file that others may read', async () => {
    await withFolder(async (root) => {
      writeFileSync(join(root, 'values.yaml'), 'old', { mode: 0o666 });
      await (await openPrivateFile('values.yaml', root)).write('new');
      expect(statSync(join(root, 'values.yaml')).mode & 0o777).toBe(0o600);
    });
  });

  it('replaces a symbolic link without writing to its target', async () => {
    await withFolder(async (root) => {
      const target = join(root, 'elsewhere');
      writeFileSync(target, 'unchanged');
      symlinkSync(target, join(root, 'values.yaml'));
      await (await openPrivateFile('values.yaml', root)).write('new');
      expect(readFileSync(target, 'utf8')).toBe('unchanged');
      expect(lstatSync(join(root, 'values.yaml')).isSymbolicLink()).toBe(false);
    });
  });

  it('does not follow a symbolic link out of the workspace, unless the path is absolute', async () => {
    await withFolder(async (root) => {
      const workspace = join(root, 'workspace');
      mkdirSync(workspace);
      mkdirSync(join(root, 'outside'));
      symlinkSync(join(root, 'outside'), join(workspace, 'deploy'));
      await expect(openPrivateFile('deploy/values.yaml', workspace)).rejects.toThrow('leads outside the workspace');
      await (await openPrivateFile(join(workspace, 'deploy', 'values.yaml'), workspace)).write('x');
      expect(existsSync(join(root, 'outside', 'values.yaml'))).toBe(true);
    });
  });

  it('is rejected when it cannot be created', async () => {
    await withFolder(async (root) => {
      mkdirSync(join(root, 'folder'));
      await expect(openPrivateFile('folder', root)).rejects.toThrow('is a folder');
      await expect(openPrivateFile('missing/values.yaml', root)).rejects.toMatchObject({ code: 'ENOENT' });
    });
  });
});
