import { createHash } from 'node:crypto';
import { lstatSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentDigest, type FileNode, type FolderNode } from '../unpack/site-tree.ts';
import { fileDigest } from './regular-file.ts';

/** Files that are read at the same time: the threads of Node.js' pool. */
const CONCURRENCY = 4;
/** Entries after which the event loop gets a turn: a few milliseconds. */
const ENTRIES_PER_TURN = 1_000;
/** The bits of a mode that chmod(2) sets, setuid, setgid and sticky included. */
const MODE_BITS = 0o7777;

interface FoundFile {
  readonly node: FileNode;
  readonly path: string;
}

interface FoundFolder {
  readonly tree: FolderNode;
  readonly files: readonly FoundFile[];
  readonly layoutDigest: string;
}

/** Reads a folder without the content of its files. Throws if it contains anything but files and folders. */
class TreeReader {
  readonly files: FoundFile[] = [];
  readonly #lines: string[] = [];

  async read(path: string, name: string, relative: string): Promise<FolderNode> {
    const children = new Map<string, FileNode | FolderNode>();
    this.#note(path, relative, 'folder');
    for (const [index, entry] of (await readdir(path, { withFileTypes: true })).entries()) {
      if (index % ENTRIES_PER_TURN === ENTRIES_PER_TURN - 1) await nextTurn();
      children.set(entry.name, await this.#child(entry, join(path, entry.name), `${relative}/${entry.name}`));
    }
    return { kind: 'folder', name, children };
  }

  layoutDigest(): string {
    return createHash('sha256').update(this.#lines.sort().join('\n')).digest('hex');
  }

  async #child(entry: Dirent, path: string, relative: string): Promise<FileNode | FolderNode> {
    if (entry.isDirectory()) return this.read(path, entry.name, relative);
    this.#note(path, relative, 'file');
    const node: FileNode = { kind: 'file', name: entry.name, sha256: '' };
    this.files.push({ node, path });
    return node;
  }

  #note(path: string, relative: string, kind: 'file' | 'folder'): void {
    const stats = lstatSync(path);
    if (!(kind === 'file' ? stats.isFile() : stats.isDirectory())) throw new Error('Neither a file nor a folder');
    // A name may contain a line feed. JSON escapes it.
    this.#lines.push(JSON.stringify([relative, kind, stats.mode & MODE_BITS]));
  }
}

async function readFolder(path: string): Promise<FoundFolder> {
  const reader = new TreeReader();
  const tree = await reader.read(path, '', '');
  return { tree, files: reader.files, layoutDigest: reader.layoutDigest() };
}

/** Sets the digests. After a failure it throws when no file is open any more. */
async function digestAll(files: readonly FoundFile[], signal: AbortSignal): Promise<void> {
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      try {
        file.node.sha256 = await fileDigest(file.path, signal);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

/**
 * SHA-256 of the path, kind and mode of everything in a folder and of the folder itself, without the content of files.
 *
 * @throws an error for anything but files and folders, and errors of the file system
 */
export async function layoutDigest(path: string): Promise<string> {
  return (await readFolder(path)).layoutDigest;
}

export interface SiteDigests {
  /** See `contentDigest`. */
  readonly contentDigest: string;
  /** See `layoutDigest`. */
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
    const found = await readFolder(path);
    const site = rootDir === '' ? found.tree : found.tree.children.get(rootDir);
    if (site?.kind !== 'folder') return undefined;
    await digestAll(found.files, signal);
    return { contentDigest: contentDigest(site), layoutDigest: found.layoutDigest };
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
