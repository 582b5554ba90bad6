import { createHash } from 'node:crypto';
import { refused } from './archive-error.ts';
import { foldName, isPortableName } from './entry-path.ts';

export interface SiteFile {
  readonly path: string;
  /** Empty until the content is on disk. */
  sha256: string;
}

/** All paths of an archive. Refuses collisions and detects names that are not portable. */
export class SiteTree {
  readonly files: SiteFile[] = [];
  /** Paths whose last name Windows or macOS cannot store, by itself or together with its siblings. */
  readonly unportable: string[] = [];
  /** Two siblings have the same name on a disk that ignores case or normalization. */
  hasTwins = false;
  readonly #nodes = new Map<string, SiteFile | 'folder'>([['', 'folder']]);
  /** The path of each node with its last name folded. */
  readonly #folded = new Set<string>();

  /** Returns the file and the paths of the folders that are new. Throws `archive-refused` if its path is taken. */
  addFile(names: readonly string[]): { readonly file: SiteFile; readonly created: readonly string[] } {
    const created = this.addFolder(names.slice(0, -1));
    const path = names.join('/');
    const other = this.#nodes.get(path);
    if (other === 'folder') throw refused(path, 'is both a file and a folder');
    if (other !== undefined) throw refused(path, 'is in the archive twice');
    const file = { path, sha256: '' };
    this.files.push(file);
    this.#add(path, file);
    return { file, created };
  }

  /** Returns the paths of the folders that are new. Throws `archive-refused`. */
  addFolder(names: readonly string[]): string[] {
    const created: string[] = [];
    let path = names.join('/');
    for (let depth = names.length - 1; !this.#nodes.has(path); depth -= 1) {
      created.unshift(path);
      path = names.slice(0, depth).join('/');
    }
    if (this.#nodes.get(path) !== 'folder') throw refused(names.join('/'), 'is both a file and a folder');
    for (const folder of created) this.#add(folder, 'folder');
    return created;
  }

  findFile(path: string): SiteFile | undefined {
    const node = this.#nodes.get(path);
    return node === 'folder' ? undefined : node;
  }

  #add(path: string, node: SiteFile | 'folder'): void {
    const nameAt = path.lastIndexOf('/') + 1;
    const name = path.slice(nameAt);
    const folded = path.slice(0, nameAt) + foldName(name);
    const isTwin = this.#folded.has(folded);
    if (isTwin || !isPortableName(name)) this.unportable.push(path);
    this.hasTwins ||= isTwin;
    this.#folded.add(folded);
    this.#nodes.set(path, node);
  }
}

/** The top folder with every file and an index page, else ''. Without the page it may be a part of addresses: `guides/start.html`. */
export function findSiteRoot(files: readonly SiteFile[]): string {
  const first = files[0]?.path ?? '';
  const top = first.slice(0, first.indexOf('/') + 1);
  const isSite = files.every(({ path }) => path.startsWith(top));
  const hasIndex = files.some(({ path }) => path === `${top}index.html` || path === `${top}index.htm`);
  return isSite && hasIndex ? top.slice(0, -1) : '';
}

/**
 * The digest of the paths and bytes in the folder `root`, without order, times, modes and empty folders. Inside it this prints:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
 */
export function siteSha256(files: readonly SiteFile[], root: string): string {
  const prefix = root === '' ? '' : `${root}/`;
  const lines = files
    .filter(({ path }) => path.startsWith(prefix))
    // Latin-1 keeps the order of bytes.
    .map(({ path, sha256 }) => ({ sha256, path: Buffer.from(path.slice(prefix.length)).toString('latin1') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash('sha256');
  for (const { path, sha256 } of lines) hash.update(`${sha256}  ./${path}\n`, 'latin1');
  return hash.digest('hex');
}
