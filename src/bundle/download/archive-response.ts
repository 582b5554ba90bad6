import { RestartDownload } from './transfer-error.ts';

/** From the first response. Later ones must match. */
export interface ArchiveFacts {
  /** Bytes of the whole archive; undefined if nobody reported a length. */
  readonly total: number | undefined;
  /** A strong entity tag, without which a broken download cannot be resumed. */
  readonly etag: string | undefined;
  readonly offersRanges: boolean;
}

export interface ArchivePart {
  readonly offset: number;
  /** Exclusive. */
  readonly end: number | undefined;
  readonly facts: ArchiveFacts;
}

export interface BodyHead {
  readonly facts: ArchiveFacts;
  /** Exclusive, in bytes of the archive. */
  readonly end: number | undefined;
  /** Whether the body has a Content-Length, so that the connection can be used again after it. */
  readonly hasLength: boolean;
}

type Headers = Readonly<{ get(name: string): string | null }>;

/** A Content-Range of bytes with a total (RFC 9110, section 14.4). Both ends are inclusive. */
export function parseContentRange(value: string | null): { first: number; last: number; total: number } | undefined {
  const [, first, last, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(value?.trim() ?? '') ?? [];
  if (first === undefined) return undefined;
  const range = { first: Number(first), last: Number(last), total: Number(total) };
  return range.first <= range.last && range.last < range.total ? range : undefined;
}

/** A strong entity tag (RFC 9110, section 8.8.3). A weak one does not guarantee the same bytes. */
export function strongEtag(value: string | null): string | undefined {
  const text = value?.trim() ?? '';
  return /^"[\x21\x23-\x7e\x80-\xff]*"$/.test(text) ? text : undefined;
}

function contentLength(headers: Headers): number | undefined {
  const value = headers.get('content-length') ?? '';
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

function readWhole(headers: Headers): BodyHead {
  const total = contentLength(headers);
  const offersRanges = /\bbytes\b/i.test(headers.get('accept-ranges') ?? '');
  const facts = { total, etag: strongEtag(headers.get('etag')), offersRanges };
  return { facts, end: total, hasLength: total !== undefined };
}

function readPart(headers: Headers, { offset, end, facts }: ArchivePart): BodyHead {
  const range = parseContentRange(headers.get('content-range'));
  if (!range) throw new RestartDownload('the response to a range request has no valid Content-Range');
  if (range.first !== offset || (end !== undefined && range.last >= end))
    throw new RestartDownload('the host sent a different range');
  if (facts.total !== undefined && range.total !== facts.total)
    throw new RestartDownload('the length of the archive has changed');
  if (strongEtag(headers.get('etag')) !== facts.etag) throw new RestartDownload('the archive has changed');
  const length = contentLength(headers);
  if (length !== undefined && length !== range.last + 1 - range.first)
    throw new RestartDownload('Content-Range and Content-Length do not match');
  return { facts: { ...facts, total: range.total }, end: range.last + 1, hasLength: length !== undefined };
}

/** After If-Range, a 200 means that the archive has changed or that the host does not support ranges. */
function unexpectedWhole(headers: Headers, { facts }: ArchivePart): RestartDownload {
  const etag = strongEtag(headers.get('etag'));
  if (etag !== undefined && etag !== facts.etag) return new RestartDownload('the archive has changed');
  return new RestartDownload('the host sent the whole archive in response to a range request', { noRanges: true });
}

/** Undefined without success. Throws RestartDownload unless the headers prove that a part is the requested one of this archive. */
export function readResponse(
  { status, headers }: { readonly status: number; readonly headers: Headers },
  part: ArchivePart | undefined,
): BodyHead | undefined {
  if (status === 412 || status === 416) throw new RestartDownload('the host does not have the missing part');
  if (part === undefined) return status === 200 ? readWhole(headers) : undefined;
  if (status === 200) throw unexpectedWhole(headers, part);
  return status === 206 ? readPart(headers, part) : undefined;
}
