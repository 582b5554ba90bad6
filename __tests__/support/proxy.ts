import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** A local forward proxy for CONNECT requests (RFC 9110, section 9.3.6). */
export interface TestProxy {
  readonly url: string;
  /** The `host:port` and the credentials of each CONNECT request. */
  readonly tunnels: readonly { readonly target: string; readonly authorization: string | undefined }[];
  /** Refuses the next CONNECT request with this status, such as `503 Service Unavailable`. */
  refuseNext(status: string): void;
  close(): Promise<void>;
}

/** Starts a proxy. With `refuseWith`, it refuses every CONNECT request with that status. */
export async function startProxy(refuseWith?: string): Promise<TestProxy> {
  const tunnels: { target: string; authorization: string | undefined }[] = [];
  const sockets = new Set<Socket>();
  const refusals: string[] = [];
  const server: Server = createServer((_request, response) => {
    response.writeHead(501).end();
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('connect', (request, client: Socket) => {
    const target = request.url ?? '';
    tunnels.push({ target, authorization: request.headers['proxy-authorization'] });
    const refusal = refusals.shift() ?? refuseWith;
    if (refusal !== undefined) {
      client.end(`HTTP/1.1 ${refusal}\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const url = new URL(`http://${target}`);
    const upstream = connect(Number(url.port), url.hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    sockets.add(upstream);
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    tunnels,
    refuseNext: (status) => {
      refusals.push(status);
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
