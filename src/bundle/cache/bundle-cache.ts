import { lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { find } from '@actions/tool-cache';
import { ActionError } from '../../errors.ts';
import type { ArchiveFormat } from '../unpack/archive-format.ts';
import { claimFolder, clearStaleStages, ensureRealFolder, isRealFolder, openStage } from './cache-dirs.ts';
import {
  bundleVersion,
  parseArchiveRecord,
  parseJobRecord,
  parseSiteRecord,
  readRecord,
  RECORD_FILE,
  recordText,
  type ArchiveRecord,
  type CacheKey,
  type SiteRecord,
} from './cache-record.ts';
import { fileDigest, layoutDigest, siteDigests } from './folder-digest.ts';
import { isMarked, publish, renameIfFree } from './publish.ts';

export interface CachedArchive extends ArchiveRecord {
  readonly path: string;
}

export interface CachedSite extends SiteRecord {
  readonly path: string;
}

/** Used as the architecture in the tool cache, and as the name of the folder in a stage. */
type Kind = 'archive' | 'site';

/** The folder of a cached site into which the archive is unpacked, beside the record. */
const CONTENT = 'content';
/** A damaged copy is not replaced, because another run may use it. */
const MAX_COPIES = 9;

/**
 * The bundles of a service in the runner's tool cache. A bundle's folder is named after the digest of its archive and never
 * changes, so that no run replaces what another one has reported. Each job has a record with the digest of its latest bundle.
 *
 * Methods throw `cache-unwritable`, errors of the file system, and the signal's reason.
 */
export class BundleCache {
  readonly #tool: string;
  readonly #toolDir: string;
  readonly #jobFile: string;
  readonly #signal: AbortSignal;

  constructor(cacheDir: string, { tool, jobFile }: CacheKey, signal: AbortSignal) {
    this.#tool = tool;
    this.#toolDir = join(cacheDir, tool);
    this.#jobFile = join(this.#toolDir, '.jobs', jobFile);
    this.#signal = signal;
  }

  /** The intact archive with this digest, or without one the job's latest. */
  async findArchive(expectedSha256: string | undefined): Promise<CachedArchive | undefined> {
    const sha256 = expectedSha256 ?? (await this.#digestOfJob());
    if (sha256 === undefined) return undefined;
    for await (const folder of this.#published('archive', sha256)) {
      const record = await readArchive(folder, this.#signal);
      if (record?.sha256 === sha256) return { ...record, path: join(folder, record.file) };
    }
    return undefined;
  }

  async findSite(archiveSha256: string): Promise<CachedSite | undefined> {
    for await (const folder of this.#published('site', archiveSha256)) {
      const record = await readSite(folder, this.#signal);
      if (record?.archiveSha256 === archiveSha256) return { ...record, path: join(folder, CONTENT, record.rootDir) };
    }
    return undefined;
  }

  /** Creates a stage on the tool cache's file system, and removes those of killed runs. */
  async openStage(nowMs: number): Promise<string> {
    if (!(await ensureRealFolder(this.#toolDir))) {
      throw new ActionError('cache-unwritable', `${this.#toolDir} is a link or a file, not a folder.`, {
        hint: 'Delete it, and find out what created it. The action creates this folder itself.',
      });
    }
    const root = join(this.#toolDir, '.staging');
    await claimFolder(root);
    await clearStaleStages(root, nowMs);
    const stage = await openStage(root);
    await mkdir(join(stage, 'archive'), { mode: 0o755 });
    return stage;
  }

  /** Adds the verified archive at the stage's `archivePath`, and records it as the job's latest. */
  async addArchive(
    stage: string,
    { format, ...facts }: Omit<ArchiveRecord, 'file'> & { readonly format: ArchiveFormat },
  ): Promise<CachedArchive> {
    const record = { ...facts, file: `bundle.${format}` };
    await renameIfFree(archivePath(stage), join(stage, 'archive', record.file));
    const folder = await this.#publish(stage, record, (existing) => readArchive(existing, this.#signal));
    await this.#recordJob(stage, record.sha256);
    return { ...record, path: join(folder, record.file) };
  }

  /** Adds the site in the stage's `contentDir`. */
  async addSite(stage: string, facts: Omit<SiteRecord, 'layoutDigest'>): Promise<CachedSite> {
    const record = { ...facts, layoutDigest: await layoutDigest(contentDir(stage)) };
    const folder = await this.#publish(stage, record, (existing) => readSite(existing, this.#signal));
    return { ...record, path: join(folder, CONTENT, record.rootDir) };
  }

  /** The copies that the tool cache lists as complete. Links and FIFOs in their place do not count. */
  async *#published(kind: Kind, archiveSha256: string): AsyncGenerator<string, void, undefined> {
    if (!(await isRealFolder(this.#toolDir))) return;
    for (const version of versionsOf(archiveSha256)) {
      const folder = find(this.#tool, version, kind);
      const isReal = folder !== '' && (await isRealFolder(dirname(folder))) && (await isRealFolder(folder));
      if (isReal && (await isMarked(folder))) yield folder;
    }
  }

  async #publish(
    stage: string,
    record: ArchiveRecord | SiteRecord,
    read: (folder: string) => Promise<ArchiveRecord | SiteRecord | undefined>,
  ): Promise<string> {
    const [kind, sha256] = 'sha256' in record ? ['archive', record.sha256] : ['site', record.archiveSha256];
    const staged = join(stage, kind);
    await writeFile(join(staged, RECORD_FILE), recordText(record), { mode: 0o644 });
    const folders = versionsOf(sha256).map((version) => join(this.#toolDir, version, kind));
    const folder = await publish(staged, folders, async (existing) => isDeepStrictEqual(await read(existing), record));
    if (folder !== undefined) return folder;
    throw new ActionError('cache-unwritable', `The tool cache contains ${MAX_COPIES} damaged copies of this bundle.`, {
      hint: `Find out what changes the files in ${this.#toolDir}, and delete that folder while no job is using it.`,
    });
  }

  async #digestOfJob(): Promise<string | undefined> {
    if (!(await isRealFolder(this.#toolDir)) || !(await isRealFolder(dirname(this.#jobFile)))) return undefined;
    return parseJobRecord(await readRecord(this.#jobFile));
  }

  /** Records the job's bundle. A reader sees the old record or the new one, because a rename replaces it. */
  async #recordJob(stage: string, sha256: string): Promise<void> {
    const staged = join(stage, 'job.json');
    await writeFile(staged, recordText({ sha256 }), { mode: 0o644 });
    await claimFolder(dirname(this.#jobFile));
    // Without the record the next run only downloads the bundle again.
    await rename(staged, this.#jobFile).catch(() => undefined);
  }
}

/** Where to download the archive to, in a stage. */
export function archivePath(stage: string): string {
  return join(stage, 'archive', 'bundle');
}

/** Where to unpack the site to, in a stage. */
export function contentDir(stage: string): string {
  return join(stage, 'site', CONTENT);
}

function versionsOf(archiveSha256: string): string[] {
  return Array.from({ length: MAX_COPIES }, (_, index) => bundleVersion(archiveSha256, index + 1));
}

async function readArchive(folder: string, signal: AbortSignal): Promise<ArchiveRecord | undefined> {
  const record = parseArchiveRecord(await readRecord(join(folder, RECORD_FILE)));
  if (record === undefined) return undefined;
  const path = join(folder, record.file);
  try {
    if ((await lstat(path)).size !== record.sizeBytes) return undefined;
    return (await fileDigest(path, signal)) === record.sha256 ? record : undefined;
  } catch {
    // A file that cannot be read counts as missing.
    signal.throwIfAborted();
    return undefined;
  }
}

async function readSite(folder: string, signal: AbortSignal): Promise<SiteRecord | undefined> {
  const record = parseSiteRecord(await readRecord(join(folder, RECORD_FILE)));
  if (record === undefined) return undefined;
  const digests = await siteDigests(join(folder, CONTENT), record.rootDir, signal);
  return digests && isDeepStrictEqual({ ...record, ...digests }, record) ? record : undefined;
}
