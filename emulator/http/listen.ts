import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

export interface RunningServer {
  /** Such as `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Stops listening and closes all connections. */
  readonly close: () => Promise<void>;
}

/**
 * Listens on 127.0.0.1.
 *
 * @param port - 0 for a free port
 * @param tls - key and certificate in PEM; undefined for plain HTTP
 * @throws when the port is in use or the certificate is invalid
 */
export async function listen(
  handler: (req: IncomingMessage, res: ServerResponse) => void,
  port: number,
  tls: { readonly key: string; readonly cert: string } | undefined,
): Promise<RunningServer> {
  const server = tls === undefined ? createServer(handler) : createTlsServer({ key: tls.key, cert: tls.cert }, handler);
  // Raw responses bypass node:http, so it does not know all open connections.
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Clients may reset the connection.
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
