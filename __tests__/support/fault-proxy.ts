import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What happens to one connection, below HTTP: the bytes of the answer are counted from its status line on. */
export type TcpFault =
  /** Resets the connection; before: the server never hears of the request, after: it has answered, and nobody hears it. */
  | { readonly do: 'reset'; readonly when: 'before' | 'after' }
  /** Ends the connection after so many bytes of the answer, as if that were all. */
  | { readonly do: 'cut'; readonly at: number }
  /** Passes so many bytes of the answer, then nothing more, and keeps the connection open. */
  | { readonly do: 'stall'; readonly at: number }
  /** Passes the answer at this rate, its head included. */
  | { readonly do: 'trickle'; readonly bytesPerSecond: number }
  /** Says another length than the answer has, and passes all of it. */
  | { readonly do: 'wrong-length'; readonly length: number }
  /** Takes the length away: the connection's end is the answer's end, which may come after so many bytes of the body. */
  | { readonly do: 'no-length'; readonly cutAt?: number };

/** A proxy between the action and one server, which it is not told of. */
export interface FaultProxy {
  readonly url: string;
  /** The first line of every request that arrived, on a connection of its own each. */
  readonly requests: readonly string[];
  /** Does this to the next request whose first line contains the text; in the order of the calls. */
  inject(on: string, fault: TcpFault): void;
  close(): Promise<void>;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Changes an answer's head; one request a connection makes each fault hit the request that it is meant for. */
function changedHead(head: string, fault: TcpFault | undefined): string {
  const [status = '', ...lines] = head.split('\r\n');
  const dropped =
    fault?.do === 'no-length' || fault?.do === 'wrong-length'
      ? /^(connection|keep-alive|content-length):/i
      : /^(connection|keep-alive):/i;
  const kept = lines.filter((line) => !dropped.test(line));
  const length = fault?.do === 'wrong-length' ? [`content-length: ${fault.length}`] : [];
  return [status, ...kept, ...length, 'connection: close'].join('\r\n');
}

/** The answer as the fault leaves it, piece by piece; holds back the head until it is whole. */
class AnswerFilter {
  readonly #fault: TcpFault | undefined;
  #head: Buffer | undefined = Buffer.alloc(0);
  #left: number;

  constructor(fault: TcpFault | undefined) {
    this.#fault = fault;
    this.#left = fault?.do === 'cut' || fault?.do === 'stall' ? fault.at : Infinity;
  }

  /** Whether nothing more passes. */
  get isFull(): boolean {
    return this.#left <= 0;
  }

  push(piece: Buffer): Buffer {
    if (this.#head === undefined) return this.#taken(piece);
    this.#head = Buffer.concat([this.#head, piece]);
    const end = this.#head.indexOf(HEAD_END);
    if (end < 0) return Buffer.alloc(0);
    const head = Buffer.from(changedHead(this.#head.subarray(0, end).toString('latin1'), this.#fault), 'latin1');
    const body = this.#head.subarray(end + HEAD_END.length);
    this.#head = undefined;
    const start = this.#taken(Buffer.concat([head, HEAD_END]));
    if (this.#fault?.do === 'no-length') this.#left = this.#fault.cutAt ?? Infinity;
    return Buffer.concat([start, this.#taken(body)]);
  }

  #taken(piece: Buffer): Buffer {
    const taken = piece.subarray(0, Math.max(0, Math.min(piece.length, this.#left)));
    this.#left -= taken.length;
    return taken;
  }
}

/** Writes bytes one portion every tenth of a second. */
function trickle(client: Socket, bytesPerSecond: number): (piece: Buffer) => void {
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
  return (piece) => {
    waiting = Buffer.concat([waiting, piece]);
  };
}

interface Exchange {
  readonly request: Buffer;
  readonly target: URL;
  readonly fault: TcpFault | undefined;
}

function forward(client: Socket, { request, target, fault }: Exchange): Socket {
  const server = connect(Number(target.port), target.hostname);
  const filter = new AnswerFilter(fault);
  const write =
    fault?.do === 'trickle' ? trickle(client, fault.bytesPerSecond) : (piece: Buffer) => client.write(piece);
  server.write(request);
  client.on('data', (piece: Buffer) => server.write(piece));
  server.on('data', (piece: Buffer) => {
    if (fault?.do === 'reset') {
      client.resetAndDestroy();
      server.destroy();
      return;
    }
    write(filter.push(piece));
    if (filter.isFull && fault?.do !== 'stall') client.end();
  });
  server.on('end', () => {
    if (fault?.do !== 'stall' && fault?.do !== 'trickle') client.end();
  });
  return server;
}

/** Asks for one answer on each connection, so that its end is seen. */
function closing(request: Buffer): Buffer {
  return Buffer.from(request.toString('latin1').replace(/\r\nconnection: [^\r]*/i, '\r\nconnection: close'), 'latin1');
}

/** Starts a proxy in front of a server on loopback. */
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
      else track(forward(client, { request: closing(request), target, fault }));
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
