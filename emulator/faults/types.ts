import type { EndpointName } from '../http/types.ts';

/** Any JSON value. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue | undefined };

/** How an answer goes over the wire, where HTTP's own good manners are in the way. Closes the connection afterwards. */
export interface Delivery {
  /**
   * How the body's end is told: by a declared Content-Length, by chunks, or by closing the connection. Default: the
   * length when it is known, else chunks.
   */
  readonly framing?: 'length' | 'chunked' | 'close';
  /** Closes the connection after this many bytes of the body. The declared length stays that of the whole body. */
  readonly truncateAt?: number;
  /** Sends this many bytes of the body, then nothing more, and keeps the connection open. */
  readonly stallAt?: number;
  /** Trickles the body at this rate. */
  readonly bytesPerSecond?: number;
  /** Trickles the status line and the headers too. Default: false. */
  readonly slowHeaders?: boolean;
}

/** What a fault does. */
export type FaultAction =
  /** Answers this instead of processing. A string or Buffer is sent as it is, every other value as JSON. */
  | {
      readonly type: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: Buffer | JsonValue;
    }
  /** Answers 200 with one JSON object of this many megabytes (10^6 bytes), made while it is sent, without a length. */
  | { readonly type: 'huge'; readonly megabytes: number }
  /** Waits, then goes on. */
  | { readonly type: 'delay'; readonly ms: number }
  /** Resets the connection, before the request is processed (nothing happened) or after (its effect stays). */
  | { readonly type: 'reset'; readonly when: 'before' | 'after' }
  /** Processes the request as if it had neither Range nor If-Range. */
  | { readonly type: 'ignoreRange' }
  /** Replaces the JSON value of the answer by what the function returns. */
  | { readonly type: 'patch'; json(value: unknown): unknown }
  /** Changes the answer's status or headers. Null removes a header. A wrong Content-Length is sent as it is. */
  | {
      readonly type: 'alter';
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string | null>>;
    }
  /** Compresses the body on top of whatever it is, and says so in Content-Encoding. */
  | { readonly type: 'gzip' }
  /** Sends the answer in an odd way. */
  | ({ readonly type: 'deliver' } & Delivery);

/** One scripted fault. Each request to an endpoint takes the first fault of that endpoint that is not used up. */
export interface Fault {
  readonly on: EndpointName;
  /** How many requests it hits. Default: 1. */
  readonly times?: number;
  /** How many requests pass unharmed before, counted from when the faults injected earlier are used up. Default: 0. */
  readonly after?: number;
  /** One action, or several that hit the same request. */
  readonly do: FaultAction | readonly FaultAction[];
}
