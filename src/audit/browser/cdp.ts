import type { Readable, Writable } from 'node:stream';
import { asFields, isRecord, parseJson, type Fields } from '../../http/body.ts';

/** An event of the browser, or of one of its sessions. */
export interface CdpEvent {
  readonly method: string;
  readonly params: Fields;
  readonly sessionId: string | undefined;
}

/** A text among the fields of an event; empty where there is none. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export function fieldsOf(fields: Fields, name: string): Fields {
  return asFields(fields[name]);
}

/** The browser went away, or rejected a command. */
export class CdpError extends Error {
  override readonly name = 'CdpError';
}

/** A message is a picture at most; a longer one is none of the browser's. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

/** Chrome's DevTools protocol over the pipe of `--remote-debugging-pipe`: JSON messages, each ended by a zero byte. */
export class CdpConnection {
  readonly #output: Writable;
  readonly #pending = new Map<number, { resolve: (result: Fields) => void; reject: (error: Error) => void }>();
  readonly #listeners = new Set<(event: CdpEvent) => void>();
  #parts: Buffer[] = [];
  #size = 0;
  #nextId = 1;
  #closed = false;

  constructor(output: Writable, input: Readable) {
    this.#output = output;
    output.on('error', () => {
      this.close();
    });
    input.on('data', (chunk: Buffer) => {
      this.#read(chunk);
    });
    input.on('error', () => {
      this.close();
    });
    input.on('close', () => {
      this.close();
    });
  }

  #read(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      this.#parts.push(chunk.subarray(start, end));
      this.#receive(Buffer.concat(this.#parts).toString('utf8'));
      [this.#parts, this.#size, start] = [[], 0, end + 1];
    }
    this.#parts.push(chunk.subarray(start));
    this.#size += chunk.length - start;
    if (this.#size > MAX_MESSAGE_BYTES) this.close();
  }

  #receive(text: string): void {
    const message = parseJson(text);
    if (!isRecord(message)) return;
    const { id, method, params, sessionId, result, error } = message;
    if (typeof id === 'number') {
      const waiting = this.#pending.get(id);
      this.#pending.delete(id);
      if (isRecord(error)) waiting?.reject(new CdpError(textField(error, 'message')));
      else waiting?.resolve(asFields(result));
    } else if (typeof method === 'string') {
      const event = {
        method,
        params: asFields(params),
        sessionId: typeof sessionId === 'string' ? sessionId : undefined,
      };
      for (const listener of [...this.#listeners]) listener(event);
    }
  }

  /** Sends a command. Rejects with a {@link CdpError} when the browser turns it down or goes away. */
  send(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    if (this.#closed) return Promise.reject(new CdpError('The browser is gone.'));
    const id = this.#nextId++;
    const answer = new Promise<Fields>((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    this.#output.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
    return answer;
  }

  /** Calls `listener` with every event. Returns how to stop that. */
  listen(listener: (event: CdpEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const { reject } of this.#pending.values()) reject(new CdpError('The browser is gone.'));
    this.#pending.clear();
    this.#output.destroy();
  }
}
