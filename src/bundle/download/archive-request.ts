import type { Readable } from 'node:stream';
import type { HttpClient } from '../../http/fetch.ts';
import { HttpError } from '../../http/http-error.ts';
import { classifyResponse, type RangeRequest, type ResponseKind } from './archive-response.ts';

/** Checks the target of a redirect. */
export type CheckRedirect = (
  location: string,
) => { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly reason: string };

export interface Host {
  readonly fetch: HttpClient['fetch'];
  readonly checkRedirect: CheckRedirect;
  /** Whether the newest link's `expiresAt` has passed. */
  readonly hasLinkExpired: () => boolean;
  /** Wall-clock time in milliseconds. */
  readonly now: () => number;
}

/** One request for the archive. */
export interface ArchiveRequest {
  /** The link at first, then the target of each redirect that was followed, for messages. */
  url: URL;
  range: RangeRequest;
  readonly signal: AbortSignal;
}

type KindOf<Kind extends ResponseKind['kind']> = Extract<ResponseKind, { readonly kind: Kind }>;
export type OpenedBody = KindOf<'body'> & { readonly body: Readable };
export type OpenResult = OpenedBody | KindOf<'restart'> | (KindOf<'refused'> & { readonly serverMessage: string });

/** Object stores redirect once, to another region or a closer copy. */
const MAX_REDIRECTS = 3;
/** How much of an error's body is read. Object stores send a few hundred bytes of XML. */
const MAX_ERROR_BYTES = 4_096;
/** How long to wait for the body of an error, which only adds a reason. */
const MAX_ERROR_BODY_MS = 2_000;
const MAX_MESSAGE_LENGTH = 500;

/** No credentials or cookies, and no content encoding. If-Range rules out a part of another archive. */
function requestHeaders(range: RangeRequest): Record<string, string> {
  const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'static-export-action' };
  if (range.kind === 'whole') return headers;
  const { offset, end, facts } = range;
  const bytes = `bytes=${offset}-${end === undefined ? '' : end - 1}`;
  return { ...headers, Range: bytes, ...(facts.etag !== undefined && { 'If-Range': facts.etag }) };
}

/** An object store's error; empty where the body is none. */
export interface StoreError {
  /** One word, such as `AccessDenied`. */
  readonly code: string;
  readonly message: string;
}

/** The text of the first element with this name and without child elements. */
function elementText(xml: string, name: string): string {
  const opening = `<${name}>`;
  const at = xml.indexOf(opening);
  const start = at + opening.length;
  const end = xml.indexOf('<', start);
  return at < 0 || end < 0 || !xml.startsWith(`</${name}>`, end) ? '' : xml.slice(start, end);
}

const XML_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Parses an error of S3 and compatible object stores (Amazon S3 API reference, "REST error responses"). Other elements are
 * ignored because some repeat what was signed.
 */
export function parseStoreError(xml: string): StoreError {
  const code = elementText(xml, 'Code');
  if (!/^[A-Za-z0-9]{1,64}$/.test(code)) return { code: '', message: '' };
  const message = elementText(xml, 'Message').slice(0, MAX_MESSAGE_LENGTH).trim();
  return { code, message: message.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => XML_ENTITIES[name] ?? '') };
}

interface ErrorBody extends StoreError {
  readonly isComplete: boolean;
}

/** Reads an error's body. A body that breaks off or stalls is ignored: the status is known. */
async function readErrorBody(body: Readable): Promise<ErrorBody> {
  let text = '';
  const timer = setTimeout(() => body.destroy(new Error('The body of the error stalls.')), MAX_ERROR_BODY_MS);
  try {
    for await (const chunk of body) {
      text += String(chunk);
      if (text.length >= MAX_ERROR_BYTES) break;
    }
    return { ...parseStoreError(text), isComplete: true };
  } catch {
    return { ...parseStoreError(text), isComplete: false };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether a link's session has expired: S3 then sends 400 with this code instead of 403 (Amazon S3 API reference, "Error
 * responses"). A 400 with an incomplete body may be that.
 */
function isExpiredToken(status: number, { code, isComplete }: ErrorBody): boolean {
  return status === 400 && (code === 'ExpiredToken' || (code === '' && !isComplete));
}

function resolveRedirect(from: URL, location: string | null, { checkRedirect }: Host): URL | string {
  const target = location !== null && URL.canParse(location, from.href) ? new URL(location, from.href).href : '';
  const checked = checkRedirect(target);
  return checked.ok ? checked.url : `It redirects to an address that is not followed: ${checked.reason}.`;
}

/**
 * Requests the archive or a part of it, and follows redirects to addresses that would be accepted as a link.
 *
 * @throws HttpError for a response that is a failure, and the client's errors
 */
export async function openArchive(host: Host, request: ArchiveRequest): Promise<OpenResult> {
  const { range, signal } = request;
  for (let redirects = 0; ; redirects++) {
    const { status, headers, body } = await host.fetch(request.url, {
      method: 'GET',
      headers: requestHeaders(range),
      signal,
    });
    const response = classifyResponse({ status, headers }, range, host.now());
    if (response.kind === 'body') return { ...response, body };
    if (response.kind === 'restart') {
      body.destroy();
      return response;
    }
    const error = await readErrorBody(body);
    signal.throwIfAborted();
    const serverMessage = error.message === '' ? error.code : `${error.code}: ${error.message}`;
    if (response.kind === 'refused' || isExpiredToken(status, error)) return { kind: 'refused', serverMessage };
    if (response.kind === 'failed')
      throw new HttpError(status, { serverMessage, retryAfterMs: response.failure.retryAfterMs });
    if (redirects >= MAX_REDIRECTS) throw new HttpError(status, { redirect: 'It redirects too many times.' });
    const target = resolveRedirect(request.url, response.location, host);
    if (typeof target === 'string') throw new HttpError(status, { redirect: target });
    request.url = target;
  }
}
