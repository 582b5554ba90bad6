import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { readFileBytes } from '../unpack/input.ts';
import { siteSha256, type SiteFile } from '../unpack/site-tree.ts';
import type { SiteRecord } from './cache-record.ts';

/** The threads of Node.js' pool. */
const CONCURRENCY = 4;
/** Entries between two turns of the event loop: a few milliseconds. */
const ENTRIES_PER_TURN = 1_000;
/** With setuid, setgid and sticky (chmod(2)). */
const MODE_BITS = 0o7777;

/** Lists the files of a folder, and digests its layout. Throws if it contains anything but files and folders. */
async function readFolder(root: string): Promise<{ files: SiteFile[]; layoutDigest: string }> {
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
  return { files, layoutDigest: createHash('sha256').update(layout.sort().join('\n')).digest('hex') };
}

/** Throws the signal's reason, and like `readFileBytes`. */
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

/** SHA-256 of the path, kind and mode of everything in a folder and of the folder itself. Throws for links and special files. */
export async function layoutDigest(path: string): Promise<string> {
  return (await readFolder(path)).layoutDigest;
}

/**
 * The digests of an unpacked site, whose pages are in the folder `rootDir` of `path`. Undefined if it cannot be read or contains
 * anything but files and folders. Throws the signal's reason.
 */
export async function siteDigests(
  path: string,
  rootDir: string,
  signal: AbortSignal,
): Promise<Pick<SiteRecord, 'siteSha256' | 'layoutDigest'> | undefined> {
  try {
    const { files, ...layout } = await readFolder(path);
    await digestAll(path, files, signal);
    return { ...layout, siteSha256: siteSha256(files, rootDir) };
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
