import { foldName, isPortableName } from './entry-path.ts';
import { NameList } from './name-list.ts';

/** A file of the site. The digest is set once its content is on disk. */
export interface FileNode {
  readonly kind: 'file';
  readonly name: string;
  /** SHA-256 of the content in lower-case hexadecimal digits. */
  sha256: string;
}

/** A folder; its children are found by their names. */
export interface FolderNode {
  readonly kind: 'folder';
  readonly name: string;
  readonly children: Map<string, TreeNode>;
}

export type TreeNode = FileNode | FolderNode;

/** What a claim of a path led to. `created` counts the folders of the path, from its end, that were not there before. */
export type Claim<T> = { readonly node: T; readonly created: number } | { readonly problem: string };

/** Names that Windows or macOS cannot hold are shown up to this number. */
const UNPORTABLE_SHOWN = 3;

/**
 * Every name of the archive, each kept once beside its siblings. It answers which paths collide (as a file and a folder, or
 * because an entry comes twice), which names are not portable, and is what the content digest is computed from.
 */
export class EntryTree {
  readonly root: FolderNode = { kind: 'folder', name: '', children: new Map() };
  /** Paths whose last name Windows or macOS cannot hold, by itself or beside its siblings. */
  readonly unportable = new NameList(UNPORTABLE_SHOWN);
  /** Whether two siblings are the same name on a disk that ignores case or normalisation. */
  hasTwins = false;
  /** The folded names in each folder. */
  readonly #folded = new Map<FolderNode, Set<string>>();

  /** Claims a path for a file. No other entry may have it. */
  addFile(names: readonly string[]): Claim<FileNode> {
    const parent = this.addFolder(names.slice(0, -1));
    if ('problem' in parent) return parent;
    const name = names.at(-1) ?? '';
    const other = parent.node.children.get(name);
    if (other !== undefined) return { problem: collision(other, 'file') };
    const node: FileNode = { kind: 'file', name, sha256: '' };
    this.#add(parent.node, node, names);
    return { node, created: parent.created };
  }

  /** Claims a path for a folder. The same folder may come again, as archives name folders more than once. */
  addFolder(names: readonly string[]): Claim<FolderNode> {
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

  /** The file at exactly this path. */
  findFile(names: readonly string[]): FileNode | undefined {
    let node: TreeNode = this.root;
    for (const name of names) {
      const child: TreeNode | undefined = node.kind === 'folder' ? node.children.get(name) : undefined;
      if (child === undefined) return undefined;
      node = child;
    }
    return node.kind === 'file' ? node : undefined;
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
