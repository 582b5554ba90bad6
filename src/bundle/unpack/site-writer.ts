import { createHash, hash, type Hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { refused } from './archive-error.ts';
import type { ArchiveEntry, EntrySink } from './entry.ts';
import { parseEntryPath, parseLinkTarget } from './entry-path.ts';
import { readFileBytes } from './input.ts';
import type { Budget } from './limits.ts';
import { SiteTree, type SiteFile } from './site-tree.ts';
import { UnstorableNames } from './unstorable-names.ts';

/** No setuid, setgid or sticky bit, not writable for group and others. */
const MODE_MASK = 0o755;
/** So that the runner can read, replace and delete every file. */
const OWNER_READ_WRITE = 0o600;
const FOLDER_MODE = 0o755;
/** Links that are followed in a row, as on Linux (path_resolution(7)). */
const MAX_LINK_HOPS = 40;
const PAGE = /\.html?$/i;

/** A file that is complete on the disk. */
export interface WrittenFile {
  /** Relative to the folder that the archive is unpacked to. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

interface OpenFile {
  readonly file: SiteFile;
  /** Bytes of the files before it. */
  readonly bytesBefore: number;
  /** Undefined if the disk cannot store the file's name. */
  readonly fd: number | undefined;
  readonly size: number | undefined;
  /** Only for content in several chunks. */
  hash: Hash | undefined;
}

/**
 * Writes a site into an empty folder that nobody else writes to, and hashes it. Calls are synchronous, which for thousands of
 * small files is several times faster than the thread pool; the caller yields between chunks. Files are created exclusively, so
 * that nothing existing is followed or replaced. A link to a file of the archive becomes a copy of it; any other is refused.
 */
export class SiteWriter implements EntrySink {
  readonly tree = new SiteTree();
  files = 0;
  pages = 0;
  fileBytes = 0;
  readonly #targetDir: string;
  readonly #budget: Budget;
  readonly #unstorable = new UnstorableNames(this.tree);
  /** Links with the path of their target, which may follow in the archive. */
  readonly #links = new Map<SiteFile, { readonly entry: ArchiveEntry; readonly target: string }>();
  #open: OpenFile | undefined;
  readonly #onFile: ((file: WrittenFile) => void) | undefined;

  constructor(targetDir: string, budget: Budget, onFile?: (file: WrittenFile) => void) {
    this.#targetDir = targetDir;
    this.#budget = budget;
    this.#onFile = onFile;
  }

  /** Throws `archive-refused` before anything of an unsafe entry is written, and errors of the file system. */
  entry(entry: ArchiveEntry): void {
    const names = namesOf(entry, parseEntryPath(entry.path, this.#budget.limits));
    if (entry.kind === 'folder') {
      const created = this.tree.addFolder(names);
      this.#budget.addImpliedFolders(created.slice(0, -1));
      this.#makeFolders(created);
      return;
    }
    if (names.length === 0) throw refused(entry.path, 'is a file in place of the root folder');
    const { file, created } = this.tree.addFile(names);
    this.#budget.addImpliedFolders(created);
    this.#makeFolders(created);
    if (entry.kind === 'file') {
      this.#create(file, entry.mode, entry.size);
      return;
    }
    // The target of a hard link is relative to the archive's root (POSIX pax), that of a symbolic link to its own folder.
    const from = entry.kind === 'hardlink' ? [] : names;
    const target = namesOf(entry, parseLinkTarget(from, entry.target, this.#budget.limits));
    this.#links.set(file, { entry, target: target.join('/') });
  }

  content(chunk: Uint8Array): void {
    const open = this.#openFile();
    this.fileBytes += chunk.length;
    if (open.fd === undefined) return;
    if (chunk.length === open.size) {
      open.file.sha256 = hash('sha256', chunk, 'hex');
    } else {
      open.hash ??= createHash('sha256');
      open.hash.update(chunk);
    }
    for (let at = 0; at < chunk.length;) at += writeSync(open.fd, chunk, at);
  }

  endFile(): void {
    const { bytesBefore, fd, file, hash: hashed } = this.#openFile();
    file.sha256 ||= hashed?.digest('hex') ?? hash('sha256', '', 'hex');
    this.close();
    if (fd !== undefined) this.#onFile?.({ ...file, size: this.fileBytes - bytesBefore });
    this.files += 1;
    if (PAGE.test(file.path)) this.pages += 1;
  }

  /** Writes the links as copies, after all entries. Throws like `entry`, and if the disk cannot store every name. */
  async finish(signal: AbortSignal): Promise<void> {
    for (const [file, { entry }] of this.#links) {
      const source = join(this.#targetDir, this.#followLinks(entry, file));
      this.#budget.entryName = entry.path;
      this.#create(file, entry.mode, undefined);
      // If the site is going to be refused, only the names of the remaining links are tried.
      if (this.#unstorable.isEmpty) await this.#copy(source, signal);
      this.endFile();
    }
    this.#unstorable.throwIfAny();
  }

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

  #makeFolders(paths: readonly string[]): void {
    for (const path of paths) {
      this.#unstorable.attempt(path, () => {
        mkdirSync(join(this.#targetDir, path), { mode: FOLDER_MODE });
      });
    }
  }

  #create(file: SiteFile, mode: number, size: number | undefined): void {
    const path = join(this.#targetDir, file.path);
    const fd = this.#unstorable.attempt(file.path, () => openSync(path, 'wx', (mode & MODE_MASK) | OWNER_READ_WRITE));
    this.#open = { file, fd, size, bytesBefore: this.fileBytes, hash: undefined };
  }

  #followLinks(entry: ArchiveEntry, start: SiteFile): string {
    let link = this.#links.get(start);
    for (let hops = 0; link && hops < MAX_LINK_HOPS; hops += 1) {
      const file = this.tree.findFile(link.target);
      if (file === undefined)
        throw refused(entry.path, `is a link to "${entry.target}", which is not a file in the archive`);
      link = this.#links.get(file);
      if (link === undefined) return file.path;
    }
    throw refused(entry.path, 'is a link that does not lead to a file');
  }

  #openFile(): OpenFile {
    if (this.#open === undefined) throw new Error('There is no open file');
    return this.#open;
  }
}

function namesOf(entry: ArchiveEntry, path: ReturnType<typeof parseEntryPath>): readonly string[] {
  if ('problem' in path) throw refused(entry.path, path.problem);
  return path.names;
}
