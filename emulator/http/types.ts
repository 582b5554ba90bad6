import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** The endpoints a fault can be put on and a recorded request can belong to. */
export type EndpointName = 'start' | 'status' | 'bundle' | 'agent' | 'download';

/** What a handler gets: plain values, no socket. */
export interface RequestValues {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Values of the `{name}` parts of the route's pattern, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** JSON stays a value until it is sent, so that a fault can patch it. */
export type AnswerBody =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'bytes'; readonly data: Buffer }
  | { readonly type: 'stream'; /** Bytes; absent when unknown. */ readonly size?: number; open(): Readable };

/** What a handler gives back. Header names are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody;
}

/** One endpoint: the request's values in, the answer's values out. */
export interface Route {
  readonly name: EndpointName;
  readonly method: string;
  /** Like `/v1/static-export/jobs/{jobId}`. */
  readonly pattern: string;
  handle(request: RequestValues): Answer | Promise<Answer>;
}

/** The routes of one origin and its answer to everything else. */
export interface Site {
  readonly name: 'api' | 'store';
  readonly routes: readonly Route[];
  /** `allowed` lists the methods the path knows; it is empty for an unknown path. */
  miss(request: RequestValues, allowed: readonly string[]): Answer;
}
