import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pace } from '../http/pace.ts';
import type { Answer, RequestValues, Route, Site } from '../http/types.ts';
import type { Archive } from '../jobs/archive.ts';
import { rangeOf } from './range.ts';
import type { LinkCheck, LinkSigner } from './sign.ts';

/** What the object store is made of. */
export interface StoreParts {
  readonly signer: LinkSigner;
  /** The finished archive of a job; undefined when there is none. */
  readonly find: (jobId: string) => Archive | undefined;
  /** Limit of each connection; undefined means none. */
  readonly bytesPerSecond: number | undefined;
  readonly closing: AbortSignal;
}

const REFUSALS: Record<Exclude<LinkCheck, 'valid'>, string> = {
  expired: 'Request has expired',
  altered: 'The request signature we calculated does not match the signature you provided.',
  unsigned: 'Access Denied',
};

/** Path of a job's archive in the store. */
export function archivePath(jobId: string): string {
  return `/bundles/${jobId}.tar.gz`;
}

/**
 * The object store behind the links: one GET route, everything else refused. It stands on an origin of its own, so that
 * a client that sends its admin key along is found out.
 */
export function storeSite(parts: StoreParts): Site {
  const route: Route = {
    name: 'download',
    method: 'GET',
    pattern: '/bundles/{file}',
    handle: (request) => download(parts, request),
  };
  return {
    name: 'store',
    routes: [route],
    // A presigned GET link is signed for GET: HEAD does not match the signature.
    miss: (request, allowed) =>
      request.method === 'HEAD' || allowed.length === 0
        ? xmlError(403, 'SignatureDoesNotMatch', REFUSALS.altered)
        : xmlError(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.'),
  };
}

function download(parts: StoreParts, request: RequestValues): Answer {
  if (request.headers.authorization !== undefined) {
    return xmlError(400, 'InvalidArgument', 'Only one auth mechanism allowed');
  }
  const check = parts.signer.check(request.path, request.query);
  if (check !== 'valid') {
    return xmlError(403, check === 'altered' ? 'SignatureDoesNotMatch' : 'AccessDenied', REFUSALS[check]);
  }
  const archive = parts.find((request.params['file'] ?? '').replace(/\.tar\.gz$/, ''));
  if (archive === undefined) return xmlError(404, 'NoSuchKey', 'The specified key does not exist.');
  return fileAnswer(parts, request, archive);
}

function fileAnswer(parts: StoreParts, request: RequestValues, archive: Archive): Answer {
  const headers = {
    'content-type': 'application/gzip',
    'accept-ranges': 'bytes',
    etag: archive.etag,
    'last-modified': archive.modifiedAt.toUTCString(),
  };
  const ifRange = request.headers['if-range'];
  const unchanged = ifRange === undefined || ifRange === headers.etag || ifRange === headers['last-modified'];
  const range = rangeOf(unchanged ? request.headers.range : undefined, archive.sizeBytes);
  switch (range.type) {
    case 'unsatisfiable': {
      const refusal = xmlError(416, 'InvalidRange', 'The requested range is not satisfiable');
      return { ...refusal, headers: { ...refusal.headers, 'content-range': `bytes */${archive.sizeBytes}` } };
    }
    case 'whole':
      return { status: 200, headers, body: fileBody(parts, archive, 0, archive.sizeBytes - 1) };
    case 'part': {
      const contentRange = `bytes ${range.start}-${range.end}/${archive.sizeBytes}`;
      const body = fileBody(parts, archive, range.start, range.end);
      return { status: 206, headers: { ...headers, 'content-range': contentRange }, body };
    }
    default:
      return range satisfies never;
  }
}

function fileBody(parts: StoreParts, archive: Archive, start: number, end: number): Answer['body'] {
  const { bytesPerSecond, closing } = parts;
  const open = (): Readable => {
    const file = createReadStream(archive.file, { start, end });
    return bytesPerSecond === undefined
      ? file
      : Readable.from(pace(file as AsyncIterable<Buffer>, bytesPerSecond, closing));
  };
  return { type: 'stream', size: end - start + 1, open };
}

function xmlError(status: number, code: string, message: string): Answer {
  const data = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>\n`,
  );
  return { status, headers: { 'content-type': 'application/xml' }, body: { type: 'bytes', data } };
}
