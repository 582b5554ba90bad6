import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

/** A server that listens. */
export interface Listening {
  /** Like `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Closes the port and every connection at once. */
  readonly close: () => Promise<void>;
}

/**
 * Listens on 127.0.0.1.
 *
 * @param port - 0 for any free one
 * @param tls - PEM key and certificate; plain HTTP without
 * @throws when the port is taken or the certificate is unusable
 */
export async function listen(
  handler: (req: IncomingMessage, res: ServerResponse) => void,
  port: number,
  tls: { readonly key: string; readonly cert: string } | undefined,
): Promise<Listening> {
  const server = tls === undefined ? createServer(handler) : createTlsServer({ key: tls.key, cert: tls.cert }, handler);
  // Faults write past node:http, which therefore does not know of every open connection.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that resets its connection is part of the game.
    socket.on('error', () => undefined);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    origin: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${address.port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
