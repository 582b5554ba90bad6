import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readFileBytes } from '../unpack/input.ts';
import { siteSha256, type SiteFile } from '../unpack/site-tree.ts';

/** Files that are read at the same time: the threads of Node.js' pool. */
const CONCURRENCY = 4;
/** Entries between two turns of the event loop: a few milliseconds. */
const ENTRIES_PER_TURN = 1_000;
/** The bits of a mode that chmod(2) sets, setuid, setgid and sticky included. */
const MODE_BITS = 0o7777;

interface FolderContents {
  readonly files: readonly SiteFile[];
  /** The path, kind and mode of each file and folder, and of the folder itself. */
  readonly layout: readonly string[];
}

/** Reads a folder without the content of its files. Throws if it contains anything but files and folders. */
async function readFolder(root: string): Promise<FolderContents> {
  const files: SiteFile[] = [];
  const layout: string[] = [];
  const folders: string[] = [];
  const add = (path: string, isFolder: boolean): void => {
    const stats = lstatSync(join(root, path));
    if (!(isFolder ? stats.isDirectory() : stats.isFile())) throw new Error('Neither a file nor a folder');
    // A name may contain a line feed. JSON escapes it.
    layout.push(JSON.stringify([path, isFolder ? 'folder' : 'file', stats.mode & MODE_BITS]));
    if (isFolder) folders.push(path);
    else files.push({ path, sha256: '' });
  };
  add('', true);
  for (const folder of folders) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      add(folder === '' ? entry.name : `${folder}/${entry.name}`, entry.isDirectory());
      if (layout.length % ENTRIES_PER_TURN === 0) await yieldToEventLoop();
    }
  }
  return { files, layout };
}

/** The SHA-256 of a regular file in hexadecimal digits. Throws the signal's reason, and like `readFileBytes`. */
export async function fileDigest(path: string, signal: AbortSignal): Promise<string> {
  const sha256 = createHash('sha256');
  for await (const chunk of readFileBytes(path)) {
    signal.throwIfAborted();
    sha256.update(chunk);
  }
  return sha256.digest('hex');
}

/** Sets the digests. After a failure it throws when no file is open any more. */
async function digestAll(root: string, files: readonly SiteFile[], signal: AbortSignal): Promise<void> {
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      try {
        file.sha256 = await fileDigest(join(root, file.path), signal);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

function digestOf(layout: readonly string[]): string {
  return createHash('sha256')
    .update([...layout].sort().join('\n'))
    .digest('hex');
}

/**
 * SHA-256 of the path, kind and mode of everything in a folder and of the folder itself, without the content of files.
 *
 * @throws an error for anything but files and folders, and errors of the file system
 */
export async function layoutDigest(path: string): Promise<string> {
  return digestOf((await readFolder(path)).layout);
}

export interface SiteDigests {
  readonly siteSha256: string;
  readonly layoutDigest: string;
}

/**
 * The digests of an unpacked site. Undefined if it cannot be read or contains anything but files and folders.
 *
 * @param rootDir the name of the site's folder in `path`; empty for `path` itself
 * @throws the signal's reason
 */
export async function siteDigests(
  path: string,
  rootDir: string,
  signal: AbortSignal,
): Promise<SiteDigests | undefined> {
  try {
    const { files, layout } = await readFolder(path);
    await digestAll(path, files, signal);
    return { siteSha256: siteSha256(files, rootDir), layoutDigest: digestOf(layout) };
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
