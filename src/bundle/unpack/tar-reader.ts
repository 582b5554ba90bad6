import { decodeText, type ArchiveEntry, type EntrySink } from './entry.ts';
import type { Budget } from './limits.ts';
import { detectFormat } from './format.ts';
import { parsePax, type PaxRecords } from './pax.ts';
import { damaged, refused } from './refusal.ts';
import { BLOCK_BYTES, hasTarMagic, parseTarHeader, type TarHeader } from './tar-header.ts';

/** The types of entry a site is made of. `7` is a contiguous file, which POSIX lets a reader take as a plain one. */
const KINDS: Readonly<Record<string, ArchiveEntry['kind']>> = {
  '0': 'file',
  '\u0000': 'file',
  '7': 'file',
  '1': 'hardlink',
  '2': 'symlink',
  '5': 'folder',
};

/** Why the other known types are refused. */
const FOREIGN_TYPES: Readonly<Record<string, string>> = {
  '3': 'is a character device',
  '4': 'is a block device',
  '6': 'is a FIFO',
  S: 'is a sparse file',
  M: 'goes on from another archive',
};

/** Headers that describe the next entry: pax, pax for all entries, GNU long name, GNU long link target. */
const METADATA_TYPES = new Set(['x', 'g', 'L', 'K']);

/** A piece of headers can make thousands of folders, which takes a slow disk seconds. */
const MAX_PUSH_MS = 50;

/** What such headers said about the entry to come. */
interface Overrides extends PaxRecords {
  readonly longName?: string;
  readonly longLink?: string;
}

/**
 * Reads a tar as its bytes come, in pieces of any length, and hands its entries on at once. POSIX ustar and pax, and GNU
 * long names. Strict: only zeros may fill a block, and two zero blocks and nothing but zeros must end the archive.
 */
export class TarReader {
  readonly #sink: EntrySink;
  readonly #budget: Budget;
  readonly #block = Buffer.alloc(BLOCK_BYTES);
  #blockBytes = 0;
  #contentLeft = 0;
  #paddingLeft = 0;
  #metadata: { header: TarHeader; chunks: Uint8Array[] } | undefined;
  #overrides: Overrides | undefined;
  #zeroBlocks = 0;
  /** Whether no whole block came. */
  isEmpty = true;

  constructor(sink: EntrySink, budget: Budget) {
    this.#sink = sink;
    this.#budget = budget;
  }

  /**
   * Takes bytes, to the end of `chunk` or until it took so long that the caller should give the thread back.
   *
   * @returns where in `chunk` to go on
   * @throws `archive-refused` or `archive-damaged`, and what the sink throws
   */
  push(chunk: Buffer, from: number): number {
    const untilMs = performance.now() + MAX_PUSH_MS;
    let at = from;
    while (at < chunk.length && performance.now() < untilMs) {
      if (this.#contentLeft > 0) at += this.#takeContent(chunk.subarray(at, at + this.#contentLeft));
      else if (this.#paddingLeft > 0) at += this.#takePadding(chunk.subarray(at, at + this.#paddingLeft));
      else at += this.#takeHeader(chunk, at);
    }
    return at;
  }

  /** Says that no byte is left. Throws `archive-damaged` when the end marker did not come. */
  finish(): void {
    const rest = this.#block.subarray(0, this.#blockBytes);
    if (this.#zeroBlocks > 0 && !isZero(rest)) throw refused(undefined, 'goes on after its end marker');
    if (this.#zeroBlocks < 2) throw damaged(this.#budget.entryName, 'is the last one before the archive breaks off');
  }

  #takeContent(part: Buffer): number {
    this.#contentLeft -= part.length;
    if (this.#metadata) this.#metadata.chunks.push(Buffer.from(part));
    else this.#sink.content(part);
    if (this.#contentLeft === 0) this.#endContent();
    return part.length;
  }

  #endContent(): void {
    if (this.#metadata) this.#endMetadata(this.#metadata.header, Buffer.concat(this.#metadata.chunks));
    else this.#sink.endFile();
    this.#metadata = undefined;
  }

  #takePadding(part: Buffer): number {
    if (!isZero(part)) throw refused(this.#budget.entryName, 'has bytes hidden behind its content');
    this.#paddingLeft -= part.length;
    return part.length;
  }

  #takeHeader(chunk: Buffer, at: number): number {
    const taken = Math.min(BLOCK_BYTES - this.#blockBytes, chunk.length - at);
    chunk.copy(this.#block, this.#blockBytes, at, at + taken);
    this.#blockBytes += taken;
    if (this.#blockBytes < BLOCK_BYTES) return taken;
    this.#blockBytes = 0;
    if (isZero(this.#block)) this.#zeroBlocks += 1;
    else this.#startEntry();
    this.isEmpty = false;
    return taken;
  }

  #startEntry(): void {
    if (this.#zeroBlocks > 0) throw refused(undefined, 'goes on after its end marker');
    if (this.isEmpty && !hasTarMagic(this.#block)) throw refused(undefined, notTar(this.#block));
    const header = parseTarHeader(this.#block);
    if (METADATA_TYPES.has(header.type)) this.#startMetadata(header);
    else this.#startFile(header);
  }

  #startMetadata(header: TarHeader): void {
    this.#budget.addEntry(header.name);
    if (header.size > this.#budget.limits.metadataBytes) {
      throw refused(header.name, `is a header longer than ${this.#budget.limits.metadataBytes} bytes`);
    }
    this.#metadata = { header, chunks: [] };
    this.#expectContent(header.size);
    if (header.size === 0) this.#endContent();
  }

  #endMetadata(header: TarHeader, data: Buffer): void {
    const found = readMetadata(header, data);
    if (header.type !== 'g') this.#overrides = { ...this.#overrides, ...found };
    else if (Object.keys(found).length > 0) throw refused(header.name, 'gives one name or size to all entries');
  }

  #startFile(header: TarHeader): void {
    const entry = toEntry(header, this.#overrides ?? {});
    this.#overrides = undefined;
    this.#budget.addEntry(entry.path);
    this.#sink.entry(entry);
    if (entry.kind !== 'file') return;
    this.#expectContent(entry.size);
    if (entry.size === 0) this.#sink.endFile();
  }

  #expectContent(size: number): void {
    this.#contentLeft = size;
    this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
  }
}

function isZero(block: Buffer): boolean {
  return (block[0] ?? 0) === 0 && block.every((byte) => byte === 0);
}

/**
 * A host may declare a Content-Encoding, though it was asked for none. Most often the archive was merely uploaded so, and its
 * own gzip is what is meant: therefore bytes are kept as they came, and a second layer shows here.
 */
function notTar(head: Buffer): string {
  const inner = detectFormat(head);
  return inner === undefined ? 'is compressed, but holds no tar' : `is packed twice: it holds a ${inner} again`;
}

function readMetadata(header: TarHeader, data: Buffer): Overrides {
  if (header.type === 'x' || header.type === 'g') return parsePax(data, header.name);
  // GNU tar ends the text with a NUL; any other NUL is left for the path rules to find.
  const text = decodeText(data.at(-1) === 0 ? data.subarray(0, -1) : data, header.name);
  return header.type === 'L' ? { longName: text } : { longLink: text };
}

/** Two headers that both name the entry would be read in one way by one program and in another way by the next. */
function toEntry(header: TarHeader, overrides: Overrides): ArchiveEntry {
  const { path, linkPath, size = header.size, longName, longLink } = overrides;
  if (path !== undefined && longName !== undefined) throw refused(path, `has a second long name, "${longName}"`);
  const name = path ?? longName ?? header.name;
  const kind = kindOf(header.type, name);
  if (kind !== 'file' && size !== 0) throw refused(name, `is a ${kind} with content`);
  return { kind, path: name, size, mode: header.mode, target: linkPath ?? longLink ?? header.linkName };
}

function kindOf(type: string, name: string): ArchiveEntry['kind'] {
  const kind = KINDS[type];
  if (kind === undefined) throw refused(name, FOREIGN_TYPES[type] ?? `is of the unknown type "${type}"`);
  if (kind === 'file' && name.endsWith('/')) throw refused(name, 'is a file whose name ends in a slash');
  return kind;
}
