import type { IncomingHttpHeaders } from 'node:http';
import type { EndpointName, Site } from './types.ts';

/** Recorded bodies are cut here: a test wants to read them, not to keep them. */
const RECORDED_BODY_CHARACTERS = 65_536;

/** One request that arrived. The object is live: `status` is filled in when the answer goes out. */
export interface RecordedRequest {
  readonly server: Site['name'];
  /** Milliseconds since the emulator started, from a clock that never jumps. */
  readonly at: number;
  readonly method: string;
  /** Path with the query, as it arrived. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The request's body, at most 65,536 characters of it. */
  body: string;
  endpoint: EndpointName | 'other';
  /** Status that was answered; null until then, and for good when the connection was reset instead. */
  status: number | null;
}

/** Cuts a request's body for the record. */
export function recordedBody(body: string): string {
  return body.slice(0, RECORDED_BODY_CHARACTERS);
}
