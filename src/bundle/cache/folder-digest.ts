import { createHash } from 'node:crypto';
import { lstatSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileDigest } from '../download/digest.ts';
import { contentDigest } from '../unpack/content-digest.ts';
import type { FileNode, FolderNode } from '../unpack/entry-tree.ts';

/** Files that are read at the same time: as many as Node.js has threads for them. */
const AT_ONCE = 4;
/** Entries that are looked at in one go: a few milliseconds, in which signals and timers wait. */
const ENTRIES_A_TURN = 1_000;
/** The bits of a mode that chmod(2) sets, setuid, setgid and sticky included. */
const MODE_BITS = 0o7777;

interface FoundFile {
  readonly node: FileNode;
  readonly path: string;
}

/** What a folder holds, without the content of its files. */
interface FoundFolder {
  readonly tree: FolderNode;
  readonly files: readonly FoundFile[];
  /** SHA-256 of the path, kind and mode of everything in the folder, and of the folder itself. */
  readonly layoutDigest: string;
}

/** Reads a folder's tree. Throws for anything that is no file and no folder, and the file system's errors. */
class TreeReader {
  readonly files: FoundFile[] = [];
  readonly #lines: string[] = [];

  async read(path: string, name: string, relative: string): Promise<FolderNode> {
    const children = new Map<string, FileNode | FolderNode>();
    this.#note(path, relative, 'folder');
    for (const [index, entry] of (await readdir(path, { withFileTypes: true })).entries()) {
      if (index % ENTRIES_A_TURN === ENTRIES_A_TURN - 1) await nextTurn();
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
    // A name may hold a line feed, JSON does not.
    this.#lines.push(JSON.stringify([relative, kind, stats.mode & MODE_BITS]));
  }
}

async function readFolder(path: string): Promise<FoundFolder> {
  const reader = new TreeReader();
  const tree = await reader.read(path, '', '');
  return { tree, files: reader.files, layoutDigest: reader.layoutDigest() };
}

/** Fills in the digests. Throws what reading throws, when nothing is being read any more. */
async function digestAll(files: readonly FoundFile[], signal: AbortSignal): Promise<void> {
  const left = [...files];
  const work = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      try {
        file.node.sha256 = await fileDigest(file.path, signal);
      } catch (error) {
        left.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

/**
 * The digest of the path, kind and mode of everything in a folder. It does not cover the content of files.
 *
 * @throws an error for anything in it that is no file and no folder, and the file system's errors
 */
export async function layoutDigest(path: string): Promise<string> {
  return (await readFolder(path)).layoutDigest;
}

/** The two digests of an unpacked site. */
export interface SiteDigests {
  /** As `contentDigest` describes it. */
  readonly contentDigest: string;
  /** As `layoutDigest` describes it. */
  readonly layoutDigest: string;
}

/**
 * The digests of an unpacked site: of the layout of all that was unpacked, and of the content of the site's folder in it.
 * Undefined when the folder cannot be read, or holds anything but files and folders, as no unpacked site does.
 *
 * @param rootDir the name of the site's folder in `path`; empty for `path` itself
 * @throws the signal's reason once that is aborted
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
