import { isRecord, parseJson } from '../../http/body.ts';
import { readSmallFile } from '../regular-file.ts';
import { isSha256 } from './sha256.ts';

/** What is known of a cached archive. */
export interface ArchiveRecord {
  /** The file's name beside the record. */
  readonly file: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** What is known of a cached site. */
export interface SiteRecord {
  /** Of the archive that the site was unpacked from. */
  readonly archiveSha256: string;
  readonly contentDigest: string;
  /** SHA-256 of the path, kind and mode of everything that was unpacked. */
  readonly layoutDigest: string;
  /** HTML files in the site. */
  readonly pages: number;
  /** The site's folder inside the unpacked archive: empty, or the name of the single top folder. */
  readonly rootDir: string;
}

/** The file of a record, beside what it describes. */
export const RECORD_FILE = 'record.json';
/** The version of the records' format: a record of another version is not read, and its bundle is fetched again. */
const FORM = 2;
/** A record has some 400 bytes; what is much larger is none. */
const MAX_RECORD_BYTES = 16_384;

/** Writes a record out. */
export function recordText(record: ArchiveRecord | SiteRecord | { readonly sha256: string }): string {
  return `${JSON.stringify({ form: FORM, ...record }, undefined, 2)}\n`;
}

/** A name of one step: what a record says must not lead out of the folder that it lies in. */
function isOneName(value: unknown): value is string {
  return typeof value === 'string' && !/[/\\:\0]/.test(value) && value !== '.' && value !== '..';
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const fields = parseJson(text);
  return isRecord(fields) && fields['form'] === FORM ? fields : {};
}

/** Reads an archive's record; undefined for anything that is none. */
export function parseArchiveRecord(text: string): ArchiveRecord | undefined {
  const { file, sizeBytes, sha256 } = fieldsOf(text);
  if (!isOneName(file) || file === '' || typeof sizeBytes !== 'number' || !isSha256(sha256)) return undefined;
  return { file, sizeBytes, sha256 };
}

/** Reads a site's record; undefined for anything that is none. */
export function parseSiteRecord(text: string): SiteRecord | undefined {
  const { archiveSha256, contentDigest, layoutDigest, pages, rootDir } = fieldsOf(text);
  if (!isSha256(archiveSha256) || !isSha256(contentDigest) || !isSha256(layoutDigest)) return undefined;
  if (!isOneName(rootDir) || typeof pages !== 'number') return undefined;
  return { archiveSha256, contentDigest, layoutDigest, pages, rootDir };
}

/** Reads the digest of the archive that a job's record names; undefined for anything that is none. */
export function parseJobRecord(text: string): string | undefined {
  const { sha256 } = fieldsOf(text);
  return isSha256(sha256) ? sha256 : undefined;
}

/** The text of a record; '' when it cannot be read, or is no regular file of a record's size. */
export function readRecord(path: string): Promise<string> {
  return readSmallFile(path, MAX_RECORD_BYTES);
}
