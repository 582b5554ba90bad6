import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { unpackArchive, type UnpackedSite, type UnpackOptions } from '../../src/bundle/unpack/unpack-archive.ts';
import { ActionError } from '../../src/errors.ts';
import { expectedDigest, type SampleSite } from './sample-site.ts';

/** A folder for a test, with a file outside the target that must not change. */
export interface UnpackFolder {
  readonly dir: string;
  /** Where archives are unpacked. Does not exist at first. */
  readonly target: string;
  /** Writes an archive and returns its path. */
  write(bytes: Buffer): string;
  unpack(bytes: Buffer, options?: Partial<UnpackOptions>): Promise<UnpackedSite>;
  /** All files outside the target, as text to compare. */
  filesOutside(): string;
  remove(): void;
}

export function createUnpackFolder(): UnpackFolder {
  const dir = mkdtempSync(join(tmpdir(), 'unpack-'));
  const target = join(dir, 'inner', 'site');
  const archive = join(dir, 'archive');
  writeFileSync(join(dir, 'outside'), 'untouched');
  writeFileSync(archive, '');
  const write = (bytes: Buffer): string => {
    writeFileSync(archive, bytes);
    return archive;
  };
  return {
    dir,
    target,
    write,
    unpack: (bytes, options = {}) =>
      unpackArchive({ path: write(bytes), targetDir: target, signal: new AbortController().signal, ...options }),
    filesOutside: () =>
      listFiles(dir)
        .filter((path) => !path.startsWith('inner/site/') && path !== 'archive')
        .map((path) => `${path}: ${readFileSync(join(dir, path), 'utf8')}`)
        .join('\n'),
    remove: () => {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function isArchiveError(error: unknown): boolean {
  return error instanceof ActionError && ['archive-damaged', 'archive-refused'].includes(error.code);
}

/** Unpacks an archive. The result is `good` only if the site is complete and every byte is right. */
export async function unpackResult(site: SampleSite, bytes: Buffer): Promise<'refused' | 'good' | 'wrong'> {
  const folder = createUnpackFolder();
  try {
    const { siteSha256, rootDir } = await folder.unpack(bytes);
    const root = join(folder.target, rootDir);
    const isComplete = listFiles(root).join() === [...site.keys()].sort().join();
    const isRight = [...site].every(([path, content]) => readFileSync(join(root, path)).equals(content));
    return isComplete && isRight && siteSha256 === expectedDigest(site) ? 'good' : 'wrong';
  } catch (error) {
    if (isArchiveError(error)) return 'refused';
    throw error;
  } finally {
    folder.remove();
  }
}

/** The sorted paths of all files below a folder, with slashes. Does not follow links. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => relative(dir, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .sort();
}

/** The total size of all files below a folder, in bytes. */
export function sizeOf(dir: string): number {
  return listFiles(dir).reduce((sum, path) => sum + statSync(join(dir, path)).size, 0);
}
