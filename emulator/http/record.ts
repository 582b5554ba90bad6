import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointName, RouteTable } from './types.ts';

/** Limits the memory that recorded bodies take. */
const RECORDED_BODY_CHARACTERS = 65_536;

/** A received request. `status` is set in place when the response is sent. */
export interface RecordedRequest {
  readonly server: RouteTable['name'];
  /** Milliseconds since the emulator started, from a monotonic clock. */
  readonly at: number;
  readonly method: string;
  /** Path with query, as received. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The first 65,536 characters of the body. */
  body: string;
  endpoint: EndpointName | 'other';
  /** Status of the response; null until it is sent, and if the connection was reset. */
  status: number | null;
}

export function truncateBody(body: string): string {
  return body.slice(0, RECORDED_BODY_CHARACTERS);
}
