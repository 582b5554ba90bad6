import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { asFields } from './body.ts';

const CONNECTED = 'undici:client:connected';
/** 101 is left to the client, because it ends HTTP on the connection. */
const INTERIM_STATUS = String.raw`HTTP/1\.\d 1(?!01)\d\d`;
const INTERIM_START = new RegExp(`^${INTERIM_STATUS}`);
const INTERIM_RESPONSES = new RegExp(String.raw`^(?:${INTERIM_STATUS}[^]*?\r\n\r\n)*`);
const START_LENGTH = 'HTTP/1.1 100'.length;
/** Longer heads are left to the client, which rejects them. */
const MAX_HEAD_BYTES = 16_384;

function isIncomplete(head: string): boolean {
  if (head.length >= MAX_HEAD_BYTES) return false;
  return INTERIM_START.test(head) || (head.length < START_LENGTH && 'HTTP/1.'.startsWith(head.slice(0, 7)));
}

function filterSocket(message: unknown): void {
  const { socket } = asFields(message);
  if (!(socket instanceof Socket)) return;
  const read = socket.read.bind(socket) as (size?: number) => Buffer | null;
  const write = socket.write.bind(socket);
  /** The bytes of a response's head so far; undefined once the head is complete. */
  let head: Buffer | undefined;
  Object.assign(socket, {
    write: (...data: Parameters<typeof write>) => {
      head ??= Buffer.alloc(0);
      return write(...data);
    },
    read: (size?: number) => {
      const bytes = read(size);
      if (head === undefined || bytes === null) return bytes;
      head = Buffer.concat([head, bytes]);
      const text = head.toString('latin1', 0, MAX_HEAD_BYTES);
      const interimLength = INTERIM_RESPONSES.exec(text)?.[0].length ?? 0;
      head = head.subarray(interimLength);
      if (isIncomplete(text.slice(interimLength))) return null;
      const rest = head;
      head = undefined;
      return rest;
    },
  });
}

/** Ignores unrequested 100 Continue, as clients must (RFC 9110, section 15.2); undici doesn't. Returns a function that stops this. */
export function ignoreInterimResponses(): () => void {
  subscribe(CONNECTED, filterSocket);
  return () => {
    unsubscribe(CONNECTED, filterSocket);
  };
}
