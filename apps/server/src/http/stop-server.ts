import type { Server } from 'node:http';

/** Requests have this long to finish, so that all of it ends within 10 seconds. */
const FINISH_LIMIT_MS = 8000;
const CLOSE_IDLE_INTERVAL_MS = 50;

/** Stops listening and waits for the requests under way; what is still open after 8 seconds is cut. */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // close() ends the connections that are idle now; one that answers meanwhile becomes idle later.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), FINISH_LIMIT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
