import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What happens to one connection, below HTTP. Byte positions count from the status line of the response. */
export type TcpFault =
  /** Resets the connection. before: the server does not receive the request. after: the client does not receive the response. */
  | { readonly do: 'reset'; readonly when: 'before' | 'after' }
  /** Closes the connection after `at` bytes of the response. */
  | { readonly do: 'cut'; readonly at: number }
  /** Passes `at` bytes of the response, then nothing, and keeps the connection open. */
  | { readonly do: 'stall'; readonly at: number }
  /** Limits the rate of the response, including its headers. */
  | { readonly do: 'trickle'; readonly bytesPerSecond: number }
  /** Changes the Content-Length, and passes the complete response. */
  | { readonly do: 'wrong-length'; readonly length: number }
  /** Removes the Content-Length, so that the response ends with the connection; with `cutAt`, after so many bytes of the body. */
  | { readonly do: 'no-length'; readonly cutAt?: number };

/** A proxy between the action and a server. The action uses its URL as that of the server. */
export interface FaultProxy {
  readonly url: string;
  /** The first line of each request. Each request has its own connection. */
  readonly requests: readonly string[];
  /** Applies a fault to the next request whose first line contains the text. Faults apply in the order of the calls. */
  inject(on: string, fault: TcpFault): void;
  close(): Promise<void>;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Changes the headers of a response. The connection closes after it, so that each request gets its own fault. */
function changeHead(head: string, fault: TcpFault | undefined): string {
  const [status = '', ...lines] = head.split('\r\n');
  const dropped =
    fault?.do === 'no-length' || fault?.do === 'wrong-length'
      ? /^(connection|keep-alive|content-length):/i
      : /^(connection|keep-alive):/i;
  const kept = lines.filter((line) => !dropped.test(line));
  const length = fault?.do === 'wrong-length' ? [`content-length: ${fault.length}`] : [];
  return [status, ...kept, ...length, 'connection: close'].join('\r\n');
}

/** Applies a fault to a response, chunk by chunk. Holds the headers until they are complete. */
class ResponseFilter {
  readonly #fault: TcpFault | undefined;
  #head: Buffer | undefined = Buffer.alloc(0);
  #left: number;

  constructor(fault: TcpFault | undefined) {
    this.#fault = fault;
    this.#left = fault?.do === 'cut' || fault?.do === 'stall' ? fault.at : Infinity;
  }

  get isFull(): boolean {
    return this.#left <= 0;
  }

  push(chunk: Buffer): Buffer {
    if (this.#head === undefined) return this.#limit(chunk);
    this.#head = Buffer.concat([this.#head, chunk]);
    const end = this.#head.indexOf(HEAD_END);
    if (end < 0) return Buffer.alloc(0);
    const head = Buffer.from(changeHead(this.#head.subarray(0, end).toString('latin1'), this.#fault), 'latin1');
    const body = this.#head.subarray(end + HEAD_END.length);
    this.#head = undefined;
    const start = this.#limit(Buffer.concat([head, HEAD_END]));
    if (this.#fault?.do === 'no-length') this.#left = this.#fault.cutAt ?? Infinity;
    return Buffer.concat([start, this.#limit(body)]);
  }

  #limit(chunk: Buffer): Buffer {
    const taken = chunk.subarray(0, Math.max(0, Math.min(chunk.length, this.#left)));
    this.#left -= taken.length;
    return taken;
  }
}

/** Writes a part of the bytes every 100 ms. */
function trickle(client: Socket, bytesPerSecond: number): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0);
  let due = 0;
  const timer = setInterval(() => {
    due += bytesPerSecond / 10;
    const now = waiting.subarray(0, Math.floor(due));
    due = waiting.length === 0 ? 0 : due - now.length;
    waiting = waiting.subarray(now.length);
    if (now.length > 0) client.write(now);
  }, 100);
  client.once('close', () => {
    clearInterval(timer);
  });
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
  };
}

interface Exchange {
  readonly request: Buffer;
  readonly target: URL;
  readonly fault: TcpFault | undefined;
}

function forward(client: Socket, { request, target, fault }: Exchange): Socket {
  const server = connect(Number(target.port), target.hostname);
  const filter = new ResponseFilter(fault);
  const write =
    fault?.do === 'trickle' ? trickle(client, fault.bytesPerSecond) : (chunk: Buffer) => client.write(chunk);
  server.write(request);
  client.on('data', (chunk: Buffer) => server.write(chunk));
  server.on('data', (chunk: Buffer) => {
    if (fault?.do === 'reset') {
      client.resetAndDestroy();
      server.destroy();
      return;
    }
    write(filter.push(chunk));
    if (filter.isFull && fault?.do !== 'stall') client.end();
  });
  server.on('end', () => {
    if (fault?.do !== 'stall' && fault?.do !== 'trickle') client.end();
  });
  return server;
}

/** Makes the server close the connection after the response. */
function withConnectionClose(request: Buffer): Buffer {
  return Buffer.from(request.toString('latin1').replace(/\r\nconnection: [^\r]*/i, '\r\nconnection: close'), 'latin1');
}

/** Starts a proxy in front of a local server. */
export async function startFaultProxy(targetUrl: string): Promise<FaultProxy> {
  const target = new URL(targetUrl);
  const requests: string[] = [];
  const pending: { readonly on: string; readonly fault: TcpFault }[] = [];
  const sockets = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    client.once('data', (request: Buffer) => {
      const line = request.toString('latin1').split('\r\n')[0] ?? '';
      requests.push(line.split('?')[0] ?? '');
      const found = pending.findIndex(({ on }) => line.includes(on));
      const fault = found < 0 ? undefined : pending.splice(found, 1)[0]?.fault;
      if (fault?.do === 'reset' && fault.when === 'before') client.resetAndDestroy();
      else track(forward(client, { request: withConnectionClose(request), target, fault }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    inject: (on, fault) => {
      pending.push({ on, fault });
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}
