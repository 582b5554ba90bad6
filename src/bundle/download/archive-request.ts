import type { Readable } from 'node:stream';
import type { HttpClient } from '../../http/fetch.ts';
import { HttpError, parseRetryAfter } from '../../http/http-error.ts';
import { readResponse, type ArchivePart, type BodyHead } from './archive-response.ts';

export type CheckRedirect = (
  location: string,
) => { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly reason: string };

export interface Host {
  readonly fetch: HttpClient['fetch'];
  readonly checkRedirect: CheckRedirect;
  readonly hasLinkExpired: () => boolean;
  /** Wall-clock time in milliseconds. */
  readonly now: () => number;
}

export interface ArchiveRequest {
  /** The link, then the target of each redirect. */
  url: URL;
  readonly part: ArchivePart | undefined;
  readonly signal: AbortSignal;
}

export type OpenedBody = BodyHead & { readonly body: Readable };

/** The message is the host's own. */
export class LinkRefused extends Error {
  override readonly name = 'LinkRefused';
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Object stores redirect once, to another region. */
const MAX_REDIRECTS = 3;
/** Object stores send a few hundred bytes of XML with an error. */
const MAX_ERROR_BYTES = 4_096;
const MAX_ERROR_BODY_MS = 2_000;
const MAX_MESSAGE_LENGTH = 500;

/** No credentials or cookies, and no content encoding. If-Range rules out a part of another archive. */
function requestHeaders(part: ArchivePart | undefined): Record<string, string> {
  const headers = { Accept: '*/*', 'Accept-Encoding': 'identity', 'User-Agent': 'static-export-action' };
  if (part === undefined) return headers;
  const { offset, end, facts } = part;
  const bytes = `bytes=${offset}-${end === undefined ? '' : end - 1}`;
  return { ...headers, Range: bytes, ...(facts.etag !== undefined && { 'If-Range': facts.etag }) };
}

/** The text of the first element with this name, unless it has child elements. */
function elementText(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}

const XML_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** An error of S3 (Amazon S3 API reference, "REST error responses"). Other elements are ignored: some repeat what was signed. */
export function parseStoreError(xml: string): { readonly code: string; readonly message: string } {
  const code = elementText(xml, 'Code');
  if (!/^[A-Za-z0-9]{1,64}$/.test(code)) return { code: '', message: '' };
  const message = elementText(xml, 'Message').slice(0, MAX_MESSAGE_LENGTH).trim();
  return { code, message: message.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => XML_ENTITIES[name] ?? '') };
}

/** Reads the body of an error, which only adds a reason to the status: a truncated or stalled one is ignored. */
async function readError(status: number, body: Readable): Promise<{ serverMessage: string; isRefusal: boolean }> {
  let text = '';
  let isComplete = true;
  const timer = setTimeout(() => body.destroy(new Error('The body of the error stalls.')), MAX_ERROR_BODY_MS);
  try {
    for await (const chunk of body) {
      text += String(chunk);
      if (text.length >= MAX_ERROR_BYTES) break;
    }
  } catch {
    isComplete = false;
  } finally {
    clearTimeout(timer);
  }
  const { code, message } = parseStoreError(text);
  // S3 sends 400 for an expired session (Amazon S3 API reference, "Error responses"). An incomplete body may have said so.
  const isExpired = status === 400 && (code === 'ExpiredToken' || (code === '' && !isComplete));
  return { serverMessage: message === '' ? code : `${code}: ${message}`, isRefusal: status === 403 || isExpired };
}

/** Follows redirects to addresses that are accepted as a link. Throws RestartDownload, LinkRefused, HttpError, and the client's errors. */
export async function openArchive(host: Host, request: ArchiveRequest): Promise<OpenedBody> {
  const { part, signal } = request;
  for (let redirects = 0; ; redirects++) {
    const options = { method: 'GET', headers: requestHeaders(part), signal } as const;
    const { status, headers, body } = await host.fetch(request.url, options);
    try {
      const head = readResponse({ status, headers }, part);
      if (head) return { ...head, body };
    } catch (error) {
      body.destroy();
      throw error;
    }
    const { serverMessage, isRefusal } = await readError(status, body);
    signal.throwIfAborted();
    if (isRefusal) throw new LinkRefused(serverMessage);
    if (!REDIRECTS.has(status)) {
      const retryAfterMs = parseRetryAfter(headers.get('retry-after'), headers.get('date'), host.now());
      throw new HttpError(status, { serverMessage, retryAfterMs });
    }
    if (redirects >= MAX_REDIRECTS) throw new HttpError(status, { redirect: 'The link redirects too many times.' });
    const location = headers.get('location');
    const target = location === null ? null : URL.parse(location, request.url.href);
    const checked = host.checkRedirect(target?.href ?? '');
    if (!checked.ok)
      throw new HttpError(status, { redirect: `The target of the redirect cannot be used: ${checked.reason}.` });
    request.url = checked.url;
  }
}
