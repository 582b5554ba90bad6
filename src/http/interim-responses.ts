import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { isRecord } from './body.ts';

/** undici's channel for new connections (its documentation of diagnostics channels). The runtime's own fetch uses it, too. */
const CONNECTED = 'undici:client:connected';
/** How an interim response begins; 101 is none, since it ends HTTP on the connection. */
const INTERIM_START = /^HTTP\/1\.\d 1(?!01)\d\d/;
const START_CHARS = 'HTTP/1.1 100'.length;
const HEAD_END = '\r\n\r\n';
/** Longer heads are left to the client, which refuses them. */
const MAX_HEAD_BYTES = 16_384;

/** Takes interim responses out of the bytes before a response. */
class InterimFilter {
  #held: Buffer = Buffer.alloc(0);
  #isBeforeResponse = false;

  /** A request is sent: what follows is the head of a response. */
  expectResponse(): void {
    this.#isBeforeResponse = true;
  }

  /** Returns what the client may read; null while there is nothing for it. */
  pass(piece: Buffer | null): Buffer | null {
    if (!this.#isBeforeResponse || piece === null) return piece;
    const bytes = this.#withoutInterim(Buffer.concat([this.#held, piece]));
    const start = bytes.toString('latin1', 0, START_CHARS);
    const mayBeInterim =
      INTERIM_START.test(start) || (start.length < START_CHARS && 'HTTP/1.'.startsWith(start.slice(0, 7)));
    if (mayBeInterim && bytes.length < MAX_HEAD_BYTES) {
      this.#held = bytes;
      return null;
    }
    this.#held = Buffer.alloc(0);
    this.#isBeforeResponse = false;
    return bytes;
  }

  #withoutInterim(bytes: Buffer): Buffer {
    let rest = bytes;
    while (INTERIM_START.test(rest.toString('latin1', 0, START_CHARS))) {
      const end = rest.indexOf(HEAD_END);
      if (end < 0) return rest;
      rest = rest.subarray(end + HEAD_END.length);
    }
    return rest;
  }
}

function filterSocket(message: unknown): void {
  const socket = isRecord(message) ? message['socket'] : undefined;
  if (!(socket instanceof Socket) || ('alpnProtocol' in socket && socket.alpnProtocol === 'h2')) return;
  const filter = new InterimFilter();
  const read = socket.read.bind(socket) as (size?: number) => Buffer | null;
  const write = socket.write.bind(socket);
  Object.assign(socket, {
    read: (size?: number) => filter.pass(read(size)),
    write: (...args: Parameters<typeof write>) => {
      filter.expectResponse();
      return write(...args);
    },
  });
}

/**
 * Has undici ignore a 100 Continue that nobody has asked for, as clients must (RFC 9110, section 15.2): it breaks the
 * connection instead. The other interim responses go with it.
 *
 * @returns a function that ends this for new connections
 */
export function ignoreContinue(): () => void {
  subscribe(CONNECTED, filterSocket);
  return () => {
    unsubscribe(CONNECTED, filterSocket);
  };
}
