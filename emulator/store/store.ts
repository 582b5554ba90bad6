import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { throttle } from '../http/throttle.ts';
import type { HttpResponse, RequestValues, Route, RouteTable } from '../http/types.ts';
import type { Archive } from '../jobs/archive.ts';
import { parseRange } from './range.ts';
import type { LinkCheck, LinkSigner } from './sign.ts';

export interface StoreDependencies {
  readonly signer: LinkSigner;
  /** The published archive of a job. */
  readonly findArchive: (jobId: string) => Archive | undefined;
  /** Rate limit of each connection; undefined for none. */
  readonly bytesPerSecond: number | undefined;
  readonly closing: AbortSignal;
}

const ERROR_MESSAGES: Record<Exclude<LinkCheck, 'valid'>, string> = {
  expired: 'Request has expired',
  tampered: 'The request signature we calculated does not match the signature you provided.',
  unsigned: 'Access Denied',
};

export function archivePath(jobId: string): string {
  return `/bundles/${jobId}.tar.gz`;
}

/**
 * The object store that serves the links. It has its own origin, so that tests detect a client that sends the admin key
 * to another origin.
 */
export function storeRoutes(dependencies: StoreDependencies): RouteTable {
  const route: Route = {
    name: 'download',
    method: 'GET',
    pattern: '/bundles/{file}',
    handle: (request) => download(dependencies, request),
  };
  return {
    name: 'store',
    routes: [route],
    // A presigned GET link is signed for GET: HEAD does not match the signature.
    fallback: (request, allowed) =>
      request.method === 'HEAD' || allowed.length === 0
        ? xmlError(403, 'SignatureDoesNotMatch', ERROR_MESSAGES.tampered)
        : xmlError(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.'),
  };
}

function download(dependencies: StoreDependencies, request: RequestValues): HttpResponse {
  if (request.headers.authorization !== undefined) {
    return xmlError(400, 'InvalidArgument', 'Only one auth mechanism allowed');
  }
  const check = dependencies.signer.check(request.path, request.query);
  if (check !== 'valid') {
    return xmlError(403, check === 'tampered' ? 'SignatureDoesNotMatch' : 'AccessDenied', ERROR_MESSAGES[check]);
  }
  const archive = dependencies.findArchive((request.params['file'] ?? '').replace(/\.tar\.gz$/, ''));
  if (archive === undefined) return xmlError(404, 'NoSuchKey', 'The specified key does not exist.');
  return archiveResponse(dependencies, request, archive);
}

function archiveResponse(dependencies: StoreDependencies, request: RequestValues, archive: Archive): HttpResponse {
  const headers = {
    'content-type': 'application/gzip',
    'accept-ranges': 'bytes',
    etag: archive.etag,
    'last-modified': archive.modifiedAt.toUTCString(),
  };
  const ifRange = request.headers['if-range'];
  const unchanged = ifRange === undefined || ifRange === headers.etag || ifRange === headers['last-modified'];
  const range = parseRange(unchanged ? request.headers.range : undefined, archive.sizeBytes);
  switch (range.type) {
    case 'unsatisfiable': {
      const response = xmlError(416, 'InvalidRange', 'The requested range is not satisfiable');
      return { ...response, headers: { ...response.headers, 'content-range': `bytes */${archive.sizeBytes}` } };
    }
    case 'full':
      return { status: 200, headers, body: fileBody(dependencies, archive, { start: 0, end: archive.sizeBytes - 1 }) };
    case 'partial': {
      const contentRange = `bytes ${range.start}-${range.end}/${archive.sizeBytes}`;
      const body = fileBody(dependencies, archive, range);
      return { status: 206, headers: { ...headers, 'content-range': contentRange }, body };
    }
    default:
      return range satisfies never;
  }
}

function fileBody(
  { bytesPerSecond, closing }: StoreDependencies,
  archive: Archive,
  { start, end }: { readonly start: number; readonly end: number },
): HttpResponse['body'] {
  const open = (): Readable => {
    const file = createReadStream(archive.file, { start, end });
    return bytesPerSecond === undefined
      ? file
      : Readable.from(throttle(file as AsyncIterable<Buffer>, bytesPerSecond, closing));
  };
  return { type: 'stream', size: end - start + 1, open };
}

function xmlError(status: number, code: string, message: string): HttpResponse {
  const data = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>\n`,
  );
  return { status, headers: { 'content-type': 'application/xml' }, body: { type: 'bytes', data } };
}
