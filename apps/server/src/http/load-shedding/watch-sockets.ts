import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Each open connection takes some 20 KB, and up to 16 KiB of a head that is under way. */
const BYTES_OF_CONNECTION = 64 * 1024;
const SHARE_OF_MEMORY = 1 / 8;
const LEAST = 1000;
const MOST = 20_000;
/** Above this share, idle connections are closed, so that there is always room for active clients. */
const CROWDED = 0.8;
const LOOK_MS = 1000;

export type SocketLimits = {
  mostConnections: number;
  /** Time to read an answer. */
  readingLimitMs: number;
};

/** Bounds the connections of a server, and closes those whose clients do not read their responses. */
export function watchSockets(server: Server, { mostConnections, readingLimitMs }: SocketLimits): void {
  /** Since when each has unread data; 0: it has none. */
  const unreadSince = new Map<Socket, number>();
  let isCrowded = false;
  server.on('connection', (socket: Socket) => {
    if (unreadSince.size >= mostConnections) return void socket.destroy();
    unreadSince.set(socket, 0);
    socket.once('close', () => unreadSince.delete(socket));
    if (isCrowded || unreadSince.size <= mostConnections * CROWDED) return;
    isCrowded = true; // until the next look
    server.closeIdleConnections();
  });
  const look = setInterval(
    () => {
      isCrowded = false;
      const now = performance.now();
      for (const [socket, since] of unreadSince) {
        if (socket.writableLength === 0) unreadSince.set(socket, 0);
        else if (since === 0) unreadSince.set(socket, now);
        else if (now - since > readingLimitMs) socket.destroy();
      }
    },
    Math.min(LOOK_MS, readingLimitMs),
  ).unref();
  server.once('close', () => clearInterval(look));
}

export function connectionsFor(memoryBytes: number): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, (memoryBytes * SHARE_OF_MEMORY) / BYTES_OF_CONNECTION)));
}
