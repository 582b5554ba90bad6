import { createHash, hash, type Hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DiskNames } from './disk-names.ts';
import type { ArchiveEntry, EntrySink } from './entry.ts';
import { parseEntryPath, parseLinkTarget } from './entry-path.ts';
import { EntryTree, type Claim, type FileNode } from './entry-tree.ts';
import { readFileBytes } from './input.ts';
import type { Budget } from './limits.ts';
import { refused } from './refusal.ts';

/** What is kept of an entry's mode: no setuid, setgid or sticky bit, nothing to write for group and world. */
const MODE_MASK = 0o755;
/** What every file gets, so that the runner can always read, replace and delete it. */
const OWNER_READ_WRITE = 0o600;
const FOLDER_MODE = 0o755;
/** Links to links that are followed: what Linux allows on one path (path_resolution(7)). */
const LINK_HOPS = 40;
const PAGE = /\.html?$/i;

/** The file that is being written. */
interface OpenFile {
  readonly node: FileNode;
  /** Undefined where the disk cannot hold the file's name. */
  readonly fd: number | undefined;
  /** Bytes to come, or infinity when nobody knows. */
  readonly size: number;
  /** Undefined until a first piece shows that the content comes in several. */
  hash: Hash | undefined;
}

/** A link waits until every file is there: it may come before what it points at. */
interface PendingLink {
  readonly entry: ArchiveEntry;
  readonly names: readonly string[];
  readonly target: readonly string[];
}

/**
 * Writes a site into a folder that nobody else writes to, and hashes what it writes in the same pass. Calls are
 * synchronous: for thousands of small files that is several times faster than the thread pool, and the caller yields
 * between pieces. Every file is created exclusively, so nothing that exists is followed or replaced.
 *
 * Links are never created. A hard or symbolic link to a file of the same archive becomes a copy of it, whose bytes count
 * like any other content; every other link is refused.
 *
 * A name that the disk cannot hold does not end the unpacking, so that `finish` can name all of them.
 */
export class SiteWriter implements EntrySink {
  readonly tree = new EntryTree();
  files = 0;
  /** HTML files. */
  pages = 0;
  /** Bytes of all files. */
  fileBytes = 0;
  readonly #targetDir: string;
  readonly #budget: Budget;
  readonly #disk = new DiskNames(this.tree);
  readonly #links = new Map<FileNode, PendingLink>();
  #open: OpenFile | undefined;

  /** @param targetDir an existing empty folder, as an absolute path */
  constructor(targetDir: string, budget: Budget) {
    this.#targetDir = targetDir;
    this.#budget = budget;
  }

  /** Throws `archive-refused` before anything of an unsafe entry is on disk, and errors of the file system. */
  entry(entry: ArchiveEntry): void {
    const names = this.#safeNames(entry);
    if (entry.kind === 'folder') {
      const { created } = this.#claimed(entry, this.tree.addFolder(names));
      this.#budget.addImpliedFolders(created - 1);
      this.#makeFolders(names, created);
      return;
    }
    if (names.length === 0) throw refused(entry.path, 'is a file in the place of the whole site');
    const { node, created } = this.#claimed(entry, this.tree.addFile(names));
    this.#budget.addImpliedFolders(created);
    this.#makeFolders(names.slice(0, -1), created);
    if (entry.kind === 'file') this.#create(node, names, entry);
    else this.#links.set(node, { entry, names, target: this.#linkTarget(entry, names) });
  }

  /** Writes a piece of the open file. Throws errors of the file system. */
  content(chunk: Uint8Array): void {
    const file = this.#openFile();
    this.fileBytes += chunk.length;
    if (file.fd === undefined) return;
    if (chunk.length === file.size) {
      file.node.sha256 = hash('sha256', chunk, 'hex');
    } else {
      file.hash ??= createHash('sha256');
      file.hash.update(chunk);
    }
    for (let at = 0; at < chunk.length;) at += writeSync(file.fd, chunk, at);
  }

  /** Ends the open file, whose digest is known now. */
  endFile(): void {
    const file = this.#openFile();
    file.node.sha256 ||= file.hash?.digest('hex') ?? hash('sha256', '', 'hex');
    this.close();
    this.files += 1;
    if (PAGE.test(file.node.name)) this.pages += 1;
  }

  /**
   * Writes the links as copies; call it when every entry came. Throws like `entry`, `archive-refused` when the disk could not
   * hold every name, and the signal's reason.
   */
  async finish(signal: AbortSignal): Promise<void> {
    for (const [node, { entry, names }] of this.#links) {
      const source = join(this.#targetDir, ...this.#followLinks(entry, node));
      this.#budget.entryName = entry.path;
      this.#create(node, names, { ...entry, size: Number.POSITIVE_INFINITY });
      // Once a name is lost, the disk is only asked for the names of the others.
      if (this.#disk.lost.count === 0) await this.#copy(source, signal);
      this.endFile();
    }
    this.#disk.throwIfLost();
  }

  /** Closes the file that is open, if any; after a failure nothing else is left behind but the target folder. */
  close(): void {
    const fd = this.#open?.fd;
    this.#open = undefined;
    if (fd !== undefined) closeSync(fd);
  }

  async #copy(source: string, signal: AbortSignal): Promise<void> {
    for await (const chunk of readFileBytes(source)) {
      signal.throwIfAborted();
      this.#budget.addBytes(chunk.length);
      this.content(chunk);
    }
  }

  #safeNames(entry: ArchiveEntry): readonly string[] {
    const path = parseEntryPath(entry.path, this.#budget.limits);
    if ('problem' in path) throw refused(entry.path, path.problem);
    return path.names;
  }

  #claimed<T>(entry: ArchiveEntry, claim: Claim<T>): Exclude<Claim<T>, { problem: string }> {
    if ('problem' in claim) throw refused(entry.path, claim.problem);
    return claim;
  }

  #makeFolders(names: readonly string[], created: number): void {
    for (let count = names.length - created + 1; count <= names.length; count += 1) {
      const path = names.slice(0, count);
      this.#disk.attempt(path, () => {
        mkdirSync(join(this.#targetDir, ...path), { mode: FOLDER_MODE });
      });
    }
  }

  #create(node: FileNode, names: readonly string[], { size, mode }: ArchiveEntry): void {
    const path = join(this.#targetDir, ...names);
    const fd = this.#disk.attempt(names, () => openSync(path, 'wx', (mode & MODE_MASK) | OWNER_READ_WRITE));
    this.#open = { node, fd, size, hash: undefined };
  }

  #linkTarget(entry: ArchiveEntry, names: readonly string[]): readonly string[] {
    const { limits } = this.#budget;
    // A hard link names its target from the archive's root (POSIX pax), a symbolic one from its own folder.
    const target = parseLinkTarget(entry.kind === 'hardlink' ? [] : names, entry.target, limits);
    if ('problem' in target) throw refused(entry.path, target.problem);
    return target.names;
  }

  /** The path of the plain file at the end of a chain of links. */
  #followLinks(entry: ArchiveEntry, start: FileNode): readonly string[] {
    let link = this.#links.get(start);
    for (let hops = 0; link && hops < LINK_HOPS; hops += 1) {
      const { target } = link;
      const node = this.tree.findFile(target);
      if (node === undefined)
        throw refused(entry.path, `is a link to "${entry.target}", which is no file of the archive`);
      link = this.#links.get(node);
      if (link === undefined) return target;
    }
    throw refused(entry.path, 'is a link that leads to no file');
  }

  #openFile(): OpenFile {
    if (this.#open === undefined) throw new Error('Content came for no file');
    return this.#open;
  }
}
