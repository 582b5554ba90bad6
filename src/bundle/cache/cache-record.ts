import { isRecord, parseJson } from '../../http/body.ts';
import { readFileBytes } from '../unpack/input.ts';

export interface ArchiveRecord {
  readonly file: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface SiteRecord {
  readonly archiveSha256: string;
  readonly contentDigest: string;
  readonly layoutDigest: string;
  readonly pages: number;
  /** The site's folder in the unpacked archive: empty, or the name of the only top folder. */
  readonly rootDir: string;
}

export const RECORD_FILE = 'record.json';
/** Records of other versions are ignored, and the bundle is downloaded again. */
const FORM = 2;
const MAX_RECORD_BYTES = 16_384;

export function recordText(record: ArchiveRecord | SiteRecord | { readonly sha256: string }): string {
  return `${JSON.stringify({ form: FORM, ...record }, undefined, 2)}\n`;
}

/** Empty if the record is missing, too large, or cannot be read. */
export async function readRecord(path: string): Promise<string> {
  try {
    // The first chunk holds all of a record.
    for await (const chunk of readFileBytes(path)) return chunk.length > MAX_RECORD_BYTES ? '' : chunk.toString();
  } catch {
    // It counts as missing.
  }
  return '';
}

function isSha256(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Such a name cannot lead out of the record's folder. */
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
  const { archiveSha256, contentDigest, layoutDigest, pages, rootDir } = fieldsOf(text);
  if (!isSha256(archiveSha256) || !isSha256(contentDigest) || !isSha256(layoutDigest)) return undefined;
  if (!isSingleName(rootDir) || typeof pages !== 'number') return undefined;
  return { archiveSha256, contentDigest, layoutDigest, pages, rootDir };
}

export function parseJobRecord(text: string): string | undefined {
  const { sha256 } = fieldsOf(text);
  return isSha256(sha256) ? sha256 : undefined;
}
