import { createHash, type Hash } from 'node:crypto';
import { foldName, isPortableName } from './entry-path.ts';

export interface FileNode {
  readonly kind: 'file';
  readonly name: string;
  /** SHA-256 of the content in hexadecimal digits; empty until the content is on disk. */
  sha256: string;
}

export interface FolderNode {
  readonly kind: 'folder';
  readonly name: string;
  readonly children: Map<string, TreeNode>;
}

export type TreeNode = FileNode | FolderNode;

/** The node of a path, or a collision. `created` counts the folders at the end of the path that are new. */
export type AddResult<T> = { readonly node: T; readonly created: number } | { readonly problem: string };

/** Counts names and keeps the first ones to show. */
export class NameList {
  count = 0;
  readonly shown: string[] = [];
  readonly #maxShown: number;

  constructor(maxShown: number) {
    this.#maxShown = maxShown;
  }

  add(name: string): void {
    this.count += 1;
    if (this.shown.length < this.#maxShown) this.shown.push(name);
  }
}

/** How many names that are not portable are shown. */
const UNPORTABLE_SHOWN = 3;
const INDEX_PAGES = ['index.html', 'index.htm'];

/** All paths of an archive. Detects collisions and names that are not portable. */
export class SiteTree {
  readonly root: FolderNode = { kind: 'folder', name: '', children: new Map() };
  /** Paths whose last name Windows or macOS cannot store, by itself or together with its siblings. */
  readonly unportable = new NameList(UNPORTABLE_SHOWN);
  /** Whether two siblings have the same name on a disk that ignores case or normalization. */
  hasTwins = false;
  /** The folded names in each folder. */
  readonly #folded = new Map<FolderNode, Set<string>>();

  /** Adds a file. No other entry may have the path. */
  addFile(names: readonly string[]): AddResult<FileNode> {
    const parent = this.addFolder(names.slice(0, -1));
    if ('problem' in parent) return parent;
    const name = names.at(-1) ?? '';
    const other = parent.node.children.get(name);
    if (other !== undefined) return { problem: collision(other, 'file') };
    const node: FileNode = { kind: 'file', name, sha256: '' };
    this.#add(parent.node, node, names);
    return { node, created: parent.created };
  }

  /** Adds a folder. The same folder may be added again: archives name folders more than once. */
  addFolder(names: readonly string[]): AddResult<FolderNode> {
    let node = this.root;
    let created = 0;
    for (const [index, name] of names.entries()) {
      const other = node.children.get(name);
      if (other === undefined) {
        const folder: FolderNode = { kind: 'folder', name, children: new Map() };
        this.#add(node, folder, names.slice(0, index + 1));
        node = folder;
        created += 1;
      } else if (other.kind === 'folder') {
        node = other;
      } else {
        return { problem: collision(other, 'folder') };
      }
    }
    return { node, created };
  }

  findFile(names: readonly string[]): FileNode | undefined {
    let node: TreeNode | undefined = this.root;
    for (const name of names) node = node?.kind === 'folder' ? node.children.get(name) : undefined;
    return node?.kind === 'file' ? node : undefined;
  }

  #add(parent: FolderNode, node: TreeNode, path: readonly string[]): void {
    const siblings = this.#folded.get(parent) ?? new Set();
    const key = foldName(node.name);
    const isTwin = siblings.has(key);
    if (isTwin || !isPortableName(node.name)) this.unportable.add(path.join('/'));
    if (isTwin) this.hasTwins = true;
    parent.children.set(node.name, node);
    this.#folded.set(parent, siblings.add(key));
  }
}

function collision(other: TreeNode, kind: TreeNode['kind']): string {
  return other.kind === kind ? 'is in the archive twice' : 'is a file and a folder at once';
}

/**
 * The folder that is the site: the only top folder if every file is in it and it has an index page, else the archive's root. A
 * folder without an index page may be a part of the site's addresses, as in `guides/start.html`. Empty folders do not count.
 */
export function findSiteRoot(root: FolderNode): FolderNode {
  const top = [...root.children.values()].filter(holdsFile);
  const [only] = top;
  if (top.length !== 1 || only?.kind !== 'folder') return root;
  return INDEX_PAGES.some((name) => only.children.get(name)?.kind === 'file') ? only : root;
}

function holdsFile(node: TreeNode): boolean {
  return node.kind === 'file' || [...node.children.values()].some(holdsFile);
}

/**
 * The digest of a site's paths and bytes. It does not depend on the archive's format, order, times, modes, links, empty folders
 * and wrapping folder. Inside the site's folder it is the SHA-256 that this prints:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
 *
 * Each line has the file's SHA-256, two spaces, `./`, the path, and a line feed.
 *
 * @returns 64 lower-case hexadecimal digits
 */
export function contentDigest(site: FolderNode): string {
  const hash = createHash('sha256');
  addFolderLines(hash, site, './');
  return hash.digest('hex');
}

/** Recurses as deep as the limit of folders in a path. */
function addFolderLines(hash: Hash, folder: FolderNode, prefix: string): void {
  let lines = '';
  for (const node of inPathOrder(folder)) {
    if (node.kind === 'file') {
      lines += `${node.sha256}  ${prefix}${node.name}\n`;
    } else {
      hash.update(lines);
      lines = '';
      addFolderLines(hash, node, `${prefix}${node.name}/`);
    }
  }
  hash.update(lines);
}

/** Sorts as the whole paths would sort by bytes: a folder sorts as its name with a slash. Latin-1 keeps the order of bytes. */
function inPathOrder(folder: FolderNode): TreeNode[] {
  const keyed = [...folder.children.values()].map((node) => {
    const path = node.kind === 'folder' ? `${node.name}/` : node.name;
    return { key: Buffer.from(path).toString('latin1'), node };
  });
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.map(({ node }) => node);
}
