import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainDisk } from '../disk-error.ts';
import type { ArchiveRecord } from './cache-record.ts';
import { removeFolder } from './cache-dirs.ts';

/** A folder to copy to another network, where `sha256sum --check SHA256SUMS` verifies it. */
export interface BundlePackage {
  readonly dir: string;
  readonly manifestPath: string;
}

const MANIFEST_FILE = 'manifest.json';
const SUMS_FILE = 'SHA256SUMS';

async function fill(dir: string, archive: ArchiveRecord & { readonly path: string }, manifest: string): Promise<void> {
  const copy = join(dir, archive.file);
  // A hard link needs no space.
  await link(archive.path, copy).catch(() => copyFile(archive.path, copy, constants.COPYFILE_FICLONE));
  await writeFile(join(dir, MANIFEST_FILE), manifest);
  const manifestSha256 = createHash('sha256').update(manifest).digest('hex');
  await writeFile(join(dir, SUMS_FILE), `${archive.sha256}  ${archive.file}\n${manifestSha256}  ${MANIFEST_FILE}\n`);
}

/**
 * Creates a folder with the archive, its manifest and the digests of both in `tempDir`: unlike the tool cache, the manifest
 * belongs to one run.
 *
 * @throws `cache-unwritable`, `disk-full`; nothing is left behind then
 */
export async function packageBundle(
  tempDir: string,
  archive: ArchiveRecord & { readonly path: string },
  manifest: string,
): Promise<BundlePackage> {
  let dir: string | undefined;
  try {
    dir = await mkdtemp(join(tempDir, 'static-export-'));
    await fill(dir, archive, manifest);
    return { dir, manifestPath: join(dir, MANIFEST_FILE) };
  } catch (error) {
    if (dir !== undefined) await removeFolder(dir).catch(() => undefined);
    throw explainDisk(error, 'RUNNER_TEMP');
  }
}
