import { createHash, type Hash } from 'node:crypto';
import type { FileNode, FolderNode, TreeNode } from './entry-tree.ts';

const INDEX_PAGES = ['index.html', 'index.htm'];

/**
 * The folder that is the site: the only top folder when every file lies in it and it has an index page, else the archive's
 * root. A folder without an index page may be a part of the site's addresses, as in `guides/start.html`. Folders without a
 * file do not count, so that an empty one beside the site changes nothing.
 */
export function findSiteRoot(root: FolderNode): FolderNode {
  const top = [...root.children.values()].filter(holdsFile);
  const [only] = top;
  return top.length === 1 && only?.kind === 'folder' && hasIndexPage(only) ? only : root;
}

function hasIndexPage({ children }: FolderNode): boolean {
  return INDEX_PAGES.some((name) => children.get(name)?.kind === 'file');
}

function holdsFile(node: TreeNode): boolean {
  return node.kind === 'file' || [...node.children.values()].some(holdsFile);
}

/**
 * The digest of a site's content: paths and bytes, nothing else. The same site has the same one whatever the archive's
 * format, order, times, modes, links, empty folders and wrapping folder.
 *
 * It is the SHA-256 of what `sha256sum` prints for every file in the order of its path's bytes. Inside the site's folder:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
 *
 * so each line is the file's SHA-256 in lower-case hexadecimal digits, two spaces, `./`, the path, and a line feed.
 *
 * @returns 64 lower-case hexadecimal digits
 */
export function contentDigest(site: FolderNode): string {
  const hash = createHash('sha256');
  addFolder(hash, site, './');
  return hash.digest('hex');
}

/** Recursion is as deep as the limit of folders in a path. */
function addFolder(hash: Hash, folder: FolderNode, prefix: string): void {
  let lines = '';
  for (const node of inPathOrder(folder)) {
    if (node.kind === 'file') {
      lines += `${node.sha256}  ${prefix}${node.name}\n`;
    } else {
      hash.update(lines);
      lines = '';
      addFolder(hash, node, `${prefix}${node.name}/`);
    }
  }
  hash.update(lines);
}

/**
 * A folder's children in the order that their whole paths have when sorted by bytes: a folder sorts as its name with a
 * slash (`a-b` comes before `a/b`). Read as Latin-1, UTF-8 bytes compare as strings do.
 */
function inPathOrder(folder: FolderNode): TreeNode[] {
  const keyed = [...folder.children.values()].map((node) => ({ key: sortKey(node), node }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.map(({ node }) => node);
}

function sortKey(node: FileNode | FolderNode): string {
  return Buffer.from(node.kind === 'folder' ? `${node.name}/` : node.name).toString('latin1');
}
