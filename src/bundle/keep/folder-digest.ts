import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileDigest } from '../digest.ts';
import { contentDigest } from '../unpack/content-digest.ts';
import type { FileNode, FolderNode } from '../unpack/entry-tree.ts';

/** Files that are read at the same time: as many as Node.js has threads for them. */
const AT_ONCE = 4;

interface FoundFile {
  readonly node: FileNode;
  readonly path: string;
}

/** The folder's tree without digests, its files gathered in `files`; undefined when something in it is no file or folder. */
async function readTree(path: string, name: string, files: FoundFile[]): Promise<FolderNode | undefined> {
  const children = new Map<string, FileNode | FolderNode>();
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const entryPath = join(path, entry.name);
    if (entry.isDirectory()) {
      const folder = await readTree(entryPath, entry.name, files);
      if (folder === undefined) return undefined;
      children.set(entry.name, folder);
    } else if (entry.isFile()) {
      const node: FileNode = { kind: 'file', name: entry.name, sha256: '' };
      files.push({ node, path: entryPath });
      children.set(entry.name, node);
    } else return undefined;
  }
  return { kind: 'folder', name, children };
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
 * The content digest of a site on disk, as `contentDigest` describes it; undefined when the folder can't be read, or holds
 * anything but files and folders, as no unpacked site does.
 *
 * @throws the signal's reason once that is aborted
 */
export async function folderDigest(path: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    // A link to a folder could lead elsewhere after the check.
    if (!(await lstat(path)).isDirectory()) return undefined;
    const files: FoundFile[] = [];
    const tree = await readTree(path, '', files);
    if (tree === undefined) return undefined;
    await digestAll(files, signal);
    return contentDigest(tree);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
