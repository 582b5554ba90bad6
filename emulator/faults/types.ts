import type { EndpointName } from '../http/types.ts';

export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue | undefined };

/** Writes a response to the socket without Node.js's HTTP writer. The connection is closed afterwards. */
export interface Delivery {
  /**
   * How the end of the body is marked: Content-Length, chunked encoding, or closing the connection. Default: the length
   * when it is known, otherwise chunked.
   */
  readonly framing?: 'length' | 'chunked' | 'close';
  /** Closes the connection after this many bytes of the body. Content-Length is still that of the full body. */
  readonly truncateAt?: number;
  /** Stops sending after this many bytes of the body and keeps the connection open. */
  readonly stallAt?: number;
  /** Sends the body at this rate. */
  readonly bytesPerSecond?: number;
  /** Applies the rate to the status line and headers too. Default: false. */
  readonly slowHeaders?: boolean;
}

export type FaultAction =
  /** Sends this response instead of processing the request. A string or Buffer is sent unchanged, other values as JSON. */
  | {
      readonly type: 'respond';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: Buffer | JsonValue;
    }
  /** Sends status 200 and a JSON object of this many megabytes (10^6 bytes), generated while sending, without a length. */
  | { readonly type: 'huge'; readonly megabytes: number }
  /** Waits before processing the request. */
  | { readonly type: 'delay'; readonly ms: number }
  /** Resets the connection before or after the request is processed. */
  | { readonly type: 'reset'; readonly when: 'before' | 'after' }
  /** Ignores Range and If-Range. */
  | { readonly type: 'ignoreRange' }
  /** Replaces the JSON value of the response with the function's result. */
  | { readonly type: 'patch'; json(value: unknown): unknown }
  /** Changes status or headers of the response. Null removes a header. A wrong Content-Length is sent unchanged. */
  | {
      readonly type: 'alter';
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string | null>>;
    }
  /** Compresses the body with gzip and sets Content-Encoding. */
  | { readonly type: 'gzip' }
  /** Changes how the response is written to the socket. */
  | ({ readonly type: 'deliver' } & Delivery);

/** Each request to an endpoint takes the first fault of that endpoint that is not used up. */
export interface Fault {
  readonly on: EndpointName;
  /** Number of requests to affect. Default: 1. */
  readonly times?: number;
  /** Number of requests to leave alone first, counted once all earlier faults are used up. Default: 0. */
  readonly after?: number;
  /** One or more actions, all applied to the same request. */
  readonly do: FaultAction | readonly FaultAction[];
}
