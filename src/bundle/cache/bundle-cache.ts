import { lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ActionError } from '../../errors.ts';
import { fileDigest } from '../download/digest.ts';
import { withDiskErrors, type CacheDirs } from './cache-dirs.ts';
import { layoutDigest, siteDigests } from './folder-digest.ts';
import type { ArchiveFormat } from '../unpack/format.ts';
import { isMarked, moveFile, publish } from './publish.ts';
import { claimFolder, clearStaleStages, ensureRealFolder, isRealFolder, openStage, type Stage } from './stage.ts';
import { bundleVersion, type StoreKey } from './store-key.ts';
import {
  parseArchiveRecord,
  parseJobRecord,
  parseSiteRecord,
  readRecord,
  RECORD_FILE,
  recordText,
  type ArchiveRecord,
  type SiteRecord,
} from './store-record.ts';

/** An archive in the tool cache. */
export interface KeptArchive extends ArchiveRecord {
  readonly path: string;
}

/** An unpacked site in the tool cache. */
export interface KeptSite extends SiteRecord {
  /** The folder with the pages. */
  readonly path: string;
}

/** The two things that are cached of a bundle, each complete in itself. They are what the tool cache calls an architecture. */
type Kind = 'archive' | 'site';

/** The folder of a cached site into which the archive is unpacked. The record lies beside it, out of the site's way. */
const CONTENT = 'content';
/** Folders beside the bundles: what is being prepared, and which job has which bundle. */
const STAGES = '.staging';
const JOBS = '.jobs';
/** Copies of one bundle: a damaged one stays, since another run may use it, and the next name is taken. */
const MAX_COPIES = 9;

/**
 * The bundles of one service in the runner's tool cache, and which of them is one job's. A bundle's folder is named by the
 * digest of its archive and never changed once it is published, so what one run has reported no other run replaces.
 */
export class BundleStore {
  readonly #toolDir: string;
  readonly #jobFile: string;

  constructor({ cacheDir }: CacheDirs, { tool, jobFile }: StoreKey) {
    this.#toolDir = join(cacheDir, tool);
    this.#jobFile = join(this.#toolDir, JOBS, jobFile);
  }

  /**
   * The cached archive with this digest, or without one the job's latest, if its bytes still have the digest. Throws the
   * signal's reason.
   */
  async findArchive(expectedSha256: string | undefined, signal: AbortSignal): Promise<KeptArchive | undefined> {
    const sha256 = expectedSha256 ?? (await this.#digestOfJob());
    if (sha256 === undefined) return undefined;
    for (const folder of this.#folders('archive', sha256)) {
      const archive = (await this.#isPublished(folder)) ? await readArchive(folder, signal) : undefined;
      if (archive?.sha256 === sha256) return archive;
    }
    return undefined;
  }

  /** The cached site of an archive, if its files and folders still have the recorded digests. Throws the signal's reason. */
  async findSite(archiveSha256: string, signal: AbortSignal): Promise<KeptSite | undefined> {
    for (const folder of this.#folders('site', archiveSha256)) {
      const site = (await this.#isPublished(folder)) ? await readSite(folder, signal) : undefined;
      if (site?.archiveSha256 === archiveSha256) return site;
    }
    return undefined;
  }

  /** Opens a stage on the tool cache's own file system; clears away those of runs that were killed. */
  async openStage(nowMs: number): Promise<Stage> {
    await this.#openTool();
    const root = join(this.#toolDir, STAGES);
    await this.#guarded(claimFolder(root));
    await clearStaleStages(root, nowMs);
    return this.#guarded(openStage(root));
  }

  /** The folder to unpack into, on a stage. */
  contentDir(stage: Stage): string {
    return join(stage.dir, 'site', CONTENT);
  }

  /**
   * Caches a verified archive, and records it as the job's latest. Throws the signal's reason.
   *
   * @param path where the archive is now; it is moved
   */
  async keepArchive(
    { stage, path }: { readonly stage: Stage; readonly path: string },
    { format, ...facts }: Omit<ArchiveRecord, 'file'> & { readonly format: ArchiveFormat },
    signal: AbortSignal,
  ): Promise<KeptArchive> {
    const record = { ...facts, file: `bundle.${format}` };
    const staged = join(stage.dir, 'archive');
    await this.#guarded(mkdir(staged, { mode: 0o755 }));
    await this.#guarded(moveFile(path, join(staged, record.file)));
    await this.#guarded(writeFile(join(staged, RECORD_FILE), recordText(record), { mode: 0o644 }));
    const folder = await this.#publish(staged, this.#folders('archive', record.sha256), async (existing) => {
      const archive = await readArchive(existing, signal);
      return archive?.sha256 === record.sha256 && archive.file === record.file;
    });
    await this.#recordJob(stage, record.sha256);
    return { ...record, path: join(folder, record.file) };
  }

  /** Caches the site that was unpacked into the stage's `contentDir`. Throws the signal's reason. */
  async keepSite(stage: Stage, facts: Omit<SiteRecord, 'layoutDigest'>, signal: AbortSignal): Promise<KeptSite> {
    const record = { ...facts, layoutDigest: await this.#guarded(layoutDigest(this.contentDir(stage))) };
    const staged = join(stage.dir, 'site');
    await this.#guarded(writeFile(join(staged, RECORD_FILE), recordText(record), { mode: 0o644 }));
    const folder = await this.#publish(staged, this.#folders('site', record.archiveSha256), async (existing) => {
      const site = await readSite(existing, signal);
      return site !== undefined && isDeepStrictEqual({ ...site, path: undefined }, { ...record, path: undefined });
    });
    return { ...record, path: join(folder, CONTENT, record.rootDir) };
  }

  /** The names that a bundle may have, the preferred one first. */
  #folders(kind: Kind, archiveSha256: string): string[] {
    return Array.from({ length: MAX_COPIES }, (_, index) =>
      join(this.#toolDir, bundleVersion(archiveSha256, index + 1), kind),
    );
  }

  async #isPublished(folder: string): Promise<boolean> {
    const isReal = (await isRealFolder(this.#toolDir)) && (await isRealFolder(dirname(folder)));
    return isReal && (await isRealFolder(folder)) && (await isMarked(folder));
  }

  async #publish(
    staged: string,
    folders: readonly string[],
    isIntact: (folder: string) => Promise<boolean>,
  ): Promise<string> {
    const folder = await this.#guarded(publish(staged, folders, isIntact));
    if (folder !== undefined) return folder;
    throw new ActionError('cache-unwritable', `The tool cache has ${MAX_COPIES} damaged copies of this bundle.`, {
      hint: `Find out what changes the files in ${this.#toolDir}, and delete that folder while no job uses it.`,
    });
  }

  async #openTool(): Promise<void> {
    if (await this.#guarded(ensureRealFolder(this.#toolDir))) return;
    throw new ActionError('cache-unwritable', `${this.#toolDir} is a link or a file, not a folder.`, {
      hint: 'Delete it, and find out who has created it: the action creates this folder itself.',
    });
  }

  async #digestOfJob(): Promise<string | undefined> {
    if (!(await isRealFolder(this.#toolDir)) || !(await isRealFolder(dirname(this.#jobFile)))) return undefined;
    return parseJobRecord(await readRecord(this.#jobFile));
  }

  /** Records which bundle the job has. A reader sees the old record or the new one, because a rename replaces it. */
  async #recordJob(stage: Stage, sha256: string): Promise<void> {
    const staged = join(stage.dir, 'job.json');
    await this.#guarded(writeFile(staged, recordText({ sha256 }), { mode: 0o644 }));
    await this.#guarded(claimFolder(dirname(this.#jobFile)));
    // Without the record the next run fetches the bundle again, which is no reason to fail this one.
    await rename(staged, this.#jobFile).catch(() => undefined);
  }

  async #guarded<T>(work: Promise<T>): Promise<T> {
    return withDiskErrors(work, 'RUNNER_TOOL_CACHE');
  }
}

async function readArchive(folder: string, signal: AbortSignal): Promise<KeptArchive | undefined> {
  const record = parseArchiveRecord(await readRecord(join(folder, RECORD_FILE)));
  if (record === undefined) return undefined;
  const path = join(folder, record.file);
  try {
    if ((await lstat(path)).size !== record.sizeBytes) return undefined;
    return (await fileDigest(path, signal)) === record.sha256 ? { ...record, path } : undefined;
  } catch {
    // A file that cannot be read is no better than one that is not there.
    signal.throwIfAborted();
    return undefined;
  }
}

async function readSite(folder: string, signal: AbortSignal): Promise<KeptSite | undefined> {
  const record = parseSiteRecord(await readRecord(join(folder, RECORD_FILE)));
  if (record === undefined) return undefined;
  const content = join(folder, CONTENT);
  const digests = await siteDigests(content, record.rootDir, signal);
  const isIntact = digests?.contentDigest === record.contentDigest && digests.layoutDigest === record.layoutDigest;
  return isIntact ? { ...record, path: join(content, record.rootDir) } : undefined;
}
