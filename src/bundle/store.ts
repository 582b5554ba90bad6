import { find } from '@actions/tool-cache';
import { lstat, mkdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { ActionError } from '../errors.ts';
import type { Environment } from '../net/proxy.ts';
import { fileDigest } from './digest.ts';
import { explainDisk } from './disk-error.ts';
import { folderDigest } from './keep/folder-digest.ts';
import type { ArchiveFormat } from './unpack/format.ts';
import { moveFile, publish } from './keep/publish.ts';
import { clearStaleStages, openStage, type Stage } from './keep/stage.ts';
import type { StoreKey } from './keep/store-key.ts';
import {
  parseArchiveRecord,
  parseSiteRecord,
  RECORD_FILE,
  recordText,
  textOf,
  type ArchiveRecord,
  type SiteRecord,
} from './keep/store-record.ts';

/** An archive in the tool cache. */
export interface KeptArchive extends ArchiveRecord {
  readonly path: string;
}

/** An unpacked site in the tool cache. */
export interface KeptSite extends SiteRecord {
  /** The folder with the pages. */
  readonly path: string;
}

/** What a run needs of the runner to keep bundles. */
export interface StoreRoom {
  /** RUNNER_TEMP: the runner empties it before and after each job. */
  readonly tempDir: string;
  /** RUNNER_TOOL_CACHE: stays on self-hosted runners. */
  readonly cacheDir: string;
}

/** The two things that are kept of a bundle, each complete for itself. They stand where the tool cache has the machine's kind. */
type Kind = 'archive' | 'site';

/** The folder of a kept site into which the archive is unpacked. The record lies beside it, out of the site's way. */
const CONTENT = 'content';
const STAGES = '.staging';

function folderOf(environment: Environment, name: 'RUNNER_TEMP' | 'RUNNER_TOOL_CACHE'): string {
  const path = environment[name] ?? '';
  if (isAbsolute(path)) return path;
  throw new ActionError('cache-unwritable', `${name} is ${path === '' ? 'not set' : 'no absolute path'}.`, {
    hint: `Run the action on a runner, or set ${name} to a folder that it may write to.`,
  });
}

async function guarded<T>(work: Promise<T>, name: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw explainDisk(error, name);
  }
}

async function probe(path: string, name: string): Promise<void> {
  await guarded(
    openStage(path).then((stage) => stage.clear()),
    name,
  );
}

/** Opens a folder for what one run alone needs. Throws `cache-unwritable` or `disk-full`. */
export async function openTemporary({ tempDir }: StoreRoom): Promise<Stage> {
  return guarded(openStage(tempDir), 'RUNNER_TEMP');
}

/**
 * Looks whether bundles can be kept on this runner at all, so that a mistake shows before a job is waited for.
 *
 * @throws `cache-unwritable`, `disk-full`
 */
export async function openStoreRoom(environment: Environment): Promise<StoreRoom> {
  const room = { tempDir: folderOf(environment, 'RUNNER_TEMP'), cacheDir: folderOf(environment, 'RUNNER_TOOL_CACHE') };
  await probe(room.tempDir, 'RUNNER_TEMP');
  await probe(room.cacheDir, 'RUNNER_TOOL_CACHE');
  return room;
}

/** The place of one job's bundle in the runner's tool cache. */
export class BundleStore {
  readonly #room: StoreRoom;
  readonly #key: StoreKey;

  constructor(room: StoreRoom, key: StoreKey) {
    this.#room = room;
    this.#key = key;
  }

  /** The kept archive, if its bytes still have the recorded digest. Throws the signal's reason. */
  async findArchive(signal: AbortSignal): Promise<KeptArchive | undefined> {
    const place = this.#find('archive');
    return place === undefined ? undefined : readArchive(place, signal);
  }

  /** The kept site of an archive, if its files still have the recorded digest. Throws the signal's reason. */
  async findSite(archiveSha256: string, signal: AbortSignal): Promise<KeptSite | undefined> {
    const place = this.#find('site');
    const site = place === undefined ? undefined : await readSite(place, signal);
    return site?.archiveSha256 === archiveSha256 ? site : undefined;
  }

  /** Opens a stage on the tool cache's own file system; clears away those of dead runs. */
  async openStage(nowMs: number): Promise<Stage> {
    const root = join(this.#room.cacheDir, this.#key.tool, STAGES);
    await clearStaleStages(root, nowMs);
    return this.#guarded(openStage(root));
  }

  /** The folder to unpack into, on a stage. */
  contentDir(stage: Stage): string {
    return join(stage.dir, 'site', CONTENT);
  }

  /** Keeps an archive that was proved whole; `path` is where it is now. Throws the signal's reason. */
  async keepArchive(
    stage: Stage,
    path: string,
    { format, ...facts }: Omit<ArchiveRecord, 'file'> & { readonly format: ArchiveFormat },
    signal: AbortSignal,
  ): Promise<KeptArchive> {
    const record = { ...facts, file: `bundle.${format}` };
    const staged = join(stage.dir, 'archive');
    const place = this.#place('archive');
    await this.#guarded(mkdir(staged, { mode: 0o755 }));
    await this.#guarded(moveFile(path, join(staged, record.file)));
    await this.#publish(staged, 'archive', record, async () => {
      const there = await readArchive(place, signal);
      return there?.sha256 === record.sha256;
    });
    return { ...record, path: join(place, record.file) };
  }

  /** Keeps the site that was unpacked into the stage's `contentDir`. Throws the signal's reason. */
  async keepSite(stage: Stage, record: SiteRecord, signal: AbortSignal): Promise<KeptSite> {
    const place = this.#place('site');
    await this.#publish(join(stage.dir, 'site'), 'site', record, async () => {
      const there = await readSite(place, signal);
      return there?.archiveSha256 === record.archiveSha256 && there.contentDigest === record.contentDigest;
    });
    return { ...record, path: join(place, CONTENT, record.rootDir) };
  }

  async #publish(
    staged: string,
    kind: Kind,
    record: ArchiveRecord | SiteRecord,
    isSound: () => Promise<boolean>,
  ): Promise<void> {
    const place = this.#place(kind);
    await this.#guarded(writeFile(join(staged, RECORD_FILE), recordText(record), { mode: 0o644 }));
    await this.#guarded(publish(staged, place, isSound));
    if (this.#find(kind) === place) return;
    throw new ActionError('cache-unwritable', 'The bundle vanished from the tool cache right after it was stored.', {
      hint: 'Something else removes files below RUNNER_TOOL_CACHE at the same time: find out what, and run the step again.',
    });
  }

  #place(kind: Kind): string {
    return join(this.#room.cacheDir, this.#key.tool, this.#key.version, kind);
  }

  #find(kind: Kind): string | undefined {
    return find(this.#key.tool, this.#key.version, kind) || undefined;
  }

  async #guarded<T>(work: Promise<T>): Promise<T> {
    return guarded(work, 'RUNNER_TOOL_CACHE');
  }
}

async function readArchive(place: string, signal: AbortSignal): Promise<KeptArchive | undefined> {
  const record = parseArchiveRecord(await textOf(join(place, RECORD_FILE)));
  if (record === undefined) return undefined;
  const path = join(place, record.file);
  try {
    const found = await lstat(path);
    if (!found.isFile() || found.size !== record.sizeBytes) return undefined;
    return (await fileDigest(path, signal)) === record.sha256 ? { ...record, path } : undefined;
  } catch {
    // A file that can't be read is no better than one that is not there.
    signal.throwIfAborted();
    return undefined;
  }
}

async function readSite(place: string, signal: AbortSignal): Promise<KeptSite | undefined> {
  const record = parseSiteRecord(await textOf(join(place, RECORD_FILE)));
  if (record === undefined) return undefined;
  const content = await lstat(join(place, CONTENT)).catch(() => undefined);
  if (content?.isDirectory() !== true) return undefined;
  const path = join(place, CONTENT, record.rootDir);
  return (await folderDigest(path, signal)) === record.contentDigest ? { ...record, path } : undefined;
}
