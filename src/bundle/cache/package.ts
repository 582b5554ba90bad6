import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withDiskErrors } from '../disk-error.ts';
import type { ArchiveRecord } from './cache-record.ts';
import { removeFolder } from './cache-dirs.ts';

const MANIFEST_FILE = 'manifest.json';

async function fill(dir: string, archive: ArchiveRecord & { readonly path: string }, manifest: string): Promise<void> {
  const copy = join(dir, archive.file);
  // A hard link needs no space.
  await link(archive.path, copy).catch(() => copyFile(archive.path, copy, constants.COPYFILE_FICLONE));
  await writeFile(join(dir, MANIFEST_FILE), manifest);
  const manifestSha256 = createHash('sha256').update(manifest).digest('hex');
  await writeFile(join(dir, 'SHA256SUMS'), `${archive.sha256}  ${archive.file}\n${manifestSha256}  ${MANIFEST_FILE}\n`);
}

/**
 * Creates a folder to copy to another network, where `sha256sum --check SHA256SUMS` verifies it. It is in `tempDir` because the
 * manifest belongs to one run. Throws `cache-unwritable` or `disk-full`; nothing is left behind then.
 */
export async function packageBundle(
  tempDir: string,
  archive: ArchiveRecord & { readonly path: string },
  manifest: string,
): Promise<{ readonly dir: string; readonly manifestPath: string }> {
  const dir = await withDiskErrors(mkdtemp(join(tempDir, 'static-export-')), 'RUNNER_TEMP');
  try {
    await withDiskErrors(fill(dir, archive, manifest), 'RUNNER_TEMP');
    return { dir, manifestPath: join(dir, MANIFEST_FILE) };
  } catch (error) {
    await removeFolder(dir).catch(() => undefined);
    throw error;
  }
}
