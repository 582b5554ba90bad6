import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { create } from 'tar';

export interface Archive {
  readonly file: string;
  readonly sizeBytes: number;
  /** Strong entity tag, quoted, derived from the content. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** A fixed time keeps archives reproducible; this is the earliest time that ZIP supports. */
const ENTRY_TIME = new Date('1980-01-01T00:00:00Z');

/**
 * Packs files into a reproducible .tar.gz.
 *
 * @param names - paths relative to `directory`
 * @throws when a file cannot be read or the archive cannot be written
 */
export async function pack(directory: string, names: readonly string[], file: string): Promise<Archive> {
  const sorted = names.toSorted();
  await create({ file, cwd: directory, gzip: true, portable: true, mtime: ENTRY_TIME, noDirRecurse: true }, sorted);
  return describeArchive(file);
}

/**
 * Reads size and entity tag of an archive.
 *
 * @throws when the file cannot be read
 */
export async function describeArchive(file: string): Promise<Archive> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk);
  const { size, mtime } = await stat(file);
  return { file, sizeBytes: size, etag: `"${hash.digest('hex').slice(0, 32)}"`, modifiedAt: mtime };
}
