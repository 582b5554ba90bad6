import { getFileNameLowLevel, type Entry } from 'yauzl';
import { plainText } from '../../runner/plain-text.ts';
import { decodeText, type ArchiveEntry } from './entry.ts';
import { damaged, refused } from './refusal.ts';

export const METHOD_STORED = 0;
const METHOD_DEFLATE = 8;
/** General purpose bit 11: the name is UTF-8 (APPNOTE 4.4.4). */
const FLAG_UTF8 = 0x800;
/** Systems, in the upper byte of "version made by", that keep a POSIX mode in the upper external attributes. */
const POSIX_SYSTEMS = new Set([3, 19]);
const FILE_TYPE_MASK = 0o170000;
const TYPE_NONE = 0;
const TYPE_FILE = 0o100000;
const TYPE_FOLDER = 0o040000;
const TYPE_LINK = 0o120000;
const PLAIN_MODE = 0o644;

/**
 * What the central directory says about an entry. Names are taken as UTF-8 with or without the flag, as today's writers
 * mean it; a name in another encoding is refused rather than guessed. Throws `archive-refused`.
 */
export function toArchiveEntry(entry: Entry): ArchiveEntry {
  const path = readName(entry);
  if (entry.isEncrypted()) throw refused(path, 'is encrypted');
  if (entry.compressionMethod !== METHOD_STORED && entry.compressionMethod !== METHOD_DEFLATE) {
    throw refused(path, `is compressed with the unsupported method ${entry.compressionMethod}`);
  }
  const mode = POSIX_SYSTEMS.has(entry.versionMadeBy >>> 8) ? entry.externalFileAttributes >>> 16 : PLAIN_MODE;
  const kind = kindOf(path, mode & FILE_TYPE_MASK);
  if (kind === 'folder' && entry.uncompressedSize !== 0) throw refused(path, 'is a folder with content');
  return { kind, path, size: entry.uncompressedSize, mode: mode === 0 ? PLAIN_MODE : mode, target: '' };
}

/** With `decodeStrings: false` the library hands the name's bytes out where its types say text. */
function readName(entry: Entry): string {
  const raw = entry.fileNameRaw;
  const shown = raw.toString('latin1');
  const name = decodeText(raw, shown);
  const other = getFileNameLowLevel(entry.generalPurposeBitFlag | FLAG_UTF8, raw, entry.extraFields, true);
  if (other !== name) throw refused(name, `has a second name, "${plainText(other)}"`);
  return name;
}

function kindOf(path: string, type: number): 'file' | 'folder' | 'symlink' {
  const isFolderName = path.endsWith('/');
  if (type === TYPE_LINK && !isFolderName) return 'symlink';
  if (isFolderName && (type === TYPE_FOLDER || type === TYPE_NONE)) return 'folder';
  if (!isFolderName && (type === TYPE_FILE || type === TYPE_NONE)) return 'file';
  throw refused(path, 'is neither a file, a folder nor a link');
}

/** Waits for the library; what it cannot make sense of is a damaged archive. */
export async function zipStep<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    const words = error instanceof Error ? plainText(error.message) : 'unknown reason';
    throw damaged(undefined, `cannot be read as a zip (${words})`, error);
  }
}
