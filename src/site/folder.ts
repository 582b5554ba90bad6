import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { codeOf } from '../errors.ts';

/** A regular file of a site. */
export interface SiteFile {
  /** Path in the folder, with `/` between its parts on every system. */
  readonly path: string;
  /** Size in bytes when the folder was listed. */
  readonly size: number;
}

/** Why an entry of the folder is not among its files. */
export type SkipReason = 'link-outside' | 'link-unresolved' | 'link-nested' | 'not-a-file' | 'name' | 'unreadable';

export interface SkippedEntry {
  readonly path: string;
  readonly reason: SkipReason;
}

export interface SiteFolder {
  /** The real path of the folder itself, all links resolved. */
  readonly root: string;
  /** All regular files in the order of their paths' code units, whatever order the file system has. */
  readonly files: readonly SiteFile[];
  /** Entries that are not read, in the same order. */
  readonly skipped: readonly SkippedEntry[];
}

/** More entries than this are no site; it bounds the memory that a hostile folder can take. */
const MAX_ENTRIES = 1_000_000;

/** The folder cannot be used as a site. */
export class SiteFolderError extends Error {
  override readonly name = 'SiteFolderError';
  readonly reason: 'missing' | 'not-a-folder' | 'unreadable' | 'too-many-entries';

  constructor(reason: SiteFolderError['reason'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

interface Folder {
  /** Where it is on the disk. */
  readonly disk: string;
  /** Its path in the site; empty for the root. */
  readonly path: string;
  /** Whether a link led here: links to folders below it are not followed, so that the walk ends. */
  readonly linked: boolean;
}

interface Walk {
  readonly root: string;
  readonly files: SiteFile[];
  readonly skipped: SkippedEntry[];
  readonly pending: Folder[];
  entries: number;
}

/** Compares by code units: the same order on every machine. */
export function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a real path lies below a folder. */
export function isInside(root: string, target: string): boolean {
  return target.startsWith(root.endsWith(sep) ? root : root + sep);
}

/** Adds what a link inside the site leads to; a link that leads out of the folder is skipped. */
async function addLink(walk: Walk, { disk, path, linked }: Folder): Promise<void> {
  const skip = (reason: SkipReason): void => void walk.skipped.push({ path, reason });
  let target: string;
  try {
    target = await realpath(disk);
  } catch {
    skip('link-unresolved');
    return;
  }
  if (target !== walk.root && !isInside(walk.root, target)) {
    skip('link-outside');
    return;
  }
  const found = await stat(target).catch(() => undefined);
  if (found?.isFile() === true) walk.files.push({ path, size: found.size });
  else if (found?.isDirectory() !== true) skip('not-a-file');
  // A link to a folder that holds the link never ends.
  else if (linked || `${disk}${sep}`.startsWith(`${target}${sep}`)) skip('link-nested');
  else walk.pending.push({ disk: target, path, linked: true });
}

async function addEntry(walk: Walk, folder: Folder, entry: Dirent<Buffer>): Promise<void> {
  const name = entry.name.toString('utf8');
  const path = folder.path === '' ? name : `${folder.path}/${name}`;
  const disk = join(folder.disk, name);
  // A name that is no UTF-8 has no address that a page could link to. A backslash would be read as a separator.
  if (!Buffer.from(name, 'utf8').equals(entry.name) || name.includes('\\')) walk.skipped.push({ path, reason: 'name' });
  else if (entry.isSymbolicLink()) await addLink(walk, { disk, path, linked: folder.linked });
  else if (entry.isDirectory()) walk.pending.push({ disk, path, linked: folder.linked });
  else if (!entry.isFile()) walk.skipped.push({ path, reason: 'not-a-file' });
  else {
    const found = await stat(disk).catch(() => undefined);
    if (found === undefined) walk.skipped.push({ path, reason: 'unreadable' });
    else walk.files.push({ path, size: found.size });
  }
}

/** Entries whose sizes are asked for at once. */
const CONCURRENCY = 32;

async function addFolder(walk: Walk, folder: Folder): Promise<void> {
  let entries: Dirent<Buffer>[];
  try {
    entries = await readdir(folder.disk, { withFileTypes: true, encoding: 'buffer' });
  } catch {
    walk.skipped.push({ path: folder.path, reason: 'unreadable' });
    return;
  }
  walk.entries += entries.length;
  if (walk.entries > MAX_ENTRIES) {
    throw new SiteFolderError('too-many-entries', `The folder has more than ${MAX_ENTRIES} entries.`);
  }
  for (let at = 0; at < entries.length; at += CONCURRENCY) {
    await Promise.all(entries.slice(at, at + CONCURRENCY).map((entry) => addEntry(walk, folder, entry)));
  }
}

async function resolveRoot(folder: string): Promise<string> {
  try {
    const root = await realpath(folder);
    if ((await stat(root)).isDirectory()) return root;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new SiteFolderError('missing', 'The folder does not exist.', error);
    throw new SiteFolderError('unreadable', `The folder cannot be read (${code || 'unknown error'}).`, error);
  }
  throw new SiteFolderError('not-a-folder', 'It is not a folder.');
}

/**
 * Lists the regular files of a folder. Links are followed inside the folder only; FIFOs, sockets, devices and names that
 * are no UTF-8 are skipped.
 *
 * @throws SiteFolderError when there is no such folder, or when it cannot be read
 */
export async function listSite(folder: string): Promise<SiteFolder> {
  const root = await resolveRoot(folder);
  const walk: Walk = { root, files: [], skipped: [], pending: [], entries: 0 };
  walk.pending.push({ disk: root, path: '', linked: false });
  for (let next = walk.pending.pop(); next !== undefined; next = walk.pending.pop()) await addFolder(walk, next);
  walk.files.sort((a, b) => comparePaths(a.path, b.path));
  walk.skipped.sort((a, b) => comparePaths(a.path, b.path));
  const { files, skipped } = walk;
  return { root, files, skipped };
}

/** Whether a file is a page, by its name. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(path);
}
