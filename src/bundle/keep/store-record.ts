import { readFile } from 'node:fs/promises';
import { isRecord, parseJson } from '../../net/body.ts';
import { isSha256 } from './sha256.ts';

/** What is known of a kept archive. */
export interface ArchiveRecord {
  /** The file's name beside the record. */
  readonly file: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** What is known of a kept site. */
export interface SiteRecord {
  /** Of the archive that the site was unpacked from. */
  readonly archiveSha256: string;
  readonly contentDigest: string;
  /** HTML files in the site. */
  readonly pages: number;
  /** The site's folder inside the unpacked archive: empty, or the name of the single top folder. */
  readonly rootDir: string;
}

/** The record's file, beside what it describes. */
export const RECORD_FILE = 'record.json';
/** The form of the records: another one is not read, and its bundle is fetched anew. */
const FORM = 1;

/** Writes a record out. */
export function recordText(record: ArchiveRecord | SiteRecord): string {
  return `${JSON.stringify({ form: FORM, ...record }, undefined, 2)}\n`;
}

/** A name of one step: what a record says must not lead out of the folder that it lies in. */
function isOneName(value: unknown): value is string {
  return typeof value === 'string' && !/[/\\:\0]/.test(value) && value !== '.' && value !== '..';
}

/** Reads an archive's record; undefined for anything that is none. */
export function parseArchiveRecord(text: string): ArchiveRecord | undefined {
  const fields = parseJson(text);
  if (!isRecord(fields) || fields['form'] !== FORM) return undefined;
  const { file, sizeBytes, sha256 } = fields;
  if (!isOneName(file) || file === '' || typeof sizeBytes !== 'number' || !isSha256(sha256)) return undefined;
  return { file, sizeBytes, sha256 };
}

/** Reads a site's record; undefined for anything that is none. */
export function parseSiteRecord(text: string): SiteRecord | undefined {
  const fields = parseJson(text);
  if (!isRecord(fields) || fields['form'] !== FORM) return undefined;
  const { archiveSha256, contentDigest, pages, rootDir } = fields;
  if (!isSha256(archiveSha256) || !isSha256(contentDigest) || !isOneName(rootDir)) return undefined;
  return typeof pages === 'number' ? { archiveSha256, contentDigest, pages, rootDir } : undefined;
}

/** The text of a file; '' when it can't be read. */
export async function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
