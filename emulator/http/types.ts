import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export type EndpointName = 'start' | 'status' | 'bundle' | 'agent' | 'download';

/** A request as passed to a handler. */
export interface RequestValues {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Decoded values of the `{name}` segments of the route's pattern. */
  readonly params: Readonly<Record<string, string>>;
}

/** JSON is serialized when it is sent, so that a fault can patch it. */
export type ResponseBody =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'bytes'; readonly data: Buffer }
  | { readonly type: 'stream'; /** In bytes. */ readonly size?: number; open(): Readable };

/** Header names are in lower case. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ResponseBody;
}

export interface Route {
  readonly name: EndpointName;
  readonly method: string;
  /** Such as `/v1/static-export/jobs/{jobId}`. */
  readonly pattern: string;
  handle(request: RequestValues): HttpResponse | Promise<HttpResponse>;
}

/** The routes of one origin. */
export interface RouteTable {
  readonly name: 'api' | 'store';
  readonly routes: readonly Route[];
  /** Responds to requests that match no route. `allowed` lists the methods that the path supports. */
  fallback(request: RequestValues, allowed: readonly string[]): HttpResponse;
}
