import { damaged, decodeText, refused } from './archive-error.ts';
import type { ArchiveEntry, EntrySink } from './entry.ts';
import { detectFormat } from './archive-format.ts';
import type { Budget } from './limits.ts';
import { BLOCK_BYTES, hasTarMagic, parsePax, parseTarHeader, type PaxRecords, type TarHeader } from './tar-header.ts';

/** `7` is a contiguous file, which a reader may treat as a normal one (POSIX). */
const KINDS: Readonly<Record<string, ArchiveEntry['kind']>> = {
  '0': 'file',
  '\u0000': 'file',
  '7': 'file',
  '1': 'hardlink',
  '2': 'symlink',
  '5': 'folder',
};

const REFUSED_TYPES: Readonly<Record<string, string>> = {
  '3': 'is a character device',
  '4': 'is a block device',
  '6': 'is a FIFO',
  S: 'is a sparse file',
  M: 'continues from another archive',
};

/** Headers about the next entry: pax, pax for all entries, GNU long name, GNU long link target. */
const METADATA_TYPES = new Set(['x', 'g', 'L', 'K']);

/** One chunk of headers can create thousands of folders, which takes a slow disk seconds. */
const MAX_PUSH_MS = 50;

/** Reads POSIX ustar and pax, and GNU long names. Only zeros may fill a block and follow the end, which is two zero blocks. */
export class TarReader {
  readonly #sink: EntrySink;
  readonly #budget: Budget;
  readonly #block = Buffer.alloc(BLOCK_BYTES);
  #blockBytes = 0;
  #contentLeft = 0;
  #paddingLeft = 0;
  #metadata: { header: TarHeader; chunks: Uint8Array[] } | undefined;
  #overrides: PaxRecords = {};
  #zeroBlocks = 0;
  isEmpty = true;

  constructor(sink: EntrySink, budget: Budget) {
    this.#sink = sink;
    this.#budget = budget;
  }

  /** Reads to the end of `chunk`, or until the caller should yield to the event loop. Returns where to continue. */
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

  finish(): void {
    const rest = this.#block.subarray(0, this.#blockBytes);
    if (this.#zeroBlocks > 0 && !isZero(rest)) throw refused(undefined, 'continues after its end marker');
    if (this.#zeroBlocks < 2) throw damaged(this.#budget.entryName, 'is not followed by an end marker');
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
    if (!isZero(part)) throw refused(this.#budget.entryName, 'has hidden bytes after its content');
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
    if (this.#zeroBlocks > 0) throw refused(undefined, 'continues after its end marker');
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
  }

  #endMetadata(header: TarHeader, data: Buffer): void {
    const found = readMetadata(header, data);
    if (header.type === 'g' && Object.keys(found).length > 0)
      throw refused(header.name, 'sets one name or size for all entries');
    // Programs differ in which of two names they use.
    if (found.path !== undefined && this.#overrides.path !== undefined)
      throw refused(this.#overrides.path, `has a second long name, "${found.path}"`);
    this.#overrides = { ...this.#overrides, ...found };
  }

  #startFile(header: TarHeader): void {
    const entry = toEntry(header, this.#overrides);
    this.#overrides = {};
    this.#budget.addEntry(entry.path);
    this.#sink.entry(entry);
    if (entry.kind === 'file') this.#expectContent(entry.size);
  }

  #expectContent(size: number): void {
    this.#contentLeft = size;
    this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
    if (size === 0) this.#endContent();
  }
}

function isZero(block: Buffer): boolean {
  return (block[0] ?? 0) === 0 && block.every((byte) => byte === 0);
}

/** A host that compresses the archive once more, as Content-Encoding, is noticed here: the bytes are never decoded in transit. */
function notTar(head: Buffer): string {
  const inner = detectFormat(head);
  return inner === undefined
    ? 'is compressed but contains no tar archive'
    : `is compressed twice: it contains another ${inner} archive`;
}

function readMetadata({ name, type }: TarHeader, data: Buffer): PaxRecords {
  if (type === 'x' || type === 'g') return parsePax(data, name);
  // GNU tar ends the text with a NUL. The path rules refuse any other.
  const text = decodeText(data.at(-1) === 0 ? data.subarray(0, -1) : data, name);
  return type === 'L' ? { path: text } : { linkPath: text };
}

function toEntry(header: TarHeader, overrides: PaxRecords): ArchiveEntry {
  const { path = header.name, linkPath: target = header.linkName, size = header.size } = overrides;
  const kind = kindOf(header.type, path);
  if (kind !== 'file' && size !== 0) throw refused(path, `is a ${kind} with content`);
  return { kind, path, size, mode: header.mode, target };
}

function kindOf(type: string, name: string): ArchiveEntry['kind'] {
  const kind = KINDS[type];
  if (kind === undefined) throw refused(name, REFUSED_TYPES[type] ?? `is of the unknown type "${type}"`);
  if (kind === 'file' && name.endsWith('/')) throw refused(name, 'is a file whose name ends in a slash');
  return kind;
}
