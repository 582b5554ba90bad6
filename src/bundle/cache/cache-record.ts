import { createHash } from 'node:crypto';
import { ActionError } from '../../errors.ts';
import { isRecord, parseJson } from '../../http/body.ts';
import { isPlainJobId } from '../../identifiers.ts';
import { isContentDigest } from '../../site/digest-version.ts';
import { readFileBytes } from '../unpack/input.ts';

export interface CacheKey {
  readonly tool: string;
  readonly jobFile: string;
}

/** A name for people to recognize. A digest makes it unique. */
function shown(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
}

/** Two jobs never share a key, even on a disk that ignores case. Throws `answer-unusable` for an unsafe job id. */
export function cacheKey(origin: string, jobId: string): CacheKey {
  if (!isPlainJobId(jobId)) {
    throw new ActionError('answer-unusable', 'The job ID cannot be used as a file name in the tool cache.', {
      hint: 'Run the step without `download` and `extract`, which require a job ID that contains only letters, digits, `_`, `-` and `.`.',
    });
  }
  const digest = createHash('sha256').update(`${origin}\n${jobId}`).digest('hex').slice(0, 16);
  return { tool: `static-export-${shown(new URL(origin).host)}`, jobFile: `${shown(jobId)}-${digest}.json` };
}

/** The tool cache normalizes versions: the word keeps a digest's leading zero valid (Semantic Versioning 2.0.0, item 9). */
export function bundleVersion(sha256: string, copy: number): string {
  return `0.0.0-sha256-${sha256}${copy === 1 ? '' : `-${copy}`}`;
}

export interface ArchiveRecord {
  readonly file: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface SiteRecord {
  readonly archiveSha256: string;
  /** Digest of what a reader sees. See docs/content-digest.md. */
  readonly contentDigest: string;
  /** Digest of the paths and bytes. */
  readonly siteSha256: string;
  readonly layoutDigest: string;
  readonly pages: number;
  readonly rootDir: string;
}

export const RECORD_FILE = 'record.json';
/** Records of other versions are ignored, and the bundle is downloaded again. */
const FORM = 3;
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
