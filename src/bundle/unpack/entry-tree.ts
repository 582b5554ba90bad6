import { foldName } from './entry-path.ts';

/** A file of the site. The digest is set once its content is on disk. */
export interface FileNode {
  readonly kind: 'file';
  readonly name: string;
  /** SHA-256 of the content in lower-case hexadecimal digits. */
  sha256: string;
}

/** A folder; its children are found by their folded names. */
export interface FolderNode {
  readonly kind: 'folder';
  readonly name: string;
  readonly children: Map<string, TreeNode>;
}

export type TreeNode = FileNode | FolderNode;

/** What a claim of a path led to. `created` counts the folders of the path, from its end, that were not there before. */
export type Claim<T> = { readonly node: T; readonly created: number } | { readonly problem: string };

/**
 * Every name of the archive, each kept once beside its siblings. It answers which paths collide (on a disk that ignores
 * case, as a file and a folder, or because an entry comes twice) and is what the content digest is computed from.
 */
export class EntryTree {
  readonly root: FolderNode = { kind: 'folder', name: '', children: new Map() };

  /** Claims a path for a file. No other entry may have it. */
  addFile(names: readonly string[]): Claim<FileNode> {
    const parent = this.addFolder(names.slice(0, -1));
    if ('problem' in parent) return parent;
    const name = names.at(-1) ?? '';
    const key = foldName(name);
    const other = parent.node.children.get(key);
    if (other !== undefined) return { problem: collision(name, other, 'file') };
    const node: FileNode = { kind: 'file', name, sha256: '' };
    parent.node.children.set(key, node);
    return { node, created: parent.created };
  }

  /** Claims a path for a folder. The same folder may come again, as archives name folders more than once. */
  addFolder(names: readonly string[]): Claim<FolderNode> {
    let node = this.root;
    let created = 0;
    for (const name of names) {
      const key = foldName(name);
      const other = node.children.get(key);
      if (other === undefined) {
        const folder: FolderNode = { kind: 'folder', name, children: new Map() };
        node.children.set(key, folder);
        node = folder;
        created += 1;
      } else if (other.kind === 'folder' && other.name === name) {
        node = other;
      } else {
        return { problem: collision(name, other, 'folder') };
      }
    }
    return { node, created };
  }

  /** The file at exactly this path. */
  findFile(names: readonly string[]): FileNode | undefined {
    let node: TreeNode = this.root;
    for (const name of names) {
      const child: TreeNode | undefined = node.kind === 'folder' ? node.children.get(foldName(name)) : undefined;
      if (child?.name !== name) return undefined;
      node = child;
    }
    return node.kind === 'file' ? node : undefined;
  }
}

function collision(name: string, other: TreeNode, kind: TreeNode['kind']): string {
  if (other.name !== name) return `collides with "${other.name}" on a disk that ignores case`;
  return other.kind === kind ? 'is in the archive twice' : 'is a file and a folder at once';
}
