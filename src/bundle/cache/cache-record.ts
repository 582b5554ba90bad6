import { isRecord, parseJson } from '../../http/body.ts';
import { isContentDigest } from '../../site/content-digest.ts';
import { readFileBytes } from '../unpack/input.ts';

export interface ArchiveRecord {
  readonly file: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface SiteRecord {
  /** The archive that the site was unpacked from. */
  readonly archiveSha256: string;
  /** Digest of what a reader sees. See docs/content-digest.md. */
  readonly contentDigest: string;
  /** Digest of the paths and bytes. */
  readonly siteSha256: string;
  readonly layoutDigest: string;
  readonly pages: number;
  /** The site's folder in the unpacked archive: empty, or the name of the only top folder. */
  readonly rootDir: string;
}

export const RECORD_FILE = 'record.json';
/** Records of other versions are ignored, and the bundle is downloaded again. */
const FORM = 3;
const MAX_RECORD_BYTES = 16_384;

export function recordText(record: ArchiveRecord | SiteRecord | { readonly sha256: string }): string {
  return `${JSON.stringify({ form: FORM, ...record }, undefined, 2)}\n`;
}

/** The text of a record; empty if it cannot be read or is too large. */
export async function readRecord(path: string): Promise<string> {
  try {
    // The first chunk holds all of a record.
    for await (const chunk of readFileBytes(path)) return chunk.length > MAX_RECORD_BYTES ? '' : chunk.toString();
  } catch {
    // A record that cannot be read counts as missing.
  }
  return '';
}

function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Whether a value is a single name, which cannot lead out of the record's folder. */
function isSingleName(value: unknown): value is string {
  return typeof value === 'string' && !/[/\\:\0]/.test(value) && value !== '.' && value !== '..';
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  const fields = parseJson(text);
  return isRecord(fields) && fields['form'] === FORM ? fields : {};
}

export function parseArchiveRecord(text: string): ArchiveRecord | undefined {
  const { file, sizeBytes, sha256 } = fieldsOf(text);
  if (!isSingleName(file) || file === '' || typeof sizeBytes !== 'number' || !isSha256(sha256)) return undefined;
  return { file, sizeBytes, sha256 };
}

export function parseSiteRecord(text: string): SiteRecord | undefined {
  const { archiveSha256, contentDigest, siteSha256, layoutDigest, pages, rootDir } = fieldsOf(text);
  // Another version of this action may have another version of the digest.
  if (!isContentDigest(contentDigest)) return undefined;
  if (!isSha256(archiveSha256) || !isSha256(siteSha256) || !isSha256(layoutDigest)) return undefined;
  if (!isSingleName(rootDir) || typeof pages !== 'number') return undefined;
  return { archiveSha256, contentDigest, siteSha256, layoutDigest, pages, rootDir };
}

export function parseJobRecord(text: string): string | undefined {
  const { sha256 } = fieldsOf(text);
  return isSha256(sha256) ? sha256 : undefined;
}
