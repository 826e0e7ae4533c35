import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LoopbackServer = { origin: string; close: () => void };

/** A server on a free port of this machine. */
export async function serveOnLoopback(handle: RequestListener): Promise<LoopbackServer> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections(); // some never get an answer, on purpose
      server.close();
    },
  };
}
