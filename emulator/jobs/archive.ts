import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { create } from 'tar';

/** A packed site on disk. */
export interface Archive {
  readonly file: string;
  readonly sizeBytes: number;
  /** Strong entity tag with its quotes, made from the content. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** One fixed time for every entry, so that the same site gives the same archive. The earliest that zip tools know too. */
const ENTRY_TIME = new Date('1980-01-01T00:00:00Z');

/**
 * Packs files into a gzip-compressed tar, streamed to disk. The same files give the same bytes.
 *
 * @param names - paths inside `directory`
 * @throws when a file cannot be read or the archive cannot be written
 */
export async function pack(directory: string, names: readonly string[], file: string): Promise<Archive> {
  const sorted = names.toSorted();
  await create({ file, cwd: directory, gzip: true, portable: true, mtime: ENTRY_TIME, noDirRecurse: true }, sorted);
  return describeArchive(file);
}

/**
 * Reads size and entity tag of an archive that exists.
 *
 * @throws when the file cannot be read
 */
export async function describeArchive(file: string): Promise<Archive> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  const { size, mtime } = await stat(file);
  return { file, sizeBytes: size, etag: `"${hash.digest('hex').slice(0, 32)}"`, modifiedAt: mtime };
}
