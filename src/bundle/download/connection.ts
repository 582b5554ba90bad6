import type { Readable } from 'node:stream';
import { HttpError } from '../../http/http-error.ts';
import type { HttpClient } from '../../http/fetch.ts';
import { readAnswer, type ResponseKind, type RangeRequest } from './answer.ts';

/** A redirect's target as the caller sees it: a URL to go to, or the reason why not. */
export type CheckRedirect = (
  location: string,
) => { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly reason: string };

/** What a request to the host of a link needs. */
export interface Host {
  readonly fetch: HttpClient['fetch'];
  readonly checkRedirect: CheckRedirect;
  /** Whether the newest link's own expiry has passed. */
  readonly hasLinkExpired: () => boolean;
  /** Wall-clock time in milliseconds. */
  readonly now: () => number;
}

/** Whom a request has been sent to. */
export interface RequestTarget {
  url: URL;
}

/** An object store redirects once, to another region or to a nearer copy; more than a few are a loop. */
const MAX_REDIRECTS = 3;
/** How much of an error's body is read: object stores answer with a few hundred bytes of XML. */
const MAX_ERROR_BYTES = 4_096;
/** How long the body of an error may take, in milliseconds: it follows its head at once, and only adds a reason. */
const MAX_ERROR_BODY_MS = 2_000;

type ReadingOf<Kind extends ResponseKind['kind']> = Extract<ResponseKind, { readonly kind: Kind }>;

/** An answer whose body is to be read. */
export type OpenedBody = ReadingOf<'body'> & { readonly body: Readable };

/** What came of a request: a body, or the reason why there is none. */
export type OpenResult = OpenedBody | ReadingOf<'start-again'> | (ReadingOf<'refused'> & { readonly words: string });

/** No credentials, no cookies, and the bytes as they are stored. If-Range makes a part of another archive impossible. */
function requestHeaders(wanted: RangeRequest): Record<string, string> {
  const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'static-export-action' };
  if (wanted.kind === 'whole') return headers;
  const { offset, end, facts } = wanted;
  const range = `bytes=${offset}-${end === undefined ? '' : end - 1}`;
  return { ...headers, Range: range, ...(facts.etag !== undefined && { 'If-Range': facts.etag }) };
}

/** The longest message that is kept; S3's own are one or two sentences. */
const MAX_MESSAGE_LENGTH = 500;

/** What an object store's XML says of a failure; '' where it does not. */
export interface StoreError {
  /** One word, such as `AccessDenied`. */
  readonly code: string;
  readonly message: string;
}

/** The text of the first element of a name, without child elements; '' when there is none. */
function elementText(xml: string, name: string): string {
  const opening = `<${name}>`;
  const at = xml.indexOf(opening);
  const start = at + opening.length;
  const end = xml.indexOf('<', start);
  return at < 0 || end < 0 || !xml.startsWith(`</${name}>`, end) ? '' : xml.slice(start, end);
}

const XML_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads the error in an object store's XML, in the form of S3 and its kin (Amazon S3 API reference, "REST error responses").
 * Other elements are not shown: some repeat what was signed.
 */
export function readStoreError(xml: string): StoreError {
  const code = elementText(xml, 'Code');
  if (!/^[A-Za-z0-9]{1,64}$/.test(code)) return { code: '', message: '' };
  const message = elementText(xml, 'Message').slice(0, MAX_MESSAGE_LENGTH).trim();
  return { code, message: message.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => XML_ENTITIES[name] ?? '') };
}

function storeReason({ code, message }: StoreError): string {
  return message === '' ? code : `${code}: ${message}`;
}

/**
 * Whether a link's session has ended before its time: S3 does not answer 403 then, but 400 and this code (Amazon S3 API
 * reference, "Error responses"). A 400 whose body was cut may have been that.
 */
function isExpired(status: number, { code, isWhole }: ErrorBody): boolean {
  return status === 400 && (code === 'ExpiredToken' || (code === '' && !isWhole));
}

/** What could be read of an error's body. */
interface ErrorBody extends StoreError {
  /** Whether the body came to its end, or to the most that is read of one. */
  readonly isWhole: boolean;
}

/** Reads an error's body. The status has decided already, so a body that breaks or stalls is left as it is. */
async function readErrorBody(body: Readable): Promise<ErrorBody> {
  let text = '';
  const timer = setTimeout(() => body.destroy(new Error('The body of the error stalls.')), MAX_ERROR_BODY_MS);
  try {
    for await (const piece of body) {
      text += String(piece);
      if (text.length >= MAX_ERROR_BYTES) break;
    }
    return { ...readStoreError(text), isWhole: true };
  } catch {
    return { ...readStoreError(text), isWhole: false };
  } finally {
    clearTimeout(timer);
  }
}

function withWords({ status, retryAfterMs }: HttpError, serverMessage: string): HttpError {
  return new HttpError(status, { serverMessage, retryAfterMs });
}

function resolveRedirect(status: number, location: string | null, from: URL, { checkRedirect }: Host): URL {
  const target = location !== null && URL.canParse(location, from.href) ? new URL(location, from.href).href : '';
  const checked = checkRedirect(target);
  if (checked.ok) return checked.url;
  throw new HttpError(status, { redirect: `It redirects to an address that is not followed: ${checked.reason}.` });
}

/**
 * Opens the archive, or a part of it, at the link. A redirect is followed when its target would do as a link; there are no
 * credentials that could go along.
 *
 * @param asked is the link at first, and then where each redirect has led: whoever tells a failure needs to know
 * @throws HttpError for an answer that is a failure, and the client's errors
 */
export async function openArchive(
  host: Host,
  asked: RequestTarget,
  wanted: RangeRequest,
  signal: AbortSignal,
): Promise<OpenResult> {
  for (let redirects = 0; ; redirects++) {
    const answer = await host.fetch(asked.url, { method: 'GET', headers: requestHeaders(wanted), signal });
    const reading = readAnswer(answer, wanted, host.now());
    if (reading.kind === 'body') return { ...reading, body: answer.body };
    if (reading.kind === 'start-again') {
      answer.body.destroy();
      return reading;
    }
    const error = await readErrorBody(answer.body);
    signal.throwIfAborted();
    const words = storeReason(error);
    if (reading.kind === 'refused' || isExpired(answer.status, error)) return { kind: 'refused', words };
    if (reading.kind === 'failed') throw withWords(reading.failure, words);
    if (redirects >= MAX_REDIRECTS) throw new HttpError(answer.status, { redirect: 'It redirects again and again.' });
    asked.url = resolveRedirect(answer.status, reading.location, asked.url, host);
  }
}
