import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentDigest } from '../unpack/content-digest.ts';
import type { FileNode, FolderNode } from '../unpack/entry-tree.ts';

/** Files up to this size are read at once; it is what most pages are below. */
const READ_AT_ONCE_BYTES = 1024 * 1024;
/** Files that are read at the same time: as many as Node.js has threads for them. */
const AT_ONCE = 4;

async function fileSha256(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const { size } = await lstat(path);
  if (size <= READ_AT_ONCE_BYTES) return hash.update(await readFile(path, { signal })).digest('hex');
  for await (const piece of createReadStream(path, { signal })) hash.update(piece as Buffer);
  return hash.digest('hex');
}

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
    const queue = files.values();
    const work = async (): Promise<void> => {
      for (const { node, path: file } of queue) node.sha256 = await fileSha256(file, signal);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return contentDigest(tree);
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
