import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

const CLOSE_IDLE_INTERVAL_MS = 50;

/**
 * Stops listening and waits for the requests under way; what is still open after `finishLimitMs` is cut.
 * @param listeners the listening servers, the main one among them
 */
export async function stopServer(
  server: HttpServer,
  listeners: readonly Server[],
  finishLimitMs: number,
): Promise<void> {
  const closed = Promise.all(
    listeners.map((listener) => new Promise<void>((resolve) => listener.close(() => resolve()))),
  );
  // close() ends idle connections only; busy ones become idle later.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
  const cut = setTimeout(() => server.closeAllConnections(), finishLimitMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
