import { HttpError } from '../../http/http-error.ts';
import { parseRetryAfter } from '../../http/retry-after.ts';

/** What is known of the archive from the first answer on; every later answer has to fit it. */
export interface ArchiveFacts {
  /** Bytes of the whole archive; undefined when the server tells no length. */
  readonly total: number | undefined;
  /** The strong entity tag; without one a broken transfer can't be gone on with. */
  readonly etag: string | undefined;
  /** Whether the server offers byte ranges of its own accord. */
  readonly offersRanges: boolean;
}

/** What a request asks for: everything, or the bytes from `offset` to before `end` of the archive that was begun. */
export type RangeRequest =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly offset: number; readonly end: number | undefined; readonly facts: ArchiveFacts };

/** What an answer means. */
export type ResponseKind =
  /** The body begins at the byte asked for and ends before `end`, as far as that was told; by itself where it has a length. */
  | {
      readonly kind: 'body';
      readonly facts: ArchiveFacts;
      readonly end: number | undefined;
      readonly hasLength: boolean;
    }
  /** What has arrived is of no use any more: the transfer begins anew. */
  | { readonly kind: 'start-again'; readonly why: string; readonly noRanges: boolean }
  /** The link has expired, or died before its time. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'redirect'; readonly location: string | null }
  | { readonly kind: 'failed'; readonly failure: HttpError };

export interface AnswerHead {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** The parts of a Content-Range (RFC 9110, section 14.4); both ends are inclusive. */
export interface ContentRange {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Reads a Content-Range of bytes whose total is told; undefined for anything else, contradictions included. */
export function parseContentRange(value: string | null): ContentRange | undefined {
  const [, first, last, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(value?.trim() ?? '') ?? [];
  if (first === undefined) return undefined;
  const range = { first: Number(first), last: Number(last), total: Number(total) };
  return range.first <= range.last && range.last < range.total ? range : undefined;
}

/** A strong entity tag (RFC 9110, section 8.8.3); a weak one does not promise the same bytes. */
export function strongEtag(value: string | null): string | undefined {
  const text = value?.trim() ?? '';
  return /^"[\x21\x23-\x7e\x80-\xff]*"$/.test(text) ? text : undefined;
}

function contentLength(value: string | null): number | undefined {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

function again(why: string, noRanges = false): ResponseKind {
  return { kind: 'start-again', why, noRanges };
}

function readWhole({ headers }: AnswerHead): ResponseKind {
  const total = contentLength(headers.get('content-length'));
  const offersRanges = /\bbytes\b/i.test(headers.get('accept-ranges') ?? '');
  const facts = { total, etag: strongEtag(headers.get('etag')), offersRanges };
  return { kind: 'body', facts, end: total, hasLength: total !== undefined };
}

function readPart({ headers }: AnswerHead, { offset, end, facts }: RangeRequest & { kind: 'part' }): ResponseKind {
  const range = parseContentRange(headers.get('content-range'));
  if (!range) return again('the answer to a range has no usable Content-Range');
  if (range.first !== offset || (end !== undefined && range.last >= end)) return again('another range was sent');
  if (facts.total !== undefined && range.total !== facts.total) return again('the length of the archive has changed');
  if (strongEtag(headers.get('etag')) !== facts.etag) return again('the archive has changed');
  const length = contentLength(headers.get('content-length'));
  if (length !== undefined && length !== range.last + 1 - range.first) return again('range and length do not agree');
  const known = { ...facts, total: range.total };
  return { kind: 'body', facts: known, end: range.last + 1, hasLength: length !== undefined };
}

/** If-Range answers 200 with the whole for two reasons: the archive is another one, or the server knows no ranges. */
function readUnwantedWhole({ headers }: AnswerHead, { etag }: ArchiveFacts): ResponseKind {
  const now = strongEtag(headers.get('etag'));
  if (now !== undefined && now !== etag) return again('the archive has changed');
  return again('the host sent the whole archive in place of a part', true);
}

/**
 * Says what an answer to `wanted` means. A part is taken only when the server proves that it is the one asked for, of the
 * archive that was begun.
 *
 * @param nowMs wall-clock time in milliseconds, for a Retry-After that is a date
 */
export function readAnswer(head: AnswerHead, wanted: RangeRequest, nowMs: number): ResponseKind {
  const { status, headers } = head;
  if (status === 200 && wanted.kind === 'whole') return readWhole(head);
  if (status === 206 && wanted.kind === 'part') return readPart(head, wanted);
  if (status === 200 && wanted.kind === 'part') return readUnwantedWhole(head, wanted.facts);
  if (status === 412 || status === 416) return again('the host does not have the part that is missing');
  if (status === 403) return { kind: 'refused' };
  if (REDIRECTS.has(status)) return { kind: 'redirect', location: headers.get('location') };
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), headers.get('date'), nowMs);
  return { kind: 'failed', failure: new HttpError(status, { retryAfterMs }) };
}
