import type { Server } from 'node:http';

const CLOSE_IDLE_INTERVAL_MS = 50;

/** Stops listening and waits for the requests under way; what is still open after `finishLimitMs` is cut. */
export async function stopServer(server: Server, finishLimitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // close() ends the connections that are idle now; one that answers meanwhile becomes idle later.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), finishLimitMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
