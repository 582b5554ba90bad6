import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainDisk } from '../disk-error.ts';
import { removeFolder } from './stage.ts';
import type { KeptArchive } from './bundle-cache.ts';

/** A folder to carry to another network, where `sha256sum --check SHA256SUMS` proves it. */
export interface BundlePackage {
  readonly dir: string;
  readonly manifestPath: string;
}

const MANIFEST_FILE = 'manifest.json';
const SUMS_FILE = 'SHA256SUMS';

/** A second name for the same bytes where the disk allows it, which takes no room; else a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}

async function fill(dir: string, archive: KeptArchive, manifest: string): Promise<BundlePackage> {
  const manifestPath = join(dir, MANIFEST_FILE);
  await linkOrCopy(archive.path, join(dir, archive.file));
  await writeFile(manifestPath, manifest);
  const manifestSha256 = createHash('sha256').update(manifest).digest('hex');
  await writeFile(join(dir, SUMS_FILE), `${archive.sha256}  ${archive.file}\n${manifestSha256}  ${MANIFEST_FILE}\n`);
  return { dir, manifestPath };
}

/**
 * Puts the archive, its manifest and the digests of both into a new folder below `tempDir`. It is not in the tool cache,
 * because the manifest tells of this run, and what is in the tool cache belongs to all runs.
 *
 * @throws `cache-unwritable`, `disk-full`; nothing is left behind then
 */
export async function packageBundle(tempDir: string, archive: KeptArchive, manifest: string): Promise<BundlePackage> {
  let dir: string | undefined;
  try {
    dir = await mkdtemp(join(tempDir, 'static-export-'));
    return await fill(dir, archive, manifest);
  } catch (error) {
    if (dir !== undefined) await removeFolder(dir).catch(() => undefined);
    throw explainDisk(error, 'RUNNER_TEMP');
  }
}
