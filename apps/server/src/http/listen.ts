import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';

/**
 * Connections that may wait to be accepted; the system's own limit (4096 on Linux) is above Node's 511. If it is full,
 * clients retry after 1, 3, 7 and 15 seconds.
 */
const BACKLOG = 4096;
/**
 * The event loop accepts one connection a turn from each listening socket (libuv 1.45 and later). With a single socket,
 * a burst of new connections would be accepted one by one, each with its own commit; with several sockets they share a
 * commit.
 */
const SOCKETS = 16;
/** Other systems refuse to share a port, or give all connections to the last of the sockets. */
const HAS_MANY = process.platform === 'linux';

/**
 * Listens on one port with several sockets and passes all connections to the server.
 * @returns the listening servers, the main one first
 * @throws the system's error, e.g. EADDRINUSE if the port is taken
 */
export async function listen(server: HttpServer, host: string, port: number): Promise<Server[]> {
  if (!HAS_MANY) return [await listening(server, { host, port, backlog: BACKLOG })];
  const { address } = await lookup(host); // once: a name with several addresses must not resolve differently for each socket
  // With a shared port, another server of ours could bind it, too, and each would get half of the visitors.
  if (port !== 0) (await listening(createServer(), { host: address, port })).close();
  const options = { host: address, backlog: BACKLOG, reusePort: true };
  await listening(server, { ...options, port });
  const shared = (server.address() as AddressInfo).port;
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    // The socket options of Node's own HTTP server.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  const listeners = [server, ...others];
  try {
    await Promise.all(others.map((other) => listening(other, { ...options, port: shared })));
  } catch (error) {
    for (const listener of listeners) listener.close();
    throw error;
  }
  return listeners;
}

async function listening<Listener extends Server>(server: Listener, options: ListenOptions): Promise<Listener> {
  await once(server.listen(options), 'listening');
  return server;
}
