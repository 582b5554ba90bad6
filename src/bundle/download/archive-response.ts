import { HttpError } from '../../http/http-error.ts';
import { parseRetryAfter } from '../../http/retry-after.ts';

/** Taken from the first response. Later responses must match. */
export interface ArchiveFacts {
  /** Bytes of the whole archive; undefined if nobody reported a length. */
  readonly total: number | undefined;
  /** The strong entity tag. Without it a broken download cannot be resumed. */
  readonly etag: string | undefined;
  /** Whether the host announced byte ranges. */
  readonly offersRanges: boolean;
}

/** The whole archive, or the bytes from `offset` to before `end` of the archive that `facts` describes. */
export type RangeRequest =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly offset: number; readonly end: number | undefined; readonly facts: ArchiveFacts };

export type ResponseKind =
  /** The body starts at the requested byte and ends before `end`, if that is known. */
  | {
      readonly kind: 'body';
      readonly facts: ArchiveFacts;
      readonly end: number | undefined;
      /** Whether the body has a Content-Length, so that the connection can be used again after it. */
      readonly hasLength: boolean;
    }
  /** What has been downloaded so far cannot be used. */
  | { readonly kind: 'restart'; readonly reason: string; readonly noRanges: boolean }
  /** The link has expired or is not accepted. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'redirect'; readonly location: string | null }
  | { readonly kind: 'failed'; readonly failure: HttpError };

export interface ResponseHead {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** A Content-Range (RFC 9110, section 14.4). Both ends are inclusive. */
export interface ContentRange {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Parses a Content-Range of bytes with a total. Undefined for anything else, contradictions included. */
export function parseContentRange(value: string | null): ContentRange | undefined {
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

function contentLength(value: string | null): number | undefined {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

function restart(reason: string, noRanges = false): ResponseKind {
  return { kind: 'restart', reason, noRanges };
}

function classifyWhole({ headers }: ResponseHead): ResponseKind {
  const total = contentLength(headers.get('content-length'));
  const offersRanges = /\bbytes\b/i.test(headers.get('accept-ranges') ?? '');
  const facts = { total, etag: strongEtag(headers.get('etag')), offersRanges };
  return { kind: 'body', facts, end: total, hasLength: total !== undefined };
}

function classifyPart(
  { headers }: ResponseHead,
  { offset, end, facts }: RangeRequest & { kind: 'part' },
): ResponseKind {
  const range = parseContentRange(headers.get('content-range'));
  if (!range) return restart('the response to a range request has no valid Content-Range');
  if (range.first !== offset || (end !== undefined && range.last >= end)) return restart('the host sent another range');
  if (facts.total !== undefined && range.total !== facts.total) return restart('the length of the archive has changed');
  if (strongEtag(headers.get('etag')) !== facts.etag) return restart('the archive has changed');
  const length = contentLength(headers.get('content-length'));
  if (length !== undefined && length !== range.last + 1 - range.first)
    return restart('Content-Range and Content-Length do not match');
  const known = { ...facts, total: range.total };
  return { kind: 'body', facts: known, end: range.last + 1, hasLength: length !== undefined };
}

/** After If-Range, a 200 means that the archive has changed or that the host does not support ranges. */
function classifyUnexpectedWhole({ headers }: ResponseHead, { etag }: ArchiveFacts): ResponseKind {
  const current = strongEtag(headers.get('etag'));
  if (current !== undefined && current !== etag) return restart('the archive has changed');
  return restart('the host sent the whole archive in response to a range request', true);
}

/**
 * Classifies a response. A part is accepted only if its headers prove that it is the requested one of the same archive.
 *
 * @param nowMs wall-clock time in milliseconds, for a Retry-After that is a date
 */
export function classifyResponse(head: ResponseHead, request: RangeRequest, nowMs: number): ResponseKind {
  const { status, headers } = head;
  if (status === 200 && request.kind === 'whole') return classifyWhole(head);
  if (status === 206 && request.kind === 'part') return classifyPart(head, request);
  if (status === 200 && request.kind === 'part') return classifyUnexpectedWhole(head, request.facts);
  if (status === 412 || status === 416) return restart('the host does not have the missing part');
  if (status === 403) return { kind: 'refused' };
  if (REDIRECTS.has(status)) return { kind: 'redirect', location: headers.get('location') };
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), headers.get('date'), nowMs);
  return { kind: 'failed', failure: new HttpError(status, { retryAfterMs }) };
}
